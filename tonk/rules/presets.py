"""The rule sets that come with the game, one file each under ``assets/rules``."""

import json
from collections.abc import Mapping
from functools import cache

from tonk.resources import assets_root
from tonk.rules.checked_rules import ruleset_from
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.knobs import DECLARED
from tonk.rules.ruleset import RuleSet

FORMAT = "tonk-rules/1"

DEFAULT = "jazz-club"
"""The common game."""


class PresetFaulty(RulesRefused):
    """A preset's file can't be used; installing the game again may help."""


_NAME = "Jazz Club"
_SOURCE = "The common game, as musicians are said to have played it in the jazz clubs of the 1930s and 1940s."

_IDS = ("jazz-club", "pagat", "speno-1992", "black-company", "descente", "terminus-frore", "twists")

GUEST_IDS = ("gin", "knock-rummy", "thirty-one")
"""The ids of the rule sets of other games."""


@cache
def guest_ids() -> tuple[str, ...]:
    """Return the ids of the guest games whose files can be read."""
    return tuple(one for one in GUEST_IDS if one not in faulty_presets())


@cache
def preset_ids() -> tuple[str, ...]:
    """Return the ids of the rule sets of Tonk whose files can be read, the default first."""
    return tuple(one for one in _IDS if one == DEFAULT or one not in faulty_presets())


@cache
def faulty_presets() -> Mapping[str, PresetFaulty]:
    """Return why presets can't be used, by id."""
    faulty = {}
    for rules_id in (*_IDS, *GUEST_IDS):
        try:
            _read(rules_id)
        except PresetFaulty as found:
            faulty[rules_id] = found
    return faulty


@cache
def load_preset(rules_id: str) -> RuleSet:
    """Return the preset with this id; the default is built in, in case its file can't be read.

    Raises:
        RulesRefused: There is no such preset.
        PresetFaulty: Its file can't be used.
    """
    if rules_id not in (*_IDS, *GUEST_IDS):
        raise RulesRefused("there is no rule set called {id}", id=repr(rules_id[:40]))
    try:
        return _read(rules_id)
    except PresetFaulty:
        if rules_id == DEFAULT:
            return common_game()
        raise


def usual_rules_of(game: object) -> str:
    """Return the id of a game's usual rule set; Tonk's for an unknown game."""
    return next((one for one in guest_ids() if load_preset(one).game == game), DEFAULT)


def common_game() -> RuleSet:
    """Return the default preset from the knobs' own defaults."""
    defaults = {name: knob.default for name, knob in DECLARED.items()}
    return ruleset_from(DEFAULT, {**defaults, "name": _NAME, "source": _SOURCE})


def _read(rules_id: str) -> RuleSet:
    try:
        knobs = json.loads(assets_root().joinpath("rules", f"{rules_id}.json").read_text(encoding="utf-8"))
        if isinstance(knobs, dict) and knobs.pop("format", None) == FORMAT:
            return ruleset_from(rules_id, knobs)
    except (OSError, ValueError, RecursionError, RulesRefused):
        pass
    raise PresetFaulty("the file of the rule set {id} is missing or damaged", id=rules_id)
