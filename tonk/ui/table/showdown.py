"""After a drop: each hand slides onto the felt and is turned up there, until it is seen whether the drop holds.

The dropper's hand is first, the others follow from the highest to the lowest, so that the one that could catch the
dropper comes last. Their totals count above them as the cards turn.
"""

from dataclasses import dataclass, replace

from tonk.rules.cards import Card, Seat, cards_in, mask_of
from tonk.rules.payouts import CAUGHT, Outcome
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.card_places import back_key, card_key
from tonk.ui.table.celebrating import celebrate
from tonk.ui.table.celebrations import Moment, measure_of
from tonk.ui.table.felt_effects import CountedTotal, Dim, Glow, Stamp
from tonk.ui.table.layout import TableLayout
from tonk.ui.table.sprites import Departure, Leg
from tonk.ui.table.staging import Staging, StagingFacts
from tonk.words import _

_SCALE = 0.8
"""The size of a hand on the felt to that of one in the hand."""
_STEP, _MOST = 0.62, 0.24
"""The distance between two of its cards, in cards; and the share of the window's width that it may take."""
_ABOVE, _BESIDE = 20.0, 12.0
"""The middle of a total above its hand; and the distance of a hand from the edge of the window."""
_FEW = 3
"""The most others whose hands lie in one row."""
_BELOW = 26.0
"""The middle of the word below a hand that has held."""
_STAMPED = 48.0
"""The least distance of the middle of a stamp from the lower edge of the window."""
_INWARD = 48.0
"""The distance by which those at the sides of the table show their hands nearer to its middle."""


@dataclass(frozen=True)
class Showdown:
    """The times of a showdown, in seconds at speed 1.

    Attributes:
        known: When it has been seen who wins.
        home: When the hands go back to their players.
    """

    known: float
    home: float


def stage(staging: Staging, moment: StagingFacts, outcome: Outcome, dropper: Seat) -> None:
    """Show all hands after a drop, one after the other.

    Args:
        staging: The staging that is added to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped, whose hand lies on the felt as a block.
    """
    knocked, caught = staging.arrived, outcome.ending == CAUGHT
    turned, stagger = _turned(moment, outcome, dropper, knocked + speeds.DROP_HOLD)
    last = max(begins + (len(cards_of(moment, seat)) - 1) * stagger for seat, begins in turned.items()) + speeds.REVEAL
    known = last + (speeds.CATCH_BREATH + speeds.STAMP_SLAM if caught else 0.0)
    held = Moment.RUN_HELD if moment.view.rules.scores_points else Moment.DROP_HELD
    measure = measure_of(Moment.CAUGHT if caught else held)
    times = Showdown(known, known + measure.seconds)
    for seat, begins in turned.items():
        _show(staging, moment, outcome, seat, begins, stagger, times)
    if not moment.reduced:  # where nothing travels, hands lie among what would be dimmed
        staging.effects.append(Dim(knocked, times.home - knocked, measure.dim))
    lit = [(seat, False) for seat in outcome.winners] + [(dropper, True)] * caught
    staging.effects += [Glow(known, times.home - known, box_of(moment, seat), caught=red) for seat, red in lit]
    if caught:
        _stamp(staging, moment, outcome, times)
    else:
        box = box_of(moment, dropper)
        celebrate(staging, moment, held, known, box.center, _("It holds!"), (box.center[0], box.bottom + _BELOW))
    staging.ending_shown = max(staging.ending_shown, known)


