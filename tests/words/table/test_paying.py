"""Payments, named in as few sentences as it takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples, rule_sets
from tests.support.tables import house
from tonk.rules import Outcome, RuleSet, load_preset
from tonk.rules.cards import Seat
from tonk.rules.payouts import settle_drop, settle_out, settle_stock, settle_tonk
from tonk.words.table.paying import debts, payments_text

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]
JAZZ, SPENO = load_preset("jazz-club"), load_preset("speno-1992")
COMPANY, DESCENTE, PAGAT = (load_preset(rules_id) for rules_id in ("black-company", "descente", "pagat"))


@pytest.mark.parametrize(
    ("outcome", "stake", "lines"),
    [
        (settle_drop(JAZZ, (9, 12, 20, 30), Seat(0)), 5, ["Everyone pays 5 to Ana: for the drop"]),
        (settle_drop(JAZZ, (9, 12), Seat(0)), 5000, ["Bo pays 5\u2009000 to Ana: for the drop"]),
        (settle_tonk(JAZZ, (49, 20, 30), [Seat(0)]), 1, ["Everyone pays 2 to Ana: a Tonk pays double"]),
        (
            settle_tonk(DESCENTE, (49, 15, 30, 31), [Seat(0), Seat(1)]),
            1,
            ["Everyone pays 2 each to Ana and Bo: a Tonk pays double"],
        ),
        (settle_tonk(JAZZ, (49, 50, 30), [Seat(0), Seat(1)]), 1, []),
        (
            settle_out(PAGAT, (0, 2, 3), Seat(0), by_discard=False),
            1,
            ["Everyone pays 2 to Ana: for going out, double"],
        ),
        (settle_stock(JAZZ, (9, 7, 7)), 1, ["Ana pays 1 each to Bo and Cy: for the fewest points"]),
        (
            settle_drop(JAZZ, (9, 7, 20, 30), Seat(0)),
            1,
            [
                "Ana pays 2 to Bo: caught, and once more to the lowest",
                "Ana pays 1 each to Cy and Di: caught",
                "Cy and Di each pay 1 to Bo: the lowest is paid",
            ],
        ),
        (
            settle_drop(JAZZ, (9, 7, 20, 30, 31), Seat(0)),
            5,
            [
                "Ana pays 10 to Bo: caught, and once more to the lowest",
                "Ana pays 5 each to everyone else: caught",
                "Everyone else pays 5 to Bo: the lowest is paid",
            ],
        ),
        (settle_drop(COMPANY, (9, 7, 20), Seat(0)), 5, ["Ana pays 10 to Bo: caught, which costs double"]),
        (
            settle_tonk(house(payment="pot", ante=1, caught_others_pay_lowest=0, tonk_pays=3), (49, 20, 30), [Seat(0)]),
            1,
            ["Everyone pays 3 to Ana: the pot, and 2 stakes more for the Tonk"],
        ),
        (
            settle_out(
                house("pagat", payment="pot", ante=1, caught_others_pay_lowest=0), (0, 2, 3), Seat(0), by_discard=False
            ),
            5,
            ["Everyone pays 10 to Ana: the pot, and 1 stake more for going out"],
        ),
    ],
)
def test_payments_of_one_reason_share_a_sentence(outcome: Outcome, stake: int, lines: list[str]) -> None:
    """Amounts are times the stake, and a multiple is said in words."""
    assert payments_text(outcome, NAMES[: len(outcome.totals)], stake) == lines


@given(rule_sets(), st.lists(st.integers(0, 60), min_size=2, max_size=6), st.data())
@examples(200)
def test_nothing_is_paid_without_a_sentence(rules: RuleSet, totals: list[int], data: st.DataObject) -> None:
    """The debts add up to what each has won or lost, and nobody is in two debts to the same."""
    outcome = settle_drop(rules, totals, Seat(data.draw(st.integers(0, len(totals) - 1))))
    net = [0] * len(totals)
    for debt in debts(outcome):
        net[debt.payer] -= debt.stakes
        net[debt.payee] += debt.stakes
    assert tuple(net) == outcome.net
    assert len({(debt.payer, debt.payee) for debt in debts(outcome)}) == len(debts(outcome))
    names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: len(totals)]
    assert len(payments_text(outcome, names, 3)) <= len(debts(outcome))


def test_long_names_stay_bearable() -> None:
    """Six players of endless names still make sentences of 200 characters at most."""
    names = ["N" * 1000] * 6
    for outcome in (settle_stock(JAZZ, (7, 7, 7, 7, 7, 9)), settle_drop(JAZZ, (7,) * 6, Seat(0))):
        sentences = payments_text(outcome, names, 1_000_000)
        assert sentences
        assert max(len(sentence) for sentence in sentences) <= 200
