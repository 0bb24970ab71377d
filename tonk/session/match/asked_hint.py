"""A hint: the coach is asked once about a decision, and its moves are shown one by one."""

from tonk.coaching import Advice, Worth
from tonk.coaching.coached_games import COACHED_GAMES, magnitudes_of
from tonk.rules import View
from tonk.session.match.coach_remarks import Advises
from tonk.words.learning.shown_hints import BAD, BEST, NEAR, ONLY, WORSE, MoveRank

PATIENCE = 3.0
"""The seconds after which the coach's advice so far will do."""
_MOST = 4
"""The most moves shown, best first."""
_NEAR, _WORSE = 0.05, 0.3
"""The most stakes lost by a move that is nearly as good as the best, and by one that is a little worse."""


class AskedHint:
    """A question to the coach, and the move shown of its answer.

    Args:
        adviser: The coach.
        view: The player's view.
        now: The time, in seconds.
        known: The coach's advice on this view, if there is any already.

    Attributes:
        view: The player's view.
        asked_at: The time at which the coach was asked, in seconds.
        advice: The answer; None while the coach thinks.
    """

    def __init__(self, adviser: Advises, view: View, now: float, known: Advice | None = None) -> None:
        self._adviser = adviser
        self.view, self.asked_at = view, now
        self.advice = known
        self._ticket = None if known is not None else adviser.ask(view)
        self._at = 0

    def answered(self, now: float) -> bool:
        """Return whether there is an answer; after a while, the coach's advice so far counts as one."""
        if self._ticket is None:
            return True
        if self._ticket.overtaken:
            self._ticket = self._adviser.ask(self.view)
        advice = self._ticket.answer
        if advice is None or not (advice.done or now >= self.asked_at + PATIENCE):
            return False
        self.advice = advice
        self.rest()
        return True

    @property
    def failed(self) -> bool:
        """Return whether the coach has failed."""
        return self._ticket is not None and self._ticket.done and self._ticket.answer is None

    def rest(self) -> None:
        """Stop asking the coach."""
        if self._ticket is not None:
            self._ticket.rest()
            self._ticket = None

    @property
    def moves(self) -> tuple[Worth, ...]:
        """The moves that are shown one after the other, the best first.

        Of those that the coach can't tell from the best, each game chooses the one that comes first.
        """
        if self.advice is None:
            return ()
        best = COACHED_GAMES[self.view.rules.game].shown_first(self.view, self.advice)
        return (best, *(worth for worth in self.advice.worths if worth is not best))[:_MOST]

    @property
    def shown(self) -> Worth | None:
        """The move that is shown."""
        return self.moves[self._at] if self.moves else None

    @property
    def place(self) -> int:
        """The number of the move that is shown, from 1."""
        return self._at + 1

    def turn_on(self) -> None:
        """Show the next move; after the last one the best again."""
        if self.moves:
            self._at = (self._at + 1) % len(self.moves)

    @property
    def rank(self) -> MoveRank:
        """The rank of the shown move beside the best."""
        advice, shown = self.advice, self.shown
        if advice is None or shown is None or shown is self.moves[0]:
            return ONLY if advice is not None and len(advice.worths) == 1 else BEST
        stake = magnitudes_of(self.view.rules).stake
        loss = (advice.best.value - shown.value) / stake
        if loss <= _NEAR or advice.best.value - shown.value <= shown.error:
            return NEAR
        return WORSE if loss <= _WORSE else BAD
