"""The seal of a deck: a fingerprint that is shown before the deal, and that anyone can check after the hand.

The fingerprint is SHA-256, in hex, of one line of ASCII without a line end::

    tonk-seal/1 SALT CARD CARD ... CARD

SALT is 32 hex digits, and the cards are all those of the shuffled deck in the notation of records, the top card first:
``tonk-seal/1 0123456789abcdef0123456789abcdef AC KS TD ...``. ``printf %s "THE LINE" | sha256sum`` gives the same.

A seal proves that the deck dealt is the deck that existed when the fingerprint was shown. No card can have been moved
since, because nobody knows how to find another line with the same fingerprint. It gives no card away either: the salt
stays secret until the hand is over, and guessing its 126 bits, or the seed of the match from which salt and deck come,
is out of reach as long as that seed is a secret of at least as many bits.

It does not prove that the deck was well shuffled, nor that it was not picked from many before it was sealed. That is
why a player may cut: who gets which cards is then settled after the seal, by somebody else. And it hides nothing from
a person who reads the files of the computer that deals: a saved match holds its seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules.cards import FULL_DECK, Card, card_text
from tonk.rules.hashing import sha256
from tonk.rules.shuffle import DEAL, SALT, seed_of, shuffled


@dataclass(frozen=True)
class Seal:
    """A sealed deck, after the shuffle and before the cut.

    Attributes:
        deck: The cards, the top one first.
        salt: An unguessable secret, in hex. Without it, nobody can check a guess at the deck against the fingerprint.
    """

    deck: tuple[Card, ...]
    salt: str

    @property
    def text(self) -> str:
        """The line that is hashed."""
        return " ".join(("tonk-seal/1", self.salt, *map(card_text, self.deck)))

    @property
    def fingerprint(self) -> str:
        """The fingerprint that may be shown before the deal: 64 hex digits."""
        return sha256(self.text).hex()


def seal_of(seed: int, hand: int, deck: Sequence[Card] = FULL_DECK) -> Seal:
    """Return the sealed deck of a hand.

    Args:
        seed: The seed of the match.
        hand: The number of the hand, from 1.
        deck: The cards in play, in order.
    """
    salt = "".join(f"{seed_of(seed, SALT, hand, half):016x}" for half in range(2))
    return Seal(shuffled(seed_of(seed, DEAL, hand), deck), salt)


def deck_cut(deck: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """Return the deck after a cut: ``lifted`` cards from its top go below the others.

    Raises:
        ValueError: ``lifted`` is not between 0 (no cut) and one less than the number of cards.
    """
    _check(lifted, deck)
    return (*deck[lifted:], *deck[:lifted])


def deck_uncut(deck: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """Return the deck before this cut.

    Raises:
        ValueError: The deck can't have been cut like this.
    """
    _check(lifted, deck)
    below = len(deck) - lifted
    return (*deck[below:], *deck[:below])


def _check(lifted: int, deck: Sequence[Card]) -> None:
    if not 0 <= lifted < len(deck):
        raise ValueError(f"{lifted} cards can't be lifted off a deck")
