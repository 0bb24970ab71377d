"""The steps of lessons about a rule set, whose words follow its knobs."""

from dataclasses import dataclass

from tonk.rules import RuleSet
from tonk.session.learning.lessons import Names, Step, pointed_things
from tonk.words.learning.rule_lessons import rule_lesson_says


@dataclass(frozen=True)
class RuleSteps:
    """Makes the steps of exercises at one table.

    Attributes:
        rules: The rules that are played there.
        names: The names of the players, the learner first.
    """

    rules: RuleSet
    names: Names

    def step(self, says: str, *points: str, does: str = "", others: bool = False, result: bool = False) -> Step:
        """Return a step.

        Args:
            says: The name of its text.
            points: The things that it points at (`pointed_things`).
            does: The actions, any of which leads to the next step, with ``|`` between them; empty for none.
            others: True if the others play now.
            result: True if the result of the hand is shown with it.
        """
        return Step(
            rule_lesson_says(says, self.rules, self.names),
            pointed_things(*points),
            tuple(does.split("|")) if does else (),
            others=others,
            result=result,
        )
