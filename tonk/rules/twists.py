"""What a hand has to remember when there are twists, points, reshuffles or lost turns: one object beside the position.

A position played for stakes without twists has none. Holds are not kept here: a hold is a wait that loses a turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from tonk.rules.cards import CROSS, Card, Seat, SpecialKinds
from tonk.rules.ruleset import RuleSet
from tonk.rules.shuffle import RESHUFFLE, TWISTS, seed_of, shuffled


@dataclass(frozen=True, slots=True)
class Reshuffles:
    """Where the new stocks of a hand come from: those that are told, then those that a seed gives.

    With neither, as in a record that does not tell, there is no new stock to be had.
    """

    seed: int | None = 0
    told: tuple[tuple[Card, ...], ...] = ()
    """Each new stock, the next card first."""

    def stock(self, number: int, cards: Sequence[Card]) -> tuple[Card, ...] | None:
        """The new stock, the next card first, that these cards make at the reshuffle of this number, from 0.

        None where nothing tells, or what is told is another set of cards.
        """
        if number < len(self.told):
            told = self.told[number]
            return told if sorted(told) == sorted(cards) else None
        return None if self.seed is None else shuffled(seed_of(self.seed, RESHUFFLE, number), cards)


@dataclass(slots=True)
class TwistState:
    """What a hand with twists remembers beside its cards.

    Attributes:
        kinds: The kinds of twist cards in play.
        score: Each seat's points before the hand.
        source: Where new stocks come from.
        skips: The Skip that lies before each seat, or None.
        blocks: The Block that lies before each seat and the seat that placed it, or None.
        discarder: The seat that made the top discard; None where nobody did.
        drawer: The seat that has chosen the deck, while others are asked whether they cross; else None.
        asking: The seats that will be asked after the one that is.
        crossed: The card taken with a Cross, or where a card taken must be laid, until it is shown; else None.
        out_of_turn: Whether the seat to act plays out of turn, by a Cross.
        made: The new stocks made so far, each with the next card first.
    """

    kinds: SpecialKinds
    score: tuple[int, ...]
    skips: list[Card | None]
    blocks: list[tuple[Card, Seat] | None]
    source: Reshuffles = field(default_factory=Reshuffles)
    discarder: Seat | None = None
    drawer: Seat | None = None
    asking: tuple[Seat, ...] = ()
    crossed: Card | None = None
    out_of_turn: bool = False
    made: tuple[tuple[Card, ...], ...] = ()

    def copy(self) -> "TwistState":
        """A state of its own, equal to this one."""
        return TwistState(
            self.kinds,
            self.score,
            self.skips.copy(),
            self.blocks.copy(),
            self.source,
            self.discarder,
            self.drawer,
            self.asking,
            self.crossed,
            self.out_of_turn,
            self.made,
        )


def twist_state(
    seats: int, kinds: SpecialKinds, score: Sequence[int] = (), source: Reshuffles | None = None
) -> TwistState:
    """The state at the beginning of a hand; the score is nought all round where it is left out."""
    return TwistState(
        kinds,
        tuple(score) or (0,) * seats,
        [None] * seats,
        [None] * seats,
        source or Reshuffles(),
    )


def choices_of_twists(rules: RuleSet, seats: int) -> list[SpecialKinds]:
    """What the dealer may choose from: no twists, each kind, and each combination; two players can't use a Cross."""
    kinds = [kind for kind in rules.twists if kind != CROSS or seats > 2]
    return [some for count in range(len(kinds) + 1) for some in combinations(kinds, count)]


def chosen_by_chance(rules: RuleSet, seats: int, seed: int, hand: int) -> SpecialKinds:
    """The twists of a hand whose dealer leaves it to chance."""
    choices = choices_of_twists(rules, seats)
    return choices[seed_of(seed, TWISTS, hand) % len(choices)]
