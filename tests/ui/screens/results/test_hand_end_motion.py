"""The way from the end of a hand at the table to its page."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import a_match, click, make_services, over, read
from tests.ui.table.seated import Seated
from tests.ui.table.sheets import ACTS_OF_TWISTS, SLOW
from tonk.rules import DROP
from tonk.rules.cards import Card, cards_in, each_seat
from tonk.session.settings import Settings
from tonk.ui.drawing import shapes, speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.results.arrivals import faces_on_the_way
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.page_times import PageTimes, opening
from tonk.ui.table.places.card_places import card_key


@pytest.mark.parametrize(
    ("settings", "frames"),
    [
        (Settings(), 23),
        (Settings(animation_speed="0.5"), 45),
        (Settings(animation_speed="4"), 7),
        (Settings(animation_speed="instant"), 0),
        (Settings(reduced_motion="on"), 0),
    ],
    ids=lambda value: getattr(value, "animation_speed", ""),
)
def test_the_page_opens_as_fast_as_everything_else(settings: Settings, frames: int) -> None:
    """The page rises in a third of a second at speed 1, and stands at once where nothing moves."""
    services = make_services(settings=settings)
    pilot = Pilot(services.ui)
    screen = HandEndScreen(services.ui, services, over(a_match()))
    services.ui.screens.push(screen)
    assert screen._body.unfolding.over == (frames == 0)
    tops = []
    for _frame in range(48):
        pilot.post()
        tops.append(screen.opened.y)
    assert tops[frames] == tops[-1]
    assert not frames or tops[frames // 2] > tops[-1]
    assert tops == sorted(tops, reverse=True)


def dropped() -> Seated:
    """Return a table at which a hand has just ended."""
    position = table("jazz-club", hands=["AS AD", "KH QD", "7D 7H", "JS QC"], stock="4D 5S", to_act=0)
    seated = Seated(position, settings=Settings(thinking_time="slow", lessons=False))
    seated.screen.do(DROP)
    return seated


def ended() -> tuple[Seated, dict[Card, Pose]]:
    """Return a table whose end page has just opened, and where the cards were seen before that."""
    seated = dropped()
    board, pilot = seated.screen.board, seated.pilot
    seen: dict[Card, Pose] = {}
    while pilot.ui.screens.top is seated.screen:
        held = [card for hand in seated.position.hands for card in cards_in(hand)]
        seen = {card: pose for card in held if (pose := board.pose_now(card_key(card))) is not None}
        pilot.post()
    return seated, seen


def test_the_hands_come_from_the_felt_to_the_page_and_go_back() -> None:
    """The cards move from their places at the table to the page, missing no frame, and go back when it folds."""
    seated, seen = ended()
    board, pilot = seated.screen.board, seated.pilot
    page = pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    assert all(page._body.cards.total(seat) for seat in each_seat(4))
    assert page._body.cards.dimmed > 0.0
    first = {card: board.pose_now(card_key(card)) for card in seen}
    assert all(pose is not None and _far(pose, seen[card]) < 40.0 for card, pose in first.items())
    assert board.lent == frozenset(seen)
    pilot.advance(1.5)
    screen = pilot.ui.screens.top
    assert isinstance(screen, HandEndScreen)
    assert all(screen._panel.contains((pose.x, pose.y)) for card in seen if (pose := board.pose_now(card_key(card))))
    click(pilot, "Show the table")
    assert not board.lent
    pilot.advance(1.0)
    assert all(board.pose_now(card_key(card)) == board.places()[card_key(card)].pose for card in seen)


def test_a_press_lets_the_cards_lie_at_once() -> None:
    """A press ends the cards' movement at once, even in the first moment, in which it does nothing else."""
    seated, _seen = ended()
    pilot = seated.pilot
    pilot.press(pygame.K_RETURN)
    screen = pilot.ui.screens.top
    assert isinstance(screen, HandEndScreen)
    assert screen._body.unfolding.over


def _far(one: Pose, other: Pose) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)


def test_cards_change_their_faces_when_they_are_nearly_there() -> None:
    """Cards keep their table faces for most of the way; then the faces of the page are drawn over them."""
    table, page = CardLook(), CardLook(face="large")
    assert faces_on_the_way(table, page, 0.5) == ((table,), 255)
    assert faces_on_the_way(table, page, 0.7)[0] == (table, page)
    assert faces_on_the_way(table, page, 0.9) == ((page,), 255)
    assert faces_on_the_way(table, table, 0.7) == ((table,), 255)


