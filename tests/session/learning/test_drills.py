"""Drills come from real positions, are judged correctly, and come back until they are known."""

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
    """The drill of a seed under these rules."""
    return next(drill for drill in looking(kind, rules, seed) if drill is not None)


@pytest.mark.parametrize("rules", preset_ids())
@pytest.mark.parametrize("kind", DRILL_KINDS[:4])
def test_drills_of_every_kind_are_found_in_hands_of_every_rule_set(kind: DrillKind, rules: str) -> None:
    """Each is a legal position of a hand with a decision for the seat to act."""
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
def test_drills_use_the_house_rules(knobs: dict[str, object], cards: int, seats: int) -> None:
    """Drills use the cards and seats of the rules, so that their hands can be saved and read again."""
    drill = made_by(changed(JAZZ, {"name": "X", **knobs}), COUNT)
    assert drill.record.deck is not None
    assert (len(drill.record.deck), len(drill.record.seats)) == (cards, seats)
    assert record_from_json(json.loads(json.dumps(drill.record.to_json()))) == drill.record


def test_drills_by_any_rules_ask_about_a_real_decision() -> None:
    """Under rules in which every pair of knobs is turned, a drill can be saved and read, and its answer is right."""
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
    """Another seed gives another drill."""
    assert made(COUNT, 3) == made(COUNT, 3)
    assert made(COUNT, 3) != made(COUNT, 5)


def test_the_rules_judge_counts_and_spreads() -> None:
    """The right count is one of the four; any legal spread is right, and "none" only if there is none."""
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


def test_the_coach_judges_surely_worse_moves() -> None:
    """An answer within the margin of error is right; for not dropping, the best other move counts."""
    drill = made(DROP_OR_DRAW)
    worths = [JudgedMove(DROP, 0.5, 0.1), JudgedMove(DRAW, 0.45, 0.1)]
    assert right_by_coach(drill, DROP, worths)
    assert right_by_coach(drill, DRAW, worths)
    assert not right_by_coach(drill, DRAW, [worths[0], JudgedMove(DRAW, 0.2, 0.1)])
    assert not right_by_coach(drill, DROP, [JudgedMove(DRAW, 0.2, 0.1), JudgedMove(DROP, -0.5, 0.1)])


def test_a_drill_answered_wrong_comes_back_until_it_is_known() -> None:
    """A drill answered wrong comes back the same day, then after 1, 3, 7 and 21 days; after that it is removed."""
    drill, repetition, day = made(COUNT), SpacedRepetition().answered(made(COUNT), TODAY, right=False), TODAY
    for rest in RESTS:
        assert repetition.due([COUNT], day) == [drill]
        repetition = repetition.answered(drill, day, right=True)
        assert repetition.due([COUNT], day + rest - 1) == []
        day += rest
    assert repetition.due([COUNT], day) == [drill]
    assert repetition.answered(drill, day, right=True).kept == ()


def test_a_forgotten_drill_starts_again() -> None:
    """A wrong answer sends a drill back to the start, however far it had come."""
    drill = made(COUNT)
    repetition = SpacedRepetition().answered(drill, TODAY, right=False).answered(drill, TODAY, right=True)
    repetition = repetition.answered(drill, TODAY + 1, right=False)
    assert repetition.due([COUNT], TODAY + 1) == [drill]
    assert repetition.kept[0].box == 0


def test_a_drill_known_at_first_sight_is_not_kept() -> None:
    """The score counts it among the last ten of its kind."""
    repetition = SpacedRepetition()
    for number in range(12):
        repetition = repetition.answered(made(COUNT), TODAY, right=number > 3)
        repetition = repetition.answered(made(COUNT), TODAY, right=True) if number == 3 else repetition
    assert repetition.score([COUNT]) == (9, 10)


def test_a_run_alternates_due_and_new_drills() -> None:
    """A drill answered wrong comes back in the same run."""
    run = DrillRun((COUNT,), JAZZ, SpacedRepetition(), [])
    first = next(one for one in run.next() if one is not None)
    run.answered(first, TODAY, right=False)
    second = next(one for one in run.next() if one is not None)
    third = next(one for one in run.next() if one is not None)
    assert first in (second, third)
    assert second != third
    assert run.repetition.asked == 2


def test_drills_survive_saving() -> None:
    """All scheduled drills come back from JSON; a broken drill is left out and reported."""
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
def test_only_valid_last_answers_are_read(last: object, *, whole: bool) -> None:
    """Only yes or no, for known kinds of drill, and only as many as are counted."""
    read, was_whole = SpacedRepetition.from_json({"asked": 3, "kept": [], "last": last})
    assert was_whole is whole
    assert read.to_json()["last"] == (last if whole else {})


@pytest.mark.parametrize(
    "value", [None, [], {"kind": "count"}, {"kind": "count", "seat": 9, "hand": "{}"}, {"kind": 3}]
)
def test_a_hostile_drill_is_refused(value: object) -> None:
    """A hostile drill leads only to a sentence."""
    with pytest.raises(RecordRefused):
        Drill.from_json(value)


@pytest.mark.parametrize("kind", DRILL_KINDS)
def test_a_saved_drill_of_a_seat_not_to_act_is_refused(kind: DrillKind) -> None:
    """Only the seat to act has something to decide."""
    drill = made(COUNT)
    with pytest.raises(RecordRefused):
        Drill.from_json(Drill(kind, drill.record, (drill.seat + 1) % 4).to_json())


def test_a_saved_drill_with_an_invalid_question_is_refused() -> None:
    """A drop after the draw, a discard or a spread before it, or any question after the end is refused."""
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
    """A hand with a drop at once, and a review that finds fault with it."""
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
    """The hand is cut at the sure loss, and taking it in again gives no second drill."""
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


def test_a_mistake_without_room_comes_later() -> None:
    """A mistake that finds the boxes full isn't taken for known, and comes later when there is room."""
    (drill,) = mistakes_of(*a_review())
    full = tuple(
        ScheduledDrill(Drill(OWN, replace(drill.record, seats=("A", "B", str(n))), Seat(0)), 0, TODAY)
        for n in range(32)
    )
    progress = Progress(repetition=SpacedRepetition(kept=full)).with_mistakes([drill], TODAY, REVIEW)
    assert drill not in progress.repetition.due([OWN], TODAY)
    later = replace(progress, repetition=SpacedRepetition()).with_mistakes([drill], TODAY, REVIEW)
    assert later.repetition.due([OWN], TODAY) == [drill]


def test_an_absurd_loss_does_no_harm() -> None:
    """A loss with any number of digits does no harm."""
    hand, review = a_review()
    assert mistakes_of(hand, review.replace("0.7", "1" + "0" * 400)) == mistakes_of(hand, review)


def test_a_hand_with_too_long_a_record_gives_no_drill() -> None:
    """All saved drills have to fit in one file that can be read again."""
    hand, review = a_review()
    assert mistakes_of(replace(hand, record=hand.record + " " * 20_000), review) == []


@pytest.mark.parametrize(
    "review", ["", "[]", "{}", '{"decisions": 3}', '{"decisions": [{"step": -1, "sure": true, "loss": 1}]}']
)
def test_an_invalid_review_gives_no_drill(review: str) -> None:
    """A review with any contents either gives drills or none."""
    assert mistakes_of(a_review()[0], review) == []
