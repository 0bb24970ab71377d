"""The layout of every screen in every window: nothing lies outside, and nothing overlaps."""

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.storage.hands import NOON
from tests.ui.saves import Backup
from tests.ui.screens.screen_services import (
    NAMES,
    ScreenServices,
    a_match,
    click,
    laid_out,
    make_services,
    numbered,
    opened,
    over,
    played,
    read,
    widgets,
)
from tests.ui.table.seated import Keeper
from tonk.records.deck_seal import check_deck
from tonk.rules import load_preset
from tonk.rules.cards import Seat, by_seat
from tonk.rules.deck_seal import seal_of
from tonk.session.circuit.career import Settled
from tonk.session.match.characters import Character
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd, Player
from tonk.session.match.sitting import Sitting
from tonk.session.settings import PLACES, Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import LEAST_TEXT_PX, STYLES
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.circuit.circuit_screen import CircuitScreen
from tonk.ui.screens.circuit.outcome_screen import OutcomeScreen
from tonk.ui.screens.deals.daily_screen import DailyScreen
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.matches.matches_screen import MatchesScreen
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.new_game.opponents_page import OpponentsPage
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.people.introduction_page import IntroductionPage
from tonk.ui.screens.people.people_page import PeoplePage
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.match_end_screen import MatchEndScreen
from tonk.ui.screens.rules.rules_screen import RulesScreen
from tonk.ui.screens.settings.ease_screen import EaseScreen
from tonk.ui.screens.settings.saves_screen import SavesScreen
from tonk.ui.screens.settings.settings_screen import SettingsScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen
from tonk.ui.screens.table.levels_page import LevelsPage
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.widgets import ScrollArea, Widget, WidgetGroup

LOST = Settled(3, "lost", hands=21, change=-120, first=False, now_at=2, staked=90)
WON = Settled(6, "won", hands=21, change=1500, first=True, now_at=6, staked=900)
MAKERS: dict[str, Callable[[ScreenServices], Screen]] = {
    "title": lambda services: TitleScreen(services.ui, services),
    "matches": lambda services: MatchesScreen(services.ui, services),
    "circuit": lambda services: CircuitScreen(services.ui, services),
    "table lost": lambda services: OutcomeScreen(services.ui, services, LOST),
    "table won": lambda services: OutcomeScreen(services.ui, services, WON),
    "new game": lambda services: NewGameScreen(services.ui, services),
    "company": lambda services: OpponentsPage(services.ui, "Earl", ("Ruby", "Mae"), _nobody),
    "people": lambda services: PeoplePage(services.ui, services, "Ana", ("Ruby",), _nobody),
    "introduction": lambda services: IntroductionPage(services.ui, services, lambda: None),
    "daily deals": lambda services: DailyScreen(services.ui, services),
    "practise": lambda services: PracticeHub(services.ui, services),
    "lessons": lambda services: LessonsScreen(services.ui, services),
    "drills": lambda services: DrillsScreen(services.ui, services),
    "history": lambda services: HistoryScreen(services.ui, services),
    "rules": lambda services: RulesScreen(services.ui, services, None),
    "settings": lambda services: SettingsScreen(services.ui, services),
    "accessibility": lambda services: EaseScreen(services.ui, services),
    "saves": lambda services: with_saves(services),
    "play": lambda services: turned(SettingsScreen(services.ui, services), "play"),
    "pace": lambda services: turned(SettingsScreen(services.ui, services), "pace"),
    "keys": lambda services: SettingsScreen(services.ui, services, keys=True),
    "hand end": lambda services: HandEndScreen(services.ui, services, over(a_match(seats=6))),
    "match end": lambda services: MatchEndScreen(services.ui, services, over(a_match(seats=6))),
    "pause": lambda services: PauseMenu(services.ui, services, load_preset("jazz-club")),
    "full pause": lambda services: full_pause(services),
    "curtain": lambda services: curtain(services),
    "cut": lambda services: CutDeckScreen(services.ui, services, "Wilhelmina Oppenheimer-W", seal_of(1, 1), _nobody),
    "seal": lambda services: SealPage(services.ui, "0" * 64),
    "deck check": lambda services: deck_check(services),
    "sealed hand end": lambda services: HandEndScreen(services.ui, services, over(Match(a_match(seats=6).plan, 17))),
}
OURS = (
    "title",
    "matches",
    "circuit",
    "table lost",
    "table won",
    "new game",
    "company",
    "people",
    "daily deals",
    "practise",
    "drills",
    "rules",
    "settings",
    "accessibility",
    "play",
    "pace",
    "keys",
    "pause",
    "full pause",
    "curtain",
    "cut",
    "seal",
    "deck check",
)
"""Screens whose words are all the game's own, so that none of them may be cut."""
WINDOWS = [
    ((960, 600), 1.0),
    ((960, 600), 2.0),
    ((1280, 720), 0.75),
    ((1280, 720), 1.0),
    ((2560, 1080), 0.75),
    ((720, 1280), 1.0),
    ((720, 1280), 2.0),
    ((1000, 1100), 1.0),
]
"""Windows to try, each of a different size in units, because only that size decides the layout.

The largest scale leaves about as many units in every wide window, so one of these is enough.
"""
DRAWN = (((960, 600), 2.0), ((720, 1280), 1.0))
"""The windows with the least room. Only here are the screens drawn, as drawing moves no widget."""


