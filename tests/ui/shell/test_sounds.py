"""The noises and the music: files that can be played, and silence where nothing can play them."""

import array
import random
import shutil
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tests.ui.pilot import dummy_ui
from tonk.resources import assets_root
from tonk.ui.drawing.places.scenery import HOMES
from tonk.ui.shell.sounds import NAMES, SoundPlayer

_FOLDER = assets_root() / "sounds"
_NOISES = sorted(_FOLDER.glob("*-*.ogg"))
_MS = 44  # samples in a millisecond


@pytest.fixture(autouse=True)
def _no_mixer_left() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@cache
def _sides(path: Path) -> "tuple[array.array[int], array.array[int]]":
    """The samples of a file, left and right, as the mixer decodes them."""
    pygame.mixer.init(frequency=44100, size=-16, channels=2)
    both = array.array("h", pygame.mixer.Sound(path).get_raw())
    return both[::2], both[1::2]


def _tune(samples: "array.array[int]") -> float:
    """Count the swings of a sound in a second of its loud part: higher for a higher pitch."""
    floor = max(map(abs, samples)) / 12
    signs = [value > 0 for value in samples if abs(value) > floor]
    return sum(a != b for a, b in pairwise(signs)) / len(signs)


def _opened(**levels: float) -> SoundPlayer:
    """Sounds with every file loaded."""
    sounds = SoundPlayer(assets_root(), **levels)  # type: ignore[arg-type]
    sounds.open()
    while sounds.load_next():
        pass
    return sounds


def _playing() -> list[pygame.mixer.Sound]:
    channels = [pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels())]
    return [sound for channel in channels if channel.get_busy() and (sound := channel.get_sound())]


# The files


def test_every_noise_has_three_or_four_variants_and_all_are_small() -> None:
    """The noises that the choreography names are there; all together are under 700 kB, each music under 900 kB."""
    stems = {path.stem for path in _NOISES}
    assert {stem.rsplit("-", 1)[0] for stem in stems} == set(NAMES)
    assert all(f"{name}-{number}" in stems for name in NAMES for number in (1, 2, 3))
    assert sum(path.stat().st_size for path in _NOISES) < 700_000
    assert all(path.stat().st_size < 900_000 for path in _FOLDER.iterdir())


@pytest.mark.parametrize("path", _NOISES, ids=lambda path: path.stem)
def test_a_noise_neither_clicks_nor_clips(path: Path) -> None:
    """It begins and ends in silence, stays within full scale though loud enough, and has no standing voltage."""
    for samples in _sides(path):
        peak = max(map(abs, samples))
        assert 3000 < peak < 31000
        assert abs(samples[0]) < peak * 0.03
        assert max(map(abs, samples[-5 * _MS :])) < 40
        assert abs(sum(samples) / len(samples)) < 60


@pytest.mark.parametrize("path", _NOISES, ids=lambda path: path.stem)
def test_a_noise_is_heard_at_the_touch(path: Path) -> None:
    """Within five milliseconds it has risen to a tenth of its peak; a horn takes three more to speak."""
    left, _ = _sides(path)
    peak = max(map(abs, left))
    begins = next(place for place, value in enumerate(left) if abs(value) > peak / 10)
    assert begins < (8 if path.stem.startswith("caught") else 5) * _MS


@pytest.mark.parametrize("name", NAMES)
def test_the_variants_of_a_noise_differ_in_pitch(name: str) -> None:
    """No two of them swing equally often."""
    tunes = sorted(_tune(_sides(path)[0]) for path in _FOLDER.glob(f"{name}-*.ogg"))
    assert all(b / a > 1.002 for a, b in pairwise(tunes))
    assert tunes[-1] / tunes[0] > 1.02


def test_drawing_and_taking_cannot_be_confused() -> None:
    """A card from the stock snaps at once and high; one from the discards swells for longer, and lower."""
    flick, slide = _sides(_FOLDER / "flick-1.ogg")[0], _sides(_FOLDER / "slide-1.ogg")[0]
    assert len(slide) > 2 * len(flick)
    assert max(map(abs, flick[: 10 * _MS])) == max(map(abs, flick))
    assert max(map(abs, slide[: 10 * _MS])) < max(map(abs, slide)) / 2
    assert _tune(flick) > 1.5 * _tune(slide)


