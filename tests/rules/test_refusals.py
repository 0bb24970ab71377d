"""The refusals of Tonk: each one is provoked once, and names the right cards and numbers."""

from typing import get_args

import pytest

from tests.support.tables import PRESETS, cards, do, house, in_order, refused, table
from tonk.rules import Discard, Hit, Lay, Position, Refusal
from tonk.rules import refusals as no
from tonk.rules.cards import ALL_CARDS, EMPTY, FULL_DECK, Card, CardSet, Seat, parse_card
from tonk.rules.hand_state import FIELDS


def started(rules: object = "jazz-club") -> Position:
    """Seat 0 before its draw, with a broken run, a pair, and a card that can hit."""
    return table(
        rules,  # type: ignore[arg-type]
        hands=["4D 5D 7D 8C KS", "KD KH 6D"],
        stock="2H 3H",
        discard="2S",
        spreads=["1: 5C 6C 7C", "0: 9C 9D 9H"],
        wait=[3, 0],
    )


def playing(rules: object = "jazz-club") -> Position:
    """The same after the draw."""
    position = started(rules)
    do(position, "draw")
    return position


def over() -> Position:
    """A hand that has ended."""
    position = table("jazz-club", hands=["2C", "KD"])
    do(position, "drop")
    return position


def dry() -> Position:
    """Seat 1 has taken a card after the stock ran out."""
    position = table("jazz-club", hands=["9C KS", "9D KH"], stock="AC", discard="2S")
    do(position, "draw", "discard KS", "take")
    return position


def laid_first() -> Position:
    """Seat 0 has laid before drawing."""
    position = table("jazz-club", hands=["5C 6C 7C KS", "KD"], stock="2H")
    do(position, "lay 5C 6C 7C")
    return position


def one_hit() -> Position:
    """Seat 0 after its only hit of the turn, by house rules."""
    position = playing(house(hits_a_turn=1))
    do(position, "hit 8C 0")
    return position


def twisted() -> Position:
    """Seat 0 after its draw, with a Wild, a Cross and a Skip; a Skip and a Block lie in front of seat 1."""
    return table(
        "twists",
        hands=["4D 5D W1 X1 B1 KS", "KD KH"],
        stock="2H 3H",
        discard="2S",
        spreads=["1: 5C 6C 7C"],
        phase="play",
        skips={1: "B2"},
        blocks={1: ("B3", 0)},
    )


def asked() -> Position:
    """Seat 1 is asked whether it takes the 8C with a Cross."""
    hands = ["KS", "X1 8D 8H B1 4S", "KD 8C"]
    position = table("twists", hands=hands, stock="2H 3H", discard="2S", to_act=2, phase="play")
    do(position, "discard 8C", "draw")
    return position


def crossing(*actions: str) -> Position:
    """Seat 1 has taken it with a Cross."""
    position = asked()
    do(position, "cross X1", *actions)
    return position


