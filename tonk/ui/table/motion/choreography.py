"""Events become motion and sound: the only place that knows both the rules' events and motion.

Each kind of action moves in its own way, so that a player can recognize it without reading. ``dealing`` animates the
deal, ``ending_motion`` the end of a hand.
"""

import math
from collections.abc import Sequence
from typing import assert_never

from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat, cards_in
from tonk.rules.guests.stock_end import never_drawn
from tonk.rules.melds import by_name
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, drop_in, ease_in, ease_in_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.table.motion import dealing, dropping, ending_motion, going_out, guest_motion, special_card_motion
from tonk.ui.table.motion.celebrating import celebrate, word_place
from tonk.ui.table.motion.celebrations import Moment
from tonk.ui.table.motion.departures import Departure, Leg
from tonk.ui.table.motion.felt_effects import HitLight, Ring
from tonk.ui.table.motion.impacts import DISCARDED, FANNED, HIT, MELD, SHOVES, Impact
from tonk.ui.table.motion.reactions import (
    CARD_NOD,
    DISCARD_PUFF,
    HIT_NOD,
    HIT_PUFF,
    LAY_PUFF,
    TURN_NOD,
    SlapFlash,
    nod,
    puff,
    slides_on,
)
from tonk.ui.table.motion.staging import HELD, Staging, StagingFacts, hand_center, key_in_hand, leaves_hand
from tonk.ui.table.motion.wild_motion import show_wilds
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key
from tonk.words import _

_TWIST = 26.0
"""The rotation of a discarded card in the air, in degrees."""

_THROW = 220.0
"""The distance below which a thrown card rotates less."""
_TILT, _NUDGED, _NUDGED_BY, _SHOVED = 9.0, 1.8, 2.6, 4.0
"""The lean of a drawn or taken card in the air, and the turn of a discard on which another lands, in degrees; how far
that is pushed, and how far a card slapped down on a spread shoves the others aside, in units."""
_RISES = 0.13
"""The growth of a full-sized card that is thrown: with more, its face would have to be drawn again at a larger size."""
_LIFTED = 14.0
"""The distance by which a card is lifted out of a hand, towards its end, before it is thrown."""
_PUSHED, _PUSHED_BY = 2.6, 5.0
"""The rotation of the neighbour of a landing card, in degrees, and the distance that it is pushed."""
_WAVE, _CALMER = 0.018, 0.35
"""The delay of a hit's shake from card to card, in seconds, and how much calmer each one is than the one before."""
_GIVES, _GIVES_TURN, _SLIDES = 0.085, 2.6, 6.0
"""The share of its size by which a card gives as it lands, its rotation, in degrees, and how far it slides on before
it springs back, in units."""
_LEAST_FORCE, _LAID_BEFORE = 0.65, 0.75
"""The force with which a card is heard that is put on the discards from nearby, and one of a spread before its last."""
_FANNED_APART, _FIRST_FLASH = 0.6, 0.4
"""The distance between the cards of a spread on their way, as a share of their width, so that all can be read; and the
strength of the flash of the first one that lands, relative to the last one's."""
_DRAWN_BACK = 12.0
"""The distance that a card is drawn back before it flies to a hand, in units."""
_WORD = 64.0
"""The distance of a word from its card."""
_BEATS = 2
"""The number of times that the place of an empty stock lights up."""
PlainEvent = (
    ev.TonkShown
    | ev.UpcardTurned
    | ev.Drew
    | ev.Took
    | ev.LaidDown
    | ev.HitSpread
    | ev.MustWait
    | ev.Discarded
    | ev.Dropped
    | ev.WentOut
    | ev.StockRanOut
    | ev.HandEnded
)
"""An event without special cards."""

_FAR = 500.0
"""The distance from which a card's flight takes longest."""
_CARRIED = 50.0
"""The distance of a card from its pile (in units) that shows that the pointer carried it."""


