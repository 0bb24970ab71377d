"""Hypothesis strategies: house rules over every knob, decks, tables, and whole hands."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.support.presets import STAKE_IDS
from tonk.rules import (
    Action,
    Block,
    Cross,
    Draw,
    Drop,
    Hit,
    Lay,
    Pass,
    Position,
    Reshuffles,
    RuleSet,
    Skip,
    Take,
    load_preset,
    ruleset_from,
)
from tonk.rules.cards import FULL_DECK, TWIST_KINDS, Card, Seat
from tonk.rules.knob_kinds import ChoiceKind, NumberKind, SwitchKind
from tonk.rules.knobs import KNOBS

MOODS = ("any", "patient", "eager", "dry", "idle")
"""Leanings of the seats of a playout: any legal action; never a drop; spreads and hits first; drawing while the stock
lasts and taking after that; only takes and discards."""


def examples(count: int) -> settings:
    """Set the number of examples, which are the same in every run and on every machine.

    A failing one is shrunk but not explained, which would take minutes with a whole hand played for each try.
    """
    return settings(
        derandomize=True,
        deadline=None,
        max_examples=count,
        phases=[Phase.generate, Phase.shrink],
        report_multiple_bugs=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )


def _plain(knob: str) -> st.SearchStrategy[Any]:
    """Draw anything in a knob's range, whatever the other knobs are."""
    match KNOBS[knob]:
        case SwitchKind():
            return st.booleans()
        case ChoiceKind(choices):
            return st.sampled_from(choices)
        case NumberKind(low, high, optional):
            numbers = st.integers(low, high)
            return st.none() | numbers if optional else numbers
    raise AssertionError(f"{knob} is drawn by hand")


