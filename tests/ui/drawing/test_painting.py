"""Drawing only those parts of a frame that differ from the last one, with the same result as drawing all of it."""

import random
from collections.abc import Sequence

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.pilot import FRAME, Pilot
from tests.ui.table.seated import Seated
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.frame_strokes import FrameStrokes
from tonk.ui.drawing.painting import Blit, Dot, Fill, Floor, LineStroke, Painting, Stroke, joined, stale_areas

pytestmark = pytest.mark.usefixtures("eager")

SIZE = (64, 48)


def pictures() -> list[pygame.Surface]:
    """A few translucent squares of different colours and sizes."""
    rng, made = random.Random(5), []
    for side in (4, 9, 16, 30):
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        picture.fill((rng.randrange(256), rng.randrange(256), rng.randrange(256), 140))
        made.append(picture)
    return made


PICTURES = pictures()
GROUND = Fill((0, 0, *SIZE), (10, 70, 40))


def blit(picture: int, x: int, y: int, alpha: int) -> Stroke:
    """A stroke that draws a picture somewhere on the small surface, clipped to it as the canvas does."""
    whole = pygame.Rect(x, y, *PICTURES[picture].get_size())
    area = pygame.Rect(0, 0, *SIZE).clip(whole)
    return Blit((area.x, area.y, area.w, area.h), PICTURES[picture], (x, y), alpha, cut=area != whole)


def line(x: int, y: int, z: int, w: int) -> Stroke:
    """A slanting line."""
    around = pygame.Rect(min(x, z), min(y, w), abs(x - z), abs(y - w)).inflate(8, 8).clip((0, 0, *SIZE))
    return LineStroke((around.x, around.y, around.w, around.h), (x, y), (z, w), (250, 240, 90), 2)


def dot(x: int, y: int) -> Stroke:
    """A small disc."""
    around = pygame.Rect(x - 6, y - 6, 12, 12).clip((0, 0, *SIZE))
    return Dot((around.x, around.y, around.w, around.h), (x, y), (200, 30, 60), 4.0)


def dimming(x: int, y: int) -> Stroke:
    """A rectangle that darkens what lies under it."""
    area = pygame.Rect(x, y, 20, 14).clip((0, 0, *SIZE))
    return Fill((area.x, area.y, area.w, area.h), (120, 120, 130), pygame.BLEND_RGB_MULT)


def panel(x: int, y: int) -> Stroke:
    """An opaque rectangle, under which nothing need be drawn."""
    area = pygame.Rect(x, y, 34, 26).clip((0, 0, *SIZE))
    return Fill((area.x, area.y, area.w, area.h), (30, 60, 90))


X, Y = st.integers(-6, 60), st.integers(-6, 44)
STROKES = st.lists(
    st.one_of(
        st.builds(blit, st.integers(0, 3), X, Y, st.sampled_from((255, 90))),
        st.builds(line, X, Y, X, Y),
        st.builds(dot, X, Y),
        st.builds(dimming, X, Y),
        st.builds(panel, X, Y),
        st.builds(Floor, by=st.tuples(st.integers(-3, 3), st.integers(-3, 3))),
    ),
    max_size=14,
)


def pixels(surface: pygame.Surface) -> bytes:
    """Return the visible pixels of a surface."""
    return pygame.image.tobytes(surface, "RGB")


def drawn_whole(strokes: Sequence[Stroke], size: tuple[int, int]) -> bytes:
    """Return the pixels of a frame that is drawn from nothing."""
    surface = pygame.Surface(size)
    Painting().draw(surface, strokes)
    return pixels(surface)


