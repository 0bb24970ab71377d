"""Cards beside others: the neighbours of a hovered card, a gap for a coming one, discards, marks.

The layout has the cards' usual places; this module makes small changes to them.
"""

from collections.abc import Sequence
from dataclasses import replace

from tonk.rules import Hit, Spread, View
from tonk.rules.cards import NO_CARD, Card, by_seat
from tonk.ui.table.places.card_places import SpriteKey, SpritePlace, card_key
from tonk.ui.table.places.layout import TableLayout, marks_of

_PART = 13.0
"""The distance that the neighbours of a hovered card move aside, in units."""
_UNDER = 3
"""The number of discards visible beneath the top one."""
_AWAITED = NO_CARD
"""The placeholder of a card that is still to come."""


def add_discards(places: dict[SpriteKey, SpritePlace], layout: TableLayout, view: View) -> None:
    """Add the discards under the top one as cards, so that each stays where it fell.

    Args:
        places: The places to add to.
        layout: The layout of the table.
        view: The view of the seat at the bottom.
    """
    for depth, card in enumerate(reversed(view.discards[-1 - _UNDER : -1])):
        places[card_key(card)] = SpritePlace(layout.discard_pose(card), 4.9 - 0.01 * depth, card)


def add_marks(places: dict[SpriteKey, SpritePlace], layout: TableLayout, view: View) -> None:
    """Add the Skips and Blocks before seats.

    Args:
        places: The places to add to.
        layout: The layout of the table.
        view: The view of the seat at the bottom.
    """
    for seat, lying in by_seat(marks_of(view)):
        for z, ((card, _), pose) in enumerate(zip(lying, layout.marked(seat, view.table), strict=False)):
            places[card_key(card)] = SpritePlace(pose, 10.0 + z * 0.01, card)


def table_with(view: View, hit: Hit) -> list[Spread]:
    """Return the spreads on the table as they would be after a hit.

    Args:
        view: The view of the seat at the bottom.
        hit: The hit.
    """
    table = list(view.table)
    stands_for = dict(hit.wilds)
    for card in hit.cards:
        spread = table[hit.spread]
        name = stands_for.get(card)
        with_it = spread.with_card(card, view.seat) if name is None else spread.with_wild(card, name, view.seat)
        table[hit.spread] = with_it
    return table


def open_spread(places: dict[SpriteKey, SpritePlace], layout: TableLayout, view: View, hit: Hit) -> None:
    """Make room in a spread for the cards held over it.

    Args:
        places: The places to change.
        layout: The layout of the table.
        view: The view of the seat at the bottom.
        hit: The hit that the spread makes room for; None for none.
    """
    table = table_with(view, hit)
    for spread, poses in zip(table, layout.spreads(table), strict=True):
        for card, pose in zip(spread.cards, poses, strict=True):
            if card not in hit.cards:
                places[card_key(card)] = replace(places[card_key(card)], pose=pose)


def open_hand(
    places: dict[SpriteKey, SpritePlace],
    layout: TableLayout,
    order: Sequence[Card],
    chosen: frozenset[Card],
    hovered: Card | None,
    gap: int | None,
) -> None:
    """Make room in the open hand.

    Args:
        places: The places to change.
        layout: The table.
        order: The hand.
        chosen: The cards chosen in it.
        hovered: The card under the pointer.
        gap: The place to keep open for a card from outside.
    """
    if gap is not None:
        poses = layout.hand((*order[:gap], _AWAITED, *order[gap:]), chosen, None)
        for card in order:
            key = card_key(card)
            places[key] = replace(places[key], pose=poses[card])
        return
    if hovered not in order:
        return
    at = order.index(hovered)
    for place, card in enumerate(order):
        away = place - at
        if away:
            key = card_key(card)
            aside = _PART / away**2 * (1.0 if away > 0 else -1.0)
            places[key] = replace(places[key], pose=places[key].pose.moved(dx=aside))
