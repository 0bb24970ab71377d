"""``simulate``: bots play hands; the records go to a file, a summary to standard error (RECORD.md §3).

The same arguments give the same bytes (see ``playing``).
"""

import json
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import IO

from tonk.commands.playing import FinishedHand, play
from tonk.records import Record, action_text, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Outcome, RuleSet
from tonk.rules.cards import Seat, by_seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.seats import PerSeat


def run(rules: RuleSet, bots: Sequence[str], hands: int, seed: int, stake: int, out: str | None) -> int:
    """Play the hands with a bot in each seat and give the exit status.

    Args:
        rules: The rule set.
        bots: The name of the bot in each seat.
        hands: The number of hands.
        seed: The seed of the deals and of the bots' chance.
        stake: The worth of a stake.
        out: Where the records go: a path, ``-`` for standard output, or None for nowhere.

    Raises:
        OSError: Standard output can't be written to.
    """
    tally = _Results(bots)
    try:
        with _opened(out) as file:
            dealer, _ = cut_for_deal(seed, len(bots))
            score: PerSeat[int] = ()
            for hand in range(hands):
                record, played = play_hand(rules, bots, dealer, seed, hand, stake, score)
                score = _score_after(played.outcome)
                if file is not None:
                    file.write(json.dumps(record.to_json()) + "\n")
                tally.add(played)
                dealer = (dealer + 1) % len(bots)
    except OSError as error:
        if out == "-":
            raise
        sys.stderr.write(f"tonk: {out}: {error.strerror}\n")
        return 2
    sys.stderr.write(tally.table(1 if rules.scores_points else stake))
    return 0


def _score_after(outcome: Outcome) -> PerSeat[int]:
    """The points with which the next hand begins: zeros where there are none, or a game has been won."""
    return () if outcome.score is None or outcome.champion is not None else outcome.score


def play_hand(
    rules: RuleSet,
    bots: Sequence[str],
    dealer: Seat,
    seed: int,
    hand: int,
    stake: int,
    score: PerSeat[int] = (),
) -> tuple[Record, FinishedHand]:
    """One hand between bots, who have these points before it: its record, and how it was played.

    Args:
        rules: The rule set.
        bots: The name of a bot for each seat.
        dealer: The dealer.
        seed: The seed.
        hand: The number of the hand.
        stake: The stake.
        score: The points of each seat before.
    """
    played = play(rules, bots, dealer, seed, hand, score)
    actions = tuple(action_text(seat, action) for seat, action in played.history)
    names = tuple(f"{name} {seat}" for seat, name in by_seat(bots))
    result = result_of(played.outcome, stake)
    twists = extras_of(played.position)
    record = Record(rules, names, stake, dealer, played.deck, actions=actions, result=result, extras=twists)
    return record, played


def _opened(out: str | None) -> "nullcontext[IO[str] | None] | IO[str]":
    if out is None:
        return nullcontext(None)
    return nullcontext(sys.stdout) if out == "-" else Path(out).open("w", encoding="utf-8", newline="\n")


class _Results:
    """The results of the hands, added up."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self.endings: Counter[str] = Counter()
        self.net = [0] * len(bots)
        self.won = [0] * len(bots)
        self.rounds: list[int] = []

    def add(self, played: FinishedHand) -> None:
        outcome = played.outcome
        self.endings[outcome.ending] += 1
        self.rounds.append(-(-played.turns // len(self.bots)))  # the last one counts whole; a dealt Tonk has none
        for seat, stakes in by_seat(outcome.net):
            self.net[seat] += stakes
            self.won[seat] += seat in outcome.winners

    def table(self, stake: int) -> str:
        """The summary: a line a seat, then how the hands ended and how long they were."""
        hands = len(self.rounds)
        lines = [f"{'seat':<5}{'bot':<10}{'hands won':>10}{'net':>10}{'net a hand':>12}"]
        for seat, name in by_seat(self.bots):
            each = self.net[seat] * stake / hands if hands else 0.0
            lines.append(f"{seat:<5}{name:<10}{self.won[seat]:>10}{self.net[seat] * stake:>10}{each:>12.3f}")
        ended = ", ".join(f"{ending} {count}" for ending, count in sorted(self.endings.items()))
        lines.append(f"{hands} hands: {ended}" if hands else "no hands")
        if hands:
            lines.append(f"rounds a hand, median: {sorted(self.rounds)[hands // 2]}")
        return "\n".join(lines) + "\n"
