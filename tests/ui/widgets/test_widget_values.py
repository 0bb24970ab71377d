"""Widgets that hold a value: switches, sliders, choices, steppers and text fields."""

import pygame
import pytest

from tests.ui.widgets.widget_bench import ROW, Counter, bench
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell import clipboard
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.widgets import Button, ChoiceField, Slider, Stepper, TextField, TileField, Toggle
from tonk.ui.widgets.line import EditLine

pytestmark = pytest.mark.usefixtures("eager")


def test_a_toggle_flips() -> None:
    """A toggle flips on a click anywhere in its row and on a key, unless it is disabled."""
    noted = Counter()
    toggle = Toggle("Full screen", value=False, on_change=noted.take, box=ROW)
    pilot, _screen = bench(toggle)
    pilot.click((ROW.x + 10, ROW.center[1]))
    pilot.click((ROW.right - 10, ROW.center[1]))
    pilot.press(pygame.K_SPACE)
    assert noted.values == [True, False, True]
    assert toggle.value is True
    toggle.disabled = "Not now"
    pilot.click(ROW.center)
    assert toggle.value is True


def test_a_slider_follows_the_pointer_in_steps() -> None:
    """A slider follows the pointer in steps, and goes back when the drag is cancelled."""
    noted = Counter()
    slider = Slider("Volume", 0.0, noted.take, ROW)
    pilot, _screen = bench(slider)
    control = slider.control
    pilot.drag((control.x + 13, control.center[1]), (ROW.right + 200, control.center[1]), steps=80)
    assert slider.value == 1
    assert noted.values == [n / 20 for n in range(1, 21)]
    pilot.drag((control.x + 100, control.center[1]), (control.x + 13, control.center[1]), release=False)
    assert slider.value == 0
    pilot.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=3, touch=False))
    assert slider.value == 1


def test_a_slider_by_keys() -> None:
    """Arrows move a slider by one step, the page keys by five, and Home and End to its ends."""
    noted = Counter()
    slider = Slider("Volume", 0.5, noted.take, ROW)
    pilot, _screen = bench(slider)
    pilot.press(
        pygame.K_TAB, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_LEFT, pygame.K_END
    )
    assert noted.values == [0.55, 0.5, 0.75, 0, 1]


@pytest.mark.parametrize("width", [900, 300])
def test_a_choice_by_pointer(width: int) -> None:
    """An option is chosen by a press if all fit side by side, otherwise with arrows that wrap around."""
    noted = Counter()
    options = [(n, f"Rule set number {n}") for n in range(3)]
    choice = ChoiceField("", options, 0, noted.take, Box(100, 100, width, 52))
    pilot, _screen = bench(choice)
    if width == 900:
        pilot.click((100 + 750, 126))
        pilot.click((100 + 450, 126))
        assert noted.values == [2, 1]
    else:
        pilot.click((100 + 20, 126))
        pilot.click((100 + 280, 126))
        assert noted.values == [2, 0]
    pilot.click((100 + width / 2, 126))
    assert len(noted.values) == 2


