"""What one's hands came to: figures for a person and for the others at the table, of all hands or of some.

Everything is summed from digests (`session.digest`), newest hand first, so that the last hundred are found at once;
and in steps, since tens of thousands of hands take longer than a frame.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.session.digest import Digest, KeptDigest, SeatDigest
from tonk.session.figures import Figure, Mean, share
from tonk.session.played import BankrollPoint

DROP_STEP = 5
"""Drops are counted by their points in steps of so many."""
STEP = 16
"""So many hands are summed before a pause."""
MOST_DROP = 30
"""Drops with more are counted with those of so many."""


class Counted(NamedTuple):
    """A hand that has been looked into."""

    kept: KeptDigest
    digest: Digest

    @property
    def month(self) -> str:
        """The month it was played in, such as 2026-11."""
        return self.kept.played_at[:7]

    @property
    def points(self) -> bool:
        """Whether it was played for points."""
        return self.digest.stake == 0

    def place(self, seat: Seat) -> int:
        """How many places after the dealer a seat sits: 0 for the dealer, 1 for the one who plays first."""
        return (seat - self.digest.dealer) % len(self.digest.seats)

    def result(self, seat: Seat) -> float:
        """What the hand brought to a seat, in stakes; in points, how far it was ahead of the table's average."""
        seats = self.digest.seats
        if self.digest.stake:
            return seats[seat].net / self.digest.stake
        return seats[seat].net - sum(told.net for told in seats) / len(seats)


@dataclass(frozen=True)
class Wanted:
    """Which hands are asked for; None means any.

    Attributes:
        person: Whose hands.
        points: Those for points, or those for money: both are never summed.
        rules: The key of their rules.
        opponent: Who else has to sit there.
        level: The level that somebody else has to have.
        place: How many places after the dealer the person sits.
        last: Only so many of the newest.
        month: When they were played, such as 2026-11.
        kinds: Of which kinds they are.
    """

    person: str
    points: bool = False
    rules: str | None = None
    opponent: str | None = None
    level: str | None = None
    place: int | None = None
    last: int | None = None
    month: str | None = None
    kinds: frozenset[str] | None = frozenset(("",))

    def seat_in(self, hand: Counted) -> Seat | None:
        """Where the person sits in a hand that is asked for; None in any other."""
        kept, digest = hand
        if (
            (self.kinds is not None and kept.kind not in self.kinds)
            or hand.points != self.points
            or self.rules not in (None, kept.rules_key)
        ):
            return None
        if self.month is not None and hand.month != self.month:
            return None
        for seat, told in enumerate(digest.seats):
            if told.person and told.name == self.person:
                meets = self.place in (None, hand.place(seat)) and self._meets(digest.seats, seat)
                return seat if meets else None
        return None

    def _meets(self, seats: Sequence[SeatDigest], own: Seat) -> bool:
        others = [told for seat, told in enumerate(seats) if seat != own]
        named = self.opponent is None or any(told.name == self.opponent for told in others)
        return named and (self.level is None or any(told.level == self.level for told in others))


@dataclass(slots=True)
class Sums:
    """What hands came to for one side: a person, or all others who played in them."""

    net: int = 0
    result: Mean = field(default_factory=Mean)
    won: int = 0
    tonks: int = 0
    outs: int = 0
    held: int = 0
    caught: int = 0
    at_drop: Mean = field(default_factory=Mean)
    rounds: Mean = field(default_factory=Mean)
    left: Mean = field(default_factory=Mean)
    accuracy: Mean = field(default_factory=Mean)

    def add(self, hand: Counted, seat: Seat) -> None:
        """Take in a hand of a seat."""
        digest, told = hand.digest, hand.digest.seats[seat]
        self.net += told.net
        self.result.add(hand.result(seat))
        self.won += told.won
        self.tonks += told.tonk
        self.outs += told.won and digest.ending == "out"
        self.rounds.add(digest.rounds)
        if digest.dropper == seat:
            self.at_drop.add(digest.drop_total)
            self.held += digest.ending != "caught"
            self.caught += digest.ending == "caught"
        elif not told.won:
            self.left.add(told.total)

    @property
    def hands(self) -> int:
        """How many hands of one seat each."""
        return self.result.count

    @property
    def drops(self) -> int:
        """How often there was a drop."""
        return self.held + self.caught

    def figures(self) -> dict[str, Figure | None]:
        """Everything that is told of a side, by name; None for what there was nothing to reckon from."""
        return {
            "each": self.result.figure(),
            "won": share(self.won, self.hands),
            "dropped": share(self.drops, self.hands),
            "held": share(self.held, self.drops),
            "at_drop": self.at_drop.figure(),
            "outs": share(self.outs, self.hands),
            "tonks": share(self.tonks, self.hands),
            "left": self.left.figure(),
            "rounds": self.rounds.figure(),
            "accuracy": self.accuracy.figure(),
        }


