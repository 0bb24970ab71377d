"""Dates in words: days, months, and the days of the week above a calendar, as the language writes them."""

from datetime import date, datetime

from tonk.words import language, retold


@retold
def day_text(day: date) -> str:
    """Return a date as people write it: ``23 Nov 2026``."""
    return language.formats.day.format(day=day.day, month=short_month(day.month), year=day.year)


def time_text(when: datetime) -> str:
    """Return the player's local time of day: ``21:33``."""
    return f"{when.astimezone():%H:%M}"


@retold
def short_month(number: int) -> str:
    """Return the short name of a month, from 1: ``Nov``."""
    return language.formats.short_months[number - 1]


@retold
def month_title(first: date) -> str:
    """Return the words above a calendar's page for the month of a date: ``November 2026``."""
    formats = language.formats
    return formats.month_of_year.format(month=formats.months[first.month - 1], year=first.year)


@retold
def short_month_title(number: int, year: str) -> str:
    """Return a month, from 1, with its year, short enough for a small space: ``Nov 2026``."""
    return language.formats.month_of_year.format(month=short_month(number), year=year)


def weekday_heads() -> tuple[str, ...]:
    """Return the heads of a calendar's columns, from Monday."""
    return language.formats.weekdays
