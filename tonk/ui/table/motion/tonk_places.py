"""The places of hands that are thrown on the table at the deal, and of their words.

A hand alone is thrown to the middle of the felt, with its word above it; several at once lie next to their words, each
on free felt before its holder.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from tonk.rules.cards import Seat, cards_in
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrating import WORD_SHARES, WordPlace, in_play, word_size
from tonk.ui.table.motion.celebrations import Moment
from tonk.ui.table.motion.staging import StagingFacts
from tonk.ui.table.places.word_places import Obstacles

_OWN_SCALE, _SCALE, _SMALL_OWN_SCALE, _SMALL_SCALE = 1.36, 1.06, 1.0, 0.66
"""The size of a hand at the bottom and of another player's, alone, and as one of several at once."""
_OWN_WORD, _WORD, _SMALL_WORD = 1.0, 0.78, 0.74
"""The sizes of their words relative to the moment's measure; that of one of several fits beside its hand."""
_SHRINKS = tuple(1.0 - 0.04 * step for step in range(16))
"""The sizes at which a hand and its word are tried until there is room for them."""
_OPEN, _TOUCHES, _NEARER, _RAISED = 0.84, 8.0, 0.4, 0.42
"""The distance of the cards of a hand alone, as a share of their width; the distance of its word above it; the share of
the way from the middle of the felt to its player; and the share of the free height that is above it at the bottom."""
_ROOM_ABOVE = 22.0
"""The extent of that room above the felt for spreads."""
_STEPS = 0.86, 0.6, 0.44
"""The distances of its cards, as shares of their width: the first for which there is room is used."""
_LEAN, _BOW = 4.0, 5.0
"""The angle between its cards, in degrees, and the depth of its bow, in units."""
_RISE = 0.34
"""The rise of the hand at the bottom above its place, as a share of a card's height."""
_ACROSS = tuple(60.0 * step for step in range(-6, 7))
_DOWN = tuple(24.0 * step for step in range(-4, 13))
_AROUND = sorted(product(_ACROSS, _DOWN), key=lambda one: abs(one[0]) + abs(one[1]))
"""The distances from its usual place at which a hand is tried, the nearest first."""
_APART, _EDGE = 10.0, 20.0
"""The distances of a word from its hand, and of both from the edges of the window."""
_SMALLER, _NARROWER, _BESIDE = 420.0, 60.0, 90.0
"""The costs of a word that is smaller by its whole size, of each step to a narrower hand, and of a word beside it
instead of above or below it, in units of distance."""


class HeldHand(NamedTuple):
    """A held up hand: the poses of its cards, the box around them, and the place of its word."""

    poses: Sequence[Pose]
    box: Box
    word: WordPlace

    def word_size(self, what: Moment, word: str) -> tuple[float, float]:
        """Return the largest size of its word, in units."""
        return word_size(what, word, self.word.share, slammed=True)


def held_hands(moment: StagingFacts, what: Moment, word: str, seats: Sequence[Seat]) -> Mapping[Seat, HeldHand]:
    """Return the places of hands that are held up at once, each with a word that covers no cards, piles or plates.

    Args:
        moment: The facts about the table, after the events.
        what: The kind of moment.
        word: Its word.
        seats: The seats of the hands.
    """
    if len(seats) == 1:
        return {seats[0]: _alone(moment, what, word, seats[0])}
    found: dict[Seat, HeldHand] = {}
    own = [] if moment.layout.bottom in seats else [moment.layout.bottom]
    weighted = in_play(moment, own)
    for seat in seats:
        held = _best(moment, what, word, seat, weighted)
        size = word_size(what, word, held.word.share, slammed=True)
        weighted += [(held.box, 8.0), (Box.around(held.word.at, *size), 8.0)]
        found[seat] = held
    return found


def _alone(moment: StagingFacts, what: Moment, word: str, seat: Seat) -> HeldHand:
    """Return the place of a hand that alone is thrown on the table, and of its word above it, whole in the window.

    Args:
        moment: The facts about the table, after the events.
        what: The kind of moment.
        word: Its word.
        seat: The holder.
    """
    layout, own = moment.layout, seat == moment.layout.bottom
    felt = layout.rows.felt
    top, own_top = felt.y - _ROOM_ABOVE, layout.hand_y - layout.card_height / 2
    room = Box(felt.x, top, felt.w, (layout.h - _EDGE if own else own_top - _APART) - top)
    for shrunk in _SHRINKS:
        poses, hand = _opened(moment, seat, (_OWN_SCALE if own else _SCALE) * shrunk, _OPEN)
        share = (_OWN_WORD if own else _WORD) * shrunk
        wide, high = word_size(what, word, share, slammed=True)
        free = room.h - high - _TOUCHES - hand.h
        if max(wide, hand.w) <= room.w and free >= 0.0:
            break
    half, towards = max(wide, hand.w) / 2, layout.before(seat, hand.w, hand.h)[0] if not own else room.center[0]
    x = room.center[0] + _NEARER * (towards - room.center[0])
    x = max(room.x + half, min(room.right - half, x))
    above = _RAISED if own or layout.place(seat).side else 0.12
    y = room.y + max(0.0, free) * above + high / 2
    dx, dy = x - hand.center[0], y + high / 2 + _TOUCHES - hand.y
    return HeldHand([pose.moved(dx, dy) for pose in poses], hand.move(dx, dy), WordPlace((x, y), share))


