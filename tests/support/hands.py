"""Whole hands, decision by decision, at every table, with which to test bots."""

from collections.abc import Iterator, Sequence
from itertools import count, product

from tests.support.presets import STAKE_IDS
from tests.support.strategies import MOODS, Playout
from tonk.bots import make_bot
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, Action, Position, Reshuffles, RuleSet, load_preset
from tonk.rules.cards import Card, Seat, by_seat, deck_with, each_seat
from tonk.rules.parts import choices_of_twists
from tonk.rules.shuffle import shuffled

TABLES = list(product(STAKE_IDS, range(MIN_PLAYERS, MAX_PLAYERS + 1)))
"""Every preset at every number of players."""
TWIST_TABLES = list(product(["twists"], range(MIN_PLAYERS, MAX_PLAYERS + 1)))
"""Tonk with Twists at every number of players."""
EXTREMES = [PlayStyle(drop, holds, 1) for drop in (-1.5, 1.5) for holds in (0, 12)]
"""Play styles at the extremes."""
WAYS = [PLAIN, *EXTREMES]

Decision = tuple[Position, Action]
"""A position, and the action chosen in it."""


def hand_of(rules: RuleSet, names: Sequence[str], seed: int, ways: Sequence[PlayStyle] = WAYS) -> list[Decision]:
    """Return every decision of a hand among bots without search, with some of these styles."""
    seats = len(names)
    bots = [make_bot(name, seed + seat, ways[(seed + seat) % len(ways)]) for seat, name in by_seat(names)]
    position = Position.deal(rules, seats, Seat(seed % seats), deck_of(rules, seats, seed), (), Reshuffles(seed))
    decisions = []
    while position.outcome is None:
        action = bots[position.to_act].choose(position.view(position.to_act))
        decisions.append((position.copy(), action))
        position.apply(action)
    return decisions


def deck_of(rules: RuleSet, seats: int, seed: int) -> tuple[Card, ...]:
    """Return a deck, with each choice of special cards in turn if the rules have any."""
    choices = choices_of_twists(rules, seats)
    return shuffled(seed, deck_with(choices[seed // 7 % len(choices)]))


def odd_hand(rules: RuleSet, seats: int, seed: int) -> list[Decision]:
    """Return every decision of an oddly played hand: spreads are held, stocks run dry, discards go round."""
    mood = MOODS[seed % len(MOODS)]
    return Playout(rules, seats, Seat(seed % seats), deck_of(rules, seats, seed), mood, b"", seed).positions()


def hands(first: int = 0, tables: Sequence[tuple[str, int]] = TABLES) -> Iterator[list[Decision]]:
    """Yield hand after hand, table after table, forever: two of three by sensible mixed players, one odd.

    Hands that end with the deal are left out.
    """
    for seed in count(first):
        rules_id, seats = tables[seed % len(tables)]
        rules, turn = load_preset(rules_id), seed // len(tables)
        names = [INSTANT_LEVELS[(turn + seat) % len(INSTANT_LEVELS)] for seat in each_seat(seats)]
        hand = odd_hand(rules, seats, seed) if turn % 3 == 2 else hand_of(rules, names, seed)
        if hand:
            yield hand


def spread_out(
    decisions: int, a_hand: int, first: int = 0, tables: Sequence[tuple[str, int]] = TABLES
) -> Iterator[Decision]:
    """Yield this many decisions, at most some of each hand, early and late ones."""
    left = decisions
    for number, hand in enumerate(hands(first, tables)):
        stride = -(-len(hand) // a_hand)
        some = hand[number % stride :: stride][:left]
        yield from some
        left -= len(some)
        if left <= 0:
            return
