"""Drawing the great moments: the dimmed room, rays, bursting pieces, golden words, totals above hands, the stamp.

The room dims in a few steps, since each of them is a complete frame.
"""

import math
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

import pygame

from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import throw, zoomed
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.painting import Floor
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster, ready
from tonk.ui.table.motion.blow_effects import CrossSlashes, NarrowLight, ScatterThrown
from tonk.ui.table.motion.celebration_effects import (
    Burst,
    CountedTotal,
    Dim,
    Dust,
    GoldWord,
    Jolt,
    LightRing,
    Scatter,
    SlamLight,
    SoftLight,
    Stamp,
)
from tonk.ui.table.motion.celebrations import Form
from tonk.ui.table.motion.cried_motion import CriedWord
from tonk.ui.table.motion.felt_effects import FeltEffects
from tonk.ui.table.motion.slammed_words import Fountain, SlammedWord
from tonk.ui.table.painting.cried_words import leaf, swept
from tonk.ui.table.painting.pieces import drawn_piece, piece_of
from tonk.ui.table.painting.rings import draw_light_ring
from tonk.ui.table.painting.slammed_letters import LetterPainter
from tonk.ui.table.painting.slashes import draw_slashes, slash_of
from tonk.ui.table.painting.sparkle import draw_dust, draw_narrow_light, draw_slam_light
from tonk.ui.table.painting.stamping import TURNS, StampPose, pose_of, stamped, turned
from tonk.ui.table.painting.totals import draw_total

_DIM_STEPS = 3
"""The steps in which a room grows dim."""
_INK = 0.93
"""The greatest opacity of a stamp, since its ink is translucent."""
_POP, _JUMP = 0.3, 5.0
"""The growth of a total as it counts a card, and the height of its jump, in units."""
_TURNS, _PIECES_GO, _PIECES_SHRINK = 4, 0.3, 8
"""The half turns of bursting pieces, the share of their time in which they shrink, and the steps of that."""
_FADES = 0.1
_LIGHT_SOFT = 70.0
"""The softness of the edge of the light around a hand, in units."""
_SOFT = 2
_SMALL_PIECE, _LARGE_PIECE = 23.0, 38.0
"""The sizes of bursting pieces: every third one is large."""
_RAYS, _RAYS_WIDE, _RAY_STEPS, _RAYS_COME, _RAYS_GO = 24, 1.5, 5, 0.012, 0.35
"""The number of rays, their sideways reach relative to the upward one, the steps in which they come and go, and the
shares of their time for that."""
_LIGHT = ((0, 0.85), (0.25, 0.5), (0.6, 0.18), (1, 0))
_GLOW = ((0, 0.7), (0.4, 0.4), (0.75, 0.1), (1, 0))
"""The strength of the light of the rays, and of that around their middle, at shares of the way outwards."""
_WORD_STEPS, _WORD_COMES, _WORD_GOES = 6, 0.07, 0.16
"""The steps in which a word comes and goes, and the shares of its time for that."""
_WORD_SIZES, _WORD_WIDTHS = 6.0, 10.0
"""The steps of size and width in which a word is drawn, for each unit of them."""
_SWEEPS, _SWEEP_STEPS = (0.34, 0.72), 9
"""The shares of a word's time between which light sweeps over it, and the steps of that."""


class _Picture(NamedTuple):
    """A picture: its key, and the function that makes it."""

    key: tuple[Hashable, ...]
    make: Callable[[], pygame.Surface]


