"""Facts about a move: each is certain by the rules, and a test holds it to them."""

from itertools import combinations

from tonk.bots.beliefs import own_total
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.rules import Action, Hit, RuleSet, View
from tonk.rules.cards import (
    ALL_CARDS,
    EMPTY,
    FULL_DECK,
    Card,
    CardSet,
    Seat,
    cards_in,
    each_seat,
    mask_of,
    rank_of,
    suit_of,
)
from tonk.rules.imagining import imagine_any, unseen_by
from tonk.rules.melds import Wilds, names_of, spreads_within
from tonk.rules.near_melds import PARTNERS, completes
from tonk.rules.wild_meld_plans import new_spreads


def outs(view: View, hand: CardSet) -> CardSet:
    """The cards not seen yet with which a hand could lay a spread that they are in."""
    rules, senses = view.rules, _senses(view.rules, hand)
    unseen, found = unseen_by(view), EMPTY
    for card in cards_in(unseen & ALL_CARDS):
        if any(_makes_spread(rules, naturals, wilds, card) for naturals, wilds in senses):
            found |= 1 << card
    if unseen & rules.wild_cards and any(_wild_spreads(rules, naturals, wilds + 1) for naturals, wilds in senses):
        found |= unseen & rules.wild_cards
    return found


def _senses(rules: RuleSet, hand: CardSet) -> list[tuple[CardSet, int]]:
    """The natural cards of a hand and how many Wilds it holds; a deuce that is wild counts now as one, now as other."""
    wild, naturals = hand & rules.wild_cards, hand & ALL_CARDS
    twos, count = cards_in(wild & ALL_CARDS), wild.bit_count()
    kept = [some for left in range(len(twos) + 1) for some in combinations(twos, left)]
    return [(naturals & ~wild | mask_of(some), count - len(some)) for some in kept]


def _wild_spreads(rules: RuleSet, naturals: CardSet, wilds: int) -> list[CardSet]:
    """The natural cards of every spread with a Wild in it."""
    return [new.naturals for new in new_spreads(rules, naturals, wilds) if new.names]


def _makes_spread(rules: RuleSet, naturals: CardSet, wilds: int, card: Card) -> bool:
    """Return whether a natural card is in a spread that it makes possible with others, so many Wilds among them."""
    if completes(naturals, card):
        return True
    if not wilds or rules.least_naturals > 2 or rules.natural_cards != ALL_CARDS:
        return wilds > 0 and _largest_with(rules, naturals, wilds, card) != 0
    if wilds > 1 and rules.least_naturals == 1:
        return True
    # Wilds fill the gaps between two cards of a suit, or make up the third of a rank.
    return any(_gap(other, card) <= wilds for other in cards_in(naturals))


def _gap(one: Card, other: Card) -> int:
    """Return how many cards lie between two of a suit; none between two of a rank, and too many between any others."""
    if rank_of(one) == rank_of(other):
        return 0
    return abs(rank_of(one) - rank_of(other)) - 1 if suit_of(one) == suit_of(other) else 99


def spread_with(view: View, hand: CardSet, card: Card) -> CardSet:
    """The natural cards of the largest spread that a card makes with a hand; none if it makes none."""
    rules, senses = view.rules, _senses(view.rules, hand)
    found = [_largest_with(rules, naturals, wilds, card) for naturals, wilds in senses]
    if rules.wild_cards >> card & 1:
        found += [cards for naturals, wilds in senses for cards in _wild_spreads(rules, naturals, wilds + 1)]
    return max(found, key=int.bit_count, default=EMPTY)


def spread_held(view: View) -> CardSet:
    """The natural cards of the largest spread in the hand; none if it holds none."""
    natural = spreads_within(view.hand & ALL_CARDS & ~view.rules.wild_cards)
    senses = _senses(view.rules, view.hand)
    wild = [cards for naturals, wilds in senses for cards in _wild_spreads(view.rules, naturals, wilds)]
    return max([*natural, *wild], key=int.bit_count, default=EMPTY)


