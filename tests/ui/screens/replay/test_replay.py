"""Replays: stepping through a hand at the table by keys, scrubber or playback, from any seat."""

import json
from dataclasses import replace

import pygame
import pytest

from tests.goldens.test_goldens import hands
from tests.records.test_guest_records import record_of
from tests.support.guest_hands import any_hand
from tests.support.noting import noting
from tests.ui.hearing import listen
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, click, make_services, opened, read, replay_of
from tonk.coaching.judging import HandReview, HandWorth
from tonk.coaching.review import ReviewProgress
from tonk.records import Record, record_from_json
from tonk.records.marking import TAKE, TURNING
from tonk.records.replaying import Replay
from tonk.rules.actions import Pass
from tonk.rules.cards import Seat, cards_in, each_seat
from tonk.session.settings import Settings
from tonk.ui.screens.learning.kept_reviews import KeptReviews
from tonk.ui.screens.replay.replay_screen import ReplayScreen
from tonk.ui.shell import clipboard
from tonk.ui.table.places import under_point
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.log_place import log_box
from tonk.words.narration import spoken_card

SIZES = ((960, 600), (1280, 720), (1920, 1080), (720, 1280))


def long_hand(rules_id: str = "jazz-club", least: int = 20) -> Record:
    """Return a recorded hand of at least this length with three players or more."""
    return next(one for one in hands(rules_id) if len(one.actions) > least and len(one.seats) > 2)


def with_a_pass() -> tuple[Record, int]:
    """Return a hand of Twists in which somebody keeps a Cross, and the step at which they do."""
    for record in hands("twists"):
        for step, text in enumerate(record.actions, 1):
            if text.endswith("pass") and record.actions[step - 2].endswith("draw"):
                return record, step
    raise AssertionError("nobody passes")


def shown(
    record: Record,
    *,
    seat: Seat | None = Seat(0),
    step: int = 0,
    size: tuple[int, int] = (1280, 720),
    **settings: object,
) -> tuple[ScreenServices, Pilot, ReplayScreen]:
    """Return a replay in its window and its pilot."""
    chosen = Settings(**{"animation_speed": "instant", **settings})  # type: ignore[arg-type]
    services = make_services(size, settings=chosen)
    screen = replay_of(services, record, seat=seat, step=step)
    return services, opened(services, screen), screen


def test_a_left_handed_replay_has_its_buttons_at_the_left() -> None:
    """In a left-handed replay the buttons stand left of the hand, and the log right of it."""
    _, _pilot, screen = shown(long_hand(), left_handed=True)
    buttons, layout = [button.box for button in screen.bar._aside], screen.board.layout
    assert all(box.right <= layout.hand_box.x for box in buttons)
    assert log_box(layout).x >= layout.hand_box.right


def test_keys_go_through_the_hand() -> None:
    """Arrows step, Home and End go to the ends, and no key goes beyond them."""
    _, pilot, screen = shown(long_hand())
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert screen.playback.step == 1
    pilot.press(pygame.K_END, pygame.K_RIGHT)
    assert screen.playback.step == screen.replay.steps
    pilot.press(pygame.K_HOME, pygame.K_LEFT)
    assert screen.playback.step == 0


def test_the_board_shows_the_position_of_the_step() -> None:
    """The board shows the position of the current step, even after jumping back and forth."""
    _, pilot, screen = shown(long_hand())
    pilot.press(pygame.K_END, pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT)
    position = screen.replay.at(screen.playback.step)
    assert screen.board.view.hand == position.hands[0]
    assert list(screen.board.view.discards) == position.discard
    for card in cards_in(position.hands[0]):
        assert screen.board.pose_now(card_key(card)) is not None


def test_it_plays_by_itself_and_stops_at_the_end() -> None:
    """Space starts and stops playback; it stops at the end, and Space then starts it from the beginning."""
    _, pilot, screen = shown(long_hand())
    pilot.press(pygame.K_SPACE)
    pilot.advance(1.0)
    assert screen.playback.playing
    assert screen.playback.step > 1
    pilot.press(pygame.K_SPACE)
    here = screen.playback.step
    pilot.advance(1.0)
    assert screen.playback.step == here
    screen.playback.seek(screen.replay.steps - 1)
    pilot.press(pygame.K_SPACE)
    pilot.advance(1.0)
    assert (screen.playback.step, screen.playback.playing) == (screen.replay.steps, False)
    pilot.press(pygame.K_SPACE)
    assert (screen.playback.step < 3, screen.playback.playing) == (True, True)


