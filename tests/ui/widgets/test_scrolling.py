"""Areas and lists that are taller than the room for them."""

import pygame

from tests.ui.pilot import Pilot
from tests.ui.widgets.widget_bench import Counter, bench
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import Button, ListView, ScrollArea


def scrolled(pilot: Pilot, area: ScrollArea) -> float:
    """Return the offset at which an area comes to rest."""
    pilot.advance(1.0)
    return area.top


def test_scrolling_by_wheel_bar_and_keys() -> None:
    """The wheel, the bar, drags and keys scroll an area, but never past its ends."""
    area = ScrollArea(lambda _canvas, _box: None, Box(100, 100, 400, 200), content_height=1000)
    pilot, screen = bench(area)
    pilot.wheel((200, 150), -1)
    assert 0 < scrolled(pilot, area) < 800
    pilot.wheel((200, 150), -50)
    assert scrolled(pilot, area) == 800
    pilot.drag((491, 290), (491, 40))
    assert scrolled(pilot, area) == 0
    pilot.click((491, 290))
    assert scrolled(pilot, area) == 180
    pilot.drag((200, 250), (200, 150))
    assert scrolled(pilot, area) == 280
    for key, top in [(pygame.K_END, 800), (pygame.K_HOME, 0), (pygame.K_PAGEDOWN, 180), (pygame.K_PAGEUP, 0)]:
        pilot.press(key)
        assert scrolled(pilot, area) == top
    pilot.press(pygame.K_DOWN)
    assert 0 < scrolled(pilot, area) < 100
    pilot.wheel((900, 600), -1)
    assert len(screen.left) > 0


def test_content_that_fits_does_not_scroll() -> None:
    """An area with content that fits does not scroll and takes no focus."""
    area = ScrollArea(lambda _canvas, _box: None, Box(100, 100, 400, 200), content_height=200)
    pilot, screen = bench(area)
    pilot.press(pygame.K_TAB)
    assert screen.group.focused is None
    pilot.wheel((200, 150), -1)
    assert scrolled(pilot, area) == 0


def test_content_passes_softly_into_the_ground_at_an_end() -> None:
    """Content is cut softly where there is more of it, and not at its own beginning or end."""

    def paint(canvas: Canvas, content: Box) -> None:
        canvas.fill(content, (255, 255, 255))

    area = ScrollArea(paint, Box(100, 100, 400, 200), content_height=1000)
    pilot, _screen = bench(area)

    def shown() -> list[bool]:
        scale = pilot.ui.viewport.scale
        ends = (pilot.loop.surface.get_at((round(300 * scale), round(y * scale))) for y in (102, 200, 298))
        return [color.r > 200 for color in ends]

    pilot.draw_on()
    assert shown() == [True, True, False]
    pilot.wheel((200, 150), -2)
    scrolled(pilot, area)
    assert shown() == [False, True, False]
    pilot.wheel((200, 150), -50)
    scrolled(pilot, area)
    assert shown() == [False, True, True]


def test_widgets_in_a_scroll_area() -> None:
    """Widgets move with the content, can't be pressed where they are cut off, and scroll into view on Tab."""
    noted = Counter()
    area = ScrollArea(box=Box(100, 100, 400, 200), content_height=1000)
    buttons = [Button(str(n), noted.press) for n in range(10)]
    for n, button in enumerate(buttons):
        area.place(button, Box(0, 100 * n, 300, 52))
    pilot, screen = bench(area)
    assert buttons[2].box == Box(100, 300, 300, 52)
    pilot.click((200, 320))
    assert noted.values == []
    for _press in range(3):
        pilot.press(pygame.K_TAB)
    pilot.advance(1.0)
    assert screen.group.focused is buttons[2]
    assert area.box.y <= buttons[2].box.y
    assert buttons[2].box.bottom <= area.box.bottom
    pilot.click(buttons[2].box.center)
    assert noted.values == ["pressed"]
    pilot.press(pygame.K_END)
    assert scrolled(pilot, area) == 800
    area.empty()
    pilot.post()
    assert screen.group.focused is None


def test_a_list_marks_and_opens_rows() -> None:
    """A click or Enter opens a row, arrows mark one, and a drag only scrolls."""
    noted = Counter()
    drawn: list[int] = []
    rows = ListView(1000, 50, lambda _c, _b, row: drawn.append(row), noted.take, Box(100, 100, 400, 200))
    pilot, screen = bench(rows)
    assert set(drawn) <= set(range(6))
    pilot.click((200, 175))
    assert (noted.values, rows.marked) == ([1], 1)
    pilot.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert noted.values == [1, 4]
    assert scrolled(pilot, rows) == 80
    pilot.drag((200, 280), (200, 130))
    assert noted.values == [1, 4]
    assert scrolled(pilot, rows) == 230
    pilot.press(pygame.K_HOME, pygame.K_UP)
    assert rows.marked == 0
    pilot.press(pygame.K_END)
    assert rows.marked == 999
    rows.count = 3
    assert (rows.marked, scrolled(pilot, rows)) == (None, 0)
    assert screen.group.focused is rows


def test_a_list_to_read_only_scrolls() -> None:
    """A list without an action scrolls, but marks no rows."""
    rows = ListView(20, 50, lambda _c, _b, _row: None, None, Box(100, 100, 400, 200))
    pilot, _screen = bench(rows)
    pilot.click((200, 175))
    assert rows.marked is None
    pilot.wheel((200, 175), -2)
    assert scrolled(pilot, rows) > 0
