"""Table tips: when each is due; each is shown until it has been read, and only once."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.support.guest_tables import guest_table
from tests.support.rounds import a_game
from tests.support.tables import do, ended, house, table
from tonk.rules import Position
from tonk.rules.cards import Seat, each_seat
from tonk.rules.events import Event, Held
from tonk.rules.phases import GuestPhase
from tonk.session.learning.table_tips import LESSONS, PRIVATE, TableTips, due


def position(hand: str = "4C 5D 9H", **more: Any) -> Position:
    """A table of three, at the start of the first player's turn."""
    setup: dict[str, Any] = {"hands": [hand, "8S 9D TH", "3D 4H"], "stock": "9S TS JS", "discard": "2S", **more}
    return table("twists", **setup)


def lessons(
    drawn: Position, events: Iterable[Event] = (), seat: Seat = Seat(0), *, asked: bool = False, open_hand: bool = True
) -> set[str]:
    """The lessons due to a seat of a position, except for those that are always due."""
    found = due(drawn.view(seat), list(events), asked=asked, open_hand=open_hand)
    return set(found) - {"points", "twists"}


def test_some_lessons_are_due_from_the_start() -> None:
    """Points and the dealer's choice are due from the start."""
    assert due(position().view(Seat(1)), [], asked=False, open_hand=False) == ["points", "twists"]


def test_a_missing_discard_is_explained_to_the_first_to_draw() -> None:
    """The seat about to draw learns that there is nothing to take; for others there will be a discard."""
    begun = position(discard="")
    assert "first-discard" in lessons(begun)
    assert "first-discard" not in lessons(begun, seat=Seat(1))
    teaching = TableTips()
    teaching.notice(["first-discard"], open_hand=True)
    teaching.notice(["points"], open_hand=True)  # after its draw another lesson is due
    assert teaching.current == "points"


@pytest.mark.parametrize(("card", "lesson"), [("W2", "wild"), ("X3", "cross"), ("B4", "skip")])
def test_a_twist_in_the_hand(card: str, lesson: str) -> None:
    """A Wild, a Cross and a Skip/Block are taught to the player who holds one in an open hand."""
    assert lessons(position(f"{card} KD QH")) == {lesson}
    assert lessons(position(f"{card} KD QH"), open_hand=False) == set()
    assert lessons(position(f"{card} KD QH"), seat=Seat(1)) == set()


def test_a_hold() -> None:
    """A hit is a lesson only for the player who made it and the one it holds."""
    hit = {"spreads": ["1: 5S 6S 7S"], "phase": "play"}
    drawn = position("4S KC QD", **hit)
    happened = do(drawn, "hit 4S 0")
    assert [lessons(drawn, happened, seat) for seat in each_seat(3)] == [{"hitter"}, {"held"}, set()]


@pytest.mark.parametrize(("knob", "action"), [("wait_own_hit", "hit 4S 0"), ("wait_new_spread", "lay 9C 9D 9H")])
def test_each_player_learns_only_about_their_part_in_a_hit(knob: str, action: str) -> None:
    """A held player gets no lesson about hits on spreads, and nobody else one about having hit."""
    rules = house("twists", **{knob: 1})
    hands = ["4S 9C 9D 9H KD", "8S TD", "3D 4H"]
    drawn = table(rules, hands=hands, stock="9S TS", discard="2S", spreads=["0: 5S 6S 7S"], phase="play")
    happened = do(drawn, action)
    assert Held(Seat(0)) in happened
    assert [lessons(drawn, happened, seat) for seat in each_seat(3)] == [set()] * 3


def test_a_lost_turn() -> None:
    """A player who lost a turn learns why."""
    drawn = position(phase="play", held=[1])
    happened = do(drawn, "discard 9H")
    assert "lost-turn" in lessons(drawn, happened, Seat(1))
    assert "lost-turn" not in lessons(drawn, happened, Seat(2))


def test_running_is_taught_when_it_may_be_wise() -> None:
    """Running is taught at the start of the player's own turn, with few points or after the first round."""
    assert lessons(position("4C 5D")) == {"run"}
    assert lessons(position("KC QD JH")) == set()
    assert lessons(position("4C 5D", to_act=1)) == set()
    assert lessons(position("4C 5D", phase="play")) == set()


