"""Environments for those who build players: Tonk as PettingZoo's AEC interface has it (the extra ``rl``).

An agent is a seat, ``player_0`` upwards, clockwise. It sees what ``View`` shows a player in that seat, as numbers
(``observing.py`` names each), and chooses among numbered actions (``numbering.py``), of which a mask says which are
legal. A hand is an episode, and its rewards are what it pays: stakes won or lost, or points scored. ``reset(seed=s)``
deals the first hand of ``simulate --seed s``, and each further ``reset()`` the next; ``options={"hand": h}`` deals hand
h of it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tonk.rules import RuleSet, load_preset

if TYPE_CHECKING:
    from tonk.rl.environment import TonkEnv


def env(rules: str | RuleSet = "jazz-club", players: int = 4, seats: Mapping[int, str] | None = None) -> "TonkEnv":
    """Make an environment.

    Args:
        rules: The rule set, or the id of one.
        players: The number of players.
        seats: The bots that sit in some of the seats, by name, such as ``{1: "sharp"}``. They act by themselves; the
            other seats are agents.

    Raises:
        ImportError: The extra is not installed.
        ValueError: The number of players does not fit the rules, or a bot or its seat is unknown.
        RulesRefused: There is no such rule set.
    """
    try:
        from tonk.rl.environment import TonkEnv
    except ImportError as error:
        raise ImportError("tonk.rl needs PettingZoo, which the extra rl of Tonk installs") from error
    return TonkEnv(load_preset(rules) if isinstance(rules, str) else rules, players, seats or {})
