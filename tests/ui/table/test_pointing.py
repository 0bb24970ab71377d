"""The dashed marks of places that cards can go to."""

import pytest

from tonk.ui.drawing.viewport import Box
from tonk.ui.table.places.pointed import dashes_along, slot_around


def test_dashes_go_all_round_and_never_inside() -> None:
    """A dashed outline starts at its first corner, has only whole dashes, and keeps to its sides."""
    corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 60.0), (0.0, 60.0)]
    dashes = dashes_along(corners)
    assert len(dashes) == 16
    assert dashes[0][0] == corners[0]
    for dash in dashes:
        for x, y in dash:
            assert pytest.approx(0.0) in (x, y, x - 100.0, y - 60.0)


def test_dashes_end_above_the_words() -> None:
    """The dashes keep a distance from the cards, but never reach into the line above the hand."""
    place = Box(100.0, 300.0, 150.0, 170.0)
    free, close = slot_around(place, 1.0, 600.0), slot_around(place, 1.0, 480.0)
    assert (free.y, free.bottom) == (287.0, 483.0)
    assert (close.y, close.bottom) == (287.0, 477.0)
