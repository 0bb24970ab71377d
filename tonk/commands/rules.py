"""``rules``: the list of rule sets, or the rules of one as text (RECORD.md §3)."""

import sys
import textwrap

from tonk.commands.rule_source import rules_named
from tonk.exit_status import ALL_WELL, complain, refuse
from tonk.rules import RuleSet, RulesRefused, faulty_presets, guest_ids, load_preset, preset_ids
from tonk.words import language
from tonk.words.cards import NOTATION, SCREEN, CardNames
from tonk.words.refusals import fault_sentence
from tonk.words.rules.games import rules_text

WIDTH = 80


def run(rules_id: str | None) -> int:
    """Print the list of rule sets, or the rules of a preset or file, and return the exit status."""
    if rules_id is None:
        sys.stdout.write(_listing())
        for faulty in faulty_presets().values():
            complain(fault_sentence(faulty))
        return ALL_WELL
    try:
        rules = rules_named(rules_id)
    except RulesRefused as refused:
        return refuse(fault_sentence(refused))
    sys.stdout.write(_leaflet(rules, _style()))
    return ALL_WELL


def _listing() -> str:
    offered = (*preset_ids(), *guest_ids())
    widest = max(len(rules_id) for rules_id in offered)
    lines = [f"{rules_id:{widest}}  {language.one(load_preset(rules_id).name)}" for rules_id in offered]
    return "\n".join(lines) + "\n"


def _leaflet(rules: RuleSet, style: CardNames) -> str:
    """The rules, wrapped, each section's title underlined."""
    parts = []
    for title, paragraphs in rules_text(rules, style):
        parts.append(f"{title}\n{'-' * len(title)}")
        parts += [textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False) for text in paragraphs]
    return "\n\n".join(parts) + "\n"


def _style() -> CardNames:
    """Suits as signs where standard output can show them, as letters where not."""
    try:
        "".join(SCREEN.suits).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return NOTATION
    return SCREEN
