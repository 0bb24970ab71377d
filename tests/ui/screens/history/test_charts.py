"""Charts of the history: correct lines, tips by pointer and keyboard, and no drawing while nothing moves."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from tests.ui.drawing.contrast import contrast, over
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, make_services, numbered, opened, played, read, tab_to
from tests.ui.services import HistoryInMemory
from tonk.session.match.played_hand import BankrollPoint
from tonk.session.settings import Settings
from tonk.ui.drawing.theme import THEMES, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.bankroll_chart import BankrollChart
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.history.ledger import PAGE, Account, EndingCount, Ledger, tallies
from tonk.ui.screens.parts.chart import ChartScale, Series, height_at, smooth, with_crossings
from tonk.ui.screens.parts.ranking import FIRST_TINT
from tonk.ui.screens.results.player_columns import CAUGHT_TINT, WON_TINT
from tonk.words.phrases import signed


def history(
    hands: int = 12, *, persons: int = 1, settings: Settings | None = None
) -> tuple[ScreenServices, Pilot, BankrollChart]:
    """Return the history of this number of hands, and the chart on it, all drawn."""
    services = make_services(settings=settings)
    services.history = HistoryInMemory(numbered(played(hands, persons=persons)))
    screen = HistoryScreen(services.ui, services)
    return services, opened(services, screen), screen._lines


def test_a_smooth_line_goes_through_its_points_and_beyond_none() -> None:
    """A smooth line stays between the heights of two neighbouring points, so level stretches stay level."""
    points = ((0.0, 50.0), (30.0, 10.0), (60.0, 10.0), (90.0, 80.0), (120.0, 75.0))
    line = smooth(points)
    assert set(points) <= set(line)
    assert [x for x, _y in line] == sorted(x for x, _y in line)
    for (x, y), (to_x, to_y) in pairwise(points):
        between = [value for at, value in line if x <= at <= to_x]
        assert min(between) >= min(y, to_y) - 1e-6
        assert max(between) <= max(y, to_y) + 1e-6
    assert len(line) > 4 * len(points)
    assert [height_at(line, x) for x in (-5, 0, 30, 45, 120, 500)] == [50, 50, 10, 10, 75, 75]


def test_a_line_of_very_many_points_stays_as_it_is() -> None:
    """Points that are hardly a pixel apart are not smoothed."""
    points = tuple((float(x), float(x % 7)) for x in range(200))
    assert smooth(points) == points
    assert smooth(points[:2]) == points[:2]


def test_crossings_of_a_level_are_found() -> None:
    """A point is added exactly where the line crosses zero, because the ground changes its colour there."""
    assert with_crossings([(0, -10), (10, 10), (20, 10)], 0) == [(0, -10), (5, 0), (10, 10), (20, 10)]


def test_a_plan_knows_where_hands_and_money_are() -> None:
    """A scale converts hands to places and back; a pointer beyond an end means the hand at that end."""
    services = make_services()
    plan = ChartScale.of(services.ui.text, Box(100, 50, 500, 300), [Series((1, 2, 3), ((0, 0), (1, 40), (8, -20)))])
    assert (plan.hands, plan.low, plan.high) == (8, -20, 40)
    assert [plan.hand_at(plan.at(hand, 0)[0]) for hand in range(9)] == list(range(9))
    assert plan.at(0, 40) == (plan.plot.x, plan.plot.y)
    assert plan.at(8, -20) == (plan.plot.right, plan.plot.bottom)
    assert (plan.hand_at(-1000), plan.hand_at(5000)) == (0, 8)


def test_a_plan_without_room_still_has_places() -> None:
    """A scale has places even in a window so small that nothing is left between the axes."""
    text, line = make_services().ui.text, Series((1, 2, 3), ((0, 0), (8, 5)))
    usual = ChartScale.of(text, Box(0, 0, 500, 300), [line]).plot
    for box in (Box(0, 0, 0, 0), Box(0, 0, 500 - usual.w, 300 - usual.h)):
        plan = ChartScale.of(text, box, [line])
        assert min(plan.plot.w, plan.plot.h) > 0
        assert plan.hand_at(plan.plot.right) == 8


def test_the_pointer_shows_the_result_of_a_hand() -> None:
    """A tip at the pointer shows the hand's winnings and the sum after it, and goes away with the pointer."""
    _services, pilot, chart = history()
    plan = chart._plan()
    pilot.move((plan.at(5, 0)[0], plan.plot.center[1]))
    pilot.advance(0.1)
    point = chart.looked_at
    assert point is not None
    assert point.hand_no == 5
    assert f"{signed(point.net)}, now {signed(point.balance)}" in read(pilot)
    assert "Hand 5" in read(pilot)
    pilot.move((20, 20))
    pilot.advance(0.1)
    assert "Hand 5" not in read(pilot)


def test_the_keyboard_goes_from_hand_to_hand() -> None:
    """The arrows move from hand to hand, beginning at the last one, and stop at the ends."""
    _services, pilot, chart = history()
    corner = pilot.ui.viewport.point((chart.box.x - 2, chart.box.center[1]))
    plain = pilot.loop.surface.get_at(corner)
    tab_to(pilot, chart)
    assert pilot.loop.surface.get_at(corner) != plain, "no ring shows where the keyboard is"
    pilot.press(pygame.K_LEFT)
    assert chart.looked_at is not None
    assert chart.looked_at.hand_no == 12
    pilot.press(pygame.K_LEFT, pygame.K_LEFT)
    assert chart.looked_at.hand_no == 10
    assert "Hand 10" in read(pilot)
    pilot.press(pygame.K_HOME, pygame.K_LEFT)
    assert chart.looked_at.hand_no == 1
    pilot.press(pygame.K_END, pygame.K_RIGHT)
    assert chart.looked_at.hand_no == 12


