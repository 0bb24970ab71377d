"""Kinds of reasons for and against a move."""

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
"""The kinds of reasons about what a better move would have done."""
COULD_DROP: Final = "could_drop"
COULD_LAY: Final = "could_lay"
COULD_HIT_FIRST: Final = "could_hit_first"
LEAVES_LYING: Final = "leaves_lying"
MORE_LEFT: Final = "more_left"
WINS_LESS: Final = "wins_less"

RummyDrawKind = Literal["gin_outs", "knock_outs", "helping", "idle_upcard", "idle_upcard_outs", "new_card"]
"""The kinds of reasons about a draw, or the pass of an upcard, at gin and knock rummy."""
GIN_OUTS: Final = "gin_outs"
KNOCK_OUTS: Final = "knock_outs"
HELPING: Final = "helping"
IDLE_UPCARD: Final = "idle_upcard"
IDLE_UPCARD_OUTS: Final = "idle_upcard_outs"
NEW_CARD: Final = "new_card"

RummyTakeKind = Literal["take_gin", "take_spread", "take_to_knock", "take_less", "take_helping", "could_take"]
"""The kinds of reasons about a take at gin and knock rummy."""
TAKE_GIN: Final = "take_gin"
TAKE_SPREAD: Final = "take_spread"
TAKE_TO_KNOCK: Final = "take_to_knock"
TAKE_LESS: Final = "take_less"
TAKE_HELPING: Final = "take_helping"
COULD_TAKE: Final = "could_take"

RummyDiscardKind = Literal[
    "useless_to_next",
    "loose",
    "leaves_helping",
    "leaves_deadwood",
    "more_deadwood",
    "gives_up_helping",
]
"""The kinds of reasons about a discard at gin and knock rummy."""
USELESS_TO_NEXT: Final = "useless_to_next"
LOOSE: Final = "loose"
LEAVES_HELPING: Final = "leaves_helping"
LEAVES_DEADWOOD: Final = "leaves_deadwood"
MORE_DEADWOOD: Final = "more_deadwood"
GIVES_UP_HELPING: Final = "gives_up_helping"

RummyKnockKind = Literal[
    "gin",
    "big_gin",
    "rum",
    "knock_leaves_more",
    "waits_for_gin",
    "could_gin",
    "plays_out",
]
"""The kinds of reasons about a knock at gin and knock rummy, or about waiting with one, that give no probability."""
GIN: Final = "gin"
BIG_GIN: Final = "big_gin"
RUM: Final = "rum"
KNOCK_LEAVES_MORE: Final = "knock_leaves_more"
WAITS_FOR_GIN: Final = "waits_for_gin"
COULD_GIN: Final = "could_gin"
PLAYS_OUT: Final = "plays_out"

SuitEndKind = Literal["suit_shows_31", "suit_could_31", "suit_take_31", "suit_plays_out", "suit_loses_more"]
"""The kinds of reasons at thirty-one about reaching 31, and about how a move does when it is played out."""
SUIT_SHOWS_31: Final = "suit_shows_31"
SUIT_COULD_31: Final = "suit_could_31"
SUIT_TAKE_31: Final = "suit_take_31"
SUIT_PLAYS_OUT: Final = "suit_plays_out"
SUIT_LOSES_MORE: Final = "suit_loses_more"

SuitCardKind = Literal[
    "suit_take",
    "suit_take_hopes",
    "suit_take_idle",
    "suit_could_take",
    "suit_outs",
    "suit_last_outs",
    "suit_idle_top",
]
"""The kinds of reasons at thirty-one about a draw or a take; their totals are counts in half points."""
SUIT_TAKE: Final = "suit_take"
SUIT_TAKE_HOPES: Final = "suit_take_hopes"
SUIT_TAKE_IDLE: Final = "suit_take_idle"
SUIT_COULD_TAKE: Final = "suit_could_take"
SUIT_OUTS: Final = "suit_outs"
SUIT_LAST_OUTS: Final = "suit_last_outs"
SUIT_IDLE_TOP: Final = "suit_idle_top"

