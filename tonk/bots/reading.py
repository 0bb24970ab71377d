"""What the seat to act can tell about the others' hands: bounds that are certain, and estimates.

Of the other hands only what everybody has seen is read here: how many cards they hold, and which of these were taken
from the discards.
"""

from tonk.rules.cards import ALL_CARDS, Cards, cards_in
from tonk.rules.imagining import World


def in_sight(world: World, discards_seen: int = 52) -> Cards:
    """The cards that the seat knows not to be in the stock: its own, the table's and the latest discards."""
    seen = world.hands[world.to_act]
    for spread in world.table:
        for card in spread.cards:
            seen |= 1 << card
    if discards_seen:
        for card in world.discard[-discards_seen:]:
            seen |= 1 << card
    return seen


def drop_is_lost(world: World) -> bool:
    """Whether some other hand is certain to catch a drop, whatever cards the seat has not seen."""
    values = _unseen_values(world)[::-1]
    to_hold = world.totals[world.to_act] + (world.rules.drop_tie == "caught")
    return any(known + sum(values[:hidden]) < to_hold for known, hidden in _others(world))


def drop_is_won(world: World) -> bool:
    """Whether no other hand can catch a drop, whatever cards the seat has not seen."""
    to_hold = world.totals[world.to_act] + (world.rules.drop_tie == "caught")
    values = _unseen_values(world)
    return all(known + sum(values[:hidden]) >= to_hold for known, hidden in _others(world))


def _others(world: World) -> list[tuple[int, int]]:
    """For each other seat: what the cards count that everybody saw it take, and how many other cards it holds."""
    points = world.rules.points
    return [
        (points(known) if known else 0, hand.bit_count() - known.bit_count())
        for seat, (hand, known) in enumerate(zip(world.hands, world.known, strict=True))
        if seat != world.to_act
    ]


def _unseen_values(world: World) -> list[int]:
    """What the cards that the seat has not seen count, in ascending order."""
    hidden: Cards = ALL_CARDS & ~in_sight(world)
    for known in world.known:
        hidden &= ~known
    values = world.values
    return sorted([values[card] for card in cards_in(hidden)])


def lowest_guess(world: World, per_card: float, *, awe: float = 1, sees_taken: bool = True) -> float:
    """The lowest total among the others by a guess.

    Args:
        world: What the seat sees.
        per_card: What each card that it does not know counts, in points.
        awe: The share of that for the hands which have put cards down.
        sees_taken: Whether cards taken from the discards are known.
    """
    own, full, lowest = world.to_act, world.rules.hand_size, 1000.0
    for seat, hand in enumerate(world.hands):
        if seat == own:
            continue
        count = hand.bit_count()
        each = per_card if count >= full else per_card * awe
        known = world.known[seat] if sees_taken else 0
        guess = each * (count - known.bit_count()) + world.rules.points(known) if known else each * count
        lowest = min(lowest, guess)
    return lowest
