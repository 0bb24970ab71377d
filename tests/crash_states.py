"""Cut the power at every moment of an evening, and check that everything saved can be opened.

Usage: python -m tests.crash_states

A short evening (settings, people, a match, hands of the history) is saved under ``strace``, which logs every system
call on its files. From the log come all states in which a power cut may leave the disk: whatever was synced is there;
whatever was not may be there or not, in any combination, and the last write may be cut short. Each state is laid out in
a folder and opened by the game: every finished step must be there in full, and the step in progress either in full or
not at all. As in "All File Systems Are Not Created Equal" (Pillai and others, OSDI 2014), names need a sync of their
folder and bytes a sync of their file. The last line counts states and failures.
"""

import argparse
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.architecture.sources import ROOT
from tests.storage.hands import noon, played
from tonk.session.people import People
from tonk.storage.paths import Places
from tonk.storage.store import Store

_CALLS = "openat,close,write,pwrite64,fsync,fdatasync,rename,renameat2,unlink,unlinkat,ftruncate,mkdir,rmdir,dup"
_LINE = re.compile(r"(\d+) +(.*)")
_CALL = re.compile(r"(\w+)\((.*)\) += (-?\d+)")
_DONE = b"step done"
_ALL = 9
"""The number of unsynced changes up to which every combination is tried; above it, all but one and each alone."""


# The evening


def evening(folder: Path) -> Iterator[Mapping[str, Any]]:
    """Save one thing after another, each on the disk before the next, and yield everything saved after each step."""
    store = Store.open(Places(folder, folder), noon)
    state: dict[str, Any] = {"scale": 1.0, "people": [], "match": None, "hands": 0}

    def step(**changed: Any) -> Mapping[str, Any]:
        state.update(changed)
        assert store.writer.close()
        return dict(state)

    yield step()
    store.keep_settings(store.settings.load().changed(ui_scale=1.5))
    yield step(scale=1.5)
    store.people.keep(People().welcome(["Ana"]))
    yield step(people=["Ana"])
    file = store.matches.create()
    for number in (1, 2, 3):
        store.matches.keep(file, {"n": number})
        yield step(match=number)
        store.keep_hand(played(number))
        yield step(hands=number)
    store.people.keep(store.people.now.welcome(["Bo"]))
    yield step(people=["Ana", "Bo"])
    store.matches.end(file)
    yield step(match=None)
    store.close()


def found(folder: Path) -> Mapping[str, Any]:
    """Open a folder as the game does, and return everything saved there, with the messages for the player."""
    store = Store.open(Places(folder, folder), noon)
    waiting = store.matches.waiting()
    state = {
        "scale": store.settings.load().ui_scale,
        "people": [person.name for person in store.people.now.all],
        "match": waiting[0].body["n"] if waiting else None,
        "hands": store.history.count(),
    }
    store.close()
    messages = store.news()
    return state | ({"messages": messages} if messages else {})


# Changes that the disk is asked to make


@dataclass(frozen=True)
class Change:
    """A change that is surely on the disk once ``needs`` has been synced.

    Attributes:
        needs: The file (its number) or the folder (its path) whose sync makes it certain.
        kind: "bytes", "cut" (to a length), "name" (given to a file) or "gone" (a name).
        path: The name; empty for bytes.
        file: The number of the file.
        data: The bytes.
        at: The offset of the bytes, or the length.
        old: The earlier name of a renamed file.
    """

    needs: int | str
    kind: str
    path: str = ""
    file: int = 0
    data: bytes = b""
    at: int = 0
    old: str = ""


