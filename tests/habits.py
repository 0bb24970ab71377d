"""Count what the levels do at the table: how often drops are caught, how long hands last, how special cards are used.

    python -m tests.habits [--rules ID,…] [--players 2,3,4] [--level casual …] [--hands 500] [--seed 3]
                           [--first-drop 2] [--styles]

All seats are of the same level. ``caught`` is the share of all drops that were caught, ``round`` and ``mean`` are the
median and the mean of the round in which hands ended, and ``unplayed`` is the share of hands in which some seat had
no turn (not counting dealt Tonks). With ``--first-drop``, nobody may drop before that round. With special cards,
``blocks`` is the share of Blocks among the Skips and Blocks played, and ``let go`` the share of discards that a
player with a Cross let go when asked. ``--styles`` instead prints how often each of the game's characters is caught,
playing alone against players of the same level without a style.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from unittest import mock

from tests.ladder.meetings import JAZZ, measured_rules, played_as
from tonk.bots import Bot, make_bot
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.commands import playing
from tonk.rules import Block, Cross, Drop, Pass, RuleSet, Skip, changed, load_preset
from tonk.rules.cards import Seat
from tonk.rules.payouts import FELL
from tonk.session.match.characters import CHARACTERS, style_of


@dataclass
class Habits:
    """The counts for some hands.

    Attributes:
        drops: The number of drops.
        caught: The number of those that were caught.
        rounds: The round in which each hand ended, except for dealt endings.
        unplayed: The number of those that ended before every seat had a turn.
        actions: The special plays, by name.
    """

    drops: int = 0
    caught: int = 0
    rounds: list[int] = field(default_factory=list)
    unplayed: int = 0
    actions: Counter[str] = field(default_factory=Counter)

    def add(self, played: playing.FinishedHand, seats: int, of: int | None = None) -> None:
        """Count a hand: the drops of one seat, or of all."""
        if not played.history:
            return
        self.rounds.append(-(-played.turns // seats))
        self.unplayed += played.turns < seats
        for _, action in played.history:
            if isinstance(action, Block | Cross | Pass | Skip):
                self.actions[type(action).__name__] += 1
        seat, last = played.history[-1]
        if isinstance(last, Drop) and of in (None, seat):
            self.drops += 1
            self.caught += played.outcome.ending != FELL

    @property
    def caught_share(self) -> float:
        """Return the share of drops that were caught."""
        return self.caught / max(1, self.drops)


def habits_of(rules: RuleSet, bots: Sequence[str], hands: int, seed: int, of: int | None = None) -> Habits:
    """Play hands from a seed and count one seat's or all seats' actions."""
    found = Habits()
    for hand in range(hands):
        found.add(playing.play(rules, bots, Seat(hand % len(bots)), seed, hand), len(bots), of)
    return found


def _person_or_bot(name: str, seed: int) -> Bot:
    level = name if name in INSTANT_LEVELS else played_as(name)
    return make_bot(level, seed, style_of(name))


def _lines(given: argparse.Namespace) -> Iterator[str]:
    heads = f"{'drops':>7}{'caught':>8}{'round':>7}{'mean':>6}{'unplayed':>10}{'blocks':>8}{'let go':>8}"
    yield f"{'rules':16}{'players':>8}  {'level':8}{heads}"
    for rules_id in given.rules:
        rules = changed(load_preset(rules_id), {"first_drop_round": given.first_drop})
        for seats in given.players:
            for level in given.level or INSTANT_LEVELS:
                found = habits_of(rules, [level] * seats, given.hands, given.seed)
                skips, blocks = found.actions["Skip"], found.actions["Block"]
                passed, crossed = found.actions["Pass"], found.actions["Cross"]
                special = (
                    f"{blocks / max(1, skips + blocks):8.1%}{passed / max(1, passed + crossed):8.1%}"
                    if rules.twists
                    else ""
                )
                yield (
                    f"{rules_id:16}{seats:8}  {level:8}{found.drops:7}{found.caught_share:8.1%}"
                    f"{median(found.rounds):7}{mean(found.rounds):6.1f}"
                    f"{found.unplayed / len(found.rounds):10.1%}{special}"
                )


def _style_lines(given: argparse.Namespace) -> Iterator[str]:
    yield f"{'who':10}{'level':8}{'style':24}{'players':>8}{'drops':>7}{'caught':>8}"
    rules = load_preset(JAZZ)
    with mock.patch.object(playing, "make_bot", _person_or_bot):
        for who in CHARACTERS:
            for seats in given.players:
                level, found = played_as(who.name), Habits()
                for seat in range(seats):
                    bots = [who.name if one == seat else level for one in range(seats)]
                    part = habits_of(rules, bots, given.hands, given.seed, seat)
                    found.drops += part.drops
                    found.caught += part.caught
                style = ", ".join(who.style.traits)
                yield f"{who.name:10}{level:8}{style:24}{seats:8}{found.drops:7}{found.caught_share:8.1%}"


def main() -> None:
    """Play what the command line says and print the counts."""
    parser = argparse.ArgumentParser(prog="python -m tests.habits", description="Count what bots do at the table.")
    parser.add_argument("--rules", type=lambda text: text.split(","), default=measured_rules(), metavar="ID,…")
    parser.add_argument("--players", type=lambda text: [int(n) for n in text.split(",")], default=[2, 3, 4])
    parser.add_argument(
        "--level", choices=INSTANT_LEVELS, action="append", help="only this level; can be repeated (default: all)"
    )
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument(
        "--first-drop", type=int, default=1, choices=(1, 2, 3), help="first round in which anyone may drop"
    )
    parser.add_argument("--styles", action="store_true", help="characters with their styles, in Jazz Club")
    given = parser.parse_args()
    for line in (_style_lines if given.styles else _lines)(given):
        print(line, flush=True)


if __name__ == "__main__":
    main()
