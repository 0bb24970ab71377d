"""The way from the end of a hand at the table to its page."""

from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from tests.support.tables import table
from tests.ui.pilot import Pilot
from tests.ui.screens.results.ended_hands import dropped, ended, go_on, page_of
from tests.ui.screens.screen_services import a_match, click, make_services, over, read
from tests.ui.table.seated import Seated
from tests.ui.table.sheets import ACTS, ACTS_OF_TWISTS, SLOW
from tonk.rules import DROP
from tonk.rules.cards import cards_in, each_seat
from tonk.session.settings import Settings
from tonk.ui.drawing import shapes, speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.results import player_columns
from tonk.ui.screens.results.arrivals import faces_on_the_way
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.opening import Part
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.screens.results.ways import Enters, on_the_way
from tonk.ui.table.places.card_places import card_key


@pytest.mark.parametrize(
    ("settings", "frames"),
    [
        (Settings(), 19),
        (Settings(animation_speed="0.5"), 37),
        (Settings(animation_speed="4"), 6),
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
        pilot.pass_frame()
        tops.append(screen.opened.y)
    assert tops[frames] == tops[-1]
    assert not frames or tops[frames // 2] > tops[-1]
    assert tops == sorted(tops, reverse=True)


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
    page, pilot, ui = page_of(seated), seated.pilot, seated.pilot.ui
    assert page._page.overflow
    edge = ui.viewport.rect(page._page.box).bottom
    flown = 0
    while not page._body.unfolding.over:
        pilot.pass_frame()
        canvas = Canvas(ui.viewport, ui.text, ui.theme)
        page._page.draw(canvas)
        canvas.frame.strokes.clear()
        page.cards.draw_flying(canvas)
        flown += len(canvas.strokes)
        # Your own hand comes from below first, and at last your face.
        above = page.cards.share(0.0, 0.7) >= 1.0 and page.cards.share(page._body.times.medal, 1.0) <= 0.0
        assert not above or all(stroke.area[1] < edge for stroke in canvas.strokes)
    assert flown


def test_names_come_once_the_faces_are_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No name is drawn in its column while a face may still fly across it."""
    seated, _seen = ended()
    page = seated.pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    body: Any = page._body
    times, homes = page._body.times, list[bool]()
    draw_name = player_columns._draw_name

    def noted(canvas: Canvas, places: Any, player: Any) -> None:
        begins = times.face([one.face for one in body._columns.players].index(player.face))
        homes.append(page.cards.share(begins, speeds.SHOW_FACE) >= 1.0)
        draw_name(canvas, places, player)

    monkeypatch.setattr(player_columns, "_draw_name", noted)
    while not page._body.unfolding.over:
        go_on(seated, page)
    assert len(homes) >= 4
    assert all(homes)


def test_hands_leave_the_table_while_the_page_still_rises() -> None:
    """The page never stands empty: the first hands are on their way by then, and the headline strikes soon after."""
    times = PageTimes(4)
    assert [times.hand(number) < speeds.RESULT_OPENS for number in range(4)] == [True] * 4
    assert times.struck < speeds.RESULT_OPENS + 0.4


def test_totals_are_never_over_cards_on_their_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The total of a hand goes as its cards leave, and another one comes under them when they rest."""
    seated, _seen = ended()
    page = seated.pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    times, opacities = page._body.times, list[float]()
    cards, total = page._body.cards, page._body.cards.total(each_seat(4)[1])
    relieve = cards.relieve

    def noted(start: Box | None, place: Box, *way: Any) -> float:
        before, after = len(cards._above), relieve(start, place, *way)
        if start == total:
            for one in cards._above[before:]:
                assert one.at == start.center if start else False
            gone = cards.share(times.hand(1), speeds.TOTAL_GOES) >= 1.0
            assert (len(cards._above) > before) != gone
            opacities.append(after)
        return after

    monkeypatch.setattr(cards, "relieve", noted)
    while not page._body.unfolding.over:
        if cards.share(0.0, times.hand(1) + 0.75 * speeds.SHOW_HAND) < 1.0:
            assert not any(opacities)
        go_on(seated, page)
    assert opacities == sorted(opacities)
    assert opacities[-1] == 1.0


def test_buttons_come_once_the_hands_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    """No button is drawn while hands move over its place; at last all are."""
    seated, _seen = ended()
    page = seated.pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    drawn: list[bool] = []
    draw = page._go_on.draw

    def noted(canvas: Canvas) -> None:
        drawn.append(page.cards.share(0.0, page._body.times.struck) >= 1.0)
        draw(canvas)

    monkeypatch.setattr(page._go_on, "draw", noted)
    while not page._body.unfolding.over:
        go_on(seated, page)
    assert drawn
    assert all(drawn)


def test_no_total_crosses_the_page_without_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The 0 of a player who went out stands in their column from the start; only totals with cards fly."""
    act = ACTS["out"]
    seated = act.seated(settings=Settings())
    act.do(seated)
    page = page_of(seated)
    cards, relieved = page._body.cards, set[Box | None]()
    relieve = cards.relieve

    def noted(start: Box | None, *way: Any) -> float:
        relieved.add(start)
        return relieve(start, *way)

    monkeypatch.setattr(cards, "relieve", noted)
    seated.pilot.post()
    seated.pilot.look()
    at_table = [cards.total(seat) for seat in each_seat(4)]
    assert None not in at_table
    assert relieved.isdisjoint(at_table[:1])
    assert relieved.issuperset(at_table[1:])


def test_columns_rise_with_the_page_and_the_news_comes_last() -> None:
    """The first visible part of the page shows its parts; hands leave one after the other; none is under the news."""
    seated, seen = ended()
    board, pilot = seated.screen.board, seated.pilot
    page = pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    news, times = page._head.news(page._head_box, tight=page._tight), page._body.times
    left: dict[int, float] = {}
    while not page._body.unfolding.over:
        poses = {card: pose for card in seen if (pose := board.pose_now(card_key(card))) is not None}
        for seat in each_seat(4):
            if any(_far(poses[card], seen[card]) > 8.0 for card in cards_in(seated.position.hands[seat])):
                left.setdefault(seat, pilot.now)
        assert not (page._saying and any(board.layout.box_of(pose).overlap(news) for pose in poses.values()))
        if page.opened.y < page._panel.y + page._panel.h / 2:
            assert page._opening.come(Part.PLAYERS)
        go_on(seated, page)
    assert [seat for seat, _when in sorted(left.items(), key=lambda one: one[1])] == [1, 2, 3, 0]
    assert page._saying == 1.0
    assert all(times.hand(seat) < times.struck for seat in each_seat(4))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_hand_is_left_where_the_headline_strikes_or_on_the_buttons(players: int) -> None:
    """As the headline strikes the page, no card is under its ribbon any longer, and none is on a button."""
    hands = ["AS AD", "KH QD 9S 8S 2C", "7D 7H 6C 5C 3D", "JS QC 10H 9D 4H", "KS KC 8D 6H 2D", "QS JD 10C 5D 3C"]
    seated = Seated(table("jazz-club", hands=hands[:players], stock="4D 5S"), settings=Settings(lessons=False))
    seated.screen.do(DROP)
    board, page = seated.screen.board, page_of(seated)
    begun = seated.pilot.now
    while seated.pilot.now < begun + page._body.times.struck:
        go_on(seated, page)
    keep = [page._head.ribbon(page._head_box, tight=page._tight), page._go_on.box, page._leave.box]
    for hand in seated.position.hands:
        boxes = [board.layout.box_of(pose) for card in cards_in(hand) if (pose := board.pose_now(card_key(card)))]
        assert boxes
        assert not any(box.overlap(one) for box in boxes for one in keep)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_never_meet_on_their_way_to_the_columns(players: int) -> None:
    """The hands of two players hardly ever cover each other, from the table to their places."""
    hands = ["AS AD", "KH QD 9S 8S 2C", "7D 7H 6C 5C 3D", "JS QC 10H 9D 4H", "KS KC 8D 6H 2D", "QS JD 10C 5D 3C"]
    position = table("jazz-club", hands=hands[:players], stock="4D 5S", to_act=0)
    seated = Seated(position, settings=Settings(lessons=False))
    seated.screen.do(DROP)
    board, page = seated.screen.board, page_of(seated)
    held = [cards_in(hand) for hand in seated.position.hands]
    while not page._body.unfolding.over:
        boxes = [
            [board.layout.box_of(pose) for card in hand if (pose := board.pose_now(card_key(card))) is not None]
            for hand in held
        ]
        for one, other in combinations(boxes, 2):
            assert sum(upper.overlap(lower) for upper in one for lower in other) < 0.2 * _card_area(seated)
        go_on(seated, page)


def _card_area(seated: Seated) -> float:
    layout = seated.screen.board.layout
    return layout.card_width * layout.card_height


def test_each_hand_and_then_the_headline_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hand lands softly, then the headline strikes, all heard once; a press that skips them is silent."""
    seated, _seen = ended()
    pilot = seated.pilot
    heard: list[str] = []
    monkeypatch.setattr(pilot.ui, "sound", lambda name, _side=0.0: heard.append(name))
    pilot.advance(0.1)
    assert not heard
    pilot.advance(2.0)
    assert heard == [*["place"] * 4, "slam"]
    seated, _seen = ended()
    heard.clear()
    monkeypatch.setattr(seated.pilot.ui, "sound", lambda name, _side=0.0: heard.append(name))
    seated.pilot.press(pygame.K_RETURN)
    seated.pilot.advance(2.0)
    assert not {"slam", "place"}.intersection(heard)


@pytest.mark.parametrize("last", [None, 0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_page_tells_in_order_and_is_whole_soon(players: int, last: int | None) -> None:
    """Hands land on the page with their sums, the headline strikes it, the winner's face grows, the news last."""
    times = PageTimes(players, last)
    for number in range(players):
        assert times.face(number) < times.hand(number) < times.lands(number) <= times.sums(number) <= times.medal
    leaves = sorted(times.hand(number) for number in range(players))
    assert all(0.044 <= later - sooner <= 0.16 for sooner, later in pairwise(leaves))
    assert leaves[0] < 0.25 * speeds.RESULT_OPENS
    assert last is None or times.hand(last) == leaves[-1]
    assert times.medal < times.says < times.whole < 1.35
    assert all(times.lands(number) < times.struck for number in range(players))
    assert 0.06 <= speeds.HEADLINE_FALLS <= 0.09


def test_the_headline_falls_on_the_page_which_gives_way_and_is_soon_at_rest() -> None:
    """The headline is above the page before it strikes; at the blow the page is jolted down, and then comes back."""
    seated, _seen = ended()
    pilot, page = seated.pilot, seated.pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    times, jolts = page._body.times, {}
    begun = pilot.now
    while not page._body.unfolding.over:
        pilot.pass_frame()
        jolts[pilot.now - begun] = page._headline.jolt(pilot.ui.viewport.scale)
    before = [jolt for when, jolt in jolts.items() if when < times.struck - 1 / 60]
    after = [jolt for when, jolt in jolts.items() if when > times.struck + speeds.PAGE_JOLT + 1 / 60]
    assert before == [(0.0, 0.0)] * len(before)
    assert after == [(0.0, 0.0)] * len(after)
    assert max(y for _x, y in jolts.values()) > 4.0
    assert min(y for _x, y in jolts.values()) < 0.0
    assert all(max(abs(x), abs(y)) < 10.0 for x, y in jolts.values())


def test_the_headline_is_on_the_page_before_the_reason() -> None:
    """As the headline settles, the ribbon is drawn in its place at its full strength, and the reason isn't yet."""
    seated, _seen = ended()
    page = seated.pilot.ui.screens.top
    assert isinstance(page, HandEndScreen)
    ribbon = page._head.ribbon(page._head_box, tight=page._tight)
    while page.cards.share(page._body.times.struck, 0.8 * speeds.HEADLINE_SETTLES) < 1.0:
        seated.pilot.pass_frame()
    assert page._saying == 0.0
    landed = seated.pilot.loop.surface.copy()
    seated.pilot.advance(2.0)
    rect = page._ui.viewport.rect(ribbon.inset(10.0))
    seen = [pygame.transform.average_color(one.subsurface(rect)) for one in (landed, seated.pilot.loop.surface)]
    assert max(abs(one - other) for one, other in zip(*seen, strict=True)) < 12


@pytest.mark.parametrize("enters", Enters)
def test_an_arc_begins_and_ends_in_its_places(enters: Enters) -> None:
    """A thing leaves from its place at the table, and lies in its place on the page after a small bounce."""
    start, end = Pose(600.0, 560.0, 4.0), Pose(180.0, 320.0, -2.0, scale=0.6)
    assert on_the_way(start, end, 0.0, enters) == pytest.approx(start)
    assert on_the_way(start, end, 1.0, enters) == pytest.approx(end)
    bounce = on_the_way(start, end, 0.92, enters)
    assert 2.0 < end.y - bounce.y < 8.0
    halfway = on_the_way(start, end, 0.42, enters)
    straight = start.towards(end, (start.x - halfway.x) / (start.x - end.x)).y
    assert (halfway.y > straight) == (enters is Enters.COLUMN)


def test_points_count_up_on_the_page_and_totals_do_not() -> None:
    """The gain of a round is counted from its parts on the page; the total has been counted at the table."""
    seated = ACTS_OF_TWISTS["run"].seated()
    ACTS_OF_TWISTS["run"].do(seated)
    pilot = seated.pilot
    page_of(seated)
    come: list[list[str]] = []
    for _step in range(20):
        pilot.advance(0.05)
        come.append(read(pilot).split("\n"))
    gains = [int(word) for words in come for word in words if word.startswith("+") and word[1:].isdigit()]
    assert "+85" in come[-1]
    assert len({gain for gain in gains if 30 < gain < 85}) >= 2
    assert not {str(total) for total in range(119, 203)} & {word for words in come for word in words}
