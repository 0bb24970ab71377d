"""The end of the stock, which in gin comes before its last card (§5)."""

from tonk.rules.guests.gin import VOID_AT
from tonk.rules.guests.guest_knobs import GinKnobs
from tonk.rules.ruleset import RuleSet


def never_drawn(rules: RuleSet) -> int:
    """Return the number of cards of the stock that nobody can draw, as the hand ends before them."""
    return VOID_AT if isinstance(rules.guest, GinKnobs) else 0
