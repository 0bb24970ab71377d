"""The stamp on a caught player's cards on the page of the result."""

import pytest

from tests.ui.pilot import dummy_ui
from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.caught_stamp import CaughtStamp


def test_the_stamp_lies_across_the_cards_and_leaves_their_indices_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamp lies across the middle of the cards, not at their foot, and below their upper indices."""
    ui = dummy_ui((1280, 720))
    canvas, middles = Canvas(ui.viewport, ui.text, ui.theme), []

    def note(_picture: object, pos: Point, anchor: str = "topleft", alpha: int = 255) -> None:
        middles.append((pos, anchor, alpha))

    monkeypatch.setattr(canvas, "picture", note)
    stamp, cards = CaughtStamp(0.42), Box(100.0, 200.0, 160.0, 120.0)
    stamp.draw(canvas, Arrivals(ui), Seat(0), cards, 0.0)
    (((x, y), anchor, _alpha),) = middles
    high = stamp._picture[1].get_height() if stamp._picture is not None else 0
    assert anchor == "center"
    assert x == cards.center[0]
    assert abs(y - cards.center[1]) < cards.h * 0.1
    assert y - high / 2 > cards.y + cards.h * 0.3
