"""A match is saved after every action and comes back unchanged; damage is refused and does no other harm."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.drawn import house_rules, meddled
from tests.session.match.test_sitting import Notebook
from tests.session.plays import MIXED, PEOPLE, anything, loaded, plan, play_hand, saved, standing
from tests.support.strategies import examples
from tonk.rules import RuleSet, preset_ids
from tonk.rules.cards import Seat
from tonk.rules.shuffle import RESHUFFLE, seed_of
from tonk.session.deals.deal import Deal
from tonk.session.deals.deal_codes import deal_of_code
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchEnd, Player
from tonk.session.match.saved_plan import MatchDamaged
from tonk.session.match.sitting import Sitting

ENDS = st.one_of(
    st.sampled_from([MatchEnd(), MatchEnd("broke")]),
    st.builds(MatchEnd, st.just("hands"), st.integers(1, 99)),
    st.builds(MatchEnd, st.just("target"), st.integers(1, 10**6)),
)


@examples(15)
@given(
    seed=st.integers(0, 2**64 - 1),
    rules=house_rules(),
    seats=st.integers(2, 6),
    stake=st.integers(1, 10**6),
    bankroll=st.integers(1, 10**9),
    ends=ENDS,
)
def test_a_match_can_be_resumed_at_every_step(
    seed: int, rules: RuleSet, seats: int, stake: int, bankroll: int, ends: MatchEnd
) -> None:
    """After the deal and each action: the plan, the cut, the money, the position and all events come back."""
    players = (*MIXED, *PEOPLE)[: max(rules.least_players, min(seats, rules.most_players))]
    match = Match(plan(seed, rules, players, stake=stake, bankroll=bankroll, ends=ends))
    choose = anything(seed)
    for _ in range(2):
        assert standing(loaded(match)) == standing(match)
        while not match.hand_over:
            match.act(choose(match.position.legal()))
            back = loaded(match)
            assert standing(back) == standing(match)
            assert back.to_json() == match.to_json()
        match.deal_next()


@examples(15)
@given(seed=st.integers(0, 2**128), cuts=st.lists(st.none() | st.integers(0, 51), min_size=3, max_size=3))
def test_a_sealed_deck_and_its_cut_come_back(seed: int, cuts: list[int | None]) -> None:
    """The seal and the place of the cut come back at the deal, during the hand and after it."""
    match = Match(plan(seed), cuts[0])
    choose = anything(seed)
    for number, cut in enumerate(cuts):
        if number:
            match.deal_next(cut)
        assert (match.seal is None, match.lifted) == (cut is None, cut or 0)
        assert standing(loaded(match)) == standing(match)
        while not match.hand_over:
            match.act(choose(match.position.legal()))
        assert standing(loaded(match)) == standing(match)
        assert loaded(match).to_json() == match.to_json()


def test_the_salt_is_secret_until_the_hand_is_over() -> None:
    """The record of a hand in progress has only the fingerprint and the cut."""
    match = Match(plan(11), 17)
    assert set(match.record().to_json()["x-seal"]) == {"fingerprint", "cut"}
    play_hand(match, anything(3))
    assert set(match.record().to_json()["x-seal"]) == {"fingerprint", "cut", "salt"}


def test_matches_without_a_seal_still_load(whole: Any) -> None:
    """A match without a seal is saved in the old form."""
    assert set(whole) - {"coded"} == {
        *("id", "seed", "rules", "players", "stake", "bankroll", "ends", "hand_number", "bankrolls", "hand")
    }
    assert "x-seal" not in whole["hand"]
    assert match_from_json(whole).seal is None


@pytest.mark.parametrize("value", [None, {}, {"fingerprint": "0" * 64, "cut": 3}, {"cut": 0}])
def test_a_changed_seal_is_refused(whole: Any, value: object) -> None:
    """The file can't change a seal that was shown before the deal."""
    with pytest.raises(MatchDamaged, match=r"it contradicts itself|its hand does not follow the rules"):
        match_from_json(changed(whole, "hand.x-seal", value))


@pytest.mark.parametrize("rules", preset_ids())
def test_a_loaded_match_continues_as_before(rules: str) -> None:
    """Loaded in mid-hand and continued with the same actions, it ends the same, even hands later."""
    match, choose = Match(plan(6, rules)), anything(1)
    play_hand(match, choose)
    match.deal_next()
    while not match.hand_over and len(match.actions) < 4:
        match.act(choose(match.position.legal()))
    other = loaded(match)
    for each in (match, other):
        play_hand(each, anything(2))
        each.deal_next()
        play_hand(each, anything(3))
    assert standing(other) == standing(match)


