"""A value in memory and its file; screens read and change it without waiting for the disk."""

from functools import partial
from typing import Generic, TypeVar

from tonk.storage.kept_file import KeptFile
from tonk.storage.writer import Writer

T = TypeVar("T")


class KeptValue(Generic[T]):
    """A value and its file, which is read when first needed.

    Args:
        file: The file.
        writer: The writer that saves it.
    """

    def __init__(self, file: KeptFile[T], writer: Writer) -> None:
        self.file = file
        self._writer = writer
        self._now: T | None = None
        self._is_read = False
        self._on_disk: T | None = None
        """The value that was read or written last."""
        self._version: tuple[int, int] | None = None
        """The file as it was when it was read."""

    @property
    def now(self) -> T:
        """The value as it is now."""
        if not self._is_read:
            self._version = self._version_there()
            self._now = self._on_disk = self.file.load()
            self._is_read = True
        return self._now  # type: ignore[return-value]  # it has been read

    def keep(self, value: T) -> None:
        """Keep a new value without waiting for the disk."""
        if value != self.now:
            self._now = value
            self._writer.put(self.file.path, partial(self._write, value), self.file.entry(value))

    def look_again(self) -> None:
        """Read the file again if another running copy has written it, unless our own change is still waiting."""
        if self._now is self._on_disk and self._version != self._version_there():
            self._is_read = False

    def _write(self, value: T) -> bool:
        """Write the value on the writer's thread; return False if the disk refuses."""
        written = self.file.save(value)
        if written:
            self._on_disk = value
        return written

    def _version_there(self) -> tuple[int, int] | None:
        try:
            found = self.file.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size
