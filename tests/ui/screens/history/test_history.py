"""The history: hands in words, filters and the chart; a long history is read a little at a time."""

import json
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest import mock

import pygame
import pytest

from tests.session.statistics.test_totals import drawn
from tests.support.rounds import a_game, rounds_of
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    Behind,
    ScreenServices,
    a_match,
    click,
    hands_played,
    labels,
    make_services,
    numbered,
    opened,
    over,
    part,
    played,
    read,
    tab_to,
    widgets,
)
from tests.ui.services import HistoryInMemory
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.match import Match
from tonk.session.match.played_hand import ASSISTED, DUPLICATE, PlayedHand
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.history.ledger import PAGE, Ledger, hand_story, when
from tonk.ui.screens.history.listings import listings
from tonk.ui.screens.parts.chart import scale, thinned
from tonk.ui.widgets import ChoiceField, ListView, ScrollArea

pytestmark = pytest.mark.usefixtures("eager")


@pytest.fixture
def in_greenwich() -> Iterator[None]:
    """Let the computer's clock show UTC."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    time.tzset()
    yield
    os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
    time.tzset()


def some_hands() -> list[PlayedHand]:
    """Return six hands of Ana and, from another day and by other rules, four of Ana and Bo."""
    return numbered([*played(6), *played(4, rules="pagat", persons=2, match_id="n", day=2)])


def open_screen(hands: list[PlayedHand]) -> tuple[ScreenServices, Pilot, HistoryScreen]:
    """Open the screen with these hands in the history."""
    services = make_services()
    services.history = HistoryInMemory(hands)
    screen = HistoryScreen(services.ui, services)
    return services, opened(services, screen), screen


def choices(pilot: Pilot) -> list[ChoiceField[str]]:
    """Return the two filters, the rules before the person."""
    return [widget for widget in widgets(pilot) if isinstance(widget, ChoiceField)]


def test_an_empty_history_is_friendly() -> None:
    """An empty history explains itself, and Enter begins a game."""
    services, pilot, _screen = open_screen([])
    assert "No hands yet" in read(pilot)
    pilot.press(pygame.K_RETURN)
    click(pilot, "New game")
    assert services.asked == ["show_new_game"] * 2


def test_hands_kept_while_the_page_is_open_are_listed() -> None:
    """New hands stand above the others on return from another page, and the chosen hand stays chosen."""
    hands = some_hands()
    services, pilot, screen = open_screen(hands[:6])
    pilot.press(pygame.K_DOWN)
    services.ui.screens.push(Behind())
    services.history.kept = hands
    services.ui.screens.pop()
    assert screen.count == 10
    assert screen.chosen == hands[4]
    assert choices(pilot)[0].options[-1][1] == "Pagat"
    services.ui.screens.push(Behind())
    with mock.patch.object(services.history, "count", return_value=None):
        services.ui.screens.pop()
    assert (screen.count, screen.chosen) == (10, hands[4]), "a history without an answer is taken for an empty one"
    services, pilot, screen = open_screen([])
    services.ui.screens.push(Behind())
    services.history.kept = hands
    services.ui.screens.pop()
    assert screen.chosen == hands[-1]
    assert "New game" not in labels(pilot)


@pytest.mark.usefixtures("in_greenwich")
def test_the_newest_hand_is_described() -> None:
    """The description has the time, the rules, the ending, the hand of each player and the payments."""
    hands = some_hands()
    _services, pilot, screen = open_screen(hands)
    assert screen.chosen == hands[-1]
    seen, story = read(pilot), hand_story(hands[-1])
    assert "2 Mar 2025, 12:03" in seen
    assert "Pagat" in seen
    assert {story.title, story.reason, *story.payments} <= set(seen.split("\n"))
    for seat, name in by_seat(hands[-1].seats):
        assert name in seen
        assert str(hands[-1].totals[seat]) in seen


def test_hands_are_gone_through_by_keys_and_clicks() -> None:
    """The arrows move from hand to hand, and a click chooses one."""
    hands = some_hands()
    _services, pilot, screen = open_screen(hands)
    pilot.press(pygame.K_DOWN, pygame.K_DOWN)
    assert screen.chosen == hands[-3]
    listed = next(widget for widget in widgets(pilot) if isinstance(widget, ListView))
    pilot.click((listed.box.x + 60, listed.box.y + 5.5 * listed.row_height))
    assert screen.chosen == hands[-6]
    pilot.press(pygame.K_END)
    assert screen.chosen == hands[0]


def test_hands_are_filtered_by_rules() -> None:
    """The list, the chart and the totals contain only the hands of the chosen rule set."""
    hands = some_hands()
    _services, pilot, screen = open_screen(hands)
    tab_to(pilot, choices(pilot)[0])
    pilot.press(pygame.K_RIGHT)
    assert screen.count == 6
    assert screen.chosen == hands[5]
    nets = [hand.net[0] for hand in hands[:6]]
    assert [account.net for account in screen.accounts] == [sum(nets)]


def test_hands_are_filtered_by_person() -> None:
    """The list contains only the hands that the chosen person played in, and the chart is of that person."""
    hands = some_hands()
    _services, pilot, screen = open_screen(hands)
    assert [account.name for account in screen.accounts] == ["Ana", "Bo"]
    pilot.click(part(choices(pilot)[1], 0.9))
    assert [account.name for account in screen.accounts] == ["Bo"]
    assert "Bo's money" in read(pilot)
    # Bo was a bot in the first match: his hands there are listed, but the money was not a person's.
    assert screen.count == 10
    assert len(screen.accounts[0].balances) == 4
    pilot.click(part(choices(pilot)[0], 0.5))
    assert screen.count == 6
    assert screen.accounts == ()
    assert "Bo was a bot in these hands." in read(pilot)


def test_a_history_of_one_other_game_is_charted_at_once() -> None:
    """Nobody has to choose the only game that was ever played, and nobody is called a bot there."""
    _services, pilot, screen = open_screen(numbered(played(4, rules="knock-rummy", persons=2)))
    assert screen.count == 4
    assert [account.name for account in screen.accounts] == ["Ana", "Bo"]
    pilot.click(part(choices(pilot)[1], 0.5))
    assert "Ana's points" in read(pilot)
    assert "bot" not in read(pilot)


def test_hands_of_several_other_games_are_counted_apart() -> None:
    """The list has hands of all games, but no chart adds them up; the page says where theirs are."""
    hands = [*played(3, rules="knock-rummy"), *played(2, rules="thirty-one", match_id="n", day=2)]
    _services, pilot, screen = open_screen(numbered(hands))
    assert screen.count == 5
    assert screen.accounts == ()
    assert "Hands of other games are counted apart. Choose a game above." in read(pilot)
    pilot.click(part(choices(pilot)[0], 0.5))
    assert len(screen.accounts) == 1
    assert "counted apart" not in read(pilot)


def test_nobody_has_to_be_chosen_where_one_person_plays() -> None:
    """The filter by person appears as soon as there is a second person."""
    _services, pilot, _screen = open_screen(numbered(played(3)))
    assert len(choices(pilot)) == 1


def test_everything_just_played_is_listed_and_the_chart_is_labelled() -> None:
    """The list marks hands for points, with help or of a daily deal; the chart says how many of all it counts."""
    hands = [*played(3), *played(2, rules="twists", match_id="t", day=2)]
    helped = replace(hands[0], match_id="h", played_at="2025-03-03T12:00:00+00:00", kind=ASSISTED)
    daily = replace(hands[1], match_id="daily-2026-11-02-1", played_at="2025-03-04T12:00:00+00:00", kind=DUPLICATE)
    services, pilot, screen = open_screen(numbered([*hands, helped, daily]))
    text = read(pilot)
    assert screen.count == 7
    assert "With help" in text
    assert "Daily deal" in text
    assert "Points" in text.splitlines()
    assert "Match rounds for points, no help: 2 of 7" in text
    assert "2 rounds" in text.splitlines()
    shown = listings(services.history)
    assert [name for _value, name in shown[:3]] == ["All hands", "All for money", "All for points"]
    screen._rules.change(shown[1][0])
    pilot.advance(1.0)
    assert screen.count == 5
    assert "Match hands without help: 3 of 5" in read(pilot)
    assert "Ana's money" in read(pilot)


def test_the_rules_of_a_hand_are_named_whole_in_the_list() -> None:
    """The name of the rules is never cut; the date gives way to marks and to the gains of two persons."""
    hands = [
        *played(2, rules="speno-1992"),
        *played(2, persons=2, match_id="n", day=2),
        *played(2, rules="twists", persons=2, match_id="t", day=3),
    ]
    _services, pilot, _screen = open_screen(numbered(hands))
    seen = read(pilot)
    assert "…" not in seen
    assert "3 Mar 2025" not in seen


def test_the_levels_of_bots_stand_whole_beside_a_round() -> None:
    """The levels of bots are not cut beside the words on how each player's round ended."""
    _services, pilot, _screen = open_screen(numbered([*rounds_of(a_game(4, seed=3), 2)]))
    assert "Casual  ·  caught the run" in read(pilot).splitlines()


