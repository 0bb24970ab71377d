"""Writing the history out for other programs: a table of hands, or their records, in the folder of exports."""

import json
from datetime import datetime
from pathlib import Path

from tonk.session.counting import Counting
from tonk.session.table_of_hands import columns_text, table_of
from tonk.storage.files import make_folder, write_atomic
from tonk.storage.history import History
from tonk.storage.notices import Notices, reason, shown
from tonk.words import _, ngettext
from tonk.words.phrases import money

TABLE, RECORDS = "csv", "jsonl"
_PAGE = 200
_COLUMNS = "columns.txt"


def export_path(data: Path, form: str, now: datetime) -> Path:
    """Where an export goes that is begun now."""
    return data / "export" / f"tonk-hands-{now:%Y%m%dT%H%M%SZ}.{form}"


def export(history: History, path: Path, person: str, notices: Notices) -> None:
    """Write all hands of a person into a file, of the form that its name says; what came of it is told."""
    try:
        make_folder(path.parent)
        if path.suffix == f".{TABLE}":
            text, count = _table(history, person)
            write_atomic(path.with_name(_COLUMNS), columns_text().encode())
        else:
            text, count = _records(history, person)
        write_atomic(path, text.encode("utf-8", "replace"))
    except OSError as error:
        sentence = _("{file} cannot be written: {why}.")
        notices.add(sentence.format(file=shown(path), why=reason(error)))
        return
    sentence = ngettext("{n} hand was written to {file}.", "{n} hands were written to {file}.", count)
    notices.add(sentence.format(n=money(count), file=shown(path)))


def _table(history: History, person: str) -> tuple[str, int]:
    counting = Counting(history, history.keep_digests)
    while not counting.done:
        counting.go_on(1.0)
    return table_of(counting.hands, person, counting.reviews)


def _records(history: History, person: str) -> tuple[str, int]:
    """The records one a line, oldest first; one that is no JSON is left out."""
    lines: list[str] = []
    offset = 0
    while page := history.hands(_PAGE, offset):
        offset += len(page)
        for hand in page:
            if not hand.net_of(person):
                continue
            try:
                lines.append(json.dumps(json.loads(hand.record), separators=(",", ":")) + "\n")
            except (ValueError, RecursionError):
                continue
    return "".join(reversed(lines)), len(lines)
