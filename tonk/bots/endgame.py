"""The end game of two players, solved exactly once no card is hidden.

When the stock is empty, no new one is made and no card is out of play, each of two players knows every card: the other
holds what they have not seen. The rest is a short zero-sum game of full information, so every move has a certain value:
the result if both play on perfectly. Nothing is guessed, not even how the other plays. All lines are played by the
rules themselves; if there are too many for a moment's work, there is no answer.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tonk.bots.winnings import ahead
from tonk.rules import TAKE, Action, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import World, imagine_any, unseen_by

_MOST = 3_000
"""The most positions looked at: some hundredths of a second, and six times what any tried hand needed."""


class CertainWorth(NamedTuple):
    """The certain value of a move. Of two, the greater is better for the seat."""

    won: int
    """The winnings of the seat if both play on perfectly (``ahead``)."""
    wins: bool
    """True if it is then among the winners."""


class SolvedMove(NamedTuple):
    """A move and its certain value."""

    worth: CertainWorth
    taken: bool
    """True if it is a discard that the other player does best to take."""


def solved(view: View, actions: Iterable[Action]) -> dict[Action, SolvedMove] | None:
    """Return the certain value of each action; None if cards are hidden or there are too many lines.

    Args:
        view: The view of the seat to act.
        actions: Legal actions.
    """
    if not nothing_is_hidden(view):
        return None
    world, lines = imagine_any(view), _EveryLine(view.seat)
    try:
        return {action: lines.after(world, action) for action in actions}
    except _TooManyError:
        return None


def best_of(found: dict[Action, SolvedMove]) -> list[Action]:
    """Return the best moves."""
    most = max([move.worth for move in found.values()])
    return [action for action, move in found.items() if move.worth == most]


def nothing_is_hidden(view: View) -> bool:
    """Return whether both players know the place of every card, and no card can come back."""
    if view.seats != 2 or view.stock_count or not view.rules.plain:
        return False
    other = Seat(1 - view.seat)
    known = view.known[other].bit_count()
    return unseen_by(view).bit_count() == view.counts[other] - known


class _TooManyError(Exception):
    """There are too many lines."""


class _EveryLine:
    """The search over all lines of play from a position."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._left = _MOST
        self._found: dict[tuple[object, ...], CertainWorth] = {}

    def after(self, world: World, action: Action) -> SolvedMove:
        """Return the value of an action."""
        following = world.copy()
        following.apply(action)
        worth = self._worth(following)
        if following.outcome is not None or following.to_act == world.to_act:
            return SolvedMove(worth, taken=False)
        best = [answer for answer in following.legal() if self._worth_after(following, answer) == worth]
        return SolvedMove(worth, best == [TAKE])

    def _worth(self, world: World) -> CertainWorth:
        """Return what a position is worth to the seat."""
        outcome = world.outcome
        if outcome is not None:
            return CertainWorth(ahead(outcome, self._seat), self._seat in outcome.winners)
        key = _key(world)
        found = self._found.get(key)
        if found is None:
            best = max if world.to_act == self._seat else min
            found = self._found[key] = best([self._worth_after(world, action) for action in world.legal()])
        return found

    def _worth_after(self, world: World, action: Action) -> CertainWorth:
        self._left -= 1
        if self._left < 0:
            raise _TooManyError
        following = world.copy()
        following.apply(action)
        return self._worth(following)


def _key(world: World) -> tuple[object, ...]:
    """Return the part of a position that still matters to the rules, once the stock is gone for good."""
    return (
        *(world.to_act, world.phase, *world.hands, tuple(world.discard), tuple(world.wait)),
        *(world.took, world.laid, world.hits, world.dry_takes, world.idle_takes, world.turns),
        *[(spread.owner, spread.cards) for spread in world.table],
    )
