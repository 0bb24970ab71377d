"""Numbers by which players of guests decide, and that change as a hand goes on."""

EarlyAndLate = tuple[float, float]
"""A number in the first round, and from the last round on in which it changes."""


def in_round(number: EarlyAndLate, now: int, last: int) -> float:
    """Return a number in a round: it changes evenly from the first one to the last.

    Args:
        number: The number early and late.
        now: The round, 0 for the first.
        last: The round from which on it is late.
    """
    early, late = number
    return late if now >= last else early + (late - early) * now / last
