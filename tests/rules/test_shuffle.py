"""The shuffle: a seed means the same deal forever, and all deals are equally likely."""

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from math import comb

import pytest

from tests.support.tables import in_order
from tonk.rules.cards import FULL_DECK, Card, card_text, parse_card
from tonk.rules.shuffle import seed_of, shuffled, shuffled_by

# Never change these: records, shared deals and saved matches depend on them.
GOLDEN = {
    0: "TS QH AC QS 2S 9D 4S 8H 5D 7C TH QD KH 8S 2C 5H 8C 8D 6C 4H 3D 3S 4C QC TD 7D "
    "9C AH 3C AD 9H JD JH 6H 7H 5C 5S 3H TC KS JS AS KC 6D 2H 9S 7S 6S 2D 4D JC KD",
    1: "AS 9C AH 3D 4S 5H KD KS 8D 4C JC 6C 3C 6H 7C 7S 2S KH 2H 3S 2D QH 5S JS AD 8H "
    "4D TD JD KC 5D AC QS TH 7H 3H 7D 6D 8S 5C JH 6S QC TS 9D 9S QD 8C 2C 4H TC 9H",
    24: "TS 4D 4H JC 8S QC KC KD AD 3D TD JH 9D 3S 6S 5S 5D AH 2H 8C AS AC 5C JS 3C QD "
    "2C 6D 9C 5H 7C 7D 9S 2S 6C JD 7S 8H TC 9H QH KH 4C TH QS KS 3H 2D 7H 4S 8D 6H",
    1992: "8S 8H 7H 3H 5D 3D TS 6H 3S AD AS 9D 2D 9S KS 7C 8D KH 4D 5C 4H 2S QS 6D 8C TC "
    "QC JD 7D QH 5H 2C 4C TH KD 7S 6C 3C JS AH AC 2H 4S JC 6S TD 9C JH KC 5S QD 9H",
    2**64 - 1: "8S 7S 2C 5C JS 7H 8H KH AD 5S 2D 9S 9H 4C TS AH 8D JD TD TC QS 4H AS 6S 3D 6C "
    "2S 6D KS 2H 3S 9D 3C AC 7C 9C 3H 8C QD JC 4D 5D 6H KD KC QC QH JH 7D 5H TH 4S",
    10**30: "7H 9D KC TS 6C AH 4C 5H KD 8H TD 5D 3D KH 6H 9H 2D 8C AD 4H 9C 4D 8S 5C AS 2H "
    "KS QS TC 7D 7C JD 2S JC QC 7S 3H JH JS QH 4S 2C 3S 9S 3C AC 8D QD 6S 5S 6D TH",
    -1: "6D KH 9D KC JC QH 3H 4S 9C 8C 7D 7H JH AS 9H 3S AC 3D 2S 5S TC 8D 2C 9S QS JD "
    "AD 6H KD JS TH QC 8H 2D 7S 6C 8S KS 4D 5C AH 4C 5H 5D 3C 4H TD QD 7C TS 6S 2H",
}
GOLDEN_SEEDS = {
    (0,): 9_201_470_869_419_890_357,
    (0, 0): 7_833_034_959_258_840_914,
    (1, 17): 1_596_989_230_605_594_029,
    (17, 1): 7_540_954_846_928_683_832,
    (11, 7): 7_110_447_835_532_856_261,
    (1, 1, 7): 6_306_321_431_916_182_773,
    (2**64 - 1, 3, 2): 5_929_284_913_974_582_300,
}
SHUFFLES = 5200


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_means_the_same_deck_forever(seed: int) -> None:
    """These seeds give the decks recorded here."""
    assert " ".join(map(card_text, shuffled(seed))) == GOLDEN[seed]


@pytest.mark.parametrize("path", GOLDEN_SEEDS)
def test_a_path_means_the_same_seed_forever(path: tuple[int, ...]) -> None:
    """The seeds derived for various purposes are those recorded here."""
    assert seed_of(*path) == GOLDEN_SEEDS[path]


def as_documented(seed: int, deck: tuple[int, ...] = FULL_DECK) -> tuple[int, ...]:
    """The documented algorithm, written again: SHA-256 words of 32 bits, rejecting biased ones, and Fisher-Yates."""
    words: list[int] = []
    counter = 0
    cards = list(deck)
    place = len(cards) - 1
    while place > 0:
        if not words:
            digest = hashlib.sha256(b"tonk-shuffle/1 %d %d" % (seed, counter)).hexdigest()
            words = [int(digest[start : start + 8], 16) for start in range(0, 64, 8)]
            counter += 1
        word = words.pop(0)
        if word // (place + 1) < 2**32 // (place + 1):
            other = word % (place + 1)
            cards[place], cards[other] = cards[other], cards[place]
            place -= 1
    return tuple(cards)


