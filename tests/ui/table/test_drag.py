"""Drags: cards rise, lean with the movement, are pulled towards a place that takes them, and go home."""

import pygame
import pytest

from tests.support.tables import table
from tests.ui.screens.screen_services import read
from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules.cards import parse_card
from tonk.rules.phases import TurnPhase
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.handling.drag import LIFTED, MAGNET_PULL, MOST_TILT, Drag, magnet
from tonk.ui.table.places.card_places import card_key

KING = parse_card("KS")


def a_drag(*, still: bool = False) -> Drag:
    """Return a drag that holds the king by its middle at (0, 0)."""
    return Drag("hand", (KING,), KING, (0.0, 0.0), {KING: Pose(0.0, 0.0, 6.0)}, (0.0, 0.0), 0.0, 0.0, still=still)


def swung(steps: int, *, speed: float = 900.0, seconds: float = 0.6) -> Drag:
    """Return a drag after a sideways movement at a steady speed, made in a given number of steps."""
    drag = a_drag()
    for step in range(1, steps + 1):
        drag.at = (speed * seconds * step / steps, 0.0)
        drag.follow(seconds * step / steps)
    return drag


def test_the_lean_does_not_depend_on_the_frame_rate() -> None:
    """A card leans by the same angle, set by its speed, at 30, 60 and 240 frames a second."""
    leans = [swung(steps).tilt for steps in (18, 36, 144)]

    assert leans == pytest.approx([leans[0]] * 3)
    assert leans[0] == pytest.approx(-0.008 * 900.0, rel=0.03)


def test_a_card_swings_beyond_upright_when_the_pointer_stops() -> None:
    """A card that leaned to one side goes a few degrees to the other before it is upright."""
    drag = swung(36)
    first, seen = drag.tilt, []
    for step in range(1, 61):
        drag.follow(0.6 + step / 60)
        seen.append(drag.tilt)
    assert first < 0.0 < max(seen) < 0.3 * -first
    assert seen[-1] == 0.0


def test_a_card_never_leans_too_far_to_be_read() -> None:
    """A card leans by at most 12 degrees, however fast the pointer moves, and stands upright again at rest."""
    drag = swung(36, speed=90_000.0)
    assert abs(drag.tilt) <= MOST_TILT

    for step in range(1, 61):
        drag.follow(0.6 + step / 60)

    assert drag.tilt == 0.0


def test_a_card_comes_up_smoothly() -> None:
    """A card that is picked up starts as it lay, and is a tenth larger and straight 0.12 s later."""
    drag = a_drag()
    start = drag.pose(KING)
    drag.follow(speeds.LIFT)
    up = drag.pose(KING)

    assert (start.scale, start.angle) == (1.0, 6.0)
    assert (up.scale, up.angle) == (pytest.approx(LIFTED), pytest.approx(0.0))


def test_with_reduced_motion_a_card_neither_leans_nor_is_pulled() -> None:
    """With reduced motion, a card stays upright at the pointer and isn't pulled anywhere."""
    drag = a_drag(still=True)
    drag.at = (200.0, 0.0)
    drag.follow(0.05, (10.0, 10.0))

    assert (drag.tilt, drag.pull) == (0.0, (0.0, 0.0))


def test_a_place_that_takes_the_card_pulls_at_it() -> None:
    """A place that takes the card pulls it only from nearby, by at most 10 units, and never past the place's middle."""
    zone = Box(100.0, 0.0, 80.0, 100.0)

    assert magnet((0.0, 50.0), [zone]) == (0.0, 0.0)
    assert 0.0 < magnet((70.0, 50.0), [zone])[0] < MAGNET_PULL
    assert magnet((110.0, 50.0), [zone]) == (MAGNET_PULL, 0.0)
    assert magnet((137.0, 50.0), [zone])[0] == pytest.approx(3.0)


