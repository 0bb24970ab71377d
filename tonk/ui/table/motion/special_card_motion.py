"""The motion of special cards: played on a seat, changing a turn, or going under the discards.

Every lost turn is shown on the player's plate, and the turn itself visibly moves on.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat
from tonk.rules.melds import names_of
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, ease_in, ease_in_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion.blow_effects import CrossSlashes, Dismay, PlateKnock
from tonk.ui.table.motion.celebrating import CAPTION, celebrate, word_place, word_size
from tonk.ui.table.motion.celebration_effects import Dust, Jolt, SlamLight
from tonk.ui.table.motion.celebrations import Moment
from tonk.ui.table.motion.departures import Departure, LeavingCard, Leg
from tonk.ui.table.motion.felt_effects import PlateRibbon, Shuffle, TurnHop
from tonk.ui.table.motion.impacts import SLAM, Impact
from tonk.ui.table.motion.points_motion import Earning, stage_points
from tonk.ui.table.motion.staging import Staging, StagingFacts, hand_center, key_in_hand, leaves_hand
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.layout import TableLayout, marks_of
from tonk.words import _

_SHOWN = 0.84
"""The size of a special card while it is shown to everybody."""
_STRUCK, _STRIKES = 20.0, 9.0
"""The distance that a struck player's plate is knocked aside, in units, and the strength of that blow."""
_RECOIL = 16.0
"""Twice the rotation of a Cross as it has struck the discards, in degrees."""
_SLASH, _CROSS_JOLT, _CROSS_STOP = 0.95, 6.0, 0.05
"""Half the size of the two slashes of a Cross, in heights of a card; the distance that the view is jolted by them, in
units; and the time for which all is held still."""
_JUMPED = 12.0
"""The distance that the plate of a player who is jumped over is pushed, in units."""
_PACKET = 7
"""The number of discards shown going back to the stock, however many there are."""
_POINTS_ASIDE, _POINTS_UP = 0.33, 16.0
"""The origin of points on the last card, clear of its indices: the share of its width from its left edge, and
the height above the lower one."""

SpecialCardEvent = ev.SkipPlayed | ev.BlockPlayed | ev.BlockEnded | ev.Held | ev.TurnLost | ev.Crossed | ev.Reshuffled


def stage_event(staging: Staging, moment: StagingFacts, event: SpecialCardEvent, happened: Sequence[ev.Event]) -> None:
    """Stage one event for eye and ear, among all that happened with it.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        event: The event.
        happened: All events.
    """
    match event:
        case ev.SkipPlayed(seat, card, victim):
            _play_on(staging, moment, seat, card, victim, skips=True)
        case ev.BlockPlayed(seat, card, guarded):
            _play_on(staging, moment, seat, card, guarded, skips=False)
        case ev.BlockEnded(guarded, card):
            _bury(staging, moment, card, staging.ready)
            _ribbon(staging, moment, guarded, _("Block over"), staging.ready, "gold")
        case ev.Held(seat):
            _strike(staging, moment, seat, _("Held"), staging.arrived + speeds.HELD_AFTER - speeds.TAG_FALLS)
            staging.effects.append(Dismay(staging.arrived + speeds.HELD_AFTER, speeds.STARTLE, seat))
        case ev.TurnLost(seat, _held, skip):
            _lose(staging, moment, event, happened)
            if skip is not None:
                _bury(staging, moment, skip, staging.ready)
            staging.lost = seat
        case ev.Crossed():
            _cross(staging, moment, event)
        case ev.Reshuffled():
            _reshuffle(staging, moment)
        case _:
            assert_never(event)


