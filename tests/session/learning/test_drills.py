"""Drills come from real positions, are judged rightly, and come back until they sit."""

import json
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from tests.support.any_rules import rules_turning_all_pairs
from tonk.records import RecordRefused, record_from_json
from tonk.rules import DRAW, DROP, Discard, Lay, RuleSet, load_preset
from tonk.rules.cards import Seat
from tonk.rules.checked_rules import changed
from tonk.rules.phases import PLAY, START
from tonk.rules.presets import preset_ids
from tonk.session.learning.drill_kinds import (
    COUNT,
    DRILL_KINDS,
    DROP_OR_DRAW,
    FIND_SPREAD,
    OWN,
    WHICH_DISCARD,
    DrillKind,
)
from tonk.session.learning.drill_run import DrillRun, JudgedMove, mistakes_of, right_by_coach, right_by_rules
from tonk.session.learning.drills import Drill, counts_offered, looking, spreads_of
from tonk.session.learning.progress import Progress
from tonk.session.learning.spaced_repetition import LAST, RESTS, ScheduledDrill, SpacedRepetition
from tonk.session.match.played_hand import KeptReview, PlayedHand

JAZZ = load_preset("jazz-club")
TODAY = 739_000


def made(kind: DrillKind, seed: int = 1, rules: str = "jazz-club") -> Drill:
    """The drill of a seed."""
    return made_by(load_preset(rules), kind, seed)


def made_by(rules: RuleSet, kind: DrillKind, seed: int = 1) -> Drill:
    """The drill of a seed by these rules."""
    return next(drill for drill in looking(kind, rules, seed) if drill is not None)


@pytest.mark.parametrize("rules", preset_ids())
@pytest.mark.parametrize("kind", DRILL_KINDS[:4])
def test_drills_of_every_kind_are_found_in_hands_of_every_rule_set(kind: DrillKind, rules: str) -> None:
    """Each is a position of a hand that the rules allow, with something to decide for the seat to act."""
    view = made(kind, 1, rules).view()
    assert view.legal
    if kind == DROP_OR_DRAW:
        assert DROP in view.legal
        assert view.phase == START
    elif kind == WHICH_DISCARD:
        assert {type(action) for action in view.legal} == {Discard}
    elif kind == FIND_SPREAD:
        assert view.phase == PLAY
        assert any(isinstance(action, Lay) for action in view.legal)


@pytest.mark.parametrize(
    ("knobs", "cards", "seats"),
    [
        ({"pack": "40"}, 40, 4),
        ({"wilds": ["jokers"]}, 54, 4),
        ({"most_players": 3}, 52, 3),
        ({"most_players": 2}, 52, 2),
        ({"least_players": 6, "most_players": 6}, 52, 6),
    ],
)
def test_drills_are_dealt_by_the_house_rules(knobs: dict[str, object], cards: int, seats: int) -> None:
    """With the cards and at a table that the rules have, so that the hand can be kept and read again."""
    drill = made_by(changed(JAZZ, {"name": "X", **knobs}), COUNT)
    assert drill.record.deck is not None
    assert (len(drill.record.deck), len(drill.record.seats)) == (cards, seats)
    assert record_from_json(json.loads(json.dumps(drill.record.to_json()))) == drill.record