def staged(happened: Sequence[ev.Event], moment: StagingFacts, dealt: Sequence[Card] | None = None) -> Staging:
    """Return the staging of the events of one action, or of a deal.

    Args:
        happened: The events.
        moment: The table, after them.
        dealt: The hand at the bottom after a deal, in its order.
    """
    if dealt is not None:
        return _staged_deal(happened, moment, dealt)
    staging = Staging()
    for event in happened:
        if isinstance(event, special_card_motion.SpecialCardEvent):
            special_card_motion.stage_event(staging, moment, event, happened)
        elif isinstance(event, ev.GuestEvent):
            if isinstance(event, ev.Knocked):
                guest_motion.knock(staging, moment, event.seat)
                if event.card is not None:
                    _discard(staging, moment, event.seat, event.card)
        else:
            _stage_event(staging, moment, event, happened)
        if isinstance(event, ev.HandEnded):
            staging.event_times.append(staging.ending_shown)
        else:
            staging.landed = max(staging.landed, staging.arrived)
            staging.event_times.append(max(staging.landed, staging.clock))
    special_card_motion.pass_on(staging, moment)
    _begin_turn(staging, moment, happened)
    return staging


def _begin_turn(staging: Staging, moment: StagingFacts, happened: Sequence[ev.Event]) -> None:
    """Stage the plate of a player whose turn begins, which rises for a moment as the turn gets there."""
    if moment.view.outcome is None and any(isinstance(event, ev.Discarded) for event in happened):
        nod(staging, moment, moment.view.to_act, max(staging.landed, staging.turned), TURN_NOD)


def _staged_deal(happened: Sequence[ev.Event], moment: StagingFacts, dealt: Sequence[Card]) -> Staging:
    """Return the staging of a deal, which may end the hand at once."""
    staging = dealing.deal(moment, dealt)
    for event in happened:
        if isinstance(event, ev.HandEnded):
            ending_motion.end_at_deal(staging, moment, event.outcome, dealt)
    for event in happened:
        match event:
            case ev.HandEnded():
                staging.event_times.append(staging.ending_shown)
            case ev.TonkShown():
                staging.event_times.append(staging.dealt + speeds.TONK_WAIT + speeds.TONK_CROUCH + speeds.TONK_THROW)
            case _:
                staging.event_times.append(staging.dealt)
    return staging


def _stage_event(
    staging: Staging,
    moment: StagingFacts,
    event: PlainEvent,
    happened: Sequence[ev.Event],
) -> None:
    """Stage one event, among all that happened with it."""
    match event:
        case ev.Drew(seat, card):
            _draw(staging, moment, seat, card)
            rules, left = moment.view.rules, moment.view.stock_count
            if left <= never_drawn(rules) and not rules.makes_new_stocks:
                _last_card(staging, moment)
        case ev.Took(seat, card):
            _take(staging, moment, seat, card)
        case ev.Discarded(seat, card):
            _discard(staging, moment, seat, card)
        case ev.LaidDown(seat, _, cards, wilds):
            _lay(staging, moment, seat, by_name(cards, wilds))
            show_wilds(staging, moment, [wild for wild, _ in wilds])
            special_card_motion.tally(staging, moment, seat, cards_in(cards), wilds)
        case ev.HitSpread(seat, number, cards_hit, _, wilds):
            _hit(staging, moment, seat, number, cards_hit)
            show_wilds(staging, moment, [wild for wild, _ in wilds])
            special_card_motion.tally(staging, moment, seat, cards_hit, wilds)
        case ev.WentOut(seat):
            going_out.stage(staging, moment, seat, happened)
        case ev.Dropped(seat):
            dropping.knock_down(staging, moment, seat)
        case ev.HandEnded(outcome):
            guest_motion.cry(staging, moment, outcome)
            ending_motion.end(staging, moment, outcome, [e.seat for e in happened if isinstance(e, ev.Dropped)])
        case ev.StockRanOut():
            _run_out(staging, moment)
        case ev.TonkShown() | ev.UpcardTurned() | ev.MustWait():
            pass  # nothing moves for these
        case _:
            assert_never(event)


def _draw(staging: Staging, moment: StagingFacts, seat: Seat, card: Card) -> None:
    """Stage a card that is lifted off the stock and flies to the hand, turning over on the way if it may be seen."""
    key = key_in_hand(moment, seat, card, moment.view.counts[seat] - 1)
    held = moment.pose_of(HELD) if seat == moment.view.seat else None
    if staging.stock_changes is None:
        staging.stock_changes = 0.0 if held is not None else speeds.DRAW_LIFT
    if held is not None:
        staging.departures[key] = Departure(held, (Leg(speeds.DRAW_FLY, turns=(0.1, 0.8)),))
        staging.noise("flick", 0.0, moment.side_of(seat))
        return
    stock = moment.layout.stock
    to = hand_center(moment.layout, seat)
    tilt = _TILT if to.x < stock.x else -_TILT
    lifted = _towards(stock, to, -_DRAWN_BACK)._replace(scale=stock.scale * 1.12, angle=tilt / 2)
    legs = (
        Leg(speeds.DRAW_LIFT, lifted, curve=ease_in_out),
        Leg(speeds.DRAW_FLY, curve=drop_in, arc=30.0, twist=tilt, swell=0.18, turns=(0.1, 0.7)),
    )
    ready = staging.stock_ready
    pulses = _overshoots(ready + speeds.DRAW, card, slides_on(stock, to, _SLIDES))
    staging.departures[key] = Departure(stock, legs, ready, unseen=ready > 0.0, pulses=pulses)
    _join(staging, moment, seat, key, ready + speeds.DRAW)
    staging.noise("flick", staging.stock_ready + speeds.DRAW_LIFT, moment.side_of(seat))


