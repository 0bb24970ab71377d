"""Every screen in every window: nothing lies outside, and nothing lies on something else."""

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.ui.screens.lodge import (
    NAMES,
    SIZES,
    Lodge,
    a_match,
    click,
    laid_out,
    lodged,
    numbered,
    opened,
    over,
    played,
    read,
    widgets,
)
from tonk.records.deck_seal import check_deck
from tonk.rules import load_preset
from tonk.rules.cards import Seat, by_seat
from tonk.rules.deck_seal import seal_of
from tonk.session.match.characters import Character
from tonk.session.match.match import Match, MatchEnd, Player
from tonk.session.settings import PLACES, UI_SCALES, Settings
from tonk.ui.drawing.theme import LEAST_TEXT_PX, STYLES
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.matches.matches_screen import MatchesScreen
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.new_game.opponents_page import OpponentsPage
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.match_end_screen import MatchEndScreen
from tonk.ui.screens.rules.rules_screen import RulesScreen
from tonk.ui.screens.settings.settings_screen import SettingsScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.widgets import ScrollArea, Widget

MAKERS: dict[str, Callable[[Lodge], Screen]] = {
    "title": lambda lodge: TitleScreen(lodge.ui, lodge),
    "matches": lambda lodge: MatchesScreen(lodge.ui, lodge),
    "new game": lambda lodge: NewGameScreen(lodge.ui, lodge),
    "company": lambda lodge: OpponentsPage(lodge.ui, "Earl", ("Ruby", "Mae"), _nobody),
    "practise": lambda lodge: PracticeHub(lodge.ui, lodge),
    "lessons": lambda lodge: LessonsScreen(lodge.ui, lodge),
    "drills": lambda lodge: DrillsScreen(lodge.ui, lodge),
    "history": lambda lodge: HistoryScreen(lodge.ui, lodge),
    "rules": lambda lodge: RulesScreen(lodge.ui, lodge, None),
    "settings": lambda lodge: SettingsScreen(lodge.ui, lodge),
    "pace": lambda lodge: turned(SettingsScreen(lodge.ui, lodge), "pace"),
    "window": lambda lodge: turned(SettingsScreen(lodge.ui, lodge), "window"),
    "keys": lambda lodge: SettingsScreen(lodge.ui, lodge, keys=True),
    "hand end": lambda lodge: HandEndScreen(lodge.ui, lodge, over(a_match(seats=6))),
    "match end": lambda lodge: MatchEndScreen(lodge.ui, lodge, over(a_match(seats=6))),
    "pause": lambda lodge: PauseMenu(lodge.ui, lodge, load_preset("jazz-club")),
    "curtain": lambda lodge: curtain(lodge),
    "cut": lambda lodge: CutDeckScreen(lodge.ui, lodge, "Wilhelmina Oppenheimer-W", seal_of(1, 1), _nobody),
    "seal": lambda lodge: SealPage(lodge.ui, "0" * 64),
    "deck check": lambda lodge: deck_check(lodge),
    "sealed hand end": lambda lodge: HandEndScreen(lodge.ui, lodge, over(Match(a_match(seats=6).plan, 17))),
}
OURS = (
    "title",
    "matches",
    "new game",
    "company",
    "practise",
    "drills",
    "rules",
    "settings",
    "pace",
    "window",
    "keys",
    "pause",
    "curtain",
    "cut",
    "seal",
    "deck check",
)
"""Screens whose words are all the game's own, so that none of them may be cut."""
WINDOWS = [
    (size, scale)
    for size in (*SIZES, (1000, 1100))
    for scale in (0.75, 1.0, 2.0)
    if size != (1920, 1080) or scale == 2.0
]
"""What is larger than the window has room for looks alike at every scale; one of them is enough."""
DRAWN = (((960, 600), 2.0), ((720, 1280), 1.0))
"""The windows with the least room: there the screens are drawn too. Drawing moves no widget."""


def turned(screen: SettingsScreen, page: str) -> SettingsScreen:
    """The settings at one of their pages."""
    screen._turn_to(page)
    return screen


def curtain(lodge: Lodge) -> Curtain:
    """A curtain with as much news as there ever is."""
    news = ("Ruby took 7♦ and discarded K♠", "Earl laid a run, 5-6-7♦", "Mae drew and discarded 2♣")
    face = Face(Seat(1), "Wilhelmina", is_person=True)
    return Curtain(lodge.ui, face, news, played=True, on_lift=_nothing, on_leave=_nothing)


def deck_check(lodge: Lodge) -> SealPage:
    """The check of a deck that was cut."""
    check = check_deck(over(Match(a_match(seats=4).plan, 17)).record())
    assert check is not None
    return SealPage(lodge.ui, check.shown, check)


def _nobody(_chosen: Character | int) -> None:
    """Nobody is asked to play here, and no deck is dealt."""


