"""The cut for the first deal."""

import pytest

from tonk.rules.cards import each_seat
from tonk.rules.cut import cut_for_deal


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_highest_card_deals_first(seats: int) -> None:
    """RULES.md: first dealer by cutting for the highest card, the ace low."""
    for seed in range(200):
        dealer, rounds = cut_for_deal(seed, seats)
        last = rounds[-1]
        assert all(last[dealer] // 4 > card // 4 for seat, card in last.items() if seat != dealer)


@pytest.mark.parametrize("seats", range(2, 7))
def test_only_those_tied_for_highest_cut_again(seats: int) -> None:
    """RULES.md: ties re-cut, until one card is the highest."""
    for seed in range(200):
        _, rounds = cut_for_deal(seed, seats)
        cutting = list(each_seat(seats))
        for cuts in rounds:
            assert sorted(cuts) == cutting
            cutting = [seat for seat in cutting if cuts[seat] // 4 == max(card // 4 for card in cuts.values())]
        assert len(cutting) == 1


def test_some_cuts_tie() -> None:
    """Ties happen within 200 cuts at a full table."""
    assert any(len(cut_for_deal(seed, 6)[1]) > 1 for seed in range(200))


def test_no_two_seats_cut_the_same_card() -> None:
    """In each round of a cut, the seats get different cards from one pack."""
    for seed in range(200):
        assert all(len(set(cuts.values())) == len(cuts) for cuts in cut_for_deal(seed, 6)[1])


def test_a_seed_means_the_same_cut() -> None:
    """The same seed gives the same cut."""
    assert cut_for_deal(17, 5) == cut_for_deal(17, 5)


def test_every_seat_deals_first_equally_often() -> None:
    """Over 3,000 seeds, each of four seats deals first about 750 times, within four standard deviations (95)."""
    dealers = [cut_for_deal(seed, 4)[0] for seed in range(3000)]
    assert all(abs(dealers.count(seat) - 750) < 95 for seat in each_seat(4))
