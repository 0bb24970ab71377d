"""The seal of a deck in a record, under ``x-seal``, and the check that the sealed deck was played.

``{"fingerprint": ..., "cut": n}``, with ``"salt"`` once the hand is over (see ``rules/deck_seal.py``). The record's
deck is the one that was dealt, so its last ``n`` cards were the top of the sealed deck.
"""

import re
from dataclasses import dataclass
from typing import Any

from tonk.records.record import Record, RecordRefused
from tonk.rules.deck_seal import Seal, deck_uncut

SEAL_KEY = "x-seal"
_FINGERPRINT, _SALT = re.compile("[0-9a-f]{64}"), re.compile("[0-9a-f]{32}")


@dataclass(frozen=True)
class SealNote:
    """The seal that a record names.

    Attributes:
        fingerprint: The fingerprint shown before the deal.
        cut: The number of cards lifted; 0 if the deck was not cut.
        salt: The salt; empty until the hand is over.
    """

    fingerprint: str
    cut: int
    salt: str = ""

    def to_json(self) -> dict[str, Any]:
        """The note as a JSON object."""
        return {"fingerprint": self.fingerprint, "cut": self.cut, **({"salt": self.salt} if self.salt else {})}


def seal_note(record: Record) -> SealNote | None:
    """Return the seal that a record names; None if it has none or an impossible one."""
    stated = record.extras.get(SEAL_KEY)
    if record.deck is None or not isinstance(stated, dict) or not {"fingerprint", "cut"} <= set(stated):
        return None
    fingerprint, cut, salt = stated["fingerprint"], stated["cut"], stated.get("salt", "")
    if not isinstance(fingerprint, str) or not _FINGERPRINT.fullmatch(fingerprint):
        return None
    if type(cut) is not int or not 0 <= cut < len(record.deck):
        return None
    if not isinstance(salt, str) or (salt and not _SALT.fullmatch(salt)):
        return None
    return SealNote(fingerprint, cut, salt)


@dataclass(frozen=True)
class DeckCheck:
    """The result of checking the deck of a finished hand.

    Attributes:
        shown: The fingerprint that was shown before the deal.
        seal: The deck with its cut undone, and the salt, for computing the fingerprint again.
        cut: The number of cards lifted.
        played: True if the hand goes as recorded when it is played again with the deck.
    """

    shown: str
    seal: Seal
    cut: int
    played: bool

    @property
    def matches(self) -> bool:
        """Return whether the fingerprint of the deck is the one that was shown."""
        return self.seal.fingerprint == self.shown

    @property
    def fair(self) -> bool:
        """Return whether everything agrees: the deck sealed is the deck played."""
        return self.matches and self.played


def check_deck(record: Record, *, played: bool | None = None) -> DeckCheck | None:
    """Check the deck of a finished hand; None when its record holds no seal with a salt.

    Args:
        record: The record.
        played: True if the hand replays as recorded; None to find out by replaying it.
    """
    note = seal_note(record)
    if note is None or not note.salt or record.deck is None:
        return None
    if played is None:
        try:
            played = record.result is not None and record.replay().outcome is not None
        except RecordRefused:
            played = False
    return DeckCheck(note.fingerprint, Seal(deck_uncut(record.deck, note.cut), note.salt), note.cut, played)