def test_the_end_of_a_round_is_taught_to_its_player() -> None:
    """A caught run and a bonus are taught to the player whose round ended that way."""
    drawn = position("KC QD JH")
    assert lessons(drawn, do(drawn, "drop"), open_hand=True) == {"caught"}
    for seed in range(400):
        match = a_game(3, seed=seed)
        if match.hand_over and ended(match.position).ending == "bonus":
            assert "bonus" in lessons(match.position, match.events)
            break
    else:
        pytest.fail("nobody was dealt a bonus")


def test_a_reshuffle() -> None:
    """A lesson explains that the discards become a stock."""
    drawn = position("KC QD JH", stock="", discard="2S 3S 7C")
    assert "reshuffle" in lessons(drawn, do(drawn, "draw"))


def test_rules_without_twists_teach_nothing() -> None:
    """Rules without special cards have none of these lessons."""
    drawn = table("jazz-club", hands=["AC 2C", "KD"], stock="9S", discard="2S")
    assert due(drawn.view(Seat(0)), [], asked=True, open_hand=True) == []


def test_a_lesson_stays_until_it_is_read_and_never_comes_back() -> None:
    """One lesson is shown at a time, and one that has been read is never shown again, even in another game."""
    teaching = TableTips()
    teaching.notice(["points", "twists"], open_hand=True)
    teaching.notice(["points"], open_hand=True)
    assert teaching.current == "points"
    teaching.read()
    assert teaching.current == "twists"
    teaching.read()
    teaching.notice(["points", "twists"], open_hand=True)
    assert teaching.current is None
    assert teaching.seen == {"points", "twists"}
    later = TableTips(teaching.seen)
    later.notice(["points", "wild"], open_hand=True)
    assert later.current == "wild"


def test_a_lesson_that_is_being_read_stays_and_the_latest_event_comes_next() -> None:
    """A hold replaces no lesson being read, but comes before the waiting ones."""
    teaching = TableTips()
    teaching.notice(["points", "wild"], open_hand=True)
    teaching.notice(["held"], open_hand=True)
    assert teaching.current == "points"
    teaching.read()
    assert teaching.current == "held"
    teaching.read()
    assert teaching.current == "wild"


def test_an_answered_question_is_no_longer_explained() -> None:
    """The lesson about an open question ends with the question; if it was shown, it counts as read."""
    teaching = TableTips()
    teaching.notice(["window"], open_hand=True)
    teaching.notice([], open_hand=True)
    assert teaching.current is None
    assert teaching.seen == {"window"}


@pytest.mark.parametrize("lesson", sorted(PRIVATE))
def test_a_covered_hand_is_not_given_away(lesson: str) -> None:
    """No lesson reveals a covered hand; it comes back unread with the hand."""
    teaching = TableTips()
    teaching.notice([lesson], open_hand=True)
    assert teaching.current == lesson
    teaching.notice([], open_hand=False)
    assert teaching.current is None
    assert teaching.seen == set()
    teaching.notice([lesson], open_hand=True)
    assert teaching.current == lesson


def test_private_lessons_are_lessons() -> None:
    """Every private lesson is in the list of lessons, once."""
    assert set(LESSONS) > PRIVATE
    assert len(LESSONS) == len(set(LESSONS))


@pytest.mark.parametrize(
    ("game", "phase", "more", "expected"),
    [
        ("gin", "upcard", {"discard": "9S"}, {"upcard", "deadwood"}),
        ("gin", "play", {}, {"deadwood", "knock"}),
        ("knock-rummy", "play", {}, {"deadwood", "knock-any"}),
        ("thirty-one", "start", {"discard": "9S"}, {"suit", "knock-suit"}),
        ("thirty-one", "start", {"discard": "9S", "knocked": 1}, {"suit", "last-turn"}),
    ],
)
def test_first_tables_of_other_games(game: str, phase: GuestPhase, more: dict[str, Any], expected: set[str]) -> None:
    """Each game has a lesson on counting and one on knocking, in the player's own turn with an open hand."""
    hands = ["AC 2C 3C", "8S 9D TH"] if game == "thirty-one" else ["AC 2C 3C 4D 4H", "8S 9D TH"]
    drawn = guest_table(game, hands=hands, phase=phase, **more)
    assert lessons(drawn) == expected
    assert lessons(drawn, open_hand=False) == set()
    assert lessons(drawn, seat=Seat(1)) == set()
