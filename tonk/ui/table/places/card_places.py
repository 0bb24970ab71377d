"""The place of every card that is drawn separately: its identity, its pose and its level."""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules import Knock, View
from tonk.rules.cards import Card, Seat, cards_in
from tonk.ui.drawing.motion import Pose
from tonk.ui.table.places.layout import TableLayout

SpriteKey = tuple[str, int, int]
"""The key of a card on the screen: ``("card", c, 0)``, or ``("back", seat, place)`` for a hidden one."""


def card_key(card: Card) -> SpriteKey:
    """Return the key of a visible card."""
    return ("card", card, 0)


def back_key(seat: Seat, place: int) -> SpriteKey:
    """Return the key of the hidden card in a place of a seat's fan."""
    return ("back", seat, place)


@dataclass(frozen=True)
class SpritePlace:
    """The place of a card: its pose, its level (higher is nearer), and the card if its face shows."""

    pose: Pose
    z: float
    card: Card | None


def card_places(
    layout: TableLayout,
    view: View,
    order: Sequence[Card],
    chosen: frozenset[Card],
    hovered: Card | None,
    *,
    open_hand: bool,
) -> dict[SpriteKey, SpritePlace]:
    """Return the place of every card that is drawn separately: in hands and spreads. The piles are drawn as piles.

    Args:
        layout: The geometry of the table.
        view: The view of the seat at the bottom.
        order: Its cards in the order it keeps them.
        chosen: The chosen cards.
        hovered: The one under the pointer.
        open_hand: Whether the hand at the bottom is open, or covered as when players change places.
    """
    found: dict[SpriteKey, SpritePlace] = {}
    for spread, poses in zip(view.table, layout.spreads(view.table), strict=True):
        for z, (card, pose) in enumerate(zip(spread.cards, poses, strict=True)):
            found[card_key(card)] = SpritePlace(pose, 10.0 + z * 0.01, card)
    for seat in layout.others:
        if view.shown is not None:
            cards = cards_in(view.shown[seat])
            for z, (card, pose) in enumerate(zip(cards, layout.fan(seat, len(cards)), strict=True)):
                found[card_key(card)] = SpritePlace(pose, 20.0 + z * 0.01, card)
        else:
            for z, pose in enumerate(layout.fan(seat, view.counts[seat])):
                found[back_key(seat, z)] = SpritePlace(pose, 20.0 + z * 0.01, None)
    heights = {card: 30.0 - depth * 0.01 for depth, card in enumerate(layout.uppermost_first(order))}
    for place, (card, pose) in enumerate(layout.hand(order, chosen, hovered).items()):
        if open_hand or view.shown is not None:
            found[card_key(card)] = SpritePlace(pose, heights[card], card)
        else:
            covered = Pose(pose.x, pose.y, pose.angle, 0.0, pose.scale)
            found[back_key(view.seat, place)] = SpritePlace(covered, heights[card], None)
    if view.discards:
        top = view.discards[-1]
        pose = layout.discard_pose(top)
        found[card_key(top)] = SpritePlace(pose._replace(face=0.0) if _knocked_with(view, top) else pose, 5.0, top)
    return found


def _knocked_with(view: View, card: Card) -> bool:
    """Return whether a card ended the hand by a knock, since which it lies face down."""
    return view.outcome is not None and bool(view.history) and view.history[-1][1] == Knock(card)
