"""Cards before a seat that should be a spread, while a position is being set up."""

from dataclasses import dataclass
from typing import Any

from tonk.records.notation import laid_texts
from tonk.rules import RuleSet
from tonk.rules.cards import ALL_CARDS, Card, Seat, mask_of
from tonk.rules.legality import not_a_spread
from tonk.rules.melds import Wilds, lying, named_set
from tonk.rules.refusals import Refusal
from tonk.rules.wild_lays import wild_lays


@dataclass
class MeldDraft:
    """Cards before a seat that should be a spread.

    Attributes:
        owner: The seat.
        cards: The cards, in any order.
        wilds: The cards that its Wilds stand for, if chosen.
        by: The seat that laid each card, if chosen.
    """

    owner: Seat
    cards: list[Card]
    wilds: Wilds = ()
    by: tuple[Seat, ...] = ()

    def forget(self) -> None:
        """Forget the choices, because the cards have changed."""
        self.wilds, self.by = (), ()

    def refusal(self, rules: RuleSet) -> Refusal | None:
        """Return why it is not a spread, or None."""
        cards, wilds = mask_of(self.cards), self.wilds_by(rules)
        try:
            lying(self.owner, self.cards, [self.owner] * len(self.cards), wilds)
        except ValueError:
            return not_a_spread(named_set(cards, wilds)) or not_a_spread(cards & ALL_CARDS)
        return None

    def interpretations(self, rules: RuleSet) -> list[Wilds]:
        """Return everything that its Wilds may stand for; empty if the cards are a spread without."""
        cards = mask_of(self.cards)
        as_they_are = cards & ~ALL_CARDS == 0 and not_a_spread(cards) is None
        if as_they_are or not cards & rules.wild_cards:
            return []
        return [lay.wilds for lay in wild_lays(rules, cards) if lay.cards == cards]

    def wilds_by(self, rules: RuleSet) -> Wilds:
        """Return what its Wilds stand for: as chosen, or in the first interpretation that makes a spread."""
        return self.wilds or next(iter(self.interpretations(rules)), ())

    def in_order(self, rules: RuleSet) -> list[Card]:
        """Return its cards in the order of a table, each Wild in the place of its named card."""
        stands_for = dict(self.wilds_by(rules))
        return sorted(self.cards, key=lambda card: stands_for.get(card, card))

    def next_interpretation(self, rules: RuleSet) -> None:
        """Switch its Wilds to the next interpretation."""
        ways = self.interpretations(rules)
        now = self.wilds_by(rules)
        if ways:
            self.wilds = ways[(ways.index(now) + 1) % len(ways) if now in ways else 0]

    def layer(self, card: Card) -> Seat:
        """Return the seat that laid a card."""
        return self.by[self.cards.index(card)] if self.by else self.owner

    def lay_by(self, card: Card, seat: Seat) -> None:
        """Set the seat that laid a card."""
        by = self.by or (self.owner,) * len(self.cards)
        self.by = tuple(seat if one == card else layer for one, layer in zip(self.cards, by, strict=True))

    def to_json(self, rules: RuleSet) -> dict[str, Any]:
        """Return the spread as records write it."""
        found = {"owner": self.owner, "cards": laid_texts(self.cards, self.wilds_by(rules))}
        return {**found, "by": list(self.by)} if self.by else found
