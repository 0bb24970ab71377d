"""The ways to a played hand: its review and its replay."""

from tonk.records.reading import Unreadable, read_record
from tonk.rules.cards import FIRST_SEAT
from tonk.session.match.played_hand import PlayedHand
from tonk.ui.screens.history.ledger import when
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words.learning.reviewing import unreviewable_text


def review_played(ui: UiContext, services: Services, hand: PlayedHand | None, name: str) -> None:
    """Review a hand of the history for the person of this name, or the first person in it.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        hand: The hand; None for none.
        name: The name of the person.
    """
    if hand is None:
        return
    seats = [seat for seat in hand.people if name in ("", hand.seats[seat])]
    try:
        record = read_record(hand.record)
    except Unreadable:
        ui.toast(unreviewable_text())
        return
    services.routes.show_review(record, (seats or [FIRST_SEAT])[0], hand.key)


def replay_played(services: Services, hand: PlayedHand | None) -> None:
    """Replay a hand of the history from the seat of the first person in it."""
    if hand is not None:
        seat = next(iter(hand.people), FIRST_SEAT)
        services.routes.show_record(hand.record, seat=seat, key=hand.key, played=when(hand.played_at))
