"""Catalogues of translations: the parts that translators write, and the one compiled file that a wheel carries.

A language is a folder ``assets/locale/<code>``. In a checkout it holds the ``.po`` files that translators write, one
for each part of the game, and the game reads those, so nothing needs compiling and nothing can be out of date.
The wheel carries ``tonk.mo``, made from them all by ``compiled`` when it is built (``assets/make/wheel.py``).
"""

import gettext
import io
import json
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

COMPILED = "tonk.mo"
"""The name of the compiled catalogue."""
_MAGIC = 0x950412DE
_HEADER_BYTES, _ROW_BYTES = 28, 8
_CONTEXT, _PLURAL = "\x04", "\0"
_UNREADABLE = (OSError, LookupError, ValueError, struct.error)
"""The errors raised for files that are missing, damaged or not catalogues."""


def codes_in(locale: Path) -> list[str]:
    """Return the codes of the languages in a folder of catalogues, sorted."""
    return sorted({path.parent.name for kind in (COMPILED, "*.po") for path in locale.glob(f"*/{kind}")})


def opened(folder: Path) -> gettext.GNUTranslations | None:
    """Return the catalogue of a language's folder, compiled or not; None if it can't be read."""
    try:
        ready = folder / COMPILED
        data = ready.read_bytes() if ready.is_file() else compiled(folder)
        return gettext.GNUTranslations(io.BytesIO(data))
    except _UNREADABLE:
        return None


def compiled(folder: Path) -> bytes:
    """Return all parts of a catalogue as one compiled file.

    Raises:
        ValueError: A part is malformed.
        OSError: A part can't be read.
    """
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.po")):
        found = dict(messages(path.read_text(encoding="utf-8").splitlines())) | found
    pairs = [(key.encode(), text.encode()) for key, text in sorted(found.items())]
    at = _HEADER_BYTES + 2 * _ROW_BYTES * len(pairs)
    tables, data = [bytearray(), bytearray()], bytearray()
    for which in (0, 1):
        for pair in pairs:
            tables[which] += struct.pack("<II", len(pair[which]), at + len(data))
            data += pair[which] + b"\0"
    second = _HEADER_BYTES + _ROW_BYTES * len(pairs)
    head = struct.pack("<7I", _MAGIC, 0, len(pairs), _HEADER_BYTES, second, 0, at)
    return bytes(head + tables[0] + tables[1] + data)


def messages(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the translations in a part of a catalogue, as keys and texts of a compiled one.

    Empty, doubtful (``fuzzy``) and obsolete ones are left out.

    Args:
        lines: The lines of the file.

    Raises:
        ValueError: A line is malformed.
    """
    texts: dict[str, str] = {}
    field, doubtful = "", False
    for line in (*lines, ""):
        if line.startswith('"'):
            texts[field] += _unquoted(line)
        elif line.startswith("msg"):
            field, _space, quoted = line.partition(" ")
            texts[field] = _unquoted(quoted)
        elif line.startswith("#"):
            doubtful = doubtful or (line.startswith("#,") and "fuzzy" in line)
        elif line:
            raise ValueError(f"not a line of a catalogue: {line!r}")
        else:
            if texts and not doubtful and (pair := _pair(texts)):
                yield pair
            texts, field, doubtful = {}, "", False


def _unquoted(quoted: str) -> str:
    """Return the text between quotes."""
    if len(quoted) < 2 or quoted[0] != '"' or quoted[-1] != '"':
        raise ValueError(f"not a text in quotes: {quoted!r}")
    return json.loads(quoted) if "\\" in quoted else quoted[1:-1]


def _pair(texts: dict[str, str]) -> tuple[str, str] | None:
    """Return the key and the text of an entry; None for one without a translation."""
    if "msgid" not in texts:
        return None
    plurals = [texts["msgstr"]] if "msgstr" in texts else [texts[name] for name in texts if name[:7] == "msgstr["]
    if not plurals or not all(plurals):
        return None
    key = f"{texts['msgctxt']}{_CONTEXT}{texts['msgid']}" if "msgctxt" in texts else texts["msgid"]
    if "msgid_plural" in texts:
        key += _PLURAL + texts["msgid_plural"]
    return key, _PLURAL.join(plurals)
