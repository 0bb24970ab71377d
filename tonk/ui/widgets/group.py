"""A group of widgets, with pointer, keyboard focus and tooltip."""

from collections.abc import Sequence

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.shell.commands import STEERS
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import (
    Input,
    KeyPress,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    TextTyped,
    Wheel,
)
from tonk.ui.widgets.base import ENTER_KEYS, Pressable, Widget
from tonk.ui.widgets.button import Button
from tonk.ui.widgets.pointer_grip import PointerGrip
from tonk.ui.widgets.screen_links import ScreenLinks
from tonk.ui.widgets.text_field import TextField
from tonk.ui.widgets.tooltip import Tooltip
from tonk.ui.widgets.tree import Way, WidgetTree

_DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_PAGE_KEYS = frozenset({pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END})


class WidgetGroup:
    """The widgets of a screen, in the order that Tab goes through them.

    Args:
        widgets: The first widgets.
        arrows: Whether arrow keys that a widget doesn't use move the focus in that direction.

    Attributes:
        default: The button pressed by Enter while nothing has focus, or only a field that the pointer was used on.
        keyboard: Whether the player last moved by keyboard; only then is the ring shown.
        calm: Whether its widgets should not move.
        covered: Whether another screen covers them, so that the pointer is on none of them.
    """

    def __init__(self, *widgets: Widget, arrows: bool = True) -> None:
        self.default: Pressable | None = None
        self.keyboard = self.calm = self.covered = False
        self._tree = WidgetTree(widgets)
        self._arrows = arrows
        self._focused: Widget | None = None
        self._grip = PointerGrip(self._tree)
        self._tooltip = Tooltip()
        self._used: Widget | None = None
        self._stale = True
        self._links = ScreenLinks()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets that were added."""
        return tuple(self._tree.widgets)

    @property
    def stops(self) -> list[Widget]:
        """The widgets that can have the keyboard."""
        return self._tree.stops

    @property
    def focused(self) -> Widget | None:
        """The widget that has the keyboard."""
        return self._focused

    def add(self, *widgets: Widget) -> None:
        """Put widgets on top of, and after, those that are there."""
        self._tree.widgets.extend(widgets)
        self._stale = True

    def put_first(self, widget: Widget) -> None:
        """Put a widget below, and before, those that are there."""
        self._tree.widgets.insert(0, widget)
        self._stale = True

    def remove(self, *widgets: Widget) -> None:
        """Take widgets away."""
        self._tree.widgets = [widget for widget in self._tree.widgets if widget not in widgets]
        self._forget_lost()

    def clear(self) -> None:
        """Take all widgets away."""
        self._tree.widgets = []
        self.default = None
        self._forget_lost()

    def focus(self, widget: Widget | None, *, show: bool | None = None) -> None:
        """Give the focus to a widget, or to none.

        Args:
            widget: One of the group's, or one inside one of them.
            show: Whether to show the ring from now on; unchanged if None.
        """
        if show is not None:
            self.keyboard = show
        if widget is not self._focused:
            if self._focused is not None:
                self._focused.focused = self._focused.ring = False
                self._focused.leave()
            self._focused = widget
        if widget is not None:
            widget.focused, widget.ring = True, self.keyboard
            if self.keyboard:
                for outer in self._tree.around(widget):
                    outer.reveal(widget)

    def scrolls(self, pos: Point, dy: float) -> bool:
        """Return whether the wheel scrolls a widget at a point, turned by ``dy`` notches."""
        return any(widget.scrolls(dy) for widget in self._tree.under(pos))

    def handle(self, event: Input) -> bool:
        """Take an input; return True if a widget, or moving the focus, used it."""
        match event:
            case PointerDown():
                return self._pointer_down(event)
            case PointerMove() | PointerUp() | PointerCancel():
                return self._grip.follow(event)
            case Wheel(pos=pos):
                self._tooltip.hide()
                return any(widget.handle(event) for widget in self._tree.under(pos))
            case KeyPress():
                return self._key(event)
            case TextTyped() if self._focused is not None:
                return self._focused.handle(event)
        return False

    def follow_screen(self, ui: UiContext, screen: object) -> None:
        """Follow a screen: its calm setting, its sounds, and whether it is covered."""
        self.calm = ui.settings.less_motion
        self._links.follow(ui, screen)
        self.covered = ui.screens.top is not screen
        if not self.covered:
            ui.groups.append(self)

    def update(self, now: float) -> bool:
        """Update to the time ``now``; return True if something must be redrawn."""
        changed, self._stale = self._stale, False
        there = self._forget_lost()
        if self.covered:
            self._grip.rest_on(None)
        self._links.connect(there, calm=self.calm)
        for widget in self._tree.widgets:
            changed = widget.update(now) or changed
        return self._update_tooltip(now) or changed or self._stale

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, and the tooltip on top of them."""
        self.draw_widgets(canvas)
        self.draw_tooltip(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw all widgets without the tooltip, which is drawn after everything it may cover."""
        for widget in self._tree.widgets:
            if widget.visible:
                widget.draw(canvas)

    def draw_tooltip(self, canvas: Canvas, beside: Sequence[Box] = ()) -> None:
        """Draw the tooltip, if shown, where it hides as little as possible of the widgets and other boxes."""
        if self._tooltip.shown:
            others = [widget for widget in self._tree.stops if not widget.children]
            self._tooltip.draw(canvas, [*(widget.box for widget in others), *beside])

    def _pointer_down(self, event: PointerDown) -> bool:
        self._tooltip.hide()
        self.keyboard = False
        if self._focused is not None:
            self._focused.ring = False
        for widget in self._tree.under(event.pos):
            if widget.handle(event):
                self._grip.held, self._used = widget, widget
                if widget.disabled is not None:
                    self._used = None
                    self._tooltip.show_now()
                    widget.on_cue(Cue.REFUSED)
                if widget.focusable and any(one is widget for one in self._tree.visible):
                    self.focus(widget)
                return True
        self.focus(None)
        return False

    def _key(self, event: KeyPress) -> bool:
        self._tooltip.hide()
        focused = self._focused
        if focused is not None and focused.yields_enter and not self.keyboard and self._press_default(event):
            return True
        if focused is not None and (focused.handle(event) or self._page(focused, event)):
            return True
        if event.ctrl or event.alt:
            return False
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.shift else 1)
        if self._hot_key(event):
            return True
        if focused is None and self._press_default(event):
            return True
        if event.key in STEERS:
            self._go(STEERS[event.key])
            return True
        if event.key in _DIRECTIONS and self._arrows:
            return self._go(_DIRECTIONS[event.key])
        return False

    def _press_default(self, event: KeyPress) -> bool:
        """Press the default button with Enter; return True if that happened."""
        if event.key not in ENTER_KEYS or event.ctrl or event.alt or self.default is None or not self.default.visible:
            return False
        if not event.repeat:
            self.default.press()
        return True

    def _page(self, focused: Widget, event: KeyPress) -> bool:
        """Let what the widget lies in turn its page."""
        return event.key in _PAGE_KEYS and any(widget.handle(event) for widget in self._tree.around(focused))

    def _hot_key(self, event: KeyPress) -> bool:
        for widget in self._tree.visible:
            if isinstance(widget, Button) and widget.key == event.key and widget.disabled is None:
                if not event.repeat:
                    widget.press()
                return True
        return False

    def _step(self, way: int) -> bool:
        """To the next or the previous widget in order, round the end."""
        following = self._tree.beside(self._focused, way)
        if isinstance(following, TextField):
            following.select_all()  # typing replaces what is there
        return self._focus_on(following)

    def _go(self, way: Way) -> bool:
        """To the nearest widget in a direction; to the first when none has the keyboard."""
        if self._focused is None:
            return self._step(1)
        here = self._focused.reach
        if (nearest := self._tree.nearest(here, way)) is not None:
            nearest.entered(here)
        return self._focus_on(nearest)

    def _focus_on(self, widget: Widget | None) -> bool:
        if widget is not None:
            self.focus(widget, show=True)
        return widget is not None

    def _forget_lost(self) -> list[Widget]:
        """Let go of widgets that were taken away or hidden, and return those that are there."""
        there = list(self._tree.visible)
        if self._focused is not None and self._focused not in there:
            self.focus(None)
            self._stale = True
        self._grip.let_go_of_lost(there)
        return there

    def _update_tooltip(self, now: float) -> bool:
        if self._used is not self._grip.hovered:
            self._used = None  # a tooltip that was dismissed stays away until the pointer comes back
        resting = self._grip.hovered or (self._focused if self.keyboard else None)
        if resting in (None, self._used) or resting.pressed or self.covered:
            return self._tooltip.update(now, None, "")
        return self._tooltip.update(now, resting.box, resting.hint)
