"""How strong the bots are: each level against the one below it, or any pairs, by duplicate matches.

    python -m tests.strength [--rules ID,…] [--players 2,4] [--deals 500] [--seed 1] [A:B …]

Each line is a match as ``arena`` plays it, over all cores: what A wins a hand, in stakes, with the 95 % interval.
"""

import argparse
import itertools

from tonk.bots import BOTS
from tonk.commands.crew import play_match
from tonk.commands.duplicate import Match
from tonk.rules import load_preset

LADDER = [f"{above}:{below}" for below, above in reversed(list(itertools.pairwise(BOTS)))]


def main() -> None:
    """Play the matches that are asked for and print a line for each."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description="Measure the bots.")
    parser.add_argument("pairs", nargs="*", metavar="A:B", default=LADDER)
    parser.add_argument("--rules", default="jazz-club,terminus-frore")
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_intermixed_args()
    for rules_id, players, pair in itertools.product(given.rules.split(","), given.players.split(","), given.pairs):
        a, b = pair.split(":")
        score = play_match(Match(load_preset(rules_id), int(players), given.seed, a, b), given.deals)
        won = f"{score.per_hand:+.3f} ± {score.ci95 or 0:.3f}"
        print(f"{rules_id:15} {players} players  {a:>7} : {b:7} {won}", flush=True)


if __name__ == "__main__":
    main()
