"""A sitting at the table: a match or a practice hand, its bots, and the keeping of every action."""

from typing import Protocol

from tonk.rules import Action, Refusal, View
from tonk.rules import refusals as no
from tonk.rules.cards import Seat, SpecialKinds, by_seat
from tonk.rules.events import Event
from tonk.rules.phases import WINDOW
from tonk.rules.shuffle import BOT, seed_of
from tonk.session.match.characters import style_of
from tonk.session.match.cross_questions import CrossAnswers, CrossQuestion, drawer_of, may_cross
from tonk.session.match.match import Match
from tonk.session.match.plan import PlayerLevel
from tonk.session.match.table_game import TableGame
from tonk.session.match.taking_back import TakeBackRefusal, decision_to_take_back
from tonk.thinking import BotThinker, ImmediateThinker, Question, Ticket


class Keeper(Protocol):
    """Keeps what is done at a sitting.

    A keeper notes what it is given before it returns, and may write it a moment later, in the same order.
    """

    def keep_match(self, match: Match) -> None:
        """Keep the match as it is now."""

    def keep_hand(self, match: Match) -> None:
        """Keep the hand that has just ended in the history, once even if called twice."""


class Sitting:
    """A match being played at one table, or a practice hand.

    Args:
        game: The match, or the practice hand, which nobody keeps.
        keeper: Keeps the match.
        thinker: Answers for the bots; None to answer at once, however long that takes.

    Attributes:
        game: The game being played.
        persons: The seats of persons.
    """

    def __init__(self, game: TableGame, keeper: Keeper | None, thinker: BotThinker | None = None) -> None:
        self.game = game
        self._keeper = keeper
        self._thinker = thinker or ImmediateThinker()
        self._ticket: Ticket[Action] | None = None
        self.persons = tuple(seat for seat, player in by_seat(game.plan.players) if player.is_person)
        self._answers = CrossAnswers(self.persons)
        if game.pending_action is not None and not self._answers.come_first(game.position, game.pending_action):
            game.pending_action = None
        self._keep()

    def _keep(self) -> None:
        game = self.game
        if self._keeper is None or not isinstance(game, Match):
            return
        # The match first: if the program is killed in between, the next start keeps the finished hand from it.
        self._keeper.keep_match(game)
        if game.hand_over:
            self._keeper.keep_hand(game)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is, or the only person being asked; None when the hand is over.

        While others are asked to cross, it is still the turn of the seat that has chosen the stock.
        """
        if self.game.hand_over:
            return None
        question, position = self.cross_question, self.game.position
        alone = question is not None and not question.everyone
        return drawer_of(position) if position.phase == WINDOW and not alone else position.to_act

    @property
    def bot_acts(self) -> bool:
        """Return whether a bot is to act, or to answer."""
        return not self.game.hand_over and self.cross_question is None and self.game.position.to_act not in self.persons

    @property
    def pace(self) -> float:
        """The factor on the time that the player to act takes (``PlayStyle.pace``)."""
        to_act = self.to_act
        return 1.0 if to_act is None else style_of(self.game.plan.players[to_act].name).pace

    def view(self, seat: Seat) -> View:
        """Return the view of a seat."""
        return self.game.position.view(seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the seat to act may not do this, or None when it may."""
        if self.cross_question is not None and self.cross_question.everyone:
            return no.AnswerFirst()
        return self.game.position.refusal(action)

    def assist(self) -> None:
        """Note that the coach has helped in this hand."""
        if not self.game.assisted:
            self.game.assisted = True
            self._keep()

    def bot_choice(self) -> Action | None:
        """Return the choice of the bot whose turn it is; None while it thinks, from the first call on.

        It gets its seat's view and nothing else, and a seed of its own for each hand. It is asked again if another
        table has asked the same thinker since.
        """
        if self._ticket is None or self._ticket.overtaken:
            plan, seat = self.game.plan, self.game.position.to_act
            seed = seed_of(plan.seed, BOT, self.game.hand_number, seat)
            player = plan.players[seat]
            question = Question(player.level, seed, style_of(player.name), self.view(seat), plan.weights)
            self._ticket = self._thinker.ask(question)
        return self._ticket.answer

    def rest(self) -> None:
        """Let the bot stop thinking until somebody waits for it again."""
        if self._ticket is not None:
            self._ticket.rest()

    def act(self, action: Action) -> list[Event]:
        """Do an action of the seat to act, keep it before anything else, and return the events.

        Bots that are asked to cross answer at once if they can, and their events are included. Nothing happens yet if
        the whole table has to be asked first (`cross_question`).

        Raises:
            ValueError: The action is not legal.
        """
        refusal = self.refusal(action)
        if refusal is not None:
            raise ValueError(f"not legal: {refusal}")
        if self._answers.come_first(self.game.position, action):
            self._hold_back(action)
            return []
        return self._do(action) + self._answer_for_bots()

    def deal_next(self, cut: int | None = None, kinds: SpecialKinds | None = None) -> list[Event]:
        """Deal the next hand of a match; ``cut`` and ``kinds`` as in `Match.deal_next`.

        Raises:
            ValueError: A practice hand has no next hand.
        """
        if not isinstance(self.game, Match):
            raise ValueError("no hand comes after one of practice")
        happened = self.game.deal_next(cut, kinds)
        self._ticket = None
        self._keep()
        return happened

    def set_level(self, seat: Seat, level: PlayerLevel) -> None:
        """Let a bot of a match play at another level from the next hand."""
        if isinstance(self.game, Match):
            levels = self.game.next_levels
            self.game.next_levels = (*levels[:seat], level, *levels[seat + 1 :])
            self._keep()

    def _do(self, action: Action) -> list[Event]:
        happened = self.game.act(action)
        self._ticket = None
        if self.game.position.phase != WINDOW:
            self._answers.forget()
        self._keep()
        return happened

    # Taking back

    def bar_to_taking_back(self, seat: Seat) -> TakeBackRefusal | None:
        """Return why a person can't take anything back now, or None if they can (`taking_back`)."""
        if (question := self.cross_question) is not None and question.everyone:
            return TakeBackRefusal.ASKED
        found = decision_to_take_back(self.game, seat, self.persons)
        return found if isinstance(found, TakeBackRefusal) else None

    def take_back(self, seat: Seat) -> None:
        """Take back what this person may take back, and keep the match.

        Raises:
            ValueError: Nothing can be taken back.
        """
        count = decision_to_take_back(self.game, seat, self.persons)
        if isinstance(count, TakeBackRefusal) or self.bar_to_taking_back(seat) is not None:
            raise ValueError("nothing can be taken back")
        self.game.take_back_to(count)
        self._restart_from_here()

    def bar_to_doing_again(self) -> TakeBackRefusal | None:
        """Return why nothing can be redone now, or None if something can be."""
        if (question := self.cross_question) is not None and question.everyone:
            return TakeBackRefusal.ASKED
        return None if self.game.can_do_again else TakeBackRefusal.NOTHING

    def do_again(self) -> list[Event]:
        """Redo what was taken back last and return the events.

        Raises:
            ValueError: Nothing can be redone.
        """
        if self.bar_to_doing_again() is not None:
            raise ValueError("nothing can be done again")
        happened = self.game.do_again()
        self._restart_from_here()
        return happened

    def _restart_from_here(self) -> None:
        """Go on from the present position, in which no question is open."""
        self._ticket = None
        self._answers.forget()
        self._keep()

    # Crossing

    @property
    def cross_question(self) -> CrossQuestion | None:
        """The Cross question that persons have to answer now, or None."""
        return self._answers.question(self.game.position, pending=self.game.pending_action is not None)

    def may_cross(self, seat: Seat) -> bool:
        """Return whether a person can cross while the question is open; nobody else may see this."""
        return may_cross(self.game.position, self.cross_question, seat)

    def answer(self, seat: Seat | None) -> list[Event]:
        """Answer the Cross question: this person crosses, or nobody does. Return the events.

        A bot that also crosses and sits nearer, clockwise from the drawer, comes first.

        Raises:
            ValueError: Nothing is asked, or this person may not cross.
        """
        if self.cross_question is None:
            raise ValueError("nothing is asked")
        if seat is not None and not self.may_cross(seat):
            raise ValueError(f"seat {seat} may not cross")
        self._answers.give(seat)
        return self._do(self.game.pending_action or self._answers.action(self.game.position)) + self._answer_for_bots()

    def _hold_back(self, action: Action) -> None:
        """Keep the chosen action until persons have answered, so that nobody chooses again after a restart."""
        self.game.pending_action = action
        self._keep()

    def _answer_for_bots(self) -> list[Event]:
        """Let bots answer an open window as far as possible without waiting."""
        happened: list[Event] = []
        position = self.game.position
        while position.phase == WINDOW and self.cross_question is None:
            choice = self._answers.action(position) if position.to_act in self.persons else self.bot_choice()
            if choice is None:
                break
            if self._answers.come_first(position, choice):
                self._hold_back(choice)
                break
            happened += self._do(choice)
        return happened
