"""Deals played from their codes, and sets of deals: choosing, playing, leaving, resuming and comparing."""

from dataclasses import replace

import pygame
import pytest

from tests.session.match.test_coach_remarks import Prompted
from tests.support.noting import noting
from tests.ui.hearing import listen
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    SIZES,
    ScreenServices,
    button,
    click,
    labels,
    make_services,
    opened,
    read,
    widgets,
)
from tonk.bots import PONDERERS
from tonk.records import action_text
from tonk.rules import Action, Take, load_preset, preset_ids
from tonk.rules.cards import Seat
from tonk.session.deals.deal import Deal, DealSet
from tonk.session.deals.deal_codes import code_of, deal_of_code
from tonk.session.deals.duplicate import QUICK, SetRun
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_game import TableGame
from tonk.session.settings import COACH_MODES, Settings
from tonk.thinking import Question, Ticket
from tonk.ui.screens.deals.deal_code_screen import DealCodeScreen
from tonk.ui.screens.deals.duplicate_screen import DuplicateScreen
from tonk.ui.screens.deals.set_result_screen import SetResultScreen
from tonk.ui.screens.deals.set_table import SetTable
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.shell import clipboard
from tonk.ui.widgets import ChoiceField, Stepper, TextField

DEAL = Deal(load_preset("pagat"), 3, Seat(2), 12345)
SET = DealSet(load_preset("pagat"), 3, Seat(1), 99, 4, "novice")


class Club(ScreenServices):
    """Services that can play deals."""

    def __init__(self, services: ScreenServices) -> None:
        super().__init__(services.ui)
        self.kept: list[TableGame] = []

    def sitting(self, hand: TableGame) -> Sitting:
        """Return a sitting in which bots answer at once."""
        return Sitting(hand, None)

    def keep_hand(self, match: TableGame) -> None:
        """Note the hand."""
        self.kept.append(match)


