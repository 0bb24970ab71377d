"""The cards a hand can put down: exact, also where spreads share cards and hits open the way for others."""

import random
from itertools import combinations

from tests.bots.scenes import JAZZ, cards, scene
from tonk.rules import changed
from tonk.rules.cards import EMPTY, Seat, card_range, cards_in, mask_of
from tonk.rules.meld_plans import NO_REACH, best_plan, hits_from, plans, reach_of, way_out
from tonk.rules.melds import kind_of


def test_the_best_spreads_are_found_where_they_share_cards() -> None:
    """5C 6C 7C 7D 7H: the sevens are 21 points and the run 18; with 8C the run is 26 and beats them."""
    assert best_plan(JAZZ, cards("5C 6C 7C 7D 7H 2S"), NO_REACH).lays == (cards("7C 7D 7H"),)
    assert best_plan(JAZZ, cards("5C 6C 7C 8C 7D 7H"), NO_REACH).lays == (cards("5C 6C 7C 8C"),)


def test_a_run_gives_up_a_card_that_a_book_needs() -> None:
    """4C 5C 6C 7C 7D 7H: the run of four is 22 points, but without 7C it leaves three sevens, and all six are laid."""
    plan = best_plan(JAZZ, cards("4C 5C 6C 7C 7D 7H"), NO_REACH)
    assert set(plan.lays) == {cards("4C 5C 6C"), cards("7C 7D 7H")}
    assert (plan.cards, plan.left) == (6, 0)


def test_hits_follow_one_another() -> None:
    """4S 5S 6S and three sevens lie on the table: 7S 8S 9S and 3S go on the run, and JS does not."""
    position = scene("3S 7S 8S 9S JS", "2C", table=[(Seat(1), "7C 7D 7H"), (Seat(1), "4S 5S 6S")], phase="play")
    assert hits_from(position.hands[0], reach_of(position)) == cards("3S 7S 8S 9S")


def test_a_limit_on_hits_is_kept() -> None:
    """One hit a turn: of 8S and KD, both of which fit, the king; and there is no way out by both."""
    rules = changed(JAZZ, {"hits_a_turn": 1})
    position = scene("8S KD 2C", "3C", rules=rules, table=[(Seat(1), "5S 6S 7S"), (Seat(1), "TD JD QD")], phase="play")
    reach = reach_of(position)
    assert best_plan(rules, position.hands[0], reach).hits == cards("KD")
    assert way_out(rules, position.hands[0], reach, may_discard=True) is None
    assert way_out(JAZZ, position.hands[0], reach._replace(most=52), may_discard=True) is not None


def test_the_best_plan_is_the_best_of_all_sets_of_spreads() -> None:
    """On hands drawn from few ranks, which overlap a great deal, trying every set of disjoint sets agrees."""
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
