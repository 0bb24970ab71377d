"""The measure of celebration for each moment, in one place: rarer moments get more."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType


class Moment(Enum):
    """A celebrated moment. They are ordered from the most common to the rarest.

    Moments of guest games stand next to Tonk's moments that are as great; no game has both.
    """

    CROSSED = "cross"
    LIFE_LOST = "life"
    LAST_CARD = "last-card"
    WENT_OUT = "out"
    OUT_OF_MATCH = "out-of-match"
    DROP_HELD = "drop"
    RUN_HELD = "run"
    WILD_DECIDED = "wild"
    CAUGHT = "caught"
    UNDERCUT = "undercut"
    GIN = "gin"
    RUM = "rum"
    BONUS = "bonus"
    THIRTY_ONE = "thirty-one"
    BIG_GIN = "big-gin"
    TONK = "tonk"
    MATCH_WON = "match"
    CIRCUIT_TABLE_WON = "circuit-table"


class Form(Enum):
    """The look of a word: each of the greatest moments has one of its own, and a large word; sums lost are red."""

    PLAIN, STAR, SLASHES, STREAKS, COINS, GOLD, RED = range(7)


class Pieces(Enum):
    """The look of what bursts from a moment, unlike the chips that are paid: gold foil, torn paper, or suits."""

    FOIL, PAPER, SUITS = range(3)


@dataclass(frozen=True)
class Measure:
    """The measure of a celebration.

    Attributes:
        seconds: The duration of the moment, at speed 1.
        letters: The ratio of its word's height to a title's; 0 for no word.
        dim: The depth of dimming, 0 to 1.
        rays: The reach of the rays, in units; 0 for none.
        pieces: The number of pieces that burst from it; none where the chips of a payment say enough.
        light: The reach of a soft light around its hand, in units; 0 for none.
        stop: The time for which its blow holds everything still, at speed 1.
        whole: Whether its struck word falls as one, with the card that brings it, instead of letter by letter.
        startles: The distance that everybody else leans away from it, in units; 0 for nothing to start up at.
        jolt: The distance that the view, and everything near the place, is jolted, in units; 0 for nothing that hits
            the table.
        sound: Its sound.
        stamp: Whether its word is stamped on the hand instead of written.
        form: The look of the word.
    """

    seconds: float
    sound: str = field(kw_only=True)
    letters: float = 0.0
    dim: float = 0.0
    rays: float = 0.0
    pieces: int = 0
    light: float = 0.0
    jolt: float = 0.0
    stop: float = 0.0
    whole: bool = False
    startles: float = 0.0
    stamp: bool = False
    form: Form = Form.PLAIN


_SHORT, _LONG = 0.034, 0.05
"""The times for which a blow holds everything still: two and three frames of sixty a second."""
_MEASURES: Mapping[Moment, Measure] = MappingProxyType(
    {
        Moment.CROSSED: Measure(0.80, letters=0.85, sound="cross", form=Form.SLASHES),
        Moment.LIFE_LOST: Measure(0.80, letters=0.85, jolt=3.0, stop=_SHORT, sound="life"),
        Moment.LAST_CARD: Measure(0.85, letters=0.85, sound="last"),
        Moment.WENT_OUT: Measure(
            0.95, letters=1.00, dim=0.45, jolt=5.0, stop=_SHORT, whole=True, startles=8.0, sound="out"
        ),
        Moment.OUT_OF_MATCH: Measure(0.95, letters=1.00, dim=0.45, jolt=5.0, stop=_SHORT, startles=8.0, sound="out"),
        Moment.DROP_HELD: Measure(
            0.95,
            letters=1.00,
            dim=0.45,
            light=64.0,
            jolt=5.0,
            stop=_SHORT,
            startles=8.0,
            sound="held",
        ),
        Moment.RUN_HELD: Measure(
            1.00,
            letters=1.00,
            dim=0.45,
            light=76.0,
            jolt=6.0,
            stop=_SHORT,
            startles=9.0,
            sound="run",
        ),
        Moment.WILD_DECIDED: Measure(
            1.05, letters=1.05, dim=0.45, pieces=10, jolt=7.0, stop=_SHORT, startles=9.0, sound="wild", form=Form.STAR
        ),
        Moment.CAUGHT: Measure(
            1.10, letters=1.05, dim=0.60, pieces=10, jolt=12.0, stop=_LONG, startles=12.0, sound="caught", stamp=True
        ),
        Moment.UNDERCUT: Measure(
            1.10,
            letters=1.05,
            dim=0.60,
            pieces=10,
            jolt=10.0,
            stop=_LONG,
            startles=12.0,
            sound="undercut",
            form=Form.SLASHES,
        ),
        Moment.GIN: Measure(
            1.12,
            letters=1.10,
            dim=0.65,
            pieces=14,
            jolt=7.0,
            stop=_SHORT,
            startles=12.0,
            sound="gin",
            form=Form.STREAKS,
        ),
        Moment.RUM: Measure(
            1.14, letters=1.12, dim=0.68, pieces=15, jolt=8.0, stop=_SHORT, startles=12.0, sound="gin", form=Form.STAR
        ),
        Moment.BONUS: Measure(
            1.15,
            letters=1.15,
            dim=0.70,
            rays=300.0,
            pieces=72,
            jolt=10.0,
            stop=_LONG,
            startles=14.0,
            sound="bonus",
            form=Form.COINS,
        ),
        Moment.THIRTY_ONE: Measure(
            1.16,
            letters=1.18,
            dim=0.72,
            rays=300.0,
            pieces=80,
            jolt=10.0,
            stop=_LONG,
            startles=14.0,
            sound="thirty-one",
            form=Form.COINS,
        ),
        Moment.BIG_GIN: Measure(
            1.18,
            letters=1.22,
            dim=0.76,
            rays=340.0,
            pieces=92,
            jolt=12.0,
            stop=_LONG,
            startles=16.0,
            sound="tonk",
            form=Form.GOLD,
        ),
        Moment.TONK: Measure(
            1.20,
            letters=1.30,
            dim=0.80,
            rays=380.0,
            pieces=112,
            jolt=14.0,
            stop=_LONG,
            startles=16.0,
            sound="tonk",
            form=Form.GOLD,
        ),
        Moment.MATCH_WON: Measure(3.50, letters=1.4, dim=1.0, rays=380.0, pieces=120, sound="match"),
        Moment.CIRCUIT_TABLE_WON: Measure(3.90, letters=1.5, dim=1.0, rays=420.0, pieces=150, sound="champion"),
    }
)


def pieces_of(moment: Moment, *, scored: bool) -> Pieces:
    """Return the look of what bursts from a moment.

    Args:
        moment: The moment.
        scored: Whether the table plays for points.
    """
    if moment in (Moment.CAUGHT, Moment.UNDERCUT):
        return Pieces.PAPER
    return Pieces.SUITS if scored else Pieces.FOIL


def measure_of(moment: Moment) -> Measure:
    """Return the measure of a moment's celebration."""
    return _MEASURES[moment]
