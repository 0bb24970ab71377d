"""The exact facts of RULES.md §4, counted."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tests.support.tables import PRESETS
from tonk.rules import Lay, Position, load_preset
from tonk.rules.cards import ALL_CARDS, FULL_DECK, Card, CardSet, Seat, mask_of
from tonk.rules.melds import BOOK, RUN, kind_of, spreads_within
from tonk.rules.phases import PLAY
from tonk.rules.ruleset import RuleSet

HANDS = 2_598_960
SIX_CARDS = 20_358_520


def hands_by_total(rules: RuleSet, size: int = 5) -> Counter[int]:
    """The number of hands of a size by total, counted by adding one card at a time to all smaller hands."""
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter() for _ in range(size))]
    for card in FULL_DECK:
        for held in range(size, 0, -1):
            for total, count in ways[held - 1].items():
                ways[held][total + rules.values[card]] += count
    return ways[size]


@pytest.fixture(scope="module")
def totals() -> Counter[int]:
    """The number of five-card hands for each total."""
    return hands_by_total(load_preset("jazz-club"))


def test_the_number_of_hands(totals: Counter[int]) -> None:
    """There are 2,598,960 hands of five cards and 20,358,520 of six."""
    six = sum(hands_by_total(load_preset("jazz-club"), 6).values())
    assert (totals.total(), six) == (HANDS, SIX_CARDS)


@pytest.mark.parametrize(
    ("low", "high", "count"),
    [(49, 50, 11_648), (50, 50, 4_368), (49, 49, 7_280), (6, 15, 15_320), (13, 13, 2_492)],
)
def test_the_number_of_hands_with_notable_totals(totals: Counter[int], low: int, high: int, count: int) -> None:
    """49 or 50: 11,648 (50: 4,368; 49: 7,280). At most 15: 15,320. Exactly 13: 2,492."""
    assert sum(totals[total] for total in range(low, high + 1)) == count


def test_the_number_of_hands_of_13_49_or_50(totals: Counter[int]) -> None:
    """13, 49 or 50: 14,140."""
    assert totals[13] + totals[49] + totals[50] == 14_140


@pytest.mark.parametrize(("preset", "count"), list(zip(PRESETS, [11_648, *[26_968] * 4, 11_648], strict=True)))
def test_the_number_of_hands_that_are_a_tonk(totals: Counter[int], preset: str, count: int) -> None:
    """A Tonk is 49 or 50 in jazz-club and pagat (11,648 hands), at most 15 or at least 49 in the others (26,968)."""
    assert sum(totals[total] for total in load_preset(preset).tonk_totals) == count


def test_the_mean_hand(totals: Counter[int]) -> None:
    """A hand counts 32.6923 on average: exactly 425/13."""
    mean = Fraction(sum(total * count for total, count in totals.items()), HANDS)
    assert (mean, round(float(mean), 4)) == (Fraction(425, 13), 32.6923)


@pytest.fixture(scope="module")
def with_spreads() -> dict[CardSet, set[str]]:
    """Every five-card hand with a spread, and the kinds in it: each spread of three cards, plus any two."""
    hands = {
        mask_of({*three, *two})
        for three in plain_spreads(3)
        for two in combinations([card for card in FULL_DECK if card not in three], 2)
    }
    return {hand: {kind_of(cards) or "" for cards in spreads_within(hand)} for hand in hands}


def test_the_number_of_hands_with_a_spread(with_spreads: dict[CardSet, set[str]]) -> None:
    """At least one spread: 108,708 (a book 59,280; a run 49,824; both 396)."""
    kinds = Counter(kind for held in with_spreads.values() for kind in held)
    both = sum(held == {BOOK, RUN} for held in with_spreads.values())
    assert (len(with_spreads), kinds[BOOK], kinds[RUN], both) == (108_708, 59_280, 49_824, 396)


def lays_out(hand: CardSet, leaving: int = 0) -> bool:
    """Return whether all the cards, except at most ``leaving``, can be laid in spreads."""
    return hand.bit_count() <= leaving or any(lays_out(hand ^ cards, leaving) for cards in spreads_within(hand))


def test_the_number_of_hands_that_lay_out_whole(with_spreads: dict[CardSet, set[str]]) -> None:
    """All five cards in spreads: 36 hands, the runs of five."""
    whole = [hand for hand in with_spreads if lays_out(hand)]
    assert (len(whole), {kind_of(hand) for hand in whole}) == (36, {RUN})


def test_the_number_of_spreads() -> None:
    """There are 96 spreads of three cards, 53 of four, and 329 in all."""
    spreads = spreads_within(ALL_CARDS)
    sizes = Counter(cards.bit_count() for cards in spreads)
    assert (sizes[3], sizes[4], len(spreads), len(set(spreads))) == (96, 53, 329, 329)


def plain_spreads(size: int) -> list[frozenset[Card]]:
    """The spreads of this many cards (three or more), from their definition."""
    runs = [[low + step * 4 for step in range(size)] for low in range(52) if low // 4 + size <= 13]
    books = [[rank * 4 + suit for suit in suits] for rank in range(13) for suits in combinations(range(4), size)]
    return [frozenset(map(Card, cards)) for cards in runs + books]


@pytest.fixture(scope="module")
def six_out() -> set[frozenset[Card]]:
    """All hands of six that can be laid whole: two spreads of three side by side (a run of six is two of them)."""
    return {one | other for one, other in combinations(plain_spreads(3), 2) if not one & other}


@pytest.fixture(scope="module")
def six_out_or_one_left(six_out: set[frozenset[Card]]) -> set[frozenset[Card]]:
    """Those hands, and every six with a run of five (the only way to lay out five) and a sixth card to discard."""
    return six_out | {run | {card} for run in plain_spreads(5) for card in FULL_DECK if card not in run}


def test_the_number_of_sixes_that_lay_out_whole(six_out: set[frozenset[Card]]) -> None:
    """Six cards: 4,010 lay out whole."""
    assert len(six_out) == 4_010


def test_the_number_of_sixes_that_go_out(six_out_or_one_left: set[frozenset[Card]]) -> None:
    """Six cards: 5,638 go out with or without one discard."""
    assert len(six_out_or_one_left) == 5_638


def goes_out(position: Position) -> bool:
    """Return whether the seat to act can end the hand in this turn by laying and one discard, trying every way."""
    if position.outcome is not None:
        return True
    if position.hands[0].bit_count() > 1 and not spreads_within(position.hands[0]):
        return False
    for action in position.legal():
        if isinstance(action, Lay) or position.hands[0].bit_count() == 1:
            after = position.copy()
            after.apply(action)
            if goes_out(after):
                return True
    return False


def in_play(cards: CardSet) -> Position:
    """Seat 0 after its draw, with these cards."""
    position = Position(load_preset("pagat"), [cards, ALL_CARDS ^ cards], [], Seat(1), Seat(0))
    position.phase = PLAY
    return position


def test_the_game_lets_each_of_those_sixes_go_out(six_out_or_one_left: set[frozenset[Card]]) -> None:
    """A player holding any of the 5,638 after the draw can go out in that turn."""
    stuck = [cards for cards in six_out_or_one_left if not goes_out(in_play(mask_of(cards)))]
    assert stuck == []


def test_no_other_six_goes_out(six_out_or_one_left: set[frozenset[Card]]) -> None:
    """Of the 376,740 sixes from ace to seven (28 cards), exactly those counted above lay out or leave one card."""
    wrong = [
        six
        for six in combinations(FULL_DECK[:28], 6)
        if lays_out(mask_of(six), leaving=1) != (frozenset(six) in six_out_or_one_left)
    ]
    assert wrong == []
