"""Daily deals in words: a day's table, its result, and the line to share."""

from collections.abc import Sequence
from datetime import date

from tonk.words import _, ngettext
from tonk.words.dates import day_text
from tonk.words.deals import amount_text

_SIGNS = {"above": "▲", "below": "▼", "level": "·"}


def table_text(rules: str, count: int, level: str) -> str:
    """Say who plays against you in a day's deals: ``Jazz Club: 6 deals against 3 casual bots``.

    Args:
        rules: The name of the rules.
        count: The number of opponents.
        level: Their level.
    """
    sentences = {
        "casual": ngettext(
            "{rules}: 6 deals against {n} casual bot", "{rules}: 6 deals against {n} casual bots", count
        ),
        "solid": ngettext("{rules}: 6 deals against {n} solid bot", "{rules}: 6 deals against {n} solid bots", count),
        "sharp": ngettext("{rules}: 6 deals against {n} sharp bot", "{rules}: 6 deals against {n} sharp bots", count),
    }
    return sentences[level].format(rules=rules, n=count)


def won_text(won: float, *, points: bool) -> str:
    """Return the sum of a day's deals with its unit: ``+7 stakes``, ``−12 points``."""
    size = abs(round(won))
    if points:
        # Translators: {won} has a sign, as in "+12 points".
        return ngettext("{won} point", "{won} points", size).format(won=amount_text(won))
    # Translators: {won} has a sign, as in "−7 stakes".
    return ngettext("{won} stake", "{won} stakes", size).format(won=amount_text(won))


def stands_text(won: float, deals: int, *, points: bool) -> str:
    """Say your result in the middle of a set: ``You stand at −3 stakes after 4 deals.``.

    Args:
        won: The sum of the deals so far.
        deals: Their number.
        points: True if points are scored.
    """
    # Translators: {won} has a sign and a unit, as in "You stand at −3 stakes after 4 deals.".
    sentence = ngettext("You stand at {won} after {n} deal.", "You stand at {won} after {n} deals.", deals)
    return sentence.format(won=won_text(won, points=points), n=deals)


def open_note(deal: int, size: int, *, today: bool) -> str:
    """Say what a day's deals count for if played now, and which of them is next if some were played.

    Args:
        deal: The number of the next deal, from 1; 0 if none was played.
        size: The number of deals.
        today: True if the day is today.
    """
    if deal and today:
        return _("Deal {n} of {size} is next. Finish today, and it counts towards your streak.").format(
            n=deal, size=size
        )
    if deal:
        return _("Deal {n} of {size} is next. A late finish won't count towards your streak.").format(n=deal, size=size)
    if today:
        return _("Finish today, and it counts towards your streak.")
    return _("You can still play this day, but it won't count towards your streak.")


def done_note(won: float, *, points: bool, on_time: bool) -> str:
    """Say the result of a day, and whether it was played on its date.

    Args:
        won: The sum of its deals.
        points: True if they are points, not stakes.
        on_time: True if the day was finished on its date.
    """
    sentence = _("You played it on time: {result}.") if on_time else _("You played it late: {result}.")
    return sentence.format(result=won_text(won, points=points))


def marks_legend() -> str:
    """Explain the sign of each deal, which points up or down."""
    return _("Up means you did better than a casual bot with the same cards, down means worse.")


def marks_text(marks: Sequence[str]) -> str:
    """Return a sign for each deal: ``▲`` for more than a casual bot's result, ``▼`` for less, ``·`` for the same."""
    return "".join(_SIGNS[mark] for mark in marks)


def share_text(
    day: date, rules: str, result: str, sharp: float, casual: float, marks: Sequence[str], streak: int
) -> str:
    """Return the line that shares a day's result without revealing a card.

    Args:
        day: The date of the deals.
        rules: The name of the rules.
        result: The sum with its unit, from `won_text`.
        sharp: A sharp bot's result with the same cards.
        casual: A casual bot's result with them.
        marks: Each deal compared with the casual bot's.
        streak: The streak on that day; 0 if it was played late.
    """
    sentence = (
        _("Tonk daily, {date}, {rules}: {result} (sharp {sharp}, casual {casual})  {marks}  streak {streak}")
        if streak
        else _("Tonk daily, {date}, {rules}: {result} (sharp {sharp}, casual {casual})  {marks}  played late")
    )
    return sentence.format(
        date=day_text(day),
        rules=rules,
        result=result,
        sharp=amount_text(sharp),
        casual=amount_text(casual),
        marks=marks_text(marks),
        streak=streak,
    )


def days_in_a_row(streak: int) -> str:
    """Return a streak on its own: ``4 days in a row``; a single day is no streak yet, and 0 means a day played late."""
    if streak <= 1:
        return _("Played on time") if streak else _("Played late")
    return ngettext("{n} day in a row", "{n} days in a row", streak).format(n=streak)
