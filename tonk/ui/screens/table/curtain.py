"""The curtain between two people at one screen, so that neither sees the other's cards."""

import math
from collections.abc import Callable, Sequence

import pygame

from tonk.session.match.characters import CALM
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.screens.parts.faces import Face, seat_color
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.overlay import draw_heading, draw_plaque
from tonk.words import _, pgettext
from tonk.words.table.review import headphones, show_cards_line

_WIDTH, _PAD, _LINE, _FACE = 560.0, 36.0, 28.0, 104.0
_FIXED = 214.0
"""The height of the panel without any news."""


class Curtain:
    """Asks for one person, and is lifted by a fresh press once that person has had time to sit down.

    Args:
        ui: The context of the window.
        face: The requested person.
        news: The news since the last person's turn, in lines.
        played: Whether the person has been at the screen in this hand.
        on_lift: Called when they are there.
        on_leave: Called when the players want to leave the table instead.
    """

    least_page = (640.0, 360.0)
    overlay = True

    def __init__(
        self,
        ui: UiContext,
        face: Face,
        news: Sequence[str],
        played: bool,
        on_lift: Callable[[], None],
        on_leave: Callable[[], None],
    ) -> None:
        self._ui = ui
        self._face = face
        self._news = tuple(news)
        self._played = played
        self._on_lift = on_lift
        self._fell_at = ui.now
        show = _("Show my cards")
        self._show = Button(show, self._lift, kind="primary", key=pygame.K_SPACE, key_hint=pygame.K_SPACE)
        self._leave = Button(_("Leave the table"), on_leave)
        self._group = WidgetGroup(self._show, self._leave)
        self._box = Box(0, 0, 0, 0)

    def announced(self) -> Sequence[str]:
        """Return the name of the requested person, and the news."""
        first = [] if self._played else [headphones()]
        ui = self._ui
        show = show_cards_line(ui.bindings.cap(pygame.K_RETURN, Where.EVERYWHERE, ui.pad))
        return [_("Pass the screen to {name}").format(name=self._face.name), *first, *self._news, show]

    def _lift(self) -> None:
        if self._ui.now - self._fell_at >= speeds.CURTAIN_COOLDOWN:
            self._on_lift()

    def handle(self, event: Input) -> None:
        """Lift the curtain by a press made here, but not by a key still held from the last turn."""
        if isinstance(event, KeyPress) and event.repeat:
            return
        if isinstance(event, KeyPress) and event.key == pygame.K_RETURN and self._group.focused is None:
            self._lift()
        else:
            self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        self._group.follow_screen(self._ui, self)
        return self._group.update(now)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again: the panel covers the middle of the table and the hand below it."""
        wide = min(_WIDTH, viewport.w - 40.0)
        high = _FIXED + (_LINE * (len(self._news) + 1) + 24.0 if self._news else 0.0)
        self._box = Box.around((viewport.w / 2, viewport.h * 0.5 + _FACE * 0.2), wide, high)
        foot = self._box.inset(_PAD, 28.0).cut_bottom(52.0)[0]
        self._leave.box, self._show.box = foot.split_columns(2, 18.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel over the covered table, with the requested person on its upper edge."""
        canvas.dim()
        draw_plaque(canvas, self._box)
        self._draw_face(canvas, (self._box.center[0], self._box.y + 8.0))
        inner = self._box.inset(_PAD, 0.0).cut_top(_FACE * 0.5 + 20.0)[1]
        head = draw_heading(canvas, inner, _("Pass the screen to {name}").format(name=self._face.name))
        if self._news:
            self._draw_news(canvas, inner.x, head.bottom + 14.0, inner.w)
        self._group.draw(canvas)

    def _draw_face(self, canvas: Canvas, center: Point) -> None:
        face, color, size = self._face, seat_color(self._ui, self._face.seat), canvas.viewport.px(_FACE)
        picture = self._ui.portraits.picture(face.name, CALM, size, is_person=True, seat=face.seat, enamel=color)
        around = Box.around(center, _FACE + 10.0, _FACE + 10.0)
        canvas.shadow(around, around.w / 2, blur=12, drop=4)
        canvas.disc(center, around.w / 2, canvas.theme.panel_raised, border=color, border_width=2.5)
        canvas.picture(picture, center, "center")

    def _draw_news(self, canvas: Canvas, left: float, top: float, wide: float) -> None:
        """Draw the news since the person last looked, on a ground of its own."""
        ground = Box(left, top, wide, _LINE * (len(self._news) + 1) + 20.0)
        canvas.panel(ground, "inset")
        words = _("Since your last turn") if self._played else pgettext("what happened in the hand", "So far")
        row = Box(left + 18.0, top + 10.0, wide - 36.0, _LINE)
        canvas.line_of_text(row, words, "small", canvas.theme.gold_light, "center")
        for number, line in enumerate(self._news, 1):
            canvas.line_of_text(row.move(0, number * _LINE), line, "body", None, "center")
