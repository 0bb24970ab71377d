"""The places of things on the table, at every size of the window."""

import math
from dataclasses import replace
from itertools import pairwise, product

import pytest

from tests.support.tables import table
from tonk.rules import View
from tonk.rules.cards import FULL_DECK, Seat, by_seat, each_seat
from tonk.ui.drawing.card_look import STRIPS
from tonk.ui.drawing.places.things import left_thing_box
from tonk.ui.drawing.viewport import LEAST_PAGE, Box, Viewport
from tonk.ui.screens.table.seen_in_part import SeenInPart
from tonk.ui.table.places.layout import CARD_WIDTHS, PURSE, TableLayout, card_width
from tonk.ui.table.places.log_place import log_box

SIZES = [(960, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1024, 1024), (1366, 768)]
SCALES = (0.75, 1.0, 1.5, 2.0)


def view(seats: int) -> View:
    """A view of a table with a given number of seats, two cards in each hand and a spread before the first four."""
    suits = "CDHS"
    hands = [f"2{suits[seat % 4]} 4{suits[seat % 4]}" if seat < 4 else f"{seat}C {seat}H" for seat in each_seat(seats)]
    hands = [hand.replace("4C 4H", "KC KH").replace("5C 5H", "QC QH") for hand in hands]
    spreads = [
        f"{seat}: {' '.join(r + suits[seat % 4] for r in ('789' if seat < 4 else 'JQK'))}"
        for seat in each_seat(min(seats, 4))
    ]
    return table("jazz-club", hands=hands, stock="AC AD", discard="AH AS", spreads=spreads, phase="start").view(Seat(0))


def laid_out(
    size: tuple[int, int],
    seats: int,
    card_size: str = "medium",
    ui_scale: float = 1.0,
    least: tuple[float, float] = SeenInPart.least_page,
) -> TableLayout:
    """Return the layout for a window."""
    viewport = Viewport(*size, ui_scale, least)
    return TableLayout(viewport.w, viewport.h, card_width(card_size, viewport.w), seats, Seat(0))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("card_size", CARD_WIDTHS)
def test_nothing_lies_outside_the_window_or_on_a_name(size: tuple[int, int], seats: int, card_size: str) -> None:
    """Piles, spreads and plates are inside the window, and plates cover neither each other nor the piles."""
    layout, seen = laid_out(size, seats, card_size), view(seats)
    window = Box(0, 0, layout.w, layout.h)
    plates = [layout.plate(seat) for seat in each_seat(seats)]
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    spreads = [layout.box_of(pose) for poses in layout.spreads(seen.table) for pose in poses]

    for box in (*plates, *piles, *spreads):
        assert window.overlap(box) == pytest.approx(box.w * box.h)
    for number, plate in enumerate(plates):
        assert not any(plate.overlap(other) for other in (*plates[number + 1 :], *piles, *spreads))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_thing_at_the_left_lies_between_a_plate_and_the_log(size: tuple[int, int], seats: int) -> None:
    """No plate, log or spread covers any of it; where the table leaves no such room, there is no thing."""
    layout = laid_out(size, seats)
    lying = left_thing_box(Box(0.0, 0.0, layout.w, layout.h))
    assert (lying is None) == (layout.h > 740)
    if lying is None:
        return
    spreads = [layout.box_of(pose) for poses in layout.spreads(view(seats).table) for pose in poses]
    for box in (*map(layout.plate, each_seat(seats)), log_box(layout), *spreads):
        assert not lying.overlap(box)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_spreads_end_before_the_plates_and_the_portraits(size: tuple[int, int], seats: int) -> None:
    """No card of one or two spreads before every seat, nor of the next one, overlaps a portrait or a plate."""
    for laid, card_size in product((1, 2), CARD_WIDTHS):
        layout = laid_out(size, seats, card_size)
        lying = [spread for spread in view(seats).table for _ in range(laid)]
        poses = [pose for spread in layout.spreads(lying) for pose in spread]
        poses += [pose for seat in each_seat(seats) for pose in layout.new_spread(seat, lying, 3)]
        places = [*map(layout.portrait, each_seat(seats)), *map(layout.plate, each_seat(seats))]
        for card in map(layout.box_of, poses):
            assert not any(card.overlap(place) for place in places), (laid, card_size)


