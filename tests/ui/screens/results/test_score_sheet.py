"""The end of a round, the score sheet, and the end of a game for points."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from tests.support.rounds import a_game, play_round, rounds_of
from tests.support.tables import ended
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    SIZES,
    ScreenServices,
    button,
    click,
    labels,
    make_services,
    numbered,
    opened,
    over,
    read,
)
from tests.ui.screens.screen_services import a_match as a_match_for_stakes
from tonk.rules import load_preset
from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import CAUGHT, PUSH, STUCK, Ending
from tonk.session.match.match import Match
from tonk.session.match.score_sheet import sheet_of_match
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.match_end_screen import MatchEndScreen, winner_line
from tonk.ui.screens.results.match_story import sheet_opener
from tonk.ui.screens.results.score_sheet_screen import ScoreSheetScreen, apart
from tonk.ui.screens.rules.rules_screen import RulesScreen
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.phrases import signed
from tonk.words.table.scores import went_to


def a_game_played(
    seats: int = 4, seed: int = 3, most: int = 40, size: tuple[int, int] = (1280, 720)
) -> tuple[Match, ScreenServices]:
    """Return a game of some rounds, and services with its history."""
    match = a_game(seats, seed=seed)
    hands = list(rounds_of(match, most))
    return match, make_services(size, numbered(hands))


def round_end(seats: int = 4, seed: int = 3, most: int = 2, size: tuple[int, int] = (1280, 720)) -> tuple[Match, Pilot]:
    """Open the page at the end of a round."""
    match, services = a_game_played(seats, seed, most, size)
    pilot = opened(services, HandEndScreen(services.ui, services, match))
    pilot.advance(2.5)
    return match, pilot


@pytest.mark.parametrize("size", SIZES[:3])
def test_buttons_drop_their_icons_before_their_labels(size: tuple[int, int]) -> None:
    """The longest row of buttons, that of a sealed deck, drops its icons rather than any label."""
    match = over(Match(a_game(4, seed=3).plan, 17))
    services = make_services(size)
    said = labels(opened(services, HandEndScreen(services.ui, services, match)))
    assert {*said} == {
        "Next round",
        "Show the table",
        "Score sheet",
        "Check the deck",
        "Review",
        "Replay",
        "Copy code",
        "Main menu",
    }


def test_the_end_of_a_round_accounts_for_everybody() -> None:
    """The page shows everybody's points, their totals before and after, and the value of each hand."""
    match, pilot = round_end()
    outcome = ended(match.position)
    assert outcome.score is not None
    seen = read(pilot).split("\n")
    for seat, name in by_seat(match.plan.names):
        before, after = outcome.score[seat] - outcome.net[seat], outcome.score[seat]
        assert {name, signed(outcome.net[seat]), f"{before} →", str(after)} <= set(seen)
    for line in outcome.scores:
        shown = f"+{line.points}" if line.seat == line.of else went_to(line.seat, match.plan.table_names, line.points)
        assert shown in seen
    assert "Dee ran with 8, but Bo held 6." in seen
    assert "Next round" in labels(pilot)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_end_of_a_round_fits_every_window(seats: int, size: tuple[int, int]) -> None:
    """All rows are in sight in every window, and no text is cut."""
    match, pilot = round_end(seats, 5, 2, size)
    screen = pilot.ui.screens.top
    assert isinstance(screen, HandEndScreen)
    assert screen._page.overflow < 1
    assert pilot.ui.viewport.box.overlap(screen._panel) > screen._panel.w * screen._panel.h - 1
    assert "…" not in read(pilot), match.plan.names


