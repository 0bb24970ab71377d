"""A second implementation of the guests' rules, straight from RULES.md §5: sets of card names, simple and slow.

It shares nothing with the rules under test. A referee follows a hand of gin, knock rummy or thirty-one beside the
real one; if they differ, one of them has misread the rules.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar

from tests.support.referee import RANK_ORDER, in_record_order, kind_of, place

Cards = frozenset[str]
Arrangement = tuple[Cards, ...]
OUT = -1


POINTS = {rank + suit: min(place(rank) + 1, 10) for rank in RANK_ORDER for suit in "CDHS"}
"""The deadwood value of each card: the ace 1, courts 10."""


def points(cards: "set[str] | Cards") -> int:
    """Return the cards' deadwood."""
    return sum([POINTS[card] for card in cards])


def spreads_among(cards: "set[str] | Cards") -> list[Cards]:
    """Return every spread among some cards, by trying all cards of a rank and all cards of a suit together."""
    found = []
    for sign in (0, 1):
        for name in {card[sign] for card in cards}:
            group = [card for card in cards if card[sign] == name]
            for size in range(3, len(group) + 1):
                found += [Cards(some) for some in combinations(group, size) if kind_of(set(some))]
    return found


def arrangements(cards: "set[str] | Cards") -> list[Arrangement]:
    """Return every choice of disjoint spreads among some cards."""
    return _arrangements(Cards(cards))


@lru_cache(maxsize=64)
def _arrangements(cards: Cards) -> list[Arrangement]:
    """Return the same card by card: each is either loose or the first of a spread."""
    order = in_record_order(cards)
    beginning: dict[str, list[Cards]] = {card: [] for card in order}
    for spread in spreads_among(cards):
        beginning[in_record_order(spread)[0]].append(spread)

    def from_here(at: int, used: Cards) -> Iterator[Arrangement]:
        if at == len(order):
            yield ()
            return
        yield from from_here(at + 1, used)
        for spread in beginning[order[at]]:
            if not spread & used:
                for others in from_here(at + 1, used | spread):
                    yield (spread, *others)

    return list(from_here(0, Cards()))


def loose(cards: "set[str] | Cards", spreads: Arrangement) -> Cards:
    """Return the cards in none of the spreads."""
    return Cards(cards).difference(*spreads)


def deadwood(cards: "set[str] | Cards") -> int:
    """Return the least total of cards outside any choice of disjoint spreads."""
    return min(points(loose(cards, spreads)) for spreads in arrangements(cards))


def _in_order(spreads: Arrangement) -> list[list[str]]:
    return sorted((in_record_order(spread) for spread in spreads), key=lambda spread: [_rank(card) for card in spread])


def _rank(card: str) -> tuple[int, str]:
    return place(card), card[1]


def shown(cards: "set[str] | Cards") -> list[list[str]]:
    """Return the spreads with the least deadwood; ties: more cards in spreads, then the first in card order."""

    def worth(spreads: Arrangement) -> Any:
        left = loose(cards, spreads)
        return points(left), len(left), [[_rank(card) for card in spread] for spread in _in_order(spreads)]

    return _in_order(min(arrangements(cards), key=worth))


def after_laying_off(cards: "set[str] | Cards", on: Sequence[Cards]) -> int:
    """Return the least deadwood of a hand with any spreads and any cards laid off, in any order."""
    return min(_least(loose(cards, spreads), tuple(on)) for spreads in arrangements(cards))


def _least(left: Cards, on: Arrangement) -> int:
    fitting = [(card, n) for card in left for n, spread in enumerate(on) if kind_of(spread | {card}) == kind_of(spread)]
    ways = [_least(left - {card}, (*on[:n], on[n] | {card}, *on[n + 1 :])) for card, n in fitting]
    return min([points(left), *ways])