def tally(
    staging: Staging,
    moment: StagingFacts,
    seat: Seat,
    cards: Iterable[Card],
    wilds: tuple[tuple[Card, Card], ...],
) -> None:
    """Stage the points that cards have just scored, on their way from the cards to the plate.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The seat that scores them.
        cards: The cards put down.
        wilds: The card each Wild among them stands for.
    """
    rules, held = moment.view.rules, tuple(cards)
    if not rules.in_rounds:
        return
    points = sum(rules.scores[name] for name in names_of(held, wilds))
    poses = moment.layout.spreads(moment.view.table)
    lying = [
        pose
        for spread, places in zip(moment.view.table, poses, strict=True)
        for card, pose in zip(spread.cards, places, strict=True)
        if card in held
    ]
    if lying:
        last = moment.layout.box_of(max(lying, key=lambda pose: pose.x))
        foot = last.x + last.w * _POINTS_ASIDE, last.bottom - _POINTS_UP
        waits = speeds.WILD_SHINE if wilds else 0.0
        stage_points(staging, moment, [Earning(seat, seat, points)], staging.arrived, {seat: foot}, waits=waits)


def pass_on(staging: Staging, moment: StagingFacts) -> None:
    """Stage the turn's visible way to the next player after lost turns."""
    if staging.lost is None or moment.view.outcome is not None:
        return
    _hop(staging, moment.layout, staging.lost, moment.view.to_act)


def _play_on(staging: Staging, moment: StagingFacts, seat: Seat, card: Card, victim: Seat, *, skips: bool) -> None:
    """Stage a Skip or Block that is held up before a player and slapped down there."""
    start = leaves_hand(moment, staging, seat, (card,))[card]
    layout = moment.layout
    lying = [held for held, _ in marks_of(moment.view)[victim]]
    poses = layout.marked(victim, moment.view.table)
    place = poses[lying.index(card)] if card in lying else _held_up(layout, victim)
    raised = _held_up(layout, victim)
    fly = Leg(speeds.TWIST_FLY, raised, curve=ease_in_out, arc=12.0, turns=(0.1, 0.7))
    legs = (fly, Leg(speeds.HIT_SLAP, wait=speeds.TWIST_SHOWN, curve=ease_in))
    touch = speeds.TWIST_FLY + speeds.TWIST_SHOWN + speeds.HIT_SLAP
    pulse = Pulse(touch, speeds.QUIVER, grow=0.12)
    staging.departures[card_key(card)] = Departure(start, legs, pulses=(pulse,), above=True)
    staging.noise("flick", 0.0, moment.side_of(seat))
    staging.noise("slam", touch, moment.side(place.x))
    _ribbon(staging, moment, victim, _("Skip!") if skips else _("Block!"), touch, "bad" if skips else "good")
    if not lying or card not in lying:
        # Played as the last card of a hand that ends, it lies nowhere any more.
        staging.gone.append(LeavingCard(card, staging.departures.pop(card_key(card)), place, 40.0))


def _held_up(layout: TableLayout, seat: Seat) -> Pose:
    """Return the place of a card held up before a player."""
    if seat == layout.bottom:
        return Pose(layout.w / 2, layout.hand_y - layout.card_height * 1.05, 0.0, 1.0, _SHOWN)
    plate = layout.plate(seat)
    return Pose(plate.center[0], plate.bottom + layout.card_height * 0.5, 0.0, 1.0, _SHOWN)


def _lose(staging: Staging, moment: StagingFacts, event: ev.TurnLost, happened: Sequence[ev.Event]) -> None:
    """Stage the loss of a player's turn."""
    before = staging.lost
    if before is None:
        before = next((one.seat for one in happened if isinstance(one, ev.Discarded)), None)
    if before is not None:
        _hop(staging, moment.layout, before, event.seat)
    words = _("Held: turn lost") if event.held else _("Skipped: turn lost")
    _ribbon(staging, moment, event.seat, words, staging.ready, "bad")
    staging.noise("turn", staging.ready, moment.side_of(event.seat))
    staging.clock = staging.ready + speeds.TURN_LOST


