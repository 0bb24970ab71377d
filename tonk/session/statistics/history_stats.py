"""Digested hands, stored compactly for tens of thousands of them, and their gains."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, overload

from tonk.rules.cards import Seat
from tonk.session.deals.daily import shown_kind
from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.digest import Digest, KeptDigest, checked_digest


class HistoryHand(NamedTuple):
    """A digested hand."""

    kept: KeptDigest
    digest: Digest

    @property
    def kind(self) -> str:
        """Return its kind, with daily deals apart from other duplicate ones."""
        return shown_kind(self.kept.match_id, self.kept.kind)

    @property
    def month(self) -> str:
        """Return the month in which it was played, such as 2026-11."""
        return self.kept.played_at[:7]

    @property
    def points(self) -> bool:
        """Return whether it was played for points."""
        return self.digest.stake == 0

    def place(self, seat: Seat) -> int:
        """Return the number of places after the dealer: 0 for the dealer, 1 for the player who begins."""
        return (seat - self.digest.dealer) % len(self.digest.seats)

    def won(self, seat: Seat) -> bool:
        """Return whether a seat won it: money, if that is played for, so that unpaid ties don't count."""
        seat_digest = self.digest.seats[seat]
        return seat_digest.won if self.points else seat_digest.net > 0

    def result(self, seat: Seat) -> float:
        """Return the result of a seat in stakes; in points, its lead over the table's average."""
        seats = self.digest.seats
        if self.digest.stake:
            return seats[seat].net / self.digest.stake
        return seats[seat].net - sum(seat_digest.net for seat_digest in seats) / len(seats)


class HistoryHands:
    """Digested hands, oldest first. Each is created again when it is requested.

    Only plain texts and numbers are stored: the garbage collector would examine tens of thousands of objects again and
    again, each time for longer than a frame.

    Args:
        renames: The present names of persons by their earlier names.
    """

    def __init__(self, renames: Mapping[str, str] | None = None) -> None:
        self._rows: list[tuple[Any, ...]] = []
        self._renames = renames or {}

    def named(self, digest: Digest) -> Digest:
        """Return a digest with the present names of persons."""
        if not any(one.person and one.name in self._renames for one in digest.seats):
            return digest
        names = [self._renames.get(one.name, one.name) if one.person else one.name for one in digest.seats]
        return digest._replace(
            seats=tuple(one._replace(name=name) for one, name in zip(digest.seats, names, strict=True))
        )

    def add(self, kept: KeptDigest, digest: str) -> None:
        """Add a hand with the text of its readable digest."""
        self._rows.append(tuple(kept._replace(digest=digest, hand=None)))

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[HistoryHand]:
        return (self[number] for number in range(len(self)))

    def __getitem__(self, number: int) -> HistoryHand:
        kept = KeptDigest._make(self._rows[number])
        return HistoryHand(kept, self.named(checked_digest(kept.digest or "")))


class SelectedHands(Sequence[tuple[HistoryHand, Seat]]):
    """Some of the hands, oldest first, each with the seat in question."""

    def __init__(self, hands: HistoryHands) -> None:
        self._hands = hands
        self._numbers, self._seats = array("L"), bytearray()

    def add(self, number: int, seat: Seat) -> None:
        """Add a hand by its number."""
        self._numbers.append(number)
        self._seats.append(seat)

    def reverse(self) -> None:
        """Reverse the order after adding the newest first."""
        self._numbers.reverse()
        self._seats.reverse()

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> tuple[HistoryHand, Seat]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[HistoryHand, Seat]]: ...
    def __getitem__(self, place: int | slice) -> tuple[HistoryHand, Seat] | Sequence[tuple[HistoryHand, Seat]]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        return self._hands[self._numbers[place]], Seat(self._seats[place])


class BalanceCurve(Sequence[BankrollPoint]):
    """A person's balance after each of some hands, oldest first.

    Attributes:
        balances: The sum after each hand.
    """

    def __init__(self, picked: SelectedHands, results: Sequence[float]) -> None:
        self._picked = picked
        self.balances = [round(balance) for balance in accumulate(results)]

    def __len__(self) -> int:
        return len(self.balances)

    @overload
    def __getitem__(self, place: int) -> BankrollPoint: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[BankrollPoint]: ...
    def __getitem__(self, place: int | slice) -> BankrollPoint | Sequence[BankrollPoint]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        kept, digest = self._picked[place][0]
        place %= len(self)
        balance, before = self.balances[place], self.balances[place - 1] if place else 0
        return BankrollPoint(kept.played_at, kept.match_id, kept.hand_no, balance - before, balance, digest.ending)
