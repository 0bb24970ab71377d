"""What tells the levels apart: a few named numbers.

A weaker level looks at less of the table and drops later. It never throws a chance away by a roll of the dice.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Knack:
    """What a player makes of twists and of points, where the rules know them."""

    wild_worth: float = 17
    """What a Wild kept in hand is worth, in points: it is not put down for less."""
    cross_worth: float = 1
    """What a Cross kept in hand is worth for each card that goes with another there, in points."""
    risk: float = 0.1
    """How many points fewer it drops with for each point that it has laid and would lose by being caught."""
    score_weight: float = 0.3
    """How much of what a card weighs in the hand is what it scores; the rest is what it counts."""
    near: int = 5
    """Somebody who holds no more cards than this may soon be at the end."""
    saves_skips: bool = True
    """Whether it keeps a Skip for somebody who is near the end, or until it means to drop; else the first chance."""
    blocks: bool = True
    """Whether it thinks of a Block before itself, where its spreads may be hit."""
    crosses_to_hit: bool = True
    """Whether it crosses for a hit as well, or only to lay a spread."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a rule-of-thumb player plays. Points are card points."""

    nerve: tuple[float, ...]
    """By round, the last for all later ones: for how many points it counts each card of an opponent's that it has not
    seen. It drops when it holds no more than the opponent for whom that makes the least."""
    awe: float
    """The share of that for the cards of a hand which has put some down: what is kept to the last is low."""
    leaning: float
    """How many points two players of this level may differ in when they drop, at most half of it to either side."""
    sees_hits: bool
    """Whether it looks over the table for every card it could hit with, or only for the card it means to discard."""
    sees_taken: bool
    """Whether it remembers which cards the others took from the discards."""
    sees_discards: bool
    """Whether it looks at the discards when it asks which cards may still come."""
    out_worth: float
    """What a card that would make a spread of two it holds is worth to it, in points of each of the two."""
    weighs_stock: bool
    """Whether it asks what a card from the stock may be expected to bring before it takes a low discard."""
    take_margin: float
    """By how many points a low discard must lower its hand to be taken, over what the stock may bring if it asks."""
    feeding: float
    """How many points it gives up not to discard a card that goes with one the next seat took."""
    waits_to_drop: bool
    """Whether it keeps a spread, or a hit on its own run, that would bar it from a drop it means to make next turn."""
    knack: Knack = Knack()
    """What it makes of twists and points; of no weight where there are none."""


TEMPERS: dict[str, Temper] = {
    "novice": Temper(
        nerve=(0.8,),
        awe=1,
        leaning=1,
        sees_hits=False,
        sees_taken=False,
        sees_discards=False,
        out_worth=0.2,
        weighs_stock=False,
        take_margin=0,
        feeding=0,
        waits_to_drop=False,
    ),
    "casual": Temper(
        nerve=(1.5, 1.4, 1.2),
        awe=1,
        leaning=2,
        sees_hits=True,
        sees_taken=False,
        sees_discards=False,
        out_worth=1,
        weighs_stock=False,
        take_margin=3,
        feeding=0,
        waits_to_drop=False,
    ),
    "solid": Temper(
        nerve=(3.1, 2.7, 2.3, 1.9),
        awe=0.8,
        leaning=2,
        sees_hits=True,
        sees_taken=True,
        sees_discards=True,
        out_worth=2.6,
        weighs_stock=True,
        take_margin=2,
        feeding=3,
        waits_to_drop=True,
    ),
}
"""The temper of each level that plays the same at every table."""

START = Temper(
    nerve=(4.8, 4.8, 4.4, 3.6, 2.9),
    awe=0.7,
    leaning=0,
    sees_hits=True,
    sees_taken=True,
    sees_discards=True,
    out_worth=1.7,
    weighs_stock=True,
    take_margin=2.5,
    feeding=2.6,
    waits_to_drop=True,
)
"""Where tuning starts from, and how a sharp player plays at a table for which nothing was tuned."""

TEMPERS_FOR_POINTS: dict[str, Temper] = {
    "novice": replace(
        TEMPERS["novice"],
        nerve=(2.0, 1.8, 1.5),
        knack=Knack(wild_worth=0, risk=0, saves_skips=False, blocks=False, crosses_to_hit=False),
    ),
    "casual": replace(
        TEMPERS["casual"], nerve=(2.7, 2.3, 1.9), knack=Knack(wild_worth=10, risk=0, saves_skips=False, blocks=False)
    ),
    "solid": replace(TEMPERS["solid"], nerve=(4.0, 3.6, 3.2, 2.8)),
}
"""The same where points are scored: what a caught dropper loses is little more than the chance to win otherwise."""

START_FOR_POINTS = replace(START, nerve=(5.6, 5.6, 5.4, 5.0, 4.5))
"""Where tuning starts from where points are scored."""
