"""Weights that make the levels differ in guest games, and the slips of each level.

As in Tonk, a weaker level looks at less of the table, and never throws a chance away at random. The novice keeps pairs
and court cards that it should discard, forgets what was taken, and knocks late or too boldly.
"""

from dataclasses import dataclass, replace
from typing import Final

from tonk.bots.guests.rounds import EarlyAndLate
from tonk.bots.slips import Slips
from tonk.bots.weights import Level
from tonk.rules.guests.guest_knobs import GameName


@dataclass(frozen=True, slots=True)
class RummyWeights:
    """The weights by which a player of gin or knock rummy decides; points are those of deadwood."""

    points_per_out: EarlyAndLate
    """The value, in points, of each card that would make a spread with two cards left over."""
    points_per_addition: EarlyAndLate
    """The value, in points, of each card that would extend a spread, such as a fourth of a rank."""
    knock_points: tuple[tuple[float, ...], ...]
    """The most deadwood it knocks with: a row for each number of players, from two on, with a value for each round; the
    last row and value hold for all beyond.
    """
    spread_margin: EarlyAndLate
    """The points by which a discard that makes a spread must improve the hand to be taken."""
    low_card_margin: EarlyAndLate | None = None
    """The points by which any other discard must improve the hand to be taken; None if it takes none."""
    feeding_points: EarlyAndLate = (0.0, 0.0)
    """The points it gives up to avoid each way in which the next player is expected to use its discard."""
    points_per_take: float = 0.0
    """The points by which it lowers its knock limit for each card taken by another player, on average."""
    sees_discards: bool = True
    """True if it looks at the discards and known cards when it works out which cards may still come."""
    late_round: int = 8
    """The first round that counts as late."""


@dataclass(frozen=True, slots=True)
class SuitWeights:
    """The weights by which a player of thirty-one decides; points are those of a suit."""

    second_suit: EarlyAndLate
    """The value of the points in other suits, as a share of them."""
    take_margin: EarlyAndLate
    """The points by which a discard must improve its hand to be taken."""
    knock_points: tuple[tuple[float, ...], ...]
    """The lowest count it knocks with: a row for each number of players still in, from two on, with a value for each
    round; the last row and value hold for all beyond.
    """
    discard_share: float = 0.0
    """The share of a card's points by which it avoids giving the card to the next player."""
    feeding_share: float = 0.0
    """The addition to that share in a suit of which the next player took a card."""
    weighs_last_turn: bool = True
    """True if, after a knock, it compares the discard with what the stock can be expected to bring, and ignores
    hope.
    """
    late_round: int = 3
    """The first round that counts as late."""
    among_many: "SuitWeights | None" = None
    """The weights with `MANY` or more players still in, if they differ."""


MANY: Final = 4
"""The number of players from which a hand of thirty-one is seldom the lowest: by the weights for fewer players, the
levels would win alike.
"""

_GIN_SHARP: Final = RummyWeights(
    points_per_out=(2.1, 1.1),
    points_per_addition=(0.6, 0.0),
    knock_points=((10, 10, 10, 10, 8.7, 7.3, 6, 5.5, 5, 4.5, 4),),
    spread_margin=(-0.4, 1.5),
    low_card_margin=(6.4, 4.8),
    feeding_points=(4.8, 1.9),
)
_KNOCK_SHARP: Final = RummyWeights(
    points_per_out=(1.1, 1.2),
    points_per_addition=(0.4, 0.0),
    knock_points=(
        (36, 33, 24, 22, 20, 17),
        (25, 24, 17, 15, 13, 12),
        (25, 23, 17, 15, 13, 12),
        (21, 20, 14, 13, 12, 10),
    ),
    spread_margin=(-0.9, -0.6),
    low_card_margin=(5.6, 4.5),
    feeding_points=(4.8, 1.8),
    late_round=5,
)
_GIN_EXPERT: Final = replace(_GIN_SHARP, knock_points=((10, 10, 10, 10, 10, 4.5, 0),), points_per_take=1.3)
_KNOCK_EXPERT: Final = replace(
    _KNOCK_SHARP,
    knock_points=(
        (46, 49, 33, 30, 26, 23),
        (35, 37, 21, 19, 17, 16),
        (33, 34, 20, 18, 16, 15),
        (30, 30, 18, 16, 15, 14),
    ),
)


def _for_each_card(*points: float) -> tuple[tuple[float, ...], ...]:
    """Return knock limits at knock rummy from points for each card of a hand, one value for each round."""
    return tuple([tuple([cards * each for each in points]) for cards in (10, 7, 7, 6)])


RUMMY_WEIGHTS: Final[dict[GameName, dict[Level, RummyWeights]]] = {
    "gin": {
        "novice": RummyWeights(
            (2.5, 2.5), (2.5, 2.5), ((3, 5, 6, 8, 10),), (-1.0, -1.0), (3.0, 3.0), sees_discards=False
        ),
        "casual": RummyWeights((2.2, 2.2), (2.2, 2.2), ((6, 8, 10),), (-0.5, -0.5), (3.5, 3.5), sees_discards=False),
        "solid": RummyWeights((1.6, 1.6), (1.6, 1.6), ((10,),), (0.0, 0.0), sees_discards=False),
        "sharp": _GIN_SHARP,
        "expert": _GIN_EXPERT,
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
        "expert": _KNOCK_EXPERT,
    },
}
"""The weights of each level of gin and of knock rummy."""

_SUIT_SHARP: Final = SuitWeights(
    second_suit=(0.35, 0.35),
    take_margin=(3.0, 3.0),
    knock_points=((23, 25, 26), (22, 24, 25), (21, 23, 24), (20, 22, 23), (19, 21, 22)),
    feeding_share=0.1,
)
_SUIT_EXPERT: Final = SuitWeights(
    second_suit=(0.42, 0.57),
    take_margin=(3.9, 2.3),
    knock_points=((23, 22, 24.5, 23.5), (22, 24, 25)),
    discard_share=0.12,
    feeding_share=0.16,
    among_many=replace(
        _SUIT_SHARP, knock_points=((23, 25, 26), (22, 24, 25), (20, 23, 24), (18, 22, 23), (17, 21, 22))
    ),
)
_SUIT_SOLID: Final = SuitWeights((0.6, 0.6), (5.0, 5.0), ((22,),))
SUIT_WEIGHTS: Final[dict[Level, SuitWeights]] = {
    "novice": SuitWeights((1.0, 1.0), (6.0, 6.0), ((19, 20),), weighs_last_turn=False),
    "casual": SuitWeights((0.8, 0.8), (6.0, 6.0), ((21,),), weighs_last_turn=False),
    "solid": replace(_SUIT_SOLID, among_many=replace(_SUIT_SOLID, second_suit=(0.8, 0.8), take_margin=(6.0, 6.0))),
    "sharp": replace(_SUIT_SHARP, among_many=replace(_SUIT_SHARP, second_suit=(0.6, 0.6), take_margin=(5.0, 5.0))),
    "expert": _SUIT_EXPERT,
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
"""The slips of each level that has any: how much too boldly it knocks, and how fond it is of court cards."""
