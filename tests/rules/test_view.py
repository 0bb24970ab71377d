"""The view: everything a seat may see, and nothing else."""

import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given

from tests.support.redeals import redealt
from tests.support.strategies import Playout, examples, playouts
from tests.support.tables import PRESETS, cards, do, in_order, table
from tonk.rules import Position, RuleSet, View, load_preset
from tonk.rules.cards import FULL_DECK, Seat, each_seat, parse_card

# Everything a view may hold: no stock, no other hand, and nothing that leads to them.
WHITELIST = [
    *["rules", "seat", "seats", "dealer", "to_act", "phase", "hand", "total", "counts", "table", "discards"],
    *["stock_count", "wait", "known", "took", "laid", "hits", "dry_takes", "idle_takes", "turns", "upcard", "history"],
    *["legal", "outcome", "shown", "score", "laid_points", "held", "specials", "discarder", "drawer", "must_show"],
    *["out_of_turn", "reshuffled", "knocker"],
]
HANDS = ["5C 6C 7C KS", "KD 2H 9D", "QC 3D"]


def test_a_view_is_a_whitelist() -> None:
    """A view has exactly these fields; a new one needs a good reason."""
    assert [field.name for field in fields(View)] == WHITELIST


@examples(50)
@given(playouts())
def test_hidden_cards_do_not_show(playout: Playout) -> None:
    """A seat's view stays the same at every decision if everything hidden from it is dealt again."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions():
        for seat in each_seat(position.seats):
            assert redealt(position, seat, chance).view(seat) == position.view(seat)


def test_the_new_deal_changes_hidden_cards() -> None:
    """The new deal of that test does move hidden cards; otherwise it would prove nothing."""
    position = Position.deal(load_preset("pagat"), 4, Seat(0), FULL_DECK[20:] + FULL_DECK[:20])
    twin = redealt(position, Seat(2), random.Random(1))
    assert (twin.hands[2], twin.discard, len(twin.stock)) == (position.hands[2], position.discard, len(position.stock))
    assert all(twin.hands[seat] != position.hands[seat] for seat in (Seat(0), Seat(1), Seat(3)))
    assert twin.stock != position.stock
    assert [twin.view(seat) != position.view(seat) for seat in each_seat(4)] == [True, True, False, True]


def parts(value: Any) -> "list[Any]":
    """Return a value and everything that can be reached through its fields, items and attributes."""
    inside: list[Any] = []
    if isinstance(value, tuple | list | set | frozenset):
        inside = list(value)
    elif isinstance(value, dict):
        inside = [*value, *value.values()]
    elif is_dataclass(value):
        inside = [getattr(value, field.name) for field in fields(value)] + list(getattr(value, "__dict__", {}).values())
    return [value, *(part for item in inside for part in parts(item))]


PLAIN = (int, str, bool, type(None), tuple, frozenset, range, RuleSet, View)


@examples(25)
@given(playouts())
def test_no_part_of_a_view_leads_to_the_position(playout: Playout) -> None:
    """Only numbers, words, the rules and their answers, spreads, actions and outcomes can be reached from a view."""
    named = {"Spread", "Draw", "Take", "Lay", "Hit", "Discard", "Drop", "Outcome", "Payment", "Specials", "Answers"}
    for position, _ in playout.positions()[::5]:
        kinds = {type(part) for part in parts(position.view(position.to_act))}
        assert {kind.__name__ for kind in kinds if not issubclass(kind, PLAIN)} <= named
        assert not any(isinstance(part, list | Position) for part in parts(position.view(position.to_act)))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold(seat: Seat) -> None:
    """A view has the seat's own cards with their count, and the number of the others' cards."""
    view = table("jazz-club", hands=HANDS, stock="2C 3C", discard="9S TH").view(seat)
    assert (view.seat, view.hand, view.total) == (seat, cards(HANDS[seat]), [28, 21, 13][seat])
    assert (view.counts, view.stock_count, view.discards, view.shown) == ((4, 3, 2), 2, in_order("9S TH"), None)


def test_only_the_seat_to_act_has_something_to_do() -> None:
    """Only the seat to act sees legal actions, in the order of the rules."""
    position = table("jazz-club", hands=HANDS, stock="2C", discard="9S", to_act=1)
    assert [position.view(seat).legal for seat in each_seat(3)] == [(), tuple(position.legal()), ()]


def test_all_see_taken_laid_and_hit_cards() -> None:
    """Every seat knows a taken card, the turn's take, and whether the turn had a lay or hit."""
    position = table("jazz-club", hands=HANDS, stock="2C", discard="9S 8C")
    do(position, "take")
    for seat in each_seat(3):
        view = position.view(seat)
        assert (view.took, view.known, view.laid, view.phase) == (parse_card("8C"), (cards("8C"), 0, 0), False, "play")
    do(position, "lay 5C 6C 7C 8C")
    for seat in each_seat(3):
        view = position.view(seat)
        assert (view.known, view.laid, view.table) == ((0, 0, 0), True, tuple(position.table))


def test_a_drawn_card_is_not_known() -> None:
    """Only the seat that draws a card sees it."""
    position = table("jazz-club", hands=HANDS, stock="2C 3C", discard="9S")
    do(position, "draw")
    assert [position.view(seat).known for seat in each_seat(3)] == [(0, 0, 0)] * 3


@pytest.mark.parametrize("preset", PRESETS)
def test_all_hands_are_shown_after_the_end(preset: str) -> None:
    """The end shows all hands and the outcome, and nobody has a legal action."""
    position = table(preset, hands=HANDS, stock="2C", discard="9S")
    do(position, "drop")
    for seat in each_seat(3):
        view = position.view(seat)
        assert (view.shown, view.outcome, view.legal) == (tuple(cards(hand) for hand in HANDS), position.outcome, ())


def test_rounds_are_counted_from_one() -> None:
    """A round is one turn of each seat, and the first is 1."""
    position = table("jazz-club", hands=["KS QS", "KD QD"], stock="2C 3C 4C 5C", discard="9S")
    rounds = []
    for drawn in ("2C", "3C", "4C", "5C"):
        rounds.append(position.view(Seat(0)).round)
        do(position, "draw", f"discard {drawn}")
    assert (rounds, position.view(Seat(1)).round) == ([1, 1, 2, 2], 3)


def test_a_view_stays_as_it_was() -> None:
    """A view is a value that doesn't change as play goes on."""
    position = table("jazz-club", hands=HANDS, stock="2C", discard="9S 8C")
    view, again = position.view(Seat(0)), position.view(Seat(0))
    do(position, "take", "lay 5C 6C 7C 8C", "discard KS")
    assert view == again
