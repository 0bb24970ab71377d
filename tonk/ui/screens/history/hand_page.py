"""A hand of the history: the winner, the reason, everybody's cards and gains, and the payments."""

from tonk.session.deals.coded_records import code_of_played
from tonk.session.match.played_hand import PlayedHand
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.history.ledger import HandStory
from tonk.ui.screens.results.player_columns import Columns
from tonk.ui.screens.results.score_rows import ScoreRows
from tonk.ui.shell.context import UiContext
from tonk.words.table.scores import score_heads

_LEAST, _MOST = 164.0, 330.0
"""The height of the players."""
_TITLE_GAP, _GAP, _EDGE = 2.0, 10.0, 4.0


class HandPage:
    """One hand: words, the players side by side, and more words.

    Attributes:
        aside: The width that the first words leave free at their right.
        code: The code of the deal; "" if it has none.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._story: HandStory | None = None
        self._columns: Columns | None = None
        self._rows: ScoreRows | None = None
        self.aside = 0.0
        self.code = ""

    def show(self, hand: PlayedHand | None, story: HandStory | None) -> None:
        """Show this hand; None for none."""
        self._story = story if hand is not None else None
        self._columns = self._rows = None
        self.code = "" if hand is None else code_of_played(hand)
        if self._story is not None and self._story.rules is not None:
            rules = self._story.rules
            self._rows = ScoreRows(self._ui, self._story.scores, score_heads(rules), rules.target)
        elif self._story is not None:
            self._columns = Columns(self._ui, self._story.players)

    def height(self, wide: float, room: float) -> float:
        """Return its height at this width; it fills the given height if it needs no more."""
        words = self._words_height(wide)
        if self._rows is not None:
            return words + self._rows.height(room - words)
        return words + max(_LEAST, min(_MOST, room - words)) if self._story else 0.0

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in a box of its `height`."""
        story, theme = self._story, canvas.theme
        players = self._columns if self._rows is None else self._rows
        if story is None or players is None:
            return
        x, y = box.x, box.y + _EDGE
        y += canvas.text((x, y), story.title, "heading", theme.gold_light, max_width=box.w - self.aside).h + _TITLE_GAP
        y += canvas.text((x, y), story.reason, "body", theme.ink_soft, max_width=box.w - self.aside).h + _GAP
        high = box.h - self._words_height(box.w)
        players.draw(canvas, Box(x, y, box.w, high))
        y += high + _GAP
        for words in story.payments:
            y += canvas.text((x, y), words, "body", theme.ink, max_width=box.w).h

    def _words_height(self, wide: float) -> float:
        """Return the height of all the words, with the room around them."""
        if self._story is None:
            return 0.0
        text, story = self._ui.text, self._story
        first = ((story.title, "heading"), (story.reason, "body"))
        high = sum(text.measure(words, style, wide - self.aside)[1] for words, style in first)
        high += sum(text.measure(words, "body", wide)[1] for words in story.payments)
        return high + _TITLE_GAP + 2 * (_GAP + _EDGE)
