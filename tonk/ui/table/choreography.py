"""Events become motion and sound: the only place where the rules' words meet those of the stage."""

from collections.abc import Callable, Iterable, Sequence

from tonk.rules import View
from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat, cards_in
from tonk.ui import speeds
from tonk.ui.motion import Pose, ease_in_out
from tonk.ui.table.layout import Key, TableLayout, back_key, card_key
from tonk.ui.table.sprites import Departure

PoseOf = Callable[[Key], Pose | None]
"""Where a card was on the screen before all this, or None."""


def departures(
    happened: Sequence[ev.Event], layout: TableLayout, view: View, pose_of: PoseOf, *, open_hand: bool
) -> dict[Key, Departure]:
    """How the cards that something happened to set out for their new places.

    Args:
        happened: The events of one action.
        layout: The table.
        view: What the seat at the bottom sees after the action.
        pose_of: Where cards were before it.
        open_hand: Whether that seat's hand lies open.
    """
    found: dict[Key, Departure] = {}
    for event in happened:
        match event:
            case ev.Drew(seat, card):
                key = card_key(card) if open_hand and seat == view.seat else back_key(seat, view.counts[seat] - 1)
                found[key] = Departure(layout.stock, 0.0, speeds.DRAW, ease_in_out, arc=18.0)
            case ev.Took(seat, card):
                key = card_key(card) if open_hand and seat == view.seat else back_key(seat, view.counts[seat] - 1)
                start = pose_of(card_key(card)) or layout.discards
                found[key] = Departure(start, 0.0, speeds.TAKE, ease_in_out, arc=-22.0, face=card)
            case ev.Discarded(seat, card):
                found[card_key(card)] = Departure(_from_hand(seat, card, pose_of, layout), 0.0, speeds.DISCARD)
            case ev.LaidDown(seat, _, cards):
                found.update(_laying(seat, cards_in(cards), pose_of, layout))
            case ev.HitSpread(seat, _, cards_hit, _):
                found.update(_laying(seat, cards_hit, pose_of, layout))
            case ev.HandEnded():
                found.update(_reveal(layout, view, pose_of, found))
    return found


def dealing(layout: TableLayout, view: View, *, open_hand: bool, order: Sequence[Card]) -> dict[Key, Departure]:
    """How a new hand is dealt: one card at a time, clockwise from the dealer's left, then the upcard."""
    found: dict[Key, Departure] = {}
    size = view.rules.hand_size
    for turn in range(size):
        for place in range(view.seats):
            seat = (view.dealer + 1 + place) % view.seats
            delay = (turn * view.seats + place) * speeds.DEAL_STAGGER
            if seat != view.seat:
                key = back_key(seat, turn)
                if view.shown is not None:
                    key = card_key(cards_in(view.shown[seat])[turn])
            elif open_hand or view.shown is not None:
                key = card_key(order[turn])
            else:
                key = back_key(seat, turn)
            found[key] = Departure(layout.stock, delay, speeds.DEAL_FLIGHT, arc=10.0)
    if view.discards:
        delay = size * view.seats * speeds.DEAL_STAGGER
        found[card_key(view.discards[-1])] = Departure(layout.stock, delay, speeds.UPCARD, ease_in_out)
    return found


def sounds(happened: Iterable[ev.Event]) -> list[str]:
    """The names of the noises that events make, in order."""
    heard = []
    for event in happened:
        match event:
            case ev.Drew():
                heard.append("flick")
            case ev.Took():
                heard.append("slide")
            case ev.Discarded() | ev.LaidDown() | ev.HitSpread():
                heard.append("place")
            case ev.Dropped():
                heard.append("knock")
            case ev.TonkShown():
                heard.append("tonk")
            case ev.HandEnded(outcome):
                heard.append("caught" if outcome.ending == "caught" else "chips")
    return heard


def _from_hand(seat: Seat, card: Card, pose_of: PoseOf, layout: TableLayout) -> Pose:
    """Where a card that a seat parts with sets out: its own place if it was seen, else somewhere in the seat's fan."""
    seen = pose_of(card_key(card))
    if seen is not None:
        return seen
    for place in (card % 5, 2, 1, 0):
        hidden = pose_of(back_key(seat, place))
        if hidden is not None:
            return hidden
    return layout.stock


def _laying(seat: Seat, cards: Sequence[Card], pose_of: PoseOf, layout: TableLayout) -> dict[Key, Departure]:
    return {
        card_key(card): Departure(
            _from_hand(seat, card, pose_of, layout), place * speeds.LAY_STAGGER, speeds.LAY, arc=8.0
        )
        for place, card in enumerate(cards)
    }


def _reveal(layout: TableLayout, view: View, pose_of: PoseOf, already: dict[Key, Departure]) -> dict[Key, Departure]:
    """All hands are shown, one player after the other; what is still flying lands first."""
    found: dict[Key, Departure] = {}
    wait = max((departure.seconds for departure in already.values()), default=0.0)
    for turn, seat in enumerate((*layout.others, view.seat)):
        for place, card in enumerate(cards_in((view.shown or ())[seat])):
            start = pose_of(card_key(card)) or pose_of(back_key(seat, place)) or layout.stock
            if seat != view.seat or start.face < 1.0:
                found[card_key(card)] = Departure(
                    start, wait + turn * speeds.REVEAL_STAGGER, speeds.REVEAL, ease_in_out
                )
    return found
