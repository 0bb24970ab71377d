"""Effects on the felt as they are drawn."""

import pytest

from tests.ui.pilot import dummy_ui
from tonk.rules.cards import Seat, each_seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.painting import Blit
from tonk.ui.drawing.theme import theme_of
from tonk.ui.table.celebration_painting import CelebrationPainter
from tonk.ui.table.felt_effects import Burst, FeltEffects, GoldWord
from tonk.ui.table.layout import TableLayout
from tonk.ui.table.sparkle import Sparkle, ribbon_y
from tonk.ui.table.sprites import Pace


def test_the_gold_is_that_of_the_place() -> None:
    """A player who goes to another place while there is gold to be seen sees that place's gold."""
    ui, effects = dummy_ui(), FeltEffects()
    effects.start(
        [Burst(0.0, 1.0, (640.0, 360.0), 100.0), GoldWord(0.0, 1.0, (640.0, 200.0), "Tonk!")], [], 0.0, Pace()
    )
    sparkle, celebrations = Sparkle(effects), CelebrationPainter(effects)

    def drawn(place: str) -> set[int]:
        canvas = Canvas(ui.viewport, ui.text, theme_of(place))
        sparkle.draw_over(canvas, 0.3, reduced=False)
        celebrations.draw_rays(canvas, 0.3)
        celebrations.draw(canvas, 0.3, reduced=False)
        return {id(stroke.picture) for stroke in canvas.strokes if isinstance(stroke, Blit)}

    club, station = drawn("club"), drawn("station")

    assert club
    assert not club & station
    assert drawn("club") == club


@pytest.mark.parametrize("seats", [2, 6])
def test_a_ribbon_leaves_the_name_on_its_plate_to_be_read(seats: int) -> None:
    """It lies across the lower half of a plate, whole in the window, for the player at the bottom too."""
    layout, high = TableLayout(1280.0, 720.0, 108.0, seats, Seat(0)), 28.0
    for seat in each_seat(seats):
        plate = layout.plate(seat)
        middle = ribbon_y(plate, high, layout.h)
        assert middle - high / 2 >= plate.y + 30.0
        assert middle + high / 2 <= layout.h
