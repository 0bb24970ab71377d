"""The buttons of the table, and its keys: everything that needs no dragging."""

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from tonk.rules import Lay
from tonk.rules.events import Event
from tonk.rules.phases import UPCARD
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.table.handling.drop_button import DropButton
from tonk.ui.table.handling.hand_stop import HandStop
from tonk.ui.table.handling.interpretations import best_lays
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.handling.table_keys import CARD_KEYS, HasPages, TableKeys
from tonk.ui.table.handling.table_stops import TableStops
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.handling.undo_buttons import UndoButtons
from tonk.ui.table.panels.left_panel import PanelPlace
from tonk.ui.table.panels.teacher import TeacherStops
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.telling.table_tooltips import TableTooltips
from tonk.ui.widgets import Button, Widget, WidgetGroup
from tonk.words import _, pgettext
from tonk.words.refusals import refusal_sentence

_HIGH, _GAP, _APART = 46.0, 10.0, 24.0
_COMPACT_HIGH, _COMPACT_GAP = 40.0, 4.0


class ControlledTable(HasPages, Protocol):
    """The table screen, as its buttons and keys use it."""

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Show the hand, whose state has changed."""


class HasLamp(Protocol):
    """The lamp for hints, as its button uses it."""

    @property
    def button(self) -> Button:
        """Return the button."""

    @property
    def mark(self) -> Widget:
        """Return the mark of a hand in which the coach has helped."""

    def press(self) -> None:
        """Ask for a hint, or for the next best move."""

    def refresh(self) -> None:
        """Update the button's availability."""


