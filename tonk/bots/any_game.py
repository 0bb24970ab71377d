"""Players for any game: the one place where bots ask whether Tonk or a guest game is played."""

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from tonk.bots.guests.guest_players import GuestPolicy, policy_of
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import Level
from tonk.rules import Action, RuleSet, View


def policy_for(level: Level, rules: RuleSet, seats: int) -> HeuristicPolicy | GuestPolicy:
    """Return the policy of a level in these rules with this many players.

    Args:
        level: The level.
        rules: The rules.
        seats: The number of players.
    """
    return HeuristicPolicy(weights_of(level, rules, seats), rules) if rules.is_tonk else policy_of(level, rules)


class _Decider(Protocol):
    """A player of one kind of game."""

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""


class _Ponderer(_Decider, Protocol):
    """A player that thinks ahead."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield the best action found so far, again and again until the work is done."""


_Player = TypeVar("_Player", bound=_Decider)


class AnyGamePlayer(Generic[_Player]):
    """A player of any game, made of two: one for Tonk, one for guest games."""

    def __init__(self, tonk: _Player, guest: _Player) -> None:
        """Sit down.

        Args:
            tonk: Plays Tonk.
            guest: Plays guest games.
        """
        self._tonk = tonk
        self._guest = guest

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        return self._player_of(view).choose(view)

    def _player_of(self, view: View) -> _Player:
        return self._tonk if view.rules.is_tonk else self._guest


class AnyGameThinker(AnyGamePlayer[_Ponderer]):
    """A player of any game that thinks ahead."""

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield the best action found so far, again and again until the work is done."""
        return self._player_of(view).ponder(view)
