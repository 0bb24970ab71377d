"""The comparison of hands: each slides onto the felt and is turned up, until the outcome is visible.

A dropper's hand is first, the others follow from the highest to the lowest, so that the one that could catch the
dropper comes last. Their totals count above them as the cards turn.
"""

from dataclasses import dataclass, replace

from tonk.rules.cards import Seat, mask_of
from tonk.rules.guests.knocking import counted_so_far
from tonk.rules.payouts import BONUS, CAUGHT, GIN, OUT, RUM, THIRTY_ONE, TONK, Outcome
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in_out
from tonk.ui.table.motion.celebrating import WordPlace, celebrate, ribbon_size
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    Cheer,
    ChipBurst,
    CountedTotal,
    Dim,
    Dust,
    Jolt,
    LightRing,
    SoftLight,
    Stamp,
)
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.felt_effects import Glow, HitLight
from tonk.ui.table.motion.guest_motion import before, cried_when_compared
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, cards_of, free_beside, places_of
from tonk.ui.table.motion.sprites import Departure, HeldUp, Leg
from tonk.ui.table.motion.staging import Staging, StagingFacts, counted
from tonk.ui.table.motion.stamp_places import stamp_place
from tonk.ui.table.places.card_places import back_key, card_key
from tonk.words import _
from tonk.words.table.guest_hands import total_text

_CRIED = TONK, BONUS, GIN, RUM, THIRTY_ONE
"""The endings that have been celebrated at one hand before all are compared."""
_HOLDS = 0.2
"""The swelling of the cards of a drop that holds."""
_RINGS, _RINGS_APART, _RING_REACH = 2, 0.10, 190.0
"""The number of rings of light from under such a hand, the time between them, and their reach beyond the hand."""
_COUNTED, _COUNTED_TWIST = 0.14, 3.0
"""The growth of a counted card, and its rotation, in degrees."""


@dataclass(frozen=True)
class Showdown:
    """The times of a showdown, in seconds at speed 1, and its places.

    Attributes:
        known: The time when the winner is visible.
        home: The time when the hands return to their players, as the page of the result rises.
        places: The places of hands and totals.
    """

    known: float
    home: float
    places: ShowdownPlaces

    @property
    def gone(self) -> float:
        """Return when nothing of it is visible any longer: hands and words stay until the page is there."""
        return self.home + speeds.SHOW_HOME


def known_at(moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float) -> float:
    """Return the time when the winner is visible, and a stamp or a ribbon that says so has been slammed down.

    Args:
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped; None if the stock has run out or somebody has gone out.
        begins: The start of the showdown.
    """
    turned, stagger = _turned(moment, outcome, dropper, begins + speeds.DROP_HOLD)
    lasts = [turns + (len(cards_of(moment, seat)) - 1) * stagger for seat, turns in turned.items()]
    last = max(lasts, default=begins) + speeds.REVEAL
    if outcome.ending == CAUGHT:
        return last + speeds.STAMP_RAISED + speeds.STAMP_SLAM
    slammed = dropper is not None or cried_when_compared(outcome) is not None
    return last + (speeds.RIBBON_RAISED + speeds.RIBBON_SLAM if slammed else 0.0)


def looked_at(moment: StagingFacts, outcome: Outcome) -> float:
    """Return the least duration of the ending."""
    cried = cried_when_compared(outcome)
    least = measure_of(_what(moment, outcome)).seconds
    return least if cried is None else max(least, measure_of(cried.what).seconds)


def stage(
    staging: Staging, moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float, home: float
) -> None:
    """Stage the showing of all hands, one after the other, until the page of the result rises.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped, whose hand lies on the felt as a block; None for none.
        begins: The start of the showdown.
        home: The time when the page rises.
    """
    turned, stagger = _turned(moment, outcome, dropper, begins + speeds.DROP_HOLD)
    known, what = known_at(moment, outcome, dropper, begins), _what(moment, outcome)
    times = Showdown(known, home, places_of(moment))
    for seat, turns in turned.items():
        _show(staging, moment, outcome, seat, turns, stagger, times)
    staging.effects.append(Dim.held(min(staging.arrived, begins), home, measure_of(what).dim))
    lit = [(seat, False) for seat in outcome.winners]
    _empty_hands(staging, moment, outcome, known, times)
    if dropper is None:
        if cried_when_compared(outcome) is not None:
            _cry(staging, moment, outcome, times)
        elif outcome.ending not in (OUT, *_CRIED):
            _sound(staging, moment, outcome, known, times)
    elif outcome.ending == CAUGHT:
        lit.append((dropper, True))
        _stamp(staging, moment, dropper, times)
    else:
        word = _("It wins!")
        at = free_beside(moment, times.places, dropper, ribbon_size(what, word))
        celebrate(staging, moment, what, known, times.places.box(dropper).center, word, WordPlace(at), ribbon=True)
        _cheer(staging, dropper, what, times)
    for seat, red in lit:
        box = times.places.box(seat) if seat in times.places.hands else moment.layout.plate(seat)
        staging.effects.append(Glow(known, times.gone - known, box, caught=red))
    staging.ending_shown = max(staging.ending_shown, known)
    staging.held = home


