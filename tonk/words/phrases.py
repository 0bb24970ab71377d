"""Small change: lists, names and amounts as they stand inside sentences."""

import math
from collections.abc import Sequence

from tonk.words import _, language, ngettext, retold

LONGEST_SENTENCE = 200
LONGEST_NAME = 24


@retold
def clipped(text: str, most: int = LONGEST_SENTENCE) -> str:
    """The text, cut to at most this many characters; the cut shows."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def person(name: str) -> str:
    """A player's name on one line and of a bearable length, wherever it came from."""
    line = " ".join("".join(c if c.isprintable() else " " for c in name[:200]).split())
    return clipped(line, LONGEST_NAME) or "?"


@retold
def joined(items: Sequence[str]) -> str:
    """``Ana``, ``Ana and Bo``, ``Ana, Bo and Cy``."""
    if len(items) < 2:
        return "".join(items)
    return _("{items} and {last}").format(items=_(", ").join(items[:-1]), last=items[-1])


@retold
def either(items: Sequence[str]) -> str:
    """``3♦``, ``3♦ or 7♦``, ``13, 49 or 50``."""
    if len(items) < 2:
        return "".join(items)
    return _("{items} or {last}").format(items=_(", ").join(items[:-1]), last=items[-1])


def stakes(count: int) -> str:
    """``1 stake``, ``2 stakes``."""
    return ngettext("{n} stake", "{n} stakes", count).format(n=count)


def points(count: int) -> str:
    """``1 point``, ``9 points``."""
    return ngettext("{n} point", "{n} points", count).format(n=count)


def counted(value: float) -> int:
    """Return the number by which a language chooses the plural of a value that may have decimals.

    English counts everything but 1 as several; French counts everything below 2 as one.
    """
    return int(value) if value == int(value) or language.none_is_singular else max(2, int(value))


@retold
def paragraph(*sentences: str) -> str:
    """The sentences as one paragraph; empty ones are left out."""
    return " ".join(sentence for sentence in sentences if sentence)


def card_count(count: int) -> str:
    """``1 card``, ``5 cards``."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


@retold
def decimal(value: float, places: int = 1, *, plus: bool = False) -> str:
    """A number in the signs of the language: ``3.2``, ``−0.08``; ``?`` for one that is not finite.

    Args:
        value: The number.
        places: The number of decimal places.
        plus: True to write a plus where it is above zero.
    """
    if not math.isfinite(value):
        return "?"
    text = f"{value:,.{places}f}"
    if float(text.replace(",", "")) == 0:
        return language.formats.signs(text.removeprefix("-"))
    return language.formats.signs(f"+{text}" if plus and value > 0 else text)


@retold
def percent(share: float, places: int = 0) -> str:
    """A share (0 to 1) in hundredths: ``31 %``."""
    return language.formats.percent.format(number=decimal(100 * share, places))


def money(amount: int) -> str:
    """An amount with its thousands set apart, and a minus as wide as a plus: ``−1 000``."""
    return decimal(amount, 0)


def signed(amount: int) -> str:
    """The amount won or lost: ``+12``, ``−12``, ``0``."""
    return decimal(amount, 0, plus=True)


@retold
def purse(amount: int, short_from: int = 100_000) -> str:
    """Money where there is little room: from ``short_from`` on in thousands and more, rounded towards nothing.

    ``100``, ``25 000``, ``123k``, ``1.25M``.
    """
    size = abs(amount)
    # Translators: thousands (k), millions (M) and thousands of millions (G) behind a number, as in “123k”.
    for unit, letter in ((1_000_000_000, _("G")), (1_000_000, _("M")), (1000, _("k"))):
        if size >= max(unit, short_from):
            fine = next((fine for fine in (100, 10) if size * fine < 1000 * unit), 1)
            short = size * fine // unit / fine
            return language.formats.signs(f"{-short if amount < 0 else short:g}") + letter
    return money(amount)
