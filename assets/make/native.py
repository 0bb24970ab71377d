"""Compile what thinks into the wheel, with mypyc: `wheel.py` calls this where TONK_COMPILED=1 asks for it.

The modules are the same that Python reads, and lie beside what they are compiled to. Where they are compiled Python
loads that; take it away, and the game plays the same hands in more time.
"""

import os
import shutil
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

NEEDED = ["mypy>=2.4", "setuptools>=65"]
"""The packages that compiling takes, beside a C compiler."""

_PACKAGES = ("rules", "rules/guests", "bots", "bots/guests", "coaching", "coaching/guests")
_LEFT = {
    "__init__.py",  # they only hand on names
    *("checked_rules.py", "cut.py", "deck_seal.py", "fault.py", "guest_setup.py", "guest_tables.py"),  # seldom asked
    "setup.py",  # likewise
    *("guest_knobs.py", "knob_kinds.py", "knobs.py", "presets.py"),  # read from annotations, which compiled ones lack
    *("game_knobs.py", "ruleset.py"),  # inherit from the knobs
    *("advice.py", "facts.py", "guest_facts.py", "judging.py", "missed_chances.py"),  # words on what was found
    *("reason_kinds.py", "reasons.py", "rummy_reasons.py", "suit_reasons.py", "tonk_reasons.py"),  # likewise
    *("coached_games.py", "guest_tries.py", "tonk_tries.py", "world_tries.py"),  # tables and seams, asked once a world
    *(
        "guest_weights.py",
        "play_style.py",
        "tuned_weights.py",
        "weights.py",
    ),  # their whole numbers would be written as fractions
}
"""The files that stay as they are."""


def is_asked_for() -> bool:
    """Return whether the environment asks for a compiled wheel."""
    return os.environ.get("TONK_COMPILED") == "1"


def compile_into(folder: Path, root: Path) -> dict[str, str]:
    """Compile the modules in an empty folder.

    Args:
        folder: The folder.
        root: The project.

    Returns:
        Each file that was made, with its place in the wheel.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(root / "tonk", folder / "tonk", ignore=_all_but_python)
    chosen = [path for name in _PACKAGES for path in sorted((folder / "tonk" / name).glob("*.py"))]
    paths = [path.relative_to(folder).as_posix() for path in chosen if path.name not in _LEFT]
    with chdir(folder):
        options = ["--config-file=", "--always-true=COMPILED", "--no-incremental"]
        modules = mypycify([*options, *paths], group_name="tonk.native", debug_level="0")
        build: Any = Distribution({"name": "tonk", "ext_modules": modules}).get_command_obj("build_ext")
        build.inplace = True
        build.ensure_finalized()
        build.run()
    suffix = ".pyd" if sys.platform == "win32" else ".so"
    return {str(path): path.relative_to(folder).as_posix() for path in (folder / "tonk").rglob(f"*{suffix}")}


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]
