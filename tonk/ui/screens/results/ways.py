"""The ways of things from the table to the page of a result: arcs that don't cross, with a small bounce at the end.

The players sit around the table in the order of their places on the page. So hands stay apart if each first goes along
the edge of the table to the height or side of its place, and only then inwards.
"""

from enum import Enum

from tonk.ui.drawing.motion import Pose

_CORNER = 0.78
"""The bend of an arc towards its corner: 0 for none, 1 for an arc that leaves and arrives at right angles."""
_LANDS, _HOP, _SWELL_HOP = 0.84, 5.0, 0.035
"""The share of the time after which a thing lands; the height of its bounce, in units, and its growth in that."""
_SHRINKS = 0.45
"""The curve of a change of size: 1 for steady, less for sooner, so that small hands hardly meet."""
_SWELL, _TWIST = 0.12, 7.0
"""The growth of a thing on its way, as if closer to the eye, and its rotation, in degrees."""


class Enters(Enum):
    """The side from which things enter their places: columns from above or below, rows from the side."""

    COLUMN = "column"
    ROW = "row"


def on_the_way(start: Pose, end: Pose, share: float, enters: Enters, *, twists: bool = True) -> Pose:
    """Return the pose of a thing on its arc.

    Args:
        start: Its pose at the table.
        end: Its pose on the page.
        share: The share of its time that is over, 0 to 1.
        enters: The side from which it enters its place.
        twists: Whether it leans back on the way.
    """
    flown = min(1.0, share / _LANDS)
    gone = flown**1.25 * (2.0 - flown)  # soft at first, and still in motion as it lands
    corner = (end.x, start.y) if enters is Enters.COLUMN else (start.x, end.y)
    shrinks = _SHRINKS if enters is Enters.ROW else 1.0
    bow, pose = 4.0 * gone * (1.0 - gone), start.towards(end, gone)
    bend = 0.5 * _CORNER * bow
    hop = max(0.0, (share - _LANDS) / (1.0 - _LANDS))
    bounce = 4.0 * hop * (1.0 - hop)
    lean = (_TWIST if start.x > end.x else -_TWIST) * twists  # a hand leans back as it is pulled
    return Pose(
        pose.x + (corner[0] - (start.x + end.x) / 2) * bend,
        pose.y + (corner[1] - (start.y + end.y) / 2) * bend - _HOP * bounce,
        pose.angle + lean * 6.75 * gone * (1.0 - gone) ** 2,
        pose.face,
        (start.scale + (end.scale - start.scale) * gone**shrinks) * (1.0 + _SWELL * bow + _SWELL_HOP * bounce),
    )
