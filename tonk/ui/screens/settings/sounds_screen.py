"""The page with every sound by name, so that a player who listens learns their meanings."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.shell.services import Services
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.sounds import sound_names

_PAD, _GAP, _BOTTOM = 20.0, 12.0, 20.0
_HEADING, _ROW = 46.0, 48.0
_COLUMN = 250.0
"""The least width of a column of buttons."""

SoundGroup = tuple[str, tuple[str, ...]]
"""A heading, and the names of the sounds of the group."""


def sound_groups() -> tuple[SoundGroup, ...]:
    """Return all meaningful sounds, by place."""
    great = (
        Moment.CROSSED,
        Moment.LAST_CARD,
        Moment.WENT_OUT,
        Moment.DROP_HELD,
        Moment.RUN_HELD,
        Moment.WILD_DECIDED,
        Moment.CAUGHT,
        Moment.BONUS,
        Moment.TONK,
        Moment.LIFE_LOST,
        Moment.UNDERCUT,
        Moment.GIN,
        Moment.THIRTY_ONE,
        Moment.MATCH_WON,
        Moment.CIRCUIT_TABLE_WON,
    )
    pages = (
        Cue.YOUR_TURN,
        Cue.REFUSED,
        Cue.CHOSEN,
        Cue.TIME_SHORT,
        Cue.HINT_GIVEN,
        Cue.LESSON_SPOKE,
        Cue.COACH_SPOKE,
        Cue.PRESSED,
        Cue.SWITCHED_ON,
        Cue.SWITCHED_OFF,
        Cue.PAGE_OPENED,
        Cue.PAGE_CLOSED,
    )
    return (
        (
            _("When you move there, with speech on"),
            tuple(SOUNDS[cue] for cue in (Cue.AT_STOCK, Cue.AT_DISCARDS, Cue.AT_SPREAD)),
        ),
        (
            pgettext("heading of sounds", "Cards and chips"),
            ("flick", "settle", "slide", "place", "hit", "slam", "turn", "deal", "shuffle", "knock", "chips", "win"),
        ),
        (_("Great moments"), tuple(measure_of(moment).sound for moment in great)),
        (_("Buttons and pages"), tuple(SOUNDS[cue] for cue in pages)),
    )


class SampleButton(Button):
    """A button that plays its own sound instead of the usual click."""

    def press(self) -> None:
        """Play it."""
        self.on_press()


class SoundsScreen(TitledScreen):
    """A button for each sound, under headings.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    least_page = (640.0, 480.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Sounds"))
        self._area = ScrollArea(self._paint_page)
        names = sound_names()
        self._samples = [
            (title, [self._sample(names[sound], sound) for sound in sounds]) for title, sounds in sound_groups()
        ]
        self._panels: list[tuple[str, Box]] = []
        self.group.add(self._area)

    def _sample(self, words: str, sound: str) -> SampleButton:
        return SampleButton(words, lambda: self.ui.sound(sound), align="left")

    def arrange(self, body: Box) -> None:
        """Place the groups below each other, their buttons in columns."""
        room = body.cut_bottom(_BOTTOM)[1]
        self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
        self._area.empty()
        self._panels = []
        inner = room.w - 2 * _PAD
        natural = max(button.natural_width(self.ui.text) for _title, some in self._samples for button in some)
        columns = max(1, int((inner + _GAP) // (max(_COLUMN, natural) + _GAP)))
        wide = (inner - (columns - 1) * _GAP) / columns
        y = 0.0
        for title, buttons in self._samples:
            rows = -(-len(buttons) // columns)
            high = _HEADING + rows * (_ROW + _GAP) - _GAP + 2 * _PAD
            self._panels.append((title, Box(0, y, room.w, high)))
            for number, button in enumerate(buttons):
                row, column = divmod(number, columns)
                top = y + _PAD + _HEADING + row * (_ROW + _GAP)
                self._area.place(button, Box(_PAD + column * (wide + _GAP), top, wide, _ROW))
            y += high + _GAP
        self._area.content_height = y - _GAP

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        for title, panel in self._panels:
            box = panel.move(content.x, content.y)
            canvas.panel(box)
            canvas.text((box.x + _PAD, box.y + _PAD - 4), title, "heading", canvas.theme.gold)
