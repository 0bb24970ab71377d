"""A hand gone through step by step: where it stood before and after each action, and what each has brought.

Step 0 is the hand as it was dealt or set up, step ``n`` is after ``n`` actions. Every so many steps the position is
kept, so that any other is a few actions away and going to it costs next to nothing.
"""

from dataclasses import replace

from tonk.records.deck_seal import SEAL_KEY
from tonk.records.record import Record
from tonk.rules import Outcome, Position, View
from tonk.rules.actions import Action
from tonk.rules.cards import Seat, card_text
from tonk.rules.events import Event
from tonk.rules.shuffle import RESHUFFLE, seed_of

_APART = 16
"""So many actions lie between one position that is kept and the next."""


class Replay:
    """A record that can be gone through in any order.

    Args:
        record: The hand; it may be one that is not over.

    Attributes:
        record: The hand.
        outcome: The ending; None for one that is not over.

    Raises:
        RecordRefused: The record can't be, or does not follow the rules.
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
        """The position at a step, from 0 to ``steps``; it is the caller's own."""
        position = self._kept[step // _APART].copy()
        for _seat, action in self._history[step - step % _APART : step]:
            position.apply(action)
        return position

    def view(self, step: int, seat: Seat, *, open_hands: bool = False) -> View:
        """The view of a seat at a step; with ``open_hands`` it sees everybody's. Nothing can be done in it.

        Args:
            step: The number of the step.
            seat: The seat that looks.
            open_hands: True if all hands lie open.
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
        """Return whether only its own seat could see that an action was done: a Cross was offered, or let go."""
        return step > 0 and not self._events[step]

    def cut(self, step: int) -> Record:
        """The hand up to a step, to be played on from there with the same stock.

        New stocks that were still to come would not fit another course of play; they come from a seed instead, always
        the same for the same record.
        """
        record, position = self.record, self.at(step)
        extras = {key: kept for key, kept in record.extras.items() if key not in (SEAL_KEY, "reshuffles")}
        if position.stocks_made:
            extras["reshuffles"] = [[card_text(card) for card in stock] for stock in position.stocks_made]
        if record.rules.makes_new_stocks:
            extras.setdefault("seed", seed_of(step, RESHUFFLE, *(record.deck or ())))
        return replace(record, actions=record.actions[:step], result=None, extras=extras)
