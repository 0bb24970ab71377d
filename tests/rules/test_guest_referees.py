"""The rules of the guests against a second, simpler implementation, and properties of each of their hands."""

import random
from collections import Counter

import pytest

from tests.guests import compared
from tests.support.guest_hands import GUESTS, any_hand, followed
from tests.support.redeals import redealt
from tonk.rules import Position
from tonk.rules.cards import Seat, cards_in, each_seat

HAPPENS = {
    "gin": ["pass", "draw", "take", "discard", "knock", "laid off", "ending: knock", "ending: void"],
    "knock-rummy": ["draw", "take", "discard", "knock", "ending: knock", "ending: undercut", "ending: void"],
    "thirty-one": ["draw", "take", "discard", "knock", "reshuffle", "ending: thirty-one", "ending: knock", "seat out"],
}
HANDS = {"gin": range(14), "knock-rummy": range(25), "thirty-one": range(24)}


@pytest.mark.parametrize("game", GUESTS)
def test_the_referee_agrees(game: str) -> None:
    """Under any knobs, both agree at every step on the cards, the legal actions, the counts, the ending and the scores.

    The hands include every action and all endings that are not rare; `python -m tests.guests` plays more.
    """
    done: Counter[str] = followed(game, HANDS[game])
    assert [what for what in (*HAPPENS[game], "champion") if not done[what]] == []


def test_deadwood_is_the_least_possible() -> None:
    """Random hands are arranged, shown and laid off as a search of all possibilities says."""
    assert compared(150).startswith("150 hands agree")


@pytest.mark.parametrize("game", GUESTS)
def test_hidden_cards_do_not_show(game: str) -> None:
    """A seat's view stays the same at every decision if everything hidden from it is dealt again."""
    chance = random.Random(1)
    for number in range(5):
        for position, _ in any_hand(game, number).positions()[::4]:
            for seat in each_seat(position.seats):
                assert redealt(position, seat, chance).view(seat) == position.view(seat)


@pytest.mark.parametrize("game", GUESTS)
def test_every_card_is_somewhere_once(game: str) -> None:
    """At every decision each card is in exactly one place, and no legal action is listed twice."""
    for number in range(5, 10):
        hand = any_hand(game, number)
        for position, action in hand.positions():
            assert_whole(position, hand.deck)
            assert action in position.legal()
            assert len(set(position.legal())) == len(position.legal())
            assert all(known & ~held == 0 for known, held in zip(position.known, position.hands, strict=True))
        end = position.copy()
        end.apply(action)
        assert_whole(end, hand.deck)
        assert (end.phase, end.legal()) == ("over", [])


def assert_whole(position: Position, deck: "tuple[int, ...]") -> None:
    """Assert that each card of the deck is in exactly one place."""
    held = [card for hand in position.hands for card in cards_in(hand)]
    lying = [card for spread in position.table for card in spread.cards]
    assert sorted([*held, *lying, *position.stock, *position.discard]) == sorted(deck)


@pytest.mark.parametrize("game", GUESTS)
def test_only_the_seat_to_act_has_legal_actions(game: str) -> None:
    """Only the seat to act has legal actions, and after the end all hands are shown."""
    hand = any_hand(game, 3)
    position, action = hand.positions()[-1]
    for seat in each_seat(position.seats):
        assert position.view(seat).legal == (tuple(position.legal()) if seat == position.to_act else ())
        assert position.view(seat).shown is None
    position.apply(action)
    assert position.view(Seat(0)).shown == tuple(position.hands)
