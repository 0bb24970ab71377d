"""Drills: short questions about real positions, from hands that bots play or from the player's own mistakes.

They are made from seeds, one hand after another, in steps of one move: a screen makes them between its frames.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tonk.bots import make_bot
from tonk.records import Record, RecordRefused, action_text, record_from_json
from tonk.records.strict import NotStrict, strict_json
from tonk.rules import DROP, Discard, Hit, Lay, RuleSet, View
from tonk.rules.cards import CardSet, Seat, each_seat
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.phases import PLAY, START, UPCARD
from tonk.rules.shuffle import seed_of, shuffled
from tonk.session.learning.arranged_hands import KIND
from tonk.session.learning.drill_answers import total_of
from tonk.session.learning.drill_kinds import (
    COUNT,
    DRILL_KINDS,
    DROP_OR_DRAW,
    FIND_SPREAD,
    OWN,
    WHICH_DISCARD,
    DrillKind,
)
from tonk.session.learning.guest_drills import asks_in_guest

SEATS = ("Leroy", "Mae", "Earl", "Ruby", "Odell", "Della")
"""The names at the table, as many as there are players."""
_TABLE = 4
"""The number of players if the rules allow it."""
_PLAYERS = "solid"
_LEAST, _MOST = 3, 14
"""The points below which everybody drops, and above which nobody does, so that there is no question."""
_FEW = 3
"""The number of cards up to which no spread is searched for and nothing counted, and from which a discard is chosen."""
_NONE_IN = 4
"""In one of this many hands there is no spread to find."""
_FIRST_FEW = 3
_MOST_HANDS = 200


@dataclass(frozen=True)
class Drill:
    """A question.

    Attributes:
        kind: The kind of question.
        record: The hand up to the moment of the question.
        seat: The seat to act.
    """

    kind: DrillKind
    record: Record
    seat: Seat

    @property
    def game(self) -> GameName:
        """Return the game that it is about."""
        return self.record.rules.game

    def view(self) -> View:
        """Return the view of the seat that is asked.

        Raises:
            RecordRefused: The record breaks the rules.
        """
        return self.record.replay().view(self.seat)

    def to_json(self) -> dict[str, Any]:
        """Return the drill as a plain JSON object; the hand is a text in it, since people need not read it."""
        hand = json.dumps(self.record.to_json(), separators=(",", ":"))
        return {"kind": self.kind, "seat": self.seat, "hand": hand}

    @classmethod
    def from_json(cls, value: Any) -> "Drill":
        """Return the drill in a JSON value.

        Raises:
            RecordRefused: It is not a drill.
        """
        if not isinstance(value, dict) or value.get("kind") not in DRILL_KINDS:
            raise RecordRefused("it is no drill")
        hand, seat = value.get("hand"), value.get("seat")
        try:
            record = record_from_json(strict_json(hand if isinstance(hand, str) else ""))
        except NotStrict as damage:
            raise RecordRefused(str(damage)) from None
        if type(seat) is not int or not 0 <= seat < len(record.seats):
            raise RecordRefused("it is no drill")
        drill = cls(value["kind"], record, Seat(seat))
        if not drill._makes_sense():
            raise RecordRefused("there is nothing to ask in its hand")
        return drill

    def _makes_sense(self) -> bool:
        """Return whether the seat has this decision to make at that moment.

        Raises:
            RecordRefused: The record breaks the rules.
        """
        position = self.record.replay()
        if position.outcome is not None or position.to_act != self.seat:
            return False
        view = position.view(self.seat)
        return self.kind == OWN or any(asks(self.kind, view, nothing=nothing) for nothing in (False, True))


def looking(kind: DrillKind, rules: RuleSet, seed: int) -> Iterator[Drill | None]:
    """Search for a drill in hands that bots play: yield None after each move, and finally the drill.

    Args:
        kind: The kind of question.
        rules: The rules that are played.
        seed: The seed of the hands.
    """
    for number in range(_MOST_HANDS):
        yield from _in_hand(kind, rules, seed_of(seed, DRILL_KINDS.index(kind), number), seed)


def _in_hand(kind: DrillKind, rules: RuleSet, hand_seed: int, seed: int) -> Iterator[Drill | None]:
    """Play one hand; the drill is the last of its first few positions with something to ask."""
    seats = min(max(_TABLE, rules.least_players), rules.most_players)
    extras: dict[str, Any] = {**KIND, "seed": hand_seed} if rules.makes_new_stocks else dict(KIND)
    record = Record(
        rules, SEATS[:seats], dealer=Seat(hand_seed % seats), deck=shuffled(hand_seed, rules.deck()), extras=extras
    )
    position, actions = record.start(), list[str]()
    wanted, found = hand_seed % _FIRST_FEW, 0
    bots = [make_bot(_PLAYERS, seed_of(hand_seed, seat)) for seat in each_seat(seats)]
    while position.outcome is None:
        seat = position.to_act
        view = position.view(seat)
        begun = position.turns >= seats or view.phase == UPCARD
        if begun and asks(kind, view, nothing=seed % _NONE_IN == 0):
            if found == wanted:
                yield Drill(kind, replace(record, actions=tuple(actions)), seat)
                return
            found += 1
        action = bots[seat].choose(view)
        actions.append(action_text(seat, action))
        position.apply(action)
        yield None


def asks(kind: DrillKind, view: View, *, nothing: bool) -> bool:
    """Return whether there is something to ask about a seat's view.

    Args:
        kind: The kind of question.
        view: The view of the seat to act.
        nothing: True if the question is about a hand without a spread.
    """
    if not view.rules.traits.lays_spreads:
        return asks_in_guest(kind, view)
    if kind == DROP_OR_DRAW:
        return view.phase == START and DROP in view.legal and _LEAST <= view.total <= _MOST
    if kind == WHICH_DISCARD:
        put_down = any(isinstance(action, Lay | Hit) for action in view.legal)
        return view.phase == PLAY and not put_down and sum(isinstance(a, Discard) for a in view.legal) >= _FEW
    if kind == FIND_SPREAD:
        return view.phase == PLAY and view.hand.bit_count() > _FEW and bool(spreads_of(view)) != nothing
    return kind == COUNT and view.phase == START and view.hand.bit_count() > _FEW


def spreads_of(view: View) -> list[CardSet]:
    """Return every spread that can be laid from a hand."""
    return [action.cards for action in view.legal if isinstance(action, Lay)]


def counts_offered(view: View) -> list[int]:
    """Return four counts to choose from in ascending order, one of them right."""
    right = total_of(view)
    spot = (right * 7 + view.stock_count) % 4
    steps = (1, 2, 10) if right > 12 else (1, 2, 3)
    below = [right - step for step in steps[:spot]]
    above = [right + step for step in steps[: 3 - spot]]
    return sorted([right, *(count if count > 0 else right + 4 - count for count in below), *above])
