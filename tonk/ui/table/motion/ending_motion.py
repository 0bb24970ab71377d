"""The end of a hand: a Tonk is thrown, hands are compared, somebody is caught, chips move."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tonk.rules.cards import Card, Seat, each_seat
from tonk.rules.payouts import BONUS, CAUGHT, OUT, Outcome, Payment
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.motion import payoff_sums, showdown
from tonk.ui.table.motion.celebration_effects import TOTAL_SIZE, GoldWord
from tonk.ui.table.motion.celebrations import Moment
from tonk.ui.table.motion.dealing import hidden_fan, keys_dealt
from tonk.ui.table.motion.felt_effects import ChipPaid
from tonk.ui.table.motion.guest_motion import cried_at_once
from tonk.ui.table.motion.points_motion import earned_at_end, stage_points
from tonk.ui.table.motion.reactions import PAID_NOD, nod
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, places_of
from tonk.ui.table.motion.showdown_times import CRIED, Showdown
from tonk.ui.table.motion.staging import COUNTS, Staging, StagingFacts, counted
from tonk.ui.table.motion.thrown_hands import throw
from tonk.ui.table.motion.tonk_places import held_hands
from tonk.words import _

_FORCE_OF_ONE, _LEAST_FORCE = 1.5, 0.33
"""The force of a chip that is thrown alone, if it could be more than whole, and the least of one among many."""
_LEAST_CHIPS, _MOST_CHIPS, _CHIPS_A_STAKE, _CHIPS_AT_ONCE = 3, 12, 4, 40
"""The fewest and the most chips that show a payment, the number per stake, and the most for all payments."""
_ARC, _ARC_SHARE, _ARC_DIFFERS = 34.0, 0.13, 0.09
"""The height of a thrown chip's arc, in units, the share of the distance added to it, and the share by which it differs
from chip to chip."""
_HIGHEST_STACK = 11
"""The highest position in a stack of won chips; further ones lie as high."""


def end(staging: Staging, moment: StagingFacts, outcome: Outcome, droppers: Sequence[Seat]) -> None:
    """Stage the end of the hand: flying cards land, then all hands are laid on the felt and counted.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        droppers: The seats that dropped.
    """
    read = max((one.over - speeds.WORD_READ for one in staging.effects if isinstance(one, GoldWord)), default=0.0)
    _compare(staging, moment, outcome, droppers[0] if droppers else None, max(staging.arrived, read))


def _compare(staging: Staging, moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float) -> None:
    """Stage the showing and counting of all hands, and the payment of the winners.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped, or None.
        begins: The time when the first hand slides onto the felt.
    """
    known, places = showdown.known_at(moment, outcome, dropper, begins), places_of(moment)
    paid = _settle(staging, moment, outcome, known, places)
    read = payoff_sums.settled(staging, paid, known)
    home = max(read + speeds.PAID_SEEN, known + showdown.looked_at(moment, outcome))
    showdown.stage(staging, moment, outcome, dropper, begins, Showdown(known, home, places))
    payoff_sums.stage(staging, moment, outcome, known, places)


def end_at_deal(staging: Staging, moment: StagingFacts, outcome: Outcome, order: Sequence[Card]) -> None:
    """Stage the end of a hand by the deal: all cards lie as dealt; a Tonk is thrown; then hands are compared.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        order: The order of the hand.
    """
    dealt = staging.arrived
    word, what = (_("Bonus!"), Moment.BONUS) if outcome.ending == BONUS else (_("Tonk!"), Moment.TONK)
    if (cried := cried_at_once(outcome)) is not None:
        word, what = cried.word, cried.what
    held = held_hands(moment, what, word, outcome.by)
    for seat in each_seat(moment.view.seats):
        _stop_in_fan(staging, moment, seat, order)
    begins, compared = dealt + speeds.TONK_WAIT, dealt
    for seat, hand in held.items():
        times = throw(staging, moment, what, word, seat, keys_dealt(moment, seat, order), hand, begins)
        compared = times.leaves
    _compare(staging, moment, outcome, None, compared - speeds.DROP_HOLD)


# A Tonk


def _stop_in_fan(staging: Staging, moment: StagingFacts, seat: Seat, order: Sequence[Card]) -> None:
    """Stage the arrival of a seat's dealt cards in its fan, as always, before they are turned up."""
    fan = hidden_fan(moment, seat)
    for turn, key in enumerate(keys_dealt(moment, seat, order)):
        departure = staging.departures[key]
        stopped = replace(departure.legs[0], to=fan(turn + 1)[turn])
        staging.departures[key] = replace(departure, legs=(stopped, *departure.legs[1:]))


# Payments


