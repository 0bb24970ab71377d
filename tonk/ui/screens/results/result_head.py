"""The head of the page at the end of a hand: the winner's face in a medal, the headline on a ribbon, and the reason."""

from functools import partial

from tonk.rules.cards import by_seat
from tonk.rules.payouts import CAUGHT, Outcome
from tonk.session.match.characters import PLEASED
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, Theme, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.parts.medal import draw_medal, draw_stack, ribbon
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.ways import Enters
from tonk.ui.shell.context import UiContext

MEDAL, _TIGHT_MEDAL, _LOW_MEDAL, _MOST_MEDALS, _OVERLAP = 136.0, 112.0, 80.0, 3, 0.74
"""The width of a medal, also in less room; the greatest number shown, and their distance, relative to their width."""
_LOW = 640.0
"""The height of a window, in units, below which a medal is smallest."""
_ABOVE = 0.15
"""The room above a medal for the protruding head, relative to the medal; anything higher extends beyond the edge."""
_RIBBON, _TIGHT_RIBBON, _ENDS, _GAP = 62.0, 50.0, 1.7, 18.0
"""The height of the ribbon, the width of its ends relative to that, and its distance from the medal."""
_STYLES = ("score", "heading", "strong", "small-strong")
_CHIP, _CHIPS = 26.0, (4, 2)


