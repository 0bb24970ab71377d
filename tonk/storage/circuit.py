"""The career on the Circuit: its file, and its changes while matches are played at its tables."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from tonk.rules.cards import FIRST_SEAT
from tonk.session.circuit.career import SEED_BITS, Career, FirstDeal, TableEnd, end_of, end_of_hands, end_of_match
from tonk.session.circuit.kept_career import CareerDamaged, career_from_json, career_to_json
from tonk.session.circuit.tables import EVENT, number_of
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand
from tonk.storage.files import Clock, utc_now
from tonk.storage.formats import DamagedFile
from tonk.storage.history import History
from tonk.storage.history_file import NoAnswer
from tonk.storage.kept_file import KeptFile
from tonk.storage.kept_value import KeptValue
from tonk.storage.match_shelf import MatchShelf
from tonk.storage.notices import Notices
from tonk.storage.writer import Writer

CAREER_FORMAT = "tonk-career/1"


class KeptCareer(KeptValue[Career]):
    """The career on the Circuit, and its file.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        writer: The writer that saves it.
        clock: Returns the time.
    """

    def __init__(self, path: Path, notices: Notices, writer: Writer, clock: Clock = utc_now) -> None:
        super().__init__(KeptFile(path, CAREER_FORMAT, _career_from, _career_to, notices, clock), writer)


def _career_to(career: Career) -> dict[str, Any]:
    # One key for everything: parts of two careers, from two running copies, would not fit together.
    return {"career": career_to_json(career)}


def _career_from(body: object) -> tuple[Career, list[str]]:
    """Return the career in a file, or a new one.

    Raises:
        DamagedFile: It isn't a possible career.
    """
    if not isinstance(body, dict) or "career" not in body:
        return Career(), []
    try:
        return career_from_json(body["career"]), []
    except CareerDamaged as damage:
        raise DamagedFile(str(damage)) from None


class Circuit:
    """The career, and the matches played at its tables.

    The buy-in is paid in the career before the match is kept, and the match ends before the career says so. If the
    program is killed between two of these steps, `hand_ended` and `catch_up` make up for it, and nothing counts twice.

    Args:
        kept: The file of the career.
        matches: The matches.
        history: The history, for a match whose file is gone.
    """

    def __init__(self, kept: KeptCareer, matches: MatchShelf, history: History) -> None:
        self._kept = kept
        self._matches = matches
        self._history = history

    @property
    def now(self) -> Career:
        """The career so far."""
        return self._kept.now

    def mark_end_read(self) -> None:
        """Note that the page of the last table's end has been read."""
        self._kept.keep(self.now.with_end_read())

    def seed_of_try(self, table: int) -> int:
        """Return the seed of the deals of the next try at a table; the career's own seed is drawn when first needed."""
        if not self.now.seed:
            import secrets  # it loads OpenSSL, which the first frame doesn't need

            self._kept.keep(replace(self.now, seed=secrets.randbits(SEED_BITS)))
        return self.now.seed_of_try(table)

    def sat_down(self, match: Match) -> None:
        """Pay the buy-in for a match just dealt at a table of the Circuit, before the match itself is kept."""
        table = number_of(match.plan.rules.id) if match.plan.event == EVENT else None
        if table is not None and self.now.may_sit_at(table):
            dealt = FirstDeal(None if match.seal is None else match.lifted, match.kinds, match.assisted)
            self._kept.keep(self.now.sit_down(table, match.plan.id, dealt))

    def hand_ended(self, match: Match) -> None:
        """Note that a hand has ended; if its match is over, so is the table."""
        playing = self.now.playing
        if playing is not None and self.now.plays(match.plan.id) and match.over:
            self._kept.keep(self.now.settle(match.plan.id, end_of_match(self.now.table(playing.table), match)))

    def leave_table(self) -> None:
        """Leave your table; its match is over for good."""
        playing, end = self.now.playing, self.end_so_far
        if playing is None or end is None:
            return
        match = self._matches.resume(playing.match_id)
        helped = match is not None and match.assisted
        self._kept.keep(self.now.settle(playing.match_id, end) if end.hands else self.now.stand_up(helped=helped))
        if match is not None:
            self._matches.finish()

    def catch_up(self) -> None:
        """Bring the career up to date with a match that ended, or was lost, unnoticed.

        Another running copy may also have played on the Circuit, or be at a table now.
        """
        self._kept.look_again()
        playing = self.now.playing
        if playing is None or self._matches.playing is not None:
            return
        waiting = next((match for match in self._matches.waiting() if match.id == playing.match_id), None)
        if waiting is not None and (waiting.elsewhere or not waiting.over):
            return
        try:
            end = self.end_so_far if waiting is not None else self._end_in_history(playing.table, playing.match_id)
        except NoAnswer:
            return
        if end is not None:
            self._kept.keep(self.now.settle(playing.match_id, end) if end.hands else self.now.stand_up())

    @property
    def end_so_far(self) -> TableEnd | None:
        """Return how your table ends as its match stands; None if that is unknown."""
        playing, match = self.now.playing, self._matches.playing
        if playing is None:
            return None
        table = self.now.table(playing.table)
        if match is not None and match.plan.id == playing.match_id:
            return end_of_match(table, match)
        waiting = next((one for one in self._matches.waiting() if one.id == playing.match_id), None)
        if waiting is None or waiting.elsewhere:
            return None
        return end_of(table, waiting.plan.person or FIRST_SEAT, waiting.have, waiting.hand - 1, over=waiting.over)

    def _end_in_history(self, table: int, match_id: str) -> TableEnd:
        """Return the end of a table whose match is gone.

        Raises:
            NoAnswer: The history can't be read now.
        """
        hands: list[PlayedHand] = []
        while (hand := self._history.hand((match_id, len(hands) + 1), patient=True)) is not None:
            hands.append(hand)
        return end_of_hands(self.now.table(table), hands)
