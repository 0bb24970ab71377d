"""The end of a hand and the end of a match."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.pilot import Pilot
from tests.ui.screens.lodge import Lodge, a_match, button, click, labels, lodged, opened, over, read, tab_to, widgets
from tests.ui.table.seated import Seated
from tonk.rules import DROP
from tonk.session.match import Match, MatchEnd
from tonk.session.settings import Settings
from tonk.ui.scenes.hand_end import BOTTOM, TOP, HandEndScene
from tonk.ui.scenes.match_end import MatchEndScene, same_again, why_over, winner_line
from tonk.ui.scenes.standings import signed
from tonk.ui.table.hud import log_box
from tonk.words.outcomes import outcome_reason, outcome_title, payment_lines


def hand_end(match: Match, size: tuple[int, int] = (1280, 720)) -> tuple[Lodge, Pilot]:
    """The page at the end of a match's hand."""
    lodge = lodged(size)
    return lodge, opened(lodge, HandEndScene(lodge.stage, lodge, match))


def match_end(match: Match) -> tuple[Lodge, Pilot]:
    """The page at the end of a match."""
    lodge = lodged()
    return lodge, opened(lodge, MatchEndScene(lodge.stage, lodge, match))


def test_the_end_of_a_hand_is_told_in_words() -> None:
    """Who won and why, who pays whom, what everybody held, won or lost, and has now."""
    match = over(a_match(seats=4))
    _lodge, pilot = hand_end(match)
    outcome, names, rules = match.position.outcome, match.plan.names, match.plan.rules
    assert outcome is not None
    seen = read(pilot).split("\n")
    assert outcome_title(outcome, names, rules) in seen
    assert outcome_reason(outcome, names, rules, stock_left=len(match.position.stock)) in seen
    assert set(payment_lines(outcome, names, match.plan.stake)) <= set(seen)
    for seat, name in enumerate(names):
        assert {name, str(outcome.totals[seat]), signed(outcome.net[seat] * 5), str(match.bankrolls[seat])} <= set(seen)


def test_enter_goes_on_and_escape_leaves() -> None:
    """Enter deals the next hand; Esc goes to the title, where the match waits."""
    lodge, pilot = hand_end(over(a_match()))
    pilot.press(pygame.K_RETURN)
    assert lodge.asked == ["next_hand"]
    pilot.press(pygame.K_ESCAPE)
    assert lodge.asked == ["next_hand", "show_title"]


def test_buttons_do_the_same() -> None:
    """By mouse."""
    lodge, pilot = hand_end(over(a_match()))
    click(pilot, "Next hand")
    click(pilot, "Main menu")
    assert lodge.asked == ["next_hand", "show_title"]


def test_a_press_meant_for_the_table_does_not_go_on() -> None:
    """In the first moment the page takes no press: it may have come up under the pointer."""
    lodge = lodged()
    pilot = Pilot(lodge.stage)
    scene = HandEndScene(lodge.stage, lodge, over(a_match()))
    lodge.stage.push(scene)
    pilot.post()
    pilot.press(pygame.K_RETURN)
    click(pilot, "Next hand")
    assert lodge.asked == []
    pilot.advance(0.5)
    pilot.press(pygame.K_RETURN)
    assert lodge.asked == ["next_hand"]


@pytest.mark.parametrize(
    ("settings", "frames"),
    [
        (Settings(), 12),
        (Settings(animation_speed="0.5"), 24),
        (Settings(animation_speed="4"), 3),
        (Settings(animation_speed="instant"), 0),
        (Settings(reduced_motion=True), 0),
    ],
    ids=lambda value: getattr(value, "animation_speed", ""),
)
def test_the_page_rises_as_fast_as_everything_else(settings: Settings, frames: int) -> None:
    """A fifth of a second at speed 1; where nothing is to travel it is in its place in the first frame."""
    lodge = lodged(settings=settings)
    pilot = Pilot(lodge.stage)
    scene = HandEndScene(lodge.stage, lodge, over(a_match()))
    lodge.stage.push(scene)
    tops = []
    for _frame in range(40):
        pilot.post()
        tops.append(scene._panel.y)
    assert tops[frames] == tops[-1]
    assert not frames or tops[frames // 2] > tops[-1]
    assert tops == sorted(tops, reverse=True)


def test_the_last_hand_leads_to_the_result() -> None:
    """A match that is over has no next hand."""
    _lodge, pilot = hand_end(over(a_match(ends=MatchEnd("hands", 1))))
    assert labels(pilot) == ["Final standings", "Show the table", "Main menu"]
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.stage.top, MatchEndScene)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_page_leaves_the_hands_to_be_seen(seats: int) -> None:
    """In the usual window the top strip and the hand at the bottom stay free."""
    _lodge, pilot = hand_end(over(a_match(seats=seats)))
    panel = pilot.stage.top._panel  # type: ignore[union-attr]
    assert panel.y >= TOP
    assert panel.bottom <= pilot.stage.viewport.h - BOTTOM


