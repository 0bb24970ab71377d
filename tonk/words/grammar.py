"""Inserting values into sentences by a language's rules: its numbers, and changes to adjacent words.

French drops a vowel before another (``de`` + ``Earl`` is ``d’Earl``) and contracts an article (``de`` + ``le cavalier``
is ``du cavalier``). Adjacent words are known only once a value has been inserted, so translators write ``de {name}``
and the language does the rest.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from string import Formatter

from tonk.words.formats import Formats

Join = Callable[[str, str], tuple[str, str]]
"""Changes the text before a place and the inserted value so that they fit together."""

_FORMATTER = Formatter()
_DROPS = re.compile(r"(?:(?<=\W)|^)(?:(?:d|qu|jusqu|lorsqu|puisqu|j|m|t|s|n|c)(?=e )|l(?=[ea] ))[ea] $", re.IGNORECASE)
"""Words that lose their vowel (de, que, je and the like, le, la), at the end of the text before a place."""
_VOWEL = re.compile(r"[aeiouàâäæéèêëîïôöœùûü]|h[eéèêiîoôuy]|y[^aeiouàâéèêîôû\W\d]", re.IGNORECASE)
"""Vowel sounds at the start of a word. An h before an a is aspirated in most names: de Hassan, but d’Henri."""
_MEETS = re.compile(r"(?:(?<=\W)|^)(de|à) $", re.IGNORECASE)
_CONTRACTED = {("de", "le "): "du ", ("de", "les "): "des ", ("à", "le "): "au ", ("à", "les "): "aux "}


def formatted(template: str, values: Mapping[str, object], code: str, formats: Formats) -> str:
    """Return a sentence with values in its places, in a language's format and grammar.

    Args:
        template: The sentence.
        values: The values, by the names of their places.
        code: The code of the language.
        formats: Its number format.
    """
    join = JOINS.get(code)
    parts: list[str] = []
    for before, name, spec, _conversion in _FORMATTER.parse(template):
        parts.append(before)
        if name is None:
            continue
        value = values[name]
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        said = format(value, spec or "")
        said = formats.signs(said) if is_number else said
        if join is not None:
            parts[-1], said = join(parts[-1], said)
        parts.append(said)
    return "".join(parts)


def french(before: str, said: str) -> tuple[str, str]:
    """Elide and contract: ``d’Earl``, ``l’as``, ``qu’Earl``, ``du joker``, ``aux rois``."""
    if (met := _MEETS.search(before)) is not None:
        for (word, article), contracted in _CONTRACTED.items():
            if met[1].lower() == word and said.startswith(article):
                return before[: met.start()] + _as_written(contracted, met[1]), said.removeprefix(article)
    if _VOWEL.match(said) and _DROPS.search(before) is not None:
        return before[:-2] + "’", said
    return before, said


def _as_written(word: str, like: str) -> str:
    return word.capitalize() if like[:1].isupper() else word


JOINS: Mapping[str, Join] = {"fr": french}
"""The languages in which adjacent words change each other."""

ListedCards = tuple[str, Sequence[str]]
_BARE = re.compile(r"l|l[ea]s?|une?|des|du|aux?|votre|vos|s(?:on|a|es)|leur|ce[st]?|cette|suite|en|et|ou")
"""French words after which a card has no article, most of them because they are articles themselves."""
_ELIDED = {"d’": "de ", "qu’": "que ", "jusqu’": "jusque "}
_OF_SUBJECT = re.compile(r" (?:est|sont|va|vont|vaut|valent|forme|forment)\b| n(?:e |’)")
"""A verb whose subject is the cards before it."""


def french_cards(lead: str, cards: Sequence[str], follows: str) -> ListedCards:
    """Give spoken cards their articles: ``défausse le 9``, ``de la dame``, ``avec l’as, le 2``; none in a list.

    Args:
        lead: The word before the cards and the space after it; "" without one.
        cards: The names of the cards.
        follows: The text after them.
    """
    word = lead.rstrip(" ’").lower()
    if _BARE.fullmatch(word) or not (lead or _OF_SUBJECT.match(follows)):
        return lead, cards
    said = ["".join(french("la " if card.startswith("dame") else "le ", card)) for card in cards]
    lead, said[0] = french(_ELIDED.get(lead.lower(), lead), said[0])
    return lead, said


CARDS_SAID: Mapping[str, Callable[[str, Sequence[str], str], ListedCards]] = {"fr": french_cards}
"""The languages in which spoken cards have an article."""
