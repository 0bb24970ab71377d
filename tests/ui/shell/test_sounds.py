"""The noises and the music: sound files, playing them, and silence without a device or a file."""

import array
import io
import os
import random
import shutil
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from assets.make import levels
from tests.ui.shell.samples import decoded_once, loudest_tenth, small_share
from tonk.resources import assets_root
from tonk.ui.drawing import speeds
from tonk.ui.shell.keys import FANFARES, IN_KEYS, KEYS, moved, shift
from tonk.ui.shell.music import RATE, bytes_of_sample
from tonk.ui.shell.sounds import NAMES, TAKES, SoundPlayer, ears_of, takes_of

_FOLDER = assets_root() / "sounds"
_FILES, _MUSIC = sorted(_FOLDER.glob("*-*.ogg")), _FOLDER / "music"
_NOISES = [(path, take) for path in _FILES for take in range(TAKES.get(path.stem.rpartition("-")[0], 1))]
_NAMED = [f"{path.stem}-{take}" for path, take in _NOISES]
_ONCE = {"match", "champion"}
_RARE = {"wild", "bonus", "gin", "undercut", "thirty-one", *_ONCE}
"""Noises that are rarely heard twice within minutes, and those that are heard once in a match."""
_MS = RATE // 1000  # samples in a millisecond
_SLOW = {
    "opens": 33,
    "closes": 30,
    "lesson": 32,
}


@pytest.fixture(autouse=True)
def _no_mixer_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(pygame.mixer, "Sound", decoded_once)
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@cache
def _sides(path: Path, take: int = 0) -> "tuple[array.array[int], array.array[int]]":
    """The left and right samples of a take, as the mixer decodes them."""
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    takes = takes_of(pygame.mixer.Sound(io.BytesIO(path.read_bytes())), TAKES.get(path.stem.rpartition("-")[0], 1))
    both = array.array("h", takes[take].get_raw())
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


def test_every_noise_has_its_variants_and_all_are_small() -> None:
    """Common noises have at least three variants; all noises are below 0.7 MB and the music below 4.8 MB."""
    names = [path.stem.rpartition("-")[0] for path, _take in _NOISES]
    assert set(names) == set(NAMES)
    assert all(names.count(name) >= 3 for name in set(NAMES) - _RARE)
    assert sum(path.stat().st_size for path in _FILES) < 700_000
    assert sum(path.stat().st_size for path in _MUSIC.iterdir()) < 4_800_000


@pytest.mark.parametrize(("path", "take"), _NOISES, ids=_NAMED)
def test_a_noise_neither_clicks_nor_clips(path: Path, take: int) -> None:
    """A noise begins and ends in silence, is neither too loud nor too soft, and has no constant offset."""
    for samples in _sides(path, take):
        peak = max(map(abs, samples))
        assert 3000 < peak < 31000
        assert abs(samples[0]) < peak * 0.03
        assert max(map(abs, samples[-5 * _MS :])) < 64
        assert abs(sum(samples) / len(samples)) < 60


@pytest.mark.parametrize(("path", "take"), _NOISES, ids=_NAMED)
def test_a_noise_is_heard_at_the_touch(path: Path, take: int) -> None:
    """A noise rises to a tenth of its peak within five milliseconds, with longer limits for a few of them."""
    left, _ = _sides(path, take)
    peak = max(map(abs, left))
    begins = next(place for place, value in enumerate(left) if abs(value) > peak / 10)
    assert begins < _SLOW.get(path.stem.rpartition("-")[0], 5) * _MS


_STRUCK = "out", "held", "run", "wild", "cross", "caught", "undercut", "gin", "bonus", "thirty-one", "tonk", *_ONCE


@pytest.mark.parametrize("path", [path for path in _FILES if path.stem[:-2] in _STRUCK], ids=lambda path: path.stem)
def test_a_fanfare_begins_with_its_hardest_blow(path: Path) -> None:
    """A fanfare rises to nine tenths of its peak within five milliseconds, in at most two from a tenth."""
    left, right = _sides(path)
    mono = [abs(one + other) for one, other in zip(left, right, strict=True)]
    peak = max(mono)
    begins, high = (next(place for place, one in enumerate(mono) if one > share * peak) for share in (0.1, 0.9))
    assert high < 5 * _MS
    assert high - begins < 2 * _MS


