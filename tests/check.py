"""The gate: ``python -m tests.check`` holds the project to its formatting, lint, types and tests, in this order.

Each tool runs on the Python that runs this; the first that is not content ends it, with its own exit status.
``python -m tests.check --update-goldens`` plays and writes the recorded hands anew instead (see ``tests/goldens``), and
takes the pictures of all screens anew (``tests/pictures``).
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

STEPS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("pytest", "-n", "2", "--dist", "loadfile"),
)


def main() -> int:
    """Do what the command line says and give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.check", description="Format, lint, types, tests.")
    parser.add_argument("--update-goldens", action="store_true", help="write recorded hands and pictures anew")
    if parser.parse_args().update_goldens:
        return update_goldens()
    for step in STEPS:
        print("+ python -m", *step, flush=True)
        status = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False).returncode
        if status != 0:
            print(f"{step[0]} is not content: exit status {status}", file=sys.stderr)
            return status
    print("All is well.")
    return 0


def update_goldens() -> int:
    """Write all that tests compare with anew."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    from tests.goldens.make import write_goldens
    from tests.pictures.golden import take_pictures

    for path in (*write_goldens(), *take_pictures()):
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
