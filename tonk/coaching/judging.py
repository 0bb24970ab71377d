"""Judgements of how well a seat played a hand, by what it saw at each decision; and of what was luck.

**A decision** is a moment at which the seat had a choice; where there was nothing to think over and the seat did it,
nothing is judged. Its *loss* is what the best move was worth more than the one that was made. A loss counts only where
it is *sure*: half as much again as half its 95 % interval must lie between it and nothing (three standard errors),
for the best move has been picked out of several, and a hand has many decisions.

**Accuracy** is the mean over the decisions of 100, halved for every quarter of a stake that was surely lost there
(where points are scored: for every 7.5 points; of lives for every quarter of one).

**Par, luck and skill** add up to what the seat won, all in stakes, or in points ahead of the table's mean (at the
tables of guests in points, or lives, more than the others on average). *Par* is
what the hand was worth when the seat first had a choice, if it went on as well as it could: the luck of the deal, the
place at the table, and what the others had done by then. *Skill* is minus all sure losses: nobody can play better than
the best move, so it is never above nothing. *Luck* is the rest: what the stock brought, what the others held and did.
A seat that never had a choice has par and skill of nothing, and all it won was luck.
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
"""The work done for each decision of a hand that is looked at afterwards."""
_CLEAR_OF_ZERO: Final = 1.5
"""A sure loss is more than so many times half its 95 % interval."""


class Choice(NamedTuple):
    """An action of a seat at a step of a hand, and what the seat saw."""

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
    """The estimate of how much more the best move was worth; 0 or more."""
    sure: bool
    """True if it is beyond doubt that something was lost."""
    advice: Advice

    @property
    def lost(self) -> float:
        """Return what was surely lost."""
        return self.loss if self.sure else 0.0


class HandWorth(NamedTuple):
    """The worth of the hand to the seat at one of its choices."""

    step: int
    """The number of the action in the record."""
    before: float
    """With the best move still to be made."""
    after: float
    """After the move that was made."""


@dataclass(frozen=True, slots=True)
class HandReview:
    """A judgement of how well a seat played a hand."""

    seat: Seat
    decisions: tuple[Decision, ...]
    """Those that were judged."""
    accuracy: float
    """0 to 100; 100 where there was nothing to decide."""
    costliest: int | None
    """The place in ``decisions`` of the one at which most was surely lost; None where nothing was."""
    par: float
    luck: float
    skill: float
    course: tuple[HandWorth, ...]
    """The worth of the hand at each choice, whether judged or not."""

    @property
    def net(self) -> float:
        """Return what the seat won, in the unit of the advice."""
        return self.par + self.luck + self.skill


class TurningPoint(NamedTuple):
    """A turning point of a hand: from an action of the seat to its next one, or to the end."""

    first: int
    """The number of the action after which it was worth something else."""
    last: int
    """The number of the action by which that was so: ``first`` itself where the seat's own move did it."""
    change: float
    """By how much it was worth more, or less."""
    own: bool
    """True if it was the seat's own move that changed it."""


class JudgedChoice(NamedTuple):
    """The judgement of one choice."""

    moment: HandWorth
    decision: Decision | None
    """None where there was nothing to think over."""


def judge(
    choice: Choice, budget: CoachBudget = REVIEW_BUDGET, seed: int = 0, tuned: PolicyWeights | None = None
) -> Iterator[JudgedChoice | None]:
    """Judge one choice, in slices of a few milliseconds: None until it has been (the rest as of :class:`Coach`).

    Args:
        choice: The choice that was made.
        budget: How long the coach may think of it.
        seed: The seed of the worlds that are tried.
        tuned: The weights of bots tuned for these rules; None for the usual ones.
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
    """Return whether there is more than one thing to do."""
    return len(grouped(view, view.legal)) > 1


def summed_up(seat: Seat, judged: Sequence[JudgedChoice], net: float, halves: float) -> HandReview:
    """Return what the judged choices of a hand amount to.

    Args:
        seat: The seat that made them.
        judged: All choices of the seat, the first first.
        net: The seat's gain, in the unit of the advice.
        halves: The loss at a decision that is half as good as it could be.
    """
    decisions = tuple([one.decision for one in judged if one.decision is not None])
    shares = [0.5 ** (decision.lost / halves) for decision in decisions]
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
    """The greatest changes of what a hand was worth to a seat, in the order of the hand.

    Args:
        review: Of the hand.
        actions: How many actions the hand has.
        most: So many of them at most.
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
