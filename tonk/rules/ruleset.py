"""A rule set: every knob that the ways of playing Tonk differ in, named.

The presets are files under ``assets/rules``, one each, in this same form; the rest of the rules asks the knobs
and never a preset's name. RULES.md §1 and §3 are where the knobs and their meanings come from.

Common to every set: cards dealt one at a time clockwise from the dealer's left,
the ace low and worth 1, number cards worth their face, spreads of three cards or more, and a drop only at the start of
one's own turn.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from tonk.rules.cards import (
    ALL_CARDS,
    CROSS,
    EMPTY,
    FULL_DECK,
    JACK,
    JOKERS,
    SHORT_PACK,
    SKIP,
    TWIST_KINDS,
    TWOS,
    WILD,
    WILDS,
    Card,
    CardSet,
    SpecialKind,
    SpecialKinds,
    cards_in,
    cards_of,
    rank_of,
)
from tonk.rules.contradictions import refuse_contradictions
from tonk.rules.knobs import KNOBS as KNOBS
from tonk.rules.knobs import MAX_PLAYERS as MAX_PLAYERS
from tonk.rules.knobs import MIN_PLAYERS as MIN_PLAYERS
from tonk.rules.knobs import (
    CaughtPays,
    DropCompares,
    DropTie,
    HitRuns,
    NaturalWilds,
    Pack,
    PaymentWay,
    Scoring,
    SeveralTonks,
    StockOut,
    StockOutTie,
    UpcardTaker,
    WaitEffect,
    checked,
)
from tonk.rules.knobs import Number as Number
from tonk.rules.knobs import Numbers as Numbers
from tonk.rules.knobs import OneOf as OneOf
from tonk.rules.knobs import RulesRefused as RulesRefused
from tonk.rules.knobs import Some as Some
from tonk.rules.knobs import Switch as Switch
from tonk.rules.knobs import Words as Words
from tonk.rules.melds import SpreadKind


@dataclass(frozen=True)
class RuleSet:
    """One way of playing Tonk.

    Payments are in stakes, or points are scored towards a target. ``id`` names the preset, or the one it starts from.
    """

    id: str
    name: str
    source: str
    """Where these rules come from, in a line."""
    least_players: int
    most_players: int
    pack: Pack
    """The pack of 52, or that of 40 without eights, nines and tens, where no run goes on beyond a seven."""
    wilds: tuple[NaturalWilds, ...]
    """What is wild in every hand: two jokers on top of the pack, the deuces in it, both, or nothing."""
    hand_size: int
    hand_sizes: tuple[int, ...]
    """The cards dealt to each at a table of two, three, four, five and six; none where it is always ``hand_size``."""
    court_values: tuple[int, ...]
    """What a jack, a queen and a king count."""
    upcard: bool
    """Whether the top of the stock is turned up as the first discard, after the Tonk check."""
    upcard_taker: UpcardTaker
    """Who may take it: the player who begins, or nobody, so that the first turn is a draw."""
    tonk_at_most: int | None
    """A dealt hand of at most this many points is a Tonk; None for no low Tonk."""
    tonk_exact: tuple[int, ...]
    """Dealt totals that are a Tonk, such as 49 and 50."""
    tonk_pays: int
    """What a Tonk is paid by each who has none, in stakes; where points are scored, the bonus that it scores."""
    several_tonks: SeveralTonks
    """Several Tonks on one deal: a draw, or every holder is paid by every non-holder (R-tonk-all)."""
    lay_before_draw: bool
    """Whether one may lay and hit in one's turn before drawing (R-lay-first)."""
    taken_must_be_laid: bool
    """Whether a discard may be taken only to lay it at once in a new spread, or to hit with it at once."""
    hit_runs: HitRuns
    """Whose runs may be hit: any, others', one's own, none (R-own-runs)."""
    hit_books: bool
    """Whether the fourth card may be added to a book of three (R-book)."""
    hits_a_turn: int | None
    drop_ceiling: int | None
    """The most points one may drop with; None for no ceiling."""
    drop_tie: DropTie
    """What becomes of a dropper who ties for the lowest: caught, or wins (R-tie)."""
    caught_pays: CaughtPays
    """Whom a caught dropper pays: everyone lower, lower or equal, the lowest only, or all."""
    caught_multiplier: int
    caught_extra_to_lowest: int
    """What a caught dropper pays again to the lowest (R-caught-jazz)."""
    caught_others_pay_lowest: int
    """What each other player pays to each lowest when the dropper is caught (R-caught-pay-lowest)."""
    payment: PaymentWay
    """Whether players pay one another directly, or play for a pot (``settling.py``)."""
    ante: int
    """What each player puts into the pot before the deal, in stakes, where there is one."""
    out_pays: int
    out_without_discard_pays: int
    stock_out: StockOut
    stock_out_tie: StockOutTie
    wait_new_spread: int
    """Own turns barred from dropping by laying a new spread (R-wait)."""
    wait_hit: int
    """Turns barred, a card, when another seat hits a spread before one."""
    wait_own_hit: int
    """Turns barred, a card, by hitting a spread that lies before oneself."""
    wait_adds: bool
    """Whether waits add up; if not, the longest counts."""
    wait_effect: WaitEffect
    """What a wait does: it bars one from dropping, or the turn is lost, which is called a hold."""
    twists: SpecialKinds
    """The kinds of twist cards that the dealer may put into play, four of each."""
    twist_value: int
    """What a twist or a joker counts in a hand, and scores for whoever wins that hand."""
    least_naturals: int
    """How many natural cards a spread needs when it is laid, beside its Wilds."""
    reshuffles: int
    """How often the discards may be made into a new stock, where they are."""
    scoring: Scoring
    """Whether a hand is paid in stakes, or scores points."""
    number_score: int | None
    """What an ace and a number card score; None for their face."""
    drop_compares: DropCompares
    """What the hands are compared at in a drop: what their cards count, or what they would score."""
    target: int | None
    """The points that win a game; None for a game without end."""

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The count value of each card, by card; twists and jokers are among them where these rules know any."""
        pack = tuple(
            self.court_values[rank_of(card) - JACK] if rank_of(card) >= JACK else rank_of(card) + 1
            for card in FULL_DECK
        )
        return (*pack, *[self.twist_value] * (4 * len(TWIST_KINDS))) if self.twists or self.wilds else pack

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """What each card scores where points are scored, by card."""
        number, values = self.number_score, self.values
        return values if number is None else (number,) * (4 * JACK) + values[4 * JACK :]

    @cached_property
    def drop_values(self) -> tuple[int, ...]:
        """What each card counts when hands are compared in a drop, by card."""
        return self.scores if self.scores_points and self.drop_compares == "scoring" else self.values

    @cached_property
    def has_specials(self) -> bool:
        """Whether special cards may be in play: Wilds, Crosses, Skips and Blocks on top of the pack."""
        return bool(self.twists)

    @cached_property
    def has_crosses(self) -> bool:
        """Whether Crosses may be in play, so that a discard may be taken out of turn."""
        return CROSS in self.twists

    @cached_property
    def has_skips(self) -> bool:
        """Whether Skips may be in play, each of which is a Block as well."""
        return SKIP in self.twists

    @cached_property
    def makes_new_stocks(self) -> bool:
        """Whether the discards may be made into a new stock when it is empty."""
        return self.stock_out == "reshuffle"

    @cached_property
    def loses_turns(self) -> bool:
        """Whether a turn may be lost: to a hold, to a Skip, or because a Cross jumps over it."""
        return self.wait_effect == "lost_turn" or self.has_skips or self.has_crosses

    @cached_property
    def lists_more(self) -> bool:
        """Whether a turn holds more than spreads, hits and discards of natural cards, or must begin with some."""
        return self.has_specials or bool(self.wilds) or self.taken_must_be_laid

    @cached_property
    def plain(self) -> bool:
        """Whether 52 cards are played for stakes: none wild, nobody held, nothing reshuffled or to be laid at once."""
        other_cards = self.has_specials or self.wilds or self.pack != "52"
        other_turns = self.makes_new_stocks or self.wait_effect == "lost_turn" or self.taken_must_be_laid
        return not (other_cards or other_turns or self.scores_points)

    @cached_property
    def natural_cards(self) -> CardSet:
        """The pack without jokers: what a Wild may stand for."""
        return ALL_CARDS if self.pack == "52" else SHORT_PACK

    @cached_property
    def always_in_play(self) -> CardSet:
        """The pack and its jokers, which the dealer's twists come on top of."""
        return self.natural_cards | (JOKERS if "jokers" in self.wilds else EMPTY)

    @cached_property
    def wild_cards(self) -> CardSet:
        """The cards that may stand for others in these rules; a deuce among them may be laid as itself, too."""
        twists = WILDS if WILD in self.twists else EMPTY
        return twists | (JOKERS if "jokers" in self.wilds else EMPTY) | (TWOS if "deuces" in self.wilds else EMPTY)

    def in_play(self, kinds: Iterable[SpecialKind] = ()) -> CardSet:
        """The set of all cards when these kinds of twists are in play."""
        return self.always_in_play | cards_of(kinds)

    def deck(self, kinds: Iterable[SpecialKind] = ()) -> tuple[Card, ...]:
        """The whole deck, in ascending order, when these kinds of twists are in play."""
        return cards_in(self.in_play(kinds))

    def dealt(self, seats: int) -> int:
        """How many cards each player is dealt at a table of so many."""
        return self.hand_sizes[seats - MIN_PLAYERS] if self.hand_sizes else self.hand_size

    def makes_stock(self, discards: int, made: int) -> bool:
        """Whether an empty stock is made anew of so many discards, after so many reshuffles."""
        return self.makes_new_stocks and discards > 1 and made < self.reshuffles

    def seats(self, players: int) -> bool:
        """Whether so many may play by these rules."""
        return self.least_players <= players <= self.most_players

    @cached_property
    def tables(self) -> range:
        """How many may play."""
        return range(self.least_players, self.most_players + 1)

    @cached_property
    def bars_takes(self) -> bool:
        """Whether a discard that lies there may ever not be taken."""
        return self.taken_must_be_laid or self.upcard_stays

    @cached_property
    def upcard_stays(self) -> bool:
        """Whether a card is turned up at the deal that nobody may take."""
        return self.upcard and self.upcard_taker == "nobody"

    def points(self, cards: CardSet) -> int:
        """What a set of cards counts."""
        return sum([self.values[card] for card in cards_in(cards)])

    @cached_property
    def scores_points(self) -> bool:
        """Whether points are scored: a hand is called a round then, and to drop is to run; if not, stakes are paid."""
        return self.scoring == "points"

    @cached_property
    def waits(self) -> bool:
        """Whether anything in these rules ever makes a player wait."""
        return bool(self.wait_new_spread or self.wait_hit or self.wait_own_hit)

    @cached_property
    def bars_drops(self) -> bool:
        """Whether a wait bars a player from dropping in these rules."""
        return self.waits and self.wait_effect == "no_drop"

    @cached_property
    def holds_turns(self) -> bool:
        """Whether a wait costs a turn in these rules, which is called a hold."""
        return self.waits and self.wait_effect == "lost_turn"

    @cached_property
    def tonk_totals(self) -> frozenset[int]:
        """The dealt totals that are a Tonk."""
        return frozenset(self.tonk_exact) | frozenset(range(1, (self.tonk_at_most or 0) + 1))

    @property
    def hits(self) -> bool:
        """Whether anything may ever be hit."""
        return self.hit_books or self.hit_runs != "none"

    @cached_property
    def hits_wait(self) -> bool:
        """Whether a hit may ever make whoever is hit wait, which is what a Block keeps off."""
        others = self.wait_hit and (self.hit_books or self.hit_runs in ("any", "others"))
        own = self.wait_own_hit and (self.hit_books or self.hit_runs in ("any", "own"))
        return bool(others or own)

    def may_hit(self, kind: SpreadKind, *, own: bool) -> bool:
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
    values = {knob: checked(knob, kind, knobs[knob]) for knob, kind in KNOBS.items()}
    rules = RuleSet(id=rules_id, **values)
    refuse_contradictions(rules)
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


assert [field.name for field in fields(RuleSet)] == ["id", *KNOBS]  # noqa: S101 - the two lists are one
