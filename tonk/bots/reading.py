"""What a seat can tell about the others' hands from its view: bounds that are certain, and estimates."""

from tonk.rules import View
from tonk.rules.cards import ALL_CARDS, Cards, Seat, cards_in, mask_of


def others(view: View) -> list[Seat]:
    """The other seats, the next to act first."""
    return [(view.seat + step) % view.seats for step in range(1, view.seats)]


def in_sight(view: View, discards_seen: int = 52) -> Cards:
    """The cards that the seat knows not to be in the stock: its own, the table's and the latest discards."""
    seen = view.hand
    for spread in view.table:
        seen |= mask_of(spread.cards)
    if discards_seen:
        seen |= mask_of(view.discards[-discards_seen:])
    return seen


def _unseen_values(view: View) -> list[int]:
    """What the cards that the seat has not seen count, in ascending order."""
    hidden = ALL_CARDS & ~in_sight(view)
    for known in view.known:
        hidden &= ~known
    values = view.rules.values
    return sorted([values[card] for card in cards_in(hidden)])


def _hidden_cards(view: View, seat: Seat) -> int:
    return view.counts[seat] - view.known[seat].bit_count()


def drop_is_lost(view: View) -> bool:
    """Whether some other hand is certain to catch a drop, whatever cards the seat has not seen."""
    values = _unseen_values(view)[::-1]
    margin = 1 if view.rules.drop_tie == "caught" else 0
    return any(
        view.rules.points(view.known[seat]) + sum(values[: _hidden_cards(view, seat)]) < view.total + margin
        for seat in others(view)
    )


def drop_is_won(view: View) -> bool:
    """Whether no other hand can catch a drop, whatever cards the seat has not seen."""
    values = _unseen_values(view)
    margin = 1 if view.rules.drop_tie == "caught" else 0
    return all(
        view.rules.points(view.known[seat]) + sum(values[: _hidden_cards(view, seat)]) >= view.total + margin
        for seat in others(view)
    )


def lowest_guess(view: View, per_card: float, *, awe: float = 1, sees_taken: bool = True) -> float:
    """The lowest total among the others by a guess.

    Args:
        view: What the seat sees.
        per_card: What each card that it does not know counts, in points.
        awe: The share of that for the hands which have put cards down.
        sees_taken: Whether cards taken from the discards are known.
    """
    guesses = []
    for seat in others(view):
        count = view.counts[seat]
        known = view.known[seat] if sees_taken else 0
        each = per_card * awe if count < view.rules.hand_size else per_card
        guesses.append(view.rules.points(known) + each * (count - known.bit_count()))
    return min(guesses)
