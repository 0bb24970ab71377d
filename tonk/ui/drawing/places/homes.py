"""The place that each rule set is at home in."""

from collections.abc import Mapping
from types import MappingProxyType

HOMES: Mapping[str, str] = MappingProxyType(
    {
        "jazz-club": "club",
        "pagat": "plain",
        "speno-1992": "camp",
        "black-company": "camp",
        "descente": "cafe",
        "terminus-frore": "station",
        "twists": "club",
    }
)

ELSEWHERE = "club"
"""Where rules of the player's own are played."""


def place_of(rules_id: str) -> str:
    """The name of the place where the rule set of this id is played."""
    return HOMES.get(rules_id, ELSEWHERE)
