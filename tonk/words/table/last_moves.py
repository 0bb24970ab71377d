"""A player's last move, in a word or two beside the name.

They are in the past tense, so that the same words fit beside your name and beside others'.
"""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import events as ev
from tonk.rules.cards import each_seat
from tonk.rules.melds import is_run, named_set
from tonk.words import pgettext
from tonk.words.cards import book_name, card_name, run_name
from tonk.words.table.special_moves import laid_text

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
    | ev.Passed
    | ev.Knocked
    | ev.ThirtyOneShown
)


def last_moves(events: Sequence[ev.Event], seats: int, *, scored: bool) -> list[str]:
    """Return each seat's last action, or "". Nothing hidden is shown.

    Args:
        events: The events of the hand so far.
        seats: The number of players.
        scored: True if points are scored: a drop is called a run then.
    """
    found: dict[int, str] = {}
    knocked = any(isinstance(event, ev.Knocked) for event in events)
    for event in reversed(events):
        if isinstance(event, MoveEvent) and event.seat not in found:
            if knocked and isinstance(event, ev.HitSpread):
                found[event.seat] = _laid_off(event)
            else:
                found[event.seat] = move_phrase(event, scored=scored)
        if isinstance(event, ev.Crossed):
            found.update((seat, pgettext("last move", "jumped over")) for seat in event.jumped if seat not in found)
        if len(found) == seats:
            break
    return [found.get(seat, "") for seat in each_seat(seats)]


def move_phrase(event: MoveEvent, *, scored: bool) -> str:
    """Return a move without its player; for points, a drop is called a run, and a Tonk a bonus."""
    match event:
        case ev.TonkShown():
            return pgettext("last move", "showed a bonus") if scored else pgettext("last move", "showed a Tonk")
        case ev.Drew():
            return pgettext("last move", "drew a card")
        case ev.Took(_seat, card):
            return pgettext("last move", "took {card}").format(card=card_name(card))
        case ev.Crossed(_seat, _cross, card):
            return pgettext("last move", "crossed for {card}").format(card=card_name(card))
        case ev.TurnLost():
            return pgettext("last move", "lost a turn")
        case ev.LaidDown():
            cards = named_set(event.cards, event.wilds)
            return pgettext("last move", "laid {spread}").format(
                spread=run_name(cards) if is_run(cards) else book_name(cards)
            )
        case ev.HitSpread():
            return pgettext("last move", "hit with {cards}").format(cards=laid_text(event.cards, event.wilds))
        case ev.Discarded(_seat, card):
            return pgettext("last move", "discarded {card}").format(card=card_name(card))
        case ev.Dropped(_seat, total):
            ran, dropped = pgettext("last move", "ran with {total}"), pgettext("last move", "dropped with {total}")
            return (ran if scored else dropped).format(total=total)
        case ev.WentOut():
            return pgettext("last move", "went out")
        case ev.Passed() | ev.Knocked() | ev.ThirtyOneShown():
            return _guest_phrase(event)
        case _:
            assert_never(event)


def _laid_off(event: ev.HitSpread) -> str:
    """Return a card laid off on the knocker's spreads, without its player."""
    return pgettext("last move", "laid off {cards}").format(cards=laid_text(event.cards, event.wilds))


def _guest_phrase(event: ev.Passed | ev.Knocked | ev.ThirtyOneShown) -> str:
    match event:
        case ev.Passed(_seat, card):
            return pgettext("last move", "passed on {card}").format(card=card_name(card))
        case ev.Knocked():
            return pgettext("last move", "knocked")
        case ev.ThirtyOneShown():
            return pgettext("last move", "showed 31")
        case _:
            assert_never(event)
