"""Each game is described in tables, and no other code asks which one is played."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.architecture.sources import ROOT
from tonk.coaching.coached_games import COACHED_GAMES
from tonk.rules.games import GAMES
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.presets import GUEST_IDS, load_preset
from tonk.rules.traits import TRAITS
from tonk.words.rules.games import RULES_IN_WORDS

_ASKED = re.compile(r"""\brules\.guest\b|\.game [!=]= "|match [a-z_.]*\.game\b""")
_TABLES = {
    "tonk/bots/guests",  # a policy for each guest
    "tonk/coaching/guests",  # facts that depend on each guest's knobs
    "tonk/words/rules/guest_rules.py",  # sentences that depend on each guest's knobs
}


@pytest.mark.parametrize("table", [GAMES, TRAITS, RULES_IN_WORDS, COACHED_GAMES])
def test_every_table_has_every_game(table: dict[GameName, object]) -> None:
    """Every table with something for each game has all games."""
    assert set(table) == set(get_args(GameName))


def test_every_guest_has_a_rule_set() -> None:
    """Each guest has a preset that plays it in the usual way."""
    assert {load_preset(rules_id).game for rules_id in GUEST_IDS} == set(get_args(GameName)) - {"tonk"}


def test_nobody_above_the_rules_asks_for_the_game() -> None:
    """All other code asks the rule set for a trait or a knob, or a table for something of the game."""
    asking = [
        f"{path}:{number}"
        for path in _above_the_rules()
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        if _ASKED.search(line)
    ]
    assert asking == []


def _above_the_rules() -> list[Path]:
    paths = [path.relative_to(ROOT) for path in sorted((ROOT / "tonk").rglob("*.py"))]
    own = ("tonk/rules", *_TABLES)
    return [path for path in paths if not path.as_posix().startswith(own)]
