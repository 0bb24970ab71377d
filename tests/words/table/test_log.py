"""The log: one line for each event, and nothing hidden."""

import re
from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import given

from tests.support.strategies import Playout, examples, playouts
from tests.support.tables import house, table
from tests.words.cards import cards, mask
from tonk.rules import Outcome, Payment, RuleSet, load_preset
from tonk.rules import events as ev
from tonk.rules.cards import Seat, by_seat, each_seat, parse_card
from tonk.rules.melds import Spread, laid_by
from tonk.words.cards import card_name
from tonk.words.table.log import cut_line, log_line, log_lines
from tonk.words.table.names import TableNames

NAMES = TableNames.of(["Ana", "Bo", "Cy"])
YOURS = TableNames.of(NAMES.names, [Seat(0)])
JAZZ, COMPANY = load_preset("jazz-club"), load_preset("black-company")
TABLE = (laid_by(Seat(1), mask("5S 6S 7S")), laid_by(Seat(0), mask("8C 8D 8H")))

DROPPED = Outcome(
    "drop",
    (Seat(0),),
    (9, 12, 20),
    (2, -1, -1),
    (Payment(Seat(1), Seat(0), 1, "drop"), Payment(Seat(2), Seat(0), 1, "drop")),
    (Seat(0),),
)
CAUGHT = Outcome("caught", (Seat(1),), (9, 7, 20), (-2, 2, 0), (Payment(Seat(0), Seat(1), 2, "caught"),), (Seat(0),))
TIED = Outcome(
    "stock",
    (Seat(1), Seat(2)),
    (9, 7, 7),
    (-2, 1, 1),
    (Payment(Seat(0), Seat(1), 1, "stock"), Payment(Seat(0), Seat(2), 1, "stock")),
)

