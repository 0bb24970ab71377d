"""The rules screen: a rule set's leaflet, set to be read."""

from tonk.rules import RuleSet, load_preset, preset_ids
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.inputs import Input, Wheel
from tonk.ui.scene import Stage
from tonk.ui.scenes.chooser import Chooser
from tonk.ui.scenes.screen import Screen
from tonk.ui.viewport import Box
from tonk.ui.widgets import ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.rules_text import rules_text, summary

_PAD, _GAP, _BOTTOM = 20.0, 14.0, 20.0
_MEASURE, _LINE = 590.0, 26.0
"""The width of a line of text, which is fewer than eighty letters, and the height of one."""
_BEFORE_TITLE, _AFTER_TITLE, _AFTER_PARAGRAPH = 20.0, 6.0, 12.0
_SHORT_PAD = 18.0


class RulesScene(Screen):
    """A list of rule sets and the text of one of them.

    Args:
        stage: The stage.
        house: The game around it.
        rules: The rule set to open at; the common one when None.
    """

    def __init__(self, stage: Stage, house: House, rules: RuleSet | None) -> None:
        super().__init__(stage, house, _("Rules"))
        self._sets = [load_preset(preset) for preset in preset_ids()]
        if rules is not None and rules not in self._sets:
            self._sets.append(rules)
        chosen = self._sets.index(rules) if rules is not None else 0
        self._list = Chooser([one.name for one in self._sets], chosen, self._choose)
        self._text = ScrollArea(self._paint_text)
        self._left = self._right = Box(0, 0, 0, 0)
        self._column = _MEASURE
        self.group.add(self._list, self._text)
        self.group.focus(self._text)

    @property
    def rules(self) -> RuleSet:
        """The rule set whose text is shown."""
        return self._sets[self._list.marked or 0]

    def handle(self, event: Input) -> None:
        """The wheel turns the text wherever the pointer is."""
        if isinstance(event, Wheel) and not self._list.box.contains(event.pos):
            self._text.handle(event)
            return
        super().handle(event)

    def arrange(self, body: Box) -> None:
        """The list at the left, the text at the right; in a high, narrow window the list above."""
        room = body.cut_bottom(_BOTTOM)[1]
        if room.h > room.w:
            listed = 2 * _PAD + len(self._sets) * self._list.row_height
            self._left, self._right = room.cut_top(listed, _GAP)
        else:
            self._left, self._right = room.cut_left(max(256.0, room.w * 0.223), _GAP)
        inner = self._left.inset(_PAD)
        bar = 0.0 if self._list.content_height > inner.h + 1 else BAR_WIDTH + 4
        self._list.box = Box(inner.x - 6, inner.y, inner.w + 12 + bar, inner.h)
        self._text.box = Box(self._right.x + _PAD, self._right.y + 6, self._right.w - _PAD - 8, self._right.h - 12)
        # In a small window letters are larger than their units say, and so the line is longer.
        grown = self.stage.text.line_height("body") / _LINE
        self._column = min(_MEASURE * grown, self._text.inner_width - 24)
        self._text.content_height = self._flow(None, Box(0, 0, self._text.inner_width, 0))

    def paint(self, canvas: Canvas) -> None:
        """Draw the two panels."""
        canvas.panel(self._left)
        canvas.panel(self._right)

    def _choose(self, _row: int) -> None:
        self._text.scroll_to(0, at_once=True)
        self._text.version = self.rules.name
        self.resized(self.stage.viewport)

    def _paint_text(self, canvas: Canvas, content: Box) -> None:
        self._flow(canvas, content)

    def _flow(self, canvas: Canvas | None, content: Box) -> float:
        """Set the leaflet into a column in the middle of the content; draw it where there is a canvas.

        Returns how tall it is.
        """
        text, wide, theme = self.stage.text, self._column, self.stage.theme
        x, y = content.x + max(0.0, (content.w - wide) / 2), content.y + _PAD
        for number, (title, paragraphs) in enumerate(rules_text(self.rules)):
            if canvas is not None:
                canvas.text((x, y), title, "heading", theme.gold, max_width=wide)
            y += text.measure(title, "heading", wide)[1] + _AFTER_TITLE
            for paragraph in paragraphs:
                if canvas is not None and self._seen(y):
                    canvas.text((x, y), paragraph, "body", theme.ink, max_width=wide)
                y += text.measure(paragraph, "body", wide)[1] + _AFTER_PARAGRAPH
            if not number:
                y += self._flow_short(canvas, Box(x, y, wide, 0))
            y += _BEFORE_TITLE - _AFTER_PARAGRAPH
        return y - content.y + _PAD - _BEFORE_TITLE

    def _flow_short(self, canvas: Canvas | None, box: Box) -> float:
        """The rules in three lines, on a ground of their own; returns how tall they are."""
        text, theme = self.stage.text, self.stage.theme
        lines, head = summary(self.rules), _("In short")
        wide = box.w - 2 * _SHORT_PAD
        heights = [text.measure(line, "body", wide)[1] for line in lines]
        high = text.line_height("strong") + sum(heights) + 2 * 14
        if canvas is not None:
            canvas.panel(Box(box.x, box.y, box.w, high), "inset")
            x, y = box.x + _SHORT_PAD, box.y + 14
            canvas.text((x, y), head, "strong", theme.gold_light)
            y += text.line_height("strong")
            for line, height in zip(lines, heights, strict=True):
                canvas.text((x, y), line, "body", theme.ink, max_width=wide)
                y += height
        return high + _BEFORE_TITLE

    def _seen(self, y: float) -> bool:
        """Whether what begins there can be in sight; a paragraph is never taller than the window."""
        return self._text.box.y - self.stage.viewport.h < y < self._text.box.bottom