def _cross(staging: Staging, moment: StagingFacts, event: ev.Crossed) -> None:
    """Stage a Cross shown over the discards; the turn leaps to its player, and the discard follows."""
    layout, seat = moment.layout, event.seat
    held = leaves_hand(moment, staging, seat, (event.cross,))
    shown = layout.discards.moved(0.0, -layout.card_height * 0.16)._replace(angle=-7.0, scale=1.0)
    fly = Leg(speeds.TWIST_FLY, shown, curve=ease_in, arc=16.0, turns=(0.1, 0.7))
    touch, looked, stop = speeds.TWIST_FLY, speeds.TWIST_FLY + speeds.TWIST_SHOWN, _CROSS_STOP
    recoil = Pulse(touch + stop, speeds.QUIVER, grow=0.12, twist=_RECOIL / 2)
    _bury(staging, moment, event.cross, looked, Departure(held[event.cross], (fly,), pulses=(recoil,), above=True))
    lane = _lane(layout, hand_center(layout, seat))
    word, place = _("Cross!"), word_place(moment, Moment.CROSSED, _("Cross!"), _beside(layout), off=lane)
    cut = touch + speeds.SLASH_APART
    celebrate(staging, moment, Moment.CROSSED, cut, (shown.x, shown.y), word, place, seat)
    size = word_size(Moment.CROSSED, word, place.share)
    staging.effects += [
        CrossSlashes(touch, speeds.SLASHES, (shown.x, shown.y), _SLASH * layout.card_height),
        SlamLight(cut, speeds.HIT_LIGHT, Box.around(place.at, 0.8 * size[0], 0.4 * size[1])),
        Jolt(cut, speeds.JOLT + stop, _CROSS_JOLT).stopped(stop),
    ]
    staging.impacts.append(Impact((shown.x, shown.y), SLAM, cut + stop, frozenset((card_key(event.cross),))))
    staging.noise("flick", 0.0, moment.side_of(seat))
    staging.noise("hit", touch, moment.side(shown.x))
    for number, jumped in enumerate(event.jumped):
        _jump_over(staging, layout, jumped, cut + stop + number * speeds.JUMPED_APART)
    if event.jumped:
        staging.clock = speeds.TWIST_FLY
        _hop(staging, layout, event.jumped[0], seat)
    key = key_in_hand(moment, seat, event.card, moment.view.counts[seat] - 1)
    start = moment.pose_of(card_key(event.card)) or layout.discards
    take = (Leg(speeds.TAKE_SLIDE, start.moved(0.0, 24.0)._replace(angle=0.0), curve=ease_in_out),)
    staging.departures[key] = Departure(start, (*take, Leg(speeds.TAKE_FLY, arc=-20.0)), looked, face=event.card)
    staging.noise("slide", looked, moment.side_of(seat))


def _lane(layout: TableLayout, to: Pose) -> list[Box]:
    """Return boxes along the way of a card from the discards to a hand, on which no word may lie."""
    pile, steps = layout.discards, 6
    return [
        layout.box_of(
            pile._replace(x=pile.x + (to.x - pile.x) * step / steps, y=pile.y + (to.y - pile.y) * step / steps)
        )
        for step in range(1, steps)
    ]


def _jump_over(staging: Staging, layout: TableLayout, seat: Seat, begins: float) -> None:
    """Stage the plate of a player who is jumped over: it is pushed away by a ribbon that comes down on it.

    Args:
        staging: The staging to add to.
        layout: The layout of the table.
        seat: The player.
        begins: The time when the ribbon begins to come down.
    """
    plate, pile, touch = layout.plate(seat), layout.discards, begins + speeds.TAG_FALLS
    lasts = speeds.RIBBON + speeds.TAG_FALLS
    staging.effects.append(PlateRibbon(begins, lasts, plate, _("Jumped over"), "bad", speeds.TAG_FALLS))
    staging.effects.append(PlateKnock.away(touch, speeds.KNOCKED, plate, (pile.x, pile.y), _JUMPED))


def _beside(layout: TableLayout) -> Point:
    """Return the place of the word: below the piles, since it is played at one of them."""
    return (layout.stock.x + layout.discards.x) / 2, layout.box_of(layout.stock).bottom + CAPTION


