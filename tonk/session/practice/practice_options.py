"""The options of a practice hand: its name at the table, the coach, and the button that follows it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class NextButton(NamedTuple):
    """The button after a practice hand that most players want.

    Attributes:
        label: Its label.
        press: Called when it is pressed.
        tooltip: Its tooltip.
    """

    label: str
    press: Callable[[], None]
    tooltip: str = ""


@dataclass(frozen=True)
class PracticeOptions:
    """The options of a practice hand.

    Attributes:
        heading: Its name at the table; empty for "Practice".
        coached: True if the coach speaks before each move, regardless of the settings.
        shows_each_once: True if the best move of the first decision of each kind is shown without asking.
        next_button: The main button at its end; None for one that plays the hand again.
    """

    heading: str = ""
    coached: bool = False
    shows_each_once: bool = False
    next_button: NextButton | None = None
