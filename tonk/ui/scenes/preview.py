"""A few cards in the size and the suit colours that are set."""

from tonk.rules.cards import parse_card
from tonk.ui.canvas import Canvas
from tonk.ui.card_art import RATIO
from tonk.ui.motion import Pose
from tonk.ui.scene import Stage
from tonk.ui.scenes.cards import draw_card
from tonk.ui.table.layout import CARD_WIDTHS
from tonk.ui.viewport import Box
from tonk.words import _

_CARDS = tuple(parse_card(text) for text in ("7C", "QD", "9H", "KS", "AD"))
_STEP = 0.72
_MARGIN = 16.0


class Preview:
    """A hand of cards and a line of the log, as they will look at the table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    @property
    def height(self) -> float:
        """What it takes, for the largest cards, so that nothing moves when the size changes."""
        return max(CARD_WIDTHS.values()) * RATIO + 2 * _MARGIN + 36

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in the middle of a box."""
        stage = self._stage
        line, cards = box.cut_bottom(34)
        width = CARD_WIDTHS[stage.settings.card_size]
        step = min(width * _STEP, (cards.w - width) / (len(_CARDS) - 1))
        for place, card in enumerate(_CARDS):
            away = place - (len(_CARDS) - 1) / 2
            draw_card(canvas, stage, card, Pose(cards.center[0] + away * step, cards.center[1]), width)
        sentence = _("{name} lays a run, {run}").format(name="Ruby", run="5-6-7♦")
        canvas.line_of_text(line, sentence, "body", canvas.theme.ink_soft, "center")
