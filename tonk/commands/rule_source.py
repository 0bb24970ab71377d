"""The rule set that a command line names: by its id, or by a file that holds one."""

from pathlib import Path

from tonk.records.rule_files import LONGEST, RuleFileRefused, rule_file
from tonk.rules import RuleSet, RulesRefused, faulty_presets, guest_ids, load_preset, preset_ids
from tonk.words import _
from tonk.words.phrases import either

_LONGEST_ID, _LONGEST_NAME = 30, 60
"""The most letters quoted of an unknown id, and of a file's name."""


def rules_named(name: str) -> RuleSet:
    """Return the preset with this id, or the rule set in this file, as exported house rules or as in records.

    Raises:
        RulesRefused: There is no such rule set, or it can't be played.
    """
    if name in (*preset_ids(), *guest_ids()) or name in faulty_presets():
        return load_preset(name)
    file = Path(name)
    if not _is_file(file):
        raise RulesRefused(
            "there is no rule set or file called {name}; choose from {ids}",
            name=ascii(name[:_LONGEST_ID]),
            ids=either((*preset_ids(), *guest_ids())),
        )
    try:
        if file.stat().st_size > 4 * LONGEST:
            why = _("it is too large")
        else:
            return rule_file(file.read_text(encoding="utf-8-sig")).rules
    except RuleFileRefused as refused:
        why = str(refused)
    except (OSError, ValueError):
        why = _("it can't be read")
    raise RulesRefused("{file} can't be used as a rule set: {why}", file=_printable(file.name), why=why)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is longer than any file's
        return False


def _printable(name: str) -> str:
    short = name[:_LONGEST_NAME]
    return short if short.isprintable() else ascii(short)