_OFF: dict[str, Any] = {
    "wait_effect": "no_drop",
    "twists": [],
    "twist_value": 10,
    "least_naturals": 1,
    "reshuffles": 0,
    "scoring": "stakes",
    "number_score": None,
    "drop_compares": "face",
    "target": None,
    "taken_must_be_laid": False,
    "pack": "52",
    "wilds": [],
}
"""The knobs of special cards, as in every stake game."""
_BY_HAND = {*_OFF, "name", "source", "court_values", "tonk_at_most", "tonk_exact", "tonk_pays"}
_BY_HAND |= {"taken_must_be_laid", "drop_ceiling", "stock_out", "least_players", "most_players", "hand_sizes"}
_PLAIN = {knob: _plain(knob) for knob in KNOBS if knob not in _BY_HAND}
_COURTS = st.just((10, 10, 10)) | st.tuples(*[st.integers(1, 20)] * 3)


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw any valid rule set of the stake family: every knob in its range, few presets among them."""
    if draw(st.integers(0, 9)) == 9:
        return load_preset(draw(st.sampled_from(STAKE_IDS)))
    return ruleset_from("house", _OFF | draw(_stake_knobs()))


@st.composite
def _stake_knobs(draw: st.DrawFn, *, short: bool = False) -> dict[str, Any]:
    longest = 6 if short else 8
    knobs: dict[str, Any] = {knob: draw(strategy) for knob, strategy in _PLAIN.items()}
    knobs["tonk_pays"] = draw(st.integers(1, 10))
    knobs["stock_out"] = draw(st.sampled_from(("lowest_wins", "no_score")))
    knobs["name"], knobs["source"] = "House", "Drawn for a test."
    courts = draw(_COURTS)
    # The count of each rank's four suits, and so the most and the least that a dealt hand can count.
    counts = sorted([*range(1, 8 if short else 11), *courts] * 4)
    knobs["hand_size"] = min(longest, knobs["hand_size"])
    knobs["least_players"] = draw(st.sampled_from((2, 2, 2, 3, 4, 6)))
    knobs["most_players"] = draw(st.integers(knobs["least_players"], 6) | st.just(6))
    knobs["hand_sizes"] = draw(st.just([]) | st.lists(st.integers(3, longest), min_size=5, max_size=5))
    size = min(knobs["hand_sizes"], default=knobs["hand_size"])
    least, most = sum(counts[:size]), sum(counts[-size:])
    # A low Tonk is usually drawn low, or every other deal would end before it began; with two exact totals
    # besides, a limit three below the most leaves one that is no Tonk.
    low_tonks = st.integers(least, min(most - 3, least + 8)) | st.integers(least, most - 3)
    knobs["tonk_at_most"] = draw(st.none() | low_tonks)
    knobs["tonk_exact"] = draw(st.lists(st.integers(least, most), max_size=2))
    # Without hits, three cards always remain.
    knobs["drop_ceiling"] = draw(st.none() | st.integers(3 if size == 3 else 1, most))
    knobs["court_values"] = list(courts)
    return _agreeing(knobs)


@st.composite
def twisted_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw any rule set with some feature of Tonk with Twists; one time in three, Tonk with Twists itself."""
    if draw(st.integers(0, 2)) == 2:
        return load_preset("twists")
    short = draw(st.integers(0, 2)) == 2
    knobs = _OFF | draw(_stake_knobs(short=short))
    knobs |= {
        "pack": "40" if short else "52",
        "stock_out": draw(st.sampled_from(("reshuffle", "reshuffle", "no_score", "lowest_wins"))),
        "wait_effect": draw(st.sampled_from(("lost_turn", "no_drop"))),
        "twists": draw(st.lists(st.sampled_from(TWIST_KINDS), unique=True)),
        "twist_value": draw(st.integers(0, 20)),
        "least_naturals": draw(st.integers(1, 3)),
        "reshuffles": draw(st.integers(0, 4)),
        "scoring": draw(st.sampled_from(("points", "stakes"))),
        "number_score": draw(st.none() | st.integers(1, 10)),
        "drop_compares": draw(st.sampled_from(("face", "scoring"))),
        "taken_must_be_laid": draw(st.booleans()),
        "wilds": draw(st.sampled_from(([], [], ["jokers"], ["deuces"], ["jokers", "deuces"]))),
    }
    if "jokers" in knobs["wilds"]:
        knobs["twists"] = [kind for kind in knobs["twists"] if kind != "wild"]
    if knobs["scoring"] == "points":
        knobs["payment"] = "direct"
        knobs["target"] = draw(st.none() | st.integers(1, 300))
        knobs["stock_out"] = knobs["stock_out"].replace("lowest_wins", "no_score")
    if knobs["wait_effect"] == "lost_turn":
        knobs["wait_adds"] = False
        knobs |= {knob: min(1, knobs[knob]) for knob in ("wait_new_spread", "wait_hit", "wait_own_hit")}
    return ruleset_from("house", knobs)


def _agreeing(knobs: dict[str, Any]) -> dict[str, Any]:
    """Return the knobs, with contradictory ones corrected."""
    if knobs["hit_runs"] == "none" and not knobs["hit_books"]:
        knobs |= {"wait_hit": 0, "wait_own_hit": 0, "hits_a_turn": None}
    if knobs["hit_runs"] == "own" and not knobs["hit_books"]:
        knobs["wait_hit"] = 0
    if knobs["hit_runs"] == "others" and not knobs["hit_books"]:
        knobs["wait_own_hit"] = 0
    if knobs["payment"] == "pot":
        knobs["caught_others_pay_lowest"] = 0
    to_lowest = knobs["caught_extra_to_lowest"] or knobs["caught_others_pay_lowest"]
    if knobs["drop_tie"] == "caught" and knobs["caught_pays"] == "lower" and not to_lowest:
        knobs["caught_extra_to_lowest"] = 1
    return knobs


