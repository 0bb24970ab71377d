"""The tree of a group's widgets: which are visible, where they are, and the order between them."""

from collections.abc import Iterator, Sequence

from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.widgets.base import Widget

_SIDEWAYS_COST = 2.0

Way = tuple[int, int]
"""A direction: for each axis 1 to the right or down, -1 to the left or up, or 0."""


class WidgetTree:
    """Widgets and those inside them, in the order of Tab.

    Args:
        widgets: The outermost.

    Attributes:
        widgets: The outermost widgets, the last one on top.
    """

    def __init__(self, widgets: Sequence[Widget]) -> None:
        self.widgets = list(widgets)

    @property
    def visible(self) -> Iterator[Widget]:
        """Return all visible widgets, each before those inside it."""
        return iter(_visible(self.widgets, []))

    @property
    def stops(self) -> list[Widget]:
        """Return the widgets that can have focus."""
        return [widget for widget in self.visible if widget.focusable]

    def under(self, pos: Point) -> Iterator[Widget]:
        """Yield the widgets at a point, topmost first."""
        for widget, clip in reversed(list(_walk(self.widgets, None))):
            if widget.box.contains(pos) and (clip is None or clip.contains(pos)):
                yield widget

    def around(self, widget: Widget) -> Iterator[Widget]:
        """Return the widgets around a widget."""
        return (one for one in self.visible if any(child is widget for child in one.children))

    def beside(self, widget: Widget | None, way: int) -> Widget | None:
        """Return the next (1) or previous (-1) stop in order, wrapping round, or None."""
        stops = self.stops
        if not stops:
            return None
        if widget in stops:
            return stops[(stops.index(widget) + way) % len(stops)]
        return stops[0 if way > 0 else -1]

    def nearest(self, here: Box, way: Way) -> Widget | None:
        """Return the nearest stop in a direction, or None."""

        def cost(widget: Widget) -> float:
            ahead, aside = _apart(here, widget.reach, way)
            return ahead + _SIDEWAYS_COST * aside

        return min((stop for stop in self.stops if _lies(here, stop.reach, way)), key=cost, default=None)


def _visible(widgets: Sequence[Widget], found: list[Widget]) -> list[Widget]:
    """Add all visible widgets to those found before."""
    for widget in widgets:
        if widget.visible:
            found.append(widget)
            if children := widget.children:
                _visible(children, found)
    return found


def _walk(widgets: Sequence[Widget], clip: Box | None) -> Iterator[tuple[Widget, Box | None]]:
    """Yield all visible widgets, each with its clip box."""
    for widget in widgets:
        if widget.visible:
            yield widget, clip
            if children := widget.children:
                yield from _walk(children, widget.box)


def _lies(here: Box, there: Box, way: Way) -> bool:
    """Return whether one box lies in a direction from another."""
    dx, dy = there.center[0] - here.center[0], there.center[1] - here.center[1]
    along, across = (dx * way[0], abs(dy)) if way[0] else (dy * way[1], abs(dx))
    wide, high = (here.w + there.w) / 2, (here.h + there.h) / 2
    far, room = (wide, high) if way[0] else (high, wide)
    # Boxes above or below that are only a little to the right don't count as to the right.
    return along > 1 and (across < room or along >= max(across, far - 1))


def _apart(here: Box, there: Box, way: Way) -> tuple[float, float]:
    """Return the distance of a box ahead in a direction, and sideways from it."""
    dx, dy = there.center[0] - here.center[0], there.center[1] - here.center[1]
    if way[0]:
        return abs(dx), max(0.0, abs(dy) - (here.h + there.h) / 2 + 1)
    return abs(dy), max(0.0, abs(dx) - (here.w + there.w) / 2 + 1)
