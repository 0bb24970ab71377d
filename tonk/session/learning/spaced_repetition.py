"""Drills that were answered wrong, in boxes, until they are known; and the success of recent answers.

The schedule: a drill answered wrong goes into the first box and is due the same day. Each right answer moves it on by
one box, and it rests for 1, 3, 7 and then 21 days; after one more it is removed. A wrong answer moves it back to the
first box. A drill answered right at first is not kept at all. Days are counted as dates.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args

from tonk.records import RecordRefused
from tonk.rules.guests.guest_knobs import GameName
from tonk.session.learning.drill_kinds import DrillKind
from tonk.session.learning.drills import Drill
from tonk.session.learning.game_drills import kinds_of, score_key

RESTS = (1, 3, 7, 21)
"""The days that a drill rests after one, two, three and four right answers in a row."""
LAST = 10
"""The number of recent answers to remember for each kind."""
_MOST_KEPT, _MOST_ASKED = 32, 10**9
_LATEST = 4_000_000


@dataclass(frozen=True)
class ScheduledDrill:
    """A scheduled drill.

    Attributes:
        drill: The drill.
        box: The number of right answers in a row.
        due: The day (`date.toordinal`) from which it is asked again.
    """

    drill: Drill
    box: int
    due: int

    def to_json(self) -> dict[str, Any]:
        """Return the drill as a plain JSON object."""
        return {**self.drill.to_json(), "box": self.box, "due": self.due}

    @classmethod
    def from_json(cls, value: Any) -> "ScheduledDrill":
        """Return the drill in a JSON value.

        Raises:
            RecordRefused: It is not a drill.
        """
        drill = Drill.from_json(value)
        box, due = value.get("box"), value.get("due")
        if type(box) is not int or type(due) is not int or not 0 <= box < len(RESTS) + 1 or not 0 <= due < _LATEST:
            raise RecordRefused("it is no drill")
        return cls(drill, box, due)


@dataclass(frozen=True)
class SpacedRepetition:
    """The memory of all drills.

    Attributes:
        asked: The number made so far, which is the next one's seed.
        kept: The scheduled ones.
        last: For each kind of question about a game, whether the recent answers were right, the last one last.
    """

    asked: int = 0
    kept: tuple[ScheduledDrill, ...] = ()
    last: Mapping[str, tuple[bool, ...]] = field(default_factory=dict, hash=False)

    def due(self, kinds: Sequence[DrillKind], today: int, game: GameName = "tonk") -> list[Drill]:
        """Return the drills that are due now, those longest due first.

        Args:
            kinds: Their kinds.
            today: The day, as `date.toordinal` counts it.
            game: The game that they are about.
        """
        ready = [one for one in self._of(kinds, game) if one.due <= today]
        return [one.drill for one in sorted(ready, key=lambda one: one.due)]

    def next_due(self, kinds: Sequence[DrillKind], game: GameName = "tonk") -> int | None:
        """Return the day on which the first of these kinds about a game is due, or None."""
        return min((one.due for one in self._of(kinds, game)), default=None)

    def _of(self, kinds: Sequence[DrillKind], game: GameName) -> list[ScheduledDrill]:
        return [one for one in self.kept if one.drill.kind in kinds and one.drill.game == game]

    @property
    def has_room(self) -> bool:
        """Return whether there is room for one more, possibly in place of a better known drill."""
        return len(self.kept) < _MOST_KEPT or any(one.box for one in self.kept)

    def score(self, kinds: Sequence[DrillKind], game: GameName = "tonk") -> tuple[int, int]:
        """Return the number of right answers among the recent ones of these kinds, and the number of those."""
        found = [right for kind in kinds for right in self.last.get(score_key(kind, game), ())]
        return sum(found), len(found)

    def made(self) -> "SpacedRepetition":
        """Return the memory after one more drill was made."""
        return replace(self, asked=(self.asked + 1) % _MOST_ASKED)

    def answered(self, drill: Drill, today: int, *, right: bool) -> "SpacedRepetition":
        """Return the memory after an answer to a drill.

        Args:
            drill: The drill.
            today: The day, as `date.toordinal` counts it.
            right: True if the answer was right.
        """
        key = score_key(drill.kind, drill.game)
        last = {**self.last, key: (*self.last.get(key, ()), right)[-LAST:]}
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
        """Add these mistakes of the player's, due from today; existing ones stay unchanged."""
        there = [one.drill for one in self.kept]
        new = tuple(ScheduledDrill(drill, 0, today) for drill in drills if drill not in there)
        return replace(self, kept=_as_many_as_fit((*self.kept, *new)))

    def to_json(self) -> dict[str, Any]:
        """Return all of it as a plain JSON object."""
        last = {kind: list(answers) for kind, answers in self.last.items()}
        return {"asked": self.asked, "kept": [one.to_json() for one in self.kept], "last": last}

    @classmethod
    def from_json(cls, value: Any) -> tuple["SpacedRepetition", bool]:
        """Return the drills in a JSON value, and whether all of it could be read."""
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
    """Return the drills that fit, without the best known ones."""
    if len(kept) <= _MOST_KEPT:
        return kept
    least = sorted(kept, key=lambda one: one.box)[:_MOST_KEPT]
    return tuple(one for one in kept if one in least)


_KEYS = frozenset(score_key(kind, game) for game in get_args(GameName) for kind in kinds_of(game))


def _are_answers(value: object) -> bool:
    if not isinstance(value, dict) or not set(value) <= _KEYS:
        return False
    return all(
        isinstance(answers, list) and len(answers) <= LAST and all(type(one) is bool for one in answers)
        for answers in value.values()
    )