@pytest.fixture(name="whole")
def _whole() -> Any:
    """A saved match in its second hand."""
    match = Match(plan(11, "terminus-frore", MIXED[:3], ends=MatchEnd("hands", 9)))
    play_hand(match, anything(1))
    match.deal_next()
    for _ in range(3):
        match.act(match.position.legal()[0] if match.position.phase == "start" else match.position.legal()[-1])
    assert not match.hand_over
    return saved(match)


def changed(whole: Any, path: str, value: Any) -> Any:
    """The saved match with one part changed, or removed if the value is ``...``."""
    changed = json.loads(json.dumps(whole))
    *way, key = [int(step) if step.isdigit() else step for step in path.split(".")]
    part = changed
    for step in way:
        part = part[step]
    if value is ...:
        del part[key]
    else:
        part[key] = value
    return changed


@pytest.mark.parametrize("value", [None, [], "match", 7, {}, {"id": "0123456789abcdef"}])
def test_a_value_that_is_no_match_is_refused(value: object) -> None:
    """Any other JSON value is refused."""
    with pytest.raises(MatchDamaged):
        match_from_json(value)


@pytest.mark.parametrize(
    "key", ["id", "seed", "rules", "players", "stake", "bankroll", "ends", "hand_number", "bankrolls", "hand"]
)
@pytest.mark.parametrize("value", [..., None, [], {}, "", -1, 1.5, True])
def test_every_part_must_be_there_and_of_its_kind(whole: Any, key: str, value: object) -> None:
    """A missing part, or one of another type, is refused; only the id may be any text."""
    if key == "id" and value == "":
        assert match_from_json(changed(whole, key, value)).plan.id == ""
        return
    with pytest.raises(MatchDamaged) as damaged:
        match_from_json(changed(whole, key, value))
    assert str(damaged.value)[:1].islower()
    assert str(damaged.value).isprintable()


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("id", ..., "it is not complete"),
        ("hand.format", "tonk-hand/2", "its hand isn't written the way Tonk writes hands"),
        ("hand.actions.0", "0 fold", "its hand isn't written the way Tonk writes hands"),
        ("hand.actions.2", "0 draw", "its hand isn't written the way Tonk writes hands"),
        ("hand.actions.0", ..., "its hand does not follow the rules: "),
        ("hand.deck.0", "XX", "its hand isn't written the way Tonk writes hands"),
        ("rules", "bridge", "its rules can't be played: there is no rule set called 'bridge'"),
        ("players", [{"name": "Ana", "level": ""}], "its rules aren't for that number of players"),
        ("players", [{"name": "A", "level": ""}] * 7, "its rules aren't for that number of players"),
        ("players.0", {"name": "Ana"}, "it is not complete"),
        ("players.0.name", 7, "a text in it can't be used"),
        ("ends.kind", "never", "it does not say when it ends"),
        ("ends.amount", 0, "it does not say when it ends"),
        ("ends", {"kind": "open", "amount": 1}, "it does not say when it ends"),
        ("ends", {"kind": "target", "amount": 0}, "it does not say when it ends"),
        ("players.1.level", "deep-blue", "it names an unknown bot"),
        ("players.0.level", "novice", "no person plays in it"),
        ("ends.amount", -1, "a number in it is out of range"),
        ("hand_number", 0, "a number in it is out of range"),
        ("bankroll", 0, "a number in it is out of range"),
        ("stake", 0, "a number in it is out of range"),
        ("event", 3, "a text in it can't be used"),
        ("bankrolls.0", "95", "a number in it is out of range"),
        ("bankrolls.0", ..., "its money doesn't add up"),
        ("bankrolls", [100, 100, 101], "its money doesn't add up"),
        ("bankrolls", [100, 100, 100, 0], "its money doesn't add up"),
        ("hand_number", 3, "it"),
        ("seed", 12, "it"),
        ("stake", 6, "it contradicts itself"),
        ("hand.stake", 6, "it contradicts itself"),
        ("rules", "pagat", "it contradicts itself"),
        ("hand.rules", "descente", "it contradicts itself"),
        ("hand.dealer", 0, "it contradicts itself"),
        ("hand.seats.0", "Anna", "it contradicts itself"),
        ("hand.x-note", "mine", "it contradicts itself"),
    ],
)
def test_damage_is_reported_in_a_sentence(whole: Any, path: str, value: object, sentence: str) -> None:
    """The sentence names the fault: contradictions, impossible money, unknown bots."""
    damaged = changed(whole, path, value)
    if path == "hand.dealer" and damaged == whole:
        damaged = changed(whole, path, 1)
    with pytest.raises(MatchDamaged) as refused:
        match_from_json(damaged)
    assert str(refused.value).startswith(sentence)