class ResultHead:
    """The winners' medals, and beside them the title with the reason below it.

    Args:
        ui: The context of the window.
        match: The match.
        outcome: The outcome of the hand.
        title: The title, a few words.
        reason: The reason, a sentence.
        arrivals: The things that come to the page; the winners' faces start at their places there.
        comes: The time when the winners' faces set out.
    """

    def __init__(
        self,
        ui: UiContext,
        match: TableGame,
        outcome: Outcome,
        title: str,
        reason: str,
        arrivals: Arrivals,
        comes: float,
    ) -> None:
        self._ui = ui
        self._arrivals, self._comes = arrivals, comes
        self._title, self._reason = title, reason
        players = dict(by_seat(match.plan.players))
        shown = outcome.winners if len(outcome.winners) <= _MOST_MEDALS else ()
        self._faces = [Face(seat, players[seat].name, players[seat].is_person) for seat in shown]
        self._won = any(players[seat].is_person for seat in outcome.winners)
        self._caught = outcome.ending == CAUGHT and any(players[seat].is_person for seat in outcome.by)
        self._paid = outcome.score is None

    def height(self, wide: float, *, tight: bool) -> float:
        """Return the height of all of it.

        Args:
            wide: The available width.
            tight: Whether to take as little room as possible.
        """
        medal = self._medal(tight=tight)
        beside = self._words_width(wide, medal)
        said = self._ui.text.measure(self._reason, self._saying(tight=tight), beside)[1]
        high = (_TIGHT_RIBBON if tight else _RIBBON) + said
        return max(high, medal * (1 + _ABOVE) if self._faces else 0.0)

    def draw(self, canvas: Canvas, box: Box, *, tight: bool, news: bool = True) -> None:
        """Draw it in the middle of a box of its height; faces come.

        Args:
            canvas: The canvas to draw on.
            box: The box, in units.
            tight: Whether to take as little room as possible.
            news: Whether to draw the news too; if not, `draw_title` and `draw_reason` draw it above all that comes.
        """
        medal = self._medal(tight=tight)
        medals, left = self._medals_width(medal), self.news(box, tight=tight).x
        self._draw_medals(canvas, Box(left - medals, box.y, medals, box.h), medal)
        if news:
            self.draw_title(canvas, box, tight=tight)
            self.draw_reason(canvas, box, tight=tight)
            return
        place, band, _style = self._arranged(box, tight=tight)
        if canvas.written is not None:  # it is read here, wherever it is drawn
            canvas.note(self._title, band)
            canvas.note(self._reason, place.cut_top(band.h)[1])

    def draw_title(self, canvas: Canvas, box: Box, *, tight: bool) -> None:
        """Draw the title on its ribbon, whole from the start.

        Args:
            canvas: The canvas to draw on.
            box: The box of the head, in units.
            tight: Whether to take as little room as possible.
        """
        _news, band, style = self._arranged(box, tight=tight)
        canvas.kept((self, "title"), (band, style), partial(self._draw_title, canvas, band, style))

    def draw_reason(self, canvas: Canvas, box: Box, *, tight: bool) -> None:
        """Draw the reason below the ribbon.

        Args:
            canvas: The canvas to draw on.
            box: The box of the head, in units.
            tight: Whether to take as little room as possible.
        """
        news, band, _style = self._arranged(box, tight=tight)
        draw = partial(self._draw_reason, canvas, news, band, self._saying(tight=tight))
        canvas.kept((self, "reason"), (news, band, tight), draw)

    def news(self, box: Box, *, tight: bool) -> Box:
        """Return the place of the title and the reason in a box of its height.

        Args:
            box: The box, in units.
            tight: Whether to take as little room as possible.
        """
        return self._arranged(box, tight=tight)[0]

    def ribbon(self, box: Box, *, tight: bool) -> Box:
        """Return the place of the ribbon with the title in a box of its height.

        Args:
            box: The box, in units.
            tight: Whether to take as little room as possible.
        """
        return self._arranged(box, tight=tight)[1]

    def _arranged(self, box: Box, *, tight: bool) -> tuple[Box, Box, str]:
        """Return the places of the news and of its ribbon, and the style of the title.

        Args:
            box: The box, in units.
            tight: Whether to take as little room as possible.
        """
        medal, text = self._medal(tight=tight), self._ui.text
        room, high = self._words_width(box.w, medal), _TIGHT_RIBBON if tight else _RIBBON
        style = next((one for one in _STYLES if text.measure(self._title, one)[0] <= room - high * _ENDS), _STYLES[-1])
        across = text.measure(text.fit(self._title, style, room - high * _ENDS), style)[0] + high * _ENDS
        said = text.measure(self._reason, self._saying(tight=tight), room)
        words, medals = max(across, said[0]), self._medals_width(medal)
        left = box.center[0] + (medals - words) / 2
        news = Box(left, box.center[1] - (high + said[1]) / 2, words, high + said[1])
        return news, Box(news.center[0] - across / 2, news.y, across, high), style

    def _draw_title(self, canvas: Canvas, band: Box, style: str) -> None:
        """Draw the title on its ribbon."""
        text = canvas.text_renderer
        title = text.fit(self._title, style, band.w - band.h * _ENDS + 1.0)
        upper, lower, ink = self._colors(canvas.theme)
        canvas.picture(ribbon(canvas.viewport.rect(band).size, upper, lower), (band.x, band.y))
        canvas.text((band.center[0], band.y + band.h * 0.405), title, style, ink, anchor="center")

    def _draw_reason(self, canvas: Canvas, news: Box, band: Box, saying: str) -> None:
        """Draw the reason below the ribbon."""
        ink, wide, at = canvas.theme.ink, news.w + 1.0, (news.center[0], band.bottom)
        canvas.text(at, self._reason, saying, ink, anchor="midtop", max_width=wide, align="center")

    def _draw_medals(self, canvas: Canvas, box: Box, medal: float) -> None:
        """Draw the medals in their current positions, and chips beside them once all have arrived."""
        if canvas.written is None and self._arrivals.share(self._comes, speeds.MEDAL_GROWS) <= 0.0:
            return  # the faces are still in their columns or rows
        y, all_there = box.bottom - medal / 2, True
        for number, face in reversed(list(enumerate(self._faces))):
            place = Box.around((box.x + medal / 2 + number * medal * _OVERLAP, y), medal, medal)
            draw = partial(draw_medal, canvas, self._ui, face, place.center, medal, PLEASED)
            start = self._arrivals.standing.get(face.seat)
            if self._arrivals.bring(start, place, self._comes, speeds.MEDAL_GROWS, draw, Enters.ROW):
                all_there = False
            else:
                canvas.kept((self, "medal", number), (place, self._ui.portraits.frame), draw)
        if self._faces and self._paid and all_there:
            foot = box.right - _GAP - _CHIP * 0.35
            for number, chips in enumerate(_CHIPS):
                draw_stack(canvas, (foot - number * _CHIP * 0.86, box.bottom - _CHIP * 0.5 + number * 3), chips, _CHIP)

    def _colors(self, theme: Theme) -> tuple[Color, Color, Color]:
        """Return the ribbon's colours above and below, and its words' colour: gold for you, red if you are caught."""
        if self._won:
            return theme.gold_light, theme.gold_dark, theme.ink_dark
        if self._caught:
            return theme.danger_light, theme.danger_dark, theme.ink
        return mix(theme.quiet_hover, theme.gold, 0.1), mix(theme.quiet, theme.felt_dark, 0.2), theme.gold_light

    def _medal(self, *, tight: bool) -> float:
        if not tight:
            return MEDAL
        return _LOW_MEDAL if self._ui.viewport.h < _LOW or not self._paid else _TIGHT_MEDAL

    def _medals_width(self, medal: float) -> float:
        return medal * (1 + (len(self._faces) - 1) * _OVERLAP) + _GAP if self._faces else 0.0

    def _words_width(self, wide: float, medal: float) -> float:
        return wide - self._medals_width(medal)

    def _saying(self, *, tight: bool) -> str:
        """Return the style of the reason."""
        return "strong" if tight else "number"
