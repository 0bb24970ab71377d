"""Points in words: the leader, the distance to the target, and the winner of the game."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import Outcome
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, joined, money, named_amount, paragraph, person, points, signed
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import round_ending_name


def standing_text(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say how the game stands after a round for points, in a sentence or two.

    Args:
        outcome: The outcome of the hand.
        names: The players.
        rules: The rule set.
    """
    if rules.has_lives:
        return _lives_text(outcome, names)
    score, target = outcome.score or (), rules.target
    most = max(score, default=0)
    champion = outcome.champion
    if champion is not None:
        sentences = _("You have {points} and win the match."), _("{name} has {points} and wins the match.")
        return clipped(names.one(champion, *sentences, points=points(score[champion])))
    if not most:
        return _("Nobody has scored yet.")
    leaders = [seat for seat, have in by_seat(score) if have == most]
    if target is not None and most >= target:
        # Translators: several players have reached the target with the same score.
        with_you, without = (
            _("You and {names} are tied at {n}. Play another round."),
            _("{names} are tied at {n}. Play another round."),
        )
        return clipped(names.some(leaders, without, with_you, without, n=money(most)))
    told_of = names.some(
        leaders,
        _("You lead with {points}."),
        _("You and {names} lead with {points}."),
        ngettext("{names} leads with {points}.", "{names} lead with {points}.", len(leaders)),
        points=points(most),
    )
    if target is None:
        return clipped(told_of)
    left = ngettext("{n} point to go.", "{n} points to go.", target - most).format(n=money(target - most))
    return clipped(paragraph(told_of, left))


def _lives_text(outcome: Outcome, names: TableNames) -> str:
    """Say who is out, or on a free ride, after a hand of thirty-one."""
    if outcome.champion is not None:
        return names.one(
            outcome.champion,
            _("You are the last player left, and win the match."),
            _("{name} is the last player left, and wins the match."),
        )
    now = [(seat, lives) for seat, lives in by_seat(outcome.score or ()) if outcome.net[seat] < 0]
    out, riding = [seat for seat, lives in now if lives < 0], [seat for seat, lives in now if lives == 0]
    sentences = []
    if out:
        sentences.append(
            names.some(
                out,
                _("You are out."),
                _("You and {names} are out."),
                ngettext("{names} is out.", "{names} are out.", len(out)),
            )
        )
    if riding:
        sentences.append(
            names.some(
                riding,
                _("You keep playing with no lives left: a free ride."),
                _("You and {names} keep playing with no lives left: a free ride."),
                ngettext(
                    "{names} keeps playing with no lives left: a free ride.",
                    "{names} keep playing with no lives left: a free ride.",
                    len(riding),
                ),
            )
        )
    return clipped(paragraph(*sentences))


def went_to(scorer: Seat, names: TableNames, count: int) -> str:
    """Say who scored a player's cards.

    Args:
        scorer: The player who scored them.
        names: The players.
        count: The points.
    """
    return names.one(scorer, _("You score {n}"), _("{name} scores {n}"), n=money(count))


def hand_total(count: str) -> str:
    """Return the count of a hand that was compared."""
    # Translators: beside the cards left in a hand: their count, as in “hand of 12”. They may score something else.
    return _("hand of {n}").format(n=count)


class ScoreHeads(NamedTuple):
    """The headings above the columns of a round's points, and the words for empty places.

    Attributes:
        laid: Above the spreads.
        held: Above the cards in hand.
        counted: The name of the figure beside these, for speech.
        gained: Above the gain of the hand.
        total: Above the new total.
        nothing_laid: In place of spreads.
        nothing_held: In place of cards.
    """

    laid: str
    held: str
    counted: str
    gained: str
    total: str
    nothing_laid: str
    nothing_held: str


def score_heads(rules: RuleSet) -> ScoreHeads:
    """Return the headings of the columns of points at the end of a hand."""
    match rules.traits.hand_counts:
        case "points":
            return ScoreHeads(
                _("Laid and hit"),
                _("In hand at the end"),
                _("Hand"),
                _("This round"),
                _("Total"),
                _("nothing laid"),
                _("no cards left"),
            )
        case "deadwood":
            return ScoreHeads(
                _("Spreads"),
                _("Deadwood"),
                _("Deadwood"),
                _("This hand"),
                _("Total"),
                _("no spread"),
                _("no deadwood"),
            )
        case "suit":
            return ScoreHeads("", _("Hand"), _("Count"), _("This hand"), _("Lives"), "", _("out"))
        case _:
            assert_never(rules.traits.hand_counts)


def leader_text(names: TableNames, score: PerSeat[int], champion: Seat | None, *, lives: bool = False) -> str:
    """Say in a few words who has won the game, or who leads.

    Args:
        names: The players.
        score: The points of each seat.
        champion: The seat that has won the game; None while it goes on.
        lives: True if these are lives.
    """
    if champion is not None:
        return clipped(names.one(champion, _("You have won the match"), _("{name} has won the match")))
    leaders = [seat for seat, have in by_seat(score) if have == max(score)]
    if len(leaders) == len(names):
        if lives:
            n = max(score)
            return ngettext("Everyone has {n} life", "Everyone has {n} lives", n).format(n=money(n))
        return _("Everyone has {points}").format(points=points(max(score)))
    return clipped(
        names.some(
            leaders,
            _("You lead"),
            _("You and {names} lead"),
            ngettext("{names} leads", "{names} lead", len(leaders)),
        )
    )


def round_line(number: int, ending: str, made: Sequence[tuple[str, int, int]]) -> str:
    """Say how a round ended and everyone's total: ``Round 3, Going out: Ana 75 and Bo 165 (+75).``.

    Args:
        number: Its number.
        ending: Its ending, as in records.
        made: Triples of a name, a total, and the gain in that round.
    """
    scores = [
        named_amount(person(name), f"{money(after)} ({signed(gained)})" if gained else money(after))
        for name, after, gained in made
    ]
    # Translators: a line of the score sheet read aloud: “Round 3, Going out: Ana 75 and Bo 165 (+75)”.
    sentence = _("Round {n}, {ending}: {scores}")
    return sentence.format(n=number, ending=round_ending_name(ending), scores=joined(scores))
