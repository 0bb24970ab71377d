"""Hands that were looked into, kept so that tens of thousands of them weigh little, and what was won in them."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, overload

from tonk.rules.cards import Seat
from tonk.session.match.played_hand import BankrollPoint
from tonk.session.statistics.digest import Digest, KeptDigest, checked_digest


class HistoryHand(NamedTuple):
    """A hand that has been looked into."""

    kept: KeptDigest
    digest: Digest

    @property
    def month(self) -> str:
        """The month it was played in, such as 2026-11."""
        return self.kept.played_at[:7]

    @property
    def points(self) -> bool:
        """Return whether it was played for points."""
        return self.digest.stake == 0

    def place(self, seat: Seat) -> int:
        """The number of places after the dealer: 0 for the dealer, 1 for the player who begins."""
        return (seat - self.digest.dealer) % len(self.digest.seats)

    def won(self, seat: Seat) -> bool:
        """Return whether a seat won it: money, where that is played for; those who tie and are paid nothing did not."""
        seat_digest = self.digest.seats[seat]
        return seat_digest.won if self.points else seat_digest.net > 0

    def result(self, seat: Seat) -> float:
        """The result of a seat in stakes; in points, how far it was ahead of the table's average."""
        seats = self.digest.seats
        if self.digest.stake:
            return seats[seat].net / self.digest.stake
        return seats[seat].net - sum(seat_digest.net for seat_digest in seats) / len(seats)


class HistoryHands:
    """Hands that have been looked into, oldest first. Each is made again when it is asked for.

    Kept are plain texts and numbers alone: tens of thousands of hands as objects would make the garbage collector
    look through them again and again, each time for longer than a frame.

    Args:
        renames: The present names of persons by those they had before.
    """

    def __init__(self, renames: Mapping[str, str] | None = None) -> None:
        self._rows: list[tuple[Any, ...]] = []
        self._renames = renames or {}

    def named(self, digest: Digest) -> Digest:
        """A digest with the present names of persons."""
        if not any(one.person and one.name in self._renames for one in digest.seats):
            return digest
        names = [self._renames.get(one.name, one.name) if one.person else one.name for one in digest.seats]
        return digest._replace(
            seats=tuple(one._replace(name=name) for one, name in zip(digest.seats, names, strict=True))
        )

    def add(self, kept: KeptDigest, digest: str) -> None:
        """Take in a hand with the text of its digest, which can be read."""
        self._rows.append(tuple(kept._replace(digest=digest, hand=None)))

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[HistoryHand]:
        return (self[number] for number in range(len(self)))

    def __getitem__(self, number: int) -> HistoryHand:
        kept = KeptDigest._make(self._rows[number])
        return HistoryHand(kept, self.named(checked_digest(kept.digest or "")))


class SelectedHands(Sequence[tuple[HistoryHand, Seat]]):
    """Some of the hands, oldest first, each with the seat of whom they are asked for."""

    def __init__(self, hands: HistoryHands) -> None:
        self._hands = hands
        self._numbers, self._seats = array("L"), bytearray()

    def add(self, number: int, seat: Seat) -> None:
        """Take in a hand by its number."""
        self._numbers.append(number)
        self._seats.append(seat)

    def turn_round(self) -> None:
        """They were taken in newest first: put them in order."""
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
