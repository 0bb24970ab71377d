"""A light hint: what somebody who looks over a learner's shoulder would point out."""

from typing import NamedTuple

from tonk.bots import make_bot
from tonk.rules import DROP, TAKE, Discard, Hit, Lay, View
from tonk.rules.cards import EMPTY, Card, CardSet, cards_in
from tonk.rules.outs import outs
from tonk.rules.phases import START
from tonk.rules.placements import places_for
from tonk.session.learning.hint_kinds import (
    DRAW_ONE,
    DROP_NOW,
    HIT_IT,
    LAY_IT,
    TAKE_HIT,
    TAKE_SPREAD,
    THROW,
    THROW_HIGH,
    THROW_LOOSE,
    WAIT,
    HintKind,
)

_FEW = 7
"""With so few points it is time to think of dropping."""
_FRIEND = "solid"
"""The level whose judgement the learner gets about discards."""


class Hint(NamedTuple):
    """A thing to point out, with the cards or the points that it is about."""

    what: HintKind
    cards: CardSet = EMPTY
    points: int = 0


def hint(view: View) -> Hint:
    """The hint for a learner who sees this."""
    if not view.legal:
        return Hint(WAIT)
    return _at_start(view) if view.phase == START else _in_play(view)


def _at_start(view: View) -> Hint:
    if DROP in view.legal and view.total <= _FEW:
        return Hint(DROP_NOW, points=view.total)
    if TAKE in view.legal:
        top = view.discards[-1]
        places = places_for(view, top)
        if places.lays:
            return Hint(TAKE_SPREAD, max([lay.cards for lay in places.lays], key=view.rules.points))
        if places.hits:
            return Hint(TAKE_HIT, 1 << top)
    return Hint(DRAW_ONE)


def _in_play(view: View) -> Hint:
    lays = [action.cards for action in view.legal if isinstance(action, Lay)]
    if lays:
        return Hint(LAY_IT, max(lays, key=view.rules.points))
    hits = [action.cards[0] for action in view.legal if isinstance(action, Hit)]
    if hits:
        return Hint(HIT_IT, 1 << max(hits, key=view.rules.values.__getitem__))
    choice = make_bot(_FRIEND, 0).choose(view)
    return _throw(view, choice.card) if isinstance(choice, Discard) else Hint(THROW)


def _throw(view: View, card: Card) -> Hint:
    """The hint to discard a card: it counts most, or the others may still make a spread."""
    bit, values = 1 << card, view.rules.values
    if values[card] == max(values[held] for held in cards_in(view.hand)):
        return Hint(THROW_HIGH, bit, values[card])
    return Hint(THROW_LOOSE if outs(view, view.hand & ~bit) else THROW, bit)
