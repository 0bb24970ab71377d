"""The page of the rule book: a rule set's sections on paper, with small cards between the paragraphs."""

from dataclasses import dataclass
from typing import Literal, assert_never

from tonk.rules import RuleSet
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, Theme, fade, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.screens.rules.marked_sentences import draw_marks, new_spans
from tonk.ui.screens.rules.rule_figures import CardFigure, figures
from tonk.ui.shell.context import UiContext
from tonk.words import _
from tonk.words.narration import labelled, spoken_card
from tonk.words.phrases import joined
from tonk.words.rules.games import rules_text, summary

_BEFORE_TITLE, _AFTER_TITLE, _AFTER_PARAGRAPH = 26.0, 14.0, 12.0
_TOP, _SHORT_PAD = 30.0, 18.0
_CARD, _APART = 62.0, 0.86
"""The width of a card in a figure, and its visible part beside the next one, or beside one that is being added."""
_FIGURE_GAP, _WORDS = 34.0, 28.0


_BlockKind = Literal["name", "heading", "words", "short", "figures"]


@dataclass(frozen=True, slots=True)
class _Entry:
    """Something on the page: its kind, its top, its height, and its content."""

    kind: _BlockKind
    y: float
    h: float
    words: tuple[str, ...] = ()
    figures: tuple[tuple[float, CardFigure], ...] = ()