def cut_words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which all words that are cut for want of room are added from now on."""
    fit, cut = Text.fit, list[str]()

    def noting(text: Text, words: str, style: str, width: float) -> str:
        fitting = fit(text, words, style, width)
        cut.extend([words] if fitting.endswith("…") else [])
        return fitting

    monkeypatch.setattr(Text, "fit", noting)
    return cut


@pytest.mark.parametrize("code", ["en", "fr"])
def test_those_who_were_out_are_out_once(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of thirty-one, nobody's lives go from out to out, and no word beside them is cut."""
    cut = cut_words(monkeypatch)
    match = a_game(4, seed=9, rules=load_preset("thirty-one"))
    services = make_services(hands=numbered(list(rounds_of(match))))
    assert min(match.score) < 0
    try:
        assert language.use(code)
        pilot = opened(services, HandEndScreen(services.ui, services, match))
        pilot.advance(2.5)
        assert [line for line in read(pilot).splitlines() if line.endswith("→") and not line[0].isdigit()] == []
        assert cut == []
    finally:
        assert language.use(SOURCE_LANGUAGE)


def test_the_score_sheet_opens_from_everywhere() -> None:
    """The score sheet opens from the end of a round or game, from the pause menu, and from the history."""
    match, services = a_game_played()
    for screen in (HandEndScreen(services.ui, services, match), MatchEndScreen(services.ui, services, match)):
        pilot = opened(services, screen)
        click(pilot, "Score sheet")
        assert isinstance(pilot.ui.screens.top, ScoreSheetScreen)
    pause = PauseMenu(services.ui, services, match.plan.rules, "", sheet_opener(services, match))
    pilot = opened(services, pause)
    click(pilot, "Score sheet")
    assert isinstance(pilot.ui.screens.top, ScoreSheetScreen)
    pilot = opened(services, HistoryScreen(services.ui, services))
    click(pilot, "Score sheet")
    assert isinstance(pilot.ui.screens.top, ScoreSheetScreen)
    assert pilot.ui.screens.top.sheet == sheet_of_match(match, services.history.kept)


def test_matches_for_stakes_have_none() -> None:
    """Games for money have no score sheet."""
    match = over(a_match_for_stakes())
    services = make_services()
    assert sheet_opener(services, match) is None
    pilot = opened(services, HandEndScreen(services.ui, services, match))
    assert "Score sheet" not in labels(pilot)


def test_the_score_sheet_lists_every_round() -> None:
    """The score sheet shows the ending of each round and the points after it, the last rounds in sight."""
    match, services = a_game_played()
    pilot = opened(services, ScoreSheetScreen(services.ui, services, sheet_of_match(match, services.history.kept)))
    pilot.advance(2.0)
    seen = read(pilot).split("\n")
    assert {str(points) for points in match.score} <= set(seen)
    assert {"Run", "Caught", "Target 250", "Rounds", "Bo has won the match"} <= set(seen)
    assert all(name in seen for name in match.plan.names)


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_score_sheet_fits_every_window(seats: int, size: tuple[int, int]) -> None:
    """No text is cut, and the table and the chart do not overlap."""
    match, services = a_game_played(seats, 5, 40, size)
    screen = ScoreSheetScreen(services.ui, services, sheet_of_match(match, services.history.kept))
    pilot = opened(services, screen)
    pilot.advance(2.0)
    assert "…" not in read(pilot)
    assert screen._left.overlap(screen._right) == 0
    assert screen._right.w > 260


def test_a_sheet_without_rounds_says_so() -> None:
    """The score sheet of a game in its first round says that there are no rounds yet."""
    match = a_game()
    services = make_services()
    pilot = opened(services, ScoreSheetScreen(services.ui, services, sheet_of_match(match, [])))
    assert "No rounds yet" in read(pilot)


