"""Toasts: brief notices on top of everything that need no answer and block nothing."""

import math
from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown

_MOST = 3
_WIDTH = 560.0
_PAD_X, _PAD_Y = 20.0, 11.0
_TOP, _GAP, _RADIUS = 20.0, 8.0, 14.0
_FADE_STEPS = 6


@dataclass(slots=True)
class _Notice:
    sentence: str
    since: float
    until: float
    box: Box

    def strength(self, now: float) -> float:
        """Return its opacity, 0 to 1, in a few steps."""
        share = min(1.0, (now - self.since) / speeds.NOTICE_FADE + 0.2, (self.until - now) / speeds.NOTICE_FADE)
        return round(max(0.0, share) * _FADE_STEPS) / _FADE_STEPS


class ToastRack:
    """Stacks notices at the top of the window, newest lowest; those without room wait."""

    def __init__(self) -> None:
        self._notices: list[_Notice] = []
        self._waiting: list[tuple[str, bool]] = []
        self._now = 0.0
        self._drawn: Hashable = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences shown now, oldest first."""
        return tuple(notice.sentence for notice in self._notices)

    def show(self, sentence: str, now: float, *, stays: bool = False) -> None:
        """Show a sentence for as long as it takes to read.

        A sentence that is already shown stays longer instead of appearing twice; with ``stays`` it stays until
        dismissed. If three are shown, it waits until one of them goes.

        Args:
            sentence: The sentence.
            now: The moment, in seconds.
            stays: Whether it stays until dismissed.
        """
        known = any(notice.sentence == sentence for notice in self._notices)
        if not known and len(self._notices) >= _MOST:
            if all(waiting != sentence for waiting, _stays in self._waiting):
                self._waiting.append((sentence, stays))
            return
        until = (
            math.inf
            if stays
            else now + max(speeds.NOTICE_SHOWN, speeds.NOTICE_STARTS + speeds.NOTICE_LETTER * len(sentence))
        )
        for notice in self._notices:
            if notice.sentence == sentence:
                notice.until = until
                return
        self._notices.append(_Notice(sentence, now, until, Box(0, 0, 0, 0)))

    def take(self, event: Input) -> bool:
        """Dismiss a staying notice by a press on it, or the oldest by Esc; return True if one was dismissed."""
        for number, notice in enumerate(self._notices):
            escape = isinstance(event, KeyPress) and event.key == pygame.K_ESCAPE
            pressed = isinstance(event, PointerDown) and notice.box.contains(event.pos)
            if notice.until == math.inf and (escape or pressed):
                del self._notices[number]
                return True
        return False

    def update(self, now: float) -> bool:
        """Update to the time ``now``; return True if it must be redrawn."""
        self._now = now
        self._notices = [notice for notice in self._notices if notice.until > now]
        while self._waiting and len(self._notices) < _MOST:
            sentence, stays = self._waiting.pop(0)
            self.show(sentence, now, stays=stays)
        look = tuple((notice.sentence, notice.strength(now)) for notice in self._notices)
        changed, self._drawn = look != self._drawn, look
        return changed

    def wakes_at(self) -> float:
        """Return when the first notice starts to fade; ``math.inf`` without one."""
        return min((notice.until - speeds.NOTICE_FADE for notice in self._notices), default=math.inf)

    def draw(self, canvas: Canvas) -> None:
        """Draw all notices."""
        y = canvas.viewport.seen.y + _TOP
        for notice in self._notices:
            y = self._draw_notice(canvas, notice, y) + _GAP

    def _draw_notice(self, canvas: Canvas, notice: _Notice, y: float) -> float:
        theme, strength = canvas.theme, notice.strength(self._now)
        picture = canvas.text_renderer.render(
            notice.sentence,
            "body",
            theme.ink,
            max_width=min(_WIDTH, canvas.viewport.seen.w - 4 * _PAD_X),
            align="center",
        )
        w, h = canvas.viewport.size_in_units(picture.get_size())
        box = Box(canvas.viewport.seen.center[0] - w / 2 - _PAD_X, y, w + 2 * _PAD_X, h + 2 * _PAD_Y)
        notice.box = box
        if strength >= 1:
            canvas.shadow(box, _RADIUS, blur=14, drop=5)
        canvas.rounded(
            box, fade(theme.panel_raised, strength), _RADIUS, border=fade(theme.gold_dark, strength), border_width=1.5
        )
        canvas.picture(picture, box.center, "center", round(255 * strength))
        return box.bottom
