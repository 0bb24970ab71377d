"""The strokes of parts of the last frame, made again only when something that they depend on has changed."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from tonk.ui.drawing.painting import Stroke


class _KeptPart(NamedTuple):
    """The strokes of a part, all that they were drawn from, and the parts of which it consists."""

    drawn_from: object
    strokes: Sequence[Stroke]
    parts: "Mapping[Hashable, _KeptPart]"


_NONE: Mapping[Hashable, _KeptPart] = MappingProxyType({})


class KeptStrokes:
    """Keeps the strokes of parts from one frame to the next; parts missing from a frame are forgotten."""

    def __init__(self) -> None:
        self._last: dict[Hashable, _KeptPart] = {}
        self._now: dict[Hashable, _KeptPart] = {}

    def begin(self) -> None:
        """Begin a frame."""
        self._last, self._now = self._now, {}

    def find(self, part: Hashable, drawn_from: object) -> Sequence[Stroke] | None:
        """Return the strokes of a part from the last frame; None if they must be made again.

        Args:
            part: The name of the part.
            drawn_from: Everything that its strokes depend on.
        """
        known = self._last.get(part)
        if known is None or known.drawn_from != drawn_from:
            return None
        if known.parts:
            self._now.update(known.parts)
        self._now[part] = known
        return known.strokes

    @property
    def count(self) -> int:
        """Return the number of parts kept in this frame so far."""
        return len(self._now)

    def keep(self, part: Hashable, drawn_from: object, strokes: Sequence[Stroke], first: int) -> None:
        """Keep the strokes of a part for the next frame.

        Args:
            part: The name of the part.
            drawn_from: Everything that its strokes depend on.
            strokes: Its strokes.
            first: The number of parts kept before it was drawn; later ones are parts of it.
        """
        parts = dict(islice(self._now.items(), first, None)) if len(self._now) > first else _NONE
        self._now[part] = _KeptPart(drawn_from, strokes, parts)
