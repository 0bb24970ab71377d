"""The new-game screen: what can be chosen, what is refused, and that the keyboard alone is enough."""

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.screens.lodge import (
    Lodge,
    button,
    click,
    group_of,
    lodged,
    opened,
    part,
    read,
    tab_to,
    widgets,
)
from tonk.bots import LEVELS
from tonk.rules import DEFAULT, load_preset, preset_ids
from tonk.session.choices import BOT_NAMES, LastChoices
from tonk.session.match import MatchEnd, Player
from tonk.session.people import CHARACTERS, Character, character_of
from tonk.session.settings import Settings
from tonk.ui.places.homes import place_of
from tonk.ui.scenes.company import CompanyScene, OpponentCard
from tonk.ui.scenes.levels import LevelField
from tonk.ui.scenes.new_game import NewGameScene
from tonk.ui.scenes.seating import MIXED, OWN, FaceButton, Seating
from tonk.ui.scenes.stakes import ladder
from tonk.ui.widgets import Choice, Stepper, TextField, Tiles
from tonk.words.people import bearing, level_name, level_told, ways
from tonk.words.rules_text import summary


def screen(choices: LastChoices | None = None) -> tuple[Lodge, Pilot]:
    """The screen, with these choices filled in."""
    lodge = lodged()
    lodge.choices = choices or lodge.choices
    return lodge, opened(lodge, NewGameScene(lodge.stage, lodge))


def names(pilot: Pilot) -> list[TextField]:
    """The fields of the players' names."""
    return [widget for widget in widgets(pilot) if isinstance(widget, TextField)]


def levels(pilot: Pilot) -> list[LevelField]:
    """What each player is."""
    return [widget for widget in widgets(pilot) if isinstance(widget, LevelField) and not widget.label]


def everybody(pilot: Pilot) -> LevelField:
    """How good all opponents are."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, LevelField) and widget.label)


def faces(pilot: Pilot) -> list[FaceButton]:
    """The pictures of who sits there."""
    return [widget for widget in widgets(pilot) if isinstance(widget, FaceButton)]


def set_level(pilot: Pilot, field: LevelField, level: str) -> None:
    """Press the pip of a level, or what stands before the pips."""
    pilot.click(field.parts[field.values.index(level)].center)


def card(pilot: Pilot, name: str) -> OpponentCard:
    """The card of somebody who can be asked to play."""
    cards = [widget for widget in widgets(pilot) if isinstance(widget, OpponentCard)]
    return next(one for one in cards if one.character.name == name)


def rename(pilot: Pilot, seat: int, name: str) -> None:
    """Type another name for a player."""
    pilot.click(names(pilot)[seat].box.center)
    pilot.press(pygame.K_a, ctrl=True)
    pilot.press(pygame.K_BACKSPACE)
    pilot.type(name)


def problem(pilot: Pilot) -> str:
    """What stands in the way of dealing."""
    top = pilot.stage.top
    assert isinstance(top, NewGameScene)
    return top.problem


def test_what_was_played_last_is_dealt_again() -> None:
    """Every choice comes back as it was, keys of other versions included."""
    seats = (Player("Ana"), Player("Bo", "solid"), Player("Cy", "novice"))
    last = LastChoices("terminus-frore", seats, 20, 500, MatchEnd("target", 300), {"later": 1})
    lodge, pilot = screen(last)
    click(pilot, "Deal")
    assert lodge.begun == [last]
    assert lodge.begun[0].unknown == {"later": 1}


def tables(pilot: Pilot) -> Tiles[int]:
    """The pictures of the tables."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, Tiles))


@pytest.mark.parametrize("table", range(6))
def test_a_rule_set_is_chosen_by_its_table(table: int) -> None:
    """Each preset has a picture with its name; pressing it goes to its place and says what is special there."""
    lodge, pilot = screen()
    pilot.click(tables(pilot).parts[table].center)
    rules = load_preset(preset_ids()[table])
    seen = read(pilot)
    assert rules.name in seen
    assert all(line in seen for line in summary(rules))
    assert lodge.stage.place == place_of(rules.id)
    click(pilot, "Deal")
    assert lodge.begun[0].rules == rules.id


def test_the_keyboard_alone_chooses_and_deals() -> None:
    """Tab to the tables, arrows for another one, Tab to Deal, Enter."""
    lodge, pilot = screen()
    tab_to(pilot, tables(pilot))
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT)
    tab_to(pilot, levels(pilot)[1])
    pilot.press(pygame.K_RIGHT)
    tab_to(pilot, button(pilot, "Deal"))
    pilot.press(pygame.K_RETURN)
    assert lodge.begun[0].rules == preset_ids()[2]
    assert lodge.begun[0].seats[1] == Player("Ruby", "solid")


