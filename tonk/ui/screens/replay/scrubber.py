"""The scrubber of a replay: the turns, the marks, and the knob at the shown step."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType

from tonk.records import marking
from tonk.records.marking import Mark
from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, Theme, fade, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.ui.shell.inputs import Input, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets import Widget

_TRACK, _KNOB, _ENDS = 10.0, 11.0, 12.0
_SIGN, _ROW = 18.0, 18.0
"""The size of a mark, and the distance between two rows of marks."""
_LEAST_RUN, _RUN_SIGN = 14.0, 4.0
"""The least width of a turn that shows its player's sign, and the radius of the sign."""
_FOOT = 13.0
"""The height of the middle of the track above the lower edge."""

_ICONS: Mapping[marking.MarkKind, str] = MappingProxyType(
    {
        marking.TAKE: "take",
        marking.HIT: "plus",
        marking.SPREAD: "spread",
        marking.TWIST: "diamond",
        marking.SHUFFLE: "again",
        marking.DROP: "flag",
        marking.CAUGHT: "cross",
        marking.OUT: "check",
        marking.TONK: "star",
        marking.KNOCK: "flag",
        marking.THIRTY_ONE: "star",
        marking.STOCK: "empty",
        marking.TURNING: "swing",
    }
)
"""The icons of the kinds of marks, each with a shape of its own."""
_GOLDEN = frozenset((marking.TONK, marking.THIRTY_ONE, marking.DROP, marking.KNOCK, marking.OUT))


