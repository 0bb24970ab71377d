"""A second implementation of special cards, straight from RULES.md §2: lists of card names, simple and slow.

Like :class:`Referee`, on which it is based, it shares nothing with the rules under test. A Wild on the table is the
word it was laid by, ``W1=6D``.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from tests.support.referee import RANK_ORDER, Referee, kind_of, place

SUITS = "CDHS"


def name(word: str) -> str:
    """Return the card that a card stands for: a Wild's is the one it was laid as."""
    return word.partition("=")[2] or word


def card(word: str) -> str:
    """Return the card itself."""
    return word.partition("=")[0]


def is_twist(word: str) -> bool:
    """Return whether this is a special card in a hand, or a joker, which is written like a Wild."""
    return word[0] in "WXB"


def in_order(words: Iterable[str]) -> list[str]:
    """Return cards by what they stand for: by rank, then C D H S."""
    return sorted(words, key=lambda word: (place(name(word)), name(word)[1], is_twist(word), word))


ALL_RUNS = [
    [rank + suit for rank in RANK_ORDER[first:end]]
    for suit in SUITS
    for first in range(13)
    for end in range(first + 3, 14)
]
"""All possible runs."""


class TwistOptions(Referee):
    """A hand with special cards, points, reshuffles or lost turns, and its legal actions."""

    def __init__(
        self, knobs: Mapping[str, Any], seats: int, dealer: int, deck: Sequence[str], score: Sequence[int]
    ) -> None:
        self.before = list(score) or [0] * seats
        self.after: list[int] | None = None
        self.champion: int | None = None
        self.lying: list[tuple[int, list[tuple[str, int]]]] = []
        self.held: set[int] = set()
        self.skips: dict[int, str] = {}
        self.blocks: dict[int, tuple[str, int]] = {}
        self.asked: list[int] = []
        self.made_discard: int | None = None
        self.must_show: str | None = None
        self.out_of_turn = False
        self.shuffles = 0
        super().__init__(knobs, seats, dealer, deck)

    @property
    def loses_turns(self) -> bool:
        """Return whether a wait is a lost turn."""
        return bool(self.knobs["wait_effect"] == "lost_turn")

    def _begin_turn(self, seat: int) -> None:
        waits = self.wait[seat]
        super()._begin_turn(seat)
        if self.loses_turns:
            self.barred, self.wait[seat] = False, waits
        self.must_show, self.out_of_turn = None, False

    def count(self, cards: "set[str] | frozenset[str]") -> int:
        """Return the count of the cards: special cards 10, or what the rules say."""
        twists = {word for word in cards if is_twist(word)}
        return super().count(cards - twists) + len(twists) * int(self.knobs["twist_value"])

    def points(self, words: Iterable[str]) -> int:
        """Return the score of the cards: courts as they count, any other card 5 or its face, a Wild as its card."""
        number = self.knobs["number_score"]
        found = 0
        for word in words:
            read = name(word)
            low = not is_twist(read) and place(read) < 10
            found += number if low and number is not None else self.count({read})
        return found

    # Legal actions

    def options(self) -> set[str]:
        """Return every legal action."""
        if self.ending:
            return set()
        hand = self.hands[self.seat]
        if self.asked:
            return {"pass"} | {f"cross {word}" for word in self.hands[self.asked[0]] if word[0] == "X"}
        found = set()
        if not self.drawn:
            found.add("draw")
            if self.may_take() and (not self.knobs["taken_must_be_laid"] or self._could_lay(self.discards[-1])):
                found.add("take")
            if not self.shown and not self.barred and self.lets_drop(hand):
                found.add("drop")
        if self.drawn or self.knobs["lay_before_draw"]:
            found |= self._showing(self.seat, hand)
        if self.must_show:
            shown = self.must_show
            return {
                text
                for text in found
                if shown in map(card, text.split()[1:]) and (text.startswith("lay") or card(text.split()[1]) == shown)
            }
        if self.drawn:
            if not self.out_of_turn:
                found |= self._plays(hand)
            stuck = self.taken if self.dry_takes and len(hand) > 1 else None
            found |= {f"discard {word}" for word in hand if word != stuck}
        return found

    def _could_lay(self, top: str) -> bool:
        """Return whether the seat to act could lay a card or hit with it at once."""
        return any(
            top in map(card, use.split()[1:]) and (use.startswith("lay") or card(use.split()[1]) == top)
            for use in self._showing(self.seat, self.hands[self.seat] | {top})
        )

    def _plays(self, hand: set[str]) -> set[str]:
        free = [word for word in hand if word[0] == "B"]
        skips = {f"skip {word} {s}" for word in free for s in range(self.seats) if s not in self.skips}
        return skips | {f"block {word} {s}" for word in free for s in range(self.seats) if s not in self.blocks}

    def _showing(self, seat: int, hand: set[str]) -> set[str]:
        """Return every spread and every hit with one card."""
        found = {"lay " + " ".join(in_order(some)) for some in self._spreads(hand)}
        for number in range(len(self.lying)):
            found |= {f"hit {word} {number}" for held in hand for word in self._hits(seat, held, number)}
        return found

    def _spreads(self, hand: set[str]) -> list[list[str]]:
        naturals = {word for word in hand if not is_twist(word)}
        wilds = sorted(word for word in hand if self._is_wild(word))
        found = [list(s) for n in range(3, len(naturals) + 1) for s in combinations(naturals, n) if kind_of(set(s))]
        for used in range(1, len(wilds) + 1):
            for some in combinations(wilds, used):
                found += self._spreads_with(naturals - set(some), some)
        return found

    def _left_out(self, words: Iterable[str]) -> bool:
        """Return whether one of the cards is not in the pack."""
        return self.knobs["pack"] == "40" and any(word[0] in "89T" for word in words)

    def _is_wild(self, word: str) -> bool:
        return word[0] == "W" or (word[0] == "2" and "deuces" in self.knobs["wilds"])

    def _spreads_with(self, naturals: set[str], wilds: Sequence[str]) -> list[list[str]]:
        found = []
        for n in range(self.knobs["least_naturals"], len(naturals) + 1):
            for some in combinations(sorted(naturals), n):
                if len(some) + len(wilds) < 3:
                    continue
                one_suit = len({word[1] for word in some}) == 1
                gaps = [[c for c in run if c not in some] for run in ALL_RUNS if one_suit and set(some) <= set(run)]
                if len({word[0] for word in some}) == 1 and len(some) + len(wilds) <= 4:
                    gaps.append([some[0][0] + s for s in SUITS if some[0][0] + s not in some][: len(wilds)])
                    # A deuce among deuces is a deuce.
                    if some[0][0] == "2" and any(wild[0] == "2" for wild in wilds):
                        gaps.pop()
                found += [
                    [*some, *(f"{wild}={gap}" for wild, gap in zip(wilds, missing, strict=True))]
                    for missing in gaps
                    if len(missing) == len(wilds)
                    and not self._left_out(missing)
                    and all(w != gap for w, gap in zip(wilds, missing, strict=True))
                ]
        return found

    def _hits(self, seat: int, held: str, number: int) -> list[str]:
        """Return the words by which a card may be added to a spread."""
        owner, words = self.lying[number]
        names = [name(word) for word, _ in words]
        kind = "book" if len({read[0] for read in names}) == 1 else "run"
        most = self.knobs["hits_a_turn"]
        if held[0] in "XB" or (most is not None and seat == self.seat and self.hits >= most):
            return []
        if kind == "book":
            if not self.knobs["hit_books"] or len(names) == 4:
                return []
            if held[0] == names[0][0]:
                return [held]
            if self._is_wild(held):
                free = [names[0][0] + suit for suit in SUITS if names[0][0] + suit not in names]
                return [f"{held}={free[0]}"]
            return []
        mine = owner == seat
        if not {"any": True, "none": False, "own": mine, "others": not mine}[self.knobs["hit_runs"]]:
            return []
        low, high, suit = min(map(place, names)), max(map(place, names)), names[0][1]
        ends = [RANK_ORDER[at] + suit for at in (low - 1, high + 1) if 0 <= at <= 12]
        ends = [end for end in ends if not self._left_out([end])]
        as_wild = [f"{held}={end}" for end in ends if end != held] if self._is_wild(held) else []
        return as_wild + [held] * (held in ends)


