"""The seal: a fingerprint that anyone can check, that reveals nothing and allows no changes."""

import hashlib
import shutil
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples
from tonk.rules.cards import FULL_DECK, card_text, deck_with
from tonk.rules.deck_seal import Seal, deck_cut, deck_uncut, seal_of
from tonk.rules.shuffle import DEAL, seed_of, shuffled

SEEDS = st.integers(0, 2**128)


def test_the_line_is_as_it_is_documented() -> None:
    """The sealed line has the format's name, the salt and the cards, separated by single spaces, and never changes."""
    seal = Seal(FULL_DECK, "0123456789abcdef" * 2)
    assert seal.text.startswith("tonk-seal/1 0123456789abcdef0123456789abcdef AC AD AH AS 2C ")
    assert seal.text.endswith(" KH KS")
    assert len(seal.text.split(" ")) == 54
    assert seal.fingerprint == hashlib.sha256(seal.text.encode()).hexdigest()
    assert seal_of(1992, 3).salt == "75a6cdef96fcc373044fa8a87c0e5baf"
    assert seal_of(1992, 3).fingerprint == "81d280956e677f0676be9835b167889d4b93351ece6ecf475209319aecef167b"


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="no sha256sum here")
def test_other_programs_agree() -> None:
    """Other programs compute the same fingerprint."""
    seal = seal_of(7, 1)
    sha256sum = subprocess.run(["sha256sum"], input=seal.text, capture_output=True, text=True, check=True)
    assert sha256sum.stdout.split()[0] == seal.fingerprint


@examples(30)
@given(seed=SEEDS, hand=st.integers(1, 10**6))
def test_a_hand_is_sealed_as_it_is_shuffled(seed: int, hand: int) -> None:
    """The sealed deck is the deck of the hand, and its salt of 32 hex digits is unique."""
    seal = seal_of(seed, hand)
    assert seal.deck == shuffled(seed_of(seed, DEAL, hand))
    assert len(seal.salt) == 32
    assert int(seal.salt, 16) >= 0
    assert seal.salt != seal_of(seed, hand + 1).salt
    assert seal.salt[:16] != seal.salt[16:]


@examples(30)
@given(seed=SEEDS, places=st.tuples(st.integers(0, 51), st.integers(0, 51)), digit=st.integers(0, 31))
def test_any_change_makes_another_fingerprint(seed: int, places: tuple[int, int], digit: int) -> None:
    """Swapping two cards, or changing one digit of the salt, changes the fingerprint."""
    seal, (one, other) = seal_of(seed, 1), places
    deck = list(seal.deck)
    deck[one], deck[other] = deck[other], deck[one]
    assert (Seal(tuple(deck), seal.salt).fingerprint == seal.fingerprint) == (one == other)
    changed = seal.salt[:digit] + format(int(seal.salt[digit], 16) ^ 1, "x") + seal.salt[digit + 1 :]
    assert Seal(seal.deck, changed).fingerprint != seal.fingerprint


def test_the_same_deck_has_another_fingerprint_each_time() -> None:
    """The salt makes sure that a fingerprint doesn't identify a deck."""
    assert len({Seal(FULL_DECK, seal_of(seed, 1).salt).fingerprint for seed in range(200)}) == 200


def test_a_cut_puts_the_top_below() -> None:
    """A cut moves the lifted cards below the others; lifting none changes nothing."""
    assert deck_cut(FULL_DECK, 0) == FULL_DECK
    assert deck_cut(FULL_DECK, 3)[:1] == (3,)
    assert deck_cut(FULL_DECK, 3)[-3:] == (0, 1, 2)
    assert card_text(deck_cut(FULL_DECK, 51)[0]) == "KS"


@pytest.mark.parametrize("lifted", range(52))
def test_a_cut_can_be_undone(lifted: int) -> None:
    """Every cut can be undone."""
    deck = seal_of(5, 5).deck
    assert deck_uncut(deck_cut(deck, lifted), lifted) == deck


@pytest.mark.parametrize("lifted", [-1, 52, 100])
def test_other_cuts_are_refused(lifted: int) -> None:
    """Lifting all cards, more, or fewer than none is refused."""
    with pytest.raises(ValueError, match="can't be lifted"):
        deck_cut(FULL_DECK, lifted)
    with pytest.raises(ValueError, match="can't be lifted"):
        deck_uncut(FULL_DECK, lifted)


def test_a_deck_with_twists_is_sealed_whole() -> None:
    """A deck with special cards is sealed whole, and can be cut anywhere above its last card."""
    deck = deck_with(("wild", "cross", "skip"))
    seal = seal_of(7, 2, deck)
    assert sorted(seal.deck) == list(deck)
    assert len(seal.text.split(" ")) == 66
    assert deck_uncut(deck_cut(seal.deck, 63), 63) == seal.deck
    with pytest.raises(ValueError, match="can't be lifted"):
        deck_cut(seal.deck, 64)
