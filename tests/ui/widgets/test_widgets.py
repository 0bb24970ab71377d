"""Buttons, the keyboard, dialogs, and the frames that widgets need."""

import pygame
import pytest

from tests.ui.pilot import FRAME, Pilot
from tests.ui.widgets.widget_bench import ROW, Counter, bench
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.widgets import (
    Button,
    ChoiceField,
    Dialog,
    DialogAnswer,
    ListView,
    ScrollArea,
    Slider,
    Stepper,
    TextField,
    Toggle,
)
from tonk.ui.widgets.button import ButtonKind

pytestmark = pytest.mark.usefixtures("eager")


def test_a_button_acts_on_release() -> None:
    """A button acts on release, if the pointer is still or again on it."""
    noted = Counter()
    pilot, _screen = bench(Button("Draw", noted.press, ROW))
    pilot.down(ROW.center)
    assert noted.values == []
    pilot.up(ROW.center)
    assert noted.values == ["pressed"]
    pilot.drag(ROW.center, (900, 600))
    assert noted.values == ["pressed"]
    pilot.drag(ROW.center, (900, 600), release=False)
    pilot.move(ROW.center, held=True)
    pilot.up(ROW.center)
    assert noted.values == ["pressed"] * 2


@pytest.mark.parametrize("at", [0.0, 0.1, 313.7, 1007.3])
def test_a_button_as_wide_as_it_likes_has_large_letters(at: float) -> None:
    """A button with its natural width has large letters, even if rounding makes it a little narrower."""
    button = Button("Check the deck", lambda: None, icon=icon("seal"))
    pilot, _screen = bench(button)
    natural = button.natural_width(pilot.ui.text)
    button.box = Box(at, 10, at + natural - at, 56).cut_right(natural - 1e-9)[0]
    pilot.advance(0.2)
    styles: list[object] = []
    render = pilot.ui.text.render

    def noting(words: str, style: str, *rest: object, **more: object) -> pygame.Surface:
        styles.append((words, style))
        return render(words, style, *rest, **more)  # type: ignore[arg-type]

    pilot.ui.text.render = noting  # type: ignore[method-assign, assignment]
    pilot.ui.text.edition += 1  # so that nothing from the last frame is reused
    pilot.loop.redraw()
    pilot.post()
    assert ("Check the deck", "button") in styles


def test_a_press_can_be_cancelled() -> None:
    """The right button or the loss of the window's focus cancels a press."""
    noted = Counter()
    pilot, _screen = bench(Button("Draw", noted.press, ROW))
    for ending in (
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3, touch=False),
        pygame.Event(pygame.WINDOWFOCUSLOST),
    ):
        pilot.down(ROW.center)
        pilot.post(ending)
        pilot.up(ROW.center)
    assert noted.values == []


def test_press_and_hover_show_in_the_same_frame() -> None:
    """A button looks different in the first frame after it is hovered or pressed."""
    pilot, _screen = bench(Button("Draw", lambda: None, ROW, kind="primary"))
    before = pilot.pixels()
    pilot.move(ROW.center)
    hovered = pilot.pixels()
    assert hovered != before
    pilot.down(ROW.center)
    assert pilot.pixels() != hovered


def test_a_disabled_button_says_why() -> None:
    """A disabled button does nothing, and a press on it shows the reason at once."""
    noted = Counter()
    button = Button("Drop", noted.press, ROW, tooltip="End the hand")
    pilot, _screen = bench(button)
    button.disabled = "You laid a spread"
    pilot.post()
    before = pilot.pixels()
    pilot.click(ROW.center)
    pilot.post()
    assert pilot.pixels() != before
    assert noted.values == []
    assert button.hint == "You laid a spread"
    pilot.press(pygame.K_TAB, pygame.K_RETURN)
    assert noted.values == []


def test_a_tooltip_comes_after_a_moment() -> None:
    """A tooltip appears after 400 ms, stays while the pointer rests, and disappears with it."""
    pilot, _screen = bench(Button("Sort", lambda: None, ROW, tooltip="By rank or by suit"))
    pilot.move(ROW.center)
    pilot.advance(0.3)
    early = pilot.pixels()
    pilot.advance(0.2)
    assert pilot.pixels() != early
    frames = pilot.loop.frames
    pilot.advance(2)
    assert pilot.loop.frames == frames
    pilot.move((1000, 600))
    pilot.advance(0.3)
    assert pilot.pixels() != early


