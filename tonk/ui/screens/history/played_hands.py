"""The ways to a hand that was played: to its review, and through it again."""

from tonk.records import Record, RecordRefused
from tonk.records.reading import Unreadable, read_record
from tonk.rules.cards import FIRST_SEAT, Seat
from tonk.session.match.played_hand import HandKey, PlayedHand
from tonk.ui.screens.history.ledger import when
from tonk.ui.screens.learning.kept_reviews import Reviews
from tonk.ui.screens.learning.review_screen import ReviewScreen
from tonk.ui.screens.replay.dropped import show_record
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.words import _


def open_review(ui: UiContext, services: Services, record: Record, seat: Seat, key: HandKey | None = None) -> None:
    """Show how well a seat played a finished hand; where that can't be, say so.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        record: The hand.
        seat: Whose play is reviewed.
        key: Under which the hand is in the history; None for one that is not there.
    """
    try:
        screen = ReviewScreen(ui, services, Reviews(services, record, key), seat)
    except (RecordRefused, ValueError):
        _refuse(ui)
    else:
        ui.screens.push(screen)


def review_played(ui: UiContext, services: Services, hand: PlayedHand | None, name: str) -> None:
    """Show how well the person of this name, or the first one there is, played a hand of the history."""
    if hand is None:
        return
    seats = [seat for seat in hand.people if name in ("", hand.seats[seat])]
    try:
        record = read_record(hand.record)
    except Unreadable:
        _refuse(ui)
    else:
        open_review(ui, services, record, (seats or [FIRST_SEAT])[0], hand.key)


def replay_played(ui: UiContext, services: Services, hand: PlayedHand | None) -> None:
    """Go through a hand of the history again, from the seat of the first person in it."""
    if hand is not None:
        seat = next(iter(hand.people), FIRST_SEAT)
        show_record(ui, services, hand.record, seat=seat, key=hand.key, played=when(hand.played_at))


def _refuse(ui: UiContext) -> None:
    ui.toast(_("This hand can't be reviewed: it does not follow the rules, or is not over."))
