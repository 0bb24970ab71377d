"""The view into a room, in a space of its own that is always as high, and the people seen far off in it."""

import pygame

from tonk.ui.drawing.places.bystanders import PLAIN, Bystander, BystanderInks, colored, head, torso
from tonk.ui.drawing.places.sheet import Sheet
from tonk.ui.drawing.places.svg import linear, paint
from tonk.ui.drawing.viewport import Box

HIGH = 720.0
"""The height of the view; all places in a room are given in its units."""
_MIDDLE = 0.685
"""The place of the lamp, as a share of the width; in a window that is higher than wide in the middle."""
_COARSE = 2
"""The factor by which everything out of focus is painted smaller."""
_FAR_BLUR = 2.0
"""The blur, in units, from which half the resolution is enough."""


def middle_of(box: Box) -> float:
    """The x of the lamp, and of the middle of the table."""
    return box.x + box.w * (_MIDDLE if box.w >= box.h else 0.5)


class RoomView:
    """A room painted from back to front, at half the sheet's size because it is out of focus.

    Args:
        sheet: The sheet that it is for.

    Attributes:
        wide: The width of the view.
        middle: The x of the lamp.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        width, height = sheet.surface.get_size()
        self._small = Sheet((max(2, width // _COARSE), max(2, height // _COARSE)), sheet.scale / _COARSE)
        self._grown = sheet.box.h / HIGH
        self.wide = sheet.box.w / self._grown
        self.middle = middle_of(sheet.box) / self._grown

    def lay(self, body: str, blur: float) -> None:
        """Draw the things at one distance: the farther away, the more blurred."""
        self._small.soften(self._seen(body), blur * self._grown, 2 if blur >= _FAR_BLUR else 1)

    def wall(self, *stops: tuple[float, str]) -> None:
        """Draw a background from the top to the edge of the table."""
        self._small.rows(
            self._seen(
                f"<defs>{linear('wall', (0, 0), (0, HIGH * 0.7), *stops)}</defs>"
                f'<rect x="-4" y="-4" width="{self.wide + 8:.0f}" height="{HIGH + 8:.0f}" fill="{paint("wall")}"/>'
            )
        )

    def show(self) -> None:
        """Show what has been painted on the sheet."""
        pygame.transform.smoothscale(self._small.surface, self._sheet.surface.get_size(), self._sheet.surface)

    def _seen(self, body: str) -> str:
        """Return a drawing in the units of the sheet."""
        return f'<g transform="scale({self._grown:.4f})">{body}</g>'

    def haze(self, ink: str, strength: float, top: float, low: float) -> str:
        """Return haze between farther and nearer things, thickest at the bottom.

        Args:
            ink: Its colour.
            strength: Its greatest opacity, 0 to 1.
            top: The height at which it starts to thicken.
            low: The height at which it is thickest.
        """
        air = linear("haze", (0, top), (0, low), (0, ink, 0.0), (1, ink, strength))
        return (
            f'<defs>{air}</defs><rect x="-4" y="{top:.0f}" width="{self.wide + 8:.0f}" height="{HIGH - top:.0f}" '
            f'fill="{paint("haze")}"/>'
        )


def block(x: float, y: float, wide: float, high: float, ink: str, strength: float = 1.0) -> str:
    """Return a rectangle.

    Args:
        x: Its left edge.
        y: Its upper edge.
        wide: Its width.
        high: Its height.
        ink: Its colour.
        strength: Its opacity, 0 to 1.
    """
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{ink}" '
        f'fill-opacity="{strength:.2f}"/>'
    )


def somebody(x: float, at: float, size: float, inks: BystanderInks, who: Bystander = PLAIN, side: int = 1) -> str:
    """Return head and shoulders of somebody far off, lit from one side.

    Args:
        x: The middle.
        at: The middle of the head.
        size: The radius of the head.
        inks: The colours of the clothes, of the face and of the light on them.
        who: The looks.
        side: The side from which the light comes: 1 for the right, -1 for the left.
    """
    worn, s, y = colored(who, inks), size, at
    return torso(x, y, s, who, worn, side) + head(x, y, s, who, worn, side)