def test_a_released_card_flies_from_where_it_was_held() -> None:
    """A card let go over the felt starts from where it was held, still leaning, and is home a quarter second later."""
    seated = sheets.at_table("play")
    seated.pilot.drag(seated.at("KS"), (300.0, 300.0), release=False)
    board, key = seated.screen.board, card_key(KING)
    held = board.pose_now(key)

    seated.pilot.up((300.0, 300.0))
    let_go = board.pose_now(key)
    seated.pilot.advance(speeds.SPRING_HOME + 0.05)

    assert held is not None
    assert let_go is not None
    assert abs(let_go.x - held.x) + abs(let_go.y - held.y) < 90.0
    assert abs(let_go.angle - held.angle) < 3.0
    assert board.pose_now(key) == board.places()[key].pose


def test_the_hand_opens_for_a_card_from_outside_and_takes_it_there() -> None:
    """Cards of the hand part for a discard held between them, and it goes in there."""
    position = table("jazz-club", hands=["4C 9D JD KS", "KH QD"], stock="9S", discard="2S", phase="start")
    seated = Seated(position, settings=Settings(animation_speed="instant", thinking_time="none"))
    middle = seated.screen.board.layout.w / 2

    seated.pilot.drag(seated.discards, (middle, seated.own_place[1]), release=False)
    assert seated.screen.board.gap == 2
    seated.pilot.up((middle, seated.own_place[1]))

    assert seated.screen.board.hand.order.index(parse_card("2S")) == 2
    assert seated.screen.board.gap is None


def test_the_stock_card_let_go_outside_goes_back_to_the_stock() -> None:
    """A stock card let go over the felt flies back to the stock and comes to rest there."""
    seated = sheets.at_table()
    seated.pilot.drag(seated.stock, (300.0, 330.0), release=False)

    seated.pilot.up((300.0, 330.0))

    board = seated.screen.board
    assert board.sprites.moving(board.now)
    seated.pilot.advance(0.5)
    assert not board.sprites.moving(board.now)
    assert seated.hand() == "4C 9D 9H 9S KS"


def test_a_drawn_card_that_was_carried_enters_from_the_hand_that_carried_it() -> None:
    """A stock card dropped on the hand flies from where it was dropped, not from the stock."""
    seated = sheets.at_table()
    seated.pilot.drag(seated.stock, seated.own_place, release=False)

    seated.pilot.up(seated.own_place)

    pose = seated.screen.board.pose_now(card_key(parse_card("AH")))
    assert pose is not None
    assert abs(pose.x - seated.own_place[0]) + abs(pose.y - seated.own_place[1]) < 90.0


def test_the_neighbours_of_a_hovered_card_part() -> None:
    """The card under the pointer rises and its neighbours move aside, until the pointer leaves."""
    seated = sheets.at_table()
    board = seated.screen.board
    order = board.hand.order
    before = {card: board.places()[card_key(card)].pose for card in order}

    board.hand.hover(order[2])
    during = {card: board.places()[card_key(card)].pose for card in order}

    assert during[order[1]].x < before[order[1]].x
    assert during[order[3]].x > before[order[3]].x
    assert during[order[2]].y < before[order[2]].y
    board.hand.hover(None)
    assert {card: board.places()[card_key(card)].pose for card in order} == before


def test_a_spread_makes_room_for_the_card_held_over_it() -> None:
    """A run moves aside for a card that is held over it and fits, and back when the card is carried off."""
    seated = sheets.at_table("play")
    board = seated.screen.board
    run = [card_key(parse_card(text)) for text in ("5C", "6C", "7C")]
    before = [board.places()[key].pose for key in run]

    seated.pilot.drag(seated.at("4C"), seated.spread(0), release=False)
    during = [board.places()[key].pose for key in run]
    seated.pilot.move(seated.own_place, held=True)

    assert during[0].x > before[0].x + 0.2 * board.layout.card_width * before[0].scale
    assert all(now.x > was.x - 1.0 for now, was in zip(during, before, strict=True))
    assert [board.places()[key].pose for key in run] == before


