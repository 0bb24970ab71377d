"""The finished turns of a hand by plain rules, where turns go round in order and every card stays in sight."""

from typing import assert_never

from tonk.bots.finished_turn import Turn, put_down
from tonk.rules import Block, Cross, Discard, Draw, Hit, Knock, Lay, Skip, Take, View
from tonk.rules.actions import Drop, Pass
from tonk.rules.cards import EMPTY, Card, Seat, mask_of


class PlainTurns:
    """The finished turns of each seat by plain rules, read from the hand's actions."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._turns: list[list[Turn]] = [[] for _ in range(view.seats)]
        self._free = [True] * view.seats
        self._owners = [spread.owner for spread in view.table]
        self._pile, self._counts = _at_first(view)
        self._finished = view.turns - sum([isinstance(action, Discard) for _, action in view.history])
        self._was_free = True
        self._laid = EMPTY
        self._begin()

    def _begin(self) -> None:
        self._declined: Card | None = None
        self._taken: Card | None = None
        self._put_down = EMPTY

    def read(self) -> list[list[Turn]]:
        """Return the turns."""
        for seat, action in self._view.history:
            match action:
                case Draw():
                    # An upcard that may not be taken says nothing.
                    may_take = self._pile and (self._finished or not self._view.rules.answers.bars_takes)
                    self._declined = self._pile[-1] if may_take else None
                case Take():
                    self._taken = self._pile.pop()
                case Lay(cards):
                    self._put_down |= cards
                    self._free[seat] = self._free[seat] and not self._view.rules.spreads_bar
                case Hit(hit_with, number):
                    self._put_down |= mask_of(hit_with)
                    self._hit(seat, self._owners[number])
                case Discard(card):
                    self._discard(seat, card)
                case Drop() | Skip() | Block() | Cross() | Pass() | Knock():
                    pass  # these say nothing about a hand
                case _:
                    assert_never(action)
        return self._turns

    def _hit(self, seat: Seat, owner: Seat) -> None:
        self._free[owner] = self._free[owner] and not self._view.rules.hits_bar(own=owner == seat)

    def _discard(self, seat: Seat, card: Card) -> None:
        seats, counts = self._view.seats, self._counts
        fewest = min(counts[:seat] + counts[seat + 1 :])
        self._laid |= self._put_down
        seen = self._laid | mask_of(lying for lying in self._pile if lying is not None)
        rounds = self._finished // seats
        turn = Turn(rounds, self._was_free, fewest, self._declined, self._taken, self._put_down, card, seen)
        self._turns[seat].append(turn)
        counts[seat] -= self._put_down.bit_count()
        self._pile.append(card)
        self._finished += 1
        self._was_free = self._free[(seat + 1) % seats]
        self._begin()


def _at_first(view: View) -> tuple[list[Card | None], list[int]]:
    """Return the discards and each seat's number of cards before the first action; an unknown card is None."""
    pile: list[Card | None] = list(view.discards)
    counts = list(view.counts)
    for seat, action in reversed(view.history):
        if isinstance(action, Discard):
            pile.pop()
            counts[seat] += 1
        elif isinstance(action, Draw | Take):
            counts[seat] -= 1
            if isinstance(action, Take):
                pile.append(None)
        else:
            counts[seat] += put_down(action).bit_count()
    if view.upcard is not None:
        pile[0] = view.upcard
    return pile, counts
