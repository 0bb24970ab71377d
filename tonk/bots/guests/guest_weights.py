"""Numbers that make the levels differ at the tables of guests, and the slips that each makes.

As in Tonk a weaker level looks at less of the table, and never throws a chance away by a roll of the dice. The novice
keeps pairs and courts that it ought to part with, forgets what was taken, and knocks late or too boldly.
"""

from dataclasses import dataclass
from typing import Final

from tonk.bots.slips import Slips
from tonk.bots.weights import Level
from tonk.rules.guests.guest_knobs import GameName


@dataclass(frozen=True, slots=True)
class Likelihoods:
    """The factors on how likely a card is in a hand, for each card near it that was seen to come or go."""

    mate_thrown: float
    """The player threw another card of its rank."""
    neighbour_thrown: float
    """The player threw a card next to it in its suit."""
    second_thrown: float
    """The player threw the next but one in its suit."""
    mate_passed: float
    """The player let another card of its rank go."""
    neighbour_passed: float
    """The player let a card next to it in its suit go."""
    mate_taken: float
    """The player took another card of its rank, and holds it."""
    neighbour_taken: float
    """The player took a card next to it in its suit, and holds it."""


EarlyAndLate = tuple[float, float]
"""A number in the first round, and from the last round on in which it changes."""


@dataclass(frozen=True, slots=True)
class RummyWeights:
    """Numbers by which a player of gin or knock rummy decides; points are those of deadwood."""

    points_per_out: EarlyAndLate
    """The points that a card is worth which would make a spread with two that are left over."""
    points_per_addition: EarlyAndLate
    """The points that a card is worth which would make one with others, such as a fourth to three."""
    knock_points: tuple[tuple[float, ...], ...]
    """By the number of players, from two on, and by round, the last for all later ones: the most deadwood that it
    knocks with."""
    spread_margin: EarlyAndLate
    """By how many points a discard must better its hand to be taken, if it makes a spread."""
    low_card_margin: EarlyAndLate | None = None
    """The same if it makes none; None if it is never taken."""
    feeding_points: EarlyAndLate = (0.0, 0.0)
    """The points that it gives up for each way less in which the next player may be expected to use its discard."""
    reading: Likelihoods | None = None
    """The weights for what the next player discarded, passed up and took; None if every card seems equally likely."""
    points_per_take: float = 0.0
    """By how many points less it knocks with for each card that the others took, on average."""
    sees_discards: bool = True
    """True if it knows which of the cards that it hopes for are gone."""
    late_round: int = 8
    """The round from which on it is late."""


@dataclass(frozen=True, slots=True)
class SuitWeights:
    """Numbers by which a player of thirty-one decides; points are those of a suit."""

    second_suit: float
    """The share of the points in other suits that it counts as hope."""
    take_margin: float
    """By how many points a discard must better its hand to be taken."""
    knock_points: tuple[float, ...]
    """By round, the last for all later ones: the least count that it knocks with at a table of two."""
    less_per_player: float
    """By how many points less it knocks with for each player more than two."""
    feeding_points: float = 0.0
    """The share of a card's points that it gives up not to discard it in a suit that the next player took."""
    weighs_last_turn: bool = True
    """True if it asks after a knock what a card from the stock may be expected to bring, and forgets hope."""


_GIN_SHARP: Final = RummyWeights(
    points_per_out=(1.62, 1.03),
    points_per_addition=(0.6, 0.0),
    knock_points=((10, 10, 10, 10, 10, 5, 0),),
    spread_margin=(-0.7, 1.3),
    low_card_margin=(5.4, 5.3),
    feeding_points=(4.5, 2.0),
    reading=Likelihoods(0.72, 0.52, 0.85, 0.51, 0.8, 2.0, 1.4),
    points_per_take=1.2,
)
_KNOCK_SHARP: Final = RummyWeights(
    points_per_out=(1.1, 1.1),
    points_per_addition=(0.4, 0.1),
    knock_points=(
        (42, 45, 29, 26, 23, 20),
        (34, 36, 21, 19, 17, 16),
        (33, 34, 20, 18, 16, 15),
        (30, 30, 18, 16, 15, 14),
    ),
    spread_margin=(-0.8, -0.4),
    low_card_margin=(5.0, 4.5),
    feeding_points=(4.3, 1.9),
    reading=Likelihoods(0.41, 0.47, 0.72, 1.0, 0.82, 1.5, 2.4),
    late_round=5,
)