def _reshuffle(staging: Staging, moment: StagingFacts) -> None:
    """Stage the discards except the top one going back to the stock, face down, and being shuffled."""
    layout = moment.layout
    for number in range(_PACKET):
        leg = Leg(speeds.RESHUFFLE_FLY, curve=ease_in_out, arc=14.0)
        start = layout.discards.moved(0.0, -1.2 * number)._replace(face=0.0)
        leaves = number * speeds.RESHUFFLE_STAGGER
        staging.gone.append(LeavingCard(None, Departure(start, (leg,), leaves, unseen=True), layout.stock, 6.0))
    gathered = (_PACKET - 1) * speeds.RESHUFFLE_STAGGER + speeds.RESHUFFLE_FLY
    shuffle = Shuffle.of(layout.stock, gathered)
    staging.effects.append(shuffle)
    staging.noise("slide", 0.0, moment.side(layout.stock.x))
    staging.noise("shuffle", shuffle.begins + speeds.SHUFFLE_SPLIT, moment.side(layout.stock.x))
    staging.clock = staging.stock_ready = shuffle.ends
    staging.stock_changes = gathered


def _bury(staging: Staging, moment: StagingFacts, card: Card, begins: float, come: Departure | None = None) -> None:
    """Stage a used twist that goes beside the discards, and under them.

    Args:
        staging: The staging to add to.
        moment: The table.
        card: The twist.
        begins: The time when it sets out for the pile.
        come: The earlier legs of its way, if it moves before.
    """
    pile = moment.layout.discards
    wide = moment.layout.card_width * pile.scale
    beside = pile.moved(wide * 1.06, 0.0)
    before = come or Departure(moment.pose_of(card_key(card)) or beside, ())
    waits = max(0.0, begins - before.seconds)
    legs = (
        *before.legs,
        Leg(speeds.BURY_FLY, beside, wait=waits, curve=ease_in_out, arc=10.0),
        Leg(speeds.BURY_SLIDE, curve=ease_in_out),
    )
    whole = replace(before, legs=legs)
    whole = replace(whole, sinks=whole.seconds - speeds.BURY_SLIDE)
    staging.noise("slide", whole.seconds - speeds.BURY_SLIDE, moment.side(pile.x))
    staging.gone.append(LeavingCard(card, whole, pile, 4.0))


def _ribbon(staging: Staging, moment: StagingFacts, seat: Seat, words: str, begins: float, tone: str) -> None:
    """Show a ribbon on a plate that says what happened to the player."""
    staging.effects.append(PlateRibbon(begins, speeds.RIBBON, moment.layout.plate(seat), words, tone))


def _strike(staging: Staging, moment: StagingFacts, seat: Seat, words: str, begins: float) -> None:
    """Stage a ribbon that strikes a player: plate and hand are knocked aside, and dust flies.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The struck player.
        words: The words of the ribbon.
        begins: The time when the ribbon begins to come down.
    """
    plate, touch = moment.layout.plate(seat), begins + speeds.TAG_FALLS
    stock = moment.layout.stock
    staging.effects += [
        PlateRibbon(begins, speeds.RIBBON + speeds.TAG_FALLS, plate, words, "bad", speeds.TAG_FALLS),
        PlateKnock.away(touch, speeds.KNOCKED, plate, (stock.x, stock.y), _STRUCK),
        Dust(touch, speeds.TONK_DUST, plate.center, (plate.w, 0.8 * plate.h)),
    ]
    staging.impacts.append(Impact(plate.center, _STRIKES, touch))
    staging.noise("slam", touch, moment.side_of(seat))


def _hop(staging: Staging, layout: TableLayout, here: Seat, there: Seat) -> None:
    """Stage the turn's way from one player to another."""
    begins = staging.ready
    start, end = layout.portrait(here).center, layout.portrait(there).center
    staging.effects.append(TurnHop(begins, speeds.HOP, start, end))
    staging.clock = staging.turned = begins + speeds.HOP
