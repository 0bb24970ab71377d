"""The settings screen: settings take effect at once, and a small table beside it previews them."""

from collections.abc import Sequence

from tonk.rules import load_preset
from tonk.session.circuit.rewards import is_open, reward_for
from tonk.session.settings import OWN_SUITS
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen, header_row, is_narrow
from tonk.ui.screens.settings.assign_page import AssignPage
from tonk.ui.screens.settings.ease_fields import suits_warning
from tonk.ui.screens.settings.keys_page import KeysPage
from tonk.ui.screens.settings.setting_fields import setting_fields
from tonk.ui.screens.settings.setting_groups import (
    KEYS,
    LEARN,
    PLAY,
    PREVIEWED,
    SAVES,
    TABLE,
    SettingGroup,
    setting_groups,
    setting_pages,
)
from tonk.ui.screens.settings.settings_preview import Preview
from tonk.ui.shell.commands import Command
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ChoiceField, ScrollArea, TileField, Toggle
from tonk.ui.widgets.base import NOWHERE
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, current, pgettext
from tonk.words.circuit import how_to_earn
from tonk.words.table.names import about as about_person

_PAD, _GAP, _BESIDE, _BOTTOM = 24.0, 16.0, 10.0, 20.0
_HEADING, _ROW = 48.0, 56.0
_TWO_HALVES = 960.0
"""The width of a room below which the two halves of a page are below each other, without a preview."""
_TABS = 660.0
_CONTROL = 0.62
"""The share of a row for its control."""
_FIELDS = 0.54
"""The share of the screen for the fields; the preview has the rest."""
_LABEL = 34.0
_TILES = {"place": (0.92, 124.0), "card_back": (1.55, 146.0), "portrait_frame": (1.2, 122.0)}
"""The ratio of a tile's height to its width, and its greatest height, for each setting with tiles."""
_PREVIEW_HIGH = 440.0
"""The height of the preview in a window that is higher than wide."""
_BUTTON = 44.0
"""The height of the buttons that open the pages of sounds and of saved files."""

_HEARD = frozenset(("master_volume", "effects_volume"))
"""The volumes that the sound of a laid card demonstrates; the interface and the music are heard anyway."""
_NOT_SHOWN = frozenset(
    (
        "interface_volume",
        "music_volume",
        "room_volume",
        "music",
        "language",
        "mono_sound",
        "captions",
        "double_click",
        "key_repeat",
        "rumble",
        "keys",
        "pad_buttons",
        "speech",
        "speech_rate",
        "speech_pitch",
        "speech_detail",
        "scanning",
        "lens",
        "portrait_frame",
        "open_rewards",
        "ui_scale",
        "full_screen",
        "fair_deal",
        "cross_time",
        "lessons",
        "statistics",
        "table_talk",
        "coach",
        "coach_least",
    )
)
"""The settings that the small table beside them doesn't show."""


