"""A field to type one line into."""

from bisect import bisect
from collections.abc import Callable, Hashable

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell import clipboard
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp, TextTyped
from tonk.ui.widgets.base import ENTER_KEYS, NOWHERE
from tonk.ui.widgets.field import Field
from tonk.ui.widgets.line import EditLine
from tonk.words.narration import Description, Role, empty

_PAD, _ASIDE, _SIGN, _ICON = 14.0, 8.0, 44.0, 24.0
_ELSEWHERE = frozenset({pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN})


class TextField(Field):
    """One line of text: caret, selection by Shift or by dragging, clipboard, words by Ctrl.

    Args:
        label: Its purpose; "" when the field takes the whole box.
        text: Its contents.
        on_change: Called with the text after every change.
        box: The whole row.
        most: The most letters.
        placeholder: The words shown in a soft colour while it is empty.

    Attributes:
        on_submit: Called with the text on Enter; without it, Enter is not used.
        most: The most letters.
        on_letters: Opens a page of letters for players without a keyboard; without it, there is no sign for it.
        aside: A few soft words at the right end while nobody types, if the text leaves room.
        framed: Whether its edge is always drawn, not only while it is pointed at or written in.
    """

    def __init__(
        self,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        box: Box = NOWHERE,
        *,
        most: int = 24,
        placeholder: str = "",
    ) -> None:
        super().__init__(label, box)
        self.on_change = on_change
        self.on_submit: Callable[[str], None] | None = None
        self.placeholder = placeholder
        self.aside = ""
        self.framed = True
        self.most = most
        self.on_letters: Callable[[TextField], None] | None = None
        self._line = EditLine(text, most)
        self._stops: tuple[float, ...] = (0.0,)
        self._scroll = 0.0
        self._typed_at: float | None = None
        self._blink = True
        self._sign_held = False

    @property
    def text(self) -> str:
        """The text that it holds."""
        return self._line.text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._line.text:
            self._line.replace(text)

    def write(self, text: str) -> None:
        """Replace the text, as if it had been typed."""
        self._edit(lambda: self._line.replace(text))

    @property
    def _sign(self) -> Box | None:
        """Return the box of the sign that opens the letters, at the right end while it has focus."""
        shown = self.focused and self.on_letters is not None and self.disabled is None
        return self.frame.cut_right(min(_SIGN, self.frame.w / 2))[0] if shown else None

    @property
    def _inner(self) -> Box:
        """Return the box of the text."""
        inner = self.frame.inset(_PAD, 5)
        return inner if self._sign is None else inner.cut_right(self._sign.w - _PAD)[1]

    @property
    def description(self) -> Description:
        """Return its label, or its placeholder, and its text."""
        name = self.spoken_name or self.placeholder
        return Description(name, Role.TEXT, self.text or empty(), hint=self.aside or self.note, barred=self.disabled)

    def look(self) -> tuple[Hashable, ...]:
        """The text, the caret and the selection."""
        caret = (self._line.caret, self._line.mark, self._blink) if self.focused else None
        return (*super().look(), self.text, self.placeholder, self.aside, self.focused, caret)

    def select_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self._line.select_all()

    def leave(self) -> None:
        """End the selection when the focus goes elsewhere."""
        self._line.place(len(self.text))

    def handle(self, event: Input) -> bool:
        """Type, edit, or set the caret with the pointer."""
        if self.disabled is not None:
            return super().handle(event)
        match event:
            case PointerDown(pos=pos) if self._sign is not None and self._sign.contains(pos):
                self._sign_held = True
            case PointerUp(pos=pos) if self._sign_held:
                self._sign_held = False
                if self.on_letters is not None and self._sign is not None and self._sign.contains(pos):
                    self.on_letters(self)
            case PointerCancel() if self._sign_held:
                self._sign_held = False
            case PointerDown(pos=pos, clicks=clicks) if self.frame.contains(pos):
                self.pressed = True
                self._line.place(self._place_at(pos[0]))
                if clicks > 1:
                    self._line.select_all()
                    self.pressed = False
            case PointerMove(pos=pos) if self.pressed:
                self._line.place(self._place_at(pos[0]), select=True)
            case PointerUp() | PointerCancel() if self.pressed:
                self.pressed = False
            case TextTyped(text=text):
                self._edit(lambda: self._line.insert(text))
            case KeyPress():
                return self._key(event)
            case _:
                return False
        self._typed_at = None
        return True

    def update(self, now: float) -> bool:
        """Let the caret blink, starting again after each key."""
        if self._typed_at is None:
            self._typed_at = now
        self._blink = int((now - self._typed_at) / speeds.CARET_BLINK) % 2 == 0
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw label, frame, text, selection and caret."""
        self.draw_label(canvas)
        theme, frame = canvas.theme, self.frame
        edge = theme.panel_border if self.framed else fade(theme.panel_border, self.glow)
        border, wide = (theme.gold, 2.0) if self.focused else (edge, theme.border)
        canvas.rounded(frame, theme.track, self.radius, border=border, border_width=wide)
        inner = self._inner
        self._measure(canvas, inner.w)
        with canvas.clipped(inner.inset(-2, 0)):
            self._draw_text(canvas, inner)
        if self._sign is not None:
            canvas.icon(icon("keyboard"), self._sign.center, _ICON, theme.ink_soft)
        self.draw_ring(canvas)

    def _measure(self, canvas: Canvas, room: float) -> None:
        """Measure the letters and scroll to the caret, or to the start without focus."""
        text = canvas.text_renderer
        self._stops = tuple(text.measure(self.text[:end], "body")[0] for end in range(len(self.text) + 1))
        caret = self._stops[self._line.caret]
        self._scroll = min(max(self._scroll, caret - room + 2), caret)
        self._scroll = min(self._scroll, max(0.0, self._stops[-1] - room + 2)) if self.focused else 0.0

    def _draw_text(self, canvas: Canvas, inner: Box) -> None:
        theme, left, middle = canvas.theme, inner.x - self._scroll, inner.center[1]
        if not self.focused:
            words, ink = (self.text, self.ink(theme)) if self.text else (self.placeholder, theme.ink_off)
            written = canvas.line_of_text(inner, words, "body", ink)
            free = inner.right - written.right - _ASIDE
            if self.aside and canvas.text_renderer.measure(self.aside, "small")[0] <= free:
                canvas.line_of_text(inner, self.aside, "small", theme.ink_soft, "right")
            return
        start, end = self._line.selection
        if start != end:
            marked = Box(left + self._stops[start], middle - 14, self._stops[end] - self._stops[start], 28)
            canvas.rounded(marked, theme.selection, 4)
        if self.text:
            canvas.text((left, middle), self.text, "body", self.ink(theme), anchor="midleft")
        elif self.placeholder:
            canvas.line_of_text(inner, self.placeholder, "body", theme.ink_off)
        if self._blink:
            x = left + self._stops[self._line.caret]
            canvas.fill(Box(x, middle - 13, 2, 26), theme.gold_light)

    def _place_at(self, x: float) -> int:
        """Return the gap between letters nearest to a point."""
        along = x - (self.frame.x + _PAD) + self._scroll
        middles = [(a + b) / 2 for a, b in zip(self._stops, self._stops[1:], strict=False)]
        return bisect(middles, along)

    def _key(self, event: KeyPress) -> bool:
        self._typed_at = None
        if event.key in _ELSEWHERE:
            return False
        if event.key in ENTER_KEYS:
            if self.on_submit is not None and not event.repeat:
                self.on_submit(self.text)
            return self.on_submit is not None
        if event.ctrl:
            return self._command(event)
        if event.alt:
            return False
        self._move_or_erase(event)
        return True  # Letters also arrive as text, so they must not act as keys of the screen.

    def _move_or_erase(self, event: KeyPress) -> bool:
        line = self._line
        match event.key:
            case pygame.K_LEFT | pygame.K_RIGHT:
                way = -1 if event.key == pygame.K_LEFT else 1
                line.move(way, word=event.ctrl, select=event.shift)
            case pygame.K_HOME:
                line.place(0, select=event.shift)
            case pygame.K_END:
                line.place(len(line.text), select=event.shift)
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                way = -1 if event.key == pygame.K_BACKSPACE else 1
                self._edit(lambda: line.erase(way, word=event.ctrl))
            case _:
                return False
        return True

    def _command(self, event: KeyPress) -> bool:
        line = self._line
        match event.key:
            case pygame.K_a:
                line.select_all()
            case pygame.K_c | pygame.K_x:
                if line.selected and clipboard.copy(line.selected) and event.key == pygame.K_x:
                    self._edit(lambda: line.erase(-1))
            case pygame.K_v if not event.repeat:
                pasted = clipboard.paste()
                self._edit(lambda: line.insert(pasted))
            case _:
                return self._move_or_erase(event)
        return True

    def _edit(self, change: Callable[[], None]) -> None:
        before = self._line.text
        change()
        if self._line.text != before:
            self.on_change(self._line.text)
