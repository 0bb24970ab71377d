"""House rules that are kept, and their names."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet, guest_ids, load_preset, preset_ids
from tonk.rules.ruleset import played_differences
from tonk.words import language


@dataclass(frozen=True)
class OwnRules:
    """A rule set that is kept.

    Attributes:
        key: A unique key, independent of its name; "" before it is kept.
        rules: The rule set.
        weight_sets: The bots' tuned weights, by number of players.
    """

    key: str
    rules: RuleSet
    weight_sets: Mapping[int, PolicyWeights] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """Its name."""
        return self.rules.name

    @property
    def base(self) -> RuleSet:
        """The preset that it was made from."""
        return load_preset(self.rules.id)


class NoRoom(Exception):
    """No room for another rule set; the message is a sentence."""


def all_rules(own: Iterable[OwnRules]) -> list[RuleSet]:
    """Return Tonk's presets, then the player's own rule sets of Tonk."""
    return [*map(load_preset, preset_ids()), *(one.rules for one in own if one.rules.is_tonk)]


def guest_rules(own: Iterable[OwnRules]) -> list[RuleSet]:
    """Return the presets of guest games, then the player's own rule sets of those."""
    return [*map(load_preset, guest_ids()), *(one.rules for one in own if not one.rules.is_tonk)]


def rules_listed_with(rules: RuleSet, own: Iterable[OwnRules]) -> list[RuleSet]:
    """Return the rule sets to list with this one: Tonk's, or those of guest games."""
    return all_rules(own) if rules.is_tonk else guest_rules(own)


def plays_as(one: RuleSet, other: RuleSet) -> bool:
    """Return whether hands are played the same by both, apart from the points to win."""
    return one.id == other.id and not played_differences(one, other).keys() - {"target"}


def as_kept(rules: RuleSet, kept: Iterable[RuleSet]) -> RuleSet | None:
    """Return the kept form of house rules: those with the same name, or else renamed ones that play the same.

    It is None if they are not kept, and for a preset, whatever its target.
    """
    if rules.name == load_preset(rules.id).name:
        return None
    alike = [one for one in kept if one.id == rules.id and (one.name == rules.name or plays_as(one, rules))]
    return min(alike, key=lambda one: one.name != rules.name, default=None)


def fresh_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if one of these or a preset has it."""
    known = names_taken(taken)
    return copied_name(name, sorted(known)) if name.casefold() in known else name


def names_taken(others: Collection[str] = ()) -> set[str]:
    """Return the names that no other rule set may have, folded for comparison."""
    presets = [load_preset(preset).name for preset in (*preset_ids(), *guest_ids())]
    return {name.casefold() for name in (*presets, *(language.one(one) for one in presets), *others)}


def copied_name(name: str, taken: Sequence[str]) -> str:
    """Return an unused name for a copy: ``Friday 2``."""
    stem = re.sub(r" \d+$", "", name)[:54].rstrip()
    number = 2
    while f"{stem} {number}".casefold() in {one.casefold() for one in taken}:
        number += 1
    return f"{stem} {number}"
