"""A match for points: the dealer's choice, the score carried from hand to hand, and the win at the target."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.plays import PEOPLE, anything, loaded, play_hand, saved, standing
from tests.support.strategies import examples
from tonk.records import record_from_json
from tonk.records.deck_seal import check_deck
from tonk.rules import Action, RuleSet, load_preset
from tonk.rules.actions import Discard, Draw, Pass
from tonk.rules.cards import SpecialKinds, deck_with, each_seat
from tonk.rules.checked_rules import changed
from tonk.rules.shuffle import DEAL, seed_of, shuffled
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.saved_plan import MatchDamaged

SEEDS = st.integers(0, 2**64 - 1)
BOTS = (Player("Ana"), Player("Bo", "random"), Player("Cy", "random"))
ALL: SpecialKinds = ("wild", "cross", "skip")


def twisted(
    seed: int = 1,
    players: tuple[Player, ...] = PEOPLE,
    *,
    always: SpecialKinds | None = None,
    rules: RuleSet | None = None,
) -> MatchPlan:
    """The plan of a match of Tonk with Twists."""
    return MatchPlan("0123456789abcdef", seed, rules or load_preset("twists"), players, always=always)


def to_the_end(match: Match, seed: int = 1) -> Match:
    """The match with its hand played to the end."""
    play_hand(match, anything(seed))
    return match


@examples(25)
@given(seed=SEEDS, kinds=st.sampled_from(twisted().twist_choices))
def test_a_hand_is_dealt_with_the_chosen_special_cards(seed: int, kinds: SpecialKinds) -> None:
    """The deck has the pack and four of each kind, and its record says so; another hand may have others."""
    match = Match(twisted(seed), None, kinds)
    assert sorted(match.deck) == list(deck_with(kinds))
    assert match.deck == shuffled(seed_of(seed, DEAL, 1), deck_with(kinds))
    assert match.record().to_json()["twists"] == list(kinds) == list(match.kinds)
    match.deal_next(None, ())
    assert sorted(match.deck) == list(deck_with(()))


@examples(20)
@given(seed=SEEDS, seats=st.integers(2, 6))
def test_a_random_choice_is_one_of_the_dealers(seed: int, seats: int) -> None:
    """Bots choose by the match's seed, repeatably, and all choices come up; a Cross needs three seats."""
    players = tuple(Player(str(seat), "" if not seat else "random") for seat in each_seat(seats))
    plan = twisted(seed, players)
    assert len(plan.twist_choices) == (4 if seats == 2 else 8)
    assert Match(plan).kinds == plan.twists_of(1)
    assert {plan.twists_of(hand) for hand in range(1, 200)} == set(plan.twist_choices)


def test_other_choices_are_refused() -> None:
    """A Cross with two players, an unknown kind, or anything but the match's fixed choice is refused."""
    refused: list[tuple[MatchPlan, Any]] = [
        (twisted(players=PEOPLE[:2]), ("cross",)),
        (twisted(), ("deuces",)),
        (twisted(), ("cross", "wild")),
        (twisted(always=("wild",)), ()),
        (twisted(rules=changed(load_preset("twists"), {"twists": []})), ("wild",)),
    ]
    for plan, kinds in refused:
        with pytest.raises(ValueError, match="the dealer can't choose"):
            Match(plan, None, kinds)


@examples(20)
@given(seed=SEEDS)
def test_a_match_may_have_the_same_special_cards_in_every_hand(seed: int) -> None:
    """Each hand has the match's special cards, and nobody is asked."""
    plan = twisted(seed, always=("wild", "skip"))
    match = Match(plan)
    for dealer in each_seat(3):
        assert plan.chooser(dealer) is None
        assert match.kinds == ("wild", "skip")
        match.deal_next()


def test_a_person_who_deals_is_asked() -> None:
    """Bots are not asked, and nobody is if there is no choice."""
    plan = twisted(players=BOTS)
    assert [plan.chooser(dealer) for dealer in each_seat(3)] == [0, None, None]
    stakes = replace(plan, rules=load_preset("jazz-club"))
    assert [stakes.chooser(dealer) for dealer in each_seat(3)] == [None] * 3


@examples(15)
@given(seed=SEEDS, target=st.integers(20, 400))
def test_points_add_up_to_the_target(seed: int, target: int) -> None:
    """Each hand begins with the last score, money doesn't change, and the game ends with its champion."""
    match = Match(twisted(seed, rules=changed(load_preset("twists"), {"target": target})))
    choose, before = anything(seed), match.position.score
    for _ in range(200):
        assert match.position.score == before
        while not match.hand_over:
            assert match.score == before
            assert not match.over
            match.act(choose(match.position.legal()))
        outcome = match.position.outcome
        assert outcome is not None
        assert match.score == outcome.score == tuple(a + b for a, b in zip(before, outcome.net, strict=True))
        assert match.bankrolls == [100, 100, 100]
        assert match.over == (outcome.champion is not None)
        if match.over:
            assert match.leaders == (outcome.champion,)
            assert max(match.score) >= target
            return
        before = match.score
        match.deal_next()
    pytest.fail("nobody wins")


