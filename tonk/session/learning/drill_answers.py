"""Answers to drills: which moves are compared, which of them are the same answer, and what a hand counts."""

from tonk.rules import DROP, Action, Discard, Draw, Knock, Pass, Take, View
from tonk.rules.cards import CardSet, cards_in
from tonk.rules.guests.deadwood import CARD_POINTS, left_over
from tonk.rules.guests.suit_counts import HALVES, SUIT_POINTS, suit_with
from tonk.session.learning.drill_kinds import DrillKind


def compared(kind: DrillKind, action: Action) -> bool:
    """Return whether a move is an answer to a question of a kind: who asks for a discard doesn't ask about knocking."""
    match kind:
        case "take":
            return isinstance(action, Take | Draw | Pass)
        case "discard":
            return isinstance(action, Discard)
        case _:
            return True


def answers_yes(kind: DrillKind, action: Action) -> bool:
    """Return whether a move does what is asked about: it drops, knocks or takes the top discard."""
    match kind:
        case "drop":
            return action == DROP
        case "knock":
            return isinstance(action, Knock)
        case _:
            return isinstance(action, Take)


def answers_alike(kind: DrillKind, one: Action, other: Action) -> bool:
    """Return whether two moves are the same answer to a question.

    Args:
        kind: The kind of question.
        one: A move.
        other: Another one, or the same.
    """
    if kind in ("drop", "knock", "take"):
        return answers_yes(kind, one) == answers_yes(kind, other)
    return one == other


def total_of(view: View) -> int:
    """Return the points that a hand counts: all, those of its deadwood, or those of its best suit."""
    return view.total // HALVES if view.rules.traits.hand_counts == "suit" else view.total


def points_counted(view: View) -> list[int]:
    """Return the points of each card that counts; their sum is the hand's total."""
    match view.rules.traits.hand_counts:
        case "points":
            return [view.rules.values[card] for card in cards_in(view.hand)]
        case "deadwood":
            return [CARD_POINTS[card] for card in cards_in(left_over(view.hand))]
        case _:
            return [SUIT_POINTS[card] for card in cards_in(_best_suit(view.hand))]


def _best_suit(hand: CardSet) -> CardSet:
    """Return the cards of the suit that counts most."""
    suits = [hand & suit_with(card) for card in cards_in(hand)]
    return max(suits, key=lambda suit: sum([SUIT_POINTS[card] for card in cards_in(suit)]))