def with_saves(services: ScreenServices) -> SavesScreen:
    """Return the page of saves and backups, with something of each kind on it."""
    services.saves.failing = True
    services.saves.messages = [(NOON, services.saves.unsaved.troubles[0])]
    services.saves.kept = [Backup("1", NOON.date(), NOON, 12, 1, before_restoring=before) for before in (False, True)]
    return SavesScreen(services.ui, services)


def turned(screen: SettingsScreen, page: str) -> SettingsScreen:
    """Return the settings, turned to one of their pages."""
    screen._turn_to(page)
    return screen


def full_pause(services: ScreenServices) -> PauseMenu:
    """Return the menu with every button that it can have."""
    rules = load_preset("jazz-club")
    return PauseMenu(services.ui, services, rules, "0" * 64, _nothing, show_levels=_nothing)


def curtain(services: ScreenServices) -> Curtain:
    """Return a curtain with as much news as there ever is."""
    news = ("Ruby took 7♦ and discarded K♠", "Earl laid a run, 5-6-7♦", "Mae drew and discarded 2♣")
    face = Face(Seat(1), "Wilhelmina", is_person=True)
    return Curtain(services.ui, face, news, played=True, on_lift=_nothing, on_leave=_nothing)


def deck_check(services: ScreenServices) -> SealPage:
    """Return the check of a deck that was cut."""
    check = check_deck(over(Match(a_match(seats=4).plan, 17)).record())
    assert check is not None
    return SealPage(services.ui, check.shown, check)


def _nobody(_chosen: Character | int | str) -> None:
    """Do nothing, as these tests choose nobody and deal no deck."""


def _nothing() -> None:
    """Do nothing, as these tests press no button."""


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(("size", "ui_scale"), WINDOWS, ids=lambda one: str(one).replace(", ", "x"))
def test_everything_fits(name: str, size: tuple[int, int], ui_scale: float) -> None:
    """Every screen fits with six players, long names and a waiting match, or can be scrolled."""
    settings = Settings(ui_scale=ui_scale, reduced_motion="on")
    services = make_services(size, numbered(played(3)), a_match(seats=6), settings)
    names = ("Bartholomew Featherstone", "Wilhelmina Oppenheimer-W", "Cy", "Dee", "Eli", "Fay")
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in by_seat(names))
    services.choices = services.choices.changed(seats=seats, end=MatchEnd("target", 50_000), bankroll=50_000)
    show = opened if (size, ui_scale) in DRAWN else laid_out
    pilot = show(services, MAKERS[name](services))
    window = pilot.ui.viewport.box
    if size[0] > size[1]:
        assert pilot.ui.viewport.hidden[0] == 0, "the page needs scrolling sideways"
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


