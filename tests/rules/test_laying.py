"""Laying spreads, and when it is allowed."""

import pytest

from tests.support.tables import PRESETS, do, ended, ending, legal, may, named, net, refused, table
from tonk.rules.cards import Seat, parse_card
from tonk.rules.events import HandEnded, LaidDown, WentOut
from tonk.rules.refusals import DrawFirst, DropAfterLaying, NotHeld

# RULES.md §1, row "lay and hit": any time in one's turn in jazz-club, after drawing elsewhere; §3 for pagat.
BEFORE_THE_DRAW = dict(zip(PRESETS, [True, False, False, False, False, False], strict=True))
AFTER_THE_DRAW = [preset for preset, before in BEFORE_THE_DRAW.items() if not before]


@pytest.mark.parametrize("preset", PRESETS)
def test_laying_before_the_draw(preset: str) -> None:
    """Row "lay and hit": laying before the draw is legal in jazz-club, and in no other preset."""
    position = table(preset, hands=["5C 6C 7C KS", "KD 2H"], stock="5H", discard="2S")
    assert may(position, "lay 5C 6C 7C") == BEFORE_THE_DRAW[preset]


@pytest.mark.parametrize("preset", PRESETS)
def test_hitting_before_the_draw(preset: str) -> None:
    """Row "lay and hit": hitting before the draw is legal in jazz-club, and in no other preset."""
    position = table(preset, hands=["8C KS QS", "KD 2H"], stock="5H", discard="2S", spreads=["1: 5C 6C 7C"])
    assert may(position, "hit 8C 0") == BEFORE_THE_DRAW[preset]


