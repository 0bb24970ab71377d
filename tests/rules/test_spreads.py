"""Spreads: valid ones, invalid ones, and the cards that may be added."""

import random
from itertools import combinations

import pytest

from tests.support import referee
from tests.support.tables import cards, named, spread
from tonk.rules.cards import ALL_CARDS, FULL_DECK, Card, Seat, card_text, cards_in, mask_of, parse_card
from tonk.rules.melds import BOOK, RUN, is_book, is_run, kind_of, laid_by, missing_from_run, spreads_within


def spreads_of(held: str) -> list[str]:
    """The spreads in a hand, as sorted texts."""
    return sorted(named(found) for found in spreads_within(cards(held)))


@pytest.mark.parametrize(
    "text",
    [
        "5C 6C 7C",
        "AD 2D 3D",
        "QS JS KS",
        "TH JH QH KH",
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    ],
)
def test_three_or_more_in_sequence_in_one_suit_are_a_run(text: str) -> None:
    """RULES.md: three or more of one suit in sequence, up to the whole suit, named in any order, are a run."""
    assert kind_of(cards(text)) == RUN


@pytest.mark.parametrize("text", ["QS KS AS", "KH AH 2H", "QD KD AD 2D", "JC QC KC AC"])
def test_the_ace_is_low_only(text: str) -> None:
    """RULES.md: ace low only (no Q-K-A, no wrap)."""
    assert kind_of(cards(text)) is None


@pytest.mark.parametrize("text", ["8S 8D 8H", "AC AD AS", "KC KD KH KS"])
def test_three_or_four_of_a_rank_are_a_book(text: str) -> None:
    """RULES.md: books of 3 or 4 of a rank."""
    assert kind_of(cards(text)) == BOOK


@pytest.mark.parametrize(
    "text",
    [
        "",
        "9H",
        "5C 6C",
        "8S 8D",
        "5C 6C 7D",
        "5C 6C 8C",
        "5C 6C 7C 9C",
        "5C 6C 7C 7D",
        "8S 8D 8H 9H",
        "8S 8D 9S 9D",
        "AC KC QD",
        "4C 5D 6H",
        "KS AC AD",
        "3S 4C 5C",
    ],
)
def test_nothing_else_is_a_spread(text: str) -> None:
    """Fewer than three cards, two suits, a gap, or a run with an extra card are no spread."""
    assert kind_of(cards(text)) is None


def test_every_three_cards_are_judged_as_the_plain_reading_judges_them() -> None:
    """Of all 22,100 sets of three cards, exactly those that match the wording of the rules are spreads."""
    wrong = [
        three
        for three in combinations(FULL_DECK, 3)
        if kind_of(mask_of(three)) != referee.kind_of({card_text(card) for card in three})
    ]
    assert wrong == []


def test_a_hand_shows_every_spread_in_it() -> None:
    """RECORD.md §3: four of a rank and a run of four can be laid in several ways."""
    assert spreads_of("8C 8D 8H 8S 9S TS JS") == sorted(
        [
            *["8C 8D 8H", "8C 8D 8S", "8C 8H 8S", "8D 8H 8S", "8C 8D 8H 8S"],
            *["8S 9S TS", "9S TS JS", "8S 9S TS JS"],
        ]
    )


def test_a_hand_without_a_spread_shows_none() -> None:
    """Pairs and broken runs are no spreads."""
    assert spreads_of("5C 6C 8C 8D 9D KS") == []


