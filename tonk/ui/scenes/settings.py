"""The settings screen: what is set is used at once, and cards beside it show what it looks like."""

from tonk.session.settings import CHOICES, VOLUMES, Settings
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.scenes.keys_page import KeysPage
from tonk.ui.scenes.preview import Preview
from tonk.ui.scenes.screen import HEADER, Screen
from tonk.ui.viewport import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Viewport
from tonk.ui.widgets import Choice, Field, ScrollArea, Slider, Toggle
from tonk.ui.widgets.slider import percent
from tonk.words import _

_PAD, _GAP, _BOTTOM = 24.0, 14.0, 20.0
_HEADING, _ROW = 48.0, 60.0
_NOTE = 30.0
"""What a line below a field takes."""
_TABS = 340.0
_CONTROL = 0.62
"""The share of a row that its control takes."""


class SettingsScene(Screen):
    """Two pages: the settings, and the keys of the table.

    Args:
        stage: The stage.
        house: The game around it.
        keys: Whether it opens at the keys.
    """

    def __init__(self, stage: Stage, house: House, *, keys: bool = False) -> None:
        super().__init__(stage, house, _("Settings"))
        self._page = "keys" if keys else "settings"
        pages = [("settings", _("Settings")), ("keys", _("Keys"))]
        self._tabs = Choice("", pages, self._page, self._turn_to)
        self._fields = self._make_fields(stage.settings)
        self._seen = stage.settings
        self._groups = (
            (_("The game"), ("animation_speed", "thinking_time", "reduced_motion")),
            (_("Sound"), ("master_volume", "effects_volume", "music_volume")),
        )
        self._looks = (
            _("The look"),
            ("place", "card_back", "card_face", "card_size", "suit_colours", "ui_scale", "full_screen"),
        )
        self._preview = Preview(stage)
        self._keys = KeysPage(stage)
        self._area = ScrollArea(self._paint_page)
        self._panels: list[Box] = []
        self._titles: list[tuple[str, Box]] = []
        self._preview_box = Box(0, 0, 0, 0)
        self._scale_note: Box | None = None
        self.group.add(self._tabs, self._area)

    def update(self, now: float) -> bool:
        """Follow settings that were changed elsewhere, as by F11."""
        if self.stage.settings is not self._seen:
            self._seen = self.stage.settings
            for key, field in self._fields.items():
                field.value = getattr(self._seen, key)
            self._area.version = self._seen
        return super().update(now)

    def arrange(self, body: Box) -> None:
        """Two columns; below each other in a high, narrow window."""
        wide = min(_TABS, body.w * 0.4)
        self._tabs.box = Box(body.right - wide, (HEADER - 48) / 2, wide, 48)
        self._area.box = Box(body.x, body.y, body.w + 22, body.h - _BOTTOM)
        self._area.empty()
        if self._page == "keys":
            self._area.content_height = self._keys.arrange(body.w, self._area.box.h)
        else:
            self._area.content_height = self._arrange_fields(body)

    def _make_fields(self, now: Settings) -> dict[str, "Choice[str | float] | Slider | Toggle"]:
        """A widget for every setting."""
        return {
            "animation_speed": self._choice(_("Animations"), "animation_speed", now),
            "thinking_time": self._choice(_("Bots think"), "thinking_time", now),
            "reduced_motion": self._toggle(
                _("Reduced motion"), "reduced_motion", now, _("Cards fade instead of flying across the table")
            ),
            "master_volume": self._slider(_("Volume"), "master_volume", now),
            "effects_volume": self._slider(_("Effects"), "effects_volume", now),
            "music_volume": self._slider(_("Music"), "music_volume", now),
            "place": self._choice(_("Place"), "place", now),
            "card_back": self._choice(_("Card backs"), "card_back", now),
            "card_face": self._choice(_("Card faces"), "card_face", now),
            "card_size": self._choice(_("Card size"), "card_size", now),
            "suit_colours": self._choice(_("Suit colours"), "suit_colours", now),
            "ui_scale": self._choice(_("Interface size"), "ui_scale", now),
            "full_screen": self._toggle(_("Full screen"), "full_screen", now, _("F11 does the same")),
        }

    def _choice(self, label: str, key: str, now: Settings) -> "Choice[str | float]":
        names = option_names(key)
        return Choice(
            label,
            [(value, names[value]) for value in CHOICES[key]],
            getattr(now, key),
            lambda value: self._set(key, value),
        )

    def _slider(self, label: str, key: str, now: Settings) -> Slider:
        return Slider(label, getattr(now, key), lambda value: self._set(key, value))

    def _toggle(self, label: str, key: str, now: Settings, note: str) -> Toggle:
        toggle = Toggle(label, getattr(now, key), lambda value: self._set(key, value))
        toggle.note = note
        return toggle

    def _set(self, key: str, value: str | float | bool) -> None:
        self.house.change_settings(self.stage.settings.changed(**{key: value}))
        self._area.version = self.stage.settings
        if key in VOLUMES:
            self.stage.sounds.play("place")

    def _turn_to(self, page: str) -> None:
        self._page = page
        self._area.version = page
        self._area.scroll_to(0, at_once=True)
        self.resized(self.stage.viewport)

    def _arrange_fields(self, body: Box) -> float:
        """Place the widgets in the content; returns how tall it is."""
        self._panels, self._titles, self._scale_note = [], [], None
        upright = body.h > body.w
        columns = (Box(0, 0, body.w, 0),) * 2 if upright else Box(0, 0, body.w, 0).split_columns(2, _GAP)
        left = self._arrange_group(self._groups[0], columns[0], 0.0)
        left = self._arrange_group(self._groups[1], columns[0], left + _GAP)
        top = left + _GAP if upright else 0.0
        preview = self._preview.height
        right = self._arrange_group(self._looks, columns[1], top, extra=preview)
        inner = columns[1].inset(_PAD, 0)
        self._preview_box = Box(inner.x, right - preview - _PAD + 8, inner.w, preview)
        if not upright and left < right:
            # The two columns end on one line.
            last = self._panels[1]
            self._panels[1] = Box(last.x, last.y, last.w, right - last.y)
        return max(left, right)

    def _arrange_group(self, group: tuple[str, tuple[str, ...]], column: Box, top: float, extra: float = 0.0) -> float:
        """Place a panel with a title and its fields; returns where it ends."""
        title, keys = group
        inner = column.inset(_PAD, 0)
        self._titles.append((title, Box(inner.x, top + 12, inner.w, _HEADING)))
        y = top + 12 + _HEADING
        for key in keys:
            field: Field = self._fields[key]
            if not isinstance(field, Toggle):
                field.control_width = inner.w * _CONTROL
            self._area.place(field, Box(inner.x, y, inner.w, _ROW))
            y += _ROW
            if key == "ui_scale" and gives_way(self.stage.viewport):
                self._scale_note = Box(inner.x, y - 8, inner.w, _NOTE)
                y += _NOTE - 8
        bottom = y + extra + _PAD - 8
        self._panels.append(Box(column.x, top, column.w, bottom - top))
        return bottom

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        if self._page == "keys":
            self._keys.draw(canvas, content)
            return
        for panel in self._panels:
            canvas.panel(panel.move(content.x, content.y))
        for title, box in self._titles:
            canvas.text((box.x + content.x, box.y + content.y), title, "heading", canvas.theme.gold)
        if self._scale_note is not None:
            note = self._scale_note.move(content.x, content.y)
            canvas.line_of_text(note, _("As large as this window allows"), "small", canvas.theme.ink_soft, "right")
        self._preview.draw(canvas, self._preview_box.move(content.x, content.y))


