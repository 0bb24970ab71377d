"""A fixed clock, and hands to save; light, because copies that tests start and kill import it."""

from datetime import UTC, datetime
from typing import Any

from tonk.rules.cards import FIRST_SEAT, Seat
from tonk.session.match.played_hand import PlayedHand

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
BO_WINS = {"ending": "drop", "winners": [1], "totals": [9, 5, 18], "net": [-2, 4, -2]}


def noon() -> datetime:
    """The time in all tests."""
    return NOON


def record(number: int = 1, **changed: Any) -> dict[str, Any]:
    """A finished hand's record, as far as the history reads it."""
    return {
        "format": "tonk-hand/1",
        "rules": "jazz-club",
        "stake": 2,
        "seats": ["Ana", "Bo", "Cy"],
        "dealer": number % 3,
        "deck": ["AS", "KD"],
        "actions": ["0 draw", "0 drop"],
        "result": {"ending": "drop", "winners": [0], "totals": [9, 20, 18], "net": [4, -2, -2]},
    } | changed


def played(
    number: int = 1, match_id: str = "m", people: tuple[Seat, ...] = (FIRST_SEAT,), **changed: Any
) -> PlayedHand:
    """The ``number``-th finished hand of its match."""
    kept = record(number, **changed)
    return PlayedHand.of(
        kept,
        match_id=match_id,
        hand_no=number,
        played_at=NOON.isoformat(),
        rules_name="Jazz club",
        people=people,
    )
