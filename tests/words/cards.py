"""Cards for tests, written as records write them."""

from tonk.rules.cards import Card, CardSet, mask_of, parse_card


def cards(text: str) -> tuple[Card, ...]:
    """``cards("4D 5D")``: the cards in this order."""
    return tuple(parse_card(name) for name in text.split())


def mask(text: str) -> CardSet:
    """``mask("4D 5D")``: the set of these cards."""
    return mask_of(cards(text))