@pytest.mark.parametrize("path", _FILES, ids=[path.stem for path in _FILES])
def test_no_noise_goes_beyond_the_true_peak(path: Path) -> None:
    """The samples of a noise leave room for the wave between them, which must stay below its bound."""
    room = 10 ** ((levels.PEAK - 0.2) / 20)
    assert max(max(map(abs, side)) for side in _sides(path)) / 32768 < room


def test_harder_touches_are_louder_and_a_slam_is_heavier_and_brighter() -> None:
    """Touches grow louder with their force, and a slam has more of both the lowest and the highest tones."""
    ladder = [levels.NOISES[name] for name in ("settle", "place", "hit", "slam", "out", "caught", "tonk")]
    assert all(one + 1 < other for one, other in pairwise(ladder))
    hits, slams = ([_sides(_FOLDER / f"{name}-1.ogg", take)[0] for take in range(4)] for name in ("hit", "slam"))
    heavy = [sum(1 - small_share(take) for take in takes) for takes in (hits, slams)]
    assert heavy[1] > 1.3 * heavy[0]
    assert sum(map(_sharp, slams)) > sum(map(_sharp, hits))


def _sharp(samples: "array.array[int]") -> float:
    """The share of the power that is in the leaps from sample to sample: more for more treble."""
    return sum((after - before) ** 2 for before, after in pairwise(samples)) / sum(one * one for one in samples)


def test_noises_stand_in_the_loudness_that_the_table_gives_them() -> None:
    """The loudest tenth of a second of each noise is within a decibel of its level."""
    assert set(levels.NOISES) == set(NAMES)
    assert sorted(name for names in levels.FAMILIES.values() for name in names) == sorted(NAMES)
    for name, level in levels.NOISES.items():
        sides = [loudest_tenth(samples) for samples in _sides(_FOLDER / f"{name}-1.ogg")]
        assert sum(sides) / 2 == pytest.approx(level, abs=levels.NOISE_TOLERANCE), name


@pytest.mark.parametrize("path", _FILES, ids=[path.stem for path in _FILES])
def test_a_small_loudspeaker_plays_most_of_a_noise(path: Path) -> None:
    """A loudspeaker that falls below 200 Hz still plays at least half of the power of every noise."""
    assert small_share(_sides(path)[0]) >= levels.SMALL_SHARE


@pytest.mark.parametrize("name", [name for name in NAMES if name not in _ONCE])
def test_the_variants_of_a_noise_differ_in_pitch(name: str) -> None:
    """No two variants of a noise have the same pitch."""
    takes = [noise for noise in _NOISES if noise[0].stem.rpartition("-")[0] == name]
    tunes = sorted(_tune(_sides(*noise)[0]) for noise in takes)
    assert len(set(tunes)) == len(tunes)
    assert tunes[-1] / tunes[0] > 1.015


def test_drawing_and_taking_cannot_be_confused() -> None:
    """A card from the stock snaps short and high; one from the discards is longer, lower, and grows louder."""
    flick, slide = _sides(_FOLDER / "flick-1.ogg")[0], _sides(_FOLDER / "slide-1.ogg")[0]
    assert len(slide) > 2 * len(flick)
    assert max(map(abs, flick[: 10 * _MS])) == max(map(abs, flick))
    assert max(map(abs, slide[: 10 * _MS])) < max(map(abs, slide)) / 2
    assert _tune(flick) > 1.5 * _tune(slide)


def test_the_places_of_the_felt_and_a_refusal_cannot_be_confused() -> None:
    """A refusal, the stock, a spread and the discards are each clearly higher than the one before."""
    tunes = [_tune(_sides(_FOLDER / f"{name}-1.ogg")[0]) for name in ("refused", "stock", "spread", "discards")]
    assert all(one < 0.75 * other for one, other in pairwise(tunes))


# Playing them


def test_variants_come_in_no_order_and_never_twice_running() -> None:
    """All variants of a noise are heard in a changing order, and none twice in a row."""
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
    assert len(set(heard)) == 6
    assert all(6 <= heard.count(one) <= 7 for one in set(heard))
    assert heard[:6] != heard[6:12]


def test_noises_are_loaded_one_file_at_a_time() -> None:
    """Each call loads one file, and a noise that is played before its turn is loaded at once."""
    sounds = SoundPlayer(assets_root())
    sounds.open()
    sounds.play("tonk")
    assert len(_playing()) == 1
    loaded = 1
    while sounds.load_next():
        loaded += 1
    assert loaded == len(_FILES)
    assert not sounds.load_next()