def club(size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> Club:
    """Return services with a window of their own."""
    return Club(make_services(size, settings=settings))


@pytest.fixture(autouse=True)
def on_clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard for the tests; the last text of the list lies on it."""
    lies = [""]
    monkeypatch.setattr(clipboard, "paste", lambda: lies[-1])
    monkeypatch.setattr(clipboard, "copy", noting(lies, answer=True))
    return lies


def test_a_code_that_is_typed_is_dealt_again() -> None:
    """A typed code deals the same cards at the chosen seat, with the keyboard alone."""
    services = club()
    pilot = opened(services, DealCodeScreen(services.ui, services))
    pilot.type(code_of(DEAL).lower())
    chair = next(widget for widget in widgets(pilot) if isinstance(widget, ChoiceField) and widget.label == "Your seat")
    chair.change(1)
    pilot.press(pygame.K_RETURN)
    ((record, players),) = services.practised
    assert record.deck == DEAL.deck
    assert (record.dealer, record.rules) == (2, DEAL.rules)
    assert players is not None
    assert [player.is_person for player in players] == [False, True, False]
    assert record.start().hands


def test_a_wrong_code_is_explained_and_not_dealt() -> None:
    """A sentence names the symbol that no code contains, and Deal does nothing."""
    services = club()
    pilot = opened(services, DealCodeScreen(services.ui, services))
    assert "Every hand has a code" in read(pilot)
    pilot.type("TK1-U")
    assert "Codes never contain “U”" in read(pilot)
    click(pilot, "Deal")
    assert services.practised == []
    assert isinstance(pilot.ui.screens.top, DealCodeScreen)


def test_a_code_on_the_clipboard_is_taken(on_clipboard: list[str]) -> None:
    """The page takes a code from the clipboard as it opens; Paste takes any text."""
    on_clipboard.append(code_of(DEAL))
    services = club()
    pilot = opened(services, DealCodeScreen(services.ui, services))
    field = next(widget for widget in widgets(pilot) if isinstance(widget, TextField))
    assert field.text == code_of(DEAL)
    on_clipboard.append("x" * 10**6)
    click(pilot, "Paste")
    assert len(field.text) <= 80
    assert "begins with TK1" in read(pilot)


def test_the_code_of_a_set_opens_the_set() -> None:
    """A set's code opens the page of that set, which shows the same code."""
    services = club()
    pilot = opened(services, DealCodeScreen(services.ui, services, code_of(SET)))
    click(pilot, "Open the set")
    assert isinstance(pilot.ui.screens.top, DuplicateScreen)
    assert pilot.ui.screens.top.deals == SET
    assert code_of(SET) in read(pilot)


@pytest.mark.parametrize(
    ("rules", "chosen"), [({"base": "pagat"}, "pagat"), ({"base": "pagat", "stock_out": "fly"}, preset_ids()[0])]
)
def test_the_rules_played_last_are_chosen(rules: object, chosen: str) -> None:
    """The last rules are chosen in any form they were saved in, or the usual ones if those can't be played."""
    services = club()
    services.choices = services.choices.changed(rules=rules)
    assert DuplicateScreen(services.ui, services).deals.rules == load_preset(chosen)


def test_a_name_that_sits_there_already_is_refused() -> None:
    """A set is not begun with an empty name, an opponent's name, or the same name twice."""
    services = club()
    screen = DuplicateScreen(services.ui, services, SET)
    pilot = opened(services, screen)
    screen._name.text = ""
    screen._chosen()
    assert "Enter a name" in screen.problem
    screen._name.text = "otis"
    screen._chosen()
    assert "otis" in screen.problem
    screen._name.text = "Ana"
    screen._two.value = True
    screen._second.text = "Ana"
    screen._chosen()
    assert "Ana" in screen.problem
    click(pilot, "Start the set")
    assert services.duplicate_set.now is None


def play_out(screen: SetTable) -> None:
    """Play the hand with the bots' choices and the last legal moves of the person."""
    sitting = screen.sitting
    while not sitting.game.hand_over:
        choice = sitting.bot_choice() if sitting.bot_acts else sitting.game.position.legal()[-1]
        assert choice is not None
        screen._act(choice)


def go_on_with(run: SetRun) -> tuple[Club, Pilot, DuplicateScreen]:
    """Open the page of a set that waits, and press Resume."""
    services = club(settings=Settings(animation_speed="instant", reduced_motion="on"))
    services.duplicate_set.keep(run)
    screen = DuplicateScreen(services.ui, services)
    pilot = opened(services, screen)
    click(pilot, "Resume")
    return services, pilot, screen


def lift(pilot: Pilot) -> None:
    """Confirm that the expected person is there."""
    assert isinstance(pilot.ui.screens.top, Curtain)
    pilot.advance(1.0)
    click(pilot, "Show my cards")


def to_the_end(pilot: Pilot) -> None:
    """Play the hand out, and wait for the page of its result."""
    table = pilot.ui.screens.top
    assert isinstance(table, SetTable)
    play_out(table)
    while not isinstance(pilot.ui.screens.top, HandEndScreen):
        pilot.pass_frame()
    pilot.advance(0.4)


def test_the_screen_is_passed_on_after_one_person_has_played_the_set() -> None:
    """After one person's last deal, a curtain asks for the other, who begins with the first deal."""
    services, pilot, _screen = go_on_with(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2), ())))
    lift(pilot)
    table = pilot.ui.screens.top
    assert isinstance(table, SetTable)
    assert "Deal 4 of 4" in table.log.heading
    to_the_end(pilot)
    pilot.press(pygame.K_RETURN)
    lift(pilot)
    table = pilot.ui.screens.top
    assert isinstance(table, SetTable)
    assert "Deal 1 of 4" in table.log.heading
    assert table.sitting.game.plan.names[0] == "Bo"
    assert [(hand.hand_number, hand.plan.id) for hand in services.kept] == [(4, "a-1")]


def test_the_curtain_names_the_person_who_continues_a_set_of_two() -> None:
    """A set of two asks for its person even in mid-hand, because the other may have pressed Resume."""
    run = SetRun("a", SET, ("Ana", "Bo"), ((1,), ()))
    position = run.hand().position
    run = replace(run, actions=(action_text(position.to_act, position.legal()[0]),))
    _services, pilot, screen = go_on_with(run)
    assert isinstance(pilot.ui.screens.top, Curtain)
    pilot.advance(1.0)
    click(pilot, "Leave the table")
    assert pilot.ui.screens.top is screen
    _services, pilot, _screen = go_on_with(replace(run, people=("Ana",), won=((1,),)))
    assert isinstance(pilot.ui.screens.top, SetTable)


