"""The comparison of hands: each slides onto the felt and is turned up, until the outcome is visible.

A dropper's hand is first, the others follow from the highest to the lowest, so that the one that could catch the
dropper comes last. Their totals count above them as the cards turn.
"""

from dataclasses import replace

from tonk.rules.cards import Seat, mask_of
from tonk.rules.guests.knocking import counted_so_far
from tonk.rules.payouts import CAUGHT, OUT, Outcome
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in_out
from tonk.ui.table.motion import caught_motion
from tonk.ui.table.motion.blow_effects import NarrowLight
from tonk.ui.table.motion.celebrating import STRUCK_SHARES, WordPlace, strike, struck_after
from tonk.ui.table.motion.celebration_effects import (
    TOTAL_SIZE,
    Cheer,
    CountedTotal,
    Dim,
    LightRing,
    Scatter,
    SoftLight,
)
from tonk.ui.table.motion.celebrations import Measure, Moment, measure_of, pieces_of
from tonk.ui.table.motion.departures import Departure, HeldUp, Leg
from tonk.ui.table.motion.felt_effects import Glow, HitLight
from tonk.ui.table.motion.going_out import light_trophy, trophy_place
from tonk.ui.table.motion.guest_motion import before, cried_when_compared
from tonk.ui.table.motion.showdown_places import cards_of, free_beside
from tonk.ui.table.motion.showdown_times import CRIED, Reveal, Showdown, reveals
from tonk.ui.table.motion.staging import Staging, StagingFacts, counted
from tonk.ui.table.places.card_places import back_key, card_key
from tonk.words import _
from tonk.words.table.guest_hands import total_text

_HOLDS = 0.2
"""The swelling of the cards of a drop that holds."""
_RINGS, _RINGS_APART, _RING_REACH = 2, 0.07, 190.0
"""The number of rings of light from under such a hand, the time between them, and their reach beyond the hand."""
_TREMBLES = 2.0
"""The rotation of other hands by a stamp, in degrees."""
_DEEPER = 0.16
"""The depth of dimming that is added while the table holds its breath."""
_COUNTED, _COUNTED_TWIST = 0.14, 3.0
"""The growth of a counted card, and its rotation, in degrees."""


def known_at(moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float) -> float:
    """Return the time when the winner is visible, and a stamp or a word that says so has been slammed down.

    Args:
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped; None if the stock has run out or somebody has gone out.
        begins: The start of the showdown.
    """
    shown = reveals(moment, outcome, dropper, begins + speeds.DROP_HOLD).values()
    last = max((one.known for one in shown), default=begins + speeds.REVEAL)
    if outcome.ending == CAUGHT:
        return last + speeds.STAMP_RAISED + speeds.STAMP_SLAM
    cried = cried_when_compared(outcome)
    if dropper is not None:
        return last + struck_after(_what(moment, outcome), _("It wins!"))
    return last + (struck_after(cried.what, cried.word) if cried is not None else 0.0)


def looked_at(moment: StagingFacts, outcome: Outcome) -> float:
    """Return the least duration of the ending."""
    cried = cried_when_compared(outcome)
    least = measure_of(_what(moment, outcome)).seconds
    return least if cried is None else max(least, measure_of(cried.what).seconds)


