"""``verify``: replay records through the rules and print one JSON line for each (RECORD.md §3).

Files come from anywhere. Whatever they hold, the only effect is the lines printed: records are read in bounded memory,
parsed strictly, and judged by the rules.
"""

import codecs
import json
import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Any

from tonk.exit_status import ALL_WELL, SOMETHING_WRONG, refuse
from tonk.records import RecordRefused, action_text, record_from_json
from tonk.records.positions import position_to_json
from tonk.records.reading import LONGEST_RECORD
from tonk.records.record import result_of, written_total
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import Position
from tonk.words import _
from tonk.words.cards import NOTATION
from tonk.words.refusals import refusal_sentence

_CHUNK = 1 << 16
_MOST_TO_COPY = 1 << 28
"""The most bytes taken from input that can be read only once, such as standard input."""


class _NoText(Exception):
    """A file that can't be read, with the reason."""


class _TooLong:
    """Stands for a record over the limit, which is not read."""


def run(files: Iterable[str]) -> int:
    """Verify the files (``-`` is standard input) and return the exit status.

    Raises:
        OSError: The lines can't be written to standard output.
    """
    status = ALL_WELL
    for name in files:
        try:
            for line in _lines_for(name):
                sys.stdout.write(json.dumps(line) + "\n")
                status = max(status, ALL_WELL if line["ok"] else SOMETHING_WRONG)
        except _NoText as why:
            status = refuse(f"{ascii(name)[1:-1]}: {why}")
    return status


def _lines_for(name: str) -> Iterator[dict[str, Any]]:
    """Yield a line for each record of a file.

    Raises:
        _NoText: The file can't be read.
    """
    try:
        with _opened(name) as file:
            _refuse_if_not_utf8(file)
            for number, text in enumerate(_records_in(file)):
                yield {"record": number, **verified(text)}
    except OSError as error:
        raise _NoText(error.strerror or _("it can't be read")) from None


def verified(text: str | _TooLong) -> dict[str, Any]:
    """Return the report on one record, without its number."""
    if isinstance(text, _TooLong):
        return {"ok": False, "error": f"the record is longer than {LONGEST_RECORD} bytes"}
    try:
        record = record_from_json(strict_json(text))
        position = record.replay()
    except NotStrict as error:
        return {"ok": False, "error": str(error)}
    except RecordRefused as error:
        at = {} if error.action is None else {"action": error.action}
        why = refusal_sentence(error.refusal, NOTATION) if error.refusal else error.sentence
        return {"ok": False, **at, "error": why}
    if position.outcome is not None:
        return {"ok": True, "result": result_of(position.outcome, record.stake, record.rules)}
    standing = position_to_json(position)
    legal = [action_text(position.to_act, action) for action in position.legal()]
    keys = ("wait", "held", "hands", "table")
    return {
        "ok": True,
        "to_act": position.to_act,
        "phase": position.phase,
        "legal": legal,
        **{key: standing[key] for key in keys},
        **_counted(position),
    }


def _counted(position: Position) -> dict[str, Any]:
    """Return what else is said of a hand of another game: the count of the seat to act, and what binds it."""
    counts = position.rules.traits.hand_counts
    if counts == "points":
        return {}
    standing = position_to_json(position)
    total = written_total(position.rules, position.view(position.to_act).total)
    return {
        "count" if counts == "suit" else counts: total,
        **{key: standing[key] for key in ("taken", "knocked") if key in standing},
    }


def _opened(name: str) -> IO[bytes]:
    """Open the file at its start, after copying input that can be read only once."""
    if name != "-":
        kind = Path(name).stat().st_mode
        if stat.S_ISDIR(kind):
            raise _NoText(_("this is a folder"))
        if stat.S_ISREG(kind):
            return Path(name).open("rb")
        if not stat.S_ISFIFO(kind):
            raise _NoText(_("this is not a file"))
    if name == "-" and sys.stdin is None:
        raise _NoText(_("there is no standard input"))
    copy = tempfile.SpooledTemporaryFile(max_size=8 * LONGEST_RECORD)  # noqa: SIM115 - closed by the caller
    with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as source:
        while chunk := source.read(_CHUNK):
            copy.write(chunk)
            if copy.tell() > _MOST_TO_COPY:
                copy.close()
                raise _NoText(_("there is more than {size} MiB to read").format(size=_MOST_TO_COPY >> 20))
    copy.seek(0)
    return copy


def _refuse_if_not_utf8(file: IO[bytes]) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        while chunk := file.read(_CHUNK):
            decoder.decode(chunk)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        raise _NoText(_("this is not UTF-8 text")) from None
    file.seek(0)


def _records_in(file: IO[bytes]) -> Iterator[str | _TooLong]:
    """Yield the texts of the records: the whole file if it is one JSON value, otherwise its non-blank lines."""
    start = len(codecs.BOM_UTF8) if file.read(len(codecs.BOM_UTF8)) == codecs.BOM_UTF8 else 0
    file.seek(start)
    whole = file.read(LONGEST_RECORD + 1)
    short = len(whole.rstrip()) <= LONGEST_RECORD and (len(whole) <= LONGEST_RECORD or _is_blank_from_here(file))
    if short and _is_one_value(whole):
        yield whole.decode()
        return
    if len(whole) > LONGEST_RECORD and _is_one_long_object(file, whole):
        yield _TooLong()
        return
    file.seek(start)
    while line := file.readline(LONGEST_RECORD + 2):
        if len(line.rstrip(b"\r\n")) > LONGEST_RECORD:
            if not line.endswith(b"\n"):
                _skip_line(file)
            yield _TooLong()
        elif text := line.decode().removeprefix("\ufeff").strip(" \t\r\n"):
            yield text


def _is_blank_from_here(file: IO[bytes]) -> bool:
    while chunk := file.read(_CHUNK):
        if chunk.strip():
            return False
    return True


def _is_one_long_object(file: IO[bytes], start: bytes) -> bool:
    """Return whether a file too long to parse is one object over many lines rather than a record on each line."""
    first, _, rest = start.lstrip().partition(b"\n")
    second = rest.lstrip().partition(b"\n")[0]
    file.seek(max(0, file.seek(0, os.SEEK_END) - _CHUNK))
    return first.strip() == b"{" and file.read().rstrip().endswith(b"}") and not _is_one_value(second)


def _is_one_value(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _skip_line(file: IO[bytes]) -> None:
    while (chunk := file.readline(_CHUNK)) and not chunk.endswith(b"\n"):
        pass
