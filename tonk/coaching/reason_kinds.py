"""Kinds of reasons that may be given about a move, and which of them speak against it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from tonk.rules.cards import EMPTY, Card, CardSet, Seat

OutKind = Literal["out", "way_out"]
"""The kinds of reasons for a move with which the seat goes out."""
OUT: Final = "out"
WAY_OUT: Final = "way_out"

DrawKind = Literal["draw_ends", "draw_waits", "draw_holds", "draw_outs", "draw_lower", "draw_hopes"]
"""The kinds of reasons about a draw."""
DRAW_ENDS: Final = "draw_ends"
DRAW_WAITS: Final = "draw_waits"
DRAW_HOLDS: Final = "draw_holds"
DRAW_OUTS: Final = "draw_outs"
DRAW_LOWER: Final = "draw_lower"
DRAW_HOPES: Final = "draw_hopes"

TakeKind = Literal["take_makes", "take_hits", "take_lowers", "take_outs", "take_twist", "take_nothing"]
"""The kinds of reasons about a take."""
TAKE_MAKES: Final = "take_makes"
TAKE_HITS: Final = "take_hits"
TAKE_LOWERS: Final = "take_lowers"
TAKE_OUTS: Final = "take_outs"
TAKE_TWIST: Final = "take_twist"
TAKE_NOTHING: Final = "take_nothing"

DropKind = Literal["drop_sure", "drop_lost", "drop_chance"]
"""The kinds of reasons about a drop."""
DROP_SURE: Final = "drop_sure"
DROP_LOST: Final = "drop_lost"
DROP_CHANCE: Final = "drop_chance"

PutDownKind = Literal["lay", "lay_wild", "lay_bars", "hit", "hit_bars", "hit_bars_you", "hit_holds", "hit_breaks"]
"""The kinds of reasons about a lay or a hit."""
LAY: Final = "lay"
LAY_WILD: Final = "lay_wild"
LAY_BARS: Final = "lay_bars"
HIT: Final = "hit"
HIT_BARS: Final = "hit_bars"
HIT_BARS_YOU: Final = "hit_bars_you"
HIT_HOLDS: Final = "hit_holds"
HIT_BREAKS: Final = "hit_breaks"

DiscardKind = Literal[
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
]
"""The kinds of reasons about a discard."""
GIVES_WILD: Final = "gives_wild"
COULD_HIT: Final = "could_hit"
GIVES_BACK: Final = "gives_back"
BREAKS: Final = "breaks"
COMPLETES: Final = "completes"
FEEDS: Final = "feeds"
TAKEN: Final = "taken"
GIVES_UP: Final = "gives_up"
HIGHER_LEFT: Final = "higher_left"
LEAVES_OUTS: Final = "leaves_outs"
LEAVES: Final = "leaves"

SpecialReason = Literal["skips", "skips_self", "skips_held", "blocks", "blocks_other", "rids", "crosses", "keeps_cross"]
"""The kinds of reasons about a special card."""
SKIPS: Final = "skips"
SKIPS_SELF: Final = "skips_self"
SKIPS_HELD: Final = "skips_held"
BLOCKS: Final = "blocks"
BLOCKS_OTHER: Final = "blocks_other"
RIDS: Final = "rids"
CROSSES: Final = "crosses"
KEEPS_CROSS: Final = "keeps_cross"

BesideKind = Literal["could_drop", "could_lay", "could_hit_first", "leaves_lying", "more_left", "wins_less"]
"""Every kind that lies in what a better move would have done."""
COULD_DROP: Final = "could_drop"
COULD_LAY: Final = "could_lay"
COULD_HIT_FIRST: Final = "could_hit_first"
LEAVES_LYING: Final = "leaves_lying"
MORE_LEFT: Final = "more_left"
WINS_LESS: Final = "wins_less"

ReasonKind = Literal[OutKind, DrawKind, TakeKind, DropKind, PutDownKind, DiscardKind, SpecialReason, BesideKind]
"""Every kind of reason."""

BESIDE: Final[Sequence[BesideKind]] = get_args(BesideKind)
_AGAINST: Final[Sequence[ReasonKind]] = (
    *(DROP_LOST, TAKE_NOTHING, LAY_BARS, HIT_BARS_YOU, HIT_BREAKS, GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS),
    *(COMPLETES, FEEDS, TAKEN, GIVES_UP, HIGHER_LEFT, SKIPS_SELF, SKIPS_HELD, BLOCKS_OTHER),
    *BESIDE,
)
"""The kinds that speak against a move; all others speak for it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing about a move. Which of the facts mean something depends on the kind."""

    kind: ReasonKind
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
