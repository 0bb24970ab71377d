"""The moods of players: each face follows from what everybody can see."""

from dataclasses import replace

import pytest

from tests.support.tables import table
from tonk.rules import Outcome, View
from tonk.rules.cards import CardSet, Seat, each_seat
from tonk.session.match.characters import CALM, CAUGHT, PLEASED, THINKS, WAITS
from tonk.ui.table.players.player_standings import mood_of


@pytest.fixture
def view() -> View:
    """Three seats in the middle of a hand."""
    return table("jazz-club", hands=["2C 4C", "3C 5C", "KC KD"], stock="AC", discard="AH", phase="start").view(Seat(0))


def ended(view: View, outcome: Outcome) -> View:
    """Return the same hand, over and with all cards shown."""
    return replace(view, outcome=outcome, shown=(CardSet(1), CardSet(2), CardSet(4)))


FELL = Outcome("drop", (Seat(0),), (6, 8, 20), (2, -1, -1), (), (Seat(0),))
CAUGHT_DROP = Outcome("caught", (Seat(1),), (9, 7, 20), (-2, 2, 0), (), (Seat(0),))


def test_people_attend_while_others_play(view: View) -> None:
    """A player who has nothing to do, win or pay looks calm."""
    assert [mood_of(view, seat, thinks=False) for seat in each_seat(3)] == [CALM] * 3


def test_a_bot_at_its_turn_thinks(view: View) -> None:
    """A bot to act looks thoughtful, even when it may not drop."""
    assert mood_of(view, Seat(1), thinks=True) == THINKS
    assert mood_of(replace(view, wait=(0, 2, 0)), Seat(1), thinks=True) == THINKS


def test_a_barred_player_looks_away(view: View) -> None:
    """A player who is barred from dropping looks away between turns."""
    barred = replace(view, wait=(0, 2, 0))
    assert [mood_of(barred, seat, thinks=False) for seat in each_seat(3)] == [CALM, WAITS, CALM]


def test_the_winner_is_pleased_and_who_pays_is_not(view: View) -> None:
    """If a drop holds, the dropper looks pleased and the others look caught."""
    over = ended(view, FELL)
    assert [mood_of(over, seat, thinks=False) for seat in each_seat(3)] == [PLEASED, CAUGHT, CAUGHT]


def test_a_caught_dropper_shows_it(view: View) -> None:
    """A caught dropper looks caught, and a player who neither won nor pays stays calm."""
    over = ended(view, CAUGHT_DROP)
    assert [mood_of(over, seat, thinks=False) for seat in each_seat(3)] == [CAUGHT, PLEASED, CALM]


def test_no_face_gives_the_end_away(view: View) -> None:
    """Faces don't change before the hands are shown."""
    unseen = replace(view, outcome=FELL, shown=None, wait=(0, 0, 1))
    assert [mood_of(unseen, seat, thinks=False) for seat in each_seat(3)] == [CALM, CALM, WAITS]
