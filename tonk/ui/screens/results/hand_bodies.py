"""The middle of the page at the end of a hand, between title and buttons: payments or points."""

from typing import Protocol

from tonk.rules import Outcome
from tonk.rules.cards import by_seat, each_seat
from tonk.session.match.match import Match
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.opening import Part
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.screens.results.payments import Payments
from tonk.ui.screens.results.player_columns import Columns, held
from tonk.ui.screens.results.score_rows import ScoreRows, score_rows
from tonk.ui.screens.results.ways import Enters
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import LendsHands
from tonk.words import _
from tonk.words.table.outcomes import why_scored
from tonk.words.table.paying import debts, end_at_goal, hand_of_match, left_to_goal, payments_text
from tonk.words.table.scores import score_heads, standing_text

_COLUMNS, _LEAST_COLUMNS, _TIGHT_COLUMNS = 306.0, 256.0, 172.0
"""The height of the players: preferred, least, and least in a low window."""
_WIDEST, _WIDEST_FEW = 1180.0, 1020.0
_FEW = 3
"""The number of players up to which the page is no wider than `_WIDEST_FEW`."""


class ResultBody(Protocol):
    """The middle of the page.

    Attributes:
        unfolding: The progress of the page.
        times: Its times.
        cards: Its cards, some of which may still be on their way.
        sentences: The sentences below it.
        widest: The preferred width of the page.
    """

    unfolding: Unfolding
    times: PageTimes
    cards: Arrivals
    sentences: list[str]
    widest: float

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height, at least as much as it needs.

        Args:
            wide: The available width, in units.
            room: The available height, in units.
            tight: Whether to take as little room as possible.
        """

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """Draw it in a room of that height.

        Args:
            canvas: The canvas to draw on.
            room: The available room, in units.
            tight: Whether to take as little room as possible.
            part: The last visible part of the page.
        """


def body_of(ui: UiContext, match: TableGame, outcome: Outcome, hands: LendsHands | None = None) -> ResultBody:
    """Return the middle of the page for the outcome of a hand.

    Args:
        ui: The context of the window.
        match: The match.
        outcome: The outcome of the hand.
        hands: The table, which lends its cards; None if they simply lie on the page.
    """
    made = MoneyBody if outcome.score is None else PointsBody
    return made(ui, match, outcome, hands)


def _leaves_last(hands: LendsHands | None, players: int, *, top: bool) -> int | None:
    """Return the player whose hand would cross the others', and so leaves last; None without a table.

    Args:
        hands: The table.
        players: The number of players.
        top: Whether it is the one at the top of the table, which crosses rows, not the one at the foot.
    """
    if hands is None:
        return None
    heights = {seat: hands.face(seat).center[1] for seat in each_seat(players)}
    return (min if top else max)(heights, key=heights.__getitem__)


class MoneyBody:
    """The players side by side with their cards and payments.

    Args:
        ui: The context of the window.
        match: The match or the hand that has ended.
        outcome: The outcome.
        hands: The table, which lends its cards; None if none does.
    """

    def __init__(self, ui: UiContext, match: TableGame, outcome: Outcome, hands: LendsHands | None = None) -> None:
        names, stake = match.plan.names, match.plan.stake
        self.sentences = payments_text(outcome, match.plan.table_names, stake) or [_("Nobody pays.")]
        if match.practice:
            self.sentences = [*self.sentences, _("This was practice, so no money changes hands.")]
        elif match.purses and match.plan.ends.kind == "hands":
            self.sentences = [*self.sentences, hand_of_match(match.hand_number, match.plan.ends.amount)]
        elif isinstance(match, Match) and match.plan.ends.kind == "goal":
            end = end_at_goal(match.goal, reached=match.goal_reached)
            self.sentences = [*self.sentences, end if match.over else left_to_goal(match.left_to_goal)]
        self.widest = _WIDEST_FEW if len(names) <= _FEW else _WIDEST
        self.times = PageTimes(len(names), _leaves_last(hands, len(names), top=False))
        self.unfolding = Unfolding(ui, self.times.whole)
        self.cards = Arrivals(ui, self.unfolding, hands)
        people = [seat for seat, player in by_seat(match.plan.players) if player.is_person]
        players = held(outcome, names, match.position.hands, stake, people, match.bankrolls if match.purses else None)
        payments = Payments(ui, debts(outcome), stake, [player.face for player in players])
        self._columns = Columns(ui, players, self.cards, payments, self.times)

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height, at least as much as it needs.

        Args:
            wide: The available width, in units.
            room: The available height, in units.
            tight: Whether to take as little room as possible.
        """
        paid = self._columns.paid_height(wide)
        return paid + max(_TIGHT_COLUMNS if tight else _LEAST_COLUMNS, min(_COLUMNS, room - paid))

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """Draw the players.

        Args:
            canvas: The canvas to draw on.
            room: The available room, in units.
            tight: Whether to take as little room as possible.
            part: The last visible part of the page.
        """
        del tight
        self._columns.draw(canvas, room, part)


class PointsBody:
    """A row for each player with the source of every point.

    Args:
        ui: The context of the window.
        match: The match or the hand that has ended.
        outcome: The outcome.
        hands: The table, which lends its cards; None if none does.
    """

    widest = _WIDEST

    def __init__(self, ui: UiContext, match: TableGame, outcome: Outcome, hands: LendsHands | None = None) -> None:
        plan = match.plan
        scored = why_scored(outcome, plan.table_names, plan.rules)
        standing = standing_text(outcome, plan.table_names, plan.rules)
        if match.practice:
            standing = _("This was practice, so the points don't count.")
        elif not match.purses:
            standing = ""
        self.sentences = [line for line in (scored, standing) if line]
        self.times = PageTimes(len(plan.names), _leaves_last(hands, len(plan.names), top=True))
        self.unfolding = Unfolding(ui, self.times.whole)
        self.cards = Arrivals(ui, self.unfolding, hands, Enters.ROW)
        people = [seat for seat, player in by_seat(plan.players) if player.is_person]
        rows = score_rows(outcome, match.position, plan.names, people)
        self._rows = ScoreRows(ui, rows, score_heads(plan.rules), plan.rules.target, self.cards, self.times)

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height, at least as much as it needs.

        Args:
            wide: The available width, in units.
            room: The available height, in units.
            tight: Whether to take as little room as possible.
        """
        del wide, tight
        return self._rows.height(room)

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """Draw the rows.

        Args:
            canvas: The canvas to draw on.
            room: The available room, in units.
            tight: Whether to take as little room as possible.
            part: The last visible part of the page.
        """
        del tight
        # Rows drawn ahead come one by one, since all of them together take longer than a frame has.
        ahead = self.cards.put_off is not None and part < Part.BUTTONS
        self._rows.draw(canvas, room, part + 1 if ahead else None)
