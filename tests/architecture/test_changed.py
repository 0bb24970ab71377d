"""The tests chosen for a change are those that it can affect, the nearest first."""

from pathlib import Path

import pytest

from tests.changed import READERS, choose, distances, importers, known_costs, note_costs

from .sources import ROOT

FILES = {
    "tonk/__init__.py": "",
    "tonk/rules/__init__.py": "from tonk.rules.cards import Card\nfrom .melds import Meld",
    "tonk/rules/cards.py": "",
    "tonk/rules/melds.py": "from .cards import Card",
    "tonk/words/__init__.py": "",
    "tonk/words/log.py": "def line():\n    from tonk.rules import Card",
    "tests/rules/test_cards.py": "from tonk.rules import Card",
    "tests/rules/test_melds.py": "from tonk.rules import Meld",
    "tests/rules/test_both.py": "import tonk.rules",
    "tests/words/test_log.py": "from tonk.words.log import line",
    "tests/words/test_far.py": "from tests.words.test_log import line",
    "tests/test_nothing.py": "",
}
"""A small project: two modules of the rules, one of the words, and their tests."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The root of that project."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def chosen(project: Path, *files: str, **costs: float) -> list[str]:
    """Return the tests chosen for a change of these files, in order."""
    by_module = {f"tests.{name.replace('__', '.')}": cost for name, cost in costs.items()}
    return [module.removeprefix("tests.") for module in choose(files, project, by_module).modules]


@pytest.mark.parametrize(
    ("file", "modules"),
    [
        ("tonk/rules/melds.py", ["rules.test_melds", "rules.test_both"]),
        (
            "tonk/rules/cards.py",
            ["rules.test_cards", "rules.test_both", "rules.test_melds", "words.test_log", "words.test_far"],
        ),
        ("tonk/words/log.py", ["words.test_log", "words.test_far"]),
        ("tests/words/test_log.py", ["words.test_log", "words.test_far"]),
        ("tests/test_nothing.py", ["test_nothing"]),
        ("tonk/rules/gone.py", []),
    ],
)
def test_a_change_is_followed_along_the_imports(project: Path, file: str, modules: list[str]) -> None:
    """A name taken from a package leads to the module that defines it; near tests come before far ones."""
    assert chosen(project, file) == modules


def test_the_users_of_a_removed_module_are_tested(project: Path) -> None:
    """A module that still imports it is affected most."""
    (project / "tonk/words/log.py").unlink()
    assert chosen(project, "tonk/words/log.py") == ["words.test_log", "words.test_far"]


def test_the_cost_of_a_change_is_limited(project: Path) -> None:
    """Tests that take too long are left out and counted, except for one that was changed itself."""
    assert chosen(project, "tonk/words/log.py", words__test_log=99.0) == ["words.test_far"]
    assert chosen(project, "tests/words/test_log.py", words__test_log=99.0) == ["words.test_log"]
    assert choose(["tonk/words/log.py"], project, {"tests.words.test_log": 99.0}).left_out == 1


def test_other_files_have_readers() -> None:
    """The module that reads a file stands for it; every path and module named there exists."""
    for path, modules in READERS.items():
        assert ROOT.joinpath(path).exists(), path
        for module in modules:
            assert ROOT.joinpath(*module.split(".")).with_suffix(".py").is_file(), module
    assert choose(["README.md"], ROOT, {}).modules == ("tests.architecture.test_project",)
    assert "tests.rules.test_any_rules" in choose(["assets/rules/pagat.json"], ROOT, {}).modules


def test_changed_modules_are_the_nearest(project: Path) -> None:
    """Distances count imports, from 0."""
    found = distances(["tonk.rules.cards"], importers(project))
    assert (found["tonk.rules.cards"], found["tonk.rules.melds"], found["tests.rules.test_cards"]) == (0, 1, 1)
    assert (found["tests.rules.test_melds"], found["tests.words.test_far"]) == (2, 3)


def test_the_cost_of_tests_is_remembered(tmp_path: Path) -> None:
    """Each run adds to the known costs; an unreadable file means no known costs."""
    path = tmp_path / "cache" / "costs.json"
    assert known_costs(path) == {}
    note_costs({"tests.a": 1.234, "tests.b": 2.0}, path)
    note_costs({"tests.b": 3.0}, path)
    assert known_costs(path) == {"tests.a": 1.23, "tests.b": 3.0}
    path.write_text("[")
    assert known_costs(path) == {}
