"""A slow bot for workers, in a file that imports no window, so that they start quickly."""

from collections.abc import Iterator

from tonk.bots import Bot, make_bot
from tonk.bots.play_style import PlayStyle
from tonk.rules import Action, View


class Thorough:
    """A bot that has poor ideas first and a good one at the end."""

    def __init__(self, seed: int, style: PlayStyle) -> None:
        self._bot = make_bot("solid", seed, style)

    def choose(self, view: View) -> Action:
        """Return the good idea."""
        return self._bot.choose(view)

    def ponder(self, view: View) -> Iterator[Action]:
        """Yield three poor ideas and then the good one."""
        yield from view.legal[:3]
        yield self._bot.choose(view)


def make(name: str, seed: int, style: PlayStyle) -> Bot:
    """Return a slow bot."""
    assert name == "solid"
    return Thorough(seed, style)
