"""The matches as screens see them: the one being played, those that wait, and the one removed last."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from tonk.records import Record
from tonk.rules.cards import SpecialKinds
from tonk.session.match.catching_up import caught_up
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchPlan
from tonk.session.match.saved_plan import MatchDamaged, MatchWaits, with_present_names
from tonk.session.match.waiting_match import WaitingMatch, waiting_match
from tonk.storage.kept_matches import KeptMatches
from tonk.storage.matches import FoundMatch, MatchFile


class MatchShelf:
    """One match at the table and any number of waiting ones. No action here loses another match.

    Args:
        kept: The files of the matches.
        renames: Returns the present names of persons by their former ones.
        record_of: Returns the record of a hand in the history by its match and number, or None.
        last_before: Returns the number of the last hand of a match in the history before a number, or 0.

    Attributes:
        playing: The match at the table, or None.
    """

    def __init__(
        self,
        kept: KeptMatches,
        renames: Callable[[], Mapping[str, str]] = dict,
        record_of: Callable[[str, int], Record | None] = lambda _match, _hand: None,
        last_before: Callable[[str, int], int] = lambda _match, _hand: 0,
    ) -> None:
        self._kept = kept
        self._renames = renames
        self._record_of, self._last_before = record_of, last_before
        self._file: MatchFile | None = None
        self.playing: Match | None = None

    def waiting(self) -> list[WaitingMatch]:
        """Return the waiting matches, latest first; an invalid one is set aside."""
        return [match for found in self._kept.waiting() if (match := self._listed(found)) is not None]

    def last_ended_hand(self) -> Match | None:
        """Return the latest match if its hand is over: the program may have been killed before the history had it."""
        for found in self._kept.waiting():
            match = self._listed(found)
            if match is not None and not match.elsewhere:
                ended = match.over or match.hand != found.body["hand_number"]
                return self._read(found.id, found.body) if ended else None
        return None

    def begin(self, plan: MatchPlan, cut: int | None, kinds: SpecialKinds) -> Match:
        """Start a match; the one at the table waits from now on.

        Args:
            plan: The plan of the match, without its id.
            cut: The number of cards lifted off its first deck after its seal was shown; None when no seal was shown.
            kinds: The twists that the dealer chose.
        """
        self._clear_table()
        self._file = self._kept.create()
        self.playing = Match(replace(plan, id=self._file.id), cut, kinds)
        return self.playing

    def resume(self, match_id: str) -> Match | None:
        """Bring a waiting match to the table; if that fails, give a notice and return None.

        If the history is ahead of the match, it goes on after those hands, with a notice. There is a notice as well if
        the history lacks earlier hands: a match holds only its last hand and can't give the others back.
        """
        if self._file is not None and self._file.id == match_id:
            return self.playing
        found = self._kept.open(match_id)
        if found is None:
            return None
        file, body = found
        match = self._read(match_id, body)
        if match is not None:
            self._clear_table()
            later = caught_up(match, partial(self._record_of, match_id))
            if later is not None:
                self._kept.notify_caught_up(later.hand_number)
                match = later
            last = self._last_before(match_id, match.hand_number)
            if 0 < last < match.hand_number - 1:
                self._kept.notify_gap(last + 1, match.hand_number - 1)
            self._file, self.playing = file, match
        return match

    def keep(self, match: Match) -> None:
        """Keep the match at the table as it is now, without waiting for the disk."""
        if self._file is not None and match is self.playing:
            self._kept.keep(self._file, match.to_json())

    def leave(self) -> None:
        """Let the match at the table wait, if there is one."""
        if self._file is not None:
            self._kept.leave(self._file)
        self._file = self.playing = None

    def finish(self) -> None:
        """Forget the match at the table, which is over."""
        if self._file is not None:
            self._kept.end(self._file)
        self._file = self.playing = None

    def remove(self, match_id: str) -> bool:
        """Remove a match; if that fails, give a notice and return False."""
        return self._kept.remove(match_id)

    @property
    def removed(self) -> WaitingMatch | None:
        """Return the match that was removed last, as long as it can be put back."""
        found = self._kept.last_removed()
        try:
            return None if found is None else waiting_match(found.id, self._named(found.body), found.written_at)
        except MatchDamaged:
            return None

    def put_back(self) -> WaitingMatch | None:
        """Put the match that was removed last back; if that fails, give a notice and return None."""
        removed = self.removed
        return removed if removed is not None and self._kept.put_back(removed.id) else None

    def _clear_table(self) -> None:
        """Leave the table for another match."""
        if self.playing is not None and self.playing.over:
            self.finish()
        else:
            self.leave()

    def _listed(self, found: FoundMatch) -> WaitingMatch | None:
        try:
            return waiting_match(found.id, self._named(found.body), found.written_at, elsewhere=found.elsewhere)
        except MatchDamaged as damage:
            self._refuse(found.id, damage)
            return None

    def _named(self, body: object) -> object:
        return with_present_names(body, self._renames())

    def _read(self, match_id: str, body: object) -> Match | None:
        try:
            return match_from_json(self._named(body))
        except MatchDamaged as damage:
            self._refuse(match_id, damage)
            return None

    def _refuse(self, match_id: str, damage: MatchDamaged) -> None:
        """Set an invalid match aside; one whose rules are missing is left alone."""
        if not isinstance(damage, MatchWaits):
            self._kept.refuse(match_id, str(damage))
