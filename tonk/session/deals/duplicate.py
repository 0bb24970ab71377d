"""Duplicate: a set of deals that several people, and bots, play from the same seat with the same cards.

The person sits in seat 0. The opponents and each bot's randomness are the same for all who play it, so only the play
differs. Results are `bots.winnings.ahead`, as in a match between bots (``tonk arena``).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tonk.bots import LEVELS, PONDERERS, BotName
from tonk.bots.winnings import ahead
from tonk.records import Record, RecordRefused
from tonk.rules import Position, Reshuffles
from tonk.rules.cards import FIRST_SEAT
from tonk.session.deals.deal import MOST_DEALS, DealSet
from tonk.session.deals.deal_codes import DEAL_KEY, CodeRefused, code_of, deal_of_code
from tonk.session.match.characters import others
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.played_hand import DUPLICATE, HandKind
from tonk.session.match.player_names import clean_name
from tonk.session.match.sitting import Sitting
from tonk.session.match.table_game import TableGame

CHAIR = FIRST_SEAT
"""The seat of the person who plays the set."""
MOST_PLAYING = 2
"""The most people who play a set one after the other."""
QUICK = tuple(level for level in LEVELS if level not in PONDERERS)
"""The levels that play a set in a moment."""
MOST_WON = 10**9
"""The most that a deal can bring; more in a file means damage."""
_MOST_ACTIONS = 5000


class RunDamaged(ValueError):
    """A set that was being played can't be resumed."""


def opponents(deals: DealSet) -> tuple[Player, ...]:
    """The players in the other seats."""
    return others(deals.level, deals.seats - 1)


class DuplicateHand(TableGame):
    """One hand of a set.

    Args:
        deals: The set.
        number: The number of the deal, from 0.
        who: The player in the compared seat.
        actions: The actions so far.
        match_id: The id in the history of this person's play of the set.

    Raises:
        RecordRefused: The actions are illegal.
    """

    purses, compared = False, True

    def __init__(
        self, deals: DealSet, number: int, who: Player, actions: Iterable[str] = (), match_id: str = ""
    ) -> None:
        self.deal = deals.deal(number)
        self.deals = deals
        players = (who, *opponents(deals))
        super().__init__(MatchPlan(match_id, deals.seed, deals.rules, players, 1, 0, always=self.deal.kinds))
        self.dealer, self.hand_number = self.deal.dealer, number + 1
        self._begin(actions)

    @property
    def kind(self) -> HandKind:
        """Duplicate, even if somebody helped."""
        return DUPLICATE

    @property
    def over(self) -> bool:
        """Return whether it was the last deal of the set."""
        return self.hand_over and self.hand_number == self.deals.size

    @property
    def code(self) -> str:
        """The code of its deal."""
        return code_of(self.deal)

    def record(self) -> Record:
        """The hand as a record, which says of what kind it is; when it is over, also its code."""
        extras = {DEAL_KEY: self.code} if self.hand_over else {}
        return self._record(self.deal.deck, self.deal.reshuffle_seed, extras)

    def _start(self) -> Position:
        reshuffles = Reshuffles(self.deal.reshuffle_seed)
        return Position.deal(self.deals.rules, self.deals.seats, self.dealer, self.deal.deck, (), reshuffles)


