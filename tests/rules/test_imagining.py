"""Imagined positions are always possible for the seat that imagines them."""

import random
from itertools import islice

import pytest

from tests.support.hands import hands
from tests.support.redeals import assert_whole, redealt
from tests.support.tables import PRESETS
from tonk.rules import Position, load_preset
from tonk.rules.cards import Seat, by_seat, each_seat, mask_of
from tonk.rules.imagining import imagine, imagine_any, unseen_by
from tonk.rules.shuffle import shuffled


def test_a_world_imagined_from_a_view_looks_the_same() -> None:
    """At every decision of many hands at every table, the imagined position gives its seat the same view."""
    for hand in islice(hands(), 180):
        for position, _ in hand:
            view = position.view(position.to_act)
            world = imagine_any(view)
            assert world.view(view.seat) == view
            assert_whole(world)


def test_imagining_the_truth_is_the_truth() -> None:
    """Imagining the true hands and stock gives every seat its true view, and the hand goes on as it did."""
    for hand in islice(hands(400), 60):
        position, _ = hand[len(hand) // 2]
        world = imagine(position.view(position.to_act), position.hands, position.stock)
        for later, action in hand[len(hand) // 2 :]:
            assert [world.view(seat) for seat in each_seat(world.seats)] == [
                later.view(seat) for seat in each_seat(world.seats)
            ]
            world.apply(action)
        assert world.outcome is not None


def test_other_hands_and_another_stock_look_the_same() -> None:
    """The seat's view doesn't depend on the imagined hands and stock."""
    chance = random.Random(3)
    for hand in islice(hands(800), 60):
        for position, _ in hand[::3]:
            view, twin = position.view(position.to_act), redealt(position, position.to_act, chance)
            world = imagine(view, twin.hands, twin.stock)
            assert world.view(view.seat) == view
            assert_whole(world)


@pytest.mark.parametrize("preset", PRESETS)
def test_cards_a_seat_can_not_place_are_hidden_from_it(preset: str) -> None:
    """The unseen cards are those of the stock and the other hands, except for cards seen taken."""
    position = Position.deal(load_preset(preset), 3, Seat(0), shuffled(1))
    view = position.view(position.to_act)
    others = [hand for seat, hand in by_seat(position.hands) if seat != view.seat]
    assert unseen_by(view) == mask_of(position.stock) | sum(others)


def test_playing_on_in_an_imagined_hand_touches_neither_the_view_nor_the_hand() -> None:
    """An imagined position is independent: playing on in it changes neither the view nor the hand."""
    position = Position.deal(load_preset("jazz-club"), 3, Seat(0), shuffled(5))
    view = position.view(position.to_act)
    seen = [position.view(seat) for seat in each_seat(3)]
    world, chance = imagine_any(view), random.Random(1)
    while world.outcome is None:
        world.apply(chance.choice(world.legal()))
    assert [position.view(seat) for seat in each_seat(3)] == seen
    assert position.view(position.to_act) == view
