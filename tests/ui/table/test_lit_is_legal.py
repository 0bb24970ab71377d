"""The table lights what is legal under any rules and nothing else, and a drill proposes nothing that is refused."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice

import pytest

from tests.support.any_rules import TURNABLE, rules_turning_all_pairs
from tests.support.tables import cards, house, table
from tests.ui.table.seated import NAMES, Seated
from tonk.rules import DROP, TAKE, Action, Cross, Hit, Lay, Position, Reshuffles, RuleSet, View, load_preset, preset_ids
from tonk.rules.cards import CROSS, CardSet, Seat, by_seat, cards_in, mask_of, parse_card
from tonk.rules.imagining import imagine_any
from tonk.rules.phases import PLAY, START, WINDOW, TurnPhase
from tonk.rules.ruleset import differing_knobs
from tonk.rules.shuffle import shuffled
from tonk.session.learning.drill_kinds import FIND_SPREAD
from tonk.session.learning.drills import asks, spreads_of
from tonk.session.match.plan import Player
from tonk.ui.table.handling.interpretations import LitPlaces, lit

_MOST_TURNS = 4
"""Turns a seat after which a hand is left."""


@cache
def _rule_sets() -> tuple[RuleSet, ...]:
    """Rule sets that together turn every two knobs at once, except those that can't be combined."""
    return tuple(rules_turning_all_pairs(2))


def _decisions(rules: RuleSet, seed: int) -> Iterator[Position]:
    """Every decision of a short hand in which players often take and cross, and never drop unless they must."""
    chance, seats = random.Random(seed), rules.tables[seed % len(rules.tables)]
    deck = shuffled(chance.getrandbits(30), rules.deck(rules.twists))
    position = Position.deal(rules, seats, Seat(seed % seats), deck, (), Reshuffles(seed))
    while position.outcome is None and position.turns < _MOST_TURNS * seats:
        yield position
        legal = position.legal()
        liked: list[Action] = [action for action in legal if isinstance(action, Cross) or action == TAKE]
        liked = liked if liked and chance.random() < 0.7 else [action for action in legal if action != DROP]
        position.apply(chance.choice(liked or legal))


def _shown_by(position: Position, view: View) -> tuple[set[int], CardSet] | None:
    """Return the spreads that the card to be shown may hit and all cards it can be laid with; None without one."""
    world = imagine_any(view)
    if view.drawer is not None:
        world.apply(next(action for action in view.legal if isinstance(action, Cross)))
    elif view.must_show is None:
        return None
    assert world.must_show == (view.discards[-1] if view.drawer is not None else view.must_show)
    legal = world.legal() if view.drawer is not None else position.legal()
    hits = {action.spread for action in legal if isinstance(action, Hit)}
    return hits, mask_of(card for action in legal if isinstance(action, Lay) for card in cards_in(action.cards))


def test_lights_are_legal() -> None:
    """The lights show the spreads that a card to be shown may hit, and cards it can be laid with."""
    shown = 0
    for seed, rules in enumerate(_rule_sets()):
        for position in _decisions(rules, seed):
            view = position.view(position.to_act)
            legal = _shown_by(position, view)
            if legal is None:
                assert lit(view) == LitPlaces()
                continue
            shown += 1
            spreads, together = legal
            found = lit(view)
            assert found.spreads == spreads, (rules, view)
            own = {card for card in found.cards if card != view.must_show}
            assert mask_of(own) & ~together == 0
            assert bool(own) == bool(together & view.hand & ~(1 << (view.must_show or 0)))
    assert shown > 25


def test_drills_propose_nothing_that_is_refused() -> None:
    """A drill that asks for a spread accepts only spreads that may be laid."""
    asked = 0
    for seed, rules in enumerate(_rule_sets()):
        for number, position in enumerate(_decisions(rules, seed)):
            view = position.view(position.to_act)
            if number % 3 == 0 and view.phase != WINDOW and asks(FIND_SPREAD, view, nothing=False):
                asked += 1
                legal = [action.cards for action in view.legal if isinstance(action, Lay)]
                assert set(spreads_of(view)) <= set(legal)
    assert asked > 0


