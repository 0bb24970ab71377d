"""The page at the end of a hand and the page at the end of a match."""

from itertools import pairwise

import pygame
import pytest

from tests.support.tables import table
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    ScreenServices,
    a_match,
    button,
    click,
    labels,
    make_services,
    opened,
    over,
    read,
    tab_to,
    widgets,
)
from tests.ui.table.seated import Seated
from tonk.rules import DROP, load_preset
from tonk.rules.cards import Seat, by_seat, each_seat, parse_card
from tonk.rules.payouts import settle_drop
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd, MatchPlan, Player
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.results.celebration import STRIKES
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.match_end_screen import MatchEndScreen, same_again, why_over, winner_line
from tonk.ui.screens.results.match_story import Award
from tonk.ui.screens.results.payments import Payments
from tonk.ui.screens.results.said_below import SaidBelow
from tonk.ui.screens.results.score_rows import _steps
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.places.card_places import card_places
from tonk.ui.table.places.log_place import log_box
from tonk.ui.widgets import Button, ScrollArea
from tonk.words.phrases import points, signed
from tonk.words.table.outcomes import outcome_reason, outcome_title
from tonk.words.table.paying import debts, payments_text


def hand_end(match: Match, size: tuple[int, int] = (1280, 720)) -> tuple[ScreenServices, Pilot]:
    """Open the page at the end of a match's hand."""
    services = make_services(size)
    return services, opened(services, HandEndScreen(services.ui, services, match))


def match_end(match: Match) -> tuple[ScreenServices, Pilot]:
    """Open the page at the end of a match."""
    services = make_services()
    return services, opened(services, MatchEndScreen(services.ui, services, match))


def test_the_end_of_a_hand_is_described_in_words() -> None:
    """The page states the reason, the payments, and each player's points, gain and money."""
    match = over(a_match(seats=4))
    _services, pilot = hand_end(match)
    pilot.advance(2.0)
    outcome, names, rules = match.position.outcome, match.plan.table_names, match.plan.rules
    assert outcome is not None
    seen = read(pilot).split("\n")
    assert outcome_reason(outcome, names, rules, stock_left=len(match.position.stock)) in seen
    assert set(payments_text(outcome, names, match.plan.stake)) <= set(seen)
    for seat, name in by_seat(names.names):
        assert {name, points(outcome.totals[seat]), signed(outcome.net[seat] * 5), str(match.bankrolls[seat])} <= set(
            seen
        )
    click(pilot, "Show the table")
    assert outcome_title(outcome, names, rules) in read(pilot).split("\n")


def test_the_payments_shown_for_a_player_add_up_to_the_gain() -> None:
    """The payments shown for a player add up to their gain, and equal amounts are shown together."""
    match = over(a_match(seats=4))
    outcome, faces = match.position.outcome, [Face(seat, "Ana", is_person=True) for seat in each_seat(4)]
    assert outcome is not None
    paid = Payments(make_services().ui, debts(outcome), 5, faces)
    for seat in each_seat(4):
        assert sum(amount * len(others) for amount, others in paid.sums[seat]) == outcome.net[seat] * 5
        assert len({amount for amount, _others in paid.sums[seat]}) == len(paid.sums[seat])


def test_enter_continues_and_escape_leaves() -> None:
    """Enter deals the next hand; Esc goes to the title, where the match waits."""
    services, pilot = hand_end(over(a_match()))
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["next_hand"]
    pilot.press(pygame.K_ESCAPE)
    assert services.asked == ["next_hand", "show_title"]


def test_buttons_do_the_same() -> None:
    """The buttons deal the next hand and go to the main menu, as the keys do."""
    services, pilot = hand_end(over(a_match()))
    click(pilot, "Next hand")
    click(pilot, "Main menu")
    assert services.asked == ["next_hand", "show_title"]


def test_a_press_meant_for_the_table_does_not_continue() -> None:
    """The page ignores presses in its first moment, because they may have been meant for the table."""
    services = make_services()
    pilot = Pilot(services.ui)
    screen = HandEndScreen(services.ui, services, over(a_match()))
    services.ui.screens.push(screen)
    pilot.post()
    pilot.press(pygame.K_RETURN)
    click(pilot, "Next hand")
    assert services.asked == []
    pilot.advance(0.5)
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["next_hand"]


def test_the_last_hand_leads_to_the_result() -> None:
    """After the last hand of a match the page leads to the final standings."""
    _services, pilot = hand_end(over(a_match(ends=MatchEnd("hands", 1))))
    assert labels(pilot) == ["Final standings", "Show the table", "Review", "Replay", "Copy code", "Main menu"]
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.ui.screens.top, MatchEndScreen)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_that_happened_is_seen_at_once(seats: int, size: tuple[int, int]) -> None:
    """In the usual windows nothing has to be scrolled, however many players there are."""
    _services, pilot = hand_end(over(a_match(seats=seats)), size)
    (page,) = (widget for widget in widgets(pilot) if isinstance(widget, ScrollArea))
    assert page.overflow == 0


