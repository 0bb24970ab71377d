"""The seal of a deck: a fingerprint that is shown before the deal, and that anyone can check after the hand.

The fingerprint is SHA-256, in hex, of one line of ASCII without a line end::

    tonk-seal/1 SALT CARD CARD ... CARD

SALT is 32 hex digits, and the cards are all those of the shuffled deck in the notation of records, the top card first:
``tonk-seal/1 0123456789abcdef0123456789abcdef AC KS TD ...``. ``printf %s "THE LINE" | sha256sum`` gives the same.

What a seal proves: the deck that was dealt is the deck that lay there when the fingerprint was shown. No card can have
been moved since, whatever anybody held or did, for nobody knows a way to find another line with the same fingerprint.
And it gives no card away: the salt stays secret until the hand is over, and to guess its 126 bits, or the seed of
the match that salt and deck come from, is beyond reach if that seed is a secret of at least as many bits.

What it does not prove: that the deck was well shuffled, or that it was not picked out of many before it was sealed.
This is why a player may cut: which seat gets which cards is then settled after the seal, by somebody else.
Nor does it keep a secret from who reads the files of the computer that deals: a saved match holds its seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules.cards import FULL_DECK, Card, card_text
from tonk.rules.hashing import sha256
from tonk.rules.shuffle import DEAL, SALT, seed_of, shuffled


@dataclass(frozen=True)
class Seal:
    """A deck as it was sealed: after the shuffle and before the cut.

    Attributes:
        deck: The cards, the top one first.
        salt: An unguessable secret, in hex: without it nobody can check a guess at the deck against the fingerprint.
    """

    deck: tuple[Card, ...]
    salt: str

    @property
    def text(self) -> str:
        """The line that the fingerprint is taken of."""
        return " ".join(("tonk-seal/1", self.salt, *map(card_text, self.deck)))

    @property
    def fingerprint(self) -> str:
        """The fingerprint that may be shown before the deal: 64 hex digits."""
        return sha256(self.text).hex()


def seal_of(seed: int, hand: int, deck: Sequence[Card] = FULL_DECK) -> Seal:
    """The sealed deck of a hand (from 1) of a match with this seed; ``deck`` holds the cards in play, in order.

    Args:
        seed: The seed of the match.
        hand: The number of the hand, from 1.
        deck: The cards in play, in order.
    """
    salt = "".join(f"{seed_of(seed, SALT, hand, half):016x}" for half in range(2))
    return Seal(shuffled(seed_of(seed, DEAL, hand), deck), salt)


def deck_cut(deck: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """The deck when so many cards have been lifted off its top and put below the others.

    Raises:
        ValueError: So many can't be lifted: 0 (not cut) to one less than there are.
    """
    _check(lifted, deck)
    return (*deck[lifted:], *deck[:lifted])


def deck_uncut(deck: Sequence[Card], lifted: int) -> tuple[Card, ...]:
    """The deck before it was cut so.

    Raises:
        ValueError: It can't have been cut so.
    """
    _check(lifted, deck)
    below = len(deck) - lifted
    return (*deck[below:], *deck[:below])


def _check(lifted: int, deck: Sequence[Card]) -> None:
    if not 0 <= lifted < len(deck):
        raise ValueError(f"{lifted} cards can't be lifted off a deck")
