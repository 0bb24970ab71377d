"""Daily deals: choosing a day, playing it through the real store, comparing, and sharing without cards."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from tests.support.noting import noting
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.deals.test_duplicate_sets import Pondering
from tests.ui.screens.screen_services import (
    SIZES,
    ScreenServices,
    button,
    click,
    make_services,
    opened,
    read,
    widgets,
)
from tonk.app import Game
from tonk.bots import make_bot
from tonk.rules.cards import FIRST_SEAT
from tonk.session.deals.daily import DEALS, FIRST_DAY, marks
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.ui.screens.deals.daily_picture import SIDE
from tonk.ui.screens.deals.daily_result_screen import DailyResultScreen
from tonk.ui.screens.deals.daily_screen import DailyScreen
from tonk.ui.screens.deals.set_table import SetTable
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.shell import clipboard
from tonk.words.dailies import share_text, won_text

MONDAY = date(2026, 11, 23)
WON = (3, -1, 2, 0, 1, 2)


class Player:
    """A person who plays daily deals in the real game with a bot's choices, on a date set by hand."""

    def __init__(self, saves: Path) -> None:
        self.today = MONDAY
        self.store = Store.open(Places(saves, saves), lambda: datetime.combine(self.today, time(12)).astimezone())
        ui = dummy_ui(settings=Settings(animation_speed="instant", thinking_time="none", reduced_motion="on"))
        self.pilot = Pilot(ui)
        self.pilot.loop.drawing = False
        self.game = Game(ui, self.store)
        self.bot = make_bot("casual", 1)

    def open_page(self) -> DailyScreen:
        """Open the page of daily deals from the title, and return it."""
        self.game.routes.show_title()
        self.game.routes.show_daily_deals()
        self.pilot.pass_frame()
        page = self.pilot.ui.screens.top
        assert isinstance(page, DailyScreen)
        return page

    def play_deal(self) -> None:
        """Play the deal at the table to the page of its result, and go on to the next."""
        (table,) = (screen for screen in self.pilot.ui.screens.all if isinstance(screen, SetTable))
        while not table.sitting.game.hand_over:
            choice = table.sitting.bot_choice() if table.sitting.bot_acts else None
            table._act(choice or self.bot.choose(table.sitting.game.position.view(FIRST_SEAT)))
        while not isinstance(self.pilot.ui.screens.top, HandEndScreen):
            self.pilot.pass_frame()
        self.pilot.advance(0.4)
        self.pilot.press(pygame.K_RETURN)

    def play_day(self, left: int = 1) -> None:
        """Play the chosen day's last deals, see the result, and go back to the calendar."""
        page = self.pilot.ui.screens.top
        assert isinstance(page, DailyScreen)
        run = self.store.dailies.now.run(page.day, "Ana")
        if left < DEALS:
            self.store.dailies.keep_run(page.day, replace(run, won=((1,) * (DEALS - left),)))
        self.pilot.press(pygame.K_RETURN)
        for _deal in range(left):
            self.play_deal()
        assert isinstance(self.pilot.ui.screens.top, DailyResultScreen)
        self.pilot.press(pygame.K_ESCAPE)
        assert self.pilot.ui.screens.top is page


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A person who starts the game on a Monday."""
    started = Player(tmp_path)
    yield started
    started.game.close()


def test_days_played_on_time_make_a_streak_that_a_late_day_and_a_wrong_clock_leave_alone(
    player: Player, tmp_path: Path
) -> None:
    """Two days on their dates make a streak of two; a late day and a clock set back don't change the best one."""
    for _day in range(2):
        player.open_page()
        player.play_day()
        player.today += timedelta(days=1)
    dailies = player.store.dailies
    assert dailies.now.streak(player.today) == 2
    player.today += timedelta(days=1)
    page = player.open_page()
    player.pilot.press(pygame.K_LEFT)
    assert (page.day, page.state) == (MONDAY + timedelta(days=2), "open")
    player.play_day()
    assert page.state == "late"
    assert (dailies.now.streak(player.today), dailies.now.best_streak) == (0, 2)
    player.today = MONDAY - timedelta(days=30)
    page = player.open_page()
    assert page.day == player.today
    assert page.state == "open"
    assert [dailies.now.state(MONDAY + timedelta(days=n), player.today) for n in range(4)] == [
        "on_time",
        "on_time",
        "late",
        "off",
    ]
    assert {hand.match_id for hand in player.store.history.hands()} == {
        f"daily-2026-11-{day}-1" for day in (23, 24, 25)
    }
    kept = dailies.now
    player.store.writer.close()
    assert Store.open(Places(tmp_path, tmp_path)).dailies.now == kept


