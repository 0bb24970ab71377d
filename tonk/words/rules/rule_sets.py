"""The presets: the character of each in a line, and a short name for small places."""

from functools import cache

from tonk.rules.presets import guest_ids, load_preset, preset_ids
from tonk.rules.ruleset import RuleSet
from tonk.words import _, language, pgettext
from tonk.words.phrases import decimal

START_HERE = "jazz-club"
"""The rule set for beginners: nobody ever has to wait, and spreads may be laid at any time."""


def is_preset(rules: RuleSet) -> bool:
    """Return whether these rules are a preset, and not house rules made from it."""
    return rules.id in (*preset_ids(), *guest_ids()) and rules == load_preset(rules.id)


@cache
def _preset_names() -> frozenset[str]:
    return frozenset(load_preset(rules_id).name for rules_id in (*preset_ids(), *guest_ids()))


def rules_name(name: str) -> str:
    """Return the name of rules for a page: translated or, for house rules, as their maker wrote it."""
    return language.one(name) if name in _preset_names() else name


def tonk_character(rules: RuleSet) -> str:
    """Say in a line what kind of Tonk a rule set is, and how long its hands are; empty for house rules.

    The turns are the median of 400 hands by four casual bots (``main.py simulate``).
    """
    if not is_preset(rules):
        return ""
    return {
        "jazz-club": _("Open and easy: nearly every card finds a place. About 5 turns each."),
        "pagat": _("Classic and patient: keep a spread back for one big finish. About 5 turns each."),
        "speno-1992": _("Quick and bold: drop early, before someone else does. About 5 turns each."),
        "black-company": _("Quick and cut-throat: think twice before you drop. About 5 turns each."),
        "descente": _("Cut-throat for all: one bad drop costs the whole table. About 5 turns each."),
        "terminus-frore": _("Slow and tactical: when you lay matters as much as what. About 8 turns each."),
        "twists": _("A long game for points that special cards turn around. About 4 or 5 turns each."),
    }[rules.id]


_ROUNDS = {
    "jazz-club": (3.2, 3.4),
    "pagat": (3.0, 3.2),
    "speno-1992": (2.6, 2.8),
    "black-company": (2.9, 3.1),
    "descente": (3.0, 3.3),
    "terminus-frore": (5.1, 5.4),
}
"""The average number of rounds in a hand of four sharp players, now and with no drops in the first round.

Measured over 300 hands each (``python -m tests.habits --level sharp --players 4 --hands 300``, and the same with
``--first-drop 2``): somebody had no turn in 12 to 15 of 100 hands, and in 1 of 100 without such drops.
"""


def later_drops(rules: RuleSet) -> str:
    """Say in a sentence what no drops in the first round would change; empty for sets without a measurement."""
    if not is_preset(rules) or rules.id not in _ROUNDS:
        return ""
    now, later = _ROUNDS[rules.id]
    # Translators: {now} and {later} are numbers of turns, as in “3.2”.
    sentence = _("With later drops, everyone gets about {later} turns here instead of {now}.")
    return sentence.format(now=decimal(now), later=decimal(later))


def later_drops_name(rules: RuleSet) -> str:
    """Return the name of a rule set with no drops in the first round."""
    # Translators: {rules} is a rule set, as in “Jazz Club”; the end is cut off if it doesn't fit.
    return _("{rules}, later drops").format(rules=rules_name(rules.name))


def start_here() -> str:
    """Return the mark of the rule set for beginners."""
    return _("Start here")


def short_name(rules: RuleSet) -> str:
    """Return the name of a rule set for a tile, shortened to the part that tells it apart."""
    if is_preset(rules):
        # Translators: these names are on small tiles; keep the part that tells each from the others.
        short = {"speno-1992": _("Company 1992"), "twists": pgettext("short name of rules", "Twists")}
        if rules.id in short:
            return short[rules.id]
    return rules_name(rules.name)
