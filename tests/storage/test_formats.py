"""Untrusted JSON, sealed lines and format numbers."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tonk.records.strict import DEEPEST
from tonk.storage.formats import (
    DamagedFile,
    FutureFile,
    check_format,
    json_bytes,
    strict_json,
    with_checksum,
    without_checksum,
)

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**80), 10**80)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b'{"a":1}}',
        b"{'a':1}",
        b"NaN",
        b"[-Infinity]",
        b"1e999",
        b"9" * 5000,
        b"-" + b"9" * 5000,
        b'{"a":1,"a":1}',
        b'{"a":{"b":1,"b":2}}',
        b'"\\ud800"',
        b'{"\\udfff":1}',
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b"[" * 100_000,
        b'{"a":' * 100_000,
        '"\u00e4"'.encode("latin-1"),
        '{"a":1}'.encode("utf-16"),
        b"\x80\x04\x95pickle",
        b"\x1f\x8b\x08gzip",
        b"\x00" * 64,
    ],
)
def test_json_that_is_not_strict_is_refused(data: bytes) -> None:
    """Any flaw is the same kind of error, whose text can be part of a sentence."""
    with pytest.raises(DamagedFile) as refused:
        strict_json(data)
    assert str(refused.value)


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a":[1,2.5,true,null,"\\u2660"]}', {"a": [1, 2.5, True, None, "♠"]}),
        (b'\xef\xbb\xbf{"a":1}', {"a": 1}),
        (b"[" * DEEPEST + b"]" * DEEPEST, json.loads("[" * DEEPEST + "]" * DEEPEST)),
        (b'"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["', "[" * 36),
        (b'"\\\\\\"[[[[[[[[[[[[[[[[[[[[[[[[[[["', '\\"' + "[" * 27),
        (b'"\\ud83c\\udccf"', "\U0001f0cf"),
    ],
)
def test_strict_json_is_read(data: bytes, value: object) -> None:
    """Brackets in strings don't nest; a byte order mark and whole surrogate pairs are accepted."""
    assert strict_json(data) == value


@pytest.mark.parametrize(
    "data", [b"[" + b"[]," * 200_000 + b"[]]", b'"' + b'\\"' * 300_000, b'"' * 600_001, b'{"' + b"\\" * 600_000]
)
def test_a_hostile_megabyte_is_read_in_linear_time(data: bytes) -> None:
    """No input makes the reader go back and forth; if one did, this would take hours."""
    with contextlib.suppress(DamagedFile):
        strict_json(data)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    """Any bytes are either read or refused."""
    for text in (data, b"[" + data + b"]", b'{"a":"' + data + b'"}'):
        with contextlib.suppress(DamagedFile):
            assert strict_json(json_bytes({"value": strict_json(text)}))


@given(st.dictionaries(st.text(max_size=6), VALUES, min_size=1, max_size=5))
def test_a_sealed_object_comes_back(body: dict[str, Any]) -> None:
    """Any sealed object is JSON on one line and can be opened again (lone surrogates become ``?``)."""
    clean = json.loads(json.dumps(body, ensure_ascii=False).encode("utf-8", "replace"))
    if len(clean) == len(body) and "crc32" not in body:
        line = with_checksum(body)
        assert b"\n" not in line
        assert without_checksum(line) == clean
        assert strict_json(line)["crc32"]


def test_every_flipped_bit_of_a_sealed_line_is_noticed() -> None:
    """Changing one bit, or cutting the line, never gives another object."""
    line = with_checksum({"format": "tonk-match-file/1", "match": {"hands": [1, 2.5, None, "♠"], "seed": 2**255}})
    assert without_checksum(line)
    for at in range(len(line)):
        for bit in range(8):
            changed = bytearray(line)
            changed[at] ^= 1 << bit
            with pytest.raises(DamagedFile):
                without_checksum(bytes(changed))
        with pytest.raises(DamagedFile):
            without_checksum(line[:at])
    with pytest.raises(DamagedFile):
        without_checksum(line + b" ")


def test_a_format_is_known_older_or_newer() -> None:
    """The number decides; another kind of file, or an impossible number, is damage."""
    assert check_format({"format": "tonk-settings/1", "a": 1}, "tonk-settings/1")["a"] == 1
    for number in ("2", "10", "999999999"):
        with pytest.raises(FutureFile):
            check_format({"format": f"tonk-settings/{number}"}, "tonk-settings/1")
    for stated in ("tonk-settings/0", "tonk-settings/", "tonk-settings/+2", "tonk-settings/²", "x/1", 1, None):
        with pytest.raises(DamagedFile):
            check_format({"format": stated}, "tonk-settings/1")
    bodies: list[object] = [[], None, "tonk-settings/1", {}]
    for body in bodies:
        with pytest.raises(DamagedFile):
            check_format(body, "tonk-settings/1")
