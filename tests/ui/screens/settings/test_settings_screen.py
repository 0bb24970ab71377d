"""The settings: each can be changed by mouse and by keyboard, and is used at once."""

from functools import partial

import pygame
import pytest

from tests.ui.gamepad import plugged_in
from tests.ui.hearing import listen
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import ScreenServices, make_services, opened, part, read, tab_to, widgets
from tests.ui.table.seated import Seated
from tonk.session.circuit.career import Career, Tries
from tonk.session.circuit.rewards import REWARDS
from tonk.session.circuit.tables import TABLES
from tonk.session.settings import BACK_OF_PLACE, CHOICES, OWN_SUITS, VOLUMES, Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.settings.ease_fields import suits_warning
from tonk.ui.screens.settings.ease_screen import EaseScreen, PresetButton
from tonk.ui.screens.settings.setting_fields import option_names
from tonk.ui.screens.settings.settings_screen import SettingsScreen, about
from tonk.ui.shell.commands import COMMANDS, STEERS, PadButton, Where, together
from tonk.ui.shell.cues import SOUNDS, Cue
from tonk.ui.widgets import ChoiceField, Field, TileField
from tonk.words import languages
from tonk.words.bindings import command_name
from tonk.words.translating import SYSTEM_LANGUAGE

LABELS = {
    "animation_speed": "Animations",
    "thinking_time": "Bots' thinking time",
    "reduced_motion": "Reduced motion",
    "master_volume": "Volume",
    "effects_volume": "Cards and chips",
    "interface_volume": "Buttons and pages",
    "music_volume": "Music",
    "room_volume": "Sounds of the place",
    "captions": "Captions",
    "music": "Tunes",
    "place": "Place",
    "card_back": "Card backs",
    "card_face": "Card faces",
    "card_size": "Card size",
    "lens": "Lens",
    "left_handed": "Left-handed table",
    "suit_colours": "Suit colours",
    "dark_cards": "Dark cards",
    "drag_distance": "A drag begins",
    "double_click": "Double click",
    "key_repeat": "Held keys repeat",
    "sticky_messages": "Messages stay",
    "portrait_frame": "Portrait frame",
    "open_rewards": "Unlock all rewards",
    "cross_time": "Time for a Cross",
    "lessons": "Tips",
    "fair_deal": "Deck seal",
    "take_back": "Undo",
    "coach": "The coach speaks",
    "coach_least": "Smallest mistake",
    "language": "Language",
    "card_letters": "Card letters",
    "mono_sound": "Mono sound",
    "rumble": "Rumble",
    "speech": "Speech",
    "speech_rate": "Speed of speech",
    "speech_pitch": "Pitch of speech",
    "scanning": "Move on after",
    "speech_detail": "How much is said",
    "ui_scale": "Interface size",
    "table_talk": "Table talk",
    "statistics": "Statistics",
    "full_screen": "Full screen",
}


def open_screen(settings: Settings | None = None) -> tuple[ScreenServices, Pilot]:
    """Open the screen with these settings."""
    services = make_services(settings=settings)
    return services, opened(services, SettingsScreen(services.ui, services))


def tabs(pilot: Pilot) -> ChoiceField[str]:
    """Return the field that turns the pages, laid out once so that it knows where its tabs are."""
    found = next(widget for widget in widgets(pilot) if isinstance(widget, ChoiceField) and not widget.label)
    if len(found.parts) < len(found.options):
        with pilot.loop.unpainted():
            pilot.look()
    return found


def turn_to(pilot: Pilot, page: int) -> None:
    """Click on the tab of a page."""
    pilot.click(tabs(pilot).parts[page].center)


def field(pilot: Pilot, key: str) -> Field:
    """Return the widget of a setting, after turning to its page."""
    for page in range(len(tabs(pilot).options)):
        turn_to(pilot, page)
        for widget in widgets(pilot):
            if isinstance(widget, Field) and widget.label == LABELS[key]:
                return widget
    raise AssertionError(f"no page has {key}")


