"""Legal actions and refusals for special cards: Wilds, Skips and Blocks, and answers to a window."""

from functools import lru_cache

from tonk.rules import refusals as no
from tonk.rules.actions import PASS, Action, Block, Cross, Hit, Lay, Pass, Skip
from tonk.rules.cards import ALL_CARDS, CROSSES, SKIPS, WILDS, Card, CardSet, Seat, by_seat, cards_in, mask_of
from tonk.rules.hand_state import HandState
from tonk.rules.melds import Spread, Wilds, is_itself
from tonk.rules.parts import Specials
from tonk.rules.ruleset import RuleSet


def answers(hand: CardSet) -> list[Action]:
    """List the answers of a seat that is asked whether it crosses."""
    return [*[Cross(card) for card in cards_in(hand & CROSSES)], PASS]


def skips_and_blocks(position: HandState, hand: CardSet) -> tuple[Action, ...]:
    """Return every Skip and Block that the seat to act may play on a seat, including itself."""
    skips = hand & SKIPS
    if not skips or position.out_of_turn:
        return ()
    return _skips_and_blocks(skips, position.specials)


@lru_cache(maxsize=512)
def _skips_and_blocks(cards: CardSet, specials: "Specials") -> tuple[Action, ...]:
    found: list[Action] = []
    for card in cards_in(cards):
        found += [Skip(card, seat) for seat, lying in by_seat(specials.skips) if lying is None]
        found += [Block(card, seat) for seat, lying in by_seat(specials.blocks) if lying is None]
    return tuple(found)


def shows(action: Action, card: Card) -> bool:
    """Return whether an action shows a card taken with a Cross: a spread with it, or a hit that starts with it."""
    match action:
        case Lay(cards):
            return bool(cards >> card & 1)
        case Hit(cards):
            return cards[:1] == (card,)
    return False


# Why not


def answer_refusal(position: HandState, action: Cross | Pass) -> no.Refusal | None:
    """Return why the seat to act may not cross or pass."""
    if position.phase != "window":
        return no.NothingToAnswer()
    if isinstance(action, Pass):
        return None
    if not CROSSES >> action.card & 1:
        return no.NotACross(action.card)
    return None if position.hands[position.to_act] >> action.card & 1 else no.NotHeld(1 << action.card)


def skip_refusal(position: HandState, action: Skip | Block) -> no.Refusal | None:
    """Return why the seat to act may not play a Skip or a Block on a seat."""
    card, seat = action.card, action.seat
    if not SKIPS >> card & 1:
        return no.NotASkip(card)
    if not position.hands[position.to_act] >> card & 1:
        return no.NotHeld(1 << card)
    if position.phase == "start":
        return no.DrawFirst()
    return _lying_refusal(position, seat, skip=isinstance(action, Skip))


def _lying_refusal(position: HandState, seat: Seat, *, skip: bool) -> no.Refusal | None:
    if position.must_show is not None:
        return no.ShowItFirst(position.must_show)
    if position.out_of_turn:
        return no.NotOutOfTurn()
    if not 0 <= seat < position.seats:
        return no.NoSuchSeat(seat)
    if skip:
        return no.SkippedAlready(seat) if position.specials.skips[seat] is not None else None
    return no.BlockedAlready(seat) if position.specials.blocks[seat] is not None else None


def wilds_refusal(rules: RuleSet, cards: CardSet, wilds: Wilds) -> no.Refusal | None:
    """Return why these cards can't lie in any spread with the Wilds named like this.

    Args:
        rules: The rule set.
        cards: The cards.
        wilds: The Wilds among them, each with the card that it stands for.
    """
    strangers = cards & ~(ALL_CARDS | WILDS)
    if strangers:
        return no.TwistInSpread(cards_in(strangers)[0])
    unnamed, wild_cards = cards & WILDS, cards & rules.wild_cards
    for wild, stands_for in wilds:
        if not wild_cards >> wild & 1 or stands_for < 0 or not rules.natural_cards >> stands_for & 1:
            return no.WildMisnamed(wild, stands_for)
        wild_cards ^= 1 << wild
        unnamed &= ~(1 << wild)
    return no.WildUnnamed(cards_in(unnamed)[0]) if unnamed else None


def new_spread_refusal(position: HandState, cards: CardSet, wilds: Wilds) -> no.Refusal | None:
    """Return why Wilds may not be used like this in a new spread, whether or not the named cards are one.

    Args:
        position: The hand as it stands.
        cards: The cards.
        wilds: The Wilds among them, each with the card that it stands for.
    """
    refusal = wilds_refusal(position.rules, cards, wilds)
    if refusal is not None:
        return refusal
    naturals = named = cards & ~mask_of(wild for wild, _ in wilds)
    for wild, stands_for in wilds:
        if named >> stands_for & 1 or is_itself(wild, stands_for, naturals):
            return no.WildMisnamed(wild, stands_for)
        named |= 1 << stands_for
    least = position.rules.least_naturals
    if wilds and naturals.bit_count() < least:
        return no.TooManyWilds(least)
    return None


def wild_hit_refusal(spread: Spread, wild: Card, stands_for: Card) -> no.Refusal | None:
    """Return why a Wild may not be added to a spread as this card.

    Args:
        spread: The spread.
        wild: The Wild.
        stands_for: The card that it stands for.
    """
    if is_itself(wild, stands_for, mask_of(spread.names)):
        return no.WildMisnamed(wild, stands_for)
    if spread.fits_wild >> stands_for & 1:
        return None
    if stands_for in spread.names:
        return no.WildMisnamed(wild, stands_for)
    return no.DoesNotFit(stands_for, spread.names, spread.fits)