def test_a_tooltip_keeps_away_from_a_button_that_was_pressed() -> None:
    """A pressed button shows no tooltip, which would hide the result, until the pointer returns."""
    pilot, _screen = bench(Button("Sort", lambda: None, ROW, tooltip="By rank or by suit"))
    pilot.click(ROW.center)
    pilot.advance(0.2)
    bare = pilot.pixels()
    pilot.advance(1)
    assert pilot.pixels() == bare
    pilot.move((1000, 600))
    pilot.move(ROW.center)
    pilot.advance(1)
    assert pilot.pixels() != bare


@pytest.mark.parametrize("corner", [(600, 300), (600, 640), (10, 300), (1100, 640)])
def test_a_tooltip_hides_no_other_button(corner: tuple[int, int]) -> None:
    """A tooltip covers neither its own button nor the buttons around it."""
    x, y = corner
    around = Box(x, y, 140, 44)
    sort = Button("Sort", lambda: None, around, tooltip="Put your hand in order, by rank or by suit or by spreads")
    others = [
        Button("Drop", lambda: None, around.move(dx, dy))
        for dx, dy in ((0, 52), (0, -52), (150, 0), (150, 52), (-150, 0))
    ]
    others = [button for button in others if Box(0, 0, 1280, 720).common(button.box) == button.box]
    pilot, screen = bench(sort, *others)
    pilot.move(sort.box.center)
    pilot.advance(0.2)
    view = pilot.ui.viewport

    def seen() -> list[bytes]:
        whole = pilot.loop.surface
        return [pygame.image.tobytes(whole.subsurface(view.rect(one.box.inset(4))), "RGB") for one in (sort, *others)]

    before, pixels = seen(), pilot.pixels()
    pilot.advance(0.5)
    assert pilot.pixels() != pixels
    assert seen() == before
    assert screen.group.widgets[0].hovered


@pytest.mark.parametrize("kind", ["primary", "quiet", "danger", "bare"])
def test_a_press_takes_a_tenth_of_a_second(kind: ButtonKind) -> None:
    """A pressed button goes down over a few frames, and soon looks as before after its release."""
    pilot, _screen = bench(Button("Draw", lambda: None, ROW, kind=kind))
    pilot.move(ROW.center)
    pilot.advance(0.2)
    rest = pilot.pixels()
    pilot.down(ROW.center)
    seen = {pilot.pixels()}
    for _frame in range(6):
        pilot.post()
        seen.add(pilot.pixels())
    assert 1 < len(seen) < 7
    pilot.up(ROW.center)
    pilot.advance(0.15)
    assert pilot.pixels() == rest


@pytest.mark.parametrize("quick", [True, False])
def test_a_button_gives_way_to_a_quick_click_and_to_its_key(*, quick: bool) -> None:
    """A button is seen to go down and come up again, however short the click, and where its key is pressed."""
    button = Button("Draw", lambda: None, ROW, key=pygame.K_d)
    pilot, _screen = bench(button)
    pilot.move(ROW.center)
    pilot.advance(2.0)
    rest = pilot.pixels()
    if quick:
        pilot.down(ROW.center)
        pilot.up(ROW.center)
    else:
        pilot.press(pygame.K_d)
    assert button.sink == 1.0
    assert pilot.pixels() != rest
    pilot.advance(0.15)
    assert pilot.pixels() == rest


def test_with_little_motion_nothing_travels() -> None:
    """With reduced motion, a pressed button and a switched toggle reach their final look at once."""
    boxes = ROW, ROW.move(0, 100)
    toggle = Toggle("Full screen", value=False, on_change=lambda _value: None, box=boxes[1])
    pilot, screen = bench(Button("Draw", lambda: None, boxes[0], kind="danger"), toggle)
    screen.group.calm = True
    pilot.move(boxes[0].center)
    pilot.advance(0.2)
    pilot.down(boxes[0].center)
    pressed = pilot.pixels()
    pilot.advance(0.2)
    assert pilot.pixels() == pressed
    pilot.up((900, 600))
    pilot.advance(0.2)
    pilot.press(pygame.K_TAB)
    pilot.advance(0.2)
    pilot.press(pygame.K_SPACE)
    switched = pilot.pixels()
    pilot.advance(0.3)
    assert toggle.value
    assert pilot.pixels() == switched


