"""Totals of hands: figures for a person and for the others at the table, of all hands or of some.

Everything is summed from digests, newest hand first, so that the last hundred are found at once;
and in steps, since tens of thousands of hands take longer than a frame.
"""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.payouts import OUT
from tonk.rules.presets import GUEST_IDS, load_preset
from tonk.session.statistics.digest import SeatDigest
from tonk.session.statistics.estimates import Estimate, RunningMean, share
from tonk.session.statistics.history_stats import BalanceCurve, HistoryHand, HistoryHands, SelectedHands
from tonk.words.figures import Counted

DROP_STEP = 5
"""The interval of points in which drops are counted."""
MOST_DROP = 30
"""The points from which all drops are counted together."""


def counted_in(rules: str | None, *, points: bool) -> Counted:
    """Return the unit in which hands are counted.

    Args:
        rules: The key of their rules; None for all rules of Tonk.
        points: Whether they are for points.
    """
    rules_id = (rules or "").partition(":")[0]
    if rules_id not in GUEST_IDS:
        return "points" if points else "money"
    return "lives" if load_preset(rules_id).has_lives else "deadwood"


@dataclass(frozen=True)
class StatsFilter:
    """A filter for the statistics; None means any.

    Attributes:
        person: The person whose hands count.
        points: Hands for points, or for money, which are never added; None for either.
        rules: The key of their rules.
        opponent: Another player who must sit there.
        place: The person's number of places after the dealer.
        last: The number of newest hands.
        month: The month, such as 2026-11.
        kinds: The kinds of hands.
    """

    person: str
    points: bool = False
    rules: str | None = None
    opponent: str | None = None
    place: int | None = None
    last: int | None = None
    month: str | None = None
    kinds: frozenset[str] | None = frozenset(("",))

    @property
    def counted(self) -> Counted:
        """Return the unit in which these hands are counted."""
        return counted_in(self.rules, points=self.points)

    def seat_in(self, hand: HistoryHand) -> Seat | None:
        """Return the person's seat in a requested hand, or None."""
        kept, digest = hand
        if (
            (self.kinds is not None and hand.kind not in self.kinds)
            or hand.points != self.points
            or self.rules not in (None, kept.rules_key)
            or (self.rules is None and kept.rules in GUEST_IDS)  # other games are never added to anything else
        ):
            return None
        if self.month is not None and hand.month != self.month:
            return None
        for seat, seat_digest in by_seat(digest.seats):
            if seat_digest.person and seat_digest.name == self.person:
                meets = self.place in (None, hand.place(seat)) and self._meets(digest.seats, seat)
                return seat if meets else None
        return None

    def _meets(self, seats: Sequence[SeatDigest], own: Seat) -> bool:
        others = (seat_digest for seat, seat_digest in by_seat(seats) if seat != own)
        return self.opponent is None or any(seat_digest.name == self.opponent for seat_digest in others)


@dataclass(slots=True)
class SideTotals:
    """The totals of one side: a person, or all others who played in the hands."""

    net: int = 0
    result: RunningMean = field(default_factory=RunningMean)
    won: int = 0
    tonks: int = 0
    outs: int = 0
    held: int = 0
    caught: int = 0
    at_drop: RunningMean = field(default_factory=RunningMean)
    rounds: RunningMean = field(default_factory=RunningMean)
    left: RunningMean = field(default_factory=RunningMean)
    accuracy: RunningMean = field(default_factory=RunningMean)

    def add(self, hand: HistoryHand, seat: Seat) -> None:
        """Add a seat's hand."""
        digest, seat_digest = hand.digest, hand.digest.seats[seat]
        self.net += seat_digest.net
        self.result.add(hand.result(seat))
        won = hand.won(seat)
        self.won += won
        self.tonks += seat_digest.tonk
        self.outs += seat_digest.won and digest.ending == OUT
        self.rounds.add(digest.rounds)
        if digest.dropper == seat:
            self.at_drop.add(digest.drop_total)
            self.held += seat_digest.won
            self.caught += not seat_digest.won
        elif not seat_digest.won:
            self.left.add(seat_digest.total)

    @property
    def hands(self) -> int:
        """Return the number of hands, of one seat each."""
        return self.result.count

    @property
    def drops(self) -> int:
        """Return the number of drops."""
        return self.held + self.caught

    def figures(self) -> dict[str, Estimate | None]:
        """Return every figure of a side, by name; None without data."""
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
class BothSides:
    """The totals of the person and of the others."""

    own: SideTotals = field(default_factory=SideTotals)
    others: SideTotals = field(default_factory=SideTotals)

    def add(self, hand: HistoryHand, seat: Seat, accuracy: float | None, others: Sequence[Seat]) -> None:
        """Add a hand in which the person sits in this seat, with these others.

        Args:
            hand: The hand.
            seat: The person's seat.
            accuracy: The coach's accuracy, if the hand was reviewed.
            others: The other seats to count.
        """
        self.own.add(hand, seat)
        if accuracy is not None:
            self.own.accuracy.add(accuracy)
        for other in others:
            self.others.add(hand, other)


