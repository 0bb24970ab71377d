"""The knobs: what there is to turn in a rule set, and what each may hold.

Every rule set is a value for each of them. What two of them may not say together is in ``contradictions.py``.
"""

from typing import Any, Literal, NamedTuple, assert_never, get_args

from tonk.rules.cards import TWIST_KINDS
from tonk.rules.fault import Fault

MIN_PLAYERS, MAX_PLAYERS = 2, 6


class RulesRefused(Fault):
    """A rule set that can't be played."""


class Number(NamedTuple):
    """A knob that holds a whole number from ``low`` to ``high``, or nothing where ``optional``."""

    low: int
    high: int
    optional: bool = False


class OneOf(NamedTuple):
    """A knob that holds one of a few words."""

    choices: tuple[str, ...]


class Numbers(NamedTuple):
    """A knob that holds a list of whole numbers; ``length`` says how many, None for up to ten.

    Where it is ``optional``, the list may be empty as well.
    """

    low: int
    high: int
    length: int | None = None
    optional: bool = False


class Some(NamedTuple):
    """A knob that holds some of a few words, each at most once, or none."""

    choices: tuple[str, ...]


class Switch(NamedTuple):
    """A knob that is on or off."""


class Words(NamedTuple):
    """A knob that holds a line of text."""

    longest: int


# The words that a knob may hold, as types: each is the only list of them there is.
Pack = Literal["52", "40"]
UpcardTaker = Literal["first", "nobody"]
SeveralTonks = Literal["draw", "pay_all"]
HitRuns = Literal["any", "others", "own", "none"]
DropTie = Literal["caught", "wins"]
CaughtPays = Literal["lower", "lower_or_equal", "lowest", "all"]
PaymentWay = Literal["direct", "pot"]
StockOut = Literal["lowest_wins", "no_score", "reshuffle"]
StockOutTie = Literal["pay_each", "wash"]
WaitEffect = Literal["no_drop", "lost_turn"]
Scoring = Literal["stakes", "points"]
DropCompares = Literal["face", "scoring"]
NaturalWilds = Literal["jokers", "deuces"]

KnobKind = Number | OneOf | Numbers | Some | Switch | Words

KNOBS: dict[str, KnobKind] = {
    "name": Words(60),
    "source": Words(300),
    "least_players": Number(MIN_PLAYERS, MAX_PLAYERS),
    "most_players": Number(MIN_PLAYERS, MAX_PLAYERS),
    "pack": OneOf(get_args(Pack)),
    "wilds": Some(get_args(NaturalWilds)),
    "hand_size": Number(3, 8),
    "hand_sizes": Numbers(3, 8, MAX_PLAYERS - MIN_PLAYERS + 1, optional=True),
    "court_values": Numbers(1, 20, 3),
    "upcard": Switch(),
    "upcard_taker": OneOf(get_args(UpcardTaker)),
    "tonk_at_most": Number(1, 160, optional=True),
    "tonk_exact": Numbers(1, 160),
    "tonk_pays": Number(1, 100),
    "several_tonks": OneOf(get_args(SeveralTonks)),
    "lay_before_draw": Switch(),
    "taken_must_be_laid": Switch(),
    "hit_runs": OneOf(get_args(HitRuns)),
    "hit_books": Switch(),
    "hits_a_turn": Number(1, 10, optional=True),
    "drop_ceiling": Number(1, 160, optional=True),
    "drop_tie": OneOf(get_args(DropTie)),
    "caught_pays": OneOf(get_args(CaughtPays)),
    "caught_multiplier": Number(1, 10),
    "caught_extra_to_lowest": Number(0, 10),
    "caught_others_pay_lowest": Number(0, 10),
    "payment": OneOf(get_args(PaymentWay)),
    "ante": Number(1, 10),
    "out_pays": Number(1, 10),
    "out_without_discard_pays": Number(1, 10),
    "stock_out": OneOf(get_args(StockOut)),
    "stock_out_tie": OneOf(get_args(StockOutTie)),
    "wait_new_spread": Number(0, 9),
    "wait_hit": Number(0, 9),
    "wait_own_hit": Number(0, 9),
    "wait_adds": Switch(),
    "wait_effect": OneOf(get_args(WaitEffect)),
    "twists": Some(TWIST_KINDS),
    "twist_value": Number(0, 20),
    "least_naturals": Number(1, 3),
    "reshuffles": Number(0, 9),
    "scoring": OneOf(get_args(Scoring)),
    "number_score": Number(1, 10, optional=True),
    "drop_compares": OneOf(get_args(DropCompares)),
    "target": Number(1, 100_000, optional=True),
}
"""Every knob and what it may hold, in the order in which files name them."""


def _whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def checked(knob: str, kind: KnobKind, value: Any) -> Any:
    """The value of a knob as the rule set keeps it."""
    match kind:
        case Switch():
            if type(value) is not bool:
                raise RulesRefused("{knob} must be true or false", knob=knob)
        case Number():
            _check_number(knob, kind, value)
        case OneOf(choices):
            if not isinstance(value, str) or value not in choices:
                raise RulesRefused("{knob} must be one of: {choices}", knob=knob, choices=", ".join(choices))
        case Some(choices):
            if not isinstance(value, list | tuple) or not all(value.count(v) == 1 and v in choices for v in value):
                raise RulesRefused("{knob} must be a list of some of: {choices}", knob=knob, choices=", ".join(choices))
            return tuple(choice for choice in choices if choice in value)
        case Numbers():
            _check_numbers(knob, kind, value)
            return tuple(value)
        case Words(longest):
            if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
                raise RulesRefused(
                    "{knob} must be a line of 1 to {longest} visible characters", knob=knob, longest=longest
                )
        case _:
            assert_never(kind)
    return value


def _check_number(knob: str, kind: Number, value: Any) -> None:
    if _whole(value, kind.low, kind.high) or (kind.optional and value is None):
        return
    if kind.optional:
        raise RulesRefused(
            "{knob} must be a whole number from {low} to {high}, or null", knob=knob, low=kind.low, high=kind.high
        )
    raise RulesRefused("{knob} must be a whole number from {low} to {high}", knob=knob, low=kind.low, high=kind.high)


def _check_numbers(knob: str, kind: Numbers, value: Any) -> None:
    low, high = kind.low, kind.high
    if not isinstance(value, list | tuple) or len(value) > 10 or not all(_whole(v, low, high) for v in value):
        raise RulesRefused("{knob} must be a list of whole numbers from {low} to {high}", knob=knob, low=low, high=high)
    if kind.length is not None and len(value) != kind.length and not (kind.optional and not value):
        raise RulesRefused("{knob} must hold {length} numbers", knob=knob, length=kind.length)
