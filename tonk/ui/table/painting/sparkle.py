"""Drawing effects on the felt apart from cards: rings, rays, glows, chips, and the word for a Tonk.

Everything is small in area, made once and cached. Opacity and size change in steps, so that few pictures are needed.
"""

import math
from collections.abc import Callable, Hashable
from functools import partial

import pygame

from tonk.rules.cards import Seat
from tonk.ui.drawing import shapes, speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.chips import turned_chip, turned_step
from tonk.ui.drawing.in_motion import moved, zoomed
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.motion import ease_out, pushed
from tonk.ui.drawing.streaks import direction_of, streak_picture
from tonk.ui.drawing.theme import Color, fade, mix
from tonk.ui.drawing.vectors import ready
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import NarrowLight
from tonk.ui.table.motion.celebration_effects import Burst, Dust, SlamLight
from tonk.ui.table.motion.felt_effects import (
    ChipPaid,
    FeltEffects,
    Glow,
    HitLight,
    PlateRibbon,
    Ring,
    TurnHop,
)
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.reactions import Puff, SlapFlash
from tonk.ui.table.motion.wild_effects import WildMorph
from tonk.ui.table.painting.edge_lights import Keeps, edge_light
from tonk.ui.table.painting.rings import draw_ring
from tonk.ui.table.painting.tokens import CHIP_THICK, draw_stack
from tonk.ui.table.places.seating import PLATE_HEIGHT

_LIGHT_GROWS, _LIGHT_STEPS, _LIGHT_SOFT = 26.0, 4, 18.0
"""The distance that light goes out from under a card, the steps of that, and the width over which it fades out."""
_SLAM_SOFT = 46.0
"""The reach of the light around something slammed down."""
_NARROW_LEAST, _NARROW_STEP, _NARROW_SOFT = 8.0, 26.0, 40.0
"""The final extent of a narrowing light beyond its hand, the steps of narrowing, and the softness of its edge, in
units."""
_SPARKS = 18
_CHIP, _NEARER, _SIZE_STEP = 32.0, 16.0, 4.0
"""The width of a paid chip, its enlargement in the air, and the steps of that."""
_PUFF, _PUFFS, _DUST_SEEN = 30.0, 4, 0.42
"""The size of a puff of dust, in units, the number of sizes in which it grows, and its opacity at first."""
_STACK_GIVES, _STACK_WIDENS = 0.4, 0.14
"""The share of its height by which a stack gives as a chip lands on it, and the share by which it grows wider."""
_CHIP_TRAIL, _CHIP_TRAIL_STEP, _CHIP_TRAIL_MOST, _CHIP_TRAIL_WIDE, _CHIP_TRAIL_SEEN = 0.12, 8.0, 80.0, 0.7, 200
"""The share of a thrown chip's flight over which its trail reaches back, the steps of that and its greatest length, in
units, its width as a share of the chip's, and its opacity."""
_LIES = 1.2
"""The rotation of a lying chip, in radians."""
_BALL, _TAIL, _TAIL_STEP = 11.0, 6, 0.035
"""The size of the ball for the moving turn, the number of parts in its tail, and the time between them."""
_TRAIL, _TRAIL_STEP, _TRAIL_BALL = 7, 0.024, 22.0
"""The number of lights behind points in the air, the time between them, in seconds at speed 1, and their size."""
_TOUCH, _TOUCH_GROWS, _TOUCH_SPARKS = 30.0, 1.4, 9
"""The width of the light of points that land on a plate, its growth, and the number of its sparks."""
_UNROLLED, _RIBBON_DROPS = 0.1, 6.0
"""The share of its time in which a ribbon comes down with its words, and its movement in units."""
STRIKE_HIGH = 0.35
"""The enlargement of a ribbon near the eye, before it strikes a plate."""
_RIBBON_IN = 2.0
"""The extent of a ribbon below a plate that has a line for tags."""
_RIBBON, _RIBBON_LOW, _RIBBON_END = 26.0, 7.0, 6.0
"""The height of a ribbon, its overlap with the upper edge of its plate, and its distance from the end of that."""
_FLASH, _FLASH_SOFT, _CORE, _WHITE = 34.0, 30.0, 0.7, (255, 252, 240)
"""The reach of the flash around a Wild that becomes a card, the softness of its edge, and the strength and the colour
of the soft light in its middle."""
_FLASH_OUT, _FLASH_RIM, _FLASH_HALF = 3.0, 9.0, 0.5
"""The reach of the flash around a card that is slapped down, and the softness of its edge, in units, and the share of
its time after which it grows fainter."""
_CLOUD, _CLOUD_SEEN, _CLOUD_WARM = 15.0, 0.6, 0.8
"""The size of a cloud of dust around a card, in units, its opacity at first, and the share of gold in it."""
_BAND, _BAND_LEAN, _BAND_LIGHT = 0.7, 0.35, 170
"""The width of the light that runs over such a card, its lean, as shares of the card's width, and its opacity."""
_SOFT = 3
"""The reduction at which light is drawn: stretched, it has soft edges, and this is fast."""
_SMOOTH = 3
"""The enlargement at which pictures are made, for smooth edges."""