def test_the_longest_story_is_seen_at_once() -> None:
    """Six players with long names and the most payments possible fit without scrolling."""
    names = (
        "Bartholomew Featherstone",
        "Wilhelmina Oppenheimer-W",
        "Maximiliana von der Hoehe",
        "Mr. Frost",
        "Mae",
        "Lin",
    )
    players = tuple(Player(name, "casual" if seat else "") for seat, name in by_seat(names))
    match = over(Match(MatchPlan("m", 5, load_preset("jazz-club"), players, 1000, 50_000)))
    match.position.outcome = settle_drop(match.plan.rules, (21, 14, 14, 31, 28, 29), Seat(0))
    _services, pilot = hand_end(match)
    (page,) = (widget for widget in widgets(pilot) if isinstance(widget, ScrollArea))
    assert page.overflow == 0
    pilot.advance(1.0)
    assert set(payments_text(match.position.outcome, match.plan.table_names, 1000)) <= set(read(pilot).split("\n"))


def test_the_page_shows_only_settled_sums() -> None:
    """Points, changes and money come player by player, and never count, since the chips have moved at the table."""
    match = over(a_match(seats=4))
    outcome = match.position.outcome
    assert outcome is not None
    services = make_services()
    pilot = Pilot(services.ui)
    services.ui.screens.push(HandEndScreen(services.ui, services, match))
    come: list[set[str]] = []
    for _step in range(32):
        pilot.advance(0.05)
        come.append({*read(pilot).split("\n"), ""})
    assert {points(total) for total in outcome.totals} | {signed(net * 5) for net in outcome.net} <= come[-1]
    assert all(before <= after for before, after in pairwise(come))
    assert len({len(words) for words in come}) > 4


def test_the_press_that_continues_acts_at_once() -> None:
    """Enter deals the next hand while cards are still moving to the page."""
    services = make_services()
    pilot = Pilot(services.ui)
    services.ui.screens.push(HandEndScreen(services.ui, services, over(a_match(seats=4))))
    pilot.advance(0.4)
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["next_hand"]


@pytest.mark.parametrize("settings", [Settings(reduced_motion="on"), Settings(animation_speed="instant")])
def test_the_first_frame_is_final_if_nothing_is_to_move(settings: Settings) -> None:
    """With reduced motion or instant speed, the first frame of the page is its final picture."""
    services = make_services(settings=settings)
    pilot = Pilot(services.ui)
    match = over(a_match(seats=4))
    services.ui.screens.push(HandEndScreen(services.ui, services, match))
    pilot.post()
    first = pilot.pixels()
    pilot.advance(2.0)
    assert pilot.pixels() == first


@pytest.mark.parametrize("card_size", ["small", "medium", "large"])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1000, 1100)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_folded_page_hides_no_card(size: tuple[int, int], ui_scale: float, card_size: str) -> None:
    """The folded page covers no card and no log, and unfolds to its former place."""
    spreads = ["0: AC 2C 3C 4C", "0: TH TD TS", "1: KC KD KH", "2: 5S 6S 7S"]
    position = table("jazz-club", hands=["AH 2D", "KS 9D", "8C JD", "4D JH"], stock="9C", discard="9S", spreads=spreads)
    settings = Settings(animation_speed="instant", thinking_time="none", ui_scale=ui_scale, card_size=card_size)
    seated = Seated(position, size=size, settings=settings)
    pilot, board = seated.pilot, seated.screen.board
    seated.screen.do(DROP)
    pilot.advance(3.0)
    screen = pilot.ui.screens.top
    assert isinstance(screen, HandEndScreen)
    page = screen._panel
    click(pilot, "Show the table")
    strip = screen._panel
    assert pilot.ui.viewport.box.overlap(strip) == pytest.approx(strip.w * strip.h)
    layout = board.layout
    places = card_places(layout, board.view, (), frozenset(), None, open_hand=True)
    poses = [place.pose for place in places.values()]
    boxes = [
        layout.box_of(pose)
        for pose in (
            *poses,
            layout.stock,
            *layout.hand((parse_card("AC"), parse_card("2D")), frozenset(), None).values(),
        )
    ]
    assert not any(box.overlap(strip) > 0 for box in (*boxes, log_box(layout)))
    assert labels(pilot) == ["Next hand", "Show the result"]
    assert all(strip.overlap(one.box) == pytest.approx(one.box.w * one.box.h) for one in widgets(pilot))
    click(pilot, "Show the result")
    assert screen._panel == page


