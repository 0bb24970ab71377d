"""Facts about a move in a guest game: each is certain by the rules, and tests check each against the rules."""

from tonk.rules import Discard, Knock, RuleSet, View
from tonk.rules.between_hands import seats_in
from tonk.rules.cards import ALL_CARDS, EMPTY, FIRST_SEAT, Card, CardSet, Seat, cards_in
from tonk.rules.guests.deadwood import CARD_POINTS, best_sorted, deadwood_of
from tonk.rules.guests.guest_knobs import GinKnobs
from tonk.rules.guests.guest_outs import ways_to_use
from tonk.rules.guests.knocking import left_by as left_by
from tonk.rules.guests.suit_counts import ALL_IN_ONE_SUIT, count_of, suit_with
from tonk.rules.imagining import unseen_by
from tonk.rules.melds import spreads_within
from tonk.rules.near_melds import PARTNERS, completes
from tonk.rules.seats import PerSeat


def seats_playing(rules: RuleSet, score: PerSeat[int]) -> list[Seat]:
    """Return the seats that are still in the match."""
    return seats_in(rules, score, FIRST_SEAT)


def next_to_play(view: View) -> Seat:
    """Return who plays next after the view's seat, and may take its discard."""
    return seats_in(view.rules, view.score, Seat((view.seat + 1) % view.seats))[0]


# Gin and knock rummy


def has_gin(view: View) -> bool:
    """Return whether the seat to act can knock without deadwood."""
    return any(isinstance(action, Knock) and not left_by(view, action) for action in view.legal)


def least_left(hand: CardSet, kept: CardSet = EMPTY) -> int:
    """Return the least deadwood that a hand with one card too many can keep.

    Args:
        hand: The hand, with one card too many.
        kept: Cards that may not be discarded.
    """
    return min([deadwood_of(hand & ~(1 << card)) for card in cards_in(hand & ~kept)])


def spread_of(hand: CardSet, card: Card) -> CardSet:
    """Return the spread that holds a card when a hand is sorted for the least deadwood; empty for deadwood."""
    return next((spread for spread in best_sorted(hand).spreads if spread >> card & 1), EMPTY)


def helping(view: View, hand: CardSet) -> CardSet:
    """Return the unseen cards that would form or extend a spread in a hand.

    Args:
        view: The view of the hand's owner.
        hand: The cards of the hand.
    """
    found = EMPTY
    for card in cards_in(unseen_by(view)):
        # A card that joins no spread never lowers the deadwood, so most cards need no search.
        if hand & PARTNERS[card] and spread_of(hand | 1 << card, card):
            found |= 1 << card
    return found


def enabling(view: View, hand: CardSet, most: int) -> CardSet:
    """Return the unseen cards that would let a hand get down to ``most`` deadwood by a discard.

    Args:
        view: The view of the hand's owner.
        hand: The cards of the hand.
        most: The most deadwood, in points.
    """
    return sum([1 << card for card in cards_in(unseen_by(view)) if least_left(hand | 1 << card) <= most], EMPTY)


def knock_ceiling(view: View) -> int | None:
    """Return the most deadwood that a player may knock with; None if there is no limit."""
    guest = view.rules.guest
    return guest.knock_ceiling if isinstance(guest, GinKnobs) else None


def broken_by(hand: CardSet, card: Card) -> CardSet:
    """Return the spread that a discard would break; empty if the card is deadwood or leaves a spread."""
    spread = spread_of(hand, card)
    return EMPTY if spreads_within(spread & ~(1 << card)) else spread


def seen_taken(view: View, card: Card) -> tuple[CardSet, bool]:
    """Return the cards taken by the next player that go with a card, and whether they make a spread with it."""
    known = view.known[next_to_play(view)]
    if not known & PARTNERS[card]:
        return EMPTY, False
    if completes(known, card):
        whole = [spread for spread in spreads_within(known | 1 << card) if spread >> card & 1]
        return max(whole, key=int.bit_count) & ~(1 << card), True
    return known & PARTNERS[card], False


def is_useless_to_next(view: View, card: Card) -> bool:
    """Return whether the next player can't hold two cards that make a spread with a card."""
    return not ways_to_use(card, unseen_by(view) | view.known[next_to_play(view)])


def is_loose(hand: CardSet, card: Card) -> bool:
    """Return whether no other card of a hand is close enough to a card to make a spread with one more."""
    return not hand & ~(1 << card) & PARTNERS[card]


def better_discard(view: View, card: Card) -> Card | None:
    """Return the discard that leaves the least deadwood, the highest of several; None if no other beats ``card``."""
    free = [other for other in cards_in(view.hand) if other not in (card, view.took)]
    least = min(free, key=lambda other: (deadwood_of(view.hand & ~(1 << other)), -CARD_POINTS[other]))
    return least if deadwood_of(view.hand & ~(1 << least)) < deadwood_of(view.hand & ~(1 << card)) else None


# Thirty-one


def has_thirty_one(view: View) -> bool:
    """Return whether the seat to act can end the hand with 31 by discarding."""
    return any(isinstance(one, Discard) and left_by(view, one) == ALL_IN_ONE_SUIT for one in view.legal)


def count(view: View, hand: CardSet) -> int:
    """Return the count of a hand, in half points; with four cards, of its best suit."""
    return count_of(hand, threes=view.rules.counts_threes)


def counting(view: View, hand: CardSet) -> CardSet:
    """Return the cards that make up a hand's count."""
    whole = count(view, hand)
    suits = [hand & suit_with(card) for card in cards_in(hand)]
    return next((suit for suit in suits if count(view, suit) == whole), hand)


def best_kept(view: View, hand: CardSet, kept: CardSet = EMPTY) -> CardSet:
    """Return the best three cards to keep of a hand of four.

    Args:
        view: The view of the hand's owner.
        hand: The hand, with one card too many.
        kept: Cards that may not be discarded.
    """
    lefts = [hand & ~(1 << card) for card in cards_in(hand & ~kept)]
    return max(lefts, key=lambda left: (count(view, left), counting(view, left).bit_count()))


def raising(view: View, hand: CardSet) -> CardSet:
    """Return the unseen cards that would raise a hand's count, after a discard.

    Args:
        view: The view of the hand's owner.
        hand: The cards of the hand.
    """
    now, unseen = count(view, hand), cards_in(unseen_by(view) & ALL_CARDS)
    return sum([1 << card for card in unseen if count(view, best_kept(view, hand | 1 << card)) > now], EMPTY)


def suit_taken(view: View, card: Card) -> CardSet:
    """Return the cards of a card's suit that the next player took and still holds."""
    return view.known[next_to_play(view)] & suit_with(card)


def is_last_turn(view: View) -> bool:
    """Return whether somebody has knocked, which makes this the seat's last turn."""
    return view.knocker is not None
