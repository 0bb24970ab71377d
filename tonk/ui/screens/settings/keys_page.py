"""The keys of the table, and what the mouse does there, on caps."""

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.words import _

_PAD, _GAP, _HEADING, _ROW = 24.0, 14.0, 46.0, 44.0
_CAPS = 132.0
_CAP, _CAP_PAD, _CAP_GAP = 34.0, 10.0, 6.0
_SPAN = "–"
"""Stands between the first and the last of several keys, and is on no cap."""


KeyGroup = tuple[str, tuple[tuple[tuple[str, ...], str], ...]]
"""A title, and for each key or keys the caps and what they do."""


def table_keys() -> tuple[KeyGroup, ...]:
    """Groups of keys: the title, and for each the caps and what they do."""
    return (
        (
            _("Your turn"),
            (
                ((_("Space"),), _("Draw from the stock")),
                (("F",), _("Take the discard")),
                (("S",), _("Lay the chosen cards, or your best spread")),
                (("H",), _("Hit a spread with the chosen cards")),
                (("D",), _("Discard the chosen card")),
                (("K", "K"), _("Drop (or run): press it twice")),
            ),
        ),
        (
            _("With the mouse"),
            (
                ((_("Click"),), _("Choose cards, then click where they go")),
                ((_("Double-click"),), _("Lay the best spread with that card")),
                ((_("Drag"),), _("Draw, play cards, or put your hand in order")),
                ((_("Drag on felt"),), _("Draw a frame around cards to choose them")),
                ((_("Wheel"),), _("Scroll the log; PgUp and PgDn do it too")),
            ),
        ),
        (
            _("Your hand"),
            (
                (("←", "→"), _("Move from card to card")),
                (("1", _SPAN, "9"), _("Choose a card, or put it back")),
                ((_("Enter"), "↑"), _("Choose the marked card")),
                (("T",), _("Sort: by rank, by suit, by spreads")),
                (("B", "X", "N"), _("Skip/Block; Cross; let it go")),
                (("U",), _("Undo (also Ctrl+Z); redo with Ctrl+Y")),
            ),
        ),
        (
            _("At the table"),
            (
                (("C",), _("Change the suit colours")),
                (("I",), _("Hint, then the next best move")),
                (("G",), _("Continue in a lesson or tip")),
                (("A",), _("See the coach's next move")),
                ((_("Esc"),), _("Skip, cancel, or open the menu")),
                ((_("Tab"),), _("Move from button to button")),
                (("F1", "?"), _("Show this page")),
                (("F11",), _("Full screen on or off")),
            ),
        ),
        *_speech_keys(),
    )


def _speech_keys() -> tuple[KeyGroup, ...]:
    """The keys of those who listen."""
    return (
        (
            _("Speech, anywhere"),
            (
                (("F2",), _("Speech on or off")),
                (("F3", "F4"), _("Repeat; stop")),
                (("F5",), _("Read this page")),
                (("F6", "F7"), _("Read the next line; the last one")),
                (("F8",), _("Say more or less")),
                (("F9", "F10"), _("Slower; faster")),
            ),
        ),
        (
            _("Speech at the table"),
            (
                (("E", "V"), _("Your cards; those you chose")),
                (("P", "L"), _("The piles; the spreads")),
                (("M", "O"), _("Your points; the others")),
                (("W",), _("Whose turn it is, and what you may do")),
                (("J",), _("The last moves")),
                (("R",), _("Repeat")),
            ),
        ),
    )


class KeysPage:
    """Panels side by side, or below each other where the window is narrow."""

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._panels: list[Box] = []
        self._caps = _CAPS

    def arrange(self, wide: float, room: float) -> float:
        """Lay the panels out in so much room; returns how tall they are."""
        groups = table_keys()
        self._caps = max(_CAPS, *(self._width(caps) for _title, keys in groups for caps, _words in keys))
        highs = [12 + _HEADING + len(keys) * _ROW + _PAD - 6 for _title, keys in groups]
        if room > wide:
            self._panels = []
            y = 0.0
            for high in highs:
                self._panels.append(Box(0, y, wide, high))
                y += high + _GAP
            return y - _GAP
        left, right = Box(0, 0, wide, 0).split_columns(2, _GAP)
        whole = max(highs[0] + _GAP + highs[1], highs[2] + _GAP + highs[3])
        self._panels = []
        for column, high in ((left, highs[0]), (right, highs[2])):
            lower = high + _GAP
            self._panels.append(Box(column.x, 0, column.w, high))
            self._panels.append(Box(column.x, lower, column.w, whole - lower))
        last = max(highs[4:])
        self._panels += [Box(column.x, whole + _GAP, column.w, last) for column in (left, right)]
        return whole + _GAP + last

    def draw(self, canvas: Canvas, content: Box) -> None:
        """Draw panels, caps and words."""
        theme = canvas.theme
        for (title, keys), panel in zip(table_keys(), self._panels, strict=True):
            box = panel.move(content.x, content.y)
            canvas.panel(box)
            inner = box.inset(_PAD, 12)
            canvas.text((inner.x, inner.y), title, "heading", theme.gold)
            for number, (caps, words) in enumerate(keys):
                row = Box(inner.x, inner.y + _HEADING + number * _ROW, inner.w, _ROW)
                caps_box, words_box = row.cut_left(self._caps, 8)
                self._draw_caps(canvas, caps_box, caps)
                self._draw_words(canvas, words_box, words)

    def _width(self, caps: tuple[str, ...]) -> float:
        return sum(self._cap_width(cap) + _CAP_GAP for cap in caps) - _CAP_GAP

    def _cap_width(self, cap: str) -> float:
        wide = self._ui.text.measure(cap, "strong")[0]
        return wide if cap == _SPAN else max(_CAP, wide + 2 * _CAP_PAD)

    def _draw_caps(self, canvas: Canvas, box: Box, caps: tuple[str, ...]) -> None:
        theme = canvas.theme
        x = box.x
        for cap in caps:
            key = Box(x, box.center[1] - _CAP / 2, self._cap_width(cap), _CAP)
            if cap != _SPAN:
                canvas.rounded(key.move(0, 2), theme.track, 7)
                canvas.rounded(key, theme.quiet_hover, 7, border=theme.panel_border)
            canvas.text(key.center, cap, "strong", theme.ink_soft if cap == _SPAN else theme.ink, anchor="center")
            x = key.right + _CAP_GAP

    def _draw_words(self, canvas: Canvas, box: Box, words: str) -> None:
        """In small letters, on two lines if need be, where there is no room for them on one."""
        style = "body" if canvas.text_renderer.measure(words, "body")[0] <= box.w else "small"
        canvas.text((box.x, box.center[1]), words, style, anchor="midleft", max_width=box.w)