def test_a_refused_action_is_reported_in_words(whole: Any) -> None:
    """The player reads a sentence, not the rules' internal name of the refusal."""
    damaged = changed(whole, "hand.actions.0", whole["hand"]["actions"][0].replace("draw", "discard AC"))
    with pytest.raises(MatchDamaged) as refused:
        match_from_json(damaged)
    assert str(refused.value).endswith("Draw a card or take the discard first")


def test_a_changed_match_can_be_played_on_or_is_refused(whole: Any) -> None:
    """A saved match changed in any way is either refused as damaged or can be played to the end."""
    accepted = []

    @examples(120)
    @given(value=meddled(whole))
    def check(value: Any) -> None:
        match = _loaded(value)
        if match is None:
            return
        accepted.append(value)
        sitting = Sitting(match, Notebook())
        play_hand(match, anything(1))
        sitting.deal_next()
        assert standing(loaded(match)) == standing(match)

    check()
    assert accepted


def _loaded(value: Any) -> Match | None:
    try:
        return match_from_json(value)
    except MatchDamaged as damaged:
        if not (str(damaged) and str(damaged).isprintable()):
            pytest.fail(f"no sentence: {damaged!r}")
        return None


def test_players_survive_saving() -> None:
    """Names with any letters, and levels, come back unchanged."""
    players = (Player("Zoë ♠"), Player("\u202eBo", "random"))
    assert loaded(Match(plan(1, players=players))).plan.players == players


def test_a_bot_plays_at_another_level_from_the_next_hand() -> None:
    """The present hand keeps its level; the new one waits in the file."""
    match = Match(plan(1, players=(Player("Ana"), Player("Bo", "novice"))))
    Sitting(match, None).set_level(Seat(1), "sharp")
    back = loaded(match)
    assert (back.plan.levels, back.next_levels) == (("", "novice"), ("", "sharp"))
    play_hand(back, anything(2))
    back.deal_next()
    assert back.plan.levels == ("", "sharp")
    assert "next_levels" not in saved(back)


@pytest.mark.parametrize("levels", [["", "sharp", "sharp"], ["sharp", "novice"], ["", ""], ["", "god"], 7])
def test_impossible_changes_of_level_are_refused(levels: object) -> None:
    """A person stays a person, and a bot a bot."""
    kept = saved(Match(plan(1, players=(Player("Ana"), Player("Bo", "novice")))))
    with pytest.raises(MatchDamaged):
        match_from_json({**kept, "next_levels": levels})


def test_matches_without_a_code_still_load() -> None:
    """They reshuffle from the old seed, and their records have no code."""
    old = Match(replace(plan(5, "twists"), coded=False))
    kept = saved(old)
    assert "coded" not in kept
    assert kept["hand"]["seed"] == seed_of(5, RESHUFFLE, 1)
    back = match_from_json(kept)
    play_hand(back, anything(2))
    assert "x-deal" not in back.record().to_json()
    assert standing(loaded(back)) == standing(back)


def test_the_event_of_a_match_comes_back() -> None:
    """A match without an event is saved in the old form."""
    assert loaded(Match(replace(plan(5), event="circuit"))).plan.event == "circuit"
    assert "event" not in saved(Match(plan(5)))


def test_a_finished_hand_has_the_code_of_its_deck() -> None:
    """The code deals the same deck, including the cut; before the end nothing shows it."""
    match = Match(plan(11, "twists"), 17)
    assert "x-deal" not in saved(match)["hand"]
    assert saved(match)["hand"]["seed"] == match.deal.reshuffle_seed
    play_hand(match, anything(3))
    deal = deal_of_code(saved(match)["hand"]["x-deal"])
    assert isinstance(deal, Deal)
    assert (deal.deck, deal.dealer, deal.lifted) == (match.deck, match.dealer, 17)
