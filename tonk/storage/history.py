"""The history of every hand played, in a database whose failures never stop the game."""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from tonk.records import Record
from tonk.records.reading import Unreadable, read_record
from tonk.rules.cards import Seat
from tonk.session.match.played_hand import ALL_HANDS, BankrollPoint, HandFilter, HandKey, KeptReview, PlayedHand
from tonk.session.statistics.digest import KeptDigest
from tonk.storage import digests, queries
from tonk.storage.files import Clock, utc_now
from tonk.storage.history_file import Hands, HistoryFile
from tonk.storage.notices import Notices


class History(HistoryFile):
    """Every hand played, newest last, over all matches.

    A hand waiting to be written is listed with a negative id, so answers have each hand once, written or not. Persons
    appear under their present names in every answer.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.
        renames: Returns the present name for each former one.
    """

    def __init__(
        self,
        path: Path,
        notices: Notices,
        clock: Clock = utc_now,
        renames: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        super().__init__(path, notices, clock)
        self.renames = renames

    def _names_of(self, name: str) -> tuple[str, ...]:
        """Return all names under which a player's hands may be kept."""
        return (name, *(old for old, now in self.renames().items() if now == name))

    def _listed(self, waiting: Hands, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """Return the waiting hands that pass the filter, newest first, with negative ids."""
        renames = self.renames()
        numbered = [replace(hand.renamed(renames), id=-number) for number, hand in enumerate(waiting, 1)]
        return [hand for hand in reversed(numbered) if hand.meets(wanted)]

    def add(self, hand: PlayedHand) -> bool:
        """Keep a hand; return True if it is on the disk, False if only in memory (with a notice)."""
        self.note(hand)
        return self.keep()

    def hands(self, limit: int = 50, offset: int = 0, wanted: HandFilter = ALL_HANDS) -> list[PlayedHand]:
        """Return some of the hands that pass the filter, newest first.

        Args:
            limit: The largest number of hands.
            offset: The number of hands to skip.
            wanted: The filter.
        """

        def kept(database: sqlite3.Connection, waiting: Hands) -> list[PlayedHand]:
            listed = self._listed(waiting, wanted)
            rest = limit - len(listed[offset : offset + limit])
            return queries.page(database, rest, max(0, offset - len(listed)), wanted, self._names_of)

        older, waiting = self.read(kept)
        renames = self.renames()
        return self._listed(waiting, wanted)[offset : offset + limit] + [hand.renamed(renames) for hand in older or ()]

    def hand(self, key: HandKey, *, patient: bool = False) -> PlayedHand | None:
        """Return the hand with this match and number, or None.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        kept, waiting = self.read(lambda database, _: queries.hands_with_key(database, key), patient=patient)
        found = next((hand for hand in (*self._listed(waiting), *(kept or ())) if hand.key == key), None)
        return None if found is None else found.renamed(self.renames())

    def record(self, match_id: str, number: int) -> Record | None:
        """Return the record of a hand by its match and number; None if it can't be read now."""
        found = self.hand((match_id, number))
        try:
            return None if found is None else read_record(found.record)
        except Unreadable:
            return None

    def last_before(self, match_id: str, number: int) -> int:
        """Return the number of the last hand of a match before this one; 0 if there is none, or no answer now."""
        kept, waiting = self.read(lambda database, _: queries.last_before(database, (match_id, number)))
        numbers = (hand.hand_no for hand in waiting if hand.match_id == match_id)
        return max([kept or 0, *(one for one in numbers if one < number)])

    def count(self, wanted: HandFilter = ALL_HANDS) -> int | None:
        """Return the number of hands that pass the filter; None if there is no answer now."""
        kept, waiting = self.read(lambda database, _: queries.count(database, wanted, self._names_of))
        if kept is None and self.is_there_any():
            return None
        return (kept or 0) + len(self._listed(waiting, wanted))

    def bankroll(self, person: str, match_id: str | None = None, wanted: HandFilter = ALL_HANDS) -> list[BankrollPoint]:
        """Return a person's balance after each hand that passes the filter, oldest first, in one match or all.

        Args:
            person: The person's name.
            match_id: The match; None for all.
            wanted: The filter.
        """
        known, waiting = self.read(
            lambda database, _: queries.bankroll(database, person, match_id, wanted, self._names_of)
        )
        listed = reversed(self._listed(waiting, wanted))
        counted = [hand for hand in listed if match_id in (None, hand.match_id)]
        return _carried_on(known or [], person, counted)

    def people(self) -> list[str]:
        """Return the names of the persons who have played, in alphabetical order."""
        names, waiting = self.read(lambda database, _: queries.person_names(database))
        played = {*(names or ()), *(hand.seats[seat] for hand in waiting for seat in hand.people)}
        return sorted({self.renames().get(name, name) for name in played})

    def rules_played(self) -> list[tuple[str, str]]:
        """Return the rule sets that have been played: key and name."""
        found, waiting = self.read(lambda database, _: queries.rules_played(database))
        return sorted((dict(found or ()) | {hand.rules_key: hand.rules_name for hand in waiting}).items())

    # Reviews and digests: written with the next hand, or by `keep`

    def keep_review(self, key: HandKey, review: str) -> None:
        """Add the review of a hand, in JSON; `keep` writes it.

        Raises:
            ValueError: It is no object with a seat, accuracy, luck and skill.
        """
        self._digest_store.note_review(key, review)

    def review(self, key: HandKey, seat: Seat) -> str | None:
        """Return the kept review of a hand for a seat, or None."""
        waiting = self._digest_store.review(key, seat)
        return waiting or self.read(lambda database, _: digests.review(database, key, seat))[0]

    def reviews(self, *, patient: bool = False) -> list[KeptReview]:
        """The figures of all reviews.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        kept, __ = self.read(lambda database, _: list(digests.reviews(database)), patient=patient)
        return self._digest_store.reviews(kept or [])

    def digests(
        self, after: int, limit: int, *, whole: bool = False, patient: bool = False
    ) -> tuple[list[KeptDigest], int | None] | None:
        """Return hands for the statistics, oldest first, with ids above ``after``, and the next ``after``.

        Without a next one, these are the last, including waiting ones. None instead of both means no answer now.

        Args:
            after: The id before the first hand wanted.
            limit: The largest number of hands.
            whole: Whether to return the hands themselves even if there are digests.
            patient: Whether the caller has time to wait.

        Raises:
            NoAnswer: The caller is patient, and there was no answer all the same.
        """
        found, waiting = self.read(lambda database, _: digests.digests(database, after, limit, whole), patient=patient)
        if found is None and self.is_there_any():
            return None
        kept, on = found or ([], None)
        return (kept, on) if on is not None else ([*kept, *map(KeptDigest.of, reversed(self._listed(waiting)))], None)

    def keep_digests(self, found: Mapping[int, str]) -> None:
        """Add digests by the ids of their hands; `keep` writes them."""
        self._digest_store.note_digests(found)


def _carried_on(known: list[BankrollPoint], person: str, hands: Hands) -> list[BankrollPoint]:
    """Return a person's known balances, continued by these hands."""
    points = list(known)
    balance = points[-1].balance if points else 0
    for hand in hands:
        for net in hand.net_of(person):
            balance += net
            points.append(BankrollPoint(hand.played_at, hand.match_id, hand.hand_no, net, balance, hand.ending))
    return points
