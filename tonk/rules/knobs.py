"""The knobs: everything that the ways of playing Tonk differ in.

This is the rulebook's list of options. A rule set is a value for each of them; the rest of the rules asks the knobs and
never a preset's name. Each is declared once, with its allowed values, its default, and its number in deal codes. The
text under it says what it does, which tables play that way, and why it exists.

Defaults are those of the common game, Jazz Club. A file of rules names every knob except those added later (``added``):
a file without one of these plays by its default, and the default is never written, so older files and records keep
their meaning.

Sources: the five descriptions that the presets are made from (Jazz Club; Black Company, 1992 and later; La Descente;
Terminus Frore; Tonk with Twists), the typical game on pagat.com (Pagat), and "house": a house rule known from tables
everywhere that no preset plays. A label such as R-tie names a resolution where a source is silent or contradicts
itself. Contradictions between knobs are listed in ``checked_rules.py``.

The same in every rule set, and no knob: cards are dealt one at a time clockwise from the dealer's left; the ace is low
and counts 1, number cards count their face; a spread has three cards or more; a drop comes only at the start of one's
own turn. Not supported: several packs at once, aces high or round the corner, laying off on spreads of a finished hand.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, get_args

from tonk.rules.cards import TWIST_KINDS, SpecialKinds
from tonk.rules.knob_kinds import ChoiceKind, KnobKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind

MIN_PLAYERS, MAX_PLAYERS = 2, 6

# The words that a knob may hold, as types, each listed only here. Deal codes store a word as its position, so new
# words go to the end.
Pack = Literal["52", "40"]
UpcardTaker = Literal["first", "nobody"]
SeveralTonks = Literal["draw", "pay_all"]
HitRuns = Literal["any", "others", "own", "none"]
DropTie = Literal["caught", "wins"]
CaughtPays = Literal["lower", "lower_or_equal", "lowest", "all"]
PaymentWay = Literal["direct", "pot"]
StockOut = Literal["lowest_wins", "no_score", "reshuffle"]
StockOutTie = Literal["pay_each", "wash"]
WaitEffect = Literal["no_drop", "lost_turn"]
Scoring = Literal["stakes", "points"]
DropCompares = Literal["face", "scoring"]
NaturalWilds = Literal["jokers", "deuces"]


class Knob(NamedTuple):
    """The declaration of a knob.

    Attributes:
        kind: The values that it may hold.
        code: Its number in deal codes, 1 to 63, never reused; 0 for a knob that no code holds.
        default: Its value in the common game, as files write it; None for the name and the source, too.
        added: Whether it was added after the first version, so that files may leave it out.
    """

    kind: KnobKind
    code: int
    default: Any
    added: bool = False


@dataclass(frozen=True, init=False, repr=False, eq=False)
class Knobs:
    """A value for each knob. Payments are in stakes; points are points."""

    id: str
    """The preset's id; for house rules, the id of the preset they start from."""

    name: Annotated[str, Knob(TextKind(60), code=0, default=None)]
    """The name that players read: a line of up to 60 characters."""
    source: Annotated[str, Knob(TextKind(300), code=0, default=None)]
    """The source of these rules: a line of up to 300 characters."""

    # The deal

    least_players: Annotated[int, Knob(NumberKind(MIN_PLAYERS, MAX_PLAYERS), code=35, default=2)]
    """The fewest who may play, 2 to 6 (2 everywhere)."""
    most_players: Annotated[int, Knob(NumberKind(MIN_PLAYERS, MAX_PLAYERS), code=36, default=6)]
    """The most who may play, 2 to 6 (6 everywhere)."""
    pack: Annotated[Pack, Knob(ChoiceKind(get_args(Pack)), code=43, default="52")]
    """The pack of 52 (everywhere), or of 40 without eights, nines and tens, where no run goes past the seven
    (house: the pack of the Latin countries)."""
    wilds: Annotated[tuple[NaturalWilds, ...], Knob(SubsetKind(get_args(NaturalWilds)), code=42, default=[])]
    """The cards that are wild in every hand: two jokers on top of the pack, the deuces in it, both, or none (none
    everywhere; house: both kinds). The Wilds of Twists are dealt by the dealer's choice instead: ``twists``."""
    hand_size: Annotated[int, Knob(NumberKind(3, 8), code=1, default=5)]
    """The cards dealt to each, 3 to 8 (5 everywhere; house: 7). Three are the fewest that can be a spread; six hands of
    eight leave a stock in the pack of 52."""
    hand_sizes: Annotated[
        tuple[int, ...], Knob(NumberListKind(3, 8, MAX_PLAYERS - MIN_PLAYERS + 1, optional=True), code=37, default=[])
    ]
    """The cards dealt to each at a table of two, three, four, five and six; empty where it is always ``hand_size``
    (everywhere; house: more cards for fewer players)."""
    court_values: Annotated[tuple[int, ...], Knob(NumberListKind(1, 20, 3), code=2, default=[10, 10, 10])]
    """The points that a jack, a queen and a king count, 1 to 20 each (10 everywhere; house: 11, 12, 13)."""
    upcard: Annotated[bool, Knob(SwitchKind(), code=3, default=True)]
    """True if the top of the stock is turned up as the first discard, after the Tonk check (everywhere but in Twists,
    whose first player draws)."""
    upcard_taker: Annotated[UpcardTaker, Knob(ChoiceKind(get_args(UpcardTaker)), code=38, default="first")]
    """The player who may take the upcard: the one who begins (everywhere), or nobody, so that the first turn is a draw
    (house)."""

    # A Tonk on the deal

    tonk_at_most: Annotated[int | None, Knob(NumberKind(1, 160, optional=True), code=4, default=None)]
    """A dealt hand of at most this many points is a Tonk, 1 to 160 (15 in the Black Companies, La Descente and Terminus
    Frore); None for no low Tonk (Jazz Club, Pagat, Twists). Eight
    courts of 20 points count 160."""
    tonk_exact: Annotated[tuple[int, ...], Knob(NumberListKind(1, 160), code=5, default=[49, 50])]
    """Dealt totals that are a Tonk, up to ten of them, 1 to 160 each (49 and 50 everywhere; 13 as well in Twists)."""
    tonk_pays: Annotated[int, Knob(NumberKind(1, 100), code=6, default=2)]
    """The stakes that each player without a Tonk pays for one (2 everywhere; at most 10, see ``checked_rules.py``);
    where points are scored, the bonus for one (50 in Twists; at most 100)."""
    several_tonks: Annotated[SeveralTonks, Knob(ChoiceKind(get_args(SeveralTonks)), code=7, default="draw")]
    """Several Tonks on one deal: a draw (Jazz Club, Pagat, the Black Companies), or every holder is paid by every
    non-holder (R-tonk-all: La Descente, Terminus Frore, Twists)."""

    # Laying and hitting

    lay_before_draw: Annotated[bool, Knob(SwitchKind(), code=8, default=True)]
    """True if a player may lay and hit before drawing, in the same turn (R-lay-first: Jazz Club alone)."""
    taken_must_be_laid: Annotated[bool, Knob(SwitchKind(), code=39, default=False)]
    """True if a discard may be taken only to lay it at once in a new spread, or to hit with it at once (house; in
    Twists a Cross asks for the same)."""
    hit_runs: Annotated[HitRuns, Knob(ChoiceKind(get_args(HitRuns)), code=9, default="any")]
    """The runs that may be hit: any (R-own-runs, everywhere), those of others, one's own, or none (house)."""
    hit_books: Annotated[bool, Knob(SwitchKind(), code=10, default=True)]
    """True if the fourth card may be added to a book of three (Jazz Club, Pagat, Twists). Where it may not, three laid
    can't be made four later either (R-book)."""
    hits_a_turn: Annotated[int | None, Knob(NumberKind(1, 10, optional=True), code=11, default=None)]
    """The most cards that a player may hit with in one turn, 1 to 10; None for no limit (everywhere; house: 1)."""

    # Dropping

    drop_ceiling: Annotated[int | None, Knob(NumberKind(1, 160, optional=True), code=12, default=None)]
    """The most points that a player may drop with, 1 to 160; None for no ceiling (everywhere; house: 5, as in other
    rummies where one knocks)."""
    first_drop_round: Annotated[int, Knob(NumberKind(1, 3), code=44, default=1, added=True)]
    """The first round of a hand in which players may drop, 1 to 3 (R-first: 1 everywhere; house: 2, so that each has a
    turn before the first drop)."""
    drop_tie: Annotated[DropTie, Knob(ChoiceKind(get_args(DropTie)), code=13, default="caught")]
    """A dropper who ties for the lowest is caught (R-tie: everywhere but in the Black Company of 1992), or wins."""
    caught_pays: Annotated[CaughtPays, Knob(ChoiceKind(get_args(CaughtPays)), code=14, default="all")]
    """The players whom a caught dropper pays: everyone lower (Black Company 1992), lower or equal (the later lists,
    Pagat, Twists), the lowest only (house), or all (Jazz Club)."""
    caught_multiplier: Annotated[int, Knob(NumberKind(1, 10), code=15, default=1)]
    """The stakes that each of them is paid, 1 to 10 (1 in Jazz Club, 2 elsewhere)."""
    caught_extra_to_lowest: Annotated[int, Knob(NumberKind(0, 10), code=16, default=1)]
    """The stakes that a caught dropper pays again to the lowest, 0 to 10 (R-caught-jazz: 1 in Jazz Club)."""
    caught_others_pay_lowest: Annotated[int, Knob(NumberKind(0, 10), code=17, default=1)]
    """The stakes that each other player pays to each lowest when the dropper is caught, 0 to 10 (R-caught-pay-lowest: 1
    in Jazz Club, Pagat, La Descente and Terminus Frore)."""

    # Payment

    payment: Annotated[PaymentWay, Knob(ChoiceKind(get_args(PaymentWay)), code=40, default="direct")]
    """The way players pay: one another directly (everywhere), or from a pot of antes (house; ``payouts.py``)."""
    ante: Annotated[int, Knob(NumberKind(1, 10), code=41, default=1)]
    """The stakes that each player puts into the pot before the deal, 1 to 10, where there is one (house: 1)."""
    out_pays: Annotated[int, Knob(NumberKind(1, 10), code=18, default=1)]
    """The stakes that each pays a player who goes out with a last discard, 1 to 10 (1 everywhere)."""
    out_without_discard_pays: Annotated[int, Knob(NumberKind(1, 10), code=19, default=1)]
    """The stakes that each pays a player who goes out by a spread or a hit, 1 to 10 (2 in Pagat, 1 elsewhere)."""
    stock_out: Annotated[StockOut, Knob(ChoiceKind(get_args(StockOut)), code=20, default="lowest_wins")]
    """The end of the stock: the lowest wins (R-stock, everywhere but in Twists), nobody scores (house), or the discards
    are shuffled into a new one (Twists)."""
    stock_out_tie: Annotated[StockOutTie, Knob(ChoiceKind(get_args(StockOutTie)), code=21, default="pay_each")]
    """A tie for the lowest when the stock is out: each of them is paid (R-stock, everywhere), or nobody is (house)."""

    # Waiting

    wait_new_spread: Annotated[int, Knob(NumberKind(0, 9), code=22, default=0)]
    """The turns that a player waits for laying a new spread, 0 to 9 (R-wait: 3 in Terminus Frore)."""
    wait_hit: Annotated[int, Knob(NumberKind(0, 9), code=23, default=0)]
    """The turns that a player waits, for each card, when another hits their spread, 0 to 9 (1 in Terminus Frore and
    Twists)."""
    wait_own_hit: Annotated[int, Knob(NumberKind(0, 9), code=24, default=0)]
    """The turns that a player waits, for each card, for hitting their own spread, 0 to 9 (1 in Terminus Frore)."""
    wait_adds: Annotated[bool, Knob(SwitchKind(), code=25, default=True)]
    """True if waits add up (Terminus Frore); if not, the longest counts (Twists)."""
    wait_effect: Annotated[WaitEffect, Knob(ChoiceKind(get_args(WaitEffect)), code=26, default="no_drop")]
    """The effect of a wait: the player may not drop (Terminus Frore), or loses the turn, which is a hold (Twists)."""

    # Twists and points

    twists: Annotated[SpecialKinds, Knob(SubsetKind(TWIST_KINDS), code=27, default=[])]
    """The kinds of twist cards that the dealer may put into play, four of each (all three in Twists)."""
    twist_value: Annotated[int, Knob(NumberKind(0, 20), code=28, default=10)]
    """The points that a twist or a joker counts in a hand, 0 to 20, and scores for the winner (10 in Twists)."""
    least_naturals: Annotated[int, Knob(NumberKind(1, 3), code=29, default=1)]
    """The natural cards that a new spread needs beside its Wilds, 1 to 3 (1 in Twists; house: 2)."""
    reshuffles: Annotated[int, Knob(NumberKind(0, 9), code=30, default=0)]
    """The number of times the discards may be shuffled into a new stock, 0 to 9 (3 in Twists, which sets no
    number: a fourth time the round is stuck)."""
    scoring: Annotated[Scoring, Knob(ChoiceKind(get_args(Scoring)), code=31, default="stakes")]
    """The way a hand counts: it is paid in stakes (everywhere but in Twists), or scores points."""
    number_score: Annotated[int | None, Knob(NumberKind(1, 10, optional=True), code=32, default=None)]
    """The points that an ace and a number card score, 1 to 10 (5 in Twists); None for their face."""
    drop_compares: Annotated[DropCompares, Knob(ChoiceKind(get_args(DropCompares)), code=33, default="face")]
    """The totals that are compared in a drop: what the cards count (Twists), or what they would score (house)."""
    target: Annotated[int | None, Knob(NumberKind(1, 100_000, optional=True), code=34, default=None)]
    """The points that win a game, 1 to 100,000 (250 in Twists); None for a game without end."""

    def to_json(self) -> dict[str, Any]:
        """Return every knob with its value, as files hold them; a later one only if it is not at its default."""
        values = {name: getattr(self, name) for name in KNOBS}
        written = {name: as_written(value) for name, value in values.items()}
        return {name: value for name, value in written.items() if value != ADDED.get(name, _ALWAYS)}


DECLARED: dict[str, Knob] = {name: hint.__metadata__[0] for name, hint in Knobs.__annotations__.items() if name != "id"}
"""Every knob's declaration, in the order in which files name them."""

KNOBS: dict[str, KnobKind] = {name: knob.kind for name, knob in DECLARED.items()}
"""Every knob and its kind."""

ADDED: dict[str, Any] = {name: knob.default for name, knob in DECLARED.items() if knob.added}
"""The knobs added after the first version, with their values in files that leave them out."""

_ALWAYS = object()
"""A value equal to no other: a knob of the first version is always written."""


def as_written(value: Any) -> Any:
    """The value of a knob as a file of rules holds it."""
    return list(value) if isinstance(value, tuple) else value
