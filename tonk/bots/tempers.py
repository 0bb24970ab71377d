"""Which temper a level plays by: fixed ones for the lower levels, and those found by self-play for the upper two.

What self-play finds is right against players who play the same. ``expert`` thinks ahead from there; ``sharp`` drops a
little later, which costs it something against the expert and gains something against milder players.

The tuned tempers are files in ``assets/tempers``, one for each rule set, with a temper for each number of players
(``python main.py tune`` makes them). A rule set that somebody made takes those of the preset that it is most like,
bolder or more careful by what it costs there to be caught.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields, replace
from functools import cache, lru_cache
from math import log
from typing import Any

from tonk.bots.temper import START, START_FOR_POINTS, TEMPERS, TEMPERS_FOR_POINTS, Knack, Temper
from tonk.resources import assets_root
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, RuleSet, load_preset, preset_ids

FORMAT = "tonk-tempers/1"
THUMB_LEVELS = (*TEMPERS, "sharp")
"""The levels that play by rules of thumb, the weakest first."""
_MILDER = 0.6
"""How many points fewer ``sharp`` counts a card for that it has not seen than self-play would have it.

Self-play ends where all are so bold that a little more is dear and a little less costs next to nothing. Against players
of ``solid`` a sharp one wins about as much with 0.5 points less as without, at some tables more; and who keeps to what
self-play found wins 0.01 to 0.10 stakes a hand from one that counts 0.5 to 0.7 less (16,000 hands at nine tables).
"""
_MILDER_FOR_POINTS = 1.4
"""The same where points are scored: it is between the expert and ``solid``, with some points a round to either side."""
_MOST = 4.5
"""For how many points ``sharp`` counts a card at most that it has not seen, where stakes are paid.

Self-play is bolder by the rules of the Black Company of 1992 alone. With four players there, one that is only a little
milder than that wins 0.34 stakes a hand from ``solid`` and loses 0.06 to the expert: it is held back, to stand between.
"""
_CAUTION = 3.5
"""By how many points fewer one drops where it is e times as dear to be caught.

As a drop pays what it may cost at odds of cost to gain, this is what those odds are worth in points where the lowest of
the other hands is told to about six points, as it is after a round.
"""
_MOST_ROUNDS, _MOST_OF_ALL = 20, 50
"""More than any temper that makes sense has: of rounds, and of any number."""
_WORDS = ("name", "source")
_KNACK = "knack"


@lru_cache(maxsize=64)
def temper_of(level: str, rules: RuleSet, seats: int, tuned: Temper | None = None) -> Temper:
    """The temper of a level at a table of so many seats; ``tuned`` is what self-play found for it, if that is known."""
    if level in TEMPERS:
        return (TEMPERS_FOR_POINTS if rules.scoring == "points" else TEMPERS)[level]
    found = _found(rules, seats) if tuned is None else tuned
    if level != "sharp":
        return found
    if rules.scoring == "points":
        return _bolder(found, -_MILDER_FOR_POINTS)
    milder = _bolder(found, -_MILDER)
    return replace(milder, nerve=tuple([min(nerve, _MOST) for nerve in milder.nerve]))


def _found(rules: RuleSet, seats: int) -> Temper:
    """What self-play found for a table, or for the one most like it."""
    alike = _nearest(rules)
    if alike is None:
        return start_for(rules)
    tuned = _tuned(alike.id).get(seats, start_for(rules))
    dearer = _cost_of_being_caught(rules, seats) / _cost_of_being_caught(alike, seats)
    if dearer == 1:
        return tuned
    return _bolder(tuned, -_CAUTION * log(dearer) / rules.dealt(seats))


def start_for(rules: RuleSet) -> Temper:
    """Where tuning starts from, and how a sharp player plays where nothing was tuned."""
    return START_FOR_POINTS if rules.scoring == "points" else START


def _bolder(temper: Temper, points: float) -> Temper:
    """The temper with so many points more for every card it has not seen."""
    return replace(temper, nerve=tuple([max(0.0, nerve + points) for nerve in temper.nerve]))


def _cost_of_being_caught(rules: RuleSet, seats: int) -> float:
    """What a caught dropper pays where one of the others is lower, in what each would have paid for the drop.

    Where points are scored, it is always 1; where there is a pot, the dropper's ante is lost on top.
    """
    if rules.scoring == "points":
        return 1
    paid = seats - 1 if rules.caught_pays == "all" else 1
    penalty = paid * rules.caught_multiplier + rules.caught_extra_to_lowest
    return penalty if rules.payment == "direct" else (penalty + rules.ante) / rules.ante


@cache
def _tuned(rules_id: str) -> dict[int, Temper]:
    """The tuned tempers of a preset, by number of players; none where its file can't be used."""
    try:
        told = json.loads(assets_root().joinpath("tempers", f"{rules_id}.json").read_text(encoding="utf-8"))
        return {int(seats): temper_from_json(temper) for seats, temper in told["tempers"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def _nearest(rules: RuleSet) -> RuleSet | None:
    """The preset that differs from a rule set in the fewest knobs; of several the one it starts from.

    One that is played for stakes says nothing of how to play for points, nor the other way round.
    """
    ours = rules.to_json()

    def differences(preset: RuleSet) -> tuple[int, bool]:
        theirs = preset.to_json()
        return sum(ours[knob] != theirs[knob] for knob in ours if knob not in _WORDS), preset.id != rules.id

    presets = [load_preset(rules_id) for rules_id in dict.fromkeys((*preset_ids(), rules.id))]
    return min([preset for preset in presets if preset.scoring == rules.scoring], key=differences, default=None)


def temper_to_json(temper: Temper) -> dict[str, Any]:
    """A temper as a plain JSON object; what it makes of twists and points is told where it is something of its own."""
    told = asdict(temper)
    if temper.knack == Knack():
        del told[_KNACK]
    return told


def temper_from_json(told: dict[str, Any]) -> Temper:
    """The temper that was written.

    Raises:
        KeyError: A number is missing.
        TypeError: This is no temper.
    """
    values = {field.name: told[field.name] for field in fields(Temper) if field.name != _KNACK}
    knack = Knack(**told.get(_KNACK, {}))
    return Temper(**{**values, "nerve": tuple(values["nerve"]), _KNACK: knack})


def tempers_told(told: Mapping[str, Any]) -> dict[int, Temper]:
    """The tempers in a file that may come from anybody, by number of players; what can't be a temper is left out."""
    found = {seats: temper_told(told.get(str(seats))) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
    return {seats: temper for seats, temper in found.items() if temper is not None}


def temper_told(told: Any) -> Temper | None:
    """The temper that a stranger's JSON value tells; None where that is none that a player could have."""
    try:
        temper = temper_from_json(told)
    except (KeyError, TypeError, ValueError):
        return None
    return temper if _sane(temper) else None


def _sane(temper: Temper) -> bool:
    """Whether all numbers of a temper are such as a player could have."""
    nerve = temper.nerve
    if not 1 <= len(nerve) <= _MOST_ROUNDS or not all(_is_number(one) for one in nerve):
        return False
    usual = {**asdict(START), **asdict(Knack())}
    told = {**asdict(temper), **asdict(temper.knack)}
    return all(
        isinstance(told[name], bool) if isinstance(value, bool) else _is_number(told[name])
        for name, value in usual.items()
        if name not in ("nerve", _KNACK)
    )


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= _MOST_OF_ALL
