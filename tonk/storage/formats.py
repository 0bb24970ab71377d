"""What the kept files hold: JSON, read more strictly than Python reads it, with a format number in each.

A file's bytes may be cut short, come from a newer Tonk, or be made to do harm.
"""

import json
import math
import re
import zlib
from typing import Any

from tonk.words import _

MAX_DEPTH = 24
MAX_DIGITS = 100

# A string (cut short or not) in one bite, or a bracket. Possessive, so that no input costs more than its length.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class DamagedFile(Exception):
    """The file is not what it should be; the text is a sentence part that says why ("it is not ...")."""


class FutureFile(Exception):
    """The file was written by a newer Tonk."""


def strict_json(data: bytes) -> Any:
    """The value that the bytes hold as JSON, more strictly than Python reads it.

    UTF-8 (a byte order mark is let pass: some editors add one), no NaN or infinity, no number of more than
    100 digits, no key twice in an object, nothing nested deeper than 24, no half of a surrogate pair.

    Raises:
        DamagedFile: It is none of that.
    """
    try:
        text = data.decode("utf-8-sig")
        _check_depth(text)
        value = json.loads(
            text,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_short_int,
            object_pairs_hook=_no_twice,
        )
        if b"\\u" in data:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeError:
        raise DamagedFile(_("it is not text in UTF-8")) from None
    except json.JSONDecodeError as error:
        where = _("it is not JSON (line {line}, column {column})")
        raise DamagedFile(where.format(line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise DamagedFile(_("it is nested too deeply")) from None
    return value


def _check_depth(text: str) -> None:
    depth = 0
    for found in _BRACKETS.finditer(text):
        first = found[0][0]
        if first in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise DamagedFile(_("it is nested too deeply"))
        elif first != '"':
            depth -= 1


def _refuse_constant(name: str) -> None:
    raise DamagedFile(_("{name} is not a number").format(name=name))


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise DamagedFile(_("a number in it is too large"))
    return number


def _short_int(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise DamagedFile(_("a number in it is too large"))
    return int(digits)


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise DamagedFile(_("the same key stands in it twice"))
    return found


def json_bytes(body: dict[str, Any], indent: int | None = None) -> bytes:
    """The object as JSON in UTF-8, such as `strict_json` reads: half a surrogate pair becomes a ``?``."""
    marks = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(body, separators=marks, indent=indent, allow_nan=False, ensure_ascii=False)
    return text.encode("utf-8", "replace")


_SEAL = b'{"crc32":"%08x",'


def seal(body: dict[str, Any]) -> bytes:
    """One line of JSON whose first key is a checksum of every byte after it.

    Made for what the game writes for itself: any change of any byte is noticed. The seal stays the same
    whatever the format's number becomes, so that a file of a newer Tonk is told from a damaged one.
    """
    rest = json_bytes(body)[1:]
    return _SEAL % zlib.crc32(rest) + rest


def unseal(data: bytes) -> dict[str, Any]:
    """The object that `seal` wrote.

    Raises:
        DamagedFile: A byte of it was changed or is missing.
    """
    start = len(_SEAL % 0)
    if data[:start] != _SEAL % zlib.crc32(data[start:]):
        raise DamagedFile(_("it is not as Tonk wrote it: a part is changed or missing"))
    body: dict[str, Any] = strict_json(b"{" + data[start:])
    return body


def check_format(body: object, wanted: str) -> dict[str, Any]:
    """The body as an object of this format; ``wanted`` is such as "tonk-settings/1".

    Raises:
        DamagedFile: It is another kind of file.
        FutureFile: It is this kind, in a format with a higher number.
    """
    kind, __, number = wanted.partition("/")
    stated = body.get("format") if isinstance(body, dict) else None
    if not isinstance(body, dict) or not isinstance(stated, str) or not stated.startswith(f"{kind}/"):
        raise DamagedFile(_("it is not a file of this kind"))
    if stated == wanted:
        return body
    digits = stated.removeprefix(f"{kind}/")
    if digits.isascii() and digits.isdigit() and len(digits) < 10 and int(digits) > int(number):
        raise FutureFile
    raise DamagedFile(_("its format has no such number"))
