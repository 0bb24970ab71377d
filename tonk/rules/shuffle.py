"""The shuffle: the only chance in the game, from an explicit seed.

The algorithm is ours so that a seed means the same deal for ever, on every machine:

* The stream of chance is SHA-256 of the ASCII text ``tonk-shuffle/1 SEED COUNTER`` (both in decimal, the counter
  from 0), each digest read as eight big-endian words of 32 bits.
* A number below ``n`` is the next word modulo ``n``; words at or above the largest multiple of ``n`` that fits in
  32 bits are skipped, so that every number is equally likely.
* The shuffle is that of Fisher and Yates: from the last place down to the second, each place swaps its card with
  that of a place drawn among itself and those before it. The deck starts in ascending order (AC AD AH AS 2C …).
"""

import struct
from collections.abc import Iterator, Sequence

from tonk.rules.cards import FULL_DECK, Card
from tonk.rules.hashing import sha256

DEAL, CUT, BOT, SALT, RESHUFFLE, TWISTS, TALK = 1, 2, 3, 4, 5, 6, 7
"""The purposes of chance: the first step of a seed's path."""

_WORD = 1 << 32


def _words(seed: int) -> Iterator[int]:
    counter = 0
    while True:
        yield from struct.unpack(">8I", sha256(f"tonk-shuffle/1 {seed} {counter}"))
        counter += 1


def shuffled(seed: int, deck: Sequence[Card] = FULL_DECK) -> tuple[Card, ...]:
    """Return the deck shuffled by a seed (any whole number), in the order of the deal."""
    return shuffled_by(_words(seed), deck)


def shuffled_by(words: Iterator[int], deck: Sequence[Card]) -> tuple[Card, ...]:
    """Return the deck shuffled by a stream of words."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        n = last + 1
        limit = _WORD - _WORD % n
        word = next(words)
        while word >= limit:
            word = next(words)
        chosen = word % n
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def seed_of(seed: int, *path: int) -> int:
    """Return a 63-bit seed for one purpose, derived from a main seed: hand 17 of a simulation, a bot's own chance."""
    text = "tonk-seed/1 " + " ".join(str(part) for part in (seed, *path))
    return int.from_bytes(sha256(text)[:8], "big") >> 1