def _run_out(staging: Staging, moment: StagingFacts) -> None:
    """Stage a stock from which nothing can be drawn any more: its place lights up, under a word."""
    stock, begins = moment.layout.stock, staging.arrived + speeds.DRAW_LIFT
    _cry_above_stock(staging, moment, begins, _("Stock empty"))
    for beat in range(_BEATS):
        when = begins + beat * speeds.SWAY
        staging.effects.append(HitLight(when, speeds.SWAY, moment.layout.box_of(stock)))
        staging.effects.append(Ring(when, speeds.KNOCK_RING, (stock.x, stock.y), moment.layout.card_width / 2))


def _last_card(staging: Staging, moment: StagingFacts) -> None:
    """Stage the draw of the last card that can be drawn, if there will be no other stock."""
    _cry_above_stock(staging, moment, speeds.DRAW_LIFT, _("Last card!"))


def _cry_above_stock(staging: Staging, moment: StagingFacts, begins: float, word: str) -> None:
    """Stage a word about the stock, right above it if there is room.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        begins: The time when it strikes the table.
        word: The word.
    """
    stock = moment.layout.stock
    center, beside = (stock.x, stock.y), (stock.x, stock.y - _WORD - moment.layout.card_height * stock.scale / 2)
    place = word_place(moment, Moment.LAST_CARD, word, beside)
    celebrate(staging, moment, Moment.LAST_CARD, begins, center, word, place, None)


def _take(staging: Staging, moment: StagingFacts, seat: Seat, card: Card) -> None:
    """Stage the top discard sliding flat off the pile, face up, and then swinging low into the hand."""
    key = key_in_hand(moment, seat, card, moment.view.counts[seat] - 1)
    start = moment.pose_of(card_key(card)) or moment.layout.discards
    to = hand_center(moment.layout, seat)
    if _away(start, moment.layout.discards) > _CARRIED:
        staging.departures[key] = Departure(start, (Leg(speeds.MOVE),))
        staging.noise("slide", 0.0, moment.side_of(seat))
        return
    far = max(1.0, abs(to.x - start.x) + abs(to.y - start.y))
    slid = start.moved(34.0 * (to.x - start.x) / far + 10.0, 34.0 * (to.y - start.y) / far)
    tilt = _TILT if to.x < start.x else -_TILT
    slid = slid._replace(angle=tilt / 4, scale=start.scale * 1.06)
    legs = (
        Leg(speeds.TAKE_SLIDE, slid, curve=ease_in_out),
        Leg(speeds.TAKE_FLY, curve=drop_in, arc=-22.0, twist=tilt, swell=0.16, turns=(0.5, 1.0)),
    )
    pulses = _overshoots(speeds.TAKE, card, slides_on(start, to, _SLIDES))
    staging.departures[key] = Departure(start, legs, face=card, pulses=pulses)
    _join(staging, moment, seat, key, speeds.TAKE)
    staging.noise("slide", 0.0, moment.side_of(seat))


