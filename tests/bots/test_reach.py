"""By their syntax, bots can reach only a view."""

from pathlib import Path

import pytest

import tonk.bots
from tests.bots.reach import trespasses

MODULES = sorted(Path(tonk.bots.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_bot_can_reach_a_position(path: Path) -> None:
    """Bots import views, actions, cards, spreads and rule sets; they get positions only by imagining a view."""
    assert list(trespasses(path.read_text(encoding="utf-8"))) == []


def test_every_module_of_the_bots_was_read() -> None:
    """The test above covers every module."""
    assert {"__init__.py", "policy.py", "search.py", "worlds.py"} <= {path.name for path in MODULES}


@pytest.mark.parametrize(
    "source",
    [
        "import sys",
        "import gc",
        "import tonk.rules.position",
        "import tonk.rules as rules",
        "from tonk import rules",
        "from tonk.rules import Position",
        "from tonk.rules import Position as World",
        "from tonk.rules import position",
        "from tonk.rules import shuffle",
        "from tonk.rules import *",
        "from tonk.rules.position import Position",
        "from tonk.rules.setup import set_up",
        "from tonk.rules.imagining import Position",
        "from tonk.rules.view import view_of\nview_of(position, 0)",
        "from tonk.session.match.match import Match",
        "from tonk.thinking import Thinker",
        "from tonk.resources import Path",
        "from . import sibling",
        "from importlib import import_module",
        "__import__('tonk.rules.position')",
        "eval('1')",
        "World(rules, hands, stock, 0, 0)",
        "World.deal(rules, 2, 0, deck)",
        "imagine(other, hands, stock)",
        "imagine_any(table.view)",
        "type(world).__subclasses__()",
        "open('/proc/self/mem')",
        "if action is DRAW: pass",
        "x = view.legal[0] is not usual",
    ],
)
def test_ways_around_the_imports_are_found(source: str) -> None:
    """Each of these tricks would be found in a bot."""
    assert list(trespasses(source)) != []
