"""A game at a table, in a match or in practice."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tonk.records import Record, action_text, do_action, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Action, Position
from tonk.rules.between_hands import starting_score
from tonk.rules.cards import Card, Seat
from tonk.rules.deck_seal import Seal
from tonk.rules.events import Event
from tonk.rules.seats import PerSeat
from tonk.session.match.plan import MatchPlan
from tonk.session.match.played_hand import ASSISTED, KIND_KEY, LEVELS_KEY, HandKind


class TableGame(ABC):
    """A game at a table: a match hand by hand, or a practice hand.

    Actions can be taken back and redone; `taking_back` decides who may.

    Attributes:
        plan: The players, rules and stakes.
        dealer: The dealer of the current hand.
        hand_number: The number of the hand, from 1.
        cuts: The cards cut for the first deal, one dictionary per round of cutting; empty if nobody cut.
        bankrolls: The money of each seat, after paying a finished hand.
        score: Each seat's points or lives, including a finished hand's; zeros if none are scored.
        kinds: The twists in play.
        seal: The seal of the deck, if it was shown before the deal.
        lifted: The number of cards lifted off the sealed deck when it was cut; 0 when it was not.
        actions: The actions in it, in notation.
        position: The hand as it stands.
        events: The events so far.
        assisted: True if the coach has helped in it before it was over.
        pending_action: The chosen action that waits until persons have answered whether they cross, or None.
    """

    dealer: Seat
    position: Position

    purses = True
    """True if the players' money or points carry over from hand to hand."""
    compared = False
    """True if results with the same cards are compared, so that nobody may help."""
    practice = False
    """True if it doesn't count: no money, no ordinary history, and anything may be taken back."""

    def __init__(self, plan: MatchPlan) -> None:
        self.plan = plan
        self.hand_number = 1
        self.cuts: Sequence[Mapping[Seat, Card]] = ()
        self.bankrolls = [plan.bankroll] * len(plan.players)
        self.score: PerSeat[int] = starting_score(plan.rules, len(plan.players))
        self.kinds = plan.always or ()
        self.seal: Seal | None = None
        self.lifted = 0
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.assisted = False
        self.pending_action: Action | None = None
        self._events_before: list[int] = []
        """The number of events before each action."""
        self._taken_back: list[tuple[str, ...]] = []

    # Different for each kind of game

    @property
    def kind(self) -> HandKind:
        """The kind of hand for the history."""
        return ASSISTED if self.assisted else ""

    @property
    def first(self) -> int:
        """The number of actions before the start of the game, which can't be taken back."""
        return 0

    @property
    @abstractmethod
    def over(self) -> bool:
        """Return whether the game is over."""

    @abstractmethod
    def record(self) -> Record:
        """Return the hand as a record."""

    @abstractmethod
    def _start(self) -> Position:
        """Return the position before the first action."""

    def _ended(self) -> None:  # noqa: B027 - most kinds have nothing to do
        """Handle the end of the hand, if it has just ended."""

    # The same for all

    def hand_extras(self) -> dict[str, Any]:
        """The extra keys of the hand's record: special cards and points, and the kind of hand."""
        return extras_of(self.position) | ({KIND_KEY: self.kind} if self.kind else {})

    def _record(self, deck: tuple[Card, ...], reshuffle_seed: int, extras: Mapping[str, Any]) -> Record:
        """Return the hand, dealt from this deck, as a record with these extra keys.

        Until it is over, the record holds the seed of possible reshuffles.
        """
        plan, outcome = self.plan, self.position.outcome
        kept = {**self.hand_extras(), LEVELS_KEY: list(plan.levels)}
        if outcome is None and plan.rules.makes_new_stocks:
            kept["seed"] = reshuffle_seed
        return Record(
            rules=plan.rules,
            seats=plan.names,
            stake=plan.stake,
            dealer=self.dealer,
            deck=deck,
            actions=tuple(self.actions),
            result=None if outcome is None else result_of(outcome, plan.stake, plan.rules),
            extras={**kept, **extras},
        )

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the deck shown before the deal; empty if none was."""
        return "" if self.seal is None else self.seal.fingerprint

    @property
    def hand_over(self) -> bool:
        """Return whether the hand has ended."""
        return self.position.outcome is not None

    def act(self, action: Action) -> list[Event]:
        """Do an action of the seat to act and return the events.

        Raises:
            ValueError: The action is not legal.
        """
        refusal = self.position.refusal(action)
        if refusal is not None:
            raise ValueError(f"not legal: {refusal}")
        self._taken_back.clear()
        self.pending_action = None
        self.actions.append(action_text(self.position.to_act, action))
        happened = self.position.apply(action)
        self._note(happened)
        self._ended()
        return happened

    def _begin(self, actions: Iterable[str]) -> None:
        """Start the hand and do these actions.

        Raises:
            RecordRefused: An action may not be done.
        """
        self.position, self.pending_action = self._start(), None
        self.events = list(self.position.opening)
        self.actions, self._events_before = [], []
        self._do_all(actions)

    def _do_all(self, actions: Iterable[str]) -> list[Event]:
        happened: list[Event] = []
        for text in actions:
            done = do_action(self.position, text, len(self.actions))
            self.actions.append(text)
            self._note(done)
            happened += done
        return happened

    def _note(self, happened: Sequence[Event]) -> None:
        self._events_before.append(len(self.events))
        self.events += happened

    # Taking back

    @property
    def last_events(self) -> Sequence[Event]:
        """The events of the last action, if any."""
        return self.events[self._events_before[-1] :] if self._events_before else ()

    def take_back_to(self, count: int) -> None:
        """Take back all but ``count`` actions; they can be redone together until something else is done."""
        kept, undone = self.actions[:count], tuple(self.actions[count:])
        if undone:
            self._begin(kept)
            self._taken_back.append(undone)

    @property
    def can_do_again(self) -> bool:
        """Return whether something was taken back and nothing done since."""
        return bool(self._taken_back)

    def do_again(self) -> list[Event]:
        """Redo what was taken back last and return the events."""
        if not self._taken_back:
            return []
        happened = self._do_all(self._taken_back.pop())
        self._ended()
        return happened