@given(st.lists(STROKES, min_size=2, max_size=5), st.randoms(use_true_random=False))
def test_a_frame_drawn_over_the_last_one_is_the_same_as_one_drawn_from_nothing(
    frames: list[list[Stroke]], rng: random.Random
) -> None:
    """Drawing only the changes gives the same pixels as drawing the whole frame, no matter what changed."""
    surface, painting = pygame.Surface(SIZE), Painting()
    for strokes in frames:
        for order in (strokes, rng.sample(strokes, len(strokes))):
            frame = [GROUND, *order]
            painting.draw(surface, frame)
            assert pixels(surface) == drawn_whole(frame, SIZE)


def test_a_frame_that_repeats_the_last_one_draws_nothing() -> None:
    """A frame with equal strokes draws nothing, even if the strokes are other objects."""
    surface, painting = pygame.Surface(SIZE), Painting()
    painting.draw(surface, [GROUND, blit(2, 5, 5, 255)])
    assert painting.draw(surface, [GROUND, blit(2, 5, 5, 255)]) == []


def test_only_what_moves_above_a_floor_is_drawn() -> None:
    """Things that move above a floor are drawn alone; for one that moves below it, both parts are drawn."""
    surface, painting = pygame.Surface(SIZE), Painting()
    painting.draw(surface, [GROUND, dimming(0, 0), Floor(), blit(0, 2, 2, 255)])
    assert painting.draw(surface, [GROUND, dimming(0, 0), Floor(), blit(0, 4, 2, 255)]) == [pygame.Rect(2, 2, 6, 4)]
    below = [GROUND, dimming(0, 0), blit(0, 40, 40, 255), Floor(), blit(0, 4, 2, 255)]
    assert painting.draw(surface, below) == [pygame.Rect(40, 40, 4, 4)]


def test_a_jolted_frame_is_shifted_as_a_whole_without_a_gap() -> None:
    """A jolt shifts floor and strokes alike; what it bares at the edges of the window shows the floor as it lay."""
    for floor in ((), (Floor(),)):
        frame = FrameStrokes(*SIZE)
        frame.strokes += [GROUND, blit(3, 20, 10, 255), *floor, blit(1, 30, 20, 90)]
        frame.throw((2, 3))
        painting, surface = Painting(), pygame.Surface(SIZE)
        painting.draw(surface, [GROUND, blit(3, 20, 10, 255)])
        painting.draw(surface, frame.strokes)
        still, jolted = pygame.Surface(SIZE), pygame.Surface(SIZE)
        Painting().draw(still, [GROUND, blit(3, 20, 10, 255), blit(1, 30, 20, 90)])
        jolted.blit(still, (0, 0))
        jolted.blit(still, (2, 3))
        assert pixels(surface) == pixels(jolted)


def test_a_jolt_shows_more_of_a_picture_that_the_window_cuts() -> None:
    """A picture above the floor that sticks out of the window comes in whole; two jolts add up."""
    red, ground = pygame.Surface((8, 8)), pygame.Surface(SIZE)
    red.fill((200, 0, 0))
    Painting().draw(ground, [GROUND])
    frame = FrameStrokes(*SIZE)
    frame.strokes += [GROUND, Floor()]
    frame.picture(red, (20, SIZE[1] - 4))
    frame.throw((0, -2))
    frame.throw((1, -1))
    surface, jolted = pygame.Surface(SIZE), ground.copy()
    Painting().draw(surface, frame.strokes)
    jolted.blit(ground, (1, -3))
    jolted.blit(red, (21, SIZE[1] - 7))
    assert pixels(surface) == pixels(jolted)


def test_many_stale_areas_are_joined_near_by() -> None:
    """Of many small areas far from each other, those near each other are joined."""
    window = pygame.Rect(0, 0, 1200, 1200)
    corners = [(x, y) for x in (0, 1100) for y in (0, 1100)]
    areas = joined([(x + 5 * n, y, 4, 4) for x, y in corners for n in range(18)], window)
    assert sorted(area.topleft for area in areas) == corners


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_picture_that_was_drawn_faintly_is_as_it_was(flags: int) -> None:
    """Drawing a picture faintly leaves its own opacity as it was; mixing each pixel takes twenty times as long."""
    picture = pygame.Surface((4, 4), flags)
    before = picture.get_alpha()

    Blit((0, 0, 4, 4), picture, (0, 0), 120).draw(pygame.Surface(SIZE))

    assert picture.get_alpha() == before


