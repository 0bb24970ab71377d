"""A table of the Circuit in detail: its place, a line on it, the regulars, the money, and what it pays."""

from tonk.rules.cards import Seat
from tonk.session.circuit.career import Career
from tonk.session.circuit.tables import TABLES, CircuitTable
from tonk.session.match.characters import Character
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.shapes import cornered
from tonk.ui.drawing.trophies import TROPHY_RATIO, trophy
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.shell.context import UiContext
from tonk.words import _
from tonk.words.characters import bearing, level_name
from tonk.words.circuit import goal_text, promise_line, table_line, tries_text
from tonk.words.phrases import money

_PAD, _GAP, _PICTURE, _FACE = 18.0, 20.0, 0.29, 54.0
_HEADING, _FACTS, _WON = 38.0, 50.0, 92.0


def draw_table_panel(canvas: Canvas, ui: UiContext, box: Box, table: int, career: Career, person: str) -> None:
    """Draw what there is to know about a table.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units; the buttons have their room elsewhere.
        table: The number of the table.
        career: The career.
        person: The name of the person.
    """
    theme, one = canvas.theme, TABLES[table]
    picture, words = box.cut_left(box.w * _PICTURE, _GAP)
    ground = ui.place_picture(place_of(one.id), canvas.viewport.rect(picture).size)
    canvas.picture(cornered(ground, canvas.viewport.px(10)), (picture.x, picture.y))
    canvas.rounded(picture, (0, 0, 0, 0), 10, border=theme.panel_border)
    wide = min(_WON, picture.h * 0.62 / TROPHY_RATIO)
    prize = trophy(one.id, canvas.viewport.px(wide), theme, won=career.has_won(table))
    canvas.picture(prize, picture.center, "center")
    heading, rest = words.cut_top(_HEADING)
    canvas.line_of_text(heading, one.rules.name, "heading", theme.gold_light)
    line = canvas.text((rest.x, rest.y), table_line(one.id), "body", theme.ink, max_width=rest.w)
    facts, company = Box(rest.x, line.bottom + 8, rest.w, rest.bottom - line.bottom - 8).cut_bottom(_FACTS)
    _draw_company(canvas, ui, company.centered(company.w, min(company.h, _FACE + 12)), one.company(person))
    _draw_facts(canvas, facts, one, career)


def _draw_company(canvas: Canvas, ui: UiContext, box: Box, company: tuple[Character, ...]) -> None:
    theme = canvas.theme
    face = min(_FACE, box.h)
    for number, (who, cell) in enumerate(zip(company, box.split_columns(3, 10), strict=False)):
        center = (cell.x + face / 2, cell.center[1])
        draw_face(canvas, ui, Face(Seat(number + 1), who.name, is_person=False), center, face)
        words = cell.cut_left(face, 10)[1]
        upper, lower = words.centered(words.w, 46).split_rows(2)
        canvas.line_of_text(upper, who.name, "strong", theme.ink)
        canvas.line_of_text(lower, level_name(who.level) or bearing(who.id), "small", theme.ink_soft)


def _draw_facts(canvas: Canvas, box: Box, table: CircuitTable, career: Career) -> None:
    """The stake, the buy-in, the goal, and what winning pays."""
    theme, scored = canvas.theme, table.for_points
    tries = career.tried.get(table.id)
    facts = [
        (_("Stake"), _("The pot of {n}").format(n=money(table.pot)) if scored else money(table.stake)),
        (_("Buy-in"), money(table.buy_in)),
        (_("Goal"), goal_text(table.goal, scored=scored)),
    ]
    if tries is not None and tries.won:
        facts.append((_("So far"), tries_text(tries.tries, tries.won)))
    else:
        facts.append((_("It pays"), promise_line(table.id)))
    shares = (0.17, 0.13, 0.24, 0.46)
    x = box.x
    for (label, value), share in zip(facts, shares, strict=True):
        cell = Box(x, box.y, box.w * share - 12, box.h)
        x += box.w * share
        upper, lower = cell.split_rows(2)
        canvas.line_of_text(upper, label, "small", theme.gold)
        canvas.line_of_text(lower, value, "strong", theme.ink)
