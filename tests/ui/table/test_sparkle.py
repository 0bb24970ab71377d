"""Effects on the felt as they are drawn."""

import pytest

from tests.ui.pilot import dummy_ui
from tests.ui.table.test_layout import laid_out, view
from tonk.rules.cards import Seat, each_seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.painting import Blit
from tonk.ui.drawing.theme import theme_of
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.celebration_effects import Burst, GoldWord
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.motion.felt_effects import ChipPaid, FeltEffects, HitLight
from tonk.ui.table.painting.celebration_painting import CelebrationPainter
from tonk.ui.table.painting.edge_lights import edge_light
from tonk.ui.table.painting.sparkle import STRIKE_HIGH, Sparkle, ribbon_box, ribbon_middle
from tonk.ui.table.places.log_place import log_box

pytestmark = pytest.mark.usefixtures("eager")


def test_the_gold_is_that_of_the_place() -> None:
    """After a change of place, gold effects are drawn in the gold of the new place."""
    ui, effects = dummy_ui(), FeltEffects()
    effects.start(
        [Burst(0.0, 1.0, (640.0, 360.0), 100.0), GoldWord(0.0, 1.0, (640.0, 200.0), "Tonk!")], [], 0.0, Pace()
    )
    sparkle, celebrations = Sparkle(effects), CelebrationPainter(effects)

    def drawn(place: str) -> set[int]:
        canvas = Canvas(ui.viewport, ui.text, theme_of(place))
        sparkle.draw_over(canvas, 0.3, reduced=False)
        celebrations.dim(canvas, 0.3, reduced=False)
        celebrations.draw(canvas, 0.3, reduced=False)
        return {id(stroke.picture) for stroke in canvas.strokes if isinstance(stroke, Blit)}

    club, station = drawn("club"), drawn("station")

    assert club
    assert not club & station
    assert drawn("club") == club


def test_chips_fly_above_everything_and_lie_under_words() -> None:
    """A flying chip is drawn above stamps and words, and a chip at rest below them with the sparks."""
    ui, effects = dummy_ui(), FeltEffects()
    paid = ChipPaid(0.0, 2.0, (200.0, 300.0), (900.0, 400.0), Seat(0), Seat(1), 1.0, 1.0, 0.2)
    effects.start([paid], [], 0.0, Pace())
    sparkle = Sparkle(effects)

    def drawn(now: float) -> tuple[bool, bool]:
        below, above = (Canvas(ui.viewport, ui.text, ui.theme) for _ in range(2))
        sparkle.draw_over(below, now, reduced=False)
        sparkle.draw_paid(above, now, reduced=False)
        return bool(below.strokes), bool(above.strokes)

    assert drawn(0.5) == (False, True)
    assert drawn(1.4) == (True, False)


@pytest.mark.parametrize(("now", "reduced", "seen"), [(0.1, False, True), (0.1, True, False), (0.3, False, False)])
def test_a_hit_is_lit_for_a_moment(now: float, reduced: bool, seen: bool) -> None:
    """A hit is lit for a moment that delays nothing, and not at all with reduced motion."""
    ui, effects = dummy_ui(), FeltEffects()
    effects.start([HitLight(0.0, 0.25, Box(300.0, 200.0, 80.0, 112.0))], [], 0.0, Pace())
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    Sparkle(effects).draw_under(canvas, now, reduced=reduced)
    assert bool(canvas.strokes) == seen
    assert effects.all_over() == 0.0


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_ribbon_covers_no_words_and_no_index(seats: int) -> None:
    """A ribbon covers no words of its plate, no spread and no newest line of the log."""
    layout, lying = laid_out((1280, 720), seats), view(seats).table
    cards = [layout.box_of(pose) for poses in layout.spreads(lying) for pose in poses]
    for seat in each_seat(seats):
        plate = layout.plate(seat)
        ribbon = ribbon_box(plate, 150.0)
        assert ribbon.bottom <= plate.y + 8.0 or ribbon.y >= plate.bottom - 26.0
        assert ribbon.y >= 0.0
        assert not any(ribbon.overlap(card) for card in cards)
        assert not log_box(layout).inset(0.0, 9.0).overlap(ribbon)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_ribbon_that_strikes_a_plate_is_whole_within_the_window_and_covers_no_face(seats: int) -> None:
    """Even nearest to the eye it reaches neither beyond the edges nor over a portrait."""
    layout = laid_out((1280, 720), seats)
    for seat in map(Seat, range(1, seats)):
        box, larger = ribbon_box(layout.plate(seat), 112.0), 1.0 + STRIKE_HIGH
        near = Box.around(ribbon_middle(box, larger, layout.w), larger * box.w, larger * box.h)
        assert near.x >= 0.0
        assert near.right <= layout.w
        assert near.overlap(layout.portrait(seat)) < 0.1 * layout.portrait(seat).w ** 2


def test_light_around_an_empty_place_leaves_its_middle_dark() -> None:
    """It is brightest at the edge and fades on both sides, so that it never looks like a painted card."""
    ui = dummy_ui()
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    _key, made = edge_light(canvas, Box(300.0, 200.0, 80.0, 112.0), 10.0, 18.0)
    picture = made()
    middle = picture.get_height() // 2
    across = [picture.get_at((x, middle)).a for x in range(picture.get_width() // 2 + 1)]
    assert across[0] < 10
    assert across[-1] < 10
    assert max(across) > 180
