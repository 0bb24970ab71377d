"""A rule set: a value for each knob (``knobs.py``), and what follows from the values together.

The presets are files under ``assets/rules``, one each, that name every knob.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

from tonk.rules.answers import Answers
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
from tonk.rules.game_knobs import GameKnobs
from tonk.rules.knobs import MIN_PLAYERS
from tonk.rules.melds import BOOK, RUN, SpreadKind

ANY_TOTAL = 1000
"""More points than any hand counts: the limit where any hand may drop."""

NO_LIMIT = 64
"""More hits than cards, where hits are not limited."""


@dataclass(frozen=True)
class RuleSet(GameKnobs):
    """One way of playing Tonk, or a guest: the knobs, and the questions that they answer together."""

    answers: Answers = field(init=False, repr=False, compare=False)
    """The answers to the questions asked at every action."""

    def __post_init__(self) -> None:
        answers = Answers(
            game=self.game,
            values=self.values,
            has_crosses=CROSS in self.twists,
            loses_turns=self.waits_lose_turns or self.has_skips or CROSS in self.twists,
            lists_more=self.has_specials or bool(self.wilds) or self.taken_must_be_laid,
            bars_takes=self.taken_must_be_laid or self.upcard_stays,
            limits_drops=self.drop_limits != (ANY_TOTAL,),
            lays_before_draw=self.lay_before_draw,
            keeps_takes=not self.taken_must_be_laid,
            makes_stocks=self.makes_new_stocks,
            waits=self.waits,
            waits_lose_turns=self.waits_lose_turns,
            scores_points=self.scores_points,
            scores_laid=self.scores_points and self.traits.lays_spreads,
            hits_books=self.hit_books,
            hits_own_runs=self.hit_runs in ("any", "own"),
            hits_other_runs=self.hit_runs in ("any", "others"),
        )
        object.__setattr__(self, "answers", answers)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """The hash of all knobs, cached because caches are keyed by rules and asked at every hand."""
        return hash(tuple([getattr(self, each.name) for each in fields(self) if each.compare]))

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for other processes, without the hash: strings hash differently there."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The count value of each card, by card, including twists and jokers if these rules have any."""
        pack = tuple(
            self.court_values[rank_of(card) - JACK] if rank_of(card) >= JACK else rank_of(card) + 1
            for card in FULL_DECK
        )
        return (*pack, *[self.twist_value] * (4 * len(TWIST_KINDS))) if self.twists or self.wilds else pack

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The points each card scores where points are scored, by card."""
        number, values = self.number_score, self.values
        return values if number is None else (number,) * (4 * JACK) + values[4 * JACK :]

    @cached_property
    def drop_values(self) -> tuple[int, ...]:
        """The points each card counts when hands are compared in a drop, by card."""
        return self.scores if self.scores_points and self.drop_compares == "scoring" else self.values

    @cached_property
    def has_specials(self) -> bool:
        """True if special cards may be in play: Wilds, Crosses, Skips and Blocks on top of the pack."""
        return bool(self.twists)

    @cached_property
    def has_skips(self) -> bool:
        """True if Skips may be in play, each of which is a Block as well."""
        return SKIP in self.twists

    @cached_property
    def makes_new_stocks(self) -> bool:
        """True if the discards may be made into a new stock when it is empty."""
        return self.stock_out == "reshuffle"

    @cached_property
    def plain(self) -> bool:
        """True for 52 cards and stakes, with nothing wild, held, reshuffled or required to be laid at once."""
        other_cards = self.has_specials or self.wilds or self.pack != "52"
        other_turns = self.makes_new_stocks or self.waits_lose_turns or self.taken_must_be_laid
        return not (other_cards or other_turns or self.scores_points)

    @cached_property
    def natural_cards(self) -> CardSet:
        """The pack without jokers: what a Wild may stand for."""
        return ALL_CARDS if self.pack == "52" else SHORT_PACK

    @cached_property
    def always_in_play(self) -> CardSet:
        """The pack and its jokers, to which the dealer's twists are added."""
        return self.natural_cards | (JOKERS if "jokers" in self.wilds else EMPTY)

    @cached_property
    def wild_cards(self) -> CardSet:
        """The cards that may stand for others in these rules; a wild deuce may also be laid as itself."""
        twists = WILDS if WILD in self.twists else EMPTY
        return twists | (JOKERS if "jokers" in self.wilds else EMPTY) | (TWOS if "deuces" in self.wilds else EMPTY)

    def in_play(self, kinds: Iterable[SpecialKind] = ()) -> CardSet:
        """Return the set of all cards when these kinds of twists are in play."""
        return self.always_in_play | cards_of(kinds) if kinds else self.always_in_play

    def deck(self, kinds: Iterable[SpecialKind] = ()) -> tuple[Card, ...]:
        """The whole deck, in ascending order, when these kinds of twists are in play."""
        return cards_in(self.in_play(kinds))

    def dealt(self, seats: int) -> int:
        """Return the number of cards dealt to each player at a table of ``seats``."""
        return self.hand_sizes[seats - MIN_PLAYERS] if self.hand_sizes else self.hand_size

    def makes_stock(self, discards: int, made: int) -> bool:
        """Return whether this number of discards becomes a new stock, after ``made`` reshuffles."""
        return self.makes_new_stocks and discards > 1 and made < self.reshuffles

    def seats(self, players: int) -> bool:
        """Return whether this number of players may play by these rules."""
        return self.least_players <= players <= self.most_players

    @cached_property
    def tables(self) -> range:
        """The numbers of players at a table."""
        return range(self.least_players, self.most_players + 1)

    @cached_property
    def upcard_stays(self) -> bool:
        """True if a card is turned up at the deal that nobody may take."""
        return self.upcard and self.upcard_taker == "nobody"

    def points(self, cards: CardSet) -> int:
        """Return the points that a set of cards counts."""
        return self.answers.points(cards)

    @cached_property
    def scores_points(self) -> bool:
        """True if hands score points, where a hand is called a round and dropping running; False if they pay stakes."""
        return self.scoring == "points"

    @property
    def in_rounds(self) -> bool:
        """True if a hand is called a round: where Tonk is played for points."""
        return self.scores_points and self.traits.lays_spreads

    @cached_property
    def waits(self) -> bool:
        """True if anything in these rules can make a player wait."""
        return self.spreads_bar or self.hits_bar(own=False) or self.hits_bar(own=True)

    @cached_property
    def bars_drops(self) -> bool:
        """True if a wait bars a player from dropping in these rules."""
        return self.waits and not self.waits_lose_turns

    @cached_property
    def holds_turns(self) -> bool:
        """True if a wait costs a turn in these rules, which is called a hold."""
        return self.waits and self.waits_lose_turns

    @cached_property
    def tonk_totals(self) -> frozenset[int]:
        """The dealt totals that are a Tonk."""
        return frozenset(self.tonk_exact) | frozenset(range(1, (self.tonk_at_most or 0) + 1))

    @cached_property
    def drop_limits(self) -> tuple[int, ...]:
        """The most points that a player may drop with, by full rounds played; the last value holds from there on.

        It is -1 in rounds in which nobody may drop, since no hand counts less than 0.
        """
        ceiling = ANY_TOTAL if self.drop_ceiling is None else self.drop_ceiling
        return (*[-1] * (self.first_drop_round - 1), ceiling)

    def drop_limit(self, rounds: int) -> int:
        """Return the most points that a player may drop with after ``rounds`` full rounds."""
        limits = self.drop_limits
        return limits[rounds] if rounds < len(limits) else limits[-1]

    @cached_property
    def waits_lose_turns(self) -> bool:
        """True if every wait costs a turn in these rules, regardless of its cause."""
        return self.wait_effect == "lost_turn"

    @cached_property
    def hits_hold(self) -> bool:
        """True if a player whose spread another hits loses a turn, which is called a hold."""
        return self.waits_lose_turns and self.hits_bar(own=False)

    def hits_bar(self, *, own: bool) -> bool:
        """Return whether hitting a spread, one's own (``own``) or another's, makes its owner wait."""
        return (self.wait_own_hit if own else self.wait_hit) > 0

    @cached_property
    def spreads_bar(self) -> bool:
        """True if laying a new spread makes you wait."""
        return self.wait_new_spread > 0

    @property
    def hits(self) -> bool:
        """True if hits are part of these rules."""
        return self.hit_books or self.hit_runs != "none"

    @cached_property
    def hits_wait(self) -> bool:
        """True if a hit can make the spread's owner wait, which a Block prevents."""
        others = self.hits_bar(own=False) and (self.hit_books or self.hit_runs in ("any", "others"))
        own = self.hits_bar(own=True) and (self.hit_books or self.hit_runs in ("any", "own"))
        return others or own

    def hits_left(self, made: int) -> int:
        """Return how many more cards a player may hit with this turn after ``made``."""
        return NO_LIMIT if self.hits_a_turn is None else self.hits_a_turn - made

    @property
    def only_kind_hit(self) -> SpreadKind | None:
        """The only kind of spread that may be hit; None where both may."""
        if not self.hit_books:
            return RUN
        return BOOK if self.hit_runs == "none" else None

    def may_hit(self, kind: SpreadKind, *, own: bool) -> bool:
        """Return whether a spread of this kind may be hit, the player's own (``own``) or another's."""
        return self.answers.may_hit(kind, own=own)


def differing_knobs(base: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """Return the knobs in which a rule set differs from a base of the same game, with its values as files hold them."""
    theirs = base.knob_values()
    return {knob: ours for knob, ours in rules.knob_values().items() if ours != theirs[knob]}


NOT_PLAYED = ("name", "source")
"""The knobs that change nothing in play."""


def played_differences(base: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """Return the differing knobs that change play, with the values of ``rules``."""
    return {knob: value for knob, value in differing_knobs(base, rules).items() if knob not in NOT_PLAYED}
