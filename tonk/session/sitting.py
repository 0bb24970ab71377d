"""One sitting at the table: a match, its bots, and the keeping of everything that is done."""

from typing import Protocol

from tonk.rules import Action, Refusal, View
from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.rules.shuffle import BOT, seed_of
from tonk.session.match import Match
from tonk.session.people import temperament_of
from tonk.thinking import AtOnce, Question, Thinks


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

    Args:
        match: The match.
        keeper: Where it is kept.
        thinker: Who answers for the bots; None for one that does it at once, however long it takes.

    Attributes:
        match: The match.
    """

    def __init__(self, match: Match, keeper: Keeper, thinker: Thinks | None = None) -> None:
        self.match = match
        self._keeper = keeper
        self._thinker = thinker or AtOnce()
        self._asked: int | None = None
        self._keep()

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
        return self.to_act is not None and self.to_act not in self.persons

    @property
    def pace(self) -> float:
        """How long whoever's turn it is seems to think, as a share of what is usual (``Temperament.pace``)."""
        to_act = self.to_act
        return 1.0 if to_act is None else temperament_of(self.match.plan.players[to_act].name).pace

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return self.match.position.view(seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat to act may not do this, or None when it may."""
        return self.match.position.refusal(action)

    def bot_choice(self) -> Action | None:
        """What the bot whose turn it is will do; None while it thinks, which it begins to do when first asked.

        It is given its seat's view and nothing else, and has a chance of its own for each hand.
        """
        if self._asked is None:
            plan, seat = self.match.plan, self.match.position.to_act
            seed = seed_of(plan.seed, BOT, self.match.hand_number, seat)
            player = plan.players[seat]
            question = Question(player.level, seed, temperament_of(player.name), self.view(seat))
            self._asked = self._thinker.ask(question)
        return self._thinker.answer(self._asked)

    def act(self, action: Action) -> list[Event]:
        """The seat to act does this, and it is handed over to be kept before anything else happens.

        Raises:
            ValueError: The action is not legal.
        """
        happened = self.match.act(action)
        self._asked = None
        self._keep()
        return happened

    def deal_next(self, cut: int | None = None) -> list[Event]:
        """Deal the next hand; ``cut`` as in `Match.deal_next`."""
        happened = self.match.deal_next(cut)
        self._asked = None
        self._keep()
        return happened
