"""Captions: a small line at the foot of the window that names sounds for those who can't hear them."""

import math
from typing import NamedTuple

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.words.sounds import sound_names

_ECHOES = frozenset(
    SOUNDS[cue]
    for cue in (
        Cue.PRESSED,
        Cue.CHOSEN,
        Cue.NUDGED,
        Cue.SWITCHED_ON,
        Cue.SWITCHED_OFF,
        Cue.PAGE_OPENED,
        Cue.PAGE_CLOSED,
    )
) | {"settle"}
"""Sounds of the player's own visible actions, and what follows each draw."""
_HIGH, _PAD, _ICON, _GAP, _MARGIN, _FOOT = 24.0, 10.0, 16.0, 6.0, 40.0, 2.0
_MOST = 4


class _Caption(NamedTuple):
    words: str
    until: float


class Captions:
    """Shows the newest sound at the right of the line, after earlier ones as far as there is room."""

    def __init__(self) -> None:
        self._shown: list[_Caption] = []
        self._drawn: tuple[_Caption, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """The captions shown now, oldest first."""
        return tuple(caption.words for caption in self._shown)

    def note(self, name: str, now: float) -> None:
        """Show the caption of a sound, if it has one.

        Args:
            name: The name of the sound.
            now: The moment, in seconds.
        """
        words = "" if name in _ECHOES else sound_names().get(name, "")
        if words:
            self._shown = [caption for caption in self._shown if caption.words != words]
            self._shown.append(_Caption(words, now + speeds.CAPTION_SHOWN))
            del self._shown[:-_MOST]

    def update(self, now: float) -> bool:
        """Update to the time ``now``; return True if they must be redrawn."""
        self._shown = [caption for caption in self._shown if caption.until > now]
        shown = tuple(self._shown)
        changed, self._drawn = shown != self._drawn, shown
        return changed

    def wakes_at(self) -> float:
        """Return when the first goes; ``math.inf`` without one."""
        return min((caption.until for caption in self._shown), default=math.inf)

    def draw(self, canvas: Canvas) -> None:
        """Draw the line at the left of the foot, below the strip of a pad."""
        seen, theme = canvas.viewport.seen, canvas.theme
        fitting: list[tuple[str, float]] = []
        room = seen.w - 2 * _MARGIN
        for caption in reversed(self._shown):
            wide = canvas.text_renderer.measure(caption.words, "small")[0] + _ICON + _GAP + 2 * _PAD
            room -= wide + _GAP
            if fitting and room < 0:
                break
            fitting.append((caption.words, wide))
        x, y = seen.x + _MARGIN, seen.bottom + canvas.viewport.foot - _FOOT - _HIGH
        for words, wide in reversed(fitting):
            box = Box(x, y, wide, _HIGH)
            canvas.rounded(box, fade(theme.felt_dark, 0.94), _HIGH / 2, border=theme.panel_border)
            canvas.icon(icon("sound"), (x + _PAD + _ICON / 2, box.center[1]), _ICON, theme.gold_light)
            canvas.text((x + _PAD + _ICON + _GAP, box.center[1]), words, "small", theme.ink, anchor="midleft")
            x = box.right + _GAP