THE_RUN, FROM_HAND = in_order("5C 6C 7C"), parse_card("8C")
REFUSALS: list[tuple[Position, str, Refusal]] = [
    (over(), "draw", no.HandIsOver()),
    (over(), "discard 2C", no.HandIsOver()),
    (started(), "discard KS", no.DrawFirst()),
    (started("pagat"), "lay 4D 5D 7D", no.DrawFirst()),
    (started("pagat"), "hit 8C 0", no.DrawFirst()),
    (playing(), "draw", no.HasDrawn()),
    (playing(), "take", no.HasDrawn()),
    (table("jazz-club", hands=["KS", "KD"], stock="2H"), "take", no.NoDiscard()),
    (
        table(house(taken_must_be_laid=True), hands=["KS KD", "QD"], stock="2H", discard="4C"),
        "take",
        no.CannotBeLaid(parse_card("4C")),
    ),
    (Position.deal(house(upcard_taker="nobody"), 2, Seat(0), FULL_DECK), "take", no.UpcardStays()),
    (laid_first(), "drop", no.DropAfterLaying()),
    (playing(), "drop", no.DropAfterDrawing()),
    (started(), "drop", no.DropBarred(3, ())),
    (table(house(drop_ceiling=5), hands=["6H", "KD"]), "drop", no.DropTooHigh(6, 5)),
    (Position.deal(house(first_drop_round=2), 2, Seat(0), FULL_DECK), "drop", no.DropTooEarly(2)),
    (playing(), "lay 4D 5D 6D", no.NotHeld(cards("6D"))),
    (playing(), "hit 8C 9C TC 0", no.NotHeld(cards("9C TC"))),
    (playing(), "discard KD", no.NotHeld(cards("KD"))),
    (playing(), "hit 0", no.NoCards()),
    (playing(), "lay 4D 5D", no.TooFew(cards("4D 5D"))),
    (playing(), "lay KS", no.TooFew(cards("KS"))),
    (playing(), "lay", no.TooFew(EMPTY)),
    (playing(), "lay 4D 5D 7D", no.RunHasGaps(cards("4D 5D 7D"), cards("6D"))),
    (playing(), "lay 4D 5D 8C", no.NotASpread(cards("4D 5D 8C"))),
    (playing(), "hit 8C 2", no.NoSuchSpread(2)),
    (playing(), "hit 8C -1", no.NoSuchSpread(-1)),
    (playing(), "hit 8C 1", no.DoesNotFit(FROM_HAND, in_order("9C 9D 9H"))),
    (playing(), "hit 7D 0", no.DoesNotFit(parse_card("7D"), THE_RUN)),
    (playing("pagat"), "hit 8C KS 0", no.DoesNotFit(parse_card("KS"), (*THE_RUN, FROM_HAND))),
    (playing("descente"), "hit 8C 1", no.BooksMayNotBeHit()),
    (playing(house(hit_runs="own")), "hit 8C 0", no.RunMayNotBeHit("own", Seat(1))),
    (playing(house(hit_runs="none")), "hit 8C 0", no.RunMayNotBeHit("none", Seat(1))),
    (one_hit(), "hit 8C 0", no.NotHeld(cards("8C"))),
    (playing(house(hits_a_turn=1)), "hit 8C 4D 0", no.NoMoreHits(1)),
    (dry(), "discard KS", no.TakenCardMustStay(parse_card("KS"))),
    (asked(), "draw", no.AnswerFirst()),
    (asked(), "cross 8D", no.NotACross(parse_card("8D"))),
    (asked(), "cross X2", no.NotHeld(cards("X2"))),
    (twisted(), "cross X1", no.NothingToAnswer()),
    (twisted(), "skip X1 1", no.NotASkip(parse_card("X1"))),
    (twisted(), "skip B1 9", no.NoSuchSeat(Seat(9))),
    (twisted(), "skip B1 1", no.SkippedAlready(Seat(1))),
    (twisted(), "block B1 1", no.BlockedAlready(Seat(1))),
    (crossing(), "discard 4S", no.ShowItFirst(parse_card("8C"))),
    (crossing("lay 8C 8D 8H"), "block B1 0", no.NotOutOfTurn()),
    (twisted(), "lay 4D 5D W1", no.WildUnnamed(parse_card("W1"))),
    (twisted(), "lay 4D 5D W1=5D", no.WildMisnamed(parse_card("W1"), parse_card("5D"))),
    (
        table(house("twists", least_naturals=3), hands=["4D 5D W1", "KD"], phase="play"),
        "lay 4D 5D W1=6D",
        no.TooManyWilds(3),
    ),
    (twisted(), "hit X1 0", no.TwistInSpread(parse_card("X1"))),
    (playing(), "skip B1 1", no.NotHeld(cards("B1"))),
]


@pytest.mark.parametrize(("position", "text", "refusal"), REFUSALS, ids=[f"{text}: {why}" for _, text, why in REFUSALS])
def test_a_refusal_gives_its_reason(position: Position, text: str, refusal: Refusal) -> None:
    """A refused action is not listed, and the reason names the cards, the numbers and the rule."""
    assert refused(position, text) == refusal


def test_every_refusal_is_drawn() -> None:
    """The list above provokes every refusal of Tonk."""
    assert {type(refusal) for _, _, refusal in REFUSALS} == set(get_args(Refusal)) - set(get_args(no.GuestRefusal))


@pytest.mark.parametrize("preset", PRESETS)
def test_asking_changes_nothing(preset: str) -> None:
    """Asking whether an action is legal, and why not, changes nothing."""
    position = playing(preset)
    before = {name: getattr(position.copy(), name) for name in FIELDS}
    for action in (
        Lay(cards("4D 5D 7D")),
        Hit((FROM_HAND,), 0),
        Hit((parse_card("AC"), parse_card("AC")), 5),
        Discard(parse_card("AC")),
        Discard(parse_card("KS")),
    ):
        position.refusal(action)
    position.legal()
    assert {name: getattr(position, name) for name in FIELDS} == before


@pytest.mark.parametrize(
    "action",
    [
        Lay(EMPTY),
        Lay(ALL_CARDS),
        Lay(1 << parse_card("W1")),
        Lay(CardSet(1 << 200)),
        Hit((Card(99),), 0),
        Hit((parse_card("3C"), parse_card("3C")), 0),
        Discard(parse_card("W1")),
        Discard(Card(999)),
    ],
)
def test_an_invalid_card_number_is_refused(action: Lay | Hit | Discard) -> None:
    """Numbers beyond the pack, or the same card twice, are refused without an error."""
    assert playing().refusal(action) is not None
