"""The page of presets, and of accessibility features."""

from collections.abc import Hashable
from functools import partial

from tonk.session.settings import Settings
from tonk.session.settings_presets import PRESETS, is_set, with_preset
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.narration import Description, labelled, on_or_off

_PAD, _GAP, _BUTTON, _WIDE, _HEADING, _BOTTOM, _MOST = 24.0, 14.0, 48.0, 250.0, 44.0, 18.0, 900.0
_BESIDE = 640.0
"""The width of a column below which the words are below the button."""


class PresetButton(Button):
    """A button that sets a few settings at once, and shows whether they are set."""

    chosen = False

    @property
    def description(self) -> Description:
        """Return its label, and that it is on."""
        description = super().description
        return (
            description._replace(name=labelled(description.name, on_or_off(self.chosen)))
            if self.chosen
            else description
        )


class EaseScreen(TitledScreen):
    """A button for each preset with its changes, one for the earlier settings, and a list of features."""

    least_page = (640.0, 360.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Accessibility"))
        self._before = ui.settings
        self._area = ScrollArea(self._paint_page)
        self._presets = {name: self._preset(name) for name in PRESETS}
        self._undo = Button(_("As it was"), lambda: self._use(self._before), icon=icon("undo"))
        self._words: list[tuple[str, str, Box, str]] = []
        """The words, their styles, their places, and the names of their buttons."""
        self.group.add(self._area)

    def _preset(self, name: str) -> PresetButton:
        label, _says = preset_words("")[name]
        return PresetButton(label, lambda: self._use(with_preset(self.ui.settings, name)), align="left")

    def _use(self, settings: Settings) -> None:
        self.services.change_settings(settings)
        self.resized(self.ui.viewport)

    def arrange(self, body: Box) -> None:
        """Place the presets below each other, then the list."""
        room = body.cut_bottom(_BOTTOM)[1].centered(min(body.w, _MOST), body.h - _BOTTOM)
        self._area.box = Box(room.x, room.y, room.w + BAR_WIDTH + 4, room.h)
        self._area.empty()
        self._words = []
        (speech_key,) = self.ui.bindings.named("speech")
        inner, y = Box(_PAD, 0, room.w - 2 * _PAD, 0), _PAD
        for name, button in self._presets.items():
            label, says = preset_words(speech_key)[name]
            button.chosen = is_set(self.ui.settings, name)
            button.kind, button.icon = ("primary", icon("check")) if button.chosen else ("quiet", None)
            y = self._beside(button, says, inner, y, label)
        self._undo.disabled = None if self.ui.settings != self._before else _("Nothing has changed yet")
        before = _("Every setting as it was when you opened this page.")
        y = self._beside(self._undo, before, inner, y, self._undo.label)
        y += _GAP
        for title, says in what_there_is(speech_key):
            self._words.append((title, "heading", Box(inner.x, y, inner.w, _HEADING), ""))
            high = self.ui.text.measure(says, "body", inner.w)[1]
            self._words.append((says, "body", Box(inner.x, y + _HEADING - 4, inner.w, high), ""))
            y += _HEADING + high + _GAP
        self._area.content_height = y + _PAD - _GAP
        self._area.version = self._shape

    @property
    def _shape(self) -> Hashable:
        return self.ui.settings, self.ui.viewport.scale

    def _beside(self, button: Button, says: str, inner: Box, y: float, label: str) -> float:
        """Place a button with words beside it, or below if there is little room, and return their lower end."""
        below = inner.w < _BESIDE
        self._area.place(button, Box(inner.x, y, inner.w if below else _WIDE, _BUTTON))
        wide = inner.w if below else inner.w - _WIDE - _PAD
        high = self.ui.text.measure(says, "small", wide)[1]
        top = y + _BUTTON + 4 if below else y + max(0.0, (_BUTTON - high) / 2)
        self._words.append((says, "small", Box(inner.right - wide, top, wide, high), label))
        return max(y + _BUTTON, top + high) + _GAP

    def _paint_page(self, canvas: Canvas, content: Box) -> None:
        canvas.panel(Box(content.x, content.y, content.w, content.h))
        theme = canvas.theme
        inks = {"heading": theme.gold, "body": theme.ink, "small": theme.ink_soft}
        for words, style, box, label in self._words:
            at = box.move(content.x, content.y)
            with saying(canvas, at, partial(labelled, label, words) if label else partial(str, words)):
                canvas.text((at.x, at.y), words, style, inks[style], max_width=box.w)


def preset_words(speech_key: str) -> dict[str, tuple[str, str]]:
    """Return the name of each preset and its changes.

    Args:
        speech_key: The name of the key that turns speech on and off.
    """
    return {
        "simple": (
            pgettext("preset", "Simple"),
            _("No coach, no table talk, no statistics. Tips explain what is new, and you can undo."),
        ),
        "large": (
            pgettext("preset", "Large and clear"),
            _(
                "Text and buttons are one and a half times as large. Cards are large too, with big corner numbers. "
                "Everyone can tell the suits apart. Captions name sounds, and messages stay until you press them."
            ),
        ),
        "calm": (
            pgettext("preset", "Calm"),
            _(
                "Cards fade instead of flying, and bots take their time. Nobody talks, sounds are soft, and no clock "
                "runs. Messages stay until you press them."
            ),
        ),
        "ear": (
            pgettext("preset", "By ear"),
            _("Everything is read aloud in full. No music and no table talk. {key} turns speech off.").format(
                key=speech_key
            ),
        ),
        "fast": (
            pgettext("preset", "Fast"),
            _("Cards fly four times as fast, bots don't stop to think, and nobody talks or explains."),
        ),
        "purist": (
            pgettext("preset", "Purist"),
            _("No coach, no tips, no undo, no talk, no music. You see each deck's seal, and you cut the deck."),
        ),
    }


def what_there_is(speech_key: str) -> tuple[tuple[str, str], ...]:
    """Return groups of players and the features for them.

    Args:
        speech_key: The name of the key that turns speech on and off.
    """
    return (*_for_the_senses(speech_key), *_for_hands_and_pace())


def _for_the_senses(speech_key: str) -> tuple[tuple[str, str], ...]:
    return (
        (
            _("If you don't see well"),
            _(
                "Text, buttons and cards can be up to twice as large. Cards can be dark, or have big corner "
                "numbers. The plain table is black and white, and its cards have thick edges. A clear ring marks "
                "whatever you are on. Pages never scroll sideways, only up and down: with the wheel, or with Ctrl "
                "and the arrow keys."
            ),
        ),
        (
            _("If colours look alike to you"),
            _(
                "Choose suit colours that everyone can tell apart, or your own, with a warning when two are too "
                "close. Nothing is shown by colour alone: suits have shapes, amounts have a plus or minus, and "
                "players have names."
            ),
        ),
        (
            _("If you can't see the screen"),
            _(
                "Speech reads every page and every move, with your screen reader or one of your system's voices. {key} "
                "turns it on. Keys at the table tell you your cards, the piles, the spreads and whose turn it is."
            ).format(key=speech_key),
        ),
        (
            _("If you can't hear, or hear with one ear"),
            _(
                "Everything you can hear, you can also read. The log has every move, and captions name each sound. "
                "Sound can be mono, and cards, buttons and music each have their own volume."
            ),
        ),
    )


def _for_hands_and_pace() -> tuple[tuple[str, str], ...]:
    return (
        (
            _("If your hands tire or tremble"),
            _(
                "Play with the mouse alone, with keys alone or with a game pad. Nothing has to be dragged or held, "
                "and you choose how far a drag has to go before it counts. Nothing hurries you."
            ),
        ),
        (
            _("If you are left-handed"),
            _(
                "The left-handed table has its buttons on the left, in replays too. The log and your plate are on "
                "the right. You can move any key to your other hand."
            ),
        ),
        (
            _("If motion troubles you"),
            _(
                "With reduced motion, cards fade instead of flying. If your system asks for less motion, Tonk follows. "
                "Animations can be slower, faster or off."
            ),
        ),
        (
            _("If you want to take your time"),
            _(
                "Lessons and tips come at your pace. You can undo, ask for a hint, read the rules at any moment and "
                "resume a match another day. Messages can stay until you press them."
            ),
        ),
        (
            _("If you share the screen"),
            _(
                "Each of you can have your own settings: press your portrait on the title page. They change when "
                "you pass the screen on."
            ),
        ),
    )
