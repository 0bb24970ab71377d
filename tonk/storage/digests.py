"""Reviews by the coach and digests for the statistics, which the history keeps beside its hands."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tonk.rules.cards import Seat
from tonk.session.match.played_hand import HandKey, KeptReview
from tonk.session.statistics.digest import FORM, KeptDigest
from tonk.storage import queries

LONGEST_REVIEW = 1024 * 1024
_FAR = 1e12
"""The limit for figures of a review; it excludes NaN and integers longer than any float."""

_PAGE = """
SELECT id, match_id, hand_no, played_at, rules, rules_name, kind, digest
FROM hands LEFT JOIN digests ON hand = id AND form = :form
WHERE id > :after ORDER BY id LIMIT :limit"""

_KEEP_DIGEST = """
INSERT INTO digests (hand, form, digest) SELECT id, :form, :digest FROM hands WHERE id = :hand
ON CONFLICT (hand) DO UPDATE SET form = excluded.form, digest = excluded.digest"""

_KEEP_REVIEW = """
INSERT INTO reviews (match_id, hand_no, seat, accuracy, luck, skill, review) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match_id, hand_no, seat) DO UPDATE SET
  accuracy = excluded.accuracy, luck = excluded.luck, skill = excluded.skill, review = excluded.review"""


def digests(database: sqlite3.Connection, after: int, limit: int, whole: bool) -> tuple[list[KeptDigest], int | None]:
    """Return kept hands in the order of their ids, and the id to go on after; None at the end.

    Invalid rows are left out.

    Args:
        database: The open database.
        after: The id before the first hand wanted.
        limit: The largest number of hands.
        whole: Whether to return the hands themselves even if there are digests.
    """
    rows = database.execute(_PAGE, {"form": FORM, "after": after, "limit": limit}).fetchall()
    found: list[KeptDigest] = []
    for row in rows:
        if not whole and isinstance(row[7], str) and all(isinstance(text, str) for text in (row[1], *row[3:7])):
            found.append(KeptDigest._make((*row, None)))
        else:
            found += [KeptDigest.of(hand) for hand in queries.hands_with_id(database, row[0])]
    return found, rows[-1][0] if len(rows) == limit else None


def reviews(database: sqlite3.Connection) -> Iterator[KeptReview]:
    """The figures of all reviews."""
    for row in database.execute("SELECT match_id, hand_no, seat, accuracy, luck, skill FROM reviews"):
        if isinstance(row[0], str) and all(_is_finite(number) for number in row[1:]):
            yield KeptReview(*row)


def review(database: sqlite3.Connection, key: HandKey, seat: Seat) -> str | None:
    """Return the kept review of a hand for a seat.

    Args:
        database: The open database.
        key: The match and the number of the hand.
        seat: The seat.
    """
    found = database.execute(
        "SELECT review FROM reviews WHERE match_id = ? AND hand_no = ? AND seat = ?", (*key, seat)
    ).fetchone()
    return None if found is None else str(found[0])


class DigestStore:
    """Reviews and digests waiting to be written. Lost ones can be worked out again."""

    def __init__(self) -> None:
        self._reviews: dict[tuple[str, int, Seat], tuple[KeptReview, str]] = {}
        self._digests: dict[int, str] = {}

    def note_review(self, key: HandKey, text: str) -> None:
        """Write a review with the next hand.

        Raises:
            ValueError: It is no review.
        """
        found = summary_of(key, text)
        self._reviews[found[:3]] = found, text

    def note_digests(self, found: Mapping[int, str]) -> None:
        """Write these digests, by the ids of their hands, with the next hand."""
        self._digests.update({hand: text for hand, text in found.items() if hand > 0})

    def waits(self) -> bool:
        """Return whether anything is waiting."""
        return bool(self._reviews or self._digests)

    def review(self, key: HandKey, seat: Seat) -> str | None:
        """Return a waiting review."""
        found = self._reviews.get((*key, seat))
        return None if found is None else found[1]

    def reviews(self, kept: Iterable[KeptReview]) -> list[KeptReview]:
        """Return the kept reviews, with waiting ones replacing theirs."""
        waiting = {key: figures for key, (figures, _text) in list(self._reviews.items())}
        return [one for one in kept if one[:3] not in waiting] + list(waiting.values())

    def write(self, database: sqlite3.Connection) -> None:
        """Write everything that is waiting, or nothing.

        Raises:
            sqlite3.Error: It was not written and still waits.
        """
        reviews, found = dict(self._reviews), dict(self._digests)
        database.execute("BEGIN IMMEDIATE")
        with database:
            database.executemany(_KEEP_REVIEW, [(*one, text) for one, text in reviews.values()])
            rows = [{"hand": hand, "form": FORM, "digest": text} for hand, text in found.items()]
            database.executemany(_KEEP_DIGEST, rows)
        for key, one in reviews.items():
            if self._reviews.get(key) is one:
                del self._reviews[key]
        for hand in found:
            self._digests.pop(hand, None)


def summary_of(key: HandKey, text: str) -> KeptReview:
    """Return the figures of a review in JSON.

    Raises:
        ValueError: It is no review, or too long for one.
    """
    try:
        parsed: Any = json.loads(text) if len(text) <= LONGEST_REVIEW else None
    except (ValueError, RecursionError):
        parsed = None
    if not isinstance(parsed, dict):
        raise ValueError("not a review")
    numbers = [parsed.get(name) for name in ("seat", "accuracy", "luck", "skill")]
    if type(numbers[0]) is not int or not all(_is_finite(number) for number in numbers):
        raise ValueError("not a review")
    return KeptReview(*key, Seat(numbers[0]), *(float(number) for number in numbers[1:] if number is not None))


def _is_finite(value: object) -> bool:
    return type(value) in (int, float) and abs(value) < _FAR  # type: ignore[arg-type]
