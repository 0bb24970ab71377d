"""Which temper a level plays by: fixed ones for the lower levels, and those found by self-play for ``sharp``.

The tuned tempers are files in ``assets/tempers``, one for each rule set, with a temper for each number of players
(``python main.py tune`` makes them). A rule set that somebody made takes those of the preset that it is most like.
"""

import json
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

from tonk.bots.temper import START, TEMPERS, Temper
from tonk.resources import assets_root
from tonk.rules import RuleSet, load_preset, preset_ids

FORMAT = "tonk-tempers/1"
THUMB_LEVELS = (*TEMPERS, "sharp")
"""The levels that play by rules of thumb, the weakest first."""
_WORDS = ("name", "source")


@lru_cache(maxsize=64)
def temper_of(level: str, rules: RuleSet, seats: int) -> Temper:
    """The temper of a level at a table of so many seats."""
    return TEMPERS[level] if level in TEMPERS else _tuned(_nearest(rules)).get(seats, START)


@cache
def _tuned(rules_id: str) -> dict[int, Temper]:
    """The tuned tempers of a preset, by number of players; none where its file can't be used."""
    try:
        told = json.loads(assets_root().joinpath("tempers", f"{rules_id}.json").read_text(encoding="utf-8"))
        return {int(seats): temper_from_json(temper) for seats, temper in told["tempers"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _nearest(rules: RuleSet) -> str:
    """The preset that differs from a rule set in the fewest knobs; of several the one it starts from."""
    ours = rules.to_json()

    def differences(rules_id: str) -> tuple[int, bool]:
        theirs = load_preset(rules_id).to_json()
        return sum(ours[knob] != theirs[knob] for knob in ours if knob not in _WORDS), rules_id != rules.id

    return min(preset_ids(), key=differences)


def temper_to_json(temper: Temper) -> dict[str, Any]:
    """A temper as a plain JSON object."""
    return {field.name: getattr(temper, field.name) for field in fields(Temper)}


def temper_from_json(told: dict[str, Any]) -> Temper:
    """The temper that was written.

    Raises:
        KeyError: A number is missing.
        TypeError: This is no temper.
    """
    values = {field.name: told[field.name] for field in fields(Temper)}
    return Temper(**{**values, "nerve": tuple(values["nerve"])})
