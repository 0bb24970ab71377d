"""Numbers that make the levels differ: how readily a player drops, what it looks at, and what it hopes for.

A weaker level looks at less of the table and drops later. It never throws a chance away by a roll of the dice. Points
are card points. ``tuned_weights.py`` says which weights a level plays by at a table.
"""

from dataclasses import dataclass, replace
from typing import Literal

Level = Literal["novice", "casual", "solid", "sharp", "expert"]
"""A level of play."""


@dataclass(frozen=True, slots=True)
class SpecialWeights:
    """Values that a player gives special cards, Wilds and scored points; of no account where the rules have none."""

    wild_points: float = 17
    """The points that a Wild kept in hand is worth: it is not put down for less."""
    cross_points_per_card: float = 1
    """The points that a Cross kept in hand is worth for each card that goes with another there."""
    caution_per_laid_point: float = 0.1
    """By how many points fewer it drops for each point that it has laid and would lose by being caught."""
    score_share: float = 0.3
    """The share of what a card scores in what it weighs in the hand; the rest is what it counts."""
    near_cards: int = 5
    """A player with this many cards or fewer may soon be at the end."""
    saves_skips: bool = True
    """True if it keeps a Skip until somebody is near the end or it means to drop; else it plays it at once."""
    blocks: bool = True
    """True if it guards its own spreads by a Block where they may be hit and it hopes to end the hand soon."""
    crosses_to_hit: bool = True
    """True if it crosses for a hit too, or only to lay a spread."""


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """Numbers by which a player decides."""

    points_per_unseen_card: tuple[float, ...]
    """By round, the last for all later ones: the points it counts for each card of an opponent that it has not seen.
    It drops when it holds no more than the opponent with the lowest such estimate."""
    meld_discount: float
    """The factor on that for a hand that has put cards down: what is kept to the last is low."""
    drop_variation_points: float
    """The points in which two players of this level may differ when they drop, half of them to either side."""
    sees_hits: bool
    """True if it looks over the table for every card it could hit with, or only for the card it means to discard."""
    sees_taken: bool
    """True if it remembers which cards the others took from the discards."""
    sees_discards: bool
    """True if it looks at the discards when it asks which cards may still come."""
    points_per_out: float
    """The points that each of two cards is worth for every unseen card that would make a spread of them."""
    weighs_stock: bool
    """True if it asks what a card from the stock may be expected to bring before it takes a low discard."""
    take_margin_points: float
    """By how many points a low discard must lower its hand to be taken, over what the stock may bring if it asks."""
    feeding_cost_points: float
    """The points that it gives up not to discard a card that goes with one the next seat took."""
    waits_to_drop: bool
    """True if it keeps a spread, or a hit on its own run, that would bar it from a drop it means to make next turn."""
    special: SpecialWeights = SpecialWeights()
    """The values that it gives special cards and scored points."""


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
"""The weights of each level that plays the same at every table."""

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
"""The start of tuning, by which a sharp player plays at a table for which nothing was tuned."""

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
"""The same where points are scored: what a caught dropper loses is little more than the chance to win otherwise."""

UNTUNED_FOR_POINTS = replace(UNTUNED, points_per_unseen_card=(5.6, 5.6, 5.4, 5.0, 4.5))
"""The start of tuning where points are scored."""
