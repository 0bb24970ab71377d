"""``simulate``: bots play hands; the records go to a file, a summary to standard error (RECORD.md §3).

The same arguments give the same bytes (see ``playing``). If interrupted, it leaves the hands played so far and their
summary.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import IO, NamedTuple

from tonk.commands.playing import FinishedHand, play
from tonk.commands.progress import HandsProgress
from tonk.exit_status import ALL_WELL, refuse
from tonk.records import Record, action_text, result_of
from tonk.records.hand_extras import extras_of
from tonk.rules import Outcome, RuleSet
from tonk.rules.between_hands import next_dealer
from tonk.rules.cards import Seat, by_seat
from tonk.rules.cut import cut_for_deal
from tonk.rules.seats import PerSeat
from tonk.sharing import Team


class SimulatedHand(NamedTuple):
    """A played hand: its record as a line of a file, its ending, and the number of turns begun."""

    line: str
    outcome: Outcome
    turns: int


@dataclass(frozen=True)
class Simulation:
    """The hands of a simulation: shareable work, unless hands for points depend on the ones before.

    Attributes:
        rules: The rule set.
        bots: The name of the bot in each seat.
        seed: The seed of the deals and of the bots' chance.
        stake: The worth of a stake.
    """

    rules: RuleSet
    bots: Sequence[str]
    seed: int
    stake: int

    def __call__(self, numbers: range) -> list[SimulatedHand]:
        """Play the hands with these numbers independently."""
        first, seats = self._first_dealer, len(self.bots)
        return [self._played(number, Seat((first + number) % seats)) for number in numbers]

    def in_portions(self, hands: int, team: Team) -> Iterator[list[SimulatedHand]]:
        """Play hands a portion at a time; in a game for points, each starts with the points of the one before."""
        if not self.rules.scores_points:
            yield from team.results(self, hands)
            return
        score: PerSeat[int] = ()
        dealer = self._first_dealer
        for number in range(hands):
            played = self._played(number, dealer, score)
            score = _score_after(played.outcome)
            dealer = next_dealer(self.rules, dealer, len(self.bots), played.outcome)
            yield [played]

    @property
    def _first_dealer(self) -> Seat:
        return cut_for_deal(self.seed, len(self.bots))[0]

    def _played(self, number: int, dealer: Seat, score: PerSeat[int] = ()) -> SimulatedHand:
        record, played = play_hand(self.rules, self.bots, dealer, self.seed, number, self.stake, score)
        return SimulatedHand(json.dumps(record.to_json()) + "\n", played.outcome, played.turns)


def run(work: Simulation, hands: int, out: str | None, team: Team) -> int:
    """Play the hands with a bot in each seat and return the exit status.

    Args:
        work: The simulation.
        hands: The number of hands.
        out: The output for the records: a path, ``-`` for standard output, or None.
        team: The team that plays the hands.

    Raises:
        OSError: Standard output can't be written to.
    """
    tally, progress, status = _Results(work.bots), HandsProgress(hands), ALL_WELL
    try:
        with _opened(out) as file:
            try:
                for hand in chain.from_iterable(work.in_portions(hands, team)):
                    if file is not None:
                        file.write(hand.line)
                    tally.add(hand)
                    progress.add(1)
            except KeyboardInterrupt:
                status = progress.interrupted()
            progress.clear()
    except OSError as error:
        if out == "-":
            raise
        progress.clear()
        return refuse(f"{out}: {error.strerror}")
    sys.stderr.write(tally.table(1 if work.rules.scores_points else work.stake))
    return status


def _score_after(outcome: Outcome) -> PerSeat[int]:
    """Return the points with which the next hand starts: zeros if there are none or a game has been won."""
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
    """Play one hand between bots and return its record and how it was played.

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
    result = result_of(played.outcome, stake, rules)
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

    def add(self, played: SimulatedHand) -> None:
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
