"""The person at the screen, for the tests of the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonk.session.settings import Settings

if TYPE_CHECKING:
    from tests.ui.services import NotedCalls


class AtScreen:
    """The person at the screen, who has the settings of all people."""

    def __init__(self, services: NotedCalls) -> None:
        self._services = services
        self.name = services.choices.person

    def play_as(self, name: str) -> None:
        """Change the person."""
        self.name = name

    def choose(self, name: str) -> None:
        """Make this person the next to play."""
        self._services.choices = self._services.choices.played_by(name)

    def give_own(self, name: str, *, wanted: bool) -> None:
        """Give a person settings of their own, the default ones, or take them away."""
        people = self._services.people
        self._services.people = people.with_settings(people.known(name), Settings() if wanted else None)
