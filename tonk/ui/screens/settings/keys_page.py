"""The current keys and pad buttons: a press on a line changes its assignment."""

from collections.abc import Callable, Hashable
from functools import partial

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.bindings import Bindings
from tonk.ui.shell.commands import COMMANDS, Command, Where
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.base import Pressable
from tonk.words import _
from tonk.words.bindings import XBOX, button_name, command_name, keys_of
from tonk.words.narration import Description, Role, labelled

_PAD, _GAP, _HEADING, _ROW = 24.0, 14.0, 46.0, 44.0
_CAP, _CAP_PAD, _CAP_GAP = 34.0, 10.0, 6.0
_HEAD, _RESET = 48.0, 190.0
_SPAN = "–"
"""Separates the first and the last of several keys, and is on no cap."""

FixedGroup = tuple[str, tuple[tuple[tuple[str, ...], str], ...]]
"""A title, and for each key or keys the caps and their effect."""


def fixed_keys(bindings: Bindings) -> tuple[FixedGroup, ...]:
    """Return what can't be assigned: mouse actions, and keys that are the same in all programs.

    Args:
        bindings: The player's keys, since one has such a function too.
    """
    up, down = bindings.named("page-up", "page-down")
    # Translators: {up} and {down} are names of keys: PgUp and PgDn.
    scrolls = _("Scroll the log, as {up} and {down} do").format(up=up, down=down)
    return (
        (
            _("With the mouse"),
            (
                ((_("Click"),), _("Choose cards, then click where they go")),
                ((_("Double-click"),), _("Lay the best spread with that card")),
                ((_("Drag"),), _("Draw, play cards, or put your hand in order")),
                ((_("Drag on felt"),), _("Draw a frame around cards to choose them")),
                ((_("Wheel"),), scrolls),
            ),
        ),
        (
            _("Always the same"),
            (
                (("1", _SPAN, "9"), _("Choose a card, or put it back")),
                ((_("Space"),), _("Press what is highlighted, except at the table")),
                ((_("Ctrl+Z"), _("Ctrl+Y")), _("Undo; redo")),
                ((_("Alt+Enter"),), _("Full screen on or off")),
            ),
        ),
    )


def _groups() -> tuple[tuple[str, Where], ...]:
    return (
        (_("At the table"), Where.TABLE),
        (_("Everywhere"), Where.EVERYWHERE),
        (_("Speech, anywhere"), Where.SPEECH),
        (_("Speech at the table"), Where.LISTENING),
        (_("Title page"), Where.TITLE),
        (_("Replays"), Where.REPLAY),
        (_("Setting up a hand"), Where.SET_UP),
        (_("Writing letter by letter"), Where.LETTERS),
    )


