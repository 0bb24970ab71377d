"""The places of players around the table, and the room for their spreads."""

from itertools import chain

import pygame
import pytest

from tests.ui.pilot import card_art
from tests.ui.table.test_layout import SIZES, laid_out, view
from tonk.rules.cards import Seat, parse_card
from tonk.ui.drawing.card_look import STRIPS, CardLook
from tonk.ui.drawing.places.table_edge import BEYOND, FELT
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.table.places.log_place import log_box


@pytest.mark.parametrize(("seats", "sides"), [(2, [0]), (3, [-1, 1]), (4, [-1, 0, 1]), (6, [-1, 0, 0, 0, 1])])
def test_the_others_sit_around_the_table(seats: int, sides: list[int]) -> None:
    """One opponent sits opposite, two sit at the sides, and three or more at the left, the top and the right."""
    layout = laid_out((1280, 720), seats)
    assert [layout.place(seat).side for seat in layout.others] == sides
    for seat, side in zip(layout.others, sides, strict=True):
        x, y = layout.plate(seat).center
        assert y < layout.h / 2
        assert (x > layout.w - 160) - (x < 160) == side


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_spread_lies_on_the_felt_before_its_owner(size: tuple[int, int], seats: int) -> None:
    """A spread lies nearer to the middle of the table than its owner, and nearest to its owner's plate."""
    layout, seen = laid_out(size, seats), view(seats)
    for spread, poses in zip(seen.table, layout.spreads(seen.table), strict=True):
        if spread.owner == layout.bottom:
            continue
        x = sum(pose.x for pose in poses) / len(poses)
        at, plate = layout.place(spread.owner), layout.plate(spread.owner)
        assert poses[0].y > plate.bottom if not at.side else (x - plate.center[0]) * at.side < -plate.w / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_plates_and_log_are_clear_of_the_rail(size: tuple[int, int], seats: int) -> None:
    """Side seats, the player's plate and the log keep off the rail; top seats sit behind it, with cards before it."""
    layout, seen = laid_out(size, seats), view(seats)
    tops = [seat for seat in layout.others if not layout.place(seat).side]
    for behind in (*map(layout.plate, tops), *map(layout.portrait, tops)):
        assert 0.0 <= behind.y < behind.bottom <= BEYOND
    fans = [layout.fan(seat, 6) for seat in layout.others if layout.place(seat).side]
    for pose in (layout.stock, layout.discards, *chain(*fans, *layout.spreads(seen.table))):
        assert layout.box_of(pose).y >= FELT
    inside = Box(0, 0, layout.w, layout.h).inset(26.0)
    sides = [layout.plate(seat) for seat in layout.others if layout.place(seat).side]
    for box in (*sides, layout.plate(layout.bottom), log_box(layout)):
        assert inside.overlap(box) == pytest.approx(box.w * box.h)
    log = log_box(layout)
    assert not any(log.overlap(plate) for plate in sides)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_indices_of_spreads_are_large_enough(seats: int) -> None:
    """In a window of 1920x1080 the index of a card in a spread is at least 26 pixels high."""
    viewport = Viewport(1920, 1080)
    layout, table = laid_out((1920, 1080), seats), view(seats).table
    scale = layout.spreads(table)[0][0].scale
    width = viewport.px(layout.card_width * scale)
    picture = card_art().card(parse_card("KS"), width, CardLook())
    corner = picture.subsurface(pygame.Rect(0, 0, round(width * 0.22), round(width * 0.6)))
    dark = [min(corner.get_at((x, y)).r for x in range(4, corner.get_width())) < 90 for y in range(corner.get_height())]
    first = dark.index(True)
    assert dark.index(False, first) - first >= 26


def test_two_spreads_before_each_player_leave_every_index_free() -> None:
    """With two spreads of three cards before each of four players, every rank can be read."""
    layout = laid_out((1280, 720), 4)
    seen = view(4).table
    table = (*seen, *seen)
    boxes = [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
    for number, box in enumerate(boxes):
        index = Box(box.x, box.y, box.w * STRIPS["standard"][-1], box.h * 0.4)
        assert not any(index.overlap(other) > 1.0 for other in boxes[number + 1 :])
    assert not any(layout.box_of(pile).overlap(box) for box in boxes for pile in (layout.stock, layout.discards))
    assert layout.bottom == Seat(0)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_three_spreads_before_a_player_at_a_side_hide_nothing(seats: int) -> None:
    """Three spreads go on beside the row if it is too short for them, and every rank can be read."""
    layout = laid_out((1280, 720), seats)
    seen = view(seats).table
    table = (*seen, seen[1], seen[1])
    boxes = [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
    for number, box in enumerate(boxes):
        index = Box(box.x, box.y, box.w * 0.19, box.h * 0.4)
        assert not any(index.overlap(other) > 1.0 for other in boxes[number + 1 :])
