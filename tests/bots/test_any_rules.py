"""Every choice of a bot is legal under any accepted rules; every pair of knobs is turned together somewhere here."""

import random

from tests.support.any_rules import rules_turning_all_pairs
from tests.support.hands import WAYS
from tests.support.players import quick_bot
from tonk.bots import make_bot
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import INSTANT_LEVELS, weights_of
from tonk.rules import Action, Position, Reshuffles, RuleSet, View
from tonk.rules.cards import Seat
from tonk.rules.imagining import imagine_any
from tonk.rules.parts import chosen_by_chance
from tonk.rules.shuffle import shuffled

_MOST_TURNS = 12
"""Turns per seat after which a hand is abandoned, because its rules have shown by then."""


def choices_at(view: View, number: int) -> dict[str, Action]:
    """Return the choice of each level at a decision, each with another style."""
    styles = [WAYS[(number + place) % len(WAYS)] for place in range(len(INSTANT_LEVELS))]
    return {
        level: make_bot(level, number, style).choose(view) for level, style in zip(INSTANT_LEVELS, styles, strict=True)
    }


def play(rules: RuleSet, seed: int) -> None:
    """Play a hand by one of the levels' choices or any other action, asking all levels at each decision."""
    chance = random.Random(seed)
    seats = chance.choice(rules.tables)
    deck = shuffled(seed, rules.deck(chosen_by_chance(rules, seats, seed, 0)))
    position = Position.deal(rules, seats, Seat(seed % seats), deck, (), Reshuffles(seed))
    policy = HeuristicPolicy(weights_of("expert", rules, seats), rules)
    number = 0
    while position.outcome is None and position.turns < _MOST_TURNS * seats:
        view = position.view(position.to_act)
        choices = choices_at(view, number)
        if number % 7 == 3:
            choices["expert, untried"] = policy.act(imagine_any(view))
            tried = policy.planner.worth_trying(view, imagine_any(view))
            assert set(tried) <= set(view.legal), rules.to_json()
        for level, action in choices.items():
            assert position.refusal(action) is None, (level, action, position.refusal(action), rules.to_json())
        made = chance.choice([*choices.values(), chance.choice(view.legal)])
        position.apply(made)
        number += 1


def test_every_choice_is_legal_whatever_knobs_are_turned() -> None:
    """All levels' choices are legal at each decision of hands in which every pair of knobs is turned."""
    for number, rules in enumerate(rules_turning_all_pairs(1)):
        play(rules, number)


def test_a_thinking_player_does_nothing_illegal_whatever_knobs_are_turned() -> None:
    """A searching player's choice is legal at one decision under each of some rule sets."""
    for number, rules in zip(range(25), rules_turning_all_pairs(3), strict=False):
        seats = rules.tables[number % len(rules.tables)]
        deck = shuffled(number, rules.deck(chosen_by_chance(rules, seats, number, 0)))
        position = Position.deal(rules, seats, Seat(0), deck, (), Reshuffles(number))
        while position.outcome is None and position.turns < seats + number % 5:
            view = position.view(position.to_act)
            position.apply(make_bot("solid", number).choose(view))
        if position.outcome is None:
            action = quick_bot("expert", number).choose(position.view(position.to_act))
            assert position.refusal(action) is None, (action, rules.to_json())
