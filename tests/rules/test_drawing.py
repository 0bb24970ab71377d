"""Drawing, taking and discarding: the start and end of a turn."""

import pytest

from tests.support.tables import PRESETS, cards, do, ending, legal, may, named, refused, table
from tonk.rules.cards import Seat, mask_of, parse_card
from tonk.rules.events import Discarded, Drew, Took
from tonk.rules.refusals import DrawFirst, DropAfterDrawing, HasDrawn, NoDiscard, NotHeld

HANDS = ["9C 4D KS", "KD 2H 8S"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_turn_begins_with_a_draw_a_take_or_a_drop(preset: str) -> None:
    """Without a spread in hand or on the table, drawing, taking and dropping are the only choices in every rule set."""
    position = table(preset, hands=HANDS, stock="5H 6H", discard="2S")
    assert sorted(legal(position)) == ["draw", "drop", "take"]


@pytest.mark.parametrize("preset", PRESETS)
def test_drawing_gives_the_next_card_of_the_stock(preset: str) -> None:
    """The next card of the stock is the one drawn."""
    position = table(preset, hands=HANDS, stock="5H 6H", discard="2S")
    assert do(position, "draw") == [Drew(Seat(0), parse_card("5H"))]
    assert (named(position.hands[0]), named(mask_of(position.stock))) == ("4D 5H 9C KS", "6H")


@pytest.mark.parametrize("preset", PRESETS)
def test_taking_gives_the_top_discard(preset: str) -> None:
    """A take gets the top discard, and leaves those under it."""
    position = table(preset, hands=HANDS, stock="5H", discard="7D JC 2S")
    assert do(position, "take") == [Took(Seat(0), parse_card("2S"))]
    assert (named(position.hands[0]), position.discard) == ("2S 4D 9C KS", [25, 40])


@pytest.mark.parametrize("preset", PRESETS)
def test_one_card_a_turn(preset: str) -> None:
    """After drawing or taking, a seat may not draw, take or drop."""
    for first in ("draw", "take"):
        position = table(preset, hands=HANDS, stock="5H 6H", discard="7D 2S")
        do(position, first)
        refusals = [refused(position, text) for text in ("draw", "take", "drop")]
        assert refusals == [HasDrawn(), HasDrawn(), DropAfterDrawing()]


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_is_discarded_before_the_draw(preset: str) -> None:
    """A discard before the draw is refused."""
    position = table(preset, hands=HANDS, stock="5H", discard="2S")
    assert refused(position, "discard KS") == DrawFirst()


@pytest.mark.parametrize("preset", PRESETS)
def test_any_card_of_the_hand_may_be_discarded(preset: str) -> None:
    """After drawing, every card in the hand may be discarded, including the drawn one; others' cards may not."""
    position = table(preset, hands=HANDS, stock="5H", discard="2S")
    do(position, "draw")
    assert sorted(legal(position)) == ["discard 4D", "discard 5H", "discard 9C", "discard KS"]
    assert refused(position, "discard KD") == NotHeld(cards("KD"))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_discard_ends_the_turn_and_lies_on_top(preset: str) -> None:
    """A discard passes the turn to the next seat clockwise, which may take that card."""
    position = table(preset, hands=HANDS, stock="5H", discard="2S")
    assert do(position, "draw", "discard KS")[1:] == [Discarded(Seat(0), parse_card("KS"))]
    assert (position.to_act, position.phase, position.discard) == (1, "start", [7, 51])
    assert do(position, "take") == [Took(Seat(1), parse_card("KS"))]


@pytest.mark.parametrize("preset", PRESETS)
def test_play_passes_clockwise_round_the_table(preset: str) -> None:
    """The turn passes from each seat to the one on its left, and from the last to the first."""
    position = table(preset, hands=["9C 4D", "KD 2H", "8S 3D"], stock="5H 6H JH QC", discard="2S", to_act=1)
    seats = []
    for dropped in ("KD", "8S", "9C", "5H"):
        seats.append(position.to_act)
        do(position, "draw", f"discard {dropped}")
    assert seats == [1, 2, 0, 1]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_just_taken_may_be_discarded_again(preset: str) -> None:
    """R-return: while there is a stock, a card taken from the discards may be discarded again."""
    position = table(preset, hands=HANDS, stock="5H", discard="2S")
    do(position, "take", "discard 2S")
    assert (ending(position), position.discard, position.to_act) == (None, [7], 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_without_a_discard_nothing_can_be_taken(preset: str) -> None:
    """While there are no discards, a seat may only draw or drop."""
    position = table(preset, hands=HANDS, stock="5H")
    assert refused(position, "take") == NoDiscard()
    assert sorted(legal(position)) == ["draw", "drop"]


def test_a_turn_of_each_kind_counts_the_hand_again() -> None:
    """A hand's total is updated by every card that comes or goes."""
    position = table("jazz-club", hands=HANDS, stock="5H", discard="2S")
    assert position.totals == [23, 20]
    do(position, "draw")
    assert position.totals == [28, 20]
    do(position, "discard KS", "take", "discard 8S")
    assert position.totals == [18, 22]


def test_a_card_taken_is_known_to_all_until_it_leaves_the_hand() -> None:
    """Everyone knows a taken card until it is laid, hit with or discarded; nobody else ever knows a drawn card."""
    position = table("jazz-club", hands=["5C 6C KS QD", "KD 2H 8S"], stock="5H 9C", discard="7C")
    do(position, "take", "discard KS", "draw", "discard KD")
    assert [named(known) for known in position.known] == ["7C", ""]
    do(position, "lay 5C 6C 7C")
    assert position.known == [0, 0]


def test_a_seat_in_play_only_shows_and_discards() -> None:
    """After the draw, a seat may lay, hit or discard."""
    position = table("jazz-club", hands=["5C 6C 7C 9H", "KD 2H"], spreads=["1: 6H 7H 8H"], stock="5H", phase="play")
    assert legal(position) == ["lay 5C 6C 7C", "hit 9H 0", *(f"discard {card}" for card in ("5C", "6C", "7C", "9H"))]
    assert not may(position, "draw")
