"""What the seat to act can tell about the others where there are twists or points: as ``reading.py`` does without.

Of the other hands only what everybody has seen is read here.
"""

from collections.abc import Iterator, Sequence

from tonk.bots.beliefs import in_sight as in_sight
from tonk.rules.cards import ALL_CARDS, JACK, CardSet, Seat, by_seat, cards_in
from tonk.rules.imagining import World

_COURTS: CardSet = ALL_CARDS >> 4 * JACK << 4 * JACK


def compared_at(world: World) -> Sequence[int]:
    """What each card counts when hands are compared in a drop."""
    rules = world.rules
    return rules.scores if rules.scoring == "points" and rules.drop_compares == "scoring" else rules.values


def own_total(world: World) -> int:
    """What the hand of the seat to act is compared at in a drop."""
    rules = world.rules
    if rules.drop_compares == "face" or rules.scoring == "stakes":
        return world.totals[world.to_act]
    return sum([rules.scores[card] for card in cards_in(world.hands[world.to_act])])


def unseen(world: World) -> CardSet:
    """The cards that the seat to act can't place."""
    seen = in_sight(world)
    for known in world.known:
        seen |= known
    return world.rules.in_play(world.specials.kinds) & ~(seen | world.specials.lying)


def drop_is_lost(world: World) -> bool:
    """Whether some other hand is certain to catch a drop, whatever cards the seat has not seen."""
    values, hidden_cards = compared_at(world), unseen(world)
    to_hold = own_total(world) + (world.rules.drop_tie == "caught")
    others = _others(world, values)
    courts = cards_in(hidden_cards & _COURTS)
    least = min([values[card] for card in courts], default=0)
    if all(hidden <= len(courts) and known + least * hidden >= to_hold for known, hidden in others):
        return False
    counts = sorted([values[card] for card in cards_in(hidden_cards)], reverse=True)
    return any(known + sum(counts[:hidden]) < to_hold for known, hidden in others)


def drop_is_won(world: World) -> bool:
    """Whether no other hand can catch a drop, whatever cards the seat has not seen."""
    values = compared_at(world)
    to_hold = own_total(world) + (world.rules.drop_tie == "caught")
    counts = sorted([values[card] for card in cards_in(unseen(world))])
    return all(known + sum(counts[:hidden]) >= to_hold for known, hidden in _others(world, values))


def _others(world: World, values: Sequence[int]) -> list[tuple[int, int]]:
    """For each other seat: what the cards count that everybody saw it take, and how many other cards it holds."""
    return [
        (sum([values[card] for card in cards_in(known)]), hand.bit_count() - known.bit_count())
        for seat, (hand, known) in by_seat(zip(world.hands, world.known, strict=True))
        if seat != world.to_act
    ]


def guesses(world: World, per_card: float, *, meld_discount: float, sees_taken: bool) -> Iterator[float]:
    """What each other hand is compared at by a guess (``reading.guesses``)."""
    full, values = world.rules.dealt(world.seats), compared_at(world)
    for seat, hand in by_seat(world.hands):
        if seat != world.to_act:
            count = hand.bit_count()
            each = per_card if count >= full else per_card * meld_discount
            known = world.known[seat]
            if known and sees_taken:
                yield each * (count - known.bit_count()) + sum([values[card] for card in cards_in(known)])
            else:
                yield each * count


def is_held(world: World, seat: Seat) -> bool:
    """Whether a seat will lose its next turn already."""
    return world.is_held(seat) or world.specials.skips[seat] is not None


def laid_by(world: World, seat: Seat) -> int:
    """What a seat has laid and hit with so far, in points; nothing where none are scored."""
    if not world.table or world.rules.scoring != "points":
        return 0
    scores, laid = world.rules.scores, 0
    for spread in world.table:
        if seat in spread.by:
            laid += sum([scores[name] for name, by in zip(spread.names, spread.by, strict=True) if by == seat])
    return laid


def may_hold(world: World, owner: Seat) -> bool:
    """Whether a hit on a spread of this seat, by the seat to act, would cost it a turn that it still has."""
    rules = world.rules
    if owner == world.to_act or rules.wait_effect != "lost_turn" or not rules.wait_hit:
        return False
    return world.specials.blocks[owner] is None and not is_held(world, owner)


def can_be_held(world: World) -> bool:
    """Whether somebody could hit a spread before the seat to act, so that it would lose its next turn."""
    rules, seat = world.rules, world.to_act
    if rules.wait_effect != "lost_turn" or not rules.wait_hit or world.specials.blocks[seat] is not None:
        return False
    return any(s.owner == seat and s.fits and rules.may_hit(s.kind, own=False) for s in world.table)
