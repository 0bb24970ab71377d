"""The cards a hand can put down are found exactly, even if spreads share cards or hits depend on one another."""

import random
from itertools import combinations

from tests.bots.scenes import JAZZ, cards, scene
from tonk.rules import changed
from tonk.rules.cards import EMPTY, Seat, card_range, cards_in, mask_of
from tonk.rules.meld_plans import NO_REACH, best_plan, hits_from, plans, reach_of, way_out
from tonk.rules.melds import kind_of


def test_the_best_spreads_are_found_where_they_share_cards() -> None:
    """5C 6C 7C 7D 7H: the sevens are 21 points and the run 18; with 8C the run is 26 and better."""
    assert best_plan(JAZZ, cards("5C 6C 7C 7D 7H 2S"), NO_REACH).lays == (cards("7C 7D 7H"),)
    assert best_plan(JAZZ, cards("5C 6C 7C 8C 7D 7H"), NO_REACH).lays == (cards("5C 6C 7C 8C"),)


def test_a_run_gives_up_a_card_that_a_book_needs() -> None:
    """4C 5C 6C 7C 7D 7H: the run of four is 22 points, but without 7C three sevens remain, so all six are laid."""
    plan = best_plan(JAZZ, cards("4C 5C 6C 7C 7D 7H"), NO_REACH)
    assert set(plan.lays) == {cards("4C 5C 6C"), cards("7C 7D 7H")}
    assert (plan.cards, plan.left) == (6, 0)


def test_hits_follow_one_another() -> None:
    """4S 5S 6S and three sevens on the table: 7S 8S 9S and 3S hit the run, JS doesn't."""
    position = scene("3S 7S 8S 9S JS", "2C", table=[(Seat(1), "7C 7D 7H"), (Seat(1), "4S 5S 6S")], phase="play")
    assert hits_from(position.hands[0], reach_of(position)) == cards("3S 7S 8S 9S")


def test_a_limit_on_hits_is_kept() -> None:
    """With one hit a turn, of 8S and KD the king is hit with; no way out needs both."""
    rules = changed(JAZZ, {"hits_a_turn": 1})
    position = scene("8S KD 2C", "3C", rules=rules, table=[(Seat(1), "5S 6S 7S"), (Seat(1), "TD JD QD")], phase="play")
    reach = reach_of(position)
    assert best_plan(rules, position.hands[0], reach).hits == cards("KD")
    assert way_out(rules, position.hands[0], reach, may_discard=True) is None
    assert way_out(JAZZ, position.hands[0], reach._replace(most=52), may_discard=True) is not None


def test_the_best_plan_is_the_best_of_all_sets_of_spreads() -> None:
    """On overlapping hands of few ranks, the plan equals the best of all sets of disjoint spreads."""
    chance = random.Random(4)
    for _ in range(150):
        hand = mask_of(chance.sample(card_range(0, 24), 8))
        spreads = [
            mask_of(group)
            for size in range(3, 9)
            for group in combinations(cards_in(hand), size)
            if kind_of(mask_of(group))
        ]
        ways = [EMPTY]
        for spread in spreads:
            ways += [used | spread for used in ways if not used & spread]
        most = max((JAZZ.points(used), used.bit_count()) for used in ways)
        plan = best_plan(JAZZ, hand, NO_REACH)
        assert (JAZZ.points(hand ^ plan.left), (hand ^ plan.left).bit_count()) == most
        assert len(list(plans(hand, NO_REACH))) >= len(set(ways))