@pytest.mark.parametrize("card_size", ["small", "medium", "large"])
@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1000, 1100)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_folded_page_hides_no_card(size: tuple[int, int], ui_scale: float, card_size: str) -> None:
    """Folded, it lies in the window beside every hand, spread and pile, and the log; unfolded it is as before."""
    spreads = ["0: AC 2C 3C 4C", "0: TH TD TS", "1: KC KD KH", "2: 5S 6S 7S"]
    position = table("jazz-club", hands=["AH 2D", "KS 9D", "8C JD", "4D JH"], stock="9C", discard="9S", spreads=spreads)
    settings = Settings(animation_speed="instant", thinking_time="none", ui_scale=ui_scale, card_size=card_size)
    seated = Seated(position, size=size, settings=settings)
    pilot, board = seated.pilot, seated.scene.board
    seated.scene.do(DROP)
    pilot.advance(3.0)
    scene = pilot.stage.top
    assert isinstance(scene, HandEndScene)
    page = scene._panel
    click(pilot, "Show the table")
    strip = scene._panel
    assert pilot.stage.viewport.box.overlap(strip) == pytest.approx(strip.w * strip.h)
    layout = board.layout
    poses = [place.pose for place in layout.places(board.view, (), frozenset(), None, open_hand=True).values()]
    boxes = [layout.box_of(pose) for pose in (*poses, layout.stock, *layout.hand((0, 5), frozenset(), None).values())]
    assert not any(box.overlap(strip) > 0 for box in (*boxes, log_box(layout)))
    assert labels(pilot) == ["Next hand", "Show the result"]
    assert all(strip.overlap(one.box) == pytest.approx(one.box.w * one.box.h) for one in widgets(pilot))
    click(pilot, "Show the result")
    assert scene._panel == page


def test_the_folded_page_goes_on_by_enter_and_unfolds_by_escape() -> None:
    """Whatever button was pressed last; the keyboard alone can fold it."""
    lodge, pilot = hand_end(over(a_match()))
    click(pilot, "Show the table")
    pilot.press(pygame.K_ESCAPE)
    assert labels(pilot) == ["Next hand", "Show the table", "Main menu"]
    tab_to(pilot, button(pilot, "Show the table"))
    pilot.press(pygame.K_RETURN)
    assert labels(pilot) == ["Next hand", "Show the result"]
    pilot.press(pygame.K_RETURN)
    assert lodge.asked == ["next_hand"]


def test_a_hand_in_play_has_no_end_page() -> None:
    """It is a mistake to show one."""
    lodge = lodged()
    match = a_match()
    assert not match.hand_over
    with pytest.raises(ValueError, match="not over"):
        HandEndScene(lodge.stage, lodge, match)


def test_the_end_of_a_match_ranks_the_players() -> None:
    """The richest first, with what each of them won and has."""
    match = over(a_match(seats=4, ends=MatchEnd("hands", 1)))
    _lodge, pilot = match_end(match)
    seen = read(pilot).split("\n")
    order = sorted(range(4), key=lambda seat: -match.bankrolls[seat])
    places = [seen.index(match.plan.names[seat]) for seat in order]
    assert places == sorted(places)
    assert why_over(match) == "1 hand of Jazz Club was played."


def test_the_same_players_play_again() -> None:
    """Rules, seats, stakes and end are those of the match that is over."""
    match = over(a_match(seats=4, rules="pagat", ends=MatchEnd("hands", 1)))
    lodge, pilot = match_end(match)
    pilot.press(pygame.K_RETURN)
    again = lodge.begun[0]
    assert again == same_again(match, lodge.choices)
    assert (again.rules, again.seats, again.stake, again.end) == ("pagat", match.plan.players, 5, MatchEnd("hands", 1))


def test_the_match_that_is_over_is_put_away() -> None:
    """By the button and by Esc."""
    lodge, pilot = match_end(over(a_match(ends=MatchEnd("hands", 1))))
    pilot.press(pygame.K_ESCAPE)
    pilot.click(button(pilot, "Main menu").box.center)
    assert lodge.asked == ["end_match", "end_match"]


def test_why_a_match_is_over() -> None:
    """A target that was reached, or money that is gone, is said with the names."""
    match = over(a_match(ends=MatchEnd("target", 5)))
    match.bankrolls[:] = [110, 95, 95]
    assert why_over(match).endswith("Ana won the 5 it took.")
    broke = over(a_match(ends=MatchEnd("broke")))
    broke.bankrolls[:] = [200, 100, 0]
    assert why_over(broke).endswith("Cy is broke.")
    assert winner_line(broke) == "Ana wins the match"
    broke.bankrolls[:] = [100, 100, 100]
    assert winner_line(broke) == "Nobody has won"