def test_a_long_game_opens_at_its_end() -> None:
    """A score sheet with more rounds than fit opens with the last ones in sight."""
    match, services = a_game_played(4, 3, 40)
    sheet = sheet_of_match(match, services.history.kept)
    many = tuple(one._replace(number=n) if hasattr(one, "_replace") else one for n, one in enumerate(sheet.rounds * 6))
    screen = ScoreSheetScreen(services.ui, services, type(sheet)(sheet.names, sheet.people, 250, many))
    opened(services, screen)
    assert screen._area.overflow > 0
    assert screen._area.top == screen._area.overflow


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_ending_is_cut_in_french(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """With three kinds of twists beside them, the endings of rounds are whole words in French, too."""
    cut = cut_words(monkeypatch)
    match, services = a_game_played(size=size)
    sheet = sheet_of_match(match, services.history.kept)
    endings: tuple[Ending, ...] = (CAUGHT, PUSH, STUCK)
    rounds = tuple(replace(one, ending=ending) for one, ending in zip(sheet.rounds, endings, strict=False))
    try:
        assert language.use("fr")
        screen = ScoreSheetScreen(services.ui, services, type(sheet)(sheet.names, sheet.people, 250, rounds))
        said = read(opened(services, screen))
        assert {"Chute", "Des bonus", "Impasse"} <= set(said.splitlines())
        assert cut == []
    finally:
        assert language.use(SOURCE_LANGUAGE)


def test_the_end_of_a_game() -> None:
    """The page names the champion and shows everybody's points and the target, without a word about money."""
    match, services = a_game_played()
    pilot = opened(services, MatchEndScreen(services.ui, services, match))
    pilot.press(pygame.K_LSHIFT)
    seen = read(pilot).split("\n")
    champion = match.plan.names[match.leaders[0]]
    assert winner_line(match) == f"{champion} wins the match"
    assert f"You played {match.hand_number} rounds of Tonk with Twists. {champion} has {match.score[1]} points." in seen
    assert {str(points) for points in match.score} <= set(seen)
    assert "Target 250" in seen
    assert "Best round" in seen


def test_the_history_lists_rounds() -> None:
    """A round in the history shows the same rows as the page at its end."""
    match, services = a_game_played()
    pilot = opened(services, HistoryScreen(services.ui, services))
    seen = read(pilot).split("\n")
    assert {"Laid and hit", "In hand at the end", str(match.score[0])} <= set(seen)
    assert button(pilot, "Score sheet").visible


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_rules_of_twists_can_be_read_anywhere(size: tuple[int, int]) -> None:
    """The rules of Tonk with Twists open and scroll in every window."""
    services = make_services(size)
    screen = RulesScreen(services.ui, services, play_round(a_game()).plan.rules)
    pilot = opened(services, screen)
    assert "Tonk with Twists" in read(pilot)
    for top in screen._leaflet.tops:
        screen._text.scroll_to(top, at_once=True)
        pilot.pass_frame()
    assert "Winning the match" in screen._leaflet.sections


@pytest.mark.parametrize("wanted", [[90.0, 90, 90], [100.0, 50, 0], [99.0, 98, 3], [100.0, 100, 100]])
def test_faces_at_the_ends_of_lines_keep_apart(wanted: list[float]) -> None:
    """Faces at the ends of lines stay in order, apart from each other, and inside the chart."""
    found = apart(wanted, Box(0, 0, 10, 100), 30)
    assert all(one - other >= 30 for one, other in pairwise(found))
    assert all(0 <= y <= 100 for y in found)


def test_those_who_are_out_are_ranked_by_when_they_went_out() -> None:
    """At the end of thirty-one, later out is better, on the page of the match and beside the score sheet's chart."""
    match = a_game(4, seed=9, rules=load_preset("thirty-one"))
    services = make_services(hands=numbered(list(rounds_of(match))))
    screen = MatchEndScreen(services.ui, services, match)
    sheet = sheet_of_match(match, services.history.kept)
    went = [next((one.number for one in sheet.rounds if one.after[seat] < 0), 99) for seat in range(4)]
    assert went == [8, 99, 5, 7]
    assert screen._order == [1, 0, 3, 2]
    assert [screen._place(Seat(seat)) for seat in screen._order] == [1, 2, 3, 4]
