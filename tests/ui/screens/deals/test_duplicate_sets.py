"""Playing a deal from its code, and a set of deals: chosen, played, left, gone on with and compared."""

from dataclasses import replace

import pygame
import pytest

from tests.session.match.test_coach_remarks import Prompted
from tests.ui.pilot import Pilot
from tests.ui.screens.lodge import SIZES, Lodge, button, click, labels, lodged, opened, read, widgets
from tonk.records import Record, action_text
from tonk.rules import Action, Take, load_preset, preset_ids
from tonk.session.deals.deal import Deal, DealSet
from tonk.session.deals.deal_codes import code_of
from tonk.session.deals.duplicate import SetRun
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_game import TableGame
from tonk.session.settings import COACH_MODES, Settings
from tonk.thinking import Question, Ticket
from tonk.ui.screens.deals.deal_code_screen import DealCodeScene
from tonk.ui.screens.deals.duplicate_screen import DuplicateScene
from tonk.ui.screens.deals.set_result_screen import SetResultScene
from tonk.ui.screens.deals.set_table import SetTable
from tonk.ui.screens.results.hand_end_screen import HandEndScene
from tonk.ui.screens.table.curtain import CurtainScene
from tonk.ui.shell import clipboard
from tonk.ui.widgets import Choice, TextField

DEAL = Deal(load_preset("pagat"), 3, 2, 12345)
SET = DealSet(load_preset("pagat"), 3, 1, 99, 4, "novice")


class Shelf:
    """Keeps a set in memory."""

    run: SetRun | None = None

    def keep(self, run: SetRun) -> None:
        """Keep it."""
        self.run = run


class Club(Lodge):
    """A house in which deals are played."""

    def __init__(self, lodge: Lodge) -> None:
        super().__init__(lodge.stage)
        self.sets = Shelf()
        self.practised: list[tuple[Record, tuple[Player, ...]]] = []
        self.kept: list[TableGame] = []

    def sitting(self, hand: TableGame) -> Sitting:
        """Bots answer at once."""
        return Sitting(hand, None)

    def keep_hand(self, match: TableGame) -> None:
        """Note the hand."""
        self.kept.append(match)

    def practise(self, record: Record, players: tuple[Player, ...], _practice: object = None) -> None:
        """Note what is to be played."""
        self.practised.append((record, players))


