"""Measure the speed of the rules and the bots, next to a loop over python-chess in the same run.

    python -m tests.bench [seconds]

Random play lists every legal action, chooses one and applies it, until the hand is over. Playouts use the tuned policy,
as the search does. Decks are shuffled before the clock starts; dealing, events and settling are timed. Then each level
plays some hands in all seats and its thinking times are shown: first without a deadline, and for bots that think ahead
also as at a table, in a worker process with a deadline. The last figure is how long the coach takes to give its first
numbers there.
"""

import itertools
import random
import sys
import time
from collections.abc import Callable
from contextlib import closing
from statistics import median

from tests.pace import chess_moves
from tonk.bots import LEVELS, PLAIN, PONDERERS, make_bot
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import weights_of
from tonk.rules import Action, Position, Reshuffles, View, load_preset
from tonk.rules.cards import FULL_DECK, Seat, each_seat
from tonk.thinking import Question, Thinker
from tonk.thinking.adviser import Adviser


def tonk_actions(seconds: float, seats: int = 2, rules_id: str = "jazz-club") -> float:
    """Actions a second of random legal play."""
    rules, chance = load_preset(rules_id), random.Random(1)
    decks = [chance.sample(FULL_DECK, 52) for _ in range(2000)]
    random_number = chance.random
    actions = hands = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        position = Position.deal(rules, seats, Seat(0), decks[hands % 2000])
        hands += 1
        while position.outcome is None:
            legal = position.legal()
            position.apply(legal[int(random_number() * len(legal))])
            actions += 1
    return actions / (time.perf_counter() - start)


def policy_hands(seconds: float, seats: int = 2, rules_id: str = "jazz-club") -> float:
    """Hands a second that the tuned policy plays from deal to end, on one core, as in a search."""
    rules = load_preset(rules_id)
    policy = HeuristicPolicy(weights_of("expert", rules, seats), rules)
    decks = [random.Random(number).sample(FULL_DECK, 52) for number in range(2000)]
    hands = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        position = Position.deal(rules, seats, Seat(hands % seats), decks[hands % 2000])
        while position.outcome is None:
            position.apply(policy.act(position))
        hands += 1
    return hands / (time.perf_counter() - start)


def answer_times(hands: int, seats: int, ask: Callable[[View], Action], rules_id: str = "jazz-club") -> list[float]:
    """The time of each decision of some hands, in milliseconds, the shortest first; ``ask`` answers for all."""
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
    """Answers for each seat by a bot of its own, which does all its work."""
    bots = [make_bot(level, seat) for seat in each_seat(seats)]
    return lambda view: bots[view.seat].choose(view)


def answers_at_a_table(thinker: Thinker, level: str) -> Callable[[View], Action]:
    """Answers as a table is answered: asked of the worker, which is looked for as often as frames are drawn."""

    def ask(view: View) -> Action:
        ticket = thinker.ask(Question(level, view.seat, PLAIN, view))
        while (answer := ticket.answer) is None or not ticket.done:
            time.sleep(1 / 240)
        return answer

    return ask


def first_figures(adviser: Adviser) -> Callable[[View], Action]:
    """Answers of the coach as soon as it says any figures: the best move by then."""

    def ask(view: View) -> Action:
        ticket = adviser.ask(view)
        while (advice := ticket.answer) is None:
            time.sleep(1 / 240)
        return advice.best.action

    return ask


def alternately(runs: int, *measures: Callable[[], float]) -> list[float]:
    """The median of each measure over runs taken in turn, so that all meet the same weather."""
    figures = [[measure() for measure in measures] for _ in range(runs)]
    return [median(column) for column in zip(*figures, strict=True)]


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    two, four, policy_two, policy_four, chess = alternately(
        5,
        lambda: tonk_actions(seconds),
        lambda: tonk_actions(seconds, 4),
        lambda: policy_hands(seconds),
        lambda: policy_hands(seconds, 4),
        lambda: chess_moves(seconds),
    )
    print(f"random play, 2 players, jazz-club       {two:10,.0f} actions/s   {two / chess:5.2f} x python-chess")
    print(f"random play, 4 players                  {four:10,.0f} actions/s   {four / chess:5.2f}")
    print(f"by the tuned policy,     2 players      {policy_two:10,.0f} hands/s     {policy_two / chess:5.2f}")
    print(f"by the tuned policy,     4 players      {policy_four:10,.0f} hands/s     {policy_four / chess:5.2f}")
    print(f"python-chess                            {chess:10,.0f} moves/s      1.00")
    for level, seats in itertools.product(LEVELS, (2, 4)):
        hands = 8 if level in PONDERERS else 300
        tell(f"{level} answers, {seats} players", answer_times(hands, seats, answers_at_once(level, seats)))
    with closing(Thinker()) as thinker:
        for ponderer, seats, rules_id in itertools.product(PONDERERS, (2, 4), ("jazz-club", "twists")):
            times = answer_times(8, seats, answers_at_a_table(thinker, ponderer), rules_id)
            tell(f"{ponderer} at a table, {seats} players, {rules_id}", times)
    with closing(Adviser()) as adviser:
        adviser.ask(Position.deal(load_preset("jazz-club"), 2, Seat(0), FULL_DECK).view(Seat(1)))  # its worker starts
        for seats, rules_id in itertools.product((2, 4), ("jazz-club", "twists")):
            times = answer_times(3, seats, first_figures(adviser), rules_id)
            tell(f"coach's first figures, {seats} players, {rules_id}", times)


def tell(what: str, times: list[float]) -> None:
    """Print how long answers took."""
    middle, p95, p99 = (times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
    print(f"{what:39} p50 {middle:7.2f}   p95 {p95:7.2f}   p99 {p99:7.2f} ms   ({len(times)} decisions)", flush=True)


if __name__ == "__main__":
    main()
