"""The last move of each player: short, without names, and without anything hidden."""

from typing import get_args

import pytest

from tests.words.cards import cards, mask
from tonk.rules import events as ev
from tonk.rules.cards import Seat, parse_card
from tonk.words.table.last_moves import MoveEvent, last_moves, move_phrase

PHRASES: list[tuple[MoveEvent, str]] = [
    (ev.TonkShown(Seat(0), 49), "showed a Tonk"),
    (ev.Drew(Seat(0), parse_card("KS")), "drew a card"),
    (ev.Took(Seat(1), parse_card("9D")), "took 9♦"),
    (ev.LaidDown(Seat(2), 0, mask("5S 6S 7S")), "laid 5-6-7♠"),
    (ev.LaidDown(Seat(2), 0, mask("8C 8D 8H")), "laid three 8s"),
    (ev.HitSpread(Seat(0), 0, cards("8S 9S"), Seat(1)), "hit with 8♠ 9♠"),
    (ev.Discarded(Seat(0), parse_card("TC")), "discarded 10♣"),
    (ev.Dropped(Seat(0), 9), "dropped with 9"),
    (ev.Crossed(Seat(2), parse_card("X1"), parse_card("9D"), (Seat(0), Seat(1))), "crossed for 9♦"),
    (ev.TurnLost(Seat(1), held=True, skip=None), "lost a turn"),
    (ev.WentOut(Seat(1), by_discard=True), "went out"),
    (ev.Passed(Seat(0), parse_card("7H")), "passed on 7♥"),
    (ev.Knocked(Seat(0), parse_card("KS")), "knocked"),
    (ev.ThirtyOneShown(Seat(0)), "showed 31"),
]


@pytest.mark.parametrize(("event", "phrase"), PHRASES)
def test_each_move(event: MoveEvent, phrase: str) -> None:
    """The phrase has the move and its public cards."""
    assert move_phrase(event, scored=False) == phrase


def test_every_move_has_a_phrase() -> None:
    """Every possible move has a phrase."""
    assert {type(event) for event, _ in PHRASES} == set(get_args(MoveEvent))


def test_the_last_move_of_each_seat_stays() -> None:
    """Events that are no moves, or another seat's, leave it; a player without a move has no phrase."""
    happened: list[ev.Event] = [
        ev.UpcardTurned(parse_card("AH")),
        ev.Drew(Seat(0), parse_card("KS")),
        ev.Discarded(Seat(0), parse_card("KS")),
        ev.Took(Seat(1), parse_card("KS")),
        ev.MustWait(Seat(0), 2),
    ]
    assert last_moves(happened, 3, scored=False) == ["discarded K♠", "took K♠", ""]


def test_a_card_on_the_knockers_spread_is_laid_off() -> None:
    """After a knock nobody hits: cards are laid off."""
    happened: list[ev.Event] = [
        ev.Knocked(Seat(0), parse_card("KS")),
        ev.HitSpread(Seat(1), 0, cards("8S"), Seat(0)),
    ]
    assert last_moves(happened, 2, scored=True) == ["knocked", "laid off 8♠"]


def test_jumped_and_crossing_players_have_their_last_moves() -> None:
    """Jumped players, and the player who crossed, show that until their next move."""
    happened: list[ev.Event] = [
        ev.Crossed(Seat(2), parse_card("X1"), parse_card("9D"), (Seat(0), Seat(1))),
        ev.Drew(Seat(0), parse_card("KS")),
    ]
    assert last_moves(happened, 4, scored=True) == ["drew a card", "jumped over", "crossed for 9♦", ""]
