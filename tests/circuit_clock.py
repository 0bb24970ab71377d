"""The minutes that a person takes at a table of the Circuit.

The figures were measured at the real table at the usual speeds, off screen, with a bot in the person's chair that acted
`THOUGHT` seconds after all cards lay still, and read each result for `READ`. `tests/ui/table/test_circuit_clock.py`
plays a hand in this way and compares.
"""

from dataclasses import dataclass

THOUGHT = 4.0
"""Seconds that a person thinks about each action: a draw, a spread, a hit, a discard. This is an assumption."""
READ = 4.0
"""Seconds that a person reads the result of a hand."""
_OWN_ACTION = THOUGHT
_BOT_ACTION = 1.2
"""Seconds of a bot's action: its thought and the way of the card."""
_EACH_SEAT = 3.2
"""Seconds for each player of a hand: the deal, the hands shown, the chips, and `READ`."""


@dataclass
class TableClock:
    """The actions at a table.

    Attributes:
        dealt: The seats that were dealt cards, over all hands.
        own: The actions of the person.
        others: The actions of the bots.
    """

    dealt: int = 0
    own: int = 0
    others: int = 0

    def note(self, *, own: bool) -> None:
        """Count an action of the person or of a bot."""
        self.own += own
        self.others += not own

    @property
    def minutes(self) -> float:
        """Return the minutes that all this takes."""
        return (_EACH_SEAT * self.dealt + _OWN_ACTION * self.own + _BOT_ACTION * self.others) / 60
