"""The new-game screen: choices, refusals, and play by the keyboard alone."""

import pygame
import pytest

from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.new_game.seats import levels, names, open_screen, rename, set_level
from tests.ui.screens.screen_services import (
    button,
    click,
    group_of,
    make_services,
    opened,
    part,
    read,
    tab_to,
    widgets,
)
from tonk.bots import LEVELS
from tonk.rules import DEFAULT, changed, guest_ids, load_preset, preset_ids
from tonk.rules.cards import Seat
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import MatchEnd, Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.people import People
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen, table_problem
from tonk.ui.screens.new_game.rules_summary_panel import RulesSummaryPanel
from tonk.ui.screens.new_game.stakes_bar import ladder
from tonk.ui.screens.parts.level_field import LevelField
from tonk.ui.screens.parts.table_tiles import TableTiles
from tonk.ui.widgets import Button, ChoiceField, Stepper, TextField, TileField
from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.rules.games import character, summary
from tonk.words.rules.rule_sets import short_name


def problem(pilot: Pilot) -> str:
    """Return the reason why cards can't be dealt."""
    top = pilot.ui.screens.top
    assert isinstance(top, NewGameScreen)
    return top.problem


def test_the_last_game_is_offered_again() -> None:
    """Every choice of the last game comes back, including keys of other versions."""
    seats = (Player("Ana"), Player("Bo", "solid"), Player("Cy", "novice"))
    last = LastChoices("terminus-frore", seats, 20, 500, MatchEnd("target", 300), unknown={"later": 1})
    services, pilot = open_screen(last)
    click(pilot, "Deal")
    assert services.begun == [last]
    assert services.begun[0].unknown == {"later": 1}


def tables(pilot: Pilot) -> TileField[int]:
    """Return the pictures of the tables."""
    return next(widget for widget in widgets(pilot) if isinstance(widget, TileField))


@pytest.mark.parametrize("table", range(7))
def test_a_rule_set_is_chosen_by_its_table(table: int) -> None:
    """A click on a table's picture goes to its place, names it and shows the whole summary of its rules."""
    services, pilot = open_screen()
    pilot.click(tables(pilot).parts[table].center)
    rules = load_preset(preset_ids()[table])
    seen = read(pilot)
    assert short_name(rules) in seen
    assert all(line in seen for line in (character(rules), *summary(rules)))
    assert services.ui.place == place_of(rules.id)
    told = next(widget for widget in widgets(pilot) if isinstance(widget, RulesSummaryPanel))
    assert told.content_height <= told.box.h
    click(pilot, "Deal")
    assert services.begun[0].rules == rules.id


def test_french_summaries_need_no_scrolling() -> None:
    """The summary of every table fits in the smaller window even in French."""
    assert language.use("fr")
    _, pilot = open_screen()
    for table in range(len(preset_ids())):
        pilot.click(tables(pilot).parts[table].center)
        told = next(widget for widget in widgets(pilot) if isinstance(widget, RulesSummaryPanel))
        assert told.content_height <= told.box.h


def test_the_keyboard_alone_chooses_and_deals() -> None:
    """Tab and the arrows choose a table and a level, and Enter on Deal deals."""
    services, pilot = open_screen()
    tab_to(pilot, tables(pilot))
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT)
    tab_to(pilot, levels(pilot)[1])
    pilot.press(pygame.K_RIGHT)
    tab_to(pilot, button(pilot, "Deal"))
    pilot.press(pygame.K_RETURN)
    assert services.begun[0].rules == preset_ids()[2]
    assert services.begun[0].seats[1] == Player("Ruby", "solid")


def test_the_rules_can_be_read_before_they_are_played() -> None:
    """The button with the book opens the chosen rules."""
    services, pilot = open_screen()
    click(pilot, "Read these rules")
    assert services.rules_shown == [load_preset(DEFAULT)]


def test_players_come_and_go() -> None:
    """A table has two to six different players; the buttons to add or remove one go at these ends."""
    services, pilot = open_screen()
    for _more in range(2):
        click(pilot, "Add a player")
    assert len(names(pilot)) == 6
    assert "Add a player" not in read(pilot)
    click(pilot, "Deal")
    seats = services.begun[0].seats
    assert len({seat.name for seat in seats}) == 6
    for _less in range(4):
        click(pilot, f"Remove {names(pilot)[-1].text}")
    assert len(names(pilot)) == 2
    assert not any(getattr(widget, "tooltip", "").startswith("Remove") for widget in widgets(pilot))