class SettingsScreen(TitledScreen):
    """A page for each group of settings, and one for the keys of the table.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        keys: Whether to open at the keys.
    """

    least_page = (853.0, 480.0)
    column = (640.0, 760.0)
    tabbed = True

    def __init__(self, ui: UiContext, services: Services, *, keys: bool = False) -> None:
        super().__init__(ui, services, _("Settings"))
        self._page = KEYS if keys else TABLE
        self._tabs = ChoiceField("", setting_pages(), self._page, self._turn_to)
        self._ease, self._whose = _ease_button(services), self._whose_button()
        self._tabs.called = pgettext("part of a screen", "Page")
        self._fields = setting_fields(ui, self._set, self._why_locked, services.choices.person)
        self._seen = ui.settings
        self._groups = setting_groups()
        self._preview = Preview(ui)
        self._ways = _ways_on(services)
        self._keys, self._area = KeysPage(ui, self._assign, self._reset_keys), ScrollArea(self._paint_page)
        self._titles: list[tuple[str, Box]] = []
        self._panel = self._preview_box = NOWHERE
        self._halves: list[Box] = []
        self._notes: list[tuple[str, Box]] = []
        self.group.add(self._whose, self._ease, self._tabs, self._area)

    def announced(self) -> Sequence[str]:
        """Return the title, and the name of the open page."""
        return current(self.title), dict(setting_pages())[self._page]

    def update(self, now: float) -> bool:
        """Follow settings that were changed elsewhere, as by F11, and run the preview."""
        if self.ui.settings is not self._seen:
            self._seen = self.ui.settings
            self._say_whose()
            for key, field in self._fields.items():
                field.value = getattr(self._seen, key)
            self._area.version = self._seen
        self._keys.follow()
        moved = self._page in PREVIEWED and self._preview_box.w > 0 and self._preview.update(now)
        return super().update(now) or moved

    def _whose_button(self) -> Button:
        """Return the button for the page on which a person gets settings of their own."""
        button = self._whose = Button("", self._ask_whose, icon=icon("person"))
        self._say_whose()
        return button

    def _say_whose(self) -> None:
        """Show whose settings these are, and mark the button if they are one person's."""
        who = self.services.people.known(self.services.at_screen.name)
        own = about_person(who.name, _("Your own settings"), _("{name}'s own settings"))
        self._whose.tooltip = own if who.settings else _("These are everyone's settings. You can have your own.")
        self._whose.kind = "primary" if who.settings else "quiet"

    def _ask_whose(self) -> None:
        self.services.routes.show_people(self.services.at_screen.name)

    def arrange(self, body: Box) -> None:
        """Place the fields at the left and the preview at the right; below each other in a high, narrow window."""
        row = header_row(body)
        self._whose.box, rest = row.cut_left(row.h, _BESIDE)
        self._ease.box, rest = rest.cut_left(row.h, _GAP)
        self._tabs.box = rest
        if not is_narrow(body):
            self._tabs.box, rest = row.cut_right(min(_TABS, body.w * 0.62), _GAP)
            self._ease.box, rest = rest.cut_right(rest.h, _BESIDE)
            self._whose.box = rest.cut_right(rest.h)[0]
        self._area.empty()
        self._titles, self._notes = [], []
        room = body.cut_bottom(_BOTTOM)[1]
        if self._page == KEYS:
            self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
            self._area.content_height = self._keys.arrange(self._area, room.w, self._area.box.h)
            return
        if self._page == PLAY:
            self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
            self._area.content_height = self._arrange_halves(room)
            return
        if room.h > room.w:
            self._preview_box, self._panel = room.cut_top(min(_PREVIEW_HIGH, room.h * 0.4), _GAP)
        elif room.w < _TWO_HALVES:
            self._preview_box, self._panel = NOWHERE, room
        else:
            self._panel, self._preview_box = room.cut_left(room.w * _FIELDS, _GAP)
        inner = self._panel.inset(0, 6)
        self._area.box = Box(inner.x + _PAD, inner.y, inner.w - _PAD, inner.h)
        column = Box(0, 0, inner.w - 2 * _PAD, 0)
        self._area.content_height = self._arrange_fields(column, self._groups[self._page])

    def _arrange_halves(self, room: Box) -> float:
        """Place the groups on two panels side by side, alternately; in a high, narrow window on one."""
        count = 1 if room.h > room.w or room.w < _TWO_HALVES else 2
        groups = self._groups[self._page]
        high = 0.0
        boxes = Box(0, 0, room.w, room.h).split_columns(count, _GAP)
        for number, box in enumerate(boxes):
            inner = box.inset(_PAD, 0)
            high = max(high, self._arrange_fields(inner, groups[number::count]))
        self._halves = [Box(box.x, 0, box.w, max(high, room.h)) for box in boxes]
        return max(high, room.h)

    def paint(self, canvas: Canvas) -> None:
        """Draw the ground of the fields, and the preview."""
        if self._page in PREVIEWED:
            canvas.panel(self._panel)
            if self._preview_box.w:
                self._preview.draw(canvas, self._preview_box)

    def _set(self, key: str, value: str | float | bool) -> None:
        settings, line = self.ui.settings, self._line_of(key)
        if key == "lessons":
            self.services.change_settings(settings.teaching(wanted=bool(value)))
        else:
            self.services.change_settings(settings.changed(**{key: value}))
        self._area.version = self.ui.settings
        if self.ui.settings.ui_scale != settings.ui_scale:
            # The same control may be pressed again at once, so it stays where it was in the window.
            moved = (self._line_of(key) - line) / self.ui.viewport.scale
            self._area.scroll_to(self._area.top + moved, at_once=True)
        if key == "suit_colours" or key in OWN_SUITS:
            self.resized(self.ui.viewport)
        if key in _HEARD:
            self.ui.sound("place")
        elif key not in _NOT_SHOWN:
            self._preview.replay()

    def _line_of(self, key: str) -> int:
        """Return the height of a setting's middle in the window, in pixels."""
        return self.ui.viewport.rect(self._fields[key].box).centery

    def _assign(self, command: Command) -> None:
        self.ui.screens.push(AssignPage(self.ui, self.services, command))

    def _reset_keys(self) -> None:
        self.services.change_settings(self.ui.settings.changed(keys=(), pad_buttons=()))
        self.ui.toast(_("All keys and buttons are reset"))

    def _why_locked(self, key: str, value: str | float) -> str:
        """Return the way to earn a value of a setting, or "" for one that is available."""
        reward = reward_for(key, value)
        if reward is None or self.ui.settings.open_rewards or is_open(self.services.circuit.now, key, value):
            return ""
        return how_to_earn(load_preset(reward.table).name)

    def _turn_to(self, page: str) -> None:
        self._page = self._tabs.value = page
        self._area.version = page
        self._area.scroll_to(0, at_once=True)
        self.resized(self.ui.viewport)

    def _arrange_fields(self, column: Box, groups: Sequence[SettingGroup]) -> float:
        """Place the widgets of these groups below each other in a column, and return their height."""
        y = _PAD - 12
        for title, keys in groups:
            if title:
                self._titles.append((title, Box(column.x, y, column.w, _HEADING)))
                y += _HEADING
            for key in keys:
                if (way := self._ways.get(key)) is not None:
                    self._area.place(way, Box(column.x, y + _GAP / 2, way.natural_width(self.ui.text), _BUTTON))
                    y += _ROW + _GAP / 2
                    continue
                self._fields[key].visible = key not in OWN_SUITS or self.ui.settings.suit_colours == "own"
                if self._fields[key].visible:
                    y = self._arrange_field(key, column, y)
            y += _GAP
        return y - _GAP + _PAD - 12

    def _arrange_field(self, key: str, column: Box, y: float) -> float:
        """Place one widget, and return its lower end."""
        field, wide = self._fields[key], column.w
        if isinstance(field, TileField):
            ratio, most = _TILES[key]
            tile = min(most, (wide - (field.columns - 1) * field.gap) / field.columns * ratio)
            high = _LABEL + field.rows * (tile + field.gap) - field.gap
            self._area.place(field, Box(column.x, y, wide, high))
            return y + high + _GAP * 0.5
        if not isinstance(field, Toggle):
            field.control_width = wide * _CONTROL
        self._area.place(field, Box(column.x, y, wide, _ROW))
        y += _ROW
        if note := suits_warning(self.ui.settings) if key == OWN_SUITS[-1] else about(key):
            high = self.ui.text.measure(note, "small", wide)[1]
            self._notes.append((note, Box(column.x, y, wide, high)))
            y += high + 10
        return y

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        if self._page == KEYS:
            self._keys.draw(canvas, content)
            return
        for half in self._halves if self._page == PLAY else ():
            canvas.panel(half.move(content.x, content.y))
        for title, box in self._titles:
            canvas.text((box.x + content.x, box.y + content.y + 6), title, "heading", canvas.theme.gold)
        for note, box in self._notes:
            at = (content.x + box.x, content.y + box.y)
            canvas.text(at, note, "small", canvas.theme.ink_soft, max_width=box.w)


