"""Observations: what a seat's view shows, as whole numbers in a row, the same row for every rule set.

``PARTS`` names the parts of the row, in order. Seats are counted from the observer's own, 0, clockwise; seats that are not
there are 0. A card in a set is a 1 at its number (``rules/cards.py``). A view has more for those who want it, such as
the history: ``TonkEnv.view``.
"""

from struct import Struct
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tonk.rl.numbering import MOST_SEATS, MOST_SPREADS
from tonk.rules import View
from tonk.rules.cards import TWIST_KINDS
from tonk.rules.phases import OVER, PLAY, START, WINDOW

Row = npt.NDArray[np.int16]


class Part(NamedTuple):
    """A part of an observation: its name, how many numbers it has, and the largest that each can be."""

    name: str
    size: int
    high: int


_CARDS, _MANY = 64, 2**15 - 1
_SETS = (
    Part("hand", _CARDS, 1),  # one's own cards
    Part("took", _CARDS, 1),  # the card that the seat to act took from the discards
    Part("must_show", _CARDS, 1),  # the card that it must lay or hit with at once
    Part("upcard", _CARDS, 1),  # the first discard, turned up at the deal
    Part("known", MOST_SEATS * _CARDS, 1),  # for each seat the cards that it took and holds
    Part("laid_by", MOST_SEATS * _CARDS, 1),  # for each seat the cards that it has laid and hit with
    Part("spreads", MOST_SPREADS * _CARDS, 1),  # the cards of each spread, in the order laid
)
_BYTES = (
    Part("discards", _CARDS, 64),  # for each card where it lies among the discards, the top one 1; 0 if it doesn't
    Part("stands_for", _CARDS, 52),  # for each Wild on the table the card that it stands for, plus 1
    Part("owners", MOST_SPREADS, MOST_SEATS),  # the seat that each spread lies before, plus 1; 0 where there is none
)
_NUMBERS = (
    Part("phase", 1, 3),  # 0 before the draw, 1 after it, 2 asked for a Cross, 3 over
    Part("seats", 1, MOST_SEATS),
    Part("to_act", 1, MOST_SEATS),
    Part("dealer", 1, MOST_SEATS),
    Part("total", 1, _MANY),  # the points of one's own hand
    Part("stock", 1, _CARDS),
    Part("turns", 1, _MANY),
    Part("has_laid", 1, 1),  # whether the seat to act has laid or hit this turn
    Part("hits", 1, _CARDS),  # with how many cards
    Part("dry_takes", 1, _MANY),
    Part("idle_takes", 1, _MANY),
    Part("out_of_turn", 1, 1),
    Part("reshuffled", 1, _MANY),
    Part("discarder", 1, MOST_SEATS),  # the seat that made the last discard, plus 1
    Part("drawer", 1, MOST_SEATS),  # the seat that chose the deck, for one asked whether it crosses, plus 1
    Part("kinds", len(TWIST_KINDS), 1),  # the special cards in play: Wilds, Crosses, Skips
    Part("counts", MOST_SEATS, _CARDS),  # for each seat its cards
    Part("wait", MOST_SEATS, _MANY),  # own turns for which it may not drop
    Part("laid_points", MOST_SEATS, _MANY),
    Part("held", MOST_SEATS, 1),  # whether it loses its next turn
    Part("skipped", MOST_SEATS, 1),  # whether a Skip lies before it
    Part("blocked", MOST_SEATS, MOST_SEATS),  # the seat that placed the Block before it, plus 1
)
PARTS: tuple[Part, ...] = _SETS + _BYTES + _NUMBERS
"""The parts of an observation, in order."""


def _size(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


SIZE = _size(PARTS)
"""The numbers in an observation."""
SLICES: dict[str, slice] = {
    part.name: slice(_size(PARTS[:number]), _size(PARTS[: number + 1])) for number, part in enumerate(PARTS)
}
"""Where each part stands in the row, by name."""

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
    own, known, missing = view.seat, view.known, _MISSING[MOST_SEATS - view.seats]
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
    discarder, drawer, counts, wait = view.discarder, view.drawer, view.counts, view.wait
    laid_points, held, kinds = view.laid_points, view.held, view.specials.kinds
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
    """Whether a Skip lies before each seat, and who placed the Block that does."""
    own, skips, blocks = view.seat, view.specials.skips, view.specials.blocks
    placed = [0 if block is None else (block[1] - own) % view.seats + 1 for block in blocks]
    lying = [int(skip is not None) for skip in skips]
    return [*lying[own:], *lying[:own], *missing, *placed[own:], *placed[:own], *missing]
