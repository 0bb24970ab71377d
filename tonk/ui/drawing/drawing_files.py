"""Drawings from files that hold several, as an SVG that contains an SVG for each.

Drawings that look alike stand in one file because a wheel compresses each file by itself.
"""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_END = b"\n</svg>\n"
"""The end of a drawing: its last line."""


def drawing_in(file: "Path | Traversable", name: str) -> bytes:
    """Return a drawing as a document of its own.

    Args:
        file: The file that holds the drawing.
        name: The name of the drawing in it.

    Raises:
        OSError: The file can't be read.
        LookupError: The drawing is missing or cut off.
    """
    text = file.read_bytes()
    start = text.find(f'<svg id="{name}" '.encode())
    end = text.find(_END, max(0, start))
    if start < 0 or end < 0:
        # The SVG reader would draw as much of a cut-off drawing as there is.
        raise LookupError(name)
    return text[start : end + len(_END)]
