"""The staging of a hand that is thrown on the table at the deal: cards and letters are slammed down one by one.

It crouches while the room grows dim, is thrown to its place, and hits the table card by card; then its word does so
letter by letter, the last one hardest, with rays and a fountain of pieces. At last the letters fly off to its player.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tonk.rules.cards import Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in, ease_in_out, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrating import SLAMMED
from tonk.ui.table.motion.celebration_effects import Burst, Cheer, Dim, Dust, Jolt, SlamLight
from tonk.ui.table.motion.celebrations import Moment, measure_of, pieces_of
from tonk.ui.table.motion.departures import HeldUp, Leg
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.motion.slammed_words import THROWN, Fountain, Rhythm, SlammedWord
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.motion.startled_faces import startle
from tonk.ui.table.motion.tonk_places import HeldHand
from tonk.ui.table.places.card_places import SpriteKey

_CROUCH, _DRAWN_IN, _SMALLER = 20.0, 0.82, 0.96
"""The distance by which a hand draws back before it is thrown, in units; the width and the size that it has then."""
_ABOVE, _HIGHER, _WIDER, _ARC, _TWIST = 1.17, 18.0, 1.7, 46.0, 16.0
"""The enlargement of a card above its place, its height there, how much more it leans, the height of its path, and its
rotation on it, in degrees."""
_RECOILS, _RECOILS_TURN = 0.08, 3.0
"""The shrinking of a slammed card as it rebounds, as a share of its size, and its rotation, in degrees."""
_CARD, _LETTER, _JOLTS = 5.0, 6.0, 0.5
"""The strength of the blow of a card and of a letter, in units, and the share of it by which the view is jolted."""
_LEAST_FORCE = 0.6
"""The force with which a blow before the first would be heard: each is louder than the one before."""
_ARRIVES = 7.0
"""The strength of the blow of a word that arrives at its player."""
_DUST_SHARE = 0.7
"""The part of a hand from under which dust is blown."""


@dataclass(frozen=True)
class ThrowTimes:
    """The times of a thrown hand, in seconds at speed 1 from now.

    Attributes:
        begins: The time when it crouches.
        cards: The number of its cards.
        letters: The number of letters of its word.
        rhythm: The rhythm of those.
    """

    begins: float
    cards: int
    letters: int
    rhythm: Rhythm = THROWN

    @property
    def thrown(self) -> float:
        """Return when the first card is thrown."""
        return self.begins + speeds.TONK_CROUCH

    def slams(self, card: int) -> float:
        """Return when a card begins to come down."""
        return self.thrown + speeds.TONK_THROW + card * speeds.TONK_SLAM_STAGGER

    def lands(self, card: int) -> float:
        """Return when a card hits the table."""
        return self.slams(card) + speeds.TONK_SLAM

    @property
    def word(self) -> float:
        """Return when the first letter begins to come down."""
        return self.lands(self.cards - 1) + speeds.LETTER_WAIT

    def touches(self, letter: int) -> float:
        """Return when a letter hits the table."""
        return self.word + self.rhythm.touches(self.letters, letter)

    @property
    def leaves(self) -> float:
        """Return when the word flies off: hands may be compared from now on."""
        return self.word + self.rhythm.off(self.letters)

    @property
    def gone(self) -> float:
        """Return when the word has arrived at its player."""
        return self.word + self.rhythm.lasts(self.letters)


def throw(
    staging: Staging,
    moment: StagingFacts,
    what: Moment,
    word: str,
    seat: Seat,
    keys: Sequence[SpriteKey],
    hand: HeldHand,
    begins: float,
) -> ThrowTimes:
    """Stage the throwing of a hand, and return its times.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        what: The kind of moment.
        word: Its word.
        seat: The holder of the hand.
        keys: Its cards.
        hand: Its place, and that of its word.
        begins: The time when it crouches.
    """
    measure = measure_of(what)
    times = ThrowTimes(begins, len(keys), len(word), THROWN._replace(stop=measure.stop))
    staging.effects.append(Dim(begins, times.gone - begins, measure.dim, clears=True))
    _throw_cards(staging, keys, hand, times)
    _slam_cards(staging, moment, keys, hand, times)
    _slam_letters(staging, moment, what, word, seat, hand, times)
    return times


def _throw_cards(staging: Staging, keys: Sequence[SpriteKey], hand: HeldHand, times: ThrowTimes) -> None:
    """Stage the ways of the cards: they draw back, fly to the middle, hang there, and come down one by one."""
    lying = {}
    for key in keys:
        departure = staging.departures[key]
        pose = departure.legs[-1].to or Pose(*hand.box.center)
        for bend in departure.bends:
            pose = pose.shifted(bend.by)
        lying[key] = pose
    x, y = (sum(getattr(pose, axis) for pose in lying.values()) / len(lying) for axis in ("x", "y"))
    away = max(1.0, abs(x - hand.box.center[0]) + abs(y - hand.box.center[1]))
    back = _CROUCH * (x - hand.box.center[0]) / away, _CROUCH * (y - hand.box.center[1]) / away
    for place, (key, pose) in enumerate(zip(keys, hand.poses, strict=True)):
        was, twist = lying[key], _TWIST if place % 2 else -_TWIST
        crouched = was._replace(
            x=x + (was.x - x) * _DRAWN_IN + back[0],
            y=was.y + back[1],
            angle=was.angle * _DRAWN_IN,
            scale=was.scale * _SMALLER,
        )
        above = pose._replace(y=pose.y - _HIGHER, angle=pose.angle * _WIDER, scale=pose.scale * _ABOVE)
        departure, leaves_at = staging.departures[key], times.thrown + place * speeds.TONK_THROW_STAGGER
        ways = (
            (Leg(speeds.TONK_CROUCH, crouched, curve=ease_in_out), times.begins),
            (
                Leg(
                    speeds.TONK_THROW - len(keys) * speeds.TONK_THROW_STAGGER,
                    above,
                    curve=ease_out,
                    arc=_ARC,
                    twist=twist,
                    turns=(0.0, 0.7),
                ),
                leaves_at,
            ),
            (Leg(speeds.TONK_SLAM, pose, curve=ease_in), times.slams(place)),
        )
        for leg, when in ways:
            leg = replace(leg, to=departure.before_bends(leg.to), wait=max(0.0, when - departure.seconds))
            departure = replace(departure, legs=(*departure.legs, leg))
        held = HeldUp(pose, times.word - speeds.FADE, times.leaves)
        staging.departures[key] = replace(departure, lifts=times.begins, held_up=(held,))


def _slam_cards(
    staging: Staging, moment: StagingFacts, keys: Sequence[SpriteKey], hand: HeldHand, times: ThrowTimes
) -> None:
    """Stage the blows of the cards: light, a jolt, and the earlier cards hop."""
    side = moment.side(hand.box.center[0])
    staging.noise("flick", times.thrown, side)
    for place, (key, pose) in enumerate(zip(keys, hand.poses, strict=True)):
        lands, box = times.lands(place), moment.layout.box_of(pose)
        twist = _RECOILS_TURN if place % 2 else -_RECOILS_TURN
        staging.quivers[key] = Pulse(lands, speeds.TONK_SETTLES, grow=-_RECOILS, twist=twist)
        staging.effects.append(SlamLight(lands, speeds.HIT_LIGHT, box))
        staging.impacts.append(Impact(box.center, _CARD, lands, frozenset(keys[place:])))
        staging.effects.append(Jolt(lands, speeds.LETTER_JOLT, _JOLTS * _CARD))
        force = _LEAST_FORCE + (1.0 - _LEAST_FORCE) * (place + 1) / len(keys)
        staging.noise("slam", lands, moment.side(pose.x), force)
    lies = times.lands(len(keys) - 1)
    under = hand.box.w * _DUST_SHARE, hand.box.h * _DUST_SHARE
    staging.effects.append(Dust(lies, speeds.TONK_DUST, hand.box.center, under))


def _slam_letters(
    staging: Staging, moment: StagingFacts, what: Moment, word: str, seat: Seat, hand: HeldHand, times: ThrowTimes
) -> None:
    """Stage the letters: each is a blow, the last one with rays, pieces and the greatest; then they fly off."""
    measure, plate = measure_of(what), moment.layout.plate(seat)
    center, letters = hand.word.at, SLAMMED * measure.letters * hand.word.share
    wide, _high = size = hand.word_size(what, word)
    seconds = times.gone - times.word
    to = moment.layout.portrait(seat).center
    slammed = SlammedWord(times.word, seconds, center, word, letters, size, measure.form, rhythm=times.rhythm, to=to)
    staging.effects.append(slammed)
    last = times.letters - 1
    for number, letter in enumerate(word):
        if letter.isspace() or number == last:
            continue
        touch, at = times.touches(number), (center[0] + wide * ((number + 0.5) / times.letters - 0.5), center[1])
        staging.impacts.append(Impact(at, _LETTER, touch))
        staging.effects.append(Jolt(touch, speeds.LETTER_JOLT, _JOLTS * _LETTER))
        staging.noise("hit", touch, moment.side(at[0]), _LEAST_FORCE + (1.0 - _LEAST_FORCE) * number / times.letters)
    punch, stop = times.touches(last), measure.stop
    staging.impacts.append(Impact(center, measure.jolt, punch + stop))
    staging.effects.append(Jolt(punch, speeds.TONK_JOLT, measure.jolt).stopped(stop))
    startle(staging, moment, (seat,), center, punch + stop, measure.startles)
    shine = times.leaves + speeds.LETTER_LEAVES - punch
    staging.effects.append(Burst(punch, shine - stop, _middle(hand.box, center), measure.rays).stopped(stop))
    edge, falls = (hand.box.center[0], hand.box.y), moment.layout.h - hand.box.y + 40.0
    pieces = pieces_of(what, scored=moment.view.rules.scores_points)
    fountain = Fountain(
        punch,
        speeds.FOUNTAIN,
        edge,
        measure.pieces,
        clear=(hand.box.w / 2, 0.0),
        pieces=pieces,
        high=0.8 * hand.box.y,
        falls=falls,
    )
    staging.effects.append(fountain.stopped(stop))
    staging.noise(measure.sound, punch, moment.side(center[0]))
    first, arrived = times.word + times.rhythm.arrives(times.letters, 0), times.gone
    staging.effects.append(Cheer(first, speeds.CHEER, seat))
    for when in (first, (first + arrived) / 2, arrived):
        staging.effects.append(SlamLight(when, speeds.HIT_LIGHT, plate))
    staging.impacts.append(Impact(plate.center, _ARRIVES, first))
    staging.noise("chips", first, moment.side_of(seat))


def _middle(hand: Box, word: Point) -> Point:
    """Return the middle between a hand and its word, from which the rays come."""
    return (hand.center[0] + word[0]) / 2, (hand.center[1] + word[1]) / 2