class GuestReferee:
    """One hand of a guest, followed action by action in the words of records.

    Args:
        knobs: The rule set as in its file.
        dealer: The dealing seat.
        deck: The whole deck in the order of the deal.
        score: Each seat's points, or lives, before the hand.
    """

    sizes: ClassVar[Mapping[int, int]]

    def __init__(self, knobs: Mapping[str, Any], dealer: int, deck: Sequence[str], score: Sequence[int]) -> None:
        self.knobs, self.dealer, self.score = knobs, dealer, list(score)
        self.seats = len(score)
        self.hands: list[set[str]] = [set() for _ in score]
        self.stock, self.discards = list(deck), list[str]()
        for _ in range(self.sizes[self.seats]):
            for step in range(1, self.seats + 1):
                if self.plays(seat := (dealer + step) % self.seats):
                    self.hands[seat].add(self.stock.pop(0))
        self.phase, self.taken, self.knocked = "start", "", -1
        self.seat = self.next_after(dealer)
        self.result: dict[str, Any] | None = None
        self.knocker_shows: list[list[str]] = []
        self.turns = 0
        if not self.ends_at_once():
            self.discards.append(self.stock.pop(0))

    def plays(self, seat: int) -> bool:
        """Return whether a seat is still in the match."""
        return self.score[seat] != OUT

    def next_after(self, seat: int) -> int:
        """Return the next seat, clockwise, that is still in."""
        seat = (seat + 1) % self.seats
        return seat if self.plays(seat) else self.next_after(seat)

    def ends_at_once(self) -> bool:
        """End the hand on the deal if it does; return whether it does."""
        return False

    def options(self) -> list[str]:
        """Return every legal action."""
        if self.result:
            return []
        if self.phase == "play":
            free = [card for card in in_record_order(self.hands[self.seat]) if card != self.taken]
            return [*(f"discard {card}" for card in free), *self.knocks(free)]
        return self.beginnings()

    def beginnings(self) -> list[str]:
        """Return the ways to begin a turn."""
        return [*["draw"] * self.may_draw(), *["take"] * bool(self.discards)]

    def may_draw(self) -> bool:
        """Return whether there is a card to draw."""
        return bool(self.stock)

    def knocks(self, free: list[str]) -> list[str]:
        """Return the legal knocks after the draw, each with one of the cards that may be discarded."""
        return [f"knock {card}" for card in free]

    def total(self) -> float:
        """Return the count of the seat to act."""
        return deadwood(self.hands[self.seat])

    def do(self, text: str, new_stock: Sequence[str] = ()) -> None:
        """Do a legal action; a draw from an empty stock comes with the new one."""
        verb, *rest = text.split()
        if verb == "draw":
            self._draw(new_stock)
        elif verb == "take":
            self.taken = self.discards.pop()
            self.hands[self.seat].add(self.taken)
            self.phase = "play"
        elif verb == "discard":
            self.part_with(rest[0])
            self.turns += 1
            self.after_discard()
        elif verb == "pass":
            self.pass_upcard()
        else:
            self.turns += 1
            self.knock(*rest)

    def _draw(self, new_stock: Sequence[str]) -> None:
        if not self.stock:
            # "All discards but the top one are shuffled."
            assert sorted(new_stock) == sorted(self.discards[:-1])
            self.stock, self.discards = list(new_stock), self.discards[-1:]
        self.hands[self.seat].add(self.stock.pop(0))
        self.phase = "play"

    def part_with(self, card: str) -> None:
        """Put a card on the discards."""
        self.hands[self.seat].remove(card)
        self.discards.append(card)

    def begin_turn(self, seat: int) -> None:
        """Begin a seat's turn."""
        self.seat, self.phase, self.taken = seat, "start", ""

    def after_discard(self) -> None:
        """Go on to the next turn, or to the end."""
        raise NotImplementedError

    def pass_upcard(self) -> None:
        """Let the upcard go."""
        raise NotImplementedError

    def knock(self, card: str = "") -> None:
        """End the hand with a knock."""
        raise NotImplementedError

    def end(self, ending: str, winners: Sequence[int], totals: Sequence[float | None], net: Sequence[int]) -> None:
        """State the result, in points."""
        score = [before + gained for before, gained in zip(self.score, net, strict=True)]
        leaders = [seat for seat, held in enumerate(score) if held == max(score) and held >= self.knobs["target"]]
        self.state(ending, winners, totals, net, score, leaders)

    def state(
        self,
        ending: str,
        winners: Sequence[int],
        totals: Sequence[float | None],
        net: Sequence[int],
        score: Sequence[int],
        leaders: Sequence[int],
    ) -> None:
        """State the result; a single leader is the champion."""
        self.result = {
            "ending": ending,
            "winners": sorted(winners),
            "totals": list(totals),
            "net": list(net),
            "score": list(score),
            "champion": leaders[0] if len(leaders) == 1 else None,
        }

    def void(self) -> None:
        """End the hand without a score."""
        self.end("void", [], [deadwood(hand) for hand in self.hands], [0] * self.seats)


