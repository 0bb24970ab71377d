"""A Wild that becomes a card: it rises from its spread, spins in a flash of light, and is slapped down as that card."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in, ease_out
from tonk.ui.table.motion.departures import Departure, Leg
from tonk.ui.table.motion.felt_effects import HitLight, Ring
from tonk.ui.table.motion.staging import Staging, StagingFacts
from tonk.ui.table.motion.wild_effects import WildMorph
from tonk.ui.table.places.card_places import card_key

_HIGHER, _LARGER, _LEANS = 0.3, 1.55, 8.0
"""The height to which a Wild rises above its place, as a share of a card's height; its size there relative to that in
its spread; and its lean, in degrees."""
_RECOILS, _RECOILS_TURN = 0.16, 5.0
"""The growth of a Wild that has been slapped down, as a share of its size, and its turn, in degrees."""
_SHAKES, _SHAKES_GROW = 4.0, 0.05
"""The turn of its neighbours in the spread, in degrees, and their growth."""


def show_wilds(staging: Staging, moment: StagingFacts, wilds: Sequence[Card]) -> None:
    """Stage each Wild that has just been put down as it becomes its card, one after the other.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        wilds: The Wilds put down.
    """
    places = moment.layout.spreads(moment.view.table)
    for spread, poses in zip(moment.view.table, places, strict=True):
        for card, pose in zip(spread.cards, poses, strict=True):
            departure = staging.departures.get(card_key(card))
            if card in wilds and departure is not None:
                begins = staging.arrived
                lands = _become(staging, moment, card, pose, departure, begins)
                _shake(staging, [other for other in spread.cards if other != card], lands)


def _become(
    staging: Staging, moment: StagingFacts, card: Card, place: Pose, departure: Departure, begins: float
) -> float:
    """Stage a Wild that becomes its card, and return the time when it is slapped down.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        card: The Wild.
        place: Its place in the spread.
        departure: Its way there.
        begins: The time when it rises.
    """
    layout = moment.layout
    lean = _LEANS if card % 2 else -_LEANS
    higher = place.moved(dy=-_HIGHER * layout.card_height * place.scale)
    raised = higher._replace(scale=place.scale * _LARGER, angle=lean)
    back = raised._replace(face=0.0, angle=-lean / 2)
    last = departure.legs[-1]
    legs = (
        *departure.legs[:-1],
        replace(last, to=departure.before_bends(place)),
        Leg(speeds.WILD_RISE, departure.before_bends(raised), wait=begins - departure.seconds, curve=ease_out),
        Leg(speeds.WILD_SPIN / 2, departure.before_bends(back), curve=ease_in),
        Leg(speeds.WILD_SPIN / 2, departure.before_bends(raised._replace(angle=0.0)), curve=ease_out),
        Leg(speeds.WILD_SLAP, curve=ease_in),
    )
    lands = begins + speeds.WILD_RISE + speeds.WILD_SPIN + speeds.WILD_SLAP
    recoil = Pulse(lands, speeds.QUIVER, grow=_RECOILS, twist=_RECOILS_TURN)
    pulses = (*departure.pulses, recoil)
    staging.departures[card_key(card)] = replace(departure, legs=legs, pulses=pulses, lifts=begins)
    box = layout.box_of(place)
    staging.effects.append(WildMorph.of(begins, card, box, layout.box_of(raised._replace(angle=0.0))))
    staging.effects.append(HitLight(lands, speeds.SWAY, box))
    staging.effects.append(Ring(lands, speeds.KNOCK_RING, box.center))
    side = moment.side(place.x)
    staging.noise("flick", begins + speeds.WILD_RISE, side)
    staging.noise("slam", lands, side)
    return lands


def _shake(staging: Staging, cards: Sequence[Card], lands: float) -> None:
    """Stage the trembling of the other cards of a spread as a Wild is slapped down among them."""
    for place, card in enumerate(cards):
        pulse = Pulse(lands, speeds.QUIVER, twist=_SHAKES if place % 2 else -_SHAKES, grow=_SHAKES_GROW)
        departure = staging.departures.get(card_key(card))
        if departure is None:
            staging.quivers[card_key(card)] = pulse
        else:
            staging.departures[card_key(card)] = replace(departure, pulses=(*departure.pulses, pulse))
