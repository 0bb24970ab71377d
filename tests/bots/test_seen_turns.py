"""A player remembers a hand as it happened."""

from dataclasses import dataclass, field
from itertools import islice

from tests.bots.scenes import scene
from tests.support.hands import Decision, hands
from tonk.bots.finished_turn import Turn
from tonk.bots.seen_turns import turns_of
from tonk.rules import Action, Discard, Draw, Hit, Lay, Position, Take
from tonk.rules.cards import EMPTY, Card, CardSet, Seat, by_seat, mask_of, parse_card


@dataclass
class Watcher:
    """An observer who sees the whole position, and writes down each turn at its end."""

    turns: list[list[tuple[object, ...]]]
    barred: set[Seat] = field(default_factory=set)
    """The seats that have ever been barred from dropping."""
    free: bool = True
    declined: Card | None = None
    taken: Card | None = None
    put_down: CardSet = EMPTY

    def before(self, position: Position, action: Action) -> None:
        """Note a position and the action about to be done."""
        seat, top = position.to_act, position.discard[-1] if position.discard else None
        if isinstance(action, Draw):
            self.declined = top
        elif isinstance(action, Take):
            self.taken = top
        elif isinstance(action, Lay):
            self.put_down |= action.cards
        elif isinstance(action, Hit):
            self.put_down |= mask_of(action.cards)
        elif isinstance(action, Discard):
            fewest = min(hand.bit_count() for other, hand in by_seat(position.hands) if other != seat)
            table = mask_of(card for spread in position.table for card in spread.cards)
            turn = (fewest, self.declined, self.taken, self.put_down, action.card, table | mask_of(position.discard))
            self.turns[seat].append((position.turns // position.seats, self.free, *turn))

    def after(self, position: Position) -> None:
        """Note its effects; at the start of a turn, forget the previous one."""
        self.barred |= {seat for seat, wait in by_seat(position.wait) if wait}
        if position.phase == "start" and not position.laid:
            self.declined = self.taken = None
            self.put_down = EMPTY
            self.free = position.to_act not in self.barred


def as_remembered(turn: Turn) -> tuple[object, ...]:
    """Return a turn as a player remembers it, in the watcher's order."""
    facts = (turn.fewest, turn.declined, turn.taken, turn.put_down, turn.discard, turn.seen)
    return (turn.round, turn.free, *facts)


def assert_remembered(hand: list[Decision]) -> None:
    """Replay a hand; at every decision one seat, in rotation, remembers what the watcher wrote."""
    position = hand[0][0].copy()
    watcher = Watcher([[] for _ in range(position.seats)])
    for number, (as_it_stood, action) in enumerate(hand):
        assert position.view(Seat(0)) == as_it_stood.view(Seat(0))
        remembered = turns_of(position.view(Seat(number % position.seats)))
        assert [[as_remembered(turn) for turn in turns] for turns in remembered] == watcher.turns
        watcher.before(position, action)
        position.apply(action)
        watcher.after(position)


def test_turns_are_remembered_as_they_were() -> None:
    """At every table, players know who took, left, put down and discarded each card, in sensible and odd hands."""
    for hand in islice(hands(1000), 90):
        assert_remembered(hand)


def test_cards_taken_in_remembered_turns_and_still_held_are_the_known_ones() -> None:
    """The cards a seat took and still holds are the publicly known ones of its hand."""
    for hand in islice(hands(3000), 60):
        position, _ = hand[-1]
        view = position.view(position.to_act)
        for seat, turns in by_seat(turns_of(view)):
            held: CardSet = EMPTY
            for turn in turns:
                held |= 0 if turn.taken is None else 1 << turn.taken
                held &= ~(turn.put_down | 1 << turn.discard)
            assert seat == view.to_act or view.known[seat] == held


def test_nothing_is_remembered_from_before_a_set_up_hand() -> None:
    """Without a history there are no turns to remember, however many were played."""
    view = scene("5C 9D", "KS 2C", discards="8H 4D", turns=9).view(Seat(0))
    assert turns_of(view) == [[], []]


def test_rounds_continue_from_a_set_up_hand() -> None:
    """After four turns of two seats, the next turn belongs to the third round."""
    position = scene("5C 9D 2H", "KS 2C 3H", discards="8H 4D", turns=4)
    position.apply(position.legal()[0])
    position.apply(position.legal()[-1])
    ((turn,), others) = turns_of(position.view(Seat(1)))
    assert (turn.round, others) == (2, [])


def test_a_set_up_hand_is_remembered_from_its_start() -> None:
    """Seat 0 takes a discard from the set-up, where seat 1 holds two cards that nobody can know."""
    position = scene("5C 9D 2H", "KS 2C", discards="8H 4D", turns=4)
    for action in (Take(), Discard(parse_card("9D"))):
        position.apply(action)
    (turn,), _ = turns_of(position.view(Seat(1)))
    assert (turn.round, turn.fewest, turn.declined, turn.taken) == (2, 2, None, None)
    assert (turn.discard, turn.seen) == (parse_card("9D"), mask_of([parse_card("8H")]))
