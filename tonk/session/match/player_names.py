"""The names of players: those of bots, and how long and of which letters a person's may be."""

import unicodedata

from tonk.session.match.characters import CHARACTERS

BOT_NAMES = tuple(character.name for character in CHARACTERS)
"""The names of all characters; those listed first are seated first."""
NAME_LENGTH = 24
"""The longest name of a player, in characters."""


def clean_name(text: str) -> str:
    """Return a clean name: no control or direction marks, single spaces, at most `NAME_LENGTH` characters."""
    shown = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text[:1000])
    return " ".join(unicodedata.normalize("NFC", shown).split())[:NAME_LENGTH].rstrip()
