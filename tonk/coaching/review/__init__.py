"""Whole hands reviewed: a record is replayed, and of each decision of a seat the coach gets the view, and no more."""

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
    """A finished hand as one seat played it."""

    seat: Seat
    choices: tuple[Choice, ...]
    """Its action wherever there was more than one thing to do."""
    net: float
    """The amount it won, in the unit of the advice."""
    halves: float
    """The loss at a decision that is half as good as it could be."""


class ReviewProgress(NamedTuple):
    """A review of a hand, as far as it has come."""

    judged: tuple[JudgedChoice, ...]
    """The choices that have been judged so far."""
    of: int
    """The number of all."""
    review: HandReview | None = None
    """The whole, once all have been judged."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those that are known by now."""
        if self.review is not None:
            return self.review.decisions
        return tuple(one.decision for one in self.judged if one.decision is not None)


def played_by(record: Record, seat: Seat) -> HandOfSeat:
    """Return how a seat played the hand of a record.

    Raises:
        RecordRefused: The record can't be.
        ValueError: The hand is not over, or there is no such seat.
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
    return HandOfSeat(seat, tuple(choices), net, game.magnitudes(record.rules).halves)


def review_of(
    played: HandOfSeat,
    judged: tuple[JudgedChoice, ...] = (),
    budget: CoachBudget = REVIEW_BUDGET,
    seed: int = 0,
    tuned: PolicyWeights | None = None,
) -> Iterator[ReviewProgress | None]:
    """Review a hand in slices of a few milliseconds: None where there is nothing new to say.

    Args:
        played: The hand.
        judged: The decisions judged before, if a review is gone on with.
        budget: How much work is done for each choice.
        seed: The seed from which the coach's worlds are drawn.
        tuned: The weights that self-play found for the table, if that is known.
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
    review = summed_up(played.seat, judged, played.net, played.halves)
    yield ReviewProgress(judged, len(played.choices), review)
