"""Writing the history out for other programs: a table of hands, or their records, in the folder of exports."""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import sleep
from typing import TypeVar

from tonk.session.counted import Picked
from tonk.session.counting import Counting
from tonk.session.statistics import Statistics, Wanted
from tonk.session.table_of_hands import columns_text, table_of
from tonk.storage.files import make_folder, write_atomic
from tonk.storage.history import History
from tonk.storage.notices import Notices, reason, shown
from tonk.words import _, ngettext
from tonk.words.phrases import money

TABLE, RECORDS = "csv", "jsonl"
_COLUMNS = "columns.txt"
_HANDS, _BREATH = 20, 0.001
"""After so many hands there is a pause of so many seconds."""
T = TypeVar("T")


def export_path(data: Path, form: str, now: datetime) -> Path:
    """Where an export goes that is begun now."""
    return data / "export" / f"tonk-hands-{now:%Y%m%dT%H%M%SZ}.{form}"


def export(history: History, path: Path, wanted: Wanted, notices: Notices) -> None:
    """Write the hands that are asked for into a file, of the form that its name says; what came of it is told."""
    try:
        make_folder(path.parent)
        counting = Counting(history, history.keep_digests)
        picked = _picked(counting, wanted)
        if path.suffix == f".{TABLE}":
            text, count = table_of(_slowly(iter(picked)), counting.reviews)
            write_atomic(path.with_name(_COLUMNS), columns_text().encode())
        else:
            text, count = _records(history, picked)
        write_atomic(path, text.encode("utf-8", "replace"))
    except OSError as error:
        sentence = _("{file} cannot be written: {why}.")
        notices.add(sentence.format(file=shown(path), why=reason(error)))
        return
    sentence = ngettext("{n} hand was written to {file}.", "{n} hands were written to {file}.", count)
    notices.add(sentence.format(n=money(count), file=shown(path)))


def _picked(counting: Counting, wanted: Wanted) -> Picked:
    """The hands that are asked for, oldest first: as the statistics find them, each once, whatever is played on."""
    for _hand in _slowly(counting.steps()):
        pass
    figures = Statistics(wanted, counting.hands)
    for _found in _slowly(figures.go_through()):
        pass
    return figures.hands


def _records(history: History, picked: Picked) -> tuple[str, int]:
    """The records one a line, and how many; one that is no JSON is left out."""
    lines: list[str] = []
    for found, _seat in _slowly(iter(picked)):
        hand = history.hand((found.kept.match_id, found.kept.hand_no))
        if hand is not None:
            with suppress(ValueError, RecursionError):
                lines.append(json.dumps(json.loads(hand.record), separators=(",", ":")) + "\n")
    return "".join(lines), len(lines)


def _slowly(steps: Iterator[T]) -> Iterator[T]:
    """The steps, with pauses in which frames are drawn: one thread of Python runs at a time."""
    for number, step in enumerate(steps, 1):
        yield step
        if number % _HANDS == 0:
            sleep(_BREATH)
