"""Play the same hands with compiled modules and with plain ones, and compare their times.

    python -m tests.compiled compare [--hands N]     plays N hands with every rule set and level (default: 2,000)
    python -m tests.compiled make FOLDER             makes a compiled copy of the project, to run anything in

Both need a C compiler and the extras ``test`` and ``package``. Here the expert searches only for a moment and plays a
tenth as many hands, because it takes a hundred times as long as the others.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path

from assets.make import native
from tonk.bots import LEVELS, PONDERERS, Bot, BotName, make_bot
from tonk.bots.search import MonteCarloPlayer, SearchBudget
from tonk.records import Record, action_text, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Position, Reshuffles, RuleSet, load_preset, preset_ids
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import seed_of, shuffled

ROOT = Path(__file__).resolve().parents[1]
A_MOMENT = SearchBudget(turns=300)


def make(folder: Path) -> None:
    """Copy the project into a folder and compile it there."""
    left = shutil.ignore_patterns(".*", "__pycache__", "build", "saves")
    shutil.copytree(ROOT, folder, ignore=left, dirs_exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for made, place in native.compile_into(Path(scratch), ROOT).items():
            shutil.copy(made, folder / place)


def compare(hands: int) -> int:
    """Play the same hands both ways at once, print differences and times, and return the exit status."""
    with tempfile.TemporaryDirectory() as scratch:
        make(Path(scratch))
        command = [sys.executable, "-m", "tests.compiled", "play", "--hands", str(hands)]
        both = [subprocess.Popen(command, cwd=where, stdout=subprocess.PIPE, text=True) for where in (ROOT, scratch)]
        plain, compiled = [json.loads(process.communicate()[0]) for process in both]
    differing = 0
    for (name, was, slow), (_, now, fast) in zip(plain, compiled, strict=True):
        differing += was != now
        print(f"{name:26} {'the same' if was == now else 'ANOTHER '}  {slow:7.1f} s  {fast:7.1f} s  {slow / fast:5.2f}")
    print(f"{len(plain) - differing} the same, {differing} others")
    return 1 if differing or not plain else 0


def play(hands: int) -> Iterator[tuple[str, str, float]]:
    """Yield for every rule set and level a digest of the hands' records, and the CPU-seconds they took."""
    for rules_id, level in product(preset_ids(), LEVELS):
        rules, digest, start = load_preset(rules_id), sha256(), time.process_time()
        for hand in range(hands // 10 if level in PONDERERS else hands):
            digest.update(record_of(rules, level, hand).encode())
        yield f"{rules_id} {level}", digest.hexdigest(), time.process_time() - start


def record_of(rules: RuleSet, level: BotName, hand: int) -> str:
    """Return the record of a hand between players of a level, as in a file; the number of players changes by hand."""
    seats, dealer = rules.tables[hand % len(rules.tables)], Seat(0)
    deck = shuffled(hand, rules.deck(chosen_by_chance(rules, seats, 1, hand)))
    position = Position.deal(rules, seats, dealer, deck, reshuffles=Reshuffles(hand))
    players = [_player(level, seed_of(hand, seat)) for seat in each_seat(seats)]
    while position.outcome is None:
        position.apply(players[position.to_act].choose(position.view(position.to_act)))
    actions = tuple([action_text(seat, action) for seat, action in position.history])
    names = tuple([f"{level} {seat}" for seat, _ in by_seat(players)])
    result = result_of(position.outcome, 1, rules)
    record = Record(rules, names, 1, dealer, deck, actions=actions, result=result, extras=extras_of(position))
    return json.dumps(record.to_json())


def _player(level: BotName, seed: int) -> Bot:
    return MonteCarloPlayer(seed, budget=A_MOMENT) if level in PONDERERS else make_bot(level, seed)


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.compiled", description="Compile the bots and play the same hands."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("make").add_argument("folder", metavar="FOLDER", type=Path)
    for name in ("compare", "play"):
        commands.add_parser(name).add_argument("--hands", type=int, default=2000)
    asked = parser.parse_args()
    if asked.command == "make":
        make(asked.folder.absolute())
        return 0
    if asked.command == "play":
        print(json.dumps(list(play(asked.hands))))
        return 0
    return compare(asked.hands)


if __name__ == "__main__":
    sys.exit(main())
