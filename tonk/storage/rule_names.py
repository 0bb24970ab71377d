"""New names for rules in the history, whose hands were played under the old ones."""

import sqlite3
from collections.abc import Mapping
from typing import Any, NamedTuple

_RENAME = "UPDATE hands SET rules_name = :new WHERE rules = :rules AND rules_name = :old"


class NewName(NamedTuple):
    """A renaming of rules: the preset they were made from, and both names."""

    rules: str
    old: str
    new: str

    @classmethod
    def from_json(cls, obj: Mapping[str, Any]) -> "NewName":
        """Return the renaming in a JSON object.

        Raises:
            ValueError, TypeError: It is none.
        """
        name = cls(**obj)
        if not all(isinstance(part, str) for part in name):
            raise ValueError("not a name")
        return name


def rename(database: sqlite3.Connection, name: NewName) -> None:
    """Rename the rules of hands.

    Raises:
        sqlite3.Error: It can't be done now.
    """
    database.execute(_RENAME, name._asdict())
