"""Practice hands begin anywhere in any record, can always be played to their end, and change nothing else."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.match.test_sitting import Notebook, play_on
from tests.session.plays import PEOPLE, anything, plan, play_hand
from tests.support.strategies import examples
from tests.support.tables import action, table
from tonk.records import Record, RecordRefused, record_from_json
from tonk.records.positions import position_to_json
from tonk.rules import preset_ids
from tonk.rules.cards import Seat
from tonk.session.match.match import Match
from tonk.session.match.other_players import usual_players
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting
from tonk.session.practice.practice_hand import PracticeHand, with_new_deal
from tonk.thinking import BotThinker, ImmediateThinker, Thinker

SOLO = (Player("Ana"), Player("Pearl", "casual"), Player("Otis", "novice"))


def finished(seed: int, rules: str = "jazz-club") -> Record:
    """The record of a whole hand of three."""
    match = Match(plan(seed, rules))
    play_hand(match, anything(seed))
    return match.record()


def read(record: Record) -> Record:
    """The record as it comes back from a file."""
    return record_from_json(json.loads(json.dumps(record.to_json())))


@examples(10)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(preset_ids()), cut=st.floats(0, 1))
def test_any_record_can_be_played_on_from_anywhere(seed: int, rules: str, cut: float) -> None:
    """Cut before any of its actions, a hand continues to an end, through any reshuffles."""
    record = finished(seed, rules)
    if not record.actions:
        return
    actions = record.actions[: int(cut * len(record.actions))]
    hand = PracticeHand(replace(record, actions=actions), SOLO, 5)

    play_on(Sitting(hand, None), seed)

    record = read(hand.record())
    assert record.extras["x-kind"] == "practice"
    assert record.actions[: len(actions)] == actions
    assert record.replay().outcome == hand.position.outcome


@pytest.mark.parametrize("rules", preset_ids())
def test_a_position_is_played_on(rules: str) -> None:
    """A record with a position and no deck is played from there, under every rule set."""
    position = table(rules, hands=["9S 9H KC", "2C 3D", "4D 5D"], stock="9C 4S 6H 7C", discard="JH 8H")
    record = Record(position.rules, ("a", "b", "c"), position=position_to_json(position))
    hand = PracticeHand(record, SOLO, 1)
    assert position_to_json(hand.position) == position_to_json(position)
    assert not hand.freshly_dealt

    play_on(Sitting(hand, None))

    assert read(hand.record()).replay().outcome == hand.position.outcome


def test_practice_has_no_consequences() -> None:
    """No money moves, nothing is saved, and no hand follows."""
    notebook = Notebook()
    sitting = Sitting(PracticeHand(replace(finished(3), actions=()), SOLO, 1), notebook)

    play_on(sitting)

    assert notebook.notes == []
    assert sitting.game.bankrolls == [0, 0, 0]
    assert sitting.game.over
    with pytest.raises(ValueError, match="no hand comes after"):
        sitting.deal_next()


def test_a_practice_hand_restarts_from_its_beginning() -> None:
    """A practice hand restarts with the same cards and players, however far it was played."""
    record = finished(3, "twists")
    hand = PracticeHand(replace(record, actions=record.actions[:4]), SOLO, 1)
    assert hand.record().extras["seed"] == 1, "a hand in progress must keep the seed of its new stocks"
    play_on(Sitting(hand, None))
    assert "seed" not in hand.record().extras

    again = PracticeHand(hand.begins, SOLO, 2)

    assert again.actions == list(record.actions[:4])
    assert again.position.hands == record_start(record, 4).position.hands
    assert again.begins.extras["seed"] == 1


def record_start(record: Record, count: int) -> PracticeHand:
    """A practice hand after this many actions of a record."""
    return PracticeHand(replace(record, actions=record.actions[:count]), SOLO, 9)


def test_a_new_deal_is_of_the_same_kind() -> None:
    """The new deal has other cards, but the same rules, seats, dealer and points."""
    record = finished(3, "twists")
    hand = PracticeHand(with_new_deal(record, 77), SOLO, 1)
    assert hand.freshly_dealt
    assert hand.record().deck != record.deck
    assert (hand.dealer, hand.kinds) == (record.dealer, tuple(record.extras["twists"]))
    assert hand.score == tuple(record.extras["score"])


def test_a_hand_that_is_over_is_refused() -> None:
    """After the last action there is nothing to play; a record that breaks the rules is refused too."""
    record = finished(1)
    with pytest.raises(RecordRefused, match="this hand is over"):
        PracticeHand(record, SOLO, 1)
    with pytest.raises(RecordRefused):
        PracticeHand(replace(record, actions=("0 drop", "0 drop")), SOLO, 1)
    with pytest.raises(ValueError, match="a player for each seat"):
        PracticeHand(replace(record, actions=()), SOLO[:2], 1)


def test_a_person_sits_at_the_seat_to_act() -> None:
    """The person sits at the seat to act, or at another; bots of their own level take the rest, by cleaned names."""
    position = table("jazz-club", hands=["9S", "2C", "4D", "5D"], stock="KC", to_act=1)
    record = Record(position.rules, ("Pearl", "B\x00o ", "", "Ana"), position=position_to_json(position))
    who = usual_players(record, "Ana")
    assert who == (Player("Pearl", "sharp"), Player("Ana"), Player("Seat 3", "solid"), Player("Seat 4", "solid"))
    with_levels = replace(record, extras={"x-levels": ["novice", "", "expert", "god"]})
    assert [who.level for who in usual_players(with_levels, "Ana")] == ["novice", "", "expert", "solid"]
    assert usual_players(record, "Zoe", Seat(3))[1:] == (
        Player("B o", "solid"),
        Player("Seat 3", "solid"),
        Player("Zoe"),
    )


@pytest.mark.parametrize("make", [ImmediateThinker, Thinker], ids=["at once", "thinker"])
def test_two_tables_that_share_a_thinker_get_their_own_answers(make: Callable[[], BotThinker]) -> None:
    """Two tables share a thinker that knows one question, and each gets its own answer at any time."""
    thinker = make()
    low, up = (Sitting(PracticeHand(replace(finished(3), actions=()), SOLO, 1), None, thinker) for _each in range(2))
    for sitting in (low, up):
        while not sitting.bot_acts:
            sitting.act(sitting.view(sitting.to_act or Seat(0)).legal[0])
    before = low.bot_choice()
    assert before is not None
    assert up.bot_choice() is not None
    assert low.bot_choice() == before


def test_people_share_a_practice_hand() -> None:
    """Several people can play it, as in any hand."""
    hand = PracticeHand(replace(finished(2), actions=()), PEOPLE, 1)
    sitting = Sitting(hand, None)
    assert sitting.persons == (0, 1, 2)
    assert sitting.act(action("draw"))
