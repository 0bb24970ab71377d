"""Records for tests: the example of the notation, hands played to the end, and damaged records."""

import copy
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tests.support.strategies import Playout, playouts, rule_sets
from tests.support.tables import stacked
from tonk.records import Record, action_text, result_of
from tonk.rules import DEFAULT, Action, Position, RuleSet, preset_ids
from tonk.rules.cards import Seat, card_text
from tonk.rules.hand_state import FIELDS

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")

DECK = stacked(
    ["4D 5D KS TC TS", "7D 2D AC 3C 4C", "AS 2S 3S AH 2H"],
    dealer=Seat(2),
    then="QH 6D",
)
"""A deck that deals the hand of `example`."""


def example(**changes: Any) -> dict[str, Any]:
    """A finished hand in which seat 0 lays a run, seat 1 hits it, and seat 2 drops and wins; ``changes`` replace keys.

    A key changed to ``...`` is removed.
    """
    record: dict[str, Any] = {
        "format": "tonk-hand/1",
        "rules": "jazz-club",
        "stake": 1,
        "seats": ["Ana", "Bo", "Cy"],
        "dealer": 2,
        "deck": [card_text(card) for card in DECK],
        "actions": [
            "0 draw",
            "0 lay 4D 5D 6D",
            "0 discard KS",
            "1 take",
            "1 hit 7D 0",
            "1 discard 2D",
            "2 drop",
        ],
        "result": {"ending": "drop", "winners": [2], "totals": [20, 18, 9], "net": [-1, -1, 2]},
    } | changes
    return {key: value for key, value in record.items() if value is not ...}


def position_example(**changes: Any) -> dict[str, Any]:
    """A record that starts in mid-hand; ``changes`` replace keys of its ``position``."""
    position: dict[str, Any] = {
        "hands": [["8C", "4C"], ["KS", "2D"]],
        "stock": ["9D", "TD"],
        "discard": ["2S"],
        "table": [
            {"owner": 1, "cards": ["5C", "6C", "7C"], "by": [1, 1, 1]},
            {"owner": 0, "cards": ["9S", "9H", "9C"]},
        ],
        "to_act": 0,
        "phase": "start",
        "wait": [3, 0],
        "held": [False, False],
    } | changes
    kept = {key: value for key, value in position.items() if value is not ...}
    return {"format": "tonk-hand/1", "rules": "jazz-club", "seats": ["Ana", "Bo"], "position": kept}


def house_rules() -> st.SearchStrategy[RuleSet]:
    """Any rules, including house rules based on a preset, as records name them."""
    return rule_sets().map(lambda rules: rules if rules.id in preset_ids() else replace(rules, id=DEFAULT))


def hands() -> st.SearchStrategy[Playout]:
    """A finished hand of any rules that a record can name."""
    return playouts(house_rules())


def state_of(position: Position) -> dict[str, Any]:
    """Everything in a position, for comparison."""
    return {name: getattr(position, name) for name in FIELDS}


def recorded(playout: Playout, actions: Sequence[str], position: Position, stake: int = 1) -> Record:
    """The record of a hand so far."""
    return Record(
        rules=playout.rules,
        seats=NAMES[: playout.seats],
        stake=stake,
        dealer=playout.dealer,
        deck=playout.deck,
        actions=tuple(actions),
        result=result_of(position.outcome, stake, playout.rules) if position.outcome else None,
    )


def played_out(playout: Playout) -> tuple[list[tuple[Position, Action]], list[str], Position]:
    """A finished hand: each decision, its action in notation, and the end."""
    decisions = playout.positions()
    texts = [action_text(position.to_act, action) for position, action in decisions]
    end = playout.deal()
    for _, action in decisions:
        end.apply(action)
    return decisions, texts, end


# Damage that others may do to a record: any part changed, missing or doubled.

_PLAIN = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
)
_ODD = (
    _PLAIN
    | st.integers(-3, 60)
    | st.sampled_from([10**6, 10**9, 10**18, -(10**18), 2**64, 10**100, 0.5, -0.0, 1e308])
    | st.sampled_from(["", "AS", "10D", "4D 5D", "0 draw", "1 take", "2 drop", "0 hit 4D 0", "start", "play", "over"])
    | st.sampled_from(
        ["jazz-club", "pagat", "twists", "novice", "tonk-hand/1", "tonk-match/1", "base", "drop", "\ud800"]
    )
)


def _nested(scalars: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    def around(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3)

    return st.recursive(scalars, around, max_leaves=8)


PLAIN = _nested(_PLAIN)
"""Any JSON value that the strict reader accepts."""
ODD = _nested(_ODD)
"""Any value that might be in the wrong place."""


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every part of a JSON value, except the whole."""
    children: Any = ()
    if isinstance(value, dict):
        children = value.items()
    elif isinstance(value, list):
        children = enumerate(value)
    return [place for key, child in children for place in ((*path, key), *_places(child, (*path, key)))]


@st.composite
def meddled(draw: st.DrawFn, value: dict[str, Any]) -> Any:
    """Return the value with one to three of its parts changed, removed, doubled or swapped."""
    changed = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, 3))):
        places = _places(changed)
        if not places:
            break
        *way, key = draw(st.sampled_from(places))
        parent = changed
        for step in way:
            parent = parent[step]
        match draw(st.sampled_from(["change", "remove", "copy", "add"])):
            case "change":
                parent[key] = draw(ODD)
            case "remove":
                del parent[key]
            case "copy":
                *from_way, from_key = draw(st.sampled_from(places))
                source: Any = changed
                for step in from_way:
                    source = source[step] if _has(source, step) else None
                parent[key] = copy.deepcopy(source[from_key]) if _has(source, from_key) else None
            case "add" if isinstance(parent, list):
                parent.insert(key, draw(ODD))
            case "add":
                parent[draw(st.text(max_size=6))] = draw(ODD)
    return changed


def _has(value: Any, key: Any) -> bool:
    if isinstance(value, dict):
        return key in value
    return isinstance(value, list) and isinstance(key, int) and key < len(value)


@st.composite
def scribbled(draw: st.DrawFn, text: str) -> bytes:
    """Return the text as bytes, with a few of them removed, inserted or overwritten."""
    data = bytearray(text.encode())
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 1, 2, 30])))
        data[start:end] = draw(_SCRAPS)
    return bytes(data)


_SCRAPS = (
    st.sampled_from([b"", b"\n", b"\r\n", b"\0", b'"', b"[", b"}", b"{" * 30, b"NaN", b"-", b"1e999", b"9" * 5000])
    | st.sampled_from([b'"x-a":1,"x-a":2,', b"\\ud800", b"\xff", b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"\x0c", b"\\"])
    | st.binary(max_size=4)
)


def line_of(value: Any) -> str:
    """Return a JSON value on one line, as in the history."""
    return json.dumps(value)
