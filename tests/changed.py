"""Choose the tests that a change can affect, by following imports: for ``python -m tests.check --changed``.

A change is everything in which the working tree differs from the commit where its branch left ``main`` (on ``main``
itself: from the last commit), including new files. A test module can be affected if a chain of imports leads from it
to a changed module; a name imported from a package is followed to the module that defines it. For other files than
Python's, `READERS` says which module reads them.

Nearly everything depends on the rules, so a change there can affect most tests. Tests of the same part of the project
then run first, shorter chains before longer ones, for as many CPU-seconds as `SECONDS` allows. Only the full gate
decides.
"""

import json
import subprocess
from collections import defaultdict, deque
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.architecture.sources import ROOT, imports_of, module_of, python_files

READERS = {
    "assets/cards/": ("tonk.ui.drawing.card_art",),
    "assets/locale/": ("tonk.words.catalogues", "tests.catalogues.files"),
    "assets/places/": ("tonk.ui.drawing.places.sheet",),
    "assets/portraits/": ("tonk.ui.drawing.portraits",),
    "assets/rules/": ("tonk.rules.presets",),
    "assets/sounds/": ("tonk.ui.shell.sounds",),
    "assets/weights/": ("tonk.bots.tuned_weights",),
    "tests/coaching/": ("tests.coaching.test_reach",),
    "tests/frozen/": ("tests.frozen.test_frozen",),
    "tests/goldens/": ("tests.goldens.test_goldens",),
    "tests/pictures/goldens/": ("tests.pictures.test_pictures",),
    "tests/strength.jsonl": ("tests.ladder.test_strength",),
    "": ("tests.architecture.test_project",),
}
"""The modules that read the files under a path; the longest matching path counts."""

CORE = ("tests.goldens.test_goldens", "tests.architecture.test_project")
"""Tests that run after any change of the game: whole recorded hands, and facts about the project."""

SECONDS = {"tonk.rules": 7.0, "tonk.bots": 7.0}
"""The CPU-seconds that the tests of a change may take together, by the part that changed; elsewhere `_SECONDS`."""
_SECONDS = 1.5
_UNKNOWN = 0.7
"""The assumed CPU-seconds of a test file that has never run here."""

COSTS = ROOT / ".pytest_cache" / "costs.json"
"""The file in which each run of the tests notes the CPU-seconds of every test file."""


class Choice(NamedTuple):
    """The test modules to run, the nearest first, and the number of others that a change can affect."""

    modules: tuple[str, ...]
    left_out: int


def changed_files(root: Path = ROOT) -> list[str]:
    """Return the files in which the working tree differs from the commit where its branch left ``main``.

    Raises:
        OSError: Git isn't installed.
        subprocess.CalledProcessError: This isn't a repository.
    """

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
        return done.stdout

    try:
        base = git("merge-base", "HEAD", "main").strip()
    except subprocess.CalledProcessError:
        base = "HEAD"
    names = git("diff", "--name-only", "--no-renames", base) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(names.splitlines()))


@cache
def importers(root: Path = ROOT) -> dict[str, set[str]]:
    """Map each module of the project to the modules that import it, without counting the packages around it."""
    paths = {module_of(path, root): path for path in python_files(root)}
    taken = {module: {(one.module, one.name) for one in imports_of(path, root)} for module, path in paths.items()}
    packages = {module for module, path in paths.items() if path.name == "__init__.py"}
    has_from = {
        package: {name: module for module, name in taken[package] if name and module != package} for package in packages
    }
    found: dict[str, set[str]] = defaultdict(set)
    for module, names in taken.items():
        for source, name in names:
            while source in packages and name in has_from[source]:
                source = has_from[source][name]
            found[source].add(module)
    return found


def distances(changed: Iterable[str], known_by: Mapping[str, set[str]]) -> dict[str, int]:
    """Return the number of imports from each module to the nearest changed one; 0 for the changed ones."""
    found = dict.fromkeys(changed, 0)
    waiting = deque(found)
    while waiting:
        module = waiting.popleft()
        for other in known_by.get(module, ()):
            if other not in found:
                found[other] = found[module] + 1
                waiting.append(other)
    return found


def choose(files: Iterable[str], root: Path = ROOT, costs: Mapping[str, float] | None = None) -> Choice:
    """Return the tests to run for a change of these files.

    Args:
        files: Their paths below the root, as given by git.
        root: The root of the project.
        costs: The seconds of each test module; None for those of the last runs here.
    """
    costs = known_costs() if costs is None else costs
    changed = {module for file in files for module in _modules_of(file)}
    if not changed:
        return Choice((), 0)
    reached = distances(changed, importers(root))
    tests = {module: far for module, far in reached.items() if _is_test(module, root)}
    parts = {_part(module) for module in changed}
    seconds = max((SECONDS.get(".".join(module.split(".")[:2]), _SECONDS) for module in changed), default=_SECONDS)

    def order(module: str) -> tuple[bool, bool, int, float, str]:
        cost = costs.get(module, _UNKNOWN)
        return module not in changed, _part(module) not in parts, tests[module], cost, module

    chosen: list[str] = []
    for module in sorted(tests, key=order):
        cost = costs.get(module, _UNKNOWN)
        if module in changed or cost <= seconds:
            chosen.append(module)
            seconds -= cost
    if any(module.startswith("tonk") for module in changed):
        chosen += [module for module in CORE if module not in chosen and _is_test(module, root)]
    return Choice(tuple(chosen), len(tests.keys() - set(chosen)))


def known_costs(path: Path = COSTS) -> dict[str, float]:
    """Return the seconds that each test module took in its last run here."""
    try:
        costs: dict[str, float] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return costs


def note_costs(seconds: Mapping[str, float], path: Path = COSTS) -> None:
    """Save the seconds that test modules took, keeping those of others."""
    path.parent.mkdir(exist_ok=True)
    rounded = {module: round(cost, 2) for module, cost in sorted({**known_costs(path), **seconds}.items())}
    path.write_text(json.dumps(rounded, indent=0), encoding="utf-8")


def _modules_of(file: str) -> tuple[str, ...]:
    if file.endswith(".py"):
        return (module_of(Path(file), Path()),)
    return READERS[max((path for path in READERS if file.startswith(path)), key=len)]


def _part(module: str) -> tuple[str, ...]:
    """Return the part that a module and its tests share: ``tonk.ui.table.board`` and ``tests.ui.table.test_drag``."""
    return tuple(module.split(".")[1:2])


def _is_test(module: str, root: Path) -> bool:
    path = root.joinpath(*module.split(".")).with_suffix(".py")
    return path.name.startswith("test_") and path.is_file()
