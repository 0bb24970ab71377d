"""A hand that starts from a record, in practice or in a lesson."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.records import Record, result_of
from tonk.rules import Position
from tonk.session.deals.deal_codes import DEAL_KEY
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.played_hand import PRACTICE, HandKind
from tonk.session.match.table_game import TableGame


class BegunHand(TableGame):
    """A hand that starts from the end of a record's actions, or from its ``position``.

    Args:
        begins: The record it starts from, for playing it again.
        players: The players, one a seat.
        seed: The bots' seed.
        bankroll: The money of each seat.
        match_id: The id of the hand in the history; empty if it is not kept.

    Attributes:
        begins: The record it starts from.

    Raises:
        RecordRefused: The record does not follow the rules.
    """

    def __init__(
        self, begins: Record, players: Sequence[Player], seed: int, bankroll: int = 0, match_id: str = ""
    ) -> None:
        start = begins.start()
        kinds = start.specials.kinds
        super().__init__(MatchPlan(match_id, seed, begins.rules, tuple(players), begins.stake, bankroll, always=kinds))
        self.begins = begins
        self.dealer = start.dealer
        self.score = start.score
        self._begin(begins.actions)
        self._ended()

    @property
    def kind(self) -> HandKind:
        """The kind of hand: practice."""
        return PRACTICE

    @property
    def first(self) -> int:
        """The number of the record's own actions, before the game."""
        return len(self.begins.actions)

    @property
    def over(self) -> bool:
        """Return whether the game is over: with the hand."""
        return self.hand_over

    def record(self) -> Record:
        """Return the hand as a record, with the source of new stocks, or once it is over the code of its deal."""
        outcome, key = self.position.outcome, "seed" if self.position.outcome is None else DEAL_KEY
        kept = {key: self.begins.extras[key]} if key in self.begins.extras else {}
        result = None if outcome is None else result_of(outcome, self.begins.stake, self.begins.rules)
        return replace(self.begins, actions=tuple(self.actions), result=result, extras=self.hand_extras() | kept)

    def _start(self) -> Position:
        return self.begins.start()
