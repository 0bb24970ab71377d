"""Reading the history for the statistics, one hand at a time, as many per frame as there is time for."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from tonk.session.match.played_hand import KeptReview, PlayedHand
from tonk.session.statistics.digest import Digest, KeptDigest, digest_from_text, digest_of, digest_text
from tonk.session.statistics.history_stats import HistoryHand, HistoryHands

PAGE = 100
_WRITE_AFTER = 500
"""The number of digests computed before they are kept."""


class DigestSource(Protocol):
    """A source of digests and reviews: the history."""

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None] | None:
        """Return hands, oldest first, with ids above ``after``, and the next id; None without an answer now.

        ``whole`` requests the hands themselves, whatever digests there are.

        Args:
            after: The id before the first hand wanted.
            limit: The largest number of hands.
            whole: True for the hands themselves, whatever digests there are.
        """

    def reviews(self) -> list[KeptReview]:
        """Return the figures of the coach's reviews."""

    def renames(self) -> Mapping[str, str]:
        """Return the present names of persons by their earlier names."""


class FilterChoices:
    """The choices for filters in the hands read so far.

    Attributes:
        people: The number of hands each person played.
        others: The number of hands of each name, persons and bots.
        rules: The names of rule sets by their keys and whether they were played for points.
        months: The months with hands.
        kinds: The kinds of hands.
        seats: The greatest number of seats.
    """

    def __init__(self) -> None:
        self.people: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        self.rules: dict[tuple[str, bool], str] = {}
        self.months: set[str] = set()
        self.kinds: set[str] = set()
        self.seats = 2

    def add(self, hand: HistoryHand) -> None:
        """Add a hand."""
        for seat_digest in hand.digest.seats:
            self.others[seat_digest.name] += 1
            if seat_digest.person:
                self.people[seat_digest.name] += 1
        self.rules[hand.kept.rules_key, hand.points] = hand.kept.rules_name
        self.months.add(hand.month)
        self.kinds.add(hand.kind)
        self.seats = max(self.seats, len(hand.digest.seats))


class StatsLoader:
    """The kept hands that have been read so far.

    Args:
        source: The history.
        keep: Keeps computed digests, by the hands' ids.

    Attributes:
        hands: The loaded hands, oldest first.
        unreadable: The number of uncountable hands, whose records break the rules.
        filter_choices: The choices for filters in them.
        done: True if all have been read.
        reviews: The figures of the coach's reviews, by match, number and seat.
    """

    def __init__(self, source: DigestSource, keep: Callable[[Mapping[int, str]], None]) -> None:
        self._source = source
        self._keep = keep
        self._after: int | None = 0
        self._waiting: list[KeptDigest] = []
        self._fresh: dict[int, str] = {}
        self.hands = HistoryHands(source.renames())
        self.filter_choices = FilterChoices()
        self.unreadable = 0
        self.done = False
        self.reviews = {one[:3]: one for one in source.reviews()}

    def steps(self) -> Iterator[bool]:
        """Read on to the end, a hand at a time; yield False if the history gave no answer, and ask again next time."""
        while not self.done:
            yield self._step()

    def _step(self) -> bool:
        if not self._waiting and self._after is not None:
            answer = self._source.digests(self._after, PAGE)
            if answer is None:
                return False
            self._waiting, self._after = answer[0][::-1], answer[1]
        if self._waiting:
            if not self._look_into(self._waiting[-1]):
                return False
            self._waiting.pop()
        if len(self._fresh) >= _WRITE_AFTER:
            self._write()
        if not self._waiting and self._after is None:
            self._write()
            self.done = True
        return True

    def _look_into(self, kept: KeptDigest) -> bool:
        """Count a hand, or note that it is impossible; return False if the history gave no answer."""
        try:
            digest = self._worked_out(kept, kept.hand) if kept.digest is None else digest_from_text(kept.digest)
        except ValueError:  # damaged, or not ours: the hand itself is more reliable
            answer = self._source.digests(kept.id - 1, 1, whole=True)
            if answer is None:
                return False
            digest = self._worked_out(kept, next((one.hand for one in answer[0] if one.id == kept.id), None))
        if digest is None:
            self.unreadable += 1
            return True
        self.hands.add(kept, self._fresh.get(kept.id) or kept.digest or "")
        self.filter_choices.add(HistoryHand(kept, self.hands.named(digest)))
        return True

    def _worked_out(self, kept: KeptDigest, hand: PlayedHand | None) -> Digest | None:
        """Return the digest of a hand, to be kept; None if the hand isn't available."""
        if hand is None:
            return None
        digest = digest_of(hand)
        self._fresh[kept.id] = digest_text(digest)
        return digest

    def _write(self) -> None:
        if self._fresh:
            self._keep(self._fresh)
            self._fresh = {}
