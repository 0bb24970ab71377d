"""Ways to hands that were played or brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tonk.records import RecordRefused
from tonk.records.reading import Unreadable, open_replay
from tonk.records.replaying import Replay
from tonk.ui.router.router_part import RouterPart
from tonk.words.learning.reviewing import unreviewable_text
from tonk.words.replaying import not_opened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tonk.records import Record
    from tonk.rules.cards import Seat
    from tonk.session.match.played_hand import HandKey
    from tonk.ui.shell.context import DroppedInput
    from tonk.ui.shell.routes import HandReviews


class HandRouter(RouterPart):
    """Opens hands that were played or brought."""

    def show_history(self) -> None:
        """Open the history."""
        from tonk.ui.screens.history.history_screen import HistoryScreen

        self._ui.screens.push(HistoryScreen(self._ui, self._services))

    def show_statistics(self, name: str = "") -> None:
        """Open the statistics, with this person's figures first, if the person is known."""
        from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen

        self._ui.screens.push(StatisticsScreen(self._ui, self._services, name))

    def show_review(self, record: Record, seat: Seat, key: HandKey | None = None) -> None:
        """Open the coach's review of a seat's play, or say why there can be none (`Routes` has the arguments)."""
        from tonk.ui.screens.learning.kept_reviews import KeptReviews
        from tonk.ui.screens.learning.review_screen import ReviewScreen

        try:
            screen = ReviewScreen(self._ui, self._services, KeptReviews(self._services, record, key), seat)
        except (RecordRefused, ValueError):
            self._ui.toast(unreviewable_text())
        else:
            self._ui.screens.push(screen)

    def show_replay(
        self, record: Record, *, seat: Seat | None = None, key: HandKey | None = None, name: str = "", played: str = ""
    ) -> None:
        """Open a replay of a record; it takes the place of one that is open (`Routes` has the arguments)."""
        from tonk.ui.screens.learning.kept_reviews import KeptReviews
        from tonk.ui.screens.replay.replay_screen import ReplayScreen

        try:
            replay = open_replay(record)
        except Unreadable as why:
            self._ui.toast(not_opened(name, str(why)))
            return
        before = self._ui.screens.top
        if isinstance(before, ReplayScreen):
            before.leave()
        reviews = KeptReviews(self._services, record, key)
        self._ui.screens.push(ReplayScreen(self._ui, self._services, replay, reviews, seat=seat, played=played))

    def show_reviewed_replay(self, reviews: HandReviews, seat: Seat, step: int) -> None:
        """Open a replay over its review (`Routes` has the arguments)."""
        from tonk.ui.screens.replay.replay_screen import ReplayScreen

        replay = Replay(reviews.record)
        self._ui.screens.push(ReplayScreen(self._ui, self._services, replay, reviews, seat=seat, step=step))

    def show_record(
        self, text: str, *, name: str = "", seat: Seat | None = None, key: HandKey | None = None, played: str = ""
    ) -> None:
        """Open what a text holds (`Routes` has the arguments)."""
        from tonk.ui.screens.replay.dropped import show_record

        show_record(self._ui, self._services, text, name, seat=seat, key=key, played=played)

    def show_record_list(self, texts: Sequence[str], name: str) -> None:
        """Open a list of records."""
        from tonk.ui.screens.replay.record_list_screen import RecordListScreen

        self._ui.screens.push(RecordListScreen(self._ui, self._services, texts, name))

    def show_open_record(self) -> None:
        """Open the page on which a file can be dropped."""
        from tonk.ui.screens.replay.open_record_screen import OpenRecordScreen

        self._ui.screens.push(OpenRecordScreen(self._ui, self._services))

    def open_dropped(self, dropped: Sequence[DroppedInput]) -> None:
        """Open whatever was dropped onto the window at once."""
        from tonk.ui.screens.replay.dropped import open_dropped

        open_dropped(self._ui, self._services, dropped)

    def open_pasted(self) -> None:
        """Open whatever is on the clipboard."""
        from tonk.ui.screens.replay.dropped import open_pasted

        open_pasted(self._ui, self._services)
