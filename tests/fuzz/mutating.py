"""Changes to inputs: bytes flipped, removed, added and moved, and JSON values replaced."""

import copy
import json
import random
from collections.abc import Sequence
from typing import Any

from tonk.storage.formats import with_checksum

_ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 52, 255, 10**6, 2**31, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308, 1e-320),
    *("", " ", "\u202e", "\ud800", "x" * 5000, "0 draw", "AS", "10H", "W1", "jazz-club", "1", "-1", "None"),
    *([], {}, [[]], [None] * 60, {"": None}, {"format": "tonk-hand/1"}, [0, 1, 2, 3]),
)
_BYTES = (b"", b"\x00", b"\xff", b'"', b"{", b"}", b"[", b",", b"\n", b"1e999", b"NaN", b"\\u0000", b"\xed\xa0\x80")


def mutated(data: bytes, others: Sequence[bytes], chance: random.Random, *, sealed: bool) -> bytes:
    """Return a changed input, sometimes beyond recognition.

    Args:
        data: The input.
        others: Inputs of the same kind, to take parts from.
        chance: The source of chance.
        sealed: Whether it begins with a checksum, which is then usually corrected.
    """
    lot = chance.random()
    if lot < 0.75:
        data = _json_mutated(data, others, chance, sealed=sealed)
    if lot > 0.6:
        data = _bytes_mutated(data, others, chance)
        if sealed and chance.random() < 0.7:
            data = _sealed_again(data)
    return data


def _json_mutated(data: bytes, others: Sequence[bytes], chance: random.Random, *, sealed: bool) -> bytes:
    try:
        root = [json.loads(data)]
        other = json.loads(chance.choice(others))
    except (ValueError, RecursionError):
        return data
    if sealed:
        root[0].pop("crc32", None)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        _change(root, other, chance)
    if sealed and isinstance(root[0], dict):
        return with_checksum(root[0])
    return json.dumps(root[0], ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def _change(root: list[Any], other: Any, chance: random.Random) -> None:
    """Change one value somewhere in a tree."""
    at, key = chance.choice(_places(root))
    old = at[key]
    match chance.randrange(7):
        case 0 | 1:
            at[key] = copy.deepcopy(chance.choice(_ODD))
        case 2:
            there, name = chance.choice(_places([other]))
            at[key] = copy.deepcopy(there[name])
        case 3 if isinstance(at, dict) or len(at) > 1:
            del at[key]
        case 4 if isinstance(at, list) and at is not root:
            at.insert(key, copy.deepcopy(old))
        case 4 if isinstance(at, dict):
            at[chance.choice(("x-new", "", key + "s"))] = old
        case 5 if isinstance(old, int | float):
            at[key] = old + chance.choice((-1, 1, 0.5, 1000))
        case 5 if isinstance(old, str):
            cut = chance.randrange(len(old) + 1)
            at[key] = old[:cut] + chance.choice(("", " ", "9", "S", "\x00")) + old[cut + chance.randrange(2) :]
        case _:
            there, name = chance.choice(_places(root))
            at[key] = copy.deepcopy(there[name])


def _places(root: list[Any]) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [root]
    while waiting and len(found) < 3000:
        one = waiting.pop()
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            found.append((one, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


def _bytes_mutated(data: bytes, others: Sequence[bytes], chance: random.Random) -> bytes:
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(6):
            case 0:
                data = data[:at]
            case 1:
                data = data[:at] + data[at + chance.randrange(1, 40) :]
            case 2:
                data = data[:at] + chance.choice(_BYTES) + data[at:]
            case 3:
                other = chance.choice(others)
                data = data[:at] + other[chance.randrange(len(other) + 1) :]
            case 4:
                data = data[:at] + data[max(0, at - 30) : at] * chance.choice((1, 3)) + data[at:]
            case _ if data:
                at = chance.randrange(len(data))
                data = data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]
    return data


def _sealed_again(data: bytes) -> bytes:
    """Return the line with the checksum of its present bytes."""
    import zlib

    start = len(b'{"crc32":"%08x",' % 0)
    rest = data[start:]
    return b'{"crc32":"%08x",' % zlib.crc32(rest) + rest
