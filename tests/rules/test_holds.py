"""Holds, Skips and Blocks (RULES.md §2): turns that are lost, and protection from losing them."""

from typing import Any

import pytest

from tests.support.tables import do, ending, house, legal, may, refused, table
from tonk.rules import Position, RulesRefused
from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.cards import Seat, each_seat, parse_card

RUNS = ["1: 4C 5C 6C", "2: 4H 5H 6H", "0: 4S 5S 6S"]


def playing(hand: str = "7C 8C B1 B2 KS", **more: object) -> Position:
    """Seat 0 after its draw; each of three seats has a run on the table."""
    setup = {
        "hands": [hand, "KD QD 9D", "KH QH 9H"],
        "stock": "2C 2D 2H 2S AC AD AH AS",
        "discard": "3C",
        "spreads": RUNS,
        "phase": "play",
    }
    return table("twists", **(setup | more))  # type: ignore[arg-type]


def held(position: Position) -> list[bool]:
    """For each seat, whether it is held."""
    view = position.view(Seat(0))
    return list(view.held)


def test_a_player_who_is_hit_loses_the_next_turn() -> None:
    """§2, "Hold": a player whose spread is hit by another loses the next turn entirely, and plays the one after."""
    position = playing()
    assert do(position, "hit 7C 0")[-1] == ev.Held(Seat(1))
    assert held(position) == [False, True, False]
    assert do(position, "discard KS")[-1] == ev.TurnLost(Seat(1), held=True, skip=None)
    assert (position.to_act, held(position)) == (2, [False, False, False])


def test_several_hits_are_one_hold() -> None:
    """§2, "Several hits before it is served are one hold": two hits cost one turn."""
    position = playing()
    happened = do(position, "hit 7C 0", "hit 8C 0")
    assert [type(event) for event in happened].count(ev.Held) == 1
    do(position, "discard KS", "draw", "discard 2C", "draw", "discard 2D")
    assert position.to_act == 1


def test_hitting_your_own_spread_holds_nobody() -> None:
    """§2, "Hitting your own spread holds nobody"."""
    position = playing("7S 8C KS")
    do(position, "hit 7S 2")
    assert held(position) == [False, False, False]


def test_a_player_may_be_held_again_once_it_is_served() -> None:
    """After serving a hold, a player can be held again."""
    position = playing("7C 8C 9S")
    do(position, "hit 7C 0", "discard 9S", "draw", "discard 2C", "draw", "hit 8C 0")
    assert held(position) == [False, True, False]


def test_a_player_whose_opponents_are_all_held_plays_again() -> None:
    """With two players, one who hits the other plays twice, and may then take their own discard."""
    position = table(
        "twists", hands=["7C 9S KS", "KD QD"], stock="2C", discard="3C", spreads=["1: 4C 5C 6C"], phase="play"
    )
    do(position, "hit 7C 0", "discard 9S")
    assert position.to_act == 0
    assert legal(position) == ["draw", "take", "drop"]


def test_lost_turns_count_as_turns() -> None:
    """Lost turns count when the seat to act is derived from the number of turns."""
    position = playing()
    do(position, "hit 7C 0", "discard KS")
    assert position.turns == 2


# Skip


def test_a_skip_loses_the_next_turn_of_its_victim() -> None:
    """§2, "Skip": that player's next turn is lost, then the card goes under the discards."""
    position = playing()
    assert do(position, "skip B1 1") == [ev.SkipPlayed(Seat(0), parse_card("B1"), Seat(1))]
    view = position.view(Seat(2))
    assert (view.specials.skips, 60 in view.discards) == ((None, 60, None), False)
    assert do(position, "discard KS")[-1] == ev.TurnLost(Seat(1), held=False, skip=parse_card("B1"))
    assert (position.to_act, position.discard[0], position.discard[-1]) == (2, 60, 51)


def test_a_player_may_skip_themselves() -> None:
    """§2: a player may play a Skip and a Block on themselves; the Skip costs their next turn."""
    position = playing()
    do(position, "skip B1 0", "discard KS", "draw", "discard 2C", "draw", "discard 2D")
    assert position.to_act == 1


def test_a_skip_and_a_hold_are_served_together() -> None:
    """§2, "A Skip and a hold on one player are served by one lost turn"."""
    position = playing()
    do(position, "hit 7C 0", "skip B1 1")
    assert do(position, "discard KS")[-1] == ev.TurnLost(Seat(1), held=True, skip=parse_card("B1"))
    do(position, "draw", "discard 2C", "draw", "discard 2D")
    assert position.to_act == 1


def test_no_second_skip_lies_before_a_seat() -> None:
    """§2, "No second Skip on a seat that has one"; another seat may get one, and the same seat a Block."""
    position = playing()
    do(position, "skip B1 1")
    assert refused(position, "skip B2 1") == no.SkippedAlready(Seat(1))
    assert may(position, "skip B2 2")
    assert may(position, "block B2 1")


@pytest.mark.parametrize("verb", ["skip", "block"])
def test_they_are_played_between_draw_and_discard(verb: str) -> None:
    """§2, "own turn, between draw and discard": not before the draw."""
    position = playing(phase="start")
    assert refused(position, f"{verb} B1 1") == no.DrawFirst()
    do(position, "draw")
    assert may(position, f"{verb} B1 1")


