"""The effects of a change of rules, as figures that become more certain with time."""

from dataclasses import replace

from tonk.rule_effects import HANDS, Figure, RuleEffectFigures, RuleEffects, figures_of
from tonk.rules import RuleSet
from tonk.thinking.ticket import Ticket
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.rules.effects import figure_text, figure_words, rests_on
from tonk.words.rules.rule_sets import rules_name

_PAD, _HEAD, _ROW, _LEAST_ROW, _FOOT = 16.0, 56.0, 46.0, 30.0, 12.0
_NAMES = 0.34
_BAR = 5.0


class RuleEffectsPanel:
    """Requests the comparison of two rule sets, and draws its present results.

    Args:
        services: The game around the screens.
        seats: The number of players at the compared tables.
    """

    def __init__(self, services: Services, seats: int) -> None:
        self._background_jobs = services.background_jobs
        self.seats = self._seats = seats
        self._asked: RuleEffects | None = None
        self._ticket = Ticket[RuleEffectFigures]()
        self._shown: RuleEffectFigures | None = None

    def compare(self, rules: RuleSet, base: RuleSet) -> None:
        """Begin to compare, unless it has begun already; rules that differ only in names are alike."""
        self.seats = min(max(self._seats, rules.least_players), rules.most_players)
        wanted = RuleEffects(replace(rules, name=base.name, source=base.source), base, self.seats)
        if wanted != self._asked:
            self._asked, self._shown = wanted, None
            self._ticket = self._background_jobs.do(wanted)

    def stop(self) -> None:
        """Stop comparing."""
        self._asked = self._shown = None
        self._ticket.rest()

    def update(self) -> bool:
        """Return True if there is something new to draw."""
        if self._asked is not None and self._ticket.overtaken:
            # Another page has asked a different question; the known figures stay until new ones come.
            self._ticket = self._background_jobs.do(self._asked)
        before, known = self._shown, self._ticket.answer
        self._shown = before if known is None else known
        return self._shown is not before

    def draw(self, canvas: Canvas, box: Box, base: RuleSet) -> None:
        """Draw the figures into a box.

        Args:
            canvas: The canvas to draw on.
            box: Its box, in units.
            base: The base of the comparison.
        """
        theme, inner = canvas.theme, box.inset(_PAD, 12)
        foot_words = rests_on(self._shown.hands if self._shown else 0, HANDS, self.seats)
        foot_high = canvas.text_renderer.measure(foot_words, "small", inner.w)[1] + _FOOT
        foot, rest = inner.cut_bottom(foot_high)
        head, rows = rest.cut_top(_HEAD)
        self._draw_head(canvas, head, rules_name(base.name))
        names = figures_of(base)
        row_high = max(_LEAST_ROW, min(_ROW, rows.h / len(names)))
        for place, name in enumerate(names):
            self._draw_row(canvas, Box(rows.x, rows.y + place * row_high, rows.w, row_high), name)
        canvas.text((foot.x, foot.y + _FOOT), foot_words, "small", theme.ink_soft, max_width=foot.w)
        share = (self._shown.hands if self._shown else 0) / HANDS
        canvas.rounded(Box(foot.x, foot.y + 2, foot.w, _BAR), theme.track, _BAR / 2)
        if share:
            canvas.rounded(Box(foot.x, foot.y + 2, max(_BAR, foot.w * share), _BAR), theme.gold_dark, _BAR / 2)

    def _draw_head(self, canvas: Canvas, head: Box, base: str) -> None:
        theme = canvas.theme
        ours, theirs = _columns(head)
        high = canvas.text_renderer.line_height("small")
        for box, words, ink in ((ours, _("These rules"), theme.gold_light), (theirs, base, theme.ink_soft)):
            wrapped = canvas.text_renderer.measure(words, "small", box.w)[1] > high * 1.5
            y = box.bottom - 8 - (2 if wrapped else 1) * high
            canvas.text((box.center[0], y), words, "small", ink, anchor="midtop", max_width=box.w, align="center")
        canvas.line((head.x, head.bottom - 2), (head.right, head.bottom - 2), theme.hairline, 1)

    def _draw_row(self, canvas: Canvas, row: Box, name: str) -> None:
        theme = canvas.theme
        label = Box(row.x, row.y, row.w * _NAMES, row.h)
        canvas.text(
            (label.x, label.center[1]), figure_words(name), "small", theme.ink, anchor="midleft", max_width=label.w - 6
        )
        ours, theirs = _columns(row)
        if self._shown is None:
            for box in (ours, theirs):
                canvas.line_of_text(box, "…", "body", theme.ink_off, "center")
            return
        mine, base = self._shown.ours[name], self._shown.base[name]
        ink = _ink(theme, mine, base)
        self._draw_figure(canvas, ours, name, mine, ink)
        self._draw_figure(canvas, theirs, name, base, theme.ink_soft)
        canvas.line((row.x, row.bottom), (row.right, row.bottom), theme.hairline, 1)

    def _draw_figure(self, canvas: Canvas, box: Box, name: str, figure: Figure, ink: Color) -> None:
        value, error = figure_text(name, figure)
        text = canvas.text_renderer
        wide = text.measure(value, "strong")[0] + 6 + text.measure(error, "small")[0]
        x = box.center[0] - wide / 2
        written = canvas.text((x, box.center[1]), value, "strong", ink, anchor="midleft")
        canvas.text((written.right + 6, box.center[1]), error, "small", canvas.theme.ink_soft, anchor="midleft")


def _columns(row: Box) -> tuple[Box, Box]:
    ours, theirs = row.cut_left(row.w * _NAMES)[1].split_columns(2, 4)
    return ours, theirs


def _ink(theme: Theme, ours: Figure, base: Figure) -> Color:
    """Return gold if the difference is already more than chance explains."""
    sure = abs(ours.mean - base.mean) > (ours.error**2 + base.error**2) ** 0.5
    return theme.gold_light if sure else mix(theme.ink, theme.ink_soft, 0.2)
