"""Finished hands as records."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from tests.support.hands import deck_of, hand_of
from tonk.bots.play_style import PLAIN
from tonk.coaching import CoachBudget
from tonk.coaching.judging import HandReview
from tonk.coaching.review import ReviewProgress, played_by, review_of
from tonk.records import Record, action_text, result_of
from tonk.records.hand_extras import new_stocks_to_json
from tonk.rules import load_preset
from tonk.rules.cards import Seat, kinds_among, mask_of


@cache
def record_of(seed: int, rules_id: str = "jazz-club", names: Sequence[str] = ("casual", "novice", "casual")) -> Record:
    """Return a whole hand between these bots."""
    rules, seats = load_preset(rules_id), len(names)
    actions = tuple([action_text(at.to_act, action) for at, action in hand_of(rules, names, seed, [PLAIN])])
    deck = deck_of(rules, seats, seed)
    extras = {"seed": seed, "twists": list(kinds_among(mask_of(deck)))} if not rules.plain else {}
    players = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")[:seats]
    record = Record(rules, players, dealer=Seat(seed % seats), deck=deck, actions=actions, extras=extras)
    position = record.replay()
    assert position.outcome is not None
    if not rules.plain:
        made = new_stocks_to_json(position)
        record = replace(record, extras={"twists": extras["twists"], "reshuffles": made})
    return replace(record, result=result_of(position.outcome, 1, rules))


def reviewing(record: Record, seat: Seat, budget: CoachBudget) -> list[ReviewProgress]:
    """Return the steps of a review of a seat's hand, without the pauses."""
    return [step for step in review_of(played_by(record, seat), budget=budget) if step is not None]


def reviewed(record: Record, seat: Seat, budget: CoachBudget) -> HandReview:
    """Return the finished review."""
    review = reviewing(record, seat, budget)[-1].review
    assert review is not None
    return review


def little_hand() -> Record:
    """Return a hand in which the first seat has some choices."""
    return record_of(5)
