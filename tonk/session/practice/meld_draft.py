"""Cards that lie before a seat in a position that is being set up, and should be a spread."""

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
    """Cards that lie before a seat and should be a spread.

    Attributes:
        owner: The seat.
        cards: The cards, in any order.
        wilds: The cards its Wilds stand for, where that was said.
        by: The seat that laid each card, where that was said.
    """

    owner: Seat
    cards: list[Card]
    wilds: Wilds = ()
    by: tuple[Seat, ...] = ()

    def forget(self) -> None:
        """Its cards are others now: what was said of them is said no more."""
        self.wilds, self.by = (), ()

    def refusal(self, rules: RuleSet) -> Refusal | None:
        """The reason why it is no spread; None where it is one."""
        cards, wilds = mask_of(self.cards), self.wilds_by(rules)
        try:
            lying(self.owner, self.cards, [self.owner] * len(self.cards), wilds)
        except ValueError:
            return not_a_spread(named_set(cards, wilds)) or not_a_spread(cards & ALL_CARDS)
        return None

    def interpretations(self, rules: RuleSet) -> list[Wilds]:
        """Everything that its Wilds may stand for; nothing where the cards are a spread as they are."""
        cards = mask_of(self.cards)
        as_they_are = cards & ~ALL_CARDS == 0 and not_a_spread(cards) is None
        if as_they_are or not cards & rules.wild_cards:
            return []
        return [lay.wilds for lay in wild_lays(rules, cards) if lay.cards == cards]

    def wilds_by(self, rules: RuleSet) -> Wilds:
        """The cards its Wilds stand for: as was said, or in the first interpretation that makes a spread."""
        return self.wilds or next(iter(self.interpretations(rules)), ())

    def in_order(self, rules: RuleSet) -> list[Card]:
        """Its cards as they lie on a table, each Wild in the place of what it stands for."""
        stands_for = dict(self.wilds_by(rules))
        return sorted(self.cards, key=lambda card: stands_for.get(card, card))

    def next_interpretation(self, rules: RuleSet) -> None:
        """Let its Wilds stand for what comes after what they stand for now."""
        ways = self.interpretations(rules)
        now = self.wilds_by(rules)
        if ways:
            self.wilds = ways[(ways.index(now) + 1) % len(ways) if now in ways else 0]

    def layer(self, card: Card) -> Seat:
        """The seat that laid a card of it."""
        return self.by[self.cards.index(card)] if self.by else self.owner

    def lay_by(self, card: Card, seat: Seat) -> None:
        """Let a card of it be laid by a seat."""
        by = self.by or (self.owner,) * len(self.cards)
        self.by = tuple(seat if one == card else layer for one, layer in zip(self.cards, by, strict=True))

    def to_json(self, rules: RuleSet) -> dict[str, Any]:
        """The spread as a record writes it."""
        found = {"owner": self.owner, "cards": laid_texts(self.cards, self.wilds_by(rules))}
        return {**found, "by": list(self.by)} if self.by else found
