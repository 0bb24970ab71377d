"""Reasons for and against a move at gin and knock rummy: deadwood, outs, feeding the next player, and risky knocks."""

from collections.abc import Iterator
from typing import Final

from tonk.coaching import reason_kinds as kinds
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.guests import guest_facts as facts
from tonk.coaching.reason_kinds import Reason
from tonk.rules import Discard, Draw, Knock, Pass, Take, View
from tonk.rules.cards import Card, CardSet, cards_in
from tonk.rules.guests.deadwood import CARD_POINTS, deadwood_of
from tonk.rules.imagining import unseen_by

_WORTH_SAYING: Final = 3
"""The least reduction of deadwood worth mentioning when a taken card makes no spread."""
_TEMPTING: Final = 0.6
"""The highest probability of failure at which a knock still looks tempting, so that the coach says why another move is
better.
"""

_MANY: Final = 2
"""Outs to a knock are mentioned if at least one in this many helpful cards is one."""


def reasons(view: View, worth: Worth) -> Iterator[Reason]:
    """Yield every reason about a move, the most important first, and at least one."""
    match worth.action:
        case Draw() | Pass():
            yield from _of_draw(view)
        case Take():
            yield from _of_take(view)
        case Discard(card):
            yield from _of_discard(view, card, worth)
        case Knock():
            yield from _of_knock(view, worth.action, worth)
        case _:
            return  # other moves are Tonk's
    yield Reason(kinds.PLAYS_OUT, count=round(100 * worth.wins))


def _of_draw(view: View) -> Iterator[Reason]:
    unseen, ceiling = unseen_by(view).bit_count(), facts.knock_ceiling(view)
    top = view.discards[-1] if view.discards else None
    if ceiling is not None and view.total <= ceiling:
        gin = facts.enabling(view, view.hand, 0)
        if gin:
            yield _counted(kinds.GIN_OUTS, view, gin)
    helping = facts.helping(view, view.hand).bit_count()
    if top is not None and facts.is_loose(view.hand, top):
        if helping:
            yield Reason(kinds.IDLE_UPCARD_OUTS, card=top, count=helping, of=unseen)
        yield Reason(kinds.IDLE_UPCARD, card=top)
    if ceiling and view.total > ceiling:
        knocking = facts.enabling(view, view.hand, ceiling)
        if _MANY * knocking.bit_count() >= helping > 0:
            yield _counted(kinds.KNOCK_OUTS, view, knocking)
    if helping:
        yield Reason(kinds.HELPING, count=helping, of=unseen)
    yield Reason(kinds.NEW_CARD)


def _counted(kind: kinds.GuestKind, view: View, cards: CardSet) -> Reason:
    """Return a reason about these unseen cards and their number."""
    return Reason(kind, cards=cards, count=cards.bit_count(), of=unseen_by(view).bit_count())


def _of_take(view: View) -> Iterator[Reason]:
    card, hand, ceiling = view.discards[-1], view.hand, facts.knock_ceiling(view)
    fuller = hand | 1 << card
    left = facts.least_left(fuller, 1 << card)
    spread = facts.spread_of(fuller, card)
    if not left:
        yield Reason(kinds.TAKE_GIN, card=card, cards=spread)
    if spread and ceiling and left <= ceiling < view.total:
        yield Reason(kinds.TAKE_TO_KNOCK, card=card, cards=spread, total=left)
    if spread and left < view.total:
        yield Reason(kinds.TAKE_SPREAD, card=card, cards=spread, total=left)
    discard = _discard_after_take(view, card)
    helping, without = facts.helping(view, fuller & ~(1 << discard)), facts.helping(view, hand)
    if helping.bit_count() > without.bit_count():
        yield Reason(kinds.TAKE_HELPING, card=card, count=helping.bit_count(), of=without.bit_count())
    if not spread and view.total - left >= _WORTH_SAYING:
        yield Reason(kinds.TAKE_LESS, card=discard, points=view.total - left, total=left)
    if not spread:
        yield Reason(kinds.TAKE_NOTHING, card=card)


def _discard_after_take(view: View, taken: Card) -> Card:
    """Return the discard that leaves the least deadwood after a take."""
    fuller = view.hand | 1 << taken
    return min(cards_in(view.hand), key=lambda card: (deadwood_of(fuller & ~(1 << card)), -CARD_POINTS[card]))


