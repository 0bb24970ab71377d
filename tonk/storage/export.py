"""Exporting the history for other programs: a table of hands, or their records."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import sleep
from typing import TypeVar

from tonk.session.match.played_hand import KeptReview
from tonk.session.statistics.csv_table import columns_text, table_of
from tonk.session.statistics.digest import KeptDigest
from tonk.session.statistics.history_stats import SelectedHands
from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.totals import Statistics, StatsFilter
from tonk.storage.files import make_folder, write_atomic
from tonk.storage.history import History
from tonk.storage.history_file import NoAnswer
from tonk.storage.notices import Notices, reason, shown
from tonk.words import _, ngettext
from tonk.words.phrases import money

TABLE, RECORDS = "csv", "jsonl"
_COLUMNS = "columns.txt"
_HANDS, _BREATH = 20, 0.001
"""The hands between two pauses, and the seconds of a pause."""
T = TypeVar("T")


def export_path(folder: Path, form: str, now: datetime) -> Path:
    """Return the path of a new export.

    Args:
        folder: The folder of exported files.
        form: The form of the file, as the end of its name.
        now: The time.
    """
    return folder / f"tonk-hands-{now:%Y%m%dT%H%M%SZ}.{form}"


class _Stopped(Exception):
    """The game is ending before everything is written."""


class _PatientHistory:
    """The history, asked patiently."""

    def __init__(self, history: History) -> None:
        self._history = history

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None] | None:
        """Return hands, and the id to go on after.

        Args:
            after: The id before the first hand wanted.
            limit: The largest number of hands.
            whole: Whether to return the hands themselves even if there are digests.
        """
        return self._history.digests(after, limit, whole=whole, patient=True)

    def reviews(self) -> list[KeptReview]:
        """The figures of the reviews."""
        return self._history.reviews(patient=True)

    def renames(self) -> Mapping[str, str]:
        """The present names of persons by those they had before."""
        return self._history.renames()


def export(
    history: History, path: Path, wanted: StatsFilter, notices: Notices, stopped: Callable[[], bool] = lambda: False
) -> None:
    """Write the wanted hands to a file, in the form given by its name; a notice says how it went.

    All or nothing: if the history can't be read to its end, or the game ends (``stopped``), there is no file.

    Args:
        history: The history.
        path: The file.
        wanted: The filter of the statistics.
        notices: Collects sentences for the player.
        stopped: Returns whether to give up the export.
    """
    refused = _("{file} can't be written: {why}.")
    try:
        make_folder(path.parent)
        count = _write(history, path, wanted, stopped)
    except OSError as error:
        notices.notify(refused.format(file=shown(path), why=reason(error)))
    except (NoAnswer, _Stopped):
        closed, unread = _("the game was closed before all hands were read"), _("the history can't be read right now")
        notices.notify(refused.format(file=shown(path), why=closed if stopped() else unread))
    else:
        sentence = ngettext("{n} hand was written to {file}.", "{n} hands were written to {file}.", count)
        notices.notify(sentence.format(n=money(count), file=shown(path)))


def _write(history: History, path: Path, wanted: StatsFilter, stopped: Callable[[], bool]) -> int:
    """Write them and return their number."""
    loader = StatsLoader(_PatientHistory(history), history.keep_digests)
    picked = _picked(loader, wanted, stopped)
    if path.suffix == f".{TABLE}":
        text, count = table_of(_slowly(iter(picked), stopped), loader.reviews)
        write_atomic(path.with_name(_COLUMNS), columns_text().encode())
    else:
        text, count = _records(history, picked, stopped)
    write_atomic(path, text.encode("utf-8", "replace"))
    return count


def _picked(loader: StatsLoader, wanted: StatsFilter, stopped: Callable[[], bool]) -> SelectedHands:
    """Return the wanted hands, oldest first, as the statistics find them; each once, even if play goes on."""
    for _hand in _slowly(loader.steps(), stopped):
        pass
    figures = Statistics(wanted, loader.hands)
    for _found in _slowly(figures.go_through(), stopped):
        pass
    return figures.hands


def _records(history: History, picked: SelectedHands, stopped: Callable[[], bool]) -> tuple[str, int]:
    """Return the records, one a line, and their number; a record that is not JSON is left out."""
    lines: list[str] = []
    for found, _seat in _slowly(iter(picked), stopped):
        hand = history.hand((found.kept.match_id, found.kept.hand_no), patient=True)
        if hand is not None:
            with suppress(ValueError, RecursionError):
                lines.append(json.dumps(json.loads(hand.record), separators=(",", ":")) + "\n")
    return "".join(lines), len(lines)


def _slowly(steps: Iterator[T], stopped: Callable[[], bool]) -> Iterator[T]:
    """Yield the steps with pauses in which frames can be drawn, since only one thread of Python runs at a time.

    Raises:
        _Stopped: The export was stopped.
    """
    for number, step in enumerate(steps, 1):
        yield step
        if stopped():
            raise _Stopped
        if number % _HANDS == 0:
            sleep(_BREATH)
