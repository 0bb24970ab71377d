"""Players that sit down at any table: the one place where a bot asks whether Tonk or a guest is played."""

from collections.abc import Iterator

from tonk.bots.guests.guest_players import GuestPlayer, GuestPolicy, policy_of
from tonk.bots.guests.guest_search import GuestSearch
from tonk.bots.players import HeuristicPlayer
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.search import MonteCarloPlayer
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import Level
from tonk.rules import Action, RuleSet, View


def policy_for(level: Level, rules: RuleSet, seats: int) -> HeuristicPolicy | GuestPolicy:
    """Return how a level plays by these rules with so many players.

    Args:
        level: The level.
        rules: The rules.
        seats: The number of players.
    """
    return HeuristicPolicy(weights_of(level, rules, seats), rules) if rules.is_tonk else policy_of(level, rules)


class AnyGamePlayer:
    """A player that answers at once, whatever the game."""

    def __init__(self, tonk: HeuristicPlayer, guest: GuestPlayer) -> None:
        """Sit down.

        Args:
            tonk: How it plays Tonk.
            guest: How it plays the guests.
        """
        self._tonk = tonk
        self._guest = guest

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        return self._tonk.choose(view) if view.rules.is_tonk else self._guest.choose(view)


class AnyGameThinker:
    """A player that thinks ahead, whatever the game."""

    def __init__(self, tonk: MonteCarloPlayer, guest: GuestSearch) -> None:
        """Sit down.

        Args:
            tonk: How it plays Tonk.
            guest: How it plays the guests.
        """
        self._tonk = tonk
        self._guest = guest

    def choose(self, view: View) -> Action:
        """Return the action of the seat to act, whose view this is."""
        return self._tonk.choose(view) if view.rules.is_tonk else self._guest.choose(view)

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield the best action found so far, again and again until the work is done."""
        yield from self._tonk.ponder(view) if view.rules.is_tonk else self._guest.ponder(view)
