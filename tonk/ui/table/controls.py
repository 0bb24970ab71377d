"""The buttons and keys of the table: all that can be done without dragging, and the drop, which takes two presses."""

from collections.abc import Callable
from typing import Protocol

import pygame

from tonk.rules import DRAW, DROP, TAKE, Action
from tonk.session.settings import SUIT_COLOURS, Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.table import undo_buttons
from tonk.ui.table.board import Board
from tonk.ui.table.hud import heading_of
from tonk.ui.table.interpretations import holds_spread
from tonk.ui.table.layout import SIDE, TableLayout
from tonk.ui.table.pointer import PointerController
from tonk.ui.table.table_tooltips import TableTooltips
from tonk.ui.widgets import Button, WidgetGroup
from tonk.words import _
from tonk.words.phrases import run_or_drop
from tonk.words.refusals import refusal_sentence
from tonk.words.table.verdicts import drop_label, drop_question

_HIGH, _GAP, _APART = 48.0, 12.0, 36.0
_ANSWER, _ASIDE = 168.0, 26.0
"""How wide the answers to an offered Cross are, and how far beside the discards."""
_CARD_KEYS = (pygame.K_LEFT, pygame.K_RIGHT)
"""Keys that always mean the cards, whatever button has the keyboard."""


class HasControls(undo_buttons.CanTakeBack, Protocol):
    """The table that is controlled."""

    board: Board
    pointer: PointerController

    @property
    def may_act(self) -> bool:
        """Whether it is the turn of the person at the bottom."""

    def do(self, action: Action) -> bool:
        """Do an action, or say why not."""

    def open_menu(self) -> None:
        """Open the menu."""

    def show_keys(self) -> None:
        """Show the settings and the keys."""


