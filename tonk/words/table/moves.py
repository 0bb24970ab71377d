"""Moves by name, as people say them at the table: Draw, Take 7♠, Hit Ruby's run with 8♥."""

from collections.abc import Sequence
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.melds import is_run, named_set
from tonk.rules.phases import UPCARD
from tonk.words import _
from tonk.words.cards import book_name, card_name, run_name
from tonk.words.phrases import person
from tonk.words.table.special_moves import laid_text, skip_phrase


def move_name(view: View, action: Action, names: Sequence[str]) -> str:
    """Return the name of a legal move of the seat with this view.

    Args:
        view: The seat's view before it.
        action: The move.
        names: The players' names, by seat.
    """
    match action:
        case Draw():
            return _draw_name(view)
        case Take():
            return _("Take {card}").format(card=card_name(view.discards[-1]))
        case Lay(cards, wilds):
            laid = named_set(cards, wilds)
            return _("Lay {spread}").format(spread=run_name(laid) if is_run(laid) else book_name(laid))
        case Hit():
            return _hit_name(view, action, names)
        case Discard(card):
            return _("Discard {card}").format(card=card_name(card))
        case Drop():
            name = _("Run with {total}") if view.rules.scores_points else _("Drop with {total}")
            return name.format(total=view.total)
        case Skip() | Block() | Cross() | Pass():
            return _special_name(view, action, names)
        case Knock(with_card):
            return _("Knock") if with_card is None else _("Knock with {card}").format(card=card_name(with_card))
        case _:
            assert_never(action)


def _special_name(view: View, action: Skip | Block | Cross | Pass, names: Sequence[str]) -> str:
    match action:
        case Skip(_card, seat):
            return skip_phrase(names[seat], own=seat == view.seat)
        case Block(_card, seat):
            if seat == view.seat:
                return _("Protect yourself with a Block")
            return _("Protect {name} with a Block").format(name=person(names[seat]))
        case Cross():
            return _("Cross for {card}").format(card=card_name(view.discards[-1]))
        case Pass():
            return _("Pass") if view.phase == UPCARD else _("Let it go")
        case _:
            assert_never(action)


def _draw_name(view: View) -> str:
    if not view.draw_ends:
        return _("Draw from the stock")
    return _("Let the round end") if view.rules.scores_points else _("Let the hand end")


def _hit_name(view: View, hit: Hit, names: Sequence[str]) -> str:
    cards, owner = laid_text(hit.cards, hit.wilds), view.table[hit.spread].owner
    if owner == view.seat:
        return _("Hit your spread with {cards}").format(cards=cards)
    return _("Hit {name} with {cards}").format(name=person(names[owner]), cards=cards)
