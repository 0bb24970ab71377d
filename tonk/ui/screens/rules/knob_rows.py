"""A knob on the page of house rules: its label, its control, its effect, and why a value is refused."""

from collections.abc import Callable
from typing import Any, assert_never

from tonk.rules.knob_kinds import ChoiceKind, KnobKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import (
    Button,
    ChoiceField,
    MultiChoiceField,
    NumberField,
    NumberSetField,
    ScrollArea,
    TextField,
    Toggle,
    Widget,
)
from tonk.words import _, language
from tonk.words.rules.knob_words import KnobWords

SetsKnob = Callable[[str, Any], None]
"""Called with the name of a knob and its new value."""

_LINE, _ROW, _SMALL_CONTROL, _RESET, _PART_GAP = 34.0, 44.0, 176.0, 36.0, 4.0
_WIDE, _SMALLEST_CONTROL = 430.0, 146.0
"""The width of a column below which the control of a number is smaller."""
_PAD, _BELOW = 10.0, 14.0
_SWITCH = 64.0
_FULLEST = 10
_USUAL = 5
"""The first value of numbers that are now set one by one: five is the usual size of a hand."""
_MANY = 1000
"""The greatest value of numbers that are stepped by one; larger ones are stepped by tens."""


class KnobRow:
    """One knob, which its owner places into a scroll area and draws there.

    Args:
        ui: The context of the window.
        knob: Its name.
        kind: Its kind.
        words: The words about it.
        value: Its present value.
        on_set: Called with a wanted value.
        on_reset: Called with the knob to reset it to its base's value.

    Attributes:
        refused: The reason why the last wanted value is refused, or "".
        changed: Whether it differs from the base's.
    """

    def __init__(
        self,
        ui: UiContext,
        knob: str,
        kind: KnobKind,
        words: KnobWords,
        value: Any,
        on_set: SetsKnob,
        on_reset: Callable[[str], None],
    ) -> None:
        self.knob, self.words = knob, words
        self.refused = ""
        self.changed = False
        self._ui = ui
        self._set = on_set
        self.widgets = self._made(kind, value)
        self._reset = Button(
            "", lambda: on_reset(knob), kind="bare", icon=icon("undo"), tooltip=_("As in the original rules")
        )
        for widget in (*self.widgets, self._reset):
            widget.called = words.label
        self._box = Box(0, 0, 0, 0)
        self._label_width = self._text_width = self._text_at = 0.0

    def show(self, value: Any) -> None:
        """Show the valid value."""
        if self.words.parts:
            self._show_parts(value)
            return
        for widget in self.widgets:
            match widget:
                case NumberField():
                    widget.set(value)
                case TextField():
                    # Text being typed stays unchanged: a blank at its end is not part of the name yet.
                    if not widget.focused:
                        widget.text = _in_words(value)
                case Toggle() | ChoiceField() | MultiChoiceField() | NumberSetField():
                    widget.value = value

    def _show_parts(self, value: Any) -> None:
        """Show a number for each part; if there may be none, a switch before them says whether there are any."""
        for widget in self.widgets:
            if isinstance(widget, Toggle):
                widget.value = bool(value)
        for place, widget in enumerate(self._numbers):
            widget.visible = bool(value)
            if value:
                widget.set(value[place])

    @property
    def _numbers(self) -> list[NumberField]:
        return [widget for widget in self.widgets if isinstance(widget, NumberField)]

    def arrange(self, area: ScrollArea, y: float, wide: float) -> float:
        """Place the widgets in the area, and return the bottom of the row.

        Args:
            area: The area that scrolls.
            y: Its top, in units.
            wide: The available width, in units.
        """
        top, beside = y, self._beside
        text = self._ui.text
        self._reset.visible = self.changed
        right = wide - _PAD - (_RESET if beside else 0)
        area.place(self._reset, Box(wide - _PAD - _RESET, y + (_ROW - _RESET) / 2 - 2, _RESET, _RESET))
        text_width, self._label_width = wide - 2 * _PAD, wide - 2 * _PAD - _RESET
        y += _LINE
        if beside:
            switch = isinstance(self.widgets[0], Toggle)
            control = _SWITCH if switch else _SMALL_CONTROL if wide > _WIDE else _SMALLEST_CONTROL
            area.place(self.widgets[0], Box(right - control, top, control, _ROW - 2))
            self._label_width = right - control - 10 - _PAD
            text_width = self._label_width if switch else text_width
            y = y if switch else top + _ROW
        text_at = y
        y += text.measure(self.words.effect, "small", text_width)[1] + 4
        y = max(y, top + _ROW) if beside else self._arrange_below(area, y, wide)
        self._text_width = text_width
        self._text_at = text_at - top - 2
        if self.refused:
            y += text.measure(self.refused, "small", wide - 2 * _PAD - 26)[1] + 8
        self._box = Box(0, top, wide, y - top)
        return y + _BELOW

    def draw(self, canvas: Canvas, content: Box) -> None:
        """Draw the words at their place in the content."""
        theme, box = canvas.theme, self._box.move(content.x, content.y)
        x = box.x + _PAD
        label = Box(x, box.y, self._label_width, _LINE)
        if self.changed:
            canvas.disc((x + 4, label.center[1]), 4, theme.gold)
            label = Box(label.x + 16, label.y, label.w - 16, label.h)
        style = "strong" if canvas.text_renderer.measure(self.words.label, "strong")[0] <= label.w else "small"
        canvas.line_of_text(label, self.words.label, style, theme.gold_light if self.changed else theme.ink)
        canvas.text((x, box.y + self._text_at), self.words.effect, "small", theme.ink_soft, max_width=self._text_width)
        if self.refused:
            wide = box.w - 2 * _PAD - 26
            high = canvas.text_renderer.measure(self.refused, "small", wide)[1]
            y = box.bottom - high - 2
            canvas.icon(icon("cross"), (x + 9, y + canvas.text_renderer.line_height("small") / 2), 18, theme.bad)
            canvas.text((x + 26, y), self.refused, "small", theme.bad, max_width=wide)
        canvas.line((x, box.bottom + 6), (box.right - _PAD, box.bottom + 6), theme.hairline, 1)

    @property
    def _beside(self) -> bool:
        """Return whether the control is small enough to be beside the label."""
        return len(self.widgets) == 1 and isinstance(self.widgets[0], Toggle | NumberField)

    def _arrange_below(self, area: ScrollArea, y: float, wide: float) -> float:
        inner = wide - 2 * _PAD
        for widget in self.widgets:
            if not widget.visible:
                continue
            high = widget.height(inner) if isinstance(widget, NumberSetField) else _ROW
            if isinstance(widget, NumberField):
                widget.control_width = _SMALL_CONTROL
            area.place(widget, Box(_PAD, y, inner, high))
            y += high + _PART_GAP
        return y

    def _made(self, kind: KnobKind, value: Any) -> list[Widget]:
        """Return the widgets for the knob's kind."""
        knob, words = self.knob, self.words

        def changed(new: Any) -> None:
            self._set(knob, new)

        match kind:
            case SwitchKind():
                return [Toggle("", value, changed)]
            case ChoiceKind(choices):
                return [ChoiceField("", [(one, words.values[one]) for one in choices], value, changed)]
            case SubsetKind(choices):
                return [MultiChoiceField("", [(one, words.values[one]) for one in choices], tuple(value), changed)]
            case NumberKind(low, high, _optional):
                stride = 10 if high > _MANY else 1
                return [NumberField("", value, changed, least=low, most=high, none=words.none, stride=stride)]
            case NumberListKind(low, high, None, _optional):
                none = _("None yet: add numbers")
                return [NumberSetField(tuple(value), changed, least=low, most=high, fullest=_FULLEST, none=none)]
            case NumberListKind(low, high, _length, optional):
                usual = [min(high, max(low, _USUAL))] * len(words.parts)
                fields = [self._part(place, low, high, (value or usual)[place]) for place in range(len(usual))]
                for field in fields:
                    field.visible = bool(value)
                switch = Toggle(_("Set one by one"), bool(value), lambda on: changed(usual if on else []))
                return [switch, *fields] if optional else [*fields]
            case TextKind(longest):
                return [TextField("", _in_words(value), changed, most=longest)]
            case _:
                assert_never(kind)

    def _part(self, place: int, low: int, high: int, value: int) -> NumberField:
        def changed(new: int | None) -> None:
            numbers = [field.value for field in self._numbers]
            numbers[place] = low if new is None else new
            self._set(self.knob, numbers)

        return NumberField(self.words.parts[place], value, changed, least=low, most=high)


def _in_words(text: str) -> str:
    """Return a line of the rules in the player's language, if the game's own rules have that line."""
    return language.one(text) if text else ""
