"""Drawing a part of a frame as it is for a moment of a motion: seen in part, or larger and elsewhere."""

from contextlib import AbstractContextManager

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point


def seen_through(canvas: Canvas, box: Box) -> AbstractContextManager[None]:
    """Show only what lies in the box of all that is drawn for a while: a page that opens or closes."""
    return canvas.frame.seen_through(canvas.viewport.rect(box))


def zoomed(canvas: Canvas, about: Point, to: Point, factor: float) -> AbstractContextManager[None]:
    """Draw pictures so many times larger for a while, for a moment of their way.

    Args:
        canvas: The canvas that they are drawn on.
        about: A point of what is drawn.
        to: The place of that point.
        factor: How many times larger all of it is.
    """
    return canvas.frame.zoomed(canvas.viewport.point(about), canvas.viewport.point(to), factor)


def throw(canvas: Canvas, by: Point, moment: float) -> None:
    """Throw the whole view drawn so far aside, for a moment of a blow.

    Args:
        canvas: The canvas that it was drawn on.
        by: The distance, in units.
        moment: The time, in seconds.
    """
    canvas.frame.throw((canvas.viewport.px(by[0]), canvas.viewport.px(by[1])), moment)
