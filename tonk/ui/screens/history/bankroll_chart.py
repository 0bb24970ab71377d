"""The chart of the history: pointer or arrow keys show a hand's gain; a press opens the hand."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from tonk.session.match.played_hand import BankrollPoint
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_in_out
from tonk.ui.drawing.theme import Color, fade
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.history.ledger import Account, when
from tonk.ui.screens.parts.chart import ChartScale, Series, draw_chart, thinned
from tonk.ui.screens.parts.chart_signs import draw_line_sign
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets import Widget
from tonk.ui.widgets.base import PRESS_KEYS
from tonk.words import _, ngettext
from tonk.words.figures import Counted
from tonk.words.narration import Description
from tonk.words.phrases import dotted, joined, money, person, signed
from tonk.words.table.names import about
from tonk.words.table.outcomes import ending_name, round_ending_name

_HIGH, _ROW, _PER_ROW = 36.0, 26.0, 3


def _counted(hands: int, counted: Counted) -> str:
    """Return the number of hands in words; the ring beside the chart shows the share won."""
    rounds, played = ngettext("{n} round", "{n} rounds", hands), ngettext("{n} hand", "{n} hands", hands)
    text = rounds if counted == "points" else played
    return text.format(n=money(hands))


_PAD, _GAP = 12.0, 14.0
_DOT = 7.0


@dataclass(frozen=True)
class ExaminedHand:
    """The hand that is examined: its line, and its number in the line, from 1."""

    line: int
    hand: int


class BankrollChart(Widget):
    """The lines of some persons; Left and Right go from hand to hand, Enter or a click opens one.

    Args:
        ui: The context of the window.
        on_open: Called with the hand that was pressed.
        does: The effect of a press, in words.
    """

    radius = 8

    def __init__(self, ui: UiContext, on_open: Callable[[BankrollPoint], None], does: str = "") -> None:
        super().__init__()
        self._ui = ui
        self._on_open, self._does = on_open, does
        self._accounts: tuple[Account, ...] = ()
        self._lines: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.examined: ExaminedHand | None = None
        self._rounds = False
        self._running = Unfolding(ui, speeds.CHART_DRAWN)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Return whether it shows anything and so can take the keyboard."""
        return bool(self._accounts)

    def show(self, accounts: Sequence[Account], *, rounds: bool = False) -> None:
        """Show these persons' money, or points in ``rounds``; each must have at least one hand."""
        self._rounds = rounds
        self._accounts = tuple(accounts)
        self._lines = tuple(tuple(thinned((0, *one.balances))) for one in accounts)
        self.examined = None
        self._running = Unfolding(self._ui, speeds.CHART_DRAWN)

    def color(self, line: int) -> Color:
        """Return the colour of a person's line."""
        theme = self._ui.theme
        return theme.gold_light if len(self._accounts) == 1 else theme.seats[line % len(theme.seats)]

    @property
    def looked_at(self) -> BankrollPoint | None:
        """Return the examined hand."""
        return None if self.examined is None else self._accounts[self.examined.line].points[self.examined.hand - 1]

    @property
    def description(self) -> Description:
        """Return that it is a chart, and the examined hand."""
        names = [person(one.name) for one in self._accounts]
        yours, named = (
            (_("Chart of your points"), _("Chart of the points of {names}"))
            if self._rounds
            else (_("Chart of your money"), _("Chart of the money of {names}"))
        )
        name = about(names[0], yours, named, names=names[0]) if len(names) == 1 else named.format(names=joined(names))
        hint = _("Left and Right go from hand to hand.")
        return Description(self.called or name, value=self._spoken(self.examined), hint=hint, barred=self.disabled)

    def _spoken(self, examined: ExaminedHand | None) -> str:
        """Return the words about a hand in one line."""
        return "" if examined is None else dotted([words for words, _style, _color in self._note(examined)[:-1]])

    def look(self) -> tuple[Hashable, ...]:
        """Return the lines and the examined hand."""
        return (*super().look(), self._lines, self.examined, self._shown)

    @property
    def _shown(self) -> bool:
        return self.examined is not None and (self.hovered or self.ring)

    def handle(self, event: Input) -> bool:
        """Examine the hand under the pointer or the next one, or open it."""
        match event:
            case PointerMove(pos=pos) | PointerDown(pos=pos) if self._accounts and self.box.contains(pos):
                self.examined = self._nearest(pos)
                return isinstance(event, PointerDown)
            case PointerUp(pos=pos) if self.looked_at is not None and self.box.contains(pos):
                self._on_open(self.looked_at)
                return True
            case KeyPress(key=key, ctrl=False, alt=False) if key in PRESS_KEYS and self.looked_at is not None:
                if not event.repeat:
                    self._on_open(self.looked_at)
                return True
            case KeyPress(key=pygame.K_LEFT | pygame.K_RIGHT as key, ctrl=False, alt=False) if self._accounts:
                self._step(-1 if key == pygame.K_LEFT else 1)
                return True
            case KeyPress(key=pygame.K_HOME | pygame.K_END as key, ctrl=False, alt=False) if self._accounts:
                self._step(-(10**9) if key == pygame.K_HOME else 10**9)
                return True
        return False

    def update(self, now: float) -> bool:
        """Animate the lines from the first hand to the last, once."""
        ran = self._running.update(now)
        return super().update(now) or ran

    def draw(self, canvas: Canvas) -> None:
        """Draw the chart and the words about the examined hand."""
        if not self._accounts:
            return
        plan, series = self._plan(), self._series()
        draw_chart(canvas, plan, series, ease_in_out(self._running.share(0, speeds.CHART_DRAWN)))
        if self._shown and self.examined is not None:
            self._draw_examined(canvas, plan, self.examined)
        self.draw_ring(canvas)

    def _series(self) -> list[Series]:
        return [Series(self.color(number), line) for number, line in enumerate(self._lines)]

    def _plan(self) -> ChartScale:
        return ChartScale.of(self._ui.text, self.box, self._series(), rounds=self._rounds)

    def _nearest(self, pos: Point) -> ExaminedHand | None:
        """Return the hand at the pointer's x, on the line nearest to the pointer there."""
        plan = self._plan()
        hand = max(1, plan.hand_at(pos[0]))
        there = [
            (abs(plan.at(hand, one.balances[hand - 1])[1] - pos[1]), number)
            for number, one in enumerate(self._accounts)
            if hand <= len(one.points)
        ]
        return ExaminedHand(min(there)[1], hand) if there else None

    def _step(self, way: int) -> None:
        if self.examined is None:
            self.examined = ExaminedHand(0, len(self._accounts[0].points))
        else:
            last = len(self._accounts[self.examined.line].points)
            self.examined = ExaminedHand(self.examined.line, min(last, max(1, self.examined.hand + way)))

    def _draw_examined(self, canvas: Canvas, plan: ChartScale, examined: ExaminedHand) -> None:
        theme, account = canvas.theme, self._accounts[examined.line]
        point = account.points[examined.hand - 1]
        at = plan.at(examined.hand, point.balance)
        canvas.line((at[0], plan.plot.y), (at[0], plan.plot.bottom), fade(theme.ink, 0.45), 1)
        canvas.disc(at, _DOT, self.color(examined.line), border=theme.ink, border_width=2)
        self._draw_note(canvas, plan, at, [line for line in self._note(examined) if line[0]])

    def _note(self, examined: ExaminedHand) -> list[tuple[str, str, Color]]:
        """Return the words about an examined hand, line by line, the effect of a press last."""
        theme, account = self._ui.theme, self._accounts[examined.line]
        point = account.points[examined.hand - 1]
        named = round_ending_name if self._rounds else ending_name
        number = (_("Round {n}") if self._rounds else _("Hand {n}")).format(n=examined.hand)
        head = person(account.name) if len(self._accounts) > 1 else number
        change = _("{change}, now {balance}").format(change=signed(point.net), balance=signed(point.balance))
        return [
            (head, "small", theme.ink_soft),
            (change, "strong", change_color(theme, point.net)),
            (named(point.ending), "small", theme.ink),
            (when(point.played_at), "small", theme.ink_soft),
            (self._does, "small", theme.gold_light),
        ]

    def _draw_note(self, canvas: Canvas, plan: ChartScale, at: Point, lines: Sequence[tuple[str, str, Color]]) -> None:
        """Draw words beside a point, on the side with room, above or below where the line is likely to continue."""
        sizes = [canvas.text_renderer.measure(words, style) for words, style, _color in lines]
        wide, high = max(w for w, _h in sizes) + 2 * _PAD, sum(h for _w, h in sizes) + _PAD
        x = at[0] + _GAP if at[0] + _GAP + wide <= plan.plot.right else at[0] - _GAP - wide
        y = self.box.y if at[1] > plan.plot.center[1] else plan.plot.bottom - high
        box = Box(x, max(8.0, y), wide, high)
        canvas.panel(box, "raised", 10)
        y = box.y + _PAD / 2
        for (words, style, color), (_w, line) in zip(lines, sizes, strict=True):
            canvas.text((box.x + _PAD, y), words, style, color)
            y += line