@dataclass
class Trace:
    """The changes and syncs of an evening, in order, read from the output of strace."""

    folder: str
    log: list[Change | tuple[str, int | str]] = field(default_factory=list)
    """Changes, ``("sync", file or folder)`` and ``("done", 0)``."""
    _names: dict[str, int] = field(default_factory=dict)
    _sizes: dict[int, int] = field(default_factory=dict)
    _handles: dict[int, tuple[int | str, bool, int]] = field(default_factory=dict)
    """The file or folder of each handle, whether it appends, and its offset."""

    def read(self, lines: Sequence[str]) -> None:
        """Read the lines of strace, in which one thread's call may interrupt another's."""
        begun: dict[str, str] = {}
        for line in lines:
            found = _LINE.match(line)
            if found is None:
                continue
            thread, text = found[1], found[2]
            if text.endswith("<unfinished ...>"):
                begun[thread] = text.removesuffix("<unfinished ...>")
                continue
            if text.startswith("<..."):
                text = begun.pop(thread, "") + text.partition("resumed>")[2]
            call = _CALL.match(text)
            if call is not None and int(call[3]) >= 0:
                self._take(call[1], _arguments(call[2]), int(call[3]))

    def _take(self, call: str, given: list[bytes], result: int) -> None:
        paths = [os.fsdecode(one) for one in given]
        match call:
            case "openat":
                self._open(paths[1], paths[2], result)
            case "close":
                self._handles.pop(int(given[0]), None)
            case "write" | "pwrite64":
                self._write(int(given[0]), given[1], int(given[3]) if call == "pwrite64" else None)
            case "fsync" | "fdatasync" if int(given[0]) in self._handles:
                self.log.append(("sync", self._handles[int(given[0])][0]))
            case "ftruncate" if int(given[0]) in self._handles:
                file = self._handles[int(given[0])][0]
                if isinstance(file, int):
                    self._sizes[file] = int(given[1])
                    self.log.append(Change(file, "cut", file=file, at=int(given[1])))
            case "rename" if paths[0] in self._names and self._is_ours(paths[1]):
                file = self._names[paths[1]] = self._names.pop(paths[0])
                self.log.append(Change(_parent(paths[1]), "name", paths[1], file, old=paths[0]))
            case "unlink" if paths[0] in self._names:
                del self._names[paths[0]]
                self.log.append(Change(_parent(paths[0]), "gone", paths[0]))
            case "mkdir" if self._is_ours(paths[0]):
                self.log.append(Change(_parent(paths[0]), "folder", paths[0]))

    def _is_ours(self, path: str) -> bool:
        return path.startswith(f"{self.folder}/")

    def _open(self, path: str, flags: str, handle: int) -> None:
        if path == self.folder or (self._is_ours(path) and "O_DIRECTORY" in flags):
            self._handles[handle] = path, False, 0
        elif self._is_ours(path) and not path.endswith(".lock"):
            if path not in self._names:
                self._names[path] = len(self._sizes) + 1
                self._sizes[self._names[path]] = 0
                self.log.append(Change(_parent(path), "name", path, self._names[path]))
            self._handles[handle] = self._names[path], "O_APPEND" in flags, 0
        else:
            self._handles.pop(handle, None)

    def _write(self, handle: int, data: bytes, at: int | None) -> None:
        if handle == 1 and data.startswith(_DONE):
            self.log.append(("done", 0))
        if handle not in self._handles:
            return
        file, appends, stands = self._handles[handle]
        assert isinstance(file, int)
        start = at if at is not None else self._sizes[file] if appends else stands
        self.log.append(Change(file, "bytes", file=file, data=data, at=start))
        self._sizes[file] = max(self._sizes[file], start + len(data))
        if at is None:
            self._handles[handle] = file, appends, start + len(data)


def _parent(path: str) -> str:
    return str(Path(path).parent)


def _arguments(text: str) -> list[bytes]:
    """Return the arguments of a call: strings as their bytes, the rest as text."""
    found = re.findall(r'"((?:\\x[0-9a-f]{2})*)"|([^\s,"]+)', text)
    return [other.encode() or bytes.fromhex(string.replace("\\x", "")) for string, other in found]


# States that a power cut may leave


