"""A career on the Circuit: the money, where you stand, what has been won, and how a table ends for you.

Everything here is an immutable value. A career never gets stuck: between tables, the money always covers the buy-in of
your table, because the house stakes a player who has too little.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import get_args

from tonk.rules.cards import FIRST_SEAT, Seat, SpecialKinds
from tonk.rules.seats import PerSeat
from tonk.rules.shuffle import DEAL, seed_of
from tonk.session.circuit.tables import TABLES, CircuitTable
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.words.circuit import TableResult

STAKED = 2
"""The number of buy-ins that the house gives a player who has less than one."""
BEGINS_WITH = 3 * TABLES[0].buy_in
"""The money that you arrive with."""
SEED_BITS = 128
"""The length of the seed of a career's deals."""

ENDINGS: tuple[TableResult, ...] = get_args(TableResult)


@dataclass(frozen=True, slots=True)
class TableEnd:
    """The end of a match at a table.

    Attributes:
        ending: The ending for you.
        money: The money that you take from the table.
        hands: The number of hands that were played.
    """

    ending: TableResult
    money: int
    hands: int


def end_of(table: CircuitTable, seat: Seat, have: PerSeat[int], hands: int, *, over: bool) -> TableEnd:
    """Return the end of a table for the person as its match stands, over or given up.

    The money before you is yours. The pot of a match for points goes to the winner.

    Args:
        table: The table.
        seat: The seat of the person.
        have: The money of each seat, or the points where they are scored.
        hands: The number of finished hands.
        over: True if the match is over.
    """
    if table.for_points:
        if not over:
            return TableEnd("left", 0, hands)
        won = have[seat] == max(have)
        return TableEnd("won" if won else "lost", table.pot if won else 0, hands)
    if have[seat] - table.buy_in >= table.goal:
        return TableEnd("won", have[seat], hands)
    return TableEnd("left" if have[seat] > 0 else "lost", max(0, have[seat]), hands)


def end_of_match(table: CircuitTable, match: Match) -> TableEnd:
    """Return the end of a table from the match played there."""
    have = match.score if match.plan.points else match.bankrolls
    hands = match.hand_number if match.hand_over else match.hand_number - 1
    return end_of(table, match.plan.person or FIRST_SEAT, have, hands, over=match.over)


def end_of_hands(table: CircuitTable, hands: Sequence[PlayedHand]) -> TableEnd:
    """Return the end of a table from its match's hands in the history, for a match whose file is gone."""
    begins = 0 if table.for_points else table.buy_in
    seats = 1 + len(table.regulars)
    have = [begins + sum(hand.net[seat] for hand in hands) for seat in range(seats)]
    over = max(have) >= table.goal and have.count(max(have)) == 1
    return end_of(table, FIRST_SEAT, have, len(hands), over=over)


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """The one choice of how the first hand of a try was dealt.

    Attributes:
        cut: The number of cards lifted off the deck after its seal was shown; None when no seal was shown.
        kinds: The twists in play.
        helped: Whether there was help in that hand before you left it; it then counts for the same cards.
    """

    cut: int | None = None
    kinds: SpecialKinds = ()
    helped: bool = False


_UNCUT = FirstDeal()


@dataclass(frozen=True, slots=True)
class Tries:
    """The tries at a table.

    Attributes:
        tries: Matches that came to an end there.
        won: Those that were won.
        hands: The hands of all of them.
        dealt: The first deal of the current try; None before it.
    """

    tries: int = 0
    won: int = 0
    hands: int = 0
    dealt: FirstDeal | None = None


