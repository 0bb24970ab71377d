"""The deal: the deck is shuffled, then dealt card by card, and the fans open as they grow."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tonk.rules.cards import FULL_DECK, Card, Seat, cards_in
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Redirection, ease_in_out
from tonk.ui.table.motion.departures import Departure, Leg
from tonk.ui.table.motion.felt_effects import Shuffle
from tonk.ui.table.motion.staging import NOBODY, DealStage, DealtCard, Staging, StagingFacts
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key

_SPIN = 30.0
"""The rotation of a dealt card in the air, in degrees."""


def deal(moment: StagingFacts, order: Sequence[Card]) -> Staging:
    """Return the staging of a new hand: shuffled, dealt clockwise from the dealer's left, and the upcard turned."""
    staging = Staging()
    begins = _shuffle(staging, moment) if moment.deal is DealStage.SHUFFLED else 0.0
    view, hand_size = moment.view, moment.view.rules.dealt(moment.view.seats)
    count = hand_size * view.seats
    stagger = min(speeds.DEAL_STAGGER, (speeds.DEAL_LONGEST - speeds.DEAL_FLIGHT - speeds.UPCARD) / count)
    arrivals = {
        seat: [begins + (turn * view.seats + place) * stagger + speeds.DEAL_FLIGHT for turn in range(hand_size)]
        for place, seat in enumerate((view.dealer + 1 + step) % view.seats for step in range(view.seats))
    }
    for seat, times in arrivals.items():
        _deal_to(staging, moment, seat, times, order)
    for dealt in sorted(staging.deal, key=lambda one: one.lands):
        staging.noise("deal", dealt.lands, moment.side_of(dealt.seat))
    if view.discards and view.outcome is None:
        _turn_upcard(staging, moment, begins + count * stagger + speeds.DEAL_FLIGHT)
    staging.dealt = staging.ending_shown = staging.arrived
    return staging


def _shuffle(staging: Staging, moment: StagingFacts) -> float:
    """Stage the sweeping and shuffling of the cards, and return its end."""
    shuffle = Shuffle.of(moment.layout.stock, moment.swept)
    staging.effects.append(shuffle)
    if moment.swept:
        staging.noise("slide", moment.swept / 2)
    staging.noise("shuffle", shuffle.begins + speeds.SHUFFLE_SPLIT, moment.side(moment.layout.stock.x))
    return shuffle.ends


def turn_up(staging: Staging, moment: StagingFacts, order: Sequence[Card]) -> None:
    """Stage the turning of the covered bottom hand, when a person may look again.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        order: The order of the hand at the bottom.
    """
    for place, card in enumerate(order):
        key, covered = card_key(card), moment.pose_of(back_key(moment.view.seat, place))
        if covered is not None and moment.pose_of(key) is None and key not in staging.departures:
            staging.departures[key] = Departure(covered, (Leg(speeds.MOVE),), place * speeds.LAY_STAGGER)
            staging.noise("turn", place * speeds.LAY_STAGGER + speeds.MOVE / 2, moment.side(covered.x))


def hidden_fan(moment: StagingFacts, seat: Seat) -> Callable[[int], list[Pose]]:
    """Return the places of a seat's cards when this many have been dealt, before any hand is shown."""
    layout = replace(moment.layout, shown=False)
    if seat == layout.bottom:
        face = 1.0 if moment.open_hand else 0.0
        return lambda count: [
            pose._replace(face=face) for pose in layout.hand(FULL_DECK[:count], frozenset(), None).values()
        ]
    return lambda count: layout.fan(seat, count)


def keys_dealt(moment: StagingFacts, seat: Seat, order: Sequence[Card]) -> list[SpriteKey]:
    """Return the keys of a seat's cards in the order of their arrival.

    Args:
        moment: The facts about the table, after the events.
        seat: The seat.
        order: The order of the hand.
    """
    if seat == moment.view.seat and moment.sees(seat):
        return [card_key(card) for card in order]
    if moment.view.shown is not None:
        return [card_key(card) for card in cards_in(moment.view.shown[seat])]
    return [back_key(seat, place) for place in range(moment.view.counts[seat])]


def _deal_to(staging: Staging, moment: StagingFacts, seat: Seat, times: Sequence[float], order: Sequence[Card]) -> None:
    """Stage the cards of one seat: each flies to the fan as it is then, which opens with each card."""
    fan, stock = hidden_fan(moment, seat), moment.layout.stock
    spin = _SPIN if fan(1)[0].x >= stock.x else -_SPIN
    for turn, key in enumerate(keys_dealt(moment, seat, order)):
        bends = []
        for later in range(turn + 1, len(times)):
            by = fan(later + 1)[turn].less(fan(later)[turn])
            bends.append(Redirection(by, times[later] - speeds.DEAL_FLIGHT / 2, speeds.REORDER))
        flight = Leg(speeds.DEAL_FLIGHT, arc=14.0, twist=spin, swell=0.06, turns=(0.45, 1.0))
        leaves = times[turn] - speeds.DEAL_FLIGHT
        staging.departures[key] = Departure(stock, (flight,), leaves, bends=tuple(bends), unseen=True)
        staging.deal.append(DealtCard(seat, Card(key[1]) if key[0] == "card" else None, leaves, times[turn]))


def _turn_upcard(staging: Staging, moment: StagingFacts, when: float) -> None:
    """Stage the first discard, which comes off the stock and turns over on its way beside it."""
    leg = Leg(speeds.UPCARD, curve=ease_in_out, arc=10.0, swell=0.08, turns=(0.2, 0.8))
    key = card_key(moment.view.discards[-1])
    staging.departures[key] = Departure(moment.layout.stock, (leg,), when, unseen=True)
    staging.deal.append(DealtCard(NOBODY, None, when, when + speeds.UPCARD))
    staging.noise("turn", when + speeds.UPCARD, moment.side(moment.layout.discards.x))