def test_a_bot_becomes_a_person_and_back() -> None:
    """A remembered person takes a bot's seat first, then a new one; a known character takes a person's."""
    services, pilot = open_screen()
    services.people = People().welcome(["Ana", "Bo"])
    pilot = opened(services, NewGameScreen(services.ui, services))
    for seat in (1, 2):
        set_level(pilot, levels(pilot)[seat], "")
    click(pilot, "Deal")
    assert services.begun[0].seats[:3] == (Player("Ana"), Player("Bo"), Player("Player 2"))
    set_level(pilot, levels(pilot)[1], "solid")
    click(pilot, "Deal")
    assert services.begun[1].seats[1].level == "solid"
    assert services.begun[1].seats[1].name in BOT_NAMES


def test_guests_of_the_last_game_are_not_at_the_next() -> None:
    """The first person stays, and free characters take the seats of the others."""
    seats = (Player("Ana"), Player("Bo"), Player("Ruby", "sharp"), Player("Cy"))
    services, pilot = open_screen(LastChoices.usual("Ana").changed(seats=seats))
    click(pilot, "Deal")
    now = services.begun[0].seats
    assert (now[0], now[2]) == (seats[0], seats[2])
    assert all(one.level and one.name in BOT_NAMES for one in now[1:])
    assert len({one.name for one in now}) == 4


def test_two_at_one_screen_need_names() -> None:
    """A person called "You" needs a name to play with another person, but not alone."""
    services, pilot = open_screen(LastChoices.usual("You"))
    assert problem(pilot) == ""
    set_level(pilot, levels(pilot)[1], "")
    assert problem(pilot) == "You share this screen, so you need a name. Press your portrait to choose one."
    people = services.people.welcome(["You"])
    services.keep_people(people.changed(people.known("You"), name="Eve"))
    screen = pilot.ui.screens.top
    assert isinstance(screen, NewGameScreen)
    screen.came_back()
    assert problem(pilot) == ""
    click(pilot, "Deal")
    assert services.begun[0].seats[0] == Player("Eve")


def test_all_opponents_can_be_raised_by_keyboard() -> None:
    """The right arrow raises all opponents level by level, and the left arrow lowers them."""
    services, pilot = open_screen()
    everybody = next(widget for widget in widgets(pilot) if isinstance(widget, LevelField) and widget.label)
    tab_to(pilot, everybody)
    for level in LEVELS:
        pilot.press(pygame.K_RIGHT)
        assert everybody.value == level
    pilot.press(pygame.K_LEFT)
    click(pilot, "Deal")
    assert {seat.level for seat in services.begun[0].seats[1:]} == {LEVELS[-2]}


def test_a_name_is_kept_clean() -> None:
    """Spaces around a name are not kept."""
    services, pilot = open_screen()
    rename(pilot, Seat(1), "  Eve ")
    click(pilot, "Deal")
    assert services.begun[0].seats[1].name == "Eve"


def test_an_empty_name_is_refused() -> None:
    """An empty name is refused with the player's number, and a new name corrects it."""
    services, pilot = open_screen()
    rename(pilot, Seat(2), " ")
    assert problem(pilot) == "Player 3 needs a name."
    assert problem(pilot) in read(pilot)
    click(pilot, "Deal")
    pilot.press(pygame.K_ESCAPE)
    assert services.begun == []
    services, pilot = open_screen()
    rename(pilot, Seat(2), " ")
    rename(pilot, Seat(2), "Zed")
    assert problem(pilot) == ""
    click(pilot, "Deal")
    assert services.begun[0].seats[2].name == "Zed"


def test_equal_names_are_refused() -> None:
    """Names that differ only in capital letters are refused as equal."""
    services, pilot = open_screen()
    rename(pilot, Seat(1), "ANA")
    assert problem(pilot) == "Two players are called Ana. Give one of them another name."
    click(pilot, "Deal")
    assert services.begun == []


