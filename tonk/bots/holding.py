"""What each card in the hand is worth keeping for, and so which one to discard and which to take."""

from tonk.bots.reading import in_sight
from tonk.bots.temper import Temper
from tonk.rules import RuleSet, View
from tonk.rules.cards import ALL_CARDS, FULL_DECK, Card, Cards, cards_in, rank_of, suit_of
from tonk.rules.spreads import spreads_within

_KEPT_SPREAD = 20.0
"""What a card in a spread that is still held is worth keeping for: more than any card counts."""


def _pair_outs(a: Card, b: Card) -> Cards:
    """The cards that would make a spread of two, the first the lower; none where the two are no pair."""
    if rank_of(a) == rank_of(b):
        return (15 << 4 * rank_of(a)) & ~(1 << a | 1 << b)
    if suit_of(a) != suit_of(b) or b - a > 8:
        return 0
    if b - a == 8:
        return 1 << a + 4
    return (1 << a - 4 if a >= 4 else 0) | (1 << b + 4 if b < 48 else 0)


_OUTS: dict[Cards, Cards] = {
    1 << a | 1 << b: outs for a in FULL_DECK for b in range(a + 1, 52) if (outs := _pair_outs(a, b))
}
"""For each pair of cards that are two thirds of a spread: the cards that would complete it."""


def outs_of_each(cards: tuple[Card, ...], live: Cards) -> list[int]:
    """For each card, how many live cards would make a spread of it and another one held."""
    outs = [0] * len(cards)
    for i, a in enumerate(cards):
        for j in range(i + 1, len(cards)):
            pair = _OUTS.get(1 << a | 1 << cards[j], 0) & live
            if pair:
                outs[i] |= pair
                outs[j] |= pair
    return [o.bit_count() for o in outs]


def spare_points(view: View, temper: Temper, hand: Cards) -> dict[Card, float]:
    """How gladly the player would be rid of each card of the hand, in points.

    A card counts what it costs to be caught with, less what the player hopes to make of it, less what it would give
    the next seat.
    """
    cards, values = cards_in(hand), view.rules.values
    hopeful = view.stock_count > view.seats
    live = ALL_CARDS & ~in_sight(view, temper.discards_seen)
    outs = outs_of_each(cards, live) if hopeful else [0] * len(cards)
    kept: Cards = 0
    for spread in spreads_within(hand):
        kept |= spread
    gifts = _gifts(view) if temper.feeding else 0
    return {
        card: values[card]
        - temper.out_worth * out
        - (temper.feeding if gifts >> card & 1 else 0)
        - (_KEPT_SPREAD if kept >> card & 1 else 0)
        for card, out in zip(cards, outs, strict=True)
    }


def _gifts(view: View) -> Cards:
    """The cards that go with one that the next seat was seen to take."""
    gifts: Cards = 0
    for taken in cards_in(view.known[(view.seat + 1) % view.seats]):
        for near in (taken - 8, taken - 4, taken + 4, taken + 8):
            gifts |= 1 << near if 0 <= near < 52 else 0
        gifts |= 15 << 4 * rank_of(taken)
    return gifts


def most_spare(spare: dict[Card, float], among: Cards) -> Card:
    """The card to discard, among some; the highest of those equally spare."""
    return max(cards_in(among), key=lambda card: (spare[card], card))


def drawn_gain(rules: RuleSet, value: int) -> float:
    """By how many points a card from the stock lowers a hand whose spare card counts ``value``, on average."""
    return sum([value - v for v in rules.values if v < value]) / len(rules.values)