@pytest.mark.parametrize("count", [1, 2])
def test_the_place_for_a_new_spread_is_free(count: int) -> None:
    """The place for a new spread is beside the spreads that are there, though they move aside once it is filled."""
    layout, mine = laid_out((1280, 720), 3, "medium"), view(3).table[:1] * count
    lying = [layout.box_of(pose) for poses in layout.spreads(mine) for pose in poses]
    place = [layout.box_of(pose) for pose in layout.new_spread(Seat(0), mine, 3)]
    assert lying
    assert not any(one.overlap(other) for one in lying for other in place)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_spread_before_each_seat_leaves_the_piles_free(size: tuple[int, int], seats: int) -> None:
    """With a spread before every seat, no spread covers the stock or the discards, at any card size and scale."""
    seen = view(seats)
    for card_size, ui_scale in product(CARD_WIDTHS, SCALES):
        layout = laid_out(size, seats, card_size, ui_scale)
        piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
        for poses in layout.spreads(seen.table):
            for pose in poses:
                assert not any(layout.box_of(pose).overlap(pile) for pile in piles), (card_size, ui_scale)


@pytest.mark.parametrize("size", SIZES)
def test_a_neighbour_in_a_spread_cuts_no_sign_in_two(size: tuple[int, int]) -> None:
    """Every covered card shows its left column of signs whole or not at all, however many cards lie before a seat."""
    for seats, laid in product(range(2, 7), (1, 2, 3)):
        layout = laid_out(size, seats)
        spreads = [spread for spread in view(seats).table for _ in range(laid)]
        for poses in layout.spreads(spreads):
            seen = (poses[1].x - poses[0].x) / (layout.card_width * poses[0].scale)
            steps = STRIPS["standard"]
            assert seen <= steps[-1] + 0.001 or any(seen == pytest.approx(step, abs=0.001) for step in steps)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", range(1, 10))
def test_every_card_of_the_hand_shows_enough_to_be_read_and_pressed(size: tuple[int, int], cards: int) -> None:
    """Cards in the hand are at least 44 units apart, and the fan leaves room for the log and the buttons."""
    layout = laid_out(size, 4)
    order = FULL_DECK[:cards]
    poses = list(layout.hand(order, frozenset(), None).values())

    for left, right in pairwise(poses):
        assert right.x - left.x >= 44.0
    assert poses[0].x - layout.card_width / 2 >= 240.0


@pytest.mark.parametrize("size", SIZES)
def test_the_log_has_room(size: tuple[int, int]) -> None:
    """The log is at least eight lines high and covers no plate."""
    layout = laid_out(size, 6)
    log = log_box(layout)

    assert log.h >= 150.0
    assert not any(log.overlap(layout.plate(seat)) for seat in each_seat(6))


INDEX_WIDE, INDEX_HIGH = 0.2, 0.5
"""The part of a card, from its upper left corner, that tells which one it is."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("shown", [False, True])
def test_a_seat_keeps_its_portrait_and_its_cards_apart(size: tuple[int, int], seats: int, shown: bool) -> None:
    """Portraits are inside the window and large, and no cards or plates of other seats cover them."""
    layout = replace(laid_out(size, seats), shown=shown)
    window = Box(0, 0, layout.w, layout.h)
    portraits = [layout.portrait(seat) for seat in each_seat(seats)]
    cards = [layout.box_of(pose) for seat in layout.others for pose in layout.fan(seat, 6)]

    for seat, portrait in by_seat(portraits):
        assert window.overlap(portrait) == pytest.approx(portrait.w * portrait.h)
        assert portrait.w >= 56.0
        assert not any(portrait.overlap(card) for card in cards)
        assert not any(portrait.overlap(layout.plate(other)) for other in each_seat(seats) if other != seat)
        assert layout.plate(seat).contains(layout.purse(seat))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_cards_and_tags_belong_to_the_plate_that_they_stand_by(size: tuple[int, int], seats: int) -> None:
    """Each fan is nearest to its owner's plate, to its right at the top; tags stay inside the outline of the plate."""
    layout = laid_out(size, seats)
    for seat in layout.others:
        fan, plate = [layout.box_of(pose) for pose in layout.fan(seat, 3)], layout.plate(seat)
        if not layout.place(seat).side:
            assert fan[0].x >= plate.right
        nearest = min(each_seat(seats), key=lambda other: _gap(layout.plate(other), fan[0], fan[-1]))
        assert nearest == seat
        x, y = layout.tags(seat)
        assert plate.x < x < plate.right - PURSE
        assert plate.y + TAG / 2 < y < plate.bottom - TAG / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("card_size", CARD_WIDTHS)