@dataclass(slots=True)
class Sides:
    """What hands came to for the person and for the others."""

    own: Sums = field(default_factory=Sums)
    others: Sums = field(default_factory=Sums)

    def add(self, hand: Counted, seat: Seat, accuracy: float | None, others: Sequence[Seat]) -> None:
        """Take in a hand in which the person sits in this seat, and these others are looked at."""
        self.own.add(hand, seat)
        if accuracy is not None:
            self.own.accuracy.add(accuracy)
        for other in others:
            self.others.add(hand, other)


Drops = Counter[tuple[bool, int, bool]]
"""How many drops there were, by whether they were the person's, by their points in steps, and by whether they held."""


BY = ("rules", "opponent", "level", "place", "month")
"""What hands can be grouped by."""


class Statistics:
    """The figures of the hands that are asked for.

    Args:
        wanted: Which.
        accuracies: What the coach gave, by match, number and seat.

    Attributes:
        whole: What they came to.
        drops: The drops in them.
        hands: The hands, oldest first, each with the person's seat.
    """

    def __init__(self, wanted: Wanted, accuracies: Mapping[tuple[str, int, int], float] | None = None) -> None:
        self.wanted = wanted
        self._accuracies = accuracies or {}
        self.whole = Sides()
        self.drops: Drops = Counter()
        self.hands: list[tuple[Counted, Seat]] = []

    def go_through(self, hands: Sequence[Counted]) -> Iterator[int]:
        """Sum the hands (oldest first), a few at a time; gives how many have been looked at after each step."""
        for number, hand in enumerate(reversed(hands), 1):
            seat = self.wanted.seat_in(hand)
            if seat is not None:
                self._add(hand, seat)
                if self.wanted.last is not None and len(self.hands) >= self.wanted.last:
                    break
            if number % STEP == 0:
                yield number
        self.hands.reverse()

    def _add(self, hand: Counted, seat: Seat) -> None:
        self.hands.append((hand, seat))
        digest = hand.digest
        self.whole.add(hand, seat, self._accuracy(hand, seat), _others(hand, seat))
        if digest.dropper >= 0:
            step = min(digest.drop_total, MOST_DROP) // DROP_STEP
            self.drops[digest.dropper == seat, step, digest.ending != "caught"] += 1

    def _accuracy(self, hand: Counted, seat: Seat) -> float | None:
        return self._accuracies.get((hand.kept.match_id, hand.kept.hand_no, seat))

    def group(self, by: str, groups: dict[str, Sides]) -> Iterator[int]:
        """Sum the hands in groups of what they have in common, one of `BY`, a few at a time.

        Beside the person's figures stand those of all others; of one opponent or level, theirs alone.
        """
        for number, (hand, seat) in enumerate(self.hands, 1):
            for key, others in _keys(by, hand, seat).items():
                groups.setdefault(key, Sides()).add(hand, seat, self._accuracy(hand, seat), others)
            if number % STEP == 0:
                yield number

    def curve(self) -> tuple[BankrollPoint, ...]:
        """The person's money from hand to hand, oldest first; with points, how far it was ahead of the table."""
        points: list[BankrollPoint] = []
        balance = 0.0
        for hand, seat in self.hands:
            kept, digest = hand
            net = digest.seats[seat].net if digest.stake else hand.result(seat)
            before, balance = round(balance), balance + net
            change = round(balance) - before
            told = BankrollPoint(kept.played_at, kept.match_id, kept.hand_no, change, round(balance), digest.ending)
            points.append(told)
        return tuple(points)

    def endings(self) -> Counter[tuple[str, int]]:
        """How often hands ended in a way in which the person won something (1), nothing (0), or lost (-1)."""
        nets = [(hand.digest.ending, hand.digest.seats[seat].net) for hand, seat in self.hands]
        return Counter((ending, (net > 0) - (net < 0)) for ending, net in nets)


def _others(hand: Counted, seat: Seat) -> list[Seat]:
    return [other for other in range(len(hand.digest.seats)) if other != seat]


def _keys(by: str, hand: Counted, seat: Seat) -> dict[str, list[Seat]]:
    """The groups that a hand belongs to, and the others that are looked at in each."""
    others = _others(hand, seat)
    if by == "rules":
        return {hand.kept.rules_name: others}
    if by == "place":
        return {str(hand.place(seat)): others}
    if by == "month":
        return {hand.month: others}
    found: dict[str, list[Seat]] = {}
    for other in others:
        told = hand.digest.seats[other]
        if by == "opponent":
            found.setdefault(told.name, []).append(other)
        elif not told.person:
            found.setdefault(told.level, []).append(other)
    return found


def in_order(by: str, groups: Mapping[str, Sides]) -> list[tuple[str, Sides]]:
    """The groups, those with most hands first; places and months in their own order."""
    found = list(groups.items())
    if by == "place":
        return sorted(found, key=lambda pair: int(pair[0]))
    if by == "month":
        return sorted(found, key=lambda pair: pair[0], reverse=True)
    return sorted(found, key=lambda pair: (-pair[1].own.hands, pair[0]))
