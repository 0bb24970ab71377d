"""Players that sit down at any table: the one place where a bot asks whether Tonk or a guest is played."""

from collections.abc import Iterator

from tonk.bots.guests.guest_players import GuestPlayer
from tonk.bots.guests.guest_search import GuestSearch
from tonk.bots.players import HeuristicPlayer
from tonk.bots.search import MonteCarloPlayer
from tonk.rules import Action, View


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