Drops = Counter[tuple[bool, int, bool]]
"""Counts of drops, by whether they were the person's, by their points in steps, and by whether they held."""


BY = ("rules", "opponent", "level", "place", "month")
"""The ways to group hands."""


class Statistics:
    """The figures of the requested hands.

    Args:
        wanted: The filter.
        hands: All there are.
        accuracies: The coach's scores, by match, number and seat.

    Attributes:
        whole: Their totals.
        drops: The drops in them.
        endings: The counts of endings with a win (1), nothing (0), or a loss (-1) for the person.
        hands: Those that are asked for.
        curve: The person's money from hand to hand; for points, the lead over the table.
    """

    def __init__(
        self, wanted: StatsFilter, hands: HistoryHands, accuracies: Mapping[tuple[str, int, Seat], float] | None = None
    ) -> None:
        self.wanted = wanted
        self._all = hands
        self._accuracies = accuracies or {}
        self.whole = BothSides()
        self.drops: Drops = Counter()
        self.endings: Counter[tuple[str, int]] = Counter()
        self.hands = SelectedHands(hands)
        self.curve = BalanceCurve(self.hands, ())

    def go_through(self) -> Iterator[tuple[HistoryHand, Seat] | None]:
        """Sum the hands, newest first; yield each requested one, and None for others."""
        results = array("d")
        for number in reversed(range(len(self._all))):
            hand = self._all[number]
            seat = self.wanted.seat_in(hand)
            if seat is None:
                yield None
                continue
            self.hands.add(number, seat)
            self._add(hand, seat)
            results.append(hand.digest.seats[seat].net if hand.digest.stake else hand.result(seat))
            yield hand, seat
            if self.wanted.last is not None and len(self.hands) >= self.wanted.last:
                break
        self.hands.reverse()
        results.reverse()
        self.curve = BalanceCurve(self.hands, results)

    def _add(self, hand: HistoryHand, seat: Seat) -> None:
        digest = hand.digest
        self.whole.add(hand, seat, self._accuracy(hand, seat), _others(hand, seat))
        net = digest.seats[seat].net
        self.endings[digest.ending, (net > 0) - (net < 0)] += 1
        if digest.dropper >= 0:
            step = min(digest.drop_total, MOST_DROP) // DROP_STEP
            self.drops[digest.dropper == seat, step, digest.seats[digest.dropper].won] += 1

    def _accuracy(self, hand: HistoryHand, seat: Seat) -> float | None:
        return self._accuracies.get((hand.kept.match_id, hand.kept.hand_no, seat))

    def group(self, by: str, groups: dict[str, BothSides]) -> Iterator[None]:
        """Sum the hands in groups by a common property, one of `BY`, a hand at a time.

        Beside the person's figures are those of all others; for one opponent or level, only theirs.
        """
        for hand, seat in self.hands:
            for key, others in _keys(by, hand, seat).items():
                groups.setdefault(key, BothSides()).add(hand, seat, self._accuracy(hand, seat), others)
            yield None


def _others(hand: HistoryHand, seat: Seat) -> list[Seat]:
    return [other for other in each_seat(len(hand.digest.seats)) if other != seat]


def _keys(by: str, hand: HistoryHand, seat: Seat) -> dict[str, list[Seat]]:
    """Return the groups of a hand, and the others to count in each."""
    others = _others(hand, seat)
    if by == "rules":
        return {hand.kept.rules_name: others}
    if by == "place":
        return {str(hand.place(seat)): others}
    if by == "month":
        return {hand.month: others}
    found: dict[str, list[Seat]] = {}
    for other in others:
        seat_digest = hand.digest.seats[other]
        if by == "opponent":
            found.setdefault(seat_digest.name, []).append(other)
        elif not seat_digest.person:
            found.setdefault(seat_digest.level, []).append(other)
    return found


def in_order(by: str, groups: Mapping[str, BothSides]) -> list[tuple[str, BothSides]]:
    """Return the groups, those with most hands first; places and months in their own order."""
    found = list(groups.items())
    if by == "place":
        return sorted(found, key=lambda pair: int(pair[0]))
    if by == "month":
        return sorted(found, key=lambda pair: pair[0], reverse=True)
    return sorted(found, key=lambda pair: (-pair[1].own.hands, pair[0]))