class Scrubber(Widget):
    """Goes to a step by a press or a drag. The arrow keys belong to the screen.

    Args:
        steps: The number of the last step.
        actors: The seat that took each step, from step 1.
        on_seek: Called with the step to show.

    Attributes:
        step: The shown step.
        pointed: The step under the pointer while nothing is pressed, or None.
        marks: The marks on its track.
    """

    focusable = False

    def __init__(self, steps: int, actors: Sequence[Seat], on_seek: Callable[[int], None]) -> None:
        super().__init__()
        self.step = 0
        self.pointed: int | None = None
        self._steps = steps
        self._runs = _runs(actors)
        self._on_seek = on_seek
        self.marks: tuple[Mark, ...] = ()

    def look(self) -> tuple[Hashable, ...]:
        """Return the step, the marks, and the pointed step."""
        return (*super().look(), self.step, self.pointed, self.marks)

    def x_of(self, step: int) -> float:
        """Return the x of a step."""
        track = self._track
        return track.x + track.w * step / max(1, self._steps)

    def handle(self, event: Input) -> bool:
        """Follow presses and drags."""
        match event:
            case PointerDown(pos=pos) if self.box.contains(pos):
                self.pressed = True
                self._seek(pos[0])
                return True
            case PointerMove(pos=pos) if self.pressed:
                self._seek(pos[0])
                return True
            case PointerMove(pos=pos):
                self.pointed = self._step_at(pos[0]) if self.box.contains(pos) else None
            case PointerUp() | PointerCancel() if self.pressed:
                self.pressed = False
                return True
        return False

    def update(self, now: float) -> bool:
        """Forget the pointed step when the pointer has gone."""
        if not self.hovered:
            self.pointed = None
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the track in the seats' colours, bright up to the current step, the marks above, and the knob."""
        theme, track = canvas.theme, self._track
        canvas.rounded(track.inset(-2.0), theme.track, _TRACK / 2 + 2.0, border=theme.hairline)
        for seat, first, last in self._runs:
            self._draw_run(canvas, seat, first, last)
        for mark, row in self._placed():
            self._draw_mark(canvas, mark, row)
        x, y = self.x_of(self.step), track.center[1]
        if self.pointed is not None and not self.pressed:
            canvas.line((self.x_of(self.pointed), self.box.y), (self.x_of(self.pointed), track.bottom), theme.ink_soft)
        canvas.line((x, self.box.y + 2.0), (x, y), fade(theme.knob, 0.7), 1.5)
        radius = _KNOB + (1.5 if self.pressed else self.glow)
        canvas.disc((x, y), radius, mix(theme.knob, theme.gold_light, self.glow), border=theme.gold_dark)

    @property
    def _track(self) -> Box:
        return Box(self.box.x + _ENDS, self.box.bottom - _FOOT - _TRACK / 2, self.box.w - 2 * _ENDS, _TRACK)

    def _draw_run(self, canvas: Canvas, seat: Seat, first: int, last: int) -> None:
        """Draw a turn: consecutive steps of one seat, with the sign of its plate."""
        theme, track = canvas.theme, self._track
        left, right, now = self.x_of(first), self.x_of(last), self.x_of(self.step)
        color = theme.seats[seat % len(theme.seats)]
        if right > now:
            start = max(left, now)
            canvas.fill(Box(start, track.y, right - start - 1.0, track.h), mix(color, theme.felt_dark, 0.72))
        if left < now:
            canvas.fill(Box(left, track.y, min(right, now) - left - 1.0, track.h), mix(color, theme.felt_dark, 0.1))
        if right - left >= _LEAST_RUN:
            draw_line_sign(canvas, ((left + right) / 2, track.center[1]), seat, _RUN_SIGN, theme.ink)

    def _draw_mark(self, canvas: Canvas, mark: Mark, row: int) -> None:
        theme = canvas.theme
        y = self._track.y - 5.0 - _SIGN / 2 - row * _ROW
        on = mark.step in (self.step, self.pointed)
        at, size = (self.x_of(mark.step), y), _SIGN + 3.0 * on
        if mark.kind == marking.TURNING:
            draw_turning(canvas, at, size, on=on)
        else:
            canvas.icon(icon(_ICONS[mark.kind]), at, size, _ink(theme, mark, on=on))

    def _placed(self) -> list[tuple[Mark, int]]:
        """Return the marks that fit, in two rows; the most important ones come first."""
        taken: list[tuple[float, int]] = []
        found = []
        for mark in sorted(self.marks, key=lambda mark: -marking.MARKS.index(mark.kind)):
            x = self.x_of(mark.step)
            row = next((row for row in (0, 1) if all(r != row or abs(x - at) >= _SIGN for at, r in taken)), None)
            if row is not None:
                taken.append((x, row))
                found.append((mark, row))
        return found

    def _step_at(self, x: float) -> int:
        track = self._track
        share = (x - track.x) / max(1.0, track.w)
        return round(min(1.0, max(0.0, share)) * self._steps)

    def _seek(self, x: float) -> None:
        step = self._step_at(x)
        if step != self.step:
            self._on_seek(step)


def draw_turning(canvas: Canvas, at: Point, size: float = _SIGN, *, on: bool = False) -> None:
    """Draw the sign of a turning point: up and down.

    Args:
        canvas: The canvas to draw on.
        at: Its centre, in units.
        size: Its size, in units.
        on: Whether it is the current one.
    """
    theme = canvas.theme
    canvas.disc(at, size / 2, theme.gold_light if on else theme.gold)
    canvas.icon(icon(_ICONS[marking.TURNING]), at, size - 3.0, theme.ink_dark)


def _runs(actors: Sequence[Seat]) -> list[tuple[Seat, int, int]]:
    """Return each seat's runs of steps: the seat, the step before its first, and its last."""
    found: list[tuple[Seat, int, int]] = []
    for step, seat in enumerate(actors):
        if found and found[-1][0] == seat:
            found[-1] = (seat, found[-1][1], step + 1)
        else:
            found.append((seat, step, step + 1))
    return found


def _ink(theme: Theme, mark: Mark, *, on: bool) -> Color:
    if mark.kind == marking.CAUGHT:
        return theme.bad
    if on or mark.kind in _GOLDEN:
        return theme.gold_light
    return theme.ink_soft if mark.kind == marking.TAKE else theme.ink
