"""Pictures of players and money: a face in a ring of the seat's colour, and a chip."""

from dataclasses import dataclass

from tonk.rules.cards import Seat
from tonk.session.match.characters import CALM, Mood
from tonk.ui.drawing import shapes
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.chips import chip_picture
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.shell.context import UiContext

_RING = 0.035
_GAP = 6.0


def seat_color(ui: UiContext, seat: Seat) -> Color:
    """Return the colour of a seat."""
    return ui.theme.seats[seat % len(ui.theme.seats)]


@dataclass(frozen=True)
class Face:
    """The face of a player; a person's is never that of a bot, even with the same name.

    Attributes:
        seat: The player's seat.
        name: The player's name.
        is_person: Whether a person plays there.
    """

    seat: Seat
    name: str
    is_person: bool


def face_px(viewport: Viewport, size: float) -> int:
    """Return the size of the picture in a face of ``size`` units with its ring, in pixels."""
    return 2 * viewport.px(size / 2 - max(2.0, size * _RING))


def draw_face(
    canvas: Canvas, ui: UiContext, face: Face, center: Point, size: float, mood: Mood = CALM, alpha: int = 255
) -> None:
    """Draw a player in a ring of the seat's colour, ``size`` units across in all.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        face: The owner of the face.
        center: Its centre, in units.
        size: Its size, in units.
        mood: The mood.
        alpha: Its opacity, 0 to 255.
    """
    color = seat_color(ui, face.seat)
    disc = shapes.rounded((2 * canvas.viewport.px(size / 2),) * 2, canvas.viewport.px(size / 2), color)
    canvas.picture(disc, center, "center", alpha)
    picture = ui.portraits.picture(
        face.name,
        mood,
        face_px(canvas.viewport, size),
        is_person=face.is_person,
        seat=face.seat,
        enamel=color,
    )
    canvas.picture(picture, center, "center", alpha)


def draw_chip(canvas: Canvas, center: Point, size: float, alpha: int = 255) -> None:
    """Draw a chip, ``size`` units across.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        size: Its size, in units.
        alpha: Its opacity, 0 to 255.
    """
    theme = canvas.theme
    picture = chip_picture(canvas.viewport.px(size), theme.gold[:3], theme.gold_dark[:3], theme.knob[:3])
    canvas.picture(picture, center, "center", alpha)


def draw_words(canvas: Canvas, pos: Point, words: str, style: str, color: Color, anchor: str, alpha: int) -> Box:
    """Draw words on one line that are fading in, with the opacity ``alpha`` (0 to 255).

    Args:
        canvas: The canvas to draw on.
        pos: Its position, in units.
        words: The words.
        style: The style of the letters, by its name in the theme.
        color: Its colour.
        anchor: The point of it at the position.
        alpha: Its opacity, 0 to 255.
    """
    box = canvas.picture(canvas.text_renderer.render(words, style, color), pos, anchor, alpha)
    canvas.note(words, box)
    return box


def draw_amount(canvas: Canvas, center: Point, words: str, style: str, color: Color, alpha: int = 255) -> None:
    """Draw a chip and its value, around a point.

    Args:
        canvas: The canvas to draw on.
        center: Its centre, in units.
        words: The words.
        style: The style of the letters, by its name in the theme.
        color: Its colour.
        alpha: Its opacity, 0 to 255.
    """
    wide, high = canvas.text_renderer.measure(words, style)
    chip = high * 0.66
    left = center[0] - (wide + chip + _GAP) / 2
    draw_chip(canvas, (left + chip / 2, center[1]), chip, alpha)
    draw_words(canvas, (left + chip + _GAP, center[1]), words, style, color, "midleft", alpha)
