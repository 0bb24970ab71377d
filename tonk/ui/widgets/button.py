"""Buttons."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color, Theme, fade, mix
from tonk.ui.drawing.vectors import Icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets.base import NOWHERE, Pressable
from tonk.words.bindings import key_name, with_key
from tonk.words.narration import Description, Role, labelled, switch_in

ButtonKind = Literal["primary", "quiet", "danger", "bare"]
"""The looks of a button: gold, dark, red, or without a background until the pointer is on it."""

_PAD, _LEAST_PAD = 22.0, 10.0
_DEPTH = 1.5
_ICON = 22.0
_CAP_PAD = 7.0
_STYLES = ("button", "strong", "small-strong")
_LARGE_STYLES, _LARGE_ICON = ("heading", *_STYLES), 28.0
_LEGIBLE = 0.3
"""The share of the usual ink in the words of a disabled button with a ground, so that they can still be read."""
_NEAR = 0.01
"""The tolerance in a button's width, so that rounding does not shrink the label of one that fits exactly."""


@dataclass(frozen=True, slots=True)
class _Paint:
    """The colours of a button in one state."""

    top: Color
    bottom: Color | None
    border: Color
    ink: Color


class Button(Pressable):
    """A button with a label, an icon, or both.

    Args:
        label: Its words; "" for only an icon.
        on_press: Called when it is pressed.
        box: Its place, in units.
        kind: "primary" is gold (what most players want next), "quiet" is dark, "danger" is red, "bare" shows
            no ground until the pointer is on it.
        icon: Drawn before the label.
        key: A key (``pygame.K_*``) that presses it from anywhere in its group.
        key_hint: The key shown in small on the button, by its default number, or words for several keys.
        tooltip: Its effect, in a few more words.
        align: The place of the label: "center" or "left".
        large: Whether its words are as large as a heading, for the main button.

    Attributes:
        name: Its original label, even if it shows another one.
        words_only: Whether to leave the icon out beside a label, for lack of room.
        pad: The padding at each side, in units.
        cap_of: Returns the text on a key cap: the name of the key, or of the pad button that does the same.
        dark: Whether it looks disabled although it can be pressed, until the motion on the table has caught up.
    """

    def __init__(
        self,
        label: str,
        on_press: Callable[[], object],
        box: Box = NOWHERE,
        *,
        kind: ButtonKind = "quiet",
        icon: Icon | None = None,
        key: int | None = None,
        key_hint: int | str = "",
        tooltip: str = "",
        align: str = "center",
        large: bool = False,
    ) -> None:
        super().__init__(box, on_press, tooltip=tooltip)
        self.label = self.name = label
        self.kind: ButtonKind = kind
        self.icon = icon
        self.key = key
        self.key_hint = key_hint
        self.cap_of: Callable[[int], str] = usual_cap
        self._cap: tuple[object, int, str] | None = None
        self.align = align
        self.words_only = False
        self.pad = _PAD
        self.dark = False
        self._styles = _LARGE_STYLES if large else _STYLES
        self._icon_size = _LARGE_ICON if large else _ICON

    @property
    def cap(self) -> str:
        """Return what is on its cap."""
        hint, kept = self.key_hint, self._cap
        if not isinstance(hint, int):
            return hint
        if kept is None or kept[0] is not self.cap_of or kept[1] != hint:  # it is asked for in every frame
            kept = self._cap = self.cap_of, hint, self.cap_of(hint)
        return kept[2]

    @property
    def hint(self) -> str:
        """Return the present tooltip; for an icon without words, it also names the key."""
        words, cap = super().hint, self.cap
        return with_key(words, cap) if words and cap and not self.label and self.disabled is None else words

    def natural_width(self, text: Text) -> float:
        """Return the width that shows everything, in units."""
        label = text.measure(self.label, self._styles[0])[0] if self.label else 0.0
        return label + self._icon_width + 2 * self.pad + (self._cap_width(text) + 10 if self.cap else 0)

    @property
    def description(self) -> Description:
        """Return its label, or its tooltip if it only shows an icon, and the key that presses it."""
        hint = " ".join(part for part in (self.cap, self.hint if self.label else "") if part)
        return Description(
            switch_in(self.called, self.label or self.tooltip), Role.BUTTON, hint=hint, barred=self.disabled
        )

    def look(self) -> tuple[Hashable, ...]:
        """The label and its kind besides what every widget shows."""
        return (
            super().look(),
            self.label,
            self.kind,
            self.cap,
            self.icon,
            self.align,
            self.words_only,
            self.pad,
            self.dark,
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw it; held down, it sits a little lower, and under the pointer it comes up a little."""
        canvas.kept(self, self.look(), lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        paint = self._paint(canvas.theme)
        box = self.box.move(0, _DEPTH * self.sink)
        usable = self.disabled is None and not self.dark
        if usable and self.kind != "bare":
            lift = (1 - self.sink) * (1 + self.glow * 0.5)
            solid = self.kind in ("primary", "danger")
            canvas.shadow(box, self.radius, blur=4 + (6 if solid else 3) * lift, drop=0.5 + (3 if solid else 2) * lift)
        canvas.rounded(box, paint.top, self.radius, to=paint.bottom, border=paint.border)
        if usable and self.kind != "bare" and self.sink < 1:
            # Light from above catches the upper edge.
            edge = Box(box.x + self.radius, box.y + 1.5, box.w - 2 * self.radius, 1.25)
            canvas.fill(edge, fade(canvas.theme.sheen, 0.9 if self.kind == "primary" else 0.35))
        if self.cap and self.label:
            with saying(canvas, box, lambda: labelled(self.cap, self.label)):
                self._draw_content(canvas, box, paint)
        else:
            self._draw_content(canvas, box, paint)
        self.draw_ring(canvas)

    def _paint(self, theme: Theme) -> _Paint:
        clear = fade(theme.quiet_hover, 0)
        if self.disabled is not None or self.dark:
            bare = self.kind == "bare"
            ground, border = (clear, clear) if bare else (switched_off(theme), fade(theme.panel_border, 0.4))
            return _Paint(ground, None, border, theme.ink_off if bare else mix(theme.ink_off, theme.ink, _LEGIBLE))
        glow, sink = self.glow, self.sink
        if self.kind == "primary":
            top = mix(mix(theme.gold, theme.gold_light, glow), theme.gold_dark, sink)
            bottom = mix(mix(theme.gold_dark, theme.gold, glow * 0.6), theme.gold, sink * 0.5)
            return _Paint(top, bottom, theme.sheen, theme.ink_dark)
        if self.kind == "danger":
            top = mix(mix(theme.danger, theme.danger_light, glow), theme.danger_dark, sink)
            return _Paint(top, mix(theme.danger_dark, theme.danger, sink), theme.sheen, theme.ink)
        if self.kind == "bare":
            share = max(glow * 0.8, sink * 0.9)
            return _Paint((*theme.quiet_hover[:3], round(255 * share)), None, clear, theme.ink)
        top = mix(mix(mix(theme.quiet, theme.quiet_hover, 0.4), theme.quiet_hover, glow), theme.quiet_pressed, sink)
        bottom = mix(mix(theme.quiet, theme.quiet_hover, glow * 0.8), theme.quiet_pressed, max(0.35, sink))
        border = (*mix(theme.panel_border, theme.gold_light, glow * 0.7), round(150 + 80 * glow))
        return _Paint(top, bottom, border, theme.ink)

    def _draw_content(self, canvas: Canvas, box: Box, paint: _Paint) -> None:
        inner = box.inset(min(self.pad, box.w * 0.12), 0) if self.label else box
        if self.cap and self.label:
            inner = self._draw_cap(canvas, inner, paint.ink)
        text = canvas.text_renderer
        icon = self._icon_width
        room = max(1.0, inner.w - icon)
        style = next((one for one in self._styles if text.measure(self.label, one)[0] <= room + _NEAR), _STYLES[-1])
        label = text.fit(self.label, style, room + _NEAR) if self.label else ""
        wide = icon + (text.measure(label, style)[0] if label else 0.0)
        x = inner.x if self.align == "left" else inner.center[0] - wide / 2
        middle = box.center[1]
        if self.icon and icon:
            canvas.icon(self.icon, (x + self._icon_size / 2, middle), self._icon_size, paint.ink)
        if label:
            canvas.text((x + icon, middle), label, style, paint.ink, anchor="midleft")

    def _draw_cap(self, canvas: Canvas, inner: Box, ink: Color) -> Box:
        """Draw the key cap at the right if the label has room, too; return the box that is left."""
        text = canvas.text_renderer
        wide = self._cap_width(text)
        words = text.measure(self.label, _STYLES[-1])[0] + self._icon_width
        if words + wide + 10 > inner.w:
            return inner
        cap = Box(inner.right - wide, inner.center[1] - 12, wide, 24)
        canvas.rounded(cap, fade(ink, 0.1), 6, border=fade(ink, 0.43), border_width=1)
        canvas.text(cap.center, self.cap, "small", ink, anchor="center")
        return Box(inner.x, inner.y, inner.w - wide - 10, inner.h)

    @property
    def _icon_width(self) -> float:
        """The width of the icon and of the gap between it and the label."""
        if not self.icon or (self.words_only and self.label):
            return 0.0
        return self._icon_size + (10 if self.label else 0)

    def _cap_width(self, text: Text) -> float:
        return max(24.0, text.measure(self.cap, "small")[0] + 2 * _CAP_PAD)


def usual_cap(key: int) -> str:
    """Return the name of a key, unless another one was assigned."""
    return key_name(pygame.key.name(key))


def switched_off(theme: Theme) -> Color:
    """Return the background of a disabled button: darkened, and opaque at the plain table.

    Args:
        theme: The colours of the place.
    """
    return fade(theme.felt_dark, 0.5) if len(theme.panel) == 4 else theme.off


def widths_in_row(
    buttons: Sequence[Button], text: Text, room: float, gap: float, terse: Collection[Button]
) -> list[float]:
    """Return the widths of buttons in a row, in units, giving up their words last if room is short.

    Icons beside words go first, then some of the padding, and only then the words.

    Args:
        buttons: The buttons; those that come first lose their words first.
        text: The text renderer.
        room: The width of the row, in units.
        gap: The gap between two of them.
        terse: The buttons whose icon says enough; a tooltip then shows their words.
    """
    room -= (len(buttons) - 1) * gap
    for button in buttons:
        button.words_only, button.pad = False, _PAD
    for button in terse:
        button.label = button.name
    excess = sum(button.natural_width(text) for button in buttons) - room
    if excess > 0:
        for button in buttons:
            button.words_only = True
        excess = sum(button.natural_width(text) for button in buttons) - room
    if excess > 0:
        pad = max(_LEAST_PAD, _PAD - excess / (2 * len(buttons)))
        for button in buttons:
            button.pad = pad
    widths = [button.natural_width(text) for button in buttons]
    for place, button in enumerate(buttons):
        if sum(widths) <= room + _NEAR:
            break
        if button in terse and button.icon is not None:
            button.label, button.tooltip = "", button.tooltip or button.name
            widths[place] = button.natural_width(text)
    return widths
