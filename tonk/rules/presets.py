"""The rule sets that come with the game, one file each under ``assets/rules``."""

import json
from functools import cache

from tonk.resources import assets_root
from tonk.rules.checked_rules import ruleset_from
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.ruleset import RuleSet

FORMAT = "tonk-rules/1"

DEFAULT = "jazz-club"
"""The common game."""

_IDS = ("jazz-club", "pagat", "speno-1992", "black-company", "descente", "terminus-frore", "twists")


def preset_ids() -> tuple[str, ...]:
    """The ids of the rule sets that are offered at tables, the default first."""
    return _IDS


@cache
def load_preset(rules_id: str) -> RuleSet:
    """The preset with this id.

    Raises:
        RulesRefused: There is no such preset, or its file is damaged.
    """
    if rules_id not in _IDS:
        raise RulesRefused("there is no rule set called {id}", id=repr(rules_id[:40]))
    try:
        knobs = json.loads(assets_root().joinpath("rules", f"{rules_id}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise RulesRefused("the file of the rule set {id} can't be read", id=rules_id) from None
    if knobs.pop("format", None) != FORMAT:
        raise RulesRefused("the rule set {id} is of a format this version does not read", id=rules_id)
    return ruleset_from(rules_id, knobs)