def test_hands_are_called_uncounted_only_if_some_are() -> None:
    """The page mentions no uncounted hands if all hands count, and offers one list for all."""
    services, pilot, _screen = open_screen(numbered(played(3)))
    assert "Match hands" not in read(pilot)
    assert [name for _value, name in listings(services.history)] == ["All hands", "Jazz Club"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hand_is_seen_without_scrolling(seats: int, size: tuple[int, int]) -> None:
    """A hand of any number of players fits in the usual windows, so the keyboard does not stop there."""
    match = over(a_match(seats=seats))
    hand = PlayedHand.of(
        match.record().to_json(),
        match_id="m",
        hand_no=1,
        played_at="2025-03-01T12:00:00+00:00",
        rules_name="Jazz Club",
        people=[Seat(0)],
    )
    assert len(hand_story(hand).payments) in (1, 3)
    services = make_services(size)
    services.history = HistoryInMemory(numbered([hand]))
    pilot = opened(services, HistoryScreen(services.ui, services))
    area = next(widget for widget in widgets(pilot) if type(widget) is ScrollArea)
    assert area.overflow == 0
    assert not area.focusable


def test_the_ring_around_a_hand_cuts_no_letters() -> None:
    """The words of a hand that has to be scrolled keep clear of the focus ring."""
    services = make_services((960, 600), settings=Settings(ui_scale=2.0))
    services.history = HistoryInMemory(some_hands())
    pilot = opened(services, HistoryScreen(services.ui, services))
    area = next(widget for widget in widgets(pilot) if type(widget) is ScrollArea)
    drawn: list[float] = []
    page = pilot.ui.screens.top._hand._page  # type: ignore[union-attr]
    draw = page.draw

    def drawing(canvas: Canvas, box: Box) -> None:
        drawn.append(box.x)
        draw(canvas, box)

    page.draw = drawing
    pilot.loop.redraw()
    pilot.post()
    assert min(drawn) >= area.box.x + 8


def test_a_long_history_is_read_a_page_at_a_time() -> None:
    """Only the hands that come into sight are read, even on the way to the end of a long history."""
    hand = played(1)[0]
    services, pilot, screen = open_screen(numbered([hand] * 5000))
    assert services.history.asked <= PAGE
    pilot.press(pygame.K_END)
    pilot.advance(1.0)
    assert screen.chosen is not None
    assert screen.chosen.id == 1
    assert services.history.asked <= 20 * PAGE


def test_a_long_history_is_summed_to_its_end() -> None:
    """The chart and the totals count all hands of a rule set, though only those in sight are read."""
    hand = replace(played(1)[0], net=(2, -1, -1))
    services, pilot, screen = open_screen(numbered([hand] * 5000 + played(2, rules="pagat")))
    tab_to(pilot, choices(pilot)[0])
    pilot.press(pygame.K_RIGHT)
    assert screen.count == 5000
    (account,) = screen.accounts
    assert len(account.balances) == 5000
    assert account.net == 10_000
    assert services.history.asked <= 4 * PAGE


def test_a_record_that_cannot_be_read_is_shown_by_its_result() -> None:
    """A hand with a damaged record is shown without its story."""
    hand = replace(numbered(played(1))[0], record='{"format":"tonk/9"}')
    _services, pilot, _screen = open_screen([hand])
    assert "This hand's record can't be read." in read(pilot)
    for record in ("", "[", "null", '{"format": "tonk/1"}'):
        assert hand_story(replace(hand, record=record)).payments == ()


def test_hands_that_are_gone_leave_their_rows_empty() -> None:
    """A hand that another copy of the game has removed leaves an empty row."""
    services, pilot, screen = open_screen(some_hands())
    services.history.kept.clear()
    fresh = Ledger(services.history)
    fresh.count = 10
    assert fresh.hand(5) is None
    pilot.press(pygame.K_DOWN)
    assert screen.count == 10


@pytest.mark.usefixtures("in_greenwich")
def test_a_hand_shows_the_levels_of_its_bots() -> None:
    """A hand shows the level of each bot if its record has it."""
    no_levels: dict[str, Any] = {"x-levels": None}
    hands = numbered([drawn(1), drawn(2, **no_levels)])
    services = make_services(hands=hands)
    pilot = opened(services, HistoryScreen(services.ui, services))
    assert not {"Sharp", "Casual"} & set(read(pilot).split("\n"))
    pilot.press(pygame.K_DOWN)
    assert {"Sharp", "Casual"} <= set(read(pilot).split("\n"))


def test_dates_are_local() -> None:
    """A time is shown by the computer's clock, and an invalid one is left out."""
    assert when("2025-11-21T18:04:00+00:00") == "21 Nov 2025, 18:04"
    assert when("yesterday") == ""


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [(0, 0, (0, 1, 1)), (-3, 12, (-5, 15, 5)), (0, 137, (0, 150, 50)), (-1000, -1, (-1000, 0, 200))],
)
def test_an_axis_has_round_numbers_and_zero(least: int, most: int, expected: tuple[int, int, int]) -> None:
    """The ends of an axis are multiples of a step of 1, 2 or 5, and zero is always on it."""
    assert scale(least, most) == expected