def test_one_deal_follows_the_other() -> None:
    """Enter goes on to the next deal and leaves no page behind."""
    _services, pilot, screen = go_on_with(SetRun("a", SET, ("Ana",), ((1,),)))
    to_the_end(pilot)
    assert "after 2 deals." in read(pilot)
    pilot.press(pygame.K_RETURN)
    table = pilot.ui.screens.top
    assert isinstance(table, SetTable)
    assert "Deal 3 of 4" in table.log.heading
    assert pilot.ui.screens.all[-2:] == (screen, table)


def test_after_the_last_deal_all_are_compared() -> None:
    """The result lists the persons, then the bots by level; Enter goes back to the page of sets."""
    services, pilot, screen = go_on_with(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1, 0, 1))))
    lift(pilot)
    to_the_end(pilot)
    pilot.press(pygame.K_RETURN)
    result = pilot.ui.screens.top
    assert isinstance(result, SetResultScreen)
    while result._quick.step():
        pass
    pilot.post()
    named = {one.name: one for one in result.contenders}
    assert list(named) == ["Ana", "Bo", "novice", "casual", "solid", "sharp", "expert"]
    assert all(len(named[name].won) == 4 for name in list(named)[:6])
    run = services.duplicate_set.now
    assert run is not None
    assert named["Bo"].total == sum(run.won[1])
    text = read(pilot)
    assert "Ana finished at +2. Bo finished at" in text
    assert "The same cards brought a casual bot" in text
    pilot.press(pygame.K_RETURN)
    assert pilot.ui.screens.top is screen
    pilot.advance(0.1)
    assert button(pilot, "See the result")


class Pondering:
    """A thinker that never comes to an answer."""

    def __init__(self) -> None:
        self.tickets: list[Ticket[Action]] = []

    def ask(self, _question: Question) -> Ticket[Action]:
        """Begin to think."""
        self.tickets.append(Ticket())
        return self.tickets[-1]


