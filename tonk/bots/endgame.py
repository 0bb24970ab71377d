"""The end game of two players, solved exactly where no card is hidden any longer.

When the stock is empty, no new one is made and no card is out of play, each of two players can place every card: what
one has not seen the other holds. What is left is a short game of full information in which one wins what the other
loses, and so every move has a worth that is certain: what it brings if both play on as well as can be. Nothing is
guessed there, not even how the other plays. All lines are followed by the rules themselves; where there are too many
of them for a moment's work, nothing is said.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tonk.bots.winnings import ahead
from tonk.rules import TAKE, Action, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import World, imagine_any, unseen_by

_MOST = 3_000
"""Positions that are looked at, at most: some hundredths of a second, and six times what any tried hand needed."""


class CertainWorth(NamedTuple):
    """The worth of a move that is certain. Of two the one that is more is better for the seat."""

    won: int
    """The winnings of the seat if both play on as well as can be (``ahead``)."""
    wins: bool
    """True if it is then among the winners."""


class SolvedMove(NamedTuple):
    """A move, and what comes of it."""

    worth: CertainWorth
    taken: bool
    """True if it is a discard and nothing else is as good for the other as to take it."""


def solved(view: View, actions: Iterable[Action]) -> dict[Action, SolvedMove] | None:
    """Return what comes of each action for certain; None where cards are hidden, or there are too many lines.

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
    """Return the moves than which none is better."""
    most = max([move.worth for move in found.values()])
    return [action for action, move in found.items() if move.worth == most]


def nothing_is_hidden(view: View) -> bool:
    """Return whether each of two players can place every card, by rules under which none comes back."""
    if view.seats != 2 or view.stock_count or not view.rules.plain:
        return False
    other = Seat(1 - view.seat)
    known = view.known[other].bit_count()
    return unseen_by(view).bit_count() == view.counts[other] - known


class _TooManyError(Exception):
    """There are too many lines."""


class _EveryLine:
    """All lines of play from a position on: what each side makes of them."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._left = _MOST
        self._found: dict[tuple[object, ...], CertainWorth] = {}

    def after(self, world: World, action: Action) -> SolvedMove:
        """Return what comes of an action."""
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
    """All of a position that the rules may ask about from here on, where the stock is gone for good."""
    return (
        *(world.to_act, world.phase, *world.hands, tuple(world.discard), tuple(world.wait)),
        *(world.took, world.laid, world.hits, world.dry_takes, world.idle_takes, world.turns),
        *[(spread.owner, spread.cards) for spread in world.table],
    )
