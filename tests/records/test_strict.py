"""Untrusted JSON is read strictly: ambiguous or dangerous texts are refused in a sentence."""

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples
from tonk.records.strict import DEEPEST, NotStrict, strict_json

from .drawn import PLAIN


@examples(120)
@given(value=PLAIN)
def test_plain_json_is_read_unchanged(value: Any) -> None:
    """Any value of limited depth is read back as ``json`` writes it."""
    assert strict_json(json.dumps(value)) == value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is not JSON (line 1, column 1)"),
        ("{", "it is not JSON (line 1, column 2)"),
        ('{"a": 1}\n}', "it is not JSON (line 2, column 1)"),
        ("{'a': 1}", "it is not JSON (line 1, column 2)"),
        ('{"a" 1}', "it is not JSON (line 1, column 6)"),
        ("\ufeff{}", "it is not JSON (line 1, column 1)"),
        ('"a\nb"', "it is not JSON (line 1, column 3)"),
        ("01", "it is not JSON (line 1, column 2)"),
        ("\u0661", "it is not JSON (line 1, column 1)"),
        ('{"a": 1, "a": 1}', "a key appears in it twice"),
        ('{"a": 1, "\\u0061": 2}', "a key appears in it twice"),
        ('[{"b": {"\\u001b": 1, "\\u001b": 2}}]', "a key appears in it twice"),
        (json.dumps({"k" * 500: 1, "l": 1}).replace("l", "k" * 500), "a key appears in it twice"),
        ("[NaN]", "NaN is not a number"),
        ('{"x-a": Infinity}', "Infinity is not a number"),
        ("-Infinity", "-Infinity is not a number"),
        ("1" * 5000, "a number in it is too large"),
        ("1e999", "a number in it is too large"),
        ('{"x-a": [-1e400]}', "a number in it is too large"),
        ('"\\ud800"', "it is not text in UTF-8"),
        ('{"\\udfff": 1}', "it is not text in UTF-8"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"a":' * 100_000, "it is nested too deeply"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "it is nested too deeply"),
    ],
)
def test_texts_that_are_refused(text: str, sentence: str) -> None:
    """Broken text, double keys, bad numbers, half letters and deep nesting each have their own error."""
    with pytest.raises(NotStrict) as refused:
        strict_json(text)
    assert str(refused.value) == sentence


def test_depth_is_counted_outside_texts_only() -> None:
    """Brackets inside a text don't nest, even beside quotes and backslashes."""
    text = json.dumps(["[" * 100 + '"{\\' * 50 + "\\\\", "]" * 3, {"[{" * 30: "\\"}])
    assert strict_json(text) == json.loads(text)
    at_the_limit = "[" * DEEPEST + "]" * DEEPEST
    assert strict_json(f"[{at_the_limit[1:-1]}]") == json.loads(at_the_limit)


@examples(180)
@given(text=st.text(alphabet='[]{}",:\\0159eE+-. truefalsn\n', max_size=40))
def test_any_text_is_json_or_refused(text: str) -> None:
    """Only ``NotStrict`` is raised, and nothing is accepted that ``json`` would refuse."""
    found = _read(text)
    if isinstance(found, NotStrict):
        assert str(found).isprintable()
    else:
        assert found == json.loads(text)
        assert not isinstance(found, float) or math.isfinite(found)


def _read(text: str) -> Any:
    try:
        return strict_json(text)
    except NotStrict as error:
        return error