class _Caps:
    """Draws the names of keys on caps.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui

    def width(self, cap: str) -> float:
        """Return the width of a cap."""
        wide = self._ui.text.measure(cap, "strong")[0]
        return wide if cap == _SPAN else max(_CAP, wide + 2 * _CAP_PAD)

    def whole(self, caps: tuple[str, ...]) -> float:
        """Return the width of several caps."""
        return sum(self.width(cap) + _CAP_GAP for cap in caps)

    def draw(self, canvas: Canvas, right: float, y: float, caps: tuple[str, ...]) -> None:
        """Draw caps up to a right edge, around a height."""
        theme, x = canvas.theme, right - self.whole(caps) + _CAP_GAP
        for cap in caps:
            key = Box(x, y - _CAP / 2, self.width(cap), _CAP)
            if cap != _SPAN:
                canvas.rounded(key.move(0, 2), theme.track, 7)
                canvas.rounded(key, theme.quiet_hover, 7, border=theme.panel_border)
            canvas.text(key.center, cap, "strong", theme.ink_soft if cap == _SPAN else theme.ink, anchor="center")
            x = key.right + _CAP_GAP


def _draw_words(canvas: Canvas, box: Box, words: str) -> None:
    """Draw words in small letters, on two lines if one is too short."""
    style = "body" if canvas.text_renderer.measure(words, "body")[0] <= box.w else "small"
    canvas.text((box.x, box.center[1]), words, style, anchor="midleft", max_width=box.w)


class KeyRow(Pressable):
    """A line: a command, its key, and its pad button.

    Args:
        ui: The context of the window.
        command: The command.
        on_press: Called to change its key.
    """

    radius = 8

    def __init__(self, ui: UiContext, command: Command, on_press: Callable[[], object]) -> None:
        super().__init__(on_press=on_press)
        self._ui, self.command, self._caps = ui, command, _Caps(ui)

    @property
    def caps(self) -> tuple[str, ...]:
        """Return the names of its key and of its button."""
        bindings = self._ui.bindings
        button = bindings.button(self.command)
        named = button_name(button.value, self._ui.pad or XBOX) if button is not None else ""
        return tuple(cap for cap in (bindings.key_cap(self.command), named) if cap)

    @property
    def description(self) -> Description:
        """Return its function, its key and its button."""
        name = command_name(self.command.name)
        return Description(keys_of(name, *self.caps), Role.BUTTON, hint=_("Press it to choose another key or button."))

    def look(self) -> tuple[Hashable, ...]:
        """Return its caps, besides what every widget shows."""
        return (*super().look(), self.caps)

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        if self.glow > 0:
            canvas.rounded(self.box, canvas.theme.quiet, self.radius)
        caps, inner = self.caps, self.box.inset(8, 0)
        words = inner.cut_right(self._caps.whole(caps) + _CAP_GAP)[1]
        _draw_words(canvas, words, command_name(self.command.name))
        self._caps.draw(canvas, inner.right, inner.center[1], caps)
        self.draw_ring(canvas)


class KeysPage:
    """Panels side by side, or below each other in a narrow window.

    Args:
        ui: The context of the window.
        assign: Called with the command to assign a key to.
        reset: Called to reset all keys.
    """

    def __init__(self, ui: UiContext, assign: Callable[[Command], object], reset: Callable[[], object]) -> None:
        self._ui, self._caps = ui, _Caps(ui)
        self._rows = [KeyRow(ui, command, self._asker(assign, command)) for command in COMMANDS]
        self._reset = Button(_("Reset all keys"), reset)
        self._panels: list[tuple[str, Box]] = []
        self._fixed: list[tuple[FixedGroup, Box]] = []
        self._head = Box(0, 0, 0, 0)

    @staticmethod
    def _asker(assign: Callable[[Command], object], command: Command) -> Callable[[], object]:
        return lambda: assign(command)

    def follow(self) -> None:
        """Show whether there is anything to reset."""
        self._reset.disabled = None if self._ui.bindings.changed else _("No key or button has been changed")

    def arrange(self, area: ScrollArea, wide: float, room: float) -> float:
        """Lay the panels out.

        Args:
            area: The area of the lines.
            wide: The width.
            room: The visible height.

        Returns:
            Their height.
        """
        columns = Box(0, 0, wide, 0).split_columns(1 if room > wide else 2, _GAP)
        self._head = Box(0, 0, wide, _HEAD)
        area.place(self._reset, self._head.cut_right(_RESET)[0])
        self._panels, self._fixed = [], []
        bottoms = [_HEAD + _GAP] * len(columns)

        def panel(lines: int) -> Box:
            place = bottoms.index(min(bottoms))
            high = 12 + _HEADING + lines * _ROW + _PAD - 6
            box = Box(columns[place].x, bottoms[place], columns[place].w, high)
            bottoms[place] += high + _GAP
            return box

        for title, where in _groups():
            rows = [row for row in self._rows if row.command.where is where]
            box = panel(len(rows))
            self._panels.append((title, box))
            inner = box.inset(_PAD, 12)
            for number, row in enumerate(rows):
                area.place(row, Box(inner.x - 8, inner.y + _HEADING + number * _ROW, inner.w + 16, _ROW))
        for group in fixed_keys(self._ui.bindings):
            self._fixed.append((group, panel(len(group[1]))))
        return max(bottoms) - _GAP

    def draw(self, canvas: Canvas, content: Box) -> None:
        """Draw the panels and the fixed keys; the lines draw themselves."""
        words = self._head.move(content.x, content.y)
        line = words.cut_right(_RESET, _GAP)[1]
        canvas.panel(line)  # the rim of the table would run through the words
        _draw_words(canvas, line.inset(_PAD, 0), _("Press a line to give it another key or pad button."))
        for title, panel in self._panels:
            self._draw_panel(canvas, panel.move(content.x, content.y), title)
        for (title, keys), panel in self._fixed:
            inner = self._draw_panel(canvas, panel.move(content.x, content.y), title)
            for number, (caps, does) in enumerate(keys):
                row = Box(inner.x, inner.y + _HEADING + number * _ROW, inner.w, _ROW)
                with saying(canvas, row, partial(labelled, ("" if _SPAN in caps else ", ").join(caps), does)):
                    _draw_words(canvas, row.cut_right(self._caps.whole(caps) + _CAP_GAP)[1], does)
                    self._caps.draw(canvas, row.right, row.center[1], caps)

    def _draw_panel(self, canvas: Canvas, box: Box, title: str) -> Box:
        canvas.panel(box)
        inner = box.inset(_PAD, 12)
        with saying(canvas, inner.cut_top(_HEADING)[0], partial(str, title)):
            canvas.text((inner.x, inner.y), title, "heading", canvas.theme.gold)
        return inner
