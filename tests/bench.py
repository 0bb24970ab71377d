"""How fast the rules are: random legal play, beside the same loop over python-chess in the same run.

    python -m tests.bench [seconds]

Both loops list every legal action, choose one at random and apply it, until the game is over. Decks are shuffled
before the clock starts; dealing, events and settling are inside it. Needs the extra ``bench`` (python-chess).
"""

import random
import sys
import time
from collections.abc import Callable
from statistics import median

from tonk.rules import Position, load_preset


def tonk_actions(seconds: float, seats: int = 2, rules_id: str = "jazz-club") -> float:
    """Actions a second of random legal play."""
    rules, chance = load_preset(rules_id), random.Random(1)
    decks = [chance.sample(range(52), 52) for _ in range(2000)]
    random_number = chance.random
    actions = hands = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        position = Position.deal(rules, seats, 0, decks[hands % 2000])
        hands += 1
        while position.outcome is None:
            legal = position.legal()
            position.apply(legal[int(random_number() * len(legal))])
            actions += 1
    return actions / (time.perf_counter() - start)


def chess_moves(seconds: float) -> float:
    """Moves a second of random legal chess."""
    import chess

    chance = random.Random(1)
    random_number = chance.random
    moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random_number() * len(legal))])
            moves += 1
    return moves / (time.perf_counter() - start)


def alternately(runs: int, *measures: Callable[[], float]) -> list[float]:
    """The median of each measure over runs taken in turn, so that all meet the same weather."""
    figures = [[measure() for measure in measures] for _ in range(runs)]
    return [median(column) for column in zip(*figures, strict=True)]


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    two, four, chess = alternately(
        5, lambda: tonk_actions(seconds), lambda: tonk_actions(seconds, 4), lambda: chess_moves(seconds)
    )
    print(f"tonk, 2 players, jazz-club   {two:10,.0f} actions/s   {two / chess:5.1f} x python-chess")
    print(f"tonk, 4 players, jazz-club   {four:10,.0f} actions/s   {four / chess:5.1f} x python-chess")
    print(f"python-chess                 {chess:10,.0f} moves/s     1.0")


if __name__ == "__main__":
    main()
