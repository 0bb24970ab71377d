"""The page after a table of the Circuit: the result, the reward, and your place now."""

from tonk.rules.cards import Seat
from tonk.session.circuit.career import Settled
from tonk.session.circuit.tables import TABLES
from tonk.session.match.characters import CAUGHT, PLEASED
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import moved, zoomed
from tonk.ui.drawing.trophies import TROPHY_RATIO, trophy
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face
from tonk.ui.screens.parts.gold_letters import GoldLeaf
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.celebration import (
    STRIKES,
    draw_burst,
    draw_rain,
    draw_rays,
    height_before_blow,
    jolt_at_blow,
)
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.circuit import outcome_text, outcome_title, reward_line, shelf_line, way_on_text
from tonk.words.phrases import paragraph
from tonk.words.rules.rule_sets import rules_name

_LETTERS, _TROPHY_SHARE, _MOST_TROPHY = 60.0, 0.44, 300.0
_BUTTON_WIDE, _BUTTON_HIGH, _GAP, _WIDEST, _TALLEST = 220.0, 56.0, 16.0, 760.0, 760.0
_FACE = 108.0
_FALLS = 0.35
"""The enlargement from which the trophy falls."""


class OutcomeScreen(TitledScreen):
    """The end of a table, shown once before the map.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        settled: The end of the table.
    """

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services, settled: Settled) -> None:
        super().__init__(ui, services)
        self._settled = settled
        self._table = TABLES[settled.table]
        self._career = services.circuit.now
        self._letters = GoldLeaf(_LETTERS)
        self._measure = measure_of(Moment.CIRCUIT_TABLE_WON)
        won = settled.ending == "won"
        self._unfolding = Unfolding(ui, self._measure.seconds if won else 0.0)
        self._heard = settled.ending != "won"
        self._stage = self._words = Box(0, 0, 0, 0)
        self._on = Button(_("To the Circuit"), self.leave, kind="primary", icon=icon("trophy"))
        self._menu = Button(_("Main menu"), self._to_menu, icon=icon("exit"))
        self.group.add(self._on, self._menu)
        self.group.default = self._on
        ui.sit_at(self._table.id)

    def leave(self) -> None:
        """Go on to the map; the page is not shown again."""
        self.services.circuit.mark_end_read()
        self.ui.screens.remove(self)
        self.services.routes.show_circuit()

    def _to_menu(self) -> None:
        self.services.circuit.mark_end_read()
        self.services.routes.show_title()

    def update(self, now: float) -> bool:
        """Let the trophy fall on the table, with a fanfare."""
        fell = self._unfolding.update(now)
        if not self._heard and self._unfolding.share(0.0, STRIKES) >= 1.0:
            self._heard = True
            self.ui.sound(self._measure.sound)
        return super().update(now) or fell

    @property
    def sentences(self) -> list[str]:
        """Return the sentences below the heading."""
        settled, career = self._settled, self._career
        came = outcome_text(settled.ending, settled.hands, settled.change, scored=self._table.for_points)
        earned = [shelf_line(self._table.id), reward_line(self._table.id)] if settled.first else []
        way_on = way_on_text(
            rules_name(TABLES[settled.now_at].rules.name),
            ending=settled.ending,
            first=settled.first,
            further=settled.now_at - settled.table,
            complete=career.complete,
            staked=settled.staked,
        )
        said = [came, paragraph(*earned), way_on]
        return [sentences for sentences in said if sentences]

    def arrange(self, body: Box) -> None:
        """Place the trophy or the winners above, the words below, and the buttons at the foot."""
        inner = body.centered(body.w, min(_TALLEST, body.h - 72))
        foot, rest = inner.cut_bottom(_BUTTON_HIGH, _GAP)
        self._stage, self._words = rest.cut_top(rest.h * _TROPHY_SHARE, 8)
        row = foot.centered(2 * _BUTTON_WIDE + _GAP, foot.h)
        self._menu.box, self._on.box = row.split_columns(2, _GAP)

    def paint(self, canvas: Canvas) -> None:
        """Draw it, jolted by the blow of the trophy."""
        with moved(canvas, jolt_at_blow(canvas, self._unfolding) if self._settled.ending == "won" else (0.0, 0.0)):
            self._draw_whole(canvas)

    def _draw_whole(self, canvas: Canvas) -> None:
        """Draw the trophy or the regulars, and the words."""
        self._draw_stage(canvas, self._stage)
        theme, center = canvas.theme, self._words.center[0]
        wide = min(_WIDEST, self._words.w - 40)
        said = [(sentence, canvas.text_renderer.measure(sentence, "body", wide)[1]) for sentence in self.sentences]
        title = outcome_title(self._settled.ending)
        high = self._letters.measure(self.ui, title)[1]
        rules = canvas.text_renderer.line_height("heading")
        whole = high + rules + sum(height + 8 for _, height in said) + 40
        top = self._words.y + max(0.0, min(24.0, (self._words.h - whole) / 2))
        canvas.panel(Box.around((center, top + whole / 2), wide + 56, whole))
        y = top + 14
        y = self._letters.draw(canvas, self.ui, (center, y), title, "midtop").bottom
        y = (
            canvas.text((center, y), rules_name(self._table.rules.name), "heading", theme.ink, anchor="midtop").bottom
            + 8
        )
        for sentence, height in said:
            canvas.text((center, y), sentence, "body", theme.ink, anchor="midtop", max_width=wide, align="center")
            y += height + 8
        if self._settled.ending == "won":
            draw_rain(canvas, self._unfolding, self._measure.pieces)

    def _draw_stage(self, canvas: Canvas, box: Box) -> None:
        """Draw the trophy in its rays, or the regulars who stay."""
        if self._settled.ending != "won":
            self._draw_regulars(canvas, box)
            return
        draw_rays(canvas, box.center, self._measure.rays, self._unfolding.share(STRIKES, speeds.RAYS_COME))
        height, high = height_before_blow(self._unfolding), min(_MOST_TROPHY, box.h)
        foot = box.center[0], box.center[1] + high / 2
        draw_burst(canvas, self._unfolding, foot)
        if height is not None:
            picture = trophy(self._table.id, canvas.viewport.px(high / TROPHY_RATIO), canvas.theme, won=True)
            with zoomed(canvas, foot, foot, 1.0 + _FALLS * height):
                canvas.picture(picture, box.center, "center")

    def _draw_regulars(self, canvas: Canvas, box: Box) -> None:
        opponents = self._table.opponents(self.services.choices.person)
        mood = PLEASED if self._settled.ending == "lost" else CAUGHT
        face = min(_FACE, box.h - 20)
        left = box.center[0] - (len(opponents) - 1) * (face + 14) / 2
        for number, who in enumerate(opponents):
            center = (left + number * (face + 14), box.bottom - face / 2 - 14)
            draw_face(canvas, self.ui, Face(Seat(number + 1), who.name, is_person=False), center, face, mood)
