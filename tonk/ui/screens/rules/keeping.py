"""Dialogs for saving house rules."""

from tonk.rules import RuleSet
from tonk.session.house_rules import NoRoom, OwnRules
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services


def keep_rules(ui: UiContext, services: Services, key: str, rules: RuleSet) -> OwnRules | None:
    """Keep a rule set under its key, or a new one; without room for it, show a sentence and return None.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        key: Its key; empty for a new one.
        rules: The rules.
    """
    try:
        return services.rulebook.keep(key, rules)
    except NoRoom as full:
        ui.toast(str(full))
        return None
