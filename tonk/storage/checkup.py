"""A checkup of everything that is kept, as a report that a player can send, and repairs."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from tonk.records import RecordRefused
from tonk.records.reading import Unreadable, read_record
from tonk.session.match.match import match_from_json
from tonk.session.match.saved_plan import MatchDamaged
from tonk.storage.backups import Backup, fault_of
from tonk.storage.database import look_into
from tonk.storage.database_recovery import set_database_aside
from tonk.storage.faults import fault_files
from tonk.storage.files import copy_file, is_set_aside, is_there, read_limited, set_aside, utc_now
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.locks import is_held
from tonk.storage.matches import LONGEST_MATCH, match_files, read_match
from tonk.storage.notices import reason, why_unusable
from tonk.storage.paths import Places
from tonk.storage.store import Store
from tonk.words import _, ngettext
from tonk.words.dates import day_text

SAMPLE = 200
"""The number of hands of the history in a sample for replaying."""
_ROOM = 20 << 20
"""The bytes that should be free."""


class State(StrEnum):
    """The state of something that is kept."""

    WELL = "well"
    NOTED = "noted"
    WRONG = "wrong"
    REPAIRED = "repaired"


@dataclass(frozen=True)
class Finding:
    """A finding, in a sentence."""

    state: State
    sentence: str


def is_in_use(places: Places) -> bool:
    """Return whether a running copy of the game uses these folders."""
    locks: list[Path] = []
    for folder in (places.data, places.matches):
        with suppress(OSError):
            locks += folder.glob("*.lock")
    return any(is_held(lock) for lock in locks)


class Checkup:
    """Checks everything, one thing after the other.

    Args:
        places: The folders of what is kept.
        repairs: Whether to repair what can be repaired; nothing else may use the folders then.
        whole: Whether to replay every hand of the history rather than a sample.
    """

    def __init__(self, places: Places, *, repairs: bool = False, whole: bool = False) -> None:
        self._places = places
        self._repairs = repairs
        self._whole = whole
        self._store = Store.open(places, takes_in=False)

    def findings(self) -> Iterator[Finding]:
        """Yield each finding."""
        yield from self._disk()
        yield from self._journals()
        yield from self._small_files()
        yield from self._rule_sets()
        backups = self._store.backups.all()
        good = [backup for backup in backups if fault_of(backup) is None]
        yield from self._matches(good)
        yield from self._history(good)
        yield from self._backups(backups, good)
        yield from self._traces()

    def close(self) -> None:
        """Close everything; without repairs, nothing was opened for writing."""
        if self._repairs:
            self._store.close()

    def _disk(self) -> Iterator[Finding]:
        try:
            free = shutil.disk_usage(self._places.data).free
        except OSError as error:
            yield Finding(State.WRONG, _("The folder can't be used: {why}.").format(why=reason(error)))
            return
        sentence = _("{n} MB are free on the disk.").format(n=free >> 20)
        yield Finding(State.WELL if free >= _ROOM else State.WRONG, sentence)

    def _journals(self) -> Iterator[Finding]:
        if not self._store.recovery.is_left:
            return
        if self._repairs:
            self._store.recovery.take_in_left()
        if self._store.recovery.is_left:
            yield Finding(State.WRONG, _("Tonk was stopped before some moves reached their files."))
        else:
            yield Finding(State.REPAIRED, _("Moves left over when Tonk was stopped are in their files now."))

    def _small_files(self) -> Iterator[Finding]:
        for file in self._store.recovery.files.values():
            why, name = file.fault(), file.path.name
            if why is None:
                there = is_there(file.path)
                yield Finding(
                    State.WELL, (_("{file} is intact.") if there else _("{file} isn't there.")).format(file=name)
                )
                continue
            if self._repairs:
                file.load()
            if self._repairs and file.fault() is None:
                sentence = _("{file} couldn't be used: {why}. It is set aside, and Tonk begins a new one.")
                yield Finding(State.REPAIRED, sentence.format(file=name, why=why))
            else:
                yield Finding(State.WRONG, _("{file} can't be used: {why}.").format(file=name, why=why))

    def _rule_sets(self) -> Iterator[Finding]:
        faults = self._store.rulebook.faults()
        if not faults:
            yield Finding(State.WELL, _("Your own rule sets can all be read."))
        if faults and self._repairs:
            self._store.rulebook.all()  # sets them aside
        left = len(self._store.rulebook.faults())
        for number, why in enumerate(faults):
            if number < len(faults) - left:
                sentence = _("A rule set couldn't be used: {why}. It is set aside.")
                yield Finding(State.REPAIRED, sentence.format(why=why))
            else:
                yield Finding(State.WRONG, _("A rule set can't be used: {why}.").format(why=why))

    def _matches(self, good: list[Backup]) -> Iterator[Finding]:
        files = match_files(self._places.matches)
        well = 0
        for match_id, path in files:
            if (why := _fault_of_match(path, match_id)) is None:
                well += 1
            elif self._repairs:
                yield self._repaired_match(match_id, path, why, good)
            else:
                yield Finding(State.WRONG, _("A saved match can't be used: {why}.").format(why=why))
        sentence = ngettext("{n} saved match follows the rules.", "{n} saved matches follow the rules.", well)
        yield Finding(State.WELL, sentence.format(n=well))

    def _repaired_match(self, match_id: str, path: Path, why: str, good: list[Backup]) -> Finding:
        """Set a match aside, and restore it from the newest backup that has it whole."""
        self._store.matches.refuse(match_id, why)
        for backup in good:
            kept = backup.match_files.get(match_id)
            if kept is None or _fault_of_match(kept, match_id) is not None or is_there(path):
                continue
            with suppress(OSError, DamagedFile):
                copy_file(kept, path, LONGEST_MATCH)
                sentence = _("A saved match couldn't be used: {why}. It was restored from the backup of {day}.")
                return Finding(State.REPAIRED, sentence.format(why=why, day=day_text(backup.day)))
        if is_there(path):
            return Finding(State.WRONG, _("A saved match can't be used: {why}.").format(why=why))
        return Finding(State.REPAIRED, _("A saved match couldn't be used: {why}. It is set aside.").format(why=why))

    def _history(self, good: list[Backup]) -> Iterator[Finding]:
        path, history = self._places.history, self._store.history
        if history.has_waiting_file:
            if self._repairs and history.flush() and not history.has_waiting_file:
                yield Finding(State.REPAIRED, _("Hands that were waiting to be written to the history are in it now."))
            else:
                yield Finding(State.NOTED, _("Some hands are waiting to be written to the history."))
        if not is_there(path):
            yield Finding(State.NOTED, _("There is no history yet."))
            return
        why = self._fault_of_history()
        if why is not None and self._repairs:
            yield self._repaired_history(why, good)
        elif why is not None:
            yield Finding(State.WRONG, _("The history can't be used: {why}.").format(why=why))
        if why is None:
            yield from self._hands()

    def _fault_of_history(self) -> str | None:
        try:
            look_into(self._places.history).close()
        except (OSError, sqlite3.Error, DamagedFile, FutureFile) as error:
            return why_unusable(error)
        return None

    def _repaired_history(self, why: str, good: list[Backup]) -> Finding:
        """Set the history aside, and start another from the newest backup."""
        path = self._places.history
        wrong = Finding(State.WRONG, _("The history can't be used: {why}.").format(why=why))
        try:
            set_database_aside(path, utc_now())
            backup = next((one for one in good if one.hands), None)
            if backup is None:
                sentence = _("The history couldn't be used: {why}. It is set aside, and Tonk begins a new one.")
                return Finding(State.REPAIRED, sentence.format(why=why))
            copy_file(backup.history, path, backup.history.stat().st_size)
        except (OSError, DamagedFile):
            return wrong
        if self._fault_of_history() is not None:
            return wrong
        sentence = _("The history couldn't be used: {why}. It was restored from the backup of {day}.")
        return Finding(State.REPAIRED, sentence.format(why=why, day=day_text(backup.day)))

    def _hands(self) -> Iterator[Finding]:
        """Replay hands of the history by the rules."""
        with closing(look_into(self._places.history)) as database:
            (number,) = database.execute("SELECT count(*) FROM hands").fetchone()
            step = 1 if self._whole else max(1, number // SAMPLE)
            rows = database.execute("SELECT record FROM hands WHERE id % ? = 0", (step,))
            replays = [_follows_rules(record) for (record,) in rows]
        sentence = ngettext("The history has {n} hand.", "The history has {n} hands.", number).format(n=number)
        yield Finding(State.WELL, sentence)
        if (broken := replays.count(False)) > 0:
            sentence = ngettext(
                "{n} hand of the history doesn't follow the rules.",
                "{n} hands of the history don't follow the rules.",
                broken,
            )
            yield Finding(State.WRONG, sentence.format(n=broken))
        elif replays:
            sentence = ngettext("{n} hand was replayed.", "{n} hands were replayed.", len(replays))
            yield Finding(State.WELL, sentence.format(n=len(replays)))

    def _backups(self, backups: list[Backup], good: list[Backup]) -> Iterator[Finding]:
        for backup in backups:
            day = day_text(backup.day)
            if backup in good:
                yield Finding(State.WELL, _("The backup of {day} is intact.").format(day=day))
                continue
            try:
                if not self._repairs:
                    raise OSError
                set_aside(backup.path, utc_now())
            except OSError:
                yield Finding(State.WRONG, _("The backup of {day} can't be used.").format(day=day))
            else:
                yield Finding(
                    State.REPAIRED, _("The backup of {day} couldn't be used. It is set aside.").format(day=day)
                )
        if not backups:
            yield Finding(State.NOTED, _("There are no backups yet."))

    def _traces(self) -> Iterator[Finding]:
        """Look for traces of earlier trouble."""
        aside: list[Path] = []
        with suppress(OSError):
            aside = [path for path in self._places.data.rglob("*") if is_set_aside(path)]
        if aside:
            sentence = ngettext("{n} file was set aside.", "{n} files were set aside.", len(aside))
            yield Finding(State.NOTED, sentence.format(n=len(aside)))
        for path in fault_files(self._places.data):
            yield Finding(State.NOTED, _("{file} has the details of a fault.").format(file=path.name))


def _fault_of_match(path: Path, match_id: str) -> str | None:
    """Return why a match can't be resumed, as a sentence part, by replaying it."""
    try:
        match_from_json(read_match(read_limited(path, LONGEST_MATCH), match_id)[0])
    except MatchDamaged as damage:
        return str(damage)
    except (OSError, DamagedFile, FutureFile) as error:
        return why_unusable(error)
    return None


def _follows_rules(record: str) -> bool:
    try:
        read_record(record).replay()
    except (Unreadable, RecordRefused):
        return False
    return True