def gives_way(viewport: Viewport) -> bool:
    """Whether everything is drawn smaller than the player asked, because the window is too small for it."""
    asked = min(viewport.width / DESIGN_WIDTH, viewport.height / DESIGN_HEIGHT) * viewport.ui_scale
    return viewport.scale < asked - 1e-6


def option_names(key: str) -> dict[str | float, str]:
    """What the values of a setting are called."""
    names: dict[str, dict[str | float, str]] = {
        "animation_speed": {"0.5": _("½×"), "1": _("1×"), "2": _("2×"), "4": _("4×"), "instant": _("None")},
        "thinking_time": {"slow": _("Slowly"), "normal": _("Normally"), "fast": _("Fast"), "none": _("No wait")},
        "card_size": {"small": _("Small"), "medium": _("Medium"), "large": _("Large")},
        "suit_colours": {"two": _("Two"), "four": _("Four"), "safe": _("Colour-blind")},
        "card_face": {"standard": _("Classic"), "large": _("Large index")},
        "card_back": {"medal": _("Medal"), "deco": _("Deco"), "raven": _("Raven"), "frost": _("Frost")},
        "place": {
            "rules": _("As the rules"),
            "club": _("Jazz club"),
            "camp": _("Camp"),
            "cafe": _("Café"),
            "station": _("Station"),
            "plain": _("Plain"),
        },
    }
    if key in names:
        return names[key]
    return {value: percent(float(value)) for value in CHOICES[key]}
