"""Positions of gin, knock rummy and thirty-one in mid-hand, written in a line or two."""

from collections.abc import Sequence

from tests.support.tables import cards, do, in_order
from tonk.records.record import result_of
from tonk.rules import Position, RuleSet, load_preset
from tonk.rules.cards import FULL_DECK, Seat, parse_card
from tonk.rules.guests.guest_setup import set_up_guest
from tonk.rules.phases import GuestPhase


def guest_table(
    rules: str | RuleSet,
    *,
    hands: Sequence[str],
    stock: str | None = None,
    discard: str = "",
    dealer: int = 0,
    to_act: int = 0,
    phase: GuestPhase = "play",
    taken: str = "",
    knocked: int | None = None,
    score: Sequence[int] = (),
) -> Position:
    """A hand of a guest in mid-hand, by default after the draw; cards not named are not in play.

    Args:
        rules: A rule set, or a preset's id.
        hands: Each seat's cards.
        stock: The stock, with the next card first; by default five unnamed cards.
        discard: The discards, the top one last.
        dealer: The dealing seat.
        to_act: The seat whose turn it is.
        phase: The phase of its turn.
        taken: The card it has taken.
        knocked: The seat that has knocked.
        score: Each seat's points, or lives, before the hand.
    """
    named = cards(" ".join([*hands, discard]))
    return set_up_guest(
        load_preset(rules) if isinstance(rules, str) else rules,
        [cards(hand) for hand in hands],
        [card for card in FULL_DECK if not named >> card & 1][:5] if stock is None else in_order(stock),
        in_order(discard),
        Seat(dealer),
        Seat(to_act),
        phase,
        parse_card(taken) if taken else None,
        None if knocked is None else Seat(knocked),
        tuple(score),
    )


def result(position: Position, *actions: str) -> dict[str, object]:
    """Return the result of a hand after these actions, as in records."""
    do(position, *actions)
    assert position.outcome is not None, "the hand has not ended"
    return result_of(position.outcome, 1, position.rules)
