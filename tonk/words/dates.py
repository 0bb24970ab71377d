"""Dates in words: days, months, and the days of the week above a calendar."""

from datetime import date

from tonk.words import _, pgettext


def day_text(day: date) -> str:
    """Return a date as people write it: ``23 Nov 2026``."""
    return _("{day} {month} {year}").format(day=day.day, month=short_month(day.month), year=day.year)


def short_month(number: int) -> str:
    """Return the short name of a month, from 1: ``Nov``."""
    names = (
        *(
            pgettext("short month", "Jan"),
            pgettext("short month", "Feb"),
            pgettext("short month", "Mar"),
            pgettext("short month", "Apr"),
            pgettext("short month", "May"),
            pgettext("short month", "Jun"),
        ),
        *(
            pgettext("short month", "Jul"),
            pgettext("short month", "Aug"),
            pgettext("short month", "Sep"),
            pgettext("short month", "Oct"),
            pgettext("short month", "Nov"),
            pgettext("short month", "Dec"),
        ),
    )
    return names[number - 1]


def month_title(first: date) -> str:
    """Return the words above a calendar's page for the month of a date: ``November 2026``."""
    # Translators: the names of months as they stand alone, above the page of a calendar.
    names = (
        pgettext("month", "January"),
        pgettext("month", "February"),
        pgettext("month", "March"),
        pgettext("month", "April"),
        pgettext("month", "May"),
        pgettext("month", "June"),
        pgettext("month", "July"),
        pgettext("month", "August"),
        pgettext("month", "September"),
        pgettext("month", "October"),
        pgettext("month", "November"),
        pgettext("month", "December"),
    )
    return _("{month} {year}").format(month=names[first.month - 1], year=first.year)


def weekday_heads() -> tuple[str, ...]:
    """Return the heads of a calendar's columns, from Monday."""
    # Translators: the days of the week in two letters, above the columns of a calendar.
    return (
        pgettext("weekday", "Mo"),
        pgettext("weekday", "Tu"),
        pgettext("weekday", "We"),
        pgettext("weekday", "Th"),
        pgettext("weekday", "Fr"),
        pgettext("weekday", "Sa"),
        pgettext("weekday", "Su"),
    )