def _best(moment: StagingFacts, what: Moment, word: str, seat: Seat, weighted: Sequence[tuple[Box, float]]) -> HeldHand:
    """Return the best place for a hand and its word: near its holder, and on nothing else.

    Args:
        moment: The facts about the table, after the events.
        what: The kind of moment.
        word: Its word.
        seat: The holder.
        weighted: The boxes to avoid, with their weights.
    """
    layout, room = moment.layout, Box(0.0, 0.0, moment.layout.w, moment.layout.h).inset(_EDGE)
    scale = _SMALL_SCALE if seat != layout.bottom else _SMALL_OWN_SCALE
    hands = [_opened(moment, seat, scale, step) for step in _STEPS]
    obstacles = Obstacles(weighted)
    found, least = HeldHand(*hands[-1], WordPlace(hands[-1][1].center)), math.inf
    for (dx, dy), (narrower, (poses, at)) in product(_AROUND, enumerate(hands)):
        near = abs(dx) + abs(dy) + narrower * _NARROWER
        if near >= least:
            continue
        box = at.move(dx, dy)
        far = near + _outside(box, room) + obstacles.under_box(box)
        if far >= least:
            continue
        for place, size, cost in _words_at(what, word, box):
            if far + cost >= least:
                continue
            written = Box.around(place.at, *size)
            whole = far + cost + _outside(written, room) + obstacles.under_box(written)
            if whole < least:
                found, least = HeldHand([pose.moved(dx, dy) for pose in poses], box, place), whole
    return found


def _words_at(what: Moment, word: str, hand: Box) -> Iterator[tuple[WordPlace, tuple[float, float], float]]:
    """Yield the places of a word next to a hand, its size there, and the cost of it, the best first.

    Args:
        what: The kind of moment.
        word: The word.
        hand: The box around the hand.
    """
    x, y = hand.center
    for share in WORD_SHARES:
        wide, high = size = word_size(what, word, _SMALL_WORD * share, slammed=True)
        cost = _SMALLER * (1.0 - share)
        for down in (hand.y - _APART - high / 2, hand.bottom + _APART + high / 2):
            yield WordPlace((x, down), _SMALL_WORD * share), size, cost
        for across in (hand.right + _APART + wide / 2, hand.x - _APART - wide / 2):
            yield WordPlace((across, y), _SMALL_WORD * share), size, cost + _BESIDE


def _opened(moment: StagingFacts, seat: Seat, scale: float, step: float) -> tuple[Sequence[Pose], Box]:
    """Return a hand held up before its holder, opened by a step, with the box around it.

    Args:
        moment: The facts about the table, after the events.
        seat: The holder.
        scale: The size of its cards.
        step: Their distance, as a share of their width.
    """
    layout, count = moment.layout, len(cards_in((moment.view.shown or ())[seat]))
    card, high = layout.card_width * scale, layout.card_height * scale
    step = min(step * card, (layout.w - card - 2 * _EDGE) / max(1, count - 1))
    x, y = _before(moment, seat, step * (count - 1) + card, high)
    poses = []
    for place in range(count):
        away = place - (count - 1) / 2
        poses.append(Pose(x + away * step, y + away**2 * _BOW * scale, -away * _LEAN, 1.0, scale))
    turned = math.radians(abs(poses[0].angle))
    wide, tall = (
        card * math.cos(turned) + high * math.sin(turned),
        high * math.cos(turned) + card * math.sin(turned),
    )
    first, last = poses[0], poses[-1]
    lowest = max(first.y + tall / 2, y + high / 2)
    top = min(first.y - tall / 2, y - high / 2)
    return poses, Box(first.x - wide / 2, top, last.x - first.x + wide, lowest - top)


def _before(moment: StagingFacts, seat: Seat, wide: float, high: float) -> Point:
    """Return the middle of a hand of a size right before its holder."""
    layout = moment.layout
    if seat == layout.bottom:
        return layout.w / 2, layout.hand_y - layout.card_height * _RISE
    return layout.before(seat, wide, high)


def _outside(box: Box, room: Box) -> float:
    """Return the cost of a box outside a room."""
    return 8.0 * (box.w * box.h - box.overlap(room))
