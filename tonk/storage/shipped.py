"""The rules and the weights that come with the game: the start names what of them can't be used."""

from tonk.bots.tuned_weights import missing_weights
from tonk.rules import DEFAULT, faulty_presets
from tonk.storage.notices import Notices
from tonk.words.faults import missing_rules, missing_skill


def notify_missing(notices: Notices) -> None:
    """Tell what is missing or damaged; the usual rules are known by heart."""
    if rules := sorted(faulty_presets().keys() - {DEFAULT}):
        notices.notify(missing_rules(rules))
    if skill := missing_weights():
        notices.notify(missing_skill(skill))
