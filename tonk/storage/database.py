"""The history's database file: its tables, and what is checked before it is trusted.

SQLite with a rollback journal and full sync: a single file that a player may copy. A write-ahead log would leave the
newest hands in a second file.
"""

import sqlite3
import stat
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from tonk.rules.cards import by_seat
from tonk.session.match.played_hand import PlayedHand
from tonk.session.statistics.digest import FORM, digest_of, digest_text
from tonk.storage.files import make_folder
from tonk.storage.formats import DamagedFile, FutureFile
from tonk.storage.rule_names import NewName, rename
from tonk.words import _

FORMAT = 2
APPLICATION = 0x546F6E6B  # "Tonk", for tools that identify files
BUSY_SECONDS = 0.05
"""The seconds to wait for another program's lock, while the window stands still."""

_FIRST = (
    """CREATE TABLE hands (
    id INTEGER PRIMARY KEY,
    played_at TEXT NOT NULL,
    match_id TEXT NOT NULL,
    hand_no INTEGER NOT NULL,
    rules TEXT NOT NULL,
    rules_name TEXT NOT NULL,
    stake INTEGER NOT NULL,
    ending TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (match_id, hand_no))""",
    """CREATE TABLE seats (
    hand INTEGER NOT NULL REFERENCES hands (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    person INTEGER NOT NULL,
    won INTEGER NOT NULL,
    total INTEGER NOT NULL,
    net INTEGER NOT NULL,
    PRIMARY KEY (hand, seat)) WITHOUT ROWID""",
    "CREATE INDEX seats_by_name ON seats (name, hand)",
)
_SECOND = (
    "ALTER TABLE hands ADD COLUMN kind TEXT NOT NULL DEFAULT ''",
    """CREATE TABLE reviews (
    match_id TEXT NOT NULL,
    hand_no INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    accuracy REAL NOT NULL,
    luck REAL NOT NULL,
    skill REAL NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (match_id, hand_no, seat)) WITHOUT ROWID""",
    """CREATE TABLE digests (
    hand INTEGER PRIMARY KEY REFERENCES hands (id),
    form INTEGER NOT NULL,
    digest TEXT NOT NULL)""",
)
_STEPS = (_FIRST, _SECOND)
"""The steps from each format of the history to the next; a new history goes through all of them."""

PendingEntry = PlayedHand | NewName
"""An entry to be written: a hand, or a new name for the rules of earlier ones."""

_LIST_SCHEMA = "SELECT type, name, sql FROM sqlite_master ORDER BY name"


def open_database(path: Path) -> sqlite3.Connection:
    """Open the database, creating it if there is none, and check it. The caller closes it and uses it on one thread.

    Raises:
        FutureFile: A newer Tonk wrote it; it is left as it is.
        DamagedFile: It is damaged, or no history of ours.
        OSError, sqlite3.Error: It cannot be opened now.
    """
    make_folder(path.parent)
    _check_header(path)
    database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    return _checked_by(_prepare, database)


def look_into(path: Path) -> sqlite3.Connection:
    """Open an existing history for reading only and check it. The caller closes it.

    Raises:
        FutureFile: A newer Tonk wrote it.
        DamagedFile: It is damaged, or no history of ours.
        OSError, sqlite3.Error: It cannot be opened now.
    """
    _check_header(path)
    database = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
    return _checked_by(_checked, database)


def _checked_by(checks: Callable[[sqlite3.Connection], object], database: sqlite3.Connection) -> sqlite3.Connection:
    """Return the history after checking it; close it if it can't be used."""
    try:
        checks(database)
    except BaseException as error:
        database.close()
        if is_damage(error):
            raise DamagedFile(_("its pages are damaged")) from error
        raise
    return database


