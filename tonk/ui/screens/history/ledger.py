"""The history as its screen reads it: page by page, each hand in words, and a person's account."""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from tonk.records import Record, RecordRefused
from tonk.records.deck_seal import DeckCheck, check_deck
from tonk.records.reading import Unreadable, read_record
from tonk.rules import Outcome, Position
from tonk.rules.cards import by_seat
from tonk.rules.ruleset import RuleSet
from tonk.session.match.played_hand import ALL_HANDS, BankrollPoint, HandFilter, PlayedHand, levels_of
from tonk.session.statistics.history_stats import BalanceCurve
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.results.player_columns import PlayerResult, held
from tonk.ui.screens.results.score_rows import ScoreRow, score_rows
from tonk.ui.shell.services import HandHistory
from tonk.words import _, ngettext
from tonk.words.dates import day_text, time_text
from tonk.words.phrases import dotted, joined, person
from tonk.words.rules.rule_sets import rules_name
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import outcome_reason, outcome_title
from tonk.words.table.paying import payments_text
from tonk.words.table.scores import standing_text

PAGE = 20
_PAGES_KEPT = 72
_STORIES_KEPT = 400
_LONGEST = 2000
"""The greatest number of hands of a match to look at."""


@dataclass(frozen=True)
class HandStory:
    """A hand in words, and each player's result."""

    title: str
    reason: str
    payments: tuple[str, ...]
    players: tuple[PlayerResult, ...]
    scores: tuple[ScoreRow, ...] = ()
    """The rows with the sources of the points; empty in a hand for stakes."""
    rules: RuleSet | None = None
    """The rule set of a hand for points."""


@dataclass(frozen=True)
class Account:
    """The gains of a person over some hands.

    Attributes:
        name: The player's name.
        points: The result of each hand, oldest first.
    """

    name: str
    points: Sequence[BankrollPoint]

    @cached_property
    def balances(self) -> Sequence[int]:
        """Return the sum after each hand."""
        points = self.points
        return points.balances if isinstance(points, BalanceCurve) else tuple(point.balance for point in points)

    @property
    def net(self) -> int:
        """Return the sum of all hands."""
        return self.balances[-1] if self.balances else 0


@dataclass(frozen=True)
class EndingCount:
    """The number of hands with one ending, by whether a person won, came out even, or lost."""

    ending: str
    results: tuple[int, int, int]

    @property
    def count(self) -> int:
        """Return the total."""
        return sum(self.results)


def tallies(accounts: Iterable[Account]) -> list[EndingCount]:
    """Return the endings of these persons' hands, the most frequent first."""
    return tallied(
        Counter((one.ending, (one.net > 0) - (one.net < 0)) for account in accounts for one in account.points)
    )


def tallied(signs: Mapping[tuple[str, int], int]) -> list[EndingCount]:
    """Return the endings, by the number of hands won (1), even (0), or lost (-1), the most frequent first."""
    endings = dict.fromkeys(ending for ending, _sign in signs)
    found = [
        EndingCount(one, (signs.get((one, 1), 0), signs.get((one, 0), 0), signs.get((one, -1), 0))) for one in endings
    ]
    return sorted(found, key=lambda tally: -tally.count)


class Ledger:
    """The hands of a rule set and a player, newest first; only visible ones are read.

    Args:
        book: The history.
        wanted: The filter of the list.
    """

    def __init__(self, book: HandHistory, wanted: HandFilter = ALL_HANDS) -> None:
        self._book, self._wanted = book, wanted
        count = book.count(self._wanted)
        # Without an answer now, the hands waiting to be written are listed.
        self.count = len(book.hands(PAGE, 0, self._wanted)) if count is None else count
        self._pages: OrderedDict[int, list[PlayedHand]] = OrderedDict()
        self._stories: OrderedDict[int, HandStory] = OrderedDict()

    def hand(self, row: int) -> PlayedHand | None:
        """Return the hand in a row; None if it is gone or unreadable."""
        number, place = divmod(row, PAGE)
        if number not in self._pages:
            self._pages[number] = self._book.hands(PAGE, number * PAGE, self._wanted)
            while len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        page = self._pages[number]
        return page[place] if place < len(page) else None

    def row_of(self, point: BankrollPoint) -> int | None:
        """Return the row of an account point's hand; None if it isn't listed.

        It is found by a binary search for its time, so that few hands are read.
        """
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            there = self.hand(middle)
            if there is None or there.played_at <= point.played_at:
                high = middle
            else:
                low = middle + 1
        # Several hands may have the same time, and a clock may have been set back between two of them.
        near = sorted(range(max(0, low - PAGE), min(self.count, low + PAGE)), key=lambda row: abs(row - low))
        return next(
            (row for row in near if (hand := self.hand(row)) and hand.key == (point.match_id, point.hand_no)), None
        )

    def story(self, hand: PlayedHand) -> HandStory:
        """Return the hand in words."""
        if hand.id not in self._stories:
            self._stories[hand.id] = hand_story(hand)
            while len(self._stories) > _STORIES_KEPT:
                self._stories.popitem(last=False)
        return self._stories[hand.id]

    def match_of(self, row: int) -> list[PlayedHand]:
        """Return the hands of a row's match. They are adjacent, since a match is played to its end or left."""
        found: list[PlayedHand] = []
        for way in (range(row, self.count), range(row - 1, -1, -1)):
            for other in way:
                hand, last = self.hand(other), found[0] if found else None
                if hand is None or (last is not None and hand.match_id != last.match_id) or len(found) >= _LONGEST:
                    break
                found.append(hand)
        return found

    def accounts(self, names: Sequence[str], *, points: bool | None = None) -> list[Account]:
        """Return the gains of each person over all ordinary hands of the rule set.

        Args:
            names: The persons' names.
            points: Whether to take hands for points, or for money; None if only one kind is listed.
        """
        wanted = self._wanted._replace(player=None, kind="")
        wanted = wanted if points is None else wanted._replace(points=points)
        return [Account(name, tuple(self._book.bankroll(name, wanted=wanted))) for name in names]


