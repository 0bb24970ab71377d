"""Facts about a move: each is certain by the rules, and tests check each against the rules."""

from tonk.bots.beliefs import own_total
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.rules import Action, Hit, View
from tonk.rules.cards import (
    ALL_CARDS,
    EMPTY,
    FULL_DECK,
    Card,
    CardSet,
    Seat,
    cards_in,
    mask_of,
)
from tonk.rules.imagining import imagine_any, unseen_by
from tonk.rules.lost_turns import next_to_play as plays_after
from tonk.rules.melds import Wilds, names_of
from tonk.rules.near_melds import PARTNERS, completes
from tonk.rules.outs import broken_by as broken_by
from tonk.rules.outs import largest_with
from tonk.rules.outs import outs as outs
from tonk.rules.outs import spread_held as spread_held
from tonk.rules.outs import spread_with as spread_with
from tonk.rules.placements import places_for


def goes_out(view: View, action: Action) -> bool:
    """Return whether an action goes out, or certainly lets the seat go out in the same turn."""
    world = imagine_any(view)
    world.apply(action)
    if world.outcome is not None:
        return not world.hands[view.seat]
    if world.to_act != view.seat or world.phase == "window":
        return False
    return HeuristicPolicy(weights_of("expert", view.rules, view.seats), view.rules).goes_out(world)


def fits_table(view: View, card: Card) -> Seat | None:
    """Return the owner of a spread that the seat could hit with a card after drawing; None if there is none."""
    return next((view.table[number].owner for number in places_for(view, card).spreads), None)


def drop_total(view: View) -> int:
    """Return the total of the hand as compared in a drop."""
    return own_total(imagine_any(view))


def next_to_play(view: View) -> Seat:
    """Return who plays next after the view's seat, skipping lost turns that the seat knows of."""
    return plays_after(imagine_any(view), view.seat)


def seen_taken(view: View, card: Card) -> tuple[CardSet, bool]:
    """Return the cards taken by the next player that go with a card, and whether they make a spread with it."""
    seat = next_to_play(view)
    known = view.known[seat] & ALL_CARDS if seat != view.seat else EMPTY
    if card >= len(FULL_DECK) or not known & PARTNERS[card]:
        return EMPTY, False
    if completes(known, card):
        return largest_with(view.rules, known, 0, card) & ~(1 << card), True
    return known & PARTNERS[card], False


def put_down(view: View, cards: CardSet, wilds: Wilds = ()) -> int:
    """Return the points that cards count when put down; where points are scored, the points that they score.

    Args:
        view: The seat's view.
        cards: The cards put down.
        wilds: The card that each Wild among them stands for.
    """
    if not view.rules.scores_points:
        return view.rules.points(cards)
    return sum([view.rules.scores[name] for name in names_of(cards_in(cards), wilds)])


def left_after(view: View, cards: CardSet) -> int:
    """Return the points of the hand without some of its cards."""
    return view.rules.points(view.hand & ~cards)


def lower_than(view: View, card: Card) -> int:
    """Return how many unseen cards count less than a card."""
    values = view.rules.values
    return sum([values[other] < values[card] for other in cards_in(unseen_by(view))])


def highest(view: View, among: CardSet) -> Card:
    """Return the card that counts most; of several, the one of the highest rank."""
    return max(cards_in(among), key=lambda card: (view.rules.values[card], card))


def barred_by(view: View, action: Action, seat: Seat) -> int:
    """Return for how many turns an action bars a seat from dropping; 0 if the bar gets no longer.

    Args:
        view: The view of the seat to act.
        action: A legal action.
        seat: The seat that may be barred.
    """
    if not view.rules.bars_drops:
        return 0
    seen = imagine_any(view)
    seen.apply(action)
    return seen.wait[seat] if seen.wait[seat] > view.wait[seat] else 0


def hit_with(view: View, card: Card) -> bool:
    """Return whether the seat may hit with a card right now."""
    return any(isinstance(action, Hit) and mask_of(action.cards) == 1 << card for action in view.legal)
