"""Bits of SVG that the places are made of, in what the reader knows: paths and gradients, no clipping, no filters."""

from tonk.ui.drawing.viewport import Box, Point

Stop = tuple[float, str] | tuple[float, str, float]
"""A colour stop: its offset (0 to 1), its colour, and its opacity if it is not 1."""


def radial(name: str, center: Point, reach: float, *stops: Stop, squeeze: float = 1.0) -> str:
    """Define a radial gradient of light or shade.

    Args:
        name: The name that ``paint`` uses for it.
        center: Its centre, in units.
        reach: Its horizontal radius, in units.
        stops: Its colours, from the middle outwards.
        squeeze: Its height as a share of its width.
    """
    x, y = center
    turn = f' gradientTransform="translate({x:.1f} {y:.1f}) scale(1 {squeeze:.3f}) translate({-x:.1f} {-y:.1f})"'
    ends = f'cx="{x:.1f}" cy="{y:.1f}" r="{reach:.1f}"{turn if squeeze != 1.0 else ""}'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</radialGradient>'


def linear(name: str, start: Point, end: Point, *stops: Stop) -> str:
    """Define a linear gradient.

    Args:
        name: The name that ``paint`` uses for it.
        start: Its start.
        end: Its end.
        *stops: The share of the distance, the colour there, and its opacity.
    """
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{_stops(stops)}</linearGradient>'


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{stop[0]}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{stop[2]}"' if len(stop) == 3 else "")
        + "/>"
        for stop in stops
    )


def paint(name: str) -> str:
    """Return the paint of a named gradient."""
    return f"url(#{name})"


def rounded(box: Box, radius: float) -> str:
    """The outline of a box with round corners, as path data; the corners bend inwards when the radius is negative."""
    x, y, right, bottom, r = box.x, box.y, box.right, box.bottom, abs(radius)
    arc = f"A{r:.2f} {r:.2f} 0 0 {1 if radius >= 0 else 0} "
    return (
        f"M{x + r:.2f} {y:.2f}L{right - r:.2f} {y:.2f}{arc}{right:.2f} {y + r:.2f}L{right:.2f} {bottom - r:.2f}{arc}"
        f"{right - r:.2f} {bottom:.2f}L{x + r:.2f} {bottom:.2f}{arc}{x:.2f} {bottom - r:.2f}L{x:.2f} {y + r:.2f}{arc}"
        f"{x + r:.2f} {y:.2f}Z"
    )


def cover(box: Box, fill: str) -> str:
    """A rectangle a little larger than a box, so that no edge shows."""
    x, y, w, h = box.x - 2, box.y - 2, box.w + 4, box.h + 4
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}"/>'


def line(data: str, stroke: str, width: float, opacity: float = 1.0) -> str:
    """Return a stroke along path data.

    Args:
        data: The path data.
        stroke: Its colour.
        width: Its width, in units.
        opacity: Its opacity, 0 to 1.
    """
    faint = f' stroke-opacity="{opacity:.3f}"' if opacity < 1 else ""
    return f'<path d="{data}" fill="none" stroke="{stroke}" stroke-width="{width:.2f}"{faint}/>'


def fill(data: str, ink: str, opacity: float = 1.0) -> str:
    """Return a filled outline; a second, opposite loop makes a hole.

    Args:
        data: The path data.
        ink: Its colour.
        opacity: Its opacity, 0 to 1.
    """
    faint = f' fill-opacity="{opacity:.3f}"' if opacity < 1 else ""
    return f'<path d="{data}" fill="{ink}" fill-rule="evenodd"{faint}/>'


def glow(at: Point, reach: float, ink: str, name: str, strength: float = 0.9) -> str:
    """Return a light with a halo.

    Args:
        at: Its middle.
        reach: The radius of its halo.
        ink: Its colour.
        name: The name of its gradient in the drawing.
        strength: Its opacity, 0 to 1.
    """
    light = radial(name, at, reach, (0, ink, strength), (0.2, ink, strength * 0.45), (1, ink, 0.0))
    return f'<defs>{light}</defs><circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{reach:.1f}" fill="{paint(name)}"/>'


def disc(at: Point, r: float, ink: str, strength: float = 1.0) -> str:
    """Return a disc.

    Args:
        at: Its middle.
        r: Its radius.
        ink: Its colour.
        strength: Its opacity, 0 to 1.
    """
    return f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{r:.1f}" fill="{ink}" fill-opacity="{strength:.2f}"/>'
