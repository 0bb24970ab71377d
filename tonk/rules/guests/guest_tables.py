"""The tables of the guests: the knobs of Tonk as they are there, for all that asks how many play and what is dealt."""

from collections.abc import Mapping
from typing import Any, assert_never

from tonk.rules.guests.guest_knobs import GinKnobs, Guest, KnockRummyKnobs, ThirtyOneKnobs
from tonk.rules.knobs import DECLARED

ENDLESS = 1000
"""More new stocks than any hand needs, at tables that make as many as they need."""

_NOTHING_LAID: Mapping[str, Any] = {
    "tonk_at_most": None,
    "tonk_exact": (),
    "lay_before_draw": False,
    "hit_runs": "none",
    "hit_books": False,
    "scoring": "points",
    "stock_out": "no_score",
    "caught_others_pay_lowest": 0,
}
"""The knobs that every guest has alike: spreads stay in the hand, and points are scored."""


def table_knobs(guest: Guest) -> dict[str, Any]:
    """Return a value for each knob of Tonk at the table of a guest, but for its name and source."""
    common = {name: _frozen(knob.default) for name, knob in DECLARED.items()}
    match guest:
        case GinKnobs():
            own: dict[str, Any] = {"least_players": 2, "most_players": 2, "hand_size": 10, "target": guest.target}
        case KnockRummyKnobs():
            own = {"most_players": 5, "hand_sizes": (10, 7, 7, 6, 6), "target": guest.target}
        case ThirtyOneKnobs():
            own = {"hand_size": 3, "stock_out": "reshuffle", "reshuffles": ENDLESS}
        case _:
            assert_never(guest)
    return {**common, **_NOTHING_LAID, **own}


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
