"""The dealer's choice of twists by mouse and by keys, and the reason why two players have no Cross."""

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import (
    SIZES,
    Behind,
    ScreenServices,
    button,
    click,
    make_services,
    read,
)
from tests.ui.table.seated import Keeper
from tonk.records import rules_to_json
from tonk.records.deck_seal import DeckCheck
from tonk.rules import changed, load_preset
from tonk.rules.cards import Seat, SpecialKinds, deck_with
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.sitting import Sitting
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.new_game.dealers_choice import DealersChoice, TwistsOfMatch
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.widgets import Button
from tonk.words.table.dealers_choice import choice_line, chosen_now

ANA, BO, RUBY = Player("Ana"), Player("Bo"), Player("Ruby", "novice")
ALL: SpecialKinds = ("wild", "cross", "skip")


def plan(*players: Player, always: SpecialKinds | None = None) -> MatchPlan:
    """Return the plan of a match of twists."""
    return MatchPlan("m", 5, load_preset("twists"), players, always=always)


class Choosing:
    """A pilot at the page of the choice."""

    def __init__(
        self,
        *players: Player,
        last: SpecialKinds = (),
        size: tuple[int, int] = (1280, 720),
        score: tuple[int, ...] = (),
    ) -> None:
        services = make_services(size)
        self.chosen: list[SpecialKinds] = []
        self.pilot = Pilot(services.ui, Behind())
        self.screen = DealersChoice(services.ui, services, plan(*players), Seat(0), score, last, self.chosen.append)
        services.ui.screens.push(self.screen)
        self.pilot.advance(0.2)


def test_enter_deals_the_rules_chosen_last() -> None:
    """Enter deals the last choice, which is remembered."""
    choosing = Choosing(ANA, RUBY, BO, last=("wild", "skip"))
    assert choosing.screen.kinds == ("wild", "skip")
    choosing.pilot.press(pygame.K_RETURN)
    assert choosing.chosen == [("wild", "skip")]


def test_enter_deals_after_a_card_was_pressed() -> None:
    """Enter deals after a click on a card, and does not take that card out again."""
    choosing = Choosing(ANA, RUBY, BO)
    choosing.pilot.click(choosing.screen._cards[2].box.center)
    choosing.pilot.press(pygame.K_RETURN)
    assert choosing.chosen == [("skip",)]


def test_by_mouse() -> None:
    """A click puts a card into play, another takes it out, and Deal deals."""
    choosing = Choosing(ANA, RUBY, BO)
    for card in choosing.screen._cards:
        choosing.pilot.click(card.box.center)
    choosing.pilot.click(choosing.screen._cards[0].box.center)
    assert choosing.screen.kinds == ("cross", "skip")
    assert chosen_now(("cross", "skip")) in read(choosing.pilot)
    click(choosing.pilot, "Deal")
    assert choosing.chosen == [("cross", "skip")]


def test_by_keys() -> None:
    """The digits switch the cards whatever has the focus, and Space switches the focused card."""
    choosing = Choosing(ANA, RUBY, BO)
    choosing.pilot.press(pygame.K_1, pygame.K_3, pygame.K_1)
    assert choosing.screen.kinds == ("skip",)
    choosing.pilot.press(pygame.K_TAB, pygame.K_SPACE)
    assert choosing.screen.kinds == ("wild", "skip")
    choosing.pilot.press(pygame.K_ESCAPE)
    assert choosing.chosen == []
    assert isinstance(choosing.pilot.ui.screens.top, Behind)


def test_two_players_learn_why_there_is_no_cross() -> None:
    """Two players see the Cross with the reason against it, and neither click nor key puts it into play."""
    choosing = Choosing(ANA, RUBY, last=ALL)
    assert choosing.screen.kinds == ("wild", "skip")
    choosing.pilot.press(pygame.K_2)
    choosing.pilot.click(choosing.screen._cards[1].box.center)
    assert choosing.screen.kinds == ("wild", "skip")
    assert "A Cross needs three players or more" in read(choosing.pilot)


def test_the_dealer_is_named_only_if_several_persons_play() -> None:
    """The title names the dealer only if several persons play; the score is shown once there is one."""
    assert "You deal: which twists?" in read(Choosing(ANA, RUBY).pilot)
    seen = read(Choosing(ANA, BO, score=(120, 85)).pilot)
    assert "Ana deals: which twists?" in seen
    assert {"120", "85"} <= set(seen.split("\n"))


@pytest.mark.parametrize("size", SIZES)
def test_it_fits(size: tuple[int, int]) -> None:
    """In every window the cards lie within the plaque, and the buttons below it within the window."""
    choosing = Choosing(*[Player("Wilhelmina Oppenheimer-W")] * 6, size=size, score=(1000,) * 6)
    screen, view = choosing.screen, choosing.pilot.ui.viewport
    for card in screen._cards:
        assert screen._plaque.y < card.box.y < card.box.bottom < screen._said.y
    deal = button(choosing.pilot, "Deal").box
    assert screen._plaque.bottom < deal.y < deal.bottom < view.h


# Other places that show the choice


@pytest.mark.parametrize(("dealer", "shown"), [("bot", True), ("person", False)])
def test_the_choice_of_a_bot_is_shown(dealer: str, shown: bool) -> None:
    """The log always has the choice; a notice has it only if a bot chose, as a person knows it."""
    match = next(
        one
        for one in (Match(MatchPlan("m", seed, load_preset("twists"), (ANA, RUBY, BO))) for seed in range(50))
        if one.plan.players[one.dealer].is_person == (dealer == "person") and not one.hand_over
    )
    services = make_services()
    notices: list[str] = []
    services.ui.on_toast = notices.append
    screen = TableScreen(services.ui, services, Sitting(match, Keeper()), dealt=True)
    line = choice_line(match.plan.table_names, match.dealer, match.kinds)
    assert line in screen.log.lines
    assert (line in notices) == shown