def test_every_hand_that_is_shown_can_be_read(size: tuple[int, int], seats: int, card_size: str) -> None:
    """The indices of all five cards are inside the window, and no plate or neighbour covers them."""
    layout = replace(laid_out(size, seats, card_size), shown=True)
    window = Box(0, 0, layout.w, layout.h)
    for seat in layout.others:
        cards = [layout.box_of(pose) for pose in layout.fan(seat, 5)]
        indices = [Box(card.x, card.y, card.w * INDEX_WIDE, card.h * INDEX_HIGH) for card in cards]
        for number, index in enumerate(indices):
            assert window.overlap(index) == pytest.approx(index.w * index.h)
            assert not any(index.overlap(layout.plate(other)) for other in each_seat(seats))
            assert not any(index.overlap(card) for card in cards[number + 1 :])


@pytest.mark.parametrize("shown", [False, True])
def test_six_players_leave_both_ends_of_the_far_side_to_the_landmarks(shown: bool) -> None:
    """The plates and fans of six players hide neither the landmark at the left end nor that at the right end."""
    layout = replace(laid_out((1280, 720), 6, "medium"), shown=shown)
    top = [seat for seat in layout.others if not layout.place(seat).side]
    assert layout.portrait(top[0]).x >= 160.0
    assert layout.box_of(layout.fan(top[-1], 5)[-1]).right <= layout.w - 160.0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_skips_and_blocks_lie_free_before_their_seats(size: tuple[int, int], seats: int) -> None:
    """Skips and Blocks with their tags are inside the window and cover nothing, even beside a spread at every seat."""
    lying = view(seats).table
    for card_size, ui_scale, marks in product(CARD_WIDTHS, SCALES, (1, 2)):
        layout = replace(laid_out(size, seats, card_size, ui_scale, LEAST_PAGE), marks=(marks,) * seats)
        spreads = [layout.box_of(pose) for poses in layout.spreads(lying) for pose in poses]
        others = [*spreads, *(layout.plate(seat) for seat in each_seat(seats))]
        others += [layout.box_of(layout.stock), layout.box_of(layout.discards), log_box(layout)]
        window, found = Box(0, 0, layout.w, layout.h), []
        for seat in each_seat(seats):
            poses = layout.marked(seat, lying)
            assert len(poses) == marks
            first, last = layout.box_of(poses[0]), layout.box_of(poses[-1])
            wide = max(first.w, TAG_WITH_WORD if layout.says_words(seat) else TAG)
            found.append(Box(first.center[0] - wide / 2, first.y, wide, last.bottom - first.y))

        for number, mark in enumerate(found):
            assert window.overlap(mark) == pytest.approx(mark.w * mark.h), (card_size, ui_scale)
            assert not any(mark.overlap(other) > 1.0 for other in (*others, *found[number + 1 :])), (
                card_size,
                ui_scale,
            )


def _gap(plate: Box, first: Box, last: Box) -> float:
    """Return the distance between a plate and a fan with the given outermost cards."""
    aside = max(plate.x - last.right, first.x - plate.right, 0.0)
    return max(aside, plate.y - first.bottom, first.y - plate.bottom)


TAG, TAG_WITH_WORD = 26.0, 74.0
"""The widths of a tag on a Skip or a Block, without and with a word."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cards", range(1, 12))
def test_every_card_of_the_hand_lies_whole_in_the_window(size: tuple[int, int], cards: int) -> None:
    """No corner of a fan is below the window, not even of the eleven cards held in a turn of gin, at any scale."""
    for card_size, ui_scale in product(CARD_WIDTHS, SCALES):
        layout = laid_out(size, 2, card_size, ui_scale)
        for pose in layout.hand(FULL_DECK[:cards], frozenset(), None).values():
            turn = math.radians(abs(pose.angle))
            low = layout.card_width / 2 * math.sin(turn) + layout.card_height / 2 * math.cos(turn)
            assert pose.y + low <= layout.h, (card_size, ui_scale)
