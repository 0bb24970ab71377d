"""Recovery of things that only the journal of a killed copy of the game has."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tonk.session.match.played_hand import PlayedHand
from tonk.storage.history import History
from tonk.storage.journal import JournalEntry, entries_in, left_behind
from tonk.storage.kept_file import FILE, KeptFile
from tonk.storage.kept_matches import MATCH, KeptMatches

HAND = "hand"
"""The kind of a journal's entries for hands of the history."""


@dataclass(frozen=True)
class Recovery:
    """Takes in journal entries that were never written to their own files. Doing it twice does no harm.

    Args:
        folder: The folder of what is kept.
        matches: The matches.
        history: The history.
        files: The small files, by the names that journals give them.
    """

    folder: Path
    matches: KeptMatches
    history: History
    files: Mapping[str, KeptFile[Any]]

    def take_in_left(self) -> None:
        """Take in the journals of killed copies. One that can't be taken in now stays for the next time."""
        for journal in left_behind(self.folder):
            if self._take_in(journal.entries):
                journal.remove()
            else:
                journal.leave()

    @property
    def is_left(self) -> bool:
        """Return whether a killed copy left a journal with anything in it."""
        found = list(left_behind(self.folder))
        for journal in found:
            journal.leave()
        return any(journal.entries for journal in found)

    def take_in_copy(self, path: Path) -> bool:
        """Take in a copy of a journal from elsewhere; return False if it is empty, or something in it failed."""
        entries = entries_in(path)
        return bool(entries) and self._take_in(entries)

    def _take_in(self, entries: tuple[JournalEntry, ...] | list[JournalEntry]) -> bool:
        newest: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for entry in entries:
            newest.setdefault((entry.of, entry.name), []).append(entry.body)
        # Try each one, whatever happened to the one before.
        done = [self._take_in_one(of, name, bodies) for (of, name), bodies in newest.items()]
        return all(done)

    def _take_in_one(self, of: str, name: str, bodies: list[dict[str, Any]]) -> bool:
        """Take in a journal's entries for one thing, oldest first; unknown kinds fail."""
        if of == MATCH:
            return self.matches.take_in(name, bodies[-1])
        if of == FILE:
            return name not in self.files or self.files[name].take_in(bodies)
        if of == HAND:
            try:
                return self.history.add(PlayedHand.from_json(bodies[-1]))
            except ValueError:
                return True
        return True
