"""The result of a day: yours beside those of bots of each level with the same cards, and ways to share it."""

from collections.abc import Iterator
from datetime import date
from functools import partial
from io import BytesIO

import pygame

from tonk.session.deals.daily import DayMark, marks
from tonk.session.deals.duplicate import SetRun
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.places.scenery import place_of
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.compared_deals import ComparedDeals
from tonk.ui.screens.deals.daily_picture import SharedDay, draw_marks, painted_day
from tonk.ui.screens.deals.set_result_rows import Contender
from tonk.ui.screens.parts.copying import copied
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.frame_time import turns
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.dailies import days_in_a_row, marks_legend, share_text, won_text
from tonk.words.dates import day_text
from tonk.words.rules.rule_sets import rules_name

_MARK, _GAP = 26.0, 18.0


class DailyResultScreen(ComparedDeals):
    """The result of a day.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        day: The date of the deals.
        run: The finished play of them.
    """

    def __init__(self, ui: UiContext, services: Services, day: date, run: SetRun) -> None:
        self._day = day
        self._painting: Iterator[pygame.Surface | None] | None = None
        self._copy = Button(_("Copy result"), self._copy_result, icon=icon("copy"))
        self._save = Button(_("Save picture"), self._save_picture, icon=icon("export"))
        self._copy.tooltip = _("A line of text that gives no cards away")
        self._save.tooltip = _("A picture that gives no cards away")
        title = _("Daily deals, {date}").format(date=day_text(day))
        super().__init__(ui, services, title, run, (self._copy, self._save))
        self._let_share()

    @property
    def streak(self) -> int:
        """Return the streak on that day; 0 if it was played late."""
        dailies = self.services.dailies.now
        return dailies.streak(self._day) if dailies.on_time(self._day) else 0

    @property
    def marks(self) -> tuple[DayMark, ...]:
        """Return each deal next to a casual bot's, once it has played."""
        return marks(self.contenders[0].won, self._bot("casual").won)

    def update(self, now: float) -> bool:
        """Let the bots play, and paint the picture to be saved, a little in each frame."""
        if self._painting is not None:
            for _turn in turns(speeds.SLICE):
                picture = next(self._painting)
                if picture is not None:
                    self._export(picture)
                    break
        self._let_share()
        return super().update(now)

    def _export(self, picture: pygame.Surface) -> None:
        self._painting = None
        self.services.export_picture(f"tonk-daily-{self._day.isoformat()}.png", partial(_png, picture))

    def gone(self) -> None:
        """Finish the picture that is being painted: it was asked for."""
        super().gone()
        if self._painting is not None:
            self._export(next(picture for picture in self._painting if picture is not None))

    def wakes_at(self, now: float) -> float:
        """Return ``now`` while the picture is being painted (`Screen`)."""
        return super().wakes_at(now) if self._painting is None else now

    def _let_share(self) -> None:
        """Disable sharing until the bots in the result have played."""
        playing = any(len(self._bot(level).won) < self._run.deals.size for level in ("casual", "sharp"))
        for button in (self._copy, self._save):
            button.disabled = _("Bots are still playing these deals.") if playing else None

    def _bot(self, level: str) -> Contender:
        return next(one for one in self.contenders if one.seat is None and one.name == level)

    @property
    def _result(self) -> str:
        return won_text(self.contenders[0].total, points=self._run.deals.rules.scores_points)

    def _copy_result(self) -> None:
        sharp, casual = self._bot("sharp").total, self._bot("casual").total
        name = rules_name(self._run.deals.rules.name)
        copied(self.ui, share_text(self._day, name, self._result, sharp, casual, self.marks, self.streak))

    def _save_picture(self) -> None:
        rules = self._run.deals.rules
        whole = [one for one in self.contenders if len(one.won) == self._run.deals.size]
        shared = SharedDay(
            day_text(self._day),
            rules_name(rules.name),
            place_of(rules.id),
            self._result,
            self.marks,
            tuple((one.called, one.total) for one in whole),
            days_in_a_row(self.streak),
        )
        self._painting = painted_day(self.ui, shared)

    def paint_foot(self, canvas: Canvas, box: Box) -> None:
        """Draw the marks of the deals, and beside them the streak and the meaning of the marks."""
        theme = canvas.theme
        left = draw_marks(canvas, (box.x, box.center[1]), _MARK, self.marks) + _GAP
        upper, lower = Box(left, box.y, box.right - left, box.h).split_rows(2)
        canvas.line_of_text(upper, days_in_a_row(self.streak), "strong", theme.gold_light)
        canvas.line_of_text(lower, marks_legend(), "small", theme.ink_soft)


def _png(picture: pygame.Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()
