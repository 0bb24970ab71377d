"""Any accepted rules, drawn without regard to what goes together, and hands under them, played to their end.

``python -m tests.support.any_rules 5000`` plays that many rule sets, more than a test has time for.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.support.players import quick_bot
from tonk.bots import Bot
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.records import Record, action_text, record_from_json, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Position, Reshuffles, RuleSet, RulesRefused, changed, load_preset, preset_ids
from tonk.rules.cards import Seat, each_seat
from tonk.rules.knob_kinds import ChoiceKind, KnobKind, NumberKind, NumberListKind, SubsetKind, SwitchKind
from tonk.rules.knobs import KNOBS
from tonk.rules.parts import chosen_by_chance
from tonk.rules.ruleset import differing_knobs
from tonk.rules.shuffle import shuffled

TURNABLE = [knob for knob in KNOBS if knob not in ("name", "source")]
"""The knobs that affect play."""
_MOST_TURNED = 14
_TRIES = 3
"""The number of tries to turn two knobs together, since some pairs agree only in a few values."""
_LONGEST = 400
"""More turns per seat than any hand of these players takes."""


def any_value(kind: KnobKind, chance: random.Random) -> Any:
    """Return any value of a knob's kind."""
    match kind:
        case SwitchKind():
            return chance.random() < 0.5
        case ChoiceKind(choices):
            return chance.choice(choices)
        case SubsetKind(choices):
            return [choice for choice in choices if chance.random() < 0.5]
        case NumberKind(low, high, optional):
            return None if optional and chance.random() < 0.5 else chance.randint(low, chance.choice((high, low + 9)))
        case NumberListKind(low, high, length, optional):
            count = chance.randint(0, 3) if length is None else length
            return [] if optional and chance.random() < 0.5 else [chance.randint(low, high) for _ in range(count)]
    raise AssertionError(f"{kind} is no rule")


def any_rules(chance: random.Random, together: tuple[str, ...] = ()) -> tuple[RuleSet, int]:
    """Return a preset with some knobs, including these, set to anything, and the number of refused attempts."""
    refused = 0
    while True:
        base = load_preset(chance.choice((*preset_ids(), "twists", "twists")))
        # in sorted order, because that of a set differs from one process to the next
        turned = dict.fromkeys((*together, *chance.sample(TURNABLE, chance.randint(1, _MOST_TURNED - len(together)))))
        values = {knob: any_value(KNOBS[knob], chance) for knob in turned}
        if "tonk_exact" not in values:
            values["tonk_exact"] = []  # otherwise every other deal would end before it begins
        if values.get("tonk_at_most"):
            values["tonk_at_most"] = min(values["tonk_at_most"], 15)
        try:
            return changed(base, values), refused
        except RulesRefused:
            refused += 1


def rules_turning_all_pairs(seed: int) -> Iterator[RuleSet]:
    """Yield rule sets in which every pair of knobs is changed from the base together, unless they never agree."""
    chance = random.Random(seed)
    missing = dict.fromkeys(combinations(TURNABLE, 2), _TRIES)
    while missing:
        pair = chance.choice(list(missing))
        rules, _ = any_rules(chance, pair)
        turned = differing_knobs(load_preset(rules.id), rules).keys()
        missing[pair] -= 1
        missing = {two: left for two, left in missing.items() if left and not turned >= set(two)}
        yield rules


def rules_turning(knob: str, chance: random.Random) -> RuleSet:
    """Return rules in which a knob differs from its preset, with as many other changes as possible, at most eight."""
    knobs = [one for one in KNOBS if one not in ("name", "source", knob)]
    for tries in range(2000):
        base = load_preset(chance.choice(preset_ids()))
        others = chance.sample(knobs, max(1, 8 - tries // 100))
        values = {one: any_value(KNOBS[one], chance) for one in (knob, *others)}
        try:
            rules = changed(base, {"tonk_exact": [], **values})
        except RulesRefused:
            continue
        if getattr(rules, knob) != getattr(base, knob):
            return rules
    raise AssertionError(f"{knob} can't be turned")


def play_any(rules: RuleSet, seed: int) -> Position:
    """Play a legal hand between players of all levels without search, and return it with its record."""
    seats = rules.tables[seed % len(rules.tables)]
    kinds = chosen_by_chance(rules, seats, seed, 0)
    deck = shuffled(seed, rules.deck(kinds))
    position = Position.deal(rules, seats, Seat(seed % seats), deck, (), Reshuffles(seed))
    names = ("random", *INSTANT_LEVELS)
    bots: list[Bot] = [
        quick_bot(names[(seed // 7 + seat * seed) % len(names)], seed + seat) for seat in each_seat(seats)
    ]
    actions: list[str] = []
    while position.outcome is None:
        seat = position.to_act
        action = bots[seat].choose(position.view(seat))
        assert position.refusal(action) is None, (action, position.refusal(action))
        actions.append(action_text(seat, action))
        position.apply(action)
        assert position.turns < _LONGEST * seats, "went on for ever"
    _check(Record(rules, tuple("ABCDEF"[:seats]), 5, Seat(seed % seats), deck, actions=tuple(actions)), position)
    return position


def _check(record: Record, position: Position) -> None:
    """Assert that payments add up, every card is in one place, and the record gives the same hand."""
    outcome = position.outcome
    assert outcome is not None
    if outcome.score is None:
        assert sum(outcome.net) == 0
    kept = record.to_json() | extras_of(position) | {"result": result_of(outcome, record.stake, record.rules)}
    again = record_from_json(json.loads(json.dumps(kept))).replay()
    assert (again.outcome, again.totals) == (outcome, position.totals)


def main() -> None:
    """Play a hand of each of this many rule sets, and print their endings."""
    endings: Counter[str] = Counter()
    refused = 0
    for seed in range(int(sys.argv[1])):
        rules, more = any_rules(random.Random(seed))
        refused += more
        try:
            outcome = play_any(rules, seed).outcome
        except Exception:
            print(f"seed {seed}: {json.dumps(rules.to_json())}")
            raise
        endings[outcome.ending if outcome else ""] += 1
    print(f"{sum(endings.values())} rule sets played, {refused} refused: {dict(endings)}")


if __name__ == "__main__":
    main()
