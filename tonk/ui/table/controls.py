"""The buttons and keys of the table: all that can be done without dragging, and the drop, which takes two presses."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import pygame

from tonk.rules import DRAW, DROP, TAKE, Lay
from tonk.rules.events import Event
from tonk.session.match.sitting import Sitting
from tonk.session.settings import SUIT_COLOURS, Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.table import undo_buttons
from tonk.ui.table.card_commands import CardCommands
from tonk.ui.table.hand_stop import HandStop
from tonk.ui.table.hud import heading_of
from tonk.ui.table.interpretations import best_lays
from tonk.ui.table.layout import TableLayout
from tonk.ui.table.left_panel import PanelPlace
from tonk.ui.table.own_hand import OwnHand
from tonk.ui.table.pointer import PointerController
from tonk.ui.table.table_stops import TableStops
from tonk.ui.table.table_tooltips import TableTooltips
from tonk.ui.table.turn_controller import TurnController
from tonk.ui.widgets import Button, Widget, WidgetGroup
from tonk.words import _, pgettext
from tonk.words.refusals import refusal_sentence
from tonk.words.table.verdicts import drop_label, drop_question

_HIGH, _GAP, _APART = 46.0, 10.0, 24.0
_COMPACT_HIGH, _COMPACT_GAP = 40.0, 4.0
_CARD_KEYS = (pygame.K_LEFT, pygame.K_RIGHT)
"""Keys that always mean the cards, whatever button has the keyboard."""


class ControlledTable(Protocol):
    """The table screen, as far as its buttons and keys lead to it."""

    def show_again(self, happened: Sequence[Event] = ()) -> None:
        """Show the hand, which stands elsewhere than it did."""

    def open_menu(self) -> None:
        """Open the menu."""

    def show_keys(self) -> None:
        """Show the settings and the keys."""


class HasLamp(Protocol):
    """The lamp that shows a hint, as far as its button leads to it."""

    @property
    def button(self) -> Button:
        """The button."""

    @property
    def mark(self) -> Widget:
        """The mark of a hand in which the coach has helped."""

    def press(self) -> None:
        """Ask for a hint, or for the next best move."""

    def refresh(self) -> None:
        """Say with the button whether a hint may be had."""


def _keys_of_parts(
    turns: TurnController,
    commands: CardCommands,
    hand: OwnHand,
    undo: undo_buttons.UndoButtons,
    lamp: HasLamp,
    table: ControlledTable,
) -> dict[int, Callable[[], object]]:
    """The keys that go straight to a part of the table.

    Args:
        turns: Decides what may be done.
        commands: The commands for the chosen cards.
        hand: The hand at the bottom.
        undo: The buttons that take back what was done.
        lamp: The lamp that shows a hint.
        table: The table, for its menu and its pages.
    """
    return {
        pygame.K_f: lambda: turns.do(TAKE),
        pygame.K_s: commands.lay,
        pygame.K_h: commands.hit_somewhere,
        pygame.K_d: commands.discard,
        pygame.K_b: commands.play_on_somebody,
        pygame.K_x: commands.cross,
        pygame.K_n: commands.let_it_go,
        pygame.K_u: undo.take_back,
        pygame.K_i: lamp.press,
        pygame.K_LEFT: lambda: hand.step_cursor(-1),
        pygame.K_RIGHT: lambda: hand.step_cursor(1),
        pygame.K_MENU: table.open_menu,
        pygame.K_F1: table.show_keys,
        pygame.K_SLASH: table.show_keys,
        pygame.K_QUESTION: table.show_keys,
    }


class Controls:
    """The buttons at the right of the hand, and the keys.

    Args:
        place: The table that they stand at.
        table: The same table, for its menu and its pages.
        sitting: The match that is played.
        turns: Decides what may be done.
        pointer: The cards that are carried or chosen.
        lamp: The lamp that shows a hint.
        keep: Called with settings that have changed.

    Attributes:
        heading: The name of the rules, and the stake, for the log.
        review: Keys that ask, while everything is spoken, what lies on the table.
        tooltips: The words while the pointer rests on plates and special cards.
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
        self._open_menu, self._sitting, self._turns, self._pointer = table.open_menu, sitting, turns, pointer
        self._keep, self._lamp = keep, lamp
        plan, commands, board = sitting.match.plan, pointer.commands, place.board
        self.heading = heading_of(plan.rules, plan.stake)
        self._armed_at: float | None = None
        lay = _("Lay spread"), _("Lay the chosen cards, or your best spread")
        self.lay = Button(lay[0], commands.lay, key_hint=pygame.K_s, tooltip=lay[1])
        sort = pgettext("button", "Sort"), _("Sort the hand another way")
        self.sort = Button(sort[0], self._sort, icon=icon("sort"), key_hint=pygame.K_t, tooltip=sort[1])
        self.drop = Button(drop_label(plan.rules), self.press_drop, kind="danger", key_hint=pygame.K_k)
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
        self.undo = undo_buttons.UndoButtons(place.ui, sitting, turns, table.show_again)
        self._lighting = (self.lay, self.drop, self.cross, self.let_go)
        self._dark: set[Button] = set()
        answers, undoing = (self.cross, self.let_go), (self.undo.back, self.undo.again)
        self._buttons = *answers, self.lay, self.sort, self.drop, *undoing, lamp.button, self.menu
        stops = HandStop(board), TableStops(board, pointer.press, plan.table_names)
        spots = (*self.tooltips.widgets, lamp.mark, *stops)
        self._group = WidgetGroup(*spots, *self._buttons, arrows=False)
        self.review: Mapping[int, Callable[[], None]] = {}
        self._ctrl_keys: dict[int, Callable[[], object]] = {
            pygame.K_z: self.undo.take_back,
            pygame.K_y: self.undo.do_again,
        }
        self._keys: Mapping[int, Callable[[], object]] = {
            **_keys_of_parts(turns, commands, board.hand, self.undo, lamp, table),
            pygame.K_SPACE: self._draw_or_choose,
            pygame.K_k: self.press_drop,
            pygame.K_t: self._sort,
            pygame.K_c: self._change_suit_colours,
            pygame.K_z: lambda: self._set(lens=not self._ui.settings.lens),
            pygame.K_RETURN: self._choose,
            pygame.K_UP: self._choose,
            pygame.K_ESCAPE: self._escape,
        }
        self.arrange(board.layout)

    def arrange(self, layout: TableLayout) -> None:
        """Put the buttons where they belong in this window."""
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
        """Put the answers to an offered Cross above the other buttons, or in place of the one to lay a spread."""
        seats = [layout.plate(seat).bottom for seat in layout.others if layout.place(seat).side > 0]
        self.let_go.box = Box(self.lay.box.x, self.menu.box.y - _GAP - _HIGH, layout.edges.column, _HIGH)
        self.cross.box = self.let_go.box.move(0.0, -_HIGH - _GAP)
        if layout.edges.compact or self.cross.box.y < max(seats, default=layout.edges.rail) + _GAP:
            self.cross.box, self.let_go.box = self.lay.box.split_columns(2, _GAP)

    def refresh(self) -> None:
        """Say with the buttons what may be done now."""
        turns = self._turns
        self._dark = {button for button in self._lighting if button.disabled is not None or button.dark}
        refusal = turns.refusal(DROP) if turns.may_act else None
        self.cross.visible = self.let_go.visible = turns.asked
        self.lay.visible = not (turns.asked and self.cross.box.overlap(self.lay.box))
        self.drop.disabled = None
        if self._sitting.to_act is None:
            self.drop.disabled = ""
        elif not turns.may_act:
            may_run, may_drop = _("You may run at the start of your turn"), _("You may drop at the start of your turn")
            self.drop.disabled = may_run if self._board.view.rules.scores_points else may_drop
        elif refusal is not None:
            self.drop.disabled = refusal_sentence(refusal)
        if self.drop.disabled is not None:
            self.disarm()
        self.undo.refresh()
        self._lamp.refresh()
        self.lay.disabled = ""
        if turns.may_act and not turns.asked:
            self.lay.disabled = self._against_laying()
        self._light_up()

    def _light_up(self) -> None:
        """Let what was dark light up once the eye has seen why it may be pressed; it may be pressed before."""
        behind = self._board.reveals.behind(self._board.now)
        for button in self._dark:
            button.dark = behind and button.disabled is None
        if not behind:
            self._dark.clear()

    def _against_laying(self) -> str | None:
        """Return the reason why no spread may be laid now; None where one may."""
        view = self._board.view
        if any(isinstance(action, Lay) for action in view.legal):
            return None
        held = best_lays(view, view.must_show)
        refusal = self._turns.refusal(held[0]) if held else None
        return _("You have no spread to lay") if refusal is None else refusal_sentence(refusal)

    # The drop

    def press_drop(self) -> None:
        """The first press asks, the second, a moment later, drops.

        On a machine too busy to tell when they came, two presses that can have been a moment apart were.
        """
        turns, (since, until) = self._turns, self._ui.heard
        if not turns.may_act or turns.refusal(DROP) is not None or turns.objection(DROP):
            turns.do(DROP)  # which says why not
        elif self._armed_at is None:
            self._armed_at = since
            self.drop.label = drop_label(self._board.view.rules, self._board.view.total)
            turns.note(drop_question(self._board.view))
        elif until - self._armed_at >= speeds.DROP_COOLDOWN:
            turns.do(DROP)

    @property
    def boxes(self) -> list[Box]:
        """The boxes of the buttons that are there now."""
        return [button.box for button in self._buttons if button.visible]

    def disarm(self) -> None:
        """Forget the first press."""
        self._armed_at = None
        self.drop.label = drop_label(self._sitting.match.plan.rules)

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
        order = self._board.hand.order
        if 0 <= number < len(order) and self._board.hand.is_open:
            self._board.hand.toggle(order[number])
            return True
        act = (self._ctrl_keys if event.ctrl else self._keys).get(event.key)
        if act is None and self._ui.speech.on and not event.ctrl:
            act = self.review.get(event.key)
        if act is None or event.alt:
            return self._group.handle(event)
        if not event.repeat or event.key in _CARD_KEYS:
            act()
        return True

    def _draw_or_choose(self) -> None:
        """Draw; after the draw, choose the card that the keyboard is on."""
        if self._turns.may_act and self._board.hand.cursor is not None and self._turns.refusal(DRAW) is not None:
            self._choose()
        else:
            self._turns.do(DRAW)

    def _choose(self) -> None:
        if self._board.hand.cursor is not None:
            self._board.hand.toggle(self._board.hand.cursor)

    def _escape(self) -> None:
        """Call off the nearest thing there is to call off, or open the menu."""
        pointer = self._pointer
        if pointer.drag is not None:
            pointer.let_go()
        elif self._armed_at is not None:
            self.disarm()
        elif self._board.hand.chosen or self._board.hand.cursor is not None:
            self._board.hand.put_cursor(None)
            self._board.hand.choose(())
        else:
            self._open_menu()

    def _sort(self) -> None:
        said = {"rank": _("Sorted by rank"), "suit": _("Sorted by suit")}
        self._turns.note(said.get(self._board.hand.sort(), _("Sorted by spread")))

    def _change_suit_colours(self) -> None:
        following = (SUIT_COLOURS.index(self._ui.settings.suit_colours) + 1) % len(SUIT_COLOURS)
        self._set(suit_colours=SUIT_COLOURS[following])

    def _set(self, **values: str | bool) -> None:
        self._keep(self._ui.settings.changed(**values))
        self._board.dirty = True

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
        self.tooltips.follow(self._board)
        self._light_up()
        self._group.follow_screen(self._ui, self._screen)
        return self._group.update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        self._group.draw_widgets(canvas)

    def draw_tooltip(self, canvas: Canvas, beside: Sequence[Box] = ()) -> None:
        """Draw the words on what the pointer rests on, where they hide as little as may be of these boxes too."""
        self._group.draw_tooltip(canvas, beside)


def _turn_over(buttons: Sequence[Button], undo: undo_buttons.UndoButtons, layout: TableLayout) -> None:
    """Put the buttons at the other side for a left-handed player; to undo stays left of to do again."""
    for button in buttons:
        button.box = layout.for_hand(button.box)
    if layout.left_handed:
        undo.back.box, undo.again.box = undo.again.box, undo.back.box
