"""A rule set as a file that people keep, share and edit: one JSON object.

``{"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "name": ..., <other knobs>}, "tempers": {...}}``;
``rules`` is as in records; ``tempers`` holds the tuned weights of bots and may be missing. A preset's own file is read
as well, and so is the content of ``rules`` alone. Nothing in a file is trusted.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tonk.records.record import rules_from_json, rules_to_json
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import PresetFaulty, RuleSet, RulesRefused
from tonk.rules.checked_rules import ruleset_from
from tonk.rules.presets import FORMAT as PRESET_FORMAT
from tonk.rules.presets import usual_rules_of
from tonk.words import _
from tonk.words.refusals import fault_sentence

FORMAT = "tonk-house-rules/1"
LONGEST = 64 * 1024
"""The most letters a file of rules may have."""


class RuleFileRefused(ValueError):
    """A text that is not a playable rule set; the message is the end of a sentence that says why ("it is not ...")."""


class RuleFileOfAnother(RuleFileRefused):
    """A file for another Tonk: a newer one, or a complete installation."""


@dataclass(frozen=True)
class RuleFile:
    """The contents of a rule file."""

    rules: RuleSet
    weight_sets: Mapping[str, Any] = field(default_factory=dict)
    """Weights by number of players, unchecked: their users check them."""

    def to_json(self) -> dict[str, Any]:
        """The file as one JSON object."""
        body: dict[str, Any] = {"format": FORMAT, "rules": rules_to_json(self.rules)}
        return {**body, "tempers": dict(self.weight_sets)} if self.weight_sets else body


def rule_file(text: str) -> RuleFile:
    """The rule set in a text from a file or the clipboard.

    Raises:
        RuleFileRefused: There is none in it, or none that can be played.
    """
    if len(text) > LONGEST:
        raise RuleFileRefused(_("it is much too long for a rule set"))
    try:
        return rule_file_from_json(strict_json(text))
    except NotStrict as damage:
        raise RuleFileRefused(str(damage)) from None


def is_rule_file(text: str) -> bool:
    """Return whether a text is meant to be a rule set rather than a hand or anything else; it may still be damaged."""
    if len(text) > LONGEST:
        return False
    try:
        value = strict_json(text)
    except NotStrict:
        return False
    stated = value.get("format") if isinstance(value, dict) else None
    kinds = tuple(one.partition("/")[0] + "/" for one in (FORMAT, PRESET_FORMAT))
    return (isinstance(stated, str) and stated.startswith(kinds)) or (
        isinstance(value, dict) and stated is None and isinstance(value.get("base"), str)
    )


def rule_file_from_json(value: Any) -> RuleFile:
    """The rule set in a JSON value.

    Raises:
        RuleFileRefused: There is none in it, or none that can be played.
    """
    try:
        return _read(value)
    except PresetFaulty as faulty:
        raise RuleFileOfAnother(fault_sentence(faulty)) from None
    except RulesRefused as refused:
        raise RuleFileRefused(fault_sentence(refused)) from None


def _read(value: Any) -> RuleFile:
    if not isinstance(value, dict):
        raise RuleFileRefused(_("it is not a rule set"))
    stated = value.get("format")
    if stated == FORMAT:
        strangers = value.keys() - {"format", "rules", "tempers"}
        if strangers:
            raise RuleFileRefused(_("it holds {key}, which no rule set has").format(key=repr(min(strangers)[:40])))
        weight_sets = value.get("tempers", {})
        return RuleFile(rules_from_json(value.get("rules")), weight_sets if isinstance(weight_sets, dict) else {})
    if stated == PRESET_FORMAT:
        base = usual_rules_of(value.get("game"))
        return RuleFile(ruleset_from(base, {knob: v for knob, v in value.items() if knob != "format"}))
    if stated is None and "base" in value:
        return RuleFile(rules_from_json(value))
    if isinstance(stated, str) and stated.startswith(FORMAT.split("/", maxsplit=1)[0] + "/"):
        raise RuleFileOfAnother(_("it was written by a newer version of Tonk"))
    raise RuleFileRefused(_("the format must be {form}").format(form=FORMAT))