def head_height(accounts: Sequence[Account]) -> float:
    """Return its height with this many lines in the chart."""
    return max(_HIGH, _ROW * -(-len(accounts) // _PER_ROW))


def draw_head(canvas: Canvas, head: Box, accounts: Sequence[Account], lines: BankrollChart, counted: Counted) -> None:
    """Draw one person's name and sum, or the names of several lines.

    Args:
        canvas: The canvas to draw on.
        head: Its box, in units.
        accounts: The gains of each person.
        lines: The chart below it.
        counted: The unit in which hands are counted.
    """
    if len(accounts) > 1:
        _draw_legend(canvas, head, accounts, lines)
        return
    account = accounts[0]
    title = account_title(account.name, counted)
    drawn = canvas.line_of_text(head.cut_left(head.w * 0.55)[0], title, "heading", canvas.theme.gold)
    room = Box(drawn.right + 16, head.y, head.right - drawn.right - 16, head.h)
    _draw_totals(canvas, room, account, counted)


def account_title(name: str, counted: Counted) -> str:
    """Return the title of a line of money, points or lives."""
    if counted == "lives":
        return about(name, _("Your lives"), _("{name}'s lives"))
    if counted != "money":
        return about(name, _("Your points"), _("{name}'s points"))
    return about(name, _("Your money"), _("{name}'s money"))


def _draw_totals(canvas: Canvas, box: Box, account: Account, counted: Counted) -> None:
    theme, y = canvas.theme, box.center[1]
    hands = len(account.balances)
    x = canvas.text(
        (box.right, y), signed(account.net), "number", change_color(theme, account.net), anchor="midright"
    ).x
    room = Box(box.x, box.y, x - box.x - 16, box.h)
    canvas.line_of_text(room, _counted(hands, counted), "body", theme.ink_soft, "right")


def _draw_legend(canvas: Canvas, box: Box, accounts: Sequence[Account], lines: BankrollChart) -> None:
    theme, count = canvas.theme, len(accounts)
    rows = box.split_rows(-(-count // _PER_ROW))
    cells = [cell for row in rows for cell in row.split_columns(min(_PER_ROW, count), 12)]
    for number, (account, cell) in enumerate(zip(accounts, cells, strict=False)):
        draw_line_sign(canvas, (cell.x + 6, cell.center[1]), number, 6, lines.color(number))
        amount = signed(account.net)
        room = cell.w - 26 - canvas.text_renderer.measure(amount, "strong")[0]
        name = Box(cell.x + 18, cell.y, room, cell.h)
        drawn = canvas.line_of_text(name, person(account.name), "small", theme.ink)
        ink = change_color(theme, account.net)
        canvas.text((drawn.right + 8, cell.center[1]), amount, "strong", ink, anchor="midleft")
