"""The pool of light on the felt before the player to act, which glides on with the turn."""

import math

import pygame

from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.motion import ease_in_out
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import hex_color, raster, ready
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.departures import Pace
from tonk.ui.table.places.layout import TableLayout

_ACROSS, _DOWN = 640.0, 400.0
"""The size of the pool, in units."""
_STRENGTH = 0.3
"""The opacity of its middle."""
_STEPS = 12
"""The number of steps of opacity in which it fades."""
_GLIDES = 14
"""The number of places on its way, some thirty a second, since it is large, faint, and slow to draw."""
_BESIDE = 0.45
"""The distance of its middle from that of a side plate, as a share of the plate's width."""
_SMALL = 3
"""The reduction at which it is made before stretching."""


def lit_before(layout: TableLayout, seat: Seat) -> Point:
    """Return the middle of the light on the felt before a player.

    Args:
        layout: The layout of the table.
        seat: The player.
    """
    if seat == layout.bottom:
        return layout.w / 2, layout.hand_y - layout.card_height / 2
    plate, side = layout.plate(seat), layout.place(seat).side
    if not side:
        return layout.spread_area(seat).center
    return plate.center[0] - side * plate.w * _BESIDE, plate.bottom


class TurnLight:
    """The light of one table: a function of the time since the last change of the turn."""

    def __init__(self) -> None:
        self._seat: Seat | None = None
        self._on = False
        self._start: Point | None = None
        self._since = self._until = 0.0

    def follow(self, layout: TableLayout, seen: View, now: float, pace: Pace) -> bool:
        """Go to where the turn is visible now; return True while something about the light changes.

        Args:
            layout: The layout of the table.
            seen: The view as seen; without a player to act, the light stays.
            now: The time, in seconds.
            pace: The pace of motion.
        """
        on = seen.outcome is None and (0 <= seen.to_act < seen.seats or self._on)
        seat = seen.to_act if 0 <= seen.to_act < seen.seats else self._seat
        if (on, seat) == (self._on, self._seat):
            return self._since <= now <= self._until
        self._start = self.at(layout, now) if self._on else None
        self._on, self._seat, self._since = on, seat, now
        self._until = now + (0.0 if pace.reduced else pace.seconds(speeds.LIGHT))
        return True

    def at(self, layout: TableLayout, now: float) -> Point | None:
        """Return its middle, in units; None before it was first lit."""
        if self._seat is None:
            return None
        x, y = lit_before(layout, self._seat)
        if self._start is None or now >= self._until:
            return x, y
        share = ease_in_out(self._share(now))
        return self._start[0] + (x - self._start[0]) * share, self._start[1] + (y - self._start[1]) * share

    def _share(self, now: float) -> float:
        """Return the elapsed share of its way."""
        if now >= self._until:
            return 1.0
        return math.floor((now - self._since) / (self._until - self._since) * _GLIDES + 1e-9) / _GLIDES

    def strength(self, now: float) -> float:
        """Return its strength, 0 to 1."""
        share = self._share(now)
        return (1.0 if self._start is not None else share) if self._on else 1.0 - share

    def draw(self, canvas: Canvas, layout: TableLayout, now: float) -> None:
        """Draw it on the felt.

        Args:
            canvas: The canvas.
            layout: The layout of the table.
            now: The moment, in seconds.
        """
        middle, strength = self.at(layout, now), round(self.strength(now) * _STEPS)
        if middle is not None and strength:
            size = canvas.viewport.px(_ACROSS), canvas.viewport.px(_DOWN)
            canvas.picture(_pool(size, canvas.theme.gold_light[:3]), middle, "center", 255 * strength // _STEPS)


@kept
def _pool(size: tuple[int, int], color: Color) -> pygame.Surface:
    """Return a pool of light without an edge."""
    ink = hex_color(color)
    stops = "".join(
        f'<stop offset="{share / 10:.1f}" stop-color="{ink}" '
        f'stop-opacity="{_STRENGTH * (1.0 - ease_in_out(share / 10)):.4f}"/>'
        for share in range(11)
    )
    body = (
        f'<defs><radialGradient id="p" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="50">{stops}</radialGradient>'
        '</defs><circle r="50" fill="url(#p)"/>'
    )
    side = max(8, size[0] // _SMALL)
    return ready(pygame.transform.smoothscale(raster(body, "-50 -50 100 100", side, side), size))
