"""Staging a celebration: the room dims, rays and chips come from its place, with a word there."""

import math

from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import Burst, ChipBurst, Dim, GoldWord
from tonk.ui.table.motion.celebrations import Form, Moment, measure_of
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TableLayout
from tonk.ui.table.places.log_place import buttons_box, log_box
from tonk.ui.table.places.word_places import free_word

_LETTER, _MARGIN = 38.0, 24.0
"""The greatest width of a letter in a title, and the least distance of a word from the edge of the window."""
_LARGE = 2.1
"""The enlargement of words of the greatest moments."""
_HALF_HIGH = 32.0
"""Half the height of a word in letters of a title."""
_RIBBON, _ON_RIBBON, _RIBBON_ENDS, _RIBBON_HIGH = 0.8, 27.0, 66.0, 104.0
"""The enlargement of letters on a ribbon, which stand out by themselves. The width of a letter there, of the ribbon's
ends, and its height, for letters of a title's size."""
_ON_WORDS, _ON_CARDS = 4.0, 8.0
"""The weight of each square unit of names, log, prompts and the hand that a word would cover, and of other cards."""


def celebrate(
    staging: Staging,
    moment: StagingFacts,
    what: Moment,
    begins: float,
    center: Point,
    word: str,
    word_at: Point,
    *,
    ribbon: bool = False,
) -> None:
    """Celebrate a moment with its measure.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        what: The kind of moment.
        begins: The time of the celebration.
        center: The origin of rays and chips.
        word: The word.
        word_at: The middle of the word, before it is moved inside the window.
        ribbon: Whether the word is on a dark ribbon, exactly there.
    """
    measure = measure_of(what)
    if measure.dim:
        staging.effects.append(Dim(begins, measure.seconds, measure.dim))
    if measure.rays:
        staging.effects.append(Burst(begins, measure.seconds, center, measure.rays))
    if measure.chips:
        staging.effects.append(ChipBurst(begins, measure.seconds, center, measure.chips))
    letters, (wide, high) = _letters(what), _word_size(what, word)
    if ribbon:
        at, letters, (wide, high) = word_at, _RIBBON * measure.letters, ribbon_size(what, word)
    elif measure.dim:
        staged = _middle(moment.layout, word_at, letters / measure.letters)
        at = within(moment.layout, staged, wide / 2, high / 2)
    else:
        at = free_word(moment.layout, word_at, (wide / 2, high / 2), _in_play(moment))
    look = Form.GOLD if ribbon else measure.form
    staging.effects.append(GoldWord(begins, measure.seconds, at, word, letters, ribbon, (wide, high), look))
    staging.noise(measure.sound, begins, moment.side(center[0]))


def _letters(what: Moment) -> float:
    """Return the ratio of the letters of a moment's word to a title's."""
    measure = measure_of(what)
    return measure.letters * (1.0 if measure.form is Form.PLAIN else _LARGE)


def _word_size(what: Moment, word: str) -> tuple[float, float]:
    """Return the largest size of a moment's word, in units.

    Args:
        what: The moment.
        word: The word.
    """
    letters = _letters(what)
    return len(word) * _LETTER * letters, 2 * _HALF_HIGH * letters


def ribbon_size(what: Moment, word: str) -> tuple[float, float]:
    """Return the largest size of the ribbon with a moment's word, in units.

    Args:
        what: The moment.
        word: The word.
    """
    letters = _RIBBON * measure_of(what).letters
    return (len(word) * _ON_RIBBON + _RIBBON_ENDS) * letters, _RIBBON_HIGH * letters


def _in_play(moment: StagingFacts) -> list[tuple[Box, float]]:
    """Return the boxes that a word avoids in an undimmed room, with weights, since the hand goes on."""
    layout, view = moment.layout, moment.view
    seats = [layout.bottom, *layout.others]
    words = [*map(layout.plate, seats), *map(layout.portrait, seats), log_box(layout), buttons_box(layout)]
    words.append(Box(layout.edges.side, layout.words_top, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT))
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    cards = [layout.box_of(pose) for poses in layout.spreads(view.table) for pose in poses]
    own = Box(0.0, layout.hand_y - layout.card_height / 2, layout.w, layout.card_height)
    return [*((box, _ON_WORDS) for box in (*words, own)), *((box, _ON_CARDS) for box in (*piles, *cards))]


def _middle(layout: TableLayout, point: Point, larger: float) -> Point:
    """Return the place of an enlarged word: nearer to the middle of the table."""
    left = 1.0 / larger
    x, y = layout.w / 2, layout.h / 2
    far = (larger - 1.0) * _HALF_HIGH
    return x + (point[0] - x) * left, y + math.copysign(max(0.0, abs(point[1] - y) - far), point[1] - y)


def within(layout: TableLayout, point: Point, half_wide: float, half_high: float) -> Point:
    """Return the nearest point around which something of this size is entirely inside the window.

    Args:
        layout: The table.
        point: The point.
        half_wide: Half its width, in units.
        half_high: Half its height, in units.
    """
    wide, high = half_wide + _MARGIN, half_high + _MARGIN
    return max(wide, min(layout.w - wide, point[0])), max(high, min(layout.h - high, point[1]))
