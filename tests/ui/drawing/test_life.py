"""Small moving things at the places: rarely drawn, at the edges, and still with reduced motion."""

import pygame
import pytest

from tests.ui.pilot import dummy_ui
from tonk.rules.cards import Seat, each_seat
from tonk.session.settings import PLACES, Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.life import RATE, SPOTS, Life, next_tick, tick
from tonk.ui.drawing.places.passing import WALKERS, passing
from tonk.ui.drawing.places.room_life import EVERY, LASTS, ROOM_SPOTS, next_step
from tonk.ui.drawing.places.sight import Depth, depth_of, free_parts, sight
from tonk.ui.drawing.places.table_edge import FAR
from tonk.ui.drawing.places.wisps import Wisp
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.table.places.layout import TableLayout, card_width

pytestmark = pytest.mark.usefixtures("eager")

SIZE = (1280, 720)
TIMES = (0.0, 1.37, 12.9, 4000.1)
LIVING = sorted(SPOTS)
BOX = Box(0.0, 0.0, 1280.0, 720.0)


def test_all_places_but_the_plain_table_live() -> None:
    """All places except the plain table have moving things."""
    assert set(LIVING) == set(PLACES) - {"plain"}
    assert Life().strokes("plain", SIZE, 3.0) == []


@pytest.mark.parametrize("place", LIVING)
def test_between_two_ticks_nothing_changes(place: str) -> None:
    """The strokes are the same throughout a tick, and different some seconds later."""
    life, begins = Life(), 31 / RATE
    there = life.strokes(place, SIZE, begins)
    assert there
    assert there == life.strokes(place, SIZE, begins + 0.9 / RATE) == life.strokes(place, SIZE, begins)
    assert there != life.strokes(place, SIZE, begins + 2.5)
    assert (tick(next_tick(begins)), tick(next_tick(begins + 0.5 / RATE))) == (32, 32)


@pytest.mark.parametrize("place", LIVING)
def test_all_of_it_stays_in_its_spots(place: str) -> None:
    """All strokes stay within their spots, which cover a small part of the table."""
    box = Box(0.0, 0.0, 1280.0, 720.0)
    for spot in SPOTS[place]:
        area = spot.area(box)
        for time in TIMES:
            for wisp in spot.wisps(area, time):
                (x, y), (w, h) = wisp.center, wisp.size
                assert area.x - 0.5 <= max(0.0, x - w / 2)
                assert min(box.w, x + w / 2) <= area.right + 0.5
                assert area.y - 0.5 <= max(0.0, y - h / 2)
                assert min(box.h, y + h / 2) <= area.bottom + 0.5
    assert sum(area.w * area.h for area in (spot.area(box) for spot in SPOTS[place])) < 0.1 * box.w * box.h


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("place", LIVING)
def test_it_keeps_clear_of_cards_and_names(place: str, seats: int) -> None:
    """No stroke overlaps a plate, the open felt or the hand."""
    size = (1920, 1080)
    viewport = Viewport(*size, 1.0)
    layout = TableLayout(viewport.box.w, viewport.box.h, card_width("medium", viewport.box.w), seats, Seat(0))
    plates = [viewport.rect(layout.plate(seat)) for seat in each_seat(seats)]
    kept = [*plates, viewport.rect(layout.rows.felt), viewport.rect(layout.hand_box)]
    for time in TIMES:
        for stroke in Life().strokes(place, size, time, plates):
            assert pygame.Rect(stroke.area).collidelist(kept) < 0, stroke.area


@pytest.mark.parametrize("place", LIVING)
def test_large_things_pass_behind_plates_and_rail(place: str) -> None:
    """People and trains that pass are cut off where plates and the rail are in front of them."""
    plate, strip = pygame.Rect(500, 8, 260, 76), pygame.Rect(0, 0, 1280, round(FAR))
    free = free_parts(strip, [plate])
    assert sum(one.w * one.h for one in (*free, plate)) == strip.w * strip.h
    assert all(one.collidelist([*free[:number], plate]) < 0 for number, one in enumerate(free))
    moments = [list(passing(place, BOX, second)) for second in range(1, 120)]
    assert any(Box.around(it.center, *it.size).overlap(BOX) for there in moments for it in there)
    assert len({tuple(there) for there in moments}) > 30


