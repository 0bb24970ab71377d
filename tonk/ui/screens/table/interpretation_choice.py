"""A small choice in place: which of several meanings a card has, with the cards drawn."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

import pygame

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown
from tonk.ui.table.board import Board
from tonk.ui.table.handling import interpretations
from tonk.ui.table.painting.special_card_signs import draw_mark
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.base import Pressable
from tonk.ui.widgets.overlay import draw_plaque
from tonk.words import _
from tonk.words.table import questions

_CARD, _STEP = 62.0, 27.0
"""The width of a card in an answer, and the visible part of one below its neighbour."""
_PAD, _GAP, _LEAST, _LINE, _HEAD, _FOOT = 20.0, 12.0, 128.0, 26.0, 40.0, 44.0
_MARGIN, _MOST = 12.0, 6
"""The panel's least distance from the edge of the window, and the greatest number of answers in a row."""
SKIPS_TURN, BLOCKS_HITS = "skip", "block"
_ABOVE, _BELOW = 30.0, 56.0
"""The gap between the panel and the cards it asks about: above them, or below if there is no room."""


@dataclass(frozen=True)
class Interpretation:
    """One possible meaning.

    Attributes:
        words: Its name.
        meaning: Its effect, in a line; may be empty.
        cards: The cards that show it, each with the card that it stands for if it is a Wild.
        choose: The action when it is chosen.
        sign: The use of a Skip card, if it is one: ``SKIPS_TURN`` or ``BLOCKS_HITS``.
    """

    words: str
    meaning: str
    cards: tuple[tuple[Card, Card | None], ...]
    choose: Callable[[], object]
    sign: str | None = None


class _ChoiceTile(Pressable):
    """An answer as a tile: its cards, its words, and its number key."""

    def __init__(
        self, ui: UiContext, answer: Interpretation, number: int, *, pictured: bool, choose: Callable[[], None]
    ) -> None:
        super().__init__(on_press=choose)
        self._ui = ui
        self._answer = answer
        self._number = str(number) if number < 10 else ""
        self._pictured = pictured
        self.key = pygame.K_0 + number if number < 10 else None

    def begins_row_after(self, other: "_ChoiceTile") -> bool:
        """Return whether it is below another one instead of beside it: a Block after a row of Skips."""
        return not self._pictured and self._answer.sign != other._answer.sign

    @property
    def size(self) -> tuple[float, float]:
        """Return its size, in units."""
        answer, text = self._answer, self._ui.text
        words = max(text.measure(answer.words, "strong")[0], text.measure(answer.meaning, "small")[0])
        wide = max(words + (28.0 if self._pictured else 62.0), self._cards_width + 56.0, _LEAST)
        lines = _LINE * (2 if answer.meaning else 1)
        return wide, lines + 18.0 + (_CARD * CARD_RATIO + 14.0 if self._pictured else 0.0)

    @property
    def _cards_width(self) -> float:
        return _CARD + _STEP * (len(self._answer.cards) - 1) if self._pictured else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        theme, box = canvas.theme, self.box.move(0.0, 2.0 * self.sink)
        lit = self.glow > 0.0
        canvas.rounded(
            box, theme.quiet_hover if lit else theme.quiet, 10.0, border=theme.gold if lit else theme.panel_border
        )
        if self._number:
            cap = Box(box.x + 7.0, box.y + 7.0, 22.0, 22.0)
            canvas.rounded(cap, fade(theme.felt_dark, 0.7), 6.0, border=theme.panel_border)
            canvas.text(cap.center, self._number, "small", theme.ink_soft, anchor="center")
        if self._pictured:
            self._draw_cards(canvas, box)
        lines = 2 if self._answer.meaning else 1
        y = box.bottom - 9.0 - _LINE * (lines - 0.5)
        x = box.center[0] + (0.0 if self._pictured or not self._number else 12.0)
        canvas.text((x, y), self._answer.words, "strong", theme.ink, anchor="center")
        if self._answer.meaning:
            middle = (box.center[0], y + _LINE)
            canvas.text(middle, self._answer.meaning, "small", theme.ink_soft, anchor="center")
        self.draw_ring(canvas)

    def _draw_cards(self, canvas: Canvas, box: Box) -> None:
        ui, px = self._ui, canvas.viewport.px(_CARD)
        x, y = box.center[0] - (self._cards_width - _CARD) / 2, box.y + 12.0 + _CARD * CARD_RATIO / 2
        for place, (card, name) in enumerate(self._answer.cards):
            picture = ui.art.posed(card, px, ui.look, stands_for=name)
            canvas.picture(picture, (x + place * _STEP, y), "center")
        if self._answer.sign is not None:
            draw_mark(canvas, (x, y + _CARD * CARD_RATIO * 0.36), skips=self._answer.sign == SKIPS_TURN, words=True)


