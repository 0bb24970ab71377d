"""A small choice in place: what a card is meant as, where that could be several things, with the cards drawn."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from tonk.rules import Action, Block, Skip, View
from tonk.rules.cards import Card
from tonk.ui.canvas import Canvas
from tonk.ui.card_look import CARD_RATIO
from tonk.ui.inputs import Input, Key, PointerCancel, PointerDown
from tonk.ui.scene import Stage
from tonk.ui.table import senses
from tonk.ui.table.marks import draw_mark
from tonk.ui.theme import fade
from tonk.ui.viewport import Box, Point, Viewport
from tonk.ui.widgets import Button, WidgetGroup
from tonk.ui.widgets.base import Pressable
from tonk.ui.widgets.plaque import draw_plaque
from tonk.words import _, asking

_CARD, _STEP = 62.0, 27.0
"""The width of a card in an answer, and how much of one its neighbour leaves."""
_PAD, _GAP, _LEAST, _LINE, _HEAD, _FOOT = 20.0, 12.0, 128.0, 26.0, 40.0, 44.0
_MARGIN = 12.0
SKIPS_TURN, BLOCKS_HITS = "skip", "block"
_ABOVE, _BELOW = 30.0, 56.0
"""How far above the place where it was asked the panel ends, or how far below it it begins where there is no room."""


@dataclass(frozen=True)
class Answer:
    """One of the things that may be meant.

    Attributes:
        words: What it is called.
        meaning: What it brings about, in a line; may be empty.
        cards: The cards that show it, each with the card that it stands for if it is a Wild.
        choose: What happens when it is chosen.
        sign: What a Skip card is played as, if it is one: ``SKIPS_TURN`` or ``BLOCKS_HITS``.
    """

    words: str
    meaning: str
    cards: tuple[tuple[Card, Card | None], ...]
    choose: Callable[[], object]
    sign: str | None = None


class _Tile(Pressable):
    """An answer as a tile: its cards, its words, and the number that chooses it."""

    def __init__(
        self, stage: Stage, answer: Answer, number: int, *, pictured: bool, choose: Callable[[], None]
    ) -> None:
        super().__init__(on_press=choose)
        self._stage = stage
        self._answer = answer
        self._number = str(number) if number < 10 else ""
        self._pictured = pictured
        self.key = pygame.K_0 + number if number < 10 else None

    @property
    def size(self) -> tuple[float, float]:
        """The room that it takes, in units."""
        answer, text = self._answer, self._stage.text
        words = max(text.measure(answer.words, "strong")[0], text.measure(answer.meaning, "small")[0])
        wide = max(words + (28.0 if self._pictured else 62.0), self._cards_width + 56.0, _LEAST)
        lines = _LINE * (2 if answer.meaning else 1)
        return wide, lines + 18.0 + (_CARD * CARD_RATIO + 14.0 if self._pictured else 0.0)

    @property
    def _cards_width(self) -> float:
        return _CARD + _STEP * (len(self._answer.cards) - 1) if self._pictured else 0.0

    def look(self) -> tuple[Hashable, ...]:
        """Nothing besides what every widget shows changes."""
        return super().look()

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
        stage, px = self._stage, canvas.viewport.px(_CARD)
        x, y = box.center[0] - (self._cards_width - _CARD) / 2, box.y + 12.0 + _CARD * CARD_RATIO / 2
        for place, (card, name) in enumerate(self._answer.cards):
            picture = stage.art.posed(card, px, stage.look, stands_for=name)
            canvas.picture(picture, (x + place * _STEP, y), "center")
        if self._answer.sign is not None:
            draw_mark(canvas, (x, y + _CARD * CARD_RATIO * 0.36), skips=self._answer.sign == SKIPS_TURN, words=True)


class ChoiceScene:
    """Asks which of several things is meant; a press beside it, or Escape, takes it back.

    Args:
        stage: The stage.
        question: What is asked.
        answers: What may be meant.
        at: Where it was asked: the panel comes up above it. The middle of the window when None.
        pictured: Whether the cards are drawn that show each answer.
        most: How many answers stand in a row at the most.
    """

    overlay = True

    def __init__(
        self,
        stage: Stage,
        question: str,
        answers: Sequence[Answer],
        at: Point | None = None,
        *,
        pictured: bool = True,
        most: int = 6,
    ) -> None:
        self._stage = stage
        self._question = question
        self._at = at
        self._most = most
        self._tiles = [
            _Tile(stage, answer, number, pictured=pictured, choose=self._chooser(answer))
            for number, answer in enumerate(answers, 1)
        ]
        self._back = Button(_("Take it back"), self._close, key_hint=_("Esc"))
        self._group = WidgetGroup(*self._tiles, self._back)
        self._box = Box(0, 0, 0, 0)
        self._question_box = self._box

    def _chooser(self, answer: Answer) -> Callable[[], None]:
        def choose() -> None:
            self._close()
            answer.choose()

        return choose

    def _close(self) -> None:
        self._stage.remove(self)

    def handle(self, event: Input) -> None:
        """A number, a press, or the arrows and Enter choose."""
        match event:
            case Key(key=pygame.K_ESCAPE, repeat=False) | PointerCancel():
                self._close()
            case PointerDown(pos=pos) if not self._box.contains(pos):
                self._close()
            case Key(key=key, repeat=False) if tile := next((one for one in self._tiles if one.key == key), None):
                tile.press()
            case _:
                self._group.handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        self._group.calm = self._stage.settings.reduced_motion
        return self._group.update(now)

    def resized(self, viewport: Viewport) -> None:
        """Lie above the place where it was asked, within the window; answers stand in as many rows as they need."""
        sizes = [tile.size for tile in self._tiles]
        wide, high = max(size[0] for size in sizes), max(size[1] for size in sizes)
        room = viewport.w - 2 * (_MARGIN + _PAD)
        columns = max(1, min(self._most, len(sizes), int((room + _GAP) // (wide + _GAP))))
        rows = -(-len(sizes) // columns)
        asked = self._stage.text.measure(self._question, "strong")[0]
        inner = max(columns * (wide + _GAP) - _GAP, asked + 24.0, 220.0)
        whole = _HEAD + rows * (high + _GAP) + _FOOT + 2 * _PAD - 12.0
        x, y = self._at or viewport.box.center
        left = max(_MARGIN, min(viewport.w - _MARGIN - inner - 2 * _PAD, x - inner / 2 - _PAD))
        above = y - _ABOVE - whole if self._at else y - whole / 2
        top = min(viewport.h - _MARGIN - whole, above if above >= _MARGIN else y + _BELOW)
        self._box = Box(left, top, inner + 2 * _PAD, whole)
        body = self._box.inset(_PAD, _PAD - 6.0)
        self._question_box, body = body.cut_top(_HEAD)
        start = body.center[0] - (columns * (wide + _GAP) - _GAP) / 2
        for number, tile in enumerate(self._tiles):
            row, column = divmod(number, columns)
            tile.box = Box(start + column * (wide + _GAP), body.y + row * (high + _GAP), wide, high)
        self._back.box = Box.around((body.center[0], body.bottom - _FOOT / 2 + 4.0), 200.0, _FOOT - 4.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel over the table, which stays as it is."""
        draw_plaque(canvas, self._box)
        words, theme = self._question_box, canvas.theme
        canvas.text((words.center[0], words.y + 14.0), self._question, "strong", theme.gold_light, anchor="center")
        self._group.draw(canvas)


def which(
    stage: Stage,
    view: View,
    choices: Sequence[Action],
    names: Sequence[str],
    at: Point | None,
    do: Callable[[Action], object],
) -> ChoiceScene:
    """A choice between actions that cards could be meant as."""
    seats = {action.seat for action in choices if isinstance(action, Skip | Block)}

    def answer(action: Action) -> Answer:
        told = asking.meaning(action) if len(seats) < 2 else ""
        sign = {Skip: SKIPS_TURN, Block: BLOCKS_HITS}.get(type(action))
        words, cards = asking.answer(action, names), senses.pictured(view, action)
        return Answer(words, told, cards, lambda: do(action), sign)

    # Skips in one row, Blocks below them.
    answers = [answer(action) for action in sorted(choices, key=lambda action: isinstance(action, Block))]
    question = asking.question(choices, names)
    return ChoiceScene(stage, question, answers, at, pictured=len(seats) < 2, most=len(seats) if len(seats) > 1 else 6)
