"""Visiting a hand's steps in any order shows the hand that was played."""

import random
from dataclasses import replace

import pytest

from tests import replays
from tests.goldens.test_goldens import hands
from tests.support.rounds import choose
from tonk.records import Record, RecordRefused, action_text
from tonk.records.marking import CAUGHT, DROP, HIT, MARKS, SPREAD, TAKE, TONK, Mark, marks_of
from tonk.records.replaying import Replay
from tonk.rules import load_preset, preset_ids
from tonk.rules.cards import ALL_CARDS, FULL_DECK, Seat, mask_of, parse_card

PRESETS = preset_ids()


@pytest.mark.parametrize("rules_id", PRESETS)
def test_a_replay_shows_every_step_in_any_order(rules_id: str) -> None:
    """Positions and events are those of play, forwards and at random, and so is the end of an unfinished hand."""
    results, chance = replays.Results(), random.Random(3)
    for players in (2, 5):
        hand = replays.lived(load_preset(rules_id), players, 11, 5, ("casual", "novice"))
        assert replays.differences(hand, 6, chance, results) == []


def test_a_wrong_replay_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that checks replays reports a wrong position, and ends with a failure."""
    right = Replay.at
    monkeypatch.setattr(Replay, "at", lambda self, step: right(self, max(0, step - (step > 16))))
    assert replays.main(["--hands", "1"]) == 1


def test_every_recorded_hand_ends_as_it_was_recorded() -> None:
    """The last step of each golden record has the stated outcome, whichever step was shown before."""
    for rules_id in PRESETS:
        replay = Replay(hands(rules_id)[0])
        replay.at(replay.steps // 2)
        assert replay.at(replay.steps).outcome == replay.outcome is not None


def test_a_returned_position_belongs_to_the_caller() -> None:
    """Playing on in a position changes nothing in the replay."""
    replay = Replay(hands("jazz-club")[1])
    position = replay.at(0)
    position.apply(position.legal()[0])
    assert replay.at(0).history == []


def test_a_hand_that_breaks_the_rules_is_refused() -> None:
    """An illegal action, or a wrong result, makes no replay."""
    record = hands("jazz-club")[0]
    with pytest.raises(RecordRefused):
        Replay(replace(record, actions=("0 discard KS", *record.actions)))
    with pytest.raises(RecordRefused):
        Replay(replace(record, result={**(record.result or {}), "net": [0, 0]}))


def test_an_unfinished_hand_can_be_replayed() -> None:
    """An unfinished record has its steps, and no outcome."""
    record = next(hand for hand in hands("descente") if len(hand.actions) > 3)
    replay = Replay(replace(record, actions=record.actions[:3], result=None))
    assert (replay.steps, replay.outcome) == (3, None)


def test_a_view_shows_one_seat_or_all_hands() -> None:
    """With hidden hands only one's own is seen, with open hands all are; neither allows an action."""
    replay = Replay(hands("jazz-club")[1])
    hidden, shown = replay.view(1, Seat(0)), replay.view(1, Seat(0), open_hands=True)
    assert hidden.shown is None
    assert hidden.legal == shown.legal == ()
    assert shown.shown == tuple(replay.at(1).hands)


def with_a_reshuffle() -> tuple[Replay, int]:
    """A hand of Twists with a new stock, and its step."""
    for record in hands("twists"):
        replay = Replay(record)
        marks = {mark.kind: mark.step for mark in marks_of(replay)}
        if "shuffle" in marks:
            return replay, marks["shuffle"]
    raise AssertionError("no recorded hand has a reshuffle")


def test_an_unfinished_hand_can_be_played_differently() -> None:
    """New stocks are shuffled from a seed, so that any other play can be continued."""
    replay, shuffled_at = with_a_reshuffle()
    for step in (0, shuffled_at - 1, shuffled_at):
        chance, cut = random.Random(step), replay.cut(step)
        position = cut.replay()
        actions = list(cut.actions)
        while position.outcome is None:
            action = choose(position, chance)
            actions.append(action_text(position.to_act, action))
            position.apply(action)
        assert replace(cut, actions=tuple(actions)).replay().outcome == position.outcome
        assert cut == replay.cut(step)


def small(rules_id: str, hand: str, actions: tuple[str, ...], **position: object) -> Replay:
    """A hand from a position given here."""
    start = {"hands": [hand.split(), ["KS", "2D"]], "stock": ["9D", "3C"], "discard": ["7C"], "table": [], "to_act": 0}
    record = Record(load_preset(rules_id), ("Ana", "Bo"), position={**start, "phase": "start", **position})
    return Replay(replace(record, actions=actions))


def test_steps_are_marked_by_their_action() -> None:
    """Takes, spreads, hits, drops and caught drops are marked; draws and discards aren't."""
    replay = small("jazz-club", "5C 6C 8C KD", ("0 take", "0 lay 5C 6C 7C", "0 hit 8C 0", "0 discard KD"))
    assert marks_of(replay)[:3] == [Mark(1, TAKE), Mark(2, SPREAD), Mark(3, HIT)]
    assert marks_of(small("jazz-club", "AC", ("0 drop",))) == [Mark(1, DROP)]
    assert marks_of(small("jazz-club", "AC QC KD", ("0 drop",))) == [Mark(1, CAUGHT)]


def test_a_dealt_tonk_is_marked_before_the_first_action() -> None:
    """A hand that ends with the deal has its mark at step 0."""
    first = [parse_card(text) for text in ("KC", "2C", "KD", "3D", "QC", "5H", "QD", "7S", "TC", "9H")]
    rest = [card for card in FULL_DECK if not mask_of(first) >> card & 1 and ALL_CARDS >> card & 1]
    replay = Replay(Record(load_preset("jazz-club"), ("Ana", "Bo"), dealer=Seat(1), deck=(*first, *rest)))
    assert (replay.steps, marks_of(replay)) == (0, [Mark(0, TONK)])


def test_a_step_has_only_its_most_important_mark() -> None:
    """A step has at most one mark, and an ending hides the move that led to it."""
    for rules_id in PRESETS:
        for record in hands(rules_id)[:4]:
            marks = marks_of(Replay(record))
            assert len({mark.step for mark in marks}) == len(marks)
            assert all(mark.kind in MARKS for mark in marks)
