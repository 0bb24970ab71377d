"""Play at the table: dragging, clicking and keys lead to the same actions."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.pilot import FRAME
from tests.ui.screens.screen_services import read
from tests.ui.table.seated import Seated
from tonk.rules import Position
from tonk.session.settings import Settings
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.table.places.log_place import log_box


def at_start(rules: str = "jazz-club") -> Position:
    """A table at which Ana is to draw; a run of 5-6-7 of clubs lies before Bo; the top discard is the 2 of spades."""
    hands = ["4C 9D 9H KS JD", "KH QD 3S 3D"]
    return table(rules, hands=hands, stock="9S AC 8D", discard="TC 2S", spreads=["1: 5C 6C 7C"], phase="start")


def in_play() -> Position:
    """A table at which Ana has drawn the 9 of spades, and may lay three nines or hit the run with the 4 of clubs."""
    hands = ["4C 9D 9H 9S KS JD", "KH QD 3S 3D"]
    return table("jazz-club", hands=hands, stock="AC 8D", discard="TC 2S", spreads=["1: 5C 6C 7C"], phase="play")


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_the_stock_is_drawn_from(way: str) -> None:
    """Dragging from the stock to the hand, clicking the stock and Space all draw the next card."""
    seated = Seated(at_start())

    if way == "drag":
        seated.pilot.drag(seated.stock, seated.own_place)
    elif way == "click":
        seated.pilot.click(seated.stock)
    else:
        seated.pilot.press(pygame.K_SPACE)

    assert seated.hand() == "4C 9D 9H 9S JD KS"


@pytest.mark.parametrize(
    ("key", "rules"), [(pygame.K_d, "jazz-club"), (pygame.K_h, "pagat"), (pygame.K_s, "pagat")], ids=["D", "H", "S"]
)
def test_before_the_draw_keys_that_come_after_it_say_so(key: int, rules: str) -> None:
    """Before the draw, keys for later moves are refused because of the draw, whether or not cards are chosen."""
    seated = Seated(at_start(rules))
    for _choice in range(2):
        seated.pilot.press(key)
        assert "Draw a card or take the discard first" in read(seated.pilot)
        seated.pilot.press(pygame.K_RIGHT, pygame.K_RETURN)


@pytest.mark.parametrize("pressed", ["spread", "card"])
def test_before_the_draw_presses_that_come_after_it_say_so(pressed: str) -> None:
    """Before the draw, a click on a spread and a double click on a card are refused because of the draw."""
    seated = Seated(at_start("pagat"))
    at, clicks = (seated.spread(0), 1) if pressed == "spread" else (seated.at("KS"), 2)
    seated.pilot.click(at, clicks=clicks)
    assert "Draw a card or take the discard first" in read(seated.pilot)


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_the_discard_is_taken(way: str) -> None:
    """Dragging the top discard to the hand, clicking it before the draw and F all take it."""
    seated = Seated(at_start())

    if way == "drag":
        seated.pilot.drag(seated.discards, seated.own_place)
    elif way == "click":
        seated.pilot.click(seated.discards)
    else:
        seated.pilot.press(pygame.K_f)

    assert seated.hand() == "2S 4C 9D 9H JD KS"


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_card_is_discarded_and_the_turn_passes(way: str) -> None:
    """Dragging a card onto the discards, choosing it and clicking them, and choosing it and D all discard it."""
    seated = Seated(in_play())

    if way == "drag":
        seated.pilot.drag(seated.at("KS"), seated.discards)
    elif way == "click":
        seated.pilot.click(seated.at("KS"))
        seated.pilot.click(seated.discards)
    else:
        place = [*seated.screen.board.hand.order].index(seated.card("KS"))
        seated.pilot.press(pygame.K_1 + place, pygame.K_d)

    assert seated.hand() == "4C 9D 9H 9S JD"
    assert seated.card("KS") in seated.position.discard


@pytest.mark.parametrize("way", ["drag", "click", "double-click", "key", "key alone"])
def test_a_spread_is_laid(way: str) -> None:
    """Dragging a chosen group to the felt, clicking the felt, S and a double click all lay a spread."""
    seated = Seated(in_play())
    nines = ("9D", "9H", "9S")

    if way == "double-click":
        seated.pilot.click(seated.at("9H"), clicks=2)
    elif way == "key alone":
        seated.pilot.press(pygame.K_s)
    else:
        for nine in nines:
            seated.pilot.click(seated.at(nine))
        if way == "drag":
            seated.pilot.drag(seated.at("9H"), seated.felt)
        elif way == "click":
            seated.pilot.click(seated.felt)
        else:
            seated.pilot.press(pygame.K_s)

    assert seated.hand() == "4C JD KS"
    assert len(seated.position.table) == 2


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_spread_is_hit(way: str) -> None:
    """Dragging the 4 of clubs onto 5-6-7, choosing it and clicking the run, and choosing it and H all hit it."""
    seated = Seated(in_play())

    if way == "drag":
        seated.pilot.drag(seated.at("4C"), seated.spread(0))
    else:
        seated.pilot.click(seated.at("4C"))
        if way == "click":
            seated.pilot.click(seated.spread(0))
        else:
            seated.pilot.press(pygame.K_h)

    assert len(seated.position.table[0].cards) == 4
    assert seated.hand() == "9D 9H 9S JD KS"


def test_a_drop_takes_two_presses() -> None:
    """The first press of Drop asks; only a second one, half a second later, drops."""
    seated = Seated(at_start())

    seated.pilot.press(pygame.K_k)
    assert seated.position.outcome is None
    seated.pilot.press(pygame.K_k)
    assert seated.position.outcome is None
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_k)

    assert seated.position.outcome is not None
    assert seated.keeper.hands == 1


@pytest.mark.parametrize(
    ("frames", "drops"), [((0.6,), True), ((0.3, 0.3), True), ((0.7, 0.7), True), ((0.1, 0.1), False)]
)
def test_no_press_of_drop_is_lost_in_slow_frames(frames: tuple[float, ...], drops: bool) -> None:
    """Two presses of Drop that can have been half a second apart drop, in one slow frame or in two."""
    seated = Seated(at_start())
    press = [pygame.Event(kind, key=pygame.K_k, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
    waiting = [*press, *press] if len(frames) == 1 else press
    for seconds in frames:
        seated.pilot.now += seconds - FRAME
        seated.pilot.post(*waiting)
    assert (seated.position.outcome is not None) == drops


@pytest.mark.parametrize("other", [pygame.K_ESCAPE, pygame.K_1, pygame.K_t, pygame.K_RIGHT, None])
def test_any_other_press_forgets_the_first_press_of_drop(other: int | None) -> None:
    """Esc, another key or a click elsewhere makes the next press of Drop a first one again."""
    seated = Seated(at_start())

    seated.pilot.press(pygame.K_k)
    if other is None:
        seated.pilot.click((20.0, 300.0))
    else:
        seated.pilot.press(other)
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_k)

    assert seated.position.outcome is None


def test_a_hand_that_changes_has_no_card_chosen() -> None:
    """A draw or a discard clears the choice of cards, so that the next drag takes only cards chosen after it."""
    seated = Seated(at_start())
    seated.pilot.press(pygame.K_1, pygame.K_2)
    assert len(seated.screen.board.hand.chosen) == 2
    seated.pilot.press(pygame.K_SPACE)
    assert seated.position.phase == "play"
    assert not seated.screen.board.hand.chosen


def test_an_illegal_drop_springs_home_and_says_why() -> None:
    """9D 9H KS dragged to the felt return to the hand, and a message says that they are no spread."""
    seated = Seated(in_play(), settings=Settings(thinking_time="none"))
    for card in ("9D", "9H", "KS"):
        seated.pilot.click(seated.at(card))
        seated.pilot.advance(0.4)

    seated.pilot.drag(seated.at("9D"), seated.felt)
    seated.pilot.advance(0.5)

    assert seated.hand() == "4C 9D 9H 9S JD KS"
    assert "9♦ 9♥ K♠" in seated.screen.prompter.sentence
    assert seated.at("9D")[1] > seated.screen.board.layout.hand_line


def test_the_label_names_the_kind_of_a_group() -> None:
    """Three nines held over the felt are labelled as a book of 27 points, with the 24 points that would be left."""
    seated = Seated(in_play())
    for card in ("9D", "9H", "9S"):
        seated.pilot.click(seated.at(card))

    seated.pilot.drag(seated.at("9H"), seated.felt, release=False)

    assert seated.screen.pointer.verdict is not None
    assert seated.screen.pointer.verdict.sentence == "Book of 9s: 27 points, leaving 24 points"
    assert seated.screen.pointer.verdict.allowed


@pytest.mark.parametrize("call_off", ["esc", "right button", "focus"])
def test_a_drag_can_be_cancelled(call_off: str) -> None:
    """Esc, the right button and a loss of focus send dragged cards back without a move."""
    seated = Seated(in_play())
    seated.pilot.drag(seated.at("KS"), seated.discards, release=False)

    if call_off == "esc":
        seated.pilot.press(pygame.K_ESCAPE)
    elif call_off == "right button":
        seated.pilot.down(seated.discards, button=3)
    else:
        seated.pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    seated.pilot.up(seated.discards)

    assert seated.hand() == "4C 9D 9H 9S JD KS"
    assert seated.screen.pointer.drag is None


def test_the_hand_is_put_in_order_by_dragging() -> None:
    """A card dragged along the hand stays in its new place."""
    seated = Seated(in_play())
    first, *rest = seated.screen.board.hand.order
    last = seated.at("KS")

    seated.pilot.drag(seated.at("4C"), (last[0] + 60.0, last[1]))

    assert seated.screen.board.hand.order == (*rest, first)


def test_input_during_motion_counts() -> None:
    """At the slowest speed a draw, a choice and a discard in successive frames all count at once."""
    seated = Seated(at_start(), settings=Settings(animation_speed="0.5"))

    seated.pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)

    assert seated.position.to_act == 1


def test_nothing_can_be_done_out_of_turn() -> None:
    """While Bo is to act, a click on the stock only tells Ana whose turn it is."""
    hands = ["4C 9D", "KH QD 3S 3D"]
    position = table("jazz-club", hands=hands, stock="9S AC 8D", discard="2S", phase="start", to_act=1)
    seated = Seated(position, settings=Settings(thinking_time="slow"))

    seated.pilot.click(seated.stock)

    assert seated.hand() == "4C 9D"
    assert "Bo" in seated.screen.prompter.sentence


def test_every_action_is_kept() -> None:
    """The match is saved after each action."""
    seated = Seated(at_start())
    before = seated.keeper.matches

    seated.pilot.press(pygame.K_SPACE)
    assert seated.keeper.matches == before + 1
    seated.pilot.press(pygame.K_1, pygame.K_d)

    assert seated.keeper.matches >= before + 2


def test_the_window_can_change_its_size_in_the_middle_of_a_drag() -> None:
    """After a resize, a dragged card can be dropped on the discards at their new place."""
    seated = Seated(in_play())
    seated.pilot.drag(seated.at("KS"), seated.felt, release=False)

    seated.pilot.resize(1600, 1000)
    seated.pilot.move(seated.discards, held=True)
    seated.pilot.up(seated.discards)

    assert seated.card("KS") in seated.position.discard


def test_whole_hands_are_played_by_keys_alone() -> None:
    """A hand against three bots can be played to its end with Space and D alone."""
    seated = Seated()

    for _ in range(60):
        if seated.match.hand_over:
            break
        if seated.screen.may_act:
            seated.pilot.press(pygame.K_SPACE, pygame.K_RIGHT, pygame.K_d)
        seated.pilot.advance(0.1)

    assert seated.match.hand_over
    assert seated.keeper.hands == 1


def test_a_frame_drawn_over_the_hand_chooses_its_cards() -> None:
    """A frame dragged from the felt over the first two cards chooses these two and does nothing else."""
    seated = Seated(in_play())
    first, second, *_ = seated.screen.board.hand.order
    end = seated.at("9D")

    seated.pilot.drag((end[0] - 200.0, end[1] - 160.0), (end[0] + 10.0, end[1]))

    assert seated.screen.board.hand.chosen == {first, second}
    assert seated.hand() == "4C 9D 9H 9S JD KS"


def test_a_button_pressed_by_mouse_does_not_take_the_keys() -> None:
    """After a mouse click on Drop, Space draws a card instead of pressing Drop again."""
    seated = Seated(at_start())

    seated.pilot.click(seated.screen.controls.drop.box.center)
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_SPACE)

    assert seated.position.outcome is None
    assert seated.position.phase == "play"


def test_a_group_let_go_beside_the_discards_is_laid() -> None:
    """Three nines are laid if they overlap the discards while the pointer is on the felt."""
    seated = Seated(in_play())
    for card in ("9D", "9H", "9S"):
        seated.pilot.click(seated.at(card))
    x, y = seated.discards

    seated.pilot.drag(seated.at("9D"), (x + 65.0, y + 70.0))

    assert seated.hand() == "4C JD KS"


def test_a_card_let_go_beside_the_discards_is_not_discarded() -> None:
    """A card that overlaps the discards stays in the hand unless the pointer or its middle is on them."""
    seated = Seated(in_play())
    x, y = seated.discards

    seated.pilot.drag(seated.at("KS"), (x - 150.0, y + 90.0))

    assert "KS" in seated.hand()


@pytest.mark.parametrize("end", ["refused", "called off"])
def test_a_drag_without_effect_keeps_the_order_of_the_hand(end: str) -> None:
    """A card dragged along the hand returns to its old place if the drag is refused or cancelled."""
    seated = Seated(in_play())
    order = seated.screen.board.hand.order
    seated.pilot.drag(seated.at("4C"), seated.at("KS"), release=False)
    assert seated.screen.board.hand.order != order
    seated.pilot.move(seated.felt, held=True)

    if end == "called off":
        seated.pilot.down(seated.felt, button=3)
    seated.pilot.up(seated.felt)

    assert seated.screen.board.hand.order == order


def test_a_refused_double_click_leaves_nothing_chosen() -> None:
    """After a double click on a king that fits no spread, no card is chosen."""
    seated = Seated(in_play())

    seated.pilot.click(seated.at("KS"), clicks=2)

    assert not seated.screen.board.hand.chosen


def test_the_log_turns_back_with_the_wheel() -> None:
    """The wheel over the log turns it back."""
    seated = Seated(at_start())
    seated.pilot.press(pygame.K_SPACE)
    seated.pilot.press(pygame.K_1, pygame.K_d)
    before = seated.pilot.pixels()
    box = log_box(seated.screen.board.layout)

    seated.pilot.wheel(box.center, 1)

    assert seated.pilot.pixels() != before


def test_a_tooltip_goes_when_something_opens_over_the_table() -> None:
    """The tooltip of the menu button disappears when the menu opens over the table."""
    seated = Seated(at_start())
    seated.pilot.move(seated.screen.controls.menu.box.center)
    seated.pilot.advance(1.0)
    assert "Menu (Esc)" in read(seated.pilot)

    seated.pilot.ui.screens.push(PauseMenu(seated.pilot.ui, seated.services, seated.position.rules))
    seated.pilot.advance(0.1)

    assert "Menu (Esc)" not in read(seated.pilot)


def test_a_card_that_has_gone_cannot_be_taken_up() -> None:
    """A card that a key discards while the button is held down on it can't be dragged any more."""
    seated = Seated(in_play())
    at = seated.at("KS")
    seated.pilot.down(at)
    seated.pilot.press(pygame.K_1 + seated.screen.board.hand.order.index(seated.card("KS")), pygame.K_d)

    seated.pilot.move((at[0], at[1] - 60.0), held=True)

    assert "KS" not in seated.hand()
    assert seated.screen.pointer.drag is None


def test_no_drag_outlasts_the_hand() -> None:
    """A dragged card is let go when a drop ends the hand, because the next page takes the release."""
    seated = Seated(at_start(), settings=Settings(thinking_time="none"))
    seated.pilot.drag(seated.at(seated.hand().split()[0]), seated.felt, release=False)
    seated.pilot.press(pygame.K_k)
    seated.pilot.advance(0.6)
    seated.pilot.press(pygame.K_k)

    assert seated.position.outcome is not None
    assert seated.screen.pointer.drag is None


def test_a_skipped_deal_is_logged_at_once() -> None:
    """A press that skips the deal makes the log show the first discard at once."""
    seated = Seated(settings=Settings(thinking_time="slow"))
    seated.pilot.advance(0.2)
    screen = seated.screen
    assert screen.board.reveals.unrevealed(screen.board.now) == 1

    seated.pilot.press(pygame.K_SPACE)

    assert not screen.board.reveals.unrevealed(screen.board.now)
