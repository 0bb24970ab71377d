"""A rule set: a value for each knob (``knobs.py``), and what follows from them together.

The presets are files under ``assets/rules``, one each, that name every knob.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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
    cards_in,
    cards_of,
    rank_of,
)
from tonk.rules.contradictions import refuse_contradictions
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.knobs import ADDED, KNOBS, MIN_PLAYERS, Knobs
from tonk.rules.melds import SpreadKind

ANY_TOTAL = 1000
"""More points than any hand counts: the limit of who may drop with whatever they hold."""


@dataclass(frozen=True)
class RuleSet(Knobs):
    """One way of playing Tonk: the knobs, and the questions that they answer together."""

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

    @cached_property
    def drop_limits(self) -> tuple[int, ...]:
        """The most points that one may drop with, by full rounds played before; the last one holds from there on.

        It is -1 in the rounds in which nobody may drop, for no hand counts less than 0.
        """
        ceiling = ANY_TOTAL if self.drop_ceiling is None else self.drop_ceiling
        return (*[-1] * (self.first_drop_round - 1), ceiling)

    def drop_limit(self, rounds: int) -> int:
        """Return the most points that one may drop with after so many full rounds."""
        limits = self.drop_limits
        return limits[rounds] if rounds < len(limits) else limits[-1]

    @cached_property
    def waits_lose_turns(self) -> bool:
        """Whether a wait, however a seat came by it, costs a turn in these rules."""
        return self.wait_effect == "lost_turn"

    @cached_property
    def hits_hold(self) -> bool:
        """Whether whoever is hit by another loses a turn, which is called a hold."""
        return self.waits_lose_turns and self.wait_hit > 0

    @cached_property
    def own_hits_bar(self) -> bool:
        """Whether to hit a spread of one's own makes one wait."""
        return self.wait_own_hit > 0

    @cached_property
    def spreads_bar(self) -> bool:
        """Whether to lay a new spread makes one wait."""
        return self.wait_new_spread > 0

    @cached_property
    def lays_first(self) -> bool:
        """Whether one may lay and hit before the draw."""
        return self.lay_before_draw

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


def ruleset_from(rules_id: str, knobs: Mapping[str, Any]) -> RuleSet:
    """Return the rule set with these knobs, each of which must be named, but for those added later.

    Raises:
        RulesRefused: A knob is unknown or missing, a value is of the wrong kind, or two knobs contradict each other.
    """
    for knob in knobs:
        if knob not in KNOBS:
            raise RulesRefused("there is no rule called {knob}", knob=repr(knob[:40]))
    knobs = {**ADDED, **knobs}
    missing = [knob for knob in KNOBS if knob not in knobs]
    if missing:
        raise RulesRefused("the rule {knob} is missing", knob=missing[0])
    values: dict[str, Any] = {knob: kind.checked(knob, knobs[knob]) for knob, kind in KNOBS.items()}
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
    ours, theirs = {**ADDED, **rules.to_json()}, {**ADDED, **base.to_json()}
    return {knob: ours[knob] for knob in KNOBS if ours[knob] != theirs[knob]}
