"""The music: the tunes of each place, and the change from one tune to the next."""

import array
import io
import json
import random
import shutil
import zlib
from pathlib import Path

import pygame
import pytest

from assets.make import levels
from tests.ui.pilot import dummy_ui
from tonk.resources import assets_root
from tonk.session.settings import MUSIC_OF_PLACE, MUSIC_OFF, PLACES, TUNES, Settings
from tonk.ui.drawing.places.scenery import HOMES
from tonk.ui.shell.music import RATE, STOPPED, Music
from tonk.ui.shell.ogg_stream import OggStream
from tonk.ui.shell.room_tone import BEDS
from tonk.ui.shell.tunes import TUNES_OF, tunes_for

_FOLDER = assets_root() / "sounds" / "music"


class Mixer:
    """A stand-in for the mixer's stream, timers and channel, which remembers its calls."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self.volumes: list[float] = []
        self.timers: list[tuple[int, int]] = []
        self.playing = False
        self.position = 0
        music = pygame.mixer.music
        for name in ("load", "play", "stop", "fadeout", "set_endevent"):
            monkeypatch.setattr(music, name, lambda *_args, name=name, **_named: self._note(name))
        monkeypatch.setattr(music, "get_busy", lambda: self.playing)
        monkeypatch.setattr(music, "get_pos", lambda: self.position)
        monkeypatch.setattr(music, "set_volume", self.volumes.append)
        monkeypatch.setattr(pygame.time, "set_timer", self._wait)

    def _wait(self, event: pygame.Event, ms: int, loops: int) -> None:
        assert loops == 1
        self.timers.append((event.type, ms))

    def _note(self, name: str) -> None:
        self.calls.append(name)
        self.playing = {"play": True, "stop": False}.get(name, self.playing)

    def stops(self, music: Music) -> None:
        """End the stream."""
        self.playing = False
        music.follow(pygame.Event(STOPPED))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Mixer:
    """A mixer of which only the channels are real."""
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    return Mixer(monkeypatch)


def _opened(*tunes: str, folder: Path = _FOLDER) -> Music:
    music = Music(folder, 0.4, random.Random(1))
    music.open()
    music.want(tunes)
    return music


# The choice of tunes


def test_every_place_has_its_tunes_and_every_tune_its_file() -> None:
    """The club has at least three tunes and each other place two; every tune is used and has a file."""
    assert set(TUNES_OF) == set(PLACES)
    assert all(len(tunes) >= (3 if place == "club" else 2) for place, tunes in TUNES_OF.items())
    assert {tune for tunes in TUNES_OF.values() for tune in tunes} == set(TUNES)
    assert {path.stem for path in _FOLDER.glob("*.ogg")} == set(TUNES)


def test_the_music_is_that_of_the_place_unless_chosen() -> None:
    """The music is that of the table's place, unless the player chose a tune or no music."""
    ui = dummy_ui()
    for rules, place in HOMES.items():
        ui.sit_at(rules)
        assert ui.sounds.tunes == TUNES_OF[place]  # type: ignore[attr-defined]
    chosen = dummy_ui(settings=Settings(music="embers"))
    assert chosen.sounds.tunes == ("embers",)  # type: ignore[attr-defined]
    assert tunes_for(MUSIC_OFF, "club") == ()
    assert tunes_for(MUSIC_OF_PLACE, "club") == TUNES_OF["club"]


def test_every_tune_and_bed_is_as_loud_as_the_table_says() -> None:
    """Every tune and bed was measured at its right loudness (`python -m assets.make.sounds --measure`)."""
    measured = json.loads((assets_root() / "make" / "measured.json").read_text(encoding="utf-8"))
    beds = {f"beds/{BEDS.get(place, place)}" for place in PLACES}
    assert set(measured) == {*TUNES, *beds, "layers/held-breath"}
    for tune, found in measured.items():
        bed, level = (
            tune.startswith("beds/"),
            {"beds": levels.BED, "layers": levels.LAYER}.get(tune.split("/")[0], levels.TUNE),
        )
        data = (_FOLDER.parent if "/" in tune else _FOLDER).joinpath(f"{tune}.ogg").read_bytes()
        assert found["crc"] == zlib.crc32(data), tune
        assert found["lufs"] == pytest.approx(level, abs=levels.TUNE_TOLERANCE), tune
        assert not bed or len(data) < 150_000, tune
        assert not bed or found["air"] >= levels.BED_AIR, tune


def test_no_tune_is_short_dull_narrow_or_flat() -> None:
    """The measured length, spectrum, width and dynamics of every tune are within their limits."""
    measured = json.loads((assets_root() / "make" / "measured.json").read_text(encoding="utf-8"))
    assert {tune: levels.out_of_span(measured[tune]) for tune in TUNES} == {tune: [] for tune in TUNES}


# Playing the tunes