@pytest.mark.parametrize(
    ("place", "seconds"), [("club", 32 * 4 * 60 / 124), ("camp", 32), ("station", 32)], ids=["club", "camp", "station"]
)
def test_music_of_a_place_goes_round_without_a_seam(place: str, seconds: float) -> None:
    """It is as long as it should be, 32 bars at the club; its last sample leads to its first; it never clips."""
    for samples in _sides(_FOLDER / f"{place}.ogg"):
        assert len(samples) == int(seconds * 44100 + 0.5)
        assert max(map(abs, samples)) < 31000
        steps = sorted(abs(b - a) for a, b in pairwise(samples[: 200 * _MS]))
        assert abs(samples[0] - samples[-1]) <= steps[len(steps) * 999 // 1000]
        before, after = samples[-400 * _MS :], samples[: 400 * _MS]
        loudness = [sum(value * value for value in part) for part in (before, after)]
        assert 0.1 < loudness[0] / loudness[1] < 10


# Playing them


def test_variants_come_in_no_order_and_never_twice_running() -> None:
    """All variants of a noise are heard, in an order that changes, and none follows itself."""
    sounds = SoundPlayer(assets_root(), chance=random.Random(4))
    sounds.open()
    while sounds.load_next():
        pass
    heard = []
    for _ in range(40):
        pygame.mixer.stop()
        sounds.play("flick")
        (playing,) = _playing()
        heard.append(playing.get_raw())
    assert all(a != b for a, b in pairwise(heard))
    assert len(set(heard)) == 4
    assert all(heard.count(one) == 10 for one in set(heard))
    assert heard[:4] != heard[4:8]


def test_noises_are_loaded_one_at_a_time() -> None:
    """Opening loads none; each call loads one, until all are there; one that is wanted sooner is loaded then."""
    sounds = SoundPlayer(assets_root())
    sounds.open()
    sounds.play("tonk")
    assert len(_playing()) == 1
    loaded = 1
    while sounds.load_next():
        loaded += 1
    assert loaded == len(_NOISES)
    assert not sounds.load_next()


def test_the_volume_can_be_changed_and_zero_is_silence() -> None:
    """The sliders multiply, at once; at nothing no channel is used."""
    sounds = _opened()
    sounds.set_volumes(master=0.5, effects=0.5, music=0.0)
    sounds.play("knock")
    assert _playing()[0].get_volume() == pytest.approx(0.25, abs=0.02)
    pygame.mixer.stop()
    sounds.set_volumes(master=0.0, effects=1.0, music=1.0)
    sounds.play("knock")
    assert not pygame.mixer.get_busy()


def test_music_has_a_volume_of_its_own_and_at_zero_none_is_decoded() -> None:
    """It plays as loudly as its slider and the master say, stops when either is at zero, and comes again."""
    sounds = SoundPlayer(assets_root(), music=0.4, master=0.5)
    sounds.music("club")
    assert not pygame.mixer.get_init()
    sounds.open()
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.02)
    sounds.set_volumes(master=1.0, effects=0.0, music=0.6)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.6, abs=0.02)
    for silent in ({"master": 0.0, "effects": 1.0, "music": 1.0}, {"master": 1.0, "effects": 1.0, "music": 0.0}):
        sounds.set_volumes(**silent)
        assert not pygame.mixer.music.get_busy()
        sounds.set_volumes(master=1.0, effects=1.0, music=0.3)
        assert pygame.mixer.music.get_busy()
        assert pygame.mixer.music.get_volume() == pytest.approx(0.3, abs=0.02)


def test_one_music_fades_before_the_next_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving a place lets its music fade; that of the next is queued, for playing it at once would hold the frame."""
    calls: list[str] = []
    playing = False

    def note(name: str) -> None:
        nonlocal playing
        calls.append(name)
        playing = playing or name == "play"

    for name in ("load", "play", "stop", "fadeout", "queue"):
        monkeypatch.setattr(pygame.mixer.music, name, lambda *_args, name=name, **_named: note(name))
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: playing)
    sounds = SoundPlayer(assets_root(), music=0.4)
    sounds.open()
    sounds.music("plain")
    assert calls == []
    for place in ("club", "club", "camp", "plain", "club"):
        sounds.music(place)
    assert calls == ["load", "play", "fadeout", "queue", "fadeout", "fadeout", "queue"]


def test_the_music_is_that_of_the_place() -> None:
    """The context asks for the music of where the table stands, and the club has some."""
    ui = dummy_ui()
    assert ui.sounds.playing == "club"  # type: ignore[attr-defined]
    for rules, place in HOMES.items():
        ui.sit_at(rules)
        assert ui.sounds.playing == place  # type: ignore[attr-defined]


def test_without_a_device_the_game_is_silent_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No exception and no word on standard error, before opening and after it failed."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nonexistent")
    sounds = SoundPlayer(assets_root(), music=1.0)
    sounds.play("flick")
    sounds.music("club")
    sounds.open()
    assert not sounds.heard
    assert not sounds.load_next()
    for name in (*NAMES, "no such noise"):
        sounds.play(name)
    sounds.set_volumes(master=1.0, effects=1.0, music=0.5)
    sounds.music(None)
    assert capfd.readouterr().err == ""


def test_missing_and_damaged_files_are_left_out(tmp_path: Path) -> None:
    """A noise or a music whose file is not there or is no sound is not heard; the others are."""
    folder = tmp_path / "sounds"
    folder.mkdir()
    for name in ("flick-1.ogg", "club.ogg"):
        (folder / name).write_bytes(b"OggS nothing")
    shutil.copy(_FOLDER / "place-1.ogg", folder)
    sounds = SoundPlayer(tmp_path, music=1.0)
    sounds.music("club")
    sounds.open()
    while sounds.load_next():
        pass
    sounds.play("flick")
    sounds.play("win")
    assert not pygame.mixer.get_busy()
    assert not pygame.mixer.music.get_busy()
    sounds.play("place")
    assert pygame.mixer.get_busy()
