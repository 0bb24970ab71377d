"""House rules in the making: single changes lead to any valid rule set, and to no other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.own_rules import own_rule_sets
from tests.support.strategies import examples
from tonk.rules import RuleSet, changed, load_preset, preset_ids
from tonk.rules.ruleset import differing_knobs
from tonk.session.house_rules import copied_name, plays_as
from tonk.session.rule_draft import RuleDraft, begun_from


def reach(draft: RuleDraft, wanted: RuleSet) -> None:
    """Change one knob after another until nothing more can be changed towards the goal."""
    while True:
        knobs = differing_knobs(draft.rules, wanted)
        left = list(knobs)
        if not [knob for knob in left if draft.set(knob, knobs[knob]) is None]:
            return


@given(st.sampled_from(preset_ids()), own_rule_sets())
@examples(40)
def test_any_rule_set_can_be_reached_from_any_preset(preset: str, wanted: RuleSet) -> None:
    """Changes of one knob at a time lead from every preset to every rule set, whatever its base."""
    draft = RuleDraft(begun_from(load_preset(preset), []))
    reach(draft, wanted)
    assert draft.rules.to_json() == wanted.to_json()


def test_a_contradiction_is_refused_and_the_last_good_value_stays() -> None:
    """A refusal changes nothing."""
    draft = RuleDraft(load_preset("jazz-club"))
    before = draft.rules
    assert draft.set("target", 100) is not None
    assert draft.set("hand_size", 99) is not None
    assert draft.set("no such knob", 1) is not None
    assert draft.rules is before
    assert not draft.undoable
    assert not draft.touched


def test_changes_are_undone_one_by_one() -> None:
    """Typing is undone as a whole, and other changes one by one."""
    draft = RuleDraft(begun_from(load_preset("descente"), []))
    first = draft.rules
    assert draft.set("hand_size", 7) is None
    for name in ("F", "Fr", "Fri"):
        assert draft.set("name", name) is None
    assert draft.undo()
    assert draft.rules == changed(first, {"hand_size": 7})
    assert draft.undo()
    assert draft.rules == first
    assert not draft.undo()


def test_one_or_all_knobs_can_be_reset() -> None:
    """The name stays when everything else is reset."""
    base = load_preset("pagat")
    draft = RuleDraft(begun_from(base, []))
    draft.set("name", "Ours")
    draft.set("hand_size", 6)
    draft.set("upcard", value=False)
    assert set(draft.played) == {"hand_size", "upcard"}
    assert draft.reset("upcard") is None
    assert set(draft.played) == {"hand_size"}
    draft.reset_all()
    assert not draft.played
    assert draft.rules.name == "Ours"
    assert draft.undo()
    assert set(draft.played) == {"hand_size"}


@pytest.mark.parametrize("name", ["Jazz Club", " jazz  club ", "Friday", ""])
def test_a_name_in_use_is_refused(name: str) -> None:
    """The name of a preset or another rule set is refused, in any spelling."""
    draft = RuleDraft(begun_from(load_preset("pagat"), ["friday"]), ["friday"])
    assert draft.set("name", name) is not None


def test_rules_based_on_a_preset_have_a_name_of_their_own() -> None:
    """The first copy of Jazz Club is Jazz Club 2, the next one Jazz Club 3."""
    first = begun_from(load_preset("jazz-club"), [])
    assert first.name == "Jazz Club 2"
    assert begun_from(load_preset("jazz-club"), [first.name]).name == "Jazz Club 3"
    assert plays_as(first, load_preset("jazz-club"))


def test_a_copy_has_a_name_of_its_own() -> None:
    """Numbers go up, and a long name is shortened."""
    assert copied_name("Friday", ["Friday"]) == "Friday 2"
    assert copied_name("Friday 2", ["Friday", "friday 2"]) == "Friday 3"
    assert len(copied_name("x" * 60, [])) <= 60