@pytest.mark.parametrize("preset", AFTER_THE_DRAW)
@pytest.mark.parametrize("text", ["lay 5C 6C 7C", "hit 8H 0"])
def test_the_refusal_of_an_early_lay_says_so(preset: str, text: str) -> None:
    """The refusal says so if laying and hitting come after the draw."""
    position = table(preset, hands=["5C 6C 7C 8H", "KD 2H"], stock="5H", spreads=["1: 9H TH JH"])
    assert refused(position, text) == DrawFirst()


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("first", ["draw", "take"])
def test_laying_and_hitting_after_the_draw(preset: str, first: str) -> None:
    """Row "lay and hit": both are legal after drawing or taking in every rule set, with the new card too."""
    position = table(preset, hands=["6C 7C 8H KS QS", "KD 2H"], stock="5C", discard="8C", spreads=["1: 9H TH JH"])
    do(position, first)
    assert may(position, "lay 5C 6C 7C" if first == "draw" else "lay 6C 7C 8C")
    assert may(position, "hit 8H 0")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_spread_lies_before_the_seat_that_laid_it(preset: str) -> None:
    """Spreads are numbered from 0 in the order laid, across the whole table, and belong to the player who laid them."""
    position = table(preset, hands=["KD 2H", "5C 6C 7C KS"], stock="8D", to_act=1, spreads=["0: 9S 9H 9C"])
    assert do(position, "draw", "lay 5C 6C 7C")[1] == LaidDown(Seat(1), 1, 0x111 << parse_card("5C"))
    assert [(lying.owner, lying.kind) for lying in position.table] == [(0, "book"), (1, "run")]
    assert position.table[1].by == (1, 1, 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_laid_cards_no_longer_count(preset: str) -> None:
    """Only held cards count: laying a spread of 18 points leaves the rest."""
    position = table(preset, hands=["5C 6C 7C KS", "KD 2H"], stock="8D")
    do(position, "draw", "lay 5C 6C 7C")
    assert (position.totals[0], named(position.hands[0])) == (18, "8D KS")


@pytest.mark.parametrize("preset", PRESETS)
def test_several_spreads_in_one_turn(preset: str) -> None:
    """Any number of spreads may be laid in a turn."""
    position = table(preset, hands=["5C 6C 7C 9D 9H", "KD 2H"], stock="9S")
    do(position, "draw", "lay 5C 6C 7C", "lay 9D 9H 9S")
    assert ending(position) == "out"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_spread_may_be_laid_in_any_of_its_parts(preset: str) -> None:
    """Any three of four cards of a rank, or all four, can be laid; so can parts of a run of four."""
    position = table(preset, hands=["9C 9D 9H 9S KS", "KD 2H"], stock="8S", phase="play")
    lays = [text for text in legal(position) if text.startswith("lay")]
    assert sorted(lays) == [
        "lay 9C 9D 9H",
        "lay 9C 9D 9H 9S",
        "lay 9C 9D 9S",
        "lay 9C 9H 9S",
        "lay 9D 9H 9S",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_laying_is_never_compulsory(preset: str) -> None:
    """R-held: a player with a spread in hand may keep it and discard any card."""
    position = table(preset, hands=["5C 6C 7C KS", "KD 2H"], stock="8D 8H", discard="2S")
    do(position, "draw", "discard 6C")
    assert named(position.hands[0]) == "5C 7C 8D KS"


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_kept_in_hand_count_in_full(preset: str) -> None:
    """R-held: an unlaid spread counts like any other cards when somebody drops."""
    position = table(preset, hands=["5C 6C 7C", "9D 8H"], stock="8D", to_act=1)
    do(position, "drop")
    assert position.outcome is not None
    assert (position.outcome.totals, position.outcome.ending) == ((18, 17), "drop")


@pytest.mark.parametrize("preset", PRESETS)
def test_only_own_cards_can_be_laid(preset: str) -> None:
    """A spread with somebody else's card is refused by a sentence that names it."""
    position = table(preset, hands=["5C 6C KS", "7C 2H"], phase="play")
    assert refused(position, "lay 5C 6C 7C") == NotHeld(1 << parse_card("7C"))


# R-lay-first


def test_after_laying_first_no_drop_that_turn() -> None:
    """R-lay-first: after laying, a drop is refused that turn; the draw is still to come."""
    position = table("jazz-club", hands=["5C 6C 7C AS", "KD 2H"], stock="8D", discard="2S")
    assert may(position, "drop")
    do(position, "lay 5C 6C 7C")
    assert refused(position, "drop") == DropAfterLaying()
    assert legal(position) == ["draw", "take"]


def test_after_hitting_first_no_drop_that_turn() -> None:
    """R-lay-first: a hit before the draw also bars a drop that turn."""
    position = table("jazz-club", hands=["8C AS", "KD 2H"], stock="8D", spreads=["1: 5C 6C 7C"])
    do(position, "hit 8C 0")
    assert refused(position, "drop") == DropAfterLaying()


def test_a_drop_is_legal_the_turn_after_laying_first() -> None:
    """R-lay-first: the bar ends with the turn."""
    position = table("jazz-club", hands=["5C 6C 7C AS", "KD 2H"], stock="8D 8H 9H", discard="2S")
    do(position, "lay 5C 6C 7C", "draw", "discard 8D", "draw", "discard 8H")
    assert may(position, "drop")


def test_a_player_may_lay_and_hit_repeatedly_before_the_draw() -> None:
    """R-lay-first: a player may lay and hit before drawing, and again after."""
    position = table("jazz-club", hands=["9C 9D 9H 8S QS", "KD 2H"], stock="4S", discard="2S", spreads=["1: 5S 6S 7S"])
    do(position, "hit 8S 0", "lay 9C 9D 9H", "draw", "hit 4S 0", "discard QS")
    assert ending(position) == "out"


@pytest.mark.parametrize(
    ("hand", "texts"),
    [
        ("5C 6C 7C 8C 9C", ["lay 5C 6C 7C 8C 9C"]),
        ("QS QH QD", ["lay QS QH QD"]),
        ("QS QH QD 8H", ["hit 8H 0", "lay QS QH QD"]),
        ("8H", ["hit 8H 0"]),
        ("8H 4H", ["hit 8H 4H 0"]),
    ],
)
def test_emptying_the_hand_before_the_draw_wins_at_once(hand: str, texts: list[str]) -> None:
    """R-lay-first: laying and hitting all cards before the draw wins at once."""
    position = table("jazz-club", hands=[hand, "KD 2S", "9D 3S"], stock="8D", spreads=["1: 5H 6H 7H"])
    happened = do(position, *texts)
    assert happened[-2:] == [WentOut(Seat(0), by_discard=False), HandEnded(ended(position))]
    assert (ending(position), net(position)) == ("out", [2, -1, -1])


def test_nothing_is_legal_after_going_out_before_the_draw() -> None:
    """After that win nobody may do anything."""
    position = table("jazz-club", hands=["QS QH QD", "KD 2H"], stock="8D", discard="2S")
    do(position, "lay QS QH QD")
    assert (position.phase, position.legal()) == ("over", [])
