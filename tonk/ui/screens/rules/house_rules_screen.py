"""The page of house rules: the player's own, and the game's rules to begin from."""

import pygame

from tonk.rules import RuleSet
from tonk.rules.checked_rules import changed
from tonk.session.house_rules import OwnRules, all_rules, fresh_name, guest_rules
from tonk.session.rule_draft import begun_from
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.copying import copied
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.screens.rules.keeping import keep_rules
from tonk.ui.screens.rules.rules_details import RulesDetails
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, Dialog, DialogAnswer
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.rules.rule_sets import rules_name

_GAP, _BOTTOM, _PAD = 14.0, 18.0, 22.0
_LIST, _ROW, _LEAST_ROW = 0.34, 52.0, 44.0
_BUTTON, _BUTTON_GAP = 50.0, 10.0


class HouseRulesScreen(TitledScreen):
    """A list at the left; at the right a summary of the marked rules, and the actions for them.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    column = (640.0, 1000.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("House rules"))
        self._own: list[OwnRules] = []
        self._shown: list[OwnRules] = []
        self._list = Picker(0, _ROW, self._draw_row, self._marked)
        self._list.called = _("House rules")
        self._details = RulesDetails(ui)
        self._paste = Button(
            _("Paste rules"),
            self.paste,
            icon=icon("plus"),
            tooltip=_("Paste rules as text (Ctrl+V), or drop a file here"),
        )
        self._buttons = {
            "make": Button(_("Copy and customise"), self.make, kind="primary", icon=icon("plus")),
            "play": Button(pgettext("button", "Play"), self._play, icon=icon("play")),
            "change": Button(pgettext("button", "Change"), self._change, icon=icon("sliders")),
            "read": Button(pgettext("button", "Read"), self._read, icon=icon("book")),
            "copy": Button(_("Make a copy"), self._copy),
            "export": Button(
                _("Export"), self._export, tooltip=_("Save a file to send to someone (Ctrl+C copies the text)")
            ),
            "delete": Button(_("Remove"), self._ask_to_delete),
        }
        self._removed: RuleSet | None = None
        self._undo = Button(pgettext("button", "Undo"), self.put_back, icon=icon("undo"), tooltip=_("Undo (Ctrl+Z)"))
        self._undo.visible = False
        self._left = self._right = Box(0, 0, 0, 0)
        self.group.add(self._list, self._undo, self._paste, self._details, *self._buttons.values())
        self.group.focus(self._list)
        self._came_from = ui.home
        self._look()

    @property
    def own(self) -> OwnRules | None:
        """Return the marked house rules; None if a preset is marked."""
        shown = self._shown[self._list.marked or 0]
        return shown if shown.key else None

    @property
    def rules(self) -> RuleSet:
        """Return the marked rule set."""
        return self._shown[self._list.marked or 0].rules

    def leave(self) -> None:
        """Go back, also to the player's previous place."""
        self.ui.go_to(self._came_from)
        super().leave()

    def handle(self, event: Input) -> None:
        """Paste rules, copy the marked ones, ask on Delete whether to remove them, or put them back on Ctrl+Z."""
        match event:
            case KeyPress(key=pygame.K_v, ctrl=True, repeat=False):
                self.paste()
            case KeyPress(key=pygame.K_z, ctrl=True, repeat=False):
                self.put_back()
            case KeyPress(key=pygame.K_c, ctrl=True, repeat=False) if self.own is not None:
                self._copy_text(self.own)
            case KeyPress(key=pygame.K_DELETE, repeat=False) if self.own is not None:
                self._ask_to_delete()
            case _:
                super().handle(event)

    def update(self, now: float) -> bool:
        """Follow changes to the rules on other pages."""
        if self.ui.screens.top is self and self.services.rulebook.all() != self._own:
            own = self.own
            self._look("" if own is None else own.key)
            return True
        return super().update(now)

    def paste(self) -> None:
        """Take rules from the clipboard."""
        text = clipboard.paste()
        if text.strip():
            self.take_rules(text)
        else:
            self.ui.toast(_("There is nothing to paste. Copy the rules first, or drop their file here."))

    def take_rules(self, text: str) -> None:
        """Keep the rules in a text and mark them, or say why it can't be done."""
        taken = self.services.rulebook.import_text(text)
        if isinstance(taken, str):
            self.ui.toast(taken)
            return
        self.ui.toast(_("Added {name}").format(name=taken.name))
        self._look(taken.key)

    def arrange(self, body: Box) -> None:
        """Place the parts side by side; in an upright window one above the other."""
        room = body.cut_bottom(_BOTTOM)[1]
        if room.h > room.w:
            self._left, self._right = room.cut_top(room.h * 0.42, _GAP)
        else:
            self._left, self._right = room.cut_left(room.w * _LIST, _GAP)
        inner = self._left.inset(10, 10)
        self._paste.box, inner = inner.cut_bottom(_BUTTON, 8)
        if self._removed is not None:
            self._undo.box, inner = inner.cut_bottom(_BUTTON, 8)
        count = len(self._shown)
        self._list.row_height = max(_LEAST_ROW, min(_ROW, inner.h / count))
        self._list.count = count
        bar = 0.0 if self._list.content_height > inner.h else BAR_WIDTH + 4
        self._list.box = Box(inner.x, inner.y, inner.w + bar, inner.h)
        detail = self._right.inset(_PAD, 16)
        buttons = self._arrange_buttons(detail)
        self._details.fit(detail.cut_bottom(buttons, 10)[1])

    def paint(self, canvas: Canvas) -> None:
        """Draw the grounds."""
        canvas.panel(self._left)
        canvas.panel(self._right)

    # Showing

    def _look(self, key: str = "") -> None:
        """Show all rules, and mark those with this key."""
        before = self._list.marked or 0
        self._own = self.services.rulebook.all()
        self._shown = _listed(self._own)
        keys = [own.key for own in self._shown]
        self._list.count = len(self._shown)
        self._list.marked = keys.index(key) if key and key in keys else min(before, self._list.count - 1)
        self._marked(self._list.marked)

    def _marked(self, _row: int) -> None:
        own, rules = self.own, self.rules
        self.ui.sit_at(rules.id)
        for name, button in self._buttons.items():
            button.visible = name in ("play", "read") or (name == "make") == (own is None)
        self._buttons["play"].kind = "quiet" if own is None else "primary"
        self._details.show(rules, own)
        self.resized(self.ui.viewport)
        self.changed()

    def _arrange_buttons(self, room: Box) -> float:
        """Place the buttons at the bottom, in as many rows as needed, and return their height."""
        rows: list[list[tuple[Button, float]]] = [[]]
        for button in (one for one in self._buttons.values() if one.visible):
            wide = max(104.0, button.natural_width(self.ui.text))
            used = sum(width + _BUTTON_GAP for _button, width in rows[-1])
            if rows[-1] and used + wide > room.w:
                rows.append([])
            rows[-1].append((button, wide))
        tall = len(rows) * (_BUTTON + _BUTTON_GAP) - _BUTTON_GAP
        y = room.bottom - tall
        for row in rows:
            x = room.x
            for button, wide in row:
                button.box = Box(x, y, wide, _BUTTON)
                x += wide + _BUTTON_GAP
            y += _BUTTON + _BUTTON_GAP
        return tall

    def _draw_row(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, room, marked = canvas.theme, box.inset(12, 0), row == self._list.marked
        shown = self._shown[row]
        mine, rules = bool(shown.key), shown.rules
        ink = theme.gold_light if marked else theme.ink if mine else theme.ink_soft
        if not rules.is_tonk and self._shown[row - 1].rules.is_tonk:
            canvas.line((room.x, box.y), (room.right, box.y), theme.hairline, 1)
            words = _("Other games")
            apart = canvas.text_renderer.measure(words, "small")[0]
            said, room = room.cut_right(apart, 8)
            canvas.line_of_text(said, words, "small", theme.ink_off)
        if mine:
            mark, room = room.cut_left(22, 8)
            canvas.icon(icon("sliders"), mark.center, 20, theme.gold)
        canvas.line_of_text(room, rules_name(rules.name), "strong" if marked else "body", ink)

    # Actions

    def make(self) -> None:
        """Begin house rules based on the marked ones."""
        taken = [own.name for own in self._own]
        self._edit(begun_from(self.rules, taken), "")

    def _change(self) -> None:
        if self.own is not None:
            self._edit(self.own.rules, self.own.key)

    def _edit(self, rules: RuleSet, key: str) -> None:
        self.services.routes.show_rules_editor(rules, key, self._kept)

    def _kept(self, key: str) -> None:
        """Mark the rules that the other page has kept."""
        self._look(key)
        self.group.focus(self._list)

    def _play(self) -> None:
        self.services.routes.show_new_game(self.services.choices.at_table_of(self.rules))

    def _read(self) -> None:
        self.services.routes.show_rules(self.rules)

    def _copy(self) -> None:
        if self.own is not None:
            name = fresh_name(self.own.name, [own.name for own in self._own])
            copy = keep_rules(self.ui, self.services, "", changed(self.own.rules, {"name": name}))
            if copy is not None:
                self._look(copy.key)

    def _export(self) -> None:
        if self.own is not None:
            self.ui.toast(self.services.rulebook.export(self.own.key))

    def _copy_text(self, own: OwnRules) -> None:
        copied(self.ui, self.services.rulebook.text(own.key), _("Copied {name} as text").format(name=own.name))

    def _ask_to_delete(self) -> None:
        own = self.own
        if own is None:
            return
        words = _("Hands played by “{name}” stay in the history.").format(name=own.name)
        answers = [DialogAnswer(_("Keep them")), DialogAnswer(_("Remove"), lambda: self._delete(own), "danger")]
        self.ui.screens.push(Dialog(self.ui, _("Remove these rules?"), words, answers))

    def _delete(self, own: OwnRules) -> None:
        self.services.rulebook.remove(own.key)
        self._offer_undo(own.rules)
        self._look()

    def put_back(self) -> None:
        """Put back the rules removed last, as long as this page is open."""
        if self._removed is None or (own := keep_rules(self.ui, self.services, "", self._removed)) is None:
            return
        self._offer_undo(None)
        self.group.focus(self._list)
        self._look(own.key)

    def _offer_undo(self, removed: RuleSet | None) -> None:
        """Show the button that puts these rules back, or hide it."""
        self._removed, self._undo.visible = removed, removed is not None
        self.resized(self.ui.viewport)


def _listed(own: list[OwnRules]) -> list[OwnRules]:
    """Return the rule sets in the order of the list: the player's own and the game's, then those of other games.

    Args:
        own: The kept rules, the only ones with a key.
    """
    of_tonk = [one for one in own if one.rules.is_tonk]
    of_guests = [one for one in own if not one.rules.is_tonk]
    presets, guests = ([OwnRules("", rules) for rules in rule_sets(())] for rule_sets in (all_rules, guest_rules))
    return [*of_tonk, *presets, *of_guests, *guests]
