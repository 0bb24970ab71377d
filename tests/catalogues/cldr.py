"""Number and date formats of languages, from the CLDR by way of Babel."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from babel import Locale
from babel.dates import get_date_format, get_day_names, get_month_names
from babel.numbers import get_decimal_symbol, get_group_symbol

from tonk.words.formats import FORMATS_FILE, Formats

_DAY_LETTERS = 3
COURTS: Mapping[str, str] = MappingProxyType({"fr": "VDR"})
"""The letters of jack, queen and king in languages with other ones that our cards can show. The CLDR has none."""
LETTERS: Mapping[str, str] = MappingProxyType({"fr": "àâæçéèêëîïôœùûüÿ"})
"""A language's letters besides a to z, for names that are written without a keyboard."""
_SIGNS = re.compile(r"'[^']*'|d+|M+|L+|y+")


def formats_of(code: str) -> Formats:
    """Return a language's formats for numbers and dates.

    Raises:
        babel.UnknownLocaleError: There is no such language.
    """
    locale = Locale.parse(code)
    short, full = (get_month_names(width, "stand-alone", locale) for width in ("abbreviated", "wide"))
    in_dates = get_month_names("abbreviated", "format", locale)
    days = get_day_names("short", "stand-alone", locale)
    name = locale.get_display_name(locale) or code
    return Formats(
        name=name[0].upper() + name[1:],
        decimal=get_decimal_symbol(locale),
        group=get_group_symbol(locale),
        percent=str(locale.percent_formats[None].pattern).replace("#,##0", "{number}").replace("\u00a0", "\u202f"),
        day=_pattern(str(get_date_format("medium", locale).pattern)),
        month_of_year=_pattern(str(locale.datetime_skeletons["yMMMM"].pattern)),
        short_months=tuple(in_dates[number] or short[number] for number in range(1, 13)),
        months=tuple(full[number][0].upper() + full[number][1:] for number in range(1, 13)),
        weekdays=tuple(days[number][:_DAY_LETTERS].rstrip(".").capitalize() for number in range(7)),
        courts=COURTS.get(code, "JQK"),
        letters=LETTERS.get(code, ""),
    )


def _pattern(pattern: str) -> str:
    """Return a pattern of the CLDR with our places: ``d MMM y`` is ``{day} {month} {year}``, and ``'de'`` is a word."""
    places = {"d": "{day}", "M": "{month}", "L": "{month}", "y": "{year}"}
    return _SIGNS.sub(lambda sign: places.get(sign[0][0], sign[0].strip("'")), pattern)


def write_formats(code: str, folder: Path) -> None:
    """Write a language's formats into its folder."""
    text = json.dumps(formats_of(code)._asdict(), ensure_ascii=False, indent=2)
    folder.joinpath(FORMATS_FILE).write_text(text + "\n", encoding="utf-8")