def _for_each_card(*points: float) -> tuple[tuple[float, ...], ...]:
    """Return the deadwood to knock with at knock rummy, from so many points for each card of a hand."""
    return tuple([tuple([cards * each for each in points]) for cards in (10, 7, 7, 6)])


RUMMY_WEIGHTS: Final[dict[GameName, dict[Level, RummyWeights]]] = {
    "gin": {
        "novice": RummyWeights(
            (2.5, 2.5), (2.5, 2.5), ((3, 5, 6, 8, 10),), (-1.0, -1.0), (3.0, 3.0), sees_discards=False
        ),
        "casual": RummyWeights((2.2, 2.2), (2.2, 2.2), ((6, 8, 10),), (-0.5, -0.5), (3.5, 3.5), sees_discards=False),
        "solid": RummyWeights((1.6, 1.6), (1.6, 1.6), ((10,),), (0.0, 0.0), sees_discards=False),
        "sharp": _GIN_SHARP,
        "expert": _GIN_SHARP,
    },
    "knock-rummy": {
        "novice": RummyWeights(
            (2.5, 2.5), (2.5, 2.5), _for_each_card(0.8, 0.6, 0.5), (-1.0, -1.0), (3.0, 3.0), sees_discards=False
        ),
        "casual": RummyWeights(
            (1.5, 1.5), (1.5, 1.5), _for_each_card(2.0, 1.7, 1.3, 1.0), (0.0, 0.0), (4.0, 4.0), sees_discards=False
        ),
        "solid": RummyWeights(
            (1.2, 1.2), (1.2, 1.2), _for_each_card(3.0, 2.7, 2.0, 1.6), (0.5, 0.5), (4.5, 4.5), sees_discards=False
        ),
        "sharp": _KNOCK_SHARP,
        "expert": _KNOCK_SHARP,
    },
}
"""The weights of each level of gin and of knock rummy."""

_SUIT_SHARP: Final = SuitWeights(
    second_suit=0.35,
    take_margin=3.0,
    knock_points=(23.0, 25.0, 26.0),
    less_per_player=1.0,
    feeding_points=0.1,
    weighs_last_turn=True,
)
SUIT_WEIGHTS: Final[dict[Level, SuitWeights]] = {
    "novice": SuitWeights(1.0, 6.0, (19.0, 20.0), 0.0, weighs_last_turn=False),
    "casual": SuitWeights(0.8, 6.0, (21.0,), 0.0, weighs_last_turn=False),
    "solid": SuitWeights(0.6, 5.0, (22.0,), 0.0, weighs_last_turn=True),
    "sharp": _SUIT_SHARP,
    "expert": _SUIT_SHARP,
}
"""The weights of each level of thirty-one."""

GUEST_SLIPS: Final[dict[GameName, dict[Level, Slips]]] = {
    "gin": {
        "novice": Slips(misjudged_points=(-4.0, 3.0), court_fondness_points=5.0),
        "casual": Slips(misjudged_points=(-3.0, 1.0), court_fondness_points=2.5),
        "solid": Slips(misjudged_points=(-2.0, 0.0)),
    },
    "knock-rummy": {
        "novice": Slips(misjudged_points=(-3.0, 6.0), court_fondness_points=5.0),
        "casual": Slips(misjudged_points=(-4.0, 4.0)),
        "solid": Slips(misjudged_points=(-2.0, 2.0)),
    },
    "thirty-one": {
        "novice": Slips(misjudged_points=(-3.0, 3.0), court_fondness_points=4.0),
        "casual": Slips(misjudged_points=(-2.0, 2.0), court_fondness_points=1.5),
        "solid": Slips(misjudged_points=(-1.0, 1.0)),
    },
}
"""The slips of each level that has any: by how many points it knocks too boldly, and how fond it is of courts."""