def test_nothing_passes_in_a_narrow_gap_between_plates() -> None:
    """Between plates that leave but a slice of a train in view, and below them, there is none of it."""
    plates = [pygame.Rect(x, 3, 290, 76) for x in (168, 486, 805)]
    seen = [stroke.area for second in range(20, 74) for stroke in Life().strokes("station", SIZE, second, plates)]
    high_up = [area for area in seen if area[1] + area[3] <= FAR]
    assert high_up
    assert not [area for area in high_up if 168 <= area[0] < 1095]


def test_passing_things_fade_at_the_sides_and_a_train_is_behind_the_clock() -> None:
    """Passing things fade towards the sides of the window, and a train is hidden behind the clock."""
    room, outside = (sight("station", SIZE, 1.0, depth) for depth in (Depth.BEFORE, Depth.OUTSIDE))
    opacity = [room.get_at((x, 40)).a for x in range(0, 100, 10)]
    assert opacity == sorted(opacity)
    assert (opacity[0], room.get_at((640, 40)).a) == (0, 255)
    assert len(set(opacity)) > 4
    assert outside.get_at((86, 43)).a < 16
    assert max(outside.get_at((x, 40)).a for x in range(500, 600)) > 240


def test_a_waiter_walks_behind_the_landmarks() -> None:
    """A waiter is hidden behind the sign of the bar and the band, and visible between them."""
    behind = sight("club", SIZE, 1.0, Depth.BEHIND)
    assert {depth_of(kind) for kind in WALKERS} == {Depth.BEHIND}
    assert [behind.get_at((x, 60)).a for x in (150, 300, 640, 1000, 1100, 1200)] == [0, 0, 255, 255, 0, 0]


@pytest.mark.parametrize("room", sorted(ROOM_SPOTS))
def test_a_room_lives_in_rare_moments(room: str) -> None:
    """A room comes alive for short moments with nothing between them, and few steps are drawn."""
    spots = [(spot, spot.area(BOX)) for spot in ROOM_SPOTS[room]]

    def seen(time: float) -> list[Wisp]:
        return [wisp for spot, area in spots for wisp in spot.wisps(area, time)]

    assert any(seen(EVERY * number + LASTS / 2) for number in range(3))
    assert not any(seen(EVERY * number + LASTS + 0.1) for number in range(3))
    now, steps = 0.0, 0
    while (now := next_step(now)) <= 60.0:
        steps += 1
    assert steps < 60


def test_a_spot_that_is_partly_covered_is_not_drawn() -> None:
    """A spot that is partly covered is not drawn; the others are."""
    whole, life = pygame.Rect(0, 0, *SIZE), Life()
    right = pygame.Rect(640, 0, 640, 720)
    assert life.strokes("station", SIZE, 1.0, [whole]) == []
    left = life.strokes("station", SIZE, 1.0, [right])
    assert left
    assert all(stroke.area[0] < 640 for stroke in left)


def test_reduced_motion_keeps_the_ground_still() -> None:
    """With reduced motion, only the ground and the things at both sides of it are drawn, and nothing moves."""
    ui = dummy_ui((320, 180), Settings(place="camp", reduced_motion="on"))
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    ui.draw_living_ground(canvas, [])
    assert (len(canvas.strokes), canvas.frame.living) == (3, None)
    ui.settings = ui.settings.changed(reduced_motion="off")
    ui.draw_living_ground(canvas, [])
    assert canvas.frame.living is not None


def test_no_thing_looks_out_from_below_a_panel() -> None:
    """A thing on the table that a panel would cover in part is not drawn; the others are."""
    ui = dummy_ui(SIZE, Settings(place="club", reduced_motion="on"))
    right, left = ui.place_pictures.things("club", SIZE)
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    ui.draw_living_ground(canvas, [], 0.0, Box(40, 305, 228, 224))
    drawn = [stroke.area[:2] for stroke in canvas.strokes]
    assert right[1] in drawn
    assert left[1] not in drawn


def test_it_stands_still_behind_a_dialog() -> None:
    """Time stands still while a dialog is open, and goes on once it has closed."""
    life = Life()
    assert [life.moment(now, moves=now not in (2.0, 3.0)) for now in (1.0, 2.0, 3.0, 4.0)] == [1.0, 2.0, 2.0, 4.0]
