"""Units, pixels and boxes."""

from itertools import pairwise

import pytest

from tonk.ui.drawing.viewport import COLUMN_WIDTH, LEAST_PAGE, Box, Viewport

SIZES = [(960, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1200, 1920), (3840, 2160)]


def test_one_unit_is_one_pixel_at_1280x720() -> None:
    """The design size maps units to pixels one to one."""
    view = Viewport(1280, 720)
    assert (view.scale, view.w, view.h, view.px(17)) == (1, 1280, 720, 17)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.5, 2.0])
def test_a_screen_always_has_its_least_room(size: tuple[int, int], ui_scale: float) -> None:
    """A page has at least 1024x600 units at any scale of the interface."""
    view = Viewport(*size, ui_scale)
    assert view.w >= LEAST_PAGE[0] - 1e-6
    assert view.h >= LEAST_PAGE[1] - 1e-6


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [1.25, 1.5, 2.0])
def test_every_size_of_the_interface_means_what_it_says(size: tuple[int, int], ui_scale: float) -> None:
    """The scale of the interface always applies fully, and the rest of the page lies beyond the window.

    Only in an upright window does the scale stop where a column fills the width.
    """
    view, usual = Viewport(*size, ui_scale), Viewport(*size)
    most = size[0] / COLUMN_WIDTH if size[0] < size[1] else view.scale
    assert view.scale == pytest.approx(min(usual.scale * ui_scale, most))
    shown = view.showing(10_000, 10_000).seen
    assert (shown.right, shown.bottom) == pytest.approx((view.w, view.h), abs=0.5)
    assert view.showing(-5, -5) == view


def test_a_larger_interface_makes_larger_units() -> None:
    """A larger scale of the interface gives more pixels per unit."""
    assert Viewport(1920, 1080, 1.25).scale > Viewport(1920, 1080).scale > Viewport(1920, 1080, 0.75).scale


def test_odd_shapes_keep_round_things_round() -> None:
    """A wide or tall window has more units in one direction, a tall one also larger letters; units stay square."""
    wide, tall = Viewport(2560, 720), Viewport(1280, 1440)
    assert (wide.scale, tall.scale) == (1, 1.25)
    assert (wide.w, wide.h, tall.w, tall.h) == (2560, 720, 1024, 1152)


@pytest.mark.parametrize("size", SIZES)
def test_points_come_back_from_pixels(size: tuple[int, int]) -> None:
    """Converting a pixel to units and back gives the same pixel."""
    view = Viewport(*size, 2.0).showing(70, 40)
    for pixel in [(0, 0), (123, 77), (size[0] - 1, size[1] - 1)]:
        assert view.point(view.to_units(pixel)) == pixel


def test_boxes_that_touch_in_units_touch_in_pixels() -> None:
    """Boxes that touch in units have neither gaps nor overlaps in pixels."""
    view = Viewport(1111, 700)
    rects = [view.rect(box) for box in Box(3.3, 5, 601.7, 40).split_columns(7)]
    assert all(a.right == b.left for a, b in pairwise(rects))


def test_a_hairline_does_not_vanish() -> None:
    """A thin box has at least one pixel, and an empty box has none."""
    view = Viewport(640, 400)
    assert (view.px(0.5), view.px(0)) == (1, 0)


def test_box_parts() -> None:
    """The parts of a cut box cover it without gaps or overlaps."""
    box = Box(10, 20, 100, 60)
    left, rest = box.cut_left(30, 10)
    assert (left, rest) == (Box(10, 20, 30, 60), Box(50, 20, 60, 60))
    right, rest = box.cut_right(30, 10)
    assert (right, rest) == (Box(80, 20, 30, 60), Box(10, 20, 60, 60))
    top, rest = box.cut_top(15, 5)
    assert (top, rest) == (Box(10, 20, 100, 15), Box(10, 40, 100, 40))
    bottom, rest = box.cut_bottom(15, 5)
    assert (bottom, rest) == (Box(10, 65, 100, 15), Box(10, 20, 100, 40))
    assert [row.y for row in box.split_rows(3, 6)] == [20, 42, 64]


def test_box_edges_and_overlap() -> None:
    """A box does not contain its right and bottom edges, and its overlap with another is an area."""
    box = Box(0, 0, 10, 10)
    assert box.contains((0, 0))
    assert not box.contains((10, 5))
    assert box.overlap(Box(5, 5, 10, 10)) == 25
    assert box.overlap(Box(10, 0, 5, 5)) == 0
    assert box.common(Box(5, 5, 10, 10)) == Box(5, 5, 5, 5)
    assert box.common(Box(50, 5, 10, 10)).w == 0
    assert box.centered(4, 2).center == box.center
    assert box.inset(6).w == 0
