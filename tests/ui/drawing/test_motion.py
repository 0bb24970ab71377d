"""Motion as a function of time: its start, its course, its end, its speed, and none at all."""

import pytest

from tests.support.tables import cards, house, table
from tonk.rules.cards import Seat, parse_card
from tonk.rules.events import Drew
from tonk.ui.drawing import motion, speeds
from tonk.ui.drawing.motion import Flight, Pose
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.table.board import Board
from tonk.ui.table.hand_order import kept, moved, sort_hand
from tonk.ui.table.motion.departures import Departure, Leg, Pace
from tonk.ui.table.motion.sprites import Sprites
from tonk.ui.table.places.card_places import SpritePlace, card_key
from tonk.ui.table.places.layout import TablePreferences

HERE, THERE = Pose(0.0, 0.0, 0.0, 0.0), Pose(100.0, 50.0, 8.0, 1.0)
KEY = card_key(parse_card("KS"))


@pytest.mark.parametrize(
    "curve",
    [motion.ease_out, motion.ease_in_out, motion.ease_in, motion.drop_in, motion.spring, motion.bounce, motion.arrive],
)
def test_every_curve_begins_at_the_start_and_ends_at_the_end(curve: motion.Easing) -> None:
    """Every curve maps 0 to 0 and 1 to 1, and passes the end by a tenth at most."""
    assert curve(0.0) == pytest.approx(0.0)
    assert curve(1.0) == pytest.approx(1.0)
    assert all(-0.01 <= curve(i / 20) <= 1.1 for i in range(21))


def test_a_card_that_arrives_goes_a_little_too_far() -> None:
    """The arriving curve passes its end by two to five hundredths, and comes back."""
    farthest = max(motion.arrive(step / 100) for step in range(101))

    assert 1.02 < farthest < 1.05


def test_a_flight_is_at_its_start_before_and_exactly_at_its_end_after() -> None:
    """A card is at its old place before a flight begins, and exactly at its new place after landing."""
    flight = Flight(HERE, THERE, begins=1.0, seconds=0.5, curve=motion.spring, arc=20.0)

    assert flight.at(0.5) == HERE
    assert flight.at(1.5) == THERE
    assert 0.0 < flight.at(1.2).x < 110.0


def test_a_flight_of_no_time_has_landed() -> None:
    """At instant speed, a card is at its new place at once."""
    assert Flight(HERE, THERE, 1.0, 0.0).at(1.0) == THERE


def test_a_diverted_card_continues_from_its_position() -> None:
    """A card that gets a new place in mid-flight goes on from its current position without a jump."""
    sprites = Sprites()
    sprites.settle({KEY: SpritePlace(HERE, 1.0, parse_card("KS"))}, 0.0, Pace())
    sprites.settle({KEY: SpritePlace(THERE, 1.0, parse_card("KS"))}, 0.0, Pace())
    halfway = sprites.pose(KEY, 0.1)

    sprites.settle({KEY: SpritePlace(THERE._replace(y=-80.0), 1.0, parse_card("KS"))}, 0.1, Pace())

    assert sprites.pose(KEY, 0.1) == halfway


@pytest.mark.parametrize(
    ("speed", "seconds"), [("0.5", 0.44), ("1", 0.22), ("2", 0.11), ("4", 0.055), ("instant", 0.0)]
)
def test_the_animation_speed_divides_all_durations(speed: str, seconds: float) -> None:
    """A move of 0.22 s takes twice as long at half speed and no time at all when instant."""
    sprites = Sprites()
    pace = Pace(speeds.SPEEDS[speed])
    sprites.settle({KEY: SpritePlace(HERE, 1.0, parse_card("KS"))}, 0.0, pace)
    sprites.settle({KEY: SpritePlace(THERE, 1.0, parse_card("KS"))}, 10.0, pace)

    assert sprites.all_at_rest() == pytest.approx(10.0 + seconds)


def test_with_reduced_motion_nothing_travels() -> None:
    """With reduced motion, a card fades out at its old place and fades in at its new one."""
    sprites = Sprites()
    pace = Pace(reduced=True)

    sprites.settle(
        {KEY: SpritePlace(THERE, 1.0, parse_card("KS"))}, 0.0, pace, {KEY: Departure(HERE, (Leg(speeds.DRAW),))}
    )
    lying, flying = sprites.layers(speeds.FADE / 2)

    assert not flying
    assert {key: sprite.course.at(speeds.FADE / 2) for key, sprite in lying} == {("gone", 0, 0): HERE, KEY: THERE}
    assert [sprite.opacity(speeds.FADE / 2) for _, sprite in lying] == [pytest.approx(0.5)] * 2


def test_a_drawn_card_comes_from_the_stock_and_is_turned_on_the_way() -> None:
    """A drawn card starts as a back at the stock and ends face up in the hand."""
    position = table("jazz-club", hands=["4C 9D", "KH QD"], stock="KS AC", discard="2S", phase="start")
    board = Board(position.view(Seat(0)), Viewport(1280, 720), TablePreferences(), Pace())
    board.show(position.view(Seat(0)), open_hand=True)
    happened = position.apply(position.legal()[0])
    assert happened == [Drew(Seat(0), parse_card("KS"))]

    board.show(position.view(Seat(0)), happened, open_hand=True)

    start, end = board.sprites.pose(KEY, 0.0), board.sprites.pose(KEY, 5.0)
    assert start is not None
    assert end is not None
    assert (start.x, start.face) == (board.layout.stock.x, 0.0)
    assert (end.y, end.face) == (board.layout.hand(board.hand.order, frozenset(), None)[parse_card("KS")].y, 1.0)


def test_the_order_of_the_hand_is_kept_while_it_changes() -> None:
    """A card that leaves the hand leaves no gap, a new one comes at the right, and the rest keep their order."""
    order = tuple(map(parse_card, ("KS", "4C", "9D")))

    assert kept(order, cards("KS 9D 2H")) == tuple(map(parse_card, ("KS", "9D", "2H")))
    assert moved(order, parse_card("KS"), 2) == tuple(map(parse_card, ("4C", "9D", "KS")))


@pytest.mark.parametrize(
    ("by", "sorted_hand"),
    [("rank", "4C 9C 9D 9H KS"), ("suit", "4C 9C 9D 9H KS"), ("spread", "9C 9D 9H 4C KS")],
)
def test_the_hand_is_sorted(by: str, sorted_hand: str) -> None:
    """The hand can be sorted by rank, by suit, or into groups that belong together."""
    assert sort_hand(house(), cards("KS 9H 4C 9D 9C"), by) == tuple(map(parse_card, sorted_hand.split()))


@pytest.mark.parametrize(
    ("hand", "least_naturals", "sorted_hand"),
    [
        ("3S 9C 9D 2S KH", 2, "9C 9D 2S 3S KH"),
        ("3S 9C 9D 2S KH", 3, "2S 3S 9C 9D KH"),
        ("3H 5C 6C 2S 8C", 3, "5C 6C 2S 8C 3H"),
    ],
)
def test_cards_stand_together_that_the_rules_let_be_laid(hand: str, least_naturals: int, sorted_hand: str) -> None:
    """A wild deuce is sorted into the spread that it completes, unless the rules require more natural cards there."""
    rules = house(wilds=["deuces"], least_naturals=least_naturals)
    assert sort_hand(rules, cards(hand), "spread") == tuple(map(parse_card, sorted_hand.split()))