def test_it_does_not_play_while_something_lies_over_it() -> None:
    """Playback pauses while another page lies over it."""
    services, pilot, screen = shown(long_hand())
    pilot.press(pygame.K_SPACE)
    here = screen.playback.step
    services.ui.screens.push(replay_of(services, long_hand(), seat=Seat(0)))
    pilot.advance(1.0)
    assert screen.playback.step == here


def test_the_scrubber_goes_where_it_is_pressed_and_dragged() -> None:
    """Pressing or dragging the scrubber goes to that step and stops playback."""
    _, pilot, screen = shown(long_hand())
    box = screen.bar.scrubber.box
    pilot.press(pygame.K_SPACE)
    pilot.click((screen.bar.scrubber.x_of(7), box.center[1]))
    assert (screen.playback.step, screen.playback.playing) == (7, False)
    pilot.drag((screen.bar.scrubber.x_of(7), box.center[1]), (box.right + 50, box.center[1] - 200))
    assert screen.playback.step == screen.replay.steps


def test_page_keys_go_from_mark_to_mark() -> None:
    """Page Down goes to the next mark and at last to the end; Page Up goes back to the beginning."""
    _, pilot, screen = shown(long_hand())
    marked = [mark.step for mark in screen.bar.scrubber.marks if mark.kind != TAKE]
    pilot.press(pygame.K_PAGEDOWN)
    assert screen.playback.step == marked[0]
    pilot.press(*[pygame.K_PAGEDOWN] * len(marked))
    assert screen.playback.step == screen.replay.steps
    pilot.press(*[pygame.K_PAGEUP] * (len(marked) + 1))
    assert screen.playback.step == 0


def test_it_can_be_seen_from_any_seat() -> None:
    """Up, Down or a click on a player changes the seat, and only that seat's hand is open."""
    _, pilot, screen = shown(long_hand())
    pilot.press(pygame.K_DOWN)
    assert screen.playback.seat == screen.board.view.seat == 1
    pilot.press(pygame.K_UP, pygame.K_UP)
    assert screen.playback.seat == len(screen.replay.record.seats) - 1
    pilot.click(under_point.seat_box(screen.board.layout, Seat(1)).center)
    assert screen.playback.seat == screen.board.view.seat == 1
    assert screen.board.view.shown is None


def test_hands_open_and_hide() -> None:
    """O opens all hands and hides them again, and the log names drawn cards only while they can be seen."""
    _, pilot, screen = shown(long_hand())
    step = next(
        n
        for n in range(1, screen.replay.steps)
        if " draw" in screen.replay.record.actions[n - 1] and screen.replay.move(n)[0]
    )
    screen.playback.seek(step)
    hidden = screen.text_of(step)
    pilot.press(pygame.K_o)
    assert screen.board.view.shown == tuple(screen.replay.at(step).hands)
    assert screen.text_of(step) != hidden
    pilot.press(pygame.K_o)
    assert (screen.board.view.shown, screen.text_of(step)) == (None, hidden)


def test_the_line_over_a_showdown_leaves_the_spreads_to_be_seen() -> None:
    """The line above the hand tells of a knock and its result; the pointer's words and the log name each spread."""
    for number in range(40):
        record, end = record_of(any_hand("gin", number))
        if record.actions[-1].split()[1] == "knock" and end.table:
            break
    _, _pilot, screen = shown(record, step=len(record.actions))
    lines = screen.text_of(screen.replay.steps).split("  ·  ")
    told = screen._texts.above_hand(screen.replay.steps).split("  ·  ")
    assert told == [lines[0], lines[-1]]
    assert len(lines) > 2
    assert screen._texts.lines(screen.replay.steps)[-len(lines) :] == lines


