"""The matches of this copy of the game: screens never wait for the writer."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tonk.storage.files import Clock
from tonk.storage.journal import JournalEntry
from tonk.storage.matches import FoundMatch, MatchFile, MatchStore
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer
from tonk.words import _, ngettext

MATCH = "match"
"""The kind of journal entries for matches; an empty body means that the match is over."""


@dataclass
class _HeldMatch:
    """A match that this copy plays, or has just left."""

    file: MatchFile
    body: dict[str, Any] | None = None
    """The match as it was last given, which may not be on the disk yet."""
    left: bool = False


class KeptMatches:
    """Keeps the match being played, and lists and opens waiting ones.

    A match that was left is released when it is on the disk; until then it is listed and resumed from memory. One that
    the disk refuses stays in memory, so that it can still be resumed.

    Args:
        files: The folder of matches.
        writer: Writes them.
        notices: Collects sentences for the player.
        clock: Returns the time.
    """

    def __init__(self, files: MatchStore, writer: Writer, notices: Notices, clock: Clock) -> None:
        self._files = files
        self._writer = writer
        self._notices = notices
        self._clock = clock
        self._held: dict[str, _HeldMatch] = {}
        self._over: set[str] = set()
        """Matches that are over in this copy, although their files may still exist."""
        self._guard = threading.Lock()

    def tidy(self) -> None:
        """Schedule the removal of old files (`MatchStore.tidy`)."""
        self._writer.put(self._files.folder, self._files.tidy)

    def take_in(self, match_id: str, body: dict[str, Any]) -> bool:
        """Bring a match up to date from a killed copy's journal; return False if that fails now."""
        match, times_kept = body.get("match"), body.get("times_kept")
        if isinstance(match, dict) and type(times_kept) is int:
            return self._files.bring_up(match_id, match, times_kept)
        return self._files.bring_to_end(match_id)

    def waiting(self) -> list[FoundMatch]:
        """Return the waiting matches, latest first, without the one being played."""
        with self._guard:
            held = list(self._held.values())
        just_left = [
            FoundMatch(one.file.id, one.body, self._clock())
            for one in reversed(held)
            if one.left and one.body is not None
        ]
        return just_left + self._files.found({*self._over, *(one.file.id for one in held)})

    def create(self) -> MatchFile:
        """A file for a new match."""
        return self._hold(self._files.create())

    def open(self, match_id: str) -> tuple[MatchFile, dict[str, Any]] | None:
        """Lock a waiting match and return it; if that fails, give a notice and return None."""
        with self._guard:
            held = self._held.get(match_id)
            if held is not None and held.body is not None:
                held.left = False
                return held.file, held.body
        file = self._files.open(match_id)
        if file is None or file.body is None:
            return None
        return self._hold(file, file.body), file.body

    def keep(self, file: MatchFile, body: dict[str, Any]) -> None:
        """Keep this state of the match; the body belongs to the writer from now on."""
        self._held[file.id].body = body
        file.times_kept += 1
        entry = JournalEntry(MATCH, file.id, {"times_kept": file.times_kept, "match": body})
        self._writer.put(file.path, partial(file.save, body, file.times_kept), entry)

    def leave(self, file: MatchFile) -> None:
        """Let the match wait; any copy may resume it once it is on the disk."""
        with self._guard:
            held = self._held.pop(file.id, None)
            if held is None:
                return  # left before, and released since
            held.left = True
            self._held[file.id] = held  # the match left last comes last
        # This replaces a waiting or failed save and does its work, too.
        self._writer.put(file.path, partial(self._let_go, held))

    def end(self, file: MatchFile) -> None:
        """Remove the file of a finished match, after everything that was kept before."""
        self._over.add(file.id)
        with self._guard:
            self._held.pop(file.id, None)
        self._writer.put(file.path, file.finish, JournalEntry(MATCH, file.id, {}))

    def notify_caught_up(self, hand: int) -> None:
        """Give a notice that a match goes on after a hand that only the history had."""
        sentence = _("The file of this match was older than your history. It resumes after hand {n}.")
        self._notices.notify(sentence.format(n=hand))

    def notify_gap(self, first: int, last: int) -> None:
        """Give a notice that the history lacks earlier hands of a match."""
        sentence = ngettext(
            "Your history doesn't have hand {first} of this match.",
            "Your history doesn't have hands {first} to {last} of this match.",
            last - first + 1,
        )
        self._notices.notify(sentence.format(first=first, last=last))

    def refuse(self, match_id: str, why: str) -> None:
        """Set an invalid match aside (`MatchFile.refuse`); this copy has it locked, or nobody has."""
        with self._guard:
            held = self._held.pop(match_id, None)
        if held is None:
            self._files.refuse(match_id, why)
        else:
            held.file.refuse(why)

    def remove(self, match_id: str) -> bool:
        """Remove a match (`MatchStore.remove`); one that is not on the disk yet can't be removed."""
        with self._guard:
            busy = match_id in self._held
        if busy:
            self._notices.notify(_("This match is still being saved. Try again in a moment."))
            return False
        return self._files.remove(match_id)

    def replace(self, wanted: Mapping[str, Path]) -> None:
        """Replace all matches by these (`MatchStore.replace`).

        Raises:
            DamagedFile, OSError: Not all of that could be done.
        """
        self._files.replace(wanted)
        self._over = self._over - wanted.keys()

    def last_removed(self) -> FoundMatch | None:
        """Return the match that was removed last and can be put back."""
        return self._files.last_removed()

    def put_back(self, match_id: str) -> bool:
        """Let a removed match wait again (`MatchStore.put_back`)."""
        return self._files.put_back(match_id)

    def close(self) -> None:
        """Leave everything that is held."""
        for held in list(self._held.values()):
            self.leave(held.file)

    def _hold(self, file: MatchFile, body: dict[str, Any] | None = None) -> MatchFile:
        with self._guard:
            self._held[file.id] = _HeldMatch(file, body)
        return file

    def _let_go(self, held: _HeldMatch) -> bool:
        """Release a match that was left, on the writer's thread, unless it was resumed; return False while unsaved."""
        with self._guard:
            if self._held.get(held.file.id) is not held:
                return True  # it was left twice, and released at the first; it may have been opened again since
        if held.body is not None and not held.file.settle(held.body):
            return False
        with self._guard:
            if held.left:
                held.file.close()
                self._held.pop(held.file.id, None)
        return True
