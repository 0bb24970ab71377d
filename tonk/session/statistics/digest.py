"""A kept hand in numbers, for the statistics: the deal, the drops, and the order of the deck.

A hand is replayed through the rules once; its digest is kept beside it, so that tens of thousands of hands are
counted quickly. A digest holds nothing that its record does not.
"""

import json
import zlib
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from tonk.records import Record, RecordRefused, record_from_json
from tonk.records.deck_seal import check_deck
from tonk.records.record import ResultDiffers
from tonk.rules import MAX_PLAYERS, MIN_PLAYERS, Position, RuleSet
from tonk.rules.cards import FULL_DECK, Card, Seat, by_seat, each_seat, mask_of, rank_of, suit_of
from tonk.rules.events import Dropped, Event, HitSpread, Knocked, LaidDown
from tonk.rules.guests.suit_counts import HALVES
from tonk.rules.melds import spreads_within
from tonk.rules.payouts import Ending, Outcome, is_ending
from tonk.session.match.played_hand import PlayedHand, levels_of, rules_key
from tonk.session.statistics.deal_odds import FIVE_CARD_SPREADS, MILLION, odds_of

FORM = 2
"""The number of this form of digests: those in another form are computed again."""
UNKNOWN = -1
_CARDS = 64
"""The number of cards that there are, with all special ones."""
_FAR = 10**15
"""The limit of numbers in a digest."""


class SeatDigest(NamedTuple):
    """A hand from one seat, in numbers.

    Attributes:
        name: The player's name.
        level: The bot's level; "" for a person, or if the record has none.
        person: True if a person played it.
        net: The result, in money or points.
        won: True if the seat won the hand.
        total: The points of its cards at the end.
        dealt: The points of its cards at the deal; UNKNOWN where no hand was dealt.
        lower: The share of all possible deals that count more, in millionths; half of the equal ones.
        spread: 1 if a spread was dealt, 0 if none was; UNKNOWN if the chance of one is unknown.
        tonk: True if it was dealt a Tonk.
        laid: The number of cards it laid in spreads of its own.
        hits: The number of cards it hit with.
    """

    name: str
    level: str
    person: bool
    net: int
    won: bool
    total: int
    dealt: int
    lower: int
    spread: int
    tonk: bool
    laid: int
    hits: int


_SEAT_TYPES = [str, str, bool, int, bool, int, int, int, int, bool, int, int]