_NOT_FIELDS = {"unknown", "keys_told", "lessons_seen", "window_size", "keys", "pad_buttons"}


def test_every_setting_is_on_the_screen() -> None:
    """Every setting has a label and a widget, so that none can be added without its place on the screen."""
    assert set(LABELS) == {key for key in vars(Settings()) if key not in (*_NOT_FIELDS, *OWN_SUITS, "system_calm")}
    _services, pilot = open_screen()
    shown = set()
    for page in range(len(tabs(pilot).options)):
        turn_to(pilot, page)
        shown |= {widget.label for widget in widgets(pilot) if isinstance(widget, Field)}
    assert set(LABELS.values()) <= shown


@pytest.mark.parametrize("key", LABELS)
def test_a_setting_is_changed_by_the_keyboard_alone(key: str) -> None:
    """Tab reaches each setting, and an arrow or Space changes it at once and nothing else."""
    before = Settings(open_rewards=True).changed(**dict.fromkeys(VOLUMES, 0.5))
    services, pilot = open_screen(before)
    tab_to(pilot, field(pilot, key))
    if key in CHOICES or key == "language":
        options = CHOICES.get(key, (SYSTEM_LANGUAGE, *languages()))
        place = options.index(getattr(before, key))
        pilot.press(pygame.K_RIGHT if place + 1 < len(options) else pygame.K_LEFT)
        wanted: object = options[place + 1 if place + 1 < len(options) else place - 1]
    elif key in VOLUMES:
        pilot.press(pygame.K_RIGHT)
        wanted = 0.55
    else:
        pilot.press(pygame.K_SPACE)
        wanted = not getattr(before, key)
    assert services.ui.settings == before.changed(**{key: wanted})


@pytest.mark.parametrize("key", LABELS)
def test_a_setting_is_changed_by_the_mouse(key: str) -> None:
    """A click on a setting's control or last picture changes that setting alone."""
    before = Settings(open_rewards=True).changed(**dict.fromkeys(VOLUMES, 0.3))
    services, pilot = open_screen(before)
    widget = field(pilot, key)
    tab_to(pilot, widget)
    pilot.advance(0.5)
    pilot.look()
    if isinstance(widget, TileField):
        pilot.click(widget.parts[len(widget.options) - 1].center)
    else:
        pilot.click(part(widget, 0.6 if key in VOLUMES else 0.95))
    after = services.ui.settings
    assert getattr(after, key) != getattr(before, key)
    assert after.changed(**{key: getattr(before, key)}) == before


def test_colours_of_ones_own_come_with_a_warning() -> None:
    """Own suit colours appear when they are chosen, and a warning names suits whose colours are too alike."""
    services, pilot = open_screen(Settings(suit_colours="four"))
    assert not any(field_of.visible for field_of in map(partial(_own, pilot), OWN_SUITS))
    services.change_settings(Settings(suit_colours="own"))
    screen = pilot.ui.screens.top
    assert isinstance(screen, SettingsScreen)
    screen.resized(pilot.ui.viewport)
    assert all(field_of.visible for field_of in map(partial(_own, pilot), OWN_SUITS))
    assert suits_warning(services.ui.settings) == ""
    alike = Settings(suit_colours="own", own_clubs="black", own_spades="black")
    assert suits_warning(alike) == "Clubs and Spades: these two colours are too much alike."


def _own(pilot: Pilot, key: str) -> Field:
    screen = pilot.ui.screens.top
    assert isinstance(screen, SettingsScreen)
    return screen._fields[key]


