"""The language in use, and sentences that can be made again when it changes.

Screens keep their texts: the label of a button, the heading of a page, the lines of the log. A sentence therefore
remembers how it was made and is drawn through ``current``, so that everything on the screen changes language at once
when the player chooses another.
"""

import gettext
import os
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import ParamSpec

from tonk.resources import assets_root
from tonk.words.catalogues import codes_in, opened
from tonk.words.formats import ENGLISH, Formats, formats_in
from tonk.words.grammar import formatted

SOURCE_LANGUAGE = "en"
SYSTEM_LANGUAGE = "system"
"""The setting that follows the system's language."""

_P = ParamSpec("_P")


def languages(root: Path | None = None) -> dict[str, str]:
    """Return the languages of the game, each code with the language's own name, English first.

    Args:
        root: The folder of the assets; by default the game's own.
    """
    locale = (root or assets_root()) / "locale"
    return {SOURCE_LANGUAGE: ENGLISH.name} | {code: formats_in(locale / code).name for code in codes_in(locale)}


class Language:
    """The language in use: its catalogue and its formats for numbers and dates.

    Attributes:
        code: The code of the language: ``fr``.
        formats: Its formats for numbers and dates.
        courts: The letters of jack, queen and king.
        version: Counts the changes of language: a sentence of another version must be made again.
    """

    def __init__(self) -> None:
        self.code = SOURCE_LANGUAGE
        self.formats: Formats = ENGLISH
        self.courts = ENGLISH.courts
        self.version = 0
        self._catalogue = gettext.NullTranslations()

    def use(self, code: str) -> bool:
        """Switch to this language; return False, and change nothing, if the game doesn't have it.

        A code with a country, such as ``fr_CA`` or ``fr-CA``, finds the plain language.
        """
        locale = assets_root() / "locale"
        known = (SOURCE_LANGUAGE, *codes_in(locale))
        found = next((one for one in (code, _plain(code)) if one in known), None)
        if found is None:
            return False
        if found == SOURCE_LANGUAGE:
            self.speak(found, gettext.NullTranslations(), ENGLISH)
            return True
        catalogue = opened(locale / found)
        if catalogue is None:
            return False
        self.speak(found, catalogue, formats_in(locale / found))
        return True

    def speak(self, code: str, catalogue: gettext.NullTranslations, formats: Formats) -> None:
        """Switch to this catalogue.

        Args:
            code: The code of the language.
            catalogue: Its sentences.
            formats: Its formats for numbers and dates.
        """
        self.code, self._catalogue, self.formats = code, catalogue, formats
        self.courts = formats.courts
        self.version += 1

    def call_courts(self, letters: str) -> None:
        """Use these letters for jack, queen and king from now on, whatever the language."""
        self.courts = letters
        self.version += 1

    def one(self, sentence: str) -> str:
        """Return the sentence in this language."""
        return Sentence(self._catalogue.gettext(sentence), self.one, (sentence,))

    def many(self, singular: str, plural: str, count: int) -> str:
        """Return this language's form of the sentence for ``count`` things.

        Args:
            singular: The sentence for one thing.
            plural: The sentence for several.
            count: The number of things.
        """
        text = self._catalogue.ngettext(singular, plural, count)
        return Sentence(text, self.many, (singular, plural, count))

    def one_in(self, context: str, sentence: str) -> str:
        """Return the sentence in this language, with a context for words that can mean several things."""
        return Sentence(self._catalogue.pgettext(context, sentence), self.one_in, (context, sentence))


class Sentence(str):
    """A text that remembers how it was made, so that it can be made again in another language.

    Args:
        text: The text.
        make: Makes it again.
        given: The arguments for that; sentences among them are made again first.
    """

    __slots__ = ("_given", "_make", "_version")
    _make: Callable[..., str]
    _given: Sequence[object]
    _version: int

    def __new__(cls, text: str, make: Callable[..., str] = str, given: Sequence[object] = ()) -> "Sentence":
        """Keep the text with how it was made."""
        self = super().__new__(cls, text)
        self._make, self._given, self._version = make, given, language.version
        return self

    def format(self, *_nothing: object, **values: object) -> str:
        """Return the sentence with its values inserted by the language's grammar."""
        return _filled(self, values)

    def current(self) -> str:
        """Return the sentence in the present language."""
        return self if self._version == language.version else self._make(*map(_current, self._given))


def current(text: str) -> str:
    """Return the text in the present language, whichever it was made in."""
    return text.current() if isinstance(text, Sentence) else text


def retold(make: Callable[_P, str]) -> Callable[_P, str]:
    """Let a function return sentences that can be made again, if it combines others or writes numbers."""

    @wraps(make)
    def made(*args: _P.args, **keywords: _P.kwargs) -> str:
        return Sentence(make(*args, **keywords), _remade, (make, args, keywords))

    return made


def _remade(make: Callable[..., str], args: Sequence[object], keywords: Mapping[str, object]) -> str:
    return Sentence(make(*args, **keywords), _remade, (make, args, keywords))


def _filled(template: str, values: Mapping[str, object]) -> str:
    values = {name: _current(value) for name, value in values.items()}
    if language.code == SOURCE_LANGUAGE:
        text = str.format(template, **values)
    else:
        text = formatted(template, values, language.code, language.formats)
    return Sentence(text, _filled, (template, values))


def _current(given: object) -> object:
    match given:
        case Sentence():
            return given.current()
        case tuple() | list():
            return type(given)(map(_current, given)) if type(given) in (tuple, list) else given
        case dict():
            return {name: _current(value) for name, value in given.items()}
        case _:
            return given


def system_language(preferred: Sequence[str] = ()) -> str:
    """Return the code of the first of the system's languages that the game has; otherwise English.

    Args:
        preferred: The codes from the system's display settings, in order; the environment comes before them.
    """
    named = [os.environ[name] for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    known = languages()
    asked = (_plain(code) for code in (*":".join(named).split(":"), *preferred))
    return next((code for code in asked if code in known), SOURCE_LANGUAGE)


def _plain(code: str) -> str:
    """Return a language code without country or encoding: ``fr`` for ``fr_CA.UTF-8``."""
    return code.replace("-", "_").split(".")[0].split("_")[0].lower()


language = Language()
"""The one language of the whole program."""
