"""A made-up language: English with twice as many vowels, all of them accented, so 40 % longer.

A plain vowel on the screen belongs to a name, or to untranslated words. Words that don't fit in this language
wouldn't fit in German.
"""

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager

from tonk.words import SOURCE_LANGUAGE, language
from tonk.words.formats import Formats

_KEPT = re.compile(r"(\{[^}]*\}|\bA(?=[-♣♦♥♠]))")
"""Places for values, and the letter of an ace."""
_TWINS = ["áà", "éè", "íì", "óò", "úù", "ýÿ", "Áà", "Éè", "Íì", "Óò", "Úù", "Ýÿ"]
_VOWELS = str.maketrans(dict(zip("aeiouyAEIOUY", _TWINS, strict=True)))


def pseudo(sentence: str) -> str:
    """Return the sentence in that language."""
    parts = _KEPT.split(sentence)
    return "".join(part if number % 2 else part.translate(_VOWELS) for number, part in enumerate(parts))


class PseudoCatalogue(gettext.NullTranslations):
    """A catalogue with every sentence."""

    def gettext(self, message: str) -> str:
        """Return the sentence in that language."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the singular for one thing, otherwise the plural."""
        return pseudo(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:  # noqa: ARG002 - the same in all contexts
        """Return the sentence in that language."""
        return pseudo(message)


FORMATS = Formats(
    name=pseudo("English"),
    decimal=",",
    short_months=tuple(map(pseudo, Formats().short_months)),
    months=tuple(map(pseudo, Formats().months)),
    weekdays=tuple(map(pseudo, Formats().weekdays)),
)


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    """Use that language for a while."""
    language.speak("xx", PseudoCatalogue(), FORMATS)
    try:
        yield
    finally:
        assert language.use(SOURCE_LANGUAGE)