class Controls:
    """The buttons at the right of the hand, and the keys.

    Args:
        place: Their table.
        table: The same table, for its menu and its pages.
        sitting: The sitting.
        turns: The permissions.
        pointer: The pointer, with carried or chosen cards.
        lamp: The lamp for hints.
        keep: Called with changed settings.

    Attributes:
        keys: The keys.
        tooltips: The tooltips of plates and special cards.
    """

    def __init__(
        self,
        place: PanelPlace,
        table: ControlledTable,
        sitting: Sitting,
        turns: TurnController,
        pointer: PointerController,
        lamp: HasLamp,
        keep: Callable[[Settings], None],
    ) -> None:
        self._ui, self._board, self._screen = place.ui, place.board, place.screen
        self._turns, self._lamp = turns, lamp
        plan, commands, board = sitting.game.plan, pointer.commands, place.board
        lay = _("Lay spread"), _("Lay the chosen cards, or your best spread")
        self.lay = Button(lay[0], commands.lay, key_hint=pygame.K_s, tooltip=lay[1])
        sort = pgettext("button", "Sort"), _("Sort the hand another way")
        self.sort = Button(sort[0], commands.sort, icon=icon("sort"), key_hint=pygame.K_t, tooltip=sort[1])
        self._lays = plan.rules.traits.lays_spreads
        self.drop = DropButton(place.ui, board, sitting, turns)
        self.cross = Button(pgettext("button", "Cross"), commands.cross, kind="primary", key_hint=pygame.K_x)
        self.let_go = Button(_("Let it go"), commands.let_it_go, key_hint=pygame.K_n)
        self.menu = Button(
            "",
            table.open_menu,
            kind="quiet",
            icon=icon("menu"),
            key_hint=pygame.K_ESCAPE,
            tooltip=pgettext("tooltip", "Menu"),
        )
        self.tooltips = TableTooltips(plan.players, plan.rules)
        self.undo = UndoButtons(place.ui, sitting, turns, table.show_again)
        self._lighting = (self.lay, self.drop, self.cross, self.let_go)
        self._dark: set[Button] = set()
        answers, undoing = (self.cross, self.let_go), (self.undo.back, self.undo.again)
        self._buttons = *answers, self.lay, self.sort, self.drop, *undoing, lamp.button, self.menu
        stops = HandStop(board), TableStops(board, pointer.press, plan.table_names)
        spots = (*self.tooltips.widgets, lamp.mark, *stops)
        self._group = WidgetGroup(*spots, *self._buttons, arrows=False)
        self.keys = TableKeys(
            place.ui,
            board,
            turns,
            pointer,
            drop=self.drop,
            undo=self.undo,
            ask_hint=lamp.press,
            pages=table,
            keep=keep,
        )
        self.arrange(board.layout)

    def follow_teacher(self, stops: Callable[[], Sequence[Widget]]) -> None:
        """Put a teacher's buttons before all others in the keyboard's order."""
        self._group.put_first(TeacherStops(stops))

    def arrange(self, layout: TableLayout) -> None:
        """Place the buttons in this window."""
        edges = layout.edges
        high, gap, apart = (_COMPACT_HIGH, _COMPACT_GAP, _COMPACT_GAP) if edges.compact else (_HIGH, _GAP, _APART)
        self.drop.box = Box(layout.w - edges.column - edges.rail, layout.h - edges.rail - high, edges.column, high)
        self.sort.box = self.drop.box.move(0.0, -apart - high)
        self.lay.box = self.sort.box.move(0.0, -high - gap)
        wide = min(high, (edges.column - 3 * gap) / 4)
        self.menu.box = Box(layout.w - edges.rail - wide, self.lay.box.y - gap - high, wide, high)
        lamp = self._lamp.button.box = self.menu.box.move(-wide - gap, 0.0)
        self.undo.arrange(lamp.move(-wide - gap, 0.0), gap)
        self._arrange_answers(layout)
        _turn_over(self._buttons, self.undo, layout)

    def _arrange_answers(self, layout: TableLayout) -> None:
        """Place the answers to an offered Cross above the other buttons, or instead of the button to lay a spread."""
        seats = [layout.plate(seat).bottom for seat in layout.others if layout.place(seat).side > 0]
        self.let_go.box = Box(self.lay.box.x, self.menu.box.y - _GAP - _HIGH, layout.edges.column, _HIGH)
        self.cross.box = self.let_go.box.move(0.0, -_HIGH - _GAP)
        if layout.edges.compact or self.cross.box.y < max(seats, default=layout.edges.rail) + _GAP:
            self.cross.box, self.let_go.box = self.lay.box.split_columns(2, _GAP)

    def refresh(self) -> None:
        """Update the buttons' availability."""
        turns = self._turns
        self._dark = {button for button in self._lighting if button.disabled is not None or button.dark}
        self.cross.visible = turns.asked
        offered = turns.may_act and self._board.view.phase == UPCARD
        self.let_go.visible = turns.asked or offered
        self.let_go.label = pgettext("button", "Pass") if offered else _("Let it go")
        self.lay.visible = self._lays and not (turns.asked and self.cross.box.overlap(self.lay.box))
        self.drop.refresh()
        self.undo.refresh()
        self._lamp.refresh()
        self.lay.disabled = ""
        if turns.may_act and not turns.asked:
            self.lay.disabled = self._against_laying()
        self._light_up()

    def _light_up(self) -> None:
        """Light up dark buttons once the eye has seen the reason; they can be pressed before."""
        reveals, now = self._board.reveals, self._board.now
        if reveals.dealing(now):
            self._dark = set(self._lighting)
        behind = reveals.behind(now)
        for button in self._dark:
            button.dark = behind and button.disabled is None
        if not behind:
            self._dark.clear()

    def _against_laying(self) -> str | None:
        """Return the reason why no spread may be laid now, or None."""
        view = self._board.view
        if any(isinstance(action, Lay) for action in view.legal):
            return None
        held = best_lays(view, view.must_show)
        refusal = self._turns.refusal(held[0]) if held else None
        return _("You have no spread to lay") if refusal is None else refusal_sentence(refusal)

    @property
    def boxes(self) -> list[Box]:
        """Return the boxes of the present buttons."""
        return [button.box for button in self._buttons if button.visible]

    def key(self, event: KeyPress) -> bool:
        """Take a key; return True if it was used."""
        presses = self._group.focused is self.drop and event.key in (pygame.K_RETURN, pygame.K_SPACE)
        if event.key not in (pygame.K_k, pygame.K_ESCAPE) and not presses:
            self.drop.forget()
        if self._group.keyboard and self._group.focused is not None and event.key not in CARD_KEYS:
            if self._group.handle(event):
                return True
            self._group.focus(None)
        return self.keys.take(event) or self._group.handle(event)

    def handle(self, event: Input) -> bool:
        """Give the pointer to the buttons; return True if it was used."""
        if isinstance(event, PointerDown) and not self.drop.box.contains(event.pos):
            self.drop.forget()
        used = self._group.handle(event)
        if not self._group.keyboard:
            self._group.focus(None)  # a button pressed by mouse does not take the cards' keys
        return used

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        self.tooltips.follow(self._board)
        self._light_up()
        self._group.follow_screen(self._ui, self._screen)
        return self._group.update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        self._group.draw_widgets(canvas)

    def draw_tooltip(self, canvas: Canvas, beside: Sequence[Box] = ()) -> None:
        """Draw the tooltip under the pointer, hiding as little as possible of these boxes too."""
        self._group.draw_tooltip(canvas, beside)


def _turn_over(buttons: Sequence[Button], undo: UndoButtons, layout: TableLayout) -> None:
    """Place the buttons at the other side for a left-handed player; undo stays left of redo."""
    for button in buttons:
        button.box = layout.for_hand(button.box)
    if layout.left_handed:
        undo.back.box, undo.again.box = undo.again.box, undo.back.box
