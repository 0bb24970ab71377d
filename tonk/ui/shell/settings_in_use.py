"""The context of a window, made from the player's settings and kept in step with them."""

from collections.abc import Callable
from threading import Thread

import pygame
import pygame.system

from tonk.resources import assets_root
from tonk.session.settings import LETTERS_OF_LANGUAGE, Settings
from tonk.ui.drawing.card_art import CardArt
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Theme
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import repeat_keys
from tonk.ui.shell.sounds import SoundPlayer
from tonk.ui.shell.system_motion import SystemMotion
from tonk.ui.shell.window import fitting_size, set_fullscreen
from tonk.words import language
from tonk.words.translating import SYSTEM_LANGUAGE, system_language


class SettingsInUse:
    """The settings in use: the window follows them, and they are kept.

    Args:
        ui: The context of the screens.
        keep: Keeps settings for the next start.
        system: The system's own setting for less motion.
    """

    def __init__(self, ui: UiContext, keep: Callable[[Settings], None], system: SystemMotion) -> None:
        self._ui, self._keep = ui, keep
        self._first_size = self._window_size
        self._system = system

    def change(self, settings: Settings) -> None:
        """Use these settings from now on, and keep them."""
        if settings.full_screen and not self._ui.settings.full_screen:
            settings = settings.changed(window_size=self._window_size)
        use_settings(self._ui, settings)
        self._keep(settings)

    def ask_system(self) -> Thread:
        """Ask in a thread whether the system wants less motion; `follow_system` takes the answer."""
        return self._system.ask()

    def follow_system(self) -> None:
        """Apply the system's setting for motion, once its answer is there."""
        calm = self._system.calm
        if calm != self._ui.settings.system_calm:
            self._ui.settings = self._ui.settings.changed(system_calm=calm)
            self._ui.on_change()

    def keep_window_size(self) -> None:
        """Remember the window's size for the next start, if the player has changed it."""
        settings = self._ui.settings
        if not settings.full_screen and self._window_size != self._first_size:
            self._keep(settings.changed(window_size=self._window_size))

    @property
    def _window_size(self) -> tuple[int, int]:
        return self._ui.viewport.width, self._ui.viewport.height


def use_settings(ui: UiContext, settings: Settings) -> None:
    """Use these settings, which are kept already."""
    before = ui.settings
    ui.settings = settings.changed(system_calm=before.system_calm)
    if ui.settings != before:
        apply_settings(ui, before, ui.settings)


def apply_settings(ui: UiContext, before: Settings, settings: Settings) -> None:
    """Apply changed settings to the window, the letters and the sounds.

    Args:
        ui: The context of the screens.
        before: The earlier settings.
        settings: The new settings.
    """
    if settings.full_screen != before.full_screen and pygame.display.get_surface() is not None:
        set_fullscreen(settings.full_screen, fitting_size(settings.window_size))
    if (settings.language, settings.card_letters) != (before.language, before.card_letters):
        use_language(settings)
        ui.text.forget()  # cached strokes of the last frame have other words
        ui.screens.resized()
    if settings.palette != before.palette:
        ui.text.use_suits(lambda suit, size: ui.art.pip(suit, size, ui.look), ui.look.inks)
    if (settings.place, settings.music) != (before.place, before.music):
        ui.go_to(ui.home)
    if (settings.ui_scale, settings.captions) != (before.ui_scale, before.captions):
        ui.resize(ui.viewport.width, ui.viewport.height, settings.ui_scale)
    if settings.key_repeat != before.key_repeat:
        repeat_keys(settings.key_repeat)
    if isinstance(ui.sounds, SoundPlayer):
        ui.sounds.mono = settings.mono_sound
        ui.sounds.set_volumes(
            settings.master_volume,
            settings.effects_volume,
            settings.music_volume,
            settings.interface_volume,
            settings.room_volume,
        )
    ui.portraits.frame = settings.portrait_frame
    ui.on_change()


def use_language(settings: Settings) -> None:
    """Use the language of these settings, and the letters for their courts."""
    asked = settings.language
    if asked == SYSTEM_LANGUAGE or not language.use(asked):
        language.use(system_language([str(one["language"]) for one in pygame.system.get_pref_locales()]))
    if settings.card_letters != LETTERS_OF_LANGUAGE:
        language.call_courts(settings.card_letters)


def build_ui(size: tuple[int, int], settings: Settings, sounds: SoundPlayer) -> UiContext:
    """Return the context for a window of this size, with its art.

    Args:
        size: The size of the window in pixels.
        settings: The settings.
        sounds: The sounds.
    """
    art, theme = CardArt(assets_root()), Theme()
    viewport = Viewport(*size, settings.ui_scale)
    look = CardLook(settings.palette)
    text = Text(viewport.scale, lambda suit, px: art.pip(suit, px, look), theme, look.inks)
    ui = UiContext(viewport, theme, text, art, sounds, settings)
    ui.portraits.frame = settings.portrait_frame
    return ui