def stage(
    staging: Staging, moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float, times: Showdown
) -> None:
    """Stage the showing of all hands, one after the other, until the page of the result rises.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped, whose hand lies on the felt as a block; None for none.
        begins: The start of the showdown.
        times: The times of the whole showdown.
    """
    shown = reveals(moment, outcome, dropper, begins + speeds.DROP_HOLD)
    known, home, what = times.known, times.home, _what(moment, outcome)
    for seat, reveal in shown.items():
        _show(staging, moment, outcome, seat, reveal, times)
        if reveal.breath is not None:
            _hold_breath(staging, seat, reveal.breath, measure_of(what), times)
    staging.effects.append(Dim.held(min(staging.arrived, begins), home, measure_of(what).dim))
    lit = [(seat, False) for seat in outcome.winners]
    _empty_hands(staging, moment, outcome, known, times)
    if dropper is None:
        if cried_when_compared(outcome) is not None:
            _cry(staging, moment, outcome, times)
        elif outcome.ending not in (OUT, *CRIED):
            _sound(staging, moment, outcome, known, times)
    elif outcome.ending == CAUGHT:
        lit.append((dropper, True))
        caught_motion.stage(staging, moment, outcome, dropper, times)
    else:
        word = _("It wins!")
        place = free_beside(moment, times.places, dropper, what, word)
        strike(staging, moment, what, known, times.places.box(dropper).center, word, place, dropper)
        _cheer(staging, dropper, what, times)
    for seat, red in lit:
        box = times.places.box(seat) if seat in times.places.hands else moment.layout.plate(seat)
        staging.effects.append(Glow(known, times.gone - known, box, caught=red))
    staging.ending_shown = max(staging.ending_shown, known)
    staging.held = home


def _hold_breath(staging: Staging, seat: Seat, begins: float, measure: Measure, times: Showdown) -> None:
    """Stage the light that narrows to the hand that decides, while the rest of the room grows dimmer.

    Args:
        staging: The staging to add to.
        seat: The seat of the hand.
        begins: The time when the table begins to hold its breath.
        measure: The measure of the moment at the end.
        times: The times of the whole showdown.
    """
    lasts = times.known - begins
    staging.effects.append(NarrowLight(begins, lasts, times.places.box(seat), speeds.CATCH_BREATH / lasts))
    staging.effects.append(Dim(begins, lasts, min(1.0, measure.dim + _DEEPER)))


def _empty_hands(staging: Staging, moment: StagingFacts, outcome: Outcome, known: float, times: Showdown) -> None:
    """Stage the winners' empty hands too: a golden 0 is at their spreads, or else before them, from the first card on.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        known: The time when all hands are counted.
        times: The times of the whole showdown.
    """
    layout = moment.layout
    for seat in set(outcome.winners) - set(times.places.hands):
        usual = (layout.w / 2, layout.hand_y) if seat == layout.bottom else layout.before(seat, *TOTAL_SIZE)
        at = trophy_place(moment, seat) or usual
        light_trophy(staging, moment, seat, times.gone)
        staging.effects.append(CountedTotal(known, times.gone - known, seat, at, ((0.0, "0"),), 0.0))


def _cry(staging: Staging, moment: StagingFacts, outcome: Outcome, times: Showdown) -> None:
    """Stage the word of a guest's ending beside its hands, once all have been counted."""
    cried = cried_when_compared(outcome)
    if cried is None:
        return
    for seat in cried.seats:
        if seat in times.places.hands:
            center = times.places.box(seat).center
            place = free_beside(moment, times.places, seat, cried.what, cried.word)
        else:
            center = before(moment, seat)
            place = WordPlace(center, STRUCK_SHARES[-1])
        strike(staging, moment, cried.what, times.known, center, cried.word, place, seat)


