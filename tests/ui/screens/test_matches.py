"""The page of matches: each is described and resumed by one press, and removing one can be undone."""

from dataclasses import replace

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    SIZES,
    ScreenServices,
    a_match,
    click,
    group_of,
    make_services,
    opened,
    over,
    read,
)
from tests.ui.services import waits
from tonk.rules import guest_ids, load_preset
from tonk.session.circuit.career import Career
from tonk.session.match.match import Match
from tonk.ui.screens.matches.matches_screen import MatchesScreen
from tonk.words.rules.rule_sets import rules_name


def listed(services: ScreenServices, playing: str = "") -> tuple[MatchesScreen, Pilot]:
    """Return the page with a match for money, one for points and one of the Circuit, where the given id is played."""
    circuit = Match(replace(a_match(rules="descente", seats=4).plan, event="circuit"))
    matches = (a_match(seats=6), a_match(rules="twists", seats=3), circuit)
    services.matches.listed = [waits(match, str(number)) for number, match in enumerate(matches)]
    services.circuit.now = Career().sit_down(0, playing) if playing else Career()
    screen = MatchesScreen(services.ui, services)
    return screen, opened(services, screen)


@pytest.mark.parametrize("size", SIZES)
def test_each_match_shows_its_rules_hand_and_money(size: tuple[int, int]) -> None:
    """Every window shows the rules, the hand, the event and the standings of each match without cutting a word."""
    screen, pilot = listed(make_services(size), "2")
    words = read(pilot)
    assert all(told in words for told in ("Jazz Club", "Hand 1", "Tonk with Twists", "Round 1", "Circuit", "100"))
    assert "…" not in words
    assert screen.tiles[0].standings.startswith("Ana: 100, Bo: 100")
    assert "0 points" in screen.tiles[1].standings
    pilot.move(screen.tiles[0].box.center)
    pilot.advance(0.1)
    assert screen.tiles[0].standings in read(pilot).splitlines(), "the standings are not below the tiles"


def test_matches_of_other_games_wait_beside_those_of_tonk() -> None:
    """Each match of another game shows the name of its game."""
    services = make_services()
    services.matches.listed = [waits(a_match(rules=game, seats=2), game) for game in guest_ids()]
    words = read(opened(services, MatchesScreen(services.ui, services)))
    assert all(rules_name(load_preset(game).name) in words for game in guest_ids())


def test_enter_and_a_click_resume() -> None:
    """Enter resumes the first match, and a click the match under the pointer."""
    services = make_services()
    screen, pilot = listed(services)
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["resume"]
    pilot.click(screen.tiles[2].box.center)
    assert services.asked == ["resume", "resume"]


def test_a_match_is_removed_by_key_and_by_mouse_and_brought_back() -> None:
    """Delete and the button on a match remove it; U and Undo bring back the last one and focus it."""
    services = make_services()
    screen, pilot = listed(services)
    pilot.press(pygame.K_DOWN, pygame.K_DELETE)
    left = [tile.match.id for tile in screen.tiles]
    assert len(left) == 2
    assert "Removed:" in read(pilot)
    pilot.click((screen.tiles[0].box.right - 20, screen.tiles[0].box.y + 20))
    assert len(screen.tiles) == 1
    pilot.press(pygame.K_u)
    assert len(screen.tiles) == 2
    assert group_of(pilot).focused is screen.tiles[0]
    click(pilot, "Undo")
    assert sorted(tile.match.id for tile in screen.tiles) == ["0", "1", "2"]
    assert "Removed:" not in read(pilot)


def test_a_table_of_the_circuit_is_left_there_and_not_removed_here() -> None:
    """A match of the Circuit can be removed here only once its table is settled; the page then calls it not counted."""
    services = make_services()
    screen, pilot = listed(services, "2")
    pilot.press(pygame.K_DOWN, pygame.K_DELETE)
    pilot.click((screen.tiles[2].box.right - 20, screen.tiles[2].box.y + 20))
    assert len(screen.tiles) == 3
    assert "Not counted" not in read(pilot)
    services.circuit.now = Career()
    screen.came_back()
    assert "Not counted" in read(pilot)
    assert "no longer counts there" in screen.tiles[2].tooltip
    pilot.press(pygame.K_DELETE)
    assert len(screen.tiles) == 2


def test_the_last_match_may_be_removed() -> None:
    """Without matches the page says so, and Enter opens a new game."""
    services = make_services(waiting=a_match())
    pilot = opened(services, MatchesScreen(services.ui, services))
    pilot.press(pygame.K_DELETE)
    assert "No saved matches" in read(pilot)
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["show_new_game"]


def test_a_match_that_is_gone_leaves_the_page() -> None:
    """A match that another copy has ended leaves the page."""
    services = make_services()
    screen, pilot = listed(services)
    services.matches.listed.clear()
    pilot.press(pygame.K_RETURN)
    assert not screen.tiles


def test_a_match_that_another_copy_plays_is_listed_and_not_opened() -> None:
    """The tile of a match that is open in another window says so, and Enter does nothing there."""
    services = make_services()
    services.matches.listed = [waits(a_match(), elsewhere=True)]
    pilot = opened(services, MatchesScreen(services.ui, services))
    assert "Open in another window" in read(pilot)
    pilot.press(pygame.K_RETURN)
    assert services.asked == []


def test_a_match_that_is_over_shows_so() -> None:
    """A match that is over is listed with its final result."""
    services = make_services()
    ended = over(a_match())
    services.matches.listed = [replace(waits(ended), over=True)]
    assert "Final result" in read(opened(services, MatchesScreen(services.ui, services)))
