"""Showing hands at the end of gin and knock rummy: laying out spreads, and in gin laying off on the knocker's."""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.cards import CardSet, Seat
from tonk.rules.guests.deadwood import best_sorted, card_points, laid_off
from tonk.rules.hand_state import HandState
from tonk.rules.melds import laid_by


def show_best(position: HandState, seat: Seat, happened: list[ev.Event]) -> tuple[CardSet, ...]:
    """Lay out a hand's best spreads, keep its deadwood in the hand, and return the spreads.

    Args:
        position: The hand's position.
        seat: The seat that shows its hand.
        happened: The events so far; new ones are appended.
    """
    spreads = best_sorted(position.hands[seat]).spreads
    _lay_out(position, seat, spreads, happened)
    return spreads


def show_and_lay_off(
    position: HandState, seat: Seat, knocker: Seat, on: Sequence[CardSet], happened: list[ev.Event]
) -> None:
    """Lay out a hand's spreads and lay off on the knocker's, so that the least deadwood is left.

    Args:
        position: The hand's position.
        seat: The seat that shows its hand.
        knocker: The seat that knocked.
        on: The knocker's spreads, which were laid out first.
        happened: The events so far; new ones are appended.
    """
    best = laid_off(position.hands[seat], on)
    _lay_out(position, seat, best.sorted_hand.spreads, happened)
    for card, number in best.cards:
        position.hands[seat] ^= 1 << card
        position.table[number] = position.table[number].with_card(card, seat)
        happened.append(ev.HitSpread(seat, number, (card,), knocker))
    position.totals[seat] = card_points(position.hands[seat])


def _lay_out(position: HandState, seat: Seat, spreads: Sequence[CardSet], happened: list[ev.Event]) -> None:
    for spread in spreads:
        position.hands[seat] ^= spread
        position.table.append(laid_by(seat, spread))
        happened.append(ev.LaidDown(seat, len(position.table) - 1, spread))
    position.known[seat] &= position.hands[seat]
    position.totals[seat] = card_points(position.hands[seat])