class Leaflet:
    """Lays the rules out in one column and draws the visible part.

    Args:
        ui: The context of the window.

    Attributes:
        known: Sentences that need no highlight; None for no highlights at all.
    """

    def __init__(self, ui: UiContext) -> None:
        self.known: frozenset[str] | None = None
        self._ui = ui
        self._blocks: list[_Entry] = []
        self._wide = 0.0
        self.sections: tuple[str, ...] = ()
        self.tops: tuple[float, ...] = ()
        """The top of each section."""

    def arrange(self, rules: RuleSet, wide: float) -> float:
        """Lay out the rules in a column of this width, and return the height of the page."""
        self._wide, self._blocks = wide, []
        text, shown = self._ui.text, figures(rules)
        sections, tops, y = rules_text(rules), [], _TOP
        for number, (title, paragraphs) in enumerate(sections):
            tops.append(y)
            kind: _BlockKind = "heading" if number else "name"
            y = self._put(kind, y, text.measure(title, "heading", wide)[1] + (0 if number else 12), (title,))
            y += _AFTER_TITLE
            for paragraph in paragraphs:
                y = self._put("words", y, text.measure(paragraph, "body", wide)[1], (paragraph,)) + _AFTER_PARAGRAPH
            if not number:
                y = self._put_short(y + 4, summary(rules))
            if title in shown:
                y = self._put_figures(y + 2, shown[title])
            y += _BEFORE_TITLE - _AFTER_PARAGRAPH
        self.sections, self.tops = tuple(section.title for section in sections), tuple(tops)
        return y + _TOP - _BEFORE_TITLE

    def draw(self, canvas: Canvas, left: float, top: float, seen: Box) -> None:
        """Draw the visible part of the page with its column's upper left corner at a point.

        Args:
            canvas: The canvas to draw on.
            left: Its left edge, in units.
            top: Its upper edge, in units.
            seen: The visible part.
        """
        for block in self._blocks:
            box = Box(left, top + block.y, self._wide, block.h)
            if box.bottom > seen.y and box.y < seen.bottom:
                self._draw_block(canvas, block, box)

    def _put(self, kind: _BlockKind, y: float, h: float, words: tuple[str, ...]) -> float:
        self._blocks.append(_Entry(kind, y, h, words))
        return y + h

    def _put_short(self, y: float, lines: list[str]) -> float:
        text, wide = self._ui.text, self._wide - 2 * _SHORT_PAD
        high = sum(text.measure(line, "body", wide)[1] for line in lines)
        high += text.line_height("strong") + 2 * 14
        return self._put("short", y, high, tuple(lines)) + _AFTER_PARAGRAPH

    def _put_figures(self, y: float, shown: tuple[CardFigure, ...]) -> float:
        """Place as many figures beside each other as fit."""
        row: list[tuple[float, CardFigure]] = []
        x, high = 0.0, _CARD * CARD_RATIO + _WORDS
        for figure in shown:
            wide = max(self._figure_width(figure), self._ui.text.measure(figure.words, "small")[0])
            if row and x + wide > self._wide:
                self._blocks.append(_Entry("figures", y, high, figures=tuple(row)))
                row, x, y = [], 0.0, y + high + 14
            row.append((x, figure))
            x += wide + _FIGURE_GAP
        self._blocks.append(_Entry("figures", y, high, figures=tuple(row)))
        return y + high + _AFTER_PARAGRAPH

    def _draw_block(self, canvas: Canvas, block: _Entry, box: Box) -> None:
        theme = canvas.theme
        ink, red = theme.card_ink, theme.danger_dark
        match block.kind:
            case "name":
                head = canvas.text((box.x, box.y), block.words[0], "heading", red, max_width=box.w)
                canvas.line((box.x, head.bottom + 4), (box.right, head.bottom + 4), red, 2)
                canvas.line((box.x, head.bottom + 8), (box.right, head.bottom + 8), red, 1)
            case "heading":
                head = canvas.text((box.x, box.y), block.words[0], "heading", red, max_width=box.w)
                y = head.bottom + 3
                canvas.line((box.x, y), (box.right, y), fade(theme.card_edge, 0.8), 1)
            case "words":
                self._mark(canvas, (box.x, box.y), block.words[0], box.w)
                canvas.text((box.x, box.y), block.words[0], "body", ink, max_width=box.w)
            case "short":
                self._draw_short(canvas, block, box)
            case "figures":
                for x, figure in block.figures:
                    self._draw_figure(canvas, figure, box.x + x, box.y)
            case _:
                assert_never(block.kind)

    def _mark(self, canvas: Canvas, at: Point, words: str, wide: float) -> None:
        """Highlight the unknown sentences."""
        if self.known is not None and (spans := new_spans(words, self.known)):
            draw_marks(canvas, at, words, "body", wide, spans, pen(canvas.theme))

    def where(self, sentence: str) -> float | None:
        """Return the distance of a sentence from the top of the page; None if it isn't there."""
        blocks = (block for block in self._blocks if block.kind == "words" and sentence in block.words[0])
        return next((block.y for block in blocks), None)

    def _draw_short(self, canvas: Canvas, block: _Entry, box: Box) -> None:
        """Draw the summary on a ground of its own."""
        theme = canvas.theme
        canvas.rounded(box, tint(theme), 8, border=fade(theme.card_edge, 0.9))
        x, y = box.x + _SHORT_PAD, box.y + 12
        y = canvas.text((x, y), _("In short"), "strong", theme.danger_dark).bottom
        for line in block.words:
            self._mark(canvas, (x, y), line, box.w - 2 * _SHORT_PAD)
            y = canvas.text((x, y), line, "body", theme.card_ink, max_width=box.w - 2 * _SHORT_PAD).bottom

    def _draw_figure(self, canvas: Canvas, figure: CardFigure, x: float, y: float) -> None:
        theme, wide = canvas.theme, self._figure_width(figure)
        words = canvas.text_renderer.measure(figure.words, "small")[0]
        at = x + max(0.0, words - wide) / 2
        for place, card in enumerate(figure.cards):
            added = place >= len(figure.cards) - figure.apart
            center = at + _CARD / 2 + self._offset(figure, place)
            pose = Pose(center, y + _CARD * CARD_RATIO / 2 - (6 if added else 0), -5.0 if added else 0.0)
            draw_card(canvas, self._ui, card, pose, _CARD, stands_for=dict(figure.wilds).get(card))
        middle = x + max(wide, words) / 2
        ink = theme.danger if figure.wrong else theme.card_ink
        if figure.wrong:
            corner = (at + wide - 4, y + 4)
            canvas.disc(corner, 12, theme.danger, border=theme.card_cream, border_width=2)
            canvas.icon(icon("cross"), corner, 17, theme.ink)
        cards = joined([spoken_card(card) for card in figure.cards])
        with saying(canvas, Box(x, y, max(wide, words), _CARD * CARD_RATIO), lambda: labelled(figure.words, cards)):
            canvas.text((middle, y + _CARD * CARD_RATIO + 5), figure.words, "small", ink, anchor="midtop")

    def _offset(self, figure: CardFigure, place: int) -> float:
        """Return the distance of a card from the first one."""
        near = min(place, len(figure.cards) - 1 - figure.apart)
        return _CARD * (near * self._ui.look.strips[-2] + (place - near) * _APART)

    def _figure_width(self, figure: CardFigure) -> float:
        return _CARD + self._offset(figure, len(figure.cards) - 1)


def pen(theme: Theme) -> Color:
    """Return the colour of highlights on paper."""
    return mix(theme.card_cream, (255, 206, 64), 0.55)


def tint(theme: Theme) -> Color:
    """Return the ground of boxes on paper."""
    return mix(theme.card_cream, theme.card_edge, 0.16)
