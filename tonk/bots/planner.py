"""The planner of a policy: it says what could be put down of a hand, and what is worth putting down now.

A policy (``policy.py``) decides when to go out, drop, take and discard. It asks its planner which cards to go out with,
lay or keep. There are two planners, chosen once for a rule set: a fast one for plain rules, and one that handles Wilds,
scored points, held turns and cards that must be shown (``plain_planner.py``, ``special_planner.py``). The melds
themselves come from the rules.
"""

from typing import Protocol

from tonk.rules import Action, Hit, View
from tonk.rules.cards import Card, CardSet
from tonk.rules.imagining import World


class Options(Protocol):
    """The cards that could be put down of a hand this turn."""

    def goes_out(self, *, may_discard: bool) -> bool:
        """Return whether the hand can go out; ``may_discard`` says that a discard ends the turn."""

    def way_out(self, *, may_discard: bool) -> Action | None:
        """Return the next action of the best way to go out; None where there is none."""

    def put_down(self, took: Card | None, *, every_hit: bool = False) -> Action | None:
        """Return the next action of the best plan now; None to put nothing down.

        Args:
            took: The card taken from the discards this turn.
            every_hit: Whether to include hits that the player usually overlooks.
        """

    def left_after(self, took: Card) -> CardSet:
        """Return the cards that are left after the best plan now."""

    def hits_in(self, among: CardSet) -> CardSet:
        """Return the cards of ``among`` that the player notices it could hit with."""


class Planner(Protocol):
    """Says what could be put down, for whichever seat is to act."""

    def before_drawing(self, world: World, top: Card | None) -> tuple[Options | None, Options | None]:
        """Look at a hand before the draw.

        Args:
            world: The view of the seat to act.
            top: The top discard, if it may be taken.

        Returns:
            What could be put down at once if the rules allow that, and after taking the discard; None for nothing.
        """

    def after_drawing(self, world: World) -> Options | None:
        """Return what could be put down of a hand after the draw; None for nothing."""

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """Return the best legal hit with one of the natural cards, if there is one."""

    def worth_trying(self, view: View, seen: World) -> list[Action]:
        """Return the legal actions that a sensible player would consider, with only the likeliest discards."""