def club(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Club:
    """A house with a stage of its own."""
    return Club(lodged(size, settings=settings))


@pytest.fixture(autouse=True)
def on_clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of the tests' own; the last text is what lies on it."""
    lies = [""]
    monkeypatch.setattr(clipboard, "paste", lambda: lies[-1])
    monkeypatch.setattr(clipboard, "copy", lambda text: lies.append(text) is None)
    return lies


def test_a_code_that_is_typed_is_dealt_again() -> None:
    """The very cards, with the chair and the opponents that are chosen, by the keyboard alone."""
    house = club()
    pilot = opened(house, DealCodeScene(house.stage, house))
    pilot.type(code_of(DEAL).lower())
    chair = next(widget for widget in widgets(pilot) if isinstance(widget, Choice) and widget.label == "Your chair")
    chair.change(1)
    pilot.press(pygame.K_RETURN)
    ((record, players),) = house.practised
    assert record.deck == DEAL.deck
    assert (record.dealer, record.rules) == (2, DEAL.rules)
    assert [player.is_person for player in players] == [False, True, False]
    assert record.start().hands


def test_a_wrong_code_is_explained_and_not_dealt() -> None:
    """Which symbol can't be, in a sentence; the button can't be pressed."""
    house = club()
    pilot = opened(house, DealCodeScene(house.stage, house))
    assert "Every hand has a code" in read(pilot)
    pilot.type("TK1-U")
    assert "“U” is in no code" in read(pilot)
    click(pilot, "Deal")
    assert house.practised == []
    assert isinstance(pilot.stage.top, DealCodeScene)


def test_a_code_on_the_clipboard_is_taken(on_clipboard: list[str]) -> None:
    """When the page opens if it is one, and by the button whatever it is."""
    on_clipboard.append(code_of(DEAL))
    house = club()
    pilot = opened(house, DealCodeScene(house.stage, house))
    field = next(widget for widget in widgets(pilot) if isinstance(widget, TextField))
    assert field.text == code_of(DEAL)
    on_clipboard.append("x" * 10**6)
    click(pilot, "Paste")
    assert len(field.text) <= 80
    assert "begins with TK1" in read(pilot)


def test_the_code_of_a_set_opens_the_set() -> None:
    """As it was told, and its code is the same."""
    house = club()
    pilot = opened(house, DealCodeScene(house.stage, house, code_of(SET)))
    click(pilot, "Open the set")
    assert isinstance(pilot.stage.top, DuplicateScene)
    assert pilot.stage.top.deals == SET
    assert code_of(SET) in read(pilot)


@pytest.mark.parametrize(
    ("rules", "chosen"), [({"base": "pagat"}, "pagat"), ({"base": "pagat", "stock_out": "fly"}, preset_ids()[0])]
)
def test_the_rules_played_last_are_chosen(rules: object, chosen: str) -> None:
    """However they are written down; where they can be played no more, the usual ones."""
    house = club()
    house.choices = house.choices.changed(rules=rules)
    assert DuplicateScene(house.stage, house).deals.rules == load_preset(chosen)


def test_a_name_that_sits_there_already_is_refused() -> None:
    """One of the opponents is called so."""
    house = club()
    scene = DuplicateScene(house.stage, house, SET)
    pilot = opened(house, scene)
    scene._name.text = ""
    scene._chosen()
    assert "needs a name" in scene.problem
    scene._name.text = "otis"
    scene._chosen()
    assert "otis" in scene.problem
    scene._name.text = "Ana"
    scene._two.value = True
    scene._second.text = "Ana"
    scene._chosen()
    assert "Ana" in scene.problem
    click(pilot, "Begin the set")
    assert house.sets.run is None


def play_out(scene: SetTable) -> None:
    """Let the person at the table do the last thing there is to do, and the bots what they do."""
    sitting = scene.sitting
    while not sitting.match.hand_over:
        choice = sitting.bot_choice() if sitting.bot_acts else sitting.match.position.legal()[-1]
        assert choice is not None
        scene._act(choice)


def go_on_with(run: SetRun) -> tuple[Club, Pilot, DuplicateScene]:
    """The page of a set that waits, opened, and its button pressed."""
    house = club(settings=Settings(animation_speed="instant", reduced_motion=True))
    house.sets.keep(run)
    scene = DuplicateScene(house.stage, house)
    pilot = opened(house, scene)
    click(pilot, "Go on")
    return house, pilot, scene


def lift(pilot: Pilot) -> None:
    """Whoever was asked for is there."""
    assert isinstance(pilot.stage.top, CurtainScene)
    pilot.advance(1.0)
    click(pilot, "Show my cards")


def to_the_end(pilot: Pilot) -> None:
    """Play the hand out, and wait for its page."""
    table = pilot.stage.top
    assert isinstance(table, SetTable)
    play_out(table)
    while not isinstance(pilot.stage.top, HandEndScene):
        pilot.post()
    pilot.advance(0.4)


def test_when_one_has_played_the_set_the_screen_is_passed() -> None:
    """After the last deal a curtain asks for the other person, who plays the first; a hand goes to the history."""
    house, pilot, _scene = go_on_with(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2), ())))
    lift(pilot)
    table = pilot.stage.top
    assert isinstance(table, SetTable)
    assert "Deal 4 of 4" in table.controls.heading
    to_the_end(pilot)
    pilot.press(pygame.K_RETURN)
    lift(pilot)
    table = pilot.stage.top
    assert isinstance(table, SetTable)
    assert "Deal 1 of 4" in table.controls.heading
    assert table.sitting.match.plan.names[0] == "Bo"
    assert [(hand.hand_number, hand.plan.id) for hand in house.kept] == [(4, "a-1")]


def test_whoever_goes_on_with_a_set_of_two_is_asked_for() -> None:
    """In the midst of it as well: who presses the button may be the other one. Alone nobody is asked for."""
    run = SetRun("a", SET, ("Ana", "Bo"), ((1,), ()))
    position = run.hand().position
    run = replace(run, actions=(action_text(position.to_act, position.legal()[0]),))
    _house, pilot, scene = go_on_with(run)
    assert isinstance(pilot.stage.top, CurtainScene)
    pilot.advance(1.0)
    click(pilot, "Leave the table")
    assert pilot.stage.top is scene
    _house, pilot, _scene = go_on_with(replace(run, people=("Ana",), won=((1,),)))
    assert isinstance(pilot.stage.top, SetTable)


def test_one_deal_follows_the_other() -> None:
    """Enter goes on to it, and no page stays behind."""
    _house, pilot, scene = go_on_with(SetRun("a", SET, ("Ana",), ((1,),)))
    to_the_end(pilot)
    pilot.press(pygame.K_RETURN)
    table = pilot.stage.top
    assert isinstance(table, SetTable)
    assert "Deal 3 of 4" in table.controls.heading
    assert pilot.stage.scenes[-2:] == (scene, table)


def test_after_the_last_deal_all_are_compared() -> None:
    """The persons, then the bots by level, who have played it a moment later; Enter goes back to the page of sets."""
    house, pilot, scene = go_on_with(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1, 0, 1))))
    lift(pilot)
    to_the_end(pilot)
    pilot.press(pygame.K_RETURN)
    result = pilot.stage.top
    assert isinstance(result, SetResultScene)
    while result._quick.step():
        pass
    pilot.post()
    named = {one.name: one for one in result.contenders}
    assert list(named) == ["Ana", "Bo", "novice", "casual", "solid", "sharp", "expert"]
    assert all(len(named[name].won) == 4 for name in list(named)[:6])
    run = house.sets.run
    assert run is not None
    assert named["Bo"].total == sum(run.won[1])
    told = read(pilot)
    assert "Ana +2 and Bo" in told
    assert "with the same cards a casual bot" in told
    pilot.press(pygame.K_RETURN)
    assert pilot.stage.top is scene
    pilot.advance(0.1)
    assert button(pilot, "See the result")