class TwistReferee(TwistOptions):
    """One hand with special cards, followed action by action in the words of records."""

    def do(self, text: str, new_stock: Sequence[str] = ()) -> None:
        """Do a legal action; ``new_stock`` is the stock that it shuffles, if it does."""
        self.new_stock = list(new_stock)
        verb, *rest = text.split()
        if verb in ("skip", "block", "cross", "pass"):
            answers: dict[str, Callable[..., None]] = {
                "skip": self._skip,
                "block": self._block,
                "cross": self._cross,
                "pass": self._pass,
            }
            answers[verb](*rest)
        else:
            super().do(text)

    def _draw(self) -> None:
        self.asked = self._may_cross()
        if not self.asked:
            self._draw_card()

    def _may_cross(self) -> list[int]:
        """Return the seats that are asked, clockwise from the seat that has chosen the deck."""
        if not self.may_take() or self.seats == 2:
            return []
        top, found = self.discards[-1], []
        for step in range(1, self.seats):
            seat = (self.seat + step) % self.seats
            crosses = any(word[0] == "X" for word in self.hands[seat])
            if crosses and seat not in self.held and seat != self.made_discard:
                turn, self.seat, hits, self.hits = self.seat, seat, self.hits, 0
                uses = self._showing(seat, self.hands[seat] | {top})
                self.seat, self.hits = turn, hits
                if any(top in map(card, use.split()[1:]) for use in uses):
                    found.append(seat)
        return found

    def _draw_card(self) -> None:
        if not self.stock:
            again = self.knobs["stock_out"] == "reshuffle" and self.shuffles < self.knobs["reshuffles"]
            if not again or len(self.discards) < 2:
                return self._stock_out()
            assert sorted(self.new_stock) == sorted(self.discards[:-1])
            self.stock, self.discards = self.new_stock, self.discards[-1:]
            self.shuffles += 1
        self.hands[self.seat].add(self.stock.pop(0))
        self.drawn = True
        return None

    def _take(self) -> None:
        super()._take()
        if self.knobs["stock_out"] == "reshuffle":
            self.dry_takes = 0
        if self.knobs["taken_must_be_laid"]:
            self.must_show = self.taken

    def _pass(self) -> None:
        self.asked.pop(0)
        if not self.asked:
            self._draw_card()

    def _cross(self, cross: str) -> None:
        caller = self.asked[0]
        self.asked = []
        self.turns_over += (caller - self.seat) % self.seats
        seat = self.seat
        top = self.discards.pop()
        self.hands[caller].remove(cross)
        self.discards.insert(0, cross)
        while (seat := (seat + 1) % self.seats) != caller:
            if not self._comes_round(seat):
                self.wait[seat] = max(0, self.wait[seat] - 1)
        self._end_blocks(caller)
        self.seat, self.drawn, self.shown, self.hits, self.barred = caller, True, False, 0, False
        self.hands[caller].add(top)
        self.taken = self.must_show = top
        self.out_of_turn = True

    def _lay(self, *laid: str) -> None:
        self._leaves(laid)
        self.lying.append((self.seat, [(word, self.seat) for word in laid]))
        self._waits(self.seat, self.knobs["wait_new_spread"])
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _hit(self, *words: str) -> None:
        added, (owner, lying) = words[:-1], self.lying[int(words[-1])]
        self._leaves(added)
        lying += [(word, self.seat) for word in added]
        self.hits += len(added)
        turns = self.knobs["wait_own_hit" if owner == self.seat else "wait_hit"]
        if owner not in self.blocks:
            self._waits(owner, turns * (len(added) if self.knobs["wait_adds"] else 1))
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _leaves(self, words: Iterable[str]) -> None:
        self.hands[self.seat] -= set(map(card, words))
        self.shown, self.must_show = True, None

    def _waits(self, seat: int, turns: int) -> None:
        if self.loses_turns and turns:
            self.held.add(seat)
        elif turns:
            self._bar(seat, turns)

    def _skip(self, word: str, seat: str) -> None:
        self.hands[self.seat].remove(word)
        self.skips[int(seat)] = word
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _block(self, word: str, seat: str) -> None:
        self.hands[self.seat].remove(word)
        self.blocks[int(seat)] = (word, self.seat)
        self._out_if_empty(self.knobs["out_without_discard_pays"])

    def _discard(self, word: str) -> None:
        self.hands[self.seat].remove(word)
        self.discards.append(word)
        self._out_if_empty(self.knobs["out_pays"])
        if self.ending:
            return None
        self.made_discard = self.seat
        self.idle_turns = self.idle_turns + 1 if self.taken and not self.shown else 0
        if self.idle_turns == 3 * self.seats or self.dry_takes == self.seats:
            return self._stock_out()
        seat = (self.seat + 1) % self.seats
        self.turns_over += 1
        while self._comes_round(seat):
            self.turns_over += 1
            seat = (seat + 1) % self.seats
        return self._begin_turn(seat)

    def _comes_round(self, seat: int) -> bool:
        """Begin a seat's turn, which may be lost."""
        self._end_blocks(seat)
        lost = seat in self.held or seat in self.skips
        self.held.discard(seat)
        if lost:
            self.wait[seat] = max(0, self.wait[seat] - 1)
        if seat in self.skips:
            self.discards.insert(0, self.skips.pop(seat))
        return lost

    def _end_blocks(self, placer: int) -> None:
        for seat in sorted(self.blocks):
            if self.blocks[seat][1] == placer:
                self.discards.insert(0, self.blocks.pop(seat)[0])

    # Endings

    def _look_for_tonks(self) -> None:
        hands = self.hands
        # A hand with a special card in it is no Tonk.
        self.hands = [set() if any(map(is_twist, hand)) else hand for hand in hands]
        holders = [seat for seat, total in enumerate(self.totals()) if total in self.knobs["tonk_exact"]]
        low = self.knobs["tonk_at_most"]
        if low is not None:
            holders += [seat for seat, total in enumerate(self.totals()) if 0 < total <= low]
        if self.knobs["scoring"] != "points":
            if len(set(holders)) > 1 and self.knobs["several_tonks"] == "draw":
                self.ending = "push"
            elif holders:
                self._collect("tonk", sorted(set(holders)), self.knobs["tonk_pays"])
        elif len(set(holders)) > 1 and self.knobs["several_tonks"] == "draw":
            self._score("push", [], dict.fromkeys(range(self.seats), 0))
        elif holders:
            self._score("bonus", sorted(set(holders)), dict.fromkeys(holders, self.knobs["tonk_pays"]))
        self.hands = hands

    def laid(self, seat: int) -> int:
        """Return the score of a seat's spreads and hits."""
        return self.points(word for _, words in self.lying for word, by in words if by == seat)

    def _out_if_empty(self, stakes: int) -> None:
        if self.hands[self.seat]:
            return None
        if self.knobs["scoring"] != "points":
            return self._collect("out", [self.seat], stakes)
        gained = {seat: self.laid(seat) for seat in range(self.seats)}
        gained[self.seat] += sum(self.points(hand) for hand in self.hands)
        return self._score("out", [self.seat], gained)

    def _stock_out(self) -> None:
        stuck = self.knobs["stock_out"] == "reshuffle"
        if self.knobs["scoring"] == "points":
            return self._score("stuck" if stuck else "stock", [], {seat: self.laid(seat) for seat in range(self.seats)})
        return self._collect("stuck", [], 0) if stuck else super()._stock_out()

    def _drop(self) -> None:
        if self.knobs["scoring"] != "points":
            return super()._drop()
        runner, face = self.seat, self.knobs["drop_compares"] == "face"
        counts = self.totals() if face else [self.points(hand) for hand in self.hands]
        clockwise = [(runner + step) % self.seats for step in range(1, self.seats)]
        least = min(counts[seat] for seat in clockwise)
        gained = {seat: self.laid(seat) for seat in range(self.seats)}
        held = sum(self.points(hand) for hand in self.hands)
        if counts[runner] < least or (counts[runner] == least and self.knobs["drop_tie"] == "wins"):
            gained[runner] += held
            return self._score("drop", [runner], gained)
        catcher = next(seat for seat in clockwise if counts[seat] == least)
        gained[catcher] += held + gained[runner]
        gained[runner] = 0
        return self._score("caught", [catcher], gained)

    def _score(self, ending: str, winners: list[int], gained: Mapping[int, int]) -> None:
        self.ending, self.winners = ending, winners
        self.net = [gained.get(seat, 0) for seat in range(self.seats)]
        self.after = [old + new for old, new in zip(self.before, self.net, strict=True)]
        target = self.knobs["target"]
        if target is None or max(self.after) < target:
            return
        leaders = [seat for seat in range(self.seats) if self.after[seat] == max(self.after)]
        won = [seat for seat in leaders if seat in winners]
        self.champion = leaders[0] if len(leaders) == 1 else won[0] if len(won) == 1 else None
