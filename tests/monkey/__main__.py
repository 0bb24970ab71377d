"""Let a monkey play with the whole game, and see that it bears it.

Usage: python -m tests.monkey [--events N] [--seed S] [--seeds K]

Keys, pointer, pad, files, texts, windows, languages, settings, jumps of time and ways to every page come by chance, to
the whole game on a dummy screen and a folder of its own. After each event there is a page and not too many; what is won
is lost elsewhere; Tab gives the keyboard to something; where several people play no covered face is drawn. In the end
memory has not grown, and all that was kept opens again. A failure says how to make it come again. The last line counts.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Let it play so long with each seed; 1 when something is untrue."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=20_000, help="how many events with each seed (default: 20000)")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (default: 1)")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds, one after the other (default: 1)")
    wanted = parser.parse_args(arguments)
    from tests.monkey.run import Failed, run  # the drivers are set
    from tonk.ui.shell.memory import settle

    settle()  # as the game does: else room that pictures leave counts as taken
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
