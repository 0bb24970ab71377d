"""Small phrases: lists, names and amounts inside sentences."""

import math
from collections.abc import Sequence

from tonk.words import _, language, ngettext, pgettext, retold

LONGEST_SENTENCE = 200
LONGEST_NAME = 24
UNNAMED = "You"
"""The stored name, in English, of a person who hasn't chosen one."""
_SEVERAL = 2
"""The number of names from which a comma follows "you": “you, Bo and Cy”, but “you and Bo”."""
_TWO = 2
"""The number from which the plural is used; some languages have the singular for 1.5."""


@retold
def clipped(text: str, most: int = LONGEST_SENTENCE) -> str:
    """Return the text cut to at most this many characters, with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def usual_name() -> str:
    """Return the default name of a person."""
    # Translators: a player's name until they choose one, as it stands on their plate.
    return pgettext("a player's name", "You")


def kept_name(shown: str) -> str:
    """Return somebody's stored name: the default is stored in English, whatever the language."""
    return UNNAMED if shown == usual_name() else shown


def person(name: str) -> str:
    """Return a player's name on one line, not too long; translated if it is the default."""
    if name == UNNAMED:
        return usual_name()
    line = " ".join("".join(c if c.isprintable() else " " for c in name[:200]).split())
    return clipped(line, LONGEST_NAME) or "?"


@retold
def joined(items: Sequence[str]) -> str:
    """Return ``Ana``, ``Ana and Bo``, ``Ana, Bo and Cy``."""
    if len(items) < 2:
        return "".join(items)
    comma, pair = _list_words()
    return pair.format(items=comma.join(items[:-1]), last=items[-1])


@retold
@retold
def listed_after(sentence: str, place: str, count: int) -> str:
    """Return a sentence such as ``You and {names} win`` for any number of names: ``You, {names} win`` for several.

    Args:
        sentence: The sentence, with one place for the names.
        place: Its name, such as ``names``.
        count: The number of names.
    """
    if count < _SEVERAL:
        return sentence
    comma, pair = _list_words()
    names = f"{{{place}}}"
    return sentence.replace(pair.format(items="", last=names), comma + names)


def _list_words() -> tuple[str, str]:
    """Return the words of a list: between its first items, and its end."""
    # Translators: between the first items of a list, as in “Ana, Bo and Cy”.
    comma = pgettext("between items of a list", ", ")
    # Translators: the end of a list, as in “Ana, Bo and Cy” or “7♠ and 8♠”.
    return comma, pgettext("a list", "{items} and {last}")


@retold
def either(items: Sequence[str]) -> str:
    """Return ``3♦``, ``3♦ or 7♦``, ``13, 49 or 50``."""
    if len(items) < 2:
        return "".join(items)
    # Translators: between the first items of a list, as in “13, 49 or 50”.
    comma = pgettext("between items of a list", ", ")
    # Translators: the end of a list of alternatives, as in “13, 49 or 50”.
    return pgettext("a list", "{items} or {last}").format(items=comma.join(items[:-1]), last=items[-1])


def named_amount(name: str, amount: str) -> str:
    """Return a name and what it has: ``Ana +7``."""
    # Translators: a name and a result, as in “Ana +7”.
    return _("{name} {result}").format(name=name, result=amount)


def stakes(count: int) -> str:
    """Return ``1 stake``, ``2 stakes``."""
    # Translators: stands in places like {stakes} in “Each other player pays you {stakes}.”.
    return ngettext("{n} stake", "{n} stakes", count).format(n=count)


def points(count: int) -> str:
    """Return ``1 point``, ``9 points``."""
    # Translators: stands in places like {points} in “Everyone has {points}”, and alone.
    return ngettext("{n} point", "{n} points", count).format(n=count)


