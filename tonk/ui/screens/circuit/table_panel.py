"""A table of the Circuit in detail: its place, a line about it, the regulars, the money, and the reward."""

from functools import partial

from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.circuit.career import Career
from tonk.session.circuit.tables import CircuitTable
from tonk.session.match.characters import Character
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.shapes import cornered
from tonk.ui.drawing.trophies import TROPHY_RATIO, trophy
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.screens.parts.table_tiles import cloth_of, is_bare
from tonk.ui.shell.context import UiContext
from tonk.words import _, pgettext
from tonk.words.characters import bearing, level_name
from tonk.words.circuit import goal_text, how_it_goes, promise_line, table_line, tries_text
from tonk.words.narration import labelled
from tonk.words.phrases import money
from tonk.words.rules.games import character
from tonk.words.rules.rule_sets import rules_name

_GAP, _PICTURE, _FACE = 20.0, 0.29, 54.0
_TWO_LINES = 46.0
"""The height of a name with the level below it; if there is less, they share a line."""
_FOOT = 0.06
"""The distance from the foot of a trophy to the lower edge of its picture, as a share of its height."""
_HEADING, _FACTS, _WON = 38.0, 50.0, 92.0
_WITH_PICTURE, _ONE_ROW = 540.0, 560.0
"""The widths from which a picture fits, and from which all facts fit in one row."""


def draw_table_panel(canvas: Canvas, ui: UiContext, box: Box, table: int, career: Career, person: str) -> None:
    """Draw the details of a table.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units; the buttons are placed elsewhere.
        table: The number of the table.
        career: The career.
        person: The name of the person.
    """
    theme, one = canvas.theme, career.table(table)
    words = box
    if box.w >= _WITH_PICTURE:
        picture, words = box.cut_left(box.w * _PICTURE, _GAP)
        _draw_picture(canvas, ui, picture, one, won=career.has_won(table))
    heading, rest = words.cut_top(_HEADING)
    canvas.line_of_text(heading, rules_name(one.rules.name), "heading", theme.gold_light)
    line = canvas.text((rest.x, rest.y), table_line(one.id), "body", theme.ink, max_width=rest.w)
    more = character(load_preset(one.id)) if career.tried else how_it_goes()
    line = canvas.text((rest.x, line.bottom + 4), more, "small", theme.ink_soft, max_width=rest.w)
    rows = 1 if rest.w >= _ONE_ROW else 2
    below = Box(rest.x, line.bottom + 8, rest.w, rest.bottom - line.bottom - 8)
    facts, faces = below.cut_bottom(rows * _FACTS)
    _draw_opponents(canvas, ui, faces.centered(faces.w, min(faces.h, _FACE + 12)), one.opponents(person))
    _draw_facts(canvas, facts, one, career, rows)


def _draw_picture(canvas: Canvas, ui: UiContext, box: Box, table: CircuitTable, *, won: bool) -> None:
    """Draw the room, and the trophy on its table, dark until it is won."""
    size = canvas.viewport.rect(box).size
    ground = cloth_of(table.id, size) if is_bare(table.id) else ui.place_picture(room_of(place_of(table.id)), size)
    canvas.picture(cornered(ground, canvas.viewport.px(10)), (box.x, box.y))
    canvas.rounded(box, (0, 0, 0, 0), 10, border=canvas.theme.panel_border)
    wide = min(_WON, box.h * 0.62 / TROPHY_RATIO)
    prize = trophy(table.id, canvas.viewport.px(wide), canvas.theme, won=won)
    canvas.picture(prize, (box.center[0], box.bottom - _FOOT * box.h), "midbottom")


def _draw_opponents(canvas: Canvas, ui: UiContext, box: Box, opponents: tuple[Character, ...]) -> None:
    theme = canvas.theme
    face = min(_FACE, box.h)
    columns = 3 if box.h >= _TWO_LINES else len(opponents)
    for number, (who, cell) in enumerate(zip(opponents, box.split_columns(columns, 10), strict=False)):
        center = (cell.x + face / 2, cell.center[1])
        draw_face(canvas, ui, Face(Seat(number + 1), who.name, is_person=False), center, face)
        words = cell.cut_left(face, 10)[1]
        level = level_name(who.level) or bearing(who.id)
        with saying(canvas, words, partial(labelled, who.name, level)):
            if box.h >= _TWO_LINES:
                upper, lower = words.centered(words.w, _TWO_LINES).split_rows(2)
                canvas.line_of_text(upper, who.name, "strong", theme.ink)
            else:
                named = canvas.line_of_text(words, who.name, "strong", theme.ink)
                lower = words.cut_left(named.w, 8)[1]
            canvas.line_of_text(lower, level, "small", theme.ink_soft)


def _draw_facts(canvas: Canvas, box: Box, table: CircuitTable, career: Career, rows: int) -> None:
    """Draw the stake, the buy-in, the goal, and the reward, in one row or two."""
    theme, scored = canvas.theme, table.for_points
    tries = career.tried.get(table.id)
    facts = [
        (_("Pot"), money(table.pot)) if scored else (_("Stake"), money(table.stake)),
        (_("Buy-in"), money(table.buy_in)),
        (_("Goal"), goal_text(table.goal, table.buy_in, scored=scored)),
    ]
    if tries is not None and tries.won:
        facts.append((pgettext("tries at a table", "So far"), tries_text(tries.tries, tries.won)))
    else:
        facts.append((_("Prize"), promise_line(table.id)))
    shares = ((0.17, 0.13, 0.28, 0.42), (0.5, 0.5, 0.5, 0.5))[rows - 1]
    x, lines = box.x, iter(box.split_rows(rows))
    line = next(lines)
    for number, ((label, value), share) in enumerate(zip(facts, shares, strict=True)):
        if rows > 1 and number == len(facts) // rows:
            x, line = box.x, next(lines)
        upper, lower = Box(x, line.y, box.w * share - 12, line.h).split_rows(2)
        x += box.w * share
        with saying(canvas, line, partial(labelled, label, value)):
            canvas.line_of_text(upper, label, "small", theme.gold)
            canvas.shrinking_line(lower, value, ("strong", "small"), theme.ink)