def test_tunes_follow_each_other_and_none_is_looped(mixer: Mixer) -> None:
    """A tune fades out before its end, and the next one is loaded after the stream has stopped."""
    music = _opened("two-lamps")
    assert mixer.calls[-2:] == ["load", "play"]
    seconds = OggStream((_FOLDER / "two-lamps.ogg").read_bytes()).seconds
    first = music.playing
    near_end, wait = mixer.timers[-1]
    mixer.position = wait
    del mixer.calls[:]
    music.follow(pygame.Event(near_end))
    assert mixer.calls == ["fadeout"]
    assert music.playing == first
    mixer.stops(music)
    assert mixer.calls == ["fadeout", "load", "play"]
    assert music.playing == "two-lamps"
    least, most = levels.TUNES["seconds"]
    assert least < seconds < most


def test_the_timer_of_a_tune_that_was_left_means_nothing(mixer: Mixer) -> None:
    """The timer of an earlier tune does not end a tune that has just begun."""
    music = _opened("two-lamps")
    near_end, _wait = mixer.timers[-1]
    mixer.position = 3000
    del mixer.calls[:]
    music.follow(pygame.Event(near_end))
    assert mixer.calls == []


def test_another_place_fades_over_and_nobody_waits(mixer: Mixer, tmp_path: Path) -> None:
    """The end of the old tune plays on a channel of its own, and the new one is loaded after the stream has stopped."""
    for tune in ("two-lamps", "embers"):
        shutil.copy(_FOLDER / "two-lamps.ogg", tmp_path / f"{tune}.ogg")
    music = _opened("two-lamps", folder=tmp_path)
    mixer.position = 20_000
    del mixer.calls[:]
    music.want(("embers",))
    assert mixer.calls == ["fadeout"]
    assert pygame.mixer.Channel(0).get_busy()
    mixer.stops(music)
    assert mixer.calls == ["fadeout", "load", "play"]
    music.want(("embers",))
    assert mixer.calls == ["fadeout", "load", "play"]
    music.want(())
    mixer.stops(music)
    assert mixer.calls == ["fadeout", "load", "play", "fadeout"]


def test_music_gives_way_to_words_and_comes_back(mixer: Mixer) -> None:
    """Music falls below half its volume in small steps, stays there for seconds, and rises again."""
    music = _opened("two-lamps")
    before = len(mixer.timers)
    music.give_way()
    steps = 0
    while len(mixer.timers) > before and steps < 100:
        before, steps = len(mixer.timers), steps + 1
        music.follow(pygame.Event(mixer.timers[-1][0]))
    assert min(mixer.volumes) < 0.4 * 0.5
    assert mixer.volumes[-1] == pytest.approx(0.4)
    assert max(ms for _type, ms in mixer.timers[1:]) >= 3000
    assert steps < 50


def test_music_stays_quiet_as_long_as_something_is_said(mixer: Mixer) -> None:
    """Music stays quiet for the length of a sentence, and longer if another sentence follows."""
    music = _opened("two-lamps")
    music.give_way(9.0)
    while mixer.timers[-1][1] < 3000:
        music.follow(pygame.Event(mixer.timers[-1][0]))
    assert mixer.timers[-1][1] == 9000
    before = len(mixer.timers)
    music.give_way(6.0)
    assert len(mixer.timers) == before + 1
    assert mixer.timers[-1][1] == 6000


def test_at_volume_zero_none_is_decoded(mixer: Mixer) -> None:
    """Music stops at volume zero, and plays again at a higher one."""
    music = _opened("two-lamps")
    music.set_level(0.0)
    assert mixer.calls[-1] == "stop"
    music.set_level(0.3)
    assert mixer.calls[-2:] == ["load", "play"]
    assert mixer.volumes[-1] == pytest.approx(0.3)


def test_a_tune_that_is_no_music_is_silence(mixer: Mixer, tmp_path: Path) -> None:
    """A missing or damaged file is not played and raises nothing."""
    (tmp_path / "two-lamps.ogg").write_bytes(b"OggS nothing")
    for tune in ("two-lamps", "embers"):
        _opened(tune, folder=tmp_path)
    assert "play" not in mixer.calls


# Pieces of a file


def test_a_piece_of_a_tune_sounds_as_the_whole_does() -> None:
    """A piece of a tune that is decoded alone has nearly the samples of the whole, once it has settled."""
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=2)
    file, settles, away = _FOLDER / "two-lamps.ogg", 0.4, 64
    stream = OggStream(file.read_bytes())
    piece = stream.piece(10.0, 1.0)
    assert piece is not None
    cut, whole = (array.array("h", pygame.mixer.Sound(each).get_raw()) for each in (io.BytesIO(piece.data), file))
    assert stream.seconds == pytest.approx(len(whole) / 2 / RATE, abs=0.001)
    start, settled = 2 * round(piece.ends * RATE) - len(cut), 2 * round(settles * RATE)
    assert start + settled <= 2 * 10 * RATE
    pairs = zip(cut[settled:], whole[start + settled : start + len(cut)], strict=True)
    assert max(abs(one - other) for one, other in pairs) <= away
