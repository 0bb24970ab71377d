"""The page on which every sound can be heard by its name, so that a player who listens knows what it means."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.shell.services import Services
from tonk.ui.table.celebrations import Moment, measure_of
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext

_PAD, _GAP, _BOTTOM = 20.0, 12.0, 20.0
_HEADING, _ROW = 46.0, 48.0
_COLUMN = 250.0
"""The least width of a column of buttons."""

SoundGroup = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and for each sound of the group what it stands for and its name."""


def sound_groups() -> tuple[SoundGroup, ...]:
    """Return all sounds that mean something, by where they are heard."""
    return (
        (
            _("When you move there, with speech on"),
            (
                (_("Stock"), SOUNDS[Cue.AT_STOCK]),
                (_("Discards"), SOUNDS[Cue.AT_DISCARDS]),
                (_("A spread"), SOUNDS[Cue.AT_SPREAD]),
            ),
        ),
        (
            pgettext("heading of sounds", "Cards and chips"),
            (
                (_("A card is drawn from the stock"), "flick"),
                (_("The discard is taken"), "slide"),
                (_("A card is laid or discarded"), "place"),
                (_("A hit"), "hit"),
                (_("A card is turned over"), "turn"),
                (_("A card is dealt"), "deal"),
                (_("The deck is shuffled"), "shuffle"),
                (_("A drop"), "knock"),
                (_("Money changes hands"), "chips"),
                (_("You win a hand"), "win"),
            ),
        ),
        (
            _("Great moments"),
            (
                (_("A Cross"), measure_of(Moment.CROSSED).sound),
                (_("The last card of the stock"), measure_of(Moment.LAST_CARD).sound),
                (_("Somebody goes out"), measure_of(Moment.WENT_OUT).sound),
                (_("A drop holds"), measure_of(Moment.DROP_HELD).sound),
                (_("A run holds"), measure_of(Moment.RUN_HELD).sound),
                (_("A Wild decides"), measure_of(Moment.WILD_DECIDED).sound),
                (_("A drop is caught"), measure_of(Moment.CAUGHT).sound),
                (_("A bonus"), measure_of(Moment.BONUS).sound),
                (_("A Tonk"), measure_of(Moment.TONK).sound),
                (_("A match is won"), measure_of(Moment.MATCH_WON).sound),
                (_("A table of the Circuit is won"), measure_of(Moment.CIRCUIT_TABLE_WON).sound),
            ),
        ),
        (
            _("Buttons and pages"),
            (
                (_("Your turn"), SOUNDS[Cue.YOUR_TURN]),
                (_("Not possible now"), SOUNDS[Cue.REFUSED]),
                (_("A card is chosen"), SOUNDS[Cue.CHOSEN]),
                (_("Time is running out"), SOUNDS[Cue.TIME_SHORT]),
                (_("A hint"), SOUNDS[Cue.HINT_GIVEN]),
                (_("A lesson speaks"), SOUNDS[Cue.LESSON_SPOKE]),
                (_("The coach speaks"), SOUNDS[Cue.COACH_SPOKE]),
                (_("A button"), SOUNDS[Cue.PRESSED]),
                (_("On"), SOUNDS[Cue.SWITCHED_ON]),
                (_("Off"), SOUNDS[Cue.SWITCHED_OFF]),
                (_("A page opens"), SOUNDS[Cue.PAGE_OPENED]),
                (_("A page closes"), SOUNDS[Cue.PAGE_CLOSED]),
            ),
        ),
    )


class SampleButton(Button):
    """A button that is heard as the sound that it names, and as nothing else."""

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
        self._samples = [
            (title, [self._sample(words, sound) for words, sound in sounds]) for title, sounds in sound_groups()
        ]
        self._panels: list[tuple[str, Box]] = []
        self.group.add(self._area)

    def _sample(self, words: str, sound: str) -> SampleButton:
        return SampleButton(words, lambda: self.ui.sounds.play(sound), align="left")

    def arrange(self, body: Box) -> None:
        """The groups below each other, the buttons of each in columns."""
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
