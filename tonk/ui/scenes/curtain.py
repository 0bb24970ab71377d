"""The curtain: between two people at one screen, so that nobody sees the other's cards."""

from collections.abc import Callable, Sequence

import pygame

from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.inputs import Input, Key
from tonk.ui.scene import Stage
from tonk.ui.theme import Color
from tonk.ui.viewport import Box, Viewport
from tonk.ui.widgets import Button, WidgetGroup
from tonk.words import _

_WIDTH, _HEIGHT = 560.0, 400.0


class CurtainScene:
    """Asks for one person, and is lifted by a fresh press once that person has had time to sit down.

    Args:
        stage: The stage.
        name: Who is asked for.
        color: The colour of that seat.
        news: What has happened since the last person's turn, in lines.
        played: Whether a person has had a turn in this hand.
        on_lift: Called when they are there.
        on_leave: Called when the players would rather leave the table.
    """

    overlay = True

    def __init__(
        self,
        stage: Stage,
        name: str,
        color: Color,
        news: Sequence[str],
        played: bool,
        on_lift: Callable[[], None],
        on_leave: Callable[[], None],
    ) -> None:
        self._stage = stage
        self._name = name
        self._color = color
        self._news = tuple(news)
        self._played = played
        self._on_lift = on_lift
        self._fell_at = stage.now
        show = _("Show my cards")
        self._show = Button(show, self._lift, kind="primary", key=pygame.K_SPACE, key_hint=_("Space"))
        self._leave = Button(_("Leave the table"), on_leave)
        self._group = WidgetGroup(self._show, self._leave)
        self._box = Box(0, 0, 0, 0)

    def _lift(self) -> None:
        if self._stage.now - self._fell_at >= speeds.CURTAIN_COOLDOWN:
            self._on_lift()

    def handle(self, event: Input) -> None:
        """Only a press made here lifts the curtain: a key still held from the last turn does not."""
        if isinstance(event, Key) and event.repeat:
            return
        if isinstance(event, Key) and event.key == pygame.K_RETURN and self._group.focused is None:
            self._lift()
        else:
            self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        return self._group.update(now)

    def resized(self, viewport: Viewport) -> None:
        """Lay out anew: the panel covers the middle of the table."""
        self._box = Box.around((viewport.w / 2, viewport.h * 0.5), min(_WIDTH, viewport.w - 40.0), _HEIGHT)
        inner = self._box.inset(36.0, 28.0)
        foot = inner.cut_bottom(50.0)[0]
        self._leave.box, self._show.box = foot.split_columns(2, 18.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel over the covered table."""
        canvas.dim()
        canvas.panel(self._box, "raised")
        inner = self._box.inset(36.0, 28.0)
        center = inner.center[0]
        canvas.disc((center, inner.y + 12.0), 9.0, self._color)
        words = _("Pass the screen to {name}").format(name=self._name)
        title = canvas.text_renderer.fit(words, "heading", inner.w)
        head = canvas.text((center, inner.y + 34.0), title, "heading", canvas.theme.gold_light, anchor="midtop")
        y = head.bottom + 14.0
        if self._news:
            ink = canvas.theme.ink_soft
            words = _("Since the last turn") if self._played else _("So far")
            since = canvas.text((center, y), words, "small", ink, anchor="midtop")
            y = since.bottom + 4.0
        for line in self._news:
            words = canvas.text_renderer.fit(line, "body", inner.w)
            y = canvas.text((center, y), words, "body", anchor="midtop").bottom
        self._group.draw(canvas)
