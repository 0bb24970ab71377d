"""Parts of a hand that only some rules use: new stocks, special cards and an open window. Empty ones are shared.

Each is frozen, so copies of a position share them, and a transition replaces them. Holds are not among them: a hold is
a wait that loses a turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, TypeVar

from tonk.rules.cards import CROSS, Card, CardSet, Seat, SpecialKinds, by_seat, mask_of
from tonk.rules.ruleset import RuleSet
from tonk.rules.seats import PerSeat
from tonk.rules.shuffle import RESHUFFLE, TWISTS, seed_of, shuffled
from tonk.rules.value import Value

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reshuffles(Value):
    """The source of a hand's new stocks: those that a record lists, then those made from a seed.

    With neither, as in a record that lists none, no new stock can be made.
    """

    seed: int | None = 0
    listed: tuple[tuple[Card, ...], ...] = ()
    """Each new stock, the next card first."""

    def stock(self, number: int, cards: Sequence[Card]) -> tuple[Card, ...] | None:
        """Return the new stock, next card first, that these cards make at a reshuffle, numbered from 0.

        It is None without a source, or if the listed stock holds other cards.
        """
        if number < len(self.listed):
            listed = self.listed[number]
            return listed if sorted(listed) == sorted(cards) else None
        return None if self.seed is None else shuffled(seed_of(self.seed, RESHUFFLE, number), cards)


SEED_ZERO: Final = Reshuffles()
"""The source of new stocks when none is given."""


@dataclass(frozen=True, slots=True)
class Specials(Value):
    """The special cards of a hand: those in play, and those lying before seats.

    Attributes:
        kinds: The kinds of special cards in play.
        skips: The Skip that lies before each seat, or None.
        blocks: The Block that lies before each seat and the seat that placed it, or None.
    """

    kinds: SpecialKinds
    skips: PerSeat[Card | None]
    blocks: PerSeat[tuple[Card, Seat] | None]

    @property
    def lying(self) -> CardSet:
        """The cards that lie before seats."""
        blocks = [block[0] for block in self.blocks if block is not None]
        return mask_of([*[skip for skip in self.skips if skip is not None], *blocks])

    def with_skip(self, seat: Seat, skip: Card | None) -> "Specials":
        """Return these with another Skip, or None, before a seat."""
        return Specials(self.kinds, _put(self.skips, seat, skip), self.blocks)

    def with_block(self, seat: Seat, block: tuple[Card, Seat] | None) -> "Specials":
        """Return these with another Block, or None, before a seat."""
        return Specials(self.kinds, self.skips, _put(self.blocks, seat, block))


def _put(values: PerSeat[T], seat: Seat, value: T) -> PerSeat[T]:
    """Return the values of all seats, with one of them replaced."""
    return tuple([value if other == seat else old for other, old in by_seat(values)])


@cache
def none_lying(seats: int, kinds: SpecialKinds = ()) -> Specials:
    """Return the special cards of a hand with none lying before any seat."""
    return Specials(kinds, (None,) * seats, (None,) * seats)


@dataclass(frozen=True, slots=True)
class Window(Value):
    """The players asked whether they take a discard with a Cross.

    Attributes:
        drawer: The seat that has chosen the stock, while others are asked, or None.
        asking: The seats still to be asked after the current one.
    """

    drawer: Seat | None = None
    asking: tuple[Seat, ...] = ()


CLOSED_WINDOW: Final = Window()


def choices_of_twists(rules: RuleSet, seats: int) -> list[SpecialKinds]:
    """Return the dealer's choices: no twists, each kind, each combination. Two players have no use for a Cross."""
    kinds = [kind for kind in rules.twists if kind != CROSS or seats > 2]
    return [some for count in range(len(kinds) + 1) for some in combinations(kinds, count)]


def chosen_by_chance(rules: RuleSet, seats: int, seed: int, hand: int) -> SpecialKinds:
    """Return the twists of a hand whose dealer leaves them to chance.

    Args:
        rules: The rule set.
        seats: The number of players.
        seed: The seed of the match.
        hand: The number of the hand.
    """
    choices = choices_of_twists(rules, seats)
    return choices[seed_of(seed, TWISTS, hand) % len(choices)]