class CelebrationPainter:
    """Draws celebrations from cached pictures."""

    def __init__(self, effects: FeltEffects) -> None:
        self._effects = effects
        self._pictures = PictureCache()
        self._letters = LetterPainter(self._pictures)

    def dim(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Dim the room to its present depth, with light in it; it is the floor of all that moves above.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to dim at once, from one frame to the next.
        """
        dims = self._effects.live(Dim, now)
        depth = max((dim.depth if reduced else stepped_depth(dim.at(now), dim.depth) for dim in dims), default=0.0)
        if depth:
            canvas.dim(depth)
        if not reduced:
            self._draw_light(canvas, now)
        if depth:
            canvas.frame.add(Floor())
        for ring in () if reduced else self._effects.live(LightRing, now):
            draw_light_ring(canvas, ring, now, self._keep)

    def piles_seen(self, now: float, *, reduced: bool) -> float:
        """Return the opacity of stock and discards' place, 0 to 1: in the dark around some words they vanish.

        Args:
            now: The time, in seconds.
            reduced: Whether they do so at once, from one frame to the next.
        """
        dims = [dim for dim in self._effects.live(Dim, now) if dim.clears]
        # In the steps of the dark, since each of them is a complete frame.
        dark = [1.0 if reduced else stepped_depth(dim.at(now), dim.depth) / dim.depth for dim in dims]
        return max(0.0, 1.0 - max(dark, default=0.0))

    def _draw_light(self, canvas: Canvas, now: float) -> None:
        """Draw soft light around a hand, and rays from a celebrated place."""
        for light in self._effects.live(SoftLight, now):
            rect, soft = canvas.viewport.rect(light.box), canvas.viewport.px(_LIGHT_SOFT)
            picture = shapes.shadow(rect.size, soft, soft, (*canvas.theme.gold_light[:3], 150))
            canvas.picture(picture, light.box.center, "center", _stepped(light.at(now)))
        for burst in self._effects.live(Burst, now):
            share, picture = burst.share(now), self._keep(*_rays_of(canvas, burst))
            strength = min(1.0, share / _RAYS_COME, (1.0 - share) / _RAYS_GO)
            canvas.picture(picture, burst.center, "center", round(255 * -(-strength * _RAY_STEPS // 1) / _RAY_STEPS))

    def draw_bursts(self, canvas: Canvas, now: float) -> None:
        """Draw the light of blows, and pieces that burst from a celebrated place, under its cards."""
        for slam in self._effects.live(SlamLight, now):
            draw_slam_light(canvas, slam, now)
        for narrow in self._effects.live(NarrowLight, now):
            draw_narrow_light(canvas, narrow, now)
        for scatter in self._effects.live(Scatter, now):
            if not isinstance(scatter, ScatterThrown):
                self._draw_scatter(canvas, scatter, now)

    def draw_chips(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw dust, slashes and the pieces that fly up from a hand, above all cards and below all words.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        if reduced:
            return
        for dust in self._effects.live(Dust, now):
            draw_dust(canvas, dust, now)
        for slashes in self._effects.live(CrossSlashes, now):
            first, second = (self._keep(*slash_of(canvas, slashes, number)) for number in (0, 1))
            draw_slashes(canvas, slashes, now, (first, second))
        for scatter in self._effects.live(Scatter, now):
            if isinstance(scatter, ScatterThrown):
                self._draw_scatter(canvas, scatter, now)

    def draw(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw totals, words and stamps, on top.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        if not self._effects.coming(now):
            self._pictures.release()
        for stamp in self._effects.live(Stamp, now):
            self._draw_stamp(canvas, stamp, now, reduced=reduced)
        for total in self._effects.live(CountedTotal, now):
            _draw_total(canvas, total, now, reduced=reduced)
        for cry in self._effects.live(CriedWord, now):
            self._draw_word(canvas, cry, now, reduced=reduced)
        for word in self._effects.live(SlammedWord, now):
            if reduced:
                share = word.share(now)
                self._letters.draw_whole(canvas, word, _stepped(min(share / _WORD_COMES, (1.0 - share) / _WORD_GOES)))
            else:
                self._letters.draw(canvas, word, now)
        if not reduced:
            _jolt(canvas, self._effects, now)

    def draw_ahead(self, canvas: Canvas, now: float) -> bool:
        """Draw a word or a stamp ahead; return False if all are there. They take longer than a frame should.

        Larger and smaller pictures are made from these when needed: that is fast, and together they'd fill the memory.

        Args:
            canvas: A canvas like the one for the final drawing.
            now: The time, in seconds.
        """
        if any(self._letters.missing(canvas, word) for word in self._effects.to_come(SlammedWord, now)):
            return True
        rays = [_rays_of(canvas, burst) for burst in self._effects.to_come(Burst, now)]
        to_come = list(self._effects.to_come(CriedWord, now))
        words = [self._word(canvas, word) for word in to_come]
        stamps = [self._stamp(canvas, stamp) for stamp in self._effects.to_come(Stamp, now)]
        raised = [self._turned(stamp, degrees) for stamp in stamps for degrees in TURNS]
        swept_over = [one for one in to_come if one.form is Form.STREAKS]
        bright = [self._swept(self._word(canvas, one), step) for one in swept_over for step in range(_SWEEP_STEPS)]
        coming = self._effects.to_come(CrossSlashes, now)
        cut = [_Picture(*slash_of(canvas, one, number)) for one in coming for number in (0, 1)]
        wanted = (*rays, *words, *stamps, *raised, *bright, *cut)
        missing = next((one for one in wanted if not self._pictures.holds(one.key)), None)
        if missing is not None:
            self._pictures.hold(missing.key, self._keep(*missing))
        return missing is not None

    def _word(self, canvas: Canvas, cry: GoldWord) -> _Picture:
        """Return the picture of a word."""
        key = "word", cry.word, cry.letters, cry.form, canvas.viewport.scale, canvas.theme.gold
        return _Picture(key, partial(leaf, canvas, cry.word, cry.letters, cry.form))

    def _swept(self, word: _Picture, step: int) -> _Picture:
        """Return the picture of a word with light swept over it up to a step."""

        def brighten() -> pygame.Surface:
            return swept(self._keep(*word), (step + 0.5) / _SWEEP_STEPS)

        return _Picture((*word.key, "swept", step), brighten)

    def _sized(self, word: _Picture, size: float, wide: float) -> _Picture:
        """Return the picture of a word of another size and width, in steps."""
        size, wide = _in_steps(size, _WORD_SIZES), _in_steps(wide, _WORD_WIDTHS)
        if (size, wide) == (1.0, 1.0):
            return word

        def scaled() -> pygame.Surface:
            base = self._keep(*word)
            w, h = base.get_size()
            return ready(
                pygame.transform.smoothscale(base, (max(1, round(w * size * wide)), max(1, round(h * size / wide))))
            )

        return _Picture((*word.key, "sized", size, wide), scaled)

    def _stamp(self, canvas: Canvas, stamp: Stamp) -> _Picture:
        """Return the picture of a stamp."""
        key = "stamp", stamp.word, stamp.letters, canvas.viewport.scale, canvas.theme.danger
        return _Picture(key, partial(stamped, canvas, stamp.word, stamp.letters))

    def _turned(self, stamp: _Picture, degrees: float) -> _Picture:
        """Return the picture of a rotated stamp."""
        return _Picture((*stamp.key, degrees), lambda: turned(self._keep(*stamp), degrees)) if degrees else stamp

    def _posed(self, stamp: _Picture, pose: StampPose) -> _Picture:
        """Return the picture of a stamp in a pose."""
        leaning = self._turned(stamp, pose.degrees)
        if pose.wide == pose.high == 1.0:
            return leaning

        def stretched() -> pygame.Surface:
            base = self._keep(*leaning)
            return pygame.transform.smoothscale(base, (round(base.width * pose.wide), round(base.height * pose.high)))

        return _Picture((*stamp.key, pose), stretched)

    def _draw_word(self, canvas: Canvas, cry: CriedWord, now: float, *, reduced: bool) -> None:
        """Draw a word that falls on the table as one, and goes as one."""
        t, written = cry.share(now), self._word(canvas, cry)
        if reduced:
            canvas.picture(
                self._keep(*written), cry.center, "center", _stepped(min(t / _WORD_COMES, (1.0 - t) / _WORD_GOES))
            )
            return
        begins, ends = _SWEEPS
        state = cry.state(now)
        if cry.form is Form.STREAKS and begins <= t < ends and (state.size, state.wide) == (1.0, 1.0):
            written = self._swept(written, int((t - begins) / (ends - begins) * _SWEEP_STEPS))
        picture = self._keep(*self._sized(written, state.size, state.wide))
        canvas.picture(picture, state.at, "center", _stepped(state.seen))

    def _draw_scatter(self, canvas: Canvas, scatter: Scatter, now: float) -> None:
        """Draw pieces that tumble as they rise and fall, and at last are too far away to be seen."""
        share = scatter.share(now)
        # Those of a fountain fall out of the window instead.
        left = 1.0 if isinstance(scatter, Fountain) else min(1.0, (1.0 - share) / _PIECES_GO)
        far = math.ceil(left * _PIECES_SHRINK) / _PIECES_SHRINK
        for number, center in enumerate(scatter.at(now)):
            size = canvas.viewport.px((_SMALL_PIECE if number % 3 else _LARGE_PIECE) * far)
            turn = (_TURNS + number % 4) * share * math.pi + number
            piece = piece_of(scatter.pieces, number, size, turn)
            canvas.picture(self._keep(piece, partial(drawn_piece, piece, canvas.theme)), center, "center")

    def _draw_stamp(self, canvas: Canvas, stamp: Stamp, now: float, *, reduced: bool) -> None:
        """Draw a stamp that comes up near the eye, comes down, is pressed flat, rebounds, and swings until it lies."""
        pose = StampPose() if reduced else pose_of(stamp, now)
        picture = self._keep(*self._posed(self._stamp(canvas, stamp), pose))
        left = min(1.0, (1.0 - stamp.share(now)) / _FADES)
        there = 0.0 if reduced and now < stamp.begins + stamp.raised else 1.0
        canvas.picture(picture, stamp.center, "center", round(_INK * _stepped(there * left)))

    def _keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._pictures.get(key, make)


def _draw_total(canvas: Canvas, total: CountedTotal, now: float, *, reduced: bool) -> None:
    """Draw a dark pill with the count, which jumps at each card and is gold once the hand is seen to win."""
    counted = total.at(now)
    if counted is None:
        return
    wins = total.share(now) >= total.wins
    pop = 0.0 if reduced else total.pop(now)
    at = total.center[0], total.center[1] - _JUMP * pop
    if pop:
        with zoomed(canvas, total.center, at, 1.0 + _POP * pop):
            draw_total(canvas, total.center, counted, wins=wins, high=min(1.0, pop))
    else:
        draw_total(canvas, total.center, counted, wins=wins)


def stepped_depth(depth: float, most: float) -> float:
    """Return the depth of a room that dims in a few steps.

    Args:
        depth: The exact depth.
        most: The final depth.
    """
    return most * -(-depth / most * _DIM_STEPS // 1) / _DIM_STEPS


def _stepped(strength: float) -> int:
    """Return an opacity of 0 to 255, in steps."""
    return round(255 * -(-min(1.0, max(0.0, strength)) * _WORD_STEPS // 1) / _WORD_STEPS)


def _jolt(canvas: Canvas, effects: FeltEffects, now: float) -> None:
    """Shift all that was drawn by the present jolts."""
    shifts = [jolt.at(now) for jolt in effects.live(Jolt, now)]
    throw(canvas, (sum(x for x, _y in shifts), sum(y for _x, y in shifts)))


def _rays_of(canvas: Canvas, burst: Burst) -> _Picture:
    """Return the picture of rays."""
    px, gold = canvas.viewport.px(burst.radius), canvas.theme.gold_light
    return _Picture(("rays", px, gold), partial(_rays, px, gold))


def _rays(radius: int, color: Color) -> pygame.Surface:
    """Return rays from a middle, alternately thin and thick, that fade outwards, around a soft light.

    They are drawn at a smaller size and stretched: light has soft edges, and this is fast.
    """
    half = max(16, radius // _SOFT)
    tone, wide = hex_color(color), round(half * _RAYS_WIDE)
    stops = "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{far}"/>' for at, far in _LIGHT)
    body = f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">{stops}</radialGradient>'
    for ray in range(_RAYS):
        angle, thick = 2.0 * math.pi * (ray + 0.3) / _RAYS, (0.075, 0.035, 0.055)[ray % 3]
        far = (100.0, 78.0, 90.0)[ray % 3]
        corners = [(far * math.cos(angle + side), far * math.sin(angle + side)) for side in (-thick, thick)]
        (x, y), (z, w) = corners
        body += f'<path d="M0 0L{x:.2f} {y:.2f}L{z:.2f} {w:.2f}Z" fill="url(#l)"/>'
    glow = "".join(f'<stop offset="{at}" stop-color="{tone}" stop-opacity="{far}"/>' for at, far in _GLOW)
    body += f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="80">{glow}</radialGradient>'
    body += '<circle r="80" fill="url(#g)"/>'
    drawn = raster(f'<g transform="scale({_RAYS_WIDE} 1)">{body}</g>', _view(wide, half), 2 * wide, 2 * half)
    return ready(pygame.transform.smoothscale(drawn, (2 * wide * _SOFT, 2 * half * _SOFT)))


def _view(wide: int, half: int) -> str:
    """Return the part of the drawing plane that fills a picture of this shape, 100 high above the middle."""
    across = 100.0 * wide / half
    return f"{-across:.3f} -100 {2 * across:.3f} 200"


def _in_steps(value: float, steps: float) -> float:
    """Return a size or a width rounded to steps, so many for each unit above or below the usual one."""
    return 1.0 + round((value - 1.0) * steps) / steps