class GinReferee(GuestReferee):
    """A hand of gin."""

    sizes: ClassVar = {2: 10}

    def __init__(self, knobs: Mapping[str, Any], dealer: int, deck: Sequence[str], score: Sequence[int]) -> None:
        super().__init__(knobs, dealer, deck, score)
        self.phase = "upcard"

    def beginnings(self) -> list[str]:
        """Return the upcard's answers; then the first player's draw; later draw or take."""
        if self.phase == "upcard":
            return ["take", "pass"]
        return ["draw"] if self.phase == "must-draw" else super().beginnings()

    def pass_upcard(self) -> None:
        """Pass to the dealer after the first player; after both, the first player must draw."""
        if self.seat == self.dealer:
            self.phase = "must-draw"
        self.seat = 1 - self.seat

    def knocks(self, free: list[str]) -> list[str]:
        """Return the knocks within the ceiling, and big gin if it is played."""
        hand, ceiling = self.hands[self.seat], self.knobs["knock_ceiling"]
        choices = [(left, points(left)) for left in [loose(hand, spreads) for spreads in arrangements(hand)]]
        least = {card: min([total for left, total in choices if card in left]) - POINTS[card] for card in free}
        big = self.knobs["big_gin"] and any(not left for left, _ in choices)
        return [*(f"knock {card}" for card in free if least[card] <= ceiling), *["knock"] * big]

    def after_discard(self) -> None:
        """End the hand if two cards are left; otherwise the opponent plays."""
        if len(self.stock) <= 2:
            self.void()
        else:
            self.begin_turn(1 - self.seat)

    def knock(self, card: str = "") -> None:
        """End the hand: gin, knock or undercut."""
        me, other = self.seat, 1 - self.seat
        if card:
            self.part_with(card)
        mine = deadwood(self.hands[me])
        self.knocker_shows = shown(self.hands[me])
        totals, net = [0, 0], [0, 0]
        totals[me] = mine
        if not mine:
            totals[other] = deadwood(self.hands[other])
            net[me] = totals[other] + (self.knobs["gin_bonus"] if card else 31)
            return self.end("gin", [me], totals, net)
        totals[other] = after_laying_off(self.hands[other], [Cards(spread) for spread in self.knocker_shows])
        if mine < totals[other]:
            net[me] = totals[other] - mine
            return self.end("knock", [me], totals, net)
        net[other] = mine - totals[other] + self.knobs["undercut_bonus"]
        return self.end("undercut", [other], totals, net)