def states(trace: Trace) -> Iterator[tuple[int, list[Change]]]:
    """Yield the finished steps, and the changes on the disk, for each state that a power cut may leave."""
    done, certain, open_ones = 0, list[Change](), list[Change]()
    yield done, []
    for one in trace.log:
        if isinstance(one, Change):
            open_ones.append(one)
            for some in _some_of(open_ones):
                yield done, [*certain, *some]
            if one.kind == "bytes" and len(one.data) > 1:
                half = Change(one.needs, "bytes", file=one.file, data=one.data[: len(one.data) // 2], at=one.at)
                yield done, [*certain, *open_ones[:-1], half]
        elif one[0] == "done":
            done += 1
        else:
            certain += [change for change in open_ones if change.needs == one[1]]
            open_ones = [change for change in open_ones if change.needs != one[1]]
    for some in _some_of(open_ones):
        yield done, [*certain, *some]


def _some_of(changes: Sequence[Change]) -> Iterator[list[Change]]:
    if len(changes) <= _ALL:
        for kept in itertools.product((True, False), repeat=len(changes)):
            yield [change for change, keep in zip(changes, kept, strict=True) if keep]
        return
    yield list(changes)
    yield []
    for number in range(len(changes)):
        yield [*changes[:number], *changes[number + 1 :]]
        yield [changes[number]]


def lay_out(changes: Sequence[Change], folder: str, place: Path) -> None:
    """Write into a folder what these changes leave on the disk."""
    files: dict[int, bytearray] = {}
    names: dict[str, int] = {}
    folders: set[str] = {folder}
    for one in changes:
        held = files.setdefault(one.file, bytearray())
        match one.kind:
            case "bytes":
                held.extend(b"\0" * (one.at + len(one.data) - len(held)))
                held[one.at : one.at + len(one.data)] = one.data
            case "cut":
                del held[one.at :]
            case "name":
                names.pop(one.old, None)
                names[one.path] = one.file
            case "gone":
                names.pop(one.path, None)
            case _:
                folders.add(one.path)
    for path in sorted(folders):
        if _parent(path) in folders or path == folder:
            (place / Path(path).relative_to(folder)).mkdir(exist_ok=True)
    for path, file in names.items():
        target = place / Path(path).relative_to(folder)
        if target.parent.is_dir():
            target.write_bytes(bytes(files.get(file, b"")))


# The command


def traced(folder: Path) -> Trace:
    """Return the changes that the evening makes in a folder.

    Raises:
        OSError: ``strace`` isn't installed.
    """
    written = folder.with_suffix(".trace")
    work = [sys.executable, "-m", "tests.crash_states", "--work", str(folder)]
    strace = ["strace", "-f", "-xx", "-s", "1000000", "-e", f"trace={_CALLS}", "-o", str(written)]
    subprocess.run([*strace, *work], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    trace = Trace(str(folder))
    trace.read(written.read_text("ascii").splitlines())
    return trace


def faults(trace: Trace, wanted: Sequence[Mapping[str, Any]], place: Path) -> Iterator[str | None]:
    """Open each state once in folders below this one, and yield a sentence for each wrong one, None for a right one."""
    seen: set[tuple[object, ...]] = set()
    for done, changes in states(trace):
        key = (done, *changes)
        if key in seen:
            continue
        seen.add(key)
        folder = place / str(len(seen))
        lay_out(changes, trace.folder, folder)
        there = found(folder)
        allowed = wanted[max(0, done - 1) : done + 1]
        yield None if there in allowed else f"after step {done}: {there}, and not {allowed} ({folder})"
        if there in allowed:
            shutil.rmtree(folder)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try every state, and return 1 if one is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.work is not None:
        for _state in evening(given.work):
            os.write(1, _DONE)
        return 0
    place = Path(tempfile.mkdtemp(prefix="tonk-crash-states-"))
    wanted = list(evening(place / "wanted"))
    try:
        trace = traced(place / "traced")
    except OSError:
        sys.stderr.write("strace is needed: it is in the package of that name.\n")
        return 69
    tried = bad = 0
    for fault in faults(trace, wanted, place):
        tried += 1
        if fault is not None:
            bad += 1
            sys.stdout.write(f"{fault}\n")
    if not bad:
        shutil.rmtree(place)
    sys.stdout.write(f"{tried} states after {len(trace.log)} calls: {bad} not whole\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
