"""By its syntax, the coach can reach only a view, like the bots."""

from pathlib import Path

import pytest

import tonk.coaching
from tests.bots.reach import trespasses

HERE = Path(tonk.coaching.__file__).parent
MODULES = sorted([*HERE.glob("*.py"), *HERE.glob("guests/*.py")])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_the_coach_can_not_reach_a_position(path: Path) -> None:
    """The coach imports bots, views, actions and cards; it gets positions only by imagining a view."""
    assert list(trespasses(path.read_text(encoding="utf-8"))) == []


def test_every_module_of_the_coach_was_read() -> None:
    """The test above covers every module."""
    assert {"__init__.py", "advice.py", "coach.py", "guest_facts.py", "trials.py"} <= {path.name for path in MODULES}


@pytest.mark.parametrize(
    "source",
    [
        "from tonk.rules import Position",
        "from tonk.coaching.coach import Coach\nimagine_any(record.replay().view(0))",
        "from tonk.records import Record",
        "from tonk.thinking import Thinker",
    ],
)
def test_ways_around_the_imports_are_found(source: str) -> None:
    """Each of these tricks would be found in the coach."""
    assert list(trespasses(source)) != []
