"""The people of a whole game: their names and their own settings."""

from pathlib import Path

import pygame
import pytest

from tests.ui.hearing import RecordedVoice
from tests.ui.shell.started import QUICK, Started
from tonk.session.match.plan import Player
from tonk.ui.screens.table.curtain import Curtain
from tonk.words.narration import in_sentences
from tonk.words.table.review import headphones


def test_a_new_name_is_that_of_the_next_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player's new name is used in the waiting match and in the next game."""
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


def test_everybody_plays_with_their_own_settings(tmp_path: Path) -> None:
    """A person's own settings are used while that person plays, and changes to them affect nobody else."""
    game = (first := Started(tmp_path)).game
    ui = first.pilot.ui
    game.keep_people(game.people.welcome(["You", "Bo"]))
    game.at_screen.give_own("Bo", wanted=True)

    def change(name: str, **values: object) -> None:
        game.at_screen.play_as(name)
        game.change_settings(ui.settings.changed(**values))

    change("Bo", card_size="large", master_volume=0.2)
    change("You", card_size="small")
    assert ui.settings.master_volume == 0.2
    game.at_screen.choose("Bo")
    game.close()

    ui = (again := Started(tmp_path)).pilot.ui
    everyone = again.store.settings.load()
    assert ui.settings.card_size == "large"
    assert (everyone.card_size, everyone.master_volume) == ("small", 0.2)
    again.game.at_screen.give_own("Bo", wanted=False)
    assert ui.settings.card_size == QUICK.card_size
    again.game.at_screen.give_own("Bo", wanted=True)
    assert ui.settings.card_size == "large"
    again.game.close()


def test_the_curtain_falls_with_the_settings_of_who_is_asked_for(tmp_path: Path) -> None:
    """The curtain already uses the settings of the next person, who may need another voice or text size."""
    game = (started := Started(tmp_path)).game
    ui = started.pilot.ui
    game.keep_people(game.people.welcome(["You", "Bo"]))
    game.at_screen.give_own("Bo", wanted=True)
    game.at_screen.play_as("Bo")
    game.change_settings(ui.settings.changed(dark_cards=True, speech=True))
    game.at_screen.play_as("You")

    game.begin(game.choices.changed(seats=(Player("Bo"), Player("You"))), seed=7)
    asked, heard = [], []
    started.pilot.ui.speech.voice = voice = RecordedVoice()
    for _step in range(12):
        started.pilot.advance(1.0)
        if isinstance(ui.screens.top, Curtain):
            asked.append((game.at_screen.name, ui.settings.dark_cards))
            heard += voice.take()
            started.pilot.press(pygame.K_RETURN)
        elif started.table.may_act:
            started.pilot.press(pygame.K_SPACE, pygame.K_1, pygame.K_d)
    assert set(asked) == {("Bo", True), ("You", False)}
    assert set(in_sentences(headphones())) <= set(heard), "Bo did not hear the sentences about headphones"
    game.close()
