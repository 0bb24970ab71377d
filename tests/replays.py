"""Check that replays match the hands: simulated hands are recorded and replayed, forwards and in random order.

    python -m tests.replays [--hands 10000] [--seeks 12] [--seed 1] [--bots novice,casual]

The hands come from every preset with 2 to 6 players. Each is written as text and read again. At every step, the
position must be the one the hand had then, with all its cards and the same events. The same must hold at randomly
chosen steps, and at the end of a hand that is cut off there. The results are printed for each rule set, and any
difference gives exit status 1.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

from tonk.bots import BOTS, make_bot
from tonk.records import Record, action_text, record_from_json, result_of
from tonk.records.hand_extras import extras_of
from tonk.records.replaying import Replay
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, Position, Reshuffles, RuleSet, load_preset, preset_ids
from tonk.rules.cards import Seat, deck_with, each_seat
from tonk.rules.events import Event
from tonk.rules.hand_state import FIELDS
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import BOT, DEAL, RESHUFFLE, seed_of, shuffled

TABLES = list(product(preset_ids(), range(MIN_PLAYERS, MAX_PLAYERS + 1)))
_MOST_PRINTED = 20


class PlayedSteps(NamedTuple):
    """A hand as it was played: the position at every step, and the events before it."""

    record: Record
    positions: list[Position]
    events: list[tuple[Event, ...]]


class Results:
    """The results for the hands of a rule set."""

    def __init__(self) -> None:
        self.hands = self.steps = self.seeks = 0
        self.differences: list[str] = []

    def __str__(self) -> str:
        counts = f"{self.hands:,} hands, {self.steps:,} steps forwards, {self.seeks:,} seeks"
        return f"{counts}: {len(self.differences)} differences"


def state(position: Position) -> dict[str, Any]:
    """Return everything in a position, for comparison, except the source of its new stocks."""
    found = {name: getattr(position, name) for name in FIELDS if name != "reshuffles"}
    found["history"] = list(position.history)
    return found


def lived(rules: RuleSet, players: int, hand: int, seed: int, bots: Sequence[str]) -> PlayedSteps:
    """Return a hand between bots, with every step."""
    kinds = chosen_by_chance(rules, players, seed, hand)
    deck = shuffled(seed_of(seed, DEAL, hand), deck_with(kinds))
    dealer = Seat(hand % players)
    source = Reshuffles(seed_of(seed, RESHUFFLE, hand))
    position = Position.deal(rules, players, dealer, deck, (), source)
    seated = [make_bot(bots[seat % len(bots)], seed_of(seed, BOT, hand, seat)) for seat in each_seat(players)]
    positions, events, actions = [position.copy()], [position.opening], []
    while position.outcome is None:
        seat = position.to_act
        action = seated[seat].choose(position.view(seat))
        actions.append(action_text(seat, action))
        events.append(tuple(position.apply(action)))
        positions.append(position.copy())
    names = tuple(f"Seat {seat}" for seat in each_seat(players))
    result = result_of(position.outcome, 1, rules)
    record = Record(rules, names, 1, dealer, deck, None, tuple(actions), result, extras_of(position))
    return PlayedSteps(record, positions, events)


def differences(hand: PlayedSteps, seeks: int, chance: random.Random, tally: Results) -> list[str]:
    """Replay a hand's record, written as text and read again, and yield the differences from the hand."""
    replay = Replay(record_from_json(json.loads(json.dumps(hand.record.to_json()))))
    if replay.steps != len(hand.positions) - 1:
        return [f"{replay.steps} steps"]
    found = []
    for step, (position, events) in enumerate(zip(hand.positions, hand.events, strict=True)):
        if state(replay.at(step)) != state(position) or replay.events(step) != events:
            found.append(f"step {step}")
    sought = [chance.randint(0, replay.steps) for _ in range(seeks)]
    wrong = [step for step in sought if state(replay.at(step)) != state(hand.positions[step])]
    found += [f"step {step}, gone to" for step in wrong]
    step = chance.randint(0, replay.steps)
    if state(replay.cut(step).replay()) != state(hand.positions[step]):
        found.append(f"step {step}, cut off")
    tally.hands, tally.steps, tally.seeks = tally.hands + 1, tally.steps + replay.steps, tally.seeks + seeks
    return found


def go_through(hands: int, seeks: int, seed: int, bots: Sequence[str]) -> dict[str, Results]:
    """Replay this many hands at all tables in turn, and return the results by rule set."""
    chance = random.Random(seed)
    tallies = {rules_id: Results() for rules_id in preset_ids()}
    for number in range(hands):
        rules_id, players = TABLES[number % len(TABLES)]
        tally = tallies[rules_id]
        hand = lived(load_preset(rules_id), players, number, seed, bots)
        found = differences(hand, seeks, chance, tally)
        tally.differences += [f"hand {number}, {rules_id}, {players} players: {one}" for one in found]
    return tallies


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line, print the results and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.replays", description="Replay recorded hands and compare.")
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--seeks", type=int, default=12, help="random steps to jump to in each hand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="novice,casual", help=f"who plays, seat by seat, of {', '.join(BOTS)}")
    given = parser.parse_args(words)
    tallies = go_through(given.hands, given.seeks, given.seed, given.bots.split(","))
    for rules_id, tally in tallies.items():
        print(f"{rules_id:15} {tally}", *tally.differences[:_MOST_PRINTED], sep="\n  ")
    return 1 if any(tally.differences for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