def test_bots_need_not_think_for_a_page_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots stop thinking once another screen replaces the result."""
    services, thinker = club(), Pondering()
    monkeypatch.setattr(services, "sitting", lambda hand: Sitting(hand, None, thinker))
    page = SetResultScreen(services.ui, services, SetRun("a", SET, ("Ana",), ((1, -1, 2, 0),)))
    services.ui.screens.push(page)
    page._slow.step()
    assert not thinker.tickets[-1].overtaken
    services.ui.screens.show_only(DuplicateScreen(services.ui, services, SET))
    assert thinker.tickets[-1].overtaken


def test_a_result_is_spoken_at_first_and_when_the_bots_are_done() -> None:
    """The result is spoken when the page opens and again when the bots are done, so that a listener need not search."""
    services = club()
    voice = listen(services.ui)
    page = SetResultScreen(services.ui, services, SetRun("a", SET, ("Ana",), ((1, -1, 2, 0),)))
    services.ui.screens.push(page)
    assert page.announced()[1] == "You finished at +2."
    page._quick._work = page._slow._work = iter(())
    page._quick.won.update({level: [1, 0, 0, 0] for level in QUICK})
    page._slow.won.update({level: [0, 0, 0, 0] for level in PONDERERS})
    page.update(0.0)
    assert "The same cards brought a casual bot plus 1, a sharp bot plus 1 and an expert bot 0." in " ".join(voice.said)


def test_a_set_can_be_left_and_resumed() -> None:
    """A set left by the menu of the table is resumed with all moves of its hand."""
    services = club()
    screen = DuplicateScreen(services.ui, services, SET)
    pilot = opened(services, screen)
    click(pilot, "Start the set")
    table = pilot.ui.screens.top
    assert isinstance(table, SetTable)
    while table.sitting.bot_acts:
        chosen = table.sitting.bot_choice()
        assert chosen is not None
        table._act(chosen)
    table._act(table.sitting.game.position.legal()[0])
    done = list(table.sitting.game.actions)
    table.open_menu()
    pilot.advance(1.0)
    click(pilot, "Save and leave")
    pilot.advance(0.1)
    assert "Ana is on deal 1 of 4" in read(pilot)
    click(pilot, "Resume")
    assert isinstance(pilot.ui.screens.top, SetTable)
    assert pilot.ui.screens.top.sitting.game.actions == done


def table_of(services: Club, run: SetRun) -> SetTable:
    """Return the table of a set that is kept as the only one."""
    return SetTable(services.ui, services, run, services.duplicate_set.keep, services.routes.play_set)


def at_the_chair() -> tuple[Club, SetTable]:
    """Return a table of a set at which the person may take the discard."""
    for seed in range(60):
        services, run = club(), SetRun("r", DealSet(SET.rules, 3, Seat(2), seed, 4, "novice"), ("Ana",))
        position = run.hand().position
        if position.outcome is None and position.to_act == 0 and position.refusal(Take()) is None:
            return services, table_of(services, run)
    raise AssertionError("no such deal")


def test_a_move_taken_back_in_a_set_is_not_kept() -> None:
    """A move that is taken back is not kept, and one that is redone is."""
    services, table = at_the_chair()
    table._act(Take())
    table.controls.undo.take_back()
    assert services.duplicate_set.now == SetRun("r", table._run.deals, ("Ana",))
    table.controls.undo.do_again()
    assert services.duplicate_set.now.actions == ("0 take",)


@pytest.mark.parametrize("mode", COACH_MODES[1:])
def test_in_a_set_the_coach_is_silent(mode: str) -> None:
    """No setting makes the table ask the coach, because a set compares people without help."""
    services, table = at_the_chair()
    coach = Prompted()
    services.ui.settings = services.ui.settings.changed(coach=mode)
    services.adviser = coach  # type: ignore[assignment]
    table = table_of(services, table._run)
    services.ui.screens.push(table)
    table.update(services.ui.now)
    table._act(Take())
    table.update(services.ui.now)
    assert coach.asked == []
    assert table.coach.said is None


def test_the_set_that_waits_shows_its_code(on_clipboard: list[str]) -> None:
    """The page shows the code of the waiting set and copies it at a press, and the result shows it too."""
    run = SetRun("a", SET, ("Ana",), ((1,),))
    services = club()
    services.duplicate_set.keep(run)
    page = DuplicateScreen(services.ui, services)
    pilot = opened(services, page)
    assert code_of(SET) != code_of(page.deals)
    assert code_of(SET) in read(pilot)
    pilot.click(page._copy_waiting.box.center)
    assert on_clipboard[-1] == code_of(SET)
    assert code_of(SET) in read(opened(services, SetResultScreen(services.ui, services, run)))


def test_a_set_has_as_many_deals_as_are_chosen() -> None:
    """The stepper sets 1 to 32 deals, and the code of the set contains that number."""
    services = club()
    pilot = opened(services, DuplicateScreen(services.ui, services, SET))
    page = pilot.ui.screens.top
    assert isinstance(page, DuplicateScreen)
    stepper = next(one for one in widgets(pilot) if isinstance(one, Stepper) and one.label == "Deals")
    stepper.press_part(1)
    assert page.deals.size == 5
    assert (stepper.least, stepper.most) == (1, 32)
    assert deal_of_code(code_of(page.deals)) == page.deals


def test_a_set_that_was_begun_is_given_up_only_if_that_is_meant() -> None:
    """A new set asks before it replaces the one begun, which the first answer keeps."""
    services = club()
    services.duplicate_set.keep(SetRun("a", SET, ("Ana",), ((1,),)))
    pilot = opened(services, DuplicateScreen(services.ui, services))
    click(pilot, "Start the set")
    assert "Keep it" in labels(pilot)
    click(pilot, "Keep it")
    assert services.duplicate_set.now is not None
    assert services.duplicate_set.now.id == "a"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_pages_fit_every_window(size: tuple[int, int]) -> None:
    """No widget of the pages lies outside the window."""
    services = club(size)
    services.duplicate_set.keep(SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1,))))
    whole = SetRun("a", SET, ("Ana", "Bo"), ((1, -1, 2, 0), (1, 1, 1, -2)))
    long = SetRun("b", replace(SET, size=31), ("Ana",), ((1,) * 31,))
    pages = (
        DealCodeScreen(services.ui, services, code_of(DEAL)),
        DuplicateScreen(services.ui, services, SET),
        SetResultScreen(services.ui, services, whole),
        SetResultScreen(services.ui, services, long),
    )
    for page in pages:
        pilot = opened(services, page)
        window = pilot.ui.viewport.box
        for one in widgets(pilot):
            assert window.overlap(one.box) == pytest.approx(one.box.w * one.box.h), (type(page).__name__, one)
