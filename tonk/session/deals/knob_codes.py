"""House rules in a deal's code: the knobs that differ from a preset, as a few bits.

Every number is fixed for ever, since codes are kept and shared: a preset's is here, a knob's beside its
declaration (``rules/knobs.py``, and for each guest ``rules/guests/guest_knobs.py``), and a word is written as its
place among the choices of its knob.
A value is written in *groups* of five bits: four of the number, the lowest first, and whether more follow.
"""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from tonk.rules import RuleSet, RulesRefused, load_preset
from tonk.rules.checked_rules import changed
from tonk.rules.game_knobs import declared_knobs
from tonk.rules.knob_kinds import ChoiceKind, KnobKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.rules.ruleset import played_differences
from tonk.words import _

PRESET_NUMBERS = {
    "jazz-club": 1,
    "pagat": 2,
    "speno-1992": 3,
    "black-company": 4,
    "descente": 5,
    "terminus-frore": 6,
    "twists": 7,
    "gin": 8,
    "knock-rummy": 9,
    "thirty-one": 10,
}
"""The number of each preset, never reused even if a preset goes."""

KNOB_BITS, COUNT_BITS = 6, 5
_GROUP, _MOST_GROUPS = 4, 8


class NotEncodable(ValueError):
    """Rules without a code, or bits that mean no rules."""


def rules_as_encoded(rules: RuleSet) -> RuleSet:
    """The rules as a code holds them: without a name and a source of their own."""
    base = load_preset(rules.id)
    knobs = played_differences(base, rules)
    if not knobs:
        return base
    # A different target doesn't make them different rules.
    name = base.name if set(knobs) == {"target"} else _("{rules}, changed").format(rules=base.name)
    return changed(base, {**knobs, "name": name})


def knobs_to_bits(rules: RuleSet) -> str:
    """Return the knobs that differ from the rules' preset as bits; "" if none does.

    Raises:
        NotEncodable: One of them has no number.
    """
    knobs, declared = played_differences(load_preset(rules.id), rules), declared_knobs(rules.game)
    numbered = sorted((declared[knob].code, knob) for knob in knobs)
    if not numbered:
        return ""
    if len(numbered) >= 1 << COUNT_BITS or not numbered[0][0]:
        raise NotEncodable
    bits = f"{len(numbered):0{COUNT_BITS}b}"
    for number, knob in numbered:
        bits += f"{number:0{KNOB_BITS}b}" + "".join(map(_grouped, _numbers_of(declared[knob].kind, knobs[knob])))
    return bits


def rules_from_bits(base: RuleSet, bits: Iterator[str]) -> RuleSet:
    """Return the rules that differ from a preset by the first of these bits.

    Raises:
        NotEncodable: There are no such rules in this version.
    """
    knobs: dict[str, Any] = {}
    # The name and the source have no number.
    declared = {knob.code: (name, knob.kind) for name, knob in declared_knobs(base.game).items() if knob.code}
    for _each in range(taken(bits, COUNT_BITS)):
        code = taken(bits, KNOB_BITS)
        if code not in declared:
            raise NotEncodable
        knob, kind = declared[code]
        knobs[knob] = _value_from(kind, bits)
    try:
        return rules_as_encoded(changed(base, knobs))
    except RulesRefused:
        raise NotEncodable from None


def taken(bits: Iterator[str], count: int) -> int:
    """Return the number in the next ``count`` bits.

    Raises:
        NotEncodable: There are too few bits.
    """
    found = "".join(bit for _each, bit in zip(range(count), bits, strict=False))
    if len(found) < count:
        raise NotEncodable
    return int(found, 2)


def _grouped(number: int) -> str:
    bits = ""
    while True:
        number, group = number >> _GROUP, number & ((1 << _GROUP) - 1)
        bits += f"{group:0{_GROUP}b}{int(number > 0)}"
        if not number:
            return bits


def _ungrouped(bits: Iterator[str]) -> int:
    number = 0
    for place in range(_MOST_GROUPS):
        number |= taken(bits, _GROUP) << (_GROUP * place)
        if not taken(bits, 1):
            return number
    raise NotEncodable


def _numbers_of(kind: KnobKind, value: Any) -> Sequence[int]:
    """Return the numbers that encode a value: one, or a count and each item."""
    match kind:
        case SwitchKind():
            return [int(value)]
        case NumberKind():
            return [0 if value is None else value + 1]
        case ChoiceKind(choices):
            return [choices.index(value)]
        case SubsetKind(choices):
            return [len(value), *(choices.index(word) for word in value)]
        case NumberListKind():
            return [len(value), *value]
        case TextKind():
            raise NotEncodable
        case _:
            assert_never(kind)


def _value_from(kind: KnobKind, bits: Iterator[str]) -> Any:
    """The value that the next bits encode.

    Raises:
        NotEncodable: They encode no value that this knob may hold.
    """
    first = _ungrouped(bits)
    match kind:
        case SwitchKind():
            return bool(first)
        case NumberKind():
            return first - 1 if first else None
        case ChoiceKind(choices):
            return _word(choices, first)
        case SubsetKind(choices):
            return [_word(choices, place) for place in _list_of(first, bits)]
        case NumberListKind():
            return _list_of(first, bits)
        case TextKind():
            raise NotEncodable
        case _:
            assert_never(kind)


def _list_of(length: int, bits: Iterator[str]) -> list[int]:
    if length > 1 << _GROUP:
        raise NotEncodable  # longer than any list
    return [_ungrouped(bits) for _each in range(length)]


def _word(choices: Sequence[str], place: int) -> str:
    if place >= len(choices):
        raise NotEncodable
    return choices[place]