@dataclass(frozen=True)
class SetRun:
    """A set being played by one person, or by several one after the other.

    Attributes:
        id: Its unique id.
        deals: The set.
        people: The people who play it, in this order.
        won: For each of them, the result of each deal played: `ahead`.
        actions: The actions of the hand being played.
    """

    id: str
    deals: DealSet
    people: tuple[str, ...]
    won: tuple[tuple[int, ...], ...] = ()
    actions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.won:
            object.__setattr__(self, "won", ((),) * len(self.people))

    @property
    def turn(self) -> int | None:
        """Return the number of the person who plays now, from 0; None when all have played."""
        return next((one for one, won in enumerate(self.won) if len(won) < self.deals.size), None)

    @property
    def number(self) -> int:
        """The number of the deal that is played now, from 0."""
        return 0 if self.turn is None else len(self.won[self.turn])

    @property
    def begun(self) -> bool:
        """Return whether anything has been done in it."""
        return bool(self.actions) or any(self.won)

    def hand(self) -> DuplicateHand:
        """The hand being played.

        Raises:
            ValueError: Everyone has played the set.
            RecordRefused: Its actions are illegal.
        """
        if self.turn is None:
            raise ValueError("the set is over")
        who = Player(self.people[self.turn])
        name = f"{self.id}-{self.turn + 1}"
        return DuplicateHand(self.deals, self.number, who, self.actions, name)

    def after(self, hand: DuplicateHand) -> "SetRun":
        """Return the run with this hand's progress."""
        outcome = hand.position.outcome
        if outcome is None:
            return replace(self, actions=tuple(hand.actions))
        won = [*self.won]
        if self.turn is not None:
            won[self.turn] = (*won[self.turn], ahead(outcome, CHAIR))
        return replace(self, won=tuple(won), actions=())

    def to_json(self) -> dict[str, Any]:
        """The run as a plain JSON object."""
        return {
            "id": self.id,
            "deals": code_of(self.deals),
            "people": list(self.people),
            "won": [list(won) for won in self.won],
            "actions": list(self.actions),
        }

    @classmethod
    def from_json(cls, obj: Any) -> "SetRun":
        """The run that `to_json` wrote.

        Raises:
            RunDamaged: It is not a run, or its hand's actions are illegal.
        """
        try:
            deals = deal_of_code(_text(obj["deals"]))
            people = tuple(clean_name(_text(name)) for name in obj["people"])
            won = tuple(tuple(_won(one) for one in ones[: MOST_DEALS + 1]) for ones in obj["won"][:MOST_PLAYING])
            actions = tuple(_text(text) for text in obj["actions"][:_MOST_ACTIONS])
            if (
                not isinstance(deals, DealSet)
                or not 1 <= len(people) <= MOST_PLAYING
                or not all(people)
                or len(won) != len(people)
            ):
                raise RunDamaged
            run = cls(_text(obj["id"])[:40], deals, people, won, actions)
            run._check()
        except (KeyError, TypeError, AttributeError, ValueError, CodeRefused, RecordRefused) as error:
            raise RunDamaged from error
        return run

    def _check(self) -> None:
        lengths = [len(won) for won in self.won]
        whole = [self.deals.size] * len(lengths)
        at = self.turn
        if any(length > self.deals.size for length in lengths):
            raise RunDamaged
        if at is None:
            if self.actions:
                raise RunDamaged
        elif lengths[:at] != whole[:at] or any(lengths[at + 1 :]) or (self.hand().hand_over and self.actions):
            raise RunDamaged  # A hand that is over without an action was a Tonk on the deal, and has yet to be dealt.


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise RunDamaged
    return value


def _won(value: Any) -> int:
    if type(value) is not int or abs(value) > MOST_WON:
        raise RunDamaged
    return value


def _at_once(hand: TableGame) -> Sitting:
    return Sitting(hand, None)


@dataclass
class BotResults:
    """The results of bots of some levels in the same seat of a set, played a little at a time.

    Attributes:
        deals: The set.
        levels: The levels that play it: each deal by all of them, then the next.
        sit: Makes a sitting for a hand, which decides whether its bots answer at once.
        won: By level, the result of each deal played.
    """

    deals: DealSet
    levels: Sequence[BotName] = QUICK
    sit: Callable[[TableGame], Sitting] = _at_once
    won: dict[str, list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.won = {level: [] for level in self.levels}
        self._work = self._play_all()
        self._sitting: Sitting | None = None

    def step(self) -> bool:
        """Do or think about one thing; return False when everything is played."""
        return next(self._work, False)

    def rest(self) -> None:
        """Stop thinking, because nobody is watching."""
        if self._sitting is not None:
            self._sitting.rest()

    def _play_all(self) -> Iterator[bool]:
        for number in range(self.deals.size):
            for level in self.levels:
                hand = DuplicateHand(self.deals, number, Player("", level))
                sitting = self._sitting = self.sit(hand)
                while hand.position.outcome is None:
                    choice = sitting.bot_choice()
                    if choice is not None:
                        sitting.act(choice)
                    yield True
                self.won[level].append(ahead(hand.position.outcome, CHAIR))


def in_units(deals: DealSet, won: int) -> float:
    """A result in stakes, or in points ahead of the mean of the table."""
    return won / deals.seats if deals.rules.scores_points else float(won)
