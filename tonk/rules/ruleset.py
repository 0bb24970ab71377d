"""A rule set: every knob that the ways of playing Tonk differ in, named.

The presets are files under ``assets/rules``, one each, in this same form; the rest of the rules asks the knobs
and never a preset's name. RULES.md §1 and §3 are where the knobs and their meanings come from.

Common to every set: 2 to 6 players, a pack of 52 (and the twists in play), cards dealt one at a time clockwise from the
dealer's left, the ace low and worth 1, number cards worth their face, spreads of three cards or more, and a drop only
at the start of one's own turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, NamedTuple

from tonk.rules.cards import FULL_DECK, JACK, TWIST_KINDS, Card, Cards, cards_in, rank_of

MIN_PLAYERS, MAX_PLAYERS = 2, 6


class RulesRefused(ValueError):
    """A rule set that can't be played, with the sentence that says what is wrong.

    ``template`` is the sentence with ``{names}`` for the values in ``values``, so that it can be translated.
    """

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values))


class Number(NamedTuple):
    """A knob that holds a whole number from ``low`` to ``high``, or nothing where ``optional``."""

    low: int
    high: int
    optional: bool = False


class OneOf(NamedTuple):
    """A knob that holds one of a few words."""

    choices: tuple[str, ...]


class Numbers(NamedTuple):
    """A knob that holds a list of whole numbers; ``length`` says how many, None for up to ten."""

    low: int
    high: int
    length: int | None = None


class Some(NamedTuple):
    """A knob that holds some of a few words, each at most once, or none."""

    choices: tuple[str, ...]


class Switch(NamedTuple):
    """A knob that is on or off."""


class Words(NamedTuple):
    """A knob that holds a line of text."""

    longest: int


KnobKind = Number | OneOf | Numbers | Some | Switch | Words

KNOBS: dict[str, KnobKind] = {
    "name": Words(60),
    "source": Words(300),
    "hand_size": Number(3, 8),  # six hands of eight leave a stock
    "court_values": Numbers(1, 20, 3),
    "upcard": Switch(),
    "tonk_at_most": Number(1, 160, optional=True),
    "tonk_exact": Numbers(1, 160),
    "tonk_pays": Number(1, 100),
    "several_tonks": OneOf(("draw", "pay_all")),
    "lay_before_draw": Switch(),
    "hit_runs": OneOf(("any", "others", "own", "none")),
    "hit_books": Switch(),
    "hits_a_turn": Number(1, 10, optional=True),
    "drop_ceiling": Number(1, 160, optional=True),
    "drop_tie": OneOf(("caught", "wins")),
    "caught_pays": OneOf(("lower", "lower_or_equal", "lowest", "all")),
    "caught_multiplier": Number(1, 10),
    "caught_extra_to_lowest": Number(0, 10),
    "caught_others_pay_lowest": Number(0, 10),
    "out_pays": Number(1, 10),
    "out_without_discard_pays": Number(1, 10),
    "stock_out": OneOf(("lowest_wins", "no_score", "reshuffle")),
    "stock_out_tie": OneOf(("pay_each", "wash")),
    "wait_new_spread": Number(0, 9),
    "wait_hit": Number(0, 9),
    "wait_own_hit": Number(0, 9),
    "wait_adds": Switch(),
    "wait_effect": OneOf(("no_drop", "lost_turn")),
    "twists": Some(TWIST_KINDS),
    "twist_value": Number(0, 20),
    "least_naturals": Number(1, 3),
    "reshuffles": Number(0, 9),
    "scoring": OneOf(("stakes", "points")),
    "number_score": Number(1, 10, optional=True),
    "drop_compares": OneOf(("face", "scoring")),
    "target": Number(1, 100_000, optional=True),
}
"""Every knob and what it may hold, in the order in which files name them."""

_MOST_STAKES = 10
"""So many stakes a Tonk may pay from each; a bonus of points may be more."""


@dataclass(frozen=True)
class RuleSet:
    """One way of playing Tonk.

    Payments are in stakes, or points are scored towards a target. ``id`` is the preset's, or that of the preset which
    a house rule set starts from.
    """

    id: str
    name: str
    source: str
    """Where these rules come from, in a line."""
    hand_size: int
    court_values: tuple[int, ...]
    """What a jack, a queen and a king count."""
    upcard: bool
    """Whether the top of the stock is turned up as the first discard, after the Tonk check."""
    tonk_at_most: int | None
    """A dealt hand of at most this many points is a Tonk; None for no low Tonk."""
    tonk_exact: tuple[int, ...]
    """Dealt totals that are a Tonk, such as 49 and 50."""
    tonk_pays: int
    """What a Tonk is paid by each who has none, in stakes; where points are scored, the bonus that it scores."""
    several_tonks: str
    """Several Tonks on one deal: a draw, or every holder is paid by every non-holder (R-tonk-all)."""
    lay_before_draw: bool
    """Whether one may lay and hit in one's turn before drawing (R-lay-first)."""
    hit_runs: str
    """Whose runs may be hit: any, others', one's own, none (R-own-runs)."""
    hit_books: bool
    """Whether the fourth card may be added to a book of three (R-book)."""
    hits_a_turn: int | None
    drop_ceiling: int | None
    """The most points one may drop with; None for no ceiling."""
    drop_tie: str
    """What becomes of a dropper who ties for the lowest: caught, or wins (R-tie)."""
    caught_pays: str
    """Whom a caught dropper pays: everyone lower, lower or equal, the lowest only, or all."""
    caught_multiplier: int
    caught_extra_to_lowest: int
    """What a caught dropper pays again to the lowest (R-caught-jazz)."""
    caught_others_pay_lowest: int
    """What each other player pays to each lowest when the dropper is caught (R-caught-pay-lowest)."""
    out_pays: int
    out_without_discard_pays: int
    stock_out: str
    stock_out_tie: str
    wait_new_spread: int
    """Own turns barred from dropping by laying a new spread (R-wait)."""
    wait_hit: int
    """Turns barred, a card, when another seat hits a spread before one."""
    wait_own_hit: int
    """Turns barred, a card, by hitting a spread that lies before oneself."""
    wait_adds: bool
    """Whether waits add up; if not, the longest counts."""
    wait_effect: str
    """What a wait does: it bars one from dropping, or the turn is lost, which is called a hold."""
    twists: tuple[str, ...]
    """The kinds of twist cards that the dealer may put into play, four of each."""
    twist_value: int
    """What a twist counts in a hand, and scores for whoever wins that hand."""
    least_naturals: int
    """How many natural cards a spread needs when it is laid, beside its Wilds."""
    reshuffles: int
    """How often the discards may be made into a new stock, where they are."""
    scoring: str
    """Whether a hand is paid in stakes, or scores points."""
    number_score: int | None
    """What an ace and a number card score; None for their face."""
    drop_compares: str
    """What the hands are compared at in a drop: what their cards count, or what they would score."""
    target: int | None
    """The points that win a game; None for a game without end."""

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The count value of each card, by card; twist cards are among them where these rules know any."""
        pack = tuple(
            self.court_values[rank_of(card) - JACK] if rank_of(card) >= JACK else rank_of(card) + 1
            for card in FULL_DECK
        )
        return (*pack, *[self.twist_value] * (4 * len(TWIST_KINDS))) if self.twists else pack

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """What each card scores where points are scored, by card."""
        if self.number_score is None:
            return self.values
        number = self.number_score
        return tuple(number if rank_of(card) < JACK else value for card, value in enumerate(self.values))

    @cached_property
    def twisted(self) -> bool:
        """Whether a hand has to remember more than one that is played for stakes without twists (``TwistState``)."""
        reshuffled, lost_turns = self.stock_out == "reshuffle", self.wait_effect == "lost_turn"
        return bool(self.twists) or self.scoring == "points" or reshuffled or lost_turns

    def value(self, card: Card) -> int:
        """What a card counts."""
        return self.values[card]

    def points(self, cards: Cards) -> int:
        """What a set of cards counts."""
        return sum([self.values[card] for card in cards_in(cards)])

    @cached_property
    def waits(self) -> bool:
        """Whether anything in these rules ever bars a player from dropping for some turns."""
        return bool(self.wait_new_spread or self.wait_hit or self.wait_own_hit)

    @cached_property
    def tonk_totals(self) -> frozenset[int]:
        """The dealt totals that are a Tonk."""
        return frozenset(self.tonk_exact) | frozenset(range(1, (self.tonk_at_most or 0) + 1))

    @property
    def hits(self) -> bool:
        """Whether anything may ever be hit."""
        return self.hit_books or self.hit_runs != "none"

    def may_hit(self, kind: str, *, own: bool) -> bool:
        """Whether a spread of this kind may be hit that lies before oneself (``own``) or before another."""
        if kind == "book":
            return self.hit_books
        return self.hit_runs in ("any", "own" if own else "others")

    def to_json(self) -> dict[str, Any]:
        """Every knob with its value, as a preset file holds them."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name in KNOBS
            for value in (getattr(self, name),)
        }


