"""A hand being played at a table, whatever it is a part of: a match, or practice."""

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
    """A game at a table: one hand after the other of a match, or a hand of practice.

    What was done can be taken back and done again; whether somebody may do that is not asked here (`taking_back`).

    Attributes:
        plan: The players, rules and stakes.
        dealer: The dealer the hand being played.
        hand_number: The number of the hand, from 1.
        cuts: The cards cut for the first deal, one dictionary a round of cutting; none where nobody cut for it.
        bankrolls: The money of each seat; a finished hand has been paid.
        score: Each seat's points or lives, a finished hand's among them; zeros where none are scored.
        kinds: The twists in play.
        seal: The seal of the deck, if it was shown before the deal.
        lifted: The number of cards lifted off the sealed deck when it was cut; 0 when it was not.
        actions: The actions in it, in notation.
        position: The hand as it stands.
        events: The events so far.
        assisted: True if the coach has said something in it before it was over.
        pending_action: The action chosen, to be done when persons have answered whether they cross; None otherwise.
    """

    dealer: Seat
    position: Position

    purses = True
    """True if the players have money, or points, that go on from hand to hand."""
    compared = False
    """True if it is compared with what others make of the same cards: then nobody helps."""
    practice = False
    """True if nothing comes of it: no money, no place in the history, and anything may be taken back."""

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

    # What every kind of hand has of its own

    @property
    def kind(self) -> HandKind:
        """The kind of hand for the history."""
        return ASSISTED if self.assisted else ""

    @property
    def first(self) -> int:
        """The number of actions that can't be taken back, because the game begins after them."""
        return 0

    @property
    @abstractmethod
    def over(self) -> bool:
        """Return whether nothing comes after it."""

    @abstractmethod
    def record(self) -> Record:
        """The hand, as a record."""

    @abstractmethod
    def _start(self) -> Position:
        """The position before its first action."""

    def _ended(self) -> None:  # noqa: B027 - most kinds have nothing to do then
        """The hand may have ended with what was just done."""

    # What all have in common

    def hand_extras(self) -> dict[str, Any]:
        """The extra keys of the hand's record: special cards and points, and the kind of hand."""
        return extras_of(self.position) | ({KIND_KEY: self.kind} if self.kind else {})

    def _record(self, deck: tuple[Card, ...], reshuffle_seed: int, extras: Mapping[str, Any]) -> Record:
        """The hand, dealt from this deck, as a record with these keys as well.

        Until it is over, it holds the seed of its reshuffles, if there can be any.
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
        """The fingerprint of the deck that was shown before the deal; empty if none was."""
        return "" if self.seal is None else self.seal.fingerprint

    @property
    def hand_over(self) -> bool:
        """Return whether the hand has ended."""
        return self.position.outcome is not None

    def act(self, action: Action) -> list[Event]:
        """The seat to act does this; what happened comes back.

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
        """Begin it, and do these actions.

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
        """The events of the last action; none before there is one."""
        return self.events[self._events_before[-1] :] if self._events_before else ()

    def take_back_to(self, count: int) -> None:
        """Take back all but so many actions; they can be done again, together, until something else is done."""
        kept, undone = self.actions[:count], tuple(self.actions[count:])
        if undone:
            self._begin(kept)
            self._taken_back.append(undone)

    @property
    def can_do_again(self) -> bool:
        """Return whether something was taken back, and nothing done since."""
        return bool(self._taken_back)

    def do_again(self) -> list[Event]:
        """Do again what was taken back last; what happens comes back."""
        if not self._taken_back:
            return []
        happened = self._do_all(self._taken_back.pop())
        self._ended()
        return happened
