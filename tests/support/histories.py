"""Histories as long as those of people who have played for years, for measurements."""

from collections.abc import Iterator
from dataclasses import replace

from tonk.commands.simulate import play_hand
from tonk.rules import load_preset
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.played_hand import KIND_KEY, LEVELS_KEY, PlayedHand

PERSON = "Ana"
_TABLES = (
    ("jazz-club", ("casual", "solid", "novice", "sharp")),
    ("pagat", ("casual", "novice")),
    ("terminus-frore", ("casual", "solid", "sharp")),
    ("black-company", ("novice", "casual", "novice")),
    ("speno-1992", ("casual", "sharp")),
    ("twists", ("casual", "casual", "novice")),
)
_NAMES = {"novice": ("Mae", "Earl"), "casual": ("Ruby", "Hank"), "solid": ("Dot", "Gus"), "sharp": ("Lena", "Otis")}
_MATCH = 25
"""The number of hands in a row at one table."""


def long_history(hands: int) -> Iterator[PlayedHand]:
    """Yield this many hands of one person at several tables, over some months, the oldest first, some for practice.

    Bots play all seats, so a hand takes a millisecond or two.
    """
    for number in range(hands):
        match, hand = divmod(number, _MATCH)
        rules_id, bots = _TABLES[match % len(_TABLES)]
        rules = load_preset(rules_id)
        record, _played = play_hand(rules, bots, Seat(hand % len(bots)), match, hand, 5)
        names = [PERSON]
        for seat, level in by_seat(bots[1:]):
            names.append(_NAMES[level][seat % 2])
        extras = {**record.extras, LEVELS_KEY: ["", *bots[1:]], **({KIND_KEY: "practice"} if hand == 7 else {})}
        yield PlayedHand.of(
            replace(record, seats=tuple(names), extras=extras).to_json(),
            match_id=f"m{match}",
            hand_no=hand + 1,
            played_at=_time(number),
            rules_name=rules.name,
            people=[Seat(0)],
        )


def _time(number: int) -> str:
    """Return a time four minutes after the hand before, within so many hours a day."""
    day, minute = divmod(number, 60)
    month, day = divmod(day, 28)
    year, month = divmod(month, 12)
    hour, minute = divmod(minute * 4, 60)
    return f"{2020 + year}-{month + 1:02}-{day + 1:02}T{17 + hour:02}:{minute:02}:00+00:00"
