"""What the seat to act can tell about the others' hands: bounds that are certain, and estimates.

Of the other hands only what everybody has seen is read here: how many cards they hold, and which of these were taken
from the discards.
"""

from collections.abc import Iterator

from tonk.rules.cards import ALL_CARDS, JACK, CardSet, by_seat, cards_in
from tonk.rules.imagining import World

_COURTS: CardSet = ALL_CARDS >> 4 * JACK << 4 * JACK


def in_sight(world: World, *, sees_discards: bool = True) -> CardSet:
    """The cards that the seat knows not to be in the stock: its own, the table's and the discards, if it looks."""
    seen = world.hands[world.to_act]
    for spread in world.table:
        for card in spread.cards:
            seen |= 1 << card
    if sees_discards:
        for card in world.discard:
            seen |= 1 << card
    return seen


def drop_is_lost(world: World) -> bool:
    """Whether some other hand is certain to catch a drop, whatever cards the seat has not seen."""
    to_hold = world.totals[world.to_act] + (world.rules.drop_tie == "caught")
    unseen, others = _unseen(world), _others(world)
    # As a rule more court cards are left than anybody holds cards: then any hand may be all courts.
    courts, least = (unseen & _COURTS).bit_count(), min(world.rules.court_values)
    if all(hidden <= courts and known + least * hidden >= to_hold for known, hidden in others):
        return False
    values = sorted([world.values[card] for card in cards_in(unseen)], reverse=True)
    return any(known + sum(values[:hidden]) < to_hold for known, hidden in others)


def drop_is_won(world: World) -> bool:
    """Whether no other hand can catch a drop, whatever cards the seat has not seen."""
    to_hold = world.totals[world.to_act] + (world.rules.drop_tie == "caught")
    values = sorted([world.values[card] for card in cards_in(_unseen(world))])
    return all(known + sum(values[:hidden]) >= to_hold for known, hidden in _others(world))


def _others(world: World) -> list[tuple[int, int]]:
    """For each other seat: what the cards count that everybody saw it take, and how many other cards it holds."""
    points = world.rules.points
    return [
        (points(known) if known else 0, hand.bit_count() - known.bit_count())
        for seat, (hand, known) in by_seat(zip(world.hands, world.known, strict=True))
        if seat != world.to_act
    ]


def _unseen(world: World) -> CardSet:
    """The cards that the seat has not seen."""
    seen = in_sight(world)
    for known in world.known:
        seen |= known
    return ALL_CARDS & ~seen


def guesses(world: World, per_card: float, *, meld_discount: float = 1, sees_taken: bool = True) -> Iterator[float]:
    """What each other hand counts by a guess.

    Args:
        world: What the seat sees.
        per_card: What each card that it does not know counts, in points.
        meld_discount: The share of that for the hands which have put cards down.
        sees_taken: Whether cards taken from the discards are known.
    """
    own, rules, knows = world.to_act, world.rules, world.known
    full = rules.dealt(world.seats) if rules.hand_sizes else rules.hand_size
    for seat, hand in by_seat(world.hands):
        if seat != own:
            count = hand.bit_count()
            each = per_card if count >= full else per_card * meld_discount
            known = knows[seat]
            if known and sees_taken:
                yield each * (count - known.bit_count()) + world.rules.points(known)
            else:
                yield each * count