@pytest.mark.parametrize("value", ["iron", "lantern", "cafe-evening"])
def test_a_reward_is_locked_until_its_table_is_won(value: str) -> None:
    """A locked reward can't be chosen and says how to earn it; winning its table or the switch unlocks it."""
    (reward,) = [reward for reward in REWARDS if reward.value == value]
    for won, opens in ((False, False), (True, False), (False, True)):
        services = make_services(settings=Settings(open_rewards=opens))
        services.circuit.now = Career(10**6, tried={table.id: Tries(1, 1, 9) for table in TABLES} if won else {})
        pilot = opened(services, SettingsScreen(services.ui, services))
        tiles = field(pilot, reward.setting)
        assert isinstance(tiles, TileField)
        tab_to(pilot, tiles)
        pilot.advance(0.5)
        pilot.look()
        pilot.click(tiles.parts[[one for one, _name in tiles.options].index(value)].center)
        assert (getattr(services.ui.settings, reward.setting) == value) is (won or opens)
        assert ("on the Circuit to earn it" in tiles.hint) is not (won or opens)


def test_arrows_skip_locked_choices() -> None:
    """Arrow and Space skip locked pictures: the arrow stops at the last open one, and Space goes back to the first."""
    services, pilot = open_screen(Settings(card_back="frost"))
    tab_to(pilot, field(pilot, "card_back"))
    pilot.press(pygame.K_RIGHT)
    assert services.ui.settings.card_back == "frost"
    pilot.press(pygame.K_SPACE)
    assert services.ui.settings.card_back == BACK_OF_PLACE


def test_the_table_beside_them_follows() -> None:
    """The small table shows another size, face, back or colour of the cards at once."""
    _services, pilot = open_screen(Settings(card_back="medal"))
    for key in ("card_size", "suit_colours", "card_face", "card_back"):
        tab_to(pilot, field(pilot, key))
        pilot.advance(3.0)
        before = preview(pilot)
        pilot.press(pygame.K_RIGHT)
        pilot.advance(3.0)
        assert preview(pilot) != before


def preview(pilot: Pilot) -> bytes:
    """Return the pixels of the small table."""
    view = pilot.ui.viewport
    box = Box(view.w * 0.58, 90, view.w * 0.38, view.h - 130)
    return pygame.image.tobytes(pilot.loop.surface.subsurface(view.rect(box)), "RGB")