def cards_of(moment: StagingFacts, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat shows at the end."""
    return cards_in((moment.view.shown or ())[seat])


def box_of(moment: StagingFacts, seat: Seat) -> Box:
    """Return the box of a hand on the felt."""
    boxes = [moment.layout.box_of(pose) for pose in _places(moment, seat)]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def _turned(moment: StagingFacts, outcome: Outcome, dropper: Seat, begins: float) -> tuple[dict[Seat, float], float]:
    """Return when each hand begins to be turned up, in their order, and the time between one card and the next."""
    others = [(dropper + 1 + step) % moment.view.seats for step in range(moment.view.seats - 1)]
    others.sort(key=lambda seat: -outcome.totals[seat])
    seats = [seat for seat in (dropper, *others) if cards_of(moment, seat)]
    usual = sum(len(cards_of(moment, seat)) for seat in seats) * speeds.REVEAL_STAGGER
    usual += (len(seats) - 1) * speeds.REVEAL_PAUSE + speeds.CATCH_BREATH
    apart = speeds.SHOW_SLIDE + speeds.REVEAL + speeds.CATCH_BREATH + speeds.STAMP_SLAM
    hurry = min(1.0, (speeds.REVEAL_LONGEST - apart) / usual)
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
    """One hand slides onto the felt, is turned up card by card as its total counts, and goes back in the end.

    Args:
        staging: The staging that is added to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        seat: Whose hand it is.
        begins: When its first card turns.
        stagger: The time between one card and the next.
        times: The times of the whole showdown.
    """
    for place, (card, pose) in enumerate(zip(cards_of(moment, seat), _places(moment, seat), strict=True)):
        key = card_key(card)
        before = staging.departures.get(key)
        start = moment.pose_of(key) or _covered(staging, moment, seat, place)
        face = before.legs[-1].to.face if before is not None and before.legs[-1].to else start.face
        come = before or Departure(start, (), begins - speeds.SHOW_SLIDE)
        turns = begins + place * stagger
        legs = (
            Leg(
                speeds.SHOW_SLIDE,
                replace(pose, face=face),
                wait=begins - speeds.SHOW_SLIDE - come.seconds,
                curve=ease_in_out,
            ),
            Leg(speeds.REVEAL, pose, wait=turns - begins, curve=ease_in_out, swell=0.08, turns=(0.1, 0.9)),
            Leg(speeds.SHOW_HOME, wait=times.home - turns - speeds.REVEAL, curve=ease_in_out),
        )
        pulse = _pulse(outcome, seat, times)
        staging.departures[key] = replace(come, legs=(*come.legs, *legs), pulses=(pulse,), above=True)
        if face < 1.0:
            staging.noise("turn", turns + speeds.REVEAL / 2, moment.side_of(seat))
    _count(staging, moment, seat, begins, stagger, times, won=seat in outcome.winners)


def _pulse(outcome: Outcome, seat: Seat, times: Showdown) -> Pulse:
    """The jolt that a stamp gives every hand, and the dropper's most."""
    if outcome.ending != CAUGHT:
        return Pulse(times.known, speeds.QUIVER, grow=0.05 if seat in outcome.winners else 0.0)
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
    """The total of a hand counts above it, card by card as they turn.

    Args:
        staging: The staging that is added to.
        moment: The facts about the table, after the events.
        seat: Whose hand it is.
        begins: When its first card turns.
        stagger: The time between one card and the next.
        times: The times of the whole showdown.
        won: Whether the hand wins.
    """
    cards, box, seconds = cards_of(moment, seat), box_of(moment, seat), times.home - begins
    counts = tuple(
        ((place * stagger + speeds.REVEAL * 0.5) / seconds, moment.view.rules.points(mask_of(cards[: place + 1])))
        for place in range(len(cards))
    )
    known = (times.known - begins) / seconds if won else 1.0
    center = box.center[0], max(_ABOVE, box.y - _ABOVE)
    staging.effects.append(CountedTotal(begins, seconds, center, counts, known))


def _stamp(staging: Staging, moment: StagingFacts, outcome: Outcome, times: Showdown) -> None:
    """A stamp is slammed on each hand that has caught the dropper, and the table jolts."""
    for seat in outcome.winners:
        box = box_of(moment, seat)
        center = box.center[0], min(box.y + box.h * 0.84, moment.layout.h - _STAMPED)
        slammed = times.known - speeds.STAMP_SLAM
        staging.effects.append(Stamp(slammed, times.home - slammed, center, _("Caught!"), speeds.STAMP_SLAM))
    jolt = measure_of(Moment.CAUGHT).jolt
    for spread in moment.view.table:
        for card in spread.cards:
            if card_key(card) not in staging.departures:
                staging.quivers[card_key(card)] = Pulse(times.known, speeds.QUIVER, twist=jolt / 4, grow=0.03)
    staging.noise(measure_of(Moment.CAUGHT).sound, times.known, moment.side_of(outcome.winners[0]))


def _covered(staging: Staging, moment: StagingFacts, seat: Seat, place: int) -> Pose:
    """Return where a hidden card of a hand is."""
    key = back_key(seat, place)
    return moment.pose_of(staging.heirs.get(key, key)) or moment.layout.stock


def _places(moment: StagingFacts, seat: Seat) -> list[Pose]:
    """The places of a hand's cards on the felt; where nothing travels, those in which they lie."""
    layout, count = moment.layout, len(cards_of(moment, seat))
    if moment.reduced:
        if seat != layout.bottom:
            return layout.fan(seat, count)
        return list(layout.hand(cards_of(moment, seat), frozenset(), None).values())
    card, high = layout.card_width * _SCALE, layout.card_height * _SCALE
    step = min(card * _STEP, (layout.w * _MOST - card) / max(1, count - 1))
    x, y = _middle(layout, seat, step * (count - 1) + card, high)
    return [Pose(x + (place - (count - 1) / 2) * step, y, 0.0, 1.0, _SCALE) for place in range(count)]


def _middle(layout: TableLayout, seat: Seat, wide: float, high: float) -> Point:
    """Return where a hand of such a size is shown: before its player, below the room for its total."""
    if seat == layout.bottom:
        return layout.w / 2, layout.hand_y - layout.card_height * 0.45
    plate = layout.plate(seat)
    x = plate.center[0] - layout.place(seat).side * _INWARD
    x = max(wide / 2 + _BESIDE, min(layout.w - wide / 2 - _BESIDE, x))
    top = plate.bottom
    if layout.place(seat).side and len(layout.others) > _FEW:
        # The hands of those at the top take the room beside the plates at the sides.
        tops = [layout.plate(other).bottom for other in layout.others if not layout.place(other).side]
        top = max(top, max(tops) + 2 * _ABOVE + high)
    return x, top + 2 * _ABOVE + high / 2