def measured_points(amount: float, figure: str) -> str:
    """Return points with a decimal, or a difference between two counts: ``3.1 points``, ``+0.4 points``.

    Args:
        amount: The number, which decides between singular and plural.
        figure: The number in figures.
    """
    if abs(amount) < _TWO:
        # Translators: {n} is a number with decimals, less than two, as in “0.8 points” or “+1.4 points”.
        return pgettext("less than two, with decimals", "{n} points").format(n=figure)
    # Translators: {n} is a number with decimals, two or more, as in “3.1 points” or “−2.0 points”.
    return pgettext("two or more, with decimals", "{n} points").format(n=figure)


def measured_stakes(amount: float, figure: str) -> str:
    """Return stakes with decimals: ``0.34 stakes``, ``+3.1 stakes``.

    Args:
        amount: The number, which decides between singular and plural.
        figure: The number in figures.
    """
    if abs(amount) < _TWO:
        # Translators: {n} is a number with decimals, less than two, as in “0.34 stakes” or “+1.4 stakes”.
        return pgettext("less than two, with decimals", "{n} stakes").format(n=figure)
    # Translators: {n} is a number with decimals, two or more, as in “3.10 stakes” or “−2.0 stakes”.
    return pgettext("two or more, with decimals", "{n} stakes").format(n=figure)


def measured_lives(amount: float, figure: str) -> str:
    """Return lives with decimals: ``0.34 lives``, ``2.10 lives``.

    Args:
        amount: The number, which decides between singular and plural.
        figure: The number in figures.
    """
    if abs(amount) < _TWO:
        # Translators: {n} is a number with decimals, less than two, as in “0.34 lives”: lives of a player in a game.
        return pgettext("less than two, with decimals", "{n} lives").format(n=figure)
    # Translators: {n} is a number with decimals, two or more, as in “2.10 lives”: lives of a player in a game.
    return pgettext("two or more, with decimals", "{n} lives").format(n=figure)


@retold
def paragraph(*sentences: str) -> str:
    """Return the sentences as one paragraph, without empty ones."""
    return " ".join(sentence for sentence in sentences if sentence)


@retold
def dotted(parts: Sequence[str]) -> str:
    """Return the non-empty items on one line: ``Jazz Club  ·  3 players``."""
    return "  ·  ".join(part for part in parts if part)


def card_count(count: int) -> str:
    """Return ``1 card``, ``5 cards``."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


@retold
def decimal(value: float, places: int = 1, *, plus: bool = False) -> str:
    """Return a number with the language's signs: ``3.2``, ``−0.08``; ``?`` for one that isn't finite.

    Args:
        value: The number.
        places: The number of decimal places.
        plus: True to write a plus before a positive number.
    """
    if not math.isfinite(value):
        return "?"
    text = f"{value:,.{places}f}"
    if float(text.replace(",", "")) == 0:
        return language.formats.signs(text.removeprefix("-"))
    return language.formats.signs(f"+{text}" if plus and value > 0 else text)


@retold
def percent(share: float, places: int = 0) -> str:
    """Return a share (0 to 1) in per cent: ``31 %``."""
    return language.formats.percent.format(number=decimal(100 * share, places))


def money(amount: int) -> str:
    """Return an amount with thousands separated, and a minus as wide as a plus: ``−1 000``."""
    return decimal(amount, 0)


def signed(amount: int) -> str:
    """Return the amount won or lost: ``+12``, ``−12``, ``0``."""
    return decimal(amount, 0, plus=True)


@retold
def purse(amount: int, short_from: int = 100_000) -> str:
    """Return money in little space: from ``short_from`` on in thousands and more, rounded towards zero.

    ``100``, ``25 000``, ``123k``, ``1.25M``.
    """
    size = abs(amount)
    # Translators: thousands (k), millions (M) and thousands of millions (G) after a number, as in “123k”.
    for unit, letter in ((1_000_000_000, _("G")), (1_000_000, _("M")), (1000, _("k"))):
        if size >= max(unit, short_from):
            fine = next((fine for fine in (100, 10) if size * fine < 1000 * unit), 1)
            short = size * fine // unit / fine
            return language.formats.signs(f"{-short if amount < 0 else short:g}") + letter
    return money(amount)
