"""The store: everything that is kept, opened together and written while the game goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tonk.session.match.choices import LastChoices
from tonk.session.match.played_hand import HandKey, PlayedHand
from tonk.session.settings import Settings
from tonk.storage.backups import Backup, Backups
from tonk.storage.circuit import KeptCareer
from tonk.storage.dailies import KeptDailies
from tonk.storage.duplicate_sets import KeptSet
from tonk.storage.files import Clock, clean_stale, utc_now, write_atomic
from tonk.storage.history import History
from tonk.storage.journal import Journal, JournalEntry
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_matches import KeptMatches
from tonk.storage.log import Log
from tonk.storage.matches import MatchStore
from tonk.storage.notices import Notices, reason, shown
from tonk.storage.paths import Places
from tonk.storage.people import KeptPeople
from tonk.storage.progress import KeptProgress
from tonk.storage.recovery import HAND, Recovery
from tonk.storage.rescue import Rescue, Unsaved, is_rescue
from tonk.storage.restoring import Restoring
from tonk.storage.rulebook import Rulebook
from tonk.storage.settings_files import choices_file, settings_file
from tonk.storage.writer import PATIENCE, Writer
from tonk.words import _

if TYPE_CHECKING:
    from tonk.session.statistics.totals import StatsFilter


@dataclass(frozen=True)
class Store:
    """All kept files; ``notices`` collects sentences for the player.

    The parts themselves write at once. During play, everything goes through the methods here, which hand it to the
    writer and return: no frame waits for the disk, and a moment later everything is on it, in order. If the program is
    killed in that moment, every file is whole as last written, and newer things are in the journal, from which the next
    start takes them in. Exports have a writer of their own; both end together.
    """

    places: Places
    notices: Notices
    settings: KeptFile[Settings]
    choices: KeptFile[LastChoices]
    progress: KeptProgress
    career: KeptCareer
    matches: KeptMatches
    history: History
    rulebook: Rulebook
    writer: Writer
    duplicate_set: KeptSet
    dailies: KeptDailies
    people: KeptPeople
    exporter: Writer = field(default_factory=partial(Writer, name="exporter"))
    """Writes exports, which take long, so that no match has to wait behind them."""
    aside: Writer = field(default_factory=partial(Writer, name="aside"))
    """Writes backups and the log, which nobody waits for."""
    _closing: threading.Event = field(default_factory=threading.Event)
    """Set when the game ends, so that long work is given up."""
    _clock: Clock = utc_now

    @classmethod
    def open(
        cls, places: Places, clock: Clock = utc_now, patience: float = PATIENCE, *, takes_in: bool = True
    ) -> Store:
        """Open everything in these places, and take in what a killed copy of the game had not written.

        If none was killed, nothing is written and the history is not touched before it is used.

        Args:
            places: The folders.
            clock: Returns the time.
            patience: The seconds that the end of the game waits for the disk.
            takes_in: Whether to take in what killed copies left; if not, nothing at all is changed.
        """
        notices = Notices(clock)
        writer = Writer(patience, journal=Journal(places.data))
        if takes_in:
            clean_stale(places.config, clock())
        people = KeptPeople(places.people, notices, writer, clock)
        history = History(places.history, notices, clock, people.renames)

        def renamed(base: str, old: str, new: str) -> None:
            history.note_name(base, old, new)
            writer.put(history.path, history.keep)

        store = cls(
            places,
            notices,
            settings_file(places.settings, notices, clock),
            choices_file(places.choices, notices, clock),
            KeptProgress(places.progress, notices, writer, clock),
            KeptCareer(places.circuit, notices, writer, clock),
            KeptMatches(MatchStore(places.matches, notices, clock), writer, notices, clock),
            history,
            Rulebook(places.rules, places.exports, notices, writer, clock, renamed),
            writer,
            KeptSet(places.duplicate_set, notices, writer, clock),
            KeptDailies(places.dailies, notices, writer, clock),
            people,
            _clock=clock,
        )
        notices.on_record = store.log.add
        if takes_in:
            store.recovery.take_in_left()
        return store

    @cached_property
    def log(self) -> Log:
        """The log."""
        return Log(self.places.log, self.aside, self._clock, (self.places.data, self.places.config))

    @cached_property
    def _rescue(self) -> Rescue:
        """The rescue copy of what the disk refused."""
        return Rescue(self.writer, self.notices)

    @cached_property
    def backups(self) -> Backups:
        """The backups of the history and the matches."""
        return Backups(self.places, self._clock, self._closing.is_set)

    @property
    def recovery(self) -> Recovery:
        """The recovery from journals."""
        files = {file.path.name: file for file in self.small_files}
        return Recovery(self.places.data, self.matches, self.history, files)

    @property
    def small_files(self) -> tuple[KeptFile[Any], ...]:
        """The files that hold a single value each."""
        kept = (self.progress.file, self.career.file, self.people.file, self.duplicate_set.file, self.dailies.file)
        return (self.settings, self.choices, *kept)

    def keep_settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self.writer.put(self.settings.path, partial(self.settings.save, settings), self.settings.entry(settings))

    def keep_choices(self, choices: LastChoices) -> None:
        """Keep the choices for a new game."""
        self.writer.put(self.choices.path, partial(self.choices.save, choices), self.choices.entry(choices))

    def open_history(self) -> None:
        """Schedule the opening of the history, before it is needed."""
        self.writer.put(self.history.path.with_suffix(".opened"), self.history.open_ahead)
        self.back_up()

    def back_up(self) -> None:
        """Schedule today's backup, if there is none yet and anything is new, after everything waiting is written."""
        if self.backups.is_due:
            aside = partial(self.aside.put, self.places.backups, self.backups.make_if_changed)
            self.writer.put(self.places.backups.with_suffix(".due"), aside)

    def list_backups(self) -> list[Backup]:
        """The backups, the newest first."""
        return self.backups.all()

    def restore_backup(self, name: str) -> None:
        """Schedule the restoring of a backup after everything waiting is written; a notice says how it went."""
        backup = next((one for one in self.backups.all() if one.name == name), None)
        if backup is None:
            self.notices.notify(_("This backup is gone."))
            return
        restoring = Restoring(self.backups, self.history, self.matches, self.recovery, self.writer, self.notices)
        self.writer.put(self.places.backups, lambda: restoring.restore(backup) or True)

    def keep_hand(self, hand: PlayedHand) -> None:
        """Keep a hand; the history lists it at once."""
        self.history.note(hand)
        entry = JournalEntry(HAND, f"{hand.match_id}/{hand.hand_no}", hand.to_json())
        self.writer.put(self.history.path, self.history.keep, entry)
        self.back_up()

    def keep_review(self, key: HandKey, review: str) -> None:
        """Keep the review of a hand (`History.keep_review`)."""
        self.history.keep_review(key, review)
        self.writer.put(self.history.path, self.history.keep)

    def export(self, form: str, wanted: StatsFilter) -> Path:
        """Schedule an export of the wanted hands, as a table or as records, and return its path."""
        from tonk.storage.export import export, export_path  # rarely needed, so not imported before the first frame

        path = export_path(self.places.exports, form, utc_now())
        self.exporter.put(path, partial(export, self.history, path, wanted, self.notices, self._closing.is_set))
        return path

    def export_picture(self, name: str, png: Callable[[], bytes]) -> None:
        """Schedule the export of a picture; a notice says where it is, or why that failed."""
        path = self.places.exports / name
        self.exporter.put(path, partial(_write_picture, path, png, self.notices))

    def news(self) -> list[str]:
        """Return the new sentences for the player; cheap enough for every frame.

        Raises:
            Exception: A writer met a fault of ours rather than a disk error.
        """
        self.writer.check()
        self.exporter.check()
        self.aside.check()
        return self.notices.take_new()

    @property
    def folder(self) -> str:
        """The folder of what is kept."""
        return str(self.places.data)

    @property
    def folder_shown(self) -> str:
        """The folder of kept files, for display."""
        return shown(self.places.data)

    @property
    def messages(self) -> list[tuple[datetime, str]]:
        """Return the last sentences for the player and when each was added, newest first."""
        return self.notices.kept

    @property
    def messages_so_far(self) -> int:
        """The number of sentences so far."""
        return self.notices.number

    @property
    def failing(self) -> bool:
        """Return whether the disk refused something, which is then tried again and again."""
        return self.writer.failing

    def try_again(self) -> None:
        """Try again soon to write what the disk refused."""
        self.writer.try_again()

    def settle(self) -> bool:
        """Wait a short time for the disk; return True if everything is on it.

        What the disk refuses, and the journal lacks, is copied to another place.
        """
        settled = self.writer.settle(self.writer.end_of_patience())
        self._rescue.follow()
        return settled

    @property
    def unsaved(self) -> Unsaved:
        """Return the things that the disk refused, and where they are instead."""
        return self._rescue.unsaved

    def close(self) -> None:
        """Write what is waiting and close everything, waiting a short time for the disk.

        An export that is not finished by then is given up. What the disk still refuses is copied to another place,
        which a notice names.
        """
        self.matches.close()
        self._closing.set()
        self.history.have_no_time()
        self.writer.put(self.history.path, self.history.close)
        until = self.writer.end_of_patience()
        if not self.writer.close(until):
            self.notices.notify(_("The disk is too slow. Your last moves may not be saved."))
        elif not self._rescue.follow():
            self.notices.notify(_("Your last moves couldn't be saved, here or anywhere else."))
        if not self.exporter.close(until):
            self.notices.notify(_("The game was closed before the export was finished."))
        self.aside.close(until)
        self.writer.let_go()

    def take_in_unsaved(self, path: Path) -> bool:
        """Take in what an earlier `close` put elsewhere, with a notice; return False if it is not such a file."""
        if not is_rescue(path):
            return False
        if self.recovery.take_in_copy(path):
            self.notices.notify(_("Everything in this file is back where it belongs."))
        else:
            self.notices.notify(_("Not everything in this file could be saved. Keep it, and try again later."))
        return True


def _write_picture(path: Path, png: Callable[[], bytes], notices: Notices) -> None:
    try:
        write_atomic(path, png())
    except OSError as error:
        notices.notify(_("The picture couldn't be saved: {why}.").format(why=reason(error)))
    else:
        notices.notify(_("The picture is saved as {file}.").format(file=shown(path)))