def random_hands(count: int) -> list[set[Card]]:
    """Hands of three to nine cards: a third from the whole pack, the others from a few ranks or from two suits."""
    chance = random.Random(20)
    hands = []
    for i in range(count):
        low = chance.randrange(10)
        packs = [
            FULL_DECK,
            [card for card in FULL_DECK if low <= card // 4 <= low + 3],
            [card for card in FULL_DECK if card % 4 < 2],
        ]
        hands.append(set(chance.sample(packs[i % 3], chance.randint(3, 9))))
    return hands


def test_the_spreads_of_a_hand_are_those_that_a_plain_search_finds() -> None:
    """In 2,400 hands, the bit loops find the same spreads as trying every set of cards, each once."""
    for held in random_hands(2400):
        plain = referee.spreads_in({card_text(card) for card in held})
        found = [frozenset(named(laid).split()) for laid in spreads_within(mask_of(held))]
        assert sorted(map(sorted, found)) == sorted(map(sorted, plain)), held


def test_every_spread_is_a_run_or_a_book() -> None:
    """Each of the 329 spreads is either a run or a book."""
    assert all(is_run(found) != is_book(found) for found in spreads_within(ALL_CARDS))


@pytest.mark.parametrize(
    ("text", "missing"),
    [("4D 5D 7D", "6D"), ("4D 8D", "5D 6D 7D"), ("AS 3S KS", "2S 4S 5S 6S 7S 8S 9S TS JS QS"), ("5C 6C 7C", "")],
)
def test_a_broken_run_names_its_missing_cards(text: str, missing: str) -> None:
    """A broken run lacks the cards missing between its ends."""
    assert named(missing_from_run(cards(text))) == missing


@pytest.mark.parametrize("text", ["", "4D 5D 7C", "8S 8D 8H"])
def test_cards_of_two_suits_lack_nothing_in_particular(text: str) -> None:
    """Cards of two suits lack no particular cards."""
    assert missing_from_run(cards(text)) == 0


def test_a_spread_takes_exactly_the_cards_that_keep_it_a_spread() -> None:
    """A card fits a spread exactly if the two together are a spread, for all 329 spreads and all other cards."""
    for laid in spreads_within(ALL_CARDS):
        lying = laid_by(Seat(0), laid)
        grown = {card for card in FULL_DECK if not laid >> card & 1 and kind_of(laid | 1 << card)}
        assert lying.fits == mask_of(grown), named(laid)


@pytest.mark.parametrize(
    ("lying", "fits"),
    [
        ("0: 5C 6C 7C", "4C 8C"),
        ("0: AD 2D 3D", "4D"),
        ("0: JS QS KS", "TS"),
        ("0: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", ""),
        ("0: 9C 9D 9S", "9H"),
        ("0: 9C 9D 9H 9S", ""),
    ],
)
def test_a_run_grows_at_both_ends_and_a_book_to_four(lying: str, fits: str) -> None:
    """A run grows at either end, up to the ace and the king; a book of three takes the fourth card."""
    assert named(spread(lying).fits) == fits


def test_an_added_card_goes_to_its_place_and_remembers_who_laid_it() -> None:
    """A spread keeps its cards in order, its owner, and the player who laid each card."""
    grown = spread("1: 5C 6C 7C").with_card(parse_card("4C"), Seat(0)).with_card(parse_card("8C"), Seat(2))
    assert (grown.owner, grown.kind, named(mask_of(grown.cards)), grown.by) == (
        1,
        RUN,
        "4C 5C 6C 7C 8C",
        (0, 1, 1, 1, 2),
    )


def test_a_book_keeps_the_order_of_the_suits() -> None:
    """A book is in C D H S order, whichever card came last (RECORD.md §3)."""
    grown = spread("0: 9C 9H 9S").with_card(parse_card("9D"), Seat(3))
    assert ([card_text(card) for card in grown.cards], grown.by) == (["9C", "9D", "9H", "9S"], (0, 3, 0, 0))


def test_cards_that_are_no_spread_can_not_lie_on_the_table() -> None:
    """Laying cards that are no spread is a programming error."""
    with pytest.raises(ValueError, match="not a spread"):
        laid_by(Seat(0), cards("5C 6C 8C"))


def test_a_card_opens_the_cards_that_fit_only_after_it() -> None:
    """For every run and book, and each card that fits: the cards that fit only after it."""
    for found in spreads_within(ALL_CARDS):
        lying = laid_by(Seat(0), found)
        for card in cards_in(lying.fits):
            assert lying.opened_by(card) == lying.with_card(card, Seat(0)).fits & ~lying.fits
