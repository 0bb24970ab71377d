"""Kinds of reasons that may be given about a move, and which of them speak against it."""

from dataclasses import dataclass

from tonk.rules.cards import EMPTY, Card, CardSet, Seat

OUT, WAY_OUT = "out", "way_out"
DRAW_ENDS, DRAW_HOLDS, DRAW_OUTS, DRAW_LOWER, DRAW_HOPES = (
    "draw_ends",
    "draw_holds",
    "draw_outs",
    "draw_lower",
    "draw_hopes",
)
TAKE_MAKES, TAKE_HITS, TAKE_LOWERS, TAKE_OUTS, TAKE_TWIST, TAKE_NOTHING = (
    "take_makes",
    "take_hits",
    "take_lowers",
    "take_outs",
    "take_twist",
    "take_nothing",
)
DROP_SURE, DROP_LOST, DROP_CHANCE = "drop_sure", "drop_lost", "drop_chance"
LAY, LAY_WILD, LAY_BARS = "lay", "lay_wild", "lay_bars"
HIT, HIT_BARS, HIT_BARS_YOU, HIT_HOLDS, HIT_BREAKS = "hit", "hit_bars", "hit_bars_you", "hit_holds", "hit_breaks"
GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS, COMPLETES, FEEDS, TAKEN, GIVES_UP, HIGHER_LEFT, LEAVES_OUTS, LEAVES = (
    "gives_wild",
    "could_hit",
    "gives_back",
    "breaks",
    "completes",
    "feeds",
    "taken",
    "gives_up",
    "higher_left",
    "leaves_outs",
    "leaves",
)
SKIPS, SKIPS_SELF, SKIPS_HELD, BLOCKS, BLOCKS_OTHER, RIDS = (
    "skips",
    "skips_self",
    "skips_held",
    "blocks",
    "blocks_other",
    "rids",
)
CROSSES, KEEPS_CROSS = "crosses", "keeps_cross"
COULD_DROP, COULD_LAY, COULD_HIT_FIRST, LEAVES_LYING, MORE_LEFT, WINS_LESS = (
    "could_drop",
    "could_lay",
    "could_hit_first",
    "leaves_lying",
    "more_left",
    "wins_less",
)
BESIDE = (COULD_DROP, COULD_LAY, COULD_HIT_FIRST, LEAVES_LYING, MORE_LEFT, WINS_LESS)
"""Every kind that lies in what a better move would have done."""

_AGAINST = (
    *(DROP_LOST, TAKE_NOTHING, LAY_BARS, HIT_BARS_YOU, HIT_BREAKS, GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS),
    *(COMPLETES, FEEDS, TAKEN, GIVES_UP, HIGHER_LEFT, SKIPS_SELF, SKIPS_HELD, BLOCKS_OTHER),
    *BESIDE,
)
"""The kinds that speak against a move; all others speak for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing about a move. Which of the facts mean something depends on the kind."""

    kind: str
    card: Card | None = None
    """The card it is about."""
    cards: CardSet = EMPTY
    """Other cards: the outs, the spread, what was seen taken."""
    count: int = 0
    """The number of cards, or turns."""
    of: int = 0
    """Of how many."""
    points: int = 0
    """By how many points, or how many are put down."""
    total: int = 0
    """The total of the hand, before a drop and after any other move."""
    seat: Seat | None = None
    """The seat that it concerns; the seat itself where that is its own."""
    chance: float = 0.0
    """The probability: to be caught, or taken."""

    @property
    def against(self) -> bool:
        """Return whether it speaks against the move."""
        return self.kind in _AGAINST
