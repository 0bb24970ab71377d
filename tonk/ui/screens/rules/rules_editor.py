"""The page on which house rules are made: knobs by group, and beside them the current text of the rules."""

from collections.abc import Callable
from typing import Any

import pygame

from tonk.rules import RuleSet
from tonk.rules.game_knobs import declared_knobs
from tonk.session.rule_draft import RuleDraft
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row
from tonk.ui.screens.rules.differences_panel import DifferencesPanel
from tonk.ui.screens.rules.keeping import keep_rules
from tonk.ui.screens.rules.knob_rows import KnobRow
from tonk.ui.screens.rules.rules_preview import RulesPreview
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, Dialog, DialogAnswer, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.rules.house_rules import refused_sentence
from tonk.words.rules.knobs import knob_groups

_GAP, _BOTTOM = 12.0, 14.0
_GROUPS, _KNOBS = 0.185, 0.42
"""The shares of the page for the list of groups and the knobs."""
_ENTRY, _LEAST_ENTRY = 42.0, 32.0


class RulesEditor(TitledScreen):
    """Groups at the left, a group's knobs in the middle, and at the right the text of the rules, or their effects.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        rules: The rule set to change, with a name of its own.
        key: Its key; "" for an unsaved one.
        on_kept: Called with its key when it has been saved.
    """

    column = (640.0, 1000.0)
    tabbed = True

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        rules: RuleSet,
        key: str = "",
        *,
        on_kept: Callable[[str], None] = lambda _key: None,
    ) -> None:
        super().__init__(ui, services, _("House rules"))
        self._key = key
        self._on_kept = on_kept
        others = [own.name for own in services.rulebook.all() if own.key != key]
        self.draft = RuleDraft(rules, others)
        self._groups, declared = knob_groups(rules.game), declared_knobs(rules.game)
        self.rows = {
            knob: KnobRow(ui, knob, declared[knob].kind, words, rules.knob(knob), self.set, self.reset)
            for group in self._groups
            for knob, words in group.knobs.items()
        }
        self._list = Picker(len(self._groups), _ENTRY, self._draw_group, self.turn_to)
        self._list.marked = 1
        self._list.called = pgettext("part of a screen", "Page")
        self.area = ScrollArea(self._paint_rows)
        self.preview = RulesPreview(ui, services, self.draft, self._turned)
        self._undo = Button("", self.undo, icon=icon("undo"), tooltip=_("Undo (Ctrl+Z)"))
        self._base = Button(_("Reset all"), self.reset_all)
        self._save = Button(_("Save"), self.save, kind="primary", icon=icon("check"), tooltip=_("Ctrl+S"))
        self._left = self._middle = Box(0, 0, 0, 0)
        self._differences = DifferencesPanel(ui)
        self.group.add(self._undo, self._base, self._save, self._list, self.area, self.preview.tabs, self.preview.text)
        self.group.focus(self._list)
        self._follow()

    # Actions

    def set(self, knob: str, value: Any) -> None:
        """Change a knob; if the value is invalid, say so at the knob and keep the last good value."""
        refused = self.draft.set(knob, value)
        self._followed(knob, "" if refused is None else refused_sentence(refused))

    def reset(self, knob: str) -> None:
        """Reset a knob to its base's value."""
        refused = self.draft.reset(knob)
        self._followed(knob, "" if refused is None else refused_sentence(refused))

    def reset_all(self) -> None:
        """Reset every knob to its base's value."""
        self.draft.reset_all()
        self._followed("", "")

    def undo(self) -> None:
        """Undo the last change."""
        self.draft.undo()
        self._followed("", "")

    def save(self) -> None:
        """Save the rules and go back."""
        if (own := keep_rules(self.ui, self.services, self._key, self.draft.rules)) is None:
            return
        self.draft.kept()
        self.ui.toast(_("Saved: {name}").format(name=own.name))
        self.leave()
        self._on_kept(own.key)

    def leave(self) -> None:
        """Go back; ask first about unsaved changes."""
        if not self.draft.touched:
            super().leave()
            return
        answers = [
            DialogAnswer(_("Keep editing")),
            DialogAnswer(_("Don't save"), self._forget, "danger"),
            DialogAnswer(_("Save"), self.save, "primary"),
        ]
        words = _("You've changed “{name}”.").format(name=self.draft.rules.name)
        self.ui.screens.push(Dialog(self.ui, _("Save your changes?"), words, answers))

    def gone(self) -> None:
        """Stop comparing when the page is left."""
        self.preview.stop()

    def _forget(self) -> None:
        self.draft.kept()
        self.leave()

    # The page

    def handle(self, event: Input) -> None:
        """Undo on Ctrl+Z, save on Ctrl+S."""
        does = {pygame.K_z: self.undo, pygame.K_s: self.save}
        if isinstance(event, KeyPress) and event.ctrl and not event.repeat and event.key in does:
            does[event.key]()
        else:
            super().handle(event)

    def update(self, now: float) -> bool:
        """Show new figures."""
        fresh = self.preview.update()
        return super().update(now) or fresh

    def arrange(self, body: Box) -> None:
        """Place three columns above the lines about the differences; in an upright window two over one."""
        self._arrange_header(header_row(body))
        room = body.cut_bottom(_BOTTOM)[1]
        foot = self._differences.fit(self.draft.base, self.draft.rules, room.w)
        self._differences.box, room = room.cut_bottom(foot, _GAP)
        if room.h > room.w:
            upper, right = room.split_rows(2, _GAP)
            self._left, self._middle = upper.cut_left(max(170.0, upper.w * 0.3), _GAP)
        else:
            self._left, rest = room.cut_left(max(170.0, room.w * _GROUPS), _GAP)
            self._middle, right = rest.cut_left(room.w * _KNOBS, _GAP)
        inner = self._left.inset(8, 8)
        self._list.row_height = max(_LEAST_ENTRY, min(_ENTRY, (inner.h - 1) / len(self._groups)))
        self._list.count = len(self._groups)
        bar = 0.0 if self._list.content_height > inner.h else BAR_WIDTH + 4
        self._list.box = Box(inner.x, inner.y, inner.w + bar, inner.h)
        self._arrange_rows()
        self.preview.place(right)

    def paint(self, canvas: Canvas) -> None:
        """Draw the grounds and the summary."""
        canvas.panel(self._left)
        canvas.panel(self._middle)
        self.preview.draw(canvas)
        self._differences.draw(canvas)

    def _arrange_header(self, row: Box) -> None:
        for button in (self._save, self._base, self._undo):
            wide = 48.0 if not button.label else max(112.0, button.natural_width(self.ui.text))
            button.box, row = row.cut_right(wide, 10)

    def _arrange_rows(self) -> None:
        self.area.empty()
        inner = self._middle.inset(0, 6)
        self.area.box = Box(inner.x + 6, inner.y, inner.w - 10, inner.h)
        y = 8.0
        for row in self._shown_rows:
            y = row.arrange(self.area, y, self.area.inner_width)
        self.area.content_height = y

    @property
    def _shown_rows(self) -> list[KnobRow]:
        group = self._groups[self._list.marked or 0]
        return [self.rows[knob] for knob in group.knobs]

    def turn_to(self, group: int) -> None:
        """Show the knobs of a group."""
        self._list.marked = group
        self.area.scroll_to(0, at_once=True)
        self.area.version = self._list.marked
        self.resized(self.ui.viewport)

    def _turned(self) -> None:
        """Follow the preview's change of page."""
        self.resized(self.ui.viewport)
        self.changed()

    def _followed(self, knob: str, refused: str) -> None:
        """Show the outcome of a change."""
        for row in self.rows.values():
            row.refused = refused if row.knob == knob else ""
        self._follow()
        self.preview.follow()
        self.resized(self.ui.viewport)
        self.preview.scroll_to_changes()
        self.changed()

    def _follow(self) -> None:
        """Show the present rules everywhere."""
        rules, played = self.draft.rules, self.draft.played
        for knob, row in self.rows.items():
            row.changed = knob in played
            row.show(rules.knob(knob))
        self._undo.disabled = None if self.draft.undoable else _("You haven't changed anything yet.")
        self._base.disabled = None if played else _("Nothing differs from the original.")
        self.area.version = (rules, tuple(row.refused for row in self.rows.values()))

    def _draw_group(self, canvas: Canvas, box: Box, number: int) -> None:
        theme, group = canvas.theme, self._groups[number]
        room = box.inset(10, 0)
        count = sum(self.rows[knob].changed for knob in group.knobs)
        refused = any(self.rows[knob].refused for knob in group.knobs)
        marked = number == self._list.marked
        ink = theme.gold_light if marked else theme.ink
        words = room.cut_right(24)[1] if count or refused else room
        canvas.shrinking_line(words, group.title, ("strong" if marked else "body", "small"), ink)
        if count:
            middle = (room.right - 8, room.center[1])
            canvas.disc(middle, 10, theme.gold)
            canvas.text(middle, str(count), "small", theme.ink_dark, anchor="center")

    def _paint_rows(self, canvas: Canvas, content: Box) -> None:
        for row in self._shown_rows:
            row.draw(canvas, content)