def test_a_table_of_bots_is_refused() -> None:
    """A table without a person is refused."""
    services, pilot = open_screen()
    set_level(pilot, levels(pilot)[0], "novice")
    assert "a person" in problem(pilot)
    click(pilot, "Deal")
    assert services.begun == []


def test_stakes_and_money_go_in_round_amounts() -> None:
    """Steps go by round amounts such as 1, 2, 5 and 10; another amount is kept until it is changed."""
    services, pilot = open_screen(LastChoices.usual("Ana").changed(bankroll=120))
    stake, bankroll = [widget for widget in widgets(pilot) if isinstance(widget, Stepper)][:2]
    pilot.click(part(stake, 0.9))
    pilot.click(part(stake, 0.9))
    tab_to(pilot, bankroll)
    pilot.press(pygame.K_RIGHT, pygame.K_LEFT)
    click(pilot, "Deal")
    assert (services.begun[0].stake, services.begun[0].bankroll) == (5, 120)
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
    """A match can be open-ended, or end after some hands, at a target, or when a player is broke."""
    services, pilot = open_screen()
    ends = [widget for widget in widgets(pilot) if isinstance(widget, ChoiceField)][-1]
    tab_to(pilot, ends)
    pilot.press(*[pygame.K_RIGHT] * presses)
    if end.amount:
        pilot.press(pygame.K_TAB, pygame.K_RIGHT)
    click(pilot, "Deal")
    assert services.begun[0].end == end


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1280, 800), (2560, 1080)])
def test_the_ends_of_a_match_are_written_out(size: tuple[int, int]) -> None:
    """The words for the end of a match are never cut."""
    services = make_services(size)
    pilot = opened(services, NewGameScreen(services.ui, services))
    ends = [widget for widget in widgets(pilot) if isinstance(widget, ChoiceField)][-1]
    for _kind, words in ends.options:
        assert words in read(pilot).split("\n")
        pilot.click(part(ends, 0.95))


def test_adding_and_removing_players_leaves_the_names_alone() -> None:
    """The focus stays at the buttons, so that a letter typed next changes no name."""
    _services, pilot = open_screen()
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
    """The last house rules are one more table, and chosen; unreadable rules give way to the default."""
    own = {"base": "pagat", "name": "Ours", "hand_size": 7}
    services, pilot = open_screen(LastChoices.usual("Ana").changed(rules=own))
    assert "Ours" in read(pilot)
    click(pilot, "Deal")
    assert services.begun[0].rules == own
    services, pilot = open_screen(LastChoices.usual("Ana").changed(rules={"base": "nowhere"}))
    click(pilot, "Deal")
    assert services.begun[0].rules == DEFAULT


def test_enter_deals_after_a_table_is_chosen_by_mouse() -> None:
    """Enter deals after a click on a table; on a table reached by Tab, it goes to the next one."""
    services, pilot = open_screen()
    pilot.click(tables(pilot).parts[1].center)
    pilot.press(pygame.K_RETURN)
    assert [one.rules for one in services.begun] == [preset_ids()[1]]
    services, pilot = open_screen()
    tab_to(pilot, tables(pilot))
    pilot.press(pygame.K_RETURN)
    assert (services.begun, tables(pilot).value) == ([], 1)


def test_enter_in_a_name_ends_the_typing() -> None:
    """The first Enter leaves the field, and the second deals."""
    services, pilot = open_screen()
    rename(pilot, Seat(1), "Eve")
    pilot.press(pygame.K_RETURN)
    assert services.begun == []
    assert group_of(pilot).focused is None
    pilot.press(pygame.K_RETURN)
    assert services.begun[0].seats[1].name == "Eve"


def test_escape_goes_back() -> None:
    """Esc closes the screen without dealing."""
    services, pilot = open_screen()
    pilot.press(pygame.K_ESCAPE)
    assert not isinstance(pilot.ui.screens.top, NewGameScreen)
    assert services.begun == []