def test_widgets_at_rest_are_not_drawn() -> None:
    """Widgets of all kinds draw no frame while nothing happens."""
    boxes = Box(60, 40, 500, 660).split_rows(10, 8)
    pilot, _screen = bench(
        Button("Draw", lambda: None, boxes[0], kind="primary"),
        Toggle("Full screen", value=True, on_change=lambda _value: None, box=boxes[1]),
        Slider("Volume", 0.5, lambda _value: None, boxes[2]),
        ChoiceField("Speed", [(1, "×1"), (2, "×2")], 1, lambda _value: None, boxes[3]),
        Stepper("Players", 4, lambda _value: None, boxes[4], least=2, most=6),
        TextField("Name", "Ana", lambda _text: None, boxes[5]),
        ScrollArea(lambda _canvas, _box: None, boxes[6], content_height=900),
        ListView(50, 48, lambda _canvas, _box, _row: None, lambda _row: None, boxes[7]),
    )
    frames = pilot.loop.frames
    pilot.advance(2)
    assert pilot.loop.frames == frames


def test_tab_goes_round_and_back() -> None:
    """Tab goes through all visible widgets in order and wraps around, and Shift+Tab goes back."""
    buttons = [Button(str(n), lambda: None, ROW.move(0, 70 * n)) for n in range(4)]
    buttons[2].visible = False
    pilot, screen = bench(*buttons)
    seen = []
    for _press in range(4):
        pilot.press(pygame.K_TAB)
        seen.append(screen.group.focused)
    assert seen == [buttons[0], buttons[1], buttons[3], buttons[0]]
    pilot.press(pygame.K_TAB, shift=True)
    assert screen.group.focused is buttons[3]


def test_the_ring_shows_for_the_keyboard_only() -> None:
    """A widget that is focused by a click has no ring; one that is focused by Tab has one until the next click."""
    buttons = [Button(str(n), lambda: None, ROW.move(0, 70 * n)) for n in range(2)]
    pilot, _screen = bench(*buttons)
    pilot.click(buttons[0].box.center)
    assert (buttons[0].focused, buttons[0].ring) == (True, False)
    pilot.press(pygame.K_TAB)
    assert (buttons[0].focused, buttons[1].ring) == (False, True)
    pilot.click((1000, 650))
    assert (buttons[1].focused, buttons[1].ring) == (False, False)


def test_arrows_go_by_place() -> None:
    """An arrow moves the focus to the neighbour in its direction, and stops at the edge of the grid."""
    cells = [box for row in Box(100, 100, 600, 300).split_rows(3, 10) for box in row.split_columns(3, 10)]
    buttons = [Button(str(n), lambda: None, box) for n, box in enumerate(cells)]
    pilot, screen = bench(*buttons)
    screen.group.focus(buttons[4], show=True)
    for key, goal in [
        (pygame.K_LEFT, 3),
        (pygame.K_UP, 0),
        (pygame.K_UP, 0),
        (pygame.K_RIGHT, 1),
        (pygame.K_DOWN, 4),
        (pygame.K_DOWN, 7),
        (pygame.K_RIGHT, 8),
        (pygame.K_RIGHT, 8),
    ]:
        pilot.press(key)
        assert screen.group.focused is buttons[goal]


def test_arrows_stay_in_the_row_where_a_wide_button_lies_above() -> None:
    """Left and Right stay within a row, although the middle of the wide button above lies to the side."""
    left, right = Box(100, 200, 295, 60), Box(405, 200, 295, 60)
    wide, one, other = (Button("", lambda: None, box) for box in (Box(100, 130, 600, 60), left, right))
    pilot, screen = bench(wide, one, other)
    screen.group.focus(one, show=True)
    for key, goal in [(pygame.K_RIGHT, other), (pygame.K_LEFT, one), (pygame.K_UP, wide)]:
        pilot.press(key)
        assert screen.group.focused is goal


