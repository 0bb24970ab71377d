"""The subjects to point at for a move."""

from collections.abc import Iterable
from typing import assert_never

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import Card, Seat, card_text, cards_in
from tonk.session.learning.lessons import PointedThing


def pointed_by(view: View, action: Action) -> tuple[PointedThing, ...]:
    """Return the subjects of a move of the view's seat: the necessary cards, then their destination."""
    match action:
        case Draw():
            return (PointedThing("stock"),)
        case Take():
            return (PointedThing("discards"),)
        case Lay(cards):
            return _cards(cards_in(cards)), PointedThing("felt", tuple(map(card_text, cards_in(cards))))
        case Hit(held, spread):
            return _cards(held), PointedThing("spread", (str(spread),))
        case Discard(card):
            return _cards([card]), PointedThing("discards")
        case Knock(knocking):
            with_card = () if knocking is None else (_cards([knocking]),)
            return *with_card, PointedThing("drop")
        case Drop():
            return (PointedThing("drop"),)
        case Skip(card, seat) | Block(card, seat):
            return _cards([card]), _seat(view, seat)
        case Cross(card):
            return _cards([card]), PointedThing("discards"), PointedThing("cross")
        case Pass():
            return (PointedThing("let-go"),)
        case _:
            assert_never(action)


def _cards(cards: Iterable[Card]) -> PointedThing:
    return PointedThing("cards", tuple(map(card_text, cards)))


def _seat(view: View, seat: Seat) -> PointedThing:
    return PointedThing("own") if seat == view.seat else PointedThing("seat", (str(seat),))
