"""The map of the Circuit: seven tables along a path, details of the chosen one, and the trophy shelf."""

from functools import partial
from itertools import pairwise

import pygame

from tonk.session.circuit.tables import TABLES
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.circuit.table_panel import draw_table_panel
from tonk.ui.screens.circuit.table_stop import TableStop
from tonk.ui.screens.circuit.trophy_shelf import draw_shelf
from tonk.ui.screens.parts.table_tiles import TableTiles
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.ui.widgets.dialog import Dialog, DialogAnswer
from tonk.words import _
from tonk.words.circuit import closed_text, leaving_text, too_dear_text
from tonk.words.narration import labelled
from tonk.words.rules.rule_sets import rules_name

_GAP, _BOTTOM, _SHELF, _LEAST_SHELF = 14.0, 18.0, 132.0, 96.0
_WAVE, _STOP_RATIO = 21.0, 0.62
_NAME, _TWO_LINES, _ONE_LINE = 26.0, 48.0, 160.0
"""The height of a name of one line and of two, and the cell width from which one line is enough."""
_TALL, _TALLEST, _LEAST_TALL, _COLUMNS = 0.8, 1.0, 800.0, 4
"""The ratio of height to width from which the path has two rows, its maximum, and the stops in the first row."""
_MOST_STOP, _BETWEEN = 240.0, 34.0
_BUTTONS, _BUTTON, _PAD = 196.0, 54.0, 18.0
_BEADS = 16
"""The dots between two stops; those beneath the pictures are hidden."""


