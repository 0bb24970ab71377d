"""The time of the next automatic event, a bot's move or the page of the result, and skipping to it."""

import math

from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.table.board import Board


class Pacing:
    """The waiting at a table."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._bot_acts_at = 0.0
        self._pace = 1.0
        self._page_at: float | None = None
        self._asked_at: float | None = None

    def wait(self, now: float, settings: Settings, *, hand_over: bool, pace: float) -> None:
        """Delay the next event until this one has been seen.

        Args:
            now: The time.
            settings: The player's.
            hand_over: Whether the page of the result is next.
            pace: The thinking time of the bot to act, relative to the usual one.
        """
        self._pace = pace
        self._asked_at = None
        still = max(now, self._board.all_at_rest())
        self._bot_acts_at = still + speeds.TURN_PAUSE + speeds.THINKING[settings.thinking_time] * pace
        held = self._board.reveals.held
        rises = still + self._board.pace.seconds(speeds.SETTLE_PAUSE) if held is None else max(now, held)
        self._page_at = rises if hand_over else None

    def bot_may_act(self, now: float) -> bool:
        """Return whether a bot has thought for long enough."""
        return now >= self._bot_acts_at

    def time_is_up(self, now: float, seconds: float | None) -> bool:
        """Return whether a person had this many seconds to answer; None for no limit."""
        if self._asked_at is None:
            self._asked_at = max(now, self._board.all_at_rest())
        return seconds is not None and now >= self._asked_at + seconds

    def left(self, now: float, seconds: float | None) -> float | None:
        """Return the seconds left to the player who must answer; None if no answer is due, or there is no limit."""
        return None if seconds is None or self._asked_at is None else self._asked_at + seconds - now

    def hold(self, now: float) -> None:
        """Delay everything for a text to read: bots, pages and time limits wait."""
        self._bot_acts_at = max(self._bot_acts_at, now + speeds.TURN_PAUSE)
        self._page_at = None if self._page_at is None else max(self._page_at, now)
        self._asked_at = None

    def linger(self, until: float) -> None:
        """Delay the page of the result for somebody who is talking, unless they do so while hands are shown.

        A press brings the page anyway.
        """
        if self._page_at is not None and self._board.reveals.held is None:
            self._page_at = max(self._page_at, until)

    @property
    def ending(self) -> bool:
        """Return whether the hand is over, and its page is still to come."""
        return self._page_at is not None

    def wakes_at(self, *, bot_waits: bool) -> float:
        """Return the time of the page, or else of the waiting bot's action; ``math.inf`` without either."""
        if self._page_at is not None:
            return self._page_at
        return self._bot_acts_at if bot_waits else math.inf

    def turn_to_page(self, now: float) -> bool:
        """Return whether the page of the result comes now; it comes once."""
        if self._page_at is None or now < self._page_at:
            return False
        self._page_at = None
        return True

    def skip(self, now: float, settings: Settings, *, watching: bool) -> bool:
        """Finish the deal, showing or payment, or bring up the resulting page; return False if neither is due.

        Args:
            now: The time.
            settings: The player's.
            watching: Whether the person has nothing to do: others' motions are finished then, and the press still
                counts.
        """
        show, moving = self.ending or self._board.reveals.dealing(now), self._board.all_at_rest() > now
        if self.ending and not moving:
            self._page_at = now
        elif moving and (show or watching):
            self._board.hurry()
            self.wait(now, settings, hand_over=self.ending, pace=self._pace)
        return show
