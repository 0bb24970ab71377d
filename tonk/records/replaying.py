"""A replay of a hand, step by step: the position before and after each action, and its events.

Step 0 is the hand as dealt or set up, step ``n`` is after ``n`` actions. Every few steps the position is kept, so any
other is a few actions away and quick to reach.
"""

from dataclasses import replace

from tonk.records.deck_seal import SEAL_KEY
from tonk.records.hand_extras import new_stocks_to_json
from tonk.records.record import Record
from tonk.rules import Outcome, Position, View
from tonk.rules.actions import Action
from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.rules.shuffle import RESHUFFLE, seed_of

_APART = 16
"""The number of actions between two kept positions."""


class Replay:
    """A record whose steps can be visited in any order.

    Args:
        record: The hand, over or not.

    Attributes:
        record: The hand.
        outcome: The outcome; None for a hand that is not over.

    Raises:
        RecordRefused: The record is invalid or breaks the rules.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        position = record.start()
        self._history: list[tuple[Seat, Action]] = []
        self._events: list[tuple[Event, ...]] = [position.opening]
        self._kept = [position.copy()]
        for happened in record.play(position):
            self._history.append(position.history[-1])
            self._events.append(tuple(happened))
            if not len(self._history) % _APART:
                self._kept.append(position.copy())
        self.outcome: Outcome | None = position.outcome

    @property
    def steps(self) -> int:
        """The number of actions, which is the number of the last step."""
        return len(self._history)

    def at(self, step: int) -> Position:
        """Return a new copy of the position at a step, from 0 to ``steps``."""
        position = self._kept[step // _APART].copy()
        for _seat, action in self._history[step - step % _APART : step]:
            position.apply(action)
        return position

    def view(self, step: int, seat: Seat, *, open_hands: bool = False) -> View:
        """Return a seat's view at a step, without legal actions.

        Args:
            step: The number of the step.
            seat: The seat of the viewer.
            open_hands: Whether it sees all hands.
        """
        position = self.at(step)
        view = replace(position.view(seat), legal=())
        return replace(view, shown=tuple(position.hands)) if open_hands else view

    def move(self, step: int) -> tuple[Seat, Action]:
        """The action that led to a step, from 1, and its seat."""
        return self._history[step - 1]

    def events(self, step: int) -> tuple[Event, ...]:
        """The events between the step before and this one; at step 0, those of the deal."""
        return self._events[step]

    def silent(self, step: int) -> bool:
        """Return whether only its own seat could see the action: a Cross was offered or declined."""
        return step > 0 and not self._events[step]

    def cut(self, step: int) -> Record:
        """Return the hand up to a step, to be played on from there with the same stock.

        Later new stocks would not fit a different course of play, so they come from a seed that is always the same for
        the same record.
        """
        record, position = self.record, self.at(step)
        extras = {key: kept for key, kept in record.extras.items() if key not in (SEAL_KEY, "reshuffles")}
        if position.stocks_made:
            extras["reshuffles"] = new_stocks_to_json(position)
        if record.rules.makes_new_stocks:
            extras.setdefault("seed", seed_of(step, RESHUFFLE, *(record.deck or ())))
        return replace(record, actions=record.actions[:step], result=None, extras=extras)
