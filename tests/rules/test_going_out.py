"""Going out: no cards left in the hand."""

import pytest

from tests.support.tables import PRESETS, do, ended, ending, house, net, table, winners
from tonk.rules.cards import Seat
from tonk.rules.events import HandEnded, WentOut

# RULES.md §1, row "going out": 1 from each in every column, however it is done; §3: pagat pays 2 without a discard.
BY_SPREAD_OR_HIT = dict(zip(PRESETS, [1, 1, 1, 1, 1, 2], strict=True))


@pytest.mark.parametrize("preset", PRESETS)
def test_going_out_by_a_spread(preset: str) -> None:
    """Row "going out": laying the last cards wins 1 from each (pagat: 2), without a discard."""
    position = table(preset, hands=["5C 6C 7C", "KD 2H", "9S 3D"], phase="play")
    assert do(position, "lay 5C 6C 7C")[-2:] == [WentOut(Seat(0), by_discard=False), HandEnded(ended(position))]
    pays = BY_SPREAD_OR_HIT[preset]
    assert (ending(position), winners(position), net(position)) == ("out", [0], [2 * pays, -pays, -pays])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("hand", "text"), [("8C", "hit 8C 0"), ("8C 9C 4C", "hit 8C 9C 4C 0")])
def test_going_out_by_a_hit(preset: str, hand: str, text: str) -> None:
    """Row "going out": hitting with the last card or cards wins 1 from each (pagat: 2)."""
    position = table(preset, hands=["KD 2H", hand, "9S 3D"], spreads=["2: 5C 6C 7C"], to_act=1, phase="play")
    assert do(position, text)[-2] == WentOut(Seat(1), by_discard=False)
    pays = BY_SPREAD_OR_HIT[preset]
    assert (ending(position), winners(position), net(position)) == ("out", [1], [-pays, 2 * pays, -pays])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_going_out_by_the_last_discard(preset: str, seats: int) -> None:
    """Row "going out": discarding the last card wins 1 from each, in pagat too, however many play."""
    others = ["KD 2H", "9S 3D", "8S 4D", "7S JD", "6S QD"][: seats - 1]
    position = table(preset, hands=["5C 6C 7C QS", *others], phase="play")
    assert do(position, "lay 5C 6C 7C", "discard QS")[-2:] == [
        WentOut(Seat(0), by_discard=True),
        HandEnded(ended(position)),
    ]
    assert (ending(position), winners(position), net(position)) == ("out", [0], [seats - 1] + [-1] * (seats - 1))


@pytest.mark.parametrize("preset", PRESETS)
def test_going_out_wins_whatever_the_others_hold(preset: str) -> None:
    """The totals show what everyone held at the end, the winner nothing, but they decide nothing here."""
    position = table(preset, hands=["5C 6C 7C QS", "AD", "KD KH KS"], phase="play")
    do(position, "lay 5C 6C 7C", "discard QS")
    assert position.outcome is not None
    assert (position.outcome.totals, net(position)) == ((0, 1, 30), [2, -1, -1])


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_left_over_are_not_out(preset: str) -> None:
    """A spread that leaves cards does not end the hand, nor does a discard that leaves one."""
    position = table(preset, hands=["5C 6C 7C QS JS", "KD 2H"], stock="9S", phase="play")
    do(position, "lay 5C 6C 7C", "discard QS")
    assert (ending(position), position.to_act) == (None, 1)


def test_house_rules_may_pay_the_two_ways_differently() -> None:
    """RULES.md §3, going out without a discard (1 or 2) and with (1)."""
    rules = house(out_pays=3, out_without_discard_pays=5)
    by_spread = table(rules, hands=["5C 6C 7C", "KD"], phase="play")
    do(by_spread, "lay 5C 6C 7C")
    by_discard = table(rules, hands=["5C", "KD"], phase="play")
    do(by_discard, "discard 5C")
    assert (net(by_spread), net(by_discard)) == ([5, -5], [3, -3])
