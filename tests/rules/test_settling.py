"""The payments when a dropper is caught, worked out by hand for every rule set."""

from itertools import product

import pytest

from tests.support.tables import PRESETS, do, ending, hands_of, house, net, table, winners
from tonk.rules import Outcome, Position, RuleSet
from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import settle_drop, settle_out, settle_stock, settle_tonk

# RULES.md §1, rows "caught": jazz-club pays 1 to every other player and 1 again to the lowest, the others pay the
# lowest 1; speno-1992 2 to each strictly lower; black-company 2 to each lower or equal; descente and terminus-frore
# and pagat (§3) the same, and the others pay the lowest 1.
# Seat 0 drops. For each set of totals: the gain or loss of every seat, in the order of PRESETS.
CAUGHT: dict[tuple[int, ...], list[list[int]]] = {
    (20, 9): [[-2, 2], [-2, 2], [-2, 2], [-2, 2], [-2, 2], [-2, 2]],
    (20, 12, 30, 25): [
        [-4, 4, 0, 0],
        [-2, 2, 0, 0],
        [-2, 2, 0, 0],
        [-2, 4, -1, -1],
        [-2, 4, -1, -1],
        [-2, 4, -1, -1],
    ],
    # Another player is below the dropper, but not the lowest.
    (20, 12, 15, 30): [
        [-4, 4, 0, 0],
        [-4, 2, 2, 0],
        [-4, 2, 2, 0],
        [-4, 4, 1, -1],
        [-4, 4, 1, -1],
        [-4, 4, 1, -1],
    ],
    # R-tie: a third player ties with the dropper, and both are beaten by someone lower.
    (20, 20, 9, 30): [
        [-4, 0, 4, 0],
        [-2, 0, 2, 0],
        [-4, 2, 2, 0],
        [-4, 1, 4, -1],
        [-4, 1, 4, -1],
        [-4, 1, 4, -1],
    ],
    # R-caught-jazz, R-caught-pay-lowest: two tie for the lowest below the dropper.
    (20, 9, 9, 30): [
        [-5, 3, 3, -1],
        [-4, 2, 2, 0],
        [-4, 2, 2, 0],
        [-4, 3, 3, -2],
        [-4, 3, 3, -2],
        [-4, 3, 3, -2],
    ],
    (30, 10, 20, 30, 40): [
        [-5, 5, 0, 0, 0],
        [-4, 2, 2, 0, 0],
        [-6, 2, 2, 2, 0],
        [-6, 5, 1, 1, -1],
        [-6, 5, 1, 1, -1],
        [-6, 5, 1, 1, -1],
    ],
    # Six players, all lower, three of them tied for lowest.
    (45, 9, 20, 9, 31, 9): [
        [-8, 4, -2, 4, -2, 4],
        [-10, 2, 2, 2, 2, 2],
        [-10, 2, 2, 2, 2, 2],
        [-10, 4, -1, 4, -1, 4],
        [-10, 4, -1, 4, -1, 4],
        [-10, 4, -1, 4, -1, 4],
    ],
}
# A dropper caught only by a tie (in speno-1992 such a drop wins: test_dropping).
TIED: dict[tuple[int, ...], dict[str, list[int]]] = {
    (20, 20): {
        "jazz-club": [-2, 2],
        "black-company": [-2, 2],
        "descente": [-2, 2],
        "terminus-frore": [-2, 2],
        "pagat": [-2, 2],
    },
    (20, 20, 30): {
        "jazz-club": [-3, 3, 0],
        "black-company": [-2, 2, 0],
        "descente": [-2, 3, -1],
        "terminus-frore": [-2, 3, -1],
        "pagat": [-2, 3, -1],
    },
    (20, 30, 20, 20): {
        "jazz-club": [-5, -1, 3, 3],
        "black-company": [-4, 0, 2, 2],
        "descente": [-4, -2, 3, 3],
        "terminus-frore": [-4, -2, 3, 3],
        "pagat": [-4, -2, 3, 3],
    },
}


def dropped(rules: str | RuleSet, totals: tuple[int, ...], dropper: int = 0) -> Position:
    """A hand in which a seat has dropped."""
    position = table(rules, hands=hands_of(*totals), to_act=dropper)
    do(position, "drop")
    return position


@pytest.mark.parametrize(("preset", "totals"), list(product(PRESETS, CAUGHT)), ids=str)
def test_a_caught_dropper_pays(preset: str, totals: tuple[int, ...]) -> None:
    """Rows "caught" of RULES.md §1, R-caught-jazz, R-caught-pay-lowest, R-tie."""
    position = dropped(preset, totals)
    assert (ending(position), net(position)) == ("caught", CAUGHT[totals][PRESETS.index(preset)])


@pytest.mark.parametrize(
    ("totals", "preset"), [(totals, preset) for totals in TIED for preset in TIED[totals]], ids=str
)
def test_a_dropper_caught_by_a_tie_pays(totals: tuple[int, ...], preset: str) -> None:
    """Rows "dropper ties for lowest" and "caught": the tied seats are paid as the lowest."""
    position = dropped(preset, totals)
    assert (ending(position), net(position)) == ("caught", TIED[totals][preset])