class KnockRummyReferee(GuestReferee):
    """A hand of knock rummy."""

    sizes: ClassVar = {2: 10, 3: 7, 4: 7, 5: 6}

    def after_discard(self) -> None:
        """End the hand if the stock is out; otherwise the next player plays."""
        if not self.stock:
            self.void()
        else:
            self.begin_turn(self.next_after(self.seat))

    def knock(self, card: str = "") -> None:
        """End the hand: rum, knock or undercut."""
        me = self.seat
        self.part_with(card)
        self.knocker_shows = shown(self.hands[me])
        totals = [deadwood(hand) for hand in self.hands]
        least = min(totals)
        pot = sum(total - least for total in totals)
        winners = [seat for seat, total in enumerate(totals) if total == least and seat != me] or [me]
        ending = "undercut"
        if winners == [me]:
            ending = "knock" if least else "rum"
            pot += 0 if least else self.knobs["rum_bonus"] * (self.seats - 1)
        elif totals[me] > least:
            pot += self.knobs["knock_penalty"]
        net = [pot // len(winners) if seat in winners else 0 for seat in range(self.seats)]
        self.end(ending, winners, totals, net)


class ThirtyOneReferee(GuestReferee):
    """A hand of thirty-one."""

    sizes: ClassVar = dict.fromkeys(range(2, 7), 3)

    def count(self, hand: "set[str]") -> float:
        """Return the count of a hand's best suit, or thirty and a half for three of a rank."""
        worth = {card: 11 if card[0] == "A" else min(place(card) + 1, 10) for card in hand}
        suits = [sum(worth[card] for card in hand if card[1] == suit) for suit in "CDHS"]
        if self.knobs["three_of_a_kind"] and len(hand) == 3 and len({card[0] for card in hand}) == 1:
            return 30.5
        return max(suits)

    def total(self) -> float:
        """Return the count of the seat to act."""
        return self.count(self.hands[self.seat])

    def all_in(self) -> list[int]:
        """Return the seats still in."""
        return [seat for seat in range(self.seats) if self.plays(seat)]

    def ends_at_once(self) -> bool:
        """End the hand if anybody was dealt 31."""
        if any(self.count(self.hands[seat]) == 31 for seat in self.all_in()):
            self._thirty_one()
        return self.result is not None

    def may_draw(self) -> bool:
        """Return whether there is a card to draw, or to make a stock of."""
        return bool(self.stock) or len(self.discards) > 1

    def knocks(self, free: list[str]) -> list[str]:
        """Return no knocks, since a knock comes instead of a draw."""
        return free[:0]

    def beginnings(self) -> list[str]:
        """Add a knock to draw and take, once per hand."""
        early = self.turns < len(self.all_in()) and not self.knobs["knock_in_first_round"]
        return [*super().beginnings(), *["knock"] * (self.knocked < 0 and not early)]

    def knock(self, card: str = "") -> None:
        """Give each other player one more turn."""
        assert not card
        self.knocked = self.seat
        self.begin_turn(self.next_after(self.seat))

    def after_discard(self) -> None:
        """End the hand with 31, or when the turns after a knock are over."""
        if self.count(self.hands[self.seat]) == 31:
            return self._thirty_one()
        if self.next_after(self.seat) == self.knocked:
            return self._compare()
        return self.begin_turn(self.next_after(self.seat))

    def _thirty_one(self) -> None:
        self._lose("thirty-one", {seat: 1 for seat in self.all_in() if self.count(self.hands[seat]) != 31})

    def _compare(self) -> None:
        counts = {seat: self.count(self.hands[seat]) for seat in self.all_in()}
        lowest = [seat for seat in counts if counts[seat] == min(counts.values())]
        if lowest == [self.knocked]:
            return self._lose("knock", {self.knocked: 2})
        return self._lose("knock", {seat: 1 for seat in lowest if seat != self.knocked})

    def _lose(self, ending: str, lost: Mapping[int, int]) -> None:
        winners = [seat for seat in self.all_in() if seat not in lost]
        totals = [self.count(hand) if self.plays(seat) else None for seat, hand in enumerate(self.hands)]
        net = [-lost.get(seat, 0) for seat in range(self.seats)]
        score = list(self.score)
        last = 0 if self.knobs["free_ride"] else 1
        for seat, lives in lost.items():
            score[seat] = score[seat] - lives if score[seat] - lives >= last else OUT
        self.state(ending, winners, totals, net, score, [seat for seat, lives in enumerate(score) if lives != OUT])


REFEREES: Mapping[str, Callable[..., GuestReferee]] = {
    "gin": GinReferee,
    "knock-rummy": KnockRummyReferee,
    "thirty-one": ThirtyOneReferee,
}
"""The referee of each guest."""
