"""Reasons for and against a move at Tonk: facts (``facts.py``), or probabilities from the trials of moves."""

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from tonk.bots import beliefs
from tonk.coaching import facts
from tonk.coaching import reason_kinds as kinds
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.missed_chances import too_soon
from tonk.coaching.reason_kinds import Reason
from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import EMPTY, Card, CardSet, is_twist, mask_of
from tonk.rules.imagining import imagine_any, unseen_by
from tonk.rules.lost_turns import hit_holds

_HOPES = (kinds.DRAW_OUTS, kinds.DRAW_LOWER, kinds.DRAW_HOPES)
"""Reasons for drawing that say less than how badly a drop would do."""


def instead(view: View, worth: Worth, advice: Advice, given: Reason) -> Reason | None:  # noqa: ARG001 - for any draw
    """Return how badly a tempting drop would do, if that says more than the reason found for a good move; else None.

    Args:
        view: The view of the seat to act.
        worth: The move.
        advice: The coach's advice on the view.
        given: The reason found for it.
    """
    return too_soon(view, advice) if given.kind in _HOPES else None


def reasons(view: View, worth: Worth) -> Iterator[Reason]:
    """Yield every reason about a move, the most important first, and at least one."""
    action = worth.action
    if not isinstance(action, Draw | Drop | Pass) and facts.goes_out(view, action):
        yield Reason(kinds.OUT if _cards_of(action) == view.hand else kinds.WAY_OUT)
    match action:
        case Draw():
            yield from _of_draw(view)
        case Take():
            yield from _of_take(view)
        case Drop():
            yield _of_drop(view, worth)
        case Lay():
            yield from _of_lay(view, action)
        case Hit():
            yield from _of_hit(view, action)
        case Discard(card):
            yield from _of_discard(view, card, worth)
        case Skip() | Block():
            yield from _of_skip(view, action)
            left = facts.left_after(view, 1 << action.card)
            yield Reason(kinds.RIDS, points=view.total - left, total=left)
        case Cross(card):
            yield Reason(kinds.CROSSES, card=view.discards[-1], total=facts.left_after(view, 1 << card))
        case Pass():
            yield Reason(kinds.KEEPS_CROSS)
        case Knock():
            return  # never legal at Tonk
        case _:
            assert_never(action)


def _cards_of(action: Action) -> CardSet:
    """Return the cards that leave the hand by an action."""
    match action:
        case Lay(cards):
            return cards
        case Hit(hit_with):
            return mask_of(hit_with)
        case Discard(card) | Skip(card) | Block(card) | Cross(card):
            return 1 << card
        case Draw() | Take() | Drop() | Pass() | Knock():
            return EMPTY
        case _:
            assert_never(action)


def _of_draw(view: View) -> Iterator[Reason]:
    if view.draw_ends:
        yield Reason(kinds.DRAW_ENDS, total=view.total)
        return
    held = EMPTY if any(isinstance(action, Lay) for action in view.legal) else facts.spread_held(view)
    if held:
        yield Reason(kinds.DRAW_HOLDS, cards=held)
    unseen = unseen_by(view).bit_count()
    helping = facts.outs(view, view.hand)
    if helping:
        yield Reason(kinds.DRAW_OUTS, cards=helping, count=helping.bit_count(), of=unseen)
    card = facts.highest(view, view.hand)
    lower = facts.lower_than(view, card)
    if lower:
        yield Reason(kinds.DRAW_LOWER, card=card, count=lower, of=unseen)
    yield Reason(kinds.DRAW_HOPES, total=view.total)


def _of_take(view: View) -> Iterator[Reason]:
    card, rules = view.discards[-1], view.rules
    if is_twist(card):
        yield Reason(kinds.TAKE_TWIST, card=card)
        return
    spread = facts.spread_with(view, view.hand, card)
    if spread:
        yield Reason(kinds.TAKE_MAKES, card=card, cards=spread)
    owner = facts.fits_table(view, card)
    if owner is not None:
        yield Reason(kinds.TAKE_HITS, card=card, seat=owner)
    if rules.taken_must_be_laid:
        if not spread and owner is None:
            yield Reason(kinds.TAKE_TWIST, card=card)
        return
    high = facts.highest(view, view.hand)
    saved = rules.values[high] - rules.values[card]
    if saved > 0:
        yield Reason(kinds.TAKE_LOWERS, card=high, points=saved, total=view.total - saved)
    helping, without = facts.outs(view, view.hand | 1 << card), facts.outs(view, view.hand)
    if helping.bit_count() > without.bit_count():
        yield Reason(kinds.TAKE_OUTS, card=card, count=helping.bit_count(), of=without.bit_count())
    if not spread and owner is None:
        yield Reason(kinds.TAKE_NOTHING, card=card)


