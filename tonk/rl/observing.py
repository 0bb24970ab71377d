"""Observations: what a seat's view shows, as whole numbers in a row, the same row for every rule set.

``PARTS`` names the parts of the row, in order. Seats are counted from the observer's own, 0, clockwise; what belongs to
seats that are not there is 0. A card in a set is a 1 at its number (``rules/cards.py``). A view has more for those who
want it, such as the history: ``TonkEnv.view``.
"""

from struct import Struct
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tonk.rl.numbering import MOST_SEATS, MOST_SPREADS
from tonk.rules import View
from tonk.rules.cards import TWIST_KINDS
from tonk.rules.phases import OVER, PLAY, START, WINDOW

Row: TypeAlias = npt.NDArray[np.int16]


class RowPart(NamedTuple):
    """A part of an observation: its name, how many numbers it has, and the largest that each can be."""

    name: str
    size: int
    high: int


_CARDS, _MANY = 64, 2**15 - 1
_SETS = (
    RowPart("hand", _CARDS, 1),  # the observer's cards
    RowPart("took", _CARDS, 1),  # the card that the seat to act took from the discards
    RowPart("must_show", _CARDS, 1),  # the card that it must lay or hit with at once
    RowPart("upcard", _CARDS, 1),  # the first discard, turned up at the deal
    RowPart("known", MOST_SEATS * _CARDS, 1),  # for each seat the cards that it took and holds
    RowPart("laid_by", MOST_SEATS * _CARDS, 1),  # for each seat the cards that it has laid and hit with
    RowPart("spreads", MOST_SPREADS * _CARDS, 1),  # the cards of each spread, in the order laid
)
_BYTES = (
    RowPart("discards", _CARDS, 64),  # for each card where it lies among the discards, the top one 1; 0 if it doesn't
    RowPart("stands_for", _CARDS, 52),  # for each Wild on the table the card that it stands for, plus 1
    RowPart("owners", MOST_SPREADS, MOST_SEATS),  # the seat that each spread lies before, plus 1; 0 where there is none
)
_NUMBERS = (
    RowPart("phase", 1, 3),  # 0 before the draw, 1 after it, 2 asked for a Cross, 3 over
    RowPart("seats", 1, MOST_SEATS),
    RowPart("to_act", 1, MOST_SEATS),
    RowPart("dealer", 1, MOST_SEATS),
    RowPart("total", 1, _MANY),  # the points of the observer's hand
    RowPart("stock", 1, _CARDS),
    RowPart("turns", 1, _MANY),
    RowPart("has_laid", 1, 1),  # whether the seat to act has laid or hit this turn
    RowPart("hits", 1, _CARDS),  # with how many cards
    RowPart("dry_takes", 1, _MANY),
    RowPart("idle_takes", 1, _MANY),
    RowPart("out_of_turn", 1, 1),
    RowPart("reshuffled", 1, _MANY),
    RowPart("discarder", 1, MOST_SEATS),  # the seat that made the last discard, plus 1
    RowPart("drawer", 1, MOST_SEATS),  # the seat that chose the deck, for one asked whether it crosses, plus 1
    RowPart("kinds", len(TWIST_KINDS), 1),  # the special cards in play: Wilds, Crosses, Skips
    RowPart("counts", MOST_SEATS, _CARDS),  # for each seat its cards
    RowPart("wait", MOST_SEATS, _MANY),  # own turns for which it may not drop
    RowPart("laid_points", MOST_SEATS, _MANY),
    RowPart("held", MOST_SEATS, 1),  # whether it loses its next turn
    RowPart("skipped", MOST_SEATS, 1),  # whether a Skip lies before it
    RowPart("blocked", MOST_SEATS, MOST_SEATS),  # the seat that placed the Block before it, plus 1
)
PARTS: tuple[RowPart, ...] = _SETS + _BYTES + _NUMBERS
"""The parts of an observation, in order."""


def _size(parts: tuple[RowPart, ...]) -> int:
    return sum(part.size for part in parts)


SIZE = _size(PARTS)
"""The numbers in an observation."""
SLICES: dict[str, slice] = {
    part.name: slice(_size(PARTS[:number]), _size(PARTS[: number + 1])) for number, part in enumerate(PARTS)
}
"""The place of each part in the row, by name."""

