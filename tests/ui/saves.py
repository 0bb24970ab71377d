"""Everything that is kept, as the tests of screens have it: nothing is on any disk."""

from datetime import date, datetime
from typing import NamedTuple

from tests.storage.hands import NOON


class Backup(NamedTuple):
    """A backup of nothing."""

    name: str
    day: date
    made_at: datetime
    hands: int
    matches: int
    before_restoring: bool


class Unsaved(NamedTuple):
    """Things that no disk took."""

    troubles: tuple[str, ...] = ("The match can't be saved: the disk is full.",)
    copy_shown: str = "~/tonk-unsaved-1.jsonl"
    at_risk: bool = True


class Saves:
    """Keeps nothing, and notes what is to be restored."""

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
        """The number of messages."""
        return len(self.messages)

    def try_again(self) -> None:
        """Note it."""
        self.tries += 1

    def list_backups(self) -> list[Backup]:
        """All of them."""
        return self.kept

    def restore_backup(self, name: str) -> None:
        """Note it, and say so."""
        self.restored.append(name)
        self.messages.insert(0, (NOON, f"Restored: {name}"))