def test_a_page_uses_the_pictures_that_the_table_drew_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards, grounds and shadows of the page are drawn ahead, once for each hand."""
    seated = dropped()
    screen, ahead = seated.screen, seated.screen._page_ahead
    assert not ahead.step(hand_over=False)
    while ahead.step(hand_over=True):
        pass
    made: list[str] = []

    def draw(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(CardArt, "_face", lambda *_args: draw("card"))
    monkeypatch.setattr(shapes, "_rounded", lambda *_args: draw("shape"))
    for _step in screen._draw_page_ahead():
        pass
    assert not made


def test_cards_on_their_way_out_of_sight_go_under_the_edge_of_a_page_that_scrolls() -> None:
    """At the largest letters a page scrolls, and nothing flies over the room of its words to places hidden there."""
    act = ACTS_OF_TWISTS["run"]
    seated = act.seated(settings=SLOW.changed(ui_scale=2.0))
    act.do(seated)
    pilot, ui = seated.pilot, seated.pilot.ui
    while ui.screens.top is seated.screen:
        pilot.post()
    page = ui.screens.top
    assert isinstance(page, HandEndScreen)
    assert page._page.overflow
    edge = ui.viewport.rect(page._page.box).bottom
    flown = 0
    while not page._body.unfolding.over:
        pilot.post()
        canvas = Canvas(ui.viewport, ui.text, ui.theme)
        page._page.draw(canvas)
        canvas.frame.strokes.clear()
        page.cards.draw_flying(canvas)
        flown += len(canvas.strokes)
        # Your own hand comes from below first, and at last your face.
        above = page.cards.share(0.0, 0.4) >= 1.0 and page.cards.share(page._body.times.medal, 1.0) <= 0.0
        assert not above or all(stroke.area[1] < edge for stroke in canvas.strokes)
    assert flown


def test_columns_open_as_their_cards_arrive_and_the_news_comes_last() -> None:
    """The cards leave as the page rises; each column opens once its cards are near; no card is under the headline."""
    seated, seen = ended()
    board, pilot = seated.screen.board, seated.pilot
    page = pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    news, times = page._head.news(page._head_box, tight=page._tight), page._body.times
    frames: list[tuple[list[float], dict[Card, Pose]]] = []
    while not page._body.unfolding.over:
        poses = {card: pose for card in seen if (pose := board.pose_now(card_key(card))) is not None}
        frames.append(([page.cards.share(times.row(seat), 1.0) for seat in each_seat(4)], poses))
        assert not (page._saying and any(board.layout.box_of(pose).overlap(news) for pose in poses.values()))
        pilot.post()
    final = frames[-1][1]
    for opened, poses in frames:
        for seat in each_seat(4):
            for card in cards_in(seated.position.hands[seat]):
                assert not opened[seat] or _far(poses[card], final[card]) < 0.6 * _far(seen[card], final[card]) + 60.0
    assert page._saying == 1.0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_page_tells_in_order_and_is_whole_soon(players: int) -> None:
    """Cards gather before rows open, rows before sums, the winner's face comes after them, and the news last."""
    times = PageTimes(players)
    for number in range(players):
        assert 0.0 < times.hand(number) < times.row(number) < times.sums(number) <= times.medal
    assert times.medal < times.says < times.whole < 1.6
    assert times.row(0) < speeds.RESULT_OPENS


def test_a_column_opens_from_its_cards_to_its_whole_size() -> None:
    """An opening column shows more and more of itself, upwards and downwards, and nothing beyond it."""
    box = Box(10.0, 20.0, 100.0, 300.0)
    parts = [opening(box, step / 10, 120.0) for step in range(11)]
    assert parts[0].h == 0.0
    assert parts[-1] == box
    assert [part.h for part in parts] == sorted(part.h for part in parts)
    assert all(part.common(box) == part for part in parts[1:])


def test_points_count_up_on_the_page_and_totals_do_not() -> None:
    """The gain of a round is counted from its parts on the page; the total has been counted at the table."""
    seated = ACTS_OF_TWISTS["run"].seated()
    ACTS_OF_TWISTS["run"].do(seated)
    pilot = seated.pilot
    while pilot.ui.screens.top is seated.screen:
        pilot.post()
    come: list[list[str]] = []
    for _step in range(20):
        pilot.advance(0.05)
        come.append(read(pilot).split("\n"))
    gains = [int(word) for words in come for word in words if word.startswith("+") and word[1:].isdigit()]
    assert "+85" in come[-1]
    assert len({gain for gain in gains if 30 < gain < 85}) >= 2
    assert not {str(total) for total in range(119, 203)} & {word for words in come for word in words}