def test_only_what_moved_is_stale() -> None:
    """Only the old and the new place of a moved picture are stale."""
    before = [GROUND, blit(0, 2, 2, 255), blit(1, 40, 30, 255), dot(20, 20)]
    after = [GROUND, blit(0, 2, 2, 255), blit(1, 44, 30, 255), dot(20, 20)]
    assert stale_areas(before, after) == [(40, 30, 9, 9), (44, 30, 9, 9)]


def test_a_picture_that_comes_to_the_top_is_all_that_is_stale() -> None:
    """A stroke that moves to the end of the order makes only its own area stale."""
    rest = [blit(0, x, 2, 255) for x in range(0, 40, 5)]
    top = blit(1, 3, 3, 255)
    assert set(stale_areas([GROUND, top, *rest], [GROUND, *rest, top])) == {top.area}


def test_a_picture_that_is_seen_a_little_further_is_stale_only_there() -> None:
    """An area that grows is stale only in its new part."""
    ground, rest = Fill((4, 4, 40, 20), (30, 60, 90)), [blit(0, x, 6, 255) for x in range(4, 40, 4)]
    opened = ground._replace(area=(4, 4, 40, 26))
    assert stale_areas([GROUND, ground, *rest], [GROUND, opened, *rest]) == [(4, 24, 40, 6)]


def test_another_surface_is_drawn_all_over() -> None:
    """Another surface is drawn completely."""
    painting = Painting()
    painting.draw(pygame.Surface(SIZE), [GROUND])
    assert painting.draw(pygame.Surface(SIZE), [GROUND]) == [pygame.Rect(0, 0, *SIZE)]


def test_stale_areas_that_touch_are_joined() -> None:
    """Stale areas that overlap are joined, and the whole window is drawn if most of it is stale."""
    window = pygame.Rect(0, 0, 1000, 1000)
    areas = joined([(0, 0, 50, 50), (40, 40, 50, 50), (500, 500, 10, 10), (2000, 0, 5, 5)], window)
    assert sorted(area.topleft for area in areas) == [(0, 0), (500, 500)]
    assert joined([(0, 0, 1000, 900)], window) == [window]


def whole_frame(pilot: Pilot) -> bytes:
    """Return the pixels of the window when it is drawn from nothing."""
    ui = pilot.ui
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    for screen in ui.screens.visible:
        screen.draw(canvas)
    pilot.loop.toasts.draw(canvas)
    return drawn_whole(canvas.strokes, (ui.viewport.width, ui.viewport.height))


def test_a_table_in_motion_is_the_same_drawn_in_parts_or_whole() -> None:
    """Each frame of a hand that is dealt, played, dragged, paused and resumed looks as if it was drawn whole."""
    seated = Seated(persons=1, settings=Settings(animation_speed="1", thinking_time="none"))
    pilot, rng = seated.pilot, random.Random(3)
    for number in range(180):
        if number % 12 == 5 and seated.screen.board.view.legal:
            pilot.press(rng.choice((pygame.K_SPACE, pygame.K_s, pygame.K_t, pygame.K_d, pygame.K_k)))
        if number % 9 == 0:
            pilot.move((rng.uniform(300, 900), rng.uniform(400, 700)))
        if number == 90:
            pilot.down(seated.own_place)
        if 90 < number < 110:
            pilot.move((640 + 4 * (number - 90), 640 - 12 * (number - 90)), held=True)
        if number == 110:
            pilot.up((720, 420))
        if number in (140, 150):
            pilot.press(pygame.K_ESCAPE)
        pilot.advance(3 * FRAME)
        if number % 2:
            assert pilot.pixels() == whole_frame(pilot), f"frame {number}"