def _of_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    total, bit = facts.left_by(view, Discard(card)), 1 << card
    broken = facts.broken_by(view.hand, card)
    if broken:
        yield Reason(kinds.BREAKS, card=card, cards=broken)
    seat = facts.next_to_play(view)
    near, completes = facts.seen_taken(view, card)
    if near:
        yield Reason(kinds.COMPLETES if completes else kinds.FEEDS, card=card, cards=near, seat=seat)
    if worth.taken is not None and worth.taken >= kinds.LIKELY:
        yield Reason(kinds.TAKEN, card=card, seat=seat, chance=worth.taken)
    before, after = facts.helping(view, view.hand), facts.helping(view, view.hand & ~bit)
    lost = before & ~after
    if lost:
        yield Reason(kinds.GIVES_UP_HELPING, card=card, cards=lost, count=lost.bit_count())
    better = facts.better_discard(view, card)
    if better is not None:
        more = total - facts.left_by(view, Discard(better))
        yield Reason(kinds.MORE_DEADWOOD, card=better, points=more, total=total)
    if facts.is_useless_to_next(view, card):
        yield Reason(kinds.USELESS_TO_NEXT, card=card, seat=seat)
    if facts.is_loose(view.hand, card):
        yield Reason(kinds.LOOSE, card=card, points=CARD_POINTS[card], total=total)
    if after:
        unseen = unseen_by(view).bit_count()
        yield Reason(kinds.LEAVES_HELPING, card=card, count=after.bit_count(), of=unseen, total=total)
    yield Reason(kinds.LEAVES_DEADWOOD, card=card, total=total)


def _of_knock(view: View, action: Knock, worth: Worth) -> Iterator[Reason]:
    left = facts.left_by(view, action)
    best = _best_knock(view)
    if left > facts.left_by(view, best):
        more = left - facts.left_by(view, best)
        yield Reason(kinds.KNOCK_LEAVES_MORE, card=best.card, points=more, total=left)
    if left:
        yield Reason(_by_game(view, kinds.UNDERCUT, kinds.BEATEN), total=left, chance=1 - worth.wins)
    elif action.card is None:
        yield Reason(kinds.BIG_GIN)
    else:
        yield Reason(_by_game(view, kinds.GIN, kinds.RUM))


def missed(view: View, worth: Worth, advice: Advice) -> Reason | None:
    """Return what a better move would have done; None if there is nothing telling.

    Args:
        view: The view of the seat to act.
        worth: A move worse than the best.
        advice: The coach's advice on the view.
    """
    best = advice.best
    match best.action, worth.action:
        case Knock(), Discard():
            left = facts.left_by(view, best.action)
            if not left:
                return Reason(kinds.COULD_GIN)
            kind = _by_game(view, kinds.COULD_KNOCK, kinds.COULD_WIN_LOW)
            return Reason(kind, total=left, chance=1 - best.wins)
        case Take(), Draw() | Pass():
            card = view.discards[-1]
            spread = facts.spread_of(view.hand | 1 << card, card)
            return Reason(kinds.COULD_TAKE, card=card, cards=spread) if spread else None
    return None


def instead(view: View, worth: Worth, advice: Advice, given: Reason) -> Reason | None:  # noqa: ARG001 - any reason
    """Return why a tempting knock is not the best move; None if no knock tempts.

    Args:
        view: The view of the seat to act.
        worth: A move as good as the best.
        advice: The coach's advice on the view.
        given: The reason found for it.
    """
    knocks = [worth for worth in advice.worths if isinstance(worth.action, Knock)]
    if not knocks or worth != advice.best or not isinstance(worth.action, Discard):
        return None
    knock = knocks[0]
    if advice.best.value - knock.value <= knock.error or 1 - knock.wins > _TEMPTING:
        return None
    gin = facts.enabling(view, view.hand & ~(1 << worth.action.card), 0)
    if gin and facts.knock_ceiling(view) is not None:
        return _counted(kinds.WAITS_FOR_GIN, view, gin)
    kind = _by_game(view, kinds.UNDERCUT_NOW, kinds.BEATEN_NOW)
    return Reason(kind, total=facts.left_by(view, _best_knock(view)), chance=1 - knock.wins)


def _best_knock(view: View) -> Knock:
    """Return the legal knock that leaves the least deadwood."""
    return min([action for action in view.legal if isinstance(action, Knock)], key=lambda one: facts.left_by(view, one))


def _by_game(view: View, gin: kinds.GuestKind, knock_rummy: kinds.GuestKind) -> kinds.GuestKind:
    """Return the kind of reason for the game played: gin has undercuts, in knock rummy anybody may be lower."""
    return gin if facts.knock_ceiling(view) is not None else knock_rummy