@pytest.mark.parametrize(
    ("size", "ui_scale"),
    [
        *(((1000, 1100), scale) for scale in (0.75, 1.0, 1.1)),
        *(((1100, 1100), scale) for scale in (0.75, 1.0, 1.1, 2.0)),
        *(((800, 1280), scale) for scale in (1.0, 2.0)),
        *(((1280, 1024), scale) for scale in (0.75, 1.0, 1.1)),
        ((1024, 1200), 1.0),
        ((960, 600), 2.0),
    ],
)
def test_a_new_game_can_be_dealt_at_every_size(size: tuple[int, int], ui_scale: float) -> None:
    """The whole page lies in the window with six players, even in windows a little taller than wide."""
    services = make_services(size, settings=Settings(ui_scale=ui_scale))
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in by_seat(NAMES))
    services.choices = services.choices.changed(seats=seats, end=MatchEnd("target", 100))
    pilot = laid_out(services, NewGameScreen(services.ui, services))
    window = pilot.ui.viewport.box
    for widget in widgets(pilot):
        assert window.overlap(widget.box) == pytest.approx(widget.box.w * widget.box.h), widget
    for one, other in combinations(widgets(pilot), 2):
        assert _overlap(one.box, other.box) < 1, (one, other)
    click(pilot, "Deal")
    assert services.begun


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(("size", "ui_scale"), DRAWN)
def test_no_words_are_cut(name: str, size: tuple[int, int], ui_scale: float) -> None:
    """No text ends in an ellipsis in the windows with the least room for letters."""
    services = make_services(size, waiting=a_match(), settings=Settings(ui_scale=ui_scale, reduced_motion="on"))
    pilot = opened(services, MAKERS[name](services))
    assert "…" not in read(pilot)


@pytest.mark.parametrize("name", ["company", "people", "introduction", "levels"])
def test_a_tooltip_lies_above_all_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tooltip of a small page is drawn last, so that no words of the page run through its own."""
    services, drawn = make_services(), list[str]()
    match = a_match()
    levels = LevelsPage(services.ui, Sitting(match, Keeper()), match)
    pilot = opened(services, levels if name == "levels" else MAKERS[name](services))

    def noting(draw: Callable[..., Box], what: str) -> Callable[..., Box]:
        def draw_and_note(*places: object, **more: object) -> Box:
            drawn.append(what)
            return draw(*places, **more)

        return draw_and_note

    for cls, method in ((Canvas, "text"), (Canvas, "line_of_text"), (WidgetGroup, "draw_tooltip")):
        monkeypatch.setattr(cls, method, noting(getattr(cls, method), method))
    pilot.loop.redraw()
    pilot.post()
    assert "text" in drawn or "line_of_text" in drawn
    assert drawn[-1] == "draw_tooltip"


@pytest.mark.parametrize("place", PLACES)
def test_titles_stand_clear_of_the_table(place: str) -> None:
    """The ground behind a screen's title is plain, so that no rail or corner of the table crosses its letters."""
    services = make_services(settings=Settings(place=place, reduced_motion="on"))
    pilot = opened(services, MAKERS["new game"](services))
    top = pilot.loop.surface.subsurface((0, 0, 1280, 60))
    ground = top.get_at((1278, 2))
    beside = [top.get_at((x, y)) for x in (2, 30, *range(400, 900, 8), 1250) for y in range(60)]
    assert all(color == ground for color in beside)


@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.1, 2.0])
def test_the_totals_of_a_long_history_are_not_cut(ui_scale: float) -> None:
    """The number of hands has room beside the name and the sum."""
    services = make_services(hands=numbered(played(42)), settings=Settings(ui_scale=ui_scale, reduced_motion="on"))
    pilot = opened(services, MAKERS["history"](services))
    assert "…" not in read(pilot)


def test_letters_are_large_enough() -> None:
    """No letters are smaller than 12 units (18 pixels in a window of 1920 x 1080), nor than 12 pixels."""
    assert min(style.size for style in STYLES.values()) >= 12
    assert LEAST_TEXT_PX >= 12


def _scrolled(widget: Widget, shown: list[Widget]) -> bool:
    """True if the widget lies in an area that can be scrolled."""
    return any(isinstance(one, ScrollArea) and any(child is widget for child in one.children) for one in shown)


def _overlap(one: Box, other: Box) -> float:
    # Neighbours may touch with their empty edges.
    return one.inset(2).overlap(other.inset(2))
