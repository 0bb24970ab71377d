"""The noises: files that can be played, and silence where nothing can play them."""

import array
import importlib.util
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tonk.resources import assets_root
from tonk.ui.sounds import NAMES, Sounds

_FILES = sorted((assets_root() / "sounds").glob("*.wav"))


@pytest.fixture(autouse=True)
def _no_mixer_left() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def _samples(path: Path) -> "array.array[int]":
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        return array.array("h", file.readframes(file.getnframes()))


def test_every_noise_is_there_and_small() -> None:
    """Each name has a first variant; cards have three; all together stay under 700 kB."""
    there = {path.stem for path in _FILES}
    assert {name.rsplit("-", 1)[0] for name in there} == set(NAMES)
    assert all(f"{name}-{number}" in there for name in ("flick", "slide", "place", "chips") for number in (1, 2, 3))
    assert sum(path.stat().st_size for path in _FILES) < 700_000


@pytest.mark.parametrize("path", _FILES, ids=lambda path: path.stem)
def test_a_noise_neither_clicks_nor_clips(path: Path) -> None:
    """It begins and ends in silence, never touches full scale, and has no standing voltage."""
    samples = _samples(path)
    assert max(abs(samples[0]), abs(samples[-1])) <= 8
    assert max(abs(value) for value in samples[-200:]) < 600
    assert 3000 < max(abs(value) for value in samples) < 26000
    assert abs(sum(samples) / len(samples)) < 60


def test_a_noise_is_made_again_as_it_was() -> None:
    """The script that made the files makes the same ones, to the last bit but one."""
    script = assets_root() / "make" / "sounds.py"
    spec = importlib.util.spec_from_file_location("make_sounds", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made, kept = module.made("flick", 2), _samples(assets_root() / "sounds" / "flick-2.wav")
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_variants_take_turns() -> None:
    """The same noise many times over does not sound like a machine: all variants are heard, in turn."""
    sounds = Sounds(assets_root(), effects=1.0, master=0.5)
    sounds.open()
    assert sounds.heard
    heard = []
    for _ in range(4):
        pygame.mixer.stop()
        sounds.play("flick")
        playing = [pygame.mixer.Channel(n).get_sound() for n in range(16) if pygame.mixer.Channel(n).get_busy()]
        assert len(playing) == 1
        heard.append(playing[0].get_raw())
        assert playing[0].get_volume() == pytest.approx(0.5, abs=0.02)
    assert len(set(heard)) == 3
    assert heard[3] == heard[0]


def test_the_volume_can_be_changed_and_nought_is_silence() -> None:
    """The two sliders multiply, at once; at nothing no channel is used."""
    sounds = Sounds(assets_root(), effects=1.0, master=1.0)
    sounds.open()
    sounds.set_volumes(master=0.5, effects=0.5)
    sounds.play("knock")
    assert pygame.mixer.Channel(0).get_sound().get_volume() == pytest.approx(0.25, abs=0.02)
    pygame.mixer.stop()
    sounds.set_volumes(master=0.0, effects=1.0)
    sounds.play("knock")
    assert not pygame.mixer.get_busy()


def test_without_a_device_the_game_is_silent_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """No exception and no word on standard error, before opening and after it failed."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/nonexistent")
    sounds = Sounds(assets_root())
    sounds.play("flick")
    sounds.open()
    for name in (*NAMES, "no such noise"):
        sounds.play(name)
    sounds.set_volumes(master=1.0, effects=1.0)
    assert capfd.readouterr().err == ""


def test_missing_and_damaged_files_are_left_out(tmp_path: Path) -> None:
    """A noise whose file is not there or not a noise is not heard; the others are."""
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "flick-1.wav").write_bytes(b"RIFF nothing")
    (tmp_path / "sounds" / "place-1.wav").write_bytes((assets_root() / "sounds" / "place-1.wav").read_bytes())
    sounds = Sounds(tmp_path)
    sounds.open()
    sounds.play("flick")
    sounds.play("win")
    assert not pygame.mixer.get_busy()
    sounds.play("place")
    assert pygame.mixer.get_busy()