def test_enter_continues_from_the_folded_page_and_escape_unfolds_it() -> None:
    """Enter on the folded page deals the next hand, even after the fold button was used; Esc unfolds it."""
    services, pilot = hand_end(over(a_match()))
    click(pilot, "Show the table")
    pilot.press(pygame.K_ESCAPE)
    assert labels(pilot) == ["Next hand", "Show the table", "Review", "Replay", "Copy code", "Main menu"]
    tab_to(pilot, button(pilot, "Show the table"))
    pilot.press(pygame.K_RETURN)
    assert labels(pilot) == ["Next hand", "Show the result"]
    pilot.press(pygame.K_RETURN)
    assert services.asked == ["next_hand"]


@pytest.mark.parametrize("wide", [400.0, 1200.0])
def test_a_deal_code_alone_has_a_line_of_its_own(wide: float) -> None:
    """A deal code with no other words below the hands has a line to itself and covers no hand."""
    ui = make_services().ui
    said = SaidBelow(ui, (), "TK1-A6MT-NCM5-N01B-ZFWG")
    canvas = Canvas(ui.viewport, ui.text, ui.theme, listening=True)
    room = Box(0, 100, wide, said.height(wide, tight=False))
    said.draw(canvas, room, tight=False)
    (written,) = canvas.written or []
    assert room.contains(written.box.center)


def test_a_hand_in_play_has_no_end_page() -> None:
    """Opening the end page of a hand in play raises an error."""
    services = make_services()
    match = a_match()
    assert not match.hand_over
    with pytest.raises(ValueError, match="not over"):
        HandEndScreen(services.ui, services, match)


def test_the_end_of_a_match_ranks_the_players() -> None:
    """The players are ranked by money, the richest first."""
    match = over(a_match(seats=4, ends=MatchEnd("hands", 1)))
    _services, pilot = match_end(match)
    pilot.press(pygame.K_LSHIFT)
    seen = read(pilot).split("\n")
    order = sorted(range(4), key=lambda seat: -match.bankrolls[seat])
    places = [seen.index(match.plan.names[seat]) for seat in order]
    assert places == sorted(places)
    assert why_over(match) == "You played 1 hand of Jazz Club."


def test_a_won_match_is_heard_once() -> None:
    """A won match plays its sound once, and a match without a winner plays none."""
    services, pilot = match_end(over(a_match(seats=4, ends=MatchEnd("hands", 1))))
    pilot.advance(1.0)
    assert services.ui.sounds.played == ["match"]  # type: ignore[attr-defined]
    even = over(a_match(ends=MatchEnd("hands", 1)))
    even.bankrolls[:] = [100, 100, 100]
    services, pilot = match_end(even)
    pilot.advance(1.0)
    assert services.ui.sounds.played == []  # type: ignore[attr-defined]


def test_the_winner_is_celebrated_before_the_chart() -> None:
    """The standings come after the celebration, but any press shows them at once."""
    match = over(a_match(seats=4, ends=MatchEnd("hands", 1)))
    services = make_services()
    pilot = Pilot(services.ui)
    services.ui.screens.push(MatchEndScreen(services.ui, services, match))
    pilot.post()
    pilot.advance(STRIKES)
    assert winner_line(match) in read(pilot)
    pressed = [one.box for one in widgets(pilot) if isinstance(one, Button)]
    middle = (min(box.x for box in pressed) + max(box.right for box in pressed)) / 2
    assert middle == pytest.approx(pilot.ui.viewport.box.center[0])
    assert not any(str(have) in read(pilot).split("\n") for have in match.bankrolls)
    pilot.press(pygame.K_LSHIFT)
    seen = read(pilot).split("\n")
    for have in match.bankrolls:
        assert {str(have), signed(have - 100)} <= set(seen)
    assert services.begun == []
    frames = pilot.loop.frames
    pilot.advance(1.0)
    assert pilot.loop.frames == frames


def test_the_same_players_play_again() -> None:
    """Playing again keeps the rules, seats, stake and end of the finished match."""
    match = over(a_match(seats=4, rules="pagat", ends=MatchEnd("hands", 1)))
    services, pilot = match_end(match)
    pilot.press(pygame.K_RETURN)
    again = services.begun[0]
    assert again == same_again(match, services.choices)
    assert (again.rules, again.seats, again.stake, again.end) == ("pagat", match.plan.players, 5, MatchEnd("hands", 1))


def test_the_match_that_is_over_is_put_away() -> None:
    """Esc and the Main menu button both put the finished match away."""
    services, pilot = match_end(over(a_match(ends=MatchEnd("hands", 1))))
    pilot.press(pygame.K_ESCAPE)
    pilot.click(button(pilot, "Main menu").box.center)
    assert services.asked == ["end_match", "end_match"]


