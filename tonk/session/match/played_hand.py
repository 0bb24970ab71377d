"""A finished hand, as the history keeps and lists it."""

import json
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Literal, NamedTuple, get_args

from tonk.records import Record
from tonk.rules.cards import Seat, by_seat
from tonk.rules.presets import GUEST_IDS

KIND_KEY = "x-kind"
"""The key of a record that holds the kind of the hand; an ordinary hand has none."""
LEVELS_KEY = "x-levels"
"""The key of a record that holds each seat's level; "" for a person."""
HandKind = Literal["", "practice", "assisted", "duplicate"]
"""The kinds of hands; "" for an ordinary one."""
PRACTICE: Final = "practice"
ASSISTED: Final = "assisted"
DUPLICATE: Final = "duplicate"
HAND_KINDS: tuple[str, ...] = get_args(HandKind)

_LARGEST = 2**63 - 1
_LONGEST_KIND = 20
_LONGEST_LEVEL = 80


HandKey = tuple[str, int]
"""The key of a hand in the history: its match, and its number there."""


class HandFilter(NamedTuple):
    """A filter for hands of the history; None means any.

    Attributes:
        rules: The key of the rules.
        player: The name of somebody at the table.
        points: Whether hands are for points or for money.
        kind: The kind; "" for ordinary hands.
    """

    rules: str | None = None
    player: str | None = None
    points: bool | None = None
    kind: str | None = None


ALL_HANDS = HandFilter()


class BankrollPoint(NamedTuple):
    """A person's money or points after a hand (``balance`` is the sum of ``net`` so far), and how it ended."""

    played_at: str
    match_id: str
    hand_no: int
    net: int
    balance: int
    ending: str = ""


class KeptReview(NamedTuple):
    """The figures of a hand's review for one seat: accuracy from 0 to 100, luck and skill."""

    match_id: str
    hand_no: int
    seat: Seat
    accuracy: float
    luck: float
    skill: float