def _cheer(staging: Staging, dropper: Seat, what: Moment, times: Showdown) -> None:
    """Stage the triumph of a drop that holds: light that goes out from under its hand, and a glad face.

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
        begins = known + step * (measure.stop + _RINGS_APART)
        ring = LightRing(begins, speeds.LIGHT_RING, box.center, box.w / 2 + _RING_REACH)
        staging.effects.append(ring if step else ring.stopped(measure.stop))
    staging.effects.append(Cheer(known + measure.stop, speeds.CHEER, dropper))


def _sound(staging: Staging, moment: StagingFacts, outcome: Outcome, known: float, times: Showdown) -> None:
    """Stage jumping pieces at the lowest hands, whose totals say everything, and the sound of it."""
    measure = measure_of(what := _what(moment, outcome))
    for seat in outcome.winners:
        box = times.places.box(seat) if seat in times.places.hands else moment.layout.plate(seat)
        center = box.center
        pieces = pieces_of(what, scored=moment.view.rules.scores_points)
        staging.effects.append(Scatter(known, measure.seconds, center, measure.pieces, pieces=pieces))
        staging.noise(measure.sound, known, moment.side_of(seat))


def _what(moment: StagingFacts, outcome: Outcome) -> Moment:
    """Return the kind of moment at the end of the showdown."""
    if outcome.ending == CAUGHT:
        return Moment.CAUGHT
    if outcome.ending == OUT:
        return Moment.WENT_OUT
    return Moment.RUN_HELD if moment.view.rules.scores_points else Moment.DROP_HELD


def _show(
    staging: Staging,
    moment: StagingFacts,
    outcome: Outcome,
    seat: Seat,
    reveal: Reveal,
    times: Showdown,
) -> None:
    """Stage one hand that slides onto the felt, turns up card by card as its total counts, and finally returns.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        seat: The seat of the hand.
        reveal: The times of its cards.
        times: The times of the whole showdown.
    """
    for place, (card, pose) in enumerate(zip(cards_of(moment, seat), times.places.hands[seat], strict=True)):
        key = card_key(card)
        before = staging.departures.get(key)
        start = moment.pose_of(key) or _covered(staging, moment, seat, place)
        face = before.legs[-1].to.face if before is not None and before.legs[-1].to else start.face
        come = before or Departure(start, (), reveal.slides)
        turns = reveal.turns + place * reveal.stagger
        legs = (
            Leg(
                speeds.SHOW_SLIDE,
                come.before_bends(pose._replace(face=face)),
                wait=reveal.slides - come.seconds,
                curve=ease_in_out,
            ),
            Leg(
                speeds.REVEAL,
                come.before_bends(pose),
                wait=turns - reveal.slides - speeds.SHOW_SLIDE,
                curve=ease_in_out,
                swell=0.12,
                turns=(0.1, 0.9),
            ),
            Leg(speeds.SHOW_HOME, wait=times.home - turns - speeds.REVEAL, curve=ease_in_out),
        )
        counts = turns + speeds.REVEAL / 2
        pulses = Pulse(counts, 2 * speeds.COUNT_POP, twist=_COUNTED_TWIST, grow=_COUNTED), _pulse(outcome, seat, times)
        seen = reveal.slides if come.held_up else turns
        held_up = *come.held_up, HeldUp(pose, seen, times.home)
        lifts = come.lifts if come.held_up else reveal.slides
        come = replace(come, legs=(*come.legs, *legs), pulses=pulses, held_up=held_up)
        staging.departures[key] = replace(come, above=not come.unseen, lifts=lifts if come.unseen else None)
        staging.noise(counted(place), counts, moment.side_of(seat))
        if face < 1.0:
            staging.noise("turn", counts, moment.side_of(seat))
    _count(staging, moment, seat, reveal, times, won=seat in outcome.winners)


def _pulse(outcome: Outcome, seat: Seat, times: Showdown) -> Pulse:
    """Return the trembling of every other hand by a stamp, or the swelling of one that wins."""
    if outcome.ending != CAUGHT:
        held = seat in outcome.winners and seat in outcome.by
        return Pulse(times.known, speeds.QUIVER, grow=_HOLDS if held else 0.05 if seat in outcome.winners else 0.0)
    struck = seat in outcome.by  # it is kicked apart instead
    return Pulse(times.known, speeds.QUIVER, twist=0.0 if struck else _TREMBLES, grow=0.0 if struck else 0.03)


def _count(
    staging: Staging,
    moment: StagingFacts,
    seat: Seat,
    reveal: Reveal,
    times: Showdown,
    *,
    won: bool,
) -> None:
    """Stage the total of a hand, counting card by card as they turn.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The seat of the hand.
        reveal: The times of its cards.
        times: The times of the whole showdown.
        won: Whether the hand wins.
    """
    begins, stagger = reveal.turns, reveal.stagger
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


def _covered(staging: Staging, moment: StagingFacts, seat: Seat, place: int) -> Pose:
    """Return the place of a hand's hidden card."""
    key = back_key(seat, place)
    return moment.pose_of(staging.heirs.get(key, key)) or moment.layout.stock