def test_a_day_left_in_a_hand_is_resumed_in_it_after_a_new_start(player: Player, tmp_path: Path) -> None:
    """The next start of the game resumes the second deal with the moves that were made in it."""
    player.open_page()
    player.pilot.press(pygame.K_RETURN)
    player.play_deal()
    table = player.pilot.ui.screens.top
    assert isinstance(table, SetTable)
    while table.sitting.bot_acts:
        choice = table.sitting.bot_choice()
        assert choice is not None
        table._act(choice)
    table._act(table.sitting.game.position.legal()[0])
    done = list(table.sitting.game.actions)
    player.game.close()
    again = Player(tmp_path)
    page = again.open_page()
    assert page.state == "begun"
    again.pilot.loop.drawing = True
    assert "Deal 2 of 6 is next" in read(again.pilot)
    click(again.pilot, "Resume")
    table = again.pilot.ui.screens.top
    assert isinstance(table, SetTable)
    assert table.sitting.game.actions == done
    again.game.close()


def with_day(day: date, today: date, won: tuple[int, ...] = WON, size: tuple[int, int] = (1280, 720)) -> ScreenServices:
    """Return services with a day that was played; experts never finish thinking."""
    services = make_services(size)
    services.sitting = lambda hand: Sitting(hand, None, Pondering())  # type: ignore[method-assign]
    run = replace(services.dailies.now.run(day, "Ana"), won=(won,))
    services.dailies.now = services.dailies.now.with_run(day, run, today)
    return services


def result_of(services: ScreenServices, day: date) -> tuple[Pilot, DailyResultScreen]:
    """Return the page of a day's result, with the results of all quick bots."""
    page = DailyResultScreen(services.ui, services, day, services.dailies.now.run(day, "Ana"))
    while page._quick.step():
        pass
    return opened(services, page), page


def test_the_calendar_goes_by_mouse_and_keys_to_days_that_can_be_played() -> None:
    """The calendar leads to no future day and to none before the first; Page Up turns to an earlier month."""
    services = make_services()
    services.dailies.today = date(2026, 12, 2)
    pilot = opened(services, DailyScreen(services.ui, services))
    page = pilot.ui.screens.top
    assert isinstance(page, DailyScreen)
    pilot.press(pygame.K_RIGHT)
    assert page.day == date(2026, 12, 2)
    pilot.press(pygame.K_UP)
    assert page.day == date(2026, 11, 25)
    pilot.click(page._calendar.cells[date(2026, 11, 5)].center)
    assert page.day == date(2026, 11, 5)
    assert "Black Company, 1992: 6 deals against 2 solid bots" in read(pilot)
    pilot.click(page._calendar.cells[FIRST_DAY].center)
    pilot.press(pygame.K_LEFT, pygame.K_UP)
    assert page.day == FIRST_DAY
    click(pilot, "Next month")
    assert "December 2026" in read(pilot)
    assert button(pilot, "Next month").disabled
    pilot.press(pygame.K_PAGEUP)
    assert page._calendar.page == FIRST_DAY


def test_at_midnight_the_page_knows_of_another_day() -> None:
    """At midnight the page stays at the chosen day, and the next one can be chosen."""
    services = make_services()
    pilot = opened(services, DailyScreen(services.ui, services))
    page = pilot.ui.screens.top
    assert isinstance(page, DailyScreen)
    assert "Today, 23 Nov 2026" in read(pilot)
    services.dailies.today = MONDAY + timedelta(days=1)
    pilot.post()
    assert "Today" not in read(pilot)
    pilot.press(pygame.K_RIGHT)
    assert page.day == MONDAY + timedelta(days=1)


