"""The files that stop the game from starting: each is tried alone, in a copy, so that nothing changes."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tonk.storage.files import is_set_aside, set_aside, utc_now
from tonk.storage.match_shelf import MatchShelf
from tonk.storage.paths import Places
from tonk.storage.store import Store

FileGroup = tuple[Path, ...]
"""A file and those that belong to it; the first names the group."""

_NO_PART = ("fault", "stopped-", "export")
"""The beginnings of names that no start reads."""


def open_everything(places: Places) -> None:
    """Open everything that a start opens.

    Raises:
        Exception: A fault of ours.
    """
    store = Store.open(places)
    try:
        for file in store.small_files:
            file.load()
        store.rulebook.all()
        shelf = MatchShelf(store.matches, store.people.renames, store.history.record)
        shelf.waiting()
        shelf.last_ended_hand()
        store.history.open_ahead()
        store.history.count()
    finally:
        store.close()


def blocking_files(places: Places, open_all: Callable[[Places], object] = open_everything) -> list[FileGroup]:
    """Return the files that can't be opened, each with those that belong to it.

    Args:
        places: The places of what is kept.
        open_all: Opens everything in places.
    """
    found: list[FileGroup] = []
    if _fails((), "", open_all):
        return found  # nothing can be opened at all, so no file is to blame
    for kept in _everything(places):
        if _fails(kept, "", open_all):
            inside = _inside(kept[0])
            stopping = [one for one in inside if _fails(one, kept[0].name, open_all)]
            found += stopping or [kept]
    return found


def put_aside(stopping: list[FileGroup]) -> None:
    """Rename the files that stop the start, so that they are out of the way but not lost.

    Raises:
        OSError: It can't be renamed.
    """
    now = utc_now()
    for kept in stopping:
        for path in kept:
            set_aside(path, now)


def _everything(places: Places) -> Iterator[FileGroup]:
    """Yield all files and folders that a start may read, each with those that belong to it."""
    for folder in dict.fromkeys((places.config, places.data)):
        paths = sorted(folder.iterdir()) if folder.is_dir() else []
        for path in paths:
            part = path.name.startswith(_NO_PART) or is_set_aside(path) or path.suffix == ".lock"
            if part or path.name.endswith(("-wal", "-shm", "-journal")):
                continue
            yield path, *(other for other in paths if other.name.startswith(f"{path.name}-"))


def _inside(folder: Path) -> list[FileGroup]:
    return [(path,) for path in sorted(folder.iterdir())] if folder.is_dir() else []


def _fails(kept: FileGroup, folder: str, open_all: Callable[[Places], object]) -> bool:
    """Return whether a game that has only these files can't start.

    Args:
        kept: The files.
        folder: The name of their subfolder; may be empty.
        open_all: Opens everything.
    """
    with TemporaryDirectory(prefix="tonk-") as alone:
        try:
            target = Path(alone) / folder
            target.mkdir(exist_ok=True)
            for path in kept:
                (shutil.copytree if path.is_dir() else shutil.copy2)(path, target / path.name)
            open_all(Places(Path(alone), Path(alone)))
        except OSError:
            return False  # not a fault of ours; the game survives this
        except Exception:  # any other error would stop the start
            return True
    return False
