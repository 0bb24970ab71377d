"""Write the icons of the program: `python assets/make/icons.py`.

From 64 pixels up it is the emblem of the title; smaller ones have a single spade, for four suits would be specks.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from backs import emblem
from drawing import Drawing, group, path
from suits import OUTLINE

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
TARGET = Path(__file__).resolve().parent.parent / "icons"
_WHOLE = 64
"""The size, in pixels, from which an icon is the whole emblem."""


def spade() -> Drawing:
    """Draw a spade in a gold ring, 128 by 128."""
    drawing = Drawing(128, 128)
    gold = drawing.gradient((20, 10), (108, 118), (0, "#fbe6a4"), (0.45, "#d9a53a"), (0.6, "#f0cf78"), (1, "#9a6a1a"))
    drawing.circle(64, 64, 63, gold)
    drawing.circle(64, 64, 51, "#8e1b2f")
    drawing.add(group(path(OUTLINE["S"], "#fdf7e6"), 64, 63, 0, 0.74))
    return drawing


def icon(size: int) -> pygame.Surface:
    """Return the icon, so many pixels wide and high."""
    drawing = emblem() if size >= _WHOLE else spade()
    return pygame.image.load_sized_svg(BytesIO(drawing.text().encode()), (size, size))


def main() -> None:
    """Write one file for each size."""
    TARGET.mkdir(exist_ok=True)
    for size in SIZES:
        pygame.image.save(icon(size), TARGET / f"tonk-{size}.png")
    print(f"{len(SIZES)} icons, {sum(file.stat().st_size for file in TARGET.iterdir()):,} bytes")


if __name__ == "__main__":
    main()
