"""The statistics screen: its pages, filters, export, and the places that offer it."""

import json
import random
from unittest import mock

import pygame
import pytest

from tests.session.statistics.test_totals import drawn, of_kind
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    Behind,
    ScreenServices,
    button,
    click,
    labels,
    make_services,
    numbered,
    opened,
    read,
    tab_to,
    widgets,
)
from tests.ui.services import HistoryInMemory
from tonk.records import record_from_json
from tonk.rules.cards import Seat
from tonk.session.match.played_hand import KeptReview, PlayedHand
from tonk.session.settings import Settings
from tonk.session.statistics.stats_loader import FilterChoices
from tonk.session.statistics.totals import StatsFilter
from tonk.ui.screens.history.bankroll_chart import BankrollChart
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.replay.replay_screen import ReplayScreen
from tonk.ui.screens.statistics.statistics_filters import Filters
from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen
from tonk.ui.widgets import ChoiceField, Dialog

pytestmark = pytest.mark.usefixtures("eager")


def some_hands(count: int = 40) -> list[PlayedHand]:
    """Return hands of Ana's, some of them with help."""
    kinds = ["assisted" if number % 10 == 9 else "" for number in range(count)]
    return numbered([drawn(number, **of_kind(kind)) for number, kind in enumerate(kinds)])


def open_screen(
    hands: list[PlayedHand], size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[ScreenServices, Pilot, StatisticsScreen]:
    """Open the statistics of these hands, once they are counted."""
    services = make_services(size, settings=Settings(ui_scale=scale, reduced_motion="on"))
    services.history = HistoryInMemory(hands)
    screen = StatisticsScreen(services.ui, services)
    pilot = opened(services, screen)
    for _frame in range(600):
        if screen.survey is not None or not hands:
            break
        pilot.post()
    return services, pilot, screen


def choice(pilot: Pilot, option: str) -> ChoiceField[str]:
    """Return the choice with an option of this name."""
    found = [
        one for one in widgets(pilot) if isinstance(one, ChoiceField) and option in [name for _v, name in one.options]
    ]
    return found[0]


def test_an_empty_history_invites() -> None:
    """An empty history is explained, and Enter begins a game."""
    services, pilot, screen = open_screen([])
    assert "Nothing to count yet" in read(pilot)
    assert not screen.update(pilot.now), "it asks for frames without end"
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["show_new_game"]


def test_a_history_that_gives_no_answer_is_left_alone_for_a_while() -> None:
    """A busy history is asked again after half a second, and once it answers, all hands are counted."""
    services = make_services()
    services.history = HistoryInMemory(some_hands(2))
    with (
        mock.patch.object(services.history, "count", return_value=None),
        mock.patch.object(services.history, "digests", return_value=None) as asked,
    ):
        pilot = opened(services, screen := StatisticsScreen(services.ui, services))
        assert "Still reading" in read(pilot)
        begun = pilot.now + 1
        screen.update(begun)
        known = asked.call_count
        for frame in range(1, 45):
            screen.update(begun + frame / 100)
        assert asked.call_count == known
        screen.update(begun + 0.6)
        assert asked.call_count == known + 1
    for frame in range(200):
        screen.update(begun + 2 + frame)
    assert screen.survey is not None
    assert screen.survey.figures.whole.own.hands == 2


def test_ordinary_hands_are_counted_and_others_kept_apart() -> None:
    """Hands with help are left out of the figures until they are asked for."""
    _services, pilot, screen = open_screen(some_hands())
    assert screen.survey is not None
    assert screen.survey.figures.whole.own.hands == 36
    kinds = choice(pilot, "With help")
    tab_to(pilot, kinds)
    pilot.press(pygame.K_RIGHT)
    pilot.advance(0.2)
    assert screen.survey.figures.whole.own.hands == 4
    pilot.press(pygame.K_RIGHT)
    pilot.advance(0.2)
    assert screen.survey.figures.whole.own.hands == 40


def test_each_page_has_its_own_figures() -> None:
    """The arrow keys go through the pages of figures, comparisons, luck and fairness."""
    _services, pilot, _screen = open_screen(some_hands())
    seen = read(pilot)
    assert "Money over time" in seen
    assert "Points at drop" in seen
    tab_to(pilot, choice(pilot, "Compare"))
    pilot.press(pygame.K_RIGHT)
    assert {"Bo", "Cy"} <= set(read(pilot).split("\n"))
    pilot.press(pygame.K_RIGHT)
    assert "The luck of your deals" in read(pilot)
    pilot.press(pygame.K_RIGHT)
    seen = read(pilot)
    assert "These deals look fair" in seen
    assert "36 deals checked" in seen


def test_groups_are_chosen() -> None:
    """Hands can be compared by the bots' level, which the records hold."""
    _services, pilot, _screen = open_screen(some_hands())
    click_choice(pilot, "Compare")
    tab_to(pilot, choice(pilot, "Level"))
    pilot.press(pygame.K_RIGHT)
    pilot.advance(0.2)
    assert {"Sharp", "Casual"} <= set(read(pilot).split("\n"))


def click_choice(pilot: Pilot, option: str) -> None:
    """Press an option of a choice whose options lie side by side."""
    one = choice(pilot, option)
    place = [name for _value, name in one.options].index(option)
    box = one.parts[place]
    pilot.click(box.center)
    pilot.advance(0.1)


def test_filters_that_leave_nothing_say_so() -> None:
    """Filters that leave no hands show a sentence instead of zeros."""
    hands = [*some_hands(10), *numbered([drawn(51, **of_kind("duplicate"))])]
    _services, pilot, _screen = open_screen(
        [PlayedHand.from_json({**hand.to_json(), "id": n}) for n, hand in enumerate(hands, 1)]
    )
    tab_to(pilot, choice(pilot, "Duplicate"))
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT)
    tab_to(pilot, choice(pilot, "Dealer"))
    pilot.press(pygame.K_RIGHT)
    pilot.advance(0.2)
    assert "No hands match" in read(pilot)


