"""The coach's advice is legal under any rules, and it always has a reason."""

import random
from collections import Counter

from tests.coaching.asking import last_advice
from tests.support.any_rules import rules_turning_all_pairs
from tonk.coaching import CoachBudget
from tonk.coaching.reasons import reason, reasons
from tonk.rules import DROP, Position, Reshuffles, RuleSet
from tonk.rules.cards import Seat
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import shuffled
from tonk.words.learning.coaching import reason_sentence

_LEAST = CoachBudget(turns=30, first=1, least=30)
_NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


def decision(rules: RuleSet, seed: int) -> Position:
    """A hand after up to 16 moves that anybody might make."""
    chance = random.Random(seed)
    seats = chance.choice(rules.tables)
    deck = shuffled(seed, rules.deck(chosen_by_chance(rules, seats, seed, 0)))
    position = Position.deal(rules, seats, Seat(seed % seats), deck, (), Reshuffles(seed))
    for _ in range(chance.randint(0, 16)):
        if position.outcome is None:
            legal = position.legal()
            position.apply(chance.choice([action for action in legal if action != DROP] or legal))
    return position


def test_advice_is_legal_and_can_be_put_into_words_whatever_the_rules() -> None:
    """Under some of the rule sets in which every pair of knobs is turned, advice is legal and in words."""
    kinds = Counter[str]()
    for seed, rules in enumerate(rules_turning_all_pairs(5)):
        position = None if seed % 7 else decision(rules, seed)
        if position is None or position.outcome is not None:
            continue
        view = position.view(position.to_act)
        advice = last_advice(view, _LEAST)
        assert {worth.action for worth in advice.worths} <= set(view.legal), rules.to_json()
        for worth in advice.worths:
            for one in (*reasons(view, worth), reason(view, worth, advice)):
                assert reason_sentence(one, rules, _NAMES[: view.seats], view.seat)
                kinds[one.kind] += 1
    assert len(kinds) > 20, kinds