class Controls:
    """The buttons at the right of the hand, and the keys.

    Args:
        table: The table.
        keep: Told of settings that have changed.

    Attributes:
        heading: The name of the rules, and the stake, for the log.
        hints: What is told while the pointer rests on plates and twists.
    """

    def __init__(self, table: HasControls, keep: Callable[[Settings], None]) -> None:
        self._table = table
        self._keep = keep
        plan = table.sitting.match.plan
        self.heading = heading_of(plan.rules, plan.stake)
        self._armed_at: float | None = None
        self.lay = Button(
            _("Lay spread"),
            table.pointer.commands.lay,
            key_hint="S",
            tooltip=_("Lay the chosen cards, or your best spread"),
        )
        self.sort = Button(
            _("Sort"), self._sort, icon=icon("sort"), key_hint="T", tooltip=_("Sort the hand another way")
        )
        self.drop = Button(drop_label(plan.rules), self.press_drop, kind="danger", key_hint="K")
        self.cross = Button(_("Cross"), table.pointer.commands.cross, kind="primary", key_hint="X")
        self.let_go = Button(_("Let it go"), table.pointer.commands.let_it_go, key_hint="N")
        self.menu = Button("", table.open_menu, kind="quiet", icon=icon("menu"), tooltip=_("Menu (Esc)"))
        self.tooltips = TableTooltips(plan.players, plan.rules)
        self.undo = undo_buttons.UndoButtons(table)
        undoing = (self.undo.back, self.undo.again)
        buttons = (self.cross, self.let_go, self.lay, self.sort, self.drop, *undoing, self.menu)
        self._group = WidgetGroup(*self.tooltips.widgets, *buttons, arrows=False)
        self._ctrl_keys: dict[int, Callable[[], object]] = {
            pygame.K_z: self.undo.take_back,
            pygame.K_y: self.undo.do_again,
        }
        self._keys: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: lambda: table.do(DRAW),
            pygame.K_f: lambda: table.do(TAKE),
            pygame.K_s: table.pointer.commands.lay,
            pygame.K_h: table.pointer.commands.hit_somewhere,
            pygame.K_d: table.pointer.commands.discard,
            pygame.K_b: table.pointer.commands.play_on_somebody,
            pygame.K_x: table.pointer.commands.cross,
            pygame.K_n: table.pointer.commands.let_it_go,
            pygame.K_k: self.press_drop,
            pygame.K_u: self.undo.take_back,
            pygame.K_t: self._sort,
            pygame.K_c: self._change_suit_colours,
            pygame.K_LEFT: lambda: table.board.step_cursor(-1),
            pygame.K_RIGHT: lambda: table.board.step_cursor(1),
            pygame.K_RETURN: self._choose,
            pygame.K_UP: self._choose,
            pygame.K_ESCAPE: self._escape,
            pygame.K_F1: table.show_keys,
            pygame.K_SLASH: table.show_keys,
            pygame.K_QUESTION: table.show_keys,
        }

    def arrange(self, layout: TableLayout) -> None:
        """Put the buttons where they belong in this window."""
        wide = SIDE - 56.0
        x, y = layout.w - wide - 16.0, layout.h - 16.0 - _HIGH
        self.drop.box = Box(x, y, wide, _HIGH)
        self.sort.box = Box(x, y - _APART - _HIGH, wide, _HIGH)
        self.lay.box = self.sort.box.move(0.0, -_HIGH - _GAP)
        beside = layout.box_of(layout.discards)
        self.cross.box = Box(beside.right + _ASIDE, beside.center[1] - _GAP / 2 - _HIGH, _ANSWER, _HIGH)
        self.let_go.box = self.cross.box.move(0.0, _HIGH + _GAP)
        self.menu.box = Box(layout.w - 16.0 - _HIGH, self.lay.box.y - _GAP - _HIGH, _HIGH, _HIGH)
        self.undo.arrange(self.menu.box.move(-_HIGH - _GAP, 0.0), _GAP)

    def refresh(self) -> None:
        """Say with the drop button whether a drop may be."""
        table = self._table
        refusal = table.turns.refusal(DROP) if table.may_act else None
        self.cross.visible = self.let_go.visible = table.turns.asked
        self.drop.disabled = None
        if table.sitting.to_act is None:
            self.drop.disabled = ""
        elif not table.may_act:
            told = _("You may {drop} at the start of your turn")
            self.drop.disabled = told.format(drop=run_or_drop(scored=table.board.view.rules.scores_points))
        elif refusal is not None:
            self.drop.disabled = refusal_sentence(refusal)
        if self.drop.disabled is not None:
            self.disarm()
        self.undo.refresh()
        self.lay.disabled = ""
        if table.may_act and not table.turns.asked:
            self.lay.disabled = None if holds_spread(table.board.view) else _("You hold no spread")

    # The drop

    def press_drop(self) -> None:
        """The first press asks, the second, a moment later, drops."""
        table, now = self._table, self._table.ui.now
        if not table.may_act or table.turns.refusal(DROP) is not None or table.turns.objection(DROP):
            table.do(DROP)  # which says why not
        elif self._armed_at is None:
            self._armed_at = now
            self.drop.label = drop_label(table.board.view.rules, table.board.view.total)
            table.turns.note(drop_question(table.board.view))
        elif now - self._armed_at >= speeds.DROP_COOLDOWN:
            table.do(DROP)

    def disarm(self) -> None:
        """Forget the first press."""
        self._armed_at = None
        self.drop.label = drop_label(self._table.sitting.match.plan.rules)

    # Keys

    def key(self, event: KeyPress) -> bool:
        """Take a key; True when it meant something."""
        presses = self._group.focused is self.drop and event.key in (pygame.K_RETURN, pygame.K_SPACE)
        if event.key not in (pygame.K_k, pygame.K_ESCAPE) and not presses:
            self.disarm()
        if self._group.keyboard and self._group.focused is not None and event.key not in _CARD_KEYS:
            if self._group.handle(event):
                return True
            self._group.focus(None)
        number = event.key - pygame.K_1
        order = self._table.board.order
        if 0 <= number < len(order) and self._table.board.open_hand:
            self._table.board.toggle(order[number])
            return True
        act = (self._ctrl_keys if event.ctrl else self._keys).get(event.key)
        if act is None or event.alt:
            return self._group.handle(event)
        if not event.repeat or event.key in _CARD_KEYS:
            act()
        return True

    def _choose(self) -> None:
        if self._table.board.cursor is not None:
            self._table.board.toggle(self._table.board.cursor)

    def _escape(self) -> None:
        """Call off the nearest thing there is to call off, or open the menu."""
        table = self._table
        if table.pointer.drag is not None:
            table.pointer.let_go()
        elif self._armed_at is not None:
            self.disarm()
        elif table.board.chosen or table.board.cursor is not None:
            table.board.put_cursor(None)
            table.board.choose(())
        else:
            table.open_menu()

    def _sort(self) -> None:
        self._table.turns.note(
            {"rank": _("Sorted by rank"), "suit": _("Sorted by suit")}.get(
                self._table.board.sort(), _("Sorted by spread")
            )
        )

    def _change_suit_colours(self) -> None:
        settings = self._table.ui.settings
        following = (SUIT_COLOURS.index(settings.suit_colours) + 1) % len(SUIT_COLOURS)
        self._keep(settings.changed(suit_colours=SUIT_COLOURS[following]))
        self._table.board.dirty = True

    # Widgets

    def handle(self, event: Input) -> bool:
        """Give the pointer to the buttons; True when it was meant for them."""
        if isinstance(event, PointerDown) and not self.drop.box.contains(event.pos):
            self.disarm()
        used = self._group.handle(event)
        if not self._group.keyboard:
            self._group.focus(None)  # a button pressed by mouse does not take the keys that are meant for the cards
        return used

    def update(self, now: float) -> bool:
        """Go on to ``now``."""
        self.tooltips.follow(self._table.board)
        self._group.heed(self._table.ui, self._table)
        return self._group.update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        self._group.draw(canvas)
