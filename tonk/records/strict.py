"""JSON from outside, read more strictly than Python does: for records and all other files."""

import json
import math
import re
from typing import Any

from tonk.words import _

DEEPEST = 24
"""The deepest nesting, far deeper than any record or save."""
MAX_DIGITS = 4000
"""The longest number; Python itself reads no longer ones."""

# A string (cut short or not) in one bite, or a bracket. Possessive, so that no input costs more than its length.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class NotStrict(ValueError):
    """A text that is not JSON, or is ambiguous JSON; the message says why ("it is not ...")."""


def strict_json(text: str) -> Any:
    """Return the value that a JSON text holds.

    Raises:
        NotStrict: It is no JSON, holds NaN, an infinity or a number of absurd length, names a key twice in one object,
            nests deeper than 24, or holds half of a surrogate pair.
    """
    _refuse_depth(text)
    try:
        value = json.loads(
            text,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_short_int,
            object_pairs_hook=_no_twice,
        )
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError:
        raise NotStrict(_("it is not text in UTF-8")) from None
    except json.JSONDecodeError as error:
        where = _("it is not JSON (line {line}, column {column})")
        raise NotStrict(where.format(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise NotStrict(_("it is nested too deeply")) from None
    return value


def _refuse_depth(text: str) -> None:
    """Refuse deep nesting before the parser meets it: its own limit differs from one Python to the next."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        first = found[0][0]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                raise NotStrict(_("it is nested too deeply"))
        elif first != '"':
            depth -= 1


def _refuse_constant(name: str) -> None:
    raise NotStrict(_("{name} is not a number").format(name=name))


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise NotStrict(_("a number in it is too large"))
    return number


def _short_int(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise NotStrict(_("a number in it is too large"))
    return int(digits)


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotStrict(_("a key appears in it twice"))
    return found
