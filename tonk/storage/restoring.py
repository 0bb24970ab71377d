"""Restoring a backup, after backing up the present state."""

import sqlite3
from dataclasses import dataclass

from tonk.storage.backups import Backup, Backups, GivenUp, fault_of
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.history import History
from tonk.storage.kept_matches import KeptMatches
from tonk.storage.notices import Notices, why_unusable
from tonk.storage.recovery import Recovery
from tonk.storage.writer import Writer
from tonk.words import _
from tonk.words.dates import day_text


@dataclass(frozen=True)
class Restoring:
    """Replaces the present state by a backup.

    Everything must be on the disk before, so that no journal is left for the next start to take in over the restored
    state. Matches that anybody plays stay as they are.
    """

    backups: Backups
    history: History
    matches: KeptMatches
    recovery: Recovery
    writer: Writer
    notices: Notices

    def restore(self, backup: Backup) -> bool:
        """Restore it, on the writer's thread, and give a notice; return False if that fails."""
        with self.backups.in_use:
            day = day_text(backup.day)
            if (why := fault_of(backup)) is not None:
                self.notices.notify(_("The backup of {day} can't be used: {why}.").format(day=day, why=why))
                return False
            if not self._is_all_written():
                self.notices.notify(_("Nothing was restored, because not everything could be saved yet."))
                return False
            try:
                self.backups.make_before_restoring()
            except (OSError, sqlite3.Error, DamagedFile, FutureFile, GivenUp) as error:
                why = why_unusable(error)
                sentence = _("Nothing was restored, because what you have now couldn't be backed up: {why}.")
                self.notices.notify(sentence.format(why=why))
                return False
            return self._replace(backup, day)

    def _is_all_written(self) -> bool:
        if not self.history.flush():
            return False
        self.recovery.take_in_left()
        return not self.recovery.is_left and self.writer.clear_journal()

    def _replace(self, backup: Backup, day: str) -> bool:
        done = self.history.replace(backup.history)
        if done:
            try:
                self.matches.replace(backup.match_files)
            except (OSError, DamagedFile) as error:
                sentence = _(
                    "The history is restored, but not every match: {why}. What you had before is among the backups."
                )
                self.notices.notify(sentence.format(why=why_unusable(error)))
                return False
            sentence = _(
                "Your history and matches are as they were in the backup of {day}. What you had before is among the "
                "backups, so you can undo this."
            )
            self.notices.notify(sentence.format(day=day))
        return done
