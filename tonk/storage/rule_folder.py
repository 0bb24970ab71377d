"""The folder of a player's rule sets, one file each, written by the writer.

A file that somebody puts there by hand is found like any other if its name ends in ``.json`` and does not begin with a
dot; one that can't be used is set aside and explained.
"""

import os
import re
from collections.abc import Container
from functools import partial
from pathlib import Path

from tonk.records.rule_files import LONGEST, RuleFile, RuleFileOfAnother, RuleFileRefused, rule_file_from_json
from tonk.storage.files import Clock, clean_stale, read_limited, set_aside, write_atomic
from tonk.storage.formats import DamagedFile, strict_json
from tonk.storage.notices import Notices, reason, shown
from tonk.storage.writer import Writer
from tonk.words import _, ngettext

_STRANGE = re.compile(r"[^a-z0-9]+")
_DEVICES = {"con", "prn", "aux", "nul", *(f"{kind}{number}" for kind in ("com", "lpt") for number in range(10))}
"""Names that no file has on Windows, whatever its ending."""


class RuleFolder:
    """Reads, writes and removes the files of rule sets, which are named by their keys.

    Args:
        folder: The folder of the files.
        notices: Collects sentences for the player.
        writer: The writer.
        clock: Returns the time.
    """

    def __init__(self, folder: Path, notices: Notices, writer: Writer, clock: Clock) -> None:
        self._folder = folder
        self._notices = notices
        self._writer = writer
        self._clock = clock

    def files(self) -> list[Path]:
        """List the files that may hold rule sets, by name."""
        try:
            found = (entry.name for entry in os.scandir(self._folder))
            names = sorted(name for name in found if name.endswith(".json") and not name.startswith("."))
        except OSError:
            return []
        return [self._folder / name for name in names]

    def read(self, most: int) -> list[tuple[Path, RuleFile]]:
        """Read the first ``most`` files; those that can't be used are explained to the player and left out."""
        clean_stale(self._folder, self._clock())
        files = self.files()
        read = [(path, file) for path in files[:most] if (file := self._read(path)) is not None]
        if len(files) > most:
            sentence = ngettext(
                "There is {n} file in {folder}. Only the first {most} are read as rule sets.",
                "There are {n} files in {folder}. Only the first {most} are read as rule sets.",
                len(files),
            )
            self._notices.notify(sentence.format(n=len(files), folder=shown(self._folder), most=most))
        return read

    def faults(self) -> list[str]:
        """Return why files can't be used, a sentence part each; changes nothing."""
        found = []
        for path in self.files():
            try:
                rule_file_from_json(strict_json(read_limited(path, LONGEST)))
            except (RuleFileOfAnother, DamagedFile, RuleFileRefused) as fault:
                found.append(str(fault))
            except OSError as error:
                found.append(reason(error))
        return found

    def put(self, key: str, data: bytes) -> None:
        """Let the file of a rule set be written."""
        path = self._path(key)
        self._writer.put(path, partial(self._write, path, data))

    def remove(self, key: str) -> None:
        """Let the file of a rule set be removed."""
        path = self._path(key)
        self._writer.put(path, partial(self._unlink, path))

    def fresh_key(self, name: str, taken: Container[str]) -> str:
        """Return a key that is not in use, made from a rule set's name so that people can tell the files apart."""
        slug, number = file_name(name), 1
        key = slug
        while key in taken or self._path(key).exists():
            number += 1
            key = f"{slug}-{number}"
        return key

    def _read(self, path: Path) -> RuleFile | None:
        try:
            return rule_file_from_json(strict_json(read_limited(path, LONGEST)))
        except RuleFileOfAnother as other:
            self._leave(path, str(other))
        except (DamagedFile, RuleFileRefused) as damage:
            self._set_aside(path, str(damage))
        except OSError as error:
            sentence = _("The rule set {file} can't be read: {why}.")
            self._notices.notify(sentence.format(file=shown(path), why=reason(error)))
        return None

    def _set_aside(self, path: Path, why: str) -> None:
        try:
            aside = set_aside(path, self._clock())
        except OSError:
            self._leave(path, why)
            return
        sentence = _("The rule set {file} couldn't be used: {why}. It is kept as {aside}.")
        self._notices.notify(sentence.format(file=shown(path), why=why, aside=aside.name))

    def _leave(self, path: Path, why: str) -> None:
        sentence = _("The rule set {file} can't be used: {why}. It is left as it is.")
        self._notices.notify(sentence.format(file=shown(path), why=why))

    def _write(self, path: Path, data: bytes) -> None:
        try:
            write_atomic(path, data)
        except OSError as error:
            sentence = _("The rule set can't be saved: {why}. You have it until you close the game.")
            self._notices.notify_once(str(path), sentence.format(why=reason(error)))
        else:
            self._notices.resolved(str(path))

    def _unlink(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            sentence = _("The rule set can't be removed: {why}. It will come back next time.")
            self._notices.notify(sentence.format(why=reason(error)))

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"


def file_name(name: str) -> str:
    """Return a rule set's name as a file name: short, with plain letters and digits."""
    plain = _STRANGE.sub("-", name.lower()).strip("-")[:40].strip("-")
    return f"rules-{plain}" if plain in _DEVICES else plain or "rules"
