"""A rescue copy, in another place, of what the disk refuses."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir

from tonk.storage.files import utc_now
from tonk.storage.notices import Notices, shown
from tonk.storage.writer import Writer
from tonk.words import _

_BEGINNING, _ENDING = "tonk-unsaved-", ".jsonl"
"""The beginning and end of the name of a rescue copy."""


@dataclass(frozen=True)
class Unsaved:
    """Things that the disk refused.

    Attributes:
        troubles: A sentence about each thing.
        copy: The rescue copy, if there is one.
        at_risk: Whether only the rescue copy survives the end of the game; if not, the next start has everything.
    """

    troubles: tuple[str, ...]
    copy: Path | None
    at_risk: bool

    @property
    def copy_shown(self) -> str:
        """Return the path of the copy for display; empty if there is none."""
        return "" if self.copy is None else shown(self.copy)


class Rescue:
    """Keeps a rescue copy as long as it is needed.

    Args:
        writer: Writes what is kept.
        notices: Collects sentences for the player.
    """

    def __init__(self, writer: Writer, notices: Notices) -> None:
        self._writer = writer
        self._notices = notices
        self._copy: Path | None = None

    @property
    def unsaved(self) -> Unsaved:
        """Return the things that the disk refused, and where they are instead."""
        troubles = [self._trouble(path) for path in self._writer.failed]
        return Unsaved(tuple(dict.fromkeys(troubles)), self._copy, self._writer.at_risk)

    def follow(self) -> bool:
        """Make the copy, or remove it if it is no longer needed; return False if there is no place for one."""
        if self._writer.at_risk:
            return self._keep()
        if self._copy is not None and not self._writer.failing:
            with suppress(OSError):
                self._copy.unlink(missing_ok=True)
            self._copy = None
        return True

    def _keep(self) -> bool:
        """Put the copy where the last one is, or where there is room, with a notice."""
        name = f"{_BEGINNING}{utc_now():%Y%m%d-%H%M%S}{_ENDING}"
        before = [] if self._copy is None else [self._copy]
        for path in [*before, *(folder / name for folder in _other_folders())]:
            if self._writer.keep_copy(path):
                if path != self._copy:
                    sentence = _(
                        "Your last moves couldn't be saved as usual. They are kept as {file}: drop that file on "
                        "Tonk's window when there is room again."
                    )
                    self._notices.notify(sentence.format(file=shown(path)))
                self._copy = path
                return True
        return False

    def _trouble(self, path: Path) -> str:
        """Return a sentence about a file that the disk refused."""
        known = self._notices.lasting(str(path)) or self._notices.lasting(f"write {path}")
        return known or _("{file} can't be saved.").format(file=path.name)


def is_rescue(path: Path) -> bool:
    """Return whether a file is a rescue copy, by its name."""
    return path.name.startswith(_BEGINNING) and path.name.endswith(_ENDING)


def _other_folders() -> list[Path]:
    """Return the folders for rescue copies, the best first."""
    folders = [Path(gettempdir())]
    with suppress(RuntimeError):  # there is no home folder
        folders.insert(0, Path.home())
    return folders