@pytest.mark.parametrize("verb", ["skip", "block"])
def test_they_may_be_played_on_any_player(verb: str) -> None:
    """§2, "on any player"; only with a Skip card from one's own hand, and on seats that exist."""
    position = playing()
    assert [may(position, f"{verb} B1 {seat}") for seat in each_seat(3)] == [True] * 3
    assert refused(position, f"{verb} B1 3") == no.NoSuchSeat(Seat(3))
    assert refused(position, f"{verb} B1 -1") == no.NoSuchSeat(Seat(-1))
    assert refused(position, f"{verb} KS 1") == no.NotASkip(parse_card("KS"))
    assert refused(position, f"{verb} B3 1") == no.NotHeld(1 << parse_card("B3"))


# Block


def test_a_block_keeps_hits_from_holding() -> None:
    """§2, "Block": hits on that player cause no hold."""
    position = playing()
    assert do(position, "block B1 1", "hit 7C 0")[0] == ev.BlockPlayed(Seat(0), parse_card("B1"), Seat(1))
    assert held(position) == [False, False, False]
    do(position, "discard KS")
    assert position.to_act == 1


def test_a_block_leaves_an_existing_hold() -> None:
    """§2, "An existing hold stays"."""
    position = playing()
    do(position, "hit 7C 0", "block B1 1")
    assert held(position) == [False, True, False]
    do(position, "discard KS")
    assert position.to_act == 2


def test_a_block_ends_when_the_placers_next_turn_begins() -> None:
    """§2, "for one full cycle (until the placer's next turn begins)": then the placer's own hit holds as well."""
    position = playing()
    do(position, "block B1 1", "discard KS", "draw", "discard 2C", "draw")
    happened = do(position, "discard 2D")
    assert happened[-1] == ev.BlockEnded(Seat(1), parse_card("B1"))
    assert (position.to_act, position.discard[0]) == (0, 60)
    do(position, "draw", "hit 7C 0")
    assert held(position) == [False, True, False]


def test_a_block_ends_when_the_placers_turn_is_lost() -> None:
    """§2, "The placer's next turn ends it even when that turn is lost"."""
    position = playing(hands=["B1 KS 9S", "KD QD 9D", "7S KH QH"])
    do(position, "block B1 1", "discard KS", "draw", "discard 2C", "draw", "hit 7S 2")
    happened = do(position, "discard 2D")
    assert happened[-2:] == [ev.BlockEnded(Seat(1), parse_card("B1")), ev.TurnLost(Seat(0), held=True, skip=None)]
    assert position.to_act == 1


def test_a_player_may_block_themselves_to_guard_a_spread() -> None:
    """§2: a player may play a Skip and a Block on themselves."""
    position = playing(hands=["B1 KS 9S", "KD QD 9D", "7S KH QH"])
    do(position, "block B1 0", "discard KS", "draw", "discard 2C", "draw", "hit 7S 2", "discard 2D")
    assert (position.to_act, held(position)) == (0, [False, False, False])


def test_no_second_block_lies_before_a_seat() -> None:
    """§2, "no second Block either"; a Skip may lie beside it."""
    position = playing()
    do(position, "block B1 1")
    assert refused(position, "block B2 1") == no.BlockedAlready(Seat(1))
    assert may(position, "skip B2 1")


def test_used_twists_go_under_the_discards() -> None:
    """§2, "Used twists go under the discard pile, never on top"."""
    position = playing(discard="3C 3D")
    do(position, "block B1 1", "skip B2 1", "discard KS")
    assert position.discard[0] == 61
    assert position.discard[-1] == 51


# Positions, and other rules


@pytest.mark.parametrize("changes", [{"held": [0]}, {"skips": {0: "B3"}}, {"blocks": {1: ("B3", 0)}}])
def test_no_position_begins_in_a_turn_that_is_lost(changes: dict[str, Any]) -> None:
    """A position can't begin with a seat to act that is held or skipped, or whose own Block still lies."""
    with pytest.raises(ValueError, match="turn of seat 0"):
        playing(phase="start", **changes)


def test_holds_may_be_turned_on_in_any_rules() -> None:
    """The knob wait_effect: in the common game with holds, the player hit loses a turn."""
    rules = house("jazz-club", wait_effect="lost_turn", wait_hit=1, wait_adds=False)
    position = table(rules, hands=["7C KS QS", "KD", "KH 2C"], stock="9H", spreads=["1: 4C 5C 6C"])
    do(position, "draw", "hit 7C 0", "discard KS")
    assert position.to_act == 2


def test_a_block_keeps_from_waiting_too() -> None:
    """A Block also prevents a hit from barring a drop."""
    rules = house("terminus-frore", twists=["skip"])
    position = table(rules, hands=["7C KS B1", "KD", "KH 2C"], stock="9H", spreads=["1: 4C 5C 6C"], phase="play")
    do(position, "block B1 1", "hit 7C 0")
    assert position.wait == [0, 0, 0]


@pytest.mark.parametrize("knobs", [{"wait_hit": 2}, {"wait_new_spread": 2}, {"wait_adds": True}])
def test_a_lost_turn_is_one_turn(knobs: dict[str, object]) -> None:
    """Waits that cost turns are holds, and only one at a time is possible: other knobs contradict that."""
    with pytest.raises(RulesRefused, match="lost_turn"):
        house("twists", **knobs)


def test_a_last_skip_ends_the_round() -> None:
    """§2, "Emptying the hand ... ends the round": playing a Skip as the last card does too."""
    position = playing("B1")
    do(position, "skip B1 2")
    assert ending(position) == "out"
