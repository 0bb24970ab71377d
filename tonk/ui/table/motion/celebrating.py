"""Staging a celebration: the room dims, rays and pieces come from its place, with a word there."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.places.things import things_box
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebration_effects import (
    Burst,
    Dim,
    Dust,
    Jolt,
    Scatter,
    SlamLight,
)
from tonk.ui.table.motion.celebrations import Form, Measure, Moment, measure_of, pieces_of
from tonk.ui.table.motion.cried_motion import CriedWord
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.motion.slammed_words import WHOLE_NEAR, SlammedWord, struck_rhythm
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.motion.startled_faces import startle
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TableLayout
from tonk.ui.table.places.log_place import buttons_box, log_box
from tonk.ui.table.places.word_places import covered, free_word

_LETTER, _ENDS = 28.0, 40.0
"""The greatest width of a word in letters of a title: of each of its letters, and in addition."""
_LARGE = 2.1
"""The enlargement of words of the greatest moments."""
SLAMMED = 2.75
"""The enlargement of words that are slammed on the table letter by letter."""
WORD_SHARES = 1.0, 0.86, 0.74, 0.62
"""The sizes of a word relative to its moment's measure: the first for which there is room is used."""
STRUCK_SHARES = 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.3
"""The same for a word that is struck on the table, relative to a slammed one of that measure."""
_DUST_FAR, _ARRIVES = 64.0, 4.0
"""The distance that dust is blown by a struck word, and the strength of its blow when it arrives at its player, both in
units."""
_CLEAR = 1.05
"""The size of what pieces burst from, relative to the word: they are beside its letters at once."""
_HALF_HIGH, _HALF_TALL, _TALL = 27.0, 38.0, "gjpqyçÇ"
"""Half the height of a word in letters of a title, also with any of those below the line or with accents."""
_BEYOND: Mapping[Form, tuple[float, float]] = MappingProxyType(
    {Form.STAR: (176.0, 136.0), Form.STREAKS: (128.0, 0.0), Form.SLASHES: (0.0, 72.0), Form.COINS: (100.0, 80.0)}
)
"""For each form with something behind its letters, the width of that beside the word, and its height; in letters of a
title."""
_NEAR = 96.0
"""The greatest distance from a word's subject at which it gets free felt for everything behind it."""
_ON_WORDS, _ON_CARDS = 4.0, 8.0
"""The weight of each square unit of names, log, prompts and the hand that a word would cover, and of other cards."""
_FIRST_LETTER = 0.8
"""The force with which the first letter of a struck word is heard; the last one has the sound of the moment."""
CAPTION = 18.0
"""The height of the number of cards below the stock."""


class WordPlace(NamedTuple):
    """The place of a word: its middle, and its size relative to its moment's measure."""

    at: Point
    share: float = 1.0


def celebrate(
    staging: Staging,
    moment: StagingFacts,
    what: Moment,
    begins: float,
    center: Point,
    word: str,
    place: WordPlace,
    seat: Seat | None,
    *,
    read: float | None = None,
) -> None:
    """Celebrate a moment with its measure.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        what: The kind of moment.
        begins: The time of the celebration: its word strikes the table.
        center: The origin of rays and pieces.
        word: The word.
        place: Its place (`word_place`).
        seat: The player to whom it goes at last; None for nobody.
        read: The time for which the word is seen, if another word follows it.
    """
    measure, lasts, to = measure_of(what), read or measure_of(what).seconds, None
    if seat is not None:
        to = moment.layout.portrait(seat).center
        staging.effects.append(SlamLight(begins + lasts, speeds.HIT_LIGHT, moment.layout.plate(seat)))
    letters, size = _letters(what) * place.share, word_size(what, word, place.share)
    falls = min(begins, speeds.WORD_FALLS)
    _light(staging, moment, what, begins - falls, center, begins, (_CLEAR * size[0] / 2, _CLEAR * size[1] / 2))
    written = CriedWord(
        begins - falls,
        lasts + falls,
        place.at,
        word,
        letters,
        size,
        measure.form,
        _aside(moment.layout, place.at, sight_size(what, word, place.share), 1.0 + CriedWord.NEAR),
        to,
        falls,
    )
    _blow(staging, measure, begins, place.at, size)
    staging.effects.append(written)
    staging.noise(measure.sound, begins, moment.side(center[0]))


