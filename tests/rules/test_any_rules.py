"""Rule sets that pass the checks can be played: their hands end, are paid, and can be recorded and replayed."""

import contextlib
import random

import pytest

from tests.support.any_rules import any_rules, any_value, play_any, rules_turning
from tonk.rules import RuleSet, RulesRefused, changed, load_preset, preset_ids
from tonk.rules.knobs import KNOBS


@pytest.mark.parametrize("block", range(3))
def test_any_accepted_rules_can_be_played_to_the_end(block: int) -> None:
    """Random and heuristic players finish hands of many rule sets; ``python -m tests.support.any_rules`` plays more."""
    for seed in range(40 * block, 40 * block + 40):
        rules, _ = any_rules(random.Random(seed))
        play_any(rules, seed)


def test_bots_make_only_legal_moves_whichever_knob_is_turned() -> None:
    """Bots do nothing illegal in two hands for each knob, turned together with others that it needs."""
    for number, knob in enumerate(knob for knob in KNOBS if knob not in ("name", "source")):
        rules = rules_turning(knob, random.Random(knob))
        for seed in (number, number + 7):
            play_any(rules, seed)


def test_one_knob_turned_is_refused_or_played() -> None:
    """Each knob of each preset, set to anything, gives playable rules or a refusal."""
    chance = random.Random(5)
    for preset in preset_ids():
        for knob in KNOBS.keys() - {"name", "source"}:
            value = any_value(KNOBS[knob], chance)
            with contextlib.suppress(RulesRefused):
                assert isinstance(changed(load_preset(preset), {knob: value}), RuleSet)
