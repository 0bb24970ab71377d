"""The payments of a hand, at each player: the faces of payees or payers, with the amounts beside them."""

from collections.abc import Sequence

from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.shell.context import UiContext
from tonk.words import _
from tonk.words.phrases import signed
from tonk.words.table.paying import Debt

_LARGE, _SMALL = (32.0, "strong"), (26.0, "small-strong")
"""The width of a face and the style of its amount, in a broad column and in a narrow one."""
PAID_FACES = (_LARGE[0], _SMALL[0])
_BROAD = 200.0
_LAP, _LEAST_LAP, _ROW, _BESIDE, _APART = 0.6, 0.4, 6.0, 6.0, 14.0
"""The usual and least distances between faces with the same amount, as shares of a face; the gap between two rows,
between a face and its amount, and between amounts."""


class Payments:
    """Draws each player's payments; the chips have moved at the table already.

    Args:
        ui: The context of the window.
        owed: The debts.
        stake: The worth of a stake.
        faces: The faces of all players, by seat.

    Attributes:
        sums: The amounts of each player, with their recipients or payers.
    """

    def __init__(self, ui: UiContext, owed: Sequence[Debt], stake: int, faces: Sequence[Face]) -> None:
        self._ui = ui
        self._faces = tuple(faces)
        self.sums: dict[Seat, list[tuple[int, list[Seat]]]] = {}
        for face in faces:
            same: dict[int, list[Seat]] = {}
            for debt in owed:
                if debt.payee == face.seat:
                    same.setdefault(debt.stakes * stake, []).append(debt.payer)
                elif debt.payer == face.seat:
                    same.setdefault(-debt.stakes * stake, []).append(debt.payee)
            self.sums[face.seat] = [*same.items()]
        self._height: tuple[object, float] = (None, 0.0)

    def height(self, wide: float) -> float:
        """Return their height below each other at every player in this width."""
        asked = wide, self._ui.text.edition
        if self._height[0] != asked:  # an opening page asks in every frame
            most = max((len(self._rows(seat, wide)) for seat in self.sums), default=0)
            self._height = asked, most * (_letters(wide)[0] + _ROW)
        return self._height[1]

    def draw(self, canvas: Canvas, seat: Seat, box: Box) -> None:
        """Draw the payments of a player.

        Args:
            canvas: The canvas to draw on.
            seat: The player.
            box: A box of their height.
        """
        size, style = _letters(box.w)
        with saying(canvas, box, str):  # the sentences about the payments say the same
            for number, row in enumerate(self._rows(seat, box.w)):
                wide = sum(self._wide(one, box.w) for one in row) + _APART * (len(row) - 1)
                x, y = box.center[0] - wide / 2, box.y + _ROW + number * (size + _ROW) + size / 2
                for amount, seats in row:
                    for place, other in reversed(list(enumerate(seats))):
                        center = x + size / 2 + place * size * self._lap((amount, seats), box.w), y
                        draw_face(canvas, self._ui, self._faces[other], center, size)
                    x += self._wide((amount, seats), box.w) + _APART
                    ink = change_color(canvas.theme, amount)
                    canvas.text((x - _APART, y), _said(amount, seats), style, ink, anchor="midright")

    def _rows(self, seat: Seat, wide: float) -> list[list[tuple[int, list[Seat]]]]:
        """Return the amounts of a player in rows that fit."""
        rows: list[list[tuple[int, list[Seat]]]] = []
        left = 0.0
        for one in self.sums[seat]:
            needs = self._wide(one, wide)
            if not rows or needs > left:
                rows.append([])
                left = wide
            rows[-1].append(one)
            left -= needs + _APART
        return rows

    def _wide(self, one: tuple[int, list[Seat]], room: float) -> float:
        """Return the width of an amount with its faces."""
        size, style = _letters(room)
        faces = 1.0 + self._lap(one, room) * (len(one[1]) - 1)
        return size * faces + _BESIDE + self._ui.text.measure(_said(*one), style)[0]

    def _lap(self, one: tuple[int, list[Seat]], room: float) -> float:
        """Return the distance between faces, as a share of a face, for which an amount with its faces fits."""
        size, style = _letters(room)
        free = room - _BESIDE - self._ui.text.measure(_said(*one), style)[0]
        return max(_LEAST_LAP, min(_LAP, (free / size - 1.0) / max(1, len(one[1]) - 1)))


def _letters(wide: float) -> tuple[float, str]:
    """Return the width of a face and the style of an amount in a column of this width."""
    return _LARGE if wide >= _BROAD else _SMALL


def _said(amount: int, seats: Sequence[Seat]) -> str:
    """Return an amount in words, and whether it applies to each of several players."""
    # Translators: beside the faces of several players: each of them pays, or is paid, this amount (“+5 each”).
    return signed(amount) if len(seats) == 1 else _("{amount} each").format(amount=signed(amount))
