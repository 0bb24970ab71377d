"""The page of a sealed deck: its seal while the hand is played, then the check that anyone can repeat."""

from collections.abc import Callable

import pygame

from tonk.records.deck_seal import DeckCheck
from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.seals import grouped, verdict, why_sealed

_WIDEST, _MARGIN, _PAD, _GAP, _BUTTON = 990.0, 16.0, 34.0, 14.0, 52.0
_EDGE, _HEAD, _LABEL, _LINE, _ICON = 28.0, 52.0, 158.0, 29.0, 26.0
_INSET = 18.0
_COLUMNS = 13
_MOST_CARD, _LEAST_CARD, _CARD_GAP, _ROW_GAP = 54.0, 38.0, 6.0, 8.0


def digits_in(ui: UiContext, digits: str, wide: float) -> str:
    """Return digits in groups, in one line if they fit, otherwise in two of the same length.

    Args:
        ui: The context of the window.
        digits: The digits.
        wide: The width of a line, in units.
    """
    line = grouped(digits)
    if ui.text.measure(line, "body")[0] <= wide:
        return line
    half = len(digits) // 2
    return f"{grouped(digits[:half])}\n{grouped(digits[half:])}"


def check_button(ui: UiContext, check: Callable[[], DeckCheck | None]) -> Button:
    """Return a button that shows whether the deck of a hand matches its seal; None if no seal is known."""

    def show() -> None:
        if (found := check()) is not None:
            ui.screens.push(SealPage(ui, found.shown, found))

    return Button(_("Check the deck"), show, icon=icon("seal"))


