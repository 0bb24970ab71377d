"""Shared deals and sets of deals, in words."""

from collections.abc import Sequence

from tonk.rules import RuleSet
from tonk.rules.cards import Seat, SpecialKind
from tonk.words import _, ngettext
from tonk.words.characters import level_name
from tonk.words.narration import labelled
from tonk.words.phrases import joined, named_amount, paragraph, signed
from tonk.words.table.dealers_choice import twist_kinds
from tonk.words.table.names import about


def seat_text(seat: Seat, dealer: Seat, seats: int) -> str:
    """Return a seat, by its number and its turn.

    Args:
        seat: The seat.
        dealer: The dealer.
        seats: The number of players.
    """
    if seat == dealer:
        return _("{n}, dealer").format(n=seat + 1)
    if seat == (dealer + 1) % seats:
        return _("{n}, plays first").format(n=seat + 1)
    return str(seat + 1)


def deal_text(rules: RuleSet, seats: int, dealer: Seat, kinds: Sequence[SpecialKind], lifted: int) -> str:
    """Describe the deal of a code, in a sentence or three.

    Args:
        rules: The rule set.
        seats: The number of players.
        dealer: The dealer.
        kinds: The special cards in play.
        lifted: The number of cards lifted off the deck when it was cut.
    """
    players = ngettext("{n} player, seat {dealer} deals.", "{n} players, seat {dealer} deals.", seats)
    twists = ""
    if rules.twists:
        # Translators: {twists} are kinds of cards, as in “Wilds and Crosses”.
        twists = _("Twists in play: {twists}.").format(twists=twist_kinds(kinds)) if kinds else _("No twists in play.")
    cut = ngettext("The deck is cut after {n} card.", "The deck is cut after {n} cards.", lifted)
    return paragraph(players.format(n=seats, dealer=dealer + 1), twists, cut.format(n=lifted) if lifted else "")


def set_text(seats: int, size: int, level: str) -> str:
    """Describe the set of a code.

    Args:
        seats: The number of players.
        size: The number of deals.
        level: The level.
    """
    deals = ngettext("A set of {n} deal.", "A set of {n} deals.", size).format(n=size)
    players = ngettext("It is for {n} player.", "It is for {n} players.", seats).format(n=seats)
    # Translators: {level} is how well the bots play, as in “Solid”.
    return paragraph(deals, players, _("Opponents: {level}.").format(level=level_name(level)))


def amount_text(won: float) -> str:
    """Return the result of a chair, in whole stakes or points: ``+7``, ``−2``, ``0``."""
    return signed(round(won))


def ahead_unit_text(*, points: bool) -> str:
    """Return the unit of the amounts."""
    return _("points ahead of the table's average") if points else _("in stakes")


def a_bot(level: str, result: str) -> str:
    """Return a bot of a level with its result: ``a sharp bot +3``."""
    # Translators: {result} is the bot's result with the same cards, as in “+3”: “a sharp bot +3”.
    phrases = {
        "novice": _("a novice bot {result}"),
        "casual": _("a casual bot {result}"),
        "solid": _("a solid bot {result}"),
        "sharp": _("a sharp bot {result}"),
        "expert": _("an expert bot {result}"),
    }
    return phrases.get(level, "{result}").format(result=result)


def deal_line(deal: int | None, made: Sequence[tuple[str, float]]) -> str:
    """Say everyone's result in a deal, or in all of them: ``Deal 3: Ana +7, Novice −2.``.

    Args:
        deal: Its number; None for the sum of all.
        made: Pairs of a name and a result.
    """
    named = _("Total") if deal is None else _("Deal {n}").format(n=deal)
    return labelled(named, joined([named_amount(name, amount_text(won)) for name, won in made]))


def compared(people: Sequence[tuple[str, float]], others: Sequence[tuple[str, float]]) -> str:
    """Compare results with those of bots: ``You finished at +7. The same cards brought a sharp bot +3.``."""
    results = [a_bot(level, amount_text(made)) for level, made in others]
    if len(people) == 1:
        # Translators: {result} has a sign, as in “You finished at +7.”.
        mine = _("You finished at {result}.").format(result=amount_text(people[0][1]))
    else:
        # Translators: {result} has a sign, as in “Ana finished at +7.”.
        made = _("{name} finished at {result}.")
        mine = paragraph(*(made.format(name=name, result=amount_text(won)) for name, won in people))
    if not results:
        return mine
    # Translators: {others} are bots and what they made, as in “a casual bot −1 and a sharp bot +3”.
    return paragraph(mine, _("The same cards brought {others}.").format(others=joined(results)))


def run_text(rules: str, people: Sequence[str], played: Sequence[int], size: int) -> str:
    """Say the progress of a set in a sentence.

    Args:
        rules: The name of the rules.
        people: The names of its players, in order.
        played: The number of deals that each of them has played.
        size: The number of deals.
    """
    if min(played) >= size:
        sentence = ngettext("{rules}: {n} deal, played by {people}.", "{rules}: {n} deals, played by {people}.", size)
        return sentence.format(rules=rules, n=size, people=joined(list(people)))
    turn = next(one for one, done in enumerate(played) if done < size)
    return about(
        people[turn],
        _("{rules}: you are on deal {n} of {size}."),
        _("{rules}: {name} is on deal {n} of {size}."),
        rules=rules,
        n=played[turn] + 1,
        size=size,
    )


def still_playing(left: int) -> str:
    """Say how many hands the bots have yet to play."""
    return ngettext("Bots still playing: {n} hand left", "Bots still playing: {n} hands left", left).format(n=left)
