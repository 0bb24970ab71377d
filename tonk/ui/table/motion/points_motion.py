"""Staging points: from the cards or hands that earn them to the plates of their players."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import LAID, Outcome
from tonk.rules.seats import PerSeat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion.flying_points import FlyingPoints
from tonk.ui.table.motion.staging import Staging, StagingFacts, counted
from tonk.ui.table.places.layout import TableLayout

_FIGURES, _OWN_FIGURES = 30.0, 72.0
"""The distance of the middle of the points of a hand from the right end of a plate, also on the player's own plate,
where they are beside the score."""
_LINE, _OWN_LINE = 0.52, 18.0
"""The height of the second line on a plate, as a share of the plate, and above the lower edge of the player's own."""


class Earning(NamedTuple):
    """Points that a seat gets at the end of a hand, and the seat whose hand they come from."""

    of: Seat
    seat: Seat
    points: int


def earned_at_end(outcome: Outcome, laid: PerSeat[int]) -> list[Earning]:
    """Return the points of the end of a hand that are not on the plates yet, by the hands that they come from.

    Args:
        outcome: The outcome of the hand.
        laid: The points for laid cards that each seat's plate has counted before.
    """
    found: dict[tuple[Seat, Seat], int] = {}
    for score in outcome.scores:
        if score.why != LAID or score.of != score.seat:
            found[score.of, score.seat] = found.get((score.of, score.seat), 0) + score.points
    for seat, gained in by_seat(outcome.net):
        rest = gained - laid[seat] - sum(points for (_of, to), points in found.items() if to == seat)
        if rest > 0 or gained < 0:  # a caught player has lost laid points to another
            found[seat, seat] = found.get((seat, seat), 0) + rest
    return [Earning(of, seat, points) for (of, seat), points in found.items() if points]


def figures(layout: TableLayout, seat: Seat) -> Point:
    """Return the place of the points of the hand on a seat's plate.

    Args:
        layout: The layout of the table.
        seat: The seat.
    """
    plate = layout.plate(seat)
    if seat == layout.bottom:
        return plate.right - _OWN_FIGURES, plate.bottom - _OWN_LINE
    return plate.right - _FIGURES, plate.y + plate.h * _LINE


def stage_points(
    staging: Staging,
    moment: StagingFacts,
    earnings: Iterable[Earning],
    begins: float,
    starts: Mapping[Seat, Point],
    *,
    waits: float = 0.0,
) -> float:
    """Stage points on their way to plates, one after the other, and return the time when the last has been counted.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        earnings: The points.
        begins: The time from which the plates lack them.
        starts: The place from which each seat's points come.
        waits: The time before the first ones pop up.
    """
    held = list(earnings)
    apart = min(speeds.POINTS_APART, speeds.POINTS_LONGEST / max(1, len(held) - 1))
    last = begins
    for step, (of, seat, points) in enumerate(held):
        end = figures(moment.layout, seat)
        start = starts.get(of) or moment.layout.portrait(of).center
        flying = FlyingPoints.earned(begins, waits + step * apart, (start, end), seat, points)
        staging.effects.append(flying)
        for name in ("chips", counted(step)):
            staging.noise(name, flying.lands, moment.side(end[0]))
        last = max(last, flying.ends)
    return last
