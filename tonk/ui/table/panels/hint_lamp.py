"""The lamp at the table: one press asks the coach once, and the best move is shown on the cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, assert_never

import pygame

from tonk.coaching import Advice, Worth
from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Knock, Lay, Pass, Skip, Take, View
from tonk.rules.cards import CardSet, Seat
from tonk.session.match.asked_hint import AskedHint
from tonk.session.match.coach_remarks import Advises, CoachRemark
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.panels.coach_panel import why
from tonk.ui.table.panels.controls import Controls
from tonk.ui.table.panels.hint_panel import HintWords
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.panels.pointing import beat, draw_pointing, marks_of, places_of, with_arrow
from tonk.ui.table.panels.shown_move import pointed_by
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.pointed import NOTHING_POINTED, Pointed
from tonk.ui.table.telling.helped_mark import HelpedMark
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.faults import no_advice
from tonk.words.learning.shown_hints import place_text, rank_text
from tonk.words.table.moves import move_name

_ICON, _LIGHT = 22.0, 17.0

DecisionKind = Literal["draw", "lay", "discard", "drop"]
"""The kinds of decisions that a first hand shows once each."""
DECISION_KINDS: frozenset[DecisionKind] = frozenset(("draw", "lay", "discard", "drop"))


def kind_of(action: Action) -> DecisionKind:
    """Return the kind of decision of a move."""
    match action:
        case Lay() | Hit():
            return "lay"
        case Discard():
            return "discard"
        case Drop() | Knock():
            return "drop"
        case Draw() | Take() | Skip() | Block() | Cross() | Pass():
            return "draw"
        case _:
            assert_never(action)


class LampButton(Button):
    """The button of the lamp, which is lit while a hint is available."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it, lit while it can be pressed."""
        super().draw(canvas)
        if self.disabled is None:
            theme, middle = canvas.theme, self.box.center
            canvas.disc(middle, _LIGHT, fade(theme.gold_light, 0.16 + 0.1 * self.glow))
            canvas.icon(icon("lamp"), middle, _ICON, theme.gold_light)


@dataclass(frozen=True)
class _Seen:
    """The hint as last drawn."""

    words: HintWords | None = None
    layout: TableLayout | None = None
    box: Box | None = None
    subject: Box | None = None
    rings: tuple[Box, ...] = ()
    pointed: Pointed = NOTHING_POINTED
    grown: float = 0.0


_HintTurn = tuple[Seat, CardSet, int]


def _hint_turn(view: View) -> _HintTurn:
    """Return a key that distinguishes a decision from all others of a hand."""
    return view.seat, view.hand, len(view.history)