class Digest(NamedTuple):
    """A hand in numbers.

    Attributes:
        stake: The stake in the history: 0 in a hand for points.
        ending: The ending.
        dealer: The dealer.
        rounds: The number of rounds of turns, the last one counted whole; 0 for a Tonk on the deal.
        dropper: The seat that dropped or knocked; UNKNOWN when nobody did.
        drop_total: The points of the dropper's cards, or its deadwood.
        deck: A number that identifies its deck; 0 without a deck.
        deck_size: The number of cards the deck had.
        same_suit: The number of neighbours in the deck with one suit.
        same_rank: The number of neighbours with one rank.
        seal: 1 if the deck matches its seal, 0 if not; UNKNOWN without one.
        tonk_chance: The chance of a Tonk for each seat, in millionths.
        seats: The figure of each seat.
        cards: The cards dealt, seat after seat.
    """

    stake: int
    ending: Ending
    dealer: Seat
    rounds: int
    dropper: int
    drop_total: int
    deck: int
    deck_size: int
    same_suit: int
    same_rank: int
    seal: int
    tonk_chance: int
    seats: tuple[SeatDigest, ...]
    cards: tuple[Card, ...]

    @property
    def hand_size(self) -> int:
        """Return the number of cards that each seat was dealt."""
        return len(self.cards) // len(self.seats)

    def dealt_to(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that were dealt to a seat."""
        size = self.hand_size
        return self.cards[seat * size : (seat + 1) * size]


class KeptDigest(NamedTuple):
    """A kept hand for the statistics: its ``digest`` as text or, without one yet, the whole hand."""

    id: int
    match_id: str
    hand_no: int
    played_at: str
    rules: str
    rules_name: str
    kind: str
    digest: str | None
    hand: PlayedHand | None

    @property
    def rules_key(self) -> str:
        """Return the unique key of its rules."""
        return rules_key(self.rules, self.rules_name)

    @classmethod
    def of(cls, hand: PlayedHand) -> "KeptDigest":
        """Return a hand that needs a digest."""
        named = (hand.id, hand.match_id, hand.hand_no, hand.played_at, hand.rules, hand.rules_name, hand.kind)
        return cls(*named, None, hand)


def digest_of(hand: PlayedHand) -> Digest | None:
    """Return the digest of a hand; None if its record breaks the rules, or its end differs from the hand's.

    A record may state another result than its actions have: the actions count. There is no digest either if its numbers
    are too large, since nobody could read it again.
    """
    try:
        record = record_from_json(json.loads(hand.record))
        position, happened, turns, as_stated = _replayed(record)
    except (RecordRefused, ValueError, RecursionError):
        return None
    outcome = position.outcome
    if outcome is None or len(record.seats) != len(hand.seats) or outcome.ending != hand.ending:
        return None
    dropper, drop_total = _dropped(record.rules, happened, outcome)
    deck = record.deck or ()
    check = check_deck(record, played=as_stated and record.result is not None)
    dealt = _dealt_cards(record)
    chance, seats = _seats(hand, record, happened, dealt)
    digest = Digest(
        stake=hand.stake,
        ending=outcome.ending,
        dealer=record.dealer,
        rounds=-(-turns // position.seats),
        dropper=dropper,
        drop_total=drop_total,
        deck=zlib.crc32(bytes(deck)) or 1 if deck else 0,
        deck_size=len(deck),
        same_suit=_alike_neighbours(deck, suit_of),
        same_rank=_alike_neighbours(deck, rank_of),
        seal=UNKNOWN if check is None else int(check.fair),
        tonk_chance=chance,
        seats=seats,
        cards=tuple(card for cards in dealt for card in cards),
    )
    return digest if _can_be(digest) else None


def _dropped(rules: RuleSet, happened: Sequence[Event], outcome: Outcome) -> tuple[int, int]:
    """Return who dropped or knocked, `UNKNOWN` when nobody did, and with how many whole points."""
    for event in happened:
        if isinstance(event, Dropped):
            return event.seat, event.total
        if isinstance(event, Knocked):
            total = outcome.totals[event.seat]
            return event.seat, total // HALVES if rules.traits.hand_counts == "suit" else total
    return UNKNOWN, 0


def _alike_neighbours(deck: Sequence[Card], trait: Callable[[Card], int]) -> int:
    """Count the natural cards that are followed by one of the same suit or rank."""
    return sum(a < len(FULL_DECK) > b and trait(a) == trait(b) for a, b in pairwise(deck))


def _replayed(record: Record) -> tuple[Position, list[Event], int, bool]:
    """Return the last position, the events, the number of turns begun, and whether the result is the stated one.

    Raises:
        RecordRefused: An action is not allowed, or it names a reshuffle that never happened.
    """
    position = record.start()
    happened: list[Event] = []
    begun, now = 0, position.turns + 1
    try:
        for events in record.play(position):
            happened += events
            # A turn may or may not be finished by ending the hand: it was begun before.
            begun, now = now, position.turns + 1
    except ResultDiffers:
        return position, happened, begun, False
    return position, happened, begun, True


def _dealt_cards(record: Record) -> list[tuple[Card, ...]]:
    """Return the cards dealt to each seat; empty if the hand began in the middle."""
    deck, seats = record.deck, len(record.seats)
    if deck is None:
        return []
    end = seats * record.rules.dealt(seats)
    return [deck[(seat - record.dealer - 1) % seats : end : seats] for seat in each_seat(seats)]


def _seats(
    hand: PlayedHand, record: Record, happened: Sequence[Event], dealt: Sequence[Sequence[Card]]
) -> tuple[int, tuple[SeatDigest, ...]]:
    """Return the chance of a Tonk, in millionths, and the digest of each seat."""
    rules, deck = record.rules, record.deck or ()
    laid, hits = _laid_and_hit(happened, len(hand.seats))
    levels = levels_of(record)
    odds = odds_of(deck, rules, len(hand.seats)) if dealt else None
    chance_known = rules.dealt(len(hand.seats)) == FIVE_CARD_SPREADS.hand_size and sorted(deck) == list(FULL_DECK)
    found = []
    for seat, name in by_seat(hand.seats):
        cards = dealt[seat] if dealt else ()
        total = sum(rules.values[card] for card in cards) if dealt else UNKNOWN
        natural = all(card < len(FULL_DECK) for card in cards)
        found.append(
            SeatDigest(
                name=name,
                level=levels[seat],
                person=seat in hand.people,
                net=hand.net[seat],
                won=seat in hand.winners,
                total=hand.totals[seat],
                dealt=total,
                lower=UNKNOWN if odds is None else odds.share_above(total),
                spread=int(bool(spreads_within(mask_of(cards)))) if dealt and chance_known else UNKNOWN,
                tonk=odds is not None and total in rules.tonk_totals and natural,
                laid=laid[seat],
                hits=hits[seat],
            )
        )
    return 0 if odds is None else odds.tonk, tuple(found)


def _laid_and_hit(happened: Sequence[Event], seats: int) -> tuple[list[int], list[int]]:
    """Return the numbers of cards that each seat laid in its own spreads, and that it hit with."""
    laid, hits = [0] * seats, [0] * seats
    for event in happened:
        if isinstance(event, LaidDown):
            laid[event.seat] += event.cards.bit_count()
        elif isinstance(event, HitSpread):
            hits[event.seat] += len(event.cards)
    return laid, hits


def digest_text(digest: Digest | None) -> str:
    """Return a digest as text; an unreadable hand's says so, and is not tried again."""
    return json.dumps(digest, separators=(",", ":"))


def digest_from_text(text: str) -> Digest | None:
    """Return the digest that `digest_text` wrote; None for an unreadable hand.

    Raises:
        ValueError: It is not a digest.
    """
    return None if text == "null" else known_digest(text)


def known_digest(text: str) -> Digest:
    """Return the digest that `digest_text` wrote for a readable hand.

    Raises:
        ValueError: It is not such a digest.
    """
    try:
        values: Any = json.loads(text)
    except RecursionError:
        values = ()
    if not _has_form(values):
        raise ValueError("not a digest")
    digest = _made(values)
    if not _can_be(digest):
        raise ValueError("not a digest")
    return digest


def _has_form(values: Any) -> bool:
    """Return whether a JSON value has the form of a digest: every part of its type, cards for each seat."""
    if not isinstance(values, list) or len(values) != len(Digest._fields):
        return False
    *plain, seats, cards = values
    if _types(plain) != _PLAIN_TYPES or not isinstance(seats, list) or not isinstance(cards, list):
        return False
    if not all(isinstance(row, list) and _types(row) == _SEAT_TYPES for row in seats):
        return False
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS or len(cards) % len(seats):
        return False
    return all(type(card) is int and 0 <= card < _CARDS for card in cards)


def _types(values: Sequence[Any]) -> list[type]:
    return [type(value) for value in values]


def checked_digest(text: str) -> Digest:
    """Return the digest in a text that `known_digest` has read before."""
    return _made(json.loads(text))


def _made(values: Sequence[Any]) -> Digest:
    *plain, seats, cards = values
    return Digest._make((*plain, tuple(map(SeatDigest._make, seats)), tuple(cards)))


def _can_be(digest: Digest) -> bool:
    """Return whether its numbers can be calculated with."""
    numbers = [number for row in (digest[:-2], *digest.seats) for number in row if type(number) is int]
    shares = [digest.tonk_chance, *(named.lower for named in digest.seats)]
    seats = len(digest.seats)
    return (
        all(abs(number) < _FAR for number in numbers)
        and all(UNKNOWN <= share <= MILLION for share in shares)
        and 0 <= digest.dealer < seats
        and UNKNOWN <= digest.dropper < seats
        and min(digest.stake, digest.rounds, digest.deck_size, digest.same_suit, digest.same_rank) >= 0
        and bool(digest.cards or not digest.deck)
        and is_ending(digest.ending)
    )


_PLAIN_TYPES = [int, str, *[int] * 10]
