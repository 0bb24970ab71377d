"""The left-handed table: its buttons are at the left, its log and plate at the right, and they cover nothing."""

import pytest

from tests.ui.table.seated import Seated
from tests.ui.table.test_layout import view
from tonk.rules.cards import FULL_DECK, Seat, each_seat
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.table.handling.drop_targets import cards_in
from tonk.ui.table.places.card_places import card_key, card_places
from tonk.ui.table.places.layout import TableLayout, card_width
from tonk.ui.table.places.log_place import log_box
from tonk.ui.table.places.under_point import card_at


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_log_and_the_plate_at_the_right_are_free(seats: int, ui_scale: float) -> None:
    """The log and the player's plate cover no other plate, pile or spread, in roomy and compact windows."""
    viewport = Viewport(1280, 720, ui_scale)
    width = card_width("large", viewport.w)
    layout = TableLayout(viewport.w, viewport.h, width, seats, Seat(0), left_handed=True)
    log, own = log_box(layout), layout.plate(Seat(0))
    plates = [layout.plate(seat) for seat in each_seat(seats) if seat]
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    spreads = [layout.box_of(pose) for poses in layout.spreads(view(seats).table) for pose in poses]
    assert min(log.x, own.x) >= layout.hand_box.right
    assert not [box for box in (*plates, *piles, *spreads) if box.overlap(log) or box.overlap(own)]
    assert not log.overlap(own)


def test_the_buttons_follow_the_setting_at_once() -> None:
    """The buttons move to the left of the hand, inside the window and apart, and back with the setting."""
    seated = Seated(settings=Settings(animation_speed="instant", thinking_time="none", lessons=False))
    settings, controls = seated.pilot.ui.settings, seated.screen.controls
    usual = list(controls.boxes)
    seated.pilot.ui.settings = settings.changed(left_handed=True)
    seated.pilot.advance(0.1)
    boxes, hand = list(controls.boxes), seated.screen.board.layout.hand_box
    assert all(box.x >= 0 and box.right <= hand.x for box in boxes)
    assert not any(one.overlap(other) for place, one in enumerate(boxes) for other in boxes[:place])
    seated.pilot.ui.settings = settings
    seated.pilot.advance(0.1)
    assert list(controls.boxes) == usual


def test_a_left_handed_fan_shows_the_right_corners() -> None:
    """With the index in both corners, each card lies on the one to its right, and a press means the card on top."""
    hand = FULL_DECK[20:25]
    for left, face in ((True, "both"), (True, "standard"), (False, "both")):
        layout = TableLayout(1280.0, 720.0, 108.0, 4, Seat(0), left_handed=left, face=face)
        poses = layout.hand(hand, frozenset(), None)
        places = card_places(layout, view(4), hand, frozenset(), None, open_hand=True)
        heights = [places[card_key(card)].z for card in hand]
        turned = left and face == "both"
        assert heights == sorted(heights, reverse=turned)
        between = (poses[hand[1]].x + poses[hand[2]].x) / 2, poses[hand[1]].y
        assert card_at(layout, hand, frozenset(), between) == hand[1 if turned else 2]


def test_a_frame_takes_the_cards_that_show_in_it() -> None:
    """A frame selects the cards that show in it, also in a fan that overlaps the other way."""
    ways = []
    for left in (False, True):
        seated = Seated(settings=Settings(left_handed=left, card_face="both", lessons=False))
        seated.pilot.advance(3.0)
        board = seated.screen.board
        order, poses = board.hand.order, board.layout.hand(board.hand.order, frozenset(), None)
        boxes = [board.layout.box_of(poses[card]) for card in order]
        ways.append([order.index(card) for card in cards_in(board, Box(boxes[2].x + 2, boxes[2].y, 4.0, 40.0))])
    assert ways == [[2], [1]]
