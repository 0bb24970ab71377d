"""Observations: what a seat's view shows, as whole numbers in a row, the same row for every rule set.

``PARTS`` names the parts of the row, in order. Seats are counted clockwise from the observer's own, 0; values of
missing seats are 0. A card in a set is a 1 at its number (``rules/cards.py``). Views hold more, such as the history:
``TonkEnv.view``.
"""

from struct import Struct
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tonk.rl.numbering import MOST_SEATS, MOST_SPREADS
from tonk.rules import View
from tonk.rules.cards import TWIST_KINDS, by_seat, cards_in
from tonk.rules.phases import OVER, PLAY, START, WINDOW

Row: TypeAlias = npt.NDArray[np.int16]


class RowPart(NamedTuple):
    """A part of an observation: its name, its length, and the largest value."""

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
    RowPart("counts", MOST_SEATS, _CARDS),  # for each seat its cards
    RowPart("wait", MOST_SEATS, _MANY),  # own turns for which it may not drop
    RowPart("kinds", len(TWIST_KINDS), 1),  # the special cards in play: Wilds, Crosses, Skips
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

_AT = {name: place.start for name, place in SLICES.items()}
_TOOK, _MUST_SHOW, _UPCARD, _DISCARDS = _AT["took"], _AT["must_show"], _AT["upcard"], _AT["discards"]
_ALWAYS = slice(_AT["phase"], SLICES["wait"].stop)
"""The parts used by all rules."""
_SOMETIMES = slice(_AT["kinds"], SLICES["blocked"].stop)
"""The parts used only by some rules."""
_PACK = Struct(f"<{_ALWAYS.stop - _ALWAYS.start}h").pack
_PACK_SPECIALS = Struct(f"<{_SOMETIMES.stop - _SOMETIMES.start}h").pack
_PHASES = {START: 0, PLAY: 1, WINDOW: 2, OVER: 3}
_MISSING = tuple([(0,) * missing for missing in range(MOST_SEATS + 1)])


def observed(view: View) -> Row:
    """Return what a view shows, as a row of numbers."""
    row: Row = np.zeros(SIZE, np.int16)
    # One by one: indexing with a list takes numpy longer than setting a few numbers.
    for card in cards_in(view.hand):
        row[card] = 1
    if view.took is not None:
        row[_TOOK + view.took] = 1
    if view.must_show is not None:
        row[_MUST_SHOW + view.must_show] = 1
    if view.upcard is not None:
        row[_UPCARD + view.upcard] = 1
    if any(view.known):
        _put_known(view, row)
    if view.table:
        _put_table(view, row)
    for depth, card in enumerate(reversed(view.discards), 1):
        row[_DISCARDS + card] = depth
    row[_ALWAYS] = np.frombuffer(_numbers(view), np.int16)
    if not view.rules.plain:
        row[_SOMETIMES] = np.frombuffer(_specials(view), np.int16)
    return row


def _put_known(view: View, row: Row) -> None:
    """Put the cards that seats took and hold into a row."""
    for seat, cards in by_seat(view.known):
        start = _AT["known"] + _CARDS * ((seat - view.seat) % view.seats)
        for card in cards_in(cards):
            row[start + card] = 1


def _put_table(view: View, row: Row) -> None:
    """Put what lies on the table into a row."""
    own, seats = view.seat, view.seats
    for number, spread in enumerate(view.table):
        for card, seat in zip(spread.cards, spread.by, strict=True):
            row[_AT["laid_by"] + _CARDS * ((seat - own) % seats) + card] = 1
            row[_AT["spreads"] + _CARDS * number + card] = 1
        for wild, name in spread.wilds:
            row[_AT["stands_for"] + wild] = name + 1
        row[_AT["owners"] + number] = (spread.owner - own) % seats + 1


def _numbers(view: View) -> bytes:
    """Return the numbers used by all rules."""
    own, seats, missing = view.seat, view.seats, _MISSING[MOST_SEATS - view.seats]
    discarder, drawer, counts, wait = view.discarder, view.drawer, tuple(view.counts), tuple(view.wait)
    return _PACK(
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
        *counts[own:],
        *counts[:own],
        *missing,
        *wait[own:],
        *wait[:own],
        *missing,
    )


def _specials(view: View) -> bytes:
    """Return the numbers used only by some rules."""
    own, seats, missing = view.seat, view.seats, _MISSING[MOST_SEATS - view.seats]
    specials, laid_points, held = view.specials, tuple(view.laid_points), tuple(view.held)
    skipped = [skip is not None for skip in specials.skips]
    blocked = [0 if block is None else (block[1] - own) % seats + 1 for block in specials.blocks]
    return _PACK_SPECIALS(
        *[kind in specials.kinds for kind in TWIST_KINDS],
        *laid_points[own:],
        *laid_points[:own],
        *missing,
        *held[own:],
        *held[:own],
        *missing,
        *skipped[own:],
        *skipped[:own],
        *missing,
        *blocked[own:],
        *blocked[:own],
        *missing,
    )