def _empty_hands(staging: Staging, moment: StagingFacts, outcome: Outcome, known: float, times: Showdown) -> None:
    """Stage the winners' empty hands too: a golden 0 is before them from the first card on.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        known: The time when all hands are counted.
        times: The times of the whole showdown.
    """
    layout = moment.layout
    for seat in set(outcome.winners) - set(times.places.hands):
        at = (layout.w / 2, layout.hand_y) if seat == layout.bottom else layout.before(seat, *TOTAL_SIZE)
        staging.effects.append(CountedTotal(known, times.gone - known, seat, at, ((0.0, "0"),), 0.0))


def _cry(staging: Staging, moment: StagingFacts, outcome: Outcome, times: Showdown) -> None:
    """Stage the word of a guest's ending beside its hands, once all have been counted."""
    cried = cried_when_compared(outcome)
    if cried is None:
        return
    for seat in cried.seats:
        if seat in times.places.hands:
            center = times.places.box(seat).center
            at = free_beside(moment, times.places, seat, ribbon_size(cried.what, cried.word))
        else:
            center = at = before(moment, seat)
        celebrate(staging, moment, cried.what, times.known, center, cried.word, WordPlace(at), ribbon=True)


def _cheer(staging: Staging, dropper: Seat, what: Moment, times: Showdown) -> None:
    """Stage the triumph of a drop that holds: a jolt, light that goes out from under its hand, and a glad face.

    Args:
        staging: The staging to add to.
        dropper: The seat that dropped.
        what: The kind of moment.
        times: The times of the whole showdown.
    """
    box, measure, known = times.places.box(dropper), measure_of(what), times.known
    staging.effects.append(SoftLight(known, times.gone - known, box.inset(-measure.light)))
    staging.effects.append(HitLight(known, speeds.HIT_LIGHT, box))
    for step in range(_RINGS):
        begins = known + step * _RINGS_APART
        staging.effects.append(LightRing(begins, speeds.LIGHT_RING, box.center, box.w / 2 + _RING_REACH))
    staging.effects.append(Jolt(known, speeds.JOLT, measure.jolt))
    staging.effects.append(Cheer(known, speeds.CHEER, dropper))


def _sound(staging: Staging, moment: StagingFacts, outcome: Outcome, known: float, times: Showdown) -> None:
    """Stage jumping chips at the lowest hands, whose totals say everything, and the sound of it."""
    measure = measure_of(_what(moment, outcome))
    for seat in outcome.winners:
        box = times.places.box(seat) if seat in times.places.hands else moment.layout.plate(seat)
        center = box.center
        staging.effects.append(ChipBurst(known, measure.seconds, center, measure.chips))
        staging.noise(measure.sound, known, moment.side_of(seat))


def _what(moment: StagingFacts, outcome: Outcome) -> Moment:
    """Return the kind of moment at the end of the showdown."""
    if outcome.ending == CAUGHT:
        return Moment.CAUGHT
    if outcome.ending == OUT:
        return Moment.WENT_OUT
    return Moment.RUN_HELD if moment.view.rules.scores_points else Moment.DROP_HELD


def _turned(
    moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float
) -> tuple[dict[Seat, float], float]:
    """Return the times when each hand begins to turn up, in their order, and the time between cards."""
    dropper = outcome.by[0] if outcome.ending in _CRIED and outcome.by else dropper
    first = moment.view.seat if dropper is None else dropper
    others = [(first + 1 + step) % moment.view.seats for step in range(moment.view.seats)]
    others = sorted((seat for seat in others if seat != dropper), key=lambda seat: -outcome.totals[seat])
    seats = [seat for seat in (dropper, *others) if seat is not None and cards_of(moment, seat)]
    usual = sum(len(cards_of(moment, seat)) for seat in seats) * speeds.REVEAL_STAGGER
    usual += (len(seats) - 1) * speeds.REVEAL_PAUSE + speeds.CATCH_BREATH
    apart = speeds.SHOW_SLIDE + speeds.REVEAL + speeds.CATCH_BREATH
    hurry = min(1.0, (speeds.REVEAL_LONGEST - apart) / max(usual, speeds.REVEAL))
    turned, when = {}, begins + speeds.SHOW_SLIDE
    for seat in seats:
        when += speeds.CATCH_BREATH * hurry if seat == seats[-1] and seat != dropper else 0.0
        turned[seat] = when
        when += (len(cards_of(moment, seat)) * speeds.REVEAL_STAGGER + speeds.REVEAL_PAUSE) * hurry
    return turned, speeds.REVEAL_STAGGER * hurry


