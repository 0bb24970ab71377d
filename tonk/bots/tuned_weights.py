"""Weights of each level at each table: fixed ones for the lower levels, and those found by self-play for the upper two.

Self-play finds the best play against players who play the same. ``expert`` thinks ahead from there; ``sharp`` drops a
little later, which costs it something against the expert and gains something against more cautious players.

The tuned weights are files in ``assets/weights``, one for each rule set, with a set for each number of players
(``python main.py tune`` makes them). House rules use those of the most similar preset, made bolder or more careful by
what being caught costs.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from functools import cache, lru_cache
from math import log
from typing import Any

from tonk.bots.weights import (
    LEVEL_WEIGHTS,
    LEVEL_WEIGHTS_FOR_POINTS,
    UNTUNED,
    UNTUNED_FOR_POINTS,
    Level,
    PolicyWeights,
    SpecialWeights,
)
from tonk.resources import assets_root
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, RuleSet, load_preset, preset_ids
from tonk.rules.payouts import cost_of_being_caught
from tonk.rules.ruleset import differing_knobs

FORMAT = "tonk-weights/1"
INSTANT_LEVELS: tuple[Level, ...] = (*LEVEL_WEIGHTS, "sharp")
"""The levels that answer at once, the weakest first."""
_MILDER_POINTS = 0.6
"""The points by which ``sharp`` counts an unseen card lower than self-play found.

Self-play ends where everyone is so bold that a little more costs a lot and a little less costs next to nothing. Against
``solid``, a sharp player wins about as much with 0.5 points less as without, at some tables more; and one that keeps to
what self-play found wins 0.01 to 0.10 stakes a hand from one that counts 0.5 to 0.7 less (16,000 hands at nine tables).
"""
_MILDER_POINTS_IF_SCORED = 1.4
"""The same in rules with points: it puts ``sharp`` between expert and ``solid``, some points a round from either."""
_MOST_POINTS = 4.5
"""The most points that ``sharp`` counts for an unseen card where stakes are paid.

Self-play is bolder only in the Black Company of 1992. With four players there, one that is only a little more cautious
wins 0.34 stakes a hand from ``solid`` and loses 0.06 to the expert, so ``sharp`` is held back to stand between the two.
"""
_CAUTION_POINTS = 3.5
"""The points by which a drop limit falls when being caught costs e times as much.

A drop breaks even at odds of its cost to its gain. This is the value of those odds in points when the lowest other hand
is known to within about six points, as it is after a round.
"""
_MOST_ROUNDS, _MOST_OF_ALL = 20, 50
"""The most rounds, and the highest number, that weights from a file may have."""
_WORDS = {"name", "source"}
_SPECIAL, _BY_ROUND = "special", "points_per_unseen_card"
_FIRST_NAMES = {
    "nerve": _BY_ROUND,
    "awe": "meld_discount",
    "leaning": "drop_variation_points",
    "out_worth": "points_per_out",
    "take_margin": "take_margin_points",
    "feeding": "feeding_cost_points",
    "knack": _SPECIAL,
    "wild_worth": "wild_points",
    "cross_worth": "cross_points_per_card",
    "risk": "caution_per_laid_point",
    "score_weight": "score_share",
    "near": "near_cards",
}
"""The names of weights in files of version 0.1.0."""


@lru_cache(maxsize=64)
def weights_of(level: Level, rules: RuleSet, seats: int, tuned: PolicyWeights | None = None) -> PolicyWeights:
    """Return the weights of a level at a table.

    Args:
        level: One of ``INSTANT_LEVELS``, or ``expert``.
        rules: The rule set played there.
        seats: The number of players.
        tuned: The weights that self-play found for this table, if that is known; the rule set's own otherwise.
    """
    if level in LEVEL_WEIGHTS:
        return (LEVEL_WEIGHTS_FOR_POINTS if rules.scores_points else LEVEL_WEIGHTS)[level]
    found = _found(rules, seats) if tuned is None else tuned
    if level != "sharp":
        return found
    if rules.scores_points:
        return _bolder(found, -_MILDER_POINTS_IF_SCORED)
    milder = _bolder(found, -_MILDER_POINTS)
    held_back = tuple([min(points, _MOST_POINTS) for points in milder.points_per_unseen_card])
    return replace(milder, points_per_unseen_card=held_back)


def _found(rules: RuleSet, seats: int) -> PolicyWeights:
    """Return the weights that self-play found for this table, or for the most similar one."""
    alike = _nearest(rules)
    if alike is None:
        return untuned_for(rules)
    tuned = _tuned(alike.id).get(seats, untuned_for(rules))
    dearer = cost_of_being_caught(rules, seats) / cost_of_being_caught(alike, seats)
    if dearer == 1:
        return tuned
    return _bolder(tuned, -_CAUTION_POINTS * log(dearer) / rules.dealt(seats))


def untuned_for(rules: RuleSet) -> PolicyWeights:
    """Return the weights that tuning starts from; ``sharp`` plays by them where nothing was tuned."""
    return UNTUNED_FOR_POINTS if rules.scores_points else UNTUNED


def _bolder(weights: PolicyWeights, points: float) -> PolicyWeights:
    """Return the weights with ``points`` more for every unseen card."""
    bolder = tuple([max(0.0, before + points) for before in weights.points_per_unseen_card])
    return replace(weights, points_per_unseen_card=bolder)


def missing_weights() -> tuple[str, ...]:
    """Return the ids of the presets whose weights can't be read; their bots play untuned."""
    return tuple(rules_id for rules_id in preset_ids() if not _tuned(rules_id))


