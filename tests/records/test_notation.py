"""Actions in notation: each has exactly one text, which says everything."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import Playout, examples
from tests.support.tables import cards, in_order
from tonk.records.notation import NotationError, action_text, cards_text, parse_action
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Hit, Lay
from tonk.rules.actions import LAY_OF
from tonk.rules.cards import FULL_DECK, Card, Seat

from .drawn import hands, played_out

CARDS = st.sampled_from(FULL_DECK)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DRAW, TAKE, DROP]),
    st.builds(Discard, CARDS),
    st.builds(Lay, st.integers(1, (1 << 52) - 1)),
    st.sampled_from([*LAY_OF.values()]),
    st.builds(Hit, st.lists(CARDS, min_size=1, max_size=6, unique=True).map(tuple), st.integers(0, 16)),
)


@examples(240)
@given(seat=st.integers(0, 5), action=ACTIONS)
def test_an_action_survives_notation(seat: Seat, action: Action) -> None:
    """Writing and reading an action gives the same seat and action, including sets and orders."""
    assert parse_action(action_text(seat, action)) == (seat, action)


@examples(20)
@given(playout=hands())
def test_every_legal_action_can_be_written(playout: Playout) -> None:
    """At every decision of a hand, each legal action has its own text, which is read as that action."""
    for position, _ in played_out(playout)[0]:
        texts = [action_text(position.to_act, action) for action in position.legal()]
        assert len(set(texts)) == len(texts)
        assert [parse_action(text)[1] for text in texts] == position.legal()


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DRAW, "0 draw"),
        (TAKE, "0 take"),
        (DROP, "0 drop"),
        (Discard(in_order("KS")[0]), "0 discard KS"),
        (Lay(cards("6D 4D 5D")), "0 lay 4D 5D 6D"),
        (Lay(cards("9S 9H 9C")), "0 lay 9C 9H 9S"),
        (Hit(in_order("8C 9C"), 0), "0 hit 8C 9C 0"),
        (Hit(in_order("4C 3C"), 12), "0 hit 4C 3C 12"),
    ],
)
def test_the_texts_are_those_of_the_table(action: Action, text: str) -> None:
    """Every row of the table of actions matches: spreads by rank, books in C D H S order, hits in their own order."""
    assert action_text(Seat(0), action) == text
    assert parse_action(text) == (0, action)


def test_a_spread_is_read_in_any_order() -> None:
    """The cards of a spread may be named in any order; those of a hit keep theirs."""
    assert parse_action("3 lay 6D 4D 5D") == parse_action("3 lay 4D 5D 6D")
    assert parse_action("3 hit 9C 8C 0") != parse_action("3 hit 8C 9C 0")


@pytest.mark.parametrize("card", FULL_DECK)
def test_tens_are_read_two_ways_and_written_one_way(card: Card) -> None:
    """``10D`` is read as ``TD`` but never written; no other card has two names."""
    text = cards_text([card])
    assert len(text) == 2
    long = text.replace("T", "10")
    assert parse_action(f"0 discard {long}") == (0, Discard(card))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not an action: it must say SEAT VERB ..."),
        ("draw", "'draw' is not an action: it must say SEAT VERB ..."),
        ("0", "'0' is not an action: it must say SEAT VERB ..."),
        ("a draw", "'a draw' is not an action: it must say SEAT VERB ..."),
        ("-1 draw", "'-1 draw' is not an action: it must say SEAT VERB ..."),
        ("+1 draw", "'+1 draw' is not an action: it must say SEAT VERB ..."),
        ("00 draw", "'00 draw' is not an action: it must say SEAT VERB ..."),
        ("1000 draw", "'1000 draw' is not an action: it must say SEAT VERB ..."),
        ("\u0661 draw", "'\\u0661 draw' is not an action: it must say SEAT VERB ..."),
        (" 0 draw", "' 0 draw' is not an action: it must say SEAT VERB ..."),
        ("0\tdraw", "'0\\tdraw' is not an action: it must say SEAT VERB ..."),
        ("0  draw", "'' is not a move a player can make here"),
        ("0 Draw", "'Draw' is not a move a player can make here"),
        ("0 fold", "'fold' is not a move a player can make here"),
        ("0 \x1b[2J", "'\\x1b[2J' is not a move a player can make here"),
        ("0 skip B1", "“skip” does not go with 'B1'"),
        ("0 skip B1 x", "“skip” must end with the number of a seat"),
        ("0 block B1 -1", "“block” must end with the number of a seat"),
        ("0 skip B5 2", "'B5' is not a card"),
        ("0 cross", "“cross” can't stand alone"),
        ("0 pass X1", "“pass” does not go with 'X1'"),
        ("0 draw ", "“draw” does not go with ''"),
        ("0 draw 4D", "“draw” does not go with '4D'"),
        ("0 drop now", "“drop” does not go with 'now'"),
        ("0 take 4D", "“take” does not go with '4D'"),
        ("0 discard", "“discard” can't stand alone"),
        ("0 discard 4D 5D", "“discard” does not go with '4D 5D'"),
        ("0 discard 4d", "'4d' is not a card"),
        ("0 discard 1D", "'1D' is not a card"),
        ("0 discard 10", "'10' is not a card"),
        ("0 discard D4", "'D4' is not a card"),
        ("0 discard W0", "'W0' is not a card"),
        ("0 discard 4♦", "'4\\u2666' is not a card"),
        ("0 discard " + "4" * 5000, "'444444444444' is not a card"),
        ("0 lay", "“lay” can't stand alone"),
        ("0 lay 4D 5D W5=6D", "'W5' is not a card"),
        ("0 lay 4D 5D W1=", "'' is not a card"),
        ("0 lay 4D 5D W1=X1", "X1 is not a card that a Wild can stand for"),
        ("0 lay 4D W1=6D W1=5D", "W1=5D is named twice"),
        ("0 lay 4D 4D 5D", "4D is named twice"),
        ("0 lay 4D 5D ", "'' is not a card"),
        ("0 hit", "“hit” can't stand alone"),
        ("0 hit 0", "“hit” does not go with '0'"),
        ("0 hit 4D", "“hit” does not go with '4D'"),
        ("0 hit 4D 5D", "a hit must end with the number of the spread"),
        ("0 hit 4D -1", "a hit must end with the number of the spread"),
        ("0 hit 4D 01", "a hit must end with the number of the spread"),
        ("0 hit 4D 4D 0", "4D is named twice"),
        ("0 hit TD 10D 0", "10D is named twice"),
        ("0 hit 4X 0", "'4X' is not a card"),
    ],
)
def test_a_text_that_is_no_action_is_explained(text: str, sentence: str) -> None:
    """A text that is no action of these rules gets a short sentence that quotes it safely."""
    with pytest.raises(NotationError) as refused:
        parse_action(text)
    assert str(refused.value) == sentence


@examples(180)
@given(
    text=st.text(max_size=30)
    | st.from_regex(r"[0-9]{1,4} (draw|lay|hit|discard|take|drop|x)( [A2TK10][CDHS]){0,4} ?[0-9]?")
)
def test_any_text_is_an_action_or_refused(text: str) -> None:
    """Only ``NotationError`` is raised, with one short printable line; other texts are written as they were read."""
    found = _read(text)
    if isinstance(found, NotationError):
        assert str(found).isprintable()
        assert len(str(found)) < 500
    else:
        written = action_text(*found)
        assert parse_action(written) == found
        assert len(written.split(" ")) == len(text.split(" "))


def _read(text: str) -> "tuple[Seat, Action] | NotationError":
    try:
        return parse_action(text)
    except NotationError as error:
        return error
