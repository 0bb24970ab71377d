"""The shelf of trophies below the map of the Circuit, and your money beside it."""

from functools import partial

from tonk.session.circuit.career import Career
from tonk.session.circuit.tables import TABLES
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.trophies import TROPHY_RATIO, trophy
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import draw_chip
from tonk.words import _, pgettext
from tonk.words.circuit import trophy_name
from tonk.words.narration import labelled
from tonk.words.phrases import money

_MONEY, _BOARD, _GAP, _PAD, _NAMES = 166.0, 12.0, 20.0, 18.0, 34.0
_CHIP = 30.0


def draw_shelf(canvas: Canvas, box: Box, career: Career) -> None:
    """Draw the shelf into a box, with the trophies already won in gold and the others dark.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        career: The career.
    """
    theme = canvas.theme
    canvas.panel(box)
    purse, shelf = box.inset(_PAD, 0).cut_left(_MONEY, _GAP)
    _draw_money(canvas, purse, career)
    canvas.line((purse.right, box.y + 16), (purse.right, box.bottom - 16), theme.hairline)
    board = shelf.cut_bottom(_NAMES)[1].cut_bottom(_BOARD)[0]
    cells = shelf.split_columns(len(TABLES))
    names = [canvas.text_renderer.measure(trophy_name(table.id), "small")[0] for table in TABLES]
    named = max(names) <= cells[0].w - 4
    for table, cell in zip(TABLES, cells, strict=True):
        won = career.tried.get(table.id) is not None and career.tried[table.id].won > 0
        high = board.y - box.y - 10
        picture = trophy(table.id, canvas.viewport.px(high / TROPHY_RATIO), theme, won=won)
        canvas.picture(picture, (cell.center[0], board.y + 2), "midbottom")
        label = Box(cell.x + 2, board.bottom, cell.w - 4, box.bottom - board.bottom - 4)
        sentence = labelled(trophy_name(table.id), pgettext("a table of the Circuit", "Won")) if won else ""
        with saying(canvas, label, partial(str, sentence)):  # speech names only trophies already won
            if named:
                ink = theme.gold if won else theme.ink_off
                canvas.line_of_text(label, trophy_name(table.id), "small", ink, "center")
    wood = mix(theme.gold_dark, theme.panel_raised, 0.45)
    canvas.rounded(board, wood, 3, to=mix(wood, theme.panel_raised, 0.5), border=fade(theme.gold, 0.5))
    canvas.fill(Box(board.x + 3, board.y + 1.5, board.w - 6, 1.25), fade(theme.sheen, 0.5))


def _draw_money(canvas: Canvas, box: Box, career: Career) -> None:
    theme = canvas.theme
    upper, lower = box.centered(box.w, 74).split_rows(2)
    at, have = (lower.x + _CHIP + 10, lower.center[1]), money(career.money)
    with saying(canvas, box, partial(labelled, _("Your money"), have)):
        canvas.line_of_text(upper, _("Your money"), "small", theme.ink_soft)
        draw_chip(canvas, (lower.x + _CHIP / 2, lower.center[1]), _CHIP)
        canvas.text(at, have, "heading", theme.gold_light, anchor="midleft")
