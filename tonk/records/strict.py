"""JSON from strangers, read strictly."""

import json
from typing import Any

DEEPEST = 24
"""Far deeper than any record or save of ours nests."""


class NotStrict(ValueError):
    """The text is no JSON, or JSON that can be read in more than one way; the message is a sentence."""


def strict_json(text: str) -> Any:
    """The value that a JSON text holds.

    Raises:
        NotStrict: It is no JSON, nests deeper than ``DEEPEST``, names a key twice in one object, or holds NaN, an
            infinity or a number of absurd length.
    """
    _refuse_depth(text)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except NotStrict:
        raise
    except ValueError as error:
        where = f" (line {error.lineno}, column {error.colno})" if isinstance(error, json.JSONDecodeError) else ""
        raise NotStrict(f"this is not JSON{where}") from None


def _refuse_depth(text: str) -> None:
    """Refuse deep nesting before the parser meets it: its own limit differs from one Python to the next."""
    depth, in_string, escaped = 0, False, False
    for char in text:
        if in_string:
            if escaped:
                escaped = False
            elif char == "\\":
                escaped = True
            elif char == '"':
                in_string = False
        elif char == '"':
            in_string = True
        elif char in "[{":
            depth += 1
            if depth > DEEPEST:
                raise NotStrict(f"this JSON nests deeper than {DEEPEST}")
        elif char in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise NotStrict(f"the key {key[:40]!a} is there twice")
        found[key] = value
    return found


def _constant(name: str) -> Any:
    raise NotStrict(f"{name} is not a number that JSON knows")