def _of_drop(view: View, worth: Worth) -> Reason:
    seen = imagine_any(view)
    total = facts.drop_total(view)
    if beliefs.drop_is_won(seen):
        return Reason(kinds.DROP_SURE, total=total)
    if beliefs.drop_is_lost(seen):
        return Reason(kinds.DROP_LOST, total=total)
    return Reason(kinds.DROP_CHANCE, total=total, chance=1 - worth.wins)


def _of_lay(view: View, action: Lay) -> Iterator[Reason]:
    points, total = facts.put_down(view, action.cards, action.wilds), facts.left_after(view, action.cards)
    if turns := facts.barred_by(view, action, view.seat):
        yield Reason(kinds.LAY_BARS, cards=action.cards, points=points, total=total, count=turns)
    yield Reason(kinds.LAY_WILD if action.wilds else kinds.LAY, cards=action.cards, points=points, total=total)


def _of_hit(view: View, action: Hit) -> Iterator[Reason]:
    cards = mask_of(action.cards)
    owner = view.table[action.spread].owner
    points, total = facts.put_down(view, cards, action.wilds), facts.left_after(view, cards)
    broken = facts.broken_by(view, cards)
    if broken:
        yield Reason(kinds.HIT_BREAKS, cards=broken)
    of_kind = partial(Reason, cards=cards, points=points, total=total, seat=owner)
    own = owner == view.seat
    if turns := facts.barred_by(view, action, owner):
        yield of_kind(kinds.HIT_BARS_YOU if own else kinds.HIT_BARS, count=turns)
    elif hit_holds(imagine_any(view), owner):
        yield of_kind(kinds.HIT_HOLDS)
    yield of_kind(kinds.HIT)


def _of_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    bit, hand = 1 << card, view.hand
    total = facts.left_after(view, bit)
    yield from _against_discard(view, card, worth)
    if total and not is_twist(card):
        high = facts.highest(view, hand)
        more = view.rules.values[high] - view.rules.values[card]
        if more:
            yield Reason(kinds.HIGHER_LEFT, card=high, points=more, total=total)
    helping = facts.outs(view, hand & ~bit)
    if helping:
        unseen = unseen_by(view).bit_count()
        yield Reason(kinds.LEAVES_OUTS, card=card, cards=helping, count=helping.bit_count(), of=unseen, total=total)
    yield Reason(kinds.LEAVES, card=card, total=total)


def _against_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    bit, hand = 1 << card, view.hand
    if bit & view.rules.wild_cards:
        yield Reason(kinds.GIVES_WILD, card=card)
    if facts.hit_with(view, card) and not is_twist(card):
        yield Reason(kinds.COULD_HIT, card=card)
    if card == view.took and not view.laid:
        yield Reason(kinds.GIVES_BACK, card=card)
    broken = facts.broken_by(view, bit)
    if broken:
        yield Reason(kinds.BREAKS, card=card, cards=broken)
    seat = facts.next_to_play(view)
    near, completes = facts.seen_taken(view, card)
    if near:
        yield Reason(kinds.COMPLETES if completes else kinds.FEEDS, card=card, cards=near, seat=seat)
    if worth.taken is not None and worth.taken >= kinds.LIKELY and seat != view.seat:
        yield Reason(kinds.TAKEN, card=card, seat=seat, chance=worth.taken)
    lost = facts.outs(view, hand) & ~facts.outs(view, hand & ~bit)
    if lost:
        yield Reason(kinds.GIVES_UP, card=card, cards=lost, count=lost.bit_count())


def _of_skip(view: View, action: Skip | Block) -> Iterator[Reason]:
    seat = action.seat
    if isinstance(action, Block):
        if view.rules.hits_wait:
            yield Reason(kinds.BLOCKS if seat == view.seat else kinds.BLOCKS_OTHER, seat=seat)
    elif seat == view.seat:
        yield Reason(kinds.SKIPS_SELF, seat=seat)
    elif view.held[seat]:
        yield Reason(kinds.SKIPS_HELD, seat=seat)
    else:
        yield Reason(kinds.SKIPS, seat=seat, count=view.counts[seat])
