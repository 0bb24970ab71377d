"""The number and date formats of languages: a small table for each, checked against the CLDR by the tests.

English has its own here, in the house style; every other language has ``formats.json`` in its folder, which
``python -m tests.catalogues begin CODE`` makes from the CLDR.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

FORMATS_FILE = "formats.json"
_MINUS, _THIN = "−", "\N{THIN SPACE}"


class Formats(NamedTuple):
    """A language's formats for numbers and dates.

    Attributes:
        name: The language's name for itself.
        decimal: The decimal sign.
        group: The sign between thousands.
        percent: A share, with a place for its number.
        day: A date, with places for its day, the short name of its month, and its year.
        month_of_year: A month, with places for its full name and its year.
        short_months: The short names of the months, January first.
        months: Their full names, as they stand alone.
        weekdays: The days of the week in two or three letters, Monday first.
        courts: The letters of jack, queen and king on the cards.
        letters: The small letters that it has besides those from a to z.
    """

    name: str = "English"
    decimal: str = "."
    group: str = _THIN
    percent: str = "{number} %"
    day: str = "{day} {month} {year}"
    month_of_year: str = "{month} {year}"
    short_months: tuple[str, ...] = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
    months: tuple[str, ...] = (
        *("January", "February", "March", "April", "May", "June"),
        *("July", "August", "September", "October", "November", "December"),
    )
    weekdays: tuple[str, ...] = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")
    courts: str = "JQK"
    letters: str = ""

    def signs(self, number: str) -> str:
        """Return a number in Python's format, with a comma between thousands, written with the language's signs."""
        return number.translate({ord(","): self.group, ord("."): self.decimal, ord("-"): _MINUS})


ENGLISH = Formats()


def formats_in(folder: Path) -> Formats:
    """Return the formats of a folder's language; what it lacks is as in English."""
    try:
        said: dict[str, Any] = json.loads(folder.joinpath(FORMATS_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Formats(name=folder.name)
    known = set(Formats._fields) & set(said)
    values: dict[str, Any] = {name: tuple(said[name]) if isinstance(said[name], list) else said[name] for name in known}
    return Formats(**values)
