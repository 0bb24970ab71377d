"""The knobs of a game: Tonk's, and for a guest game its own as well, whose class says which game it is."""

from dataclasses import dataclass
from typing import Any

from tonk.rules.guests.guest_knobs import GAME_OF, GUEST_DECLARED, GameName, Guest, ThirtyOneKnobs
from tonk.rules.knobs import DECLARED, Knob, Knobs, as_written
from tonk.rules.traits import TRAITS, GameTraits


def declared_knobs(game: GameName) -> dict[str, Knob]:
    """Return the declarations of all knobs of a game, in the order in which files name them."""
    if game == "tonk":
        return DECLARED
    return {"name": DECLARED["name"], "source": DECLARED["source"], **GUEST_DECLARED[game]}


@dataclass(frozen=True)
class GameKnobs(Knobs):
    """The knobs of Tonk, or a guest game's own together with Tonk's as they apply there.

    In a guest game, Tonk's knobs tell the deal and the players, that points are scored, and that nothing is laid.
    """

    guest: Guest | None = None
    """The knobs of another game; None for Tonk."""

    def knob(self, name: str) -> Any:
        """Return the value of a knob of this game."""
        return getattr(self if self.guest is None or name in ("name", "source") else self.guest, name)

    def knob_values(self) -> dict[str, Any]:
        """Return the value of every knob of this game, as files hold them."""
        return {knob: as_written(self.knob(knob)) for knob in declared_knobs(self.game)}

    def to_json(self) -> dict[str, Any]:
        """Return every knob with its value, as a file of rules holds them; a guest's file names its game first."""
        return super().to_json() if self.guest is None else {"game": self.game, **self.knob_values()}

    @property
    def game(self) -> GameName:
        """The game that these rules are of."""
        return "tonk" if self.guest is None else GAME_OF[type(self.guest)]

    @property
    def traits(self) -> GameTraits:
        """The traits of that game."""
        return TRAITS[self.game]

    @property
    def is_tonk(self) -> bool:
        """True if these are rules of Tonk, for what there is for Tonk alone."""
        return self.guest is None

    @property
    def has_lives(self) -> bool:
        """True if players have lives to lose, and are out of the match without any."""
        return self.starting_points > 0

    @property
    def starting_points(self) -> int:
        """The points with which each player begins a match: none, or the lives that may be lost."""
        return self.guest.lives if isinstance(self.guest, ThirtyOneKnobs) else 0

    @property
    def counts_threes(self) -> bool:
        """True if three of a rank count 30½ in thirty-one."""
        return isinstance(self.guest, ThirtyOneKnobs) and self.guest.three_of_a_kind