def test_the_shuffle_is_the_documented_one() -> None:
    """A second implementation from the documentation alone deals the same decks."""
    for seed in (*GOLDEN, *range(100, 300)):
        assert shuffled(seed) == as_documented(seed), seed


def test_biased_words_are_rejected() -> None:
    """Of the 2**32 words, those at or above the largest multiple of n are rejected."""
    # 2**32 = 3 * 1431655765 + 1, so one word is rejected for three cards; 2 and 1 then leave all in place.
    stream = iter([2**32 - 1, 2, 1])
    assert shuffled_by(stream, (parse_card("2S"), parse_card("3C"), parse_card("3D"))) == (7, 8, 9)
    assert list(stream) == []


def test_a_shuffle_gives_every_card_once() -> None:
    """A shuffled deck has the same cards in another order."""
    assert all(sorted(shuffled(seed)) == list(FULL_DECK) for seed in range(200))


def test_any_cards_can_be_shuffled() -> None:
    """Any part of the pack is shuffled by the same algorithm, from its given order."""
    hearts = in_order("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH")
    assert shuffled(5, hearts) == as_documented(5, hearts)


@pytest.mark.parametrize("deck", [(), (3,)])
def test_nothing_and_one_card_stay_as_they_are(deck: tuple[Card, ...]) -> None:
    """No cards, and one card, have only one order."""
    assert shuffled(1, deck) == deck


def test_a_derived_seed_fits_63_bits_and_depends_on_its_path() -> None:
    """Different paths give different seeds below 2**63."""
    seeds = {
        seed_of(seed, *path) for seed in range(20) for path in [(), *((i,) for i in range(20)), (1, 2), (2, 1), (12,)]
    }
    # (12,) is one of the single steps too, so there are 23 paths.
    assert (len(seeds), all(0 <= seed < 2**63 for seed in seeds)) == (20 * 23, True)


# Fairness

Shuffle = Callable[[int], tuple[int, ...]]


def unevenness(shuffle: Shuffle, seeds: int = SHUFFLES) -> float:
    """Deviation of 52 cards in 52 places from uniform, in standard deviations of chi-square (2,601 degrees)."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(seeds):
        seen.update(enumerate(shuffle(seed)))
    expected = seeds / 52
    chi_square = sum((seen[place, card] - expected) ** 2 / expected for place in range(52) for card in range(52))
    freedom = 51 * 51
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def neighbours_unevenness(shuffle: Shuffle, seeds: int = SHUFFLES) -> float:
    """The same for the step from each card to the next: 51 steps, 1 to 51 (around the pack) being equally likely."""
    steps = Counter((b - a) % 52 for seed in range(seeds) for deck in [shuffle(seed)] for a, b in pairwise(deck))
    expected = seeds  # 51 neighbours a deck, 51 steps
    chi_square = sum((steps[step] - expected) ** 2 / expected for step in range(1, 52))
    return float((chi_square - 50) / 100**0.5)


def swapping(seed: int, choices: Callable[[int], int]) -> tuple[int, ...]:
    """Shuffle by swapping each place, from the last one, with one of the first ``choices(place)`` places."""
    cards = list(FULL_DECK)
    for place in range(51, 0, -1):
        digest = hashlib.sha256(f"{seed} {place}".encode()).digest()
        other = int.from_bytes(digest[:8], "big") % choices(place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def test_every_card_is_as_likely_in_every_place() -> None:
    """Chi-square over 5,200 decks is within four standard deviations of its expectation."""
    assert abs(unevenness(shuffled)) < 4


def test_every_card_is_as_likely_to_follow_every_other() -> None:
    """The steps from card to card are uniform too."""
    assert abs(neighbours_unevenness(shuffled)) < 4


@pytest.mark.parametrize(
    "choices",
    [
        pytest.param(lambda _: 52, id="each place swaps with any place"),
        pytest.param(lambda place: place, id="no card may stay where it is"),
    ],
)
def test_the_measure_detects_a_bad_shuffle(choices: Callable[[int], int]) -> None:
    """The two best-known faulty shuffles are far outside."""
    assert unevenness(lambda seed: swapping(seed, choices)) > 10


def test_the_measure_passes_another_good_shuffle() -> None:
    """A fair shuffle from another random source passes, so the measure isn't tuned to ours."""
    assert abs(unevenness(lambda seed: swapping(seed, lambda place: place + 1))) < 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_game_deals_tonks_as_often_as_chance_does(seats: int) -> None:
    """The first hand is 49 or 50 in 11,648 of 2,598,960 deals, within four deviations over these seeds."""
    deals, chance = 3000, 11_648 / comb(52, 5)
    hands = [shuffled(seed_of(9, seats, i))[: 5 * seats : seats] for i in range(deals)]
    tonks = sum(sum(min(card // 4 + 1, 10) for card in hand) >= 49 for hand in hands)
    assert abs(tonks - deals * chance) < 4 * (deals * chance * (1 - chance)) ** 0.5
