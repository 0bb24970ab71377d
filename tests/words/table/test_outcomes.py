"""The end of a hand in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.guest_tables import guest_table
from tests.support.strategies import examples, rule_sets
from tests.support.tables import do
from tonk.rules import Outcome, RuleSet, changed, load_preset
from tonk.rules.cards import Seat, each_seat
from tonk.rules.payouts import settle_drop, settle_out, settle_stock, settle_tonk
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import ending_name, move_text, outcome_reason, outcome_title

NAMES = TableNames.of(["Ana", "Bo", "Cy"])
JAZZ, SPENO = load_preset("jazz-club"), load_preset("speno-1992")
COMPANY, DESCENTE, PAGAT = (load_preset(rules_id) for rules_id in ("black-company", "descente", "pagat"))
WASH = changed(JAZZ, {"stock_out_tie": "wash"})
POT = changed(PAGAT, {"payment": "pot", "ante": 2, "caught_others_pay_lowest": 0})
NO_SCORE = changed(JAZZ, {"stock_out": "no_score"})

ENDINGS: list[tuple[RuleSet, Outcome, str, str]] = [
    (
        JAZZ,
        settle_tonk(JAZZ, (49, 20, 30), [Seat(0)]),
        "Ana has a Tonk",
        "Ana was dealt 49 points. A Tonk pays double.",
    ),
    (
        JAZZ,
        settle_tonk(JAZZ, (49, 50, 30), [Seat(0), Seat(1)]),
        "Several Tonks: nobody wins",
        "Ana and Bo were dealt 49 and 50. With several Tonks, nobody pays.",
    ),
    (
        DESCENTE,
        settle_tonk(DESCENTE, (49, 15, 30), [Seat(0), Seat(1)]),
        "Ana and Bo have Tonks",
        "Ana and Bo were dealt 49 and 15. A Tonk pays double.",
    ),
    (
        DESCENTE,
        settle_tonk(DESCENTE, (49, 15, 9), [Seat(0), Seat(1), Seat(2)]),
        "Ana, Bo and Cy have Tonks",
        "Ana, Bo and Cy were dealt 49, 15 and 9. Everyone has a Tonk, so nobody pays.",
    ),
    (JAZZ, settle_out(JAZZ, (20, 0, 30), Seat(1), by_discard=True), "Bo goes out", "Bo has no cards left."),
    (PAGAT, settle_out(PAGAT, (20, 0, 30), Seat(1), by_discard=True), "Bo goes out", "Bo has no cards left."),
    (
        PAGAT,
        settle_out(PAGAT, (20, 0, 30), Seat(1), by_discard=False),
        "Bo goes out",
        "Bo has no cards left. Going out without a discard pays double.",
    ),
    (
        POT,
        settle_out(POT, (20, 0, 30), Seat(1), by_discard=False),
        "Bo goes out",
        "Bo has no cards left. Going out without a discard pays double.",
    ),
    (
        JAZZ,
        settle_drop(JAZZ, (9, 12, 20), Seat(0)),
        "Ana drops and wins",
        "Ana dropped with 9. Bo came next with 12.",
    ),
    (
        SPENO,
        settle_drop(SPENO, (9, 9, 9), Seat(0)),
        "Ana drops and wins",
        "Ana dropped with 9. Bo and Cy held 9 too, but the dropper wins ties.",
    ),
    (JAZZ, settle_drop(JAZZ, (9, 7, 20), Seat(0)), "Ana is caught", "Ana dropped with 9, but Bo held 7."),
    (JAZZ, settle_drop(JAZZ, (9, 7, 7), Seat(0)), "Ana is caught", "Ana dropped with 9, but Bo and Cy held 7 each."),
    (
        JAZZ,
        settle_drop(JAZZ, (9, 9, 20), Seat(0)),
        "Ana is caught",
        "Ana dropped with 9, but Bo held 9 too, and a tie loses.",
    ),
    (
        JAZZ,
        settle_stock(JAZZ, (9, 7, 20)),
        "Bo has the fewest points",
        "The stock ran out. Bo held the fewest points, 7.",
    ),
    (
        JAZZ,
        settle_stock(JAZZ, (9, 7, 7)),
        "Bo and Cy tie for the fewest points",
        "The stock ran out. Bo and Cy held the fewest points, 7 each.",
    ),
    (
        WASH,
        settle_stock(WASH, (9, 7, 7)),
        "Bo and Cy tie for the fewest points",
        "The stock ran out. Bo and Cy tied with 7, so nobody pays.",
    ),
    (
        NO_SCORE,
        settle_stock(NO_SCORE, (9, 7, 20)),
        "Nobody wins the hand",
        "The stock ran out. In these rules, that means nobody pays.",
    ),
]


@pytest.mark.parametrize(("rules", "outcome", "title", "reason"), ENDINGS)
def test_each_ending_has_a_title_and_a_reason(rules: RuleSet, outcome: Outcome, title: str, reason: str) -> None:
    """Each ending has a title, and a reason with the decisive counts."""
    assert outcome_title(outcome, NAMES, rules) == title
    assert outcome_reason(outcome, NAMES, rules) == reason


@pytest.mark.parametrize(
    ("outcome", "title", "reason"),
    [
        (settle_drop(JAZZ, (9, 12, 20), Seat(0)), "You drop and win", "You dropped with 9. Bo came next with 12."),
        (
            settle_drop(JAZZ, (12, 9, 12), Seat(1)),
            "Bo drops and wins",
            "Bo dropped with 9. You and Cy came next with 12.",
        ),
        (settle_drop(JAZZ, (9, 7, 20), Seat(0)), "You are caught", "You dropped with 9, but Bo held 7."),
        (settle_drop(JAZZ, (7, 9, 20), Seat(1)), "You catch Bo", "Bo dropped with 9, but you held 7."),
        (
            settle_drop(JAZZ, (7, 9, 7), Seat(1)),
            "You and Cy catch Bo",
            "Bo dropped with 9, but you and Cy held 7 each.",
        ),
        (settle_drop(JAZZ, (9, 9, 7), Seat(1)), "Bo is caught", "Bo dropped with 9, but Cy held 7."),
        (settle_out(JAZZ, (0, 9, 20), Seat(0), by_discard=True), "You go out", "You have no cards left."),
        (
            settle_stock(JAZZ, (7, 7, 9)),
            "You and Bo tie for the fewest points",
            "The stock ran out. You and Bo held the fewest points, 7 each.",
        ),
        (
            settle_stock(JAZZ, (7, 7, 7, 9)),
            "You, Bo and Cy tie for the fewest points",
            "The stock ran out. You, Bo and Cy held the fewest points, 7 each.",
        ),
        (
            settle_drop(JAZZ, (7, 7, 7, 9), Seat(3)),
            "You, Bo and Cy catch Di",
            "Di dropped with 9, but you, Bo and Cy held 7 each.",
        ),
        (
            settle_tonk(JAZZ, (49, 20, 30), [Seat(0)]),
            "You have a Tonk",
            "You were dealt 49 points. A Tonk pays double.",
        ),
    ],
)
def test_the_end_of_a_hand_speaks_to_you(outcome: Outcome, title: str, reason: str) -> None:
    """The one person at the screen is "you", whether alone, among others or affected by others."""
    yours = TableNames((*NAMES.names, "Di"), Seat(0))
    assert outcome_title(outcome, yours, JAZZ) == title
    assert outcome_reason(outcome, yours, JAZZ) == reason


def test_a_hand_that_went_in_circles() -> None:
    """If a hand ended by R-idle, the text doesn't say that the stock ran out."""
    reason = outcome_reason(settle_stock(JAZZ, (9, 7, 20)), NAMES, JAZZ, stock_left=3)
    assert reason == "The same cards kept going round. Bo held the fewest points, 7."