def test_a_person_who_has_only_practised_sees_that_at_once() -> None:
    """Only kinds of hands that exist can be chosen, and the first of them is chosen already."""
    found = FilterChoices()
    found.people["Ana"], found.rules["jazz-club", False] = 1, "Jazz Club"
    found.kinds.add("practice")
    assert Filters(found, points=False, on_change=lambda: None).wanted.kinds == {"practice"}


def test_accuracy_is_shown_where_hands_were_reviewed() -> None:
    """The person's accuracy in reviewed hands is shown, and the page of luck tells how many there were."""
    services = make_services(settings=Settings(reduced_motion="on"))
    services.history = HistoryInMemory(some_hands(8))
    services.history.reviewed = [KeptReview("m", number, Seat(0), 88.0, 0.5, -0.5) for number in range(6)]
    pilot = opened(services, StatisticsScreen(services.ui, services))
    assert "88" in read(pilot).split("\n")
    click_choice(pilot, "Luck")
    assert "In the 6 hands the coach reviewed" in read(pilot)


def test_a_point_of_the_chart_is_replayed() -> None:
    """Keys choose a hand on the chart and open its replay; a tooltip says that a click does so too."""
    hands = some_hands(8)
    _services, pilot, _screen = open_screen(hands)
    chart = next(one for one in widgets(pilot) if isinstance(one, BankrollChart))
    pilot.move(chart.box.center)
    assert "Click to replay" in read(pilot)
    tab_to(pilot, chart)
    pilot.press(pygame.K_END, pygame.K_LEFT, pygame.K_RETURN)
    top = pilot.ui.screens.top
    assert isinstance(top, ReplayScreen)
    assert top.replay.record.deck == record_from_json(json.loads(hands[6].record)).deck


def test_hands_kept_while_the_page_is_open_are_counted() -> None:
    """Hands played during a replay are in the figures on return, and the filters stay as they were."""
    hands = some_hands()
    services, pilot, screen = open_screen(hands[:30])
    kinds = choice(pilot, "With help")
    tab_to(pilot, kinds)
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT)
    pilot.advance(0.2)
    offered = sum(isinstance(one, ChoiceField) for one in widgets(pilot))
    services.ui.screens.push(Behind())
    services.history.kept = hands
    services.ui.screens.pop()
    screen._filter()
    assert "Money over time" in read(pilot), "the old page should stay until then"
    pilot.advance(0.2)
    assert screen.survey is not None
    assert screen.survey.figures.whole.own.hands == 40
    assert sum(isinstance(one, ChoiceField) for one in widgets(pilot)) == offered
    services, pilot, screen = open_screen([])
    services.ui.screens.push(Behind())
    services.history.kept = hands
    services.ui.screens.pop()
    pilot.advance(0.2)
    assert "New game" not in labels(pilot)
    assert screen.survey is not None


