"""The lessons at the table: visible, clear of the game, and gone once read."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.screens.screen_services import SIZES, click, read
from tests.ui.table.seated import NAMES, Seated
from tonk.rules import DRAW, DROP, Discard, Position
from tonk.rules.cards import by_seat
from tonk.session.learning.table_tips import LESSONS
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.table.free_space import essential, occupied
from tonk.ui.table.painting.sparkle import Sparkle
from tonk.ui.table.panels.lesson_panel import LessonPanel

SETTINGS = Settings(animation_speed="instant", thinking_time="none")

ALL = Box(0, 0, 1280, 720)


def drawn(seats: int = 3, hand: str = "W1 4C 5D 9H") -> Position:
    """Return a position of some players, with two spreads before seat 1 and one before seat 0."""
    others = ["8S 9D TH", "3D 4H", "6D JH", "7D QH", "2D 2H"][: seats - 1]
    spreads = ["1: 5S 6S 7S", "1: KC KD KH", "0: AC AD AH"]
    return table("twists", hands=[hand, *others], stock="9S TS JS", discard="2S", spreads=spreads)


def seated(position: Position, settings: Settings = SETTINGS, size: tuple[int, int] = (1280, 720)) -> Seated:
    """Return a table of Ana and bots, at which changed settings are used at once."""
    players = tuple(Player(name, "random" if seat else "") for seat, name in by_seat(NAMES[: position.seats]))
    seated = Seated(position, players=players, settings=settings, size=size)
    ui = seated.pilot.ui
    lessons_of(seated)._keep = lambda changed: setattr(ui, "settings", changed)
    with seated.pilot.loop.unpainted():
        seated.pilot.post()
    return seated


def within(inner: Box, outer: Box) -> bool:
    """True if a box lies in another one, apart from rounding."""
    return inner.overlap(outer) > inner.w * inner.h - 0.1


def lessons_of(seated: Seated) -> LessonPanel:
    """Return the panel of the lessons."""
    panel = seated.screen.lessons
    assert isinstance(panel, LessonPanel)
    return panel


def title(seated: Seated) -> str:
    """Return the title of the lesson, or "" if there is none."""
    shown = lessons_of(seated).shown
    return "" if shown is None else shown.title


def test_lessons_come_one_after_the_other() -> None:
    """Got it, by mouse or by key, shows the next lesson, and the lessons read are saved."""
    there = seated(drawn())
    assert title(there) == "Points"
    there.pilot.click(lessons_of(there)._read.box.center)
    assert title(there) == "The twists"
    assert there.pilot.ui.settings.lessons_seen == ("points",)
    there.pilot.press(pygame.K_g)
    assert title(there) == "You hold a Wild"
    there.pilot.press(pygame.K_g)
    assert title(there) == ""
    assert there.pilot.ui.settings.lessons_seen == ("points", "twists", "wild")


def test_lessons_can_be_skipped_and_asked_for_again() -> None:
    """No more turns lessons off, and the setting turns them on again from the first one."""
    there = seated(drawn())
    there.pilot.press(pygame.K_g)
    there.pilot.click(lessons_of(there)._skip.box.center)
    assert title(there) == ""
    assert not there.pilot.ui.settings.lessons
    lessons_of(there).notice(())
    assert title(there) == ""
    there.pilot.ui.settings = there.pilot.ui.settings.teaching(wanted=True)
    lessons_of(there).notice(())
    assert title(there) == "Points"


def test_the_game_waits_until_a_tip_is_read() -> None:
    """While a lesson is shown, no bot acts and no key makes a move; after the last one, both work."""
    there = seated(drawn())
    there.screen.do(DRAW)
    there.screen.do(Discard(there.card("9H")))
    there.pilot.advance(1.0)
    assert len(there.position.history) == 2
    while title(there):
        there.pilot.press(pygame.K_SPACE)
    there.pilot.advance(0.5)
    assert len(there.position.history) > 2


def test_a_key_for_a_move_shows_the_awaited_move() -> None:
    """While a lesson is shown, the keys of a drop and of a hint only light its button."""
    there = seated(drawn())
    there.pilot.press(pygame.K_k)
    button = lessons_of(there)._read
    assert (title(there), button.focused, button.ring) == ("Points", True, True)
    there.pilot.press(pygame.K_RETURN)
    assert title(there) == "The twists"


@pytest.mark.parametrize("key", [pygame.K_g, pygame.K_RETURN, pygame.K_SPACE, None])
def test_one_press_closes_a_tip(key: int | None) -> None:
    """Enter, Space, G and a click anywhere close a lesson and do nothing else."""
    there = seated(drawn())
    if key is None:
        there.pilot.click(there.stock)
    else:
        there.pilot.press(key)
    assert title(there) == "The twists"
    assert there.position.phase == "start"


def test_the_time_to_answer_stands_still_beside_a_tip() -> None:
    """A time limit for an answer starts only when the lesson has been read."""
    pacing = Seated().screen._flow._pacing
    assert not pacing.time_is_up(5.0, 10.0)
    pacing.hold(14.0)
    assert not pacing.time_is_up(16.0, 10.0)
    assert pacing.time_is_up(26.0, 10.0)


def test_nothing_is_taught_where_there_is_nothing_new() -> None:
    """Rules without twists, players who have read all lessons, and lessons turned off show no lesson."""
    assert title(Seated()) == ""
    assert title(seated(drawn(), SETTINGS.changed(lessons_seen=LESSONS))) == ""
    assert title(seated(drawn(), SETTINGS.changed(lessons=False))) == ""


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", [(960, 600), *SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_tip_covers_nothing(seats: int, size: tuple[int, int]) -> None:
    """A lesson covers no cards, names, log, buttons or prompt in a window of any size."""
    there = seated(drawn(seats), SETTINGS, size)
    board, tip = there.screen.board, lessons_of(there).box
    assert tip.h > 90
    assert within(tip, Box(0, 0, board.layout.w, board.layout.h))
    assert [box for box in occupied(board) if box.overlap(tip)] == []
    assert within(lessons_of(there)._read.box, tip)


@pytest.mark.parametrize("seats", [2, 6])
def test_a_tip_in_large_letters_covers_no_name_and_no_log(seats: int) -> None:
    """With the least space and large letters, a lesson covers no name, log or anything else essential."""
    there = seated(drawn(seats), SETTINGS.changed(ui_scale=1.2), (1024, 600))
    assert [box for box in essential(there.screen.board) if box.overlap(lessons_of(there).box)] == []


@pytest.mark.parametrize(("seats", "scale"), [(4, 1.5), (5, 2.0), (6, 1.5), (6, 2.0)])
def test_all_tips_in_larger_letters_keep_clear(seats: int, scale: float) -> None:
    """With letters up to twice as large, every lesson lies in the window and covers nothing essential."""
    there = seated(drawn(seats, "W1 X1 B1 5D 9H"), SETTINGS.changed(ui_scale=scale))
    board, read_ones = there.screen.board, 0
    while title(there):
        tip = lessons_of(there).box
        assert [box for box in essential(board) if box.overlap(tip)] == [], title(there)
        assert within(tip, Box(0, 0, board.layout.w, board.layout.h)), title(there)
        area = lessons_of(there).area
        assert (
            area.box.h + area.overflow >= there.screen.ui.text.measure(shown(there), "small", area.inner_width)[1] - 1
        )
        there.pilot.press(pygame.K_g)
        read_ones += 1
    assert read_ones == 5


def shown(seated: Seated) -> str:
    """Return the text of the lesson."""
    lesson = lessons_of(seated).shown
    assert lesson is not None
    return lesson.text


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_buttons_of_a_lesson_show_their_words_whole(size: tuple[int, int]) -> None:
    """The buttons of a lesson show their labels uncut, though letters are a little wider in some window sizes."""
    there = seated(drawn(4, "W1 X1 B1 5D 9H"), SETTINGS, size)
    lessons, text = lessons_of(there), there.screen.ui.text
    while title(there):
        for button in (lessons._read, lessons._skip):
            inner = button.box.w * 0.76  # what a narrow button leaves between its paddings
            assert text.fit(button.label, "small", inner) == button.label, title(there)
        there.pilot.press(pygame.K_g)


def test_the_lesson_of_an_ending_stands_on_its_page() -> None:
    """The lesson of a caught run is shown on the result page, counts as read, and doesn't wait for the next deal."""
    there = seated(drawn(hand="4C 5D 9H"))
    there.screen.do(DROP)
    while title(there):
        there.pilot.press(pygame.K_g)
    there.pilot.advance(1.0)
    assert isinstance(there.pilot.ui.screens.top, HandEndScreen)
    assert "A run was caught. The lowest of the others" in read(there.pilot)
    assert "caught" in there.pilot.ui.settings.lessons_seen
    assert "caught" not in lessons_of(there)._teaching._waiting


