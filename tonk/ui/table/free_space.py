"""The free space beside the table: the empty parts of columns."""

import math
from collections.abc import Callable, Sequence

from tonk.ui.drawing.places.things import things_box
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.board import Board
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TableLayout
from tonk.ui.table.places.log_place import buttons_box, log_box

_APART, _CLEAR = 10.0, 18.0
"""The usual distance between things, and that of a panel of words from everything else where there is room."""
_TAGS = 13.0
"""Half the height of the tags on the edges of plates."""
NEAR = 64.0
"""The greatest distance of words from their subject beside which they stand."""
_SHARES = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""The shares of its height to which a panel is cut down, one after the other, in little room."""
_LIFT = 44.0
"""The rise of chosen cards of the hand."""
_TOUCH = 0.01
"""The tolerance within which touching boxes count as side by side."""


def lesson_room(board: Board, wide: float = 0.0) -> Box:
    """Return the free room at the left of the table: the place of the log, and the empty part above it.

    Args:
        board: The board.
        wide: The necessary width of the room, in units, if greater than the log's.
    """
    log = log_box(board.layout)
    if wide <= log.w:
        free = free_room(board, Box(log.x, 0, log.w, log.bottom))
        top = min(free.y, log.y)
        return Box(free.x, top, free.w, log.bottom - top)
    left = log.right - wide if board.layout.left_handed else log.x
    return free_room(board, Box(left, 0, wide, log.bottom))


def free_room(board: Board, column: Box, others: Sequence[Box] = ()) -> Box:
    """Return the empty lower part of a column beside the table, avoiding the other boxes too.

    Args:
        board: The board.
        column: The column, in units.
        others: Other boxes that lie there.
    """
    lies = [box.bottom for box in (*_lying(board, board.layout), *others) if box.overlap(column)]
    top = max(lies, default=0.0) + _APART
    return Box(column.x, top, column.w, max(0.0, column.bottom - top))


def _lying(board: Board, layout: TableLayout) -> list[Box]:
    """Return the boxes of things before the others: seats, spreads, and cards played on seats."""
    boxes = [layout.plate(seat) for seat in layout.others] + [layout.portrait(seat) for seat in layout.others]
    table = board.view.table
    boxes += [layout.box_of(pose) for poses in layout.spreads(table) for pose in poses]
    for seat in layout.others:
        boxes += [layout.box_of(pose) for pose in layout.marked(seat, table)]
    return boxes


def occupied(board: Board) -> list[Box]:
    """Return the boxes of everything that should stay visible: players, cards, the log and the words."""
    layout = board.layout
    words = Box(layout.edges.side, layout.words_top, layout.w - 2 * layout.edges.side, PROMPT_HEIGHT)
    return [*essential(board), *_cards(board), words]


def _cards(board: Board) -> list[Box]:
    """Return the boxes of all cards, and of things before the others."""
    layout, view, hand = board.layout, board.view, board.hand
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    poses = layout.hand(hand.order, hand.chosen, None).values() if hand.is_open else ()
    own = [layout.box_of(pose) for pose in layout.marked(layout.bottom, view.table)]
    fans = [layout.box_of(pose) for seat in layout.others for pose in layout.fan(seat, view.counts[seat])]
    return [*_lying(board, layout), *piles, *own, *fans, *map(layout.box_of, poses)]


def essential(board: Board) -> list[Box]:
    """Return the boxes that must never be covered: the names, the log, the hand and the buttons beside it."""
    log = log_box(board.layout)
    return [*_names(board.layout), Box(log.x, log.y - _TAGS, log.w, log.h + _TAGS), *around_hand(board.layout)]


def around_hand(layout: TableLayout) -> list[Box]:
    """Return the boxes of the hand and of the buttons beside it."""
    top = layout.hand_y - layout.card_height / 2
    hand = Box(layout.edges.side, top, layout.w - 2 * layout.edges.side, layout.h - top)
    return [hand, buttons_box(layout)]


def _names(layout: TableLayout) -> list[Box]:
    """Return the boxes of all plates, with their portraits and tags."""
    all_seats = (layout.bottom, *layout.others)
    seats = [box for seat in all_seats for box in (layout.plate(seat), layout.portrait(seat))]
    tags = [Box.around((layout.plate(seat).center[0], layout.tags(seat)[1]), layout.plate(seat).w, 2 * _TAGS)
            for seat in all_seats]  # fmt: skip
    return [*seats, *tags]


def reading_spot(
    board: Board, high: Callable[[float], float], widths: Sequence[float], keep: Sequence[Box] = ()
) -> Box | None:
    """Return the free place nearest to the log for long words, which may cover the log and the line of words.

    Args:
        board: The board.
        high: Returns the height of the panel for a width, in units.
        widths: The possible widths, in units, the preferred one first.
        keep: More boxes to avoid.
    """
    layout = board.layout
    taken = [*(box.inset(-_APART / 2) for box in (*_names(layout), *_liftable(board), buttons_box(layout))), *keep]
    room = Box(0.0, 0.0, layout.w, layout.h).inset(2 * _APART)
    spots = (free_spot(room, (wide, high(wide)), taken, log_box(layout).center) for wide in widths)
    return next((spot for spot in spots if spot is not None), None)


def spot_beside(
    board: Board, high: Callable[[float], float], widths: Sequence[float], subject: Box, keep: Sequence[Box]
) -> Box | None:
    """Return the free place of words right beside their subject, above or below it.

    They may cover the line of words above the hand, and ornaments.

    Args:
        board: The board.
        high: Returns the height of the panel for a width, in units.
        widths: The possible widths, in units, the preferred one first.
        subject: The box of their subject.
        keep: More boxes to avoid.
    """
    layout = board.layout
    log = log_box(layout)
    tagged = Box(log.x, log.y - _TAGS, log.w, log.h + _TAGS)
    there = (*_names(layout), *_liftable(board), *keep, tagged, buttons_box(layout))
    room, taken = Box(0.0, 0.0, layout.w, layout.h).inset(_APART), [box.inset(-_APART / 2) for box in there]
    x, y = subject.center
    for wide in widths:
        away, aside = high(wide) / 2 + _APART, wide / 2 + _APART
        sides = (x, subject.y - away), (x, subject.bottom + away), (subject.x - aside, y), (subject.right + aside, y)
        spots = [free_spot(room, (wide, high(wide)), taken, near) for near in sides]
        faces = [spot for spot in spots if spot is not None and _faces(spot, subject)]
        best = min(faces, key=subject.distance, default=None)
        if best is not None and subject.distance(best) <= NEAR:
            return best
    return None


def _faces(spot: Box, subject: Box) -> bool:
    """Return whether a place is above or below a subject, not at its side."""
    return spot.x < subject.right and subject.x < spot.right


def _liftable(board: Board) -> list[Box]:
    """Return the boxes of all cards, with the room in which those of the hand rise."""
    layout = board.layout
    top = layout.hand_y - layout.card_height / 2 - _LIFT
    return [box if box.y < top else Box(box.x, box.y - _LIFT, box.w, box.h + _LIFT) for box in _cards(board)]


def covering_spot(
    board: Board,
    high: Callable[[float], float],
    widths: Sequence[float],
    keep: Sequence[Box],
    least: float = math.inf,
) -> Box | None:
    """Return a place for words without free room: it may cover the table, except for their subjects.

    If there is too little room even so, it is the highest possible one, for scrolling.

    Args:
        board: The board.
        high: Returns the height of the panel for a width, in units.
        widths: The possible widths, in units, the preferred one first.
        keep: The boxes that it must not cover.
        least: The least height for scrolling, in units; without it, words are whole or have no place.
    """
    layout = board.layout
    room, taken = Box(0.0, 0.0, layout.w, layout.h).inset(_APART), [box.inset(-_APART / 2) for box in keep]
    for share in (1.0, *_SHARES):
        for wide in widths:
            size = wide, high(wide) if share == 1.0 else max(least, share * high(wide))
            if (spot := free_spot(room, size, taken, log_box(layout).center)) is not None:
                return spot
    return None


def free_spot(room: Box, size: tuple[float, float], taken: Sequence[Box], near: Point) -> Box | None:
    """Return the free place of a size whose middle is nearest to a point, or None.

    Args:
        room: The room that limits it, in units.
        size: The necessary width and height, in units.
        taken: The boxes to avoid.
        near: The point, in units.
    """
    wide, high = size
    if wide > room.w or high > room.h:
        return None
    wanted = near[1] - high / 2
    rows = {wanted, *(box.bottom for box in taken), *(box.y - high for box in taken)}
    edges = [(box.x, box.y, box.right, box.bottom) for box in taken]
    best: Box | None = None
    for y in sorted({min(max(row, room.y), room.bottom - high) for row in rows}, key=lambda y: abs(y - wanted)):
        if best is not None and abs(y - wanted) >= _away(best, near):
            break  # no row farther away can be nearer
        beside = [(left, right) for left, top, right, bottom in edges if top < y + high and y < bottom]
        x = _free_x(room, wide, beside, near[0] - wide / 2)
        found = None if x is None else Box(x, y, wide, high)
        if found is not None and (best is None or _away(found, near) < _away(best, near)):
            best = found
    return best


def _away(box: Box, point: Point) -> float:
    return math.hypot(box.center[0] - point[0], box.center[1] - point[1])


def _free_x(room: Box, wide: float, beside: Sequence[tuple[float, float]], wanted: float) -> float | None:
    """Return the free left edge nearest to the wanted one, or None.

    Args:
        room: The room that limits it, in units.
        wide: The necessary width.
        beside: The left and right edges of the boxes in the row.
        wanted: The preferred left edge.
    """
    last = room.right - wide
    edges = wanted, *(left - wide for left, _right in beside), *(right for _left, right in beside)
    for x in sorted((min(max(edge, room.x), last) for edge in edges), key=lambda x: abs(x - wanted)):
        start, end = x + _TOUCH, x + wide - _TOUCH
        if not any(left < end and start < right for left, right in beside):
            return x
    return None


def panel_box(
    board: Board,
    high: Callable[[float], float],
    widths: Sequence[float],
    near: Point,
    keep: Sequence[Box] = (),
    *,
    least: float = math.inf,
) -> Box:
    """Return the place of a panel of words: free of everything, or at least of things that must never be covered.

    Things on the table stay whole, too, if there is room enough.

    Args:
        board: The board.
        high: Returns the height of the panel for a width, in units.
        widths: The possible widths, in units, the preferred one first.
        near: The preferred point for its middle, in units.
        keep: More boxes to avoid: of the cards that it is about.
        least: The least height for scrolling, in units.
    """
    layout = board.layout
    room = Box(0.0, 0.0, layout.w, layout.h).inset(_APART)
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
    held = [*essential(board), *piles]
    things = things_box(Box(0.0, 0.0, layout.w, layout.h))
    everything = [*occupied(board), *keep]
    close = ([*everything, things], everything, [*held, *keep], held, [*essential(board), *keep])
    for apart, there in [*((_CLEAR, one) for one in close[:2]), *((_APART / 2, one) for one in close)]:
        taken = [box.inset(-apart) for box in there]
        for wide in widths:
            if (spot := free_spot(room, (wide, high(wide)), taken, near)) is not None:
                return spot
    for share in _SHARES:
        for wide in widths:
            size = wide, max(least, share * high(wide))
            if size[1] < high(wide) and (spot := free_spot(room, size, taken, near)) is not None:
                return spot
    taken = [box.inset(-_APART / 2) for box in (*around_hand(layout), *keep)]  # names are covered before its subjects
    for wide in widths:
        if (spot := free_spot(room, (wide, high(wide)), taken, near)) is not None:
            return spot
    narrow = widths[-1]
    return Box.around(near, narrow, high(narrow))