def strike(
    staging: Staging,
    moment: StagingFacts,
    what: Moment,
    begins: float,
    center: Point,
    word: str,
    place: WordPlace,
    seat: Seat,
) -> None:
    """Celebrate a moment with a word that is struck on the table, letter by letter, and flies off to a player.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        what: The kind of moment.
        begins: The time when its last letter strikes the table; it is first seen `struck_after` seconds sooner.
        center: The origin of its sound.
        word: The word.
        place: Its place, and its size relative to a slammed word of its measure.
        seat: The player whom it is about.
    """
    measure, count, stop = measure_of(what), len(word), measure_of(what).stop
    rhythm, size = (
        struck_rhythm(count, measure.seconds, stop, whole=measure.whole),
        struck_size(what, word, place.share),
    )
    falls, letters = begins - struck_after(what, word), SLAMMED * measure.letters * place.share
    _light(staging, moment, what, falls, place.at, begins, (_CLEAR * size[0] / 2, _CLEAR * size[1] / 2))
    portrait, lasts = moment.layout.portrait(seat), rhythm.lasts(count)
    aside = _aside(moment.layout, place.at, size, 1.0 + WHOLE_NEAR) if measure.whole else (0.0, 0.0)
    staging.effects += [
        SlammedWord(falls, lasts, place.at, word, letters, size, aside=aside, rhythm=rhythm, to=portrait.center),
        SlamLight(falls + rhythm.arrives(count, 0), speeds.HIT_LIGHT, moment.layout.plate(seat)),
    ]
    _blow(staging, measure, begins, place.at, size)
    startle(staging, moment, (seat,), place.at, begins + stop, measure.startles)
    staging.impacts.append(Impact(moment.layout.plate(seat).center, _ARRIVES, falls + rhythm.arrives(count, 0)))
    if not measure.whole:
        staging.noise("slam", falls + rhythm.touches(count, 0), moment.side(place.at[0]), _FIRST_LETTER)
    staging.noise(measure.sound, begins, moment.side(center[0]))
    staging.noise("chips", falls + rhythm.arrives(count, 0), moment.side_of(seat))


def _aside(layout: TableLayout, at: Point, size: tuple[float, float], larger: float) -> Point:
    """Return the displacement of an enlarged word by which it is whole within the window.

    Args:
        layout: The table.
        at: The middle of the word.
        size: Its usual size.
        larger: Its enlargement.
    """
    found = []
    for middle, long, room in zip(at, size, (layout.w, layout.h), strict=True):
        half = min(long * larger, room) / 2
        found.append(max(half, min(room - half, middle)) - middle)
    return found[0], found[1]


def _blow(staging: Staging, measure: Measure, begins: float, at: Point, size: tuple[float, float]) -> None:
    """Stage the blow of a word on the table: a jolt, dust and a push, if its moment has one.

    Args:
        staging: The staging to add to.
        measure: The measure of the moment.
        begins: The time of the blow.
        at: The middle of the word.
        size: Its size.
    """
    if measure.jolt:
        dust = Dust(begins, speeds.DUST, at, (0.8 * size[0], 0.4 * size[1]), _DUST_FAR)
        staging.effects += [dust.stopped(measure.stop), Jolt(begins, speeds.JOLT, measure.jolt).stopped(measure.stop)]
        staging.impacts.append(Impact(at, measure.jolt, begins + measure.stop))


def struck_after(what: Moment, word: str) -> float:
    """Return the time from the first sight of a struck word to its last blow, in seconds at speed 1."""
    return struck_rhythm(len(word), 0.0, whole=measure_of(what).whole).touches(len(word), len(word) - 1)