def _discard(staging: Staging, moment: StagingFacts, seat: Seat, card: Card) -> None:
    """Stage a card flicked on the discards, spinning, and settling as it fell."""
    start, pile = leaves_hand(moment, staging, seat, (card,))[card], moment.layout.discards
    thrown = min(1.0, _away(start, pile) / _THROW)
    twist = thrown * (_TWIST if card % 2 else -_TWIST)
    lifted = _towards(start, pile, _LIFTED * thrown)._replace(scale=start.scale * (1 + 0.07 * thrown))
    fly = speeds.DISCARD_FLY * (0.8 + 0.45 * min(1.0, _away(start, pile) / _FAR))
    legs = (
        Leg(speeds.DISCARD_LIFT, lifted, curve=ease_in_out),
        Leg(
            fly,
            curve=drop_in,
            twist=twist,
            arc=10.0 + 20.0 * thrown,
            swell=_RISES * thrown / start.scale,
            turns=(0.0, 0.6),
        ),
    )
    lands = speeds.DISCARD_LIFT + fly
    pulse = _settles(lands, card, slides_on(start, pile, _SLIDES * thrown))
    staging.impacts.append(Impact((pile.x, pile.y), DISCARDED * thrown, lands, frozenset((card_key(card),))))
    puff(staging, lands, moment.layout.box_of(pile), (start.x, start.y), DISCARD_PUFF * thrown)
    for below in moment.view.discards[-2:-1]:
        nudged = -_NUDGED if card % 2 else _NUDGED
        staging.quivers[card_key(below)] = Pulse(
            lands, speeds.SWAY, twist=nudged, push=slides_on(start, pile, _NUDGED_BY)
        )
    staging.departures[card_key(card)] = Departure(start, legs, pulses=(pulse,))
    staging.noise("place", lands, moment.side_of(seat), _LEAST_FORCE + (1.0 - _LEAST_FORCE) * thrown)


def _lay(staging: Staging, moment: StagingFacts, seat: Seat, cards: Sequence[Card]) -> None:
    """Stage cards that gather as a fan before the hand, land in their place one by one, and tremble once."""
    starts = leaves_hand(moment, staging, seat, tuple(cards))
    begins = staging.arrived
    middle = Pose(
        sum(start.x for start in starts.values()) / len(cards), sum(start.y for start in starts.values()) / len(cards)
    )
    high = moment.layout.card_height
    rise = high * 0.3 if seat != moment.layout.bottom else -high * 0.55 if middle.y > moment.layout.hand_line else 0.0
    lands = begins + speeds.LAY_GATHER + speeds.LAY + speeds.LAY_STAGGER * (len(cards) - 1)
    pulse = Pulse(lands, speeds.QUIVER, grow=0.07)
    struck = frozenset(map(card_key, cards))
    boxes = _boxes_in_spread(moment, cards)
    around = boxes[0]._replace(w=boxes[-1].right - boxes[0].x)
    for place, card in enumerate(cards):
        away = place - (len(cards) - 1) / 2
        scale = max(0.72, starts[card].scale)
        apart = _FANNED_APART * moment.layout.card_width * scale
        gathered = Pose(middle.x + away * apart, middle.y + rise, away * 3.0, 1.0, scale)
        legs = (
            Leg(speeds.LAY_GATHER, gathered, curve=ease_in_out),
            Leg(speeds.LAY, wait=place * speeds.LAY_STAGGER, curve=drop_in, arc=18.0, twist=-away * 4.0, swell=0.2),
        )
        touch = begins + speeds.LAY_GATHER + speeds.LAY + place * speeds.LAY_STAGGER
        staging.departures[card_key(card)] = Departure(
            starts[card], legs, begins, pulses=(_settles(touch, card), pulse)
        )
        force = 1.0 if place == len(cards) - 1 else _LAID_BEFORE
        staging.noise("place", touch, moment.side(middle.x), force)
        strength = FANNED if touch < lands else MELD
        staging.impacts.append(Impact(around.center, strength, touch, struck, hops=SHOVES))
        rising = _FIRST_FLASH + (1.0 - _FIRST_FLASH) * place / max(1, len(cards) - 1)
        staging.effects.append(SlapFlash(touch, speeds.HIT_FLASH, around if touch >= lands else boxes[place], rising))
    staging.effects.append(HitLight(lands, speeds.LAID_LIGHT, around))
    puff(staging, lands, around, (middle.x, middle.y), LAY_PUFF)


def _boxes_in_spread(moment: StagingFacts, cards: Sequence[Card]) -> list[Box]:
    """Return the boxes of the cards of the spread that these cards have become.

    Args:
        moment: The facts about the table, after the events.
        cards: The cards.
    """
    view, spreads = moment.view, moment.layout.spreads(moment.view.table)
    laid = next(number for number, spread in enumerate(view.table) if set(cards) <= set(spread.cards))
    return [moment.layout.box_of(pose) for pose in spreads[laid]]