def test_a_person_called_as_an_opponent_plays_against_that_opponent() -> None:
    """A person called like an opponent gets another name, because the table is the same for everyone."""
    run = make_services().dailies.now.run(MONDAY, "ruby")
    assert run.people == ("You",)
    assert "Ruby" in run.hand().plan.names


def test_the_result_is_copied_as_a_line_without_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line has the sum with its unit, two levels of bots, a sign for each deal, and the day's streak."""
    on_clipboard = [""]
    monkeypatch.setattr(clipboard, "copy", noting(on_clipboard, answer=True))
    services = with_day(MONDAY, MONDAY)
    pilot, page = result_of(services, MONDAY)
    click(pilot, "Copy result")
    sums = {one.name: one for one in page.contenders}
    signs = "".join(
        "▲" if mine > theirs else "▼" if mine < theirs else "·"
        for mine, theirs in zip(WON, sums["casual"].won, strict=True)
    )
    minus = {level: f"{sums[level].total:+.0f}".replace("-", "−").replace("+0", "0") for level in ("sharp", "casual")}
    assert on_clipboard[-1] == (
        f"Tonk daily, 23 Nov 2026, Jazz Club: +7 stakes (sharp {minus['sharp']}, casual {minus['casual']})"
        f"  {signs}  streak 1"
    )


def test_points_and_a_late_day_are_named() -> None:
    """A result in points has that unit; a day that was played late has no streak."""
    result = won_text(-12.4, points=True)
    line = share_text(date(2026, 11, 28), "Twists", result, 30.0, 0.0, marks((1, 2, 3), (2, 2, 2)), 0)
    assert line == "Tonk daily, 28 Nov 2026, Twists: −12 points (sharp +30, casual 0)  ▼·▲  played late"
    assert won_text(1, points=False) == "+1 stake"


def test_nothing_is_shared_before_the_bots_have_played() -> None:
    """Copy and Save are disabled until the bots have played."""
    services = with_day(MONDAY, MONDAY)
    page = DailyResultScreen(services.ui, services, MONDAY, services.dailies.now.run(MONDAY, "Ana"))
    assert page._copy.disabled
    assert page._save.disabled


def test_the_picture_is_a_square_with_the_date_in_its_name() -> None:
    """The saved picture is a square named by its date, painted in steps while the page stays open."""
    services = with_day(MONDAY, MONDAY + timedelta(days=1))
    pilot, _page = result_of(services, MONDAY)
    click(pilot, "Save picture")
    for _frame in range(120):
        pilot.pass_frame()
    ((name, png),) = services.pictures.items()
    assert name == "tonk-daily-2026-11-23.png"
    assert pygame.image.load(BytesIO(png)).get_size() == (SIDE, SIDE)


def test_the_picture_is_saved_even_if_the_page_is_left_at_once() -> None:
    """A picture that is being painted is finished when the page is left."""
    services = with_day(MONDAY, MONDAY + timedelta(days=1))
    _pilot, page = result_of(services, MONDAY)
    page._save_picture()
    assert not services.pictures
    services.ui.screens.remove(page)
    assert list(services.pictures) == ["tonk-daily-2026-11-23.png"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_pages_fit_every_window(size: tuple[int, int]) -> None:
    """No widget of the pages lies outside the window."""
    services = with_day(MONDAY, MONDAY, size=size)
    page = DailyResultScreen(services.ui, services, MONDAY, services.dailies.now.run(MONDAY, "Ana"))
    for screen in (DailyScreen(services.ui, services), page):
        pilot = opened(services, screen)
        window = pilot.ui.viewport.box
        for one in widgets(pilot):
            assert window.overlap(one.box) == pytest.approx(one.box.w * one.box.h), (type(screen).__name__, one)
