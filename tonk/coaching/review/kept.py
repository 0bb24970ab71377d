"""Reviews as they are kept: plain JSON, read back by a reader that believes nothing."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.judging import Decision, HandReview, Moment
from tonk.records.notation import NotationError, action_text, parse_action
from tonk.rules import MAX_PLAYERS, Action
from tonk.rules.cards import Seat

FORMAT = "tonk-review/1"
_MOST_DECISIONS = 1000
_MOST_WORTHS = 300
_MOST_WRITTEN = 6000
"""So many moves are written in all, for the history keeps no text that is longer than a mebibyte."""
_LONGEST_ACTION = 200
_MOST = 1_000_000.0
"""The largest figure of a review, above or below zero."""
Read = TypeVar("Read")


class ReviewRefused(ValueError):
    """Raised where what was kept is no review."""


def review_to_json(review: HandReview) -> dict[str, Any]:
    """A review as a plain JSON object."""
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
    """Return the best moves, as many as a reader accepts, with the one that was made among them."""
    advice = decision.advice
    kept, made = advice.worths[:most], advice.worth_of(decision.action)
    return kept if made is None or made in kept else (*kept[:-1], made)


def _text(seat: Seat, action: Action) -> str:
    return action_text(seat, action).partition(" ")[2]


def review_from_json(told: Any) -> HandReview:
    """The review that was kept.

    Raises:
        ReviewRefused: It is no review.
    """
    _keys(told, "format", "seat", "accuracy", "costliest", "par", "luck", "skill", "course", "decisions")
    if told["format"] != FORMAT:
        _refuse()
    seat = Seat(_whole(told["seat"], MAX_PLAYERS - 1))
    decisions = tuple([_decision(seat, one) for one in _listed(told["decisions"], _MOST_DECISIONS)])
    return HandReview(
        seat=seat,
        decisions=decisions,
        accuracy=_number(told["accuracy"], 0, 100),
        costliest=_maybe(told["costliest"], lambda value: _whole(value, len(decisions) - 1)),
        par=_number(told["par"]),
        luck=_number(told["luck"]),
        skill=_number(told["skill"], -_MOST, 0),
        course=tuple([_moment(one) for one in _listed(told["course"], _MOST_DECISIONS)]),
    )


def _moment(told: Any) -> Moment:
    step, before, after = _listed(told, 3, least=3)
    return Moment(_whole(step), _number(before), _number(after))


def _decision(seat: Seat, told: Any) -> Decision:
    _keys(told, "step", "action", "best", "loss", "sure", "advice")
    return Decision(
        step=_whole(told["step"]),
        action=_action(seat, told["action"]),
        best=_action(seat, told["best"]),
        loss=_number(told["loss"], 0),
        sure=_flag(told["sure"]),
        advice=_advice(seat, told["advice"]),
    )


def _advice(seat: Seat, told: Any) -> Advice:
    _keys(told, "worlds", "done", "error", "forced", "worths")
    return Advice(
        worths=tuple([_worth(seat, one) for one in _listed(told["worths"], _MOST_WORTHS, least=1)]),
        worlds=_whole(told["worlds"]),
        done=_flag(told["done"]),
        error=_number(told["error"], 0),
        forced=_flag(told["forced"]),
    )


def _worth(seat: Seat, told: Any) -> Worth:
    action, value, error, wins, taken, worlds = _listed(told, 6, least=6)
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


def _keys(told: Any, *keys: str) -> None:
    if not isinstance(told, dict) or set(told) != set(keys):
        _refuse()


def _listed(told: Any, most: int, *, least: int = 0) -> list[Any]:
    if not isinstance(told, list) or not least <= len(told) <= most:
        _refuse()
    return told


def _whole(told: Any, most: int = 1_000_000_000) -> int:
    if type(told) is not int or not 0 <= told <= most:
        _refuse()
    return told


def _number(told: Any, least: float = -_MOST, most: float = _MOST) -> float:
    if type(told) not in (int, float) or not least <= told <= most:  # which NaN is not, either
        _refuse()
    return float(told)


def _flag(told: Any) -> bool:
    if type(told) is not bool:
        _refuse()
    return told


def _maybe(told: Any, read: Callable[[Any], Read]) -> Read | None:
    return None if told is None else read(told)


def _action(seat: Seat, told: Any) -> Action:
    if not isinstance(told, str) or len(told) > _LONGEST_ACTION:
        _refuse()
    try:
        return parse_action(f"{seat} {told}")[1]
    except NotationError:
        _refuse()
