"""A run of drills: the choice of the next one, and the judgement of answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tonk.records import Record, RecordRefused, record_from_json
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import Action, RuleSet, View
from tonk.rules.cards import CardSet
from tonk.session.learning.drill_answers import answers_alike, compared, total_of
from tonk.session.learning.drill_kinds import COUNT, OWN, DrillKind
from tonk.session.learning.drills import Drill, looking, spreads_of
from tonk.session.learning.spaced_repetition import SpacedRepetition
from tonk.session.match.played_hand import PlayedHand

_MOST_MISTAKES = 3
"""The number of a hand's mistakes, the costliest ones, that become drills."""
_LONGEST_HAND = 20_000
"""The length of a record above which its hand gives no drills, since all drills share one file."""


class JudgedMove(NamedTuple):
    """The coach's value of a move, in stakes or points, with the error of its difference to the best."""

    action: Action
    value: float
    error: float


@dataclass
class DrillRun:
    """One session of drills.

    Attributes:
        kinds: The kind of question.
        rules: The rules.
        repetition: The scheduled drills.
        again: Drills that are due today or were answered wrong in this session, the next one first.
        fresh: The number of new ones asked.
    """

    kinds: tuple[DrillKind, ...]
    rules: RuleSet
    repetition: SpacedRepetition
    again: list[Drill]
    fresh: int = 0
    _turn: int = 0

    def next(self) -> Iterator[Drill | None]:
        """Search for the next drill: yield None during the search, and finally the drill, if there is one.

        Due and new drills alternate, as long as there are both.
        """
        self._turn += 1
        new = [kind for kind in self.kinds if kind != OWN]
        if self.again and (self._turn % 2 or not new):
            yield replace(self.again.pop(0))  # a new object, even for the same drill
            return
        if new:
            kind = new[self.fresh % len(new)]
            self.fresh += 1
            seed, self.repetition = self.repetition.asked, self.repetition.made()
            yield from looking(kind, self.rules, seed)

    def answered(self, drill: Drill, today: int, *, right: bool) -> None:
        """Take the answer to a drill; one answered wrong is repeated after the waiting ones.

        Args:
            drill: The drill.
            today: The day, as `date.toordinal` counts it.
            right: True if the answer was right.
        """
        self.repetition = self.repetition.answered(drill, today, right=right)
        if not right:
            self.again.append(drill)


def right_by_rules(drill: Drill, view: View, answer: int | CardSet) -> bool:
    """Judge an answer by the rules: a count, or the cards of a spread, none if there is none.

    Args:
        drill: The drill.
        view: The view of the seat that is asked.
        answer: The answer.
    """
    if drill.kind == COUNT:
        return answer == total_of(view)
    spreads = spreads_of(view)
    return answer in spreads if spreads else answer == 0


def right_by_coach(drill: Drill, action: Action, worths: Sequence[JudgedMove]) -> bool:
    """Return whether an action is not surely worse than the best answer.

    For an answer that stands for several moves, such as not dropping, the best of these counts.

    Args:
        drill: The drill.
        action: The answer.
        worths: The value of every move, the best first.
    """
    answers = [one for one in worths if compared(drill.kind, one.action)]
    mine = [one for one in answers if answers_alike(drill.kind, one.action, action)]
    return bool(mine) and answers[0].value - mine[0].value <= mine[0].error


def mistakes_of(hand: PlayedHand, review: str) -> list[Drill]:
    """Return the drills from a review of a hand: its sure losses, the costliest ones first.

    Args:
        hand: The hand.
        review: Its review, as JSON (`tonk.coaching`); an invalid one gives none.
    """
    if len(hand.record) > _LONGEST_HAND:
        return []
    try:
        parsed, record = strict_json(review), record_from_json(strict_json(hand.record))
    except (NotStrict, RecordRefused):
        return []
    decisions = parsed.get("decisions") if isinstance(parsed, dict) else None
    lost = [one for one in decisions if _is_mistake(one)] if isinstance(decisions, list) else []
    dearest = sorted(lost, key=lambda one: -one["loss"])[:_MOST_MISTAKES]
    return [drill for one in dearest if (drill := _cut(record, one["step"])) is not None]


def _is_mistake(decision: Any) -> bool:
    if not isinstance(decision, Mapping) or decision.get("sure") is not True:
        return False
    return type(decision.get("step")) is int and type(decision.get("loss")) in (int, float) and decision["loss"] > 0


def _cut(record: Record, step: int) -> Drill | None:
    """Return the decision at a step of a hand as a drill."""
    if not 0 <= step < len(record.actions):
        return None
    kept = {key: value for key, value in record.extras.items() if not key.startswith("x-")}
    begun = replace(record, actions=record.actions[:step], result=None, extras=kept)
    try:
        position = begun.replay()
    except RecordRefused:
        return None
    return None if position.outcome is not None else Drill(OWN, begun, position.to_act)
