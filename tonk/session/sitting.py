"""One sitting at the table: a match, its bots, and the keeping of everything that is done."""

from typing import Protocol

from tonk.bots import Bot, make_bot
from tonk.rules import Action, Refusal, View
from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.rules.shuffle import BOT, seed_of
from tonk.session.match import Match


class Keeper(Protocol):
    """Where a sitting keeps what is done.

    A keeper takes down what it is given before it returns, and may write it a moment later, in the same order.
    """

    def keep_match(self, match: Match) -> None:
        """Keep the match as it is now: a kill loses at most what was done in the last moment."""

    def keep_hand(self, match: Match) -> None:
        """Keep the hand that has just ended in the history; keeping it twice is keeping it once."""


class Sitting:
    """A match being played at one table.

    Attributes:
        match: The match.
    """

    def __init__(self, match: Match, keeper: Keeper) -> None:
        self.match = match
        self._keeper = keeper
        self._bots: dict[Seat, Bot] = {}
        self._sit_down()
        self._keep()

    def _sit_down(self) -> None:
        """Give every bot a chance of its own for this hand, from the match's seed."""
        plan, hand = self.match.plan, self.match.hand_number
        self._bots = {
            seat: make_bot(player.level, seed_of(plan.seed, BOT, hand, seat))
            for seat, player in enumerate(plan.players)
            if not player.is_person
        }

    def _keep(self) -> None:
        # The match first: a kill between the two leaves a finished hand in it, which the next start keeps.
        self._keeper.keep_match(self.match)
        if self.match.hand_over:
            self._keeper.keep_hand(self.match)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.match.plan.players) if player.is_person)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; None when the hand is over."""
        return None if self.match.hand_over else self.match.position.to_act

    @property
    def bot_acts(self) -> bool:
        """Whether a bot is to act."""
        return self.to_act in self._bots

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return self.match.position.view(seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat to act may not do this, or None when it may."""
        return self.match.position.refusal(action)

    def bot_choice(self) -> Action:
        """What the bot whose turn it is will do; it is given its seat's view and nothing else."""
        seat = self.match.position.to_act
        return self._bots[seat].choose(self.match.position.view(seat))

    def act(self, action: Action) -> list[Event]:
        """The seat to act does this, and it is handed over to be kept before anything else happens.

        Raises:
            ValueError: The action is not legal.
        """
        happened = self.match.act(action)
        self._keep()
        return happened

    def deal_next(self) -> list[Event]:
        """Deal the next hand."""
        happened = self.match.deal_next()
        self._sit_down()
        self._keep()
        return happened