def test_a_face_tells_who_somebody_is() -> None:
    """What is written beside an opponent's face is about that one; of persons and strangers nothing is known."""
    _lodge, pilot = screen()
    face = faces(pilot)[1]
    assert names(pilot)[1].text == "Ruby"
    assert names(pilot)[1].aside == "bold, quick"
    told = "Drops a little higher than others. Does not think for long."
    assert face.hint == f"Ruby: the singer, between two sets. {told} Press to choose an opponent."
    tab_to(pilot, names(pilot)[1])
    pilot.type("x")
    assert face.hint == "Choose an opponent"
    assert names(pilot)[1].aside == ""
    assert faces(pilot)[0].hint == ""


def test_an_opponent_is_chosen_by_the_face() -> None:
    """Pressing it shows everybody; whoever is pressed sits down, as good as they are. A person's face does nothing."""
    lodge, pilot = screen()
    pilot.click(faces(pilot)[1].box.center)
    assert isinstance(pilot.stage.top, CompanyScene)
    seen = read(pilot).split("\n")
    for character in CHARACTERS:
        assert {character.name, level_name(character.level), ways(character.temperament.traits)} <= set(seen)
    pilot.move(card(pilot, "Dr. Lin").box.center)
    assert "Dr. Lin: the doctor, out of hours." in read(pilot)
    pilot.click(card(pilot, "Dr. Lin").box.center)
    assert isinstance(pilot.stage.top, NewGameScene)
    lin = character_of("Dr. Lin")
    assert lin is not None
    assert (names(pilot)[1].text, levels(pilot)[1].value) == ("Dr. Lin", lin.level)
    pilot.click(faces(pilot)[0].box.center)
    click(pilot, "Deal")
    assert lodge.begun[0].seats[:2] == (Player("Ana"), Player("Dr. Lin", lin.level))


def test_nobody_sits_twice() -> None:
    """Who sits at another seat can't be asked, and it says why; Esc and a press beside the page change nothing."""
    lodge, pilot = screen()
    pilot.click(faces(pilot)[1].box.center)
    pilot.move(card(pilot, "Earl").box.center)
    assert "Sits at the table already." in read(pilot)
    pilot.click(card(pilot, "Earl").box.center)
    assert isinstance(pilot.stage.top, CompanyScene)
    pilot.click((4, 700))
    assert isinstance(pilot.stage.top, NewGameScene)
    pilot.click(faces(pilot)[1].box.center)
    pilot.press(pygame.K_ESCAPE)
    click(pilot, "Deal")
    assert lodge.begun[0].seats == LastChoices.usual("Ana").seats


def test_the_keyboard_alone_chooses_an_opponent() -> None:
    """Enter on a face, an arrow to the next one, Enter."""
    lodge, pilot = screen()
    tab_to(pilot, faces(pilot)[1])
    pilot.press(pygame.K_RETURN)
    tab_to(pilot, card(pilot, "Solomon"))
    pilot.press(pygame.K_LEFT)
    focused = group_of(pilot).focused
    assert isinstance(focused, OpponentCard)
    pilot.advance(0.1)
    assert f"{focused.character.name}: {bearing(focused.character.id)}." in read(pilot)
    pilot.press(pygame.K_RETURN)
    click(pilot, "Deal")
    assert lodge.begun[0].seats[1].name == focused.character.name != "Ruby"


def test_a_known_name_brings_its_level() -> None:
    """Typed in full, it is that player; persons may be called as they like."""
    lodge, pilot = screen()
    celeste = character_of("Celeste")
    assert celeste is not None
    rename(pilot, 1, "Celeste")
    assert levels(pilot)[1].value == celeste.level
    rename(pilot, 0, "Otis")
    click(pilot, "Deal")
    assert lodge.begun[0].seats[:2] == (Player("Otis"), Player("Celeste", celeste.level))


def test_all_opponents_are_set_at_once() -> None:
    """One press gives all of them a level, another gives each their own again; persons stay persons."""
    lodge, pilot = screen()
    set_level(pilot, levels(pilot)[1], "novice")
    assert everybody(pilot).value == MIXED
    assert "Mixed" in read(pilot).split("\n")
    set_level(pilot, everybody(pilot), "solid")
    assert [field.value for field in levels(pilot)] == ["", "solid", "solid", "solid"]
    click(pilot, "Add a player")
    assert levels(pilot)[4].value == "solid"
    set_level(pilot, everybody(pilot), OWN)
    click(pilot, "Deal")
    for seat in lodge.begun[0].seats[1:]:
        character = character_of(seat.name)
        assert character is not None
        assert seat.level == character.level