def test_the_volume_can_be_changed_and_zero_is_silence() -> None:
    """The volumes are multiplied and change at once, and at zero nothing is played."""
    sounds = _opened()
    sounds.set_volumes(master=0.5, effects=0.5, music=0.0)
    sounds.play("knock")
    assert _playing()[0].get_volume() == pytest.approx(0.25, abs=0.02)
    pygame.mixer.stop()
    sounds.set_volumes(master=0.0, effects=1.0, music=1.0)
    sounds.play("knock")
    assert not pygame.mixer.get_busy()


def test_the_interface_has_a_volume_of_its_own() -> None:
    """A press follows the volume of the interface, and a knock that of cards and chips."""
    sounds = _opened(interface=0.5, effects=0.25)
    for name, volume in (("press", 0.5), ("knock", 0.25)):
        pygame.mixer.stop()
        sounds.play(name)
        assert _playing()[0].get_volume() == pytest.approx(volume, abs=0.02)


@pytest.mark.parametrize(("side", "louder"), [(-1.0, 0), (1.0, 1)], ids=["left", "right"])
def test_a_noise_is_heard_from_its_side(side: float, louder: int) -> None:
    """A noise at an edge is softer on the far side, but can be heard there too."""
    sounds = _opened()
    ears = ears_of(side)
    assert ears[louder] == 1.0
    assert 0.3 < ears[1 - louder] < 0.8
    sounds.play("place", side)
    assert len(_playing()) == 1


class _Channel:
    """A sound and its channel that remember how loud each side is."""

    volumes = 0.0, 0.0

    def play(self) -> "_Channel":
        """Return itself as the channel."""
        return self

    def set_volume(self, left: float, right: float) -> None:
        """Remember both."""
        self.volumes = left, right


def test_a_touch_is_as_loud_as_its_force(monkeypatch: pytest.MonkeyPatch) -> None:
    """A softer touch is softer at both sides, and still comes from its place."""
    sounds, channel = _opened(), _Channel()
    monkeypatch.setattr(sounds, "_takes", lambda _name: [channel])
    sounds.play("place", -1.0, 0.5)
    assert channel.volumes == pytest.approx([0.5 * ear for ear in ears_of(-1.0)])


def test_mono_sound_is_mixed_for_one_ear() -> None:
    """Mono sound is the same for both ears, and can be turned on and off while music plays."""
    sounds = _opened(music=0.5)
    sounds.music(("two-lamps",))
    sounds.play("place", 1.0)
    both = _playing()[0].get_length()
    sounds.mono = True
    assert bytes_of_sample() == 2
    assert pygame.mixer.music.get_busy()
    sounds.play("place", 1.0)
    assert _playing()[0].get_length() == pytest.approx(both)
    sounds.mono = False
    assert bytes_of_sample() == 4


def test_without_a_device_the_game_is_silent_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A game without a sound device raises no exception and prints nothing."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nonexistent")
    sounds = SoundPlayer(assets_root(), music=1.0)
    sounds.play("flick")
    sounds.music(("two-lamps",))
    sounds.open()
    assert not sounds.heard
    assert not sounds.load_next()
    for name in (*NAMES, "no such noise"):
        sounds.play(name)
    sounds.set_volumes(master=1.0, effects=1.0, music=0.5)
    sounds.music(())
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("folder_name", [b"tonk", b"cp\xff"])
def test_missing_and_damaged_files_are_left_out(tmp_path: Path, folder_name: bytes) -> None:
    """A missing or damaged file is silent, and the other noises are heard, in a folder of any name."""
    top = tmp_path / os.fsdecode(folder_name)
    folder = top / "sounds"
    try:
        folder.mkdir(parents=True)
    except OSError:
        pytest.skip("no file system for such names")
    (folder / "music").mkdir()
    for name in ("flick-1.ogg", "music/two-lamps.ogg"):
        (folder / name).write_bytes(b"OggS nothing")
    shutil.copy(_FOLDER / "place-1.ogg", folder)
    sounds = SoundPlayer(top, music=1.0)
    sounds.music(("two-lamps",))
    sounds.open()
    while sounds.load_next():
        pass
    sounds.play("flick")
    sounds.play("win")
    assert not pygame.mixer.get_busy()
    assert not pygame.mixer.music.get_busy()
    sounds.play("place")
    assert pygame.mixer.get_busy()


