"""Press random keys and buttons all over the game, and check that nothing breaks.

Usage: python -m tests.monkey [--events N] [--seed S] [--seeds K]

Random keys, pointer moves, pad buttons, files, texts, windows, languages, settings, jumps of the clock and visits to
every page go to the whole game, with a dummy screen and its own folder. After each event there must be a page, but
not too many; what one player wins, others must lose; Tab must move the keyboard focus; and where several people play,
no covered card may be drawn face up. At the end, memory must not have grown, and everything saved must open again. A
failure says how to reproduce it. The last line counts.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the monkey with each seed, and return 1 if any run failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=20_000, help="events with each seed (default: 20000)")
    parser.add_argument("--seed", type=int, default=1, help="first seed for chance (default: 1)")
    parser.add_argument("--seeds", type=int, default=1, help="number of seeds, one after another (default: 1)")
    wanted = parser.parse_args(arguments)
    from tests.monkey.run import Failed, run  # pygame reads the drivers set above
    from tonk.ui.shell.memory import settle

    settle()  # as the game does; otherwise memory that pictures freed would count as used
    failures = events = hands = 0
    for seed in range(wanted.seed, wanted.seed + wanted.seeds):
        with tempfile.TemporaryDirectory() as name:
            os.environ["HOME"] = name
            try:
                done = run(Path(name), seed, wanted.events)
                events, hands = events + done.events, hands + done.hands
                sys.stdout.write(f"seed {seed}: {done}\n")
            except Failed as failed:
                failures, events = failures + 1, events + failed.event
                sys.stdout.write(f"seed {seed}, event {failed.event}\n{failed}")
                sys.stdout.write(f"again: python -m tests.monkey --events {wanted.events} --seed {seed}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{events} events over {wanted.seeds} seeds, {hands} hands kept: {failures} failures\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
