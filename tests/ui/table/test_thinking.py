"""The table stays alive while a bot thinks for as long as it needs."""

import pygame

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import Action, Position
from tonk.rules.cards import Seat
from tonk.session.match.match import Player
from tonk.session.settings import Settings
from tonk.thinking import Question, Ticket
from tonk.ui.drawing import speeds
from tonk.ui.screens.table.pause_menu import PauseMenu

PLAYERS = (Player("Bot", "casual"), Player("Ana"))
QUICK = Settings(animation_speed="instant", thinking_time="none")


class Deep:
    """Somebody who has the answer when the test says so."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.tickets: list[Ticket[Action]] = []
        self.done = False

    def ask(self, question: Question) -> Ticket[Action]:
        """Hear the question: the answer is the first legal action, when it is done."""
        self.questions.append(question)
        ticket = Ticket[Action](lambda: ticket.take(question.view.legal[0]) if self.done else None)
        self.tickets.append(ticket)
        return ticket


def bots_turn() -> Position:
    """Two at a table, and it is the bot's turn."""
    return table("jazz-club", hands=["2C 4D 9H", "3C 5D TH"], stock="AC 6C 7D", discard="AH", phase="start")


def seated(thinker: Deep, settings: Settings = QUICK) -> Seated:
    """At the table."""
    return Seated(bots_turn(), settings=settings, players=PLAYERS, thinker=thinker)


def test_it_is_asked_at_once_and_acts_when_it_knows() -> None:
    """The turn comes, the question goes out, and what it answers is done in the next frame, nothing before."""
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
    """A pause for thought is not added to thinking: who knows early acts when the pause is over, and not before."""
    thinker = Deep()
    at = seated(thinker, QUICK.changed(thinking_time="slow"))
    assert len(thinker.questions) == 1
    thinker.done = True
    at.pilot.advance(speeds.THINKING["slow"] - 0.1)
    assert at.match.actions == []
    at.pilot.advance(0.3)
    assert len(at.match.actions) == 1


def test_it_need_not_think_for_a_table_that_is_left() -> None:
    """Come back to the table, it is asked again."""
    thinker = Deep()
    at = seated(thinker)
    at.screen.ui.screens.show_only(at.screen)
    assert thinker.tickets[-1].overtaken
    at.pilot.post()
    assert len(thinker.questions) == 2


def test_the_table_is_alive_while_it_thinks() -> None:
    """Cards answer to the pointer and can be put in another order, and keys do what they do."""
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
    """With the menu open nothing is done at the table; when it closes, the bot acts."""
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
