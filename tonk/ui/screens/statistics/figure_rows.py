"""The figures of a person next to the others' at the table, each with its interval."""

from functools import partial

from tonk.session.statistics.estimates import Estimate
from tonk.session.statistics.totals import BothSides, SideTotals
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.ranking import change_color
from tonk.words.figures import Counted, figure_name, figures_counted
from tonk.words.phrases import decimal, money, percent, signed
from tonk.words.statistics import figure_line, give_or_take

_SHARES = {"won": 0, "dropped": 0, "held": 0, "outs": 0, "tonks": 1}
"""The figures that are shares, and the decimal places of their percentages."""
_PLACES = {"each": 2, "at_drop": 1, "left": 1, "rounds": 1, "accuracy": 0}
_HEAD, _LEAST, _MOST = 36.0, 29.0, 42.0
_NAME = 0.4


def table_height(room: float, rows: int) -> float:
    """Return the height of a table with this many rows in this room, which it fills, within bounds."""
    return _HEAD + max(_LEAST, min(_MOST, (room - _HEAD) / rows)) * rows


def row_box(box: Box, number: int, rows: int) -> Box:
    """Return the box of a table's row.

    Args:
        box: The box of the table.
        number: The number of the row.
        rows: The number of rows.
    """
    return box.cut_top(_HEAD)[1].split_rows(rows)[number]


def draw_table(canvas: Canvas, box: Box, sides: BothSides, names: tuple[str, str], counted: Counted) -> None:
    """Draw the table in a box with the height from `table_height`.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        sides: The person's figures and the others'.
        names: The names of the person's figures and of the others'.
        counted: The unit in which hands are counted.
    """
    theme = canvas.theme
    head, rest = box.cut_top(_HEAD)
    name, cells = head.cut_left(head.w * _NAME)
    with saying(canvas, head, str):
        for words, cell, ink in zip(names, cells.split_columns(2), (theme.gold_light, theme.ink), strict=True):
            draw_cell(canvas, cell, words, "", ink)
    canvas.line((head.x, head.bottom), (head.right, head.bottom), theme.panel_border, 1)
    own, theirs = figures_text(sides.own), figures_text(sides.others)
    keys = figures_counted(counted)
    for number, (row, key) in enumerate(zip(rest.split_rows(len(keys)), keys, strict=True)):
        if number:
            canvas.line((row.x, row.y), (row.right, row.y), theme.hairline, 1)
        name, cells = row.cut_left(row.w * _NAME)
        called = figure_name(key, counted)
        with saying(canvas, row, partial(figure_line, called, names, (own[key], theirs[key]))):
            canvas.shrinking_line(name, called, ("body", "small"), theme.ink_soft)
            both = (own, sides.own), (theirs, sides.others)
            for (figures, side), cell in zip(both, cells.split_columns(2), strict=True):
                ink = change_color(theme, side.net) if key == "net" else theme.ink
                draw_cell(canvas, cell, *figures[key], ink)


def draw_cell(canvas: Canvas, cell: Box, words: str, error: str, ink: Color, style: str = "strong") -> None:
    """Draw a figure at the right of a cell, with its interval behind it in small letters.

    Args:
        canvas: The canvas to draw on.
        cell: Its box, in units.
        words: The words.
        error: The interval.
        ink: The colour.
        style: The style of the letters, by its name in the theme.
    """
    aside, value = cell.cut_right(_aside(cell))
    if not error and canvas.text_renderer.measure(words, style)[0] > value.w:
        value = cell
    canvas.line_of_text(Box(aside.x + 5, aside.y + 1, aside.w - 5, aside.h), error, "small", canvas.theme.ink_soft)
    canvas.line_of_text(value, words, style, ink, "right")


def _aside(cell: Box) -> float:
    """Return the room in a cell for an interval."""
    return 72.0 if cell.w > 200 else 62.0 if cell.w > 112 else 46.0


def figures_text(sums: SideTotals) -> dict[str, tuple[str, str]]:
    """Return every figure of a side in words, and its interval; a dash for an unknown one."""
    found = {"net": (signed(sums.net), ""), "hands": (money(sums.hands), "")}
    return found | {key: figure_words(key, figure) for key, figure in sums.figures().items()}


def figure_words(key: str, figure: Estimate | None) -> tuple[str, str]:
    """Return a figure in words, and its interval."""
    if figure is None:
        return "–", ""
    if key in _SHARES:
        places = _SHARES[key]
        return percent(figure.value, places), give_or_take(100 * figure.error, places)
    places = _PLACES[key]
    return decimal(figure.value, places, plus=key == "each"), give_or_take(figure.error, places)
