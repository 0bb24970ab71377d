"""A second implementation of the rules, straight from RULES.md: sets of card names, simple and slow.

It shares nothing with the rules under test. A :class:`Referee` follows a hand beside the real one; if they
differ, one of them has misread the rules.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

RANK_ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
_PLACES = {rank: number for number, rank in enumerate(RANK_ORDER)}


def place(card: str) -> int:
    """Return a card's rank, 0 for the ace to 12 for the king."""
    return _PLACES[card[0]]


def kind_of(held: "set[str] | frozenset[str]") -> str | None:
    """Return ``run``, ``book``, or None."""
    if len(held) < 3:
        return None
    if len({card[1] for card in held}) > 1:
        return "book" if len({card[0] for card in held}) == 1 else None
    ranks = sorted(place(card) for card in held)
    return "run" if ranks == list(range(ranks[0], ranks[0] + len(held))) else None


def spreads_in(held: set[str]) -> list[frozenset[str]]:
    """Return every spread among some cards, by trying every set of three or more."""
    return [frozenset(some) for n in range(3, len(held) + 1) for some in combinations(held, n) if kind_of(set(some))]


def in_record_order(held: "set[str] | frozenset[str]") -> list[str]:
    """Return cards by rank, and within a rank C D H S."""
    return sorted(held, key=lambda card: (place(card), card[1]))