def _show(
    staging: Staging,
    moment: StagingFacts,
    outcome: Outcome,
    seat: Seat,
    begins: float,
    stagger: float,
    times: Showdown,
) -> None:
    """Stage one hand that slides onto the felt, turns up card by card as its total counts, and finally returns.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        seat: The seat of the hand.
        begins: The time when its first card turns.
        stagger: The time between one card and the next.
        times: The times of the whole showdown.
    """
    for place, (card, pose) in enumerate(zip(cards_of(moment, seat), times.places.hands[seat], strict=True)):
        key = card_key(card)
        before = staging.departures.get(key)
        start = moment.pose_of(key) or _covered(staging, moment, seat, place)
        face = before.legs[-1].to.face if before is not None and before.legs[-1].to else start.face
        come = before or Departure(start, (), begins - speeds.SHOW_SLIDE)
        turns = begins + place * stagger
        legs = (
            Leg(
                speeds.SHOW_SLIDE,
                come.before_bends(pose._replace(face=face)),
                wait=begins - speeds.SHOW_SLIDE - come.seconds,
                curve=ease_in_out,
            ),
            Leg(
                speeds.REVEAL,
                come.before_bends(pose),
                wait=turns - begins,
                curve=ease_in_out,
                swell=0.12,
                turns=(0.1, 0.9),
            ),
            Leg(speeds.SHOW_HOME, wait=times.home - turns - speeds.REVEAL, curve=ease_in_out),
        )
        counts = turns + speeds.REVEAL / 2
        pulses = Pulse(counts, 2 * speeds.COUNT_POP, twist=_COUNTED_TWIST, grow=_COUNTED), _pulse(outcome, seat, times)
        seen = begins - speeds.SHOW_SLIDE if come.held_up else turns
        held_up = *come.held_up, HeldUp(pose, seen, times.home)
        lifts = come.lifts if come.held_up else begins - speeds.SHOW_SLIDE
        come = replace(come, legs=(*come.legs, *legs), pulses=pulses, held_up=held_up)
        staging.departures[key] = replace(come, above=not come.unseen, lifts=lifts if come.unseen else None)
        staging.noise(counted(place), counts, moment.side_of(seat))
        if face < 1.0:
            staging.noise("turn", counts, moment.side_of(seat))
    _count(staging, moment, seat, begins, stagger, times, won=seat in outcome.winners)


def _pulse(outcome: Outcome, seat: Seat, times: Showdown) -> Pulse:
    """Return the jolt of every hand by a stamp, strongest for the dropper's."""
    if outcome.ending != CAUGHT:
        held = seat in outcome.winners and seat in outcome.by
        return Pulse(times.known, speeds.QUIVER, grow=_HOLDS if held else 0.05 if seat in outcome.winners else 0.0)
    jolt = measure_of(Moment.CAUGHT).jolt
    if seat in outcome.by:
        return Pulse(times.known, speeds.SWAY, sway=jolt)
    return Pulse(times.known, speeds.QUIVER, twist=jolt / 4, grow=0.03)


def _count(
    staging: Staging,
    moment: StagingFacts,
    seat: Seat,
    begins: float,
    stagger: float,
    times: Showdown,
    *,
    won: bool,
) -> None:
    """Stage the total of a hand, counting card by card as they turn.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The seat of the hand.
        begins: The time when its first card turns.
        stagger: The time between one card and the next.
        times: The times of the whole showdown.
        won: Whether the hand wins.
    """
    cards, seconds, rules = cards_of(moment, seat), times.gone - begins, moment.view.rules
    counts = tuple(
        (
            (place * stagger + speeds.REVEAL * 0.5) / seconds,
            total_text(rules, counted_so_far(rules, mask_of(cards[: place + 1]))),
        )
        for place in range(len(cards))
    )
    known = (times.known - begins) / seconds if won else 1.0
    staging.effects.append(CountedTotal(begins, seconds, seat, times.places.totals[seat], counts, known))


def _stamp(staging: Staging, moment: StagingFacts, dropper: Seat, times: Showdown) -> None:
    """Stage the stamp at the end of the caught dropper's hand: the view jolts, all around hops, and dust flies."""
    word, begins, measure = (
        _("Caught!"),
        times.known - speeds.STAMP_SLAM - speeds.STAMP_RAISED,
        measure_of(Moment.CAUGHT),
    )
    lies = stamp_place(moment, times.places, dropper, word)
    center, (wide, high), letters = lies.center, lies.size, lies.letters
    steps = speeds.STAMP_RAISED, speeds.STAMP_SLAM, speeds.STAMP_SETTLES
    staging.effects.append(Stamp(begins, times.gone - begins, dropper, center, word, *steps, (wide, high), letters))
    staging.effects.append(Dust(times.known, speeds.DUST, center, (wide, 0.6 * high)))
    staging.effects.append(ChipBurst(times.known, speeds.CHIPS_SCATTER, center, measure.chips))
    staging.effects.append(Jolt(times.known, speeds.JOLT, measure.jolt))
    struck = frozenset(map(card_key, cards_of(moment, dropper)))
    staging.impacts.append(Impact(center, measure.jolt, times.known, struck))
    staging.noise(measure.sound, times.known, moment.side_of(dropper))


def _covered(staging: Staging, moment: StagingFacts, seat: Seat, place: int) -> Pose:
    """Return the place of a hand's hidden card."""
    key = back_key(seat, place)
    return moment.pose_of(staging.heirs.get(key, key)) or moment.layout.stock
