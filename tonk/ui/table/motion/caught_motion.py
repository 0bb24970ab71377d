"""The staging of a catch: the stamp comes down on the caught hand, and all around it gives way.

The hand is pressed down and kicked apart, the table is jolted, everything near hops, the dropper's plate is knocked
aside and the face there falls; shreds of paper fly up, more of them the more stakes are paid.
"""

from dataclasses import replace

from tonk.rules.cards import Seat
from tonk.rules.payouts import Outcome
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pulse
from tonk.ui.table.motion.blow_effects import Dismay, PlateKnock, ScatterThrown
from tonk.ui.table.motion.celebration_effects import Cheer, Dust, Jolt, LightRing, Stamp
from tonk.ui.table.motion.celebrations import Moment, measure_of, pieces_of
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.motion.showdown_places import cards_of
from tonk.ui.table.motion.showdown_times import Showdown
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.motion.stamp_places import StampPlace, stamp_place
from tonk.ui.table.motion.startled_faces import startle
from tonk.ui.table.places.card_places import card_key
from tonk.words import _

_FEWEST, _MOST, _FOR_STAKE = 6, 16, 3
"""The fewest and the most shreds that fly up, and the number for each stake paid: no more than chips that are paid."""
_DUST_FAR, _RING, _UNDER = 240.0, 0.86, 0.3
"""The distance that dust is blown from under the stamp, in units, the reach of the ring relative to the stamp's width,
and the part of the stamp from under which dust comes."""
_KNOCK = 30.0
"""The distance that the dropper's plate is knocked aside, in units."""
_APART, _UP, _TURNED, _FALLS_OFF = 14.0, 26.0, 12.0, 280.0
"""The distance between cards that are kicked apart, the height of their hop, both in units, their rotation, in degrees,
and the distance from the stamp at which they are kicked half as much."""
_PRESSED, _SMALLER = 9.0, 0.1
"""The distance that a card under the stamp is pressed down, in units, and the share of its size that it loses."""


def stage(staging: Staging, moment: StagingFacts, outcome: Outcome, dropper: Seat, times: Showdown) -> None:
    """Stage the stamp at the end of the caught dropper's hand, and its blow.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that is caught.
        times: The times of the whole showdown.
    """
    word, measure, touch = _("Caught!"), measure_of(Moment.CAUGHT), times.known
    lies = stamp_place(moment, times.places, dropper, word)
    begins = touch - speeds.STAMP_SLAM - speeds.STAMP_RAISED
    steps = speeds.STAMP_RAISED, speeds.STAMP_SLAM, speeds.STAMP_SETTLES, speeds.STAMP_SWINGS
    stop, (wide, high) = measure.stop, lies.size
    stamp = Stamp(begins, times.gone - begins, dropper, lies.center, word, *steps, lies.size, lies.letters, stop)
    struck = frozenset(map(card_key, cards_of(moment, dropper)))
    plate = moment.layout.plate(dropper)
    staging.effects += [
        stamp,
        Dust(touch, speeds.DUST, lies.center, (_UNDER * wide, _UNDER * high), _DUST_FAR).stopped(stop),
        LightRing(touch, speeds.BLOW_RING, lies.center, _RING * wide, first=0.0, broad=True).stopped(stop),
        ScatterThrown(
            touch,
            speeds.CHIPS_SCATTER,
            lies.center,
            pieces_thrown(outcome, dropper),
            pieces=pieces_of(Moment.CAUGHT, scored=moment.view.rules.scores_points),
        ).stopped(stop),
        Jolt(touch, speeds.STAMP_JOLT, measure.jolt).stopped(stop),
        PlateKnock.away(touch + stop, speeds.KNOCKED, plate, lies.center, _KNOCK),
        Dismay(touch + stop, speeds.DISMAY, dropper),
    ]
    staging.effects += [Cheer(touch + stop, speeds.CHEER, seat) for seat in outcome.winners]
    startle(staging, moment, (dropper, *outcome.winners), lies.center, touch + stop, measure.startles)
    staging.impacts.append(Impact(lies.center, measure.jolt, touch + stop, struck))
    staging.noise(measure.sound, touch, moment.side_of(dropper))
    _kick_apart(staging, moment, dropper, lies, times)


def pieces_thrown(outcome: Outcome, dropper: Seat) -> int:
    """Return the number of shreds that fly up at a catch: more for more stakes paid by the dropper."""
    stakes = sum(max(0, payment.stakes) for payment in outcome.payments if payment.payer == dropper)
    return max(_FEWEST, min(_MOST, _FOR_STAKE * stakes))


def _kick_apart(staging: Staging, moment: StagingFacts, dropper: Seat, lies: StampPlace, times: Showdown) -> None:
    """Stage the cards of the caught hand: pressed flat, they hop apart, those under the stamp most, and come back.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        dropper: The seat that is caught.
        lies: The place of the stamp.
        times: The times of the whole showdown.
    """
    cards, poses = cards_of(moment, dropper), times.places.hands[dropper]
    for place, (card, pose) in enumerate(zip(cards, poses, strict=True)):
        key, away = card_key(card), place - (len(cards) - 1) / 2
        near = 1.0 / (1.0 + (abs(pose.x - lies.center[0]) / _FALLS_OFF) ** 2)
        push = (_APART * away, -_UP * near * (1.0 if place % 2 else 0.6))
        turned = _TURNED * near * (1.0 if place % 2 else -1.0)
        press = Pulse(times.known, speeds.STAMP_PRESSES, grow=-_SMALLER * near, push=(0.0, _PRESSED * near))
        kick = Pulse(times.known + measure_of(Moment.CAUGHT).stop, speeds.KICKED, twist=turned, push=push)
        departure = staging.departures[key]
        staging.departures[key] = replace(departure, pulses=(*departure.pulses, press, kick))