def _nothing() -> None:
    """Nobody presses anything here."""


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("size", "ui_scale"), WINDOWS, ids=lambda one: str(one).replace(", ", "x"))
def test_everything_fits(name: str, size: tuple[int, int], ui_scale: float) -> None:
    """Six players, long names and a waiting match; what does not fit can be scrolled to."""
    settings = Settings(ui_scale=ui_scale, reduced_motion=True)
    lodge = lodged(size, numbered(played(3)), a_match(seats=6), settings)
    names = ("Bartholomew Featherstone", "Wilhelmina Oppenheimer-W", "Cy", "Dee", "Eli", "Fay")
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in by_seat(names))
    lodge.choices = lodge.choices.changed(seats=seats, end=MatchEnd("target", 50_000), bankroll=50_000)
    show = opened if (size, ui_scale) in DRAWN else laid_out
    pilot = show(lodge, MAKERS[name](lodge))
    window = pilot.ui.viewport.box
    shown = [widget for widget in widgets(pilot) if not _scrolled(widget, widgets(pilot))]
    for widget in shown:
        box = widget.box
        assert box.x >= 0, widget
        assert box.right <= window.w + 1, widget
        assert box.y >= 0, widget
        assert box.bottom <= window.h + 1, widget
        assert min(box.w, box.h) >= 36, widget
    for one, other in combinations(shown, 2):
        assert _overlap(one.box, other.box) < 1, (one, other)


@pytest.mark.parametrize("ui_scale", UI_SCALES)
@pytest.mark.parametrize("size", [(1000, 1100), (1100, 1100), (1024, 1200), (800, 1280), (960, 600), (1280, 1024)])
def test_a_new_game_can_be_dealt_at_every_size(size: tuple[int, int], ui_scale: float) -> None:
    """With six players, in windows a little higher than wide too, all of the screen lies in the window."""
    lodge = lodged(size, settings=Settings(ui_scale=ui_scale))
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in by_seat(NAMES))
    lodge.choices = lodge.choices.changed(seats=seats, end=MatchEnd("target", 100))
    pilot = laid_out(lodge, NewGameScreen(lodge.ui, lodge))
    window = pilot.ui.viewport.box
    for widget in widgets(pilot):
        assert window.overlap(widget.box) == pytest.approx(widget.box.w * widget.box.h), widget
    for one, other in combinations(widgets(pilot), 2):
        assert _overlap(one.box, other.box) < 1, (one, other)
    click(pilot, "Deal")
    assert lodge.begun


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(("size", "ui_scale"), [((960, 600), 2.0), ((1280, 720), 2.0), ((720, 1280), 1.0)])
def test_no_words_are_cut(name: str, size: tuple[int, int], ui_scale: float) -> None:
    """The usual game in the windows that have the least room for letters: nothing ends in an ellipsis."""
    lodge = lodged(size, waiting=a_match(), settings=Settings(ui_scale=ui_scale, reduced_motion=True))
    pilot = opened(lodge, MAKERS[name](lodge))
    assert "…" not in read(pilot)


@pytest.mark.parametrize("place", PLACES)
def test_titles_stand_clear_of_the_table(place: str) -> None:
    """Behind the title of a screen, nothing of the place is to be seen: no rail and no corner crosses its letters."""
    lodge = lodged(settings=Settings(place=place, reduced_motion=True))
    pilot = opened(lodge, MAKERS["new game"](lodge))
    top = pilot.loop.surface.subsurface((0, 0, 1280, 60))
    ground = top.get_at((1278, 2))
    beside = [top.get_at((x, y)) for x in (2, 30, *range(400, 1280, 8)) for y in range(60)]
    assert all(color == ground for color in beside)


@pytest.mark.parametrize(("size", "ui_scale"), WINDOWS, ids=lambda one: str(one).replace(", ", "x"))
def test_the_menu_of_the_title_stays_clear_of_what_lies_beside_it(size: tuple[int, int], ui_scale: float) -> None:
    """Sheet music, cup, dagger and tickets reach less than 94 units into the table; the menu begins beyond."""
    lodge = lodged(size, waiting=a_match(), settings=Settings(ui_scale=ui_scale, reduced_motion=True))
    pilot = laid_out(lodge, MAKERS["title"](lodge))
    assert min(widget.box.x for widget in widgets(pilot)) >= 104.0


@pytest.mark.parametrize("ui_scale", UI_SCALES)
def test_the_totals_of_a_long_history_are_not_cut(ui_scale: float) -> None:
    """Where there is no room to tell how many hands were won, it is told how many were played."""
    lodge = lodged(hands=numbered(played(42)), settings=Settings(ui_scale=ui_scale, reduced_motion=True))
    pilot = opened(lodge, MAKERS["history"](lodge))
    assert "…" not in read(pilot)


def test_letters_are_large_enough() -> None:
    """Nothing is smaller than 12 units, which is 18 pixels in a window of 1920 x 1080, or than 12 pixels anywhere."""
    assert min(style.size for style in STYLES.values()) >= 12
    assert LEAST_TEXT_PX >= 12


def _scrolled(widget: Widget, shown: list[Widget]) -> bool:
    """True if it lies in an area that is scrolled."""
    return any(isinstance(one, ScrollArea) and any(child is widget for child in one.children) for one in shown)


def _overlap(one: Box, other: Box) -> float:
    # Neighbours may touch with what they leave empty at their edges.
    return one.inset(2).overlap(other.inset(2))
