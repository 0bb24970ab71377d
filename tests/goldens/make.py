"""Recorded hands: how the golden ones are chosen, described and written.

For each rule set ``<id>.jsonl`` has hands as records and ``<id>.txt`` describes them, action by action, in the words
of the log. Only actions are recorded, so replaying needs neither the players nor the random numbers of that day.
Players take any legal action; hands are taken as they come until every possible ending of the rule set
is there twice. ``python -m tests.check --update-goldens`` writes them from scratch.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from tests.records.drawn import NAMES
from tonk.records import Record, action_text, do_action, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Drop, Hit, Lay, Position, RuleSet, load_preset, preset_ids
from tonk.rules.actions import Action
from tonk.rules.cards import Seat, deck_with
from tonk.rules.events import Event
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import seed_of, shuffled
from tonk.words.table.log import log_line
from tonk.words.table.names import TableNames
from tonk.words.table.paying import payments_text

FOLDER = Path(__file__).resolve().parent
HANDS = 12
STAKE = 5
_GOLDEN = 4
"""The seed of every golden."""
_TRIED = 30_000
"""The number of deals that are searched for an ending before these rules count as not having it."""
_DEALT = {"tonk", "push", "bonus"}
"""The endings that come with the deal."""
RULES = preset_ids()
"""The rule sets with recorded hands."""


def write_goldens(folder: Path = FOLDER, rules_ids: Sequence[str] = RULES) -> Iterator[Path]:
    """Write the hands of these rule sets and their transcripts, yielding each file once it is written."""
    for rules_id in rules_ids:
        records = chosen_hands(load_preset(rules_id))
        lines = "".join(json.dumps(record.to_json()) + "\n" for record in records)
        story = "\n".join(transcript(record, number) for number, record in enumerate(records))
        for suffix, text in ((".jsonl", lines), (".txt", story)):
            path = folder / f"{rules_id}{suffix}"
            path.write_text(text, encoding="utf-8", newline="\n")
            yield path


def _played_endings(rules: RuleSet) -> set[str]:
    """Return the endings reached in play, by hands with a hit on a spread and by others."""
    endings = ("drop", "caught", "out", "stock" if rules.plain else "stuck")
    return {f"{ending}, {how} hits" for ending in endings for how in ("with", "without")}


def chosen_hands(rules: RuleSet) -> list[Record]:
    """Return the hands of a rule set: two for each ending, then the first ones."""
    found: list[Record] = []
    spare: list[Record] = []
    kinds: Counter[str] = Counter()
    for number in range(_TRIED):
        start = _dealt(rules, number)
        if start.replay().outcome is None and kinds.keys() >= _played_endings(rules):
            continue  # only a Tonk or a draw is still missing, and they end with the deal
        record = _played(start, number)
        kind = _kind(record)
        if kinds[kind] < (2 if kind in _DEALT else 1):
            kinds[kind] += 1
            found.append(record)
        else:
            spare.append(record)
        if len(found) == HANDS:
            break
    return [*found, *spare][:HANDS]


def _kind(record: Record) -> str:
    """Return the hand's ending and, if it was played to an end, whether a spread was hit in it."""
    assert record.result is not None
    ending: str = record.result["ending"]
    if ending in _DEALT:
        return ending
    return f"{ending}, {'with' if any(' hit ' in action for action in record.actions) else 'without'} hits"


def _dealt(rules: RuleSet, number: int) -> Record:
    """Return a dealt hand to choose from: the number of seats rotates, and every deck differs."""
    seats = 2 + number % 5
    kinds = chosen_by_chance(rules, seats, _GOLDEN, number)
    deck = shuffled(seed_of(_GOLDEN, RULES.index(rules.id), number), deck_with(kinds))
    extras = {"twists": list(kinds), "seed": number} if not rules.plain else {}
    return Record(rules, NAMES[:seats], STAKE, Seat(number % seats), deck, extras=extras)


def _played(start: Record, number: int) -> Record:
    """Return the hand played to its end: spreads and hits first, no drops for some turns, the rest random."""
    position, actions = start.start(), list[str]()
    while position.outcome is None:
        legal = position.legal()
        showing: list[Action] = [action for action in legal if isinstance(action, Lay | Hit)]
        if showing and number % 3:
            legal = showing
        elif len(actions) < 20 * (number % 4) or (not start.rules.plain and number % 7 == 5):
            legal = [action for action in legal if not isinstance(action, Drop)]
        action = legal[seed_of(_GOLDEN, number, len(actions)) % len(legal)]
        actions.append(action_text(position.to_act, action))
        position.apply(action)
    extras = extras_of(position)
    return replace(
        start, actions=tuple(actions), result=result_of(position.outcome, STAKE, position.rules), extras=extras
    )


def transcript(record: Record, number: int) -> str:
    """Describe a hand action by action: the action, the number of legal ones, and its effects."""
    position = record.start()
    lines = [f"Hand {number}: {record.rules.id}, {', '.join(record.seats)}; {record.seats[record.dealer]} deals"]
    lines += _lines_of(position.opening, record, position, None)
    for text in record.actions:
        seat, legal = position.to_act, len(position.legal())
        lines.append(f"  {text} (1 of {legal})")
        lines += _lines_of(do_action(position, text), record, position, seat)
    if position.outcome is not None:
        lines += [f"    {line}" for line in payments_text(position.outcome, TableNames.of(record.seats), record.stake)]
        lines.append(f"  {json.dumps(result_of(position.outcome, record.stake, record.rules))}")
    return "\n".join(lines) + "\n"


def _lines_of(events: Sequence[Event], record: Record, position: Position, seat: Seat | None) -> Iterator[str]:
    """Yield events as lines of the log, as the seat that acted reads them."""
    for event in events:
        left, names = len(position.stock), TableNames.of(record.seats)
        yield f"    {log_line(event, names, seat, record.rules, position.table, stock_left=left)}"
