"""House rules: a rule set being made from a preset, knob by knob, and one that is kept."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet, RulesRefused, load_preset, preset_ids
from tonk.rules.checked_rules import changed
from tonk.words import language
from tonk.words.rules.house_rules import NOT_PLAYED, copied_name, from_base, played_differences


@dataclass(frozen=True)
class OwnRules:
    """A rule set that is kept.

    Attributes:
        key: A key that no other has, whatever it is called; "" before it is kept.
        rules: The rule set.
        weight_sets: How bots were tuned for it, by number of players.
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
    """No other rule set can be kept; it says so in a sentence."""


def all_rules(own: Iterable[OwnRules]) -> list[RuleSet]:
    """Every rule set that comes with the game, then the player's own."""
    return [*map(load_preset, preset_ids()), *(one.rules for one in own)]


def plays_as(one: RuleSet, other: RuleSet) -> bool:
    """Return whether hands are played the same by both; points to win are another matter."""
    return one.id == other.id and not played_differences(one, other).keys() - {"target"}


def as_kept(rules: RuleSet, kept: Iterable[RuleSet]) -> RuleSet | None:
    """The kept form of house rules: those of the same name, or else renamed ones that are played alike.

    None where nothing of theirs is kept, and for a preset, to however many points it is played.
    """
    if rules.name == load_preset(rules.id).name:
        return None
    alike = [one for one in kept if one.id == rules.id and (one.name == rules.name or plays_as(one, rules))]
    return min(alike, key=lambda one: one.name != rules.name, default=None)


def fresh_name(name: str, taken: Collection[str]) -> str:
    """The name, or with a number behind it if one of these or a preset has it."""
    known = names_taken(taken)
    return copied_name(name, sorted(known)) if name.casefold() in known else name


def names_taken(others: Collection[str] = ()) -> set[str]:
    """The names that no other rule set may have, as they compare: those of the presets and these."""
    presets = [load_preset(preset).name for preset in preset_ids()]
    return {name.casefold() for name in (*presets, *(language.one(one) for one in presets), *others)}


def begun_from(base: RuleSet, taken: Collection[str]) -> RuleSet:
    """Return a house rule set that plays as this preset does, to be changed."""
    return changed(base, {"name": fresh_name(language.one(base.name), taken), "source": from_base(base)})


class RuleDraft:
    """A rule set being made. A change that can't be is refused, and what was there before stays.

    Args:
        rules: As it is at first.
        taken: The names that other rule sets have.

    Attributes:
        rules: As it is now.
        base: The preset that it is made from.
    """

    def __init__(self, rules: RuleSet, taken: Collection[str] = ()) -> None:
        self.rules = rules
        self.base = load_preset(rules.id)
        self._first = rules
        self._taken = names_taken(taken) - {rules.name.casefold()}
        self._before: list[RuleSet] = []
        self._last = ""

    @property
    def touched(self) -> bool:
        """Return whether it is another than at first."""
        return self.rules != self._first

    @property
    def undoable(self) -> bool:
        """Return whether there is a change to take back."""
        return bool(self._before)

    @property
    def played(self) -> Mapping[str, Any]:
        """The knobs in which it plays otherwise than its base, with their values."""
        return played_differences(self.base, self.rules)

    def set(self, knob: str, value: Any) -> RulesRefused | None:
        """Change a knob; why that can't be comes back, or None."""
        try:
            if knob == "name" and isinstance(value, str):
                value = " ".join(value.split())
                self._refuse_name(value)
            rules = changed(self.rules, {knob: value})
        except RulesRefused as refused:
            return refused
        if rules != self.rules:
            # What is typed letter by letter is taken back as a whole.
            same = knob in NOT_PLAYED and self._before and self._last == knob
            if not same:
                self._before.append(self.rules)
            self._last = knob
            self.rules = rules
        return None

    def undo(self) -> bool:
        """Take the last change back; False when there is none."""
        if not self._before:
            return False
        self.rules, self._last = self._before.pop(), ""
        return True

    def reset(self, knob: str) -> RulesRefused | None:
        """Give a knob its base's value again; why that can't be comes back, or None."""
        return self.set(knob, getattr(self.base, knob))

    def reset_all(self) -> None:
        """Play as the base again, under this name."""
        rules = changed(self.base, {"name": self.rules.name, "source": self.rules.source})
        if rules != self.rules:
            self._before.append(self.rules)
            self.rules, self._last = rules, ""

    def kept(self) -> None:
        """It has been kept as it is now."""
        self._first = self.rules

    def _refuse_name(self, name: str) -> None:
        if name.casefold() in self._taken:
            raise RulesRefused("another rule set is called {name}", name=name)