class Pondering:
    """Thinks for ever."""

    def __init__(self) -> None:
        self.tickets: list[Ticket[Action]] = []

    def ask(self, _question: Question) -> Ticket[Action]:
        """Begin to think."""
        self.tickets.append(Ticket())
        return self.tickets[-1]


def test_bots_need_not_think_for_a_page_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """On whatever way it is left."""
    house, thinker = club(), Pondering()
    monkeypatch.setattr(house, "sitting", lambda hand: Sitting(hand, None, thinker))
    page = SetResultScene(house.stage, house, SetRun("a", SET, ("Ana",), ((1, -1, 2, 0),)))
    house.stage.push(page)
    page._slow.step()
    assert not thinker.tickets[-1].overtaken
    house.stage.go(DuplicateScene(house.stage, house, SET))
    assert thinker.tickets[-1].overtaken


def test_a_set_is_left_and_gone_on_with() -> None:
    """From the menu of the table; what was done in the hand is done still."""
    house = club()
    scene = DuplicateScene(house.stage, house, SET)
    pilot = opened(house, scene)
    click(pilot, "Begin the set")
    table = pilot.stage.top
    assert isinstance(table, SetTable)
    while table.sitting.bot_acts:
        table._act(table.sitting.bot_choice())
    table._act(table.sitting.match.position.legal()[0])
    done = list(table.sitting.match.actions)
    table.open_menu()
    pilot.advance(1.0)
    click(pilot, "Save and leave")
    pilot.advance(0.1)
    assert "Ana plays deal 1 of 4" in read(pilot)
    click(pilot, "Go on")
    assert isinstance(pilot.stage.top, SetTable)
    assert pilot.stage.top.sitting.match.actions == done


def at_the_chair() -> tuple[Club, SetTable]:
    """A table of a set at which the person may take the discard."""
    for seed in range(60):
        house, run = club(), SetRun("r", DealSet(SET.rules, 3, 2, seed, 4, "novice"), ("Ana",))
        position = run.hand().position
        if position.outcome is None and position.to_act == 0 and position.refusal(Take()) is None:
            return house, SetTable(house.stage, house, run)
    raise AssertionError("no such deal")


def test_what_is_taken_back_in_a_set_is_not_kept() -> None:
    """And what is done again is."""
    house, table = at_the_chair()
    table._act(Take())
    table.controls.undo.take_back()
    assert house.sets.run == SetRun("r", table._run.deals, ("Ana",))
    table.controls.undo.do_again()
    assert house.sets.run.actions == ("0 take",)


@pytest.mark.parametrize("mode", COACH_MODES[1:])
def test_in_a_set_the_coach_is_silent(mode: str) -> None:
    """Whatever the settings say it is not even asked: the set compares what people make of the cards."""
    house, table = at_the_chair()
    house.stage.settings, house.adviser = house.stage.settings.changed(coach=mode), Prompted()
    table = SetTable(house.stage, house, table._run)
    house.stage.push(table)
    table.update(house.stage.now)
    table._act(Take())
    table.update(house.stage.now)
    assert house.adviser.asked == []
    assert table.coach.said is None


def test_the_set_that_waits_shows_its_code(on_clipboard: list[str]) -> None:
    """Beside the one of the set that could be begun next; a press copies it. The result shows it too."""
    run = SetRun("a", SET, ("Ana",), ((1,),))
    house = club()
    house.sets.keep(run)
    page = DuplicateScene(house.stage, house)
    pilot = opened(house, page)
    assert code_of(SET) != code_of(page.deals)
    assert code_of(SET) in read(pilot)
    pilot.click(page._copy_waiting.box.center)
    assert on_clipboard[-1] == code_of(SET)
    assert code_of(SET) in read(opened(house, SetResultScene(house.stage, house, run)))


def test_a_set_that_was_begun_is_given_up_only_if_that_is_meant() -> None:
    """A question, whose first answer keeps it."""
    house = club()
    house.sets.keep(SetRun("a", SET, ("Ana",), ((1,),)))
    pilot = opened(house, DuplicateScene(house.stage, house))
    click(pilot, "Begin the set")
    assert "Keep it" in labels(pilot)
    click(pilot, "Keep it")
    assert house.sets.run is not None
    assert house.sets.run.id == "a"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_pages_fit_every_window(size: tuple[int, int]) -> None:
    """Nothing that can be pressed lies outside the window."""
    house = club(size)
    house.sets.keep(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1,))))
    whole = SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1, 1, 1, -2)))
    pages = (
        DealCodeScene(house.stage, house, code_of(DEAL)),
        DuplicateScene(house.stage, house, SET),
        SetResultScene(house.stage, house, whole),
    )
    for page in pages:
        pilot = opened(house, page)
        window = pilot.stage.viewport.box
        for one in widgets(pilot):
            assert window.overlap(one.box) == pytest.approx(one.box.w * one.box.h), (type(page).__name__, one)
