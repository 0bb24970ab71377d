"""Requests for the persons who share a screen: one after another with a curtain between, or all at once."""

from collections.abc import Callable, Sequence

from tonk.rules.cards import Seat
from tonk.rules.events import Event
from tonk.session.match.cross_questions import CrossQuestion
from tonk.session.match.sitting import Sitting
from tonk.ui.screens.parts.faces import Face
from tonk.ui.screens.table.cross_prompt import CrossPrompt
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.screen_stack import Screen
from tonk.ui.table.players.open_hand import OpenHand
from tonk.ui.table.telling.logbook import Logbook


class SharedScreen:
    """Asks for persons at a table.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
        looking: Tells whose hand is open.
        log: The log of the hand.
        push: Puts a page over the table.
        follow: Shows events, if any, and writes them into the log.
        refresh: Shows the present table.
        leave: Leaves the table.
        sit: Called with the name of the next person at the screen.
    """

    def __init__(
        self,
        ui: UiContext,
        sitting: Sitting,
        looking: OpenHand,
        log: Logbook,
        push: Callable[[Screen], None],
        follow: Callable[[Sequence[Event]], None],
        refresh: Callable[[], None],
        leave: Callable[[], None],
        sit: Callable[[str], None],
    ) -> None:
        self._ui = ui
        self._sitting = sitting
        self._open_hand = looking
        self._log = log
        self._push = push
        self._follow = follow
        self._refresh = refresh
        self._leave = leave
        self._sit = sit
        self._asked: set[Seat] = set()
        """The persons who have been at the screen in this hand."""

    def ask_for(self, seat: Seat) -> None:
        """Ask for the person whose turn it is, unless they looked last."""
        if self._open_hand.looked_last == seat:
            self._lift(seat, pop=False)
            return
        face = Face(seat, self._sitting.game.plan.names[seat], is_person=True)
        self._sit(face.name)
        news = self._log.news()
        if not self._log.read:
            self._asked.clear()
        played = seat in self._asked
        self._asked.add(seat)
        self._push(Curtain(self._ui, face, news, played, lambda: self._lift(seat, pop=True), self._leave))

    def _lift(self, seat: Seat, *, pop: bool) -> None:
        if pop:
            self._ui.screens.pop()
        self._open_hand.lift(seat)
        self._log.mark_read()
        self._refresh()

    def ask_everyone(self, asked: CrossQuestion) -> None:
        """Ask all persons at the screen whether one of them crosses, with all hands covered."""
        looking, names = self._open_hand, self._sitting.game.plan.names
        lay_open = looking.open_hand
        looking.cover()
        self._refresh()

        def answer(seat: Seat | None) -> bool:
            if seat is not None and not self._sitting.may_cross(seat):
                return False
            self._ui.screens.pop()
            happened = self._sitting.answer(seat)
            if lay_open and self._sitting.to_act == looking.bottom:
                looking.lift(looking.bottom)  # the person who asked the others still has the screen
            self._follow(happened)
            return True

        persons = {seat: names[seat] for seat in asked.seats}
        seconds = self._ui.settings.cross_seconds
        page = CrossPrompt(self._ui, asked.card, names[asked.drawer], persons, answer, self._leave, seconds)
        self._push(page)
