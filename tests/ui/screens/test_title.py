"""The title screen, and the way from launch to the first card."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import Mock

import pygame
import pytest

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.screen_services import (
    a_match,
    button,
    click,
    group_of,
    labels,
    make_services,
    opened,
    over,
    read,
    widgets,
)
from tests.ui.services import waits
from tonk import __version__
from tonk.app import Game
from tonk.session.deals.daily import DEALS
from tonk.session.match.match import Match
from tonk.session.settings import Settings
from tonk.storage.paths import find_places
from tonk.storage.store import Store
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens import title_screen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.parts.waiting_people import WaitingPeople
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.screens.title_screen import TitleScreen, waiting_note
from tonk.ui.widgets import Button, TileField
from tonk.words import SOURCE_LANGUAGE, language

pytestmark = pytest.mark.usefixtures("eager")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game, Pilot]]:
    """Run the whole game at its title without a window; the seed of every match deals nobody a Tonk."""
    monkeypatch.setattr("secrets.randbits", lambda _: 4)
    ui = dummy_ui()
    game = Game(ui, Store.open(find_places(str(tmp_path), portable=False)))
    pilot = Pilot(ui)
    game.routes.show_title()
    pilot.advance(0.1)
    yield game, pilot
    game.close()


def test_two_clicks_deal_the_first_card(game: tuple[Game, Pilot]) -> None:
    """Clicks on Play and Deal put the cards on the table."""
    services, pilot = game
    click(pilot, "Play")
    click(pilot, "Deal")
    assert isinstance(pilot.ui.screens.top, TableScreen)
    assert services.matches.playing is not None
    assert services.matches.playing.hand_number == 1


def test_enter_twice_deals_the_first_card(game: tuple[Game, Pilot]) -> None:
    """Two presses of Enter put the cards on the table, as two clicks do."""
    _services, pilot = game
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(pilot.ui.screens.top, TableScreen)


def test_a_match_that_was_left_is_resumed_with_one_click(game: tuple[Game, Pilot]) -> None:
    """The title offers a match that was left in a hand, with its rules, its hand and its players."""
    services, pilot = game
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    services.routes.show_title()
    pilot.advance(0.1)
    (waiting,) = services.matches.waiting()
    words = read(pilot)
    assert "Jazz Club, hand 1" in words
    assert all(name in words for name in waiting.plan.names)
    click(pilot, "Resume")
    assert isinstance(pilot.ui.screens.top, TableScreen)


def test_the_title_follows_removed_and_restored_matches(game: tuple[Game, Pilot]) -> None:
    """The title offers no match that was removed, and offers it again once it is put back."""
    services, pilot = game
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    services.routes.show_title()
    assert services._store.writer.close()
    pilot.press(pygame.K_m, pygame.K_DELETE, pygame.K_ESCAPE)
    assert "Resume" not in labels(pilot)
    assert "Play" in labels(pilot)
    pilot.press(pygame.K_m, pygame.K_u, pygame.K_ESCAPE)
    click(pilot, "Resume")
    assert isinstance(pilot.ui.screens.top, TableScreen)


def test_two_presses_lead_to_the_first_card_whatever_waits(game: tuple[Game, Pilot]) -> None:
    """N and Enter deal a new match without a question, and all earlier matches keep waiting."""
    services, pilot = game
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    for waiting in (1, 2):
        services.routes.show_title()
        pilot.press(pygame.K_n, pygame.K_RETURN)
        assert isinstance(pilot.ui.screens.top, TableScreen)
        assert len(services.matches.waiting()) == waiting


def test_the_title_stands_where_is_played() -> None:
    """The title shows the place of the waiting match or else of the last rules, even if those are house rules."""
    services = make_services(waiting=a_match(rules="descente"))
    TitleScreen(services.ui, services)
    assert services.ui.place == "cafe"
    for rules, place in (("black-company", "camp"), ({"base": "terminus-frore", "hand_size": 7}, "station")):
        services = make_services()
        services.choices = services.choices.changed(rules=rules)
        TitleScreen(services.ui, services)
        assert services.ui.place == place


def test_a_waiting_match_is_described_in_full() -> None:
    """The description is not cut even with six players and the longest name of rules."""
    services = make_services(waiting=a_match(seats=6, rules="speno-1992"))  # a Tonk was dealt: hand 1 is over
    words = read(opened(services, TitleScreen(services.ui, services)))
    assert "Black Company, 1992, hand 2" in words
    assert "…" not in words


@pytest.mark.parametrize(
    ("rules", "of", "expected"), [("twists", a_match, "round 1"), ("pagat", lambda **kw: over(a_match(**kw)), "hand 2")]
)
def test_a_waiting_match_shows_the_hand_to_be_played(rules: str, of: Callable[..., Match], expected: str) -> None:
    """The title counts rounds where points are scored, and after a finished hand shows the next one."""
    services = make_services(waiting=of(rules=rules))
    pilot = opened(services, TitleScreen(services.ui, services))
    assert f", {expected}" in read(pilot)


@pytest.mark.parametrize(("event", "told"), [("circuit", "Circuit  ·  Ana, Bo"), ("", "Ana, Bo")])
def test_a_waiting_match_of_the_circuit_says_so(event: str, told: str) -> None:
    """The note of a waiting match names the Circuit before the players."""
    match = waits(Match(replace(a_match().plan, event=event)))
    assert waiting_note(match, counts=True)[1].startswith(told)


def test_a_match_that_another_copy_plays_is_not_offered() -> None:
    """The title offers the match before the one that is open elsewhere, or else begins with Play and Matches."""
    services = make_services()
    services.matches.listed = [waits(a_match(), "a", elsewhere=True), waits(a_match(rules="pagat"), "b")]
    assert "Pagat, hand 1" in read(opened(services, TitleScreen(services.ui, services)))
    del services.matches.listed[1]
    assert labels(opened(services, TitleScreen(services.ui, services)))[:2] == ["Play", "Matches"]


def test_a_match_that_is_gone_is_not_offered_again() -> None:
    """The title opens without the match that another copy has taken."""
    services = make_services(waiting=a_match())
    pilot = opened(services, TitleScreen(services.ui, services))
    services.matches.listed.clear()
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["resume", "show_title"]


def test_looking_at_another_table_and_going_back_leaves_the_place(game: tuple[Game, Pilot]) -> None:
    """The title returns to its place if another table was only looked at."""
    _services, pilot = game
    click(pilot, "Play")
    tables = next(widget for widget in widgets(pilot) if isinstance(widget, TileField))
    pilot.click(tables.parts[4].center)
    assert pilot.ui.place == "cafe"
    pilot.press(pygame.K_ESCAPE)
    assert pilot.ui.place == "club"


def test_nothing_to_resume_is_not_offered() -> None:
    """Without a waiting match, the menu begins with Play and has neither Resume nor Matches."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    menu = ["Play", "Circuit", "Daily deals", "Practise", "History", "Rules", "Settings", "Quit"]
    assert labels(pilot) == menu