def test_a_choice_by_keys() -> None:
    """Left and Right stop at the first and the last option, and Enter wraps around."""
    noted = Counter()
    choice = ChoiceField("Speed", [(n, f"×{n}") for n in (1, 2, 4)], 1, noted.take, ROW)
    pilot, _screen = bench(choice)
    pilot.press(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert noted.values == [2, 4, 1]


def test_a_stepper_counts_within_its_limits() -> None:
    """A stepper counts by click and by key within its limits, and goes on while its button is held."""
    noted = Counter()
    stepper = Stepper("Players", 4, noted.take, ROW, least=2, most=6)
    pilot, _screen = bench(stepper)
    plus, minus = (stepper.control.right - 20, ROW.center[1]), (stepper.control.x + 20, ROW.center[1])
    pilot.click(minus)
    pilot.click(plus)
    assert noted.values == [3, 4]
    pilot.down(plus)
    pilot.advance(1.0)
    pilot.up(plus)
    assert noted.values == [3, 4, 5, 6]
    pilot.press(pygame.K_HOME, pygame.K_LEFT, pygame.K_PLUS, pygame.K_END)
    assert noted.values[4:] == [2, 3, 6]


def test_a_field_takes_text() -> None:
    """A field takes typed text up to its limit, and keeps letter keys from the screen."""
    noted = Counter()
    field = TextField("Name", "Ana", noted.take, ROW, most=6)
    pilot, screen = bench(field)
    pilot.click(field.control.center)
    pilot.press(pygame.K_q)
    pilot.type("élodie")
    assert field.text == "Anaélo"
    pilot.press(pygame.K_BACKSPACE)
    assert noted.values[-1] == "Anaél"
    assert not any(isinstance(event, KeyPress) for event in screen.left)
    pilot.press(pygame.K_ESCAPE)
    assert screen.left[-1] == KeyPress(pygame.K_ESCAPE)


def test_a_field_selects_and_replaces() -> None:
    """Text can be selected with Shift, Ctrl, a drag or a double click, and typing replaces it."""
    field = TextField("Name", "Ana Bell", lambda _text: None, ROW)
    pilot, _screen = bench(field)
    pilot.press(pygame.K_TAB, pygame.K_END)
    pilot.press(pygame.K_LEFT, pygame.K_LEFT, shift=True)
    pilot.type("n")
    assert field.text == "Ana Ben"
    pilot.press(pygame.K_LEFT, ctrl=True)
    pilot.press(pygame.K_HOME, shift=True)
    pilot.press(pygame.K_DELETE)
    assert field.text == "Ben"
    pilot.drag((field.control.x + 10, ROW.center[1]), (field.control.right - 10, ROW.center[1]))
    pilot.type("Cleo")
    assert field.text == "Cleo"
    pilot.click((field.control.x + 20, ROW.center[1]), clicks=2)
    pilot.type("D")
    assert field.text == "D"


def test_a_field_and_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field can copy, cut and paste, and drops line ends and control characters from pasted text."""
    kept: list[str] = []

    def copy(text: str) -> bool:
        kept.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    monkeypatch.setattr(clipboard, "paste", lambda: "x\ny\x00")
    field = TextField("Name", "Ana", lambda _text: None, ROW)
    pilot, _screen = bench(field)
    pilot.press(pygame.K_TAB)
    pilot.press(pygame.K_a, pygame.K_c, ctrl=True)
    assert (kept, field.text) == (["Ana"], "Ana")
    pilot.press(pygame.K_x, pygame.K_v, ctrl=True)
    assert (kept, field.text) == (["Ana", "Ana"], "x y")


def test_without_a_clipboard_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a clipboard, copying returns False and pasting gives an empty text."""

    def fail(*_args: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    assert clipboard.copy("x") is False
    assert clipboard.paste() == ""


def test_a_long_text_keeps_its_caret_in_sight() -> None:
    """A text wider than its field scrolls, and a click finds the letter under the pointer."""
    field = TextField("", "", lambda _text: None, Box(100, 100, 200, 52), most=60)
    pilot, _screen = bench(field)
    pilot.press(pygame.K_TAB)
    pilot.type("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiWWWWWWWWWW")
    pilot.click((290, 126))
    pilot.press(pygame.K_BACKSPACE)
    assert field.text.count("W") == 9
    pilot.press(pygame.K_HOME)
    pilot.click((116, 126))
    pilot.press(pygame.K_DELETE)
    assert field.text.count("i") == 29


def test_a_long_text_at_rest_shows_its_start() -> None:
    """A long text without the focus shows its start and an ellipsis, even after it was scrolled."""
    box, long = Box(100, 100, 200, 52), "Wilhelmina Oppenheimer-Featherstone"
    field = TextField("", long, lambda _text: None, box, most=60)
    pilot, _screen = bench(field)
    at_rest = pilot.pixels()
    shown = pilot.ui.text.fit(long, "body", 172)
    assert shown.endswith("…")
    assert long.startswith(shown[:-1])
    assert at_rest == bench(TextField("", shown, lambda _text: None, box))[0].pixels()
    pilot, _screen = bench(field)
    pilot.click(box.center)
    pilot.press(pygame.K_END)
    pilot.advance(0.1)
    assert pilot.pixels() != at_rest
    pilot.click((900, 600))
    pilot.advance(0.5)
    assert pilot.pixels() == at_rest
    pilot.click((116, 126))
    pilot.press(pygame.K_DELETE)
    assert field.text == long[1:]


def test_a_line_by_words() -> None:
    """Ctrl with an arrow moves by words, and Ctrl with an erasing key erases by words."""
    line = EditLine("one two  three", 40)
    line.move(-1, word=True)
    assert line.caret == 9
    line.move(-1, word=True)
    assert line.caret == 4
    line.erase(1, word=True)
    assert line.text == "one   three"
    line.erase(-1, word=True)
    assert (line.text, line.caret) == ("  three", 0)
    line.move(1, word=True)
    assert line.caret == len(line.text)
    line.move(-1, select=True)
    line.move(1)
    assert line.selection == (7, 7)


def test_a_field_submits_on_enter() -> None:
    """Enter submits a field that has an action, and otherwise goes to the screen."""
    noted = Counter()
    field = TextField("Code", "TK1", lambda _text: None, ROW)
    field.on_submit = noted.take
    pilot, screen = bench(field, Button("Go", noted.press, ROW.move(0, 80)))
    pilot.press(pygame.K_TAB, pygame.K_RETURN)
    assert noted.values == ["TK1"]
    field.on_submit = None
    pilot.press(pygame.K_RETURN)
    assert screen.left == [KeyPress(pygame.K_RETURN)]


TILES = Box(100, 100, 620, 320)


def tiles(noted: Counter, *, label: str = "") -> TileField[object]:
    """A field of six pictures in two rows."""
    options = [(number, f"Table {number}") for number in range(6)]
    return TileField(label, options, 1, noted.take, lambda *_drawn: None, columns=3, box=TILES)


@pytest.mark.parametrize("label", ["", "Place"])
def test_a_picture_is_chosen_by_pointer(label: str) -> None:
    """A press on a picture chooses it; a press between pictures or on the label chooses nothing."""
    noted = Counter()
    widget = tiles(noted, label=label)
    pilot, _screen = bench(widget)
    for number in (0, 5, 2):
        pilot.click(widget.parts[number].center)
    assert noted.values == [0, 5, 2]
    first, second = widget.parts[0], widget.parts[1]
    pilot.click(((first.right + second.x) / 2, first.center[1]))
    if label:
        pilot.click((TILES.x + 20, TILES.y + 6))
    assert noted.values == [0, 5, 2]


def test_a_picture_is_chosen_by_keys() -> None:
    """Arrows go from picture to picture by position, and from the edge to the widgets above and below."""
    noted = Counter()
    button = Button("Deal", lambda: None, Box(100, 500, 200, 50))
    pilot, screen = bench(tiles(noted), button)
    pilot.press(pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT)
    assert noted.values == [4, 5]
    assert screen.group.focused is not button
    pilot.press(pygame.K_UP, pygame.K_SPACE)
    assert noted.values == [4, 5, 2, 3]
    pilot.press(pygame.K_DOWN)
    assert screen.group.focused is button


def test_the_mark_of_a_choice_slides_and_rests() -> None:
    """The mark of a choice slides for about a tenth of a second, or jumps with reduced motion."""
    for calm in (False, True):
        choice = ChoiceField("Speed", [(n, f"×{n}") for n in range(1, 5)], 1, lambda _value: None, ROW)
        pilot, screen = bench(choice)
        screen.group.calm = calm
        pilot.press(pygame.K_TAB, pygame.K_END, pygame.K_RIGHT)
        seen = {pilot.pixels()}
        for _frame in range(10):
            pilot.post()
            seen.add(pilot.pixels())
        assert (len(seen) > 2) != calm
        frames = pilot.loop.frames
        pilot.advance(0.5)
        assert pilot.loop.frames == frames