class CircuitScreen(TitledScreen):
    """The map; the arrow keys go along the path, Enter sits down."""

    column = (640.0, 1000.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("The Circuit"))
        self._career = services.circuit.now
        playing = self._career.playing
        self._chosen = self._career.at if playing is None else playing.table
        self._pictures = TableTiles(ui)
        self._stops = [
            TableStop(self._pictures, number, table, partial(self._choose, number))
            for number, table in enumerate(TABLES)
        ]
        self._sit = Button(_("Sit down"), self._sit_down, kind="primary", icon=icon("play"))
        self._rules = Button(_("Rules"), self._read_rules, icon=icon("book"))
        self._leave = Button(_("Leave the table"), self._ask_to_leave, icon=icon("exit"))
        self._panel = self._shelf = self._words = Box(0, 0, 0, 0)
        self.group.add(*self._stops, self._sit, self._rules, self._leave)
        self.group.default = self._sit
        self._choose(self._chosen)

    def _choose(self, number: int) -> None:
        """Show a table in detail; if it is shown already, sit down there."""
        self._chosen = number
        career = self._career
        playing = career.playing
        for place, stop in enumerate(self._stops):
            stop.chosen = place == number
            stop.here = place == (career.at if playing is None else playing.table)
            stop.open, stop.won = place < career.opened, career.has_won(place)
            stop.tooltip = "" if stop.open else closed_text(rules_name(TABLES[place - 1].rules.name))
        here = playing is not None and playing.table == number
        self._sit.label = _("Resume") if here else _("Sit down")
        self._sit.disabled = None if here else self._why_not(number)
        self._leave.visible = here
        if self.ui.screens.top is self:
            chosen = self._stops[number].description
            self.ui.speech.say(labelled(chosen.name, chosen.value))
        self.changed()

    def _why_not(self, number: int) -> str | None:
        """Return the reason why you can't sit down at a table, or None."""
        career = self._career
        if number >= career.opened:
            return closed_text(rules_name(TABLES[number - 1].rules.name))
        if career.playing is not None:
            return _("First finish the table you are playing at, or leave it.")
        if not career.may_sit_at(number):
            return too_dear_text(TABLES[number].buy_in, career.money)
        return None

    def _sit_down(self) -> None:
        self.services.play_circuit(self._chosen)

    def _read_rules(self) -> None:
        self.services.routes.show_rules(TABLES[self._chosen].rules)

    def _ask_to_leave(self) -> None:
        table = TABLES[self._chosen]
        end = self.services.circuit.end_so_far
        if end is None:
            self.ui.toast(_("This match is open in another Tonk window. Leave it there first."))
            return
        answers = [
            DialogAnswer(_("Stay")),
            DialogAnswer(_("Leave the table"), self.services.leave_circuit_table, kind="danger"),
        ]
        words = leaving_text(scored=table.for_points, have=end.money, hands=end.hands)
        self.ui.screens.push(Dialog(self.ui, _("Leave this table?"), words, answers))

    def handle(self, event: Input) -> None:
        """Go along the path with the left and right arrow keys, and down from there to the buttons."""
        ways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        on_way = self.group.focused is None or self.group.focused in self._stops
        if isinstance(event, KeyPress) and event.key == pygame.K_DOWN and on_way:
            self.group.focus(self._sit if self._sit.disabled is None else self._rules, show=True)
            return
        if isinstance(event, KeyPress) and event.key in ways:
            number = min(max(self._chosen + ways[event.key], 0), len(TABLES) - 1)
            self._choose(number)
            self.group.focus(None)
            return
        super().handle(event)

    def update(self, now: float) -> bool:
        """Go on to ``now``; paint the pictures of the tables while nothing moves."""
        changed = super().update(now)
        if not changed and self._pictures.warm():
            self.changed()
        return changed

    def arrange(self, body: Box) -> None:
        """Place the path above, the chosen table below it, and the shelf at the foot."""
        room = body.cut_bottom(_BOTTOM)[1]
        room = room.centered(room.w, min(room.h, max(_LEAST_TALL, _TALLEST * room.w)))
        shelf = max(_LEAST_SHELF, min(_SHELF, room.h * 0.21))
        self._shelf, rest = room.cut_bottom(shelf, _GAP)
        _, self._panel = rest.cut_top(self._arrange_way(rest, tall=self._is_tall(room)), _GAP)
        inner = self._panel.inset(_PAD)
        if self._is_tall(room):
            buttons, self._words = inner.cut_bottom(_BUTTON, _PAD)
            self._leave.box, self._rules.box, self._sit.box = buttons.split_columns(3, 12)
        else:
            buttons, self._words = inner.cut_right(_BUTTONS, _PAD)
            high = min(buttons.h, 3 * _BUTTON + 24)
            self._sit.box, self._rules.box, self._leave.box = buttons.centered(buttons.w, high).split_rows(3, 12)

    def _is_tall(self, room: Box) -> bool:
        """Return whether the window is higher than wide; the path then takes two rows."""
        return room.h > room.w * _TALL

    def _arrange_way(self, room: Box, *, tall: bool) -> float:
        """Place the stops along a wave, or in two rows that turn if it is narrow, and return their height."""
        columns = _COLUMNS if tall else len(TABLES)
        wave = 0.0 if columns < len(TABLES) else _WAVE
        cell = room.w / columns
        wide = min(_MOST_STOP, cell - _BETWEEN)
        name = _NAME if cell >= _ONE_LINE else _TWO_LINES
        high = wide * _STOP_RATIO + name
        for number, stop in enumerate(self._stops):
            row, column = divmod(number, columns)
            place = columns - 1 - column if row % 2 else column
            y = room.y + row * (high + _GAP) + 4 + (2 * wave if number % 2 else 0.0)
            stop.name_height = name
            stop.box = Box(room.x + cell * (place + 0.5) - wide / 2, y, wide, high)
        self._pictures.arrange([stop.picture_box for stop in self._stops], [table.id for table in TABLES])
        rows = -(-len(TABLES) // columns)
        return rows * (high + _GAP) - _GAP + 2 * wave + 4

    def paint(self, canvas: Canvas) -> None:
        """Draw the path, the chosen table, and the shelf."""
        self._draw_way(canvas)
        canvas.panel(self._panel)
        draw_table_panel(canvas, self.ui, self._words, self._chosen, self._career, self.services.choices.person)
        draw_shelf(canvas, self._shelf, self._career)

    def _draw_way(self, canvas: Canvas) -> None:
        """Draw the path from stop to stop: gold up to the last open stop, dots beyond."""
        theme = canvas.theme
        centers = [stop.picture_box.center for stop in self._stops]
        for number, (start, end) in enumerate(pairwise(centers)):
            bow = [_along(start, end, step / _BEADS) for step in range(_BEADS + 1)]
            if number + 1 < self._career.opened:
                canvas.polyline(bow, theme.gold_dark, 9.0)
                canvas.polyline(bow, theme.gold_light, 3.5)
            else:
                for at in bow:
                    canvas.disc(at, 3.0, fade(theme.ink_soft, 0.6))


def _along(start: Point, end: Point, share: float) -> Point:
    """Return a point on the curve from one stop to the next, which is level at both ends."""
    eased = share * share * (3 - 2 * share)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * eased
