"""Legal actions of the seat to act, and the reasons against all others.

:func:`legal_actions` lists them, :func:`refusal_of` answers for one action, and both use the same small questions
below, so each rule stands in one place. A test compares the two over every possible action.
"""

from typing import assert_never

from tonk.rules import refusals as no
from tonk.rules.actions import (
    DISCARD_OF_BIT,
    DRAW,
    DROP,
    HIT_OF,
    LAY_OF,
    TAKE,
    Action,
    Block,
    Cross,
    Discard,
    Draw,
    Drop,
    Hit,
    Knock,
    Lay,
    Pass,
    Skip,
    Take,
    discards_of,
)
from tonk.rules.cards import ALL_CARDS, Card, CardSet, Seat, mask_of
from tonk.rules.hand_state import HandState
from tonk.rules.melds import BOOK, LEAST_CARDS, Spread, Wilds, kind_of, missing_from_run, named_set, spreads_within
from tonk.rules.ruleset import RuleSet
from tonk.rules.special_legality import (
    answer_refusal,
    answers,
    new_spread_refusal,
    shows,
    skip_refusal,
    skips_and_blocks,
    wild_hit_refusal,
    wilds_refusal,
)
from tonk.rules.wild_lays import wild_hits, wild_lays
from tonk.rules.windows import could_use, upcard_stays


def legal_actions(position: HandState) -> list[Action]:
    """Return every legal action of the seat to act, in a fixed order; none once the hand is over.

    Draw, take and drop come first, then spreads, hits (one card at a time), Skips and Blocks, and discards, in card
    order; in an open window Crosses, then the pass.
    """
    phase = position.phase
    if phase == "over":
        return []
    seat, answers = position.to_act, position.answers
    hand = position.hands[seat]
    actions: list[Action] = []
    if phase == "start":
        # Ask the rules first: search lists actions all the time, and few rules bar a take.
        may = position.discard and (not answers.bars_takes or may_take(position))
        actions = [DRAW, TAKE] if may else [DRAW]
        if drop_refusal(position) is None:
            actions.append(DROP)
        if not answers.lays_before_draw:
            return actions
    if answers.lists_more:
        return actions + _legal_with_specials(position, seat, hand)
    spreads = spreads_within(hand)
    if spreads:
        actions += [LAY_OF[cards] for cards in spreads]
    if position.table:
        actions += _legal_hits(position, seat, hand)
    if phase == "play":
        actions += discards_of(may_discard(position, hand))
    return actions


def _legal_hits(position: HandState, seat: Seat, hand: CardSet) -> list[Action]:
    hits: list[Action] = []
    for number, spread in enumerate(position.table):
        fitting = hand & spread.fits
        if fitting and hit_refusal(position, spread, seat, 1) is None:
            while fitting:
                bit = fitting & -fitting
                hits.append(HIT_OF[number][bit])
                fitting ^= bit
    return hits


def _legal_with_specials(position: HandState, seat: Seat, hand: CardSet) -> list[Action]:
    """List the legal lays, hits, plays and discards of a hand that may hold twists, or the answers in a window."""
    if position.phase == "window":
        return answers(hand)
    rules = position.rules
    wilds = hand & rules.wild_cards
    showing: list[Action] = [LAY_OF[cards] for cards in spreads_within(hand & ALL_CARDS)]
    if wilds:
        showing += wild_lays(rules, hand)
    if position.table:
        showing += _legal_hits(position, seat, hand)
        for number, spread in enumerate(position.table if wilds else ()):
            if hit_refusal(position, spread, seat, 1) is None:
                showing += wild_hits(rules, wilds, number, spread)
    if position.must_show is not None:
        card = position.must_show
        return [action for action in showing if shows(action, card)]
    if position.phase == "start":
        return showing
    showing += skips_and_blocks(position, hand)
    showing += discards_of(may_discard(position, hand))
    return showing


def may_take(position: HandState) -> bool:
    """Return whether the seat to act, before its draw, may take the top discard."""
    if not position.answers.bars_takes:
        return bool(position.discard)
    return take_refusal(position) is None


def take_refusal(position: HandState) -> no.Refusal | None:
    """Return why the seat to act, before its draw, may not take the top discard."""
    if not position.discard:
        return no.NoDiscard()
    rules, card = position.rules, position.discard[-1]
    if upcard_stays(position):
        return no.UpcardStays()
    if rules.taken_must_be_laid and not could_use(position, position.to_act, card, position.hits):
        return no.CannotBeLaid(card)
    return None


