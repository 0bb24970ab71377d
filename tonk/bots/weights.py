"""Weights that make the levels differ: how readily a player drops, what it looks at, and what it hopes for.

A weaker level looks at less of the table and drops later. It never throws a chance away at random. Points are card
points. ``tuned_weights.py`` says which weights a level uses at a table.
"""

from dataclasses import dataclass, replace
from typing import Literal

Level = Literal["novice", "casual", "solid", "sharp", "expert"]
"""A level of play."""


@dataclass(frozen=True, slots=True)
class SpecialWeights:
    """The values of special cards, Wilds and scored points, unused where the rules have none."""

    wild_points: float = 17
    """The value of keeping a Wild, in points: it is not put down for less."""
    cross_points_per_card: float = 1
    """The value of keeping a Cross, in points for each card of the hand that goes with another."""
    caution_per_laid_point: float = 0.1
    """The points by which its drop limit falls for each laid point that it would lose by being caught."""
    score_share: float = 0.3
    """The share of a card's score in its weight in the hand; the rest is what it counts."""
    near_cards: int = 5
    """A player with this many cards or fewer may soon go out."""
    saves_skips: bool = True
    """True if it keeps a Skip until somebody is near the end or it means to drop; else it plays it at once."""
    blocks: bool = True
    """True if it guards its own spreads with a Block when they may be hit and it hopes to end the hand soon."""
    crosses_to_hit: bool = True
    """True if it crosses for a hit too, or only to lay a spread."""


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """The weights by which a player decides."""

    points_per_unseen_card: tuple[float, ...]
    """The points it counts for each unseen card of an opponent, by round; the last value holds for all later rounds.
    It drops when it holds no more than the lowest such estimate."""
    meld_discount: float
    """The factor on that for a hand that has put cards down: the cards kept to the last are low."""
    drop_variation_points: float
    """The range, in points, of the drop limits of players of this level, half of it to either side."""
    sees_hits: bool
    """True if it looks for hits with every card; False if only with the card it is about to discard."""
    sees_taken: bool
    """True if it remembers which cards the others took from the discards."""
    sees_discards: bool
    """True if it looks at the discards when it works out which cards may still come."""
    points_per_out: float
    """The value of each of two cards, in points for every unseen card that would make a spread of them."""
    weighs_stock: bool
    """True if it compares a low discard with what a card from the stock can be expected to bring."""
    take_margin_points: float
    """The points by which a low discard must lower its hand to be taken, above what the stock may bring."""
    feeding_cost_points: float
    """The points that it gives up to avoid discarding a card that goes with one the next seat took."""
    waits_to_drop: bool
    """True if it keeps a spread, or a hit on its own run, that would bar a drop planned for the next turn."""
    special: SpecialWeights = SpecialWeights()
    """The values of special cards and scored points."""


LEVEL_WEIGHTS: dict[Level, PolicyWeights] = {
    "novice": PolicyWeights(
        points_per_unseen_card=(0.8,),
        meld_discount=1,
        drop_variation_points=1,
        sees_hits=False,
        sees_taken=False,
        sees_discards=False,
        points_per_out=1.5,
        weighs_stock=False,
        take_margin_points=0,
        feeding_cost_points=0,
        waits_to_drop=False,
    ),
    "casual": PolicyWeights(
        points_per_unseen_card=(1.5, 1.4, 1.2),
        meld_discount=1,
        drop_variation_points=2,
        sees_hits=True,
        sees_taken=False,
        sees_discards=False,
        points_per_out=1,
        weighs_stock=False,
        take_margin_points=3,
        feeding_cost_points=0,
        waits_to_drop=False,
    ),
    "solid": PolicyWeights(
        points_per_unseen_card=(3.1, 2.7, 2.3, 1.9),
        meld_discount=0.8,
        drop_variation_points=2,
        sees_hits=True,
        sees_taken=True,
        sees_discards=True,
        points_per_out=2.6,
        weighs_stock=True,
        take_margin_points=2,
        feeding_cost_points=3,
        waits_to_drop=True,
    ),
}
"""The weights of the levels that play the same at every table."""

UNTUNED = PolicyWeights(
    points_per_unseen_card=(4.8, 4.8, 4.4, 3.6, 2.9),
    meld_discount=0.7,
    drop_variation_points=0,
    sees_hits=True,
    sees_taken=True,
    sees_discards=True,
    points_per_out=1.7,
    weighs_stock=True,
    take_margin_points=2.5,
    feeding_cost_points=2.6,
    waits_to_drop=True,
)
"""The start of tuning, and the weights of sharp where nothing was tuned."""

LEVEL_WEIGHTS_FOR_POINTS: dict[Level, PolicyWeights] = {
    "novice": replace(
        LEVEL_WEIGHTS["novice"],
        points_per_unseen_card=(2.0, 1.8, 1.5),
        special=SpecialWeights(
            wild_points=0, caution_per_laid_point=0, saves_skips=False, blocks=False, crosses_to_hit=False
        ),
    ),
    "casual": replace(
        LEVEL_WEIGHTS["casual"],
        points_per_unseen_card=(2.7, 2.3, 1.9),
        special=SpecialWeights(wild_points=10, caution_per_laid_point=0, saves_skips=False),
    ),
    "solid": replace(LEVEL_WEIGHTS["solid"], points_per_unseen_card=(4.0, 3.6, 3.2, 2.8)),
}
"""The same in rules with points, where being caught costs little more than the chance to win otherwise."""

UNTUNED_FOR_POINTS = replace(UNTUNED, points_per_unseen_card=(5.6, 5.6, 5.4, 5.0, 4.5))
"""The start of tuning in rules with points."""
