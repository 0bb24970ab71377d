"""The refusals of the guests: each one is provoked once, and names the right cards and numbers."""

from typing import get_args

import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import action, cards, do, house, refused
from tonk.rules import Discard, Knock, Position, Refusal, load_preset
from tonk.rules import refusals as no
from tonk.rules.actions import KNOCK, PASS
from tonk.rules.cards import FULL_DECK, Card, Seat, parse_card
from tonk.rules.guests.guest_knobs import GUESTS
from tonk.rules.hand_state import FIELDS


def after(position: Position, *actions: str) -> Position:
    """The position after these actions."""
    do(position, *actions)
    return position


def started(game: str, **more: object) -> Position:
    """Seat 0 before its draw."""
    return guest_table(game, hands=["4C 5C KS", "KD 2H 9D"], discard="7S", phase="start", **more)  # type: ignore[arg-type]


def playing(game: str) -> Position:
    """Seat 0 after its draw."""
    return guest_table(game, hands=["4C 5C KS 6D", "KD 2H 9D"], discard="7S")


def upcard(*actions: str) -> Position:
    """A hand of gin as dealt, after these actions."""
    return after(Position.deal(load_preset("gin"), 2, Seat(1), FULL_DECK), *actions)


FIRST_ROUND = Position.deal(house("thirty-one", knock_in_first_round=False), 2, Seat(0), FULL_DECK)
REFUSALS: list[tuple[Position, str, Refusal]] = [
    (after(playing("gin"), "discard KS", "draw", "discard KD"), "discard 9D", no.DrawFirst()),
    (after(guest_table("gin", hands=["4C KS", "AD"], stock=""), "discard KS"), "draw", no.HandIsOver()),
    (after(playing("knock-rummy"), "knock KS"), "knock KD", no.HandIsOver()),
    (after(started("thirty-one", knocked=1), "draw", "discard KS"), "draw", no.HandIsOver()),
    (playing("gin"), "draw", no.DiscardNext()),
    (playing("knock-rummy"), "take", no.DiscardNext()),
    (playing("thirty-one"), "draw", no.DiscardNext()),
    (guest_table("gin", hands=["4C", "KD"], phase="start"), "take", no.NoDiscard()),
    (guest_table("knock-rummy", hands=["4C", "KD"], phase="start", stock="", discard="2C"), "draw", no.NoStock()),
    (playing("gin"), "discard KD", no.NotHeld(cards("KD"))),
    (playing("knock-rummy"), "knock KD", no.NotHeld(cards("KD"))),
    (started("gin"), "knock KS", no.DrawFirst()),
    (started("knock-rummy"), "knock KS", no.DrawFirst()),
    (started("knock-rummy"), "knock", no.DrawFirst()),
    (started("thirty-one"), "discard KS", no.DrawFirst()),
    *[(playing(game), text, no.NotInThisGame()) for game in GUESTS for text in ("lay 4C 5C KS", "hit KS 0", "drop")],
    (playing("knock-rummy"), "pass", no.NotInThisGame()),
    (playing("thirty-one"), "pass", no.NotInThisGame()),
    (upcard(), "draw", no.AskedAboutUpcard()),
    (upcard("pass"), "draw", no.AskedAboutUpcard()),
    (upcard(), "discard AC", no.AskedAboutUpcard()),
    (upcard("pass", "pass"), "knock AC", no.MustDraw()),
    (upcard("take"), "pass", no.NothingToPass()),
    (upcard("pass", "pass"), "pass", no.NothingToPass()),
    (upcard("pass", "pass"), "take", no.MustDraw()),
    (after(started("gin"), "take"), "discard 7S", no.TakenCardStays(parse_card("7S"))),
    (after(started("gin"), "take"), "knock 7S", no.TakenCardStays(parse_card("7S"))),
    (playing("gin"), "knock KS", no.TooMuchDeadwood(15, 10)),
    (guest_table(house("gin", knock_ceiling=0), hands=["2C KS", "KD"]), "knock KS", no.TooMuchDeadwood(2, 0)),
    (playing("gin"), "knock", no.KnockNamesCard()),
    (playing("knock-rummy"), "knock", no.KnockNamesCard()),
    (started("thirty-one"), "knock KS", no.KnockNamesNoCard()),
    (playing("thirty-one"), "knock", no.KnockAfterDrawing()),
    (started("thirty-one", knocked=1), "knock", no.KnockedAlready(Seat(1))),
    (FIRST_ROUND, "knock", no.KnockTooEarly()),
]


@pytest.mark.parametrize(("position", "text", "refusal"), REFUSALS, ids=[f"{text}: {why}" for _, text, why in REFUSALS])
def test_a_refusal_gives_its_reason(position: Position, text: str, refusal: Refusal) -> None:
    """A refused action is not listed, and the reason names the cards, the numbers and the rule."""
    assert refused(position, text) == refusal


def test_every_refusal_is_drawn() -> None:
    """The list above provokes every refusal of a guest."""
    assert set(get_args(no.GuestRefusal)) <= {type(refusal) for _, _, refusal in REFUSALS}


ALL = [action(text) for text in ("draw", "take", "pass", "knock", "drop", "lay 4C 5C 6C", "hit 6C 0", "cross X1")]
ALL += [action(text) for text in ("skip B1 0", "block B1 1")]
ALL += [kind(card) for kind in (Discard, Knock) for card in (*FULL_DECK, Card(52), Card(999))]


@pytest.mark.parametrize("game", GUESTS)
@pytest.mark.parametrize("phase", ["start", "play"])
def test_an_action_is_listed_or_refused(game: str, phase: str) -> None:
    """Special cards and invalid card numbers get a refusal too, and asking changes nothing."""
    position = started(game) if phase == "start" else playing(game)
    before = {name: getattr(position.copy(), name) for name in FIELDS}
    legal = position.legal()
    assert [one for one in ALL if position.refusal(one) is None] == [one for one in ALL if one in legal]
    assert {name: getattr(position, name) for name in FIELDS} == before


def test_at_the_upcard_only_its_answers_are_legal() -> None:
    """At the upcard, every action that isn't listed is refused."""
    for position in (upcard(), upcard("pass"), upcard("pass", "pass")):
        assert [one for one in ALL if position.refusal(one) is None] == [one for one in ALL if one in position.legal()]
    assert PASS in upcard().legal()
    assert KNOCK not in upcard().legal()