def drop_refusal(position: HandState) -> no.Refusal | None:
    """Return why the seat to act, before its draw, may not drop."""
    seat, answers = position.to_act, position.answers
    if position.laid:
        return no.DropAfterLaying()
    if position.wait[seat]:
        return no.DropBarred(position.wait[seat], position.wait_causes[seat], answers.scores_points)
    # Ask the rules first: search asks all the time, and few rules limit drops.
    if not answers.limits_drops:
        return None
    rules = position.rules
    total, limit = position.totals[seat], rules.drop_limit(position.turns // position.seats)
    if total <= limit:
        return None
    if limit < 0:
        return no.DropTooEarly(rules.first_drop_round, rules.scores_points)
    return no.DropTooHigh(total, limit, rules.scores_points)


def hit_refusal(position: HandState, spread: Spread, seat: Seat, cards: int) -> no.Refusal | None:
    """Return why a seat may not add this many cards to a spread, regardless of the cards.

    Args:
        position: The hand as it stands.
        spread: The spread.
        seat: The seat that would hit.
        cards: The number of cards.
    """
    rules = position.rules
    if not position.answers.may_hit(spread.kind, own=spread.owner == seat):
        return no.BooksMayNotBeHit() if spread.kind == BOOK else no.RunMayNotBeHit(rules.hit_runs, spread.owner)
    if rules.hits_a_turn is not None and cards > rules.hits_left(position.hits):
        return no.NoMoreHits(rules.hits_a_turn)
    return None


def may_discard(position: HandState, hand: CardSet) -> CardSet:
    """Return the cards of a hand that may be discarded: all but a card just taken after the stock is gone (R-stock)."""
    took = position.took
    if position.dry_takes and took is not None and hand != 1 << took:
        return hand & ~(1 << took)
    return hand


def refusal_of(position: HandState, action: Action) -> no.Refusal | None:
    """Return why the seat to act may not do this, or None when it may."""
    if position.phase == "over":
        return no.HandIsOver()
    if position.phase == "window" and not isinstance(action, Cross | Pass):
        return no.AnswerFirst()
    match action:
        case Draw() | Take():
            if position.phase == "play":
                return no.HasDrawn()
            return take_refusal(position) if isinstance(action, Take) else None
        case Drop():
            return no.DropAfterDrawing() if position.phase == "play" else drop_refusal(position)
        case Discard(card):
            return _discard_refusal(position, card)
        case Lay(cards, wilds):
            return _too_early(position) or _not_held(position, cards) or _lay_refusal(position, action, cards, wilds)
        case Hit(cards):
            return _too_early(position) or _not_held(position, mask_of(cards)) or _hit_refusal(position, action)
        case Skip() | Block():
            return skip_refusal(position, action)
        case Cross() | Pass():
            return answer_refusal(position, action)
        case Knock():
            return no.NotInThisGame()
        case _:
            assert_never(action)


def _too_early(position: HandState) -> no.Refusal | None:
    if position.phase == "start" and not position.rules.lay_before_draw:
        return no.DrawFirst()
    return None


def _not_held(position: HandState, cards: CardSet) -> no.Refusal | None:
    foreign = cards & ~position.hands[position.to_act]
    return no.NotHeld(foreign) if foreign else None


def _lay_refusal(position: HandState, action: Lay, cards: CardSet, wilds: Wilds) -> no.Refusal | None:
    if cards <= ALL_CARDS and not wilds:
        return _not_shown(position, action) or not_a_spread(cards)
    refusal = _not_shown(position, action) or new_spread_refusal(position, cards, wilds)
    return refusal or not_a_spread(named_set(cards, wilds))


def _not_shown(position: HandState, action: Action) -> no.Refusal | None:
    """Return why an action must wait until the card taken with a Cross has been shown."""
    card = position.must_show
    return None if card is None or shows(action, card) else no.ShowItFirst(card)


def not_a_spread(cards: CardSet) -> no.Refusal | None:
    """Return why a set of cards is no spread, or None when it is one."""
    if kind_of(cards):
        return None
    if cards.bit_count() < LEAST_CARDS:
        return no.TooFew(cards)
    missing = missing_from_run(cards)
    return no.RunHasGaps(cards, missing) if missing else no.NotASpread(cards)


def _discard_refusal(position: HandState, card: Card) -> no.Refusal | None:
    if position.phase == "start":
        return no.DrawFirst()
    hand = position.hands[position.to_act]
    if not hand >> card & 1:
        return no.NotHeld(1 << card)
    if not may_discard(position, hand) >> card & 1:
        return no.TakenCardMustStay(card)
    return _not_shown(position, DISCARD_OF_BIT[1 << card])


def _hit_refusal(position: HandState, action: Hit) -> no.Refusal | None:
    cards, number, wilds = action.cards, action.spread, action.wilds
    if not cards:
        return no.NoCards()
    if not 0 <= number < len(position.table):
        return no.NoSuchSpread(number)
    seat, spread = position.to_act, position.table[number]
    refusal = hit_refusal(position, spread, seat, len(cards)) or _not_shown(position, action)
    if refusal is not None:
        return refusal
    return _fit_refusal(position.rules, spread, seat, cards, wilds)


def _fit_refusal(
    rules: RuleSet, spread: Spread, seat: Seat, cards: tuple[Card, ...], wilds: Wilds
) -> no.Refusal | None:
    """Return why the cards don't all fit a spread, one after the other."""
    together = mask_of(cards)
    if wilds or together > ALL_CARDS:
        refusal = wilds_refusal(rules, together, wilds)
        if refusal is not None:
            return refusal
    stands_for = dict(wilds)
    for card in cards:
        if card in stands_for:
            refusal = wild_hit_refusal(spread, card, stands_for[card])
            if refusal is not None:
                return refusal
            spread = spread.with_wild(card, stands_for[card], seat)
        elif spread.fits >> card & 1:
            spread = spread.with_card(card, seat)
        else:
            return no.DoesNotFit(card, spread.names, spread.fits if spread.wilds else None)
    return None