@st.composite
def ordered_decks(draw: st.DrawFn, cards: tuple[Card, ...] = FULL_DECK) -> tuple[Card, ...]:
    """Draw a deck in ascending order except for a cut and a few cards: hands from it are full of spreads.

    Special cards, which have no order, are spread out in it.
    """
    naturals, twists = [card for card in cards if card < 52], [card for card in cards if card >= 52]
    cut = draw(st.integers(0, len(naturals) - 1))
    deck = [*naturals[cut:], *naturals[:cut]]
    for number, twist in enumerate(draw(st.permutations(twists)) if twists else ()):
        deck.insert(5 * number, twist)
    places = st.integers(0, len(deck) - 1)
    for one, other in draw(st.lists(st.tuples(places, places), max_size=15)):
        deck[one], deck[other] = deck[other], deck[one]
    return tuple(deck)


def decks(cards: tuple[Card, ...] = FULL_DECK) -> st.SearchStrategy[tuple[Card, ...]]:
    """Draw a whole deck in any order."""
    return ordered_decks(cards) | st.permutations(cards).map(tuple)


@dataclass(frozen=True)
class Playout:
    """A dealt hand with every choice of its seats, the same each time it is played."""

    rules: RuleSet
    seats: int
    dealer: Seat
    deck: tuple[Card, ...]
    mood: str
    choices: bytes
    """The first choices, one per byte, which shrink well; later ones come from ``seed``, as reshuffles do."""
    seed: int
    score: tuple[int, ...] = ()

    def deal(self) -> Position:
        """Return the hand as dealt, to be played by :meth:`chooser`."""
        return Position.deal(self.rules, self.seats, self.dealer, self.deck, self.score, Reshuffles(self.seed))

    def chooser(self) -> Callable[[Position], Action]:
        """Return a function that chooses among the legal actions, from the start of the hand."""
        first, later = iter(self.choices), random.Random(self.seed)

        def choose(position: Position) -> Action:
            leaning = _leaning(self.mood, position)
            return leaning[next(first, later.randrange(1 << 16)) % len(leaning)]

        return choose

    def positions(self) -> list[tuple[Position, Action]]:
        """Return every decision of the hand: the position at that point, and the action."""
        position, choose = self.deal(), self.chooser()
        decisions = []
        while position.outcome is None:
            action = choose(position)
            decisions.append((position.copy(), action))
            position.apply(action)
        return decisions


def _leaning(mood: str, position: Position) -> list[Action]:
    """Return the legal actions from which a mood chooses; at least one."""
    legal = position.legal()
    preferred: dict[str, tuple[type, ...]] = {
        "eager": (Lay, Hit, Cross, Skip, Block),
        "dry": (Draw,) if position.stock else (Take,),
        "idle": (Take, Pass),
    }
    shunned: tuple[type, ...] = () if mood == "any" else (Drop, Lay, Hit) if mood == "idle" else (Drop,)
    first = [action for action in legal if isinstance(action, preferred.get(mood, ()))]
    return first or [action for action in legal if not isinstance(action, shunned)] or legal


@st.composite
def playouts(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] | None = None) -> Playout:
    """Draw a hand of any (or the given) rules, any number of seats, and any deck, played to its end in any mood."""
    return _played(draw, draw(rules if rules is not None else rule_sets()))


@st.composite
def twisted_playouts(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] | None = None) -> Playout:
    """Draw the same for rules with some feature of Tonk with Twists, with any of their special cards in play."""
    return _played(draw, draw(rules if rules is not None else twisted_rule_sets()))


def all_playouts() -> st.SearchStrategy[Playout]:
    """Draw hands of any rules, with special cards and without."""
    return playouts() | twisted_playouts()


def _played(draw: st.DrawFn, rules: RuleSet) -> Playout:
    count = draw(st.sampled_from(rules.tables))
    kinds = [kind for kind in rules.twists if draw(st.integers(0, 3))]
    return Playout(
        rules=rules,
        seats=count,
        dealer=Seat(draw(st.integers(0, count - 1))),
        deck=draw(decks(rules.deck(kinds))),
        mood=draw(st.sampled_from(MOODS)),
        choices=draw(st.binary(max_size=60)),
        seed=draw(st.integers(0, 2**32 - 1)),
        score=tuple(draw(st.integers(0, 250)) for _ in range(count)) if rules.scoring == "points" else (),
    )
