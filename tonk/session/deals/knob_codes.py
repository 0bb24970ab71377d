"""House rules in a deal's code: the knobs that differ from a preset, as a few bits.

Every number here stays what it is for ever, for codes are kept and passed on: what is new gets a new number.
A value is written in *groups* of five bits: four of the number, the lowest first, and whether more follow.
"""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from tonk.rules import RuleSet, RulesRefused, load_preset
from tonk.rules.ruleset import KNOBS, Number, Numbers, OneOf, Some, Switch, Words, changed
from tonk.words import _
from tonk.words.rules.house_rules import played_differences

PRESET_NUMBERS = {
    "jazz-club": 1,
    "pagat": 2,
    "speno-1992": 3,
    "black-company": 4,
    "descente": 5,
    "terminus-frore": 6,
    "twists": 7,
}
"""The number of each preset; none is ever given to another, even when a preset goes."""

KNOB_NUMBERS = {
    "hand_size": 1,
    "court_values": 2,
    "upcard": 3,
    "tonk_at_most": 4,
    "tonk_exact": 5,
    "tonk_pays": 6,
    "several_tonks": 7,
    "lay_before_draw": 8,
    "hit_runs": 9,
    "hit_books": 10,
    "hits_a_turn": 11,
    "drop_ceiling": 12,
    "drop_tie": 13,
    "caught_pays": 14,
    "caught_multiplier": 15,
    "caught_extra_to_lowest": 16,
    "caught_others_pay_lowest": 17,
    "out_pays": 18,
    "out_without_discard_pays": 19,
    "stock_out": 20,
    "stock_out_tie": 21,
    "wait_new_spread": 22,
    "wait_hit": 23,
    "wait_own_hit": 24,
    "wait_adds": 25,
    "wait_effect": 26,
    "twists": 27,
    "twist_value": 28,
    "least_naturals": 29,
    "reshuffles": 30,
    "scoring": 31,
    "number_score": 32,
    "drop_compares": 33,
    "target": 34,
    "least_players": 35,
    "most_players": 36,
    "hand_sizes": 37,
    "upcard_taker": 38,
    "taken_must_be_laid": 39,
    "payment": 40,
    "ante": 41,
    "wilds": 42,
    "pack": 43,
}
"""The number of each knob that a code can tell: all but the name and the source."""

WORDS: dict[str, tuple[str, ...]] = {
    "several_tonks": ("draw", "pay_all"),
    "hit_runs": ("any", "others", "own", "none"),
    "drop_tie": ("caught", "wins"),
    "caught_pays": ("lower", "lower_or_equal", "lowest", "all"),
    "stock_out": ("lowest_wins", "no_score", "reshuffle"),
    "stock_out_tie": ("pay_each", "wash"),
    "wait_effect": ("no_drop", "lost_turn"),
    "twists": ("wild", "cross", "skip"),
    "scoring": ("stakes", "points"),
    "drop_compares": ("face", "scoring"),
    "upcard_taker": ("first", "nobody"),
    "payment": ("direct", "pot"),
    "wilds": ("jokers", "deuces"),
    "pack": ("52", "40"),
}
"""The words that knobs may hold; each is written as its place, and new ones stand at the end."""

KNOB_BITS, COUNT_BITS = 6, 5
_GROUP, _MOST_GROUPS = 4, 8


class NotEncodable(ValueError):
    """There is no code for these rules, or no rules for these bits."""


def rules_as_encoded(rules: RuleSet) -> RuleSet:
    """The rules as a code tells them: without a name and a source of their own."""
    base = load_preset(rules.id)
    knobs = played_differences(base, rules)
    if not knobs:
        return base
    # Only played to other points they are the same rules still.
    name = base.name if set(knobs) == {"target"} else _("{rules}, changed").format(rules=base.name)
    return changed(base, {**knobs, "name": name})


def knobs_to_bits(rules: RuleSet) -> str:
    """The knobs that differ from the preset which the rules start from, as bits; "" when none does.

    Raises:
        KnobsUntold: One of them has no number.
    """
    knobs = played_differences(load_preset(rules.id), rules)
    numbered = sorted((KNOB_NUMBERS.get(knob, 0), knob) for knob in knobs)
    if not numbered:
        return ""
    if len(numbered) >= 1 << COUNT_BITS or not numbered[0][0]:
        raise NotEncodable
    bits = f"{len(numbered):0{COUNT_BITS}b}"
    for number, knob in numbered:
        bits += f"{number:0{KNOB_BITS}b}" + "".join(map(_grouped, _numbers_of(knob, knobs[knob])))
    return bits


def rules_from_bits(base: RuleSet, bits: Iterator[str]) -> RuleSet:
    """The rules that differ from a preset as these bits tell, which are read as far as that needs.

    Raises:
        KnobsUntold: There are no such rules in this version.
    """
    knobs: dict[str, Any] = {}
    names = {number: knob for knob, number in KNOB_NUMBERS.items()}
    for _each in range(taken(bits, COUNT_BITS)):
        knob = names.get(taken(bits, KNOB_BITS))
        if knob not in KNOBS:
            raise NotEncodable
        knobs[knob] = _value_from(knob, bits)
    try:
        return rules_as_encoded(changed(base, knobs))
    except RulesRefused:
        raise NotEncodable from None


def taken(bits: Iterator[str], count: int) -> int:
    """The number that the next so many bits tell.

    Raises:
        KnobsUntold: There are not so many.
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


def _numbers_of(knob: str, value: Any) -> Sequence[int]:
    """The numbers that encode a value: one, or how many there are and each of them."""
    match KNOBS[knob]:
        case Switch():
            return [int(value)]
        case Number():
            return [0 if value is None else value + 1]
        case OneOf():
            return [_place(knob, value)]
        case Some():
            return [len(value), *(_place(knob, word) for word in value)]
        case Numbers() | Words():
            return [len(value), *value]
        case kind:
            assert_never(kind)


def _place(knob: str, word: str) -> int:
    if word not in WORDS.get(knob, ()):
        raise NotEncodable
    return WORDS[knob].index(word)


def _value_from(knob: str, bits: Iterator[str]) -> Any:
    first = _ungrouped(bits)
    kind = KNOBS[knob]
    match kind:
        case Switch():
            return bool(first)
        case Number():
            return first - 1 if first else None
        case OneOf():
            return _word(knob, first)
    if first > 1 << _GROUP:
        raise NotEncodable  # no list is so long
    values = [_ungrouped(bits) for _each in range(first)]
    return values if isinstance(kind, Numbers) else [_word(knob, value) for value in values]


def _word(knob: str, place: int) -> str:
    words = WORDS.get(knob, ())
    if place >= len(words):
        raise NotEncodable
    return words[place]
