"""Reviews of whole hands: replays a record and shows the coach only the seat's view at each of its decisions."""

from collections.abc import Iterator
from typing import NamedTuple

from tonk.bots.weights import PolicyWeights
from tonk.coaching.coach import CoachBudget
from tonk.coaching.coached_games import COACHED_GAMES
from tonk.coaching.judging import REVIEW_BUDGET, Choice, Decision, HandReview, JudgedChoice, is_choice, judge, summed_up
from tonk.coaching.review.review_json import ReviewRefused, review_from_json, review_to_json
from tonk.records import Record, do_action
from tonk.records.notation import parse_action
from tonk.rules.cards import Seat

__all__ = [
    "Played",
    "ReviewRefused",
    "Reviewing",
    "played_by",
    "review_from_json",
    "review_of",
    "review_to_json",
]


class HandOfSeat(NamedTuple):
    """A finished hand as played by one seat."""

    seat: Seat
    choices: tuple[Choice, ...]
    """The seat's actions wherever it had a choice."""
    net: float
    """The seat's winnings, in the unit of the advice."""
    halving_loss: float
    """The loss that halves a decision's score, in the same unit."""


class ReviewProgress(NamedTuple):
    """A review in progress."""

    judged: tuple[JudgedChoice, ...]
    """The choices judged so far."""
    of: int
    """The number of choices of the hand."""
    review: HandReview | None = None
    """The whole review, once all choices have been judged."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return the decisions judged so far."""
        if self.review is not None:
            return self.review.decisions
        return tuple(one.decision for one in self.judged if one.decision is not None)


def played_by(record: Record, seat: Seat) -> HandOfSeat:
    """Return the hand of a record as played by a seat.

    Raises:
        RecordRefused: The record can't be replayed.
        ValueError: The hand isn't over, or there is no such seat.
    """
    position = record.start()
    if not 0 <= seat < position.seats:
        raise ValueError(f"there is no seat {seat}")
    choices = []
    for step, text in enumerate(record.actions):
        view = position.view(seat) if position.to_act == seat else None
        do_action(position, text, step)
        if view is not None and is_choice(view):
            choices.append(Choice(step, view, parse_action(text)[1]))
    outcome = position.outcome
    if outcome is None:
        raise ValueError("the hand is not over")
    game = COACHED_GAMES[record.rules.game]
    net = game.net(record.rules, outcome, seat, position.score)
    return HandOfSeat(seat, tuple(choices), net, game.magnitudes(record.rules).halving_loss)


def review_of(
    played: HandOfSeat,
    judged: tuple[JudgedChoice, ...] = (),
    budget: CoachBudget = REVIEW_BUDGET,
    seed: int = 0,
    tuned: PolicyWeights | None = None,
) -> Iterator[ReviewProgress | None]:
    """Review a hand in slices of a few milliseconds: yield progress after each choice, and None in between.

    Args:
        played: The hand, as played by the seat.
        judged: The choices judged before, if the review is being resumed.
        budget: The coach's work for each choice.
        seed: The seed from which the coach's worlds are drawn.
        tuned: The weights that self-play found for the table, if that is known; the rule set's own otherwise.
    """
    yield ReviewProgress(judged, len(played.choices))
    for choice in played.choices[len(judged) :]:
        for found in judge(choice, budget, seed, tuned):
            if found is None:
                yield None
                continue
            judged = (*judged, found)
            if len(judged) < len(played.choices):
                yield ReviewProgress(judged, len(played.choices))
    review = summed_up(played.seat, judged, played.net, played.halving_loss)
    yield ReviewProgress(judged, len(played.choices), review)