def test_silence_lets_the_device_go_until_somebody_is_there() -> None:
    """The sound device is released after a minute without sound or input, and opened again at a movement."""
    sounds = SoundPlayer(assets_root())
    sounds.open()
    sounds._waiting = []
    for now, there in ((10.0, True), (69.0, True), (70.5, False)):
        sounds.rest(now)
        assert (pygame.mixer.get_init() is not None) == there
    assert sounds.heard
    sounds.follow(pygame.Event(pygame.MOUSEMOTION))
    sounds.rest(71.0)
    assert pygame.mixer.get_init() is not None


# Fanfares and the music


def test_every_tune_has_a_key_and_every_file_of_a_fanfare() -> None:
    """Every tune has a key, and so has every file of each fanfare that has notes."""
    assert set(KEYS) == {path.stem for path in _MUSIC.glob("*.ogg")}
    for name, keys in IN_KEYS.items():
        assert len(keys) == len(list(_FOLDER.glob(f"{name}-*.ogg"))), name


def test_a_fanfare_fits_every_tune() -> None:
    """In every tune a fanfare is moved by at most two half-steps, to the tune's key or one with a single other note."""
    for tune, home in KEYS.items():
        for key in range(12):
            half_steps = shift(key, tune)
            assert abs(half_steps) <= 2
            assert (key + half_steps - home) % 12 in {0, 5, 7}
    assert shift(3, None) == 0
    assert shift(KEYS["two-lamps"], "two-lamps") == 0


@pytest.mark.parametrize("sides", [1, 2])
@pytest.mark.parametrize("half_steps", [-2, -1, 1, 2])
def test_a_moved_sound_is_higher_and_quicker_and_as_loud(half_steps: int, sides: int) -> None:
    """A sound moved up is shorter by as much as it is higher, and its peak stays, in stereo and in mono."""
    pygame.mixer.init(frequency=RATE, size=-16, channels=sides, allowedchanges=0)
    sound = pygame.mixer.Sound(_FOLDER / "out-1.ogg")
    ratio = 2 ** (half_steps / 12)
    other = moved(sound, half_steps)
    assert other.get_length() == pytest.approx(sound.get_length() / ratio, abs=0.002)
    was, is_now = (array.array("h", one.get_raw())[::sides] for one in (sound, other))
    assert _tune(is_now) / _tune(was) == pytest.approx(ratio, rel=0.02)
    assert max(map(abs, is_now)) == pytest.approx(max(map(abs, was)), rel=0.05)


def test_fanfares_follow_the_key_of_the_tune() -> None:
    """Another tune makes the fanfares that don't fit it sound in another key, in spare time and not before."""
    sounds = _opened(music=0.5)
    length = sounds._takes("win")[0].get_length()
    sounds.music(("two-lamps",))
    while sounds.load_next():
        pass
    assert sounds._takes("win")[0].get_length() == length
    sounds.music(("long-march",))
    sounds._music.set_level(0.0)
    sounds._music.set_level(0.5)
    assert sounds._takes("win")[0].get_length() == length
    while sounds.load_next():
        pass
    ratio = 2 ** (shift(FANFARES["win"][0], "long-march") / 12)
    assert sounds._takes("win")[0].get_length() == pytest.approx(length / ratio, abs=0.002)
    assert len(sounds._takes("win")) == 3


def test_a_count_and_a_turn_are_heard_in_the_key_of_the_tune() -> None:
    """Notes of cues are higher by as much as their key is moved, in each take, and the music does not wait for them."""
    sounds = _opened(music=0.5)
    before = [_tune(array.array("h", take.get_raw())[::2]) for take in sounds._takes("yours")]
    sounds.music(("long-march",))
    while sounds.load_next():
        pass
    after = [_tune(array.array("h", take.get_raw())[::2]) for take in sounds._takes("yours")]
    ratio = 2 ** (shift(IN_KEYS["yours"][0], "long-march") / 12)
    assert [now / was for now, was in zip(after, before, strict=True)] == pytest.approx([ratio] * 3, rel=0.03)
    assert not {"yours", "count1"}.intersection(FANFARES)


def test_music_holds_its_breath_at_a_knock_and_makes_room_for_a_fanfare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The music is lowered at a knock until a fanfare has been heard, and for no card."""
    sounds = _opened(music=0.5)
    sounds.music(("two-lamps",))
    waits: list[float] = []
    monkeypatch.setattr(sounds._music, "give_way", waits.append)
    for name in ("deal", "knock", "win"):
        sounds.play(name)
    breath, room = waits
    assert breath == speeds.MUSIC_HOLDS_BREATH
    assert room in {take.get_length() for take in sounds._takes("win")}
