"""The history as its screen reads it: page by page, each hand in words, and what it came to for a person."""

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from tonk.records import RecordRefused, record_from_json
from tonk.rules.ruleset import RuleSet
from tonk.rules.settling import Outcome
from tonk.session.played import PlayedHand
from tonk.ui.house import HistoryBook
from tonk.words import _, ngettext
from tonk.words.outcomes import outcome_reason, outcome_title, payment_lines
from tonk.words.phrases import joined, person

PAGE = 60
_PAGES_KEPT = 24
_STORIES_KEPT = 400


@dataclass(frozen=True)
class Story:
    """A hand in words."""

    title: str
    reason: str
    payments: tuple[str, ...]


@dataclass(frozen=True)
class Account:
    """What the hands came to for a person.

    Attributes:
        name: Who.
        balances: The sum after each hand, oldest first.
        won: In how many of them the person won money.
    """

    name: str
    balances: tuple[int, ...]
    won: int

    @property
    def net(self) -> int:
        """What is left of it all."""
        return self.balances[-1] if self.balances else 0


class Ledger:
    """The hands of a rule set and a player, newest first; only those that are looked at are read.

    Args:
        book: The history.
        rules: The id of a rule set; None for all.
        player: Somebody's name; None for everyone.
    """

    def __init__(self, book: HistoryBook, rules: str | None = None, player: str | None = None) -> None:
        self._book, self.rules, self.player = book, rules, player
        self.count = book.count(rules=rules, player=player)
        self._pages: OrderedDict[int, list[PlayedHand]] = OrderedDict()
        self._stories: OrderedDict[int, Story] = OrderedDict()

    def hand(self, row: int) -> PlayedHand | None:
        """The hand in a row; None when it has gone, or cannot be read."""
        number, place = divmod(row, PAGE)
        if number not in self._pages:
            self._pages[number] = self._book.hands(PAGE, number * PAGE, rules=self.rules, player=self.player)
            while len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        page = self._pages[number]
        return page[place] if place < len(page) else None

    def story(self, hand: PlayedHand) -> Story:
        """The hand in words."""
        if hand.id not in self._stories:
            self._stories[hand.id] = tell(hand)
            while len(self._stories) > _STORIES_KEPT:
                self._stories.popitem(last=False)
        return self._stories[hand.id]

    def accounts(self, names: Sequence[str]) -> list[Account]:
        """What all hands of the rule set came to for each of these persons."""
        return [self._account(name) for name in names]

    def _account(self, name: str) -> Account:
        points = self._book.bankroll(name, rules=self.rules)
        return Account(name, tuple(point.balance for point in points), sum(point.net > 0 for point in points))


def tell(hand: PlayedHand) -> Story:
    """The end of a hand in words, from its record."""
    found = _ending(hand)
    if found is None:
        who = joined([person(hand.seats[seat]) for seat in hand.winners if 0 <= seat < len(hand.seats)])
        title = ngettext("{who} wins", "{who} win", len(hand.winners)).format(who=who) if who else _("Nobody wins")
        return Story(title, _("The record of this hand cannot be read."), ())
    outcome, rules, stock_left = found
    return Story(
        outcome_title(outcome, hand.seats, rules),
        outcome_reason(outcome, hand.seats, rules, stock_left=stock_left),
        tuple(payment_lines(outcome, hand.seats, hand.stake)),
    )


def _ending(hand: PlayedHand) -> tuple[Outcome, RuleSet, int] | None:
    """How a hand ended, under which rules, and how much of the stock was left."""
    try:
        record = record_from_json(json.loads(hand.record))
        position = record.replay()
    except (RecordRefused, ValueError):
        return None
    if position.outcome is None or len(record.seats) != len(hand.seats):
        return None
    return position.outcome, record.rules, len(position.stock)


def when(played_at: str) -> str:
    """When a hand was played, by the clock of the computer: ``21 Nov 2025, 18:04``; "" when that is not known."""
    try:
        local = datetime.fromisoformat(played_at).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    months = (
        *(_("Jan"), _("Feb"), _("Mar"), _("Apr"), _("May"), _("Jun")),
        *(_("Jul"), _("Aug"), _("Sep"), _("Oct"), _("Nov"), _("Dec")),
    )
    date = _("{day} {month} {year}").format(day=local.day, month=months[local.month - 1], year=local.year)
    return _("{date}, {time}").format(date=date, time=f"{local.hour}:{local.minute:02}")
