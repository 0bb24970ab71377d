"""The rules of each game in words: its character, its summary, and its leaflet."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tonk.rules.cards import SpecialKind
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.ruleset import RuleSet
from tonk.words import _, language
from tonk.words.cards import SCREEN, CardNames
from tonk.words.phrases import paragraph
from tonk.words.rules.guest_rules import guest_character, guest_summary, guest_text
from tonk.words.rules.leaflet import Section, players_text, tonk_leaflet
from tonk.words.rules.rule_sets import rules_name, tonk_character
from tonk.words.rules.summary import tonk_summary

__all__ = ("RULES_IN_WORDS", "RulesInWords", "Section", "character", "rules_text", "summary")


class RulesInWords(NamedTuple):
    """The rules of a game in words.

    Attributes:
        character: Says in a line what kind of game it is; empty for house rules of Tonk.
        summary: Says in three lines how it plays; takes the special cards if they are in every hand.
        leaflet: Says everything; the first section is titled with the name of the rules.
    """

    character: Callable[[RuleSet], str]
    summary: Callable[[RuleSet, Sequence[SpecialKind] | None], list[str]]
    leaflet: Callable[[RuleSet, CardNames], list[Section]]


def _guest_leaflet(rules: RuleSet, _style: CardNames) -> list[Section]:
    return [
        Section(rules_name(rules.name), (paragraph(guest_character(rules), players_text(rules)),)),
        *[Section(title, text) for title, text in guest_text(rules)],
        Section(_("Where these rules come from"), (language.one(rules.source),)),
    ]


_GUEST: Final = RulesInWords(guest_character, lambda rules, _always: guest_summary(rules), _guest_leaflet)

RULES_IN_WORDS: Final[Mapping[GameName, RulesInWords]] = {
    "tonk": RulesInWords(tonk_character, tonk_summary, tonk_leaflet),
    "gin": _GUEST,
    "knock-rummy": _GUEST,
    "thirty-one": _GUEST,
}
"""The rules of every game, by its name."""


def character(rules: RuleSet) -> str:
    """Say in a line what kind of game a rule set makes; empty for house rules of Tonk."""
    return RULES_IN_WORDS[rules.game].character(rules)


def summary(rules: RuleSet, always: Sequence[SpecialKind] | None = None) -> list[str]:
    """Say in three lines how a rule set plays, for somebody who has never played it.

    Args:
        rules: The rule set.
        always: The twists of every hand, if the dealer doesn't choose them.
    """
    return RULES_IN_WORDS[rules.game].summary(rules, always)


def rules_text(rules: RuleSet, style: CardNames = SCREEN) -> list[Section]:
    """Return the whole rules of a rule set. The first section has its name; cards are written in the given style."""
    return RULES_IN_WORDS[rules.game].leaflet(rules, style)
