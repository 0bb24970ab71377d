"""The drawing of a review: the parts of the result, and a decision with all its moves."""

from collections.abc import Sequence
from functools import partial

from tonk.coaching import Worth
from tonk.coaching.judging import Decision, HandReview
from tonk.rules import RuleSet, View
from tonk.rules.cards import cards_in
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color, fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.shell.context import UiContext
from tonk.ui.table.panels.coach_panel import why
from tonk.words import _, pgettext
from tonk.words.learning.reviewing import decision_note, share_names
from tonk.words.learning.worths import chance_text, doubt_text, move_line, unit_text, wins_head, worth_text
from tonk.words.narration import labelled
from tonk.words.phrases import dotted
from tonk.words.table.moves import move_name

_CARD, _MOST_CARD, _STEP, _APART = 64.0, 104.0, 0.62, 26.0
_ROW, _GAP, _BAR = 30.0, 12.0, 12.0
_FIGURE, _CHANCE, _DOUBT = 66.0, 52.0, 56.0
"""The columns of figures beside a move."""
_NARROW = 300.0
"""The width of a column below which the figures are below the move."""
_SHARE, _MOST_SHARE, _HEADS = 62.0, 84.0, 24.0


def draw_accuracy(canvas: Canvas, box: Box, accuracy: float) -> None:
    """Draw the accuracy of the play, 0 to 100, as a figure and a bar.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        accuracy: The accuracy, 0 to 100.
    """
    theme = canvas.theme
    head, bar = box.cut_bottom(_BAR)[::-1]
    canvas.line_of_text(Box(head.x, head.y, head.w * 0.6, head.h - 8), _("Accuracy"), "strong", theme.ink)
    canvas.text((head.right, head.bottom - 6), f"{accuracy:.0f}", "title", theme.gold_light, anchor="bottomright")
    canvas.rounded(bar, theme.track, _BAR / 2)
    wide = max(_BAR, bar.w * accuracy / 100)
    canvas.rounded(Box(bar.x, bar.y, wide, _BAR), theme.gold, _BAR / 2)


def shares_height(room: float) -> float:
    """Return the height of the parts of the result, which take some more of a large room."""
    return 4 * max(_SHARE, min(_MOST_SHARE, room / 4))


def draw_shares(canvas: Canvas, box: Box, review: HandReview, rules: RuleSet) -> None:
    """Draw the deal, luck and play, each as a bar that starts where the previous one ends; they add up to the gain.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        review: The review.
        rules: The rules.
    """
    theme = canvas.theme
    amounts = (review.par, review.luck, review.skill)
    ends = [sum(amounts[: place + 1]) for place in range(3)]
    low, high = min(0.0, *ends), max(0.0, *ends)
    scale = box.w / max(high - low, 0.01)
    zero = box.x - low * scale
    before, y = 0.0, box.y
    shares = [*zip(share_names(), amounts, strict=True), ((_("Result"), ""), None)]
    for (name, meaning), amount in shares:
        first, last = (0.0, before) if amount is None else (before, before + amount)
        value = last - first
        color = theme.gold if amount is None else theme.good if value > 0 else theme.bad
        line = Box(box.x, y, box.w, 24)
        sentence = labelled(name, worth_text(value, rules))
        with saying(canvas, line, partial(dotted, (sentence, meaning))):
            figure = canvas.text(
                (line.right, line.center[1]), worth_text(value, rules), "strong", color, anchor="midright"
            )
            canvas.line_of_text(Box(line.x, line.y, line.w - figure.w - 8, 24), name, "strong", theme.ink)
            left, right = box.x + (min(first, last) - low) * scale, box.x + (max(first, last) - low) * scale
            bar = Box(left, y + 27, max(2.0, right - left), 8)
            canvas.rounded(Box(box.x, y + 27, box.w, 8), theme.track, 4)
            canvas.rounded(bar, color, min(4.0, bar.w / 2))
            canvas.line((zero, y + 24), (zero, y + 38), fade(theme.ink, 0.5))
            if meaning:
                canvas.line_of_text(Box(box.x, y + 37, box.w, 20), meaning, "small", theme.ink_soft)
        before = last if amount is not None else before
        y += box.h / 4


