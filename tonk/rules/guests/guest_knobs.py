"""The knobs of the guests: everything that gin rummy, knock rummy and thirty-one are played by differently.

Defaults are those of the common American games. Where a number is named beside a knob, it is the usual one; the others
are house rules. What is the same everywhere, and no knob: one pack of 52, the king high and the ace low, the player on
the dealer's left begins, a card that was taken may not be discarded in the same turn.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from tonk.rules.knob_kinds import KnobKind, NumberKind, SwitchKind
from tonk.rules.knobs import Knob

GameName = Literal["tonk", "gin", "knock-rummy", "thirty-one"]
"""The games; a file of rules names its own, except for Tonk."""


@dataclass(frozen=True, slots=True)
class GinKnobs:
    """The knobs of gin rummy."""

    target: Annotated[int, Knob(NumberKind(1, 100_000), code=1, default=100)]
    """The points that win a match, 1 to 100,000 (100)."""
    knock_ceiling: Annotated[int, Knob(NumberKind(0, 10), code=2, default=10)]
    """The most deadwood that a player may knock with, 0 to 10 (10); with 0 only gin may knock."""
    undercut_bonus: Annotated[int, Knob(NumberKind(10, 25), code=3, default=25)]
    """The points more for a player who has no more deadwood than the knocker, 10 to 25 (25; house: 10, 20)."""
    gin_bonus: Annotated[int, Knob(NumberKind(20, 25), code=4, default=25)]
    """The points more for gin, 20 to 25 (25; house: 20)."""
    big_gin: Annotated[bool, Knob(SwitchKind(), code=5, default=False)]
    """True if eleven cards in spreads may be shown without a discard, for 31 points more (house)."""


@dataclass(frozen=True, slots=True)
class KnockRummyKnobs:
    """The knobs of knock rummy."""

    target: Annotated[int, Knob(NumberKind(1, 100_000), code=1, default=100)]
    """The points that win a match, 1 to 100,000 (100)."""
    knock_penalty: Annotated[int, Knob(NumberKind(10, 20), code=2, default=10)]
    """The points that a knocker owes the lowest, when somebody is lower, 10 to 20 (10; house: 20)."""
    rum_bonus: Annotated[int, Knob(NumberKind(25, 50), code=3, default=25)]
    """The points more from each other player for a knock without deadwood, 25 to 50 (25; house: 50)."""


@dataclass(frozen=True, slots=True)
class ThirtyOneKnobs:
    """The knobs of thirty-one."""

    lives: Annotated[int, Knob(NumberKind(1, 5), code=1, default=3)]
    """The lives with which each player begins, 1 to 5 (3)."""
    free_ride: Annotated[bool, Knob(SwitchKind(), code=2, default=True)]
    """True if a player without lives plays on until the next loss (everywhere)."""
    three_of_a_kind: Annotated[bool, Knob(SwitchKind(), code=3, default=True)]
    """True if three of a rank count 30½ (most tables)."""
    knock_in_first_round: Annotated[bool, Knob(SwitchKind(), code=4, default=True)]
    """True if a player may knock before everybody has had a turn (most tables)."""


Guest = GinKnobs | KnockRummyKnobs | ThirtyOneKnobs

GUESTS: dict[GameName, type[Guest]] = {
    "gin": GinKnobs,
    "knock-rummy": KnockRummyKnobs,
    "thirty-one": ThirtyOneKnobs,
}
"""The knobs of each guest."""

GAME_OF: dict[type[Guest], GameName] = {guest: game for game, guest in GUESTS.items()}
"""The game whose knobs these are."""


def _declared(guest: type[Guest]) -> dict[str, Knob]:
    return {name: hint.__metadata__[0] for name, hint in guest.__annotations__.items()}


GUEST_DECLARED: dict[GameName, dict[str, Knob]] = {game: _declared(guest) for game, guest in GUESTS.items()}
"""Every declaration of a guest's knobs, in the order in which files name them; each guest counts its codes from 1."""

GUEST_KNOBS: dict[GameName, dict[str, KnobKind]] = {
    game: {name: knob.kind for name, knob in declared.items()} for game, declared in GUEST_DECLARED.items()
}
"""The knobs of each guest and what they may hold, in the order in which files name them."""