class InterpretationChoice:
    """Asks which of several things is meant; a press beside it, or Escape, cancels.

    Args:
        ui: The context of the window.
        question: The question to ask.
        answers: The possible meanings.
        at: The place of the question, above which the panel appears; the middle of the window if None.
        floor: Returns the lower limit of the panel if there is room above, so that everything below it stays visible.
        explained: A line below the question; may be empty.
        pictured: Whether to draw the cards of each answer; otherwise, Skips and Blocks have rows of their own.
    """

    overlay = True
    least_page = (640.0, 480.0)

    def __init__(
        self,
        ui: UiContext,
        question: str,
        answers: Sequence[Interpretation],
        at: Point | None = None,
        *,
        floor: Callable[[], float] | None = None,
        explained: str = "",
        pictured: bool = True,
    ) -> None:
        self._ui = ui
        self._question = question
        self._explained = explained
        self._at = at
        self._floor = floor
        self._tiles = [
            _ChoiceTile(ui, answer, number, pictured=pictured, choose=self._chooser(answer))
            for number, answer in enumerate(answers, 1)
        ]
        self._back = Button(_("Cancel"), self._close, key_hint=pygame.K_ESCAPE)
        self._group = WidgetGroup(*self._tiles, self._back)
        self._box = Box(0, 0, 0, 0)
        self._question_box = self._box

    @property
    def box(self) -> Box:
        """Return the panel."""
        return self._box

    def _chooser(self, answer: Interpretation) -> Callable[[], None]:
        def choose() -> None:
            self._close()
            answer.choose()

        return choose

    def _close(self) -> None:
        self._ui.screens.remove(self)

    def handle(self, event: Input) -> None:
        """Choose by a number, a press, or the arrows and Enter."""
        match event:
            case KeyPress(key=pygame.K_ESCAPE, repeat=False) | PointerCancel():
                self._close()
            case PointerDown(pos=pos) if not self._box.contains(pos):
                self._close()
            case KeyPress(key=key, repeat=False) if tile := next((one for one in self._tiles if one.key == key), None):
                tile.press()
            case _:
                self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        self._group.follow_screen(self._ui, self)
        return self._group.update(now)

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def resized(self, viewport: Viewport) -> None:
        """Place it above the place of the question, within the window; answers take as many rows as they need."""
        sizes = [tile.size for tile in self._tiles]
        wide, high = max(size[0] for size in sizes), max(size[1] for size in sizes)
        room = viewport.w - 2 * (_MARGIN + _PAD)
        rows = self._rows(max(1, min(_MOST, int((room + _GAP) // (wide + _GAP)))))
        columns = max(map(len, rows))
        text = self._ui.text
        asked = max(text.measure(self._question, "strong")[0], text.measure(self._explained, "small")[0])
        inner = max(columns * (wide + _GAP) - _GAP, min(room, asked + 24.0), 220.0)
        head = _HEAD + (text.measure(self._explained, "small", inner)[1] if self._explained else 0.0)
        whole = head + len(rows) * (high + _GAP) + _FOOT + 2 * _PAD - 12.0
        left = (self._at or viewport.box.center)[0] - inner / 2 - _PAD
        left = max(_MARGIN, min(viewport.w - _MARGIN - inner - 2 * _PAD, left))
        self._box = Box(left, self._top(viewport, whole), inner + 2 * _PAD, whole)
        body = self._box.inset(_PAD, _PAD - 6.0)
        self._question_box, body = body.cut_top(head)
        start = body.center[0] - (columns * (wide + _GAP) - _GAP) / 2
        for number, row in enumerate(rows):
            for column, tile in enumerate(row):
                tile.box = Box(start + column * (wide + _GAP), body.y + number * (high + _GAP), wide, high)
        self._back.box = Box.around((body.center[0], body.bottom - _FOOT / 2 + 4.0), 200.0, _FOOT - 4.0)

    def _rows(self, columns: int) -> list[list[_ChoiceTile]]:
        """Return the tiles row by row."""
        rows: list[list[_ChoiceTile]] = []
        for tile in self._tiles:
            if rows and len(rows[-1]) < columns and not tile.begins_row_after(rows[-1][-1]):
                rows[-1].append(tile)
            else:
                rows.append([tile])
        return rows

    def _top(self, viewport: Viewport, whole: float) -> float:
        """Return the top of the panel: above the place of the question if there is room, never over the floor."""
        y = (self._at or viewport.box.center)[1]
        above = y - _ABOVE - whole if self._at else y - whole / 2
        top = min(viewport.h - _MARGIN - whole, above if above >= _MARGIN else y + _BELOW)
        return top if self._floor is None else max(_MARGIN, min(top, self._floor() - whole))

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel over the table, which stays unchanged."""
        draw_plaque(canvas, self._box)
        words, theme = self._question_box, canvas.theme
        canvas.text((words.center[0], words.y + 14.0), self._question, "strong", theme.gold_light, anchor="center")
        if self._explained:
            at, room = (words.center[0], words.y + _HEAD - 12.0), words.w
            canvas.text(at, self._explained, "small", theme.ink, anchor="midtop", max_width=room, align="center")
        self._group.draw(canvas)


def which(
    ui: UiContext,
    board: Board,
    choices: Sequence[Action],
    names: Sequence[str],
    at: Point | None,
    do: Callable[[Action], object],
) -> InterpretationChoice:
    """Return a choice between the possible actions of some cards, the most usual ones first.

    Args:
        ui: The context of the window.
        board: The board.
        choices: The possible actions.
        names: The players' names, seat by seat.
        at: The pointer; None for no such place.
        do: Does the chosen one.
    """
    view, seats = board.view, {action.seat for action in choices if isinstance(action, Skip | Block)}

    def answer(action: Action) -> Interpretation:
        meaning = questions.meaning(action, view) if len(seats) < 2 else ""
        sign = {Skip: SKIPS_TURN, Block: BLOCKS_HITS}.get(type(action))
        words, cards = questions.answer(action, view, names), interpretations.pictured(view, action)
        return Interpretation(words, meaning, cards, lambda: do(action), sign)

    answers = [answer(action) for action in sorted(choices, key=lambda action: _place(action, view))]
    explained = questions.explanation(choices, view)
    question = questions.question(choices, view, names)

    def floor() -> float:
        """Return the limit that keeps the line of words above the hand and the chosen cards visible."""
        return board.layout.words_top

    return InterpretationChoice(ui, question, answers, at, floor=floor, explained=explained, pictured=len(seats) < 2)


def _place(action: Action, view: View) -> tuple[int, int]:
    """Return an answer's sort key: Skips from the next player on, then Blocks from your seat on; others unchanged."""
    match action:
        case Skip(_card, seat):
            return 0, (seat - view.seat - 1) % view.seats
        case Block(_card, seat):
            return 1, (seat - view.seat) % view.seats
        case Lay() | Hit() | Draw() | Take() | Discard() | Drop() | Cross() | Pass() | Knock():
            return 0, 0
        case _:
            assert_never(action)