def test_cards_that_are_refused_shake_themselves() -> None:
    """Cards that don't fit where they are let go shake on their way home."""
    seated = sheets.at_table("play")
    seated.pilot.drag(seated.at("KS"), seated.spread(0), release=False)

    seated.pilot.up(seated.spread(0))

    sprites = dict(seated.screen.board.sprites.layers(0.0)[0])
    assert sprites[card_key(KING)].course.pulses


def test_a_drag_from_the_empty_stock_says_what_to_do_instead() -> None:
    """A drag from the empty stock does nothing but say that pressing it ends the hand, and a press does so."""
    hands = ["4C 9D 9H", "KH QD 3S 3D"]
    seated = Seated(table("jazz-club", hands=hands, discard="TC 2S", phase="start"))

    seated.pilot.drag(seated.stock, seated.own_place)
    assert seated.position.outcome is None
    assert not seated.screen.board.hand.chosen
    assert "The stock is empty. Press the empty stock to end the hand." in read(seated.pilot)
    seated.pilot.click(seated.stock)

    assert seated.position.outcome is not None


def test_a_drag_from_the_empty_stock_after_the_draw_says_why_not() -> None:
    """After the draw, a drag from the empty stock gives the same reason that a press would."""
    hands = ["4C 9D 9H", "KH QD 3S 3D"]
    seated = Seated(table("jazz-club", hands=hands, discard="TC 2S", phase="play"))

    seated.pilot.drag(seated.stock, seated.own_place)

    assert "You've already drawn: lay, hit or discard" in read(seated.pilot)


@pytest.mark.parametrize("place", ["stock", "spread", "discards"])
def test_a_press_counts_where_nothing_can_be_carried_however_the_hand_shakes(place: str) -> None:
    """A press that slips by 10 pixels on the empty stock, a spread or the empty discards still counts as a press."""
    hands = ["4C 9D 9H", "KH QD 3S 3D"]
    phase: TurnPhase = "start" if place == "stock" else "play"
    discard = "" if place == "discards" else "TC 2S"
    seated = Seated(table("jazz-club", hands=hands, discard=discard, spreads=["1: 5C 6C 7C"], phase=phase))
    seated.pilot.press(pygame.K_1)
    x, y = {"stock": seated.stock, "spread": seated.spread(0), "discards": seated.discards}[place]

    seated.pilot.drag((x, y), (x + 10.0, y), steps=4)

    assert (seated.position.outcome is not None) == (place == "stock")
    assert seated.hand() == ("4C 9D 9H" if place == "stock" else "9D 9H")


@pytest.mark.parametrize("over", ["stock", "hand"])
def test_a_click_that_slips_over_an_edge_counts(over: str) -> None:
    """A click that slips by 4 pixels, off the stock or onto the next card, is still a click and not a drag."""
    seated = Seated(
        table("jazz-club", hands=["4C 9D 9H KS JD", "KH QD"], stock="9S AC", discard="TC 2S", phase="start")
    )
    board = seated.screen.board
    if over == "stock":
        box = board.boxes()[("stock", 0)]
        start = box.right - 2.0, box.center[1]
    else:
        poses = board.layout.hand(board.hand.order, frozenset(), None)
        start = board.layout.box_of(poses[board.hand.order[1]]).x - 2.0, seated.at("4C")[1]

    seated.pilot.drag(start, (start[0] + 4.0, start[1]), steps=2)

    if over == "stock":
        assert seated.hand() == "4C 9D 9H 9S JD KS"
    else:
        assert board.hand.chosen == {seated.card("4C")}


def test_a_frame_whose_end_is_miles_away_is_drawn_as_far_as_it_is_seen() -> None:
    """A lasso that ends far outside the window is drawn only where it shows; all of it would not fit in memory."""
    seated = Seated()
    felt = seated.screen.board.layout.felt

    seated.pilot.drag((felt.x + 4.0, felt.bottom - 4.0), (1e6, 1e6), release=False)
    seated.pilot.look()

    assert seated.screen.pointer.lasso is not None
