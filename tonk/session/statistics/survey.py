"""All statistics of the requested hands, computed a little at a time."""

from collections.abc import Iterator

from tonk.rules.cards import Seat
from tonk.session.statistics.fairness import Fairness
from tonk.session.statistics.luck import Luck
from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.totals import BothSides, Statistics, StatsFilter, in_order


class Survey:
    """The complete statistics of some hands.

    Args:
        wanted: The filter.
        loader: The history, read to its end.

    Attributes:
        figures: Their totals.
        luck: The luck of the deal.
        fairness: The tests of fairness.
        coached: The number of hands reviewed by the coach, with their luck and skill.
        persons: The other persons who played.
    """

    def __init__(self, wanted: StatsFilter, loader: StatsLoader) -> None:
        self._loader = loader
        accuracies = {key: one.accuracy for key, one in loader.reviews.items()}
        self.figures = Statistics(wanted, loader.hands, accuracies)
        self.luck = Luck()
        self.fairness = Fairness()
        self._groups: dict[str, list[tuple[str, BothSides]]] = {}
        self.coached = [0.0, 0.0, 0.0]
        self.persons: set[str] = set()

    @property
    def alone(self) -> bool:
        """Return whether no other person has played in any hand of the history."""
        return len(self._loader.filter_choices.people) < 2

    def work(self) -> Iterator[object]:
        """Compute everything but groups; each step takes moments."""
        for found in self.figures.go_through():
            if found is not None:
                hand, seat = found
                self.luck.add(hand, seat)
                self.fairness.add(hand, seat)
                self.persons.update(seat_digest.name for seat_digest in hand.digest.seats if seat_digest.person)
                self._add_review((hand.kept.match_id, hand.kept.hand_no, seat))
            yield found
        self.persons.discard(self.figures.wanted.person)
        self.luck.close()

    def _add_review(self, key: tuple[str, int, Seat]) -> None:
        review = self._loader.reviews.get(key)
        if review is not None:
            for place, value in enumerate((1, review.luck, review.skill)):
                self.coached[place] += value

    def group(self, by: str) -> Iterator[None]:
        """Compute the groups of one kind (`totals.BY`)."""
        if by not in self._groups:
            found: dict[str, BothSides] = {}
            yield from self.figures.group(by, found)
            self._groups[by] = in_order(by, found)

    def grouped(self, by: str) -> list[tuple[str, BothSides]] | None:
        """Return the groups of one kind, once they are computed."""
        return self._groups.get(by)
