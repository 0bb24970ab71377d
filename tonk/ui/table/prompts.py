"""The line above the hand: what the person can do now or, for a while, why something was refused."""

import math
from functools import lru_cache
from typing import Final, Literal, Protocol

from tonk.rules import Hit, Lay, Skip, View
from tonk.rules.cards import CROSSES, SKIPS
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import motion, speeds
from tonk.ui.table.board import Board
from tonk.ui.table.motion.staging import NOBODY
from tonk.words import _, language
from tonk.words.table import questions
from tonk.words.table.guest_hands import guest_prompt
from tonk.words.table.guiding import start_line

PromptMood = Literal["guiding", "refusing", "noting"]
GUIDING: Final = "guiding"
REFUSING: Final = "refusing"
NOTING: Final = "noting"
"""The purposes of the line: guidance, a refusal, or a note about an action."""


class HasPrompt(Protocol):
    """The table of the line."""

    sitting: Sitting
    board: Board

    @property
    def may_act(self) -> bool:
        """Return whether it is the turn of the person at the bottom."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names."""


class Prompter:
    """Finds the words of the line.

    Attributes:
        mood: Whether the words guide, refuse an attempt, or note an action.
        quiet: Whether guidance is off, because somebody else guides.
    """

    def __init__(self, table: HasPrompt) -> None:
        self._table = table
        self.mood: PromptMood = GUIDING
        self.quiet = False
        self._message = ""
        self._since = 0.0
        self._asks = False
        self._shown = ""

    def refuse(self, sentence: str, now: float) -> None:
        """Say why an attempt was refused."""
        self._message, self._since, self.mood, self._asks = sentence, now, REFUSING, False

    def note(self, sentence: str, now: float) -> None:
        """Say another sentence for a while."""
        self._message, self._since, self.mood, self._asks = sentence, now, NOTING, False

    def ask(self, sentence: str, now: float) -> None:
        """Say a button's question, until it is withdrawn or something else is said."""
        self.note(sentence, now)
        self._asks = True

    def ask_no_longer(self) -> None:
        """Withdraw a button's question."""
        if self._asks:
            self.clear()

    def aside(self, now: float) -> float:
        """Return the words' offset to the side while they shake."""
        return motion.shake(now, self._since, speeds.SHAKE) if self.mood == REFUSING else 0.0

    def clear(self) -> None:
        """Remove any answer."""
        self._message, self.mood, self._asks = "", GUIDING, False

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if the words have changed."""
        if now >= self._since + speeds.REASON_SHOWN and not self._asks:
            self.clear()
        before, self._shown = self._shown, self.sentence
        return before != self._shown or (self.mood == REFUSING and now < self._since + 2 * speeds.SHAKE)

    @property
    def answered_at(self) -> float:
        """Return the time of the last answer to an attempt."""
        return self._since

    @property
    def wakes_at(self) -> float:
        """Return when an answer to an attempt has been shown for long enough; ``math.inf`` without one."""
        return self._since + speeds.REASON_SHOWN if self._message and not self._asks else math.inf

    @property
    def sentence(self) -> str:
        """Return the words."""
        if self._message:
            return self._message
        table, board = self._table, self._table.board
        view = board.seen
        if table.sitting.to_act is None or self.quiet or view.to_act == NOBODY:
            return ""
        own = view.to_act == view.seat and view.seat in board.persons
        if not own or not (table.may_act or board.reveals.behind(board.now)):
            return _turn_of(table.names[view.to_act], language.version)
        if board.reveals.behind(board.now):
            return ""  # it was answered: guidance returns when the card has landed
        if view.rules.traits.has_knock:
            return guest_prompt(view, chosen=len(board.hand.chosen) == 1)
        if words := self._first(view):
            return words
        return start_line(view) if view.phase == "start" else self._play()

    def _first(self, view: View) -> str:
        """Return the words for a card to show or answer first, or for the use of a special card, or ""."""
        if view.drawer is not None:
            return questions.may_cross(view.discards[-1], self._table.names[view.drawer])
        if view.must_show is not None:
            return questions.must_show(view.must_show, view.rules)
        chosen = self._table.board.hand.chosen_cards
        if view.phase != "play" or chosen.bit_count() != 1:
            return ""
        if chosen & SKIPS and not view.out_of_turn:
            return _("Play it on a player as a Skip or a Block, or discard it")
        return (
            _("On your turn you can only discard a Cross, so keep it for a discard you can use")
            if chosen & CROSSES
            else ""
        )

    def _with_one(self, view: View) -> str:
        """Say what the single chosen card can do, and where it goes."""
        chosen = self._table.board.hand.chosen
        if any(isinstance(action, Hit) and chosen.issubset(action.cards) for action in view.legal):
            return _("Put it on the spread it fits, or on the discards to end your turn")
        return _("Put it on the discards to end your turn")

    def _play(self) -> str:
        view, chosen = self._table.board.seen, len(self._table.board.hand.chosen)
        if chosen > 1:
            return _("Lay the chosen cards on the felt, or hit a spread")
        if chosen:
            return self._with_one(view)
        may_lay = any(isinstance(action, Lay) for action in view.legal)
        may_hit = any(isinstance(action, Hit) for action in view.legal)
        if may_lay and may_hit:
            return _("Lay a spread, hit one, or discard to end your turn")
        if may_lay:
            return _("Lay a spread, or discard to end your turn")
        if may_hit:
            return _("Hit a spread, or discard to end your turn")
        if view.hand.bit_count() == 1:
            return _("Discard your last card to go out")
        if any(isinstance(action, Skip) for action in view.legal):
            return _("Discard to end your turn, or play the Skip/Block on a player")
        return _("Discard a card to end your turn")


@lru_cache(maxsize=8)
def _turn_of(name: str, _language: int) -> str:
    """Say whose turn it is, in the present language, which every frame needs while somebody thinks."""
    return _("{name}'s turn").format(name=name)
