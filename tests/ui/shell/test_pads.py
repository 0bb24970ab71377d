"""Game pads: the meaning of their buttons, plugging in and out, and the names of their buttons."""

import sys
from collections.abc import Iterator

import pygame
import pytest

from tests.ui.gamepad import VirtualPad, plugged_in
from tests.ui.pilot import Pilot, dummy_ui
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.shell.bindings import Bindings
from tonk.ui.shell.commands import COMMANDS, PadButton, Where
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.pads import Pads, maker_of
from tonk.ui.shell.settings_in_use import apply_settings
from tonk.words.bindings import NINTENDO, PLAYSTATION, XBOX, command_name
from tonk.words.narration import MORE_SPEECH_KEYS, SPEECH_KEYS, speech_on
from tonk.words.table.review import REVIEW_KEYS, table_keys_lines


class Listening:
    """A screen that remembers the keys that it gets."""

    overlay = False

    def __init__(self, where: Where) -> None:
        self.where = where
        self.keys: list[KeyPress] = []

    def handle(self, event: Input) -> None:
        """Remember a key."""
        if isinstance(event, KeyPress):
            self.keys.append(event)

    def update(self, _now: float) -> bool:
        """Do nothing."""
        return False

    def wakes_at(self, now: float) -> float:
        """Return the present, so that the loop never sleeps."""
        return now

    def draw(self, _canvas: object) -> None:
        """Draw nothing."""

    def resized(self, viewport: Viewport) -> None:
        """Remember the new room."""
        self.room = viewport.h

    def take(self) -> list[int]:
        """Return the keys since the last call."""
        taken, self.keys = [event.key for event in self.keys], []
        return taken


def test_there_are_no_pads_if_nothing_can_read_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has no pads if their module can't be loaded, for example because no more files may be open."""
    monkeypatch.delattr("pygame._sdl2.controller", raising=False)
    monkeypatch.setitem(sys.modules, "pygame._sdl2.controller", None)
    pads = Pads()
    pads.start()
    assert not pads.plugged_in


@pytest.fixture(name="screen")
def _screen() -> Listening:
    return Listening(Where.TABLE)


@pytest.fixture(name="pad")
def _pad(screen: Listening) -> Iterator[VirtualPad]:
    """A pad that is plugged in while a screen listens."""
    with plugged_in(Pilot(dummy_ui((320, 240)), screen)) as pad:
        yield pad


def test_buttons_are_the_keys_of_their_commands(pad: VirtualPad, screen: Listening) -> None:
    """A button is the key of its command on the top screen, and may be another key at the table."""
    pad.press(PadButton.A, PadButton.X, PadButton.LEFT_SHOULDER, PadButton.LEFT_TRIGGER)
    assert screen.take() == [pygame.K_RETURN, pygame.K_d, pygame.K_t, pygame.K_u]
    screen.where = Where.EVERYWHERE
    pad.press(PadButton.X, PadButton.LEFT_SHOULDER)
    assert [(event.key, event.shift) for event in screen.keys] == [(pygame.K_TAB, True)]


def test_a_stick_repeats_like_a_key(pad: VirtualPad, screen: Listening) -> None:
    """The left stick acts like the cross: it repeats while held, and small movements do nothing."""
    pilot = pad.pilot
    for value in (0.2, 0.9, 0.5, 0.8):
        pad.push(pygame.CONTROLLER_AXIS_LEFTX, value)
    assert screen.take() == [pygame.K_KP_6]
    pilot.advance(speeds.KEY_FIRST_REPEAT + 2.5 * speeds.PAD_NEXT_REPEAT)
    assert len(screen.keys) in (2, 3)
    assert all(event.repeat for event in screen.keys)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 0.0)
    screen.take()
    pilot.advance(1.0)
    assert screen.take() == []


@pytest.mark.parametrize(("repeats", "keys"), [("usual", 3), ("slow", 0), ("off", 0)])
def test_held_directions_and_keys_repeat_as_the_player_likes(
    repeats: str, keys: int, pad: VirtualPad, screen: Listening
) -> None:
    """Held keys and directions repeat at the usual speed, slowly or not at all, as the settings say."""
    before, ui = pad.pilot.ui.settings, pad.pilot.ui
    ui.settings = before.changed(key_repeat=repeats)
    apply_settings(ui, ui.settings.changed(key_repeat="slow" if repeats == "usual" else "usual"), ui.settings)
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 0.9)
    screen.take()
    pad.pilot.advance(speeds.KEY_FIRST_REPEAT + 3.5 * speeds.PAD_NEXT_REPEAT)
    assert len(screen.keys) >= keys if keys else screen.keys == []
    pad.push(pygame.CONTROLLER_AXIS_LEFTX, 0.0)
    assert pygame.key.get_repeat() == {"usual": (400, 40), "slow": (1200, 400), "off": (0, 0)}[repeats]


