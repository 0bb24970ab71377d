"""Judgement of how well a seat played a hand, by what it saw at each decision, and of how much was luck.

**A decision** is a moment at which the seat had a choice. It is not judged if there was nothing to decide and the seat
did that. Its *loss* is the value of the best move minus the value of the move made. A loss counts only if it is *sure*,
more than one and a half times half the width of its 95 % interval (three standard errors), because the best move is
picked from several and a hand has many decisions.

**Accuracy** is the mean over the decisions of a score that starts at 100 and halves for every quarter of a stake surely
lost there; where points are scored, for every 7.5 points; where lives are lost, for every quarter of one.

**Par, luck and skill** add up to what the seat won, in stakes, or in points above the mean of the table; in guest
games, in points or lives above the mean of the others. *Par* is the value of the hand at the seat's first choice, with
best play from there: the luck of the deal, the seat's place, and what the others had done by then. *Skill* is minus the
sum of the sure losses; nobody can play better than the best move, so it is at most 0. *Luck* is the rest: what the
stock brought, and what the others held and did. A seat that never had a choice has no par and no skill, and all it won
was luck.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tonk.bots.weights import PolicyWeights
from tonk.coaching.advice import Advice
from tonk.coaching.coach import Coach, CoachBudget
from tonk.coaching.equivalents import grouped
from tonk.rules import Action, View
from tonk.rules.cards import Seat

REVIEW_BUDGET: Final = CoachBudget(turns=30_000, least=4_000)
"""The work for each decision of a finished hand under review."""
_CLEAR_OF_ZERO: Final = 1.5
"""The factor on half the width of the 95 % interval above which a loss is sure."""


class Choice(NamedTuple):
    """A seat's action at a step of a hand, with the view it had."""

    step: int
    """The number of the action in the record."""
    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision and how good it was."""

    step: int
    """The number of the action in the record."""
    action: Action
    best: Action
    loss: float
    """The estimated value of the best move minus that of the move made; 0 or more."""
    sure: bool
    """True if the loss is beyond reasonable doubt."""
    advice: Advice

    @property
    def lost(self) -> float:
        """Return the sure loss; 0 if the loss isn't sure."""
        return self.loss if self.sure else 0.0


class HandWorth(NamedTuple):
    """The value of the hand to the seat at one of its choices."""

    step: int
    """The number of the action in the record."""
    before: float
    """The value with the best move still to come."""
    after: float
    """The value after the move that was made."""


@dataclass(frozen=True, slots=True)
class HandReview:
    """A judgement of how well a seat played a hand."""

    seat: Seat
    decisions: tuple[Decision, ...]
    """The decisions that were judged."""
    accuracy: float
    """The accuracy, 0 to 100; 100 if there was nothing to decide."""
    costliest: int | None
    """The index in ``decisions`` of the greatest sure loss; None if there is none."""
    par: float
    luck: float
    skill: float
    course: tuple[HandWorth, ...]
    """The value of the hand at each choice, judged or not."""

    @property
    def net(self) -> float:
        """Return the seat's winnings, in the unit of the advice."""
        return self.par + self.luck + self.skill


class TurningPoint(NamedTuple):
    """A turning point of a hand: from an action of the seat to its next one, or to the end."""

    first: int
    """The number of the action with which the value changed."""
    last: int
    """The number of the last action of the change; ``first`` if the seat's own move made it."""
    change: float
    """The change of the hand's value."""
    own: bool
    """True if the seat's own move changed it."""


class JudgedChoice(NamedTuple):
    """The judgement of one choice."""

    moment: HandWorth
    decision: Decision | None
    """The judged decision; None if there was nothing to decide."""


def judge(
    choice: Choice, budget: CoachBudget = REVIEW_BUDGET, seed: int = 0, tuned: PolicyWeights | None = None
) -> Iterator[JudgedChoice | None]:
    """Judge one choice in slices of a few milliseconds: yield None until the judgement.

    Args:
        choice: The choice that was made.
        budget: The coach's work for the choice.
        seed: The seed from which the coach's worlds are drawn.
        tuned: The weights that self-play found for the table, if that is known; the rule set's own otherwise.
    """
    view, action = choice.view, choice.action
    also = () if action in view.legal else (action,)
    for advice in Coach(seed, budget, tuned).ponder(view, also):
        if advice is not None:
            worth = advice.worth_of(action)
            loss = advice.loss_of(action)
            sure = worth is not None and loss > _CLEAR_OF_ZERO * worth.error
            moment = HandWorth(choice.step, advice.best.value, advice.best.value - loss)
            if advice.forced and not loss:
                yield JudgedChoice(moment, None)
                return
            if advice.done:
                decision = Decision(choice.step, action, advice.best.action, loss, sure, advice)
                yield JudgedChoice(moment, decision)
                return
        yield None


def is_choice(view: View) -> bool:
    """Return whether there are at least two legal actions that aren't equivalent."""
    return len(grouped(view, view.legal)) > 1


def summed_up(seat: Seat, judged: Sequence[JudgedChoice], net: float, halving_loss: float) -> HandReview:
    """Sum up the judged choices of a hand.

    Args:
        seat: The seat that made them.
        judged: All choices of the seat, in order.
        net: The seat's gain, in the unit of the advice.
        halving_loss: The loss that halves a decision's score.
    """
    decisions = tuple([one.decision for one in judged if one.decision is not None])
    shares = [0.5 ** (decision.lost / halving_loss) for decision in decisions]
    losses = [decision.lost for decision in decisions]
    most = max(losses, default=0.0)
    par = judged[0].moment.before if judged else 0.0
    skill = 0.0 - sum(losses, 0.0)
    return HandReview(
        seat=seat,
        decisions=decisions,
        accuracy=100 * sum(shares, 0.0) / len(shares) if shares else 100.0,
        costliest=losses.index(most) if most > 0 else None,
        par=par,
        luck=net - par - skill,
        skill=skill,
        course=tuple([one.moment for one in judged]),
    )


def turning_points(review: HandReview, actions: int, most: int = 3) -> tuple[TurningPoint, ...]:
    """Return the greatest changes of the hand's value to a seat, in the order of the hand.

    Args:
        review: The review of the hand.
        actions: The number of actions of the hand.
        most: The most turning points to return.
    """
    found: list[TurningPoint] = []
    for place, moment in enumerate(review.course):
        found.append(TurningPoint(moment.step, moment.step, moment.after - moment.before, own=True))
        following = review.course[place + 1 :][:1]
        then = following[0].before if following else review.net
        last = following[0].step - 1 if following else actions - 1
        found.append(TurningPoint(moment.step, last, then - moment.after, own=False))
    greatest = sorted(found, key=lambda turning: -abs(turning.change))[:most]
    return tuple(sorted([turning for turning in greatest if turning.change], key=lambda turning: turning[:2]))
