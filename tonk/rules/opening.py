"""The opening of a hand of Tonk: dealt Tonks, or else the upcard."""

from tonk.rules import events as ev
from tonk.rules.cards import ALL_CARDS, by_seat
from tonk.rules.endings import show_tonks
from tonk.rules.hand_state import HandState


def begin(position: HandState) -> list[ev.Event]:
    """Show the Tonks, which end the hand, or turn the upcard where the rules have one."""
    rules, tonks = position.rules, position.rules.tonk_totals
    holders = [seat for seat, total in by_seat(position.totals) if total in tonks and position.hands[seat] <= ALL_CARDS]
    if holders:
        return show_tonks(position, holders)
    if not rules.upcard:
        return []
    position.discard.append(position.stock.pop())
    return [ev.UpcardTurned(position.discard[-1])]
