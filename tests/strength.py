"""How strong the bots are, and how long their hands last.

    python -m tests.strength pairs [--rules ID,…] [--players 2,4] [--deals 500] [solid:casual …]
    python -m tests.strength lengths [--rules ID,…] [--players 2,3,4,5,6] [--deals 300] [casual | solid,casual,… …]

``pairs`` plays duplicate deals: one seat A against the rest B, each deck once from every seat, so that the luck of the
deal falls on both alike. The mean over a deck's games is one figure; the interval is 1.96 standard errors over decks.
``lengths`` tells in which round hands end, and how.
"""

import argparse
from collections import Counter
from math import sqrt
from statistics import mean, median, stdev

from tonk.bots import Bot, make_bot
from tonk.rules import Position, RuleSet, load_preset, preset_ids
from tonk.rules.shuffle import seed_of, shuffled

LADDER = ("solid:casual", "casual:novice", "novice:random")


def play(rules: RuleSet, dealer: int, deck: tuple[int, ...], bots: list[Bot]) -> Position:
    """The end of a hand."""
    position = Position.deal(rules, len(bots), dealer, deck)
    while position.outcome is None:
        position.apply(bots[position.to_act].choose(position.view(position.to_act)))
    return position


def duplicate(rules: RuleSet, players: int, a: str, b: str, deals: int, seed: int) -> tuple[float, float]:
    """What A wins a hand against B, in stakes, and half the width of the 95 % interval."""
    figures = []
    for deal in range(deals):
        deck, won = shuffled(seed_of(seed, deal)), 0
        for chair in range(players):
            bots = [make_bot(a if seat == chair else b, seed_of(seed, deal, seat)) for seat in range(players)]
            outcome = play(rules, deal % players, deck, bots).outcome
            assert outcome is not None
            won += outcome.net[chair]
        figures.append(won / players)
    return mean(figures), 1.96 * stdev(figures) / sqrt(deals)


def pairs(rule_ids: list[str], players: list[int], deals: int, matches: list[str], seed: int) -> None:
    """Print a line a pair: stakes a hand, with the interval."""
    for rules_id in rule_ids:
        for seats in players:
            for match in matches or LADDER:
                a, b = match.split(":")
                won, half = duplicate(load_preset(rules_id), seats, a, b, deals, seed)
                print(f"{rules_id:15} {seats} players  {a:>7} : {b:7} {won:+.3f} ± {half:.3f}", flush=True)


def lengths(rule_ids: list[str], players: list[int], deals: int, tables: list[str], seed: int) -> None:
    """Print a line a table: the median round in which hands end, and the share of each ending."""
    for rules_id in rule_ids:
        for seats in players:
            for table in tables or ["casual"]:
                names = table.split(",")
                names += [names[-1]] * (seats - len(names))
                rounds, endings = [], Counter[str]()
                for deal in range(deals):
                    bots = [make_bot(name, seed_of(seed, deal, seat)) for seat, name in enumerate(names[:seats])]
                    end = play(load_preset(rules_id), deal % seats, shuffled(seed_of(seed, deal)), bots)
                    assert end.outcome is not None
                    rounds.append(end.view(0).round)
                    endings[end.outcome.ending] += 1
                shares = "  ".join(f"{ending} {count / deals:4.0%}" for ending, count in sorted(endings.items()))
                spread = f"{median(rounds):4.1f} (mean {mean(rounds):4.1f}, longest {max(rounds)})"
                print(f"{rules_id:15} {seats} players  {table:14} round {spread}  {shares}", flush=True)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description="Measure the bots.")
    parser.add_argument("what", choices=("pairs", "lengths"))
    parser.add_argument("who", nargs="*", help="pairs A:B, or tables of names")
    parser.add_argument("--rules", default=None)
    parser.add_argument("--players", default=None)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_intermixed_args()
    measuring_pairs = given.what == "pairs"
    rules = given.rules or ("jazz-club,terminus-frore" if measuring_pairs else ",".join(preset_ids()))
    players = given.players or ("2,4" if measuring_pairs else "2,3,4,5,6")
    measure = pairs if measuring_pairs else lengths
    measure(rules.split(","), [int(p) for p in players.split(",")], given.deals, given.who, given.seed)


if __name__ == "__main__":
    main()