def test_a_stranger_s_record_opens_with_all_hands() -> None:
    """A record in which the person's seat is unknown opens with all hands shown."""
    _, _, screen = shown(long_hand(), seat=None)
    assert screen.board.view.shown is not None


def test_unseen_steps_are_passed_over_while_hands_are_hidden() -> None:
    """A Cross that was not played is a step only while all hands are open."""
    record, step = with_a_pass()
    _, pilot, screen = shown(record, step=step - 2)
    pilot.press(pygame.K_RIGHT)
    assert screen.playback.step >= step
    assert isinstance(screen.replay.move(step)[1], Pass)
    pilot.press(pygame.K_LEFT)
    assert screen.playback.step == step - 2
    pilot.press(pygame.K_o, pygame.K_RIGHT)
    assert screen.playback.step == step - 1
    assert screen.text_of(step - 1) != ""


def test_playing_on_branches_off_where_it_stands() -> None:
    """P plays the hand on from this step, with the person in the shown seat; at the end there is nothing to play."""
    services, pilot, screen = shown(long_hand(), seat=Seat(1), step=5)
    pilot.press(pygame.K_p)
    record, players = services.practised[0]
    assert record.actions == screen.replay.record.actions[:5]
    assert [player.is_person for player in players or ()] == [seat == 1 for seat in each_seat(len(record.seats))]
    pilot.press(pygame.K_END, pygame.K_p)
    assert len(services.practised) == 1


def test_the_record_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C copies the whole hand, once for each press."""
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", noting(copied, answer=True))
    _, pilot, _ = shown(long_hand())
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
    pilot.post(down, down)
    assert len(copied) == 1, "a held key copies twice"
    assert record_from_json(json.loads(copied[0])) == long_hand()


def test_leaving_comes_back_to_the_place_before() -> None:
    """Esc leaves the replay and returns to the place from before it."""
    services = make_services(settings=Settings(animation_speed="instant"))
    services.ui.sit_at("descente")
    before = services.ui.place
    pilot = opened(services, replay_of(services, long_hand("terminus-frore"), seat=Seat(0)))
    assert services.ui.place != before
    pilot.press(pygame.K_ESCAPE)
    assert services.ui.place == before
    assert not isinstance(services.ui.screens.top, ReplayScreen)


def test_a_hand_that_is_not_over_and_one_without_a_step_can_be_shown() -> None:
    """Every key works in an unfinished hand and in one without a step."""
    for count in (0, 3):
        record = replace(long_hand(), actions=long_hand().actions[:count], result=None)
        _, pilot, screen = shown(record)
        pilot.press(pygame.K_SPACE, pygame.K_END, pygame.K_LEFT, pygame.K_PAGEDOWN, pygame.K_o, pygame.K_DOWN)
        assert screen.playback.step <= count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_everything_is_in_the_window(size: tuple[int, int], scale: float) -> None:
    """No button leaves the window, overlaps another, or covers a player."""
    _, _, screen = shown(long_hand("twists", 15), size=size, ui_scale=scale)
    window, board = screen.ui.viewport.box, screen.board
    boxes = [widget.box for widget in screen.bar._group.widgets]
    for number, box in enumerate(boxes):
        assert box.x >= 0
        assert box.right <= window.w + 0.5
        assert box.bottom <= window.h + 0.5
        assert all(box.overlap(other) == 0 for other in boxes[number + 1 :])
        assert all(box.overlap(board.layout.plate(seat)) == 0 for seat in each_seat(board.view.seats))


def test_pointing_at_a_mark_names_it() -> None:
    """The step under the pointer is described beside the scrubber."""
    _, pilot, screen = shown(long_hand())
    mark = screen.bar.scrubber.marks[0]
    pilot.move((screen.bar.scrubber.x_of(mark.step), screen.bar.scrubber.box.center[1]))
    pilot.post()
    assert screen.text_of(mark.step) in screen.bar._bubble.words


def test_buttons_and_keys_do_the_same() -> None:
    """Buttons step forward and show the hands as the keys do."""
    _, pilot, screen = shown(long_hand())
    click(pilot, "One step forward")
    click(pilot, "Show hands")
    assert (screen.playback.step, screen.playback.open_hands) == (1, True)


def test_the_coach_marks_the_turning_points_of_the_seat() -> None:
    """The coach's turning points are marked on the scrubber and described, separately for each seat."""
    record = long_hand()
    services, pilot, screen = shown(record)
    assert services.adviser.reviewed == [0]
    moments = (HandWorth(2, 0.5, -0.5), HandWorth(9, -0.4, -0.4))
    review = HandReview(Seat(0), (), 100.0, None, 0.5, -1.4, 0.0, moments)
    services.adviser.answer = ReviewProgress((), 2, review)
    pilot.post()
    turning = [mark.step for mark in screen.bar.scrubber.marks if mark.kind == TURNING]
    assert turning == [3, 9, screen.replay.steps]
    assert "turning point: it cost " in screen.text_of(3)
    assert "3 turning points" in read(pilot)
    services.adviser.answer = ReviewProgress((), 2)
    pilot.press(pygame.K_DOWN)
    assert services.adviser.reviewed == [0, 1]
    assert not any(ticket.overtaken for ticket in services.adviser.tickets)
    assert not [mark for mark in screen.bar.scrubber.marks if mark.kind == TURNING]
    pilot.press(pygame.K_UP)
    assert services.adviser.reviewed == [0, 1]
    assert len([mark for mark in screen.bar.scrubber.marks if mark.kind == TURNING]) == 3
    assert services.adviser.tickets[-1].overtaken


