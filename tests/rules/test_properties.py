"""What holds in every hand, under any rules, for any number of players, whatever they choose to do."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given

from tests.support.strategies import Playout, examples, playouts
from tests.support.tables import named
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Hit, Lay, Position
from tonk.rules.cards import ALL_CARDS, FULL_DECK, cards_in, mask_of
from tonk.rules.spreads import spreads_within

SPREADS = [Lay(cards) for cards in spreads_within(ALL_CARDS)]
DISCARDS = [Discard(card) for card in FULL_DECK]


def state(position: Position) -> dict[str, Any]:
    """Everything that a position holds, as a copy of it holds it."""
    twin = position.copy()
    return {name: getattr(twin, name) for name in Position.__slots__}


def played(playout: Playout) -> Iterator[Position]:
    """The hand before its first action and after every one; the same position each time."""
    position, choose = playout.deal(), playout.chooser()
    yield position
    while position.outcome is None:
        position.apply(choose(position))
        yield position


@examples(200)
@given(playouts())
def test_every_card_is_somewhere_once(playout: Playout):
    """Hands, stock, discards and table are the 52 cards, each once, at every step."""
    for position in played(playout):
        lying = [card for spread in position.table for card in spread.cards]
        held = [card for hand in position.hands for card in cards_in(hand)]
        assert sorted(held + position.stock + position.discard + lying) == list(FULL_DECK)


@examples(100)
@given(playouts())
def test_totals_are_what_the_hands_count(playout: Playout):
    """The running totals are the counts of the hands at every step."""
    for position in played(playout):
        assert position.totals == [playout.rules.points(hand) for hand in position.hands]


@examples(100)
@given(playouts())
def test_the_table_holds_spreads_in_order(playout: Playout):
    """Every spread on the table stays a spread, in rank and suit order, with a seat for each of its cards."""
    for position in played(playout):
        for spread in position.table:
            assert spread.cards == cards_in(mask_of(spread.cards))
            assert len(spread.by) == len(spread.cards)
            assert set(spread.by) <= set(range(position.seats))


@examples(100)
@given(playouts())
def test_known_cards_are_held(playout: Playout):
    """A card that all know a seat to have is in its hand."""
    for position in played(playout):
        assert all(known & ~hand == 0 for known, hand in zip(position.known, position.hands, strict=True))


@examples(200)
@given(playouts())
def test_what_is_paid_is_received(playout: Playout):
    """Payments are of something, between two seats; they sum to each seat's net, and all nets sum to nothing."""
    *_, position = played(playout)
    outcome = position.outcome
    assert outcome is not None
    net = [0] * position.seats
    for payment in outcome.payments:
        assert payment.stakes > 0
        assert payment.payer != payment.payee
        net[payment.payer] -= payment.stakes
        net[payment.payee] += payment.stakes
    assert (list(outcome.net), sum(outcome.net)) == (net, 0)


@examples(100)
@given(playouts())
def test_an_outcome_tells_how_the_hand_ended(playout: Playout):
    """It comes with the phase "over", with nothing left to do, the totals held, and winners in seat order."""
    *_, position = played(playout)
    outcome = position.outcome
    assert outcome is not None
    assert (position.phase, position.legal()) == ("over", [])
    assert outcome.totals == tuple(position.totals)
    assert outcome.ending in {"tonk", "push", "out", "drop", "caught", "stock"}
    assert list(outcome.winners) == sorted(set(outcome.winners))


@examples(100)
@given(playouts())
def test_there_is_always_something_to_do_before_the_end(playout: Playout):
    """The list of legal actions is never empty while the hand goes on, and names no action twice."""
    for position in played(playout):
        legal = position.legal()
        assert bool(legal) == (position.outcome is None)
        assert len(set(legal)) == len(legal)


def most_turns(playout: Playout) -> int:
    """A bound on the turns of a hand.

    A turn draws (no more often than the stock has cards, and once more), or lays or hits (no more often than there are
    cards to lay), or is an idle take; between two of the first kinds come fewer than 3n idle takes (R-idle).
    """
    busy = (52 - playout.seats * playout.rules.hand_size + 1) + 52
    return 3 * playout.seats * (busy + 1)


