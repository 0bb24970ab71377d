"""Going out: the word strikes the table with the last card, and the player's own spreads shine as a trophy."""

from collections.abc import Sequence

from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.celebrating import celebrate, strike, struck_after, word_place
from tonk.ui.table.motion.celebration_effects import Cheer, LightRing, SoftLight
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.felt_effects import HitLight
from tonk.ui.table.motion.staging import Staging, StagingFacts, hand_center
from tonk.ui.table.places.card_places import card_key
from tonk.words import _

_WORD, _ABOVE = 64.0, 0.4
"""The distance of the word from a fan, in units, and its height above the hand at the bottom, as a share of a card's
height."""
_RING = 300.0
"""The reach of the light that goes out from under that word, in units."""
_LIGHT = 30.0
"""The reach of the light around the trophy, in units."""
_HOPS, _GROWS, _APART = 9.0, 0.1, 0.035
"""The hop of its cards, in units, their growth, and the time from card to card, in seconds."""


def stage(staging: Staging, moment: StagingFacts, seat: Seat, happened: Sequence[ev.Event]) -> None:
    """Stage a player without cards; if a Wild has brought it about, that is cried first.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The player.
        happened: All events of the move.
    """
    wild = any(isinstance(event, ev.LaidDown | ev.HitSpread) and event.wilds for event in happened)
    layout = moment.layout
    plate, own = layout.plate(seat), hand_center(layout, seat)
    above = own.y - layout.card_height * _ABOVE
    center = (own.x, above) if seat == layout.bottom else (plate.center[0], plate.bottom + _WORD / 2)
    # The first word strikes the table in the very moment in which the last card does.
    shines = strikes = staging.arrived
    what, word = Moment.WENT_OUT, _("Out!")
    if wild:
        cried = _("Wild!")
        place = word_place(moment, Moment.WILD_DECIDED, cried, center)
        read = measure_of(Moment.WILD_DECIDED).stop + speeds.WILD_READ + speeds.WORD_GOES
        celebrate(staging, moment, Moment.WILD_DECIDED, strikes, center, cried, place, seat, read=read)
        strikes += read + struck_after(what, word)
    place, stop = word_place(moment, what, word, center, struck=True), measure_of(what).stop
    strike(staging, moment, what, strikes, center, word, place, seat)
    staging.effects.append(LightRing(strikes, speeds.LIGHT_RING, place.at, _RING).stopped(stop))
    staging.effects.append(Cheer(strikes + stop, speeds.CHEER, seat))
    _show_trophy(staging, moment, seat, happened, shines + stop)


def trophy_place(moment: StagingFacts, seat: Seat) -> Point | None:
    """Return the place for the total of an empty hand: at the foot of the player's own spreads; None without any."""
    boxes = [_around(moment, poses) for _cards, poses in _spreads(moment, seat)]
    if not boxes:
        return None
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    return (left + right) / 2, max(box.bottom for box in boxes)


def light_trophy(staging: Staging, moment: StagingFacts, seat: Seat, until: float) -> None:
    """Stage the light around everything that shines.

    Args:
        staging: The staging to add to, in which the player has gone out.
        moment: The facts about the table, after the events.
        seat: The player.
        until: The time when the light goes.
    """
    spreads = _spreads(moment, seat)
    boxes = [_around(moment, poses) for _cards, poses in spreads]
    if staging.shining.keys() - {card_key(card) for cards, _poses in spreads for card in cards}:
        boxes.append(moment.layout.box_of(moment.layout.discards))
    begins = min(staging.shining.values(), default=until)
    staging.effects += [SoftLight(begins, until - begins, box.inset(-_LIGHT)) for box in boxes if begins < until]


def _show_trophy(
    staging: Staging, moment: StagingFacts, seat: Seat, happened: Sequence[ev.Event], begins: float
) -> None:
    """Stage the last card and the player's spreads, which hop one after the other and shine in the dimmed room.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The player.
        happened: All events of the move.
        begins: The time when they begin to shine.
    """
    thrown = [event.card for event in happened if isinstance(event, ev.Discarded) and event.seat == seat]
    parts = [*_spreads(moment, seat), *(((card,), (moment.layout.discards,)) for card in thrown)]
    step = 0
    for cards, poses in parts:
        box = _around(moment, poses)
        staging.effects.append(HitLight(begins, speeds.HIT_LIGHT, box))
        for card in cards:
            hop = Pulse(begins + step * _APART, speeds.QUIVER, grow=_GROWS, push=(0.0, -_HOPS))
            staging.quivers[card_key(card)] = hop
            staging.shining[card_key(card)] = begins
            step += 1


def _spreads(moment: StagingFacts, seat: Seat) -> list[tuple[Sequence[Card], Sequence[Pose]]]:
    """Return the cards of a player's own spreads, with their places."""
    table = moment.view.table
    places = zip(table, moment.layout.spreads(table), strict=True)
    return [(spread.cards, poses) for spread, poses in places if spread.owner == seat]


def _around(moment: StagingFacts, poses: Sequence[Pose]) -> Box:
    """Return the box around cards in a row."""
    first, last = moment.layout.box_of(poses[0]), moment.layout.box_of(poses[-1])
    return Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