@cache
def _tuned(rules_id: str) -> dict[int, PolicyWeights]:
    """Return the tuned weights of a preset by number of players; none if its file can't be used."""
    try:
        body = json.loads(assets_root().joinpath("weights", f"{rules_id}.json").read_text(encoding="utf-8"))
        return {int(seats): weights_from_json(weights) for seats, weights in body["weights"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _nearest(rules: RuleSet) -> RuleSet | None:
    """Return the preset that differs from a rule set in the fewest knobs; if several do, the one it starts from.

    Stakes and points are never mixed: one says nothing about how to play the other.
    """

    def differences(preset: RuleSet) -> tuple[int, bool]:
        return len(differing_knobs(preset, rules).keys() - _WORDS), preset.id != rules.id

    presets = [load_preset(rules_id) for rules_id in dict.fromkeys((*preset_ids(), rules.id))]
    return min(
        [one for one in presets if one.game == rules.game and one.scores_points == rules.scores_points],
        key=differences,
        default=None,
    )


def weights_to_json(weights: PolicyWeights) -> dict[str, Any]:
    """Return weights as a plain JSON object, without those for special cards if they are the default."""
    values = asdict(weights)
    if weights.special == SpecialWeights():
        del values[_SPECIAL]
    return values


def weights_from_json(body: dict[str, Any]) -> PolicyWeights:
    """Return the weights written by this version or by 0.1.0.

    Raises:
        KeyError: A number is missing.
        TypeError: These are no weights.
    """
    body = _with_names_of_today(body)
    values = {field.name: body[field.name] for field in fields(PolicyWeights) if field.name != _SPECIAL}
    special = SpecialWeights(**_with_names_of_today(body.get(_SPECIAL, {})))
    return PolicyWeights(**{**values, _BY_ROUND: tuple(values[_BY_ROUND]), _SPECIAL: special})


def _with_names_of_today(body: Mapping[str, Any]) -> dict[str, Any]:
    return {_FIRST_NAMES.get(name, name): body[name] for name in body}


def valid_weight_sets(body: Mapping[str, Any]) -> dict[int, PolicyWeights]:
    """Return the valid weights in a file by number of players."""
    found = {seats: weights_if_valid(body.get(str(seats))) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
    return {seats: weights for seats, weights in found.items() if weights is not None}


def weights_if_valid(body: Any) -> PolicyWeights | None:
    """Return the weights in a JSON value, or None if they are not valid."""
    try:
        weights = weights_from_json(body)
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    return weights if _are_sane(weights) else None


def _are_sane(weights: PolicyWeights) -> bool:
    """Return whether all numbers are within reason."""
    by_round = weights.points_per_unseen_card
    if not 1 <= len(by_round) <= _MOST_ROUNDS or not all(_is_number(one) for one in by_round):
        return False
    usual = {**asdict(UNTUNED), **asdict(SpecialWeights())}
    numbers = {**asdict(weights), **asdict(weights.special)}
    return all(
        isinstance(numbers[name], bool) if isinstance(value, bool) else _is_number(numbers[name])
        for name, value in usual.items()
        if name not in (_BY_ROUND, _SPECIAL)
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _MOST_OF_ALL
