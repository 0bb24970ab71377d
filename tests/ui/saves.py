"""The saves in the tests of screens: nothing is on any disk."""

from datetime import date, datetime
from typing import NamedTuple

from tests.storage.hands import NOON


class Backup(NamedTuple):
    """A backup without contents."""

    name: str
    day: date
    made_at: datetime
    hands: int
    matches: int
    before_restoring: bool


class Unsaved(NamedTuple):
    """Things that could not be saved."""

    troubles: tuple[str, ...] = ("The match can't be saved: the disk is full.",)
    copy_shown: str = "~/tonk-unsaved-1.jsonl"
    at_risk: bool = True


class Saves:
    """Saves that keep nothing, and note what is to be restored."""

    folder = folder_shown = "/saves"
    unsaved = Unsaved()

    def __init__(self) -> None:
        self.messages: list[tuple[datetime, str]] = []
        self.failing = False
        self.kept: list[Backup] = []
        self.restored: list[str] = []
        self.tries = 0

    @property
    def messages_so_far(self) -> int:
        """Return the number of messages."""
        return len(self.messages)

    def try_again(self) -> None:
        """Note the call."""
        self.tries += 1

    def list_backups(self) -> list[Backup]:
        """Return all backups."""
        return self.kept

    def restore_backup(self, name: str) -> None:
        """Note the name, and say that it was restored."""
        self.restored.append(name)
        self.messages.insert(0, (NOON, f"Restored: {name}"))
