"""Check the rules of the other games in ways that take too long for the gate.

    python -m tests.guests referee [--hands N] [--game GAME]
    python -m tests.guests deadwood [--hands N]

``referee`` plays hands of each game, with any knobs and any number of players, against a second, independent
implementation of its rules. ``deadwood`` arranges random hands of ten cards and lays them off on others, compares both
with trying every choice, and prints how long the rules took per hand. Either stops at the first disagreement.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from tests.support.guest_hands import GUESTS, followed, texts
from tests.support.guest_referees import Cards, after_laying_off, deadwood, shown
from tonk.rules.cards import FULL_DECK, CardSet, cards_in, mask_of
from tonk.rules.guests.deadwood import best_sorted, deadwood_of, laid_off

_STEP = 1000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the check that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("proof", choices=("referee", "deadwood"))
    parser.add_argument("--hands", type=int, default=1000, help="number of hands (of each game)")
    parser.add_argument("--game", choices=GUESTS, help="only this game")
    wanted = parser.parse_args(arguments)
    if wanted.proof == "deadwood":
        sys.stdout.write(compared(wanted.hands))
        return 0
    for game in GUESTS if wanted.game is None else (wanted.game,):
        done: Counter[str] = Counter()
        for first in range(0, wanted.hands, _STEP):
            done.update(followed(game, range(first, min(first + _STEP, wanted.hands))))
            sys.stderr.write(f"{game}: {min(first + _STEP, wanted.hands)}\n")
        happened = ", ".join(f"{what} {count}" for what, count in sorted(done.items()) if count)
        sys.stdout.write(f"{game}: {wanted.hands} hands agree. {happened}\n")
        sys.stdout.flush()
    return 0


def compared(hands: int) -> str:
    """Compare this many hands with every choice of spreads, and return a sentence about it."""
    chance, spent = random.Random(1), 0.0
    for first in range(0, hands, _STEP):
        drawn = [hand_of(chance) for _ in range(min(_STEP, hands - first))]
        start = time.process_time()
        found = [deadwood_of(hand) for hand, _ in drawn]
        spent += time.process_time() - start
        for (hand, other), least in zip(drawn, found, strict=True):
            assert least == deadwood(texts_of(hand)), texts_of(hand)
            agree_on_showing(hand, other)
    return f"{hands} hands agree: {spent / hands * 1e6:.1f} µs a hand\n"


def hand_of(chance: random.Random) -> tuple[CardSet, CardSet]:
    """Return two hands of ten cards, alternately from half a deck, so that they have more spreads."""
    few = chance.random() < 0.5
    lowest = chance.randrange(7) * 4
    cards = chance.sample(FULL_DECK[lowest : lowest + 28] if few else FULL_DECK, 20)
    return mask_of(cards[:10]), mask_of(cards[10:])


def texts_of(hand: CardSet) -> Cards:
    """Return the names of a hand's cards."""
    return Cards(texts(cards_in(hand)))


def agree_on_showing(hand: CardSet, other: CardSet) -> None:
    """Assert that both show the same spreads of a hand, and lay off the other on them to the same deadwood."""
    spreads = best_sorted(hand).spreads
    assert [texts(cards_in(spread)) for spread in spreads] == shown(texts_of(hand)), texts_of(hand)
    left = laid_off(other, spreads).sorted_hand.points
    assert left == after_laying_off(texts_of(other), [texts_of(spread) for spread in spreads]), texts_of(other)


if __name__ == "__main__":
    sys.exit(main())