class DecisionPage:
    """One decision: the view, each move's value, and the reasons.

    Args:
        ui: The context of the window.
        names: The players' names.
    """

    def __init__(self, ui: UiContext, names: Sequence[str]) -> None:
        self._ui = ui
        self._names = names
        self._shown: tuple[View, Decision, list[tuple[str, str]]] | None = None
        self._card = _CARD

    def show(self, view: View, decision: Decision) -> None:
        """Show this decision."""
        self._shown = view, decision, self._words(view, decision)

    def fit(self, wide: float, room: float) -> float:
        """Let the cards grow into a column of this width and height, and return the height of everything."""
        if self._shown is None:
            return 0.0
        _view, decision, words = self._shown
        high = sum(self._ui.text.measure(text, style, wide)[1] + _GAP for text, style in words)
        high += 2 * _GAP + _HEADS + len(decision.advice.worths) * _row(wide)
        self._card = max(_CARD, min(_MOST_CARD, (room - high) / CARD_RATIO))
        return high + self._card * CARD_RATIO

    def _words(self, view: View, decision: Decision) -> list[tuple[str, str]]:
        """Return the move, its quality, and the reason, each with its style."""
        best, made = decision.advice.best, decision.advice.worth_of(decision.action)
        note = decision_note(
            best=decision.action == decision.best,
            sure=decision.sure,
            better=move_name(view, decision.best, self._names),
            loss=decision.loss,
            rules=view.rules,
        )
        found = [(move_name(view, decision.action, self._names), "heading"), (note, "body")]
        shown = [best] if made is None or made == best else [best, made]
        for worth in shown:
            reason = why(view, worth, decision.advice, self._names)
            if len(shown) > 1:
                # Translators: {move} is a move by name, as in “Discard K♦”; {reason} is a sentence.
                sentence = pgettext("a move and a reason", "{move}: {reason}")
                reason = sentence.format(move=move_name(view, worth.action, self._names), reason=reason)
            found.append((reason, "small"))
        return found

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in a box of its `height`."""
        if self._shown is None:
            return
        (view, decision, words), theme = self._shown, canvas.theme
        y = box.y
        inks: list[Color] = [theme.gold_light, theme.bad if decision.sure else theme.good]
        for number, (text, style) in enumerate(words[:2]):
            y += canvas.text((box.x, y), text, style, inks[number], max_width=box.w).h + _GAP
        y = self._draw_cards(canvas, view, box, y) + _GAP
        heads = Box(box.x, y, box.w, _HEADS)
        with saying(canvas, heads, str):
            y = self._draw_heads(canvas, heads, view)
        for worth in decision.advice.worths:
            line, move = Box(box.x, y, box.w, _row(box.w)), move_name(view, worth.action, self._names)
            doubt = doubt_text(worth.error, view.rules, certain=decision.advice.certain)
            with saying(canvas, line, partial(move_line, move, worth.value, worth.wins, doubt, view.rules)):
                self._draw_worth(canvas, line, worth, decision, view)
            y += line.h
        y += _GAP
        for text, style in words[2:]:
            y += canvas.text((box.x, y), text, style, theme.ink, max_width=box.w).h + _GAP

    def _draw_cards(self, canvas: Canvas, view: View, box: Box, y: float) -> float:
        """Draw the hand and the discard that could be taken, and return their lower end."""
        card = self._card
        held = cards_in(view.hand)
        room = box.w - (card + _APART if view.discards else 0.0) - card
        step = min(card * _STEP, room / max(1, len(held) - 1)) if len(held) > 1 else 0.0
        middle = y + card * CARD_RATIO / 2
        for place, one in enumerate(held):
            draw_card(canvas, self._ui, one, Pose(box.x + card / 2 + place * step, middle), card)
        if view.discards:
            x = box.x + card + (len(held) - 1) * step + _APART + card / 2
            draw_card(canvas, self._ui, view.discards[-1], Pose(x, middle, -4.0), card)
        return y + card * CARD_RATIO

    def _draw_heads(self, canvas: Canvas, line: Box, view: View) -> float:
        """Draw the names of the figures, and return the bottom of the line."""
        for text, aside in (
            ("±", 6.0),
            (wins_head(view.rules), _DOUBT),
            (unit_text(view.rules, thinks=False), _DOUBT + _CHANCE),
        ):
            at = (line.right - aside, line.center[1])
            canvas.text(at, text, "small", canvas.theme.ink_soft, anchor="midright")
        return line.bottom

    def _draw_worth(self, canvas: Canvas, line: Box, worth: Worth, decision: Decision, view: View) -> None:
        theme = canvas.theme
        made, best = worth.action == decision.action, worth.action == decision.best
        if made:
            canvas.rounded(line.inset(-8, 1), fade(theme.gold_light, 0.14), 6)
        ink = theme.gold_light if best else theme.bad if made and decision.sure else theme.ink
        x, upper, lower = line.right, *((line, line) if line.h == _ROW else line.split_rows(2))
        figures = (
            (doubt_text(worth.error, view.rules, certain=decision.advice.certain), _DOUBT, theme.ink_soft),
            (chance_text(worth.wins), _CHANCE, theme.ink_soft),
            (worth_text(worth.value, view.rules), _FIGURE, ink),
        )
        for text, wide, color in figures:
            canvas.text((x, lower.center[1]), text, "small", color, anchor="midright")
            x -= wide
        name, right = move_name(view, worth.action, self._names), x if lower is upper else line.right
        canvas.line_of_text(Box(line.x, upper.y, right - line.x, upper.h), name, "strong" if best else "body", ink)


def _row(wide: float) -> float:
    """Return the height of a move with its figures in a column of this width."""
    return _ROW if wide >= _NARROW else 2 * _ROW
