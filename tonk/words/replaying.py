"""The replay of a hand in words, where the log of play has none."""

from collections.abc import Sequence

from tonk.rules.actions import Action, Pass
from tonk.rules.cards import Seat
from tonk.words import _, ngettext
from tonk.words.phrases import card_count, clipped, decimal, person
from tonk.words.table.names import TableNames, about


def dealt_line(names: TableNames, dealer: Seat) -> str:
    """Say how a hand begins."""
    return clipped(names.one(dealer, _("You deal"), _("{name} deals")))


def set_up_line(stock: int) -> str:
    """Say how a hand begins that was set up in its midst."""
    return _("The hand starts here, with {cards} in the stock").format(cards=card_count(stock))


def silent_line(names: TableNames, seat: Seat, action: Action) -> str:
    """Say what nobody else could see: a player chose the deck while a Cross could be played, or let it be.

    Args:
        names: The players.
        seat: The player.
        action: What the player did.
    """
    if isinstance(action, Pass):
        return clipped(names.one(seat, _("You play no Cross"), _("{name} plays no Cross")))
    return clipped(names.one(seat, _("You go to the stock"), _("{name} goes to the stock")))


def step_text(step: int, steps: int) -> str:
    """Say where the replay stands."""
    return _("Step {step} of {steps}").format(step=step, steps=steps)


def hand_text(rules_name: str, players: int, stake: int | None, played: str, ending: str) -> str:
    """Describe a hand in one line, as far as it is known: rules, players, stake, date, ending.

    Args:
        rules_name: The name of the rules.
        players: The number of players.
        stake: The stake; None where points are scored.
        played: When it was played, in words.
        ending: How it ended, in words.
    """
    parts = [rules_name, ngettext("{n} player", "{n} players", players).format(n=players)]
    if stake is not None:
        parts.append(_("stake {stake}").format(stake=stake))
    return "  ·  ".join(part for part in (*parts, played, ending or _("not finished")) if part)


def not_opened(name: str, why: str) -> str:
    """Say why something can't be opened; the name of a file may be empty."""
    if not name:
        return clipped(_("That can't be opened as a hand: {why}.").format(why=why))
    return clipped(_("{name} can't be opened: {why}.").format(name=person(name), why=why))


def row_text(number: int, seats: Sequence[str]) -> str:
    """A record in a list of several."""
    return clipped(_("{number}. {names}").format(number=number, names=", ".join(person(name) for name in seats)))


def turning_legend(count: int) -> str:
    """Say what the sign of a turning point means, and how many there are."""
    return ngettext("{n} turning point", "{n} turning points", count).format(n=count)


def turning_line(name: str, change: float, *, own: bool, scored: bool) -> str:
    """A turning point: what one of the player's moves cost, or how much more or less the hand was worth by then.

    Args:
        name: The player's name.
        change: How much was lost or gained.
        own: True for the own move of the player who looks.
        scored: True where points are scored.
    """
    much = decimal(abs(change), 0 if scored else 1)
    if own:
        points = _("turning point: it cost you {n} points"), _("turning point: it cost {name} {n} points")
        stakes = _("turning point: it cost you {n} stakes"), _("turning point: it cost {name} {n} stakes")
    elif change > 0:
        points = _("turning point: {n} points better for you"), _("turning point: {n} points better for {name}")
        stakes = _("turning point: {n} stakes better for you"), _("turning point: {n} stakes better for {name}")
    else:
        points = _("turning point: {n} points worse for you"), _("turning point: {n} points worse for {name}")
        stakes = _("turning point: {n} stakes worse for you"), _("turning point: {n} stakes worse for {name}")
    return clipped(about(name, *(points if scored else stakes), n=much))
