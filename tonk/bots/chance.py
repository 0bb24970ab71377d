"""The player that does anything: for tests, and as the measure below every other."""

import random

from tonk.rules import Action, View


class RandomPlayer:
    """Chooses evenly among all legal actions, by its own generator."""

    def __init__(self, seed: int) -> None:
        self._number = random.Random(seed).random

    def choose(self, view: View) -> Action:
        """Any legal action of the seat to act."""
        return view.legal[int(self._number() * len(view.legal))]
