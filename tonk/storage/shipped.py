"""The rules and weights that come with the game: the start names those that can't be used."""

from tonk.bots.tuned_weights import missing_weights
from tonk.rules import DEFAULT, faulty_presets
from tonk.storage.notices import Notices
from tonk.words.faults import missing_rules, missing_skill


def notify_missing(notices: Notices) -> None:
    """Give notices about missing or damaged ones; the default rules are built in."""
    if rules := sorted(faulty_presets().keys() - {DEFAULT}):
        notices.notify(missing_rules(rules))
    if skill := missing_weights():
        notices.notify(missing_skill(skill))
