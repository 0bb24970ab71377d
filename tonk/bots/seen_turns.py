"""Turns as everybody saw them, from the actions of a hand: what a player at the table remembers."""

from typing import NamedTuple, assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Hit, Lay, Skip, Take, View
from tonk.rules.actions import Drop, Pass
from tonk.rules.cards import EMPTY, Card, CardSet, Seat, mask_of

MOST = 8
"""So many of a seat's last turns are remembered where hands are not plain: older ones say little about its cards."""


class Turn(NamedTuple):
    """A finished turn of a seat, as the others saw it."""

    round: int
    """Full rounds before it."""
    free: bool
    """True if the seat might have dropped, as far as is sure: nothing had barred it yet (R-wait)."""
    fewest: int
    """The fewest cards that another seat held."""
    declined: Card | None
    """The top discard that was left lying when a card was drawn."""
    taken: Card | None
    """The card taken from the discards; None where one was drawn."""
    put_down: CardSet
    """The cards laid, hit with and played."""
    discard: Card
    seen: CardSet
    """The cards that lay open before the discard: on the pile and on the table."""


def turns_of(view: View) -> list[list[Turn]]:
    """Return the finished turns of each seat, the first first."""
    return _PlainTurns(view).read() if view.rules.plain else _special_turns(view)


class _PlainTurns:
    """The finished turns of each seat by plain rules, found by going through the hand's actions."""

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
                    # An upcard that nobody may take says nothing.
                    may_take = self._pile and (self._finished or not self._view.rules.bars_takes)
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
                case Drop() | Skip() | Block() | Cross() | Pass():
                    pass  # these say nothing of a hand
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
    """The discards and each seat's number of cards before the first action; a card that nobody remembers is None."""
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
            counts[seat] += _put_down(action).bit_count()
    if view.upcard is not None:
        pile[0] = view.upcard
    return pile, counts


def _special_turns(view: View) -> list[list[Turn]]:
    """The last finished turns of each seat, with Crosses and lost turns.

    A card that lay open once counts as seen ever after, for piles are made into stocks; and who might not have dropped
    is not told apart.
    """
    order: list[tuple[Seat, Turn]] = []
    put_down: list[CardSet] = [EMPTY] * view.seats
    top = view.upcard
    seen: CardSet = EMPTY if top is None else 1 << top
    may_drop = not view.rules.bars_drops
    drew, declined, taken = False, top, top
    for seat, action in view.history:
        if isinstance(action, Draw):
            drew, declined, taken = True, top, None
        elif isinstance(action, Take):
            drew, declined, taken = True, None, top
        elif isinstance(action, Cross):
            # A player who crosses has the turn of the one who chose the deck, and no choice to drop.
            drew, declined, taken = False, None, top
            put_down[seat] |= 1 << action.card
        elif isinstance(action, Discard):
            down = put_down[seat]
            order.append((seat, Turn(0, drew and may_drop, 0, declined, taken, down, action.card, seen | down)))
            seen |= down | 1 << action.card
            top, put_down[seat] = action.card, EMPTY
        else:
            put_down[seat] |= _put_down(action)
    return _dated(view, order, put_down)


def _put_down(action: Action) -> CardSet:
    if isinstance(action, Lay):
        return action.cards
    if isinstance(action, Hit):
        return mask_of(action.cards)
    return 1 << action.card if isinstance(action, Skip | Block) else EMPTY


def _dated(view: View, order: list[tuple[Seat, Turn]], put_down: list[CardSet]) -> list[list[Turn]]:
    """The turns of each seat with their rounds, and the fewest cards that another held: both told from the end.

    Cards in ``put_down`` are those of turns that are not finished, or were taken away by a Cross.
    """
    turns: list[list[Turn]] = [[] for _ in range(view.seats)]
    counts = [count + down.bit_count() for count, down in zip(view.counts, put_down, strict=True)]
    counts[view.to_act] -= view.phase == "play"
    finished, later = view.turns, view.to_act if view.drawer is None else view.drawer
    for seat, turn in reversed(order):
        # Lost turns, and those that were jumped over, count as well.
        finished -= (later - seat - 1) % view.seats + 1
        later = seat
        counts[seat] += turn.put_down.bit_count()
        if len(turns[seat]) < MOST:
            fewest = min(counts[:seat] + counts[seat + 1 :])
            turns[seat].insert(0, turn._replace(round=max(finished, 0) // view.seats, fewest=fewest))
    return turns
