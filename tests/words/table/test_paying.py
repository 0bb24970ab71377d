"""Payments: the payer, the payee, the amount and the reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples, rule_sets
from tests.support.tables import house
from tonk.rules import Outcome, RuleSet, load_preset
from tonk.rules.cards import Seat
from tonk.rules.payouts import settle_drop, settle_out, settle_stock, settle_tonk
from tonk.words.table.names import TableNames
from tonk.words.table.paying import debts, payments_text

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed"]
JAZZ, SPENO = load_preset("jazz-club"), load_preset("speno-1992")
COMPANY, DESCENTE, PAGAT = (load_preset(rules_id) for rules_id in ("black-company", "descente", "pagat"))


POT = house(payment="pot", ante=1, caught_others_pay_lowest=0, tonk_pays=3)


@pytest.mark.parametrize(
    ("outcome", "stake", "lines"),
    [
        (settle_drop(JAZZ, (9, 12, 20, 30), Seat(0)), 5, ["Everyone pays Ana 5 for the drop."]),
        (settle_drop(JAZZ, (9, 12), Seat(0)), 5000, ["Bo pays Ana 5\u2009000 for the drop."]),
        (settle_tonk(JAZZ, (49, 20, 30), [Seat(0)]), 1, ["Everyone pays Ana 2 for the Tonk."]),
        (
            settle_tonk(DESCENTE, (49, 15, 30, 31), [Seat(0), Seat(1)]),
            1,
            ["Everyone without a Tonk pays Ana and Bo 2 each."],
        ),
        (settle_tonk(JAZZ, (49, 50, 30), [Seat(0), Seat(1)]), 1, []),
        (settle_out(PAGAT, (0, 2, 3), Seat(0), by_discard=False), 1, ["Everyone pays Ana 2 for going out."]),
        (settle_stock(JAZZ, (9, 7, 7)), 1, ["Ana pays Bo and Cy 1 each for the low hand."]),
        (
            settle_drop(JAZZ, (9, 7, 20, 30), Seat(0)),
            5,
            [
                "Ana pays everyone 5 for being caught.",
                "Ana pays Bo 5 extra for the low hand.",
                "Everyone else pays Bo 5 for the low hand.",
            ],
        ),
        (settle_drop(COMPANY, (9, 7, 20), Seat(0)), 5, ["Ana pays Bo 10 for being caught."]),
        (settle_drop(COMPANY, (9, 7, 8, 20), Seat(0)), 5, ["Ana pays Bo and Cy 10 each for being caught."]),
        (
            settle_tonk(POT, (49, 20, 30), [Seat(0)]),
            1,
            ["Ana takes the pot and wins 2.", "Everyone pays Ana 2 for the Tonk."],
        ),
    ],
)
def test_each_reason_for_paying_has_a_sentence(outcome: Outcome, stake: int, lines: list[str]) -> None:
    """Amounts are multiplied by the stake, and players who pay or are paid the same are grouped."""
    assert payments_text(outcome, TableNames.of(NAMES[: len(outcome.totals)]), stake) == lines


@pytest.mark.parametrize(
    ("outcome", "lines"),
    [
        (settle_drop(JAZZ, (9, 12, 20), Seat(0)), ["Everyone pays you 1 for the drop."]),
        (settle_drop(JAZZ, (12, 9), Seat(1)), ["You pay Bo 1 for the drop."]),
        (settle_drop(JAZZ, (9, 12), Seat(0)), ["Bo pays you 1 for the drop."]),
        (
            settle_drop(JAZZ, (9, 7, 20, 30), Seat(0)),
            [
                "You pay everyone 1 for being caught.",
                "You pay Bo 1 extra for the low hand.",
                "Everyone else pays Bo 1 for the low hand.",
            ],
        ),
        (
            settle_drop(JAZZ, (7, 9, 20), Seat(1)),
            [
                "Bo pays everyone 1 for being caught.",
                "Bo pays you 1 extra for the low hand.",
                "Cy pays you 1 for the low hand.",
            ],
        ),
        (
            settle_drop(JAZZ, (20, 9, 7, 30), Seat(1)),
            [
                "Bo pays everyone 1 for being caught.",
                "Bo pays Cy 1 extra for the low hand.",
                "You and everyone else pay Cy 1 for the low hand.",
            ],
        ),
        (settle_drop(COMPANY, (8, 9, 7, 30), Seat(1)), ["Bo pays you and Cy 2 each for being caught."]),
        (
            settle_tonk(DESCENTE, (49, 15, 30, 31), [Seat(0), Seat(1)]),
            ["Everyone without a Tonk pays you and Bo 2 each."],
        ),
        (settle_stock(JAZZ, (7, 9, 7, 20)), ["Everyone else pays you and Cy 1 each for the low hand."]),
        (settle_stock(JAZZ, (7, 7, 7, 20)), ["Di pays you, Bo and Cy 1 each for the low hand."]),
    ],
)
def test_payments_speak_to_you(outcome: Outcome, lines: list[str]) -> None:
    """The one person at the screen pays and is paid as "you"."""
    assert payments_text(outcome, TableNames.of(NAMES[: len(outcome.totals)], [Seat(0)]), 1) == lines


@given(rule_sets(), st.lists(st.integers(0, 60), min_size=2, max_size=6), st.data())
@examples(90)
def test_every_payment_has_a_sentence(rules: RuleSet, totals: list[int], data: st.DataObject) -> None:
    """The debts add up to each win or loss, and each pair of players has at most one."""
    outcome = settle_drop(rules, totals, Seat(data.draw(st.integers(0, len(totals) - 1))))
    net = [0] * len(totals)
    for debt in debts(outcome):
        net[debt.payer] -= debt.stakes
        net[debt.payee] += debt.stakes
    assert tuple(net) == outcome.net
    assert len({(debt.payer, debt.payee) for debt in debts(outcome)}) == len(debts(outcome))
    names = TableNames.of(["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: len(totals)], [Seat(0)])
    assert len(payments_text(outcome, names, 3)) >= len({payment.why for payment in outcome.payments})


def test_long_names_stay_bearable() -> None:
    """Six players with endless names still have sentences of at most 200 characters."""
    names = TableNames.of(["N" * 1000] * 6)
    for outcome in (settle_stock(JAZZ, (7, 7, 7, 7, 7, 9)), settle_drop(JAZZ, (7,) * 6, Seat(0))):
        sentences = payments_text(outcome, names, 1_000_000)
        assert sentences
        assert max(len(sentence) for sentence in sentences) <= 200