LINES: list[tuple[ev.Event, str]] = [
    (ev.TonkShown(Seat(0), 49), "Ana shows a Tonk of 49 points"),
    (ev.UpcardTurned(parse_card("9D")), "The dealer turns up 9♦"),
    (ev.Drew(Seat(0), parse_card("KS")), "Ana draws a card"),
    (ev.Took(Seat(1), parse_card("9D")), "Bo takes 9♦ from the discards"),
    (ev.LaidDown(Seat(2), 0, mask("5S 6S 7S")), "Cy lays a run, 5-6-7♠"),
    (ev.LaidDown(Seat(2), 0, mask("8C 8D 8H")), "Cy lays a book, three 8s"),
    (ev.HitSpread(Seat(0), 0, cards("8S"), Seat(1)), "Ana hits Bo's run with 8♠"),
    (ev.HitSpread(Seat(2), 1, cards("8S"), Seat(0)), "Cy hits Ana's book with 8♠"),
    (ev.HitSpread(Seat(1), 0, cards("8S 9S"), Seat(1)), "Bo hits their own run with 8♠ 9♠"),
    (ev.MustWait(Seat(1), 3), "Bo must wait 3 turns to drop"),
    (ev.MustWait(Seat(1), 1), "Bo must wait 1 turn to drop"),
    (
        ev.LaidDown(Seat(2), 0, mask("5S 7S W1"), tuple(zip(cards("W1"), cards("6S"), strict=True))),
        "Cy lays a run, 5-6-7♠ (6♠ is a Wild)",
    ),
    (
        ev.LaidDown(Seat(2), 0, mask("8C W1 W3"), tuple(zip(cards("W1 W3"), cards("8D 8H"), strict=True))),
        "Cy lays a book, three 8s (8♦ and 8♥ are Wilds)",
    ),
    (
        ev.HitSpread(Seat(0), 0, cards("W2 9S"), Seat(1), ((parse_card("W2"), parse_card("8S")),)),
        "Ana hits Bo's run with Wild as 8♠ 9♠",
    ),
    (ev.Held(Seat(1)), "Bo is held and will lose a turn"),
    (ev.SkipPlayed(Seat(0), parse_card("B1"), Seat(1)), "Ana plays a Skip on Bo"),
    (ev.SkipPlayed(Seat(0), parse_card("B1"), Seat(0)), "Ana plays a Skip on themselves"),
    (ev.BlockPlayed(Seat(0), parse_card("B2"), Seat(2)), "Ana protects Cy with a Block"),
    (ev.BlockPlayed(Seat(2), parse_card("B2"), Seat(2)), "Cy protects themselves with a Block"),
    (ev.BlockEnded(Seat(2), parse_card("B2")), "Cy's Block has ended"),
    (ev.TurnLost(Seat(1), held=True, skip=None), "Bo loses a turn"),
    (
        ev.Crossed(Seat(2), parse_card("X1"), parse_card("9D"), jumped=(Seat(1),)),
        "Cy plays a Cross and takes 9♦ (Bo is jumped over)",
    ),
    (ev.Reshuffled(12), "The discards are shuffled into a new stock of 12 cards"),
    (ev.Reshuffled(1), "The discards are shuffled into a new stock of 1 card"),
    (ev.Discarded(Seat(0), parse_card("W4")), "Ana discards a Wild"),
    (ev.Discarded(Seat(0), parse_card("4C")), "Ana discards 4♣"),
    (ev.Dropped(Seat(0), 9), "Ana drops with 9"),
    (ev.WentOut(Seat(1), by_discard=True), "Bo goes out"),
    (ev.StockRanOut(Seat(1)), "The stock has run out, so all hands are counted"),
    (ev.HandEnded(DROPPED), "Ana wins the hand"),
    (ev.HandEnded(CAUGHT), "Bo catches Ana and wins the hand"),
    (ev.HandEnded(TIED), "Bo and Cy win the hand"),
    (ev.HandEnded(Outcome("push", (), (50, 49, 3), (0, 0, 0), ())), "Nobody wins the hand"),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_each_event(event: ev.Event, line: str) -> None:
    """The line says who did what, with which cards."""
    assert log_line(event, NAMES, None, JAZZ, TABLE) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (ev.Drew(Seat(0), parse_card("KS")), "You draw a card"),
        (ev.Discarded(Seat(0), parse_card("4C")), "You discard 4♣"),
        (ev.HitSpread(Seat(0), 0, cards("8S"), Seat(1)), "You hit Bo's run with 8♠"),
        (ev.HitSpread(Seat(2), 1, cards("8S"), Seat(0)), "Cy hits your book with 8♠"),
        (ev.HitSpread(Seat(0), 1, cards("8S"), Seat(0)), "You hit your own book with 8♠"),
        (ev.HitSpread(Seat(2), 0, cards("8S"), Seat(1)), "Cy hits Bo's run with 8♠"),
        (ev.MustWait(Seat(0), 3), "You must wait 3 turns to drop"),
        (ev.SkipPlayed(Seat(1), parse_card("B1"), Seat(0)), "Bo plays a Skip on you"),
        (ev.BlockEnded(Seat(0), parse_card("B2")), "Your Block has ended"),
        (
            ev.Crossed(Seat(2), parse_card("X1"), parse_card("9D"), jumped=(Seat(0), Seat(1))),
            "Cy plays a Cross and takes 9♦ (you and Bo are jumped over)",
        ),
        (ev.Dropped(Seat(0), 9), "You drop with 9"),
        (ev.HandEnded(DROPPED), "You win the hand"),
        (ev.HandEnded(CAUGHT), "Bo catches you and wins the hand"),
        (
            ev.HandEnded(replace(CAUGHT, winners=(Seat(0), Seat(2)), by=(Seat(1),))),
            "You and Cy catch Bo and win the hand",
        ),
        (ev.HandEnded(replace(TIED, winners=(Seat(0), Seat(2)))), "You and Cy win the hand"),
    ],
)
def test_the_one_person_at_the_screen_is_you(event: ev.Event, line: str) -> None:
    """The log says "you" to the one person at the screen; everyone else has a name."""
    assert log_line(event, YOURS, None, JAZZ, TABLE) == line


def test_several_people_at_one_screen_all_have_names() -> None:
    """With several people, or none, nobody is "you"."""
    assert TableNames.of(NAMES.names, [Seat(0), Seat(2)]).you is None
    assert TableNames.of(NAMES.names).you is None


def test_a_player_with_the_default_name_is_you_in_a_replay_too() -> None:
    """A record has only names, and one of them can be "You"."""
    names = TableNames.of(["Ruby", "You"])
    assert log_line(ev.Discarded(Seat(1), parse_card("4C")), names, None, JAZZ) == "You discard 4♣"
    assert log_line(ev.Discarded(Seat(0), parse_card("4C")), names, None, JAZZ) == "Ruby discards 4♣"


GUEST_LINES: list[tuple[ev.Event, str]] = [
    (ev.Passed(Seat(0), parse_card("7H")), "Ana passes on 7♥"),
    (ev.Knocked(Seat(1), parse_card("KS")), "Bo knocks"),
    (ev.Knocked(Seat(1), None), "Bo knocks"),
    (ev.ThirtyOneShown(Seat(0)), "Ana shows 31"),
    (ev.HandVoid(Seat(0)), "Nobody knocked in time"),
]


@pytest.mark.parametrize(("event", "line"), GUEST_LINES)
def test_the_log_of_other_games(event: ev.Event, line: str) -> None:
    """Passed upcards, knocks and thirty-one have lines in the game's own words."""
    assert log_line(event, NAMES, None, load_preset("gin")) == line