def is_damage(error: BaseException) -> bool:
    """Return whether an error means that the file itself is damaged."""
    if isinstance(error, UnicodeDecodeError):  # raised by Python for an error that quotes a table's damaged text
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _check_header(path: Path) -> None:
    """Check a database's first bytes before SQLite does, which might wait at a pipe or change a newer file.

    SQLite's locks are lost when any handle on the file is closed, so call this only while none is open.

    The history's number is at byte 60, those of SQLite's own formats at 18, 19 and 44
    (https://sqlite.org/fileformat.html).
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedFile(_("it is not an ordinary file"))
    except FileNotFoundError:
        path.touch(mode=0o600)  # for its owner only: SQLite would make it readable by others
        return
    with path.open("rb") as file:
        header = file.read(100)
    if not header.startswith(b"SQLite format 3\0"):
        return  # empty, or for SQLite to refuse
    if int.from_bytes(header[60:64], "big") > FORMAT:
        raise FutureFile
    if len(header) < 100 or max(header[18:20]) > 2 or int.from_bytes(header[44:48], "big") > 4:
        raise DamagedFile(_("its pages are damaged"))  # SQLite would take it for one of a newer SQLite


def _prepare(database: sqlite3.Connection) -> None:
    database.text_factory = partial(str, encoding="utf-8", errors="replace")
    database.execute("PRAGMA trusted_schema = OFF")
    database.execute("PRAGMA cell_size_check = ON")
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute("PRAGMA synchronous = FULL")
    if not database.execute(_LIST_SCHEMA).fetchone():
        _bring_up(database, 0)
    form = _checked(database)
    if form < FORMAT:
        _bring_up(database, form)


def _checked(database: sqlite3.Connection) -> int:
    """Return the format of a history that is whole.

    Raises:
        DamagedFile: It is not.
    """
    form = _form(database)
    if not 1 <= form <= FORMAT or database.execute(_LIST_SCHEMA).fetchall() != _expected_schema(form):
        raise DamagedFile(_("it is not a Tonk history"))
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise DamagedFile(_("its pages are damaged"))
    return form


def _form(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _bring_up(database: sqlite3.Connection, form: int) -> None:
    """Bring a history of an older format (0 for an empty file) up to date, completely or not at all."""
    database.execute("BEGIN IMMEDIATE")
    with database:
        if _form(database) == form:  # another copy may have done it already
            for step in _STEPS[form:]:
                for change in step:
                    database.execute(change)
            database.execute(f"PRAGMA application_id = {APPLICATION}")
            database.execute(f"PRAGMA user_version = {FORMAT}")


def _expected_schema(form: int) -> list[tuple[str, str, str | None]]:
    """Return a format's tables as SQLite lists them: a file with any other table, trigger or view is not ours."""
    model = sqlite3.connect(":memory:")
    try:
        for step in _STEPS[:form]:
            for change in step:
                model.execute(change)
        return model.execute(_LIST_SCHEMA).fetchall()
    finally:
        model.close()


def insert(database: sqlite3.Connection, entries: Iterable[PendingEntry]) -> None:
    """Add hands and rename rules in order; a new name applies to the hands before it.

    All or nothing. A hand that is already there, by its match and number, stays.

    Raises:
        sqlite3.Error: Nothing was changed.
    """
    looked_into = [(one, digest_text(digest_of(one)) if isinstance(one, PlayedHand) else "") for one in entries]
    database.execute("BEGIN IMMEDIATE")
    with database:
        for one, digest in looked_into:
            if isinstance(one, PlayedHand):
                _insert_one(database, one, digest)
            else:
                rename(database, one)


def _insert_one(database: sqlite3.Connection, hand: PlayedHand, digest: str) -> None:
    added = database.execute(
        "INSERT INTO hands (played_at, match_id, hand_no, rules, rules_name, stake, ending, record, kind)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match_id, hand_no) DO NOTHING",
        (
            hand.played_at,
            hand.match_id,
            hand.hand_no,
            hand.rules,
            hand.rules_name,
            hand.stake,
            hand.ending,
            hand.record,
            hand.kind,
        ),
    )
    if added.rowcount < 1:
        return
    database.executemany(
        "INSERT INTO seats (hand, seat, name, person, won, total, net) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (added.lastrowid, seat, name, seat in hand.people, seat in hand.winners, total, net)
            for seat, (name, total, net) in by_seat(zip(hand.seats, hand.totals, hand.net, strict=True))
        ],
    )
    row = (added.lastrowid, FORM, digest)
    database.execute("INSERT OR REPLACE INTO digests (hand, form, digest) VALUES (?, ?, ?)", row)
