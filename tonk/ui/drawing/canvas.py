"""The canvas: everything that screens and widgets draw, in units, in the theme's colours, with smooth edges.

It draws nothing itself. A `drawing.Frame` collects its strokes, and `drawing.Painting` draws those that differ from the
last frame.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.shape_canvas import ShapeCanvas
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color, Theme
from tonk.ui.drawing.vectors import Icon
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.words import current


class Written(NamedTuple):
    """Words on the screen and their place.

    Attributes:
        words: The words.
        box: Their place, in units.
        whole: Whether they are a line of their own, not joined with words next to them.
    """

    words: str
    box: Box
    whole: bool = False


class Canvas(ShapeCanvas):
    """Draws a frame, in units: words, and the shapes around them.

    Args:
        viewport: Converts units to pixels.
        text: Renders text.
        theme: Colours and distances.
        kept: The strokes of the last frame, or None.

    Attributes:
        text_renderer: Renders text.
        written: The words drawn so far, for speech; None if nobody needs them.
    """

    def __init__(
        self, viewport: Viewport, text: Text, theme: Theme, kept: KeptStrokes | None = None, *, listening: bool = False
    ) -> None:
        self.written: list[Written] | None = [] if listening else None
        super().__init__(viewport, theme, kept)
        self.text_renderer = text

    def kept(self, part: Hashable, drawn_from: tuple[object, ...], draw: Callable[[], object]) -> None:
        """Draw a part of the frame, reusing the last frame's strokes if nothing has changed.

        Args:
            part: The name of the part, unique in a frame.
            drawn_from: Everything that it depends on, besides the window, the theme and the letters.
            draw: Draws it on this canvas; it must not call ``live``.
        """
        if self.written is None:
            self._frame.kept(part, (drawn_from, self.viewport, self.theme, self.text_renderer.edition), draw)
        else:
            draw()  # the words are needed for speech

    def text(
        self,
        pos: Point,
        text: str,
        style: str = "body",
        color: Color | None = None,
        *,
        anchor: str = "topleft",
        max_width: float | None = None,
        align: str = "left",
    ) -> Box:
        """Draw text at a position and return the box it covers.

        Args:
            pos: The position of the text's ``anchor``.
            text: The text; ``♠`` and the like become pips.
            style: A style of the theme.
            color: Its colour; the theme's ink if None.
            anchor: The point of the text at ``pos``, by the names of ``pygame.Rect``: "midtop", "center".
            max_width: The width at which lines wrap.
            align: The alignment of wrapped lines: "left", "center" or "right".
        """
        ink, text = self.theme.ink if color is None else color, current(text)
        picture = self.text_renderer.render(text, style, ink, max_width=max_width, align=align)
        box = self.picture(picture, pos, anchor)
        self.note(text, box)
        return box

    def note(self, words: str, box: Box, *, whole: bool = False) -> None:
        """Note words that were drawn here, or that a picture here represents.

        Args:
            words: The words.
            box: Their place, in units.
            whole: Whether they are a line of their own, not joined with words next to them.
        """
        if self.written is not None and words.strip():
            self.written.append(Written(words, box, whole))

    def line_of_text(
        self, box: Box, text: str, style: str = "body", color: Color | None = None, align: str = "left"
    ) -> Box:
        """Draw one line in the middle of a box's height.

        If it is a little too long, its letters move closer; if it is much too long, it ends in an ellipsis.

        Args:
            box: The box, in units.
            text: The words.
            style: A style of the theme.
            color: Its colour; the theme's ink if None.
            align: Its alignment: "left", "center" or "right".
        """
        anchor = {"left": "midleft", "center": "center", "right": "midright"}[align]
        x = {"left": box.x, "center": box.center[0], "right": box.right}[align]
        ink = self.theme.ink if color is None else color
        drawn = self.picture(self.text_renderer.line(text, style, ink, box.w), (x, box.center[1]), anchor)
        self.note(current(text), drawn)
        return drawn

    def shrinking_line(
        self, box: Box, text: str, styles: Sequence[str], color: Color | None = None, align: str = "left"
    ) -> Box:
        """Draw one line in the first style in which it fits; if none does, shorten it in the last one.

        Args:
            box: The box, in units.
            text: The text.
            styles: The names of styles in the theme, the largest first.
            color: Its colour; the theme's ink if None.
            align: Its alignment: "left", "center" or "right".
        """
        measure = self.text_renderer.measure
        style = next((one for one in styles if measure(text, one)[0] <= box.w), styles[-1])
        return self.line_of_text(box, text, style, color, align)

    def icon(self, icon: Icon, center: Point, size: float, color: Color | None = None) -> None:
        """Draw an icon in a square of ``size`` units.

        Args:
            icon: The icon.
            center: Its middle.
            size: The side of its square, in units.
            color: Its colour; the theme's ink if None.
        """
        picture = icon(self.viewport.px(size), self.theme.ink if color is None else color)
        self.picture(picture, center, "center")