SuitDiscardKind = Literal[
    "suit_keeps",
    "suit_keeps_hopes",
    "suit_lowers",
    "suit_feeds",
    "suit_gives_up",
]
"""The kinds of reasons at thirty-one about a discard."""
SUIT_KEEPS: Final = "suit_keeps"
SUIT_KEEPS_HOPES: Final = "suit_keeps_hopes"
SUIT_LOWERS: Final = "suit_lowers"
SUIT_FEEDS: Final = "suit_feeds"
SUIT_GIVES_UP: Final = "suit_gives_up"

RiskKind = Literal[
    "undercut",
    "undercut_now",
    "could_knock",
    "beaten",
    "beaten_now",
    "could_win_low",
    "suit_knock",
    "suit_knock_now",
    "suit_could_knock",
]
"""The kinds of reasons that give the probability that a knock fails."""
UNDERCUT: Final = "undercut"
UNDERCUT_NOW: Final = "undercut_now"
COULD_KNOCK: Final = "could_knock"
BEATEN: Final = "beaten"
BEATEN_NOW: Final = "beaten_now"
COULD_WIN_LOW: Final = "could_win_low"
SUIT_KNOCK: Final = "suit_knock"
SUIT_KNOCK_NOW: Final = "suit_knock_now"
SUIT_COULD_KNOCK: Final = "suit_could_knock"

TonkKind = Literal[OutKind, DrawKind, TakeKind, DropKind, PutDownKind, DiscardKind, SpecialReason, BesideKind]
"""Every kind of reason at Tonk; guest games use some of them too."""
RummyKind = Literal[RummyDrawKind, RummyTakeKind, RummyDiscardKind, RummyKnockKind]
"""Every kind of reason about cards that only gin and knock rummy use."""
SuitKind = Literal[SuitEndKind, SuitCardKind, SuitDiscardKind]
"""Every kind of reason about cards that only thirty-one uses."""
GuestKind = Literal[RummyKind, SuitKind, RiskKind]
"""Every kind of reason that only guest games use."""
ReasonKind = Literal[TonkKind, GuestKind]
"""Every kind of reason."""

BESIDE: Final[Sequence[BesideKind]] = get_args(BesideKind)
_AGAINST: Final[Sequence[ReasonKind]] = (
    *(DROP_LOST, TAKE_NOTHING, LAY_BARS, HIT_BARS_YOU, HIT_BREAKS, GIVES_WILD, COULD_HIT, GIVES_BACK, BREAKS),
    *(COMPLETES, FEEDS, TAKEN, GIVES_UP, HIGHER_LEFT, SKIPS_SELF, SKIPS_HELD, BLOCKS_OTHER),
    *BESIDE,
    *(MORE_DEADWOOD, GIVES_UP_HELPING, KNOCK_LEAVES_MORE, COULD_TAKE, COULD_GIN, COULD_KNOCK, COULD_WIN_LOW),
    *(SUIT_COULD_31, SUIT_TAKE_IDLE, SUIT_COULD_TAKE, SUIT_COULD_KNOCK, SUIT_LOWERS, SUIT_FEEDS, SUIT_GIVES_UP),
    SUIT_LOSES_MORE,
)
"""The kinds of reasons against a move; all others are for it."""
LIKELY: Final = 0.3
"""The least probability at which the coach says that a discard is likely to be taken."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for or against a move. Its kind decides which fields have a meaning."""

    kind: ReasonKind
    card: Card | None = None
    """The card that it is about."""
    cards: CardSet = EMPTY
    """Other cards: the outs, the spread, or the cards that were seen taken."""
    count: int = 0
    """A number of cards or turns."""
    of: int = 0
    """The number that ``count`` is out of, or is compared with."""
    points: int = 0
    """A difference in points, or the points put down."""
    total: int = 0
    """The total of the hand: before a drop, and after any other move."""
    seat: Seat | None = None
    """The seat concerned, which may be the seat to act."""
    chance: float = 0.0
    """The probability of being caught, taken or beaten, 0 to 1."""

    @property
    def against(self) -> bool:
        """Return whether it speaks against the move."""
        return self.kind in _AGAINST