class SealPage(SmallPage):
    """A seal or, with a check, its outcome: both seals beside each other, the salt, and the sealed deck.

    Args:
        ui: The context of the window.
        fingerprint: The fingerprint shown before the deal.
        check: The check of the finished hand; None while it is being played.
    """

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, fingerprint: str, check: DeckCheck | None = None) -> None:
        super().__init__(ui, _("The sealed deck") if check is None else _("Deck checked"))
        self._check = check
        self._fair = check is not None and check.fair
        if check is None:
            self._said = why_sealed()
            self._rows: tuple[tuple[str, str], ...] = ((pgettext("a number", "Seal"), fingerprint),)
            line, tooltip = fingerprint, ""
        else:
            self._said = verdict(matches=check.matches, played=check.played, lifted=check.cut)
            now, salt = check.seal.fingerprint, check.seal.salt
            self._rows = (
                (_("Before the deal"), fingerprint),
                (_("Made again now"), now),
                (pgettext("a number", "Salt"), salt),
            )
            line = check.seal.text
            tooltip = _("Any SHA-256 program makes the same seal from this line, so you can check it without Tonk")
        self._page = ScrollArea(self._paint)
        self._copy = Button(pgettext("button", "Copy"), lambda: copied(ui, line), tooltip=tooltip)
        self._close = Button(pgettext("button", "Close"), ui.screens.pop, kind="primary", key_hint=pygame.K_ESCAPE)
        self._add(self._page, self._copy, self._close)
        self._group.default = self._close
        self._card = _MOST_CARD

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again, with cards as large as possible; the rest scrolls."""
        wide = min(_WIDEST, viewport.w - 2 * _MARGIN)
        fixed, most = 2 * _EDGE + _HEAD + _GAP + _BUTTON, viewport.h - 2 * _MARGIN
        content = self._words_height(wide - 2 * _PAD)
        if self._check is not None:
            across = (wide - 2 * _PAD - (_COLUMNS - 1) * _CARD_GAP) / _COLUMNS
            rows = -(-len(self._check.seal.deck) // _COLUMNS)
            down = ((most - fixed - content) / rows - _ROW_GAP) / CARD_RATIO
            self._card = max(_LEAST_CARD, min(_MOST_CARD, across, down))
            content += rows * (self._card * CARD_RATIO + _ROW_GAP)
        high = min(most, fixed + content)
        rest = self._lie(viewport, wide, high).inset(_PAD, _EDGE).cut_top(_HEAD)[1]
        foot, page = rest.cut_bottom(_BUTTON, _GAP)
        self._page.box = Box(page.x, page.y, page.w + BAR_WIDTH + 4, page.h)
        self._page.content_height = content
        self._close.box, foot = foot.cut_right(180.0, _GAP)
        self._copy.box = foot.cut_right(150.0)[0]

    def _said_width(self, wide: float) -> float:
        return wide - (_ICON + 16.0 if self._check is not None else 0.0)

    def _words_height(self, wide: float) -> float:
        """Return the height of all but the cards."""
        text = self._ui.text
        high = text.measure(self._said, self._style, self._said_width(wide))[1] + _GAP
        high += sum(self._row_height(value, wide) for _name, value in self._rows) + 2 * 10.0
        if self._check is not None:
            high += _GAP + text.line_height("small") + 8.0
        return high + 4.0

    @property
    def _style(self) -> str:
        return "body" if self._check is None else "strong"

    def _row_height(self, value: str, wide: float) -> float:
        return max(_LINE, self._ui.text.measure(self._digits(value, wide), "body")[1] + 4.0)

    def _digits(self, value: str, wide: float) -> str:
        return digits_in(self._ui, value, wide - _LABEL - 2 * _INSET)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        theme, wide = canvas.theme, self._box.w - 2 * _PAD
        x, y = content.x, content.y
        at = x + wide - self._said_width(wide)
        said = canvas.text((at, y), self._said, self._style, theme.ink, max_width=self._said_width(wide))
        if self._check is not None:
            mark, color = ("check", theme.good) if self._fair else ("cross", theme.bad)
            canvas.icon(icon(mark), (x + _ICON / 2, said.center[1]), _ICON, color)
        y = self._paint_rows(canvas, Box(x, said.bottom + _GAP, wide, 0.0))
        if self._check is not None:
            self._paint_deck(canvas, Box(x, y + _GAP, wide, 0.0), self._check.seal.deck, self._check.cut)

    def _paint_rows(self, canvas: Canvas, box: Box) -> float:
        """Draw the seals and the salt below each other, digit under digit, and return their lower end."""
        theme = canvas.theme
        highs = [self._row_height(value, box.w) for _name, value in self._rows]
        ground = Box(box.x, box.y, box.w, sum(highs) + 20.0)
        canvas.panel(ground, "inset")
        y = box.y + 10.0
        for (name, value), high in zip(self._rows, highs, strict=True):
            left = box.x + _INSET + _LABEL
            label = Box(box.x + _INSET, y + 2.0, _LABEL - 8.0, canvas.text_renderer.line_height("body"))
            canvas.line_of_text(label, name, "body", theme.ink_soft)
            drawn = canvas.text((left, y + 2.0), self._digits(value, box.w), "body", theme.gold_light)
            y += high
        if self._check is not None:
            words = _("secret until the hand ended")
            note = Box(drawn.right + _INSET, drawn.y, ground.right - 2 * _INSET - drawn.right, drawn.h)
            if canvas.text_renderer.measure(words, "small")[0] <= note.w:
                canvas.line_of_text(note, words, "small", theme.ink_soft)
        return ground.bottom

    def _paint_deck(self, canvas: Canvas, box: Box, deck: tuple[Card, ...], cut: int) -> None:
        """Draw all cards in their sealed order, the top one first, with a mark where the deck was cut."""
        theme = canvas.theme
        words = _("The sealed deck, from the top")
        if cut:
            words = _("The sealed deck, from the top. The deal began at the gold line.")
        head = canvas.text((box.x, box.y), words, "small", theme.ink_soft)
        card = self._card
        gap = (box.w - _COLUMNS * card) / (_COLUMNS - 1)
        high, top = card * CARD_RATIO, head.bottom + 8.0
        for number, one in enumerate(deck):
            row, column = divmod(number, _COLUMNS)
            left, y = box.x + column * (card + gap), top + row * (high + _ROW_GAP)
            draw_card(canvas, self._ui, one, Pose(left + card / 2, y + high / 2), card)
            if cut and number == cut:
                canvas.rounded(Box(left - gap / 2 - 2.0, y - 3.0, 4.0, high + 6.0), theme.gold_light, 2.0)
