"""The middle of the page at the end of a hand, between title and buttons: money that changes hands, or points."""

from typing import Protocol

from tonk.rules import Outcome
from tonk.rules.cards import by_seat
from tonk.session.match.match import Match
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.opening import Part
from tonk.ui.screens.results.payments import Payments
from tonk.ui.screens.results.player_columns import Columns, held
from tonk.ui.screens.results.score_rows import ScoreRows, score_rows
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import LendsHands
from tonk.words import _
from tonk.words.table.outcomes import why_scored
from tonk.words.table.paying import debts, hand_of_match, left_to_goal, payments_text
from tonk.words.table.scores import score_heads, standing_text

_COLUMNS, _LEAST_COLUMNS, _TIGHT_COLUMNS = 306.0, 256.0, 172.0
"""The height of the players: what they like, what they need, and what they need in a low window."""
_WIDEST, _WIDEST_FEW = 1180.0, 1020.0
_MOST_CARDS = 7
"""The cards of a hand that come one after the other, at most."""
_FEW = 3
"""So many players need no wider page than `_WIDEST_FEW`."""


class ResultBody(Protocol):
    """The middle of the page.

    Attributes:
        unfolding: How far it has come with showing itself.
        cards: Its cards, some of which may still be on their way.
        sentences: The sentences below it.
        widest: The width that the page likes.
    """

    unfolding: Unfolding
    cards: Arrivals
    sentences: list[str]
    widest: float

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height: at least as much as it needs.

        Args:
            wide: The width that there is, in units.
            room: The height that there is.
            tight: Whether it should take as little room as it can.
        """

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """Draw it in a room of that height.

        Args:
            canvas: The canvas to draw on.
            room: The room that there is, in units.
            tight: Whether it should take as little room as it can.
            part: The last part of the page that has come.
        """


def body_of(ui: UiContext, match: TableGame, outcome: Outcome, hands: LendsHands | None = None) -> ResultBody:
    """The middle of the page for a hand that has ended so.

    Args:
        ui: The context of the window.
        match: The match.
        outcome: The outcome of the hand.
        hands: The table, which lends its cards; None where they simply lie on the page.
    """
    made = MoneyBody if outcome.score is None else PointsBody
    return made(ui, match, outcome, hands)


def _cards_come(ui: UiContext, players: int) -> Unfolding:
    """The cards of a page coming to it; all its sums stand there from the first, for they were paid at the table."""
    apart = speeds.SHOW_HAND_STAGGER * players + speeds.SHOW_CARD_STAGGER * _MOST_CARDS
    return Unfolding(ui, max(apart + speeds.SHOW_HAND, speeds.MEDAL_WAIT + speeds.MEDAL_GROWS))


class MoneyBody:
    """The players side by side with what they held, and at each of them who pays whom.

    Args:
        ui: The context of the window.
        match: The match or the hand that has ended.
        outcome: How the hand ended.
        hands: The table that lends the cards; None where none does.
    """

    def __init__(self, ui: UiContext, match: TableGame, outcome: Outcome, hands: LendsHands | None = None) -> None:
        names, stake = match.plan.names, match.plan.stake
        self.sentences = payments_text(outcome, match.plan.table_names, stake) or [_("Nobody pays.")]
        if match.practice:
            self.sentences = [*self.sentences, _("This was practice, so no money changes hands.")]
        elif match.purses and match.plan.ends.kind == "hands":
            self.sentences = [*self.sentences, hand_of_match(match.hand_number, match.plan.ends.amount)]
        elif isinstance(match, Match) and match.left_to_goal > 0 and not match.over:
            self.sentences = [*self.sentences, left_to_goal(match.left_to_goal)]
        self.widest = _WIDEST_FEW if len(names) <= _FEW else _WIDEST
        self.unfolding = _cards_come(ui, len(names))
        self.cards = Arrivals(ui, self.unfolding, hands)
        people = [seat for seat, player in by_seat(match.plan.players) if player.is_person]
        players = held(outcome, names, match.position.hands, stake, people, match.bankrolls if match.purses else None)
        payments = Payments(ui, debts(outcome), stake, [player.face for player in players])
        self._columns = Columns(ui, players, self.cards, payments)

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height: at least as much as it needs.

        Args:
            wide: The width that there is, in units.
            room: The height that there is.
            tight: Whether it should take as little room as it can.
        """
        paid = self._columns.paid_height(wide)
        return paid + max(_TIGHT_COLUMNS if tight else _LEAST_COLUMNS, min(_COLUMNS, room - paid))

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """The players.

        Args:
            canvas: The canvas to draw on.
            room: The room that there is, in units.
            tight: Whether it should take as little room as it can.
            part: The last part of the page that has come.
        """
        del tight
        self._columns.draw(canvas, room, part)


class PointsBody:
    """A row for each player, which shows where every point came from.

    Args:
        ui: The context of the window.
        match: The match or the hand that has ended.
        outcome: How the hand ended.
        hands: The table that lends the cards; None where none does.
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
        self.unfolding = _cards_come(ui, len(plan.names))
        self.cards = Arrivals(ui, self.unfolding, hands)
        people = [seat for seat, player in by_seat(plan.players) if player.is_person]
        rows = score_rows(outcome, match.position, plan.names, people)
        self._rows = ScoreRows(ui, rows, score_heads(plan.rules), plan.rules.target, self.cards)

    def height(self, wide: float, room: float, *, tight: bool) -> float:
        """Return its height: at least as much as it needs.

        Args:
            wide: The width that there is, in units.
            room: The height that there is.
            tight: Whether it should take as little room as it can.
        """
        del wide, tight
        return self._rows.height(room)

    def draw(self, canvas: Canvas, room: Box, *, tight: bool, part: Part = Part.BUTTONS) -> None:
        """The rows.

        Args:
            canvas: The canvas to draw on.
            room: The room that there is, in units.
            tight: Whether it should take as little room as it can.
            part: The last part of the page that has come.
        """
        del tight, part
        self._rows.draw(canvas, room)