@given(rule_sets(), st.lists(st.integers(0, 60), min_size=2, max_size=6), st.data())
@examples(120)
def test_any_drop(rules: RuleSet, totals: list[int], data: st.DataObject) -> None:
    """Under any rules the text names the dropper."""
    dropper = Seat(data.draw(st.integers(0, len(totals) - 1)))
    names = TableNames.of(["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: len(totals)])
    outcome = settle_drop(rules, totals, dropper)
    assert outcome.by == (dropper,)
    assert outcome_title(outcome, names, rules).startswith(names[dropper])
    assert outcome_reason(outcome, names, rules).startswith(f"{names[dropper]} dropped with {totals[dropper]}")


def test_long_names_stay_bearable() -> None:
    """Six players with endless names still have a title and a reason of at most 200 characters."""
    names = TableNames.of(["N" * 1000] * 6)
    for outcome in (
        settle_stock(JAZZ, (7,) * 6),
        settle_drop(JAZZ, (7,) * 6, Seat(0)),
        settle_out(JAZZ, (0,) * 6, Seat(0), by_discard=True),
    ):
        texts = [outcome_title(outcome, names, JAZZ), outcome_reason(outcome, names, JAZZ)]
        assert max(len(text) for text in texts) <= 200


def test_the_move_of_every_player() -> None:
    """The dropper, the caught and the catchers have a word; the others have none."""
    caught = settle_drop(JAZZ, (9, 7, 20), Seat(0))
    assert [move_text(caught, seat) for seat in each_seat(3)] == ["caught", "caught the drop", ""]
    assert [move_text(settle_drop(SPENO, (9, 9, 20), Seat(0)), seat) for seat in each_seat(3)] == ["dropped", "", ""]
    assert move_text(settle_tonk(JAZZ, (49, 50, 30), [Seat(0), Seat(1)]), Seat(1)) == "Tonk"
    assert move_text(settle_out(PAGAT, (0, 2, 3), Seat(0), by_discard=True), Seat(0)) == "went out"
    assert move_text(settle_stock(JAZZ, (9, 7, 7)), Seat(2)) == "fewest points"


def test_endings_have_names() -> None:
    """An unknown ending from an old history stays unchanged."""
    assert ending_name("caught") == "Caught drop"
    assert ending_name("flood") == "flood"


@pytest.mark.parametrize(
    ("outcome", "seen_from", "reason"),
    [
        (
            Outcome("knock", (Seat(0),), (4, 20), (16, 0), (), (Seat(0),)),
            0,
            "You knocked, and have the least deadwood: 4.",
        ),
        (
            Outcome("undercut", (Seat(1),), (9, 5), (0, 29), (), (Seat(0),)),
            1,
            "Ana knocked with 9 deadwood, but the lowest hand has 5.",
        ),
        (
            Outcome("undercut", (Seat(1),), (5, 5), (0, 25), (), (Seat(0),)),
            0,
            "You knocked with 5 deadwood, but someone has just as little, and the knocker loses ties.",
        ),
        (Outcome("knock", (Seat(0),), (60, 50), (0, -1), (), (Seat(0),)), 1, "You had the lowest hand, 25."),
        (
            Outcome("knock", (Seat(0),), (50, 50, 50), (0, -1, -1), (), (Seat(0),)),
            0,
            "Bo and Cy had the lowest hands, 25 each. You tied, but a knocker who ties loses nothing.",
        ),
    ],
)
def test_the_knocker_is_addressed_as_you(outcome: Outcome, seen_from: int, reason: str) -> None:
    """The knocker is "you" or has a name, and a tie says why it costs the knocker nothing."""
    names = TableNames.of(["Ana", "Bo", "Cy"], [Seat(seen_from)])
    assert outcome_reason(outcome, names, load_preset("gin")) == reason


def test_equal_hands_are_counted_once() -> None:
    """Two Tonks of 50 are "50 each", not "50 and 50"."""
    outcome = settle_tonk(DESCENTE, (50, 50, 30), [Seat(0), Seat(1)])
    assert outcome_reason(outcome, NAMES, DESCENTE) == "Ana and Bo were dealt 50 each. A Tonk pays double."


def test_big_gin_is_named_and_a_void_hand_says_what_is_missing() -> None:
    """Big gin is more than gin; in gin the stock isn't used up when nobody knocks, so only the knock is missing."""
    rules = changed(load_preset("gin"), {"big_gin": True})
    big = guest_table(rules, hands=["AS 2S 3S 4H 5H 6H 7H 9C 9D 9H 9S", "2C 4C"])
    do(big, "knock")
    void = guest_table("gin", hands=["AS 3S 5S 7H 9H JH KH 2C 4C 6C 8C", "KC QD"], stock="AD AC")
    do(void, "discard 8C")
    for seen_from, winner in ((0, "You win"), (1, "Ana wins")):
        names = TableNames.of(["Ana", "Bo"], [Seat(seen_from)])
        assert big.outcome is not None
        assert outcome_title(big.outcome, names, rules) == f"Big gin! {winner} the hand"
        assert outcome_reason(big.outcome, names, rules).startswith("All eleven cards")
        assert void.outcome is not None
        assert outcome_reason(void.outcome, names, rules) == "Nobody knocked in time."