class Sparkle:
    """Draws effects from cached pictures."""

    def __init__(self, effects: FeltEffects) -> None:
        self._effects = effects
        self._pictures = PictureCache()

    def draw_under(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw effects under the cards: light, and rings and dust on the felt.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        for glow in self._effects.live(Glow, now):
            self._draw_glow(canvas, glow, now)
        if reduced:
            return
        for ring in self._effects.live(Ring, now):
            draw_ring(canvas, ring, now, self._keep)
        for light in self._effects.live(HitLight, now):
            _draw_hit_light(canvas, light, now, self._keep)
        for flash in self._effects.live(SlapFlash, now):
            _draw_flash(canvas, flash, now)
        for dust in self._effects.live(Puff, now):
            _draw_puff(canvas, dust, now)

    def draw_over(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw effects above all cards: sparks, paid chips that lie, and the turn.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        if not reduced:
            for burst in self._effects.live(Burst, now):
                self._draw_sparks(canvas, burst, now)
            for morph in self._effects.live(WildMorph, now):
                self._draw_morph(canvas, morph, now)
            self._draw_chips(canvas, now, flying=False)
            for hop in self._effects.live(TurnHop, now):
                self._draw_hop(canvas, hop, now)

    def draw_paid(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw the moving chips, above everything on the table.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        if not reduced:
            self._draw_chips(canvas, now, flying=True)

    def _draw_chips(self, canvas: Canvas, now: float, *, flying: bool) -> None:
        paid = [chip for chip in self._effects.live(ChipPaid, now) if (chip.way(now) < 1.0) == flying]
        paid.sort(key=lambda one: one.level)
        if flying:
            for chip in paid:
                _draw_trail(canvas, chip, now)
            for chip in paid:
                _draw_flying_chip(canvas, chip, now)
            return
        gives: dict[Seat, float] = {}
        for chip in paid:
            struck = pushed(min(1.0, (now - chip.lands) / speeds.STACK_BOUNCES))
            gives[chip.payee] = max(struck, gives.get(chip.payee, struck))
        for chip in paid:
            thick = _CHIP * CHIP_THICK * (1.0 - _STACK_GIVES * gives[chip.payee])
            draw_stack(canvas, chip.at(now, thick), 1, _CHIP * (1.0 + _STACK_WIDENS * gives[chip.payee]))

    def draw_news(self, canvas: Canvas, now: float, *, reduced: bool) -> None:
        """Draw the words of news about players, above everything that flies.

        Args:
            canvas: The canvas to draw on.
            now: The time, in seconds.
            reduced: Whether to reduce travel.
        """
        for ribbon in self._effects.live(PlateRibbon, now):
            pushed = next(iter(self._effects.plates_shaken([ribbon.box], now)), (0.0, 0.0))
            with moved(canvas, pushed):
                _draw_ribbon(canvas, ribbon, now, reduced=reduced)
        for points in self._effects.live(FlyingPoints, now):
            self._draw_points(canvas, points, now, reduced=reduced)

    def _draw_hop(self, canvas: Canvas, hop: TurnHop, now: float) -> None:
        """Draw a golden ball with a tail that grows thinner."""
        theme, share = canvas.theme, hop.share(now)
        for step in range(_TAIL, -1, -1):
            then = share - step * _TAIL_STEP
            if then >= 0.0:
                radius = _BALL * (1.0 - 0.7 * step / _TAIL)
                color = fade(theme.gold_light, 1.0 - 0.85 * step / _TAIL)
                canvas.disc(hop.at(then), radius, color, border=theme.gold_dark if not step else None)

    def _draw_glow(self, canvas: Canvas, glow: Glow, now: float) -> None:
        theme, viewport, t = canvas.theme, canvas.viewport, glow.share(now)
        color = theme.danger_light if glow.caught else theme.gold
        rect, soft = viewport.rect(glow.box.inset(-5.0)), viewport.px(22.0)
        picture = shapes.shadow(rect.size, viewport.px(14.0), soft, (*color[:3], 235))
        strength = 0.8 if glow.caught else 1.0
        strength = strength * glow.left(now) if now >= glow.leaves else min(strength, 8.0 * t, 5.0 * (1.0 - t))
        canvas.picture(picture, glow.box.center, "center", _stepped(strength))

    def _draw_sparks(self, canvas: Canvas, burst: Burst, now: float) -> None:
        t, gold = burst.share(now), canvas.theme.gold_light
        for number in range(_SPARKS):
            angle = 2.399963 * number  # the angle of a sunflower's seeds: never two the same way
            far = burst.radius * (0.7 + 0.75 * ((number * 7) % 11) / 11.0) * ease_out(t)
            x = burst.center[0] + far * math.cos(angle) * 1.35
            y = burst.center[1] + far * math.sin(angle) * 0.8 + 70.0 * t * t
            size = canvas.viewport.px(5.0 + 3.0 * (number % 3))
            picture = self._keep(("spark", size, gold), partial(_spark, size, gold))
            canvas.picture(picture, (x, y), "center", _stepped(min(1.0, 2.5 * (1.0 - t))))

    def _draw_points(self, canvas: Canvas, points: FlyingPoints, now: float, *, reduced: bool) -> None:
        """Draw points on gold, so that they are readable on cards too, with lights behind them in the air."""
        theme, pose, touch = canvas.theme, points.pose(now), points.touch(now)
        if touch is not None and not reduced:
            self._draw_touch(canvas, points, touch)
        if pose is None:
            return
        at = points.start if reduced else (pose.x, pose.y)
        for step in range(0 if reduced else _TRAIL, 0, -1):
            behind = points.pose(now - step * _TRAIL_STEP * points.flight / speeds.POINTS_FLY)
            if behind is not None and (behind.x, behind.y) != points.start:
                left = 1.0 - step / (_TRAIL + 1)
                canvas.disc((behind.x, behind.y), _TRAIL_BALL * left * pose.scale, fade(theme.gold_light, 0.55 * left))
        wide, high = canvas.text_renderer.measure(points.words, "heading")
        ground = Box.around(at, wide + 26.0, high + 4.0)
        with zoomed(canvas, at, at, 1.0 if reduced else pose.scale):
            canvas.shadow(ground, ground.h / 2, blur=8, drop=3)
            upper, lower = (theme.gold_light, theme.gold) if points.points > 0 else (theme.danger_light, theme.danger)
            canvas.rounded(ground, upper, ground.h / 2, to=lower, border=theme.panel, border_width=2.0)
            ink = theme.ink_dark if points.points > 0 else theme.ink
            canvas.text(ground.center, points.words, "heading", ink, anchor="center")

    def _draw_morph(self, canvas: Canvas, morph: WildMorph, now: float) -> None:
        """Draw the flash and the sparks of a Wild that becomes a card, and the light that runs over it at last."""
        viewport, gold = canvas.viewport, canvas.theme.gold_light
        flash, shine = morph.flash(now), morph.shine(now)
        if flash > 0.0:
            edge = self._keep(*edge_light(canvas, morph.raised, _FLASH / 2, _FLASH_SOFT))
            canvas.picture(edge, morph.raised.center, "center", _stepped(flash))
            wide, high = viewport.rect(morph.raised.inset(morph.raised.w / 6, morph.raised.h / 5)).size
            core = shapes.shadow((wide, high), wide // 2, wide // 2, (*_WHITE, 255))
            canvas.picture(core, morph.raised.center, "center", _stepped(_CORE * flash))
        for number, (center, strength) in enumerate(morph.sparks(now)):
            size = viewport.px(13.0 + 6.0 * (number % 3))
            picture = self._keep(("spark", size, gold), partial(_spark, size, gold))
            canvas.picture(picture, center, "center", _stepped(min(1.0, 2.0 * strength)))
        if shine is not None:
            wide, high = viewport.rect(morph.lies).size
            band = self._keep(("shine", wide, high), partial(_band, wide, high))
            with canvas.clipped(morph.lies):
                x = morph.lies.x + (2.0 * shine - 0.5) * morph.lies.w
                canvas.picture(band, (x, morph.lies.center[1]), "center")

    def _draw_touch(self, canvas: Canvas, points: FlyingPoints, share: float) -> None:
        """Draw the light and the sparks of points that land."""
        gold, viewport, left = canvas.theme.gold_light, canvas.viewport, 1.0 - share
        px = viewport.px(_TOUCH * (1.0 + _TOUCH_GROWS * round(ease_out(share) * _LIGHT_STEPS) / _LIGHT_STEPS))
        glow = shapes.shadow((2 * px, px), px // 2, px // 2, (*gold[:3], 200))
        canvas.picture(glow, points.end, "center", _stepped(0.9 * left * left))
        for number in range(_TOUCH_SPARKS):
            angle = 2.399963 * number
            far = _TOUCH * (0.6 + 0.9 * ((number * 7) % 11) / 11.0) * ease_out(share)
            x, y = points.end[0] + 1.5 * far * math.cos(angle), points.end[1] + far * math.sin(angle)
            size = viewport.px(5.0 + 2.0 * (number % 3))
            picture = self._keep(("spark", size, gold), partial(_spark, size, gold))
            canvas.picture(picture, (x, y), "center", _stepped(min(1.0, 2.0 * left)))

    def _keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._pictures.get(key, make)


def _stepped(strength: float) -> int:
    """Return an opacity of 0 to 255, in steps."""
    return min(255, round(strength * 24.0) * 255 // 24)


def draw_slam_light(canvas: Canvas, light: SlamLight, now: float) -> None:
    """Draw a wide, soft light that flares up around something slammed down, and fades.

    Args:
        canvas: The canvas to draw on.
        light: The light.
        now: The time, in seconds.
    """
    t, viewport = light.share(now), canvas.viewport
    size, soft = viewport.rect(light.box).size, viewport.px(_SLAM_SOFT)
    picture = shapes.shadow(size, viewport.px(_SLAM_SOFT / 2), soft, (*canvas.theme.gold_light[:3], 150))
    canvas.picture(picture, light.box.center, "center", _stepped((1.0 - t) ** 2))


def draw_narrow_light(canvas: Canvas, light: NarrowLight, now: float) -> None:
    """Draw a light that narrows to a hand.

    Args:
        canvas: The canvas to draw on.
        light: The light.
        now: The time, in seconds.
    """
    viewport, reach = canvas.viewport, _NARROW_STEP * round(light.reach(now) / _NARROW_STEP)
    size, soft = viewport.rect(light.box.inset(-_NARROW_LEAST - reach)).size, viewport.px(_NARROW_SOFT)
    picture = shapes.shadow(size, soft, soft, (*canvas.theme.gold_light[:3], 130))
    canvas.picture(picture, light.box.center, "center", _stepped(light.strength(now)))


def _draw_hit_light(canvas: Canvas, light: HitLight, now: float, keep: Keeps) -> None:
    """Draw a golden light that goes out from a card while it fades."""
    t = light.share(now)
    grown = _LIGHT_GROWS * round(ease_out(t) * _LIGHT_STEPS) / _LIGHT_STEPS
    picture = keep(*edge_light(canvas, light.box, grown, _LIGHT_SOFT))
    canvas.picture(picture, light.box.center, "center", _stepped(1.0 - t * t))


def _draw_flash(canvas: Canvas, flash: SlapFlash, now: float) -> None:
    """Draw a bright rim around a card that is slapped down, half as bright in the second half of its time."""
    viewport, strength = canvas.viewport, flash.strength * (1.0 if flash.share(now) < _FLASH_HALF else 0.5)
    size, soft = viewport.rect(flash.box.inset(-_FLASH_OUT)).size, viewport.px(_FLASH_RIM)
    picture = shapes.shadow(size, soft, soft, (*_WHITE, 255))
    canvas.picture(picture, flash.box.center, "center", _stepped(strength))


def _draw_puff(canvas: Canvas, dust: Puff, now: float) -> None:
    """Draw warm clouds of dust that come out from under a card, and grow larger and fainter."""
    opacity, tone = _stepped(_CLOUD_SEEN * (1.0 - dust.share(now))), mix(_WHITE, canvas.theme.gold_light, _CLOUD_WARM)
    for center, grown in dust.clouds(now):
        px = canvas.viewport.px(_CLOUD * (0.5 + round(grown * _PUFFS) / _PUFFS))
        canvas.picture(shapes.shadow((px, px), px // 2, px // 2, (*tone[:3], 255)), center, "center", opacity)


def _spark(size: int, color: Color) -> pygame.Surface:
    """Return a star of four points."""
    side = size * _SMOOTH
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill((*color[:3], 0))
    half, waist = side / 2, side * 0.11
    points = []
    for corner in range(8):
        far = half if corner % 2 == 0 else waist
        points.append(pygame.Vector2(half, half) + pygame.Vector2(far, 0.0).rotate(45.0 * corner))
    pygame.draw.polygon(picture, color[:3], points)
    return ready(pygame.transform.smoothscale(picture, (size, size)))


def _band(wide: int, high: int) -> pygame.Surface:
    """Return a leaning band of light for a card of this size, in pixels."""
    across, lean = max(4, round(wide * _BAND)), round(wide * _BAND_LEAN)
    band = pygame.Surface((across, 1), pygame.SRCALPHA)
    for x in range(across):
        near = 1.0 - abs(2.0 * x / (across - 1) - 1.0)
        band.set_at((x, 0), (*_WHITE, round(_BAND_LIGHT * near * near)))
    picture = pygame.Surface((across + 2 * lean, high), pygame.SRCALPHA)
    for y in range(high):
        picture.blit(band, (round(2 * lean * (1.0 - y / high)), y))
    return ready(picture)


def _draw_trail(canvas: Canvas, chip: ChipPaid, now: float) -> None:
    """Draw the short trail behind a thrown chip."""
    (x, y), (was_x, was_y) = chip.at(now, 0.0), chip.at(now - _CHIP_TRAIL * chip.flight, 0.0)
    far = math.hypot(x - was_x, y - was_y)
    length = min(_CHIP_TRAIL_MOST, round(far / _CHIP_TRAIL_STEP) * _CHIP_TRAIL_STEP)
    if length > 0.0:
        wide, color = canvas.viewport.px(_CHIP * _CHIP_TRAIL_WIDE), (*canvas.theme.gold_light[:3], _CHIP_TRAIL_SEEN)
        way = (x - was_x) / far, (y - was_y) / far
        picture = streak_picture(canvas.viewport.px(length), wide, direction_of(way), color)
        canvas.picture(picture, (x - way[0] * length / 2, y - way[1] * length / 2), "center")


def _draw_flying_chip(canvas: Canvas, chip: ChipPaid, now: float) -> None:
    """Draw a chip that turns over in the air, nearest to the eye in the middle of its path."""
    x, y = chip.at(now, 0.0)
    way = chip.way(now)
    near = 4.0 * way * (1.0 - way)
    size = _CHIP + round(near * _NEARER / _SIZE_STEP) * _SIZE_STEP
    theme, turn = canvas.theme, _LIES - math.pi * chip.TURNS * (1.0 - way)
    canvas.shadow(Box.around((x, y + 3.0), 0.7 * size, 0.24 * size), blur=8, drop=5.0 + 26.0 * near)
    colors = theme.gold[:3], theme.gold_dark[:3], theme.knob[:3]
    canvas.picture(turned_chip(canvas.viewport.px(size), turned_step(turn), *colors), (x, y), "center")


def draw_dust(canvas: Canvas, dust: Dust, now: float) -> None:
    """Draw puffs that go outwards, grow and fade.

    Args:
        canvas: The canvas to draw on.
        dust: The dust.
        now: The time, in seconds.
    """
    opacity, tone = _stepped(_DUST_SEEN * (1.0 - dust.share(now))), canvas.theme.ink
    for center, grown in dust.at(now):
        px = canvas.viewport.px(_PUFF * (0.5 + round(grown * _PUFFS) / _PUFFS))
        canvas.picture(shapes.shadow((px, px), px // 2, px // 2, (*tone[:3], 255)), center, "center", opacity)


def ribbon_box(plate: Box, wide: float) -> Box:
    """Return the box of a ribbon: clear of the words on the plate and of the player's cards.

    Args:
        plate: The plate, in units.
        wide: The width of the ribbon, in units.
    """
    in_plate = plate.h == PLATE_HEIGHT
    y = plate.bottom + _RIBBON_IN - _RIBBON if in_plate else plate.y + _RIBBON_LOW - _RIBBON
    return Box(plate.right - _RIBBON_END - wide, y, wide, _RIBBON)


def ribbon_middle(box: Box, larger: float, room: float) -> Point:
    """Return the middle of an enlarged ribbon, which is whole within the window.

    Args:
        box: Its usual box.
        larger: Its enlargement.
        room: The width of the window.
    """
    half = larger * box.w / 2
    return max(half, min(room - half, box.center[0])), box.center[1]


def _draw_ribbon(canvas: Canvas, ribbon: PlateRibbon, now: float, *, reduced: bool) -> None:
    """Draw a ribbon at a plate, which comes down with its words, stays for a while, and disappears."""
    theme, t = canvas.theme, ribbon.share(now)
    tones = {
        "bad": (theme.danger, theme.danger_light, theme.ink),
        "good": (mix(theme.felt_light, theme.good, 0.2), theme.good, theme.ink),
        "gold": (theme.gold_dark, theme.gold_light, theme.ink_dark),
    }
    ground, edge, ink = tones[ribbon.tone]
    wide = canvas.text_renderer.measure(ribbon.words, "strong")[0] + 26.0
    struck = ribbon.falls > 0.0 or reduced
    low = 0.0 if struck else _RIBBON_DROPS * (1.0 - ease_out(min(1.0, t / _UNROLLED)))
    box = ribbon_box(ribbon.box, wide).move(0.0, -low)
    larger = 1.0 + (0.0 if reduced else STRIKE_HIGH * ribbon.height(now))
    with zoomed(canvas, box.center, ribbon_middle(box, larger, canvas.viewport.w), larger):
        canvas.shadow(box, blur=10, drop=3)
        canvas.rounded(box, ground, 8.0, border=edge, border_width=2.0)
        canvas.text(box.center, ribbon.words, "strong", ink, anchor="center")
