"""The keys of the table, which act directly even if a button has the keyboard."""

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from tonk.rules import DRAW, TAKE
from tonk.session.settings import SUIT_COLOURS, Settings
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.table.board import Board
from tonk.ui.table.handling.drop_button import DropButton
from tonk.ui.table.handling.pointer import PointerController
from tonk.ui.table.handling.turn_controller import TurnController
from tonk.ui.table.handling.undo_buttons import UndoButtons

CARD_KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
"""Keys that always apply to the cards, even if a button has the keyboard."""


class HasPages(Protocol):
    """The table screen, as its keys open pages over it."""

    def open_menu(self) -> None:
        """Open the menu."""

    def show_keys(self) -> None:
        """Show the settings and the keys."""


class TableKeys:
    """The keys and their actions.

    Args:
        ui: The context of the window.
        board: The board.
        turns: The permissions.
        pointer: The pointer, with carried or chosen cards.
        drop: The button that drops.
        undo: The buttons for undo and redo.
        ask_hint: Asks for a hint, or for the next best move.
        pages: The table, for its menu and its pages.
        keep: Called with changed settings.

    Attributes:
        review: Keys that ask, while everything is spoken, about the table.
    """

    def __init__(
        self,
        ui: UiContext,
        board: Board,
        turns: TurnController,
        pointer: PointerController,
        *,
        drop: DropButton,
        undo: UndoButtons,
        ask_hint: Callable[[], None],
        pages: HasPages,
        keep: Callable[[Settings], None],
    ) -> None:
        self._ui, self._board, self._turns, self._pointer = ui, board, turns, pointer
        self._drop, self._open_menu, self._keep = drop, pages.open_menu, keep
        commands, hand = pointer.commands, board.hand
        self.review: Mapping[int, Callable[[], None]] = {}
        self._with_ctrl: dict[int, Callable[[], object]] = {pygame.K_z: undo.take_back, pygame.K_y: undo.do_again}
        self._alone: dict[int, Callable[[], object]] = {
            pygame.K_SPACE: self._draw_or_choose,
            pygame.K_f: lambda: turns.do(TAKE),
            pygame.K_s: commands.lay,
            pygame.K_h: commands.hit_somewhere,
            pygame.K_d: commands.discard,
            pygame.K_b: commands.play_on_somebody,
            pygame.K_x: commands.cross,
            pygame.K_n: commands.let_it_go,
            pygame.K_k: drop.ask_or_drop,
            pygame.K_u: undo.take_back,
            pygame.K_i: ask_hint,
            pygame.K_t: commands.sort,
            pygame.K_c: self._change_suit_colours,
            pygame.K_z: lambda: self._set(lens=not ui.settings.lens),
            pygame.K_LEFT: lambda: hand.step_cursor(-1),
            pygame.K_RIGHT: lambda: hand.step_cursor(1),
            pygame.K_HOME: lambda: self._go_to(0),
            pygame.K_END: lambda: self._go_to(-1),
            pygame.K_RETURN: self._choose,
            pygame.K_UP: self._choose,
            pygame.K_ESCAPE: self._escape,
            pygame.K_MENU: pages.open_menu,
            pygame.K_F1: pages.show_keys,
            pygame.K_SLASH: pages.show_keys,
            pygame.K_QUESTION: pages.show_keys,
        }

    @property
    def known(self) -> set[int]:
        """Return the keys with actions of their own, including those that ask about the table."""
        return {*self._alone, *self.review}

    def take(self, event: KeyPress) -> bool:
        """Do a key's action; return False if it has none here."""
        hand = self._board.hand
        number = event.key - pygame.K_1
        if 0 <= number < len(hand.order) and hand.is_open:
            hand.toggle(hand.order[number])
            return True
        act = (self._with_ctrl if event.ctrl else self._alone).get(event.key)
        if act is None and self._ui.speech.on and not event.ctrl:
            act = self.review.get(event.key)
        if act is None or event.alt:
            return False
        if not event.repeat or event.key in CARD_KEYS:
            act()
        return True

    def _draw_or_choose(self) -> None:
        """Draw; after the draw, choose the keyboard's card."""
        if self._turns.may_act and self._board.hand.cursor is not None and self._turns.refusal(DRAW) is not None:
            self._choose()
        else:
            self._turns.do(DRAW)

    def _go_to(self, place: int) -> None:
        """Go to the first card of the hand, or the last."""
        hand = self._board.hand
        if hand.order and hand.is_open:
            hand.put_cursor(hand.order[place])

    def _choose(self) -> None:
        if self._board.hand.cursor is not None:
            self._board.hand.toggle(self._board.hand.cursor)

    def _escape(self) -> None:
        """Cancel the nearest thing that can be cancelled, or open the menu."""
        hand = self._board.hand
        if self._pointer.drag is not None:
            self._pointer.let_go()
        elif self._drop.asked:
            self._drop.forget()
        elif hand.chosen or hand.cursor is not None:
            hand.put_cursor(None)
            hand.choose(())
        else:
            self._open_menu()

    def _change_suit_colours(self) -> None:
        following = (SUIT_COLOURS.index(self._ui.settings.suit_colours) + 1) % len(SUIT_COLOURS)
        self._set(suit_colours=SUIT_COLOURS[following])

    def _set(self, **values: str | bool) -> None:
        self._keep(self._ui.settings.changed(**values))
        self._board.dirty = True
