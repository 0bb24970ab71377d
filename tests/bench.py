"""Measure the speed of the rules and the bots, next to a loop over python-chess in the same run.

Usage: python -m tests.bench [--seconds S]

Random play lists every legal action, chooses one and applies it, until the hand is over. Playouts use the tuned policy,
as the search does. Decks are shuffled before the clock starts; dealing, events and settling are timed, in CPU time, so
that other programs matter little. Then each level plays some hands in all seats and its answer times are printed: first
without a deadline, and for bots that search also as at a table, in a worker process with a deadline. The last figures
are the time until the coach's first estimates.
"""

import argparse
import itertools
import random
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from statistics import median

from tests.pace import chess_moves
from tonk.bots import LEVELS, PLAIN, PONDERERS, make_bot
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.rules import Action, Position, Reshuffles, View, load_preset
from tonk.rules.cards import FULL_DECK, Seat, each_seat
from tonk.thinking import Question, Thinker
from tonk.thinking.adviser import Adviser

RANDOM_PLAY = (("jazz-club", 2), ("jazz-club", 4), ("descente", 4), ("twists", 3))
PLAYOUTS = (2, 4)
RUNS = 5


def tonk_actions(seconds: float, seats: int = 2, rules_id: str = "jazz-club") -> float:
    """Return the number of actions a second of random legal play."""
    rules, chance = load_preset(rules_id), random.Random(1)
    decks = [chance.sample(FULL_DECK, 52) for _ in range(2000)]
    random_number = chance.random
    actions = hands = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        position = Position.deal(rules, seats, Seat(0), decks[hands % 2000])
        hands += 1
        while position.outcome is None:
            legal = position.legal()
            position.apply(legal[int(random_number() * len(legal))])
            actions += 1
    return actions / (time.process_time() - start)


def policy_hands(seconds: float, seats: int = 2, rules_id: str = "jazz-club") -> float:
    """Return the number of hands a second that the tuned policy plays from deal to end, on one core."""
    rules = load_preset(rules_id)
    policy = HeuristicPolicy(weights_of("expert", rules, seats), rules)
    decks = [random.Random(number).sample(FULL_DECK, 52) for number in range(2000)]
    hands = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        position = Position.deal(rules, seats, Seat(hands % seats), decks[hands % 2000])
        while position.outcome is None:
            position.apply(policy.act(position))
        hands += 1
    return hands / (time.process_time() - start)


def answer_times(hands: int, seats: int, ask: Callable[[View], Action], rules_id: str = "jazz-club") -> list[float]:
    """Return the time of each decision of some hands in milliseconds, shortest first; ``ask`` plays for all seats."""
    rules, times = load_preset(rules_id), []
    for hand in range(hands):
        deck = random.Random(hand).sample(list(rules.deck(rules.twists)), len(rules.deck(rules.twists)))
        position = Position.deal(rules, seats, Seat(hand % seats), deck, reshuffles=Reshuffles(hand))
        while position.outcome is None:
            view = position.view(position.to_act)
            start = time.perf_counter()
            action = ask(view)
            times.append(1000 * (time.perf_counter() - start))
            position.apply(action)
    return sorted(times)


def answers_at_once(level: str, seats: int) -> Callable[[View], Action]:
    """Return a function that asks each seat's own bot, which finishes its search."""
    bots = [make_bot(level, seat) for seat in each_seat(seats)]
    return lambda view: bots[view.seat].choose(view)


def answers_at_a_table(thinker: Thinker, level: str) -> Callable[[View], Action]:
    """Return a function that asks the worker, as a table does, and looks for the answer once per frame."""

    def ask(view: View) -> Action:
        ticket = thinker.ask(Question(level, view.seat, PLAIN, view))
        while (answer := ticket.answer) is None or not ticket.done:
            time.sleep(1 / 240)
        return answer

    return ask


def first_figures(adviser: Adviser) -> Callable[[View], Action]:
    """Return a function that plays the coach's best move as soon as it has any estimates."""

    def ask(view: View) -> Action:
        ticket = adviser.ask(view)
        while (advice := ticket.answer) is None:
            time.sleep(1 / 240)
        return advice.best.action

    return ask


def alternately(runs: int, measures: list[Callable[[], float]]) -> list[float]:
    """Return the median of each measure over alternating runs, so that other load slows all of them alike."""
    figures = [[measure() for measure in measures] for _ in range(runs)]
    return [median(column) for column in zip(*figures, strict=True)]


def throughput(seconds: float) -> None:
    """Print the speed of random play and of playouts, beside python-chess.

    Args:
        seconds: The length of each of a measure's five runs.
    """
    names = [f"random play, {seats} players, {rules_id}" for rules_id, seats in RANDOM_PLAY]
    names += [f"tuned policy, {seats} players, jazz-club" for seats in PLAYOUTS]
    measures: list[Callable[[], float]] = [partial(tonk_actions, seconds, seats, rules) for rules, seats in RANDOM_PLAY]
    measures += [partial(policy_hands, seconds, seats) for seats in PLAYOUTS]
    *figures, chess = alternately(RUNS, [*measures, partial(chess_moves, seconds, time.process_time)])
    for name, figure in zip(names, figures, strict=True):
        unit = "actions/s" if name.startswith("random") else "hands/s"
        print(f"{name:39} {figure:10,.0f} {unit:9} {figure / chess:6.2f} x python-chess")
    print(f"{'python-chess':39} {chess:10,.0f} moves/s")


def main() -> None:
    """Measure and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the rules and the bots.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of each run of a measure (default: 1)")
    throughput(parser.parse_args().seconds)
    for level, seats in itertools.product(LEVELS, (2, 4)):
        hands = 8 if level in PONDERERS else 300
        report(f"{level} answers, {seats} players", answer_times(hands, seats, answers_at_once(level, seats)))
    with closing(Thinker()) as thinker:
        for ponderer, seats, rules_id in itertools.product(PONDERERS, (2, 4), ("jazz-club", "twists")):
            times = answer_times(8, seats, answers_at_a_table(thinker, ponderer), rules_id)
            report(f"{ponderer} at a table, {seats} players, {rules_id}", times)
    with closing(Adviser()) as adviser:
        adviser.ask(Position.deal(load_preset("jazz-club"), 2, Seat(0), FULL_DECK).view(Seat(1)))  # starts its worker
        for seats, rules_id in itertools.product((2, 4), ("jazz-club", "twists")):
            times = answer_times(3, seats, first_figures(adviser), rules_id)
            report(f"coach's first figures, {seats} players, {rules_id}", times)


def report(name: str, times: list[float]) -> None:
    """Print the median and the slowest answer times, in milliseconds, under a name of at most 39 letters."""
    middle, p95, p99 = (times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
    print(f"{name:39} p50 {middle:7.2f}   p95 {p95:7.2f}   p99 {p99:7.2f} ms   ({len(times)} decisions)", flush=True)


if __name__ == "__main__":
    main()
