"""The base of all widgets: a box, a state, and a look that says when to draw again."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.cues import Cue
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.words.narration import Description, Role

NOWHERE = Box(0, 0, 0, 0)
ENTER_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
PRESS_KEYS = ENTER_KEYS | {pygame.K_SPACE}
_STEPS = 5
_ENDS = (0.0, 1.0)


def _no_sound(_cue: Cue) -> None:
    """Nobody listens yet."""


class Widget:
    """Something on the screen that the player can use.

    Attributes are plain: set them whenever you like, and ``update`` notices what must be drawn again.

    Attributes:
        box: Where it is, in units. Its owner sets it when the window changes.
        called: What it belongs to, for somebody who does not see the words that stand beside it.
        tooltip: Its effect, shown after a moment's hover or when the keyboard rests on it.
        disabled: Why it cannot be used now, shown as the tooltip; None when it can be.
        visible: Whether it is there at all.
        hovered: Whether the pointer is on it.
        pressed: Whether it is being held down, with the pointer still on it.
        focused: Whether it has the keyboard.
        ring: Whether to show that it has the keyboard.
        calm: Whether nothing of it should travel: the player wants little motion.
        on_cue: Called with what is to be heard of it; its group says by whom.
    """

    focusable = True
    yields_enter = False
    """True if Enter means the group's default button, and not this widget, once the pointer has been used on it."""
    radius: float = 12

    def __init__(self, box: Box = NOWHERE, *, tooltip: str = "") -> None:
        self.box = box
        self.tooltip = tooltip
        self.called = ""
        self.disabled: str | None = None
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ring = False
        self.calm = False
        self.on_cue: Callable[[Cue], None] = _no_sound
        self._glow = self._sink = 0.0
        self._at: float | None = None
        self._drawn: Hashable = None

    @property
    def hint(self) -> str:
        """The tooltip as it is now."""
        return self.tooltip if self.disabled is None else self.disabled or self.tooltip

    @property
    def description(self) -> Description:
        """Return its description for somebody who does not see it; without a name, the words on it are read."""
        return Description(self.called, hint=self.tooltip, barred=self.disabled)

    @property
    def glow(self) -> float:
        """Return how far the hover has come, 0 to 1, in a few steps (each is a picture to keep)."""
        return _stepped(self._glow)

    @property
    def sink(self) -> float:
        """Return how far it has been pressed down, 0 to 1, in a few steps."""
        return _stepped(self._sink)

    @property
    def reach(self) -> Box:
        """Return where it is for those who go from one thing to the nearest in a direction."""
        return self.box

    def entered(self, here: Box) -> None:
        """The keyboard comes to it in a direction, from something that is here."""

    @property
    def children(self) -> Sequence["Widget"]:
        """The widgets inside this one, which its group lets the player reach."""
        return ()

    def look(self) -> tuple[Hashable, ...]:
        """Everything the drawing depends on, besides the canvas."""
        return (self.box, self.disabled, self.visible, self.pressed, self.ring, self.glow, self.sink)

    def handle(self, event: Input) -> bool:
        """Take an input; True when it meant something here. A press on what is disabled stops there."""
        return isinstance(event, PointerDown) and self.disabled is not None and self.box.contains(event.pos)

    def scrolls(self, dy: float) -> bool:  # noqa: ARG002 - most stay as they are
        """Return whether the wheel scrolls it, if it turns by so many notches."""
        return False

    def leave(self) -> None:
        """The keyboard goes elsewhere."""

    def reveal(self, child: "Widget") -> None:
        """Make sure that a child can be seen."""

    def update(self, now: float) -> bool:
        """Go on to ``now``; True when it must be drawn again."""
        passed = 0.0 if self._at is None else now - self._at
        self._at = now
        if self._glow or self._sink or self.hovered or self.pressed:
            usable = self.disabled is None
            self._glow = _nearer(self._glow, self.hovered and usable, passed / speeds.GLOW)
            self._sink = _nearer(self._sink, self.pressed and usable, 1.0 if self.calm else passed / speeds.PRESS)
        look = self.look()
        changed, self._drawn = look != self._drawn, look
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the words that are its name, where its description has none."""
        self.draw(canvas)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring, if it is to be seen."""
        if self.ring:
            canvas.focus_ring(self.box, self.radius)


def _nearer(share: float, on: bool, way: float) -> float:
    """A share that goes on to 1, or back to 0."""
    return min(1.0, share + way) if on else max(0.0, share - way)


def _stepped(share: float) -> float:
    """Eased, and in so few steps that the picture of each can be kept."""
    return share if share in _ENDS else round(ease_out(share) * _STEPS) / _STEPS


class Pressable(Widget):
    """A widget that does something when it is pressed: on release, unless the pointer moved off.

    Args:
        box: Where it is.
        on_press: Called when it is pressed.
        tooltip: Its effect, in a few words more.
    """

    def __init__(self, box: Box = NOWHERE, on_press: Callable[[], object] = lambda: None, *, tooltip: str = "") -> None:
        super().__init__(box, tooltip=tooltip)
        self.on_press = on_press
        self._armed = False

    def press(self) -> None:
        """Do it, as if pressed; nothing happens while it is disabled."""
        if self.disabled is None:
            self.on_cue(self.pressed_cue)
            self.on_press()

    @property
    def description(self) -> Description:
        """Return that it is something to press: the words on it are its name."""
        return Description(self.called, Role.BUTTON, hint=self.hint, barred=self.disabled)

    @property
    def pressed_cue(self) -> Cue:
        """Return what is heard of a press."""
        return Cue.PRESSED

    def handle(self, event: Input) -> bool:
        """Press with the main button, Enter or Space."""
        match event:
            case PointerDown(pos=pos) if self.box.contains(pos):
                self._armed = self.pressed = self.disabled is None
                return True
            case PointerMove(pos=pos) if self._armed:
                self.pressed = self.box.contains(pos)
                return True
            case PointerUp(pos=pos) if self._armed:
                self._armed = self.pressed = False
                if self.box.contains(pos):
                    self.press()
                return True
            case PointerCancel() if self._armed:
                self._armed = self.pressed = False
                return True
            case KeyPress(key=key, ctrl=False, alt=False) if key in PRESS_KEYS:
                if not event.repeat:
                    self.press()
                return True
        return False