def _ways_on(services: Services) -> dict[str, Button]:
    """Return the buttons for the pages beside the settings."""
    return {
        LEARN: Button(_("Learn the sounds"), services.routes.show_sounds),
        SAVES: Button(_("Saves and messages"), services.routes.show_saves),
    }


def _ease_button(services: Services) -> Button:
    """Return the button for the page of presets."""
    return Button(
        "", services.routes.show_ease, icon=icon("eye"), tooltip=_("Presets, and help for eyes, ears and hands")
    )


def about(key: str) -> str:
    """Return the explanation of a setting whose label is not enough."""
    return {
        "coach": _(
            "The coach says what each move is worth, and why. It speaks when you play against bots, but not "
            "in duplicate or daily deals. Hands it helped with are counted separately."
        ),
        "thinking_time": _("How long bots think before they play. The speed of the cards is under “Screen & sound”."),
        "coach_least": _("Smaller mistakes aren't mentioned."),
        "fair_deal": _(
            "A seal is a number made from the order of the shuffled deck. You see it before the deal and check it "
            "after the hand. That proves nobody changed the deck."
        ),
        "take_back": _("You can undo until you see a new card or someone else plays. In practice, you always can."),
        "scanning": _(
            "A frame moves from one thing to the next by itself. To press what it is on, use Space, Enter, the "
            "pad's main button, or a click without moving the pointer."
        ),
        "lessons": _(
            "Explains what is new in Twists and the other games the first time it turns up. Switch off "
            "and on to start over."
        ),
        "ui_scale": _("Text, buttons and cards grow together. To change only the cards, see “Cards & table”."),
        "cross_time": _("How long you have to decide on a Cross. After that, it's too late."),
    }.get(key, "")
