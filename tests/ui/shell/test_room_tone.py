"""The quiet background sound of a place: reading, repeating, and lowering it during speech."""

import array
import threading
from pathlib import Path

import pygame
import pytest

from tests.ui.pilot import dummy_ui
from tonk.resources import assets_root
from tonk.session.settings import PLACES
from tonk.ui.shell.keys import shift
from tonk.ui.shell.music import RATE
from tonk.ui.shell.room_tone import BEDS, LOADED, RoomTone
from tonk.ui.shell.sounds import SoundPlayer

_FOLDER = assets_root() / "sounds" / "beds"


class Channel:
    """A stand-in for the mixer's channel, and for the sound on it, that remembers its calls."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.volume = 0.0

    def play(self, _sound: object, loops: int, fade_ms: int) -> None:
        """Remember the call, and check that the sound repeats for ever."""
        assert (loops, fade_ms > 0) == (-1, True)
        self.calls.append("play")

    def fadeout(self, _ms: int) -> None:
        """Remember the call."""
        self.calls.append("fadeout")

    def set_volume(self, volume: float) -> None:
        """Remember the volume."""
        self.volume = volume


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    """A channel for files that are read at once and contain nothing."""
    noted = Channel()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _number: noted)
    monkeypatch.setattr(pygame.mixer, "set_reserved", lambda _count: None)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda _file: noted)
    monkeypatch.setattr(pygame.event, "post", lambda _event: None)
    monkeypatch.setattr(threading.Thread, "start", lambda self: self.run())
    return noted


def opened(level: float = 0.5) -> RoomTone:
    """The sound of the club, while it plays."""
    tone = RoomTone(_FOLDER, level)
    tone.open()
    tone.want("club")
    tone.follow(pygame.Event(LOADED))
    return tone


def test_every_place_has_its_sound() -> None:
    """Every place has a sound, no sound is unused, and the table's place decides which one plays."""
    assert {path.stem for path in _FOLDER.glob("*.ogg")} == {BEDS.get(place, place) for place in PLACES}
    ui = dummy_ui()
    ui.sit_at("terminus-frore")
    assert ui.sounds.room == "station"  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", sorted(_FOLDER.glob("*.ogg")), ids=lambda path: path.stem)
def test_a_place_is_heard_without_a_seam(path: Path) -> None:
    """The sound of a place leaps no more where it begins again, as the mixer plays it, than it does elsewhere."""
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    left = array.array("h", pygame.mixer.Sound(path).get_raw())[::2]
    pygame.mixer.quit()
    assert len(left) == 30 * RATE
    near = 64
    round_the_seam = left[-near:] + left[:near]
    elsewhere = [left[start : start + 2 * near] for start in range(near, len(left) - near, len(left) // 400)]
    usual = sorted(map(_leap, elsewhere))
    assert _leap(round_the_seam) <= usual[-8]


def _leap(samples: "array.array[int]") -> int:
    """Return how far a sample lies, at most, from the line through the two before it."""
    triples = zip(samples, samples[1:], samples[2:], strict=False)
    return max(abs(after - 2 * middle + before) for before, middle, after in triples)


def test_a_loop_fades_in_to_its_loudness_and_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loudness is the sound's own, since a channel that fades in goes on to the one that it had before."""
    monkeypatch.setattr(threading.Thread, "start", lambda self: self.run())
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    tone = RoomTone(_FOLDER.parent / "layers", 0.3)
    tone.open()
    tone.want("held-breath")
    tone.follow(pygame.Event(LOADED))
    sound = pygame.mixer.Channel(1).get_sound()
    assert sound is not None
    assert sound.get_volume() == pytest.approx(0.3, abs=0.01)
    tone.give_way(0.5)
    assert sound.get_volume() == pytest.approx(0.15, abs=0.01)
    pygame.mixer.quit()


def test_another_place_takes_over(channel: Channel) -> None:
    """The old sound fades at once when the place changes, and the new one plays after it is read."""
    tone = opened()
    assert (tone.playing, channel.calls) == ("club", ["play"])
    tone.want("camp")
    assert (tone.playing, channel.calls) == ("", ["play", "fadeout"])
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls[-1]) == ("camp", "play")


def test_a_place_left_while_it_is_read_is_not_heard(channel: Channel) -> None:
    """A sound that is no longer wanted when it has been read is skipped for the one that is wanted."""
    tone = RoomTone(_FOLDER, 0.5)
    tone.open()
    tone.want("club")
    tone.want("cafe")
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls) == ("", [])
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls) == ("cafe", ["play"])


def test_it_gives_way_and_falls_silent(channel: Channel) -> None:
    """The sound is quieter during speech, ends at volume zero, and plays again at a higher volume."""
    tone = opened()
    tone.give_way(0.4)
    assert channel.volume == pytest.approx(0.2)
    tone.set_level(0.0)
    assert (tone.playing, channel.calls) == ("", ["play", "fadeout"])
    tone.set_level(0.5)
    tone.follow(pygame.Event(LOADED))
    assert tone.playing == "club"


def test_a_missing_file_is_silence(channel: Channel) -> None:
    """A missing file is silent and is read only once."""
    tone = RoomTone(_FOLDER / "nowhere", 0.5)
    tone.open()
    tone.want("club")
    tone.follow(pygame.Event(LOADED))
    tone.follow(pygame.Event(LOADED))
    assert tone.playing == "club"
    assert tone._asked == ""
    assert channel.calls == []


def test_strings_are_heard_over_music_in_its_key_while_a_hand_hangs_in_the_balance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Strings play only over music and only in the balance, and begin again in the key of another tune."""
    sounds = SoundPlayer(assets_root(), music=0.5)
    sounds.open()
    while sounds.load_next():
        pass
    wanted: list[str] = []
    monkeypatch.setattr(sounds._layer, "want", wanted.append)
    sounds.hold_breath(tense=True)
    assert wanted == [""]
    sounds.music(("two-lamps",))
    while sounds.load_next():
        pass
    assert wanted[-1] == "held-breath"
    sound = pygame.mixer.Sound(_FOLDER.parent / "layers" / "held-breath.ogg")
    ratio = 2 ** (shift(0, "two-lamps") / 12)
    assert sounds._layer._prepared(sound).get_length() == pytest.approx(sound.get_length() / ratio, abs=0.002)
    wanted.clear()
    sounds._tuned_to = "embers"
    sounds.load_next()
    assert wanted == ["", "held-breath"]
    sounds.hold_breath(tense=False)
    assert wanted[-1] == ""