class HintLamp:
    """Requests a hint and shows it until a move is made or the player dismisses it.

    Args:
        place: The table.
        sitting: The sitting.
        turns: The owner of the turn.
        pointer: The pointer, which may carry cards.
        adviser: The coach.
        barred: Returns why no hint may be requested at this table, or "".

    Attributes:
        button: The lamp.
        mark: The mark of a hand in which the coach has helped.
        remark: Returns the coach's unsolicited remark, which need not be requested again.
    """

    def __init__(
        self,
        place: PanelPlace,
        sitting: Sitting,
        turns: TurnController,
        pointer: PointerController,
        adviser: Advises,
        barred: Callable[[], str],
    ) -> None:
        self._ui, self._board = place.ui, place.board
        self._sitting, self._turns, self._pointer = sitting, turns, pointer
        self._adviser, self._barred = adviser, barred
        self.button = LampButton("", self.press, icon=icon("lamp"), tooltip=_("Hint (I)"))
        self.mark = HelpedMark()
        self.remark: Callable[[], CoachRemark | None] = lambda: None
        self._asked: AskedHint | None = None
        self._heard: AskedHint | None = None
        self._wanted = False
        """True if the answer is shown in any case: the player pressed the lamp, or its kind is new."""
        self._to_show: set[DecisionKind] = set()
        self._offers = False
        """True until the player has read that hints can be requested, once none comes by itself."""
        self._left_alone: _HintTurn | None = None
        """The decision about which nothing more is said automatically."""
        self._since = 0.0
        self._seen = _Seen()

    def show_each_once(self) -> None:
        """Show one hint automatically for each kind of decision from now on."""
        self._to_show, self._offers = set(DECISION_KINDS), True

    # Asking

    @property
    def bar(self) -> str | None:
        """Return the reason why no hint is available now, or None."""
        if barred := self._barred():
            return barred
        if self._sitting.game.compared:
            return _("No hints here: others play the same cards without help")
        if self._sitting.to_act is None:
            return _("The hand is over")
        if not (self._turns.may_act and self._board.view.legal):
            return _("You can ask for a hint on your turn")
        return None

    def refresh(self) -> None:
        """Update the lamp's availability."""
        self.button.disabled = self.bar

    def press(self) -> None:
        """Ask for a hint; if one is shown, show the next best move."""
        if (bar := self.bar) is not None:
            self._turns.hint(bar)
            return
        if self._asked is None:
            self._ask()
        elif self._wanted:
            self._asked.turn_on()
        self._wanted, self._since, self._board.dirty = True, self._ui.now, True

    def _ask(self) -> None:
        self._asked = AskedHint(self._adviser, self._board.view, self._ui.now, self._known())

    def _known(self) -> Advice | None:
        """Return the advice that the coach already shows."""
        said = self.remark()
        fresh = said is not None and said.action is None and said.view is self._board.view and said.advice.done
        return said.advice if said is not None and fresh else None

    def put_out(self) -> None:
        """Show nothing more."""
        if self._asked is not None:
            self._asked.rest()
            self._left_alone = _hint_turn(self._asked.view)
            self._asked, self._wanted, self._board.dirty = None, False, True

    @property
    def speaks(self) -> bool:
        """Return whether a hint is shown or being prepared, so that the coach is silent."""
        return self._asked is not None

    @property
    def covers_words(self) -> bool:
        """Return whether the panel covers the line above the hand."""
        layout, box = self._board.layout, self._seen.box
        return box is not None and box.bottom > layout.words_top and box.y < layout.hand_y

    # Following

    def handle(self, event: Input) -> bool:
        """Dismiss the hint by Esc, or by a press on its panel; return True if the input was used."""
        box = self._seen.box
        if self._asked is None or box is None:
            return False
        escapes = isinstance(event, KeyPress) and event.key == pygame.K_ESCAPE and not event.repeat
        if escapes or (isinstance(event, PointerDown) and box.contains(event.pos)):
            self.put_out()
            return True
        return False

    def update(self, now: float, controls: Controls, log: Box) -> bool:
        """Follow the table; return True if it must be redrawn.

        Args:
            now: The time, in seconds.
            controls: The buttons, which may be pointed at.
            log: The box of the log, in units.
        """
        self._follow(now)
        game = self._sitting.game
        self.mark.follow(log, self._ui.text, helped=game.assisted and not game.practice)
        before, self._seen = self._seen, self._look(now, controls)
        if before.pointed != self._seen.pointed:
            self._board.pointed = self._seen.pointed
        return before != self._seen

    def _follow(self, now: float) -> None:
        """Dismiss an outdated hint, ask automatically if wanted, and take the answer."""
        view, bar = self._board.view, self.bar
        if self._asked is not None and (bar is not None or self._asked.view.history != view.history):
            self.put_out()
        if self._asked is None:
            silent = bar is not None or not self._to_show or self._left_alone == _hint_turn(view)
            if silent or self._board.moving(now):
                return
            self._ask()
        if self._asked is not None and self._asked.answered(now):
            self._take(self._asked, now)

    def _take(self, asked: AskedHint, now: float) -> None:
        """Take an answer, and show it if it was asked for or its kind is new."""
        if asked.shown is None:
            return
        kind = kind_of(asked.shown.action)
        if not self._wanted and kind in self._to_show:
            self._wanted, self._since = True, now
        if not self._wanted:
            self.put_out()
            if self._offers:
                self._offers = False
                self._turns.note(_("Press the lamp whenever you want a hint"))
            return
        self._to_show.discard(kind)
        if asked is not self._heard:
            self._heard = asked  # the advice may improve, which is not announced again
            self._ui.cues.note(Cue.HINT_GIVEN)
        self._sitting.assist()

    def _look(self, now: float, controls: Controls) -> _Seen:
        """Return the present hint."""
        asked, board = self._asked, self._board
        if asked is None or not self._wanted or board.reveals.dealing(now):
            return _Seen()
        shown = asked.shown
        if asked.failed:
            return self._placed(HintWords(no_advice()), ())
        if shown is None:
            late = now >= asked.asked_at + speeds.HINT_THINKING
            return self._placed(HintWords(_("Thinking…")), ()) if late else _Seen()
        points = pointed_by(asked.view, shown.action)
        places = places_of(board, controls, points)
        seen = self._placed(self._words(asked, shown), places)
        if self._pointer.drag is not None:
            return seen
        since = max(self._since, board.all_at_rest())
        grown = beat(now, since, calm=self._ui.settings.less_motion)
        rings, pointed = marks_of(board, controls, points, grown)
        return replace(seen, rings=rings, pointed=pointed, grown=grown)

    def _placed(self, words: HintWords, places: Sequence[Box]) -> _Seen:
        """Return the words in their place, which stays as long as they and the window do."""
        before, layout = self._seen, self._board.layout
        if (before.words, before.layout) == (words, layout):
            return _Seen(words, layout, before.box, before.subject)
        subject, hand_top = next(iter(places), None), layout.hand_y - layout.card_height / 2
        keep = [place if place.bottom > hand_top else with_arrow(place) for place in places]
        return _Seen(words, layout, words.place_on(self._board, self._ui.text, subject, keep), subject)

    def _words(self, asked: AskedHint, shown: Worth) -> HintWords:
        before, names = self._seen.words, self._turns.names
        move, count = move_name(asked.view, shown.action, names), len(asked.moves)
        place = place_text(asked.place, count) if count > 1 else ""
        if before is not None and (before.move, before.place) == (move, place):
            return before  # finding the reason takes too long to repeat for each frame
        reason = "" if asked.advice is None else why(asked.view, shown, asked.advice, names)
        return HintWords(rank_text(asked.rank), place, move, reason)

    def draw(self, canvas: Canvas) -> None:
        """Draw the rings around the subjects, and the words."""
        seen, layout = self._seen, self._board.layout
        if seen.words is None or seen.box is None:
            return
        piles = [layout.box_of(layout.stock), layout.box_of(layout.discards)]
        draw_pointing(canvas, seen.rings, seen.grown, piles)
        seen.words.draw(canvas, seen.box, seen.subject)