def test_drills_by_any_rules_ask_about_a_decision_that_there_is() -> None:
    """By rules in which each two knobs are turned together a drill is kept and read again, and its answer is right."""
    found = Counter[str]()
    for number, rules in enumerate(rules_turning_all_pairs(4)):
        if number % 4:
            continue
        kinds: tuple[DrillKind, ...] = (COUNT, FIND_SPREAD, WHICH_DISCARD, DROP_OR_DRAW)
        kind = kinds[number // 4 % len(kinds)]
        drill = next((drill for drill in islice(looking(kind, rules, number), 60) if drill is not None), None)
        if drill is None:
            continue
        found[kind] += 1
        assert Drill.from_json(json.loads(json.dumps(drill.to_json()))) == drill
        view = drill.view()
        if kind == COUNT:
            assert [one for one in counts_offered(view) if right_by_rules(drill, view, one)] == [view.total], rules
        elif kind == FIND_SPREAD:
            assert all(right_by_rules(drill, view, one) for one in spreads_of(view))
            assert right_by_rules(drill, view, 0) == (not spreads_of(view))
    assert min(found[kind] for kind in DRILL_KINDS[:4]) > 3, found


def test_the_same_seed_gives_the_same_drill() -> None:
    """And another seed another one."""
    assert made(COUNT, 3) == made(COUNT, 3)
    assert made(COUNT, 3) != made(COUNT, 5)


def test_the_rules_judge_counts_and_spreads() -> None:
    """The right count is among the four; any spread that may be laid will do, and "none" only where there is none."""
    count = made(COUNT)
    view = count.view()
    offered = counts_offered(view)
    assert len(set(offered)) == 4
    assert [one for one in offered if right_by_rules(count, view, one)] == [view.total]
    there, nothing = made(FIND_SPREAD, 1), made(FIND_SPREAD, 4)
    assert right_by_rules(there, there.view(), spreads_of(there.view())[0])
    assert not right_by_rules(there, there.view(), 0)
    assert right_by_rules(nothing, nothing.view(), 0)
    assert not right_by_rules(nothing, nothing.view(), 0b111)


def test_the_coach_judges_what_is_surely_worse() -> None:
    """Within the interval of the difference an answer is right; not to drop counts as the best that is no drop."""
    drill = made(DROP_OR_DRAW)
    worths = [JudgedMove(DROP, 0.5, 0.1), JudgedMove(DRAW, 0.45, 0.1)]
    assert right_by_coach(drill, DROP, worths)
    assert right_by_coach(drill, DRAW, worths)
    assert not right_by_coach(drill, DRAW, [worths[0], JudgedMove(DRAW, 0.2, 0.1)])
    assert not right_by_coach(drill, DROP, [JudgedMove(DRAW, 0.2, 0.1), JudgedMove(DROP, -0.5, 0.1)])


def test_a_drill_that_was_not_known_comes_back_until_it_sits() -> None:
    """The same day, and known each time after 1, 3, 7 and 21 days; then it is let go."""
    drill, repetition, day = made(COUNT), SpacedRepetition().answered(made(COUNT), TODAY, right=False), TODAY
    for rest in RESTS:
        assert repetition.due([COUNT], day) == [drill]
        repetition = repetition.answered(drill, day, right=True)
        assert repetition.due([COUNT], day + rest - 1) == []
        day += rest
    assert repetition.due([COUNT], day) == [drill]
    assert repetition.answered(drill, day, right=True).kept == ()


def test_a_forgotten_drill_starts_again() -> None:
    """A drill answered wrong starts again, however far it had come."""
    drill = made(COUNT)
    repetition = SpacedRepetition().answered(drill, TODAY, right=False).answered(drill, TODAY, right=True)
    repetition = repetition.answered(drill, TODAY + 1, right=False)
    assert repetition.due([COUNT], TODAY + 1) == [drill]
    assert repetition.kept[0].box == 0


def test_a_drill_known_at_first_sight_is_not_kept() -> None:
    """The score counts it, the last ten of each kind."""
    repetition = SpacedRepetition()
    for number in range(12):
        repetition = repetition.answered(made(COUNT), TODAY, right=number > 3)
        repetition = repetition.answered(made(COUNT), TODAY, right=True) if number == 3 else repetition
    assert repetition.score([COUNT]) == (9, 10)


def test_a_run_asks_what_comes_back_and_new_ones_in_turn() -> None:
    """A drill answered wrong comes again in the same run."""
    run = DrillRun((COUNT,), JAZZ, SpacedRepetition(), [])
    first = next(one for one in run.next() if one is not None)
    run.answered(first, TODAY, right=False)
    second = next(one for one in run.next() if one is not None)
    third = next(one for one in run.next() if one is not None)
    assert first in (second, third)
    assert second != third
    assert run.repetition.asked == 2


def test_drills_survive_being_kept() -> None:
    """All that is remembered comes back from JSON; a broken drill is left out and reported."""
    repetition = (
        SpacedRepetition().answered(made(COUNT), TODAY, right=False).answered(made(FIND_SPREAD), TODAY, right=False)
    )
    kept = json.loads(json.dumps(repetition.to_json()))
    assert SpacedRepetition.from_json(kept) == (repetition, True)
    kept["kept"][0]["hand"] = "{"
    read, whole = SpacedRepetition.from_json(kept)
    assert not whole
    assert [one.drill for one in read.kept] == [made(FIND_SPREAD)]


@pytest.mark.parametrize(
    ("last", "whole"),
    [
        ({}, True),
        ({COUNT: [True, False] * (LAST // 2)}, True),
        ({COUNT: [True] * (LAST + 1)}, False),
        ({COUNT: [1]}, False),
        ({COUNT: "yes"}, False),
        ({"unheard of": []}, False),
        ([], False),
    ],
)
def test_the_last_answers_are_read_if_they_are_answers(last: object, *, whole: bool) -> None:
    """Yes or no, of kinds of drill that there are, and not more than are counted."""
    read, was_whole = SpacedRepetition.from_json({"asked": 3, "kept": [], "last": last})
    assert was_whole is whole
    assert read.to_json()["last"] == (last if whole else {})


@pytest.mark.parametrize(
    "value", [None, [], {"kind": "count"}, {"kind": "count", "seat": 9, "hand": "{}"}, {"kind": 3}]
)
def test_a_strangers_drill_is_refused(value: object) -> None:
    """Nothing but a sentence comes of it."""
    with pytest.raises(RecordRefused):
        Drill.from_json(value)


@pytest.mark.parametrize("kind", DRILL_KINDS)
def test_a_kept_drill_of_a_seat_that_is_not_to_act_is_refused(kind: DrillKind) -> None:
    """Nobody else has anything to decide."""
    drill = made(COUNT)
    with pytest.raises(RecordRefused):
        Drill.from_json(Drill(kind, drill.record, (drill.seat + 1) % 4).to_json())


def test_a_kept_drill_that_asks_what_makes_no_sense_is_refused() -> None:
    """No drop after the draw, no discard before it, no spread there either, and nothing at all after the end."""
    play, start = made(WHICH_DISCARD), made(DROP_OR_DRAW)
    over = replace(start.record, actions=(*start.record.actions, f"{start.seat} drop"))
    nonsense = [
        *(Drill(kind, play.record, play.seat) for kind in (DROP_OR_DRAW, COUNT)),
        *(Drill(kind, start.record, start.seat) for kind in (WHICH_DISCARD, FIND_SPREAD)),
        *(Drill(kind, over, start.seat) for kind in DRILL_KINDS),
    ]
    for drill in nonsense:
        with pytest.raises(RecordRefused):
            Drill.from_json(drill.to_json())
    for drill in (play, start, Drill(OWN, play.record, play.seat), made(FIND_SPREAD, 4)):
        assert Drill.from_json(drill.to_json()) == drill


REVIEW = KeptReview("m", 1, Seat(0), 80.0, 0.0, -0.7)


def a_review() -> tuple[PlayedHand, str]:
    """A hand that was dropped at once, and a review that finds fault with that."""
    drill = made(DROP_OR_DRAW)
    record = replace(drill.record, actions=(*drill.record.actions, f"{drill.seat} drop"))
    position = record.replay()
    assert position.outcome is not None
    review = {"seat": drill.seat, "decisions": [{"step": len(record.actions) - 1, "loss": 0.7, "sure": True}]}
    result = {
        "ending": position.outcome.ending,
        "winners": list(position.outcome.winners),
        "totals": list(position.outcome.totals),
        "net": list(position.outcome.net),
    }
    hand = PlayedHand.of(
        {**record.to_json(), "result": result},
        match_id="m",
        hand_no=1,
        played_at="2025-03-01T12:00:00+00:00",
        rules_name="Jazz Club",
        people=[drill.seat],
    )
    return hand, json.dumps(review)


def test_own_mistakes_become_drills_once() -> None:
    """The hand is cut where something was surely lost; taken in again, it does not come a second time."""
    hand, review = a_review()
    (drill,) = mistakes_of(hand, review)
    assert drill.kind == OWN
    assert DROP in drill.view().legal
    progress = Progress().with_mistakes([drill], TODAY, REVIEW)
    assert progress.repetition.due([OWN], TODAY) == [drill]
    known = replace(progress, repetition=SpacedRepetition())
    again = known.with_mistakes([drill], TODAY, REVIEW)
    assert again.repetition.kept == ()
    assert again.reviews == progress.reviews


def test_a_mistake_for_which_there_is_no_room_comes_later() -> None:
    """Full boxes let it go, but it is not taken for one that sits: when there is room again it is asked."""
    (drill,) = mistakes_of(*a_review())
    full = tuple(
        ScheduledDrill(Drill(OWN, replace(drill.record, seats=("A", "B", str(n))), Seat(0)), 0, TODAY)
        for n in range(32)
    )
    progress = Progress(repetition=SpacedRepetition(kept=full)).with_mistakes([drill], TODAY, REVIEW)
    assert drill not in progress.repetition.due([OWN], TODAY)
    later = replace(progress, repetition=SpacedRepetition()).with_mistakes([drill], TODAY, REVIEW)
    assert later.repetition.due([OWN], TODAY) == [drill]


def test_a_loss_beyond_all_bounds_is_no_bother() -> None:
    """A loss of any number of digits does no harm."""
    hand, review = a_review()
    assert mistakes_of(hand, review.replace("0.7", "1" + "0" * 400)) == mistakes_of(hand, review)


def test_a_hand_that_takes_too_much_room_gives_no_drill() -> None:
    """All drills that are kept have to go into one file that can be read again."""
    hand, review = a_review()
    assert mistakes_of(replace(hand, record=hand.record + " " * 20_000), review) == []


@pytest.mark.parametrize(
    "review", ["", "[]", "{}", '{"decisions": 3}', '{"decisions": [{"step": -1, "sure": true, "loss": 1}]}']
)
def test_a_review_that_makes_no_sense_gives_no_drill(review: str) -> None:
    """A review with any contents either gives drills or none."""
    assert mistakes_of(a_review()[0], review) == []