def test_who_joins_is_like_those_who_sit_there() -> None:
    """The newcomer is as near to the last opponent's level as anybody who is free, and plays as they always do."""
    seating = Seating(LastChoices.usual("Ana").seats)
    seating.add()
    assert seating.players[-1] == Player("Leroy", "casual")
    seating.add()
    assert seating.everybody == OWN
    assert seating.players[-1].level in ("novice", "solid")


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_every_level_can_be_read_and_pressed(size: tuple[int, int], ui_scale: float) -> None:
    """Whatever the window, the level stands there in a word, and each pip is wide enough to be pressed."""
    lodge = lodged(size, settings=Settings(ui_scale=ui_scale))
    pilot = opened(lodge, NewGameScene(lodge.stage, lodge))
    for level in LEVELS:
        set_level(pilot, levels(pilot)[1], level)
        assert levels(pilot)[1].value == level
        assert level_name(level) in read(pilot).split("\n")
    assert min(box.w for box in levels(pilot)[1].parts.values()) >= 16


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.id)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_everybodys_ways_stand_beside_the_name(character: Character, size: tuple[int, int]) -> None:
    """At the usual scale, nobody's name is so long that there is no room for how they play."""
    lodge = lodged(size)
    seats = (Player("Ana"), Player(character.name, character.level), Player("Bo", "casual"))
    lodge.choices = lodge.choices.changed(seats=seats)
    seen = read(opened(lodge, NewGameScene(lodge.stage, lodge))).split("\n")
    assert {character.name, ways(character.temperament.traits)} <= set(seen)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
