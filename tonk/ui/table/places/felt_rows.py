"""The rows of the felt, from the top to the hand: the spreads of those at the top, the piles, the own spreads."""

from dataclasses import dataclass
from functools import cached_property

from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.places.edges import USUAL_EDGES, Edges
from tonk.ui.table.places.spread_rows import SPREAD_SCALE

PILE_SCALE = 0.74
"""The size of a card on the stock and on the discards."""
_PILE_AWAY = 0.58
"""The distance of each pile from the middle of the table, in card widths of the hand."""
_BESIDE, _LEAST_GAP = 6.0, 12.0
"""The gap between a row of spreads and the plates or the words, and the least one between a row and the piles."""
_MOST_SPARED = 8.0
"""The greatest additional distance of the spreads at the top from the plates."""
_LEAST_TOP, _BETWEEN = 2 * 1.8 * SPREAD_SCALE, 46.0
"""The least room for a single player at the top, in widths of a card: two spreads of three; and the gap between those
and the spreads at the sides, in units."""
_MOST_LYING = 1.2
"""The greatest growth of spreads and piles in free room."""
_COMPACT_PILE = 22.0
"""The distance of the piles from the left end of a compact table's felt, since the number of cards is broader."""
_BESIDE_PILES, _FREE_TOP = 12.0, 24.0
_LEAST_ACROSS, _CROWDED_ACROSS = _PILE_AWAY + PILE_SCALE / 2 + 1.5, _PILE_AWAY + PILE_SCALE / 2 + 2.2
"""The least room from the middle of the table to a side, in widths of a card: a pile, a spread and a Skip; and with a
single row at the sides, a pile and two spreads."""


@dataclass(frozen=True)
class FeltRows:
    """The rows of the felt.

    Attributes:
        felt: The open felt: below the plates at the top, above the words, and between the things at both sides.
        card_width: The width of a card in the hand.
        tops: The number of players at the top.
        edges: The margins of the table. On a compact one the piles lie beside the own spreads.
    """

    felt: Box
    card_width: float
    tops: int
    edges: Edges = USUAL_EDGES

    @cached_property
    def lying(self) -> float:
        """Return the size of spreads and piles relative to the usual one: piles are free between two rows."""
        if self.edges.compact:
            room = self.felt.h - 2 * _BESIDE - _LEAST_GAP
            return min(_MOST_LYING, room / (self.card_width * CARD_RATIO * (SPREAD_SCALE + PILE_SCALE)))
        rows = 2 if self.tops else 1
        room = self.felt.h - 2 * _BESIDE - rows * _LEAST_GAP
        high = room / (self.card_width * CARD_RATIO * (rows * SPREAD_SCALE + PILE_SCALE))
        least = _CROWDED_ACROSS if self.tops > 1 else _LEAST_ACROSS
        across = (self.felt.w / 2 - _BESIDE_PILES - _BESIDE) / (self.card_width * least)
        if self.tops == 1:
            across = min(across, (self.felt.w * (1 - 2 * _SIDE_SHARE) - _BETWEEN) / (self.card_width * _LEAST_TOP))
        return min(_MOST_LYING, high, across)

    @cached_property
    def row(self) -> float:
        """Return the height of a card in a spread."""
        return self.card_width * CARD_RATIO * self.lying * SPREAD_SCALE

    @cached_property
    def pile(self) -> Box:
        """Return the box of both piles."""
        scale = self.lying * PILE_SCALE
        high = self.card_width * CARD_RATIO * scale
        if self.edges.compact:
            wide = 2 * self.away + self.card_width * scale
            return Box(self.felt.x + _COMPACT_PILE, self.felt.bottom - _BESIDE - high, wide, high)
        upper = self.felt.y + _BESIDE + (self.row if self.tops else _FREE_TOP)
        # Without players at the top the piles are lower, in the middle of the felt if there is room.
        lower = self.own.y if self.tops else self.own.bottom
        y = min((upper + lower) / 2, self.own.y - _LEAST_GAP - high / 2)
        return Box.around((self.felt.center[0], y), 2 * self.away + self.card_width * scale, high)

    @cached_property
    def away(self) -> float:
        """Return the distance of the middle of a pile from the middle of the table."""
        return self.card_width * _PILE_AWAY * self.lying

    @cached_property
    def own(self) -> Box:
        """Return the row of the spreads of the player at the bottom."""
        row = Box(self.felt.x, self.felt.bottom - _BESIDE - self.row, self.felt.w, self.row)
        if not self.edges.compact:
            return row
        return Box(self.pile.right + _BESIDE_PILES, row.y, row.right - self.pile.right - _BESIDE_PILES, row.h)

    def at_top(self, place: int, beside: float) -> Box:
        """Return the part of the upper row that belongs to a player at the top.

        Args:
            place: The number of the player, from the left.
            beside: The part of the row for each player at the sides.
        """
        out = self.felt.x - self.edges.rail if self.edges.compact else -beside
        wide = (self.felt.w + 2 * out) / max(1, self.tops)
        y = self.felt.y + _BESIDE
        if not self.edges.compact:
            # The piles' spare room moves spreads further from the plates.
            y += min(_MOST_SPARED, max(0.0, self.pile.y - _LEAST_GAP - self.row - y))
        return Box(self.felt.x - out + place * wide, y, wide, self.row)

    def at_side(self, *, left: bool) -> Box:
        """Return the room for a side player's spreads: beside the piles, and the free room above that."""
        middle, wide = self.pile.center[1], self.beside_piles
        if not self.tops:
            top, bottom = self.felt.y + _BESIDE, self.own.y - _BESIDE
        else:
            top = self.felt.y + _BESIDE if self.tops == 1 else middle - self.row / 2
            bottom = max(self.pile.bottom, middle + self.row / 2)
        return Box(self.felt.x if left else self.felt.right - wide, top, wide, bottom - top)

    @cached_property
    def beside_piles(self) -> float:
        """Return the width of the room for spreads at each side of the piles."""
        most = (self.felt.w - self.pile.w) / 2 - _BESIDE_PILES
        return most if self.tops != 1 else min(most, self.felt.w * _SIDE_SHARE)


_SIDE_SHARE = 0.268
"""The share of the upper row for each player at a side, if somebody is at the top."""