def test_the_page_says_why_the_match_is_over() -> None:
    """The page names the player who reached the target or went broke."""
    match = over(a_match(ends=MatchEnd("target", 5), persons=2))
    match.bankrolls[:] = [110, 95, 95]
    assert why_over(match).endswith("Ana reached the target of 5.")
    broke = over(a_match(ends=MatchEnd("broke"), persons=2))
    broke.bankrolls[:] = [200, 100, 0]
    assert why_over(broke).endswith("Cy is broke.")
    assert winner_line(broke) == "Ana wins the match"
    broke.bankrolls[:] = [100, 100, 100]
    assert winner_line(broke) == "Nobody won"


def test_the_only_person_is_you_at_the_end_of_a_match() -> None:
    """The only person is called "you", alone or with others, in winning and in losing."""
    match = over(a_match(ends=MatchEnd("target", 5)))
    match.bankrolls[:] = [110, 95, 95]
    assert (winner_line(match), why_over(match).split(". ")[-1]) == (
        "You win the match",
        "You reached the target of 5.",
    )
    broke = over(a_match(ends=MatchEnd("broke")))
    broke.bankrolls[:] = [0, 300, 0]
    assert why_over(broke).endswith("You and Cy are broke.")
    broke.bankrolls[:] = [150, 150, 0]
    assert winner_line(broke) == "You and Bo share the win"


def test_a_goal_is_the_persons_alone() -> None:
    """You win by reaching your goal, however much others have; without money, you lose to the richest."""
    match = over(a_match(ends=MatchEnd("goal", 5)))
    match.bankrolls[:] = [105, 200, -5]
    assert (winner_line(match), match.leaders) == ("You win the match", (0,))
    assert why_over(match).endswith("You reached the goal of 105.")
    match.bankrolls[:] = [0, 200, 100]
    assert winner_line(match) == "Bo wins the match"
    assert why_over(match).endswith("You have no money left at this table.")


def test_a_twist_is_not_covered_on_the_page_of_a_round() -> None:
    """A neighbouring card leaves the sign at a twist's foot uncovered, unless there is too little room."""
    wild, stands_for, *others = map(parse_card, ("W2", "7C", "6C", "5C", "3C", "3D"))
    run, pair = others[:2], others[2:]
    groups = [((wild, stands_for), *((card, card) for card in run)), tuple((card, card) for card in pair)]
    free = _steps(groups, 40.0, 300.0)
    assert free[0] == 40.0
    assert free[1] == free[3] < 40.0
    assert (
        _steps([((parse_card("X1"), parse_card("X1")), (parse_card("B1"), parse_card("B1")))], 40.0, 300.0)[0] == 40.0
    )
    tight = _steps(groups, 40.0, 140.0)
    assert tight[0] == tight[1] < 40.0


def test_the_buttons_stay_where_they_are_when_the_awards_come() -> None:
    """The buttons keep their places when the awards appear after the celebration."""
    match = over(a_match(seats=4, ends=MatchEnd("hands", 1)))
    services = make_services()
    screen = MatchEndScreen(services.ui, services, match)
    screen._awards = [Award("Best hand", (Seat(0),), "+5 at once")]
    screen._story_at = 3.0
    pilot = opened(services, screen)
    boxes = [one.box for one in widgets(pilot)]
    pilot.advance(6.0)
    assert screen._unfolding.over
    assert [one.box for one in widgets(pilot)] == boxes


def test_the_blow_of_the_ribbon_throws_the_winner_up_with_a_fanfare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the ribbon strikes, neither winner nor reason is seen or heard; then everything comes at once."""
    match = over(a_match(seats=4, ends=MatchEnd("hands", 1)))
    services = make_services()
    pilot = Pilot(services.ui)
    services.ui.screens.push(MatchEndScreen(services.ui, services, match))
    heard: list[str] = []
    monkeypatch.setattr(services.ui, "sound", lambda name, _side=0.0: heard.append(name))
    begun = pilot.now
    while pilot.now < begun + STRIKES - 0.03:
        pilot.pass_frame()
    assert heard == []
    before = brightness(pilot)
    while pilot.now < begun + STRIKES + speeds.RAYS_COME + 0.05:
        pilot.pass_frame()
    assert heard == [measure_of(Moment.MATCH_WON).sound]
    assert brightness(pilot) > 1.5 * before


def brightness(pilot: Pilot) -> float:
    """Return how bright the upper part of the window is."""
    surface = pilot.loop.surface
    upper = surface.subsurface((0, 0, surface.get_width(), surface.get_height() // 3))
    return sum(pygame.transform.average_color(upper)[:3])
