"""Check and measure the environments of ``tonk.rl``.

    python -m tests.rl                     PettingZoo's own tests, for every rule set and number of players
    python -m tests.rl --speed [SECONDS]   random play, beside PettingZoo's gin rummy if that is installed

Both need the extra ``rl``. PettingZoo had gin rummy up to 1.24.3: ``pip install 'pettingzoo[classic]==1.24.3'``. The
games are played in turn, by one loop, and only the time of this process counts.
"""

import argparse
import importlib.util
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

from tonk import rl
from tonk.rules import load_preset, preset_ids

_SLICES = 8
"""The number of turns of each game, so that other load slows both alike."""
_TABLES = (("jazz-club", 4), ("jazz-club", 2), ("twists", 3))


class Pace:
    """The counts of random play: the turns that ``agent_iter`` yields, the decisions among them, and hands."""

    def __init__(self, env: Any) -> None:
        self.turns = self.decisions = self.hands = 0
        self.seconds = 0.0
        self._env = env
        env.reset(seed=1)

    def play(self, seconds: float) -> None:
        """Play hands for some time."""
        env, begun = self._env, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            env.reset()
            self.hands += 1
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                self.turns += 1
                if terminated or truncated:
                    env.step(None)
                else:
                    self.decisions += 1
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
        self.seconds += spent

    @property
    def rates(self) -> tuple[float, float, float]:
        """Return the turns, decisions and hands per second."""
        return self.turns / self.seconds, self.decisions / self.seconds, self.hands / self.seconds


def check() -> int:
    """Run PettingZoo's tests, and return the exit status."""
    from pettingzoo.test import api_test, seed_test

    warnings.simplefilter("ignore")  # it expects the names of all environments with dictionaries
    for rules in preset_ids():
        for players in load_preset(rules).tables:
            api_test(rl.env(rules, players), num_cycles=200)
            seed_test(lambda rules=rules, players=players: rl.env(rules, players), num_cycles=200)
            print(f"{rules} with {players}: passed", flush=True)
    return 0


def speed(seconds: float) -> int:
    """Measure and print the speed of random play, and return the exit status."""
    paces = {f"{rules} with {players}": Pace(rl.env(rules, players)) for rules, players in _TABLES}
    reference = _gin_rummy()
    if reference is not None:
        paces["gin rummy"] = Pace(reference())
    for _ in range(_SLICES):
        for pace in paces.values():
            pace.play(seconds / _SLICES)
    print(f"{'each second of CPU':20}{'turns':>12}{'decisions':>12}{'hands':>12}")
    for name, pace in paces.items():
        print(f"{name:20}" + "".join(f"{rate:>12,.0f}" for rate in pace.rates))
    if reference is None:
        print("For comparison: pip install 'pettingzoo[classic]==1.24.3'")
        return 0
    gin = paces.pop("gin rummy")
    for name, pace in paces.items():
        ratios = [ours / theirs for ours, theirs in zip(pace.rates, gin.rates, strict=True)]
        print(f"{name:20}" + "".join(f"{f'× {ratio:.1f}':>12}" for ratio in ratios))
    return 0


def _gin_rummy() -> Callable[[], Any] | None:
    try:
        from pettingzoo.classic import gin_rummy_v4
    except (ImportError, AttributeError):  # newer versions say that it is gone, or lack its dependencies
        return None
    return lambda: gin_rummy_v4.env()


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.rl", description="Check and measure the environments.")
    parser.add_argument("--speed", nargs="?", type=float, const=8.0, metavar="SECONDS", help="measure random play")
    given = parser.parse_args()
    if importlib.util.find_spec("pettingzoo") is None:
        print("this needs the extra rl: pip install -e '.[rl]'")
        return 2
    return check() if given.speed is None else speed(given.speed)


if __name__ == "__main__":
    sys.exit(main())
