"""Positions written in card notation, and the questions that several tests ask about them."""

from collections.abc import Sequence

from tonk.rules import Discard, Hit, Lay, Position, RuleSet, load_preset
from tonk.rules.actions import TAKE
from tonk.rules.cards import ALL_CARDS, EMPTY, Card, CardSet, Seat, cards_in, mask_of, parse_card
from tonk.rules.melds import laid_by
from tonk.rules.phases import Phase

JAZZ = load_preset("jazz-club")
FRORE = load_preset("terminus-frore")
PAGAT = load_preset("pagat")
COMPANY = load_preset("black-company")


def cards(text: str) -> CardSet:
    """The set of the cards in a text: ``5C 6C 7C``."""
    return mask_of(parse_card(word) for word in text.split())


def card(text: str) -> Card:
    """One card."""
    return parse_card(text)


def scene(
    hand: str,
    *others: str,
    rules: RuleSet = JAZZ,
    discards: str = "",
    table: Sequence[tuple[Seat, str]] = (),
    phase: Phase = "start",
    stock: int | None = None,
    took: str = "",
    known: Sequence[str] = (),
    wait: int = 0,
    turns: int = 0,
) -> Position:
    """A position with seat 0 to act.

    Args:
        hand: The cards of seat 0.
        others: The cards of the other seats.
        rules: The rule set.
        discards: The discards, the top one last.
        table: The spreads, each with its owner.
        phase: ``start`` or ``play``.
        stock: The number of unnamed cards in the stock; all of them if None.
        took: The card that seat 0 took this turn.
        known: For each other seat, the cards it has been seen to take.
        wait: The number of its own turns for which seat 0 is barred from dropping.
        turns: The number of finished turns.
    """
    hands = [cards(text) for text in (hand, *others)]
    pile = [parse_card(word) for word in discards.split()]
    spreads = [laid_by(seat, cards(text)) for seat, text in table]
    named = sum(hands) | mask_of(pile) | mask_of(c for spread in spreads for c in spread.cards)
    rest = list(cards_in(ALL_CARDS & ~named))
    position = Position(rules, hands, rest if stock is None else rest[:stock], Seat(len(hands) - 1), Seat(0))
    position.discard, position.table, position.phase = pile, spreads, phase
    position.known = [cards(took), *[cards(text) for text in known], *[EMPTY] * (len(others) - len(known))]
    position.took = parse_card(took) if took else None
    position.wait[0] = wait
    position.turns = turns
    return position


def can_go_out(position: Position) -> bool:
    """Return whether the seat to act can surely empty its hand this turn, by trying every action.

    A card from the stock is unknown; the top discard isn't.
    """
    seat, seen = position.to_act, set[tuple[object, ...]]()

    def search(at: Position) -> bool:
        key = (at.phase, at.hands[seat], tuple(spread.cards for spread in at.table))
        if key in seen:
            return False
        seen.add(key)
        for action in at.legal():
            last = isinstance(action, Discard) and at.hands[seat] == 1 << action.card
            if last or action is TAKE or isinstance(action, Lay | Hit):
                following = at.copy()
                following.apply(action)
                if not following.hands[seat] or (following.outcome is None and search(following)):
                    return True
        return False

    return search(position)
