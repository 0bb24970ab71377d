"""The cut before the deal: the shuffled deck and its seal are shown, and a person cuts it."""

from collections.abc import Callable

import pygame

from tonk.rules.deck_seal import Seal
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.seal_page import digits_in
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.table.cut_ribbon import CutRibbon
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.ui.widgets.overlay import draw_heading, draw_plaque
from tonk.words import _
from tonk.words.seals import cut_place, cut_title, why_cut

_WIDEST, _PAD, _EDGE, _TOP, _GAP = 860.0, 34.0, 22.0, 40.0, 12.0
_HEADING, _BUTTON, _PLACE = 44.0, 56.0, 40.0
_RIBBON, _MOST_RIBBON = 1120.0, 200.0


class CutDeckScreen(TitledScreen):
    """The place of the cut, chosen by pointer or arrow keys; the deck may also be dealt uncut.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        name: The name of the player who cuts; empty if only one person plays.
        seal: The seal of the deck.
        on_cut: Called with the number of lifted cards, 0 for none, when the deck is whole again.
    """

    least_page = (640.0, 480.0)

    def __init__(self, ui: UiContext, services: Services, name: str, seal: Seal, on_cut: Callable[[int], None]) -> None:
        super().__init__(ui, services)
        self._title = cut_title(name)
        self._fingerprint, self._seal = seal.fingerprint, ""
        self._plaque = self._said = Box(0, 0, 0, 0)
        self._ribbon = CutRibbon(ui, len(seal.deck), on_cut)
        self._cut = Button(_("Cut here"), lambda: self._ribbon.cut_here(self._ribbon.lifted), kind="primary")
        self._cut.key_hint = pygame.K_RETURN
        self._as_it_lies = Button(_("Don't cut"), lambda: self._ribbon.cut_here(0))
        self._leave = Button(_("Back"), self.leave, key_hint=pygame.K_ESCAPE)
        self.group.add(self._ribbon, self._leave, self._as_it_lies, self._cut)
        self.group.default = self._cut
        self.group.focus(self._ribbon)

    def update(self, now: float) -> bool:
        """Go on to ``now``, disabling all choices once the deck is being gathered."""
        if self._ribbon.cut and self._cut.visible:
            for button in (self._cut, self._as_it_lies, self._leave):
                button.visible = False
        return super().update(now)

    def leave(self) -> None:
        """Go back to where the deal was requested, unless the deck has been cut."""
        if not self._ribbon.cut:
            super().leave()

    def arrange(self, body: Box) -> None:
        """Place the words above, the deck in the middle, the buttons below."""
        wide = min(_WIDEST, body.w)
        text = self.ui.text
        inner = wide - 2 * _PAD
        self._seal = digits_in(self.ui, self._fingerprint, inner)
        words, seal = text.measure(why_cut(), "body", inner)[1], text.measure(self._seal, "body", inner)[1]
        high = 2 * _EDGE + _HEADING + words + _GAP + seal
        self._plaque = Box((self.ui.viewport.w - wide) / 2, _TOP, wide, high)
        row = Box(self._plaque.x, body.bottom - _TOP - _BUTTON, wide, _BUTTON)
        pressed = (self._leave, self._as_it_lies, self._cut)
        widths = [max(170.0, button.natural_width(text)) for button in pressed]
        x = row.center[0] - (sum(widths) + 2 * _GAP) / 2
        for button, natural in zip(pressed, widths, strict=True):
            button.box = Box(x, row.y, natural, _BUTTON)
            x += natural + _GAP
        room = row.y - self._plaque.bottom - 2 * _GAP
        ribbon = min(_MOST_RIBBON, room - _PLACE - _GAP)
        top = self._plaque.bottom + _GAP + (room - ribbon - _PLACE - _GAP) / 2
        self._ribbon.box = Box.around((row.center[0], top + ribbon / 2), min(_RIBBON, body.w), ribbon)
        self._said = Box(row.x, self._ribbon.box.bottom + _GAP, wide, _PLACE)

    def paint(self, canvas: Canvas) -> None:
        """Draw the surroundings of the deck."""
        theme = canvas.theme
        draw_plaque(canvas, self._plaque)
        inner = self._plaque.inset(_PAD, _EDGE)
        draw_heading(canvas, inner, self._title)
        said = canvas.text((inner.x, inner.y + _HEADING), why_cut(), "body", theme.ink, max_width=inner.w)
        at = (inner.center[0], said.bottom + _GAP)
        canvas.text(at, self._seal, "body", theme.gold_light, anchor="midtop", max_width=inner.w, align="center")
        if self._ribbon.spread:
            words = cut_place(self._ribbon.lifted)
            wide = canvas.text_renderer.measure(words, "body")[0] + 36.0
            pill = Box.around(self._said.center, wide, _PLACE - 4.0)
            canvas.rounded(pill, fade(theme.felt_dark, 0.62), pill.h / 2)
            canvas.line_of_text(pill, words, "body", theme.ink, "center")
