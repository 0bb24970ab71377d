"""The strokes of parts of the last frame, which are noted again only where what they are drawn from has changed."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from tonk.ui.drawing.painting import Stroke


class _KeptPart(NamedTuple):
    """The strokes of a part, and all that they were drawn from."""

    drawn_from: object
    strokes: Sequence[Stroke]


class KeptStrokes:
    """Keeps the strokes of parts from one frame to the next; those of a part that was left out are forgotten."""

    def __init__(self) -> None:
        self._last: dict[Hashable, _KeptPart] = {}
        self._now: dict[Hashable, _KeptPart] = {}

    def begin(self) -> None:
        """Begin a frame."""
        self._last, self._now = self._now, {}

    def find(self, part: Hashable, drawn_from: object) -> Sequence[Stroke] | None:
        """Return the strokes of a part as the last frame had them; None where they have to be noted.

        Args:
            part: The name of the part.
            drawn_from: All that its strokes depend on.
        """
        known = self._last.get(part)
        if known is None or known.drawn_from != drawn_from:
            return None
        self._now[part] = known
        return known.strokes

    def keep(self, part: Hashable, drawn_from: object, strokes: Sequence[Stroke]) -> None:
        """Keep the strokes of a part for the next frame.

        Args:
            part: The name of the part.
            drawn_from: All that it was drawn from.
            strokes: Its strokes.
        """
        self._now[part] = _KeptPart(drawn_from, strokes)
