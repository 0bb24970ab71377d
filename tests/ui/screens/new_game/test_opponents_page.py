"""Faces at the table: the page that chooses an opponent, levels, and styles of play."""

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.screens.new_game.seats import levels, names, open_screen, rename, set_level
from tests.ui.screens.screen_services import (
    click,
    group_of,
    make_services,
    opened,
    read,
    tab_to,
    widgets,
)
from tonk.bots import LEVELS
from tonk.rules.cards import Seat
from tonk.session.match.characters import CHARACTERS, Character, Mood, character_of
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.people import People
from tonk.session.settings import Settings
from tonk.ui.drawing.portrait_layers import PLATE, Crop, Drawn
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.new_game.opponents_page import OpponentCard, OpponentsPage
from tonk.ui.screens.new_game.seat_cards import MIXED, OWN, FaceButton, Seating
from tonk.ui.screens.parts.level_field import LevelField
from tonk.words.characters import bearing, level_name, level_text, ways


def everybody(pilot: Pilot) -> LevelField:
    """Return the field for the level of all opponents."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, LevelField) and widget.label)


def faces(pilot: Pilot) -> list[FaceButton]:
    """Return the portraits of the players."""
    return [widget for widget in widgets(pilot) if isinstance(widget, FaceButton)]


def card(pilot: Pilot, name: str) -> OpponentCard:
    """Return the card of a character who can be asked to play."""
    cards = [widget for widget in widgets(pilot) if isinstance(widget, OpponentCard)]
    return next(one for one in cards if one.character.name == name)


def test_portraits_of_opponents_describe_them() -> None:
    """An opponent's portrait has words about that character; there are none for persons and strangers."""
    _services, pilot = open_screen()
    face = faces(pilot)[1]
    assert names(pilot)[1].text == "Ruby"
    assert names(pilot)[1].aside == "bold, quick"
    style = "Drops with slightly more points than most. Doesn't think for long."
    assert face.hint == f"Ruby. The singer, between sets. {style} Press to choose an opponent."
    tab_to(pilot, names(pilot)[1])
    pilot.type("x")
    assert face.hint == "Choose an opponent"
    assert names(pilot)[1].aside == ""
    assert faces(pilot)[0].hint == "Choose who sits here, and their name and face"


def test_an_opponent_is_chosen_by_the_face() -> None:
    """A click on a portrait shows all characters; the one that is picked sits down with the usual level."""
    services, pilot = open_screen()
    pilot.click(faces(pilot)[1].box.center)
    assert isinstance(pilot.ui.screens.top, OpponentsPage)
    seen = read(pilot).split("\n")
    for character in CHARACTERS:
        assert {character.name, level_name(character.level), ways(character.style.traits)} <= set(seen)
    pilot.move(card(pilot, "Dr. Lin").box.center)
    assert "The doctor, out of hours" in read(pilot)
    pilot.click(card(pilot, "Dr. Lin").box.center)
    assert isinstance(pilot.ui.screens.top, NewGameScreen)
    lin = character_of("Dr. Lin")
    assert lin is not None
    assert (names(pilot)[1].text, levels(pilot)[1].value) == ("Dr. Lin", lin.level)
    click(pilot, "Deal")
    assert services.begun[0].seats[:2] == (Player("Ana"), Player("Dr. Lin", lin.level))


def test_nobody_sits_twice() -> None:
    """A character at another seat can't be picked, and says why; Esc and a click outside change nothing."""
    services, pilot = open_screen()
    pilot.click(faces(pilot)[1].box.center)
    pilot.move(card(pilot, "Earl").box.center)
    assert "Already at the table." in read(pilot)
    pilot.click(card(pilot, "Earl").box.center)
    assert isinstance(pilot.ui.screens.top, OpponentsPage)
    pilot.click((4, 700))
    assert isinstance(pilot.ui.screens.top, NewGameScreen)
    pilot.click(faces(pilot)[1].box.center)
    pilot.press(pygame.K_ESCAPE)
    click(pilot, "Deal")
    assert services.begun[0].seats == LastChoices.usual("Ana").seats


def test_the_keyboard_alone_chooses_an_opponent() -> None:
    """Enter on a portrait, an arrow and Enter choose an opponent."""
    services, pilot = open_screen()
    tab_to(pilot, faces(pilot)[1])
    pilot.press(pygame.K_RETURN)
    tab_to(pilot, card(pilot, "Solomon"))
    pilot.press(pygame.K_LEFT)
    focused = group_of(pilot).focused
    assert isinstance(focused, OpponentCard)
    pilot.advance(0.1)
    assert bearing(focused.character.id) in read(pilot)
    pilot.press(pygame.K_RETURN)
    click(pilot, "Deal")
    assert services.begun[0].seats[1].name == focused.character.name != "Ruby"


