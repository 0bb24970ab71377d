"""The contents of the kept files: JSON, read more strictly than Python reads it, with a format number in each.

Files may be cut short, come from a newer Tonk, or be malicious.
"""

import json
import zlib
from typing import Any

from tonk.records import strict
from tonk.words import _


class DamagedFile(Exception):
    """A damaged file; the text is a sentence part that says why ("it is not ...")."""


class FutureFile(Exception):
    """A file written by a newer Tonk."""


def strict_json(data: bytes) -> Any:
    """Return the value that the bytes hold as JSON in UTF-8 (a byte order mark is allowed: some editors add one).

    Raises:
        DamagedFile: They hold nothing that `tonk.records.strict` accepts.
    """
    try:
        return strict.strict_json(data.decode("utf-8-sig"))
    except UnicodeError:
        raise DamagedFile(_("it is not text in UTF-8")) from None
    except strict.NotStrict as damage:
        raise DamagedFile(str(damage)) from None


def json_bytes(body: dict[str, Any], indent: int | None = None) -> bytes:
    """Return the object as JSON in UTF-8 for `strict_json`; half a surrogate pair becomes a ``?``."""
    marks = (",", ":") if indent is None else (",", ": ")
    text = json.dumps(body, separators=marks, indent=indent, allow_nan=False, ensure_ascii=False)
    return text.encode("utf-8", "replace")


_CHECKSUM = b'{"crc32":"%08x",'


def with_checksum(body: dict[str, Any]) -> bytes:
    """Return one line of JSON whose first key is a checksum of every byte after it.

    It is for files that only the game writes: any changed byte is noticed. The checksum works the same in all formats,
    so that a newer Tonk's file is not taken for a damaged one.
    """
    rest = json_bytes(body)[1:]
    return _CHECKSUM % zlib.crc32(rest) + rest


def without_checksum(data: bytes) -> dict[str, Any]:
    """Return the object that `with_checksum` wrote.

    Raises:
        DamagedFile: A byte of it was changed or is missing.
    """
    start = len(_CHECKSUM % 0)
    if data[:start] != _CHECKSUM % zlib.crc32(data[start:]):
        raise DamagedFile(_("part of it is changed or missing"))
    body: dict[str, Any] = strict_json(b"{" + data[start:])
    return body


def check_format(body: object, wanted: str) -> dict[str, Any]:
    """Return the body as an object of a format such as "tonk-settings/1".

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
    raise DamagedFile(_("it has an unknown format number"))
