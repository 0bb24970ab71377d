"""The quiet sound of a place: read aside, heard round and round, and quieter while something is said."""

import threading

import pygame
import pytest

from tests.ui.pilot import dummy_ui
from tonk.resources import assets_root
from tonk.session.settings import PLACES
from tonk.ui.shell.room_tone import BEDS, LOADED, RoomTone

_FOLDER = assets_root() / "sounds" / "beds"


class Channel:
    """Stands for the mixer's channel, and notes what is asked of it."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.volume = 0.0

    def play(self, _sound: object, loops: int, fade_ms: int) -> None:
        """Note that it plays, and that it does for ever."""
        assert (loops, fade_ms > 0) == (-1, True)
        self.calls.append("play")

    def fadeout(self, _ms: int) -> None:
        """Note that it fades away."""
        self.calls.append("fadeout")

    def set_volume(self, volume: float) -> None:
        """Note the volume."""
        self.volume = volume


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    """A channel, and files that are read at once and are nothing."""
    noted = Channel()
    monkeypatch.setattr(pygame.mixer, "Channel", lambda _number: noted)
    monkeypatch.setattr(pygame.mixer, "set_reserved", lambda _count: None)
    monkeypatch.setattr(pygame.mixer, "Sound", lambda _file: True)
    monkeypatch.setattr(pygame.event, "post", lambda _event: None)
    monkeypatch.setattr(threading.Thread, "start", lambda self: self.run())
    return noted


def opened(level: float = 0.5) -> RoomTone:
    """The sound of the club, as it is heard."""
    tone = RoomTone(_FOLDER, level)
    tone.open()
    tone.want("club")
    tone.follow(pygame.Event(LOADED))
    return tone


def test_every_place_has_its_sound() -> None:
    """None is missing and none left over, and the context asks for that of where the table stands."""
    assert {path.stem for path in _FOLDER.glob("*.ogg")} == {BEDS.get(place, place) for place in PLACES}
    ui = dummy_ui()
    ui.sit_at("terminus-frore")
    assert ui.sounds.room == "station"  # type: ignore[attr-defined]


def test_another_place_takes_over(channel: Channel) -> None:
    """The old sound fades as soon as another is wanted, and the new one plays once it has been read."""
    tone = opened()
    assert (tone.playing, channel.calls) == ("club", ["play"])
    tone.want("camp")
    assert (tone.playing, channel.calls) == ("", ["play", "fadeout"])
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls[-1]) == ("camp", "play")


def test_a_place_left_while_it_is_read_is_not_heard(channel: Channel) -> None:
    """The sound of the place that is wanted by then is read next."""
    tone = RoomTone(_FOLDER, 0.5)
    tone.open()
    tone.want("club")
    tone.want("cafe")
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls) == ("", [])
    tone.follow(pygame.Event(LOADED))
    assert (tone.playing, channel.calls) == ("cafe", ["play"])


def test_it_gives_way_and_falls_silent(channel: Channel) -> None:
    """Something said leaves it a share of its loudness; at volume zero it ends, and comes back with the volume."""
    tone = opened()
    tone.give_way(0.4)
    assert channel.volume == pytest.approx(0.2)
    tone.set_level(0.0)
    assert (tone.playing, channel.calls) == ("", ["play", "fadeout"])
    tone.set_level(0.5)
    tone.follow(pygame.Event(LOADED))
    assert tone.playing == "club"


def test_a_missing_file_is_silence(channel: Channel) -> None:
    """It is asked for once, and not again and again."""
    tone = RoomTone(_FOLDER / "nowhere", 0.5)
    tone.open()
    tone.want("club")
    tone.follow(pygame.Event(LOADED))
    tone.follow(pygame.Event(LOADED))
    assert tone.playing == "club"
    assert tone._asked == ""
    assert channel.calls == []