def _light(
    staging: Staging,
    moment: StagingFacts,
    what: Moment,
    dims: float,
    center: Point,
    begins: float,
    clear: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Stage the dimming, the rays and the pieces of a moment.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        what: The kind of moment.
        dims: The time when the room begins to grow dim.
        center: The origin of rays and pieces.
        begins: The time when those begin.
        clear: Half the size of the thing at that origin from whose edge pieces burst, so that they are seen at once.
    """
    measure = measure_of(what)
    if measure.dim:
        staging.effects.append(Dim(dims, begins + measure.seconds - dims, measure.dim))
    if measure.rays:
        staging.effects.append(Burst(begins, measure.seconds, center, measure.rays).stopped(measure.stop))
    if measure.pieces:
        upward = center[1] > moment.layout.h / 2
        pieces = pieces_of(what, scored=moment.view.rules.scores_points)
        burst = Scatter(begins, measure.seconds, center, measure.pieces, upward, clear, pieces)
        staging.effects.append(burst.stopped(measure.stop))


def word_place(
    moment: StagingFacts, what: Moment, word: str, about: Point, *, struck: bool = False, off: Sequence[Box] = ()
) -> WordPlace:
    """Return the free place nearest to a word's subject, and the size for which there is room.

    Args:
        moment: The facts about the table, after the events.
        what: The kind of moment.
        word: The word.
        about: The middle of its subject.
        struck: Whether it is struck on the table (`strike`).
        off: Further boxes that it avoids.
    """
    hand = [moment.layout.bottom] if moment.view.counts[moment.layout.bottom] else []
    weighted = in_play(moment, hand, prompts=not measure_of(what).dim)
    weighted += [(box, _ON_WORDS) for box in off]
    layout = moment.layout
    window = Box(0.0, 0.0, layout.w, layout.h).down_to(layout.plate(layout.bottom).bottom)
    # What is behind the letters lies on free felt nearby if it can; at a full table it only lies within the window.
    tried = [(size, share) for size in (sight_size, word_size) for share in WORD_SHARES]
    tried = tried if measure_of(what).form in _BEYOND else tried[len(WORD_SHARES) :]
    for size, share in [(struck_size, share) for share in STRUCK_SHARES] if struck else tried:
        (wide, high), (all_wide, all_high) = size(what, word, share), (sight_size, size)[struck](what, word, share)
        dx, dy = (all_wide - wide) / 2, (all_high - high) / 2
        room = Box(dx, dy, window.w - 2 * dx, window.h - 2 * dy)
        if size is sight_size:
            x = max(wide / 2, min(about[0], window.w - wide / 2))
            y = max(high / 2, min(about[1], window.h - high / 2))
            room = room.common(Box.around((x, y), wide + 2 * _NEAR, high + 2 * _NEAR))
        at = free_word(layout, about, (wide / 2, high / 2), weighted, room=room)
        if not covered(Box.around(at, wide, high), weighted):
            return WordPlace(at, share)
    return WordPlace(at, share)


def _letters(what: Moment) -> float:
    """Return the ratio of the letters of a moment's word to a title's."""
    measure = measure_of(what)
    return measure.letters * (1.0 if measure.form is Form.PLAIN else _LARGE)


def word_size(what: Moment, word: str, share: float = 1.0, *, slammed: bool = False) -> tuple[float, float]:
    """Return the largest size of the letters of a moment's word, in units.

    Args:
        what: The moment.
        word: The word.
        share: Its size relative to its moment's measure.
        slammed: Whether its letters are slammed on the table one by one.
    """
    letters = (SLAMMED * measure_of(what).letters if slammed else _letters(what)) * share
    tall = any(letter in _TALL or not letter.isascii() for letter in word)
    return (len(word) * _LETTER + _ENDS) * letters, 2 * (_HALF_TALL if tall else _HALF_HIGH) * letters


def struck_size(what: Moment, word: str, share: float) -> tuple[float, float]:
    """Return the largest size of a word that is struck on the table, in units.

    Args:
        what: The moment.
        word: The word.
        share: Its size relative to a slammed word of its moment's measure.
    """
    return word_size(what, word, share, slammed=True)


def sight_size(what: Moment, word: str, share: float = 1.0) -> tuple[float, float]:
    """Return the largest size of a moment's word with everything behind it, in units.

    Args:
        what: The moment.
        word: The word.
        share: Its size relative to its moment's measure.
    """
    letters, (wide, high) = _letters(what) * share, word_size(what, word, share)
    beside, tall = _BEYOND.get(measure_of(what).form, (0.0, 0.0))
    return wide + beside * letters, max(high, tall * letters)


def in_play(moment: StagingFacts, hands: Sequence[Seat], *, prompts: bool = False) -> list[tuple[Box, float]]:
    """Return the boxes that a word avoids, with weights: the piles, spreads, fans, plates, log and buttons.

    Args:
        moment: The facts about the table, after the events.
        hands: The seats whose hands are avoided too, apart from the fans of the others.
        prompts: Whether the line of words above the hand is avoided, since the hand goes on, and the things on the
            table.
    """
    layout, view = moment.layout, moment.view
    seats = [layout.bottom, *layout.others]
    words = [*map(layout.plate, seats), *map(layout.portrait, seats), log_box(layout), buttons_box(layout)]
    if prompts:
        words.append(Box(layout.edges.side, layout.words_top, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT))
        words.append(things_box(Box(0.0, 0.0, layout.w, layout.h)))
    if layout.bottom in hands:
        words.append(Box(0.0, layout.hand_y - layout.card_height / 2, layout.w, layout.card_height))
    stock = layout.box_of(layout.stock)
    cards = [stock.down_to(stock.bottom + CAPTION), layout.box_of(layout.discards)]
    cards += [layout.box_of(pose) for poses in layout.spreads(view.table) for pose in poses]
    for seat in layout.others:
        fan = [layout.box_of(pose) for pose in layout.fan(seat, view.counts[seat])]
        cards += [Box(fan[0].x, fan[0].y, fan[-1].right - fan[0].x, fan[0].h)] if fan else []
    return [*((box, _ON_WORDS) for box in words), *((box, _ON_CARDS) for box in cards)]
