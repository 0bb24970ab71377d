"""All that the statistics tell of the hands that are asked for, worked out a little at a time."""

from collections import Counter
from collections.abc import Iterator

from tonk.session.counting import Counting
from tonk.session.fairness import Fairness
from tonk.session.luck import Luck
from tonk.session.played import BankrollPoint
from tonk.session.statistics import STEP, Sides, Statistics, Wanted, in_order


class Survey:
    """What is told of some hands.

    Args:
        wanted: Which.
        counting: The history, read to its end.

    Attributes:
        figures: What they came to.
        luck: What was dealt.
        fairness: Whether it looks fair.
        curve: The person's money, or how far it was ahead of the table in points.
        endings: How hands ended, and how that was for the person.
        coached: How many hands the coach reviewed, and the luck and the skill that it found in them.
    """

    def __init__(self, wanted: Wanted, counting: Counting) -> None:
        self._counting = counting
        accuracies = {key: one.accuracy for key, one in counting.reviews.items()}
        self.figures = Statistics(wanted, accuracies)
        self.luck = Luck()
        self.fairness = Fairness()
        self.curve: tuple[BankrollPoint, ...] = ()
        self.endings: Counter[tuple[str, int]] = Counter()
        self._groups: dict[str, list[tuple[str, Sides]]] = {}
        self.coached = [0.0, 0.0, 0.0]

    def work(self) -> Iterator[int]:
        """Work out everything but groups; each step takes moments."""
        yield from self.figures.go_through(self._counting.hands)
        for number, (hand, seat) in enumerate(self.figures.hands, 1):
            self.luck.add(hand, seat)
            self.fairness.add(hand, seat)
            self._add_review((hand.kept.match_id, hand.kept.hand_no, seat))
            if number % STEP == 0:
                yield number
        self.curve = self.figures.curve()
        self.endings = self.figures.endings()

    def _add_review(self, key: tuple[str, int, int]) -> None:
        review = self._counting.reviews.get(key)
        if review is not None:
            for place, value in enumerate((1, review.luck, review.skill)):
                self.coached[place] += value

    def group(self, by: str) -> Iterator[int]:
        """Work out the groups of one sort."""
        if by not in self._groups:
            found: dict[str, Sides] = {}
            yield from self.figures.group(by, found)
            self._groups[by] = in_order(by, found)

    def grouped(self, by: str) -> list[tuple[str, Sides]] | None:
        """The groups of one sort, once they are worked out."""
        return self._groups.get(by)