def test_the_table_plays_once_and_rests() -> None:
    """A change of speed plays one turn on the small table, with its sounds, and then nothing is drawn."""
    services, pilot = open_screen()
    tab_to(pilot, field(pilot, "animation_speed"))
    pilot.press(pygame.K_LEFT)
    pilot.advance(0.4)
    seen = preview(pilot)
    pilot.advance(0.1)
    assert preview(pilot) != seen
    pilot.advance(4.0)
    frames = pilot.loop.frames
    pilot.advance(1.0)
    assert pilot.loop.frames == frames
    assert services.ui.sounds.played == ["flick", "place", "slide"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("quiet", [Settings(reduced_motion="on"), Settings(animation_speed="instant")])
def test_the_table_is_as_calm_as_the_player_wants(quiet: Settings) -> None:
    """With reduced motion or instant speed, the small table is at rest again after a moment."""
    _services, pilot = open_screen(quiet.changed(thinking_time="fast"))
    tab_to(pilot, field(pilot, "thinking_time"))
    pilot.press(pygame.K_RIGHT)
    pilot.advance(1.2)
    frames = pilot.loop.frames
    pilot.advance(0.5)
    assert pilot.loop.frames == frames


@pytest.mark.parametrize("key", ["master_volume", "effects_volume"])
def test_a_volume_is_heard(key: str) -> None:
    """Each change of a volume plays a sound."""
    services, pilot = open_screen()
    tab_to(pilot, field(pilot, key))
    pilot.press(pygame.K_LEFT, pygame.K_LEFT)
    assert services.ui.sounds.played == ["place", "place"]  # type: ignore[attr-defined]


def test_the_volume_of_the_interface_is_heard_by_itself() -> None:
    """Changing the interface volume plays the sound of a slider and no card sound."""
    services, pilot = open_screen()
    tab_to(pilot, field(pilot, "interface_volume"))
    del services.ui.sounds.cues[:]  # type: ignore[attr-defined]
    pilot.press(pygame.K_LEFT)
    assert services.ui.sounds.cues == [SOUNDS[Cue.NUDGED]]  # type: ignore[attr-defined]
    assert services.ui.sounds.played == []  # type: ignore[attr-defined]


def test_the_size_of_everything_follows() -> None:
    """An interface size of 110 % makes a unit a tenth larger at once."""
    services, pilot = open_screen()
    before = services.ui.viewport.scale
    tab_to(pilot, field(pilot, "ui_scale"))
    pilot.press(pygame.K_RIGHT)
    assert services.ui.settings.ui_scale == 1.1
    assert services.ui.viewport.scale == pytest.approx(before * 1.1)


def test_the_size_is_changed_again_at_the_same_place() -> None:
    """The row of the interface size stays under the pointer as everything becomes larger, on a page that scrolls."""
    services, pilot = open_screen(Settings(ui_scale=1.25))
    size = field(pilot, "ui_scale")
    tab_to(pilot, size)
    pilot.advance(1.0)
    for larger in (1.5, 1.75, 2.0):
        pointer = services.ui.viewport.rect(size.box).centery
        pilot.press(pygame.K_RIGHT)
        pilot.advance(1.0)
        row = services.ui.viewport.rect(size.box)
        assert services.ui.settings.ui_scale == larger
        assert row.top < pointer < row.bottom


def test_settings_changed_elsewhere_are_shown() -> None:
    """A setting that is changed elsewhere, as by F11, is shown on the screen."""
    services, pilot = open_screen()
    services.ui.settings = Settings(full_screen=True, card_size="large")
    pilot.post()
    assert field(pilot, "full_screen").value is True  # type: ignore[attr-defined]
    turn_to(pilot, 0)
    assert field(pilot, "card_size").value == "large"  # type: ignore[attr-defined]


def test_every_value_has_a_name() -> None:
    """Every value of a setting has a name that differs from its stored word."""
    for key, values in CHOICES.items():
        assert set(option_names(key)) == set(values)
        assert not set(option_names(key).values()) & set(values)


def test_the_keys_are_a_page() -> None:
    """One page lists the commands with their keys, and leads back to the settings."""
    services, pilot = open_screen()
    turn_to(pilot, 3)
    seen = read(pilot)
    for command in COMMANDS[:10]:
        assert command_name(command.name) in seen
        assert services.ui.bindings.key_cap(command) in seen
    turn_to(pilot, 0)
    assert "Card size" in read(pilot)


def _assign(pilot: Pilot, name: str, key: int) -> str:
    """Press the line of a command and then a key; return the sentence that is shown."""
    screen = pilot.ui.screens.top
    assert isinstance(screen, SettingsScreen)
    row = next(row for row in screen._keys._rows if row.command.name == name)
    row.press()
    pilot.advance(0.5)
    pilot.press(key)
    return pilot.loop.toasts.sentences[-1] if pilot.loop.toasts.sentences else ""


def test_a_key_is_assigned_and_reset() -> None:
    """A taken key is swapped and explained, a digit is refused, Esc changes nothing, and one press resets all."""
    services, pilot = open_screen()
    turn_to(pilot, 3)
    assert "Take the discard" in _assign(pilot, "draw", pygame.K_f)
    assert "“Draw from the stock” is on Q now." in _assign(pilot, "draw", pygame.K_q)
    assert "number" in _assign(pilot, "draw", pygame.K_5)
    keys = services.ui.settings.keys
    _assign(pilot, "draw", pygame.K_ESCAPE)
    assert services.ui.settings.keys == keys
    assert isinstance(pilot.ui.screens.top, SettingsScreen)
    pilot.ui.screens.top._keys._reset.press()
    assert services.ui.settings.keys == ()


def test_an_assigned_button_is_on_every_cap() -> None:
    """A pad button can be assigned on the same page, and caps name the buttons of the device in use."""
    services, pilot = open_screen()
    turn_to(pilot, 3)
    with plugged_in(pilot) as pad:
        screen = pilot.ui.screens.top
        assert isinstance(screen, SettingsScreen)
        next(row for row in screen._keys._rows if row.command.name == "take").press()
        pilot.advance(0.5)
        pad.press(PadButton.LEFT_STICK)
        assert services.ui.settings.pad_buttons == ("take=l3", "coach=")
        assert screen._back.cap == "B"
        pilot.press(pygame.K_F12)
        assert screen._back.cap == "Esc"


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_it_can_open_at_the_keys(ui_scale: float) -> None:
    """The screen can open at the keys, as it does from the table, with no sentence cut."""
    services = make_services(settings=Settings(ui_scale=ui_scale))
    pilot = opened(services, SettingsScreen(services.ui, services, keys=True))
    assert "Draw from the stock" in read(pilot)
    assert "…" not in read(pilot)
    assert "Place\n" not in read(pilot)
    turn_to(pilot, 0)
    assert "Place\n" in read(pilot)


def test_the_page_knows_the_keys_that_the_table_knows() -> None:
    """The table's keys and the listed commands are the same."""
    known_there = Seated().screen.controls.keys.known
    known = {command.key for command in COMMANDS if command.where in together(Where.TABLE)}
    also = {pygame.K_SLASH, pygame.K_QUESTION}
    assert known_there - also <= known
    ours = {command.key for command in COMMANDS if command.where in (Where.TABLE, Where.LISTENING)}
    of_others = {pygame.K_g, pygame.K_a, *STEERS}
    assert ours - of_others <= known_there


def test_escape_goes_back() -> None:
    """Esc leaves the screen and keeps the changed settings."""
    services, pilot = open_screen()
    tab_to(pilot, field(pilot, "full_screen"))
    pilot.press(pygame.K_SPACE, pygame.K_ESCAPE)
    assert not isinstance(pilot.ui.screens.top, SettingsScreen)
    assert services.ui.settings.full_screen


def test_every_setting_of_play_is_explained() -> None:
    """Every setting of play is explained beside or below its name."""
    services, _pilot = open_screen()
    screen = services.ui.screens.top
    assert isinstance(screen, SettingsScreen)
    for key in [key for _title, keys in screen._groups["play"] for key in keys]:
        assert getattr(screen._fields[key], "note", "") or about(key), key


def test_the_page_that_is_open_is_heard_with_the_title() -> None:
    """Speech names the open page after the title of the screen."""
    services = make_services()
    voice = listen(services.ui)
    opened(services, SettingsScreen(services.ui, services, keys=True)).advance(0.1)
    assert voice.sentences[:2] == ["Settings", "Keys"]


def test_a_preset_says_that_it_is_in_use() -> None:
    """Speech says that a preset is on once it is chosen."""
    services = make_services()
    voice = listen(services.ui)
    pilot = opened(services, EaseScreen(services.ui, services))
    tab_to(pilot, next(one for one in widgets(pilot) if isinstance(one, PresetButton) and "Large" in one.label))
    pilot.advance(0.1)
    assert voice.take()[-1] == "Large and clear, button"
    pilot.press(pygame.K_RETURN)
    pilot.advance(0.1)
    assert voice.take() == ["Large and clear: on"]


def test_a_long_title_leaves_room_for_its_neighbours() -> None:
    """A long title never overlaps the buttons in the header."""
    services = make_services(settings=Settings(ui_scale=1.5))
    screen = SettingsScreen(services.ui, services)
    screen.title = "Réglages et plus"
    pilot = opened(services, screen)
    pilot.resize(1280, 720)
    canvas = Canvas(pilot.ui.viewport, pilot.ui.text, pilot.ui.theme, listening=True)
    screen.draw(canvas)
    title = next(one for one in canvas.written or () if one.words == screen.title)
    buttons = [widget.box for widget in screen.group.widgets if widget.box.x > title.box.x]
    assert buttons
    assert not any(title.box.overlap(box) for box in buttons)