def test_every_knob_is_turned_by_these_rule_sets() -> None:
    """Some rule set turns each knob, and over nine tenths of all pairs; few other pairs can be combined."""
    turned = [differing_knobs(load_preset(rules.id), rules).keys() for rules in _rule_sets()]
    assert {knob for some in turned for knob in some} >= set(TURNABLE)
    pairs = [pair for pair in combinations(TURNABLE, 2) if any(some >= {*pair} for some in turned)]
    assert len(pairs) > len(TURNABLE) * (len(TURNABLE) - 1) / 2 * 0.9


def test_no_spread_lights_up_that_refuses_a_hit() -> None:
    """A full run in a pack of 40 is not lit for a joker, and no spread is lit after the one hit allowed in a turn."""
    rules = house("jazz-club", pack="40", wilds=["jokers"], taken_must_be_laid=True, hit_books=False)
    whole = table(rules, hands=["2H 3H 4D", "KD KH"], stock="5S", discard="W1", spreads=["1: AC 2C 3C 4C 5C 6C 7C"])
    whole.apply(TAKE)
    assert whole.must_show == parse_card("W1")
    assert lit(whole.view(Seat(0))).spreads == frozenset()
    once = house("jazz-club", taken_must_be_laid=True, hits_a_turn=1, lay_before_draw=True)
    spreads = ["1: 5C 6C 7C", "1: 5H 6H 7H"]
    hit = table(once, hands=["8C 8S 8D KH", "KD QH"], stock="5S", discard="8H", spreads=spreads)
    hit.apply(Hit((parse_card("8C"),), 0))
    hit.apply(TAKE)
    found = lit(hit.view(Seat(0)))
    assert (found.spreads, mask_of(found.cards)) == (frozenset(), cards("8S 8D 8H"))


@pytest.mark.parametrize("preset", preset_ids())
@pytest.mark.parametrize("phase", ["start", "play"])
def test_the_buttons_are_lit_when_they_may_be_pressed(preset: str, phase: TurnPhase) -> None:
    """Lay spread is lit if a spread may be laid now, and Drop if the player may drop."""
    for hand in ("5C 6C 7C KS", "2C 9D KS 4H"):
        position = table(preset, hands=[hand, "KD 2H"], stock="8C 3C", discard="9S", phase=phase)
        controls, legal = Seated(position).screen.controls, position.legal()
        assert (controls.lay.disabled is None) == any(isinstance(action, Lay) for action in legal)
        assert (controls.drop.disabled is None) == (DROP in legal)
        assert controls.cross.visible == controls.let_go.visible == (position.phase == WINDOW)


def _lit_buttons(position: Position) -> tuple[bool, bool]:
    """True if Lay spread and the drop are lit for a person in the seat to act."""
    players = tuple(
        Player(name, "" if seat == position.to_act else "casual") for seat, name in by_seat(NAMES[: position.seats])
    )
    controls = Seated(position, players=players).screen.controls
    assert controls.cross.visible == controls.let_go.visible == (position.phase == WINDOW)
    return controls.lay.disabled is None, controls.drop.disabled is None


def test_the_buttons_are_lit_when_they_may_be_pressed_by_any_rules() -> None:
    """Lay spread and Drop are lit exactly when they are legal, in all rule sets and for a person in any seat."""
    lays, drops = Counter[bool](), Counter[bool]()
    for seed, rules in enumerate(_rule_sets()[::3]):
        wanted = (START, PLAY, WINDOW)[seed % 3 if CROSS in rules.twists else seed % 2]
        decisions = (position for position in _decisions(rules, seed) if position.phase == wanted)
        position = next(islice(decisions, seed % 5, None), None)
        if position is not None:
            legal = position.legal()
            may = any(isinstance(action, Lay) for action in legal), DROP in legal
            assert _lit_buttons(position) == may, (rules, position.view(position.to_act))
            lays[may[0]] += 1
            drops[may[1]] += 1
    assert min(lays[True], lays[False], drops[True], drops[False]) > 5, (lays, drops)