@pytest.mark.parametrize(
    ("key", "asked"),
    [
        (pygame.K_p, "resume"),
        (pygame.K_n, "show_new_game"),
        (pygame.K_d, "show_daily_deals"),
        (pygame.K_h, "show_history"),
        (pygame.K_r, "show_rules"),
        (pygame.K_s, "show_settings"),
        (pygame.K_q, "quit"),
        (pygame.K_RETURN, "resume"),
        (pygame.K_m, "show_matches"),
    ],
)
def test_every_button_has_a_key(key: int, asked: str) -> None:
    """The letter on each button presses it, and Enter presses the first one."""
    services = make_services(waiting=a_match())
    pilot = opened(services, TitleScreen(services.ui, services))
    pilot.press(key)
    assert services.asked == [asked]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_long_words_leave_room_for_keys(size: tuple[int, int]) -> None:
    """In French, too, every button of the menu shows its whole label and its key."""
    services = make_services(size, waiting=a_match())
    try:
        assert language.use("fr")
        pilot = opened(services, TitleScreen(services.ui, services))
        buttons = [widget for widget in widgets(pilot) if isinstance(widget, Button) and widget.cap]
        text = services.ui.text
        assert len(buttons) == 10
        assert [one.label for one in buttons if one.natural_width(text) > one.box.w + 0.01] == []
    finally:
        assert language.use(SOURCE_LANGUAGE)


