"""Drawing a part of a frame during a motion: partly visible, or scaled and moved."""

from contextlib import AbstractContextManager

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point


def seen_through(canvas: Canvas, box: Box) -> AbstractContextManager[None]:
    """Show only the part of everything drawn for a while that lies in the box, for a page that opens or closes."""
    return canvas.frame.seen_through(canvas.viewport.rect(box))


def faded(canvas: Canvas, opacity: float) -> AbstractContextManager[None]:
    """Draw pictures and words less opaque for a while, 0 to 1, as they come or go."""
    return canvas.frame.faded(opacity)


def zoomed(canvas: Canvas, about: Point, to: Point, factor: float) -> AbstractContextManager[None]:
    """Draw pictures scaled and moved for a while, as in the middle of a motion.

    Args:
        canvas: The canvas that they are drawn on.
        about: The point of the drawing to move.
        to: Its new place.
        factor: The scale.
    """
    return canvas.frame.zoomed(canvas.viewport.point(about), canvas.viewport.point(to), factor)


def moved(canvas: Canvas, by: Point) -> AbstractContextManager[None]:
    """Draw everything for a while a little aside, as it is pushed.

    Args:
        canvas: The canvas that it is drawn on.
        by: The distance, in units.
    """
    return canvas.frame.moved((canvas.viewport.px(by[0]), canvas.viewport.px(by[1])))


def throw(canvas: Canvas, by: Point) -> None:
    """Shift everything drawn so far, for a moment of a jolt.

    Args:
        canvas: The canvas that it was drawn on.
        by: The distance, in units.
    """
    canvas.frame.throw((canvas.viewport.px(by[0]), canvas.viewport.px(by[1])))
