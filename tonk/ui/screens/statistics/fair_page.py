"""The fairness of the player's deals: a verdict, each test with its p-value on a scale, and the seals."""

import math
from collections.abc import Generator, Iterator

from tonk.session.statistics.fairness import FAIR, LEAST_HANDS, ODD, TOO_FEW, UNUSUAL, FairnessReport, FairnessTest
from tonk.session.statistics.survey import Survey
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.statistics.statistics_pages import GAP, PAD
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ScrollArea
from tonk.words import _, pgettext
from tonk.words.phrases import decimal, paragraph, percent
from tonk.words.statistics import fairness_test_text, p_explained, p_text, seals_text, verdict_text

_ROW, _BADGE, _SCALE, _SEEN = 42.0, 56.0, 240.0, 220.0
_LOWEST, _WIDE = 0.001, 960.0
_P = 104.0
"""The width of the words on a test's result."""


class FairPage:
    """The tests of the deals."""

    def __init__(self, ui: UiContext, survey: Survey) -> None:
        self._ui = ui
        self._report: FairnessReport = survey.fairness.report()
        self._scored = survey.figures.wanted.points
        self._verdict = self._tests = Box(0, 0, 0, 0)

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Place the verdict on top, the tests below it.

        Args:
            area: The area that scrolls.
            wide: The available width, in units.
            room: The available room, in units.
        """
        del area
        text = self._ui.text
        high = text.measure(self._words()[1], "body", wide - 2 * PAD - _BADGE - 16)[1] + 34 + 2 * 12
        self._verdict = Box(0, 0, wide, max(high, _BADGE + 24))
        foot = sum(text.measure(one, "body", wide - 2 * PAD)[1] + 8 for one in self._feet())
        rows = _ROW * len(self._report.tests) + (24.0 if self._report.tests else 0.0)
        tests = rows + foot + 2 * 12 + 8
        top = self._verdict.bottom + GAP
        self._tests = Box(0, top, wide, max(room - top, tests))
        return self._tests.bottom

    def draw(self, canvas: Canvas, content: Box) -> Iterator[None]:
        """Draw the verdict and the tests."""
        verdict, tests = (box.move(content.x, content.y) for box in (self._verdict, self._tests))
        canvas.panel(verdict)
        canvas.panel(tests)
        yield
        self._draw_verdict(canvas, verdict.inset(PAD, 12))
        inner = tests.inset(PAD, 12)
        y = (yield from self._draw_tests(canvas, inner)) + 8
        for words in self._feet():
            yield
            y = canvas.text((inner.x, y), words, "body", canvas.theme.ink_soft, max_width=inner.w).bottom + 8

    def _words(self) -> tuple[str, str]:
        report = self._report
        head, words = verdict_text(report.verdict, report.decks, report.oddest, LEAST_HANDS)
        return head, paragraph(words, seals_text(report.seals, report.broken))

    def _feet(self) -> list[str]:
        return [p_explained()] if self._has_results else []

    @property
    def _has_results(self) -> bool:
        """Return whether there are enough hands for results."""
        return bool(self._report.tests) and self._report.verdict != TOO_FEW

    def _draw_verdict(self, canvas: Canvas, box: Box) -> None:
        theme, (head, words) = canvas.theme, self._words()
        badge, rest = box.cut_left(_BADGE, 16)
        color = _verdict_color(theme, self._report.verdict)
        center = (badge.center[0], badge.y + _BADGE / 2)
        canvas.disc(center, _BADGE / 2, mix(theme.panel_raised, color, 0.3), border=color, border_width=2)
        canvas.icon(icon("seal"), center, 30, color)
        y = canvas.text((rest.x, rest.y - 2), head, "heading", color, max_width=rest.w).bottom
        canvas.text((rest.x, y + 2), words, "body", theme.ink, max_width=rest.w)

    def _draw_tests(self, canvas: Canvas, box: Box) -> Generator[None, None, float]:
        """Draw a row for each test, and return the rows' lower end."""
        theme = canvas.theme
        if not self._report.tests:
            return box.y
        narrow = box.w < _WIDE
        head, rest = box.cut_top(24.0)
        scale = head.cut_right(_P + (_SCALE if not narrow else 150))[0].cut_right(_P)[1]
        if self._has_results:
            ends = (
                (pgettext("at the end of a scale", "everyday"), scale.x, "midleft"),
                (pgettext("at the end of a scale", "rare"), scale.right, "midright"),
            )
            for words, x, anchor in ends:
                canvas.text((x, head.center[1]), words, "small", theme.ink_soft, anchor=anchor)
        for number, test in enumerate(self._report.tests):
            yield
            row = Box(rest.x, rest.y + number * _ROW, rest.w, _ROW)
            canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
            self._draw_test(canvas, row, Box(scale.x, row.y, scale.w, row.h), test, narrow=narrow)
        return rest.y + len(self._report.tests) * _ROW

    def _draw_test(self, canvas: Canvas, row: Box, scale: Box, test: FairnessTest, *, narrow: bool) -> None:
        theme, text = canvas.theme, fairness_test_text(test.name, scored=self._scored)
        odd = test.p * len(self._report.tests) < ODD and self._has_results
        ink = theme.bad if odd else theme.ink
        left = Box(row.x, row.y + 1, scale.x - row.x - 16 - (0 if narrow else _SEEN), row.h - 2)
        upper, lower = left.split_rows(2)
        canvas.line_of_text(upper, text.head, "strong", ink)
        canvas.line_of_text(lower, text.words, "small", theme.ink_soft)
        if not self._has_results:
            return
        if not narrow:
            seen = Box(scale.x - 16 - _SEEN, row.y, _SEEN - 12, row.h)
            canvas.line_of_text(seen, _seen(test), "body", theme.ink_soft, "right")
        y = scale.center[1]
        band = Box(scale.x, y - 3, scale.w, 6)
        canvas.rounded(band, theme.panel_inset, 3)
        doubt = _at(scale, ODD)
        canvas.rounded(Box(doubt, y - 3, scale.right - doubt, 6), mix(theme.panel_raised, theme.bad, 0.45), 3)
        canvas.disc(
            (_at(scale, test.p), y), 8, theme.bad if odd else theme.good, border=theme.felt_dark, border_width=2
        )
        canvas.text((row.right, y), p_text(test.p), "strong", ink, anchor="midright")


def _at(scale: Box, p: float) -> float:
    """Return the place of a p-value on the scale, from 1 at the left to one in a thousand at the right."""
    return scale.x + scale.w * min(1.0, math.log(min(1.0, max(p, 1e-9))) / math.log(_LOWEST))


def _seen(test: FairnessTest) -> str:
    """Return the count and the expected one; empty if it isn't a single number."""
    sentence = _("{seen}, expected {expected}")
    if test.name in ("own_counts", "others_counts"):
        return sentence.format(seen=percent(test.seen, 1), expected=percent(test.expected))
    if test.name == "tonks":
        return sentence.format(seen=decimal(test.seen, 0), expected=decimal(test.expected, 1))
    if test.expected:
        return sentence.format(seen=decimal(test.seen, 2), expected=decimal(test.expected, 0))
    return ""


def _verdict_color(theme: Theme, verdict: str) -> Color:
    colors = {FAIR: theme.good, UNUSUAL: theme.gold_light, TOO_FEW: theme.ink_soft}
    return colors.get(verdict, theme.bad)
