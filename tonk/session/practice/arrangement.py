"""A position being set up card by card."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, assert_never

from tonk.rules import RuleSet
from tonk.rules.between_hands import starting_score
from tonk.rules.cards import (
    FIRST_SEAT,
    SKIPS,
    Card,
    Seat,
    SpecialKinds,
    by_seat,
    cards_in,
    each_seat,
)
from tonk.rules.melds import LEAST_CARDS
from tonk.rules.parts import choices_of_twists
from tonk.rules.phases import PLAY, START, UPCARD, Phase
from tonk.rules.shuffle import shuffled
from tonk.session.practice.meld_draft import MeldDraft

MOST_WAIT = 9
"""The most turns that the page lets a seat wait."""


class Zone(Enum):
    """The kinds of places where a card can be."""

    PACK = "pack"
    HAND = "hand"
    STOCK = "stock"
    DISCARDS = "discards"
    SPREAD = "spread"
    NEW_SPREAD = "new spread"
    """A place before a seat where a card starts a new spread."""
    SKIP = "skip"
    """The place of a Skip before a seat."""
    BLOCK = "block"
    """The place of a Block before a seat."""


class CardPlace(NamedTuple):
    """A place for a card, with the number of a spread, or the seat of anything else before a player."""

    zone: Zone
    number: int = 0


IN_PACK, ON_STOCK, ON_DISCARDS = CardPlace(Zone.PACK), CardPlace(Zone.STOCK), CardPlace(Zone.DISCARDS)


def phases_of(rules: RuleSet) -> tuple[Phase, ...]:
    """Return the moments of a turn that can be set up by these rules."""
    return (UPCARD, START, PLAY) if rules.traits.asks_about_upcard else (START, PLAY)


class Arrangement:
    """The places of all cards. Each card is in one place, or in the pack.

    Args:
        rules: The rule set.
        seats: The number of players.
        seed: The seed of what is not arranged.

    Attributes:
        rules: The rule set.
        seed: The seed of the order of the rest of the stock.
        hands: Each seat's cards.
        stock: The cards to be drawn, the next one first; what follows below is the pack's (``rest``).
        discard: The discards, the top one last.
        spreads: The spreads before the seats.
        to_act: The seat to act.
        phase: ``start`` (before the draw), ``play`` (after it), or ``upcard`` (asked about it).
        wait: The number of its own turns for which each seat may not drop, or 1 for a seat that loses its turn.
        rest: True if the rest of the pack lies shuffled below the stock; if not, it is out of play.
        skips: The Skip before each seat, or None.
        blocks: The Block before each seat, and the seat that placed it.
        score: The points of each seat before the hand.
        twists: The kinds of twists in play, even if none of their cards are placed.
        taken: The card that the seat to act has taken, where rules keep it in hand for the turn.
        knocker: The seat that has knocked, where others have a turn after that.
    """

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stock: list[Card] = []
        self.discard: list[Card] = []
        self.spreads: list[MeldDraft] = []
        self.to_act = FIRST_SEAT
        self.phase: Phase = START
        self.wait = [0] * seats
        self.rest = True
        self.skips: list[Card | None] = [None] * seats
        self.blocks: list[tuple[Card, Seat] | None] = [None] * seats
        self.score = [*starting_score(rules, seats)]
        self.twists: SpecialKinds = ()
        self.taken: Card | None = None
        self.knocker: Seat | None = None

    # Places

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def lost_turns(self) -> bool:
        """Return whether a wait costs a turn rather than only barring from dropping."""
        return self.rules.waits_lose_turns

    @property
    def kinds(self) -> SpecialKinds:
        """The kinds of twists that can be in play at this table."""
        return choices_of_twists(self.rules, self.seats)[-1]

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards, wherever they are."""
        return self.rules.deck(self.kinds)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards still in the pack."""
        return tuple(card for card in self.pack if self.place_of(card) == IN_PACK)

    def place_of(self, card: Card) -> CardPlace:
        """Return the place of a card."""
        for seat, hand in by_seat(self.hands):
            if card in hand:
                return CardPlace(Zone.HAND, seat)
        for number, spread in enumerate(self.spreads):
            if card in spread.cards:
                return CardPlace(Zone.SPREAD, number)
        if card in self.stock:
            return ON_STOCK
        if card in self.discard:
            return ON_DISCARDS
        for seat, (skip, block) in by_seat(zip(self.skips, self.blocks, strict=True)):
            if card == skip or (block is not None and card == block[0]):
                return CardPlace(Zone.SKIP if card == skip else Zone.BLOCK, seat)
        return IN_PACK

    def stands_for(self, card: Card) -> Card | None:
        """Return the card that a Wild in a spread stands for; None for any other card."""
        place = self.place_of(card) if self.rules.wild_cards >> card & 1 else IN_PACK
        return dict(self.spreads[place.number].wilds_by(self.rules)).get(card) if place.zone is Zone.SPREAD else None

    def spread_for(self, seat: Seat, cards: Sequence[Card]) -> CardPlace:
        """Return the spread before a seat that these cards extend, or that lacks cards; otherwise a new one.

        A Skip/Block goes before the seat as a Skip, or as a Block if it, or another, already is a Block there.
        """
        if len(cards) == 1 and self.may_lie_aside(cards[0]):
            taken = self.skips[seat] is not None
            return CardPlace(Zone.BLOCK if taken else Zone.SKIP, seat)
        for number, spread in enumerate(self.spreads):
            whole = MeldDraft(seat, [*spread.cards, *(card for card in cards if card not in spread.cards)])
            if spread.owner == seat and (len(spread.cards) < LEAST_CARDS or whole.refusal(self.rules) is None):
                return CardPlace(Zone.SPREAD, number)
        return CardPlace(Zone.NEW_SPREAD, seat)

    def put(self, card: Card, place: CardPlace) -> None:
        """Put a card on top of a pile, into a hand or a spread, or back into the pack.

        A Skip or Block replaces another in the same place, where no other card can lie.
        """
        aside = place.zone in (Zone.SKIP, Zone.BLOCK)
        if self.place_of(card) == place or (aside and not self.may_lie_aside(card)):
            return
        if place.zone is Zone.NEW_SPREAD and not self.rules.traits.lays_spreads:
            return
        owner = self.spreads[place.number] if place.zone is Zone.SPREAD else None
        self._take_away(card)
        match place.zone:
            case Zone.HAND:
                self.hands[place.number].append(card)
            case Zone.STOCK:
                self.stock.insert(0, card)
            case Zone.DISCARDS:
                self.discard.append(card)
            case Zone.NEW_SPREAD:
                self.spreads.append(MeldDraft(Seat(place.number), [card]))
            case Zone.SKIP:
                self.skips[place.number] = card
            case Zone.BLOCK:
                self.blocks[place.number] = card, Seat((self.to_act - 1) % self.seats)
            case Zone.PACK | Zone.SPREAD:
                pass
            case _:
                assert_never(place.zone)
        if owner is not None:
            owner.cards.append(card)
            owner.forget()
        self.spreads = [spread for spread in self.spreads if spread.cards]

    def _take_away(self, card: Card) -> None:
        for pile in (*self.hands, self.stock, self.discard):
            if card in pile:
                pile.remove(card)
        for spread in self.spreads:
            if card in spread.cards:
                spread.cards.remove(card)
                spread.forget()
        self.skips = [None if card == skip else skip for skip in self.skips]
        self.blocks = [None if block and card == block[0] else block for block in self.blocks]

    def may_lie_aside(self, card: Card) -> bool:
        """Return whether a card is a Skip/Block, which may lie before a seat."""
        return self.rules.has_skips and bool(SKIPS >> card & 1)

    def pass_block(self, seat: Seat) -> None:
        """Change who placed the Block before a seat to the next possible seat."""
        block = self.blocks[seat]
        if block is not None:
            placer = (block[1] + 1) % self.seats
            if self.phase == START and placer == self.to_act:
                placer = (placer + 1) % self.seats
            self.blocks[seat] = block[0], placer

    def clear(self) -> None:
        """Put everything back into the pack."""
        self.hands = [[] for _ in self.hands]
        self.stock, self.discard, self.spreads = [], [], []
        self.wait, self.skips, self.blocks = [0] * self.seats, [None] * self.seats, [None] * self.seats
        self.twists, self.taken, self.knocker = (), None, None

    def deal_rest(self, seed: int) -> None:
        """Fill the hands from the pack at random, up to the number of cards dealt by these rules."""
        left = list(shuffled(seed, [card for card in self.left if card in cards_in(self.rules.always_in_play)]))
        for hand in self.hands:
            while len(hand) < self.rules.dealt(self.seats) and left:
                hand.append(left.pop())
        if not self.discard and self.rules.upcard and left:
            self.discard.append(left.pop())

    def seat_players(self, seats: int) -> None:
        """Set the number of players; cards of those who leave go back into the pack."""
        self.hands = [self.hands[seat] if seat < self.seats else [] for seat in each_seat(seats)]
        self.wait = [self.wait[seat] if seat < len(self.wait) else 0 for seat in each_seat(seats)]
        start = starting_score(self.rules, seats)
        self.score = [self.score[seat] if seat < len(self.score) else start[seat] for seat in each_seat(seats)]
        self.spreads = [spread for spread in self.spreads if spread.owner < seats]
        for spread in self.spreads:
            spread.by = ()
        self.to_act = Seat(min(self.to_act, seats - 1))
        self.knocker = None if self.knocker is None or self.knocker >= seats else self.knocker
        self.skips = [*self.skips[:seats], *[None] * (seats - len(self.skips))]
        placed = [block if block and block[1] < seats else None for block in self.blocks[:seats]]
        self.blocks = [*placed, *[None] * (seats - len(placed))]
        self._forget_strangers()

    def play_by(self, rules: RuleSet) -> None:
        """Switch to other rules, dropping cards and features that they don't have."""
        if rules.starting_points != self.rules.starting_points:
            self.score = [*starting_score(rules, self.seats)]
        self.rules, self.wait = rules, [0] * self.seats
        self.taken = self.knocker = None
        self.phase = self.phase if self.phase in phases_of(rules) else START
        if not rules.traits.lays_spreads:
            self.spreads = []
        for spread in self.spreads:
            spread.forget()
        self.seat_players(max(rules.least_players, min(rules.most_players, self.seats)))

    def _forget_strangers(self) -> None:
        known = set(self.pack)
        self.twists = tuple(kind for kind in self.twists if kind in self.kinds)
        self.skips = [skip if skip in known else None for skip in self.skips]
        self.blocks = [block if block and block[0] in known else None for block in self.blocks]
        for pile in (*self.hands, self.stock, self.discard, *(spread.cards for spread in self.spreads)):
            pile[:] = [card for card in pile if card in known]
        self.spreads = [spread for spread in self.spreads if spread.cards]
