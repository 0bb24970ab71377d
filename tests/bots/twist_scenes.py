"""Positions with special cards in card notation, and the questions that several tests ask about them."""

from collections.abc import Sequence

from tonk.rules import Block, Cross, Discard, Hit, Lay, Position, RuleSet, Skip, Spread, Take, load_preset
from tonk.rules.cards import (
    EMPTY,
    TWIST_KINDS,
    Card,
    CardSet,
    Seat,
    SpecialKind,
    cards_in,
    deck_with,
    each_seat,
    mask_of,
    parse_card,
)
from tonk.rules.melds import lying
from tonk.rules.parts import Window, none_lying
from tonk.rules.phases import Phase

TWISTS = load_preset("twists")


def card(text: str) -> Card:
    """One card."""
    return parse_card(text)


def cards(text: str) -> CardSet:
    """The set of the cards in a text: ``5C W1 B2``."""
    return mask_of(parse_card(word) for word in text.split())


def spread_of(owner: Seat, text: str) -> Spread:
    """A spread as it lies before the seat that laid all of it: ``5C W1=6C 7C``."""
    words = [word.split("=") for word in text.split()]
    laid = [parse_card(word[0]) for word in words]
    wilds = tuple(sorted((parse_card(word[0]), parse_card(word[1])) for word in words if len(word) == 2))
    return lying(owner, laid, (owner,) * len(laid), wilds)


def twisted(
    hand: str,
    *others: str,
    rules: RuleSet = TWISTS,
    kinds: Sequence[SpecialKind] = TWIST_KINDS,
    discards: str = "",
    table: Sequence[tuple[Seat, str]] = (),
    phase: Phase = "start",
    stock: int | None = None,
    took: str = "",
    known: Sequence[str] = (),
    held: Sequence[Seat] = (),
    turns: int = 6,
    drawer: Seat | None = None,
) -> Position:
    """A position with seat 0 to act; if ``drawer`` has chosen the deck, seat 0 is asked whether it crosses."""
    hands = [cards(text) for text in (hand, *others)]
    pile = [parse_card(word) for word in discards.split()]
    spreads = [spread_of(owner, text) for owner, text in table]
    named = sum(hands) | mask_of(pile) | mask_of(laid for spread in spreads for laid in spread.cards)
    rest = list(cards_in(mask_of(deck_with(kinds)) & ~named))
    rest = rest[::2] + rest[1::2]
    position = Position(rules, hands, rest if stock is None else rest[:stock], Seat(len(hands) - 1), Seat(0))
    position.discard, position.table, position.phase, position.turns = pile, spreads, phase, turns
    position.known = [cards(took), *[cards(text) for text in known], *[EMPTY] * (len(others) - len(known))]
    position.took = parse_card(took) if took else None
    position.wait = [int(seat in held) for seat in each_seat(len(hands))]
    position.specials = none_lying(len(hands), tuple(kinds))
    position.discarder = Seat(len(hands) - 1) if drawer is None else Seat((drawer - 1) % len(hands))
    position.window = Window(drawer)
    return position


def way_out_by_trying(position: Position) -> bool:
    """Return whether the seat to act can surely empty its hand this turn, by trying every action.

    A card from the stock is unknown; the top discard, which a Cross would take too, isn't. Of Skips and Blocks it
    only matters that they are played.
    """
    seat, seen = position.to_act, set[tuple[object, ...]]()

    def search(at: Position) -> bool:
        key = (at.phase, at.hands[seat], tuple((spread.names, spread.cards) for spread in at.table))
        if key in seen:
            return False
        seen.add(key)
        skipped = False
        for action in at.legal():
            skips = isinstance(action, Skip | Block)
            last = isinstance(action, Discard) and at.hands[seat] == 1 << action.card
            if (skips and not skipped) or last or isinstance(action, Take | Cross | Lay | Hit):
                skipped = skipped or skips
                following = at.copy()
                following.apply(action)
                if not following.hands[seat] or (following.outcome is None and search(following)):
                    return True
        return False

    return search(position)
