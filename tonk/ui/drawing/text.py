"""Text at the window's real pixels: wrapped, cached, with cards such as 10♦ drawn as little cards.

Few fonts have the four suit signs, so a suit in a sentence is a drawing. On a dark background the suit and the rank
before it are on a cream chip, like the corner of a card; on a light one they need none.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from tonk.ui.drawing.fonts import font, runs
from tonk.ui.drawing.kept_pictures import PictureCache
from tonk.ui.drawing.shapes import rounded
from tonk.ui.drawing.theme import LEAST_TEXT_PX, Color, Theme, is_light
from tonk.ui.drawing.vectors import ready, suit_shape
from tonk.words import current, language

Pip = Callable[[int, int], pygame.Surface]
"""Draws a suit (0 clubs, 1 diamonds, 2 hearts, 3 spades) in a square of a size in pixels."""

_SUITS = "♣♦♥♠"
_COURTS = "JQKVDR"
"""Letters for jack, queen and king in sentences; they are drawn as those that the player has chosen."""
_RANK = rf"(?:10|[A2-9T{_COURTS}])"
_CARDS = re.compile(rf"(?:(?<!\w)({_RANK}(?:[-–]{_RANK})*))?([{_SUITS}])")
_ELLIPSIS = "…"
CLOSEST = 0.74
"""The least width of condensed letters, as a share of their own, where a line has little room."""
_DIGIT = "8"
"""The rank that sets the vertical middle of a chip, since others such as Q may extend below the line."""
_MOST_SIZES, _MOST_LAID = 4096, 64


class _TextPiece(NamedTuple):
    """A run of letters, or cards (``suit`` set): ranks, which may be none, and a suit after them."""

    letters: str
    suit: int | None = None


_LONGEST = 80
"""The most letters on a line of wrapped text."""
_KERNED = 2
"""The most pixels by which letters are wider next to a word than alone."""
_LONGEST_BOUND = 12
"""The most letters of a word that moves on to the next line with the card after it."""


class _Measures(NamedTuple):
    """The sizes, in pixels, that text of one style is made of."""

    face: str
    size: int
    line: int
    chipped: bool

    @property
    def pip(self) -> int:
        return round(self.size * (0.74 if self.chipped else 0.82))

    @property
    def pad(self) -> int:
        return max(2, round(self.size * 0.24)) if self.chipped else 0

    @property
    def rank_gap(self) -> int:
        return max(1, round(self.size * 0.08))

    @property
    def rank_size(self) -> int:
        return max(LEAST_TEXT_PX, round(self.size * 0.92)) if self.chipped else self.size

    def width(self, piece: _TextPiece) -> int:
        """The width of a piece."""
        if piece.suit is None:
            return sum(one.size(part)[0] for one, part in runs(piece.letters, self.face, self.size))
        ranks = font("bold", self.rank_size).size(piece.letters)[0] + self.rank_gap if piece.letters else 0
        return ranks + self.pip + 2 * self.pad + 2 * self._air

    @property
    def _air(self) -> int:
        """Return the gap between chips in a row."""
        return 1 if self.chipped else 0


class Text:
    """Renders sentences for one scale; ``rescale`` when the window changes.

    Args:
        scale: Pixels per unit.
        pip: Draws suits in the player's suit colours; in the theme's if None.
        theme: The text styles and the colours of the chips.
        inks: The colour of ranks on a chip, by suit; the theme's if None.

    Attributes:
        scale: Pixels per unit.
        edition: A number that grows whenever the same text may look different.
    """

    def __init__(
        self,
        scale: float = 1.0,
        pip: Pip | None = None,
        theme: Theme | None = None,
        inks: Sequence[Color] | None = None,
    ) -> None:
        self.scale, self.edition = scale, 0
        self._theme = theme or Theme()
        self._pip: Pip = pip or (lambda suit, size: suit_shape(suit, size, self._theme.suits[suit]))
        self._inks = tuple(inks or self._theme.suits)
        self._cache = PictureCache()
        self._sizes: dict[tuple[str, str, float | None], tuple[float, float]] = {}
        self._laid: dict[tuple[str, _Measures, int | None], list[list[_TextPiece]]] = {}
        """The lines of the texts laid out last, since a measured text is usually drawn next."""

    def rescale(self, scale: float) -> None:
        """Render at another scale from now on."""
        if scale != self.scale:
            self.scale = scale
            self.forget()

    def use_suits(self, pip: Pip, inks: Sequence[Color]) -> None:
        """Draw suits in another way from now on, and ranks on chips in their inks: the player changed the colours."""
        self._pip, self._inks = pip, tuple(inks)
        self.forget()

    def pip(self, suit: int, size: int) -> pygame.Surface:
        """A suit as it is drawn in text, in a square of ``size`` pixels."""
        return self._pip(suit, size)

    def forget(self) -> None:
        """Drop everything rendered so far."""
        self.edition += 1
        self._cache.clear()
        self._sizes.clear()
        self._laid.clear()

    def render(
        self,
        text: str,
        style: str,
        color: Color,
        *,
        max_width: float | None = None,
        align: str = "left",
    ) -> pygame.Surface:
        """Return a picture of the text in pixels. The caller must not draw on it.

        Args:
            text: One or more lines; control characters and the like are left out.
            style: A key of ``Theme.styles``.
            color: The colour of the letters; a light one means a dark background.
            max_width: The width at which lines wrap, in units. A wider word is cut.
            align: The alignment of lines: "left", "center" or "right".
        """
        text = str(current(text))  # so that the cache key is a plain string
        key = (text, style, color, max_width, align)
        return self._cache.get(key, lambda: self._paint(text, style, color, max_width, align))

    def line(self, text: str, style: str, color: Color, width: float) -> pygame.Surface:
        """Return a picture of one line that fits in a width (``render``).

        If it is a little too long, its letters move closer; if it is much too long, it ends in an ellipsis.

        Args:
            text: The text.
            style: A key of ``Theme.styles``.
            color: The colour of the letters.
            width: The available width, in units.
        """
        text = str(current(text))
        if not width < self.measure(text, style)[0] <= width / CLOSEST:
            return self.render(self.fit(text, style, width), style, color)
        usual, wide = self.render(text, style, color), max(1, int(width * self.scale))
        key = ("closer", text, style, color, wide)
        return self._cache.get(key, lambda: pygame.transform.smoothscale(usual, (wide, usual.get_height())))

    def measure(self, text: str, style: str, max_width: float | None = None) -> tuple[float, float]:
        """Width and height in units of the text as ``render`` would draw it on a dark ground.

        Args:
            text: The text.
            style: The style of the letters, by its name in the theme.
            max_width: The width at which it wraps, in units; None for one line.
        """
        text = str(current(text))
        key = (text, style, max_width)
        size = self._sizes.get(key)
        if size is None:
            measures = self._measures(style, chipped=True)
            lines = self._lines(text, measures, max_width)
            width = max((_line_width(line, measures) for line in lines), default=0)
            size = width / self.scale, len(lines) * measures.line / self.scale
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            self._sizes[key] = size
        return size

    def line_height(self, style: str) -> float:
        """The distance between lines in units."""
        return self._measures(style, chipped=True).line / self.scale

    def fit(self, text: str, style: str, width: float) -> str:
        """The text, shortened to end in an ellipsis when it is wider than ``width`` units.

        Args:
            text: The text.
            style: The style of the letters, by its name in the theme.
            width: The width that there is, in units.
        """
        text = clean(current(text)).replace("\n", " ")
        if self.measure(text, style)[0] <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.measure(text[:middle].rstrip() + _ELLIPSIS, style)[0] <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + _ELLIPSIS

    def _measures(self, style: str, chipped: bool) -> _Measures:
        kind = self._theme.styles[style]
        size = max(LEAST_TEXT_PX, round(kind.size * self.scale))
        return _Measures(kind.face, size, round(size * kind.leading), chipped)

    def _lines(self, text: str, measures: _Measures, max_width: float | None) -> list[list[_TextPiece]]:
        room = None if max_width is None else max(1, round(max_width * self.scale))
        key = text, measures, room
        lines = self._laid.get(key)
        if lines is None:
            words = (_words(paragraph) for paragraph in clean(text).split("\n"))
            lines = [line for paragraph in words for line in _wrapped(paragraph, measures, room)]
            if len(self._laid) >= _MOST_LAID:
                self._laid.clear()
            self._laid[key] = lines
        return lines

    def _paint(self, text: str, style: str, color: Color, max_width: float | None, align: str) -> pygame.Surface:
        measures = self._measures(style, is_light(color) or not _CARDS.search(text))
        lines = self._lines(text, measures, max_width)
        widths = [_line_width(line, measures) for line in lines]
        width = max(widths, default=0)
        picture = pygame.Surface((max(1, width), max(1, measures.line * len(lines))), pygame.SRCALPHA)
        for row, line in enumerate(lines):
            x = {"left": 0, "center": (width - widths[row]) // 2, "right": width - widths[row]}[align]
            self._paint_line(picture, line, measures, color, (x, row * measures.line))
        return ready(picture)

    def _paint_line(
        self,
        picture: pygame.Surface,
        line: list[_TextPiece],
        measures: _Measures,
        color: Color,
        corner: tuple[int, int],
    ) -> None:
        x, top = corner
        plain = font(measures.face, measures.size)
        baseline = top + (measures.line - plain.get_height()) // 2 + plain.get_ascent()
        for piece in line:
            if piece.suit is not None:
                self._paint_cards(picture, piece, measures, color, (x, baseline))
                x += measures.width(piece)
                continue
            for one, letters in runs(piece.letters, measures.face, measures.size):
                picture.blit(one.render(letters, antialias=True, color=color), (x, baseline - one.get_ascent()))
                x += one.size(letters)[0]

    def _paint_cards(
        self,
        picture: pygame.Surface,
        piece: _TextPiece,
        measures: _Measures,
        color: Color,
        start: tuple[int, int],
    ) -> None:
        """Paint ranks and a suit, on a chip if needed; ``start`` is their left end on the baseline."""
        x, baseline = start
        middle = baseline - round(measures.size * 0.36)
        letters, suit = font("bold", measures.rank_size), piece.suit or 0
        top = baseline - letters.get_ascent()
        width = measures.width(piece)
        if measures.chipped:
            digit = letters.render(_DIGIT, antialias=True, color=color).get_bounding_rect()
            height = round(measures.size * 1.22)
            height += (height - digit.height) % 2  # as much room above the rank as below it
            chip = pygame.Rect(x + 1, middle - height // 2, width - 2, height)
            radius = max(2, height // 5)
            theme = self._theme
            picture.blit(rounded(chip.size, radius, theme.card_cream, border=theme.card_edge), chip)
            x += 1
            color = self._inks[suit]
            top = chip.y + (height - digit.height) // 2 - digit.y
        x += measures.pad
        if piece.letters:
            picture.blit(letters.render(piece.letters, antialias=True, color=color), (x, top))
            x += letters.size(piece.letters)[0] + measures.rank_gap
        pip = self._pip(suit, measures.pip)
        picture.blit(pip, (x + (measures.pip - pip.get_width()) // 2, middle - pip.get_height() // 2))


def clean(text: str) -> str:
    """The text without what a font cannot draw: control and direction marks, lone surrogates.

    Line ends stay; tabs and the unbreakable spaces that many fonts lack become marks that are drawn as spaces. Lines
    break at plain spaces alone, so that none of these may end one.
    """
    if text.isascii() and text.isprintable():
        return text
    kept = []
    for letter in text.replace("\r\n", "\n").replace("\t", " "):
        if letter in "\n":
            kept.append(letter)
        elif letter == "\u202f":
            kept.append("\u2009")
        elif letter == "\u2007":
            kept.append("\u00a0")
        elif unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp") and letter != "\ufe0f":
            kept.append(letter)
    return "".join(kept)


def _words(paragraph: str) -> list[list[_TextPiece]]:
    """The paragraph cut at its breakable spaces; each word is one or more pieces."""
    words: list[list[_TextPiece]] = [[]]

    def add_letters(letters: str) -> None:
        for number, part in enumerate(letters.split(" ")):
            if number:
                words.append([])
            if part:
                words[-1].append(_TextPiece(part.replace("\u00a0", " ")))

    end = 0
    for match in _CARDS.finditer(paragraph):
        add_letters(paragraph[end : match.start()])
        ranks = (match[1] or "").translate(str.maketrans(_COURTS, 2 * language.courts))
        words[-1].append(_TextPiece(ranks, _SUITS.index(match[2])))
        end = match.end()
    add_letters(paragraph[end:])
    return _with_cards_bound(words)


def _with_cards_bound(words: list[list[_TextPiece]]) -> list[list[_TextPiece]]:
    """Return the words with each card bound to the word before it, so that no card begins a line by itself."""
    bound: list[list[_TextPiece]] = []
    for word in words:
        if word and word[0].suit is not None and bound and _ends_in_letters(bound[-1]):
            bound[-1] = _joined([*bound[-1], _TextPiece(" "), *word])
        else:
            bound.append(word)
    return bound


def _ends_in_letters(word: list[_TextPiece]) -> bool:
    return bool(word) and word[-1].suit is None and len(word[-1].letters) <= _LONGEST_BOUND


def _wrapped(words: list[list[_TextPiece]], measures: _Measures, room: int | None) -> list[list[_TextPiece]]:
    """Return the words in lines no wider than ``room`` pixels and short enough to read easily.

    Letters are drawn in one run if possible. Without a limit, everything is on one line.
    """
    lines: list[list[_TextPiece]] = []
    line: list[_TextPiece] = []
    wide = 0  # the width of the line, or a little more
    for number, word in enumerate(words):
        longer = _joined([*line, _TextPiece(" "), *word]) if number and line else _joined([*line, *word])
        short = not line or sum(len(piece.letters) for piece in longer) <= _LONGEST
        if room is None:
            line = longer
            continue
        wide += _KERNED + _word_width((_TextPiece(" "), *word), measures)
        if wide > room:  # exactly measured only if in doubt, since that takes long
            wide = _line_width(longer, measures)
        if short and wide <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _cut(word, measures, room)
        lines.extend(full)
        wide = _line_width(line, measures)
    return [*lines, line]


def _cut(word: list[_TextPiece], measures: _Measures, room: int) -> list[list[_TextPiece]]:
    """A word set on a line of its own, or on several when even that is too narrow."""
    if _line_width(word, measures) <= room:
        return [word]
    letters = [_TextPiece(letter) for piece in word if piece.suit is None for letter in piece.letters]
    parts = letters if all(piece.suit is None for piece in word) else word
    lines: list[list[_TextPiece]] = [[]]
    for part in parts:
        longer = _joined([*lines[-1], part])
        if lines[-1] and _line_width(longer, measures) > room:
            lines.append([part])
        else:
            lines[-1] = longer
    return lines


def _joined(pieces: list[_TextPiece]) -> list[_TextPiece]:
    joined: list[_TextPiece] = []
    for piece in pieces:
        if joined and piece.suit is None and joined[-1].suit is None:
            joined[-1] = _TextPiece(joined[-1].letters + piece.letters)
        else:
            joined.append(piece)
    return joined


@lru_cache(maxsize=4096)
def _word_width(word: tuple[_TextPiece, ...], measures: _Measures) -> int:
    """Return the width of a word, measured on its own."""
    return sum(measures.width(piece) for piece in word)


def _line_width(line: list[_TextPiece], measures: _Measures) -> int:
    return sum(measures.width(piece) for piece in line)