def test_points_alone_decide_who_leads() -> None:
    """The leaders are those with the most points."""
    match = Match(twisted())
    match.bankrolls = [1, 2, 3]
    assert match.leaders == (0, 1, 2)
    match.score = (10, 40, 40)
    assert match.leaders == (1, 2)


def test_without_a_target_nobody_wins() -> None:
    """Such a match goes on for as long as its players like."""
    match = Match(twisted(rules=changed(load_preset("twists"), {"target": None})))
    for _ in range(20):
        assert not to_the_end(match).over
        match.deal_next()


# Saving and loading


@examples(15)
@given(seed=SEEDS, seats=st.integers(2, 6), cut=st.none() | st.integers(0, 51), any_always=st.booleans())
def test_a_match_of_twists_can_be_resumed_at_every_step(
    seed: int, seats: int, cut: int | None, any_always: bool
) -> None:
    """After each deal and action, with open windows and reshuffles, everything is as it was."""
    players = tuple(Player(str(seat)) for seat in each_seat(seats))
    plan = twisted(seed, players, always=("wild",) if any_always else None)
    match, choose = Match(plan, cut), anything(seed)
    for _ in range(3):
        assert standing(loaded(match)) == standing(match)
        while not match.hand_over:
            match.act(choose(match.position.legal()))
            assert standing(loaded(match)) == standing(match)
            assert loaded(match).to_json() == match.to_json()
        record = record_from_json(match.record().to_json())
        assert record.replay().outcome == match.position.outcome
        if match.over:
            return
        match.deal_next(cut)


def with_a_window() -> Match:
    """A match in a hand with an open Cross window."""
    for seed in range(500):
        match, choose = Match(twisted(seed), None, ALL), anything(seed)
        while not match.hand_over:
            match.act(choose(match.position.legal()))
            if match.position.phase == "window":
                return match
    raise AssertionError("no window")


def draw_only(legal: list[Action]) -> Action:
    """A player who only draws and discards."""
    return next(one for one in legal if isinstance(one, Draw | Pass | Discard))


def test_an_open_window_comes_back() -> None:
    """After a kill during the question, the same seat is asked the same again."""
    match = with_a_window()
    other = loaded(match)
    assert other.position.phase == "window"
    assert other.position.to_act == match.position.to_act
    assert standing(to_the_end(other)) == standing(to_the_end(match))


def test_reshuffles_are_restored_and_continue() -> None:
    """A hand in progress keeps the seed of all reshuffles; a finished one keeps its decks."""
    match = Match(twisted(2), None, ())
    while not match.position.stocks_made:
        match.act(draw_only(match.position.legal()))
    hand = match.record().to_json()
    assert len(hand["reshuffles"]) == 1
    assert "seed" in hand
    assert standing(loaded(match)) == standing(match)
    to_the_end(match)
    hand = match.record().to_json()
    assert "seed" not in hand
    assert record_from_json(hand).replay().outcome == match.position.outcome


def test_a_seal_holds_the_twists_in_play() -> None:
    """The whole deck is sealed, can be cut anywhere, and is checked after the hand."""
    match = Match(twisted(), 63, ALL)
    assert match.seal == match.plan.seal_of(1, ALL)
    assert len(match.seal.deck) == 64 if match.seal else False
    with pytest.raises(ValueError, match="can't be lifted"):
        Match(twisted(), 52, ())
    check = check_deck(to_the_end(match).record())
    assert check is not None
    assert check.fair
    assert check.cut == 63


@pytest.fixture(name="whole")
def _whole() -> Any:
    """A saved match of Tonk with Twists in its second hand."""
    match = to_the_end(Match(twisted(11), None, ALL))
    match.deal_next(None, ("wild", "cross"))
    match.act(match.position.legal()[0])
    return saved(match)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("score", [1, 2, 3], "its points don't add up"),
        ("score", [0, 0], "its points don't add up"),
        ("score", ..., "it is not complete"),
        ("hand.score", [0, 0, 251], "its points don't add up"),
        ("hand.score", [0, 0], "its hand isn't written the way Tonk writes hands"),
        ("hand_number", 1, "its points don't add up"),
        ("twists", ..., "it is not complete"),
        ("twists", "wild", "it names twists its rules don't have"),
        ("twists", ["deuces"], "it names twists its rules don't have"),
        ("twists", 7, "it is not complete"),
        ("twists", ["wild"], "it contradicts itself"),
        ("hand.twists", ["wild"], "its hand isn't written the way Tonk writes hands"),
        ("hand.seed", 5, "it contradicts itself"),
        ("hand.seed", ..., "it contradicts itself"),
        ("hand.rules", "jazz-club", "its hand isn't written the way Tonk writes hands"),
        ("rules", "jazz-club", "it contradicts itself"),
    ],
)
def test_damage_is_reported(whole: Any, path: str, value: object, sentence: str) -> None:
    """Impossible points, special cards or seeds are refused with a sentence."""
    found = json.loads(json.dumps(whole))
    *way, key = path.split(".")
    part = found[way[0]] if way else found
    if value is ...:
        del part[key]
    else:
        part[key] = value
    with pytest.raises(MatchDamaged) as refused:
        match_from_json(found)
    assert str(refused.value).startswith(sentence)
