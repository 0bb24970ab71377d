"""Reasons for and against a move at thirty-one: counts by suit, cards that would raise them, and risky knocks."""

from collections.abc import Iterator
from typing import Final

from tonk.coaching import reason_kinds as kinds
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.guests import guest_facts as facts
from tonk.coaching.reason_kinds import Reason
from tonk.rules import Discard, Draw, Knock, Take, View
from tonk.rules.cards import Card, CardSet, cards_in
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT
from tonk.rules.imagining import unseen_by

_TEMPTING: Final = 0.5
"""The highest probability of losing a life at which a knock still looks tempting, so that the coach explains
waiting.
"""
_HOPES: Final = (kinds.SUIT_OUTS, kinds.SUIT_IDLE_TOP, kinds.SUIT_TAKE_HOPES, kinds.SUIT_PLAYS_OUT)
"""Reasons for playing on that say less than how badly a knock would do."""


def reasons(view: View, worth: Worth) -> Iterator[Reason]:
    """Yield every reason about a move, the most important first, and at least one."""
    match worth.action:
        case Draw():
            yield from _of_draw(view)
        case Take():
            yield from _of_take(view)
        case Knock():
            yield Reason(kinds.SUIT_KNOCK, total=view.total, chance=1 - worth.wins)
        case Discard(card):
            yield from _of_discard(view, card, worth)
        case _:
            return  # other moves are not made at this table
    yield Reason(kinds.SUIT_PLAYS_OUT, count=round(100 * worth.wins))


def _of_draw(view: View) -> Iterator[Reason]:
    raising, unseen = facts.raising(view, view.hand).bit_count(), unseen_by(view).bit_count()
    if facts.is_last_turn(view):
        yield Reason(kinds.SUIT_LAST_OUTS, count=raising, of=unseen, total=view.total)
    elif raising:
        top = view.discards[-1] if view.discards else None
        if top is not None and facts.count(view, _best_with(view, top)) <= view.total:
            yield Reason(kinds.SUIT_IDLE_TOP, card=top, count=raising, of=unseen, total=view.total)
        yield Reason(kinds.SUIT_OUTS, count=raising, of=unseen, total=view.total)


def _of_take(view: View) -> Iterator[Reason]:
    card = view.discards[-1]
    kept = _best_with(view, card)
    total = facts.count(view, kept)
    if total == ALL_IN_ONE_SUIT:
        yield Reason(kinds.SUIT_TAKE_31, card=card)
    elif total > view.total:
        yield Reason(kinds.SUIT_TAKE, card=card, cards=facts.counting(view, kept), total=total, points=view.total)
    raising, without = facts.raising(view, kept).bit_count(), facts.raising(view, view.hand).bit_count()
    if raising > without and total == view.total and not facts.is_last_turn(view):
        yield Reason(kinds.SUIT_TAKE_HOPES, card=card, count=raising, of=without)
    if total <= view.total:
        yield Reason(kinds.SUIT_TAKE_IDLE, card=card, total=view.total)


def _best_with(view: View, card: Card) -> CardSet:
    """Return the best three cards with a taken card, which must be kept."""
    return facts.best_kept(view, view.hand | 1 << card, 1 << card)


def _of_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    total, kept = facts.left_by(view, Discard(card)), view.hand & ~(1 << card)
    if total == ALL_IN_ONE_SUIT:
        yield Reason(kinds.SUIT_SHOWS_31, card=card)
    others = [other for other in cards_in(view.hand) if other not in (card, view.took)]
    better = max(others, key=lambda other: facts.left_by(view, Discard(other)))
    more = facts.left_by(view, Discard(better)) - total
    if more > 0:
        yield Reason(kinds.SUIT_LOWERS, card=better, points=more, total=total)
    seat = facts.next_to_play(view)
    taken = facts.suit_taken(view, card)
    if taken:
        yield Reason(kinds.SUIT_FEEDS, card=card, cards=taken, seat=seat)
    if worth.taken is not None and worth.taken >= kinds.LIKELY:
        yield Reason(kinds.TAKEN, card=card, seat=seat, chance=worth.taken)
    if not facts.is_last_turn(view):
        raising = facts.raising(view, kept).bit_count()
        yield from _outs_given_up(view, others, total, raising)
        if raising:
            unseen = unseen_by(view).bit_count()
            yield Reason(kinds.SUIT_KEEPS_HOPES, card=card, count=raising, of=unseen, total=total)
    yield Reason(kinds.SUIT_KEEPS, card=card, cards=facts.counting(view, kept), total=total)


def _outs_given_up(view: View, others: list[Card], total: int, raising: int) -> Iterator[Reason]:
    """Yield the discard that leaves the same count and more outs, if there is one."""
    for other in others:
        kept = view.hand & ~(1 << other)
        if facts.count(view, kept) == total and (more := facts.raising(view, kept).bit_count() - raising) > 0:
            yield Reason(kinds.SUIT_GIVES_UP, card=other, count=more)
            return


def missed(view: View, worth: Worth, advice: Advice) -> Reason | None:
    """Return what a better move would have done; None if there is nothing telling.

    Args:
        view: The view of the seat to act.
        worth: A move worse than the best.
        advice: The coach's advice on the view.
    """
    best = advice.best
    match best.action, worth.action:
        case Knock(), Draw() | Take():
            return Reason(kinds.SUIT_COULD_KNOCK, total=view.total, chance=1 - best.wins)
        case Take(), Draw():
            card = view.discards[-1]
            total = facts.count(view, _best_with(view, card))
            if total == ALL_IN_ONE_SUIT:
                return Reason(kinds.SUIT_COULD_31)
            return Reason(kinds.SUIT_COULD_TAKE, card=card, total=total) if total > view.total else None
        case Discard(card), Discard() if facts.left_by(view, Discard(card)) == ALL_IN_ONE_SUIT:
            return Reason(kinds.SUIT_COULD_31)
    return None


def instead(view: View, worth: Worth, advice: Advice, given: Reason) -> Reason | None:  # noqa: ARG001 - any such move
    """Return how often a tempting knock would cost a life; None if a knock is the best move or doesn't tempt.

    Args:
        view: The view of the seat to act.
        worth: A move as good as the best.
        advice: The coach's advice on the view.
        given: The reason found for it.
    """
    knock = advice.worth_of(Knock(None))
    if knock is None or given.kind not in _HOPES or advice.best.value - knock.value <= knock.error:
        return None
    chance = 1 - knock.wins
    return Reason(kinds.SUIT_KNOCK_NOW, total=view.total, chance=chance) if chance <= _TEMPTING else None


def played_out(worth: Worth, advice: Advice) -> Reason:
    """Return how often a move keeps all lives when it is played out."""
    return Reason(kinds.SUIT_LOSES_MORE, count=round(100 * worth.wins), of=round(100 * advice.best.wins))
