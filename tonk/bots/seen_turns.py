"""Turns as everybody saw them, read from the actions of a hand: what a player at the table remembers."""

from tonk.bots.finished_turn import Turn
from tonk.bots.plain_turns import PlainTurns
from tonk.bots.special_turns import special_turns
from tonk.rules import View


def turns_of(view: View) -> list[list[Turn]]:
    """Return the finished turns of each seat, in order."""
    return PlainTurns(view).read() if view.rules.plain else special_turns(view)