def test_the_log_is_read_when_the_hand_is_over() -> None:
    """The result page waits for the lessons, and Page Up turns back the log only while the table is shown."""
    there = seated(drawn(hand="4C 5D 9H"))
    there.screen.do(DROP)
    there.pilot.advance(1.0)
    assert there.pilot.ui.screens.top is there.screen
    while title(there):
        there.pilot.press(pygame.K_g)
    there.pilot.advance(1.0)
    lines = there.screen.log.shown()
    there.pilot.press(pygame.K_PAGEUP)
    assert there.screen.log.shown() == lines
    click(there.pilot, "Show the table")
    there.screen.log.lines += ["and more"] * 9
    there.pilot.press(pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
    assert there.screen.log.shown() == there.screen.log.lines[:-1]


@pytest.mark.parametrize("calm", [False, True])
def test_the_panel_is_as_calm_as_the_player_likes_it(*, calm: bool) -> None:
    """With reduced motion the buttons of the panel are calm."""
    there = seated(drawn(), SETTINGS.changed(reduced_motion="on" if calm else "off"))
    assert lessons_of(there).group.calm == calm


def test_chips_fly_below_the_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chips fly below the panel, so that its text stays readable."""
    red = (255, 0, 0)
    monkeypatch.setattr(Sparkle, "draw_paid", lambda _, canvas, *_now, **_calm: canvas.rounded(ALL, red, 0))
    there = seated(drawn())
    box, (surface, view) = lessons_of(there).box, (there.pilot.loop.surface, there.pilot.ui.viewport)
    inside, outside = (box.x + 8, box.center[1]), (box.x - 8, box.center[1])
    assert surface.get_at(view.point(outside)).g == 0
    assert surface.get_at(view.point(inside)).g > 0
