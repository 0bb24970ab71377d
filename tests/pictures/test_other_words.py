"""Every screen in a language with words that are 40 % longer: its room, and its translation."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations

import pytest

from tests.pictures.stills import PERSON, STILLS
from tests.support.pseudo import speaking_pseudo
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import make_services, opened, read
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.settings.settings_screen import SettingsScreen
from tonk.ui.shell.settings_in_use import SettingsInUse
from tonk.ui.shell.system_motion import SystemMotion
from tonk.words import current, language

SIZE = (1280, 720)
_SAME = (*BOT_NAMES, PERSON, "Bo", "Cy", "Tonk", "English", "Français")
NAMES = re.compile(rf"\b({'|'.join(_SAME)})\b|[0-9a-f ]{{16,}}")
"""Words that are the same in all languages: names, and the numbers of seals."""
PLAIN = re.compile(r"[aeiouy]")
Draws = Callable[..., Box]
TOUCH = 6.0
"""Square units by which the boxes of two texts may overlap, because letters have some air around them."""


@pytest.mark.parametrize("name", STILLS)
def test_a_longer_language_has_room(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a longer language, no words are shortened, overlap or stay untranslated."""
    cut, drawn = set[str](), set[str]()
    fit, render = Text.fit, Text.render

    def fitting(text: Text, words: str, style: str, width: float) -> str:
        fitted = fit(text, words, style, width)
        cut.update([words] if fitted.endswith("…") and not words.endswith("…") else [])
        return fitted

    def rendering(text: Text, words: str, *rest: object, **more: object) -> object:
        drawn.add(words)
        return render(text, words, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Text, "fit", fitting)
    monkeypatch.setattr(Text, "render", rendering)
    with speaking_pseudo():
        pilot = STILLS[name](SIZE)
        lying = places_of_words(pilot, monkeypatch)
    assert cut == set()
    assert {words for words in drawn if PLAIN.search(NAMES.sub("", words))} == set()
    assert [(one, other) for (one, a), (other, b) in combinations(lying, 2) if a.overlap(b) > TOUCH] == []


def places_of_words(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """Return the words on the top screen and the visible boxes of their letters."""
    found: list[tuple[str, Box]] = []
    seen: list[Box] = []
    top = pilot.ui.screens.top
    assert top is not None
    draw, clipped = top.draw, Canvas.clipped

    def noting(drawn: Draws) -> Draws:
        def draw_and_note(canvas: Canvas, place: object, words: str, *rest: object, **more: object) -> Box:
            box = drawn(canvas, place, words, *rest, **more)
            letters = box.inset(2.0, box.h * 0.22)
            for window in seen:
                letters = letters.common(window)
            found.append((words, letters))
            return box

        return draw_and_note

    @contextmanager
    def clipping(canvas: Canvas, box: Box) -> Iterator[None]:
        seen.append(box)
        with clipped(canvas, box):
            yield
        seen.pop()

    def drawing(canvas: Canvas) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Canvas, "text", noting(Canvas.text))
            patched.setattr(Canvas, "line_of_text", noting(Canvas.line_of_text))
            patched.setattr(Canvas, "clipped", clipping)
            draw(canvas)

    monkeypatch.setattr(top, "draw", drawing)
    pilot.ui.text.edition += 1  # so that nothing from the last frame is reused
    pilot.loop.redraw()
    pilot.post()
    assert found
    return found


@pytest.mark.parametrize("name", ["title", "settings-play", "new-game", "table-club", "coach", "history", "hand-end"])
def test_everything_on_the_screen_changes_with_the_language(name: str) -> None:
    """An open page changes to a newly chosen language at once: headings, fields, notes and the log."""
    pilot = STILLS[name](SIZE)
    with speaking_pseudo():
        pilot.ui.text.forget()
        pilot.ui.screens.resized()
        said = read(pilot)
    assert said
    assert [words for words in said.splitlines() if PLAIN.search(NAMES.sub("", words))] == []


def test_the_setting_changes_the_language() -> None:
    """Choosing French changes words and court letters at once, and English comes back."""
    services = make_services(settings=Settings(reduced_motion="on"))
    screen = SettingsScreen(services.ui, services)
    opened(services, screen)
    in_use = SettingsInUse(services.ui, lambda _settings: None, SystemMotion(lambda: None))
    try:
        in_use.change(services.ui.settings.changed(language="fr"))
        assert current(screen.title) != "Settings"
        assert services.ui.look.courts == "VDR"
        in_use.change(services.ui.settings.changed(card_letters="JQK"))
        assert (services.ui.look.courts, language.code) == ("JQK", "fr")
    finally:
        in_use.change(services.ui.settings.changed(language="en", card_letters="language"))
    assert current(screen.title) == "Settings"