@pytest.mark.parametrize(("preset", "totals"), list(product(PRESETS, CAUGHT)), ids=str)
def test_the_lowest_win_when_the_dropper_is_caught(preset: str, totals: tuple[int, ...]) -> None:
    """RECORD.md, ``winners``: when caught, the seats paid as lowest."""
    lowest = [seat for seat, total in by_seat(totals) if total == min(totals)]
    assert winners(dropped(preset, totals)) == lowest


@pytest.mark.parametrize("preset", PRESETS)
def test_the_seat_of_the_dropper_makes_no_difference(preset: str) -> None:
    """Rotating the hands around the table rotates the payments."""
    totals, expected = (20, 12, 15, 30), CAUGHT[20, 12, 15, 30][PRESETS.index(preset)]
    for turn in range(4):
        turned = dropped(preset, totals[-turn:] + totals[:-turn], dropper=turn)
        assert net(turned) == expected[-turn:] + expected[:-turn]


@pytest.mark.parametrize("preset", PRESETS)
def test_tied_lowest_do_not_pay_each_other(preset: str) -> None:
    """R-caught-jazz: tied seats don't pay each other; nobody pays themselves, and no payment is empty."""
    outcome = dropped(preset, (20, 9, 9, 30)).outcome
    assert outcome is not None
    assert {(1, 2), (2, 1)}.isdisjoint((payment.payer, payment.payee) for payment in outcome.payments)
    assert all(payment.payer != payment.payee and payment.stakes > 0 for payment in outcome.payments)


def test_the_lowest_is_paid_twice_by_the_dropper() -> None:
    """R-caught-jazz: with n players the dropper loses n, the lowest wins n, everyone else 0, for every n."""
    for seats in range(2, 7):
        totals = (20, *[30, 31, 32, 33][: seats - 2], 9)
        assert net(dropped("jazz-club", totals)) == [-seats, *[0] * (seats - 2), seats]


@pytest.mark.parametrize(
    ("whom", "expected"),
    [
        ("lower", [-6, 3, 3, 0, 0]),
        ("lower_or_equal", [-9, 3, 3, 3, 0]),
        ("lowest", [-3, 3, 0, 0, 0]),
        ("all", [-12, 3, 3, 3, 3]),
    ],
)
def test_house_rules_say_whom_the_caught_pays(whom: str, expected: list[int]) -> None:
    """RULES.md §3, caught: who is paid (lower, lower or equal, lowest only, all) and the multiplier."""
    rules = house("speno-1992", caught_pays=whom, caught_multiplier=3)
    assert net(dropped(rules, (30, 10, 20, 30, 40))) == expected


def test_house_rules_say_the_extra_for_the_lowest() -> None:
    """RULES.md §3, caught: the dropper's extra to each who ties for lowest."""
    rules = house("speno-1992", caught_extra_to_lowest=4)
    assert net(dropped(rules, (20, 9, 9, 12))) == [-14, 6, 6, 2]


def test_house_rules_say_what_the_others_pay_the_lowest() -> None:
    """RULES.md §3, caught: whether others pay the lowest, and how much."""
    rules = house("speno-1992", caught_others_pay_lowest=5)
    assert net(dropped(rules, (20, 9, 30, 31))) == [-2, 12, -5, -5]


# A pot


POT = house(payment="pot", ante=3, caught_others_pay_lowest=0, caught_extra_to_lowest=0, caught_multiplier=2)


@pytest.mark.parametrize(
    ("outcome", "net"),
    [
        pytest.param(settle_out(POT, (0, 9, 9, 9), Seat(0), by_discard=True), (9, -3, -3, -3), id="going out takes it"),
        pytest.param(settle_drop(POT, (5, 9, 9, 9), Seat(0)), (9, -3, -3, -3), id="a drop that holds"),
        pytest.param(settle_tonk(POT, (50, 9, 9, 9), [Seat(0)]), (12, -4, -4, -4), id="a Tonk, and the second stake"),
        pytest.param(settle_stock(POT, (9, 5, 9, 9)), (-3, 9, -3, -3), id="the fewest points"),
        pytest.param(settle_stock(POT, (5, 5, 9, 9)), (3, 3, -3, -3), id="two who tie"),
        pytest.param(settle_stock(POT, (5, 5, 5, 5, 9), Seat(3)), (1, 1, 0, 1, -3), id="what can't be shared"),
        pytest.param(settle_stock(POT, (5, 5, 5, 5)), (0, 0, 0, 0), id="all tie"),
        pytest.param(settle_drop(POT, (9, 5, 7, 12), Seat(0)), (-9, 11, -1, -1), id="caught: the pot, and two to each"),
        pytest.param(
            settle_tonk(POT, (50, 49, 9, 9), [Seat(0), Seat(1)]), (0, 0, 0, 0), id="a draw: the antes go back"
        ),
    ],
)
def test_a_pot_goes_to_the_winners(outcome: Outcome, net: tuple[int, ...]) -> None:
    """Each of four players has put in three stakes; ``settling.py`` says for every ending who gets them."""
    assert outcome.net == net
    assert sum(net) == 0
