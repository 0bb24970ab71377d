"""A page for writing text letter by letter: with a pad, by clicks alone, or by one switch."""

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell import clipboard
from tonk.ui.shell.commands import Where
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.focus import TakesText
from tonk.ui.shell.inputs import Input, KeyPress, TextTyped
from tonk.ui.widgets import Button
from tonk.ui.widgets.line import EditLine
from tonk.words import _, language, pgettext
from tonk.words.narration import Description, Role, empty

_WIDTH, _MARGIN, _PAD, _HEAD, _GAP = 840.0, 16.0, 30.0, 62.0, 6.0
_LINE, _KEY, _FOOT, _FOOT_GAP, _CARET = 46.0, 46.0, 48.0, 12.0, 26.0
_COLUMNS = 13
_PLAIN, _SIGNS = "abcdefghijklmnopqrstuvwxyz", "0123456789-'."
_OTHERS = "àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿšžłßð"
"""Letters of other languages, for the names of guests."""
_MORE_SIGNS = "!?&+,:#/@()"
_BEFORE_CAPITALS = frozenset((" ", "-", "'", "."))


class LetterKey(Button):
    """A key for one letter, capital or small.

    Args:
        letter: The letter, small.
        page: The page.
    """

    def __init__(self, letter: str, page: "LettersPage") -> None:
        super().__init__(letter, lambda: page.write(self.label))
        self.letter = letter

    @property
    def description(self) -> Description:
        """Return the letter alone, since speech names capitals too."""
        return Description(self.letter, Role.PLAIN)


