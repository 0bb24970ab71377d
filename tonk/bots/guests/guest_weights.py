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
class RummyWeights:
    """Numbers by which a player of gin or knock rummy decides; points are those of deadwood."""

    points_per_out: float
    """The points that a card is worth which would make a spread with two of the hand."""
    knock_points: tuple[float, ...]
    """By round, the last for all later ones: the most deadwood that it knocks with; in knock rummy for each card of
    a hand."""
    take_margin: float
    """By how many points a discard must better its hand to be taken."""
    sees_discards: bool = True
    """True if it knows which of these cards are gone."""
    takes_low_cards: bool = True
    """True if it takes a discard that makes no spread."""
    feeding_points: float = 0.0
    """The points that it gives up for each way less in which the next player could use its discard."""
    known_factor: float = 1.0
    """The factor on such a way with a card that the next player was seen to take."""
    less_per_player: float = 0.0
    """By which share less than that it knocks with for each player more than two."""


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
    points_per_out=1.0,
    sees_discards=True,
    take_margin=1.0,
    takes_low_cards=False,
    feeding_points=0.5,
    known_factor=3.0,
    knock_points=(10, 9, 8, 6, 5, 4, 3),
)
_KNOCK_SHARP: Final = RummyWeights(
    points_per_out=1.0,
    sees_discards=True,
    take_margin=1.0,
    takes_low_cards=True,
    feeding_points=0.3,
    known_factor=3.0,
    knock_points=(3.0, 2.5, 2.0, 1.5, 1.2, 1.0),
    less_per_player=0.0,
)
RUMMY_WEIGHTS: Final[dict[GameName, dict[Level, RummyWeights]]] = {
    "gin": {
        "novice": RummyWeights(2.5, (3, 5, 6, 8, 10), take_margin=-1.0, sees_discards=False, takes_low_cards=True),
        "casual": RummyWeights(2.2, (6, 8, 10), take_margin=-0.5, sees_discards=False, takes_low_cards=True),
        "solid": RummyWeights(1.6, (10,), take_margin=0.0, sees_discards=False, takes_low_cards=False),
        "sharp": _GIN_SHARP,
        "expert": _GIN_SHARP,
    },
    "knock-rummy": {
        "novice": RummyWeights(2.5, (0.8, 0.6, 0.5), take_margin=-1.0, sees_discards=False, takes_low_cards=True),
        "casual": RummyWeights(1.5, (1.5, 1.2, 1.0, 0.8), take_margin=0.0, sees_discards=False, takes_low_cards=True),
        "solid": RummyWeights(1.2, (2.3, 1.9, 1.5, 1.2), take_margin=0.5, sees_discards=False, takes_low_cards=True),
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
