"""Reviews are saved as JSON and come back unchanged; damage is refused in one sentence."""

import copy
import json
import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.judging import Decision, HandReview
from tonk.coaching.review import ReviewRefused, review_from_json, review_to_json
from tonk.records.strict import strict_json
from tonk.rules import Hit
from tonk.rules.cards import Seat, card_range
from tonk.storage.digests import LONGEST_REVIEW

from .asking import LITTLE
from .hands import record_of, reviewed


@cache
def reviews() -> list[HandReview]:
    """A review of a hand for stakes, and one of Twists."""
    return [reviewed(record, Seat(0), LITTLE) for record in (record_of(5), record_of(9, "twists"))]


def test_a_review_survives_saving() -> None:
    """A review survives text and the strict reader of files."""
    for review in reviews():
        text = json.dumps(review_to_json(review))
        assert review_from_json(strict_json(text)) == review
        assert len(text) < 60_000


def spoilt(review: Any, chance: random.Random) -> Any:
    """The same with one value replaced by another."""
    review = copy.deepcopy(review)
    at: Any = review
    key: Any = None
    while isinstance(at, dict | list) and at and (key is None or chance.random() < 0.8):
        holder, key = at, chance.choice([*at] if isinstance(at, dict) else range(len(at)))
        at = holder[key]
    wrong: list[Any] = [
        None,
        True,
        -1,
        1e300,
        float("nan"),
        "",
        "0 drop",
        [],
        {},
        [[]],
        "x" * 1000,
        10**30,
        10**400,
        {"step": 0},
    ]
    holder[key] = chance.choice(wrong)
    return review


def test_a_damaged_review_is_refused_or_is_a_review() -> None:
    """A review with anything in the wrong place is still a review, or is refused."""
    chance, refused = random.Random(4), 0
    for number in range(300):
        damaged = spoilt(review_to_json(reviews()[number % 2]), chance)
        try:
            review_from_json(damaged)
        except ReviewRefused:
            refused += 1
    assert refused > 200


@pytest.mark.parametrize("damaged", [None, [], {}, "x", 7, {"format": "tonk-review/1"}, {"format": "tonk-review/2"}])
def test_a_text_that_is_no_review_is_refused(damaged: Any) -> None:
    """A review with missing or unknown parts is refused."""
    with pytest.raises(ReviewRefused):
        review_from_json(damaged)
    with pytest.raises(ReviewRefused):
        review_from_json({**review_to_json(reviews()[0]), "more": 1})


def test_a_review_without_bounds_is_refused() -> None:
    """A review with endless decisions, or whose costliest decision doesn't exist, is refused."""
    whole = review_to_json(reviews()[0])
    for change in ({"decisions": whole["decisions"] * 2000}, {"costliest": len(whole["decisions"])}, {"skill": 1.0}):
        with pytest.raises(ReviewRefused):
            review_from_json({**whole, **change})


@pytest.mark.parametrize("number", [10**400, -(10**400), float("nan"), float("inf")], ids=["long", "low", "nan", "inf"])
def test_a_figure_beyond_all_bounds_is_damage(number: float) -> None:
    """An absurdly long figure is damage."""
    whole = review_to_json(reviews()[0])
    for key in ("accuracy", "par", "luck", "skill"):
        with pytest.raises(ReviewRefused):
            review_from_json({**whole, key: number})


def endless() -> tuple[Worth, ...]:
    """The values of hundreds of moves, with as many digits as possible."""
    hits = [Hit((card,), spread) for spread in range(14) for card in card_range(0, 50)]
    return tuple(Worth(hit, -place - 1 / 3, 1 / 3, 1 / 3, 1 / 3, 10_000) for place, hit in enumerate(hits))


@pytest.mark.parametrize("made", [0, 5, 699])
def test_of_endless_moves_only_readable_ones_are_kept(made: int) -> None:
    """The best ones are saved in order, including the move that was made."""
    worths = endless()
    decision = Decision(3, worths[made].action, worths[0].action, 0.0, sure=False, advice=Advice(worths, 40, done=True))
    review = replace(reviews()[0], decisions=(decision,), costliest=None)
    (read,) = review_from_json(strict_json(json.dumps(review_to_json(review)))).decisions
    assert len(read.advice.worths) == 300
    assert read.advice.worths[:299] == worths[:299]
    assert read.advice.worths[299] == worths[max(made, 299)]


def test_a_review_of_endless_moves_fits_its_file() -> None:
    """Many decisions share the available space."""
    worths = endless()
    advice = Advice(worths, 40, done=True)
    decisions = tuple(
        Decision(3, worths[9].action, worths[0].action, 0.0, sure=False, advice=advice) for _ in range(200)
    )
    text = json.dumps(review_to_json(replace(reviews()[0], decisions=decisions)))
    assert len(text) < LONGEST_REVIEW
    assert {one.advice.best for one in review_from_json(strict_json(text)).decisions} == {worths[0]}
