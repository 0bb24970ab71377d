"""The replay of a hand in words, except for those that the log has."""

from collections.abc import Sequence

from tonk.rules.actions import Action, Pass
from tonk.rules.cards import Seat
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import clipped, decimal, dotted, measured_lives, measured_stakes, person, points
from tonk.words.table.names import TableNames, about


def dealt_line(names: TableNames, dealer: Seat) -> str:
    """Say how a hand begins."""
    return clipped(names.one(dealer, _("You deal"), _("{name} deals")))


def set_up_line(stock: int) -> str:
    """Say how a set-up hand begins."""
    return ngettext(
        "The hand starts here, with {n} card in the stock", "The hand starts here, with {n} cards in the stock", stock
    ).format(n=stock)


def silent_line(names: TableNames, seat: Seat, action: Action) -> str:
    """Say what nobody else could see: a player chose the deck although a Cross was possible, or declined it.

    Args:
        names: The players.
        seat: The player.
        action: What the player did.
    """
    if isinstance(action, Pass):
        return clipped(names.one(seat, _("You play no Cross"), _("{name} plays no Cross")))
    return clipped(names.one(seat, _("You are about to draw"), _("{name} is about to draw")))


def step_text(step: int, steps: int) -> str:
    """Return the number of the replay's step."""
    return _("Step {step} of {steps}").format(step=step, steps=steps)


def hand_text(rules_name: str, players: int, stake: int | None, played: str, ending: str) -> str:
    """Describe a hand in one line, as far as it is known: rules, players, stake, date, ending.

    Args:
        rules_name: The name of the rules.
        players: The number of players.
        stake: The stake; None for points.
        played: Its date, in words.
        ending: Its ending, in words.
    """
    parts = [rules_name, ngettext("{n} player", "{n} players", players).format(n=players)]
    if stake is not None:
        # Translators: how much a stake is worth, among other facts about a hand, as in “stake 5”.
        parts.append(_("stake {stake}").format(stake=stake))
    return dotted((*parts, played, ending or _("not finished")))


def not_opened(name: str, why: str) -> str:
    """Say why something can't be opened; the name of a file may be empty."""
    if not name:
        return clipped(_("That can't be opened as a hand: {why}.").format(why=why))
    return clipped(_("{name} can't be opened: {why}.").format(name=person(name), why=why))


def row_text(number: int, seats: Sequence[str]) -> str:
    """Describe a record in a list of several."""
    names = pgettext("between items of a list", ", ").join(person(name) for name in seats)
    return clipped(_("{number}. {names}").format(number=number, names=names))


def turning_legend(count: int) -> str:
    """Say what the sign of a turning point means, and how many there are."""
    return ngettext("{n} turning point", "{n} turning points", count).format(n=count)


def turning_line(name: str, change: float, rules: RuleSet, *, own: bool) -> str:
    """Describe a turning point: the cost of one of the player's moves, or the change in the hand's value by then.

    Args:
        name: The player's name.
        change: The loss or gain.
        rules: The rules that were played.
        own: True for a move by the player who is looking.
    """
    size = abs(change)
    much = points(round(size)) if rules.scores_points else measured_stakes(size, decimal(size))
    if rules.starting_points:
        much = measured_lives(size, decimal(size))
    # Translators: {loss} is an amount with its word, as in “12 points” or “1.4 stakes”.
    if own:
        sentences = _("turning point: it cost you {loss}"), _("turning point: it cost {name} {loss}")
    elif change > 0:
        sentences = _("turning point: {loss} better for you"), _("turning point: {loss} better for {name}")
    else:
        sentences = _("turning point: {loss} worse for you"), _("turning point: {loss} worse for {name}")
    return clipped(about(name, *sentences, loss=much))