def hand_story(hand: PlayedHand) -> HandStory:
    """Return the end of a hand in words, from its record."""
    position, record = _replayed(hand) or (None, None)
    if position is None or record is None or position.outcome is None:
        who = joined([person(hand.seats[seat]) for seat in hand.winners])
        title = ngettext("{who} wins", "{who} win", len(hand.winners)).format(who=who) if who else _("Nobody wins")
        return HandStory(title, _("This hand's record can't be read."), (), _without_record(hand))
    outcome = position.outcome
    rules, levels, names = record.rules, levels_of(record), TableNames.of(hand.seats, hand.people)
    if outcome.score is not None:
        return _round_story(hand, position, outcome, levels)
    return HandStory(
        outcome_title(outcome, names, rules),
        outcome_reason(outcome, names, rules, stock_left=len(position.stock)),
        tuple(payments_text(outcome, names, hand.stake)) or (_("Nobody pays."),),
        tuple(held(outcome, hand.seats, position.hands, hand.stake, hand.people, levels=levels)),
    )


def _round_story(hand: PlayedHand, position: Position, outcome: Outcome, levels: Sequence[str]) -> HandStory:
    """Return the end of a round for points in words."""
    rules, names = position.rules, TableNames.of(hand.seats, hand.people)
    return HandStory(
        outcome_title(outcome, names, rules),
        outcome_reason(outcome, names, rules, stock_left=len(position.stock)),
        (standing_text(outcome, names, rules),),
        tuple(held(outcome, hand.seats, position.hands, 1, hand.people, levels=levels)),
        tuple(score_rows(outcome, position, hand.seats, hand.people, levels)),
        rules,
    )


def checked(hand: PlayedHand) -> DeckCheck | None:
    """Return whether the deck of a hand matches its seal; None without a seal."""
    record = _record_of(hand)
    return None if record is None else check_deck(record)


def _without_record(hand: PlayedHand) -> tuple[PlayerResult, ...]:
    """Return what the history itself knows about the players."""
    return tuple(
        PlayerResult(
            Face(seat, name, seat in hand.people),
            person(name),
            None,
            hand.totals[seat],
            "",
            hand.net[seat],
            won=seat in hand.winners,
        )
        for seat, name in by_seat(hand.seats)
    )


def _replayed(hand: PlayedHand) -> tuple[Position, Record] | None:
    """Return the end of a hand, and its record; None if it can't be replayed."""
    record = _record_of(hand)
    if record is None or len(record.seats) != len(hand.seats):
        return None
    try:
        return record.replay(), record
    except RecordRefused:
        return None


def _record_of(hand: PlayedHand) -> Record | None:
    try:
        return read_record(hand.record)
    except Unreadable:
        return None


def when(played_at: str) -> str:
    """Return when a hand was played, in local time: ``21 Nov 2025, 18:04``; "" if unknown."""
    local = _local(played_at)
    if local is None:
        return ""
    return _("{date}, {time}").format(date=day_text(local), time=time_text(local))


def notes(hand: PlayedHand) -> list[str]:
    """Return the date and the rules of a hand, in fewer and fewer words; the name of the rules stays whole."""
    local = _local(hand.played_at)
    times = (when(hand.played_at), "" if local is None else day_text(local), "")
    return [dotted((time, rules_name(hand.rules_name))) for time in times]


def _local(played_at: str) -> datetime | None:
    """Return a moment in local time; None if it is invalid."""
    try:
        return datetime.fromisoformat(played_at).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
