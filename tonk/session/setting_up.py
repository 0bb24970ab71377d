"""A position that is being set up card by card: what lies where, whether it can be, and the record that it makes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, NamedTuple

from tonk.records import Record, RecordRefused
from tonk.records.notation import laid_texts
from tonk.records.positions import position_to_json
from tonk.rules import RuleSet
from tonk.rules.cards import ALL_CARDS, Card, Cards, Seat, card_text, cards_in, kinds_among, mask_of
from tonk.rules.legality import not_a_spread
from tonk.rules.phases import PLAY, START
from tonk.rules.refusals import Refusal
from tonk.rules.shuffle import shuffled
from tonk.rules.spreads import lying
from tonk.rules.twists import choices_of_twists
from tonk.rules.wilds import Wilds, named_set, wild_spreads
from tonk.words import _

_LEAST = 3
"""How many cards make a spread."""
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
    ASIDE = "aside"
    """A Skip or a Block that lies before a seat: it came with a record, and stays."""


class Place(NamedTuple):
    """Where a card is, or is put: a hand and a new spread have a seat, a spread its number."""

    zone: Zone
    number: int = 0


IN_PACK, ON_STOCK, ON_DISCARDS = Place(Zone.PACK), Place(Zone.STOCK), Place(Zone.DISCARDS)


@dataclass
class Lying:
    """Cards that lie before a seat and should be a spread.

    Attributes:
        owner: The seat.
        cards: The cards, in any order.
        wilds: What its Wilds stand for, where a record said so.
        by: Who laid each card, where a record said so.
    """

    owner: Seat
    cards: list[Card]
    wilds: Wilds = ()
    by: tuple[Seat, ...] = ()


class Trouble(NamedTuple):
    """Why an arrangement can't be played: a number of cards that a seat can't hold, or cards that are no spread.

    Attributes:
        seat: The seat that it is about; None where it is about none.
        held: How many cards it holds, of ``most``.
        most: The most that it can hold.
        refusal: Why its cards are no spread.
        sentence: What the check of records says of anything else.
    """

    seat: Seat | None = None
    held: int = 0
    most: int = 0
    refusal: Refusal | None = None
    sentence: str = ""


class Arrangement:
    """What lies where. Each card is in one place; whatever lies nowhere is in the pack.

    Attributes:
        rules: The rule set.
        hands: Each seat's cards.
        stock: The cards to be drawn, the next one first; what follows below is the pack's (``rest``).
        discard: The discards, the top one last.
        spreads: What lies before the seats.
        to_act: Whose turn it is.
        phase: ``start`` (before the draw) or ``play`` (after it).
        wait: Own turns for which each seat may not drop, or 1 for a seat that loses its turn.
        rest: Whether what is left in the pack lies shuffled below the stock; if not, it is not in play.
        aside: The Skips and Blocks before seats, as a record's position tells them.
        score: The points of each seat before the hand.
    """

    def __init__(self, rules: RuleSet, seats: int, seed: int) -> None:
        self.rules = rules
        self._seed = seed
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stock: list[Card] = []
        self.discard: list[Card] = []
        self.spreads: list[Lying] = []
        self.to_act = 0
        self.phase = START
        self.wait = [0] * seats
        self.rest = True
        self.aside: dict[str, Any] = {}
        self.score = [0] * seats

    @classmethod
    def of_record(cls, record: Record, seed: int) -> "Arrangement":
        """Where the hand of a record stands after its last action.

        Raises:
            RecordRefused: The record does not follow the rules, or it stands where no position can be set up.
        """
        position = replace(record, result=None).replay()
        told = position_to_json(position)
        if told["phase"] not in (START, PLAY):
            raise RecordRefused(_("where it stands none can be set up: it is over, or somebody is asked to cross"))
        found = cls(record.rules, position.seats, seed)
        found.hands = [list(cards_in(hand)) for hand in position.hands]
        found.stock, found.discard = list(reversed(position.stock)), list(position.discard)
        found.spreads = [Lying(one.owner, list(one.cards), one.wilds, one.by) for one in position.table]
        found.to_act, found.phase, found.wait = position.to_act, position.phase, list(position.wait)
        found.aside = {key: told[key] for key in ("skip", "block") if key in told}
        found.rest = False
        if position.twist is not None:
            found.score = list(position.twist.score) or found.score
        return found

    # What lies where

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of twists that can be in play: all that the rules know and so many players can use."""
        return choices_of_twists(self.rules, self.seats)[-1]

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card there is, wherever it lies."""
        return tuple(sorted(self.rules.deck(self.kinds)))

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that lie nowhere."""
        return tuple(card for card in self.pack if self.place_of(card) == IN_PACK)

    def place_of(self, card: Card) -> Place:
        """Where a card lies."""
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return Place(Zone.HAND, seat)
        for number, spread in enumerate(self.spreads):
            if card in spread.cards:
                return Place(Zone.SPREAD, number)
        if card in self.stock:
            return ON_STOCK
        if card in self.discard:
            return ON_DISCARDS
        return Place(Zone.ASIDE) if card in self._cards_aside() else IN_PACK

    def stands_for(self, card: Card) -> Card | None:
        """What a Wild stands for that lies in a spread; None for any other card."""
        place = self.place_of(card) if self.rules.wild_cards >> card & 1 else IN_PACK
        return dict(self._wilds_of(self.spreads[place.number])).get(card) if place.zone is Zone.SPREAD else None

    def spread_for(self, seat: Seat, cards: Sequence[Card]) -> Place:
        """The spread before a seat that these cards would extend, or that still lacks some; else a new one."""
        for number, spread in enumerate(self.spreads):
            whole = Lying(seat, [*spread.cards, *(card for card in cards if card not in spread.cards)])
            if spread.owner == seat and (len(spread.cards) < _LEAST or self._no_spread(whole) is None):
                return Place(Zone.SPREAD, number)
        return Place(Zone.NEW_SPREAD, seat)

    def put(self, card: Card, place: Place) -> None:
        """Put a card somewhere: on top of a pile, into a hand, to a spread, or back into the pack."""
        now = self.place_of(card)
        if now == place or now.zone is Zone.ASIDE:
            return
        owner = self.spreads[place.number] if place.zone is Zone.SPREAD else None
        self._take_away(card)
        match place:
            case Place(Zone.HAND, seat):
                self.hands[seat].append(card)
            case Place(Zone.STOCK):
                self.stock.insert(0, card)
            case Place(Zone.DISCARDS):
                self.discard.append(card)
            case Place(Zone.NEW_SPREAD, seat):
                self.spreads.append(Lying(seat, [card]))
        if owner is not None:
            owner.cards.append(card)
            owner.wilds, owner.by = (), ()
        self.spreads = [spread for spread in self.spreads if spread.cards]

    def _take_away(self, card: Card) -> None:
        for pile in (*self.hands, self.stock, self.discard):
            if card in pile:
                pile.remove(card)
        for spread in self.spreads:
            if card in spread.cards:
                spread.cards.remove(card)
                spread.wilds, spread.by = (), ()

    def clear(self) -> None:
        """Everything goes back into the pack."""
        self.hands = [[] for _ in self.hands]
        self.stock, self.discard, self.spreads, self.aside = [], [], [], {}
        self.wait = [0] * self.seats

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
        self.hands = [self.hands[seat] if seat < self.seats else [] for seat in range(seats)]
        self.wait = [self.wait[seat] if seat < len(self.wait) else 0 for seat in range(seats)]
        self.score = [self.score[seat] if seat < len(self.score) else 0 for seat in range(seats)]
        self.spreads = [spread for spread in self.spreads if spread.owner < seats]
        for spread in self.spreads:
            spread.by = ()
        self.to_act = min(self.to_act, seats - 1)
        self.aside = {}
        self._forget_strangers()

    def play_by(self, rules: RuleSet) -> None:
        """Play by other rules: cards that they do not know are gone, and what they know nothing of is forgotten."""
        self.rules = rules
        self.wait = [0] * self.seats
        self.aside = {}
        seats = max(rules.least_players, min(rules.most_players, self.seats))
        self.seat_players(seats)

    def _forget_strangers(self) -> None:
        known = set(self.pack)
        for pile in (*self.hands, self.stock, self.discard, *(spread.cards for spread in self.spreads)):
            pile[:] = [card for card in pile if card in known]
        self.spreads = [spread for spread in self.spreads if spread.cards]

    # Whether it can be

    def trouble(self) -> Trouble | None:
        """The first reason why it can't be played; None when it can."""
        for seat, hand in enumerate(self.hands):
            most = self.rules.dealt(self.seats) + (seat == self.to_act and self.phase == PLAY)
            if not 1 <= len(hand) <= most:
                return Trouble(seat, len(hand), most)
        for spread in self.spreads:
            refusal = self._no_spread(spread)
            if refusal is not None:
                return Trouble(spread.owner, refusal=refusal)
        try:
            self.record(["?"] * self.seats).start()
        except RecordRefused as refused:
            return Trouble(sentence=refused.sentence)
        return None

    def _no_spread(self, spread: Lying) -> Refusal | None:
        cards = mask_of(spread.cards)
        wilds = self._wilds_of(spread)
        try:
            lying(spread.owner, spread.cards, [spread.owner] * len(spread.cards), wilds)
        except ValueError:
            return not_a_spread(named_set(cards, wilds)) or not_a_spread(cards & ALL_CARDS)
        return None

    def _wilds_of(self, spread: Lying) -> Wilds:
        """What the Wilds of a spread stand for: as told, or in the first sense that makes one."""
        cards: Cards = mask_of(spread.cards)
        as_they_are = cards & ~ALL_CARDS == 0 and not_a_spread(cards) is None
        if spread.wilds or as_they_are or not cards & self.rules.wild_cards:
            return spread.wilds
        rules = self.rules
        senses = wild_spreads(cards, rules.least_naturals, rules.wild_cards, rules.natural_cards)
        return next((wilds for held, wilds in senses if held == cards), ())

    # What it makes

    def record(self, names: Sequence[str], stake: int = 1) -> Record:
        """The record of a hand that begins so; whether it can be, ``trouble`` tells."""
        lost_turns = self.rules.wait_effect == "lost_turn"
        below = shuffled(self._seed, self.left) if self.rest else ()
        position: dict[str, Any] = {
            "hands": [_texts(sorted(hand)) for hand in self.hands],
            "stock": _texts([*self.stock, *below]),
            "discard": _texts(self.discard),
            "table": [self._told(spread) for spread in self.spreads],
            "to_act": self.to_act,
            "phase": self.phase,
            "wait": [0] * self.seats if lost_turns else list(self.wait),
            "held": [lost_turns and turns > 0 for turns in self.wait],
            **self.aside,
        }
        extras: dict[str, Any] = {}
        if self.rules.twists:
            extras["twists"] = list(self._kinds_in_play())
        if self.rules.scoring == "points":
            extras["score"] = list(self.score)
        dealer = (self.to_act - 1) % self.seats
        return Record(self.rules, tuple(names), stake, dealer, position=position, extras=extras)

    def _kinds_in_play(self) -> tuple[str, ...]:
        if self.rest:
            return self.kinds
        lying = mask_of(card for card in self.pack if self.place_of(card) != IN_PACK)
        return kinds_among(lying & ~self.rules.always_in_play)

    def _told(self, spread: Lying) -> dict[str, Any]:
        told = {"owner": spread.owner, "cards": laid_texts(spread.cards, self._wilds_of(spread))}
        return {**told, "by": list(spread.by)} if spread.by else told

    def _cards_aside(self) -> set[Card]:
        told = [*self.aside.get("skip", ()), *(one and one[0] for one in self.aside.get("block", ()))]
        return {card for card in self.pack if card_text(card) in told}


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in cards]