def broken_by(view: View, cards: CardSet) -> CardSet:
    """The largest spread of natural cards in the hand that is none any more without these; none if there is none."""
    held = [spread for spread in spreads_within(view.hand & ALL_CARDS) if spread & cards]
    broken = max(held, key=int.bit_count, default=EMPTY)
    return EMPTY if spreads_within(broken & ~cards) else broken


def _largest_with(rules: RuleSet, naturals: CardSet, wilds: int, card: Card) -> CardSet:
    found = [new.naturals for new in new_spreads(rules, naturals | 1 << card, wilds) if new.naturals >> card & 1]
    return max(found, key=int.bit_count, default=EMPTY)


def goes_out(view: View, action: Action) -> bool:
    """Return whether the seat goes out by an action, or surely can in the same turn after it."""
    world = imagine_any(view)
    world.apply(action)
    if world.outcome is not None:
        return not world.hands[view.seat]
    if world.to_act != view.seat or world.phase == "window":
        return False
    return HeuristicPolicy(weights_of("expert", view.rules, view.seats), view.rules).goes_out(world)


def fits_table(view: View, card: Card) -> Seat | None:
    """Before whom a spread lies that the seat could hit with a card, as far as the card goes; None if none."""
    rules = view.rules
    if rules.hits_a_turn is not None and view.hits >= rules.hits_a_turn:
        return None
    for spread in view.table:
        wild = rules.wild_cards >> card & 1 and spread.fits_wild & rules.natural_cards
        if (spread.fits >> card & 1 or wild) and rules.may_hit(spread.kind, own=spread.owner == view.seat):
            return spread.owner
    return None


def drop_total(view: View) -> int:
    """Return what the hand is compared at in a drop."""
    return own_total(imagine_any(view))


def next_to_play(view: View) -> Seat:
    """Return who plays next after the seat of the view, as far as can be seen: lost turns are passed over."""
    seat = view.seat
    lost = [view.held[other] or view.specials.skips[other] is not None for other in each_seat(view.seats)]
    while True:
        seat = (seat + 1) % view.seats
        if not lost[seat]:
            return seat
        lost[seat] = False  # it has been lost then


def seen_taken(view: View, card: Card) -> tuple[CardSet, bool]:
    """Return what the next to play was seen to take that goes with a card, and whether that makes a spread."""
    seat = next_to_play(view)
    known = view.known[seat] & ALL_CARDS if seat != view.seat else EMPTY
    if card >= len(FULL_DECK) or not known & PARTNERS[card]:
        return EMPTY, False
    if completes(known, card):
        return _largest_with(view.rules, known, 0, card) & ~(1 << card), True
    return known & PARTNERS[card], False


def put_down(view: View, cards: CardSet, wilds: Wilds = ()) -> int:
    """Return what cards count that are put down; where points are scored, what they score."""
    if not view.rules.scores_points:
        return view.rules.points(cards)
    return sum([view.rules.scores[name] for name in names_of(cards_in(cards), wilds)])


def left_after(view: View, cards: CardSet) -> int:
    """Return what the hand counts without some of its cards."""
    return view.rules.points(view.hand & ~cards)


def lower_than(view: View, card: Card) -> int:
    """Return how many of the cards not seen yet count less than a card."""
    values = view.rules.values
    return sum([values[other] < values[card] for other in cards_in(unseen_by(view))])


def highest(view: View, among: CardSet) -> Card:
    """The card that counts most, of those that do the one of the highest rank."""
    return max(cards_in(among), key=lambda card: (view.rules.values[card], card))


def barred_by(view: View, action: Action, seat: Seat) -> int:
    """For how many turns a seat may not drop once this has been done; nought where it does not bar it for longer."""
    if not view.rules.bars_drops:
        return 0
    seen = imagine_any(view)
    seen.apply(action)
    return seen.wait[seat] if seen.wait[seat] > view.wait[seat] else 0


def hit_with(view: View, card: Card) -> bool:
    """Return whether the seat may hit with a card right now."""
    return any(isinstance(action, Hit) and mask_of(action.cards) == 1 << card for action in view.legal)
