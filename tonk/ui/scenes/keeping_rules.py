"""Keeping rules of one's own from a page, which is told where that can't be."""

from tonk.rules import RuleSet
from tonk.session.house_rules import NoRoom, OwnRules
from tonk.ui.house import House
from tonk.ui.scene import Stage


def keep_rules(stage: Stage, house: House, key: str, rules: RuleSet) -> OwnRules | None:
    """Keep a rule set under its key, or as a new one where that is empty; None, and a sentence, without room for it."""
    try:
        return house.rulebook.keep(key, rules)
    except NoRoom as full:
        stage.toast(str(full))
        return None
