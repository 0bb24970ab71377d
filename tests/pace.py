"""Measure the speed of this machine with a loop over python-chess, as a yardstick for other measurements."""

import random
import time
from collections.abc import Callable


def chess_moves(seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the number of random legal chess moves per second.

    Args:
        seconds: The time to play.
        clock: A clock in seconds; ``time.process_time`` counts only those of this process.

    Raises:
        ImportError: python-chess is not installed.
    """
    import chess

    chance = random.Random(1)
    random_number = chance.random
    moves = 0
    start = clock()
    while clock() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random_number() * len(legal))])
            moves += 1
    return moves / (clock() - start)