def _hit(staging: Staging, moment: StagingFacts, seat: Seat, number: int, cards: Sequence[Card]) -> None:
    """Stage cards held over the spread, which makes room, and slapped down; the spread shakes."""
    starts = leaves_hand(moment, staging, seat, tuple(cards))
    begins = staging.arrived
    spread, places = moment.view.table[number], moment.layout.spreads(moment.view.table)[number]
    first, last = moment.layout.box_of(places[0]), moment.layout.box_of(places[-1])
    whole = first._replace(w=last.right - first.x)
    falls = speeds.HIT_RAISE + speeds.HIT_BACK + speeds.HIT_SLAP
    touch = begins + falls
    for turn, card in enumerate(cards):
        place = places[spread.cards.index(card)]
        raised = place.moved(dy=-34.0)._replace(scale=place.scale * 1.3, angle=6.0 if card % 2 else -6.0)
        back = raised.moved(dy=-10.0)._replace(scale=raised.scale * 1.05, angle=1.7 * raised.angle)
        legs = (
            Leg(speeds.HIT_RAISE, raised, curve=ease_in_out, arc=20.0),
            Leg(speeds.HIT_BACK, back),
            Leg(speeds.HIT_SLAP, curve=ease_in),
        )
        delay = begins + turn * speeds.HIT_STAGGER
        settles = _settles(delay + falls, card)
        staging.departures[card_key(card)] = Departure(starts[card], legs, delay, pulses=(settles,))
        lands = touch + turn * speeds.HIT_STAGGER
        staging.noise("hit", lands, moment.side(place.x))
        box, start = moment.layout.box_of(place), starts[card]
        staging.effects += [SlapFlash(lands, speeds.HIT_FLASH, whole), HitLight(lands, speeds.HIT_LIGHT, whole)]
        puff(staging, lands, box, (start.x, start.y), HIT_PUFF)
        struck = frozenset(map(card_key, spread.cards))
        staging.impacts.append(Impact(box.center, HIT, lands, struck, hops=SHOVES))
    nod(staging, moment, spread.owner, touch, HIT_NOD)
    hit = [spread.cards.index(card) for card in cards]
    for at, card in enumerate(spread.cards):
        if card not in cards:
            away = min(abs(at - one) for one in hit)
            share = 1.0 / (1.0 + _CALMER * (away - 1))
            aside = _SHOVED if at > min(hit) else -_SHOVED
            pulse = Pulse(
                touch + away * _WAVE, speeds.SWAY, grow=0.05 * share, twist=2.4 * share, push=(aside, _SHOVED / 4)
            )
            staging.quivers[card_key(card)] = pulse
    staging.usual = speeds.ROOM


def _join(staging: Staging, moment: StagingFacts, seat: Seat, key: SpriteKey, lands: float) -> None:
    """Stage a card that lands in a hand, whose other cards give way and come back, ever less.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The seat of the hand.
        key: The key of the card.
        lands: The time when it lands.
    """
    nod(staging, moment, seat, lands, CARD_NOD)
    staging.noise("settle", lands, moment.side_of(seat))
    if moment.sees(seat):
        staging.joined[key] = lands
    else:
        for away, place in enumerate(range(moment.view.counts[seat] - 2, -1, -1)):
            share = _CALMER**away
            push = Pulse(lands + away * _WAVE, speeds.SWAY, twist=_PUSHED * share, sway=-_PUSHED_BY * share)
            staging.quivers[back_key(seat, place)] = push


def _towards(pose: Pose, end: Pose, far: float) -> Pose:
    """Return a pose moved towards another by a distance."""
    way = max(1.0, math.hypot(end.x - pose.x, end.y - pose.y))
    return pose.moved(far * (end.x - pose.x) / way, far * (end.y - pose.y) / way)


def _settles(when: float, card: Card | None, slides: Point = (0.0, 0.0)) -> Pulse:
    """Return the settling of a landed card: it gives and rebounds, turns to and fro, and slides on and springs back."""
    twist = -_GIVES_TURN if card is not None and card % 2 else _GIVES_TURN
    return Pulse(when, speeds.QUIVER, grow=-_GIVES, twist=twist, push=slides)


def _overshoots(when: float, card: Card | None, slides: Point) -> tuple[Pulse, Pulse]:
    """Return the settling of a card that lands in a hand: it goes too far for three frames, and is back at once."""
    return _settles(when, card), Pulse(when, speeds.OVERSHOOT, push=slides)


def _away(one: Pose, other: Pose) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)
