"""A hand between bots by seed and number, the same for every command that plays without a window.

In hand ``h`` of seed ``s`` each bot's own seed is ``seed_of(s, BOT, h, seat)``: it belongs to the seat and the deck,
not to the player, so equal bots play equal hands.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tonk.bots import make_bot
from tonk.rules import Action, Outcome, Position, RuleSet
from tonk.rules.cards import Card, Seat, by_seat
from tonk.rules.seats import PerSeat
from tonk.rules.seeded_deal import seeded_deal
from tonk.rules.shuffle import BOT, seed_of


class FinishedHand(NamedTuple):
    """A hand played to its end.

    Attributes:
        deck: The whole deck, the card dealt first standing first.
        history: Each action with the seat that took it.
        position: The position it ended in.
        outcome: The ending.
        turns: The turns begun by all seats together; 0 if a Tonk was dealt.
    """

    deck: tuple[Card, ...]
    history: list[tuple[Seat, Action]]
    position: Position
    outcome: Outcome
    turns: int


def play(
    rules: RuleSet, bots: Sequence[str], dealer: Seat, seed: int, hand: int, score: PerSeat[int] = ()
) -> FinishedHand:
    """Play a hand with the named bots in their seats.

    Args:
        rules: The rule set.
        bots: The name of a bot for each seat.
        dealer: The dealer.
        seed: The seed.
        hand: The number of the hand.
        score: The points of each seat before.
    """
    deck, position = seeded_deal(rules, len(bots), dealer, seed, hand, score)
    players = [make_bot(name, seed_of(seed, BOT, hand, seat)) for seat, name in by_seat(bots)]
    history: list[tuple[Seat, Action]] = []
    turns = 0
    while position.outcome is None:
        turns = position.turns + 1
        seat = position.to_act
        action = players[seat].choose(position.view(seat))
        history.append((seat, action))
        position.apply(action)
    return FinishedHand(deck, history, position, position.outcome, turns)
