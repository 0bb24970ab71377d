"""The matches of this copy of the game, between screens that must not wait and a writer that may."""

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
"""The kind of a journal's entries for matches; an empty one says that the match is over."""


@dataclass
class _HeldMatch:
    """A match that this copy plays, or has just left."""

    file: MatchFile
    body: dict[str, Any] | None = None
    """The match as it was last given, which may not be on the disk yet."""
    left: bool = False


class KeptMatches:
    """Keeps what is played at once, and lists and opens what waits.

    A match that is left is let go of when all of it is on the disk; until then it is listed and resumed as it was last
    given. One that the disk does not take stays here, so that it can still be resumed.

    Args:
        files: The folder of matches.
        writer: Writes them.
        notices: Told what the player should know.
        clock: Tells the time.
    """

    def __init__(self, files: MatchStore, writer: Writer, notices: Notices, clock: Clock) -> None:
        self._files = files
        self._writer = writer
        self._notices = notices
        self._clock = clock
        self._held: dict[str, _HeldMatch] = {}
        self._over: set[str] = set()
        """Matches that are over in this copy: their files may not be gone yet."""
        self._guard = threading.Lock()

    def tidy(self) -> None:
        """Delete in a while what nobody needs (`MatchStore.tidy`)."""
        self._writer.put(self._files.folder, self._files.tidy)

    def take_in(self, match_id: str, body: dict[str, Any]) -> bool:
        """Bring a match up to what the journal of a killed copy has of it; False when that can't be done now."""
        match, times_kept = body.get("match"), body.get("times_kept")
        if isinstance(match, dict) and type(times_kept) is int:
            return self._files.bring_up(match_id, match, times_kept)
        return self._files.bring_to_end(match_id)

    def waiting(self) -> list[FoundMatch]:
        """The matches that wait, the one played last first; not the one that is being played."""
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
        """Hold a match that waits, and how it stands; None, with a notice of the reason, when that can't be."""
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
        """Keep the match as the body has it, which is the writer's from now on."""
        self._held[file.id].body = body
        file.times_kept += 1
        entry = JournalEntry(MATCH, file.id, {"times_kept": file.times_kept, "match": body})
        self._writer.put(file.path, partial(file.save, body, file.times_kept), entry)

    def leave(self, file: MatchFile) -> None:
        """Let the match wait: any copy may resume it as soon as it is on the disk."""
        with self._guard:
            held = self._held.pop(file.id)
            held.left = True
            self._held[file.id] = held  # the one left last comes last
        # In the place of a save that waits or failed: it does that too.
        self._writer.put(file.path, partial(self._let_go, held))

    def end(self, file: MatchFile) -> None:
        """The match is over: remove its file, after everything that was kept before."""
        self._over.add(file.id)
        with self._guard:
            self._held.pop(file.id, None)
        self._writer.put(file.path, file.finish, JournalEntry(MATCH, file.id, {}))

    def notify_caught_up(self, hand: int) -> None:
        """Tell that a match goes on after a hand that only the history had."""
        sentence = _("The file of this match was older than your history. It resumes after hand {n}.")
        self._notices.notify(sentence.format(n=hand))

    def notify_gap(self, first: int, last: int) -> None:
        """Tell that the history lacks hands of a match before the one that is played."""
        sentence = ngettext(
            "Your history doesn't have hand {first} of this match.",
            "Your history doesn't have hands {first} to {last} of this match.",
            last - first + 1,
        )
        self._notices.notify(sentence.format(first=first, last=last))

    def refuse(self, match_id: str, why: str) -> None:
        """Set a match aside that makes no sense (`MatchFile.refuse`); this copy holds it or nobody does."""
        with self._guard:
            held = self._held.pop(match_id, None)
        if held is None:
            self._files.refuse(match_id, why)
        else:
            held.file.refuse(why)

    def remove(self, match_id: str) -> bool:
        """Put a match out of the way (`MatchStore.remove`); one that is not all on the disk yet can't be."""
        with self._guard:
            busy = match_id in self._held
        if busy:
            self._notices.notify(_("This match is still being saved. Try again in a moment."))
            return False
        return self._files.remove(match_id)

    def replace(self, wanted: Mapping[str, Path]) -> None:
        """Have these matches and no others (`MatchStore.replace`).

        Raises:
            DamagedFile, OSError: Not all of that could be done.
        """
        self._files.replace(wanted)
        self._over = self._over - wanted.keys()

    def last_removed(self) -> FoundMatch | None:
        """The match that was removed last and can be put back."""
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
        """Let go of a match that was left, on the writer's thread, unless it has been resumed meanwhile.

        False while it is not on the disk.
        """
        if held.body is not None and not held.file.settle(held.body):
            return False
        with self._guard:
            if held.left:
                held.file.close()
                self._held.pop(held.file.id, None)
        return True
