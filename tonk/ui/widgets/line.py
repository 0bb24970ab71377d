"""A line of text being edited: letters, caret and selection. It draws nothing."""

from tonk.ui.drawing.text import clean


class EditLine:
    """A line with a caret and a mark; the letters between the two are selected.

    Args:
        text: The first letters.
        most: The most letters.
    """

    def __init__(self, text: str, most: int) -> None:
        self.most = most
        self.text = text[:most]
        self.caret = len(self.text)
        self.mark = self.caret

    @property
    def selection(self) -> tuple[int, int]:
        """Return the ends of the selection; equal if nothing is selected."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    @property
    def selected(self) -> str:
        """The selected letters."""
        start, end = self.selection
        return self.text[start:end]

    def replace(self, text: str) -> None:
        """Set other text; the caret goes to its end."""
        self.text = text[: self.most]
        self.caret = self.mark = len(self.text)

    def insert(self, text: str) -> None:
        """Replace the selection by letters, as many as there is room for."""
        start, end = self.selection
        letters = clean(text).replace("\n", " ").replace("\u00a0", " ")
        letters = letters[: max(0, self.most - (len(self.text) - (end - start)))]
        self.text = self.text[:start] + letters + self.text[end:]
        self.caret = self.mark = start + len(letters)

    def erase(self, way: int, *, word: bool = False) -> None:
        """Delete the selection, or else a letter or word before (-1) or after (1) the caret."""
        if self.caret == self.mark:
            self.mark = self._next(way, word)
        start, end = self.selection
        self.text = self.text[:start] + self.text[end:]
        self.caret = self.mark = start

    def move(self, way: int, *, word: bool = False, select: bool = False) -> None:
        """Move the caret a letter or word back (-1) or on (1). Without ``select``, end the selection.

        Args:
            way: -1 to the left, 1 to the right.
            word: Whether by words.
            select: Whether the mark follows.
        """
        start, end = self.selection
        if start != end and not select and not word:
            self.place(start if way < 0 else end)
        else:
            self.place(self._next(way, word), select=select)

    def place(self, at: int, *, select: bool = False) -> None:
        """Move the caret to a place within the line; with ``select``, leave the mark."""
        self.caret = min(len(self.text), max(0, at))
        if not select:
            self.mark = self.caret

    def select_all(self) -> None:
        """Select the whole line."""
        self.mark, self.caret = 0, len(self.text)

    def _next(self, way: int, word: bool) -> int:
        at = min(len(self.text), max(0, self.caret + way))
        if not word:
            return at
        # Past the gap first, then to the far end of the word.
        for gap in (True, False):
            while 0 < at < len(self.text) and (self._beside(at, way) == " ") is gap:
                at += way
        return at

    def _beside(self, at: int, way: int) -> str:
        return self.text[at - 1] if way < 0 else self.text[at]
