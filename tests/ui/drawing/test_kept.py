"""Parts of a frame, recorded again only when their inputs have changed."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.ui.pilot import dummy_ui
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell import settings_in_use
from tonk.ui.shell.context import UiContext

pytestmark = pytest.mark.usefixtures("eager")


class Frames:
    """Frames with one part, a rectangle of some width."""

    def __init__(self) -> None:
        self.ui, self.kept, self.noted = dummy_ui((320, 180)), KeptStrokes(), 0

    def draw(self, wide: int | None) -> int:
        """Draw a frame, with the part or without, and return its number of strokes."""
        canvas = Canvas(self.ui.viewport, self.ui.text, self.ui.theme, self.kept)

        def part() -> None:
            self.noted += 1
            canvas.fill(Box(8, 8, wide or 0, 20), (200, 30, 60))

        if wide is not None:
            canvas.kept("part", (wide,), part)
        return len(canvas.strokes)


def test_a_part_that_has_not_changed_is_noted_once() -> None:
    """A part that has not changed is recorded once, and the next frame still has its strokes."""
    frames = Frames()
    assert [frames.draw(40), frames.draw(40)] == [1, 1]
    assert frames.noted == 1


def test_a_part_that_has_changed_or_was_away_is_noted_again() -> None:
    """A part is recorded again when it has changed or was missing from a frame."""
    frames = Frames()
    for wide in (40, 60, None, 60):
        frames.draw(wide)
    assert frames.noted == 3


def test_parts_of_a_part_outlast_it() -> None:
    """Inner parts are kept with the whole, and are not recorded again when only the whole has changed."""
    ui, kept = dummy_ui((320, 180)), KeptStrokes()
    noted: list[str] = []

    def outer(canvas: Canvas) -> None:
        noted.append("outer")
        canvas.kept("inner", (), partial(noted.append, "inner"))

    for whole in (1, 1, 2):
        canvas = Canvas(ui.viewport, ui.text, ui.theme, kept)
        canvas.kept("outer", (whole,), partial(outer, canvas))
    assert noted == ["outer", "inner", "outer"]


def other_letters(ui: UiContext) -> None:
    """Choose other colours of suits."""
    ui.text.forget()


def other_window(ui: UiContext) -> None:
    """Give the window another size."""
    ui.resize(640, 360)


def other_place(ui: UiContext) -> None:
    """Move the table to another place with other colours."""
    ui.sit_at("terminus-frore")


@pytest.mark.parametrize("change", [other_letters, other_window, other_place])
def test_another_window_look_or_place_is_drawn_again(change: Callable[[UiContext], None]) -> None:
    """A part is drawn again when the window, the look or the place changes."""
    frames = Frames()
    frames.draw(40)
    change(frames.ui)
    frames.draw(40)
    assert frames.noted == 2


def test_another_language_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part is drawn again when the language changes."""
    monkeypatch.setattr(settings_in_use, "use_language", lambda _settings: None)
    frames = Frames()
    frames.draw(40)
    settings_in_use.apply_settings(frames.ui, Settings(), Settings(language="fr"))
    frames.draw(40)
    assert frames.noted == 2
