"""Reviews as plain JSON, and a strict reader for them."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.judging import Decision, HandReview, HandWorth
from tonk.records.notation import NotationError, action_text, parse_action
from tonk.rules import MAX_PLAYERS, Action
from tonk.rules.cards import Seat

FORMAT = "tonk-review/1"
_MOST_DECISIONS = 1000
_MOST_WORTHS = 300
_MOST_WRITTEN = 6000
"""The most moves written for a review: the history stores no text longer than 1 MiB."""
_LONGEST_ACTION = 200
_MOST = 1_000_000.0
"""The largest absolute value of a figure in a review."""
Read = TypeVar("Read")


class ReviewRefused(ValueError):
    """Raised if JSON is not a valid review."""


def review_to_json(review: HandReview) -> dict[str, Any]:
    """Return a review as a plain JSON object."""
    seat, most = review.seat, min(_MOST_WORTHS, max(2, _MOST_WRITTEN // max(1, len(review.decisions))))
    return {
        "format": FORMAT,
        "seat": seat,
        "accuracy": review.accuracy,
        "costliest": review.costliest,
        "par": review.par,
        "luck": review.luck,
        "skill": review.skill,
        "course": [list(moment) for moment in review.course],
        "decisions": [
            {
                "step": decision.step,
                "action": _text(seat, decision.action),
                "best": _text(seat, decision.best),
                "loss": decision.loss,
                "sure": decision.sure,
                "advice": _advice_to_json(seat, decision, most),
            }
            for decision in review.decisions
        ],
    }


def _advice_to_json(seat: Seat, decision: Decision, most: int) -> dict[str, Any]:
    advice = decision.advice
    return {
        "worlds": advice.worlds,
        "done": advice.done,
        "error": advice.error,
        "forced": advice.forced,
        "worths": [
            [_text(seat, worth.action), worth.value, worth.error, worth.wins, worth.taken, worth.worlds]
            for worth in _worths_kept(decision, most)
        ],
    }


def _worths_kept(decision: Decision, most: int) -> tuple[Worth, ...]:
    """Return a decision's best moves, at most ``most``, always with the move made."""
    advice = decision.advice
    kept, made = advice.worths[:most], advice.worth_of(decision.action)
    return kept if made is None or made in kept else (*kept[:-1], made)


def _text(seat: Seat, action: Action) -> str:
    return action_text(seat, action).partition(" ")[2]


def review_from_json(body: Any) -> HandReview:
    """Return the review read from JSON.

    Raises:
        ReviewRefused: It isn't a valid review.
    """
    _keys(body, "format", "seat", "accuracy", "costliest", "par", "luck", "skill", "course", "decisions")
    if body["format"] != FORMAT:
        _refuse()
    seat = Seat(_whole(body["seat"], MAX_PLAYERS - 1))
    decisions = tuple([_decision(seat, one) for one in _listed(body["decisions"], _MOST_DECISIONS)])
    return HandReview(
        seat=seat,
        decisions=decisions,
        accuracy=_number(body["accuracy"], 0, 100),
        costliest=_maybe(body["costliest"], lambda value: _whole(value, len(decisions) - 1)),
        par=_number(body["par"]),
        luck=_number(body["luck"]),
        skill=_number(body["skill"], -_MOST, 0),
        course=tuple([_moment(one) for one in _listed(body["course"], _MOST_DECISIONS)]),
    )


def _moment(numbers: Any) -> HandWorth:
    step, before, after = _listed(numbers, 3, least=3)
    return HandWorth(_whole(step), _number(before), _number(after))


def _decision(seat: Seat, body: Any) -> Decision:
    _keys(body, "step", "action", "best", "loss", "sure", "advice")
    return Decision(
        step=_whole(body["step"]),
        action=_action(seat, body["action"]),
        best=_action(seat, body["best"]),
        loss=_number(body["loss"], 0),
        sure=_flag(body["sure"]),
        advice=_advice(seat, body["advice"]),
    )


def _advice(seat: Seat, body: Any) -> Advice:
    _keys(body, "worlds", "done", "error", "forced", "worths")
    return Advice(
        worths=tuple([_worth(seat, one) for one in _listed(body["worths"], _MOST_WORTHS, least=1)]),
        worlds=_whole(body["worlds"]),
        done=_flag(body["done"]),
        error=_number(body["error"], 0),
        forced=_flag(body["forced"]),
    )


def _worth(seat: Seat, values: Any) -> Worth:
    action, value, error, wins, taken, worlds = _listed(values, 6, least=6)
    return Worth(
        action=_action(seat, action),
        value=_number(value),
        error=_number(error, 0),
        wins=_number(wins, 0, 1),
        taken=_maybe(taken, lambda value: _number(value, 0, 1)),
        worlds=_whole(worlds),
    )


def _refuse() -> NoReturn:
    raise ReviewRefused("no review")


def _keys(body: Any, *keys: str) -> None:
    if not isinstance(body, dict) or set(body) != set(keys):
        _refuse()


def _listed(value: Any, most: int, *, least: int = 0) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        _refuse()
    return value


def _whole(value: Any, most: int = 1_000_000_000) -> int:
    if type(value) is not int or not 0 <= value <= most:
        _refuse()
    return value


def _number(value: Any, least: float = -_MOST, most: float = _MOST) -> float:
    if type(value) not in (int, float) or not least <= value <= most:  # false for NaN too
        _refuse()
    return float(value)


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        _refuse()
    return value


def _maybe(value: Any, read: Callable[[Any], Read]) -> Read | None:
    return None if value is None else read(value)


def _action(seat: Seat, text: Any) -> Action:
    if not isinstance(text, str) or len(text) > _LONGEST_ACTION:
        _refuse()
    try:
        return parse_action(f"{seat} {text}")[1]
    except NotationError:
        _refuse()
