"""A small file that holds one value, and that the player may edit.

It is one JSON object with its format and number, followed by its own keys:
``{"format": "tonk-settings/1", "card_size": "large", ...}``.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from tonk.storage.files import Clock, read_limited, set_aside, utc_now, write_atomic
from tonk.storage.formats import DamagedFile, FutureFile, check_format, json_bytes, strict_json
from tonk.storage.journal import JournalEntry
from tonk.storage.notices import Notices, reason, shown, why_unusable
from tonk.words import _

FILE = "file"
"""The kind of journal entries for these files."""
CAP = 64 * 1024
"""The most bytes in a file; larger ones are neither written nor read."""

T = TypeVar("T")


class KeptFile(Generic[T]):
    """A value in a file. Disk errors and bad files raise nothing here.

    ``parse`` may refuse a whole body with a `DamagedFile`; then the file is set aside, as if it were not JSON.

    Two running copies may share the file: a save changes only the keys that this copy changed, except those whose value
    in the file ``stays``.

    Args:
        path: The file.
        form: Its format, such as "tonk-settings/1".
        parse: Reads the value and reports what was wrong in it.
        dump: Returns the value in JSON.
        notices: Collects sentences for the player.
        clock: Returns the time.
        cap: The most bytes that are read.
        stays: Returns whether a value in the file must not be overwritten.
    """

    def __init__(
        self,
        path: Path,
        form: str,
        parse: Callable[[object], tuple[T, list[str]]],
        dump: Callable[[T], dict[str, Any]],
        notices: Notices,
        clock: Clock = utc_now,
        cap: int = CAP,
        *,
        stays: Callable[[Any], bool] = lambda _value: False,
    ) -> None:
        self.path = path
        self._cap = cap
        self._stays = stays
        self._form = form
        self._parse = parse
        self._dump = dump
        self._notices = notices
        self._clock = clock
        self._seen: dict[str, Any] = {}

    def load(self) -> T:
        """Return the value in the file, with defaults for what is missing or wrong."""
        body = self._read()
        try:
            value, problems = self._parse(body or {})
        except DamagedFile as damage:
            body = self._damaged(damage)
            value, problems = self._parse({})
        # Comparing with the loaded value shows what this copy changes; a wrong value counts as changed and is repaired.
        self._seen = {key: (body or {}).get(key, usual) for key, usual in self._dump(value).items()}
        for sentence in problems:
            self._notices.notify(sentence)
        return value

    def entry(self, value: T) -> JournalEntry:
        """Return the journal entry: the old and new values of what this copy changes."""
        return JournalEntry(
            FILE, self.path.name, {key: [self._seen.get(key), new] for key, new in self._changes(value)}
        )

    def take_in(self, entries: Sequence[Mapping[str, Any]]) -> bool:
        """Apply the changes of a killed copy of the game, oldest first; return False if that fails now.

        A value that is neither the old nor the new one was changed by another copy since, and stays.

        Args:
            entries: The bodies of the journal's entries for this file.
        """
        body = self._dump(self.load())
        wanted: dict[str, Any] = {}
        for key in body:
            pairs = [pair for one in entries if isinstance(pair := one.get(key), list) and len(pair) == 2]
            if pairs and any(body[key] in pair for pair in pairs):
                wanted[key] = pairs[-1][1]
        try:
            value, __ = self._parse({**body, **wanted})
        except DamagedFile:
            return True
        return self.save(value)

    def fault(self) -> str | None:
        """Return why the file can't be used, as a sentence part; None if it can, or is missing."""
        try:
            self._parse(self._body(read_limited(self.path, self._cap)))
        except FileNotFoundError:
            return None
        except (OSError, DamagedFile, FutureFile) as error:
            return why_unusable(error)
        return None

    def _changes(self, value: T) -> list[tuple[str, Any]]:
        return [(key, new) for key, new in self._dump(value).items() if key not in self._seen or self._seen[key] != new]

    def save(self, value: T) -> bool:
        """Save the value; return False if it can't be saved or read again (with one notice)."""
        body, changes = self._dump(value), dict(self._changes(value))
        if not changes:
            return True
        there = self._read()
        if there is None:
            return False
        new = {key: value for key, value in changes.items() if not self._stays(there.get(key))}
        # If the file is gone, write everything; otherwise write only our changes.
        data = json_bytes({"format": self._form, **body, **there, **new}, indent=2) + b"\n"
        sentence = _("{file} can't be saved: {why}. Your choices last until you close the game.")
        try:
            self._body(data)
            write_atomic(self.path, data)
        except DamagedFile as damage:
            self._begin(sentence, str(damage))
            return False
        except OSError as error:
            self._begin(sentence, reason(error))
            return False
        self._notices.resolved(str(self.path))
        self._seen = {**self._seen, **changes}
        return True

    def _read(self) -> dict[str, Any] | None:
        """Return the body on the disk; empty if there is no usable one, None if it must not be overwritten."""
        try:
            return self._body(read_limited(self.path, self._cap))
        except FileNotFoundError:
            return {}
        except DamagedFile as damage:
            return self._damaged(damage)
        except FutureFile:
            sentence = _("{file} was written by a newer version of Tonk. It is kept as {aside}.")
            return self._aside(sentence, newer=True)
        except OSError as error:
            self._begin(_("{file} can't be read: {why}. Tonk uses the default values."), reason(error))
            return None

    def _body(self, data: bytes) -> dict[str, Any]:
        """Return the body that the bytes hold.

        Raises:
            DamagedFile: They can't be used.
            FutureFile: A newer Tonk wrote them.
        """
        if len(data) > self._cap:
            raise DamagedFile(_("it is too large"))
        body = check_format(strict_json(data), self._form)
        return {key: value for key, value in body.items() if key != "format"}

    def _damaged(self, damage: DamagedFile) -> dict[str, Any] | None:
        sentence = _("{file} couldn't be used: {why}. It is kept as {aside}.")
        return self._aside(sentence, str(damage))

    def _aside(self, sentence: str, why: str = "", *, newer: bool = False) -> dict[str, Any] | None:
        try:
            aside = set_aside(self.path, self._clock(), newer=newer)
        except OSError as error:
            self._begin(_("{file} can't be used or replaced: {why}."), reason(error))
            return None
        self._notices.notify(sentence.format(file=shown(self.path), why=why, aside=aside.name))
        return {}

    def _begin(self, sentence: str, why: str) -> None:
        self._notices.notify_once(str(self.path), sentence.format(file=shown(self.path), why=why))