def test_enter_and_space_press() -> None:
    """Enter and Space press the focused widget once, however long they are held."""
    noted = Counter()
    pilot, _screen = bench(Button("Draw", noted.press, ROW))
    pilot.press(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    assert noted.values == ["pressed"] * 2
    held = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    pilot.post(held, held, held)
    assert noted.values == ["pressed"] * 3


def test_hot_keys_and_the_default() -> None:
    """A hot key presses its button from anywhere, and Enter presses the default while nothing has the focus."""
    noted, other = Counter(), Counter()
    first, second = Button("Draw", noted.press, ROW, key=pygame.K_d), Button("Deal", other.press, ROW.move(0, 80))
    pilot, screen = bench(first, second)
    screen.group.default = second
    pilot.press(pygame.K_d)
    pilot.press(pygame.K_RETURN)
    assert (len(noted.values), len(other.values)) == (1, 1)
    first.disabled = ""
    pilot.press(pygame.K_d)
    assert screen.left[-1] == KeyPress(pygame.K_d)
    assert len(noted.values) == 1


def test_a_widget_that_goes_lets_go() -> None:
    """A widget that is removed or hidden loses the focus and the pointer."""
    noted = Counter()
    button = Button("Draw", noted.press, ROW)
    pilot, screen = bench(button)
    pilot.press(pygame.K_TAB)
    pilot.down(ROW.center)
    screen.group.remove(button)
    pilot.up(ROW.center)
    assert noted.values == []
    assert screen.group.focused is None
    screen.group.add(button)
    pilot.press(pygame.K_TAB)
    button.visible = False
    pilot.post()
    assert screen.group.focused is None


def dialog_on(pilot: Pilot, noted: Counter) -> Dialog:
    """Open a dialog with three answers."""
    answers = [
        DialogAnswer("Stay", lambda: noted.take("stay")),
        DialogAnswer("Leave", lambda: noted.take("leave"), "primary"),
        DialogAnswer("Throw away", lambda: noted.take("throw"), "danger"),
    ]
    dialog = Dialog(pilot.ui, "Leave this match?", "It is kept until you come back.", answers)
    pilot.ui.screens.push(dialog)
    pilot.advance(0.5)
    return dialog


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([pygame.K_ESCAPE], "stay"),
        ([pygame.K_RETURN], "leave"),
        ([pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_SPACE], "throw"),
        ([pygame.K_TAB] * 4 + [pygame.K_SPACE], "stay"),
    ],
)
def test_a_dialog_is_answered_by_keys(keys: list[int], answer: str) -> None:
    """Esc gives the first answer of a dialog, Enter the golden one, and Tab reaches all; each closes the dialog."""
    noted = Counter()
    pilot, screen = bench(Button("Behind", noted.press, ROW))
    dialog_on(pilot, noted)
    pilot.press(*keys)
    assert noted.values == [answer]
    assert pilot.ui.screens.top is screen


def test_nothing_behind_a_dialog_can_be_reached() -> None:
    """Clicks outside a dialog do nothing, and the screen behind it is darkened."""
    noted = Counter()
    pilot, _screen = bench(Button("Behind", noted.press, ROW))
    before = pilot.pixels()
    dialog = dialog_on(pilot, noted)
    pilot.click(ROW.center)
    assert noted.values == []
    assert pilot.ui.screens.top is dialog
    assert pilot.pixels() != before
    pilot.press(pygame.K_ESCAPE)
    pilot.move((1200, 700))
    pilot.advance(0.5)
    assert pilot.pixels() == before


def test_a_long_dialog_scrolls_in_a_small_window() -> None:
    """The words of a long dialog scroll, and its answers stay in reach."""
    noted = Counter()
    pilot, _screen = bench()
    pilot.resize(960, 600)
    words = "\n".join(f"{n}. A saved match could not be read." for n in range(60))
    pilot.ui.screens.push(Dialog(pilot.ui, "Trouble", words, [DialogAnswer("Understood", noted.press, "primary")]))
    pilot.advance(0.5)
    top = pilot.pixels()
    pilot.wheel(pilot.ui.viewport.box.center, -3)
    pilot.advance(0.5)
    assert pilot.pixels() != top
    pilot.press(pygame.K_RETURN)
    assert noted.values == ["pressed"]


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1920, 1080), (2560, 1080), (900, 1600), (3840, 2160)])
def test_every_widget_draws_at_every_size(size: tuple[int, int]) -> None:
    """Every widget can be drawn in a window of any size."""
    boxes = Box(60, 20, 500, 560).split_rows(8, 8)

    def row(canvas: Canvas, box: Box, number: int) -> None:
        canvas.line_of_text(box, str(number))

    pilot, _screen = bench(
        Button("Draw a card", lambda: None, boxes[0], kind="danger", key_hint="D", tooltip="From the stock"),
        Toggle("Full screen", value=True, on_change=lambda _value: None, box=boxes[1]),
        Slider("Volume", 0.5, lambda _value: None, boxes[2]),
        ChoiceField("Speed", [(1, "×1"), (2, "×2")], 1, lambda _value: None, boxes[3]),
        Stepper("Players", 4, lambda _value: None, boxes[4], least=2, most=6),
        TextField("Name", "Ana", lambda _text: None, boxes[5]),
        ListView(50, 48, row, lambda _row: None, boxes[6]),
    )
    pilot.resize(*size)
    for _stop in range(8):
        pilot.press(pygame.K_TAB)
        pilot.advance(FRAME)
    assert pilot.loop.frames > 8
