"""A draft of house rules: a rule set that starts as a preset and is changed knob by knob."""

from collections.abc import Collection, Mapping
from typing import Any

from tonk.rules import RuleSet, RulesRefused, load_preset
from tonk.rules.checked_rules import changed
from tonk.rules.ruleset import NOT_PLAYED, played_differences
from tonk.session.house_rules import fresh_name, names_taken
from tonk.words import language
from tonk.words.rules.house_rules import from_base


def begun_from(base: RuleSet, taken: Collection[str]) -> RuleSet:
    """Return a house rule set that plays like this preset, to be changed."""
    return changed(base, {"name": fresh_name(language.one(base.name), taken), "source": from_base(base)})


class RuleDraft:
    """A rule set being made. An impossible change is refused and changes nothing.

    Args:
        rules: The initial rules.
        taken: The names that other rule sets have.

    Attributes:
        rules: The present rules.
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
        """Return whether it differs from the initial rules."""
        return self.rules != self._first

    @property
    def undoable(self) -> bool:
        """Return whether there is a change to take back."""
        return bool(self._before)

    @property
    def played(self) -> Mapping[str, Any]:
        """The knobs in which it plays differently from its base, with their values."""
        return played_differences(self.base, self.rules)

    def set(self, knob: str, value: Any) -> RulesRefused | None:
        """Change a knob; return why that is impossible, or None."""
        try:
            if knob == "name" and isinstance(value, str):
                value = " ".join(value.split())
                self._refuse_name(value)
            rules = changed(self.rules, {knob: value})
        except RulesRefused as refused:
            return refused
        if rules != self.rules:
            # Text typed letter by letter is undone as a whole.
            same = knob in NOT_PLAYED and self._before and self._last == knob
            if not same:
                self._before.append(self.rules)
            self._last = knob
            self.rules = rules
        return None

    def undo(self) -> bool:
        """Undo the last change; return False if there is none."""
        if not self._before:
            return False
        self.rules, self._last = self._before.pop(), ""
        return True

    def reset(self, knob: str) -> RulesRefused | None:
        """Reset a knob to its base's value; return why that is impossible, or None."""
        return self.set(knob, self.base.knob(knob))

    def reset_all(self) -> None:
        """Reset everything but the name to the base."""
        rules = changed(self.base, {"name": self.rules.name, "source": self.rules.source})
        if rules != self.rules:
            self._before.append(self.rules)
            self.rules, self._last = rules, ""

    def kept(self) -> None:
        """Note that the present state has been kept."""
        self._first = self.rules

    def _refuse_name(self, name: str) -> None:
        if name.casefold() in self._taken:
            raise RulesRefused("another rule set is called {name}", name=name)