def _settle(staging: Staging, moment: StagingFacts, outcome: Outcome, shown: float, places: ShowdownPlaces) -> float:
    """Stage the ways of points and chips to plates once the winner is known, and return the last arrival."""
    begins = shown + (speeds.PAY_AT_ONCE if outcome.ending in (CAUGHT, OUT, *CRIED) else speeds.PAY_PAUSE)
    paid = max(_score(staging, moment, outcome, shown, begins, places), _pay(staging, moment, outcome, begins))
    if moment.persons.intersection(outcome.winners):
        staging.noise("win", paid)
    return paid


def _score(
    staging: Staging, moment: StagingFacts, outcome: Outcome, shown: float, begins: float, places: ShowdownPlaces
) -> float:
    """Stage the points of the end on their way from the totals of hands to plates, and return when all are counted."""
    if not moment.view.rules.scores_points:
        return begins
    layout = moment.layout
    starts = {seat: layout.before(seat, *TOTAL_SIZE) for seat in layout.others}
    starts |= {layout.bottom: (layout.w / 2, layout.hand_y), **places.totals}
    earnings = earned_at_end(outcome, moment.view.laid_points)
    staging.told = stage_points(staging, moment, earnings, shown, starts, waits=begins - shown)
    return staging.told


def chips_paid(stakes: Sequence[int]) -> list[int]:
    """Return the numbers of chips that show payments: more for more stakes, but no more than can be seen at once.

    Args:
        stakes: The stakes of each payment.
    """
    counts = [max(_LEAST_CHIPS, min(_MOST_CHIPS, one * _CHIPS_A_STAKE)) for one in stakes]
    share = min(1.0, _CHIPS_AT_ONCE / max(1, sum(counts)))
    return [max(1, int(count * share)) for count in counts]


def joined_payments(payments: Iterable[Payment]) -> dict[tuple[Seat, Seat], int]:
    """Return the stakes that each player pays each other one, for whatever reasons, by payer and payee.

    Args:
        payments: The payments.
    """
    joined: dict[tuple[Seat, Seat], int] = {}
    for payment in payments:
        if payment.stakes > 0:
            pair = payment.payer, payment.payee
            joined[pair] = joined.get(pair, 0) + payment.stakes
    return joined


def _pay(staging: Staging, moment: StagingFacts, outcome: Outcome, begins: float) -> float:
    """Stage the payments: chips are thrown one after another into the other purse, where they lie as a stack.

    Return the time of the last arrival.
    """
    payments = joined_payments(outcome.payments)
    if not payments:
        return begins
    counts = dict(zip(payments, chips_paid(list(payments.values())), strict=True))
    usual = (max(counts.values()) - 1) * speeds.CHIP_STAGGER + (len(payments) - 1) * speeds.PAYMENT_STAGGER
    hurry = min(1.0, (speeds.PAY_LONGEST - speeds.CHIP_FLIGHT) / usual) if usual else 1.0
    throws = sorted(
        (begins + hurry * (number * speeds.PAYMENT_STAGGER + place * speeds.CHIP_STAGGER), number, place, pair)
        for number, (pair, count) in enumerate(counts.items())
        for place in range(count)
    )
    landed = throws[-1][0] + speeds.CHIP_FLIGHT
    gone = landed + speeds.PAID_PAUSE
    levels: dict[Seat, int] = {}
    for step, (when, _number, place, (payer, payee)) in enumerate(throws):
        levels[payee] = levels.get(payee, -1) + 1
        count, lands = counts[payer, payee], when + speeds.CHIP_FLIGHT
        start, to = moment.layout.purse(payer), moment.layout.purse(payee)
        if place in {0, count - 1}:
            nod(staging, moment, payee, lands, PAID_NOD)
        staging.effects.append(
            ChipPaid(
                when,
                gone - when,
                start,
                to,
                payer,
                payee,
                payments[payer, payee] / count,
                speeds.CHIP_FLIGHT,
                speeds.CHIPS_SINK,
                min(levels[payee], _HIGHEST_STACK),
                _bow(start, to, place),
            )
        )
        staging.noise("chips", lands, moment.side(to[0]), force_of_each(len(throws)))
        if step < len(COUNTS):
            staging.noise(counted(step), lands, moment.side(to[0]), force_of_each(len(throws)))
    return landed


def force_of_each(count: int) -> float:
    """Return the force with which each of so many chips is heard, so that many are hardly louder than a few."""
    return max(_LEAST_FORCE, min(1.0, _FORCE_OF_ONE / math.sqrt(count)))


def _bow(start: Point, to: Point, place: int) -> Point:
    """Return how far the path of a thrown chip bends aside in the middle: upwards, as far as it is no fall.

    Args:
        start: The purse of origin.
        to: The purse of destination.
        place: The chip's place in the throw.
    """
    dx, dy = to[0] - start[0], to[1] - start[1]
    far = max(1.0, math.hypot(dx, dy))
    high = (_ARC + _ARC_SHARE * far) * (1.0 + _ARC_DIFFERS * (place * 3 % 5 - 2))
    side = -1.0 if dx > 0.0 else 1.0
    return -side * high * dy / far, -high * abs(dx) / far