def test_every_event_has_a_line() -> None:
    """No event is without a line."""
    assert {type(event) for event, _ in (*LINES, *GUEST_LINES)} == set(get_args(ev.Event))


def test_only_the_seat_that_drew_sees_the_card() -> None:
    """Only the seat that draws a card sees its name."""
    drew = ev.Drew(Seat(0), parse_card("KS"))
    assert log_line(drew, NAMES, Seat(0), JAZZ) == "Ana draws K♠"
    assert {log_line(drew, NAMES, viewer, JAZZ) for viewer in (Seat(1), Seat(2), None)} == {"Ana draws a card"}


@pytest.mark.parametrize(
    ("rules", "table", "line"),
    [(JAZZ, (), "Ana hits Bo's spread with 8♠"), (COMPANY, (), "Ana hits Bo's run with 8♠")],
)
def test_a_hit_described_without_the_table(rules: RuleSet, table: tuple[Spread, ...], line: str) -> None:
    """Without the table, the line says run or book only if the rules leave no doubt."""
    assert log_line(ev.HitSpread(Seat(0), 0, cards("8S"), Seat(1)), NAMES, None, rules, table) == line


def test_a_hand_that_goes_in_circles() -> None:
    """If a hand ends by R-idle, the line doesn't say that the stock ran out."""
    assert (
        log_line(ev.StockRanOut(Seat(1)), NAMES, None, JAZZ, stock_left=4)
        == "The same cards keep going round, so all hands are counted"
    )


@given(playouts())
@examples(40)
def test_whole_hands(playout: Playout) -> None:
    """In any hand, every line is short, has names and no "you", and names no hidden card."""
    position, choose = playout.deal(), playout.chooser()
    names = TableNames.of([f"Seat{seat}" for seat in each_seat(playout.seats)])
    happened = list(position.opening)
    while position.outcome is None:
        happened += position.apply(choose(position))
        for event in happened:
            line = log_line(event, names, None, position.rules, position.table)
            assert line
            assert len(line) <= 200
            assert line.isprintable()
            assert not re.search(r"\b[Yy]ou", line)
            assert not isinstance(event, ev.Drew) or card_name(event.card) not in line
        happened.clear()


def test_names_from_strangers() -> None:
    """A name of any length and content stays on one line."""
    names = TableNames.of(["{0.__class__}\n" * 500, "", "Bo\u202e\u0007", "x" * 10_000, "Cy", "Di"])
    for event, _ in LINES:
        line = log_line(event, names, None, JAZZ, TABLE)
        assert len(line) <= 200
        assert line.isprintable()
    assert log_line(ev.Dropped(Seat(1), 9), names, None, JAZZ) == "? drops with 9"
    assert log_line(ev.Dropped(Seat(2), 9), names, None, JAZZ) == "Bo drops with 9"
    assert log_line(ev.Dropped(Seat(3), 9), names, None, JAZZ) == "x" * 23 + "… drops with 9"


def test_the_cut() -> None:
    """The line has the dealer and the deciding card, the last one after ties."""
    first, again = cards("KS KD 4C"), cards("2H 9H")
    cuts = [dict(by_seat(first)), dict(by_seat(again))]

    assert cut_line(cuts, NAMES, Seat(1)) == "Bo cuts 9♥ and deals"


def test_the_log_says_who_left_the_discard() -> None:
    """If somebody declines the discard and so ends the hand without a stock, the line names them."""
    line = log_line(ev.StockRanOut(Seat(1)), NAMES, None, JAZZ, declined=True)

    assert line == "The stock is empty and Bo doesn't take the discard, so all hands are counted"


@pytest.mark.parametrize("stock_out", ["no_score", "reshuffle"])
@pytest.mark.parametrize(("stock_left", "declined"), [(4, False), (0, True), (0, False)])
def test_hands_are_counted_only_where_the_lowest_wins(stock_out: str, stock_left: int, declined: bool) -> None:
    """In other rules the hand just ends, and nobody pays."""
    rules = house(stock_out=stock_out)
    line = log_line(ev.StockRanOut(Seat(1)), NAMES, None, rules, stock_left=stock_left, declined=declined)
    assert line.endswith(", so the hand is over")


def test_ending_a_hand_by_a_discard_is_not_declining_one() -> None:
    """Nor does another's discard mean that somebody wanted the next one, even with many events at once."""
    end, discarded = table("jazz-club", hands=["2C", "3C", "4C"], discard="9C"), ev.Discarded(Seat(0), parse_card("2S"))
    assert "Bo doesn't take the discard" in log_lines([discarded, ev.StockRanOut(Seat(1))], NAMES, None, end)[1]
    assert log_lines([discarded, ev.StockRanOut(Seat(0))], NAMES, None, end)[1].startswith("The stock has run out")