def test_practise_opens_by_its_key() -> None:
    """C on the title opens Practise, and Esc goes back."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    pilot.press(pygame.K_c)
    assert isinstance(pilot.ui.screens.top, PracticeHub)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.ui.screens.top, TitleScreen)


def test_a_dot_says_that_todays_deals_are_not_played() -> None:
    """The dot on Daily deals goes once today's deals are played, and is back the next day."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    assert button(pilot, "Daily deals").tooltip == "Today's deals are waiting"
    days = services.dailies
    days.keep_run(days.today, replace(days.now.run(days.today, "Ana"), won=((1,) * DEALS,)))
    pilot.post()
    assert button(pilot, "Daily deals").tooltip == ""
    days.today += timedelta(days=1)
    pilot.post()
    assert button(pilot, "Daily deals").tooltip


def test_arrows_go_through_the_buttons() -> None:
    """The arrows move the focus, up from the first button reaches the last, and Enter presses the focused one."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)
    assert group_of(pilot).focused is button(pilot, "Circuit")
    pilot.press(pygame.K_DOWN, pygame.K_RIGHT)
    assert group_of(pilot).focused is button(pilot, "History")
    group_of(pilot).focus(None)
    pilot.press(pygame.K_UP, pygame.K_RETURN)
    assert services.asked == ["quit"]


def test_escape_does_not_end_the_game() -> None:
    """Esc on the title does nothing, so that one press too many does not quit."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.ui.screens.top, TitleScreen)
    assert services.asked == []


def test_the_title_comes_to_rest() -> None:
    """Nothing is drawn any more once the cards are dealt; with reduced motion they lie there at once."""
    services = make_services()
    pilot = opened(services, TitleScreen(services.ui, services))
    pilot.advance(2.0)
    drawn = pilot.loop.frames
    pilot.advance(0.5)
    assert pilot.loop.frames == drawn
    calm = make_services(settings=Settings(reduced_motion="on"))
    quick = Pilot(calm.ui, TitleScreen(calm.ui, calm))
    first = quick.pixels()
    quick.advance(1.0)
    assert quick.pixels() == first


def test_three_people_wait_beyond_the_table() -> None:
    """Three different people sit at the table, first those of the waiting match, then others of the house."""
    ui = dummy_ui()
    people = WaitingPeople(ui)
    people.seat(["Mae"], ui.viewport.box)
    sitting = [sitter.portrait for sitter in people._sitters]
    assert sitting[0] == "mae"
    assert len(set(sitting)) == 3


def test_the_edge_of_the_table_draws_no_black_line_through_people() -> None:
    """Half-covered pixels along the rail keep the colours of the clothes."""
    ui = dummy_ui()
    people = WaitingPeople(ui)
    people.seat(["Mae"], ui.viewport.box)
    people.warm()
    (picture,) = people._pictures.values()
    wide, high = picture.get_size()
    cut = [picture.get_at((x, y)) for x in range(wide // 3, wide * 2 // 3) for y in range(high * 3 // 4, high)]
    half_covered = [color for color in cut if 0 < color.a < 255]
    assert half_covered
    assert [color for color in half_covered if max(color.r, color.g, color.b) == 0] == []


def test_people_grow_with_the_window() -> None:
    """The pictures of people are painted again in the size of a larger window."""
    ui = dummy_ui((640, 360))
    people = WaitingPeople(ui, alone=True)
    people.seat(["Mae"], ui.viewport.box)
    people.warm()
    ui.viewport = Viewport(960, 540)
    people.seat(["Mae"], ui.viewport.box)
    assert people.warm()
    (picture,), (sitter,) = people._pictures.values(), people._sitters
    assert picture.get_width() == ui.viewport.px(sitter.box.w)


def test_the_version_gives_way_to_the_quit_button() -> None:
    """The version stands below the menu only if it has room beside the offer to read aloud."""
    written: list[str] = []
    page = Mock(text_renderer=Mock(measure=lambda words, _style: (10.0 * len(words), 20.0)))

    def write(at: tuple[float, float], words: str, *_rest: object, **_more: object) -> Box:
        written.append(words)
        return Box(at[0], at[1], 10.0 * len(words), 20.0)

    page.text = write
    for offer, end in (("", 100.0), ("Press F2", 300.0), ("Press F2", 150.0)):
        title_screen._draw_foot(page, (20.0, 700.0), end, offer)
    assert written == [__version__, "Press F2", __version__, "Press F2"]
