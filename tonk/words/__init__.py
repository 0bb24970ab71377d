"""Words: every sentence a player reads, in the player's language.

English is the language of the source, so it needs no catalogue; the others are gettext catalogues under
``assets/locale/<code>/LC_MESSAGES/tonk.mo``. A sentence is looked up when it is asked for, never when a
module is imported, so that the language can change while the game runs. ``python -m tests.extract`` writes the
list of sentences that a translator starts from.
"""

import gettext
import struct

from tonk.resources import assets_root

SOURCE_LANGUAGE = "en"


def languages() -> list[str]:
    """The codes of the languages the game speaks, that of the source first."""
    catalogues = assets_root().joinpath("locale").glob("*/LC_MESSAGES/tonk.mo")
    return [SOURCE_LANGUAGE, *sorted(path.parent.parent.name for path in catalogues)]


class Language:
    """The language in use and its catalogue."""

    def __init__(self) -> None:
        self.code = SOURCE_LANGUAGE
        self._catalogue = gettext.NullTranslations()

    def use(self, code: str) -> bool:
        """Speak this language from now on; False (and nothing changes) when the game does not know it.

        A code with a country, such as ``fr_CA`` or ``fr-CA``, finds the plain language.
        """
        known = languages()
        found = next((c for c in (code, code.replace("-", "_").split("_")[0]) if c in known), None)
        if found is None:
            return False
        catalogue = gettext.NullTranslations()
        if found != SOURCE_LANGUAGE:
            try:
                catalogue = gettext.translation("tonk", assets_root() / "locale", [found])
            except (OSError, ValueError, struct.error):
                return False
        self.code, self._catalogue = found, catalogue
        return True

    def one(self, sentence: str) -> str:
        """The sentence in this language."""
        return self._catalogue.gettext(sentence)

    def many(self, singular: str, plural: str, count: int) -> str:
        """The form of the sentence that this language uses for ``count`` things.

        Args:
            singular: The sentence for one thing.
            plural: The sentence for several.
            count: The number of things.
        """
        return self._catalogue.ngettext(singular, plural, count)

    def one_in(self, context: str, sentence: str) -> str:
        """The sentence in this language, where its words alone leave open which one is meant."""
        return self._catalogue.pgettext(context, sentence)


language = Language()
"""The one language the whole program speaks."""


def _(sentence: str) -> str:
    """The sentence in the player's language."""
    return language.one(sentence)


def ngettext(singular: str, plural: str, count: int) -> str:
    """The singular or a plural of the sentence, in the player's language.

    Args:
        singular: The sentence for one thing.
        plural: The sentence for several.
        count: The number of things.
    """
    return language.many(singular, plural, count)


def pgettext(context: str, sentence: str) -> str:
    """The sentence in the player's language, told apart by the context from others of the same words.

    A ``run`` of cards and a ``run`` that ends the hand are one word in English only.
    """
    return language.one_in(context, sentence)