def test_a_page_stays_until_the_next_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The old page stays until other hands are counted, and its hands can't be exported in between."""
    _services, pilot, screen = open_screen(some_hands(), (960, 600), 1.5)
    screen._area.scroll_to(80, at_once=True)
    before = screen._area.top
    assert before > 0
    monkeypatch.setattr("tonk.ui.drawing.speeds.COUNTING", 0.0)  # as if no frame had time to count
    click_choice(pilot, "Luck")
    assert screen._area.top == before, "the old page was scrolled"
    screen._filter()
    assert screen.survey is None
    assert "Money over time" in read(pilot)
    assert button(pilot, "Export hands to a file").disabled
    screen._show()
    assert button(pilot, "Export hands to a file").disabled, "hands of the old filter can be exported"
    monkeypatch.undo()
    pilot.advance(0.1)
    assert screen._area.top == 0
    assert button(pilot, "Export hands to a file").disabled is None


def test_pages_are_drawn_ahead_for_the_window_as_it_is() -> None:
    """Pages are drawn ahead out of sight, and again when the window's size changes."""
    _services, pilot, screen = open_screen(some_hands(8))
    pages = screen.work.pages
    assert pages is not None
    for size in ((960, 600), (1280, 720)):
        for _frame in range(60):
            if not pages.missing:
                break
            pilot.post()
        assert pages.missing == []
        pilot.resize(*size)
        assert len(pages.missing) >= 3


def test_an_export_says_where_its_file_is() -> None:
    """The export asks for a form, writes the hands on the page, and shows the path with a button to copy it."""
    services, pilot, _screen = open_screen(some_hands(5))
    written: list[tuple[str, StatsFilter]] = []

    def export(form: str, wanted: StatsFilter) -> str:
        written.append((form, wanted))
        return "/data/export/hands.jsonl"

    services.export = export  # type: ignore[method-assign]
    tab_to(pilot, choice(pilot, "Dealer"))
    pilot.press(*[pygame.K_RIGHT] * 3)
    pilot.advance(0.2)
    click(pilot, "Export")
    assert isinstance(pilot.ui.screens.top, Dialog)
    assert "Export 2 hands of Ana" in read(pilot)
    click(pilot, "Records")
    assert [(form, wanted.person, wanted.place) for form, wanted in written] == [("jsonl", "Ana", 0)]
    assert "/data/export/hands.jsonl" in read(pilot)
    assert "Copy path" in labels(pilot)


@pytest.mark.parametrize("shown", [True, False])
def test_the_statistics_can_be_hidden(shown: bool) -> None:
    """Practice and the history offer the statistics unless the setting hides them."""
    for screen in (HistoryScreen, PracticeHub):
        services = make_services(settings=Settings(statistics=shown, reduced_motion="on"))
        services.history = HistoryInMemory(some_hands(3))
        pilot = opened(services, screen(services.ui, services))
        offered = any("Statistics" in (getattr(one, "title", ""), one.tooltip) for one in widgets(pilot))
        assert offered is shown


def test_a_strange_history_is_counted_as_far_as_it_goes() -> None:
    """Damaged records are left out of the figures, and a history of nothing else counts as empty."""
    rng = random.Random(3)
    hands = some_hands(6)
    broken = [PlayedHand.from_json({**hand.to_json(), "record": rng.choice(("{", "[]", "null"))}) for hand in hands]
    _services, _pilot, screen = open_screen([*broken[:3], *hands[3:]])
    assert screen.survey is not None
    assert len(screen.survey.figures.hands) == 3
    _services, pilot, screen = open_screen(broken)
    assert "Nothing to count yet" in read(pilot)
    assert not screen.update(pilot.now), "it asks for frames without end"


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.5), ((720, 1280), 1.0)])
def test_every_page_fits(size: tuple[int, int], scale: float) -> None:
    """The pages can be turned in small windows and with large letters."""
    _services, pilot, screen = open_screen(some_hands(12), size, scale)
    for _page in range(3):
        tab_to(pilot, choice(pilot, "Luck"))
        pilot.press(pygame.K_RIGHT)
        assert screen.survey is not None
        assert read(pilot)
