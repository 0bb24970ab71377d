"""The tables of guest games: Tonk's knobs, set as they apply there, for code that asks about players or the deal."""

from collections.abc import Mapping
from typing import Any, assert_never

from tonk.rules.guests.guest_knobs import GinKnobs, Guest, KnockRummyKnobs, ThirtyOneKnobs
from tonk.rules.knobs import DECLARED

ENDLESS = 1000
"""More new stocks than any hand needs, for games with unlimited reshuffles."""

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
"""The knobs that are the same in every guest game: spreads stay in the hand, and points are scored."""


def table_knobs(guest: Guest) -> dict[str, Any]:
    """Return a value for each of Tonk's knobs in a guest game, except name and source."""
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