def ruleset_from(rules_id: str, knobs: Mapping[str, Any]) -> RuleSet:
    """The rule set with these knobs, each of which must be named.

    Raises:
        RulesRefused: A knob is unknown or missing, a value is of the wrong kind, or two knobs contradict each other.
    """
    for knob in knobs:
        if knob not in KNOBS:
            raise RulesRefused("there is no rule called {knob}", knob=repr(knob[:40]))
    missing = [knob for knob in KNOBS if knob not in knobs]
    if missing:
        raise RulesRefused("the rule {knob} is missing", knob=missing[0])
    values = {knob: _checked(knob, kind, knobs[knob]) for knob, kind in KNOBS.items()}
    rules = RuleSet(id=rules_id, **values)
    _refuse_contradictions(rules)
    return rules


def changed(base: RuleSet, knobs: Mapping[str, Any]) -> RuleSet:
    """A rule set that differs from a base in the given knobs.

    Raises:
        RulesRefused: As for :func:`ruleset_from`.
    """
    return ruleset_from(base.id, {**base.to_json(), **knobs})


def differing_knobs(base: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """The knobs in which a rule set differs from a base, with its own values."""
    ours = rules.to_json()
    return {knob: ours[knob] for knob, theirs in base.to_json().items() if ours[knob] != theirs}


def _whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _checked(knob: str, kind: KnobKind, value: Any) -> Any:
    """The value of a knob as the rule set keeps it."""
    match kind:
        case Switch():
            if type(value) is not bool:
                raise RulesRefused("{knob} must be true or false", knob=knob)
        case Number(low, high, optional):
            if not _whole(value, low, high) and not (optional and value is None):
                sentence = "{knob} must be a whole number from {low} to {high}"
                or_none = "{knob} must be a whole number from {low} to {high}, or null"
                raise RulesRefused(or_none if optional else sentence, knob=knob, low=low, high=high)
        case OneOf(choices):
            if not isinstance(value, str) or value not in choices:
                raise RulesRefused("{knob} must be one of: {choices}", knob=knob, choices=", ".join(choices))
        case Some(choices):
            if not isinstance(value, list | tuple) or not all(value.count(v) == 1 and v in choices for v in value):
                raise RulesRefused("{knob} must be a list of some of: {choices}", knob=knob, choices=", ".join(choices))
            return tuple(choice for choice in choices if choice in value)
        case Numbers(low, high, length):
            if not isinstance(value, list | tuple) or len(value) > 10 or not all(_whole(v, low, high) for v in value):
                raise RulesRefused(
                    "{knob} must be a list of whole numbers from {low} to {high}",
                    knob=knob,
                    low=low,
                    high=high,
                )
            if length is not None and len(value) != length:
                raise RulesRefused("{knob} must hold {length} numbers", knob=knob, length=length)
            return tuple(value)
        case Words(longest):
            if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
                raise RulesRefused("{knob} must be a line of 1 to {longest} characters", knob=knob, longest=longest)
    return value


def _refuse_contradictions(rules: RuleSet) -> None:
    """Refuse what no table could play by; a rule that merely never comes into play is no contradiction.

    Raises:
        RulesRefused: Two knobs contradict each other.
    """
    values = sorted(rules.values[: len(FULL_DECK)])
    least, most = sum(values[: rules.hand_size]), sum(values[-rules.hand_size :])
    if rules.tonk_totals.issuperset(range(least, most + 1)):
        raise RulesRefused("with these Tonk totals every deal would be a Tonk")
    pays_on_a_tie = rules.caught_pays != "lower" or rules.caught_extra_to_lowest or rules.caught_others_pay_lowest
    if rules.drop_tie == "caught" and not pays_on_a_tie:
        raise RulesRefused("drop_tie says that a tie is caught, but caught_pays pays nobody who ties")
    if rules.hits_a_turn is not None and not rules.hits:
        raise RulesRefused("hits_a_turn allows hits, but neither hit_runs nor hit_books does")
    _refuse_contradicting_twists(rules)


def _refuse_contradicting_twists(rules: RuleSet) -> None:
    waits = max(rules.wait_new_spread, rules.wait_hit, rules.wait_own_hit)
    if rules.wait_effect == "lost_turn" and (waits > 1 or rules.wait_adds):
        raise RulesRefused("a wait that loses a turn is one turn: the waits must be 0 or 1, and wait_adds false")
    if rules.scoring == "points" and rules.stock_out == "lowest_wins":
        raise RulesRefused("where points are scored, stock_out must be reshuffle or no_score")
    if rules.scoring == "stakes" and rules.target is not None:
        raise RulesRefused("target is a number of points, but scoring says that there are stakes")
    if rules.scoring == "stakes" and rules.tonk_pays > _MOST_STAKES:
        raise RulesRefused("a Tonk may pay no more than {most} stakes", most=_MOST_STAKES)


assert [field.name for field in fields(RuleSet)] == ["id", *KNOBS]  # noqa: S101 - the two lists are one