@dataclass(frozen=True)
class PlayedHand:
    """A finished hand: who sat where, how it ended, what it paid, and its whole record as JSON text.

    Seats count from 0; ``people`` holds the seats of persons; ``totals`` and ``net`` have one number for each seat. A
    hand for points has the stake 0, and its ``net`` holds points. A count of 30½ is rounded down in ``totals``, and a
    seat that is out of a match has 0. ``id`` is the history's own number: 0 before it is kept, negative while it waits
    for the disk. ``kind`` is "" for an ordinary hand; other kinds (`HAND_KINDS`) are counted apart. ``ending`` and
    ``kind`` are unchecked texts of the history (`tonk.rules.payouts.Ending`, `HandKind`): a newer Tonk may have
    written others.
    """

    match_id: str
    hand_no: int
    played_at: str
    rules: str
    rules_name: str
    stake: int
    seats: tuple[str, ...]
    people: tuple[Seat, ...]
    ending: str
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]
    net: tuple[int, ...]
    record: str
    id: int = 0
    kind: str = ""

    def __post_init__(self) -> None:
        for item in fields(self):
            _check(item.name, getattr(self, item.name))
        if not len(self.seats) == len(self.totals) == len(self.net):
            raise ValueError("seats, totals and net are not of one length")
        if not all(0 <= seat < len(self.seats) for seat in (*self.people, *self.winners)):
            raise ValueError("people or winners are not at the table")

    @classmethod
    def of(
        cls,
        record: Mapping[str, Any],
        *,
        match_id: str,
        hand_no: int,
        played_at: str,
        rules_name: str,
        people: Collection[Seat],
    ) -> "PlayedHand":
        """Return the hand of a finished record.

        Args:
            record: The finished record, with its result, as JSON.
            match_id: The id of the match.
            hand_no: The number of the hand in its match.
            played_at: The time in UTC, as ISO 8601.
            rules_name: The name of the rules.
            people: The seats of persons.

        Raises:
            ValueError: The record has no result, or is not a record.
        """
        try:
            rules, result = record["rules"], record["result"]
            return cls(
                match_id=match_id,
                hand_no=hand_no,
                played_at=played_at,
                rules=_plain(rules if isinstance(rules, str) else rules["base"]),
                rules_name=_plain(rules_name),
                stake=0 if "score" in result else record.get("stake", 1),
                seats=tuple(_plain(name) for name in record["seats"]),
                people=tuple(sorted(people)),
                ending=result["ending"],
                winners=tuple(result["winners"]),
                totals=tuple(0 if total is None else int(total) for total in result["totals"]),
                net=tuple(result["net"]),
                record=json.dumps(record, separators=(",", ":")),
                kind=kind_of(record),
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("not the record of a finished hand") from error

    @property
    def key(self) -> HandKey:
        """The unique key of this hand."""
        return self.match_id, self.hand_no

    @property
    def rules_key(self) -> str:
        """The unique key of its rules."""
        return rules_key(self.rules, self.rules_name)

    @property
    def points(self) -> bool:
        """Return whether it was played for points rather than money."""
        return self.stake == 0

    def to_json(self) -> dict[str, Any]:
        """The hand as a plain JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, obj: Mapping[str, Any]) -> "PlayedHand":
        """The hand that `to_json` wrote.

        Raises:
            ValueError: It is not one.
        """
        try:
            values: dict[str, Any] = {
                key: tuple(value) if isinstance(value, list) else value for key, value in obj.items()
            }
            return cls(**values)
        except (AttributeError, TypeError) as error:
            raise ValueError("not a hand") from error

    def meets(self, wanted: HandFilter) -> bool:
        """Return whether it passes a filter."""
        rules, player, points, kind = wanted
        if points is not None and rules is None and self.rules in GUEST_IDS:
            return False  # other games are summed up with nothing else
        same = rules in (None, self.rules_key) and points in (None, self.points) and kind in (None, self.kind)
        return same and player in (None, *self.seats)

    def renamed(self, renames: Mapping[str, str]) -> "PlayedHand":
        """Return the hand with the present names of persons who were renamed since."""
        if not any(self.seats[seat] in renames for seat in self.people):
            return self
        names = (renames.get(name, name) if seat in self.people else name for seat, name in by_seat(self.seats))
        return replace(self, seats=tuple(names))

    def net_of(self, person: str) -> list[int]:
        """Return the net result of each seat of a person with this name."""
        return [self.net[seat] for seat in self.people if self.seats[seat] == person]


def levels_of(record: Record) -> tuple[str, ...]:
    """Return the level of each seat in a record; "" if missing or invalid."""
    named = record.extras.get(LEVELS_KEY)
    whole = isinstance(named, list) and len(named) == len(record.seats)
    if not whole or not all(isinstance(level, str) and len(level) <= _LONGEST_LEVEL for level in named or ()):
        return ("",) * len(record.seats)
    return tuple(named or ())


def rules_key(rules: str, name: str) -> str:
    """Return the key of rules that were played: house rules use the id of their preset."""
    return f"{rules}:{name}"


def kind_of(record: Mapping[str, Any]) -> str:
    """Return the kind of hand that a record names, or ""."""
    kind = record.get(KIND_KEY, "")
    return _plain(kind)[:_LONGEST_KIND] if isinstance(kind, str) else ""


_TEXTS = frozenset(("match_id", "played_at", "rules", "rules_name", "ending", "record", "kind"))
_NUMBERS = frozenset(("hand_no", "stake", "id"))


def _check(key: str, value: object) -> None:
    if key in _TEXTS:
        good = isinstance(value, str)
    elif key in _NUMBERS:
        good = _is_number(value)
    elif key == "seats":
        good = isinstance(value, tuple) and all(isinstance(name, str) for name in value)
    else:
        good = isinstance(value, tuple) and all(_is_number(number) for number in value)
    if not good:
        raise ValueError(f"{key} of a played hand cannot be {value!r:.80}")


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) <= _LARGEST


def _plain(text: str) -> str:
    """Return the text without halves of surrogate pairs, which neither databases nor UTF-8 files accept."""
    return text.encode("utf-8", "replace").decode("utf-8")