class Referee:
    """One hand, followed action by action in the words of records."""

    def __init__(self, knobs: Mapping[str, Any], seats: int, dealer: int, deck: Sequence[str]) -> None:
        self.knobs = knobs
        self.seats, self.dealer = seats, dealer
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.stock = list(deck)
        for _ in range(knobs["hand_sizes"][seats - 2] if knobs["hand_sizes"] else knobs["hand_size"]):
            for step in range(1, seats + 1):
                self.hands[(dealer + step) % seats].add(self.stock.pop(0))
        self.discards: list[str] = []
        self.table: list[tuple[int, set[str]]] = []
        self.wait = [0] * seats
        self.dry_takes = self.idle_turns = self.turns_over = 0
        self.ending: str | None = None
        self.winners: list[int] = []
        self.net = [0] * seats
        self._begin_turn((dealer + 1) % seats)
        self._look_for_tonks()
        if self.ending is None and knobs["upcard"]:
            self.discards.append(self.stock.pop(0))
            self.fixed = knobs["upcard_taker"] == "nobody"

    def _begin_turn(self, seat: int) -> None:
        self.seat, self.drawn, self.shown, self.hits = seat, False, False, 0
        self.taken: str | None = None
        self.fixed = False
        # "At the start of your turn you are barred if wait > 0, and that turn uses up 1."
        self.barred = self.wait[seat] > 0
        self.wait[seat] = max(0, self.wait[seat] - 1)

    def count(self, cards: "set[str] | frozenset[str]") -> int:
        """Return the count of the cards."""
        courts = self.knobs["court_values"]
        return sum(place(card) + 1 if place(card) < 10 else courts[place(card) - 10] for card in cards)

    def totals(self) -> list[int]:
        """Return the count of each seat's hand."""
        return [self.count(hand) for hand in self.hands]

    # Legal actions

    def options(self) -> set[str]:
        """Return every legal action."""
        if self.ending:
            return set()
        knobs, hand = self.knobs, self.hands[self.seat]
        found = set()
        if not self.drawn:
            found.add("draw")
            if self.may_take():
                found.add("take")
            if not self.shown and not self.barred and self.lets_drop(hand):
                found.add("drop")
        if self.drawn or knobs["lay_before_draw"]:
            found |= {"lay " + " ".join(in_record_order(some)) for some in spreads_in(hand)}
            found |= {f"hit {card} {n}" for n in range(len(self.table)) for card in hand if self._may_hit(card, n)}
        if self.drawn:
            # "In that round the card just taken may not be the one discarded, unless it is the only card left."
            stuck = self.taken if self.dry_takes and len(hand) > 1 else None
            found |= {f"discard {card}" for card in hand if card != stuck}
        return found

    def lets_drop(self, hand: "set[str]") -> bool:
        """Return whether the ceiling and the round allow a drop with this hand."""
        ceiling = self.knobs["drop_ceiling"]
        too_early = self.turns_over // self.seats + 1 < self.knobs.get("first_drop_round", 1)
        return not too_early and (ceiling is None or self.count(hand) <= ceiling)

    def may_take(self) -> bool:
        """Return whether there is a discard that may be taken."""
        return bool(self.discards) and not self.fixed

    def _may_hit(self, card: str, number: int) -> bool:
        owner, lying = self.table[number]
        if self.knobs["hits_a_turn"] is not None and self.hits >= self.knobs["hits_a_turn"]:
            return False
        if kind_of(lying) == "book":
            allowed = self.knobs["hit_books"]
        else:
            mine = owner == self.seat
            allowed = {"any": True, "none": False, "own": mine, "others": not mine}[self.knobs["hit_runs"]]
        return bool(allowed) and kind_of(lying | {card}) == kind_of(lying)

    # Effects

    def do(self, text: str) -> None:
        """Do a legal action."""
        verb, *rest = text.split()
        doing: dict[str, Callable[..., None]] = {
            "draw": self._draw,
            "take": self._take,
            "drop": self._drop,
            "lay": self._lay,
            "hit": self._hit,
            "discard": self._discard,
        }
        doing[verb](*rest)

    def _draw(self) -> None:
        if not self.stock:
            return self._stock_out()
        self.hands[self.seat].add(self.stock.pop(0))
        self.drawn = True
        return None

    def _take(self) -> None:
        card = self.taken = self.discards.pop()
        self.hands[self.seat].add(card)
        self.drawn = True
        if not self.stock:
            self.dry_takes += 1

    def _lay(self, *laid: str) -> None:
        self.hands[self.seat] -= set(laid)
        self.table.append((self.seat, set(laid)))
        self.shown = True
        self._bar(self.seat, self.knobs["wait_new_spread"])
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _hit(self, *words: str) -> None:
        added, (owner, lying) = words[:-1], self.table[int(words[-1])]
        self.hands[self.seat] -= set(added)
        lying |= set(added)
        self.shown = True
        self.hits += len(added)
        self._bar(owner, len(added) * self.knobs["wait_own_hit" if owner == self.seat else "wait_hit"])
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _bar(self, seat: int, turns: int) -> None:
        self.wait[seat] = self.wait[seat] + turns if self.knobs["wait_adds"] else max(self.wait[seat], turns)

    def _discard(self, card: str) -> None:
        self.hands[self.seat].remove(card)
        self.discards.append(card)
        self._out_if_empty(self.knobs["out_pays"])
        if self.ending:
            return
        self.idle_turns = self.idle_turns + 1 if self.taken and not self.shown else 0
        if self.idle_turns == 3 * self.seats or self.dry_takes == self.seats:
            self._stock_out()
        else:
            self.turns_over += 1
            self._begin_turn((self.seat + 1) % self.seats)

    # Endings

    def _split(self, winners: list[int]) -> None:
        """Split the pot, stake by stake to the winners in turn, from the dealer's left."""
        if self.knobs["payment"] == "direct" or not winners:
            return
        for seat in range(self.seats):
            self.net[seat] -= self.knobs["ante"]
        order = [seat for step in range(1, self.seats + 1) if (seat := (self.dealer + step) % self.seats) in winners]
        for stake in range(self.seats * self.knobs["ante"]):
            self.net[order[stake % len(order)]] += 1

    def _pay(self, payer: int, payee: int, stakes: int) -> None:
        self.net[payer] -= stakes
        self.net[payee] += stakes

    def _collect(self, ending: str, winners: list[int], stakes: int) -> None:
        self.ending, self.winners = ending, winners
        if stakes and self.knobs["payment"] == "pot":
            self._split(winners)
            stakes -= 1
        for winner in winners:
            for payer in set(range(self.seats)) - set(winners):
                self._pay(payer, winner, stakes)

    def _look_for_tonks(self) -> None:
        low, exact = self.knobs["tonk_at_most"], self.knobs["tonk_exact"]
        holders = [s for s, n in enumerate(self.totals()) if n in exact or (low is not None and n <= low)]
        if len(holders) > 1 and self.knobs["several_tonks"] == "draw":
            self.ending = "push"
        elif holders:
            self._collect("tonk", holders, self.knobs["tonk_pays"])

    def _out_if_empty(self, stakes: int) -> None:
        if not self.hands[self.seat]:
            self._collect("out", [self.seat], stakes)

    def _stock_out(self) -> None:
        totals = self.totals()
        lowest = [seat for seat in range(self.seats) if totals[seat] == min(totals)]
        if self.knobs["stock_out"] == "no_score":
            self._collect("stock", [], 0)
        else:
            washed = len(lowest) > 1 and self.knobs["stock_out_tie"] == "wash"
            self._collect("stock", lowest, 0 if washed else 1)

    def _drop(self) -> None:
        knobs, totals, me = self.knobs, self.totals(), self.seat
        others = [seat for seat in range(self.seats) if seat != me]
        below = min(totals[seat] for seat in others)
        if totals[me] < below or (totals[me] == below and knobs["drop_tie"] == "wins"):
            return self._collect("drop", [me], 1)
        self.ending = "caught"
        self.winners = [seat for seat in others if totals[seat] == below]
        self._split(self.winners)
        for seat in others:
            paid = {
                "lower": totals[seat] < totals[me],
                "lower_or_equal": totals[seat] <= totals[me],
                "lowest": seat in self.winners,
                "all": True,
            }[knobs["caught_pays"]]
            if paid:
                self._pay(me, seat, knobs["caught_multiplier"])
        for lowest in self.winners:
            self._pay(me, lowest, knobs["caught_extra_to_lowest"])
            for seat in others:
                if seat not in self.winners:
                    self._pay(seat, lowest, knobs["caught_others_pay_lowest"])
        return None
