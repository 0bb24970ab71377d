"""The question to all persons at one screen whether one of them crosses a discard.

It appears regardless of what the players hold, so it doesn't reveal who could cross; hands are covered.
"""

import math
from collections.abc import Callable, Mapping

import pygame

from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue, LastSeconds
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.overlay import draw_heading, draw_plaque
from tonk.words import _
from tonk.words.table import questions

_WIDTH, _PAD, _ROW, _GAP, _CARD = 640.0, 34.0, 50.0, 14.0, 96.0
_HEAD, _WORDS = 64.0, 40.0


class CrossPrompt:
    """Asks everybody at once, and stays until it is answered or its time is up.

    Args:
        ui: The context of the window.
        card: The discard.
        drawer: The name of the player who draws from the stock.
        persons: The persons who may cross: the name of each seat.
        answer: Answers that this person crosses, or that no one does; returns False if the person may not.
        leave: Called when the players want to leave the table instead.
        seconds: The seconds after which no answer counts as no; None for no limit.
    """

    overlay = True
    least_page = (640.0, 480.0)

    def __init__(
        self,
        ui: UiContext,
        card: Card,
        drawer: str,
        persons: Mapping[Seat, str],
        answer: Callable[[Seat | None], bool],
        leave: Callable[[], None],
        seconds: float | None = None,
    ) -> None:
        self._ui = ui
        self._card = card
        self._drawer = drawer
        self._persons = persons
        self._answer = answer
        self._since = ui.now
        self._seconds = seconds
        self._refusal = ""
        self._last_seconds = LastSeconds(ui.cues.note)
        self._claims = [Button(_("{name} crosses").format(name=name), self._claim(s)) for s, name in persons.items()]
        self._pass = Button(
            _("Nobody"), self._answer_nobody, kind="primary", key=pygame.K_SPACE, key_hint=pygame.K_SPACE
        )
        self._leave = Button(_("Leave the table"), leave)
        self._group = WidgetGroup(self._pass, *self._claims, self._leave)
        self._box = Box(0, 0, 0, 0)

    @property
    def left(self) -> float | None:
        """Return the remaining share of the time, 0 to 1; None without a limit."""
        if self._seconds is None:
            return None
        return max(0.0, 1.0 - (self._ui.now - self._since) / self._seconds)

    def _claim(self, seat: Seat) -> Callable[[], None]:
        def claim() -> None:
            if self._meant() and not self._answer(seat):
                self._ui.cues.note(Cue.REFUSED)
                self._refusal = questions.cannot_cross(self._persons[seat], self._card)

        return claim

    def _answer_nobody(self) -> None:
        if self._meant():
            self._answer(None)

    def _meant(self) -> bool:
        """Return whether a press was meant for this page and not for the table that it appeared over."""
        return self._ui.now - self._since >= speeds.PAGE_COOLDOWN

    def handle(self, event: Input) -> None:
        """Take a press as an answer, but not a key that is still held from the table."""
        if not (isinstance(event, KeyPress) and event.repeat):
            self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``; when the time is up, nobody crosses."""
        if self.left == 0.0 and self._ui.screens.top is self:
            self._answer(None)
            return True
        self._last_seconds.follow(None if self._seconds is None or self.left is None else self.left * self._seconds)
        self._group.follow_screen(self._ui, self)
        return self._group.update(now) or self._seconds is not None

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def resized(self, viewport: Viewport) -> None:
        """Place it in the middle of the window."""
        wide = min(_WIDTH, viewport.w - 40.0)
        rows = -(-len(self._claims) // 2)
        high = 2 * _PAD + _HEAD + _WORDS + (rows + 2) * (_ROW + _GAP) - 2 * _GAP
        self._box = Box.around((viewport.w / 2, viewport.h / 2), wide, high)
        body = self._box.inset(_PAD).cut_top(_HEAD + _WORDS)[1]
        self._pass.box, rest = body.cut_top(_ROW, _GAP)
        for number, claim in enumerate(self._claims):
            row, column = divmod(number, 2)
            half = (rest.w - _GAP) / 2
            alone = number == len(self._claims) - 1 and column == 0
            claim.box = Box(
                rest.x + column * (half + _GAP), rest.y + row * (_ROW + _GAP), rest.w if alone else half, _ROW
            )
        foot = rest.y + rows * (_ROW + _GAP)
        self._leave.box = Box.around((rest.center[0], foot + _ROW / 2), 220.0, _ROW - 6.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the question over the covered table, with the discard on the panel's edge."""
        canvas.dim()
        draw_plaque(canvas, self._box)
        inner, theme = self._box.inset(_PAD), canvas.theme
        draw_heading(canvas, inner, questions.cross_heading(self._card))
        words, ink = self._refusal, theme.bad
        if not words:
            words, ink = _("{name} draws from the stock").format(name=self._drawer), theme.ink_soft
        row = Box(inner.x, inner.y + _HEAD - 12.0, inner.w, _WORDS)
        canvas.text(row.center, words, "body", ink, anchor="center", max_width=inner.w)
        if self.left is not None:
            bar = Box(inner.x, self._box.y + 14.0, inner.w * self.left, 5.0)
            canvas.rounded(bar, theme.gold, 2.5)
        self._group.draw(canvas)
