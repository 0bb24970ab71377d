"""A position that is being set up card by card: which cards lie where."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple, assert_never

from tonk.rules import RuleSet
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
from tonk.rules.phases import START, Phase
from tonk.rules.shuffle import shuffled
from tonk.session.practice.meld_draft import MeldDraft

MOST_WAIT = 9
"""As many turns as the page lets a seat wait for."""


class Zone(Enum):
    """The kinds of places where a card can be."""

    PACK = "pack"
    HAND = "hand"
    STOCK = "stock"
    DISCARDS = "discards"
    SPREAD = "spread"
    NEW_SPREAD = "new spread"
    """A place before a seat where no spread lies yet; a card put there begins one."""
    SKIP = "skip"
    """Before a seat, which loses its next turn to the Skip that lies there."""
    BLOCK = "block"
    """Before a seat, which the Block that lies there guards until the next turn of who placed it."""


class CardPlace(NamedTuple):
    """A place for a card: a spread has its number, anything else before a player the seat."""

    zone: Zone
    number: int = 0


IN_PACK, ON_STOCK, ON_DISCARDS = CardPlace(Zone.PACK), CardPlace(Zone.STOCK), CardPlace(Zone.DISCARDS)


class Arrangement:
    """The places of all cards. Each card is in one place; what lies nowhere is in the pack.

    Args:
        rules: The rule set.
        seats: How many players there are.
        seed: The seed of what is not arranged.

    Attributes:
        rules: The rule set.
        seed: Where the order of the rest of the stock comes from.
        hands: Each seat's cards.
        stock: The cards to be drawn, the next one first; what follows below is the pack's (``rest``).
        discard: The discards, the top one last.
        spreads: The spreads before the seats.
        to_act: The seat to act.
        phase: ``start`` (before the draw) or ``play`` (after it).
        wait: Own turns for which each seat may not drop, or 1 for a seat that loses its turn.
        rest: True if what is left in the pack lies shuffled below the stock; if not, it is not in play.
        skips: The Skip that lies before each seat, if one does.
        blocks: The Block that lies before each seat, and the seat that placed it.
        score: The points of each seat before the hand.
        twists: The kinds of twists that are known to be in play, though none of their cards may lie anywhere.
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
        self.score = [0] * seats
        self.twists: SpecialKinds = ()

    # What lies where

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def lost_turns(self) -> bool:
        """Return whether a wait costs a turn, and does not only bar from dropping."""
        return self.rules.waits_lose_turns

    @property
    def kinds(self) -> SpecialKinds:
        """The kinds of twists that can be in play: all that the rules know and so many players can use."""
        return choices_of_twists(self.rules, self.seats)[-1]

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card there is, wherever it lies."""
        return self.rules.deck(self.kinds)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that lie nowhere."""
        return tuple(card for card in self.pack if self.place_of(card) == IN_PACK)

    def place_of(self, card: Card) -> CardPlace:
        """The place of a card."""
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
        """The card that a Wild in a spread stands for; None for any other card."""
        place = self.place_of(card) if self.rules.wild_cards >> card & 1 else IN_PACK
        return dict(self.spreads[place.number].wilds_by(self.rules)).get(card) if place.zone is Zone.SPREAD else None

    def spread_for(self, seat: Seat, cards: Sequence[Card]) -> CardPlace:
        """The spread before a seat that these cards would extend, or that still lacks some; else a new one.

        A Skip/Block goes before the seat as a Skip, and as a Block where it lies as that, or another one does.
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
        """Put a card somewhere: on top of a pile, into a hand, to a spread, or back into the pack.

        Where one Skip or Block lies, another takes its place; no other card lies there.
        """
        aside = place.zone in (Zone.SKIP, Zone.BLOCK)
        if self.place_of(card) == place or (aside and not self.may_lie_aside(card)):
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
        """Let the Block before a seat be placed by the next who can have done it."""
        block = self.blocks[seat]
        if block is not None:
            placer = (block[1] + 1) % self.seats
            if self.phase == START and placer == self.to_act:
                placer = (placer + 1) % self.seats
            self.blocks[seat] = block[0], placer

    def clear(self) -> None:
        """Everything goes back into the pack."""
        self.hands = [[] for _ in self.hands]
        self.stock, self.discard, self.spreads = [], [], []
        self.wait, self.skips, self.blocks = [0] * self.seats, [None] * self.seats, [None] * self.seats
        self.twists = ()

    def deal_rest(self, seed: int) -> None:
        """Fill the hands from the pack, by chance, as far as cards are dealt under these rules."""
        left = list(shuffled(seed, [card for card in self.left if card in cards_in(self.rules.always_in_play)]))
        for hand in self.hands:
            while len(hand) < self.rules.dealt(self.seats) and left:
                hand.append(left.pop())
        if not self.discard and self.rules.upcard and left:
            self.discard.append(left.pop())

    def seat_players(self, seats: int) -> None:
        """Let so many sit there; the cards of who leaves go back into the pack."""
        self.hands = [self.hands[seat] if seat < self.seats else [] for seat in each_seat(seats)]
        self.wait = [self.wait[seat] if seat < len(self.wait) else 0 for seat in each_seat(seats)]
        self.score = [self.score[seat] if seat < len(self.score) else 0 for seat in each_seat(seats)]
        self.spreads = [spread for spread in self.spreads if spread.owner < seats]
        for spread in self.spreads:
            spread.by = ()
        self.to_act = Seat(min(self.to_act, seats - 1))
        self.skips = [*self.skips[:seats], *[None] * (seats - len(self.skips))]
        placed = [block if block and block[1] < seats else None for block in self.blocks[:seats]]
        self.blocks = [*placed, *[None] * (seats - len(placed))]
        self._forget_strangers()

    def play_by(self, rules: RuleSet) -> None:
        """Play by other rules: cards that they do not know are gone, and what they know nothing of is forgotten."""
        self.rules, self.wait = rules, [0] * self.seats
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
