"""Faces at a great moment: a winner's comes nearer in a golden ring, a caught player's starts up and falls.

All others start up, and cower.
"""

from collections.abc import Sequence

from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import CALM, CAUGHT, PLEASED, Mood
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import zoomed
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.theme import Color, mix
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.board import Board
from tonk.ui.table.motion.blow_effects import Dismay
from tonk.ui.table.motion.celebration_effects import Cheer
from tonk.ui.table.motion.startled_faces import Startle
from tonk.ui.table.players.player_standings import PlayerStanding
from tonk.ui.table.telling.plates import HOLE_DARK, face_px

_RING, _RIM_DARK, _SIZES = 5.0, 0.25, 25
"""The width of the ring around a face, in units, the darkness of an everyday one's rim, and the steps in which those
who start up grow."""


def draw_cheers(canvas: Canvas, board: Board, standings: Sequence[PlayerStanding], portraits: Portraits) -> None:
    """Draw the faces that come nearer now, over their plates.

    Args:
        canvas: The canvas to draw on.
        board: The board.
        standings: The name plates, seat by seat.
        portraits: The pictures of the players.
    """
    now, theme, known = board.now, canvas.theme, dict(by_seat(standings))
    for startled in board.effects.live(Startle, now):
        seat, color = startled.seat, theme.seats[startled.seat]
        mood = CAUGHT if startled.loses else CALM
        rim = mix(color, theme.felt_dark, _RIM_DARK), color
        larger = round(startled.larger(now) * _SIZES) / _SIZES
        _draw(canvas, board, known[seat], portraits, seat, mood, larger, startled.at(now), rim)
    for cheer in board.effects.live(Cheer, now):
        rim = theme.gold, theme.gold_dark
        _draw(canvas, board, known[cheer.seat], portraits, cheer.seat, PLEASED, cheer.larger(now), (0.0, 0.0), rim)
    for dismay in board.effects.live(Dismay, now):
        seat, rim = dismay.seat, (theme.danger, theme.danger_light)
        (x, y), (left, top) = _on_plate(board, seat), board.layout.portrait(seat).center
        aside = x - left, y - top + dismay.sunk(now)
        _draw(canvas, board, known[seat], portraits, seat, CAUGHT, dismay.larger(now), aside, rim)


def _draw(
    canvas: Canvas,
    board: Board,
    standing: PlayerStanding,
    portraits: Portraits,
    seat: Seat,
    mood: Mood,
    larger: float,
    aside: Point,
    rim: tuple[Color, Color],
) -> None:
    """Draw a face over its plate.

    Args:
        canvas: The canvas to draw on.
        board: The board.
        standing: The player's name plate.
        portraits: The pictures of the players.
        seat: The player's seat.
        mood: The mood of the face.
        larger: Its size relative to the usual one.
        aside: Its displacement, in units.
        rim: The colours of the ring around it, and of its border.
    """
    box = board.layout.portrait(seat)
    moved, radius = aside != (0.0, 0.0) or larger < 1.0, box.w / 2 - _RING
    face = portraits.picture(
        standing.name,
        mood,
        face_px(canvas.viewport, box),
        is_person=standing.is_person,
        seat=seat,
        enamel=canvas.theme.seats[seat],
        look=standing.look,
    )
    if moved:
        # The plate's own face lies still, and would be seen behind the edge of the one that moves.
        canvas.disc(_on_plate(board, seat), radius, mix(canvas.theme.seats[seat], canvas.theme.felt_dark, HOLE_DARK))
    with zoomed(canvas, box.center, (box.center[0] + aside[0], box.center[1] + aside[1]), larger):
        canvas.disc(box.center, radius, rim[0], border=rim[1])
        canvas.picture(face, box.center, "center")


def _on_plate(board: Board, seat: Seat) -> Point:
    """Return where the middle of a player's face is on its plate, which a blow may shake."""
    x, y = board.layout.portrait(seat).center
    right, down = next(iter(board.effects.plates_shaken([board.layout.plate(seat)], board.now)), (0.0, 0.0))
    return x + right, y + down