@dataclass(frozen=True, slots=True)
class Playing:
    """The table being played.

    Attributes:
        table: The number of the table.
        match_id: The id of its match.
        buy_in: The money that you brought; it stays when a later version asks for another.
        goal: The money to win; it stays, too.
    """

    table: int
    match_id: str
    buy_in: int
    goal: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The end of a table and its consequences, for display.

    Attributes:
        table: The number of the table.
        ending: The ending.
        hands: The hands that it took.
        change: The money that you won there, or lost.
        first: True if it was won for the first time: then it leaves a trophy and opens the next.
        now_at: The number of the table where you stand now.
        staked: The money that the house gave you, or 0.
    """

    table: int
    ending: TableResult
    hands: int
    change: int
    first: bool
    now_at: int
    staked: int


_NONE_TRIED = Tries()


@dataclass(frozen=True)
class Career:
    """A career on the Circuit.

    Attributes:
        money: Your money, without what lies before you at a table.
        at: The number of your table, whose buy-in you always have between matches.
        tried: The tries at each table, by its id.
        playing: The table being played; None between tables.
        unread_end: The last table's end, until its page has been read.
        seed: The seed of all deals of the career; 0 until it is drawn.
    """

    money: int = BEGINS_WITH
    at: int = 0
    tried: Mapping[str, Tries] = field(default_factory=dict, hash=False)
    playing: Playing | None = None
    unread_end: Settled | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        if self.playing is None and self.money < TABLES[self.at].buy_in:
            raise ValueError("the money does not buy a chair where the player stands")

    def tries(self, table: int) -> Tries:
        """The tries at a table."""
        return self.tried.get(TABLES[table].id, _NONE_TRIED)

    def seed_of_try(self, table: int) -> int:
        """Return the seed of the next try at a table; it stays until that try counts, so leaving deals no new cards."""
        return seed_of(self.seed, DEAL, table, self.tries(table).tries)

    def has_won(self, table: int) -> bool:
        """Return whether a table was ever won: its trophy is on the shelf."""
        return self.tries(table).won > 0

    def table(self, number: int) -> CircuitTable:
        """Return a table with its figures for you: those you bought in for, while you play there."""
        playing, table = self.playing, TABLES[number]
        if playing is None or playing.table != number:
            return table
        return replace(table, buy_in=playing.buy_in, goal=playing.goal)

    @property
    def opened(self) -> int:
        """The number of tables that are open: all that were won, and the next."""
        return _opened(self.tried)

    @property
    def complete(self) -> bool:
        """Return whether every table has been won."""
        return all(self.has_won(table) for table in range(len(TABLES)))

    def may_sit_at(self, table: int) -> bool:
        """Return whether you may sit down at a table: it is open, you have its buy-in, and you play nowhere."""
        return self.playing is None and table < self.opened and self.money >= TABLES[table].buy_in

    def plays(self, match_id: str) -> bool:
        """Return whether this is the match at your table; no other match counts."""
        return self.playing is not None and self.playing.match_id == match_id

    def sit_down(self, table: int, match_id: str, dealt: FirstDeal = _UNCUT) -> "Career":
        """Return the career after buying in at a table and dealing the first hand.

        Args:
            table: The number of the table.
            match_id: The id of the match.
            dealt: The cut and the special cards of the first hand.

        Raises:
            ValueError: You may not sit down there.
        """
        if not self.may_sit_at(table):
            raise ValueError(f"no chair at table {table}")
        here = TABLES[table]
        tried = {**self.tried, here.id: replace(self.tries(table), dealt=dealt)}
        playing = Playing(table, match_id, here.buy_in, here.goal)
        return replace(self, money=self.money - here.buy_in, tried=tried, playing=playing, unread_end=None)

    def settle(self, match_id: str, end: TableEnd) -> "Career":
        """Return the career after a match has ended; any match but the current one changes nothing.

        If you win, you go on to the table opened last. If not, you stay as long as you can pay another buy-in;
        otherwise you go back one step from the table opened last, never further, and if you can't pay even there, the
        house stakes you.
        """
        playing = self.playing
        if playing is None or playing.match_id != match_id:
            return self
        here, before = playing.table, self.tries(playing.table)
        won, money = end.ending == "won", self.money + end.money
        tries = Tries(before.tries + 1, before.won + won, before.hands + end.hands)
        tried = {**self.tried, TABLES[here].id: tries}
        front = _opened(tried) - 1
        back = max(0, front - 1)
        on = won and here >= back
        at = front if on else self.at
        if not on and money < TABLES[at].buy_in:
            at = back
        staked = 0 if money >= TABLES[at].buy_in else STAKED * TABLES[at].buy_in - money
        settled = Settled(here, end.ending, end.hands, end.money - playing.buy_in, won and not before.won, at, staked)
        return replace(self, money=money + staked, at=at, tried=tried, playing=None, unread_end=settled)

    def stand_up(self, *, helped: bool = False) -> "Career":
        """Return the career after leaving a table before its first hand was over, with the buy-in returned.

        Args:
            helped: Whether there was help in that hand.
        """
        if self.playing is None:
            return self
        here = self.playing.table
        before = self.tries(here)
        tried = self.tried
        if helped:
            dealt = replace(before.dealt or _UNCUT, helped=True)
            tried = {**tried, TABLES[here].id: replace(before, dealt=dealt)}
        return replace(self, money=self.money + self.playing.buy_in, tried=tried, playing=None)

    def with_end_read(self) -> "Career":
        """Return the career after the page of the last table's end has been read."""
        return replace(self, unread_end=None)


def _opened(tried: Mapping[str, Tries]) -> int:
    """Return the number of open tables."""
    lost = (number for number, table in enumerate(TABLES) if not tried.get(table.id, _NONE_TRIED).won)
    return min(next(lost, len(TABLES)) + 1, len(TABLES))
