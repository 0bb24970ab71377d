"""Check that no bot sees hidden cards: everything hidden is dealt again, and the bot must decide the same.

    python -m tests.fairness [--decisions 10000] [--redeals 32] [--level expert] [--turns 100]

The decisions come from whole hands in every preset with 2 to 6 players, some of them played oddly. Each decision is
made once with the cards as they are, and once for every new deal of what the seat can't know; all must be equal. The
results are printed for each bot, and any difference gives exit status 1.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tests.support.hands import WAYS, Decision, spread_out
from tests.support.players import Maker, with_care
from tests.support.redeals import redealt
from tonk.bots import BOTS, make_bot
from tonk.rules import View
from tonk.rules.cards import card_text, cards_in

_A_HAND = 12
"""The number of decisions of a hand to ask about, at most."""


class Found(NamedTuple):
    """The result of asking repeatedly."""

    decisions: int
    redeals: int
    differences: list[str]

    def __str__(self) -> str:
        return f"{self.decisions:,} decisions × re-deals = {self.redeals:,}: {len(self.differences)} differences"


def differences(name: str, decisions: Iterable[Decision], redeals: int, make: Maker = make_bot) -> Found:
    """Ask a bot about each decision with the true cards and with new deals of everything hidden."""
    chance, asked, found = random.Random(7), 0, list[str]()
    for number, (position, _) in enumerate(decisions):
        asked += 1
        seat, ways = position.to_act, WAYS[number % len(WAYS)]
        view = position.view(seat)
        decided = make(name, number, ways).choose(view)
        for _ in range(redeals):
            twin = redealt(position, seat, chance).view(seat)
            other = make(name, number, ways).choose(twin)
            if other != decided:
                found.append(f"{name}, decision {number}: {decided}, but {other} after a re-deal; {_described(view)}")
    return Found(asked, asked * redeals, found)


def _described(view: View) -> str:
    hand = " ".join(card_text(card) for card in cards_in(view.hand))
    return f"{view.rules.id}, {view.seats} players, turn {view.turns}, {view.phase}, holding {hand}"


def main(words: Sequence[str] | None = None, make: Callable[[int], Maker] = with_care) -> int:
    """Ask what the command line says, print the result and return the exit status.

    Args:
        words: The command line; None for that of this process.
        make: Makes the maker of the bots, by the number of turns that a searching one plays out.
    """
    parser = argparse.ArgumentParser(
        prog="python -m tests.fairness", description="Deal hidden cards again, and compare decisions."
    )
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--redeals", type=int, default=32)
    parser.add_argument("--level", choices=BOTS, action="append", help="only this bot; can be repeated (default: all)")
    parser.add_argument("--turns", type=int, default=100, help="turns that a bot that thinks ahead plays out")
    given = parser.parse_args(words)
    status = 0
    for name in given.level or BOTS:
        found = differences(name, spread_out(given.decisions, _A_HAND), given.redeals, make(given.turns))
        print(f"{name:8} {found}", *found.differences[:20], sep="\n  ", flush=True)
        status = 1 if found.differences else status
    return status


if __name__ == "__main__":
    sys.exit(main())
