"""The planner of a policy: it says what could be put down of a hand, and what is worth putting down now.

A policy (``policy.py``) decides when to go out, drop, take and discard; by which cards it goes out, and which it lays
or keeps, it asks its planner. There are two, chosen once for a rule set: one for plain rules, which is quick, and one
that knows of Wilds, scored points, held turns and cards that must be shown (``plain_planner.py``,
``special_planner.py``). The melds themselves are found by the rules.
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
        """Return the next action of what is best put down now; None to put nothing down.

        Args:
            took: The card taken from the discards this turn.
            every_hit: Whether hits are seen that the player overlooks as a rule.
        """

    def left_after(self, took: Card) -> CardSet:
        """Return the cards that are left when all has been put down that is best put down now."""

    def hits_in(self, among: CardSet) -> CardSet:
        """Return the cards, among some, that the player sees it could hit with."""


class Planner(Protocol):
    """Says what could be put down, for whichever seat is to act."""

    def before_drawing(self, world: World, top: Card | None) -> tuple[Options | None, Options | None]:
        """Look at a hand before the draw.

        Args:
            world: The view of the seat to act.
            top: The top discard, if it may be taken.

        Returns:
            What could be put down at once, where the rules let one, and once the discard is taken; None for nothing.
        """

    def after_drawing(self, world: World) -> Options | None:
        """Return what could be put down of a hand after the draw; None for nothing."""

    def hit_with(self, world: World, cards: CardSet) -> Hit | None:
        """Return the best legal hit with one of the natural cards, if there is one."""

    def worth_trying(self, view: View, seen: World) -> list[Action]:
        """Return the legal actions but for those that nobody with sense would try; of the discards the likeliest."""
