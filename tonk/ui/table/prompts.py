"""The line above the hand: what the person can do now, or, for a while, why something could not be done."""

from typing import Protocol

from tonk.rules import DROP
from tonk.session.sitting import Sitting
from tonk.ui import motion, speeds
from tonk.ui.table.board import Board
from tonk.words import _
from tonk.words.phrases import points


class Asked(Protocol):
    """What the line is about."""

    sitting: Sitting
    board: Board

    @property
    def may_act(self) -> bool:
        """Whether it is the turn of the person at the bottom."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""


class Prompter:
    """Finds the words.

    Attributes:
        alarm: Whether the words tell why something could not be done.
    """

    def __init__(self, table: Asked) -> None:
        self._table = table
        self._told = ""
        self._since = 0.0
        self._shown = ""

    @property
    def alarm(self) -> bool:
        """Whether the words are an answer to something that was tried."""
        return bool(self._told)

    def tell(self, sentence: str, now: float) -> None:
        """Answer something that was tried."""
        self._told, self._since = sentence, now

    def aside(self, now: float) -> float:
        """How far aside the words are while they shake their head."""
        return motion.shake(now, self._since, speeds.SHAKE) if self._told else 0.0

    def clear(self) -> None:
        """Nothing more to answer."""
        self._told = ""

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when the words have changed."""
        if now >= self._since + speeds.REASON_SHOWN:
            self._told = ""
        before, self._shown = self._shown, self.sentence
        return before != self._shown or (self.alarm and now < self._since + 2 * speeds.SHAKE)

    @property
    def sentence(self) -> str:
        """The words."""
        if self._told:
            return self._told
        table = self._table
        to_act = table.sitting.to_act
        if to_act is None:
            return ""
        if not table.may_act:
            return _("{name}'s turn").format(name=table.names[to_act])
        return self._start() if table.board.view.phase == "start" else self._play()

    def _start(self) -> str:
        view = self._table.board.view
        if not view.stock_count:
            if DROP in view.legal:
                return _("The stock is gone: take the discard, drop, or press the empty stock to end the hand")
            return _("The stock is gone: take the discard, or press the empty stock to end the hand")
        if not view.discards:
            return _("Draw a card from the stock")
        if DROP in view.legal:
            sentence = _("Draw a card, take the discard, or drop with {points}")
            return sentence.format(points=points(view.total))
        return _("Draw a card or take the discard")

    def _play(self) -> str:
        if self._table.board.chosen:
            return _("Put the chosen cards on the felt, on a spread, or one on the discards")
        return _("Discard a card to end your turn, or lay a spread first")
