"""The card under the pointer leans towards it, swings back, and costs nothing at rest."""

import pytest

from tests.ui.table import sheets
from tests.ui.table.seated import Seated
from tonk.rules import Discard
from tonk.rules.cards import parse_card
from tonk.session.settings import Settings
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.hover_lean import MOST_LEAN, MOST_SHIFT, HoverLean
from tonk.ui.table.places.card_places import card_key

NINE, FOUR = parse_card("9H"), parse_card("4C")
FLAT = Pose(100.0, 100.0)


def leaning(steps: int, to: Point = (1.0, -1.0), seconds: float = 0.5) -> HoverLean:
    """Return the lean of a card at which the pointer has rested for a time."""
    lean = HoverLean()
    lean.follow(0.0, still=False)
    lean.point_at(NINE, to)
    for step in range(1, steps + 1):
        lean.follow(seconds * step / steps, still=False)
    return lean


def test_a_card_turns_and_shifts_towards_the_pointer() -> None:
    """At its right edge it turns clockwise by five degrees at most; beyond the edge it goes no farther."""
    for to in ((1.0, -1.0), (3.0, -5.0)):
        pose = leaning(60, to, 2.0).on(NINE, FLAT)
        assert pose == pytest.approx(FLAT.moved(MOST_SHIFT, -MOST_SHIFT)._replace(angle=-MOST_LEAN))


def test_its_lean_does_not_depend_on_the_frame_rate() -> None:
    """After a tenth of a second it leans the same, and already most of the way, at 30, 60 and 240 frames a second."""
    angles = [leaning(steps, seconds=0.1).on(NINE, FLAT).angle for steps in (3, 6, 24)]
    assert angles == pytest.approx([angles[0]] * 3)
    assert angles[0] < -0.5 * MOST_LEAN


def test_it_goes_a_little_too_far_and_rests() -> None:
    """It goes beyond the pointer's angle and comes back, and then nothing changes any more."""
    angles = [leaning(60, seconds=0.01 * step).on(NINE, FLAT).angle for step in range(1, 60)]
    assert -1.25 * MOST_LEAN < min(angles) < -1.05 * MOST_LEAN
    lean = leaning(60, seconds=2.0)
    assert not lean.follow(2.1, still=False)
    assert lean.leans(NINE)
    lean.point_at(None)
    assert lean.follow(2.2, still=False)
    while lean.leans(NINE):
        lean.follow(lean.now + 1 / 60, still=False)
    assert lean.now < 3.0
    assert lean.on(NINE, FLAT) == FLAT


def hovered(settings: Settings = sheets.SLOW, place: str = "club") -> Seated:
    """Return a table at which the pointer has gone to the left edge of a card of the hand."""
    seated = sheets.at_table("play", settings=settings.changed(place=place))
    seated.screen.ui.go_to("club")
    seated.pilot.move(seated.at("9H"))
    seated.pilot.advance(0.4)
    return seated


def test_only_the_card_under_the_pointer_leans_and_none_while_one_is_carried() -> None:
    """The card that the pointer points at leans; once it is carried, it does so by its speed alone."""
    seated = hovered()
    lean = seated.screen.board.lean
    assert lean.leans(NINE)
    assert not lean.leans(FOUR)
    assert seated.screen.board.pose_now(card_key(NINE)) is not None
    seated.pilot.drag(seated.at("9H"), (300.0, 300.0), release=False)
    seated.pilot.advance(1.0)
    assert not lean.leans(NINE)


def test_a_card_that_leaves_the_hand_under_the_pointer_lies_straight() -> None:
    """A card that is thrown on the discards by its key leans no more, although the pointer has not moved."""
    seated = hovered()
    board = seated.screen.board
    seated.screen.do(Discard(NINE))
    seated.pilot.advance(1.5)
    assert card_key(NINE) in board.places()
    assert not board.lean.leans(NINE)


@pytest.mark.parametrize(
    ("settings", "place"), [(sheets.SLOW, "plain"), (sheets.SLOW.changed(reduced_motion="on"), "club")]
)
def test_no_card_leans_where_nothing_moves_by_itself(settings: Settings, place: str) -> None:
    """At the plain table and with reduced motion, the card under the pointer stays straight."""
    assert not hovered(settings, place).screen.board.lean.leans(NINE)