def test_a_long_line_keeps_its_extremes() -> None:
    """A line of a hundred thousand hands is drawn with a few hundred points, its extremes and ends among them."""
    balances = [(number * 7919) % 1009 for number in range(100_000)]
    balances[12_345], balances[67_890] = 5000, -5000
    points = thinned(balances)
    assert len(points) < 300
    assert points[0] == (0, balances[0])
    assert points[-1] == (99_999, balances[-1])
    assert {(12_345, 5000), (67_890, -5000)} <= set(points)
    assert [hand for hand, _value in points] == sorted({hand for hand, _value in points})


def test_escape_goes_back() -> None:
    """Esc goes back to the page before, even while the list has the focus."""
    _services, pilot, screen = open_screen(some_hands())
    pilot.press(pygame.K_ESCAPE)
    assert pilot.ui.screens.top is not screen


def sealed_hand() -> PlayedHand:
    """Return a hand whose seal was shown before the deal."""
    (hand,) = hands_played(Match(a_match().plan, 30), 1, match_id="s", day=3)
    return hand


def test_the_deck_of_an_old_hand_can_be_checked() -> None:
    """A button opens the check of a sealed hand; a hand without a seal has none."""
    _services, pilot, screen = open_screen(numbered([*played(2), sealed_hand()]))
    click(pilot, "Check the deck")
    pilot.advance(0.5)
    assert isinstance(pilot.ui.screens.top, SealPage)
    assert "The seals match" in read(pilot)
    pilot.press(pygame.K_ESCAPE)
    tab_to(pilot, screen._list)
    pilot.press(pygame.K_DOWN)
    assert "Check the deck" not in labels(pilot)


def test_a_record_that_was_meddled_with_does_not_pass() -> None:
    """A record with two cards swapped fails the check, which says why."""
    hand = sealed_hand()
    record = json.loads(hand.record)
    record["deck"][0], record["deck"][9] = record["deck"][9], record["deck"][0]
    _services, pilot, _screen = open_screen(numbered([replace(hand, record=json.dumps(record))]))
    click(pilot, "Check the deck")
    pilot.advance(0.5)
    assert "this isn't the deck that was sealed" in read(pilot)