def test_longer_words_for_the_levels_push_no_pip_away(
    size: tuple[int, int], ui_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a language of long words the level is written in full, or told by the pips alone; never cut."""
    monkeypatch.setattr("tonk.ui.scenes.levels.level_name", lambda level: f"Fortgeschritten {level}")
    lodge = lodged(size, settings=Settings(ui_scale=ui_scale))
    pilot = opened(lodge, NewGameScene(lodge.stage, lodge))
    assert not [line for line in read(pilot).split("\n") if line.startswith("Fort") and line.endswith("…")]
    for field in levels(pilot):
        pips = list(field.parts.values())
        assert pips[-1].right <= field.frame.right
        assert min(box.w for box in pips) >= 16


def test_a_level_tells_what_it_means() -> None:
    """The pip under the pointer speaks for its level before it is pressed; without one, the level that is set does."""
    _lodge, pilot = screen()
    field = levels(pilot)[1]
    assert field.hint == level_told("casual")
    pilot.move(field.parts[1].center)
    assert field.hint == level_told("novice")
    assert field.value == "casual"


def test_the_rules_can_be_read_before_they_are_played() -> None:
    """The book opens them."""
    lodge, pilot = screen()
    click(pilot, "Read these rules")
    assert lodge.rules_shown == [load_preset(DEFAULT)]


def test_players_come_and_go() -> None:
    """Two to six seats: the button to add one goes at six, those to remove one at two; names stay apart."""
    lodge, pilot = screen()
    for _more in range(2):
        click(pilot, "Add a player")
    assert len(names(pilot)) == 6
    assert "Add a player" not in read(pilot)
    click(pilot, "Deal")
    seats = lodge.begun[0].seats
    assert len({seat.name for seat in seats}) == 6
    for _less in range(4):
        click(pilot, f"Remove {names(pilot)[-1].text}")
    assert len(names(pilot)) == 2
    assert not any(getattr(widget, "tooltip", "").startswith("Remove") for widget in widgets(pilot))


def test_a_bot_becomes_a_person_and_back() -> None:
    """A name that nobody typed changes with the seat; one that was typed stays."""
    lodge, pilot = screen()
    for seat in (1, 2):
        if seat == 2:
            rename(pilot, seat, "Zed")
        set_level(pilot, levels(pilot)[seat], "")
    click(pilot, "Deal")
    seats = lodge.begun[0].seats
    assert seats[1].is_person
    assert seats[1].name not in BOT_NAMES
    assert seats[2] == Player("Zed")
    set_level(pilot, levels(pilot)[1], "solid")
    click(pilot, "Deal")
    assert lodge.begun[1].seats[1].level == "solid"
    assert lodge.begun[1].seats[1].name in BOT_NAMES


def test_a_name_is_kept_clean() -> None:
    """Spaces around a name are not kept."""
    lodge, pilot = screen()
    rename(pilot, 0, "  Eve ")
    click(pilot, "Deal")
    assert lodge.begun[0].seats[0].name == "Eve"


def test_an_empty_name_is_refused() -> None:
    """It says whose, nothing is dealt, and a name puts it right."""
    lodge, pilot = screen()
    rename(pilot, 2, " ")
    assert problem(pilot) == "Player 3 needs a name."
    assert problem(pilot) in read(pilot)
    click(pilot, "Deal")
    pilot.press(pygame.K_ESCAPE)
    assert lodge.begun == []
    lodge, pilot = screen()
    rename(pilot, 2, " ")
    rename(pilot, 2, "Zed")
    assert problem(pilot) == ""
    click(pilot, "Deal")
    assert lodge.begun[0].seats[2].name == "Zed"


def test_equal_names_are_refused() -> None:
    """Capital letters make no other name."""
    lodge, pilot = screen()
    rename(pilot, 1, "ANA")
    assert problem(pilot) == "Two players are called Ana: give one of them another name."
    click(pilot, "Deal")
    assert lodge.begun == []


def test_a_table_of_bots_is_refused() -> None:
    """Somebody has to play."""
    lodge, pilot = screen()
    set_level(pilot, levels(pilot)[0], "novice")
    assert "a person" in problem(pilot)
    click(pilot, "Deal")
    assert lodge.begun == []


def test_stakes_and_money_go_in_round_amounts() -> None:
    """From 1 to 2, 5 and 10; an amount that was set elsewhere is kept until it is changed."""
    lodge, pilot = screen(LastChoices.usual("Ana").changed(bankroll=120))
    stake, bankroll = [widget for widget in widgets(pilot) if isinstance(widget, Stepper)][:2]
    pilot.click(part(stake, 0.9))
    pilot.click(part(stake, 0.9))
    tab_to(pilot, bankroll)
    pilot.press(pygame.K_RIGHT, pygame.K_LEFT)
    click(pilot, "Deal")
    assert (lodge.begun[0].stake, lodge.begun[0].bankroll) == (5, 120)
    assert ladder(50, 7) == (1, 2, 5, 7, 10, 20, 50)


@pytest.mark.parametrize(
    ("presses", "end"),
    [
        (0, MatchEnd("open")),
        (1, MatchEnd("hands", 11)),
        (2, MatchEnd("target", 200)),
        (3, MatchEnd("broke")),
    ],
)
def test_the_end_of_the_match_is_chosen(presses: int, end: MatchEnd) -> None:
    """Open-ended, after so many hands, at a target, or when somebody is broke; the amount can be set."""
    lodge, pilot = screen()
    ends = [widget for widget in widgets(pilot) if isinstance(widget, Choice)][-1]
    tab_to(pilot, ends)
    pilot.press(*[pygame.K_RIGHT] * presses)
    if end.amount:
        pilot.press(pygame.K_TAB, pygame.K_RIGHT)
    click(pilot, "Deal")
    assert lodge.begun[0].end == end


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1280, 800), (2560, 1080)])
def test_the_ends_of_a_match_are_written_out(size: tuple[int, int]) -> None:
    """None of them is cut short for want of room."""
    lodge = lodged(size)
    pilot = opened(lodge, NewGameScene(lodge.stage, lodge))
    ends = [widget for widget in widgets(pilot) if isinstance(widget, Choice)][-1]
    for _kind, words in ends.options:
        assert words in read(pilot).split("\n")
        pilot.click(part(ends, 0.95))


def test_adding_and_removing_players_leaves_the_names_alone() -> None:
    """The keyboard stays at the buttons: a letter typed next changes no name."""
    _lodge, pilot = screen()
    for _more in range(2):
        click(pilot, "Add a player")
        before = [field.text for field in names(pilot)]
        assert not isinstance(group_of(pilot).focused, TextField)
        pilot.type("d")
        assert [field.text for field in names(pilot)] == before
    click(pilot, f"Remove {names(pilot)[3].text}")
    assert group_of(pilot).focused is button(pilot, "Add a player")
    pilot.type("d")
    assert [field.text for field in names(pilot)] == [name for n, name in enumerate(before) if n != 3]


def test_house_rules_that_were_played_last_are_in_the_list() -> None:
    """A rule set that is no preset is one more table, chosen; rules that cannot be read give way to the common ones."""
    own = {"base": "pagat", "name": "Ours", "hand_size": 7}
    lodge, pilot = screen(LastChoices.usual("Ana").changed(rules=own))
    assert "Ours" in read(pilot)
    click(pilot, "Deal")
    assert lodge.begun[0].rules == own
    lodge, pilot = screen(LastChoices.usual("Ana").changed(rules={"base": "nowhere"}))
    click(pilot, "Deal")
    assert lodge.begun[0].rules == DEFAULT


def test_enter_in_a_name_ends_the_typing() -> None:
    """The first Enter leaves the field, the second deals."""
    lodge, pilot = screen()
    rename(pilot, 0, "Eve")
    pilot.press(pygame.K_RETURN)
    assert lodge.begun == []
    assert group_of(pilot).focused is None
    pilot.press(pygame.K_RETURN)
    assert lodge.begun[0].seats[0].name == "Eve"


def test_escape_goes_back() -> None:
    """Nothing is dealt and nothing kept."""
    lodge, pilot = screen()
    pilot.press(pygame.K_ESCAPE)
    assert not isinstance(pilot.stage.top, NewGameScene)
    assert lodge.begun == []