_SPREADS_AT, _SETS_END = SLICES["laid_by"].start, SLICES["spreads"].stop
_BYTES_END = SLICES["owners"].stop
_PACK_HANDS = Struct(f"<{_SPREADS_AT // _CARDS}Q").pack
_PACK_TABLE = Struct(f"<{(_SETS_END - _SPREADS_AT) // _CARDS}Q").pack
_PACK_NUMBERS = Struct(f"<{_size(_NUMBERS)}h").pack
_PHASES = {START: 0, PLAY: 1, WINDOW: 2, OVER: 3}
_MISSING = tuple([(0,) * missing for missing in range(MOST_SEATS + 1)])
_NONE_SPECIAL = (0,) * (2 * MOST_SEATS)
_NO_KINDS = (0,) * len(TWIST_KINDS)


def observed(view: View) -> Row:
    """Return what a view shows, as a row of numbers."""
    row = np.zeros(SIZE, np.int16)
    own, known, missing = view.seat, tuple(view.known), _MISSING[MOST_SEATS - view.seats]
    hands = _PACK_HANDS(
        view.hand, _one(view.took), _one(view.must_show), _one(view.upcard), *known[own:], *known[:own], *missing
    )
    row[:_SPREADS_AT] = np.unpackbits(np.frombuffer(hands, np.uint8), bitorder="little")
    if view.table:
        _put_table(view, row)
    if view.discards:
        said = bytearray(_CARDS)
        for depth, card in enumerate(reversed(view.discards), 1):
            said[card] = depth
        row[_SETS_END : _SETS_END + _CARDS] = np.frombuffer(said, np.uint8)
    row[_BYTES_END:] = np.frombuffer(_numbers(view, missing), np.int16)
    return row


def _one(card: int | None) -> int:
    """The set of one card, or of none."""
    return 0 if card is None else 1 << card


def _put_table(view: View, row: Row) -> None:
    """Put what lies on the table into a row."""
    own, seats = view.seat, view.seats
    laid_by, spreads = [0] * MOST_SEATS, [0] * MOST_SPREADS
    stands_for, owners = SLICES["stands_for"].start, SLICES["owners"].start
    for number, spread in enumerate(view.table):
        for card, seat in zip(spread.cards, spread.by, strict=True):
            laid_by[(seat - own) % seats] |= 1 << card
            spreads[number] |= 1 << card
        for wild, name in spread.wilds:
            row[stands_for + wild] = name + 1
        row[owners + number] = (spread.owner - own) % seats + 1
    table = _PACK_TABLE(*laid_by, *spreads)
    row[_SPREADS_AT:_SETS_END] = np.unpackbits(np.frombuffer(table, np.uint8), bitorder="little")


def _numbers(view: View, missing: tuple[int, ...]) -> bytes:
    """All that is a number or a seat."""
    own, seats = view.seat, view.seats
    discarder, drawer, kinds = view.discarder, view.drawer, view.specials.kinds
    counts, wait, laid_points, held = map(tuple, (view.counts, view.wait, view.laid_points, view.held))
    return _PACK_NUMBERS(
        _PHASES[view.phase],
        seats,
        (view.to_act - own) % seats,
        (view.dealer - own) % seats,
        view.total,
        view.stock_count,
        view.turns,
        view.laid,
        view.hits,
        view.dry_takes,
        view.idle_takes,
        view.out_of_turn,
        view.reshuffled,
        0 if discarder is None else (discarder - own) % seats + 1,
        0 if drawer is None else (drawer - own) % seats + 1,
        *([kind in kinds for kind in TWIST_KINDS] if kinds else _NO_KINDS),
        *counts[own:],
        *counts[:own],
        *missing,
        *wait[own:],
        *wait[:own],
        *missing,
        *laid_points[own:],
        *laid_points[:own],
        *missing,
        *held[own:],
        *held[:own],
        *missing,
        *(_lying(view, missing) if kinds else _NONE_SPECIAL),
    )


def _lying(view: View, missing: tuple[int, ...]) -> list[int]:
    """Say for each seat whether a Skip lies before it, and who placed its Block."""
    own, skips, blocks = view.seat, view.specials.skips, view.specials.blocks
    placed = [0 if block is None else (block[1] - own) % view.seats + 1 for block in blocks]
    lying = [int(skip is not None) for skip in skips]
    return [*lying[own:], *lying[:own], *missing, *placed[own:], *placed[:own], *missing]
