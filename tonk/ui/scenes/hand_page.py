"""A hand of the history in words: who won and why, what everybody held, and who paid whom."""

from tonk.session.played import PlayedHand
from tonk.ui.canvas import Canvas
from tonk.ui.scene import Stage
from tonk.ui.scenes.ledger import Story
from tonk.ui.scenes.standings import Standing, Standings
from tonk.ui.viewport import Box
from tonk.words import _
from tonk.words.phrases import person

_ROOM = 240.0
_AFTER_TITLE, _AFTER_REASON, _AFTER_TABLE = 4.0, 8.0, 12.0


class HandPage:
    """The words of one hand, below each other."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._story: Story | None = None
        self._standings: Standings | None = None

    def show(self, hand: PlayedHand | None, story: Story | None) -> None:
        """Show this hand from now on; None for none."""
        self._story = story
        self._standings = None
        if hand is not None:
            seats = range(len(hand.seats))
            self._standings = Standings(
                [
                    Standing(
                        seat, person(hand.seats[seat]), hand.totals[seat], hand.net[seat], None, seat in hand.winners
                    )
                    for seat in seats
                ]
            )

    def height(self, wide: float) -> float:
        """How tall it is when it is so wide."""
        return self._flow(None, Box(0, 0, wide, 0))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it at the top of a box."""
        self._flow(canvas, box)

    def _flow(self, canvas: Canvas | None, box: Box) -> float:
        if self._story is None or self._standings is None:
            return 0.0
        text, theme = self._stage.text, self._stage.theme
        story, x, y = self._story, box.x, box.y + 6
        lines = [
            (story.title, "heading", theme.gold_light, _AFTER_TITLE),
            (story.reason, "body", theme.ink_soft, _AFTER_REASON),
        ]
        for words, style, ink, after in lines:
            if canvas is not None:
                canvas.text((x, y), words, style, ink, max_width=box.w)
            y += text.measure(words, style, box.w)[1] + after
        high = self._standings.height(_ROOM)
        if canvas is not None:
            self._standings.draw(canvas, Box(x, y, box.w, min(_ROOM, high)))
        y += high + _AFTER_TABLE
        for words in story.payments or (_("Nobody pays."),):
            if canvas is not None:
                canvas.text((x, y), words, "body", theme.ink, max_width=box.w)
            y += text.measure(words, "body", box.w)[1]
        return y - box.y + 6
