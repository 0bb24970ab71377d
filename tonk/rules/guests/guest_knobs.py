"""The knobs of the guest games: gin rummy, knock rummy and thirty-one.

The defaults are those of the common American games. The numbers in brackets are the default and, after "house", other
values in use. Some rules are the same everywhere and no knobs: one pack of 52, king high and ace low, the player on the
dealer's left begins, and a card taken from the discards may not be discarded in the same turn.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from tonk.rules.knob_kinds import KnobKind, NumberKind, SwitchKind
from tonk.rules.knobs import Knob

GameName = Literal["tonk", "gin", "knock-rummy", "thirty-one"]
"""The names of the games; a rules file names its game unless it is Tonk."""


@dataclass(frozen=True, slots=True)
class GinKnobs:
    """The knobs of gin rummy."""

    target: Annotated[int, Knob(NumberKind(1, 100_000), code=1, default=100)]
    """The points that win a match, 1 to 100,000 (100)."""
    knock_ceiling: Annotated[int, Knob(NumberKind(0, 10), code=2, default=10)]
    """The most deadwood that a player may knock with, 0 to 10 (10); at 0 only gin may knock."""
    undercut_bonus: Annotated[int, Knob(NumberKind(10, 25), code=3, default=25)]
    """The bonus for a player who has no more deadwood than the knocker, 10 to 25 (25; house: 10, 20)."""
    gin_bonus: Annotated[int, Knob(NumberKind(20, 25), code=4, default=25)]
    """The bonus for gin, 20 to 25 (25; house: 20)."""
    big_gin: Annotated[bool, Knob(SwitchKind(), code=5, default=False)]
    """True if eleven cards in spreads may be shown without a discard for a bonus of 31 (house)."""


@dataclass(frozen=True, slots=True)
class KnockRummyKnobs:
    """The knobs of knock rummy."""

    target: Annotated[int, Knob(NumberKind(1, 100_000), code=1, default=100)]
    """The points that win a match, 1 to 100,000 (100)."""
    knock_penalty: Annotated[int, Knob(NumberKind(10, 20), code=2, default=10)]
    """The points that a knocker owes the lowest hand if it is another's, 10 to 20 (10; house: 20)."""
    rum_bonus: Annotated[int, Knob(NumberKind(25, 50), code=3, default=25)]
    """The bonus from each other player for a knock without deadwood, 25 to 50 (25; house: 50)."""


@dataclass(frozen=True, slots=True)
class ThirtyOneKnobs:
    """The knobs of thirty-one."""

    lives: Annotated[int, Knob(NumberKind(1, 5), code=1, default=3)]
    """The number of lives that each player begins with, 1 to 5 (3)."""
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
"""The game that a class of knobs belongs to."""


def _declared(guest: type[Guest]) -> dict[str, Knob]:
    return {name: hint.__metadata__[0] for name, hint in guest.__annotations__.items()}


GUEST_DECLARED: dict[GameName, dict[str, Knob]] = {game: _declared(guest) for game, guest in GUESTS.items()}
"""Every declaration of a guest's knobs, in file order; the codes of each guest start at 1."""

GUEST_KNOBS: dict[GameName, dict[str, KnobKind]] = {
    game: {name: knob.kind for name, knob in declared.items()} for game, declared in GUEST_DECLARED.items()
}
"""The knobs of each guest and their kinds, in file order."""