def test_a_pad_may_come_and_go(pad: VirtualPad, screen: Listening) -> None:
    """Unplugging a pad ends its held direction, shows a notice, and removes its strip of buttons."""
    pilot = pad.pilot
    whole = screen.room
    pad.hold(PadButton.DOWN)
    assert pilot.ui.pad == XBOX
    assert screen.room < whole
    pad.unplug()
    screen.take()
    pilot.advance(1.0)
    assert screen.take() == []
    assert pilot.ui.pad is None
    assert screen.room == whole
    assert any("disconnected" in sentence for sentence in pilot.loop.toasts.sentences)


def test_a_key_puts_the_pad_down(pad: VirtualPad) -> None:
    """The strip of buttons appears after a button of a pad, and disappears after a key."""
    pad.press(PadButton.A)
    assert pad.pilot.ui.pad == XBOX
    pad.pilot.press(pygame.K_RETURN)
    assert pad.pilot.ui.pad is None


@pytest.mark.parametrize(
    ("name", "identity", "maker"),
    [
        ("Xbox Series X Controller", "030000005e0400000b12000000000000", XBOX),
        ("Wireless Controller", "030000004c050000e60c000000000000", PLAYSTATION),
        ("PS4 Controller", "05000000ffff0000c405000000000000", PLAYSTATION),
        ("Pro Controller", "050000007e0500000920000000000000", NINTENDO),
    ],
)
def test_makers_are_distinguished(name: str, identity: str, maker: str) -> None:
    """A pad's maker is found by its number or its name."""
    assert maker_of(name, identity) == maker


def test_an_assigned_key_means_its_command_alone() -> None:
    """An assigned key gives its command on that command's screens, and the usual key does nothing there."""
    bindings = Bindings((f"draw={pygame.K_q}",))

    def meant(key: int, where: Where) -> int:
        return bindings.meant(KeyPress(key), where).key

    assert meant(pygame.K_q, Where.TABLE) == pygame.K_SPACE
    assert meant(pygame.K_SPACE, Where.TABLE) == pygame.K_UNKNOWN
    assert meant(pygame.K_SPACE, Where.EVERYWHERE) == pygame.K_SPACE
    assert meant(pygame.K_q, Where.TITLE) == pygame.K_q


def test_sentences_name_the_keys_that_are_set() -> None:
    """Sentences about keys name the keys that the player has assigned."""
    bindings = Bindings((f"say-hand={pygame.K_q}", f"speech={pygame.K_F12}"))
    assert table_keys_lines(bindings.named(*REVIEW_KEYS))[0].startswith("Q reads your cards, P the piles")
    said = speech_on(bindings.named(*SPEECH_KEYS), bindings.named(*MORE_SPEECH_KEYS))
    assert said[1].startswith("F12 turns it off. F3 repeats")
    assert said[2].endswith("Tab moves around, and F1 lists the table's keys.")


def test_a_taken_key_is_swapped() -> None:
    """Assigning the key of another command swaps the two keys."""
    by_name = {command.name: command for command in COMMANDS}
    bindings = Bindings()
    assert bindings.rivals(by_name["draw"], pygame.K_f) == [by_name["take"]]
    after = Bindings(bindings.with_key(by_name["draw"], pygame.K_f))
    assert (after.key(by_name["draw"]), after.key(by_name["take"])) == (pygame.K_f, pygame.K_SPACE)
    assert Bindings(after.with_key(by_name["draw"], pygame.K_SPACE)).changed is False


def test_no_two_commands_share_a_key() -> None:
    """No two commands on a screen have the same usual key or button, and every command has a name."""
    bindings = Bindings()
    for command in COMMANDS:
        assert command_name(command.name)
        assert command.shift or not bindings.rivals(command, command.key), command
        assert command.button is None or not bindings.button_rivals(command, command.button), command


def test_a_command_with_shift_gives_its_rival_a_key_of_its_own() -> None:
    """Swapping a key with a command that uses Shift does not give one key to two commands."""
    by_name = {command.name: command for command in COMMANDS}
    swapped = Bindings(Bindings().with_key(by_name["right"], pygame.K_TAB))
    after = Bindings(swapped.with_key(by_name["previous"], pygame.K_RIGHT))
    keys = [after.key(by_name[name]) for name in ("right", "previous", "next")]
    assert keys[:2] == [pygame.K_TAB, pygame.K_RIGHT]
    assert not after.rivals(by_name["next"], keys[2])


def test_invalid_settings_are_ignored() -> None:
    """An entry of the settings that makes no sense is ignored, and the others are used."""
    settings = Settings(keys=("draw=113", "fly=3", "take", "lay=x"), pad_buttons=("draw=lb", "take=moon"))
    bindings = Bindings(settings.keys, settings.pad_buttons)
    by_name = {command.name: command for command in COMMANDS}
    assert bindings.key(by_name["draw"]) == pygame.K_q
    assert bindings.key(by_name["lay"]) == pygame.K_s
    assert bindings.button(by_name["draw"]) is PadButton.LEFT_SHOULDER
