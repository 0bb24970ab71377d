"""A player's last move, in a word or two beside the name."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import events as ev
from tonk.rules.cards import each_seat
from tonk.rules.melds import is_run, named_set
from tonk.words import _
from tonk.words.cards import book_name, card_name, run_name
from tonk.words.table.special_cards import laid_text

MoveEvent = (
    ev.TonkShown
    | ev.Drew
    | ev.Took
    | ev.Crossed
    | ev.TurnLost
    | ev.LaidDown
    | ev.HitSpread
    | ev.Discarded
    | ev.Dropped
    | ev.WentOut
)


def last_moves(events: Sequence[ev.Event], seats: int, *, scored: bool) -> list[str]:
    """For each seat what it did last; empty where it has done nothing yet. Nothing hidden is shown.

    Args:
        events: The events of the hand so far.
        seats: The number of players.
        scored: True if points are scored: a drop is called a run then.
    """
    found: dict[int, str] = {}
    for event in reversed(events):
        if isinstance(event, MoveEvent) and event.seat not in found:
            found[event.seat] = move_phrase(event, scored=scored)
        if isinstance(event, ev.Crossed):
            found.update((seat, _("is jumped over")) for seat in event.jumped if seat not in found)
        if len(found) == seats:
            break
    return [found.get(seat, "") for seat in each_seat(seats)]


def move_phrase(event: MoveEvent, *, scored: bool) -> str:
    """A move without who made it; where points are scored, a drop is called a run, and a Tonk a bonus."""
    match event:
        case ev.TonkShown():
            return _("shows a bonus") if scored else _("shows a Tonk")
        case ev.Drew():
            return _("draws a card")
        case ev.Took(_seat, card):
            return _("takes {card}").format(card=card_name(card))
        case ev.Crossed(_seat, _cross, card):
            return _("crosses for {card}").format(card=card_name(card))
        case ev.TurnLost():
            return _("loses a turn")
        case ev.LaidDown():
            cards = named_set(event.cards, event.wilds)
            return _("lays {spread}").format(spread=run_name(cards) if is_run(cards) else book_name(cards))
        case ev.HitSpread():
            return _("hits with {cards}").format(cards=laid_text(event.cards, event.wilds))
        case ev.Discarded(_seat, card):
            return _("discards {card}").format(card=card_name(card))
        case ev.Dropped(_seat, total):
            return (_("runs with {total}") if scored else _("drops with {total}")).format(total=total)
        case ev.WentOut():
            return _("goes out")
        case _:
            assert_never(event)
