"""Drills that were answered wrong, in boxes, until they are known; and how well the last answers went.

The schedule: a drill that was not known goes into the first box and comes back the same day. Each time it is known it
moves on by one box and rests for 1, 3, 7 and then 21 days; known once more, it sits and is let go. Not known, it goes
back to the first box. A drill that was known at first sight is not kept at all. Days are counted as dates.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tonk.records import RecordRefused
from tonk.session.learning.drill_kinds import DRILL_KINDS, DrillKind
from tonk.session.learning.drills import Drill

RESTS = (1, 3, 7, 21)
"""For so many days a drill rests when it has been known once, twice, three and four times in a row."""
LAST = 10
"""So many answers of each kind are remembered."""
_MOST_KEPT, _MOST_ASKED = 32, 10**9
_LATEST = 4_000_000


@dataclass(frozen=True)
class ScheduledDrill:
    """A drill that comes back.

    Attributes:
        drill: The drill.
        box: The number of right answers in a row.
        due: The day (`date.toordinal`) from which it is asked again.
    """

    drill: Drill
    box: int
    due: int

    def to_json(self) -> dict[str, Any]:
        """The drill as a plain JSON object."""
        return {**self.drill.to_json(), "box": self.box, "due": self.due}

    @classmethod
    def from_json(cls, value: Any) -> "ScheduledDrill":
        """The drill that a JSON value holds.

        Raises:
            RecordRefused: It is no drill.
        """
        drill = Drill.from_json(value)
        box, due = value.get("box"), value.get("due")
        if type(box) is not int or type(due) is not int or not 0 <= box < len(RESTS) + 1 or not 0 <= due < _LATEST:
            raise RecordRefused("it is no drill")
        return cls(drill, box, due)


@dataclass(frozen=True)
class SpacedRepetition:
    """All that is remembered of drills.

    Attributes:
        asked: How many have been made: the next one's seed.
        kept: Those that come back.
        last: For each kind, whether the last answers were right, the last one last.
    """

    asked: int = 0
    kept: tuple[ScheduledDrill, ...] = ()
    last: Mapping[str, tuple[bool, ...]] = field(default_factory=dict, hash=False)

    def due(self, kinds: Sequence[DrillKind], today: int) -> list[Drill]:
        """The drills of these kinds that come back now, those longest due first."""
        ready = [one for one in self.kept if one.drill.kind in kinds and one.due <= today]
        return [one.drill for one in sorted(ready, key=lambda one: one.due)]

    def next_due(self, kinds: Sequence[DrillKind]) -> int | None:
        """The day on which the first of these kinds comes back; None where none does."""
        return min((one.due for one in self.kept if one.drill.kind in kinds), default=None)

    @property
    def has_room(self) -> bool:
        """Return whether there is room for one more: some is left, or a drill that is known better gives way."""
        return len(self.kept) < _MOST_KEPT or any(one.box for one in self.kept)

    def score(self, kinds: Sequence[DrillKind]) -> tuple[int, int]:
        """The number of right answers among the last ones of these kinds, and the number of those."""
        found = [right for kind in kinds for right in self.last.get(kind, ())]
        return sum(found), len(found)

    def made(self) -> "SpacedRepetition":
        """One more drill has been made."""
        return replace(self, asked=(self.asked + 1) % _MOST_ASKED)

    def answered(self, drill: Drill, today: int, *, right: bool) -> "SpacedRepetition":
        """A drill was answered.

        Args:
            drill: The drill.
            today: The day, as `date.toordinal` counts it.
            right: True if the answer was right.
        """
        last = {**self.last, drill.kind: (*self.last.get(drill.kind, ()), right)[-LAST:]}
        before = next((one for one in self.kept if one.drill == drill), None)
        others = tuple(one for one in self.kept if one.drill != drill)
        if not right:
            back = ScheduledDrill(drill, 0, today)
        elif before is None or before.box >= len(RESTS):
            return replace(self, kept=others, last=last)
        else:
            back = ScheduledDrill(drill, before.box + 1, today + RESTS[before.box])
        return replace(self, kept=_as_many_as_fit((*others, back)), last=last)

    def with_mistakes(self, drills: Sequence[Drill], today: int) -> "SpacedRepetition":
        """Add these mistakes of the player's, due from today; those already here stay as they are."""
        there = [one.drill for one in self.kept]
        new = tuple(ScheduledDrill(drill, 0, today) for drill in drills if drill not in there)
        return replace(self, kept=_as_many_as_fit((*self.kept, *new)))

    def to_json(self) -> dict[str, Any]:
        """All of it as a plain JSON object."""
        last = {kind: list(answers) for kind, answers in self.last.items()}
        return {"asked": self.asked, "kept": [one.to_json() for one in self.kept], "last": last}

    @classmethod
    def from_json(cls, value: Any) -> tuple["SpacedRepetition", bool]:
        """The drills that a JSON value holds, and whether all of it could be read."""
        if not isinstance(value, dict):
            return cls(), False
        asked, kept, last = value.get("asked", 0), value.get("kept", []), value.get("last", {})
        whole = type(asked) is int and 0 <= asked < _MOST_ASKED and isinstance(kept, list) and _are_answers(last)
        if not whole:
            return cls(), False
        read = []
        for one in kept[:_MOST_KEPT]:
            try:
                read.append(ScheduledDrill.from_json(one))
            except RecordRefused:
                whole = False
        return cls(asked, tuple(read), {kind: tuple(answers) for kind, answers in last.items()}), whole


def _as_many_as_fit(kept: tuple[ScheduledDrill, ...]) -> tuple[ScheduledDrill, ...]:
    """Of more than there is room for, those that are known best are let go."""
    if len(kept) <= _MOST_KEPT:
        return kept
    least = sorted(kept, key=lambda one: one.box)[:_MOST_KEPT]
    return tuple(one for one in kept if one in least)


def _are_answers(value: object) -> bool:
    if not isinstance(value, dict) or not set(value) <= set(DRILL_KINDS):
        return False
    return all(
        isinstance(answers, list) and len(answers) <= LAST and all(type(one) is bool for one in answers)
        for answers in value.values()
    )