def test_a_press_on_the_chart_opens_the_hand() -> None:
    """A click or Enter on the chart chooses the hand in the list too, which reads few hands for it."""
    hands = numbered([replace(hand, match_id=f"m{match}") for match in range(20) for hand in played(60, day=1 + match)])
    services = make_services()
    services.history = HistoryInMemory(hands)
    screen = HistoryScreen(services.ui, services)
    pilot = opened(services, screen)
    chart = screen._lines
    pilot.click((chart._plan().at(300, 0)[0], chart._plan().plot.center[1]))
    point = chart.looked_at
    assert point is not None
    assert screen.chosen is not None
    assert screen.chosen.key == (point.match_id, point.hand_no)
    tab_to(pilot, chart)
    pilot.press(pygame.K_HOME, pygame.K_RETURN)
    assert screen.chosen == hands[0]
    assert services.history.asked <= 16 * PAGE


def test_a_hand_that_is_not_listed_is_not_found() -> None:
    """A hand that has been removed since is found in no row of the list."""
    services, pilot, chart = history()
    services.history.kept.clear()
    ledger = Ledger(services.history)
    ledger.count = 5
    assert ledger.row_of(chart._accounts[0].points[0]) is None
    assert pilot.ui.screens.top is not None


def test_of_several_lines_the_nearest_is_described() -> None:
    """The tip describes the line nearest to the pointer."""
    _services, pilot, chart = history(persons=3)
    plan = chart._plan()
    accounts = chart._accounts
    richest = max(accounts, key=lambda account: account.net)
    pilot.move(plan.at(12, richest.net + 1))
    pilot.advance(0.1)
    assert chart.looked_at == richest.points[-1]
    assert {account.name for account in accounts} == {"Ana", "Bo", "Cy"}


def test_a_chart_that_stands_still_is_not_drawn_again() -> None:
    """No frame is drawn once the lines are there, and a redraw paints exactly the same picture."""
    services, pilot, _chart = history()
    pilot.advance(2.0)
    frames = pilot.loop.frames
    pilot.advance(0.5)
    assert pilot.loop.frames == frames
    before = pilot.pixels()
    pilot.loop.redraw()
    pilot.post()
    assert pilot.pixels() == before
    assert services.ui.screens.top is not None


@pytest.mark.parametrize("settings", [Settings(reduced_motion="on"), Settings(animation_speed="instant")])
def test_lines_do_not_run_where_nothing_is_to_move(settings: Settings) -> None:
    """The first frame shows the complete lines if animations are off."""
    services = make_services(settings=settings)
    services.history = HistoryInMemory(numbered(played(12)))
    pilot = Pilot(services.ui)
    services.ui.screens.push(HistoryScreen(services.ui, services))
    pilot.post()
    first = pilot.pixels()
    pilot.advance(1.5)
    assert pilot.pixels() == first


def points(*results: tuple[str, int]) -> tuple[BankrollPoint, ...]:
    """Return a person's hands, given as endings and winnings."""
    return tuple(BankrollPoint("", "m", number, net, 0, ending) for number, (ending, net) in enumerate(results, 1))


def test_endings_are_counted_with_their_winnings() -> None:
    """Endings are counted over all persons by gain and loss, the most frequent first."""
    ana = Account("Ana", points(("drop", 5), ("drop", -5), ("caught", 0), ("drop", 5)))
    bo = Account("Bo", points(("tonk", -10), ("caught", -5)))
    assert tallies([ana, bo]) == [
        EndingCount("drop", (2, 0, 1)),
        EndingCount("caught", (0, 1, 1)),
        EndingCount("tonk", (0, 0, 1)),
    ]


def test_the_page_shows_the_endings_of_hands() -> None:
    """The page names the endings and the share of the hands that were won."""
    hands = [replace(hand, ending="stock") for hand in played(4)]
    services = make_services()
    services.history = HistoryInMemory(numbered(hands))
    screen = HistoryScreen(services.ui, services)
    pilot = opened(services, screen)
    seen = read(pilot).split("\n")
    assert "Stock ran out" in seen
    assert f"{round(100 * sum(point.net > 0 for point in screen.accounts[0].points) / 4)} %" in seen


@pytest.mark.parametrize("place", THEMES)
def test_words_can_be_read_on_tinted_grounds(place: str) -> None:
    """Words have enough contrast on the tints of winners, of caught players and of the first in the standings."""
    theme = THEMES[place]
    won, first = (mix(theme.panel_raised, theme.gold, share) for share in (WON_TINT, FIRST_TINT))
    caught = mix(theme.panel_raised, theme.bad, CAUGHT_TINT)
    plain = over(theme.panel_inset, theme.panel_raised)
    for ground in (won, first, plain):
        for ink in (theme.ink, theme.gold_light, theme.good):
            assert contrast(ink, ground) >= 4.5
    for ground in (caught, plain):
        for ink in (theme.ink, theme.bad):
            assert contrast(ink, ground) >= 4.5
