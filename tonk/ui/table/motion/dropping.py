"""A drop: the hand folds card by card into a pack, which is lifted and slammed on the felt with a word."""

from tonk.rules.cards import Card, Seat, cards_in
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, ease_in, ease_in_out, ease_out
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.motion.celebrating import SLAMMED, in_play, word_size
from tonk.ui.table.motion.celebration_effects import Jolt
from tonk.ui.table.motion.celebrations import Form, Moment, measure_of
from tonk.ui.table.motion.cried_motion import CalledWord
from tonk.ui.table.motion.departures import Departure, Leg
from tonk.ui.table.motion.felt_effects import Ring, StackHop
from tonk.ui.table.motion.impacts import SLAM, Impact
from tonk.ui.table.motion.reactions import puff
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.places.card_places import back_key, card_key
from tonk.ui.table.places.layout import BACK_SCALE, TableLayout
from tonk.ui.table.places.word_places import covered, free_word
from tonk.words import _

_JOLT, _DUST, _RING = 4.0, 64.0, 20.0
"""The jolt of the table, the distance that dust is blown, and the first radius of the ring, in units."""
_GATHERED, _LIFTED, _HIGH = 1.1, 1.26, 16.0
"""The size of the pack as it comes together and as it is lifted, relative to that on the felt, and its height then."""
_WORD, _BESIDE = 0.5 * SLAMMED, 48.0
"""The size of its word relative to that for going out, and the distance of that from the pack's edge, in units."""
_SHARES, _ON_PACKET, _OPENS = (1.0, 0.86, 0.74, 0.62), 20.0, 0.38
"""The sizes of its word that are tried, the weight of each square unit of the hand that it would cover, and the width
by which each further card widens that on both sides as it opens, in widths of a card."""


def knock_down(staging: Staging, moment: StagingFacts, seat: Seat) -> None:
    """Stage a drop: the hand comes together face down, and is put on the felt as a block, with a knock.

    Args:
        staging: The moved cards.
        moment: The facts about the moment.
        seat: The seat that drops.
    """
    layout, begins, cards = moment.layout, staging.arrived, cards_in((moment.view.shown or ())[seat])
    block = _block(layout, seat)
    gathered = block._replace(scale=block.scale * _GATHERED)
    raised = block.moved(0.0, -_HIGH)._replace(scale=block.scale * _LIFTED)
    together = (len(cards) - 1) * speeds.DROP_FOLD
    touch = begins + speeds.DROP_GATHER + together + speeds.DROP_LIFT + speeds.DROP_SLAM
    for place, card in enumerate(cards):
        aside, folds = (0.5 * place, -0.8 * place), place * speeds.DROP_FOLD
        gather = Leg(
            speeds.DROP_GATHER, gathered.moved(*aside), wait=folds, curve=ease_in_out, arc=14.0, turns=(0.0, 0.6)
        )
        lift = Leg(speeds.DROP_LIFT, raised.moved(*aside), wait=together - folds, curve=ease_out)
        slam = Leg(speeds.DROP_SLAM, block.moved(*aside), curve=ease_in)
        start = _start(staging, moment, seat, place, card)
        staging.departures[card_key(card)] = Departure(start, (gather, lift, slam), begins)
    staging.noise("knock", touch, moment.side_of(seat))
    at = block.x, block.y
    staging.effects += [
        Ring(touch, speeds.BLOW_RING, at, _RING, broad=True).stopped(speeds.DROP_STOP),
        Jolt(touch, speeds.JOLT, _JOLT).stopped(speeds.DROP_STOP),
        StackHop(touch + speeds.DROP_STOP, speeds.STACKS_HOP),
    ]
    puff(staging, touch + speeds.DROP_STOP, layout.box_of(block), at, _DUST)
    _cry(staging, moment, block, len(cards), touch)
    staging.impacts.append(Impact(at, SLAM, touch + speeds.DROP_STOP, frozenset(map(card_key, cards))))


def _cry(staging: Staging, moment: StagingFacts, block: Pose, count: int, touch: float) -> None:
    """Stage the word of a drop, which strikes the felt with the pack.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        block: The place of the pack.
        count: The number of its cards.
        touch: The time when it strikes the felt.
    """
    word, what = (_("Run!") if moment.view.rules.scores_points else _("Drop!")), Moment.WENT_OUT
    measure, side = measure_of(what), -1.0 if block.y > moment.layout.h / 2 else 1.0
    packet, layout, falls = moment.layout.box_of(block), moment.layout, speeds.WORD_FALLS
    about = block.x, block.y + side * (_BESIDE + packet.h / 2)
    opened = packet.inset(-_OPENS * (count - 1) * packet.w, 0.0)  # the hand is compared there while it is read
    weighted = [*in_play(moment, []), (opened, _ON_PACKET)]
    window = Box(0.0, 0.0, layout.w, layout.h)
    for share in _SHARES:
        size = word_size(what, word, _WORD * share)
        at = free_word(layout, about, (size[0] / 2, size[1] / 2), weighted, [opened], window)
        if not covered(Box.around(at, *size), weighted):
            break
    staging.effects.append(
        CalledWord(
            touch - falls,
            falls + speeds.DROP_CRIED,
            at,
            word,
            _WORD * measure.letters * share,
            size,
            Form.GOLD,
            comes=falls,
        )
    )


def _block(layout: TableLayout, seat: Seat) -> Pose:
    """Return the place of a dropped hand, clear of the spreads above it."""
    if seat == layout.bottom:
        return Pose(layout.w / 2, layout.hand_y - layout.card_height * 0.34, 0.0, 0.0, 0.86)
    scale = BACK_SCALE * 1.3
    return Pose(*layout.before(seat, layout.card_width * scale, layout.card_height * scale), 0.0, 0.0, scale)


def _start(staging: Staging, moment: StagingFacts, seat: Seat, place: int, card: Card) -> Pose:
    """Return the place of a hand's card before it is turned up."""
    key = back_key(seat, place)
    hidden = moment.pose_of(staging.heirs.get(key, key))
    return moment.pose_of(card_key(card)) or hidden or moment.layout.stock
