"""Weights of players of guest games that change in the course of a hand."""

EarlyAndLate = tuple[float, float]
"""A weight in the first round, and in a late one."""


def in_round(number: EarlyAndLate, now: int, last: int) -> float:
    """Return a weight in a round, interpolated between the first and the late round.

    Args:
        number: The weight, early and late.
        now: The round, 0 for the first.
        last: The first round that counts as late.
    """
    early, late = number
    return late if now >= last else early + (late - early) * now / last
