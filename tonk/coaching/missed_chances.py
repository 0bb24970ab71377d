"""Chances missed by a move: what a better move would have done, the first reason given against a clearly worse one."""

from tonk.coaching import facts
from tonk.coaching.advice import Advice, Worth
from tonk.coaching.reason_kinds import (
    COULD_DROP,
    COULD_HIT_FIRST,
    COULD_LAY,
    DRAW_WAITS,
    LEAVES_LYING,
    MORE_LEFT,
    WINS_LESS,
    Reason,
)
from tonk.rules import Action, Discard, Draw, Drop, Hit, Lay, Take, View
from tonk.rules.cards import EMPTY, CardSet, is_twist, mask_of
from tonk.rules.melds import named_set

_TEMPTING = 0.75
"""The highest probability of being caught at which a drop still looks tempting, so that the coach explains waiting."""


def missed(view: View, worth: Worth, advice: Advice) -> Reason | None:
    """Return what a better move would have done; None if there is nothing telling.

    Args:
        view: The view of the seat to act.
        worth: A move worse than the best.
        advice: The coach's advice on the view.
    """
    best = advice.best
    match best.action, worth.action:
        case Drop(), Draw() | Take() | Lay() | Hit():
            return Reason(COULD_DROP, total=facts.drop_total(view), chance=best.wins)
        case Take(), Draw():
            return _missed_discard(view)
        case Lay(cards, wilds), Discard():
            return Reason(COULD_LAY, cards=named_set(cards, wilds), points=facts.put_down(view, cards, wilds))
        case Hit(cards, number, _), Discard():
            return Reason(COULD_HIT_FIRST, cards=mask_of(cards), seat=view.table[number].owner)
        case Lay() | Hit(), Lay() | Hit():
            left, others = (facts.left_after(view, _cards_put_down(action)) for action in (worth.action, best.action))
            return Reason(MORE_LEFT, points=left - others, total=left) if left > others else None
    return None


def too_soon(view: View, advice: Advice) -> Reason | None:
    """Return how often a tempting drop would be caught, if another move is better; None if not, or if it doesn't tempt.

    Args:
        view: The view of the seat to act.
        advice: The coach's advice on the view.
    """
    drop = advice.worth_of(Drop())
    if drop is None or view.draw_ends or advice.best.value - drop.value <= drop.error:
        return None
    caught = 1 - drop.wins
    return Reason(DRAW_WAITS, total=facts.drop_total(view), chance=caught) if caught <= _TEMPTING else None


def played_out(worth: Worth, advice: Advice) -> Reason:
    """Return how often a move wins when it is played out, for one that no fact speaks against."""
    return Reason(WINS_LESS, count=round(100 * worth.wins), of=round(100 * advice.best.wins))


def _missed_discard(view: View) -> Reason | None:
    """Return a reason if the top discard would have made a spread or could have been hit with; None otherwise."""
    card = view.discards[-1]
    if is_twist(card):
        return None
    spread = facts.spread_with(view, view.hand, card)
    owner = facts.fits_table(view, card)
    return Reason(LEAVES_LYING, card=card, cards=spread, seat=owner) if spread or owner is not None else None


def _cards_put_down(action: Action) -> CardSet:
    return action.cards if isinstance(action, Lay) else mask_of(action.cards) if isinstance(action, Hit) else EMPTY
