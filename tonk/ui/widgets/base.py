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
_ENDS, _AT_REST = (0.0, 1.0), (0.0, 0.0)


def _no_sound(_cue: Cue) -> None:
    """Nobody listens yet."""


class Widget:
    """Something on the screen that the player can use.

    Attributes are plain: set them whenever you like, and ``update`` notices what must be drawn again.

    Attributes:
        box: Its place, in units, set by its owner when the window changes.
        called: The words beside it, for somebody who doesn't see them.
        tooltip: Its effect, shown after a short hover or with keyboard focus.
        disabled: Why it can't be used now, shown as the tooltip; None if it can.
        visible: Whether it is shown.
        hovered: Whether the pointer is on it.
        pressed: Whether it is held down, with the pointer still on it.
        focused: Whether it has keyboard focus.
        ring: Whether to show the focus ring.
        calm: Whether it should not move: the player wants little motion.
        on_cue: Called with its sound cues; set by its group.
    """

    focusable = True
    yields_enter = False
    """True if Enter presses the group's default button rather than this widget after the pointer was used on it."""
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
        """Return the present tooltip."""
        return self.tooltip if self.disabled is None else self.disabled or self.tooltip

    @property
    def description(self) -> Description:
        """Return its description for speech; without a name, the words on it are read."""
        return Description(self.called, hint=self.tooltip, barred=self.disabled)

    @property
    def glow(self) -> float:
        """Return the progress of the hover effect, 0 to 1, in a few steps (each is a picture to cache)."""
        return _stepped(self._glow)

    @property
    def sink(self) -> float:
        """Return the progress of the press effect, 0 to 1, in a few steps."""
        return _stepped(self._sink)

    @property
    def reach(self) -> Box:
        """Return its box for moving the focus to the nearest widget in a direction."""
        return self.box

    def entered(self, here: Box) -> None:
        """Take the focus coming from a box in some direction."""

    @property
    def children(self) -> Sequence["Widget"]:
        """The widgets inside this one, which its group lets the player reach."""
        return ()

    def look(self) -> tuple[Hashable, ...]:
        """Return everything the drawing depends on, besides the canvas."""
        glow, sink = self._glow, self._sink
        steps = (_stepped(glow), _stepped(sink)) if glow or sink else _AT_REST  # the usual case
        return (self.box, self.disabled, self.visible, self.pressed, self.ring, *steps)

    def handle(self, event: Input) -> bool:
        """Take an input; return True if it was used. A press on a disabled widget counts as used."""
        return isinstance(event, PointerDown) and self.disabled is not None and self.box.contains(event.pos)

    def scrolls(self, dy: float) -> bool:  # noqa: ARG002 - most don't scroll
        """Return whether the wheel scrolls it, turned by ``dy`` notches."""
        return False

    def leave(self) -> None:
        """Lose the keyboard focus."""

    def reveal(self, child: "Widget") -> None:
        """Make sure that a child can be seen."""

    def update(self, now: float) -> bool:
        """Update to the time ``now``; return True if it must be redrawn."""
        passed = 0.0 if self._at is None else now - self._at
        self._at = now
        if self._glow or self._sink or self.hovered or self.pressed:
            usable = self.disabled is None
            self._glow = _nearer(self._glow, self.hovered and usable, passed / speeds.GLOW)
            self._sink = _nearer(self._sink, self.pressed and usable, 1.0 if self.calm else passed / speeds.PRESS)
        look = self.look() if self.visible else None
        changed, self._drawn = look != self._drawn, look
        return changed

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""

    def draw_name(self, canvas: Canvas) -> None:
        """Draw the words that are its name, if its description has none."""
        self.draw(canvas)

    def draw_ring(self, canvas: Canvas) -> None:
        """Draw the focus ring, if shown."""
        if self.ring:
            canvas.focus_ring(self.box, self.radius)


def _nearer(share: float, on: bool, way: float) -> float:
    """Return a share moved on towards 1, or back towards 0."""
    return min(1.0, share + way) if on else max(0.0, share - way)


def _stepped(share: float) -> float:
    """Return a share eased and rounded to a few steps, so that each picture can be cached."""
    return share if share in _ENDS else round(ease_out(share) * _STEPS) / _STEPS


class Pressable(Widget):
    """A widget that does something when it is pressed: on release, unless the pointer moved off.

    Args:
        box: Its place.
        on_press: Called when it is pressed.
        tooltip: Its effect, in a few more words.
    """

    def __init__(self, box: Box = NOWHERE, on_press: Callable[[], object] = lambda: None, *, tooltip: str = "") -> None:
        super().__init__(box, tooltip=tooltip)
        self.on_press = on_press
        self._armed = False

    def press(self) -> None:
        """Act as if pressed, giving way even to a quick click or a key; do nothing while disabled."""
        if self.disabled is None:
            self._sink, self._at = 1.0, None  # it comes up from now on
            self.on_cue(self.pressed_cue)
            self.on_press()

    @property
    def description(self) -> Description:
        """Return the description of a button whose words are its name."""
        return Description(self.called, Role.BUTTON, hint=self.hint, barred=self.disabled)

    @property
    def pressed_cue(self) -> Cue:
        """Return the sound of a press."""
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
