"""A table that stays responsive while a bot thinks."""

import pygame

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import Action, Position
from tonk.rules.cards import Seat
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.thinking import Question, Ticket
from tonk.ui.drawing import speeds
from tonk.ui.screens.table.pause_menu import PauseMenu

PLAYERS = (Player("Bot", "casual"), Player("Ana"))
QUICK = Settings(animation_speed="instant", thinking_time="none")


class Deep:
    """A thinker that answers once the test lets it."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.tickets: list[Ticket[Action]] = []
        self.done = False

    def ask(self, question: Question) -> Ticket[Action]:
        """Take the question, whose answer will be the first legal action."""
        self.questions.append(question)
        ticket = Ticket[Action](lambda: ticket.take(question.view.legal[0]) if self.done else None)
        self.tickets.append(ticket)
        return ticket


def bots_turn() -> Position:
    """A table of two at which it is the bot's turn."""
    return table("jazz-club", hands=["2C 4D 9H", "3C 5D TH"], stock="AC 6C 7D", discard="AH", phase="start")


def seated(thinker: Deep, settings: Settings = QUICK) -> Seated:
    """Return a table with this thinker."""
    return Seated(bots_turn(), settings=settings, players=PLAYERS, thinker=thinker)


def test_it_is_asked_at_once_and_acts_when_it_knows() -> None:
    """A bot is asked as soon as its turn comes, and acts in the frame after its answer."""
    thinker = Deep()
    at = seated(thinker)
    assert [question.view for question in thinker.questions] == [at.position.view(Seat(0))]
    at.pilot.advance(5.0)
    assert at.match.actions == []
    assert len(thinker.questions) == 1
    thinker.done = True
    at.pilot.post()
    assert len(at.match.actions) == 1


def test_it_thinks_while_it_seems_to() -> None:
    """An early answer waits until the pause for thought is over, and no longer."""
    thinker = Deep()
    at = seated(thinker, QUICK.changed(thinking_time="slow"))
    assert len(thinker.questions) == 1
    thinker.done = True
    at.pilot.advance(speeds.THINKING["slow"] - 0.1)
    assert at.match.actions == []
    at.pilot.advance(0.3)
    assert len(at.match.actions) == 1


def test_it_need_not_think_for_a_table_that_is_left() -> None:
    """After the table is left, the bot stops thinking; back at the table it is asked again."""
    thinker = Deep()
    at = seated(thinker)
    at.screen.ui.screens.show_only(at.screen)
    assert thinker.tickets[-1].overtaken
    at.pilot.post()
    assert len(thinker.questions) == 2


def test_the_table_is_alive_while_it_thinks() -> None:
    """While a bot thinks, cards respond to the pointer and can be put in order."""
    thinker = Deep()
    at = seated(thinker)
    at.pilot.advance(1.0)
    before = at.pilot.pixels()
    at.pilot.move(at.at("TH"))
    at.pilot.advance(0.3)
    assert at.pilot.pixels() != before
    order = at.screen.board.hand.order
    at.pilot.drag(at.at("3C"), at.at("TH"))
    at.pilot.advance(0.5)
    assert at.screen.board.hand.order != order
    assert at.match.actions == []


def test_an_answer_that_comes_during_a_pause_waits_for_its_end() -> None:
    """An answer that comes while the menu is open is played when the menu closes."""
    thinker = Deep()
    at = seated(thinker)
    at.pilot.press(pygame.K_ESCAPE)
    assert isinstance(at.pilot.ui.screens.top, PauseMenu)
    thinker.done = True
    at.pilot.advance(1.0)
    assert at.match.actions == []
    at.pilot.press(pygame.K_ESCAPE)
    at.pilot.advance(0.2)
    assert at.match.actions
    assert len(thinker.questions) == len(at.match.actions)
