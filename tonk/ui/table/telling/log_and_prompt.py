"""Words beside the cards: the log with its heading, and the line that says what can be done."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from tonk.rules import RuleSet
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.painting.tokens import (
    draw_stack,
)
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TICK_RADIUS, TableLayout
from tonk.ui.table.prompts import GUIDING, NOTING, REFUSING, PromptMood
from tonk.words import _
from tonk.words.matches import hand_being_played
from tonk.words.narration import labelled
from tonk.words.phrases import dotted
from tonk.words.rules.rule_sets import rules_name, short_name

_AROUND = 4.0
"""The height by which the ground of the line above the hand is higher than its words."""
_LEAST_LOG = 100.0
"""The visible height of a log below which it has no heading."""
_CHIPS_WIDE, _CHIPS_NARROW = 21.0, 11.0
"""The width of the chips beside the stake, and in little room."""
_ROOMY_LOG = 150.0
"""The visible height of a log below which it omits the number of the hand."""


class Heading(NamedTuple):
    """The heading above the log.

    Attributes:
        rules: The name of the rules being played.
        played_for: The stake, or the points that win.
        chips: Whether it is a stake.
        hand: The number of the hand in the match, on a line below; empty if it is shown above or doesn't matter.
        short: The short name of the rules for little room; empty for none.
    """

    rules: str
    played_for: str
    chips: bool
    hand: str = ""
    short: str = ""


def heading_in_match(heading: Heading, match: TableGame) -> Heading:
    """Return the heading with the number of the hand, if it is one of a match."""
    if not match.purses:
        return heading
    ends, plan = match.plan.ends, match.plan
    hands = ends.amount if ends.kind == "hands" and not plan.points else 0
    return heading._replace(hand=hand_being_played(match.hand_number, hands, scored=plan.rules.in_rounds))


def heading_of(rules: RuleSet, stake: int) -> Heading:
    """Return the heading for a match."""
    name, short = rules_name(rules.name), short_name(rules)
    if not rules.scores_points:
        return Heading(name, str(stake), chips=True, short=short)
    # Translators: the points that win the match, beside the name of the rules, as in “to 250”.
    target = _("to {points}").format(points=rules.target) if rules.target else ""
    return Heading(name, target, chips=False, short=short)


def draw_log(canvas: Canvas, box: Box, heading: Heading, lines: Sequence[str]) -> None:
    """Draw the last moves in words, the newest at the bottom, under the name of the rules and the stake.

    In room for only a line or two, these are all there is.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        heading: The words above it.
        lines: The lines, oldest first.
    """
    canvas.kept("log", (box, heading, tuple(lines)), lambda: _draw_log(canvas, box, heading, lines))


def _draw_log(canvas: Canvas, box: Box, heading: Heading, lines: Sequence[str]) -> None:
    canvas.rounded(box, canvas.theme.panel, 14.0, border=canvas.theme.panel_border)
    if box.h < _LEAST_LOG:
        _draw_lines(canvas, box, box.inset(14.0, 9.0), lines)
        return
    head, body = box.inset(14.0, 9.0).cut_top(27.0, 9.0)
    stake = labelled(_("Stake"), heading.played_for) if heading.chips else heading.played_for
    with saying(canvas, head, partial(dotted, (heading.rules, stake))):
        _draw_heading(canvas, box, head, heading)
    if heading.hand and box.h >= _ROOMY_LOG:
        line, body = body.cut_top(canvas.text_renderer.line_height("small"), 4.0)
        canvas.shrinking_line(line, heading.hand, ("small",), canvas.theme.ink_soft)
    _draw_lines(canvas, box, body, lines)


def _draw_heading(canvas: Canvas, box: Box, head: Box, heading: Heading) -> None:
    """Draw the name of the rules and the stake, above a line."""
    theme, measure = canvas.theme, canvas.text_renderer.measure
    apart = 36.0 if heading.chips else 8.0
    # If both don't fit beside each other in large letters, the name shrinks first, and then both.
    rules, least = heading.rules, measure(heading.rules, "small")[0] + apart
    style = "strong" if least + measure(heading.played_for, "strong")[0] <= head.w else "small"
    chips = _CHIPS_WIDE
    if least + measure(heading.played_for, "small")[0] > head.w:
        rules = heading.short or rules
        chips, apart = (_CHIPS_NARROW, _CHIPS_NARROW + 10.0) if heading.chips else (chips, apart)
    stake = canvas.text((head.right, head.center[1]), heading.played_for, style, theme.gold_light, anchor="midright")
    taken = stake.w + apart
    if heading.chips:
        draw_stack(canvas, (stake.x - chips / 2 - 5.0, head.center[1] + 5.0), 2, chips)
    name = Box(head.x, head.y, head.w - taken, head.h)
    canvas.shrinking_line(name, rules, ("strong", "small"), theme.gold)
    canvas.line((box.x + 1.0, head.bottom + 4.0), (box.right - 1.0, head.bottom + 4.0), theme.hairline)


def _draw_lines(canvas: Canvas, box: Box, body: Box, lines: Sequence[str]) -> None:
    """Draw as many of the newest lines as fit, the very newest marked."""
    theme = canvas.theme
    with canvas.clipped(Box(box.x, body.y, box.w, body.h + 5.0)):
        fitting: list[tuple[str, float]] = []
        y = body.bottom
        for line in reversed(lines):
            high = canvas.text_renderer.measure(line, "small", body.w)[1]
            if y - high < body.y - 1.0:
                break
            y -= high
            if not fitting:
                canvas.rounded(Box(body.x - 8.0, y - 1.0, body.w + 16.0, high + 3.0), fade(theme.gold_light, 0.13), 6.0)
            fitting.append((line, y))
            y -= 3.0
        for line, top in reversed(fitting):  # the oldest is spoken first
            ink = theme.ink if top == fitting[0][1] else theme.ink_soft
            canvas.text((body.x, top), line, "small", ink, max_width=body.w)


def draw_prompt(canvas: Canvas, layout: TableLayout, words: str, *, mood: PromptMood, aside: float) -> None:
    """Draw the line above the hand: what can be done now, or, a little ``aside`` while shaking its head, why not.

    Args:
        canvas: The canvas to draw on.
        layout: The layout of the table.
        words: The words.
        mood: The mood.
        aside: The words' offset to the side, in units.
    """
    if words:
        said = layout.w, layout.prompt_y, words, mood, aside
        canvas.kept("prompt", said, lambda: _draw_prompt(canvas, layout, words, mood, aside))


def _draw_prompt(canvas: Canvas, layout: TableLayout, words: str, mood: PromptMood, aside: float) -> None:
    theme = canvas.theme
    compact = layout.edges.compact
    style = "small" if compact else "body" if mood == GUIDING else "strong"
    edge = {REFUSING: theme.bad, NOTING: theme.gold_light}.get(mood)
    pad = 6.0 if compact else 18.0
    most = layout.w - 2 * layout.edges.side - (-4.0 if compact else 40.0)
    wide, high = canvas.text_renderer.measure(words, style, most)
    # Several lines grow upwards, away from the hand; where the piles are close above, first down to the chosen cards.
    low = TICK_RADIUS if compact and high > PROMPT_HEIGHT else 0.0
    foot = layout.prompt_y + PROMPT_HEIGHT / 2 + low
    box = Box(layout.w / 2 + aside - wide / 2 - pad, foot - high - _AROUND, wide + 2 * pad, high + _AROUND)
    ground = theme.panel_raised if edge else fade(theme.felt_dark, 0.62)
    canvas.rounded(box, ground, min(box.h / 2, 18.0), border=edge)
    ink = edge or theme.ink
    canvas.text(box.center, words, style, ink, anchor="center", max_width=most, align="center")