def test_a_known_name_brings_its_level() -> None:
    """A character's name, typed in full, sets that character's level."""
    services, pilot = open_screen()
    celeste = character_of("Celeste")
    assert celeste is not None
    rename(pilot, Seat(1), "Celeste")
    assert levels(pilot)[1].value == celeste.level
    click(pilot, "Deal")
    assert services.begun[0].seats[:2] == (Player("Ana"), Player("Celeste", celeste.level))


def test_all_opponents_are_set_at_once() -> None:
    """One field gives all opponents the same level or each their own, and leaves persons alone."""
    services, pilot = open_screen()
    set_level(pilot, levels(pilot)[1], "novice")
    assert everybody(pilot).value == MIXED
    assert "Mixed" in read(pilot).split("\n")
    set_level(pilot, everybody(pilot), "solid")
    assert [field.value for field in levels(pilot)] == ["", "solid", "solid", "solid"]
    click(pilot, "Add a player")
    assert levels(pilot)[4].value == "solid"
    set_level(pilot, everybody(pilot), OWN)
    click(pilot, "Deal")
    for seat in services.begun[0].seats[1:]:
        character = character_of(seat.name)
        assert character is not None
        assert seat.level == character.level


def test_a_newcomer_plays_about_as_well_as_the_last_opponent() -> None:
    """A newcomer is the free character nearest to the last opponent's level, and plays at the usual level."""
    seating = Seating(LastChoices.usual("Ana").seats, People())
    seating.add()
    assert seating.players[-1] == Player("Leroy", "casual")
    seating.add()
    assert seating.everybody == OWN
    assert seating.players[-1].level in ("novice", "solid")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_every_level_can_be_read_and_pressed(size: tuple[int, int], ui_scale: float) -> None:
    """The level is written out in every window, and each pip is wide enough to click on."""
    services = make_services(size, settings=Settings(ui_scale=ui_scale))
    pilot = opened(services, NewGameScreen(services.ui, services))
    for level in LEVELS:
        set_level(pilot, levels(pilot)[1], level)
        assert levels(pilot)[1].value == level
        assert level_name(level) in read(pilot).split("\n")
    assert min(box.w for box in levels(pilot)[1].parts.values()) >= 16


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.id)
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_everybodys_ways_stand_beside_the_name(character: Character, size: tuple[int, int]) -> None:
    """At the usual scale, every character's style of play has room beside the name."""
    services = make_services(size)
    seats = (Player("Ana"), Player(character.name, character.level), Player("Bo", "casual"))
    services.choices = services.choices.changed(seats=seats)
    seen = read(opened(services, NewGameScreen(services.ui, services))).split("\n")
    assert {character.name, ways(character.style.traits)} <= set(seen)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_longer_words_for_the_levels_push_no_pip_away(
    size: tuple[int, int], ui_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long words for a level are written in full or left out, but never cut."""
    monkeypatch.setattr("tonk.ui.screens.parts.level_field.level_name", lambda level: f"Fortgeschritten {level}")
    services = make_services(size, settings=Settings(ui_scale=ui_scale))
    pilot = opened(services, NewGameScreen(services.ui, services))
    assert not [line for line in read(pilot).split("\n") if line.startswith("Fort") and line.endswith("…")]
    for field in levels(pilot):
        pips = list(field.parts.values())
        assert pips[-1].right <= field.frame.right
        assert min(box.w for box in pips) >= 16


def test_a_level_is_explained() -> None:
    """The hint describes the level of the pip under the pointer, or else the level that is set."""
    _services, pilot = open_screen()
    field = levels(pilot)[1]
    assert field.hint == level_text("casual")
    pilot.move(field.parts[1].center)
    assert field.hint == level_text("novice")
    assert field.value == "casual"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (720, 1280)])
def test_the_page_opens_at_once(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """All faces of the page, smiling ones too, are drawn in advance while the new-game screen is idle."""
    services = make_services(size)
    pilot = opened(services, NewGameScreen(services.ui, services))
    pilot.advance(1.0)
    drawn: list[str] = []
    read = Portraits._read

    def noting(portraits: Portraits, name: str, mood: Mood, px: int, frame: Crop) -> Drawn | None:
        if frame is PLATE:
            drawn.append(f"{name}-{mood}")
        return read(portraits, name, mood, px, frame)

    pilot.move(faces(pilot)[1].box.center)
    pilot.advance(0.5)
    monkeypatch.setattr(Portraits, "_read", noting)
    pilot.click(faces(pilot)[1].box.center)
    pilot.advance(0.5)
    pilot.move(card(pilot, "Pearl").box.center)
    pilot.advance(0.5)
    assert isinstance(pilot.ui.screens.top, OpponentsPage)
    assert drawn == []
