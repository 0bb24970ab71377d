"""Points in words: who leads, how far it is to the target, and who has won the game."""

from collections.abc import Sequence

from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import Outcome
from tonk.rules.seats import PerSeat
from tonk.words import _, ngettext
from tonk.words.phrases import clipped, joined, money, person, points


def standing_text(outcome: Outcome, names: Sequence[str], target: int | None) -> str:
    """Say where the game stands after a round in which points were scored, in a sentence or two.

    Args:
        outcome: The outcome of the hand.
        names: The players' names, by seat.
        target: The points that win the game; None for none.
    """
    score = outcome.score or ()
    most = max(score, default=0)
    if outcome.champion is not None:
        sentence = _("{name} has {points} and wins the game.")
        return clipped(sentence.format(name=person(names[outcome.champion]), points=points(score[outcome.champion])))
    if not most:
        return _("Nobody has scored yet.")
    leaders = [person(names[seat]) for seat, have in by_seat(score) if have == most]
    if target is not None and most >= target:
        sentence = _("{names} have reached {target} together with {n}: another round decides.")
        return clipped(sentence.format(names=joined(leaders), target=money(target), n=money(most)))
    sentence = ngettext("{names} leads with {points}.", "{names} lead with {points}.", len(leaders))
    told = sentence.format(names=joined(leaders), points=points(most))
    if target is not None:
        told += " " + ngettext("{n} point to go.", "{n} points to go.", target - most).format(n=money(target - most))
    return clipped(told)


def leader_text(names: Sequence[str], score: PerSeat[int], champion: Seat | None) -> str:
    """Say who has won the game, or who leads it, in a few words.

    Args:
        names: The players' names, by seat.
        score: The points of each seat before.
        champion: The seat that has won the game; None while none has.
    """
    if champion is not None:
        return clipped(_("{name} has won the game").format(name=person(names[champion])))
    leaders = [person(name) for name, have in zip(names, score, strict=True) if have == max(score)]
    if len(leaders) == len(names):
        return _("All have {points}").format(points=points(max(score)))
    return clipped(ngettext("{names} leads", "{names} lead", len(leaders)).format(names=joined(leaders)))