def test_rules_for_another_number_of_players_say_so() -> None:
    """Rules name the number of players they are for if another number sits there."""
    rules = changed(load_preset("pagat"), {"least_players": 3, "most_players": 4})
    assert table_problem(rules, 3) == ""
    assert table_problem(rules, 2) == "These rules are for 3 to 4 players."
    assert table_problem(changed(rules, {"most_players": 3}), 4) == "These rules are for 3 players."


def test_sharp_tables_are_offered_a_first_round_without_drops() -> None:
    """One press allows drops only from the second round; the button appears only beside sharp opponents."""
    services, pilot = open_screen(LastChoices(DEFAULT, (Player("Ana"), Player("Bo", "sharp"))))
    click(pilot, "Later drops")
    click(pilot, "Deal")
    rules = services.begun[0].rule_set
    assert rules is not None
    assert (rules.id, rules.first_drop_round) == (DEFAULT, 2)
    _services, mild = open_screen(LastChoices(DEFAULT, (Player("Ana"), Player("Bo", "solid"))))
    assert "Later drops" not in {one.label for one in widgets(mild) if isinstance(one, Button) and one.visible}


def test_the_picture_of_a_table_is_shown_as_soon_as_it_is_painted() -> None:
    """The last steps of painting a picture ask for a redraw, as all steps before do."""
    tiles = TableTiles(dummy_ui((640, 360)))
    tiles.arrange([Box(0, 0, 60, 40)], ["pagat"])
    painted = []
    while tiles.warm():
        painted.append(len(tiles._pictures))
    assert (painted[-1], len(tiles._pictures)) == (1, 1)


def test_a_match_with_lives_says_how_it_ends() -> None:
    """The sentence in place of stakes and points is shown whole where there is room."""
    _services, pilot = open_screen(LastChoices("thirty-one", (Player("Ana"), Player("Bo", "solid"))))
    assert "The last player left wins the match." in read(pilot)


@pytest.mark.parametrize(("game", "most"), [("gin", 2), ("knock-rummy", 5), ("thirty-one", 6)])
def test_no_more_players_are_offered_than_the_game_is_for(game: str, most: int) -> None:
    """A full table says why nobody more can sit down, and the keyboard goes on to somewhere usable."""
    seats = (Player("Ana"), Player("Bo", "solid"))
    services, pilot = open_screen(LastChoices.usual("Ana").changed(rules=game, seats=seats))
    for _more in range(most - 2):
        click(pilot, "Add a player")
    assert len(names(pilot)) == most
    focused = group_of(pilot).focused
    assert most == 2 or (focused is not None and focused.disabled is None)
    full = [widget for widget in widgets(pilot) if isinstance(widget, Button) and widget.label == "Add a player"]
    assert [one.disabled for one in full] == ([] if most == 6 else [table_problem(load_preset(game), most + 1)])
    if full:
        pilot.click(full[0].box.center)
    assert (len(names(pilot)), problem(pilot)) == (most, "")
    click(pilot, "Deal")
    assert len(services.begun[0].seats) == most


def test_choosing_a_game_for_two_leaves_the_keyboard_where_it_was() -> None:
    """The focus stays when bots leave for a game of two, and a table of Tonk lets players sit down again."""
    _services, pilot = open_screen()
    games = button(pilot, "Other games")
    tab_to(pilot, games)
    top = pilot.ui.screens.top
    assert isinstance(top, NewGameScreen)
    top._lay_last(load_preset("gin"))
    assert len(names(pilot)) == 2
    assert group_of(pilot).focused is games
    assert button(pilot, "Add a player").disabled
    pilot.click(tables(pilot).parts[0].center)
    assert button(pilot, "Add a player").disabled is None


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 600)])
def test_summaries_of_other_games_need_no_scrolling(code: str, size: tuple[int, int]) -> None:
    """The summaries of gin, knock rummy and thirty-one fit under the table's picture in both languages."""
    assert language.use(code)
    try:
        _services, pilot = open_screen(size=size)
        top = pilot.ui.screens.top
        assert isinstance(top, NewGameScreen)
        for game in guest_ids():
            top._lay_last(load_preset(game))
            told = next(widget for widget in widgets(pilot) if isinstance(widget, RulesSummaryPanel))
            assert told.content_height <= told.box.h, game
    finally:
        assert language.use(SOURCE_LANGUAGE)