@examples(200)
@given(playouts())
def test_every_hand_ends(playout: Playout):
    """Within 3n turns for each card that can be drawn or laid, whatever anyone does."""
    position, choose = playout.deal(), playout.chooser()
    while position.outcome is None:
        assert position.turns < most_turns(playout)
        position.apply(choose(position))


def all_actions(position: Position, chance: random.Random) -> Iterator[Action]:
    """Every draw, take, drop, discard, spread and one-card hit there is; and some that are out of the ordinary."""
    yield from (DRAW, TAKE, DROP)
    yield from SPREADS
    yield from DISCARDS
    for number in range(-1, len(position.table) + 1):
        yield from (Hit((card,), number) for card in FULL_DECK)
    hand = cards_in(position.hands[position.to_act])
    for _ in range(10):
        yield Lay(mask_of(chance.sample(FULL_DECK, chance.randint(0, 6))))
        yield Lay(mask_of(chance.sample(hand, chance.randint(0, len(hand)))))


@examples(150)
@given(playouts())
def test_the_list_and_the_question_agree_on_every_action_there_is(playout: Playout):
    """What is listed is not refused, what is not listed is: all spreads, discards and hits, and odd sets of cards."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions()[::2]:
        listed = set(position.legal())
        for action in all_actions(position, chance):
            assert (position.refusal(action) is None) == (action in listed), (action, position.refusal(action))


@examples(30)
@given(playouts())
def test_nothing_may_be_done_once_the_hand_is_over(playout: Playout):
    """Every action there is is refused then."""
    *_, over = played(playout)
    assert all(over.refusal(action) is not None for action in all_actions(over, random.Random(playout.seed)))


def one_by_one(position: Position, cards: tuple[int, ...], number: int) -> Position | None:
    """The position after hitting with the cards one after the other, or None where one of them is refused."""
    after = position.copy()
    for card in cards:
        if after.outcome is not None or not after.is_legal(Hit((card,), number)):
            return None
        after.apply(Hit((card,), number))
    return after


@examples(300)
@given(playouts())
def test_a_hit_with_several_cards_is_so_many_hits(playout: Playout):
    """It is allowed when each card in its turn is, and comes to the same; cards and orders at random."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions():
        hand = cards_in(position.hands[position.to_act])
        for number in range(len(position.table)):
            fits = [card for card in hand if position.is_legal(Hit((card,), number))]
            for _ in range(3):
                cards = tuple(chance.sample(hand, chance.randint(1, min(3, len(hand)))))
                # Random cards seldom fit, so one that does comes first more often than not.
                if fits and chance.random() < 0.8:
                    cards = (first := chance.choice(fits), *(card for card in cards if card != first))
                expected, together = one_by_one(position, cards, number), position.copy()
                assert together.is_legal(Hit(cards, number)) == (expected is not None), (named(mask_of(cards)), number)
                if expected is not None:
                    together.apply(Hit(cards, number))
                    assert {**state(together), "deeds": []} == {**state(expected), "deeds": []}


@examples(100)
@given(playouts())
def test_the_same_deck_and_actions_give_the_same_hand(playout: Playout):
    """Same deck and actions, same everything: events, positions and outcome."""
    one, other = playout.deal(), playout.deal()
    choose = playout.chooser()
    assert one.opening == other.opening
    while one.outcome is None:
        action = choose(one)
        assert one.apply(action) == other.apply(action)
        assert state(one) == state(other)


@examples(150)
@given(playouts())
def test_a_copy_plays_on_by_itself(playout: Playout):
    """A copy taken anywhere plays to the same end, and playing it leaves the original where it was."""
    decisions = playout.positions()
    actions = [action for _, action in decisions]
    *_, end = played(playout)
    for i in range(0, len(decisions), 7):
        original = decisions[i][0]
        before, copy = state(original), original.copy()
        for action in actions[i:]:
            copy.apply(action)
        assert (state(original), state(copy)) == (before, state(end))


@examples(100)
@given(playouts())
def test_events_tell_all_that_happened(playout: Playout):
    """The last event of a hand is its end, with the outcome, and no other event is."""
    position, choose = playout.deal(), playout.chooser()
    happened = list(position.opening)
    while position.outcome is None:
        happened += position.apply(choose(position))
    ends = [i for i, event in enumerate(happened) if type(event).__name__ == "HandEnded"]
    assert ends == [len(happened) - 1]
    assert happened[-1] == (position.outcome,)