class LettersPage(SmallPage):
    """The text so far, a key for each letter, and keys for a space, for deleting and for ending.

    Args:
        ui: The context of the window.
        field: The field; it gets the text at the end.
    """

    where = Where.LETTERS
    least_page = (640.0, 480.0)

    def __init__(self, ui: UiContext, field: TakesText) -> None:
        super().__init__(ui, field.description.name or _("Write"))
        self._field = field
        self._line = EditLine(field.text, field.most)
        self._capitals: bool | None = None
        self._head = Box(0, 0, 0, 0)
        own = language.formats.letters
        self._sets = (self._keys(_PLAIN + _SIGNS + own), self._keys(*self._rest(own)))
        self._space = Button(pgettext("key", "Space"), lambda: self.write(" "), key_hint=pygame.K_SPACE)
        self._erase = Button(pgettext("key", "Delete"), self.erase, key_hint=pygame.K_BACKSPACE)
        self._case = Button(_("Capitals"), self._change_case, key_hint=pygame.K_CAPSLOCK)
        self._others = Button(_("More letters"), self._turn)
        self._paste = Button(_("Paste"), self._take_clipboard)
        self._cancel = Button(pgettext("button", "Cancel"), ui.screens.pop, key_hint=pygame.K_ESCAPE)
        self._done = Button(pgettext("button", "Done"), self._keep, kind="primary", key_hint=pygame.K_F12)
        foot = self._space, self._erase, self._case, self._others, self._paste, self._cancel, self._done
        self._feet = foot[:5], foot[5:]
        self._add(*self._sets[0], *self._sets[1], *foot)
        self._shown = 0
        self._show(0)
        self._group.focus(self._sets[0][0], show=True)

    @staticmethod
    def _rest(own: str) -> tuple[str, ...]:
        return (*(letter for letter in _OTHERS if letter not in own), *_MORE_SIGNS)

    def _keys(self, *letters: str) -> list[LetterKey]:
        return [LetterKey(letter, self) for letter in "".join(letters)]

    # Writing

    @property
    def _capital(self) -> bool:
        """Return whether the next letter is a capital: as chosen, or at the beginning of a name."""
        text = self._line.text
        return self._capitals if self._capitals is not None else not text or text[-1] in _BEFORE_CAPITALS

    def write(self, letters: str) -> None:
        """Write letters, as many as fit, and speak them."""
        before = self._line.text
        self._line.insert(letters)
        self._capitals = None
        full = self._line.text == before
        self._ui.speech.answer(_("There is no room for more.") if full else self._said(letters))
        self._follow()

    @staticmethod
    def _said(letters: str) -> str:
        return letters if letters.strip() else pgettext("key", "Space")

    def erase(self) -> None:
        """Delete the last letter, and speak the rest."""
        self._line.erase(-1)
        self._capitals = None
        self._ui.speech.answer(self._line.text or empty())
        self._follow()

    def _take_clipboard(self) -> None:
        self.write(clipboard.paste().strip())

    def _change_case(self) -> None:
        self._capitals = not self._capital
        self._follow()

    def _turn(self) -> None:
        self._show(1 - self._shown)

    def _keep(self) -> None:
        self._ui.screens.remove(self)
        self._field.write(self._line.text.strip())

    # Showing

    def _show(self, number: int) -> None:
        self._shown = number
        for at, keys in enumerate(self._sets):
            for key in keys:
                key.visible = at == number
        self._others.label = _("More letters") if number == 0 else _("First letters")
        self._follow()

    def _follow(self) -> None:
        """Let the keys show what they will write next."""
        capital = self._capital
        for keys in self._sets:
            for key in keys:
                upper = key.letter.upper()
                key.label = upper if capital and len(upper) == 1 else key.letter
        self._case.label = _("Small letters") if capital else _("Capitals")
        self._ui.on_change()

    def announced(self) -> list[str]:
        """Return the text, and its field."""
        return [self._title, self._line.text or empty()]

    def handle(self, event: Input) -> None:
        """Take the keys of the page, and text typed on a keyboard."""
        match event:
            case KeyPress(key=pygame.K_SPACE, ctrl=False, alt=False):
                self.write(" ")
            case KeyPress(key=pygame.K_BACKSPACE):
                self.erase()
            case KeyPress(key=pygame.K_CAPSLOCK, repeat=False):
                self._change_case()
            case KeyPress(key=pygame.K_F12, repeat=False):
                self._keep()
            case TextTyped(text=text) if text.strip():
                self.write(text)
            case _:
                super().handle(event)

    def resized(self, viewport: Viewport) -> None:
        """Place the text above the letters, and the other keys below them."""
        rows = max(-(-len(keys) // _COLUMNS) for keys in self._sets)
        fixed = 2 * 22.0 + _HEAD - 22.0 + _LINE + 2 * (_FOOT_GAP + _FOOT) + _FOOT_GAP
        wide = min(_WIDTH, viewport.w - 2 * _MARGIN)
        high = min(viewport.h - 2 * _MARGIN, fixed + rows * (_KEY + _GAP))
        inner = self._lie(viewport, wide, high).inset(_PAD, 22.0).cut_top(_HEAD - 22.0)[1]
        self._head, rest = inner.cut_top(_LINE, _FOOT_GAP)
        feet, keys = rest.cut_bottom(2 * _FOOT + _FOOT_GAP, _FOOT_GAP)
        across, down = (keys.w + _GAP) / _COLUMNS, (keys.h + _GAP) / rows
        for letters in self._sets:
            for number, key in enumerate(letters):
                row, column = divmod(number, _COLUMNS)
                x, y = keys.x + column * across, keys.y + row * down
                key.box, key.pad = Box(x, y, across - _GAP, min(_KEY, down - _GAP)), 2.0
        upper, lower = feet.cut_top(_FOOT, _FOOT_GAP)
        for buttons, row_box in zip(self._feet, (upper, lower), strict=True):
            for button, box in zip(buttons, row_box.split_columns(len(buttons), _GAP), strict=True):
                button.box = box

    def paint(self, canvas: Canvas) -> None:
        """Draw the text so far, or its end if it is long."""
        super().paint(canvas)
        theme, text = canvas.theme, self._line.text
        canvas.rounded(self._head, theme.track, 10, border=theme.gold, border_width=2.0)
        inner = self._head.inset(14, 4)
        with canvas.clipped(inner.inset(-2, 0)):
            wide = canvas.text_renderer.measure(text, "body")[0]
            x = min(inner.x, inner.right - wide - 4)
            if text:
                canvas.text((x, inner.center[1]), text, "body", theme.ink, anchor="midleft")
            canvas.fill(Box(x + wide + 1, inner.center[1] - _CARET / 2, 2, _CARET), theme.gold_light)
