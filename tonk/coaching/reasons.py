"""Why a move is good or bad: of all that is certain about it, the one thing that counts most, as data.

What is told are facts (``facts.py``) and chances from the worlds in which the moves were tried. For a move that is as
good as the best something is told that speaks for it, for another something that speaks against it, if there is any.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tonk.bots import reading, twist_reading
from tonk.coaching import facts
from tonk.coaching.advice import Advice, Worth
from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Lay, Pass, Skip, Take, View
from tonk.rules.cards import ALL_CARDS, Card, Cards, Seat, is_twist, mask_of
from tonk.rules.imagining import imagine_any, unseen_by
from tonk.rules.spreads import spreads_within

OUT, WAY_OUT = "out", "way_out"
DRAW_ENDS, DRAW_OUTS, DRAW_LOWER, DRAW_HOPES = "draw_ends", "draw_outs", "draw_lower", "draw_hopes"
TAKE_MAKES, TAKE_HITS, TAKE_LOWERS, TAKE_OUTS, TAKE_TWIST, TAKE_NOTHING = (
    "take_makes",
    "take_hits",
    "take_lowers",
    "take_outs",
    "take_twist",
    "take_nothing",
)
DROP_SURE, DROP_LOST, DROP_CHANCE = "drop_sure", "drop_lost", "drop_chance"
LAY, LAY_WILD, LAY_BARS = "lay", "lay_wild", "lay_bars"
HIT, HIT_BARS, HIT_BARS_YOU, HIT_HOLDS = "hit", "hit_bars", "hit_bars_you", "hit_holds"
GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS, COMPLETES, FEEDS, TAKEN, GIVES_UP, HIGHER_LEFT, LEAVES_OUTS, LEAVES = (
    "gives_wild",
    "could_hit",
    "gives_back",
    "breaks",
    "completes",
    "feeds",
    "taken",
    "gives_up",
    "higher_left",
    "leaves_outs",
    "leaves",
)
SKIPS, SKIPS_SELF, SKIPS_HELD, BLOCKS, BLOCKS_OTHER = "skips", "skips_self", "skips_held", "blocks", "blocks_other"
CROSSES, KEEPS_CROSS = "crosses", "keeps_cross"

_OFTEN = 0.3
"""A discard that is taken with such a chance is likely to be."""
_AGAINST = (
    *(DROP_LOST, TAKE_NOTHING, LAY_BARS, HIT_BARS_YOU, GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS, COMPLETES, FEEDS),
    *(TAKEN, GIVES_UP, HIGHER_LEFT, SKIPS_SELF, SKIPS_HELD, BLOCKS_OTHER),
)
"""What speaks against a move; all else speaks for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing about a move. Which of the facts mean something depends on the kind."""

    kind: str
    card: Card | None = None
    """The card it is about."""
    cards: Cards = 0
    """Other cards: the outs, the spread, what was seen taken."""
    count: int = 0
    """How many cards, or turns."""
    of: int = 0
    """Of how many."""
    points: int = 0
    """By how many points, or how many are put down."""
    total: int = 0
    """What the hand counts, before a drop and after any other move."""
    seat: Seat | None = None
    """Whom it concerns; the seat itself where that is its own."""
    chance: float = 0.0
    """How likely it is: to be caught, or taken."""

    @property
    def against(self) -> bool:
        """Whether it speaks against the move."""
        return self.kind in _AGAINST


def reason(view: View, worth: Worth, advice: Advice) -> Reason:
    """The one thing that is told of a move: for it where it is as good as the best, else against it, if there is any.

    Args:
        view: What the seat to act sees.
        worth: The move, of this advice.
        advice: What the coach says of this view.
    """
    found = list(reasons(view, worth))
    good = worth == advice.best or advice.best.value - worth.value <= worth.error
    return next((one for one in found if one.against != good), found[0])


def reasons(view: View, worth: Worth) -> Iterator[Reason]:
    """All that can be told of a move, what counts most first; at least one thing."""
    action = worth.action
    if not isinstance(action, Draw | Drop | Pass) and facts.goes_out(view, action):
        yield Reason(OUT if _cards_of(action) == view.hand else WAY_OUT)
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
            yield _of_skip(view, action)
        case Cross(card):
            yield Reason(CROSSES, card=view.discards[-1], total=facts.left_after(view, 1 << card))
        case Pass():
            yield Reason(KEEPS_CROSS)


def _cards_of(action: Action) -> Cards:
    """The cards that leave the hand by an action."""
    match action:
        case Lay(cards):
            return cards
        case Hit(hit_with):
            return mask_of(hit_with)
        case Discard(card) | Skip(card) | Block(card) | Cross(card):
            return 1 << card
        case _:
            return 0


def _of_draw(view: View) -> Iterator[Reason]:
    twist, rules = view.twist, view.rules
    made = 0 if twist is None else twist.reshuffled
    reshuffles = rules.stock_out == "reshuffle" and made < rules.reshuffles and len(view.discards) > 1
    if not view.stock_count and not reshuffles:
        yield Reason(DRAW_ENDS, total=view.total)
        return
    unseen = unseen_by(view).bit_count()
    helping = facts.outs(view, view.hand)
    if helping:
        yield Reason(DRAW_OUTS, cards=helping, count=helping.bit_count(), of=unseen)
    card = facts.highest(view, view.hand)
    lower = facts.lower_than(view, card)
    if lower:
        yield Reason(DRAW_LOWER, card=card, count=lower, of=unseen)
    yield Reason(DRAW_HOPES, total=view.total)


def _of_take(view: View) -> Iterator[Reason]:
    card, rules = view.discards[-1], view.rules
    if is_twist(card):
        yield Reason(TAKE_TWIST, card=card)
        return
    spread = facts.spread_with(view, view.hand, card)
    if spread:
        yield Reason(TAKE_MAKES, card=card, cards=spread)
    owner = facts.fits_table(view, card)
    if owner is not None:
        yield Reason(TAKE_HITS, card=card, seat=owner)
    if rules.taken_must_be_laid:
        if not spread and owner is None:
            yield Reason(TAKE_TWIST, card=card)
        return
    high = facts.highest(view, view.hand)
    saved = rules.values[high] - rules.values[card]
    if saved > 0:
        yield Reason(TAKE_LOWERS, card=high, points=saved, total=view.total - saved)
    helping, without = facts.outs(view, view.hand | 1 << card), facts.outs(view, view.hand)
    if helping.bit_count() > without.bit_count():
        yield Reason(TAKE_OUTS, card=card, count=helping.bit_count(), of=without.bit_count())
    if not spread and owner is None:
        yield Reason(TAKE_NOTHING, card=card)


def _of_drop(view: View, worth: Worth) -> Reason:
    seen = imagine_any(view)
    looks = reading if view.twist is None else twist_reading
    total = view.total if view.twist is None else twist_reading.own_total(seen)
    if looks.drop_is_won(seen):
        return Reason(DROP_SURE, total=total)
    if looks.drop_is_lost(seen):
        return Reason(DROP_LOST, total=total)
    return Reason(DROP_CHANCE, total=total, chance=1 - worth.wins)


def _of_lay(view: View, action: Lay) -> Iterator[Reason]:
    rules = view.rules
    points, total = facts.put_down(view, action.cards, action.wilds), facts.left_after(view, action.cards)
    kind = LAY_WILD if action.wilds else LAY
    if rules.wait_new_spread and rules.wait_effect == "no_drop":
        yield Reason(LAY_BARS, cards=action.cards, points=points, total=total, count=rules.wait_new_spread)
    yield Reason(kind, cards=action.cards, points=points, total=total)


def _of_hit(view: View, action: Hit) -> Iterator[Reason]:
    rules, cards = view.rules, mask_of(action.cards)
    owner = view.table[action.spread].owner
    points, total = facts.put_down(view, cards, action.wilds), facts.left_after(view, cards)
    told = {"cards": cards, "points": points, "total": total, "seat": owner}
    if owner == view.seat:
        if rules.wait_own_hit and rules.wait_effect == "no_drop":
            yield Reason(HIT_BARS_YOU, **told, count=rules.wait_own_hit * cards.bit_count())
    elif rules.wait_hit and rules.wait_effect == "no_drop":
        yield Reason(HIT_BARS, **told, count=rules.wait_hit * cards.bit_count())
    elif rules.wait_hit and view.twist is not None and _can_be_held(view, owner):
        yield Reason(HIT_HOLDS, **told)
    yield Reason(HIT, **told)


def _can_be_held(view: View, seat: Seat) -> bool:
    twist = view.twist
    return twist is not None and not twist.held[seat] and twist.skips[seat] is None and twist.blocks[seat] is None


def _of_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    bit, hand = 1 << card, view.hand
    total = facts.left_after(view, bit)
    yield from _against_discard(view, card, worth)
    if total and not is_twist(card):
        high = facts.highest(view, hand)
        more = view.rules.values[high] - view.rules.values[card]
        if more:
            yield Reason(HIGHER_LEFT, card=high, points=more, total=total)
    helping = facts.outs(view, hand & ~bit)
    if helping:
        unseen = unseen_by(view).bit_count()
        yield Reason(LEAVES_OUTS, card=card, cards=helping, count=helping.bit_count(), of=unseen, total=total)
    yield Reason(LEAVES, card=card, total=total)


def _against_discard(view: View, card: Card, worth: Worth) -> Iterator[Reason]:
    bit, hand = 1 << card, view.hand
    if bit & view.rules.wild_cards:
        yield Reason(GIVES_WILD, card=card)
    if facts.hit_with(view, card) and not is_twist(card):
        yield Reason(COULD_HIT, card=card)
    if card == view.took and not view.laid:
        yield Reason(GIVES_BACK, card=card)
    broken = max([spread for spread in spreads_within(hand & ALL_CARDS) if spread & bit], key=int.bit_count, default=0)
    if broken and not spreads_within(broken & ~bit):
        yield Reason(BREAKS, card=card, cards=broken)
    seat = facts.next_to_play(view)
    near, completes = facts.seen_taken(view, card)
    if near:
        yield Reason(COMPLETES if completes else FEEDS, card=card, cards=near, seat=seat)
    if worth.taken is not None and worth.taken >= _OFTEN and seat != view.seat:
        yield Reason(TAKEN, card=card, seat=seat, chance=worth.taken)
    lost = facts.outs(view, hand).bit_count() - facts.outs(view, hand & ~bit).bit_count()
    if lost > 0:
        yield Reason(GIVES_UP, card=card, count=lost)


def _of_skip(view: View, action: Skip | Block) -> Reason:
    seat = action.seat
    if isinstance(action, Block):
        return Reason(BLOCKS if seat == view.seat else BLOCKS_OTHER, seat=seat)
    if seat == view.seat:
        return Reason(SKIPS_SELF, seat=seat)
    if view.twist is not None and view.twist.held[seat]:
        return Reason(SKIPS_HELD, seat=seat)
    return Reason(SKIPS, seat=seat, count=view.counts[seat])
