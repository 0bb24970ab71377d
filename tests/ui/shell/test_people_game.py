"""The people of a whole game: a new name reaches what waits and what comes."""

from pathlib import Path

import pygame
import pytest

from tests.ui.shell.test_game import Started


def test_a_new_name_is_that_of_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is You until they say otherwise; then the match that waits and the next game have the new name."""
    monkeypatch.setattr("secrets.randbits", lambda _: 4)
    first = Started(tmp_path)
    assert [one.name for one in first.game.people.all] == ["You"]
    first.pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    people = first.game.people
    first.game.keep_people(people.changed(people.known("You"), name="Ana"))
    first.game.close()

    again = Started(tmp_path)

    assert again.game.choices.person == "Ana"
    assert again.resume().plan.names[0] == "Ana"
    again.game.close()