def test_always_these_is_shown_as_that() -> None:
    """The log names the twists that are always in play, without a chooser."""
    match = Match(plan(ANA, RUBY, BO, always=("wild",)))
    services = make_services()
    screen = TableScreen(services.ui, services, Sitting(match, Keeper()), dealt=True)
    assert "In play: Wilds" in screen.log.lines


def test_the_checked_deck_shows_all_its_cards() -> None:
    """The check of a deck with twists has room for every row of cards."""
    match = Match(plan(ANA, RUBY, BO), 5, ALL)
    assert match.seal is not None
    services = make_services()
    page = SealPage(services.ui, match.fingerprint, DeckCheck(match.fingerprint, match.seal, 5, played=True))
    pilot = Pilot(services.ui, page)
    pilot.advance(0.5)
    assert len(match.seal.deck) == len(deck_with(ALL)) == 64
    assert page._page.overflow == 0


# New game


def new_game(**chosen: object) -> tuple[Pilot, ScreenServices, NewGameScreen]:
    """Return the new-game screen with these last choices."""
    services = make_services()
    services.choices = services.choices.changed(rules="twists", **chosen)
    screen = NewGameScreen(services.ui, services)
    return Pilot(services.ui, screen), services, screen


def test_new_game_asks_for_points_and_twists() -> None:
    """Rules with points ask for no stakes, and the dealer chooses unless the twists are fixed."""
    pilot, services, screen = new_game()
    assert not any(widget.visible for widget in screen._stakes.widgets)
    click(pilot, "Deal")
    assert (services.begun[0].rules, services.begun[0].dealer_chooses) == ("twists", True)
    screen._points._who.press_part(1)
    assert screen._points.twists == ALL, "all twists are marked at first"
    pilot.advance(0.1)
    pilot.click(screen._points._chips[2].box.center)
    screen._points._stepper.change(screen._points._stepper.value + 1)
    click(pilot, "Deal")
    last = services.begun[-1]
    assert (last.rules, last.dealer_chooses, last.twists) == (
        {"base": "twists", "target": 300},
        False,
        ("wild", "cross"),
    )


def test_another_target_is_no_other_rule_set() -> None:
    """A game played to 300 points is listed once, with the target that was chosen last."""
    _pilot, _services, screen = new_game()
    count = len(screen._sets)
    _pilot, services, again = new_game()
    services.choices = services.choices.changed(rules={"base": "twists", "target": 300})
    again = NewGameScreen(services.ui, services)
    assert len(again._sets) == count
    assert again.rules.target == 300


def test_new_game_with_two_players_has_no_cross() -> None:
    """The chip of the Cross gives the reason, and stays marked for a larger table."""
    _pilot, _services, screen = new_game(dealer_chooses=False, twists=ALL, seats=(ANA, RUBY))
    cross = screen._points._chips[1]
    assert cross.hint.startswith("A Cross needs three players or more")
    assert screen._points.always == ("wild", "skip")
    assert screen._points.twists == ALL


def test_stakes_come_back_with_stake_rules() -> None:
    """The fields of points give way to those of stakes if a table plays for stakes."""
    pilot, _services, screen = new_game()
    screen._tables.change(0)
    pilot.advance(0.1)
    assert not any(widget.visible for widget in screen._points.widgets)
    assert screen._stakes._stake.visible


def test_house_rules_with_stakes_ask_who_chooses_the_twists() -> None:
    """A button opens the cards, which set the twists of every hand or leave the choice to the dealer."""
    own = changed(load_preset("jazz-club"), {"name": "Ours", "twists": ["wild", "cross"]})
    services = make_services()
    services.choices = services.choices.changed(rules=rules_to_json(own), seats=(ANA, RUBY, BO), dealer_chooses=True)
    screen = NewGameScreen(services.ui, services)
    pilot = Pilot(services.ui, screen)
    assert "The dealer chooses the twists" in read(pilot)
    click(pilot, "Dealer chooses twists")
    pilot.press(pygame.K_2, pygame.K_RETURN)
    assert "Always in play: Wild." in read(pilot)
    click(pilot, "Deal")
    assert services.begun[-1].plan("m", 1).always == ("wild",)
    click(pilot, "Always these twists")
    click(pilot, "Dealer chooses")
    click(pilot, "Deal")
    assert services.begun[-1].plan("m", 1).always is None


def test_the_twists_of_a_match_keep_a_cross_that_two_cannot_use() -> None:
    """The Cross is not in play for two players but stays marked; Tab follows the order of the buttons."""
    pilot, _services, screen = new_game(dealer_chooses=False, twists=ALL, seats=(ANA, RUBY))
    screen._choose_twists()
    page = pilot.ui.screens.top
    assert isinstance(page, TwistsOfMatch)
    assert page.kinds == ("wild", "skip")
    foot = [one for one in page.group.widgets if isinstance(one, Button)]
    assert [one.label for one in foot] == [one.label for one in sorted(foot, key=lambda one: one.box.x)]
    pilot.press(pygame.K_RETURN)
    assert screen._points.twists == ALL
    assert screen._points.always == ("wild", "skip")


def test_twists_always_in_play_are_in_the_summary() -> None:
    """The summary names fixed twists; no button asks for twists there, or for rules without any."""
    pilot, _services, screen = new_game(dealer_chooses=False, twists=("skip",), seats=(ANA, RUBY, BO))
    assert "Always in play: Skip/Block." in read(pilot)
    assert not screen._strip._twists.visible
    screen._tables.change(0)
    pilot.advance(0.1)
    assert not screen._strip._twists.visible
