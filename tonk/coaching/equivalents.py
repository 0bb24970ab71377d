"""Equivalent moves: special cards of a kind are interchangeable, except for who knows about them."""

from collections.abc import Hashable, Iterable
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import ALL_CARDS, Card, CardSet, is_twist, same_kind


def grouped(view: View, actions: Iterable[Action]) -> list[tuple[Action, ...]]:
    """Return the actions, grouped so that those equivalent for the view's seat are together."""
    groups: dict[Hashable, list[Action]] = {}
    for action in actions:
        groups.setdefault(_equivalence_key(view, action), []).append(action)
    return [tuple(group) for group in groups.values()]


def _equivalence_key(view: View, action: Action) -> Hashable:
    """Return a key that is equal for equivalent actions."""

    def kind(card: Card) -> tuple[CardSet, bool, bool]:
        # The suit doesn't matter; it does matter whether everyone knows that the seat holds the card, and whether it
        # was taken.
        if not is_twist(card):
            return same_kind(card), False, False
        return same_kind(card), bool(view.known[view.seat] >> card & 1), card == view.took

    match action:
        case Lay(cards, wilds) if wilds:
            return Lay, cards & ALL_CARDS, tuple(sorted((name, kind(card)) for card, name in wilds))
        case Hit(cards, spread, wilds) if wilds:
            names = dict(wilds)
            return Hit, spread, tuple([(names.get(card, card), kind(card)) for card in cards])
        case Discard(card) | Cross(card):
            return type(action), kind(card)
        case Skip(card, seat) | Block(card, seat):
            return type(action), kind(card), seat
        case Lay() | Hit() | Draw() | Take() | Drop() | Pass() | Knock():
            return action
        case _:
            assert_never(action)
