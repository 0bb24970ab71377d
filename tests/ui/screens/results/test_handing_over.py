"""The sights that the table hands over to the page of a result without a break: stamp, faces, spreads."""

import pytest

from tests.ui.screens.results.ended_hands import ended, page_of
from tests.ui.screens.screen_services import click
from tests.ui.table.sheets import ACTS, ACTS_OF_TWISTS
from tonk.rules.cards import cards_in, each_seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.table.motion.celebration_effects import HandLight, Stamp


def test_a_caught_hand_keeps_its_stamp_from_the_table_to_the_page() -> None:
    """From the first frame of the page on, the stamp is above the dark of the room, and only there."""
    seated = ACTS["caught"].seated()
    ACTS["caught"].do(seated)
    page = page_of(seated)
    board = seated.screen.board
    assert not list(board.effects.live(Stamp, board.now))
    box = page.cards.stamp(each_seat(4)[2])
    assert box is not None
    canvas = Canvas(seated.pilot.ui.viewport, seated.pilot.ui.text, seated.pilot.ui.theme)
    page._page.draw(canvas)
    assert any(above.at == pytest.approx(box.center) for above in page.cards._above)


def test_faces_on_the_page_leave_holes_at_the_table_until_it_folds() -> None:
    """No face is seen twice, and no hole is left once the table is shown again."""
    seated, _seen = ended()
    board = seated.screen.board
    assert board.lent_faces == frozenset(each_seat(4))
    seated.pilot.advance(1.5)
    click(seated.pilot, "Show the table")
    assert not board.lent_faces


def test_spreads_come_to_light_as_the_page_rises() -> None:
    """Spreads are as dark on the first frame of the page as before it, and bright a moment later; hands always are."""
    seated = ACTS_OF_TWISTS["run"].seated()
    ACTS_OF_TWISTS["run"].do(seated)
    cards = page_of(seated).cards
    spread, hand = seated.position.table[0].cards[0], cards_in(seated.position.hands[1])[0]
    shades = [cards._shade(spread)]
    assert shades[0] == cards.dimmed > 0.0
    while cards.share(0.0, speeds.SPREAD_LIGHTENS) < 1.0:
        assert cards._shade(hand) == 0.0
        seated.pilot.pass_frame()
        shades.append(cards._shade(spread))
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) > 4
    assert shades[-1] == 0.0


def test_the_light_around_the_winning_hand_fades_as_the_page_rises() -> None:
    """It is as strong as before in the first frame of the page, and then fades within a moment."""
    seated, _seen = ended()
    board = seated.screen.board
    lights = [one for one in board.effects._effects if isinstance(one, HandLight)]
    assert lights
    for light in lights:
        strengths = [light.left(light.leaves + 0.02 * step) for step in range(8)]
        assert strengths[0] == 1.0
        assert strengths == sorted(strengths, reverse=True)
        assert strengths[-1] == 0.0
    seated.pilot.advance(0.3)
    assert not list(board.effects.live(HandLight, board.now))
