"""The widget of a group under the pointer, and the one held from a press to the release."""

from collections.abc import Sequence

from tonk.ui.shell.inputs import PointerCancel, PointerMove, PointerUp
from tonk.ui.widgets.base import Widget
from tonk.ui.widgets.tree import WidgetTree


class PointerGrip:
    """The pointer among the widgets of a group.

    Args:
        tree: The widgets.

    Attributes:
        hovered: The widget under the pointer.
        held: The widget that is held down, which gets all pointer inputs.
    """

    def __init__(self, tree: WidgetTree) -> None:
        self._tree = tree
        self.hovered: Widget | None = None
        self.held: Widget | None = None

    def follow(self, event: PointerMove | PointerUp | PointerCancel) -> bool:
        """Take a pointer input; return True if a widget used it."""
        if isinstance(event, PointerMove):
            self.rest_on(next(self._tree.under(event.pos), None) if not event.held else self.held)
        held = self.held
        if held is None:
            if isinstance(event, PointerMove) and self.hovered is not None:
                self.hovered.handle(event)
            return False
        if not isinstance(event, PointerMove):
            self.held = None
        return held.handle(event)

    def rest_on(self, widget: Widget | None) -> None:
        """Let the pointer rest on a widget, or on none."""
        if widget is self.hovered:
            return
        if self.hovered is not None:
            self.hovered.hovered = False
        self.hovered = widget
        if widget is not None:
            widget.hovered = True

    def let_go_of_lost(self, there: Sequence[Widget]) -> None:
        """Release widgets that are gone."""
        if self.hovered is not None and self.hovered not in there:
            self.rest_on(None)
        if self.held is not None and self.held not in there:
            self.held = None