def test_turning_points_come_from_the_review() -> None:
    """The replay's turning points and the seat's review come from one analysis by the coach."""
    services = make_services()
    reviews = KeptReviews(services, long_hand())
    services.adviser.answer = ReviewProgress((), 2, HandReview(Seat(0), (), 100.0, None, 0.5, -1.4, 0.0, ()))
    opened(services, ReplayScreen(services.ui, services, Replay(reviews.record), reviews, seat=Seat(0)))
    assert reviews.progress(Seat(0)) is services.adviser.answer
    assert services.adviser.reviewed == [0]


def hidden_names(screen: ReplayScreen, step: int) -> list[str]:
    """Return the full names of the cards that the shown seat can't know at a step."""
    position, view = screen.replay.at(step), screen.replay.view(step, screen.playback.seat)
    others = [seat for seat in each_seat(view.seats) if seat != screen.playback.seat]
    return [spoken_card(card) for seat in others for card in cards_in(position.hands[seat] & ~view.known[seat])]


def test_a_replay_says_nothing_of_hands_that_do_not_lie_open() -> None:
    """Speech never names a card of a hidden hand, from any seat, until the hands are opened."""
    record = long_hand()
    _, pilot, screen = shown(record, size=(640, 540))
    voice = listen(pilot.ui)
    for seat in each_seat(len(record.seats)):
        voice.take()
        screen.playback.forward()
        screen.look_from(seat)
        pilot.post()
        pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F5, mod=0, unicode="", scancode=0))
        said = " ".join(voice.take())
        assert screen.playback.step < screen.replay.steps
        assert "holds" in said
        assert not [name for name in hidden_names(screen, screen.playback.step) if name in said]
    pilot.press(pygame.K_o)
    said = " ".join(voice.take())
    assert all(name in said for name in hidden_names(screen, screen.playback.step))


def test_a_replay_that_is_left_lets_the_coach_rest() -> None:
    """Leaving the replay stops the coach's search for turning points."""
    services, pilot, _screen = shown(long_hand())
    pilot.press(pygame.K_ESCAPE)
    assert services.adviser.tickets[-1].overtaken


def test_a_hand_that_is_not_over_is_not_reviewed() -> None:
    """The coach is not asked about an unfinished hand, and is asked again if another request displaced this one."""
    services, pilot, _ = shown(replace(long_hand(), actions=long_hand().actions[:3], result=None))
    assert services.adviser.reviewed == []
    services, pilot, _ = shown(long_hand())
    asked = len(services.adviser.reviewed)
    services.adviser.tickets[-1].overtaken = True
    pilot.post()
    assert len(services.adviser.reviewed) == asked + 1
