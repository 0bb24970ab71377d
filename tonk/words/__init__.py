"""Words: every sentence a player reads, in the player's language.

English is the language of the source, so it needs no catalogue; the others are gettext catalogues under
``assets/locale/<code>``. A sentence is looked up when it is asked for, never when a module is imported, so that the
language can change while the game runs (`tonk.words.translating`). ``python -m tests.catalogues`` says what is missing.
"""

from tonk.words.translating import SOURCE_LANGUAGE, current, language, languages, retold

__all__ = ["SOURCE_LANGUAGE", "_", "current", "language", "languages", "ngettext", "pgettext", "retold"]


def _(sentence: str) -> str:
    """Return the sentence in the player's language."""
    return language.one(sentence)


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the singular or a plural of the sentence, in the player's language.

    Args:
        singular: The sentence for one thing.
        plural: The sentence for several.
        count: The number of things.
    """
    return language.many(singular, plural, count)


def pgettext(context: str, sentence: str) -> str:
    """Return the sentence in the player's language, distinguished by the context from others with the same words.

    A ``run`` of cards and a ``run`` that ends the hand are one word in English only.
    """
    return language.one_in(context, sentence)
