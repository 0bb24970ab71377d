"""The marks of places that cards go to."""

import pytest

from tonk.ui.table.pointed import dashes_along


def test_dashes_go_all_round_and_never_inside() -> None:
    """Dashes of a closed line begin where it begins, a whole number of them, and touch nothing but its sides."""
    corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 60.0), (0.0, 60.0)]
    dashes = dashes_along(corners)
    assert len(dashes) == 16
    assert dashes[0][0] == corners[0]
    for dash in dashes:
        for x, y in dash:
            assert pytest.approx(0.0) in (x, y, x - 100.0, y - 60.0)
