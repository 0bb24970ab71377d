"""Rule sets as players make them: any valid ones, based on a preset."""

from dataclasses import replace

from hypothesis import strategies as st

from tests.support.strategies import rule_sets, twisted_rule_sets
from tonk.rules import RuleSet, preset_ids


@st.composite
def own_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set, for stakes or points, with or without special cards, based on any preset."""
    rules = draw(rule_sets() | twisted_rule_sets())
    return replace(rules, id=draw(st.sampled_from(preset_ids())), name="Ours")
