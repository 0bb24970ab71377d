"""Drawings in code, and their pictures at any size."""

import pytest

from tonk.ui.drawing.vectors import raster


@pytest.mark.parametrize("size", [(0, 20), (20, 0), (-3, 7), (1, 1)])
def test_a_drawing_without_room_is_an_empty_picture(size: tuple[int, int]) -> None:
    """A drawing with no width or no height gives an empty picture, because a window may be as thin as a line."""
    wide, high = max(0, size[0]), max(0, size[1])
    assert raster('<path d="M0 0h9v9z"/>', f"0 0 {wide} {high}", *size).get_size() == (wide, high)
