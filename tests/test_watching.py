"""Watching bots play: hand follows hand, frame times are summed up, and errors get a sentence."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from tests.ui.pilot import FRAME, SparingLoop
from tonk import watching
from tonk.app import Game
from tonk.cli import main
from tonk.resources import assets_root
from tonk.rules import load_preset
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import Settings
from tonk.storage.paths import find_places
from tonk.storage.store import Store
from tonk.ui.shell.settings_in_use import build_ui
from tonk.ui.shell.sounds import SoundPlayer
from tonk.ui.shell.window import open_window
from tonk.watching import FrameTimes, Watch

TABLE = ["watch", "--rules", "jazz-club", "--players", "3", "--hands", "1", "--seed", "4"]


def test_the_figures_are_those_of_the_frames() -> None:
    """Of a hundred frames of 1 to 100 ms, they are the median, the 95th, the 99th and the longest."""
    times = FrameTimes()
    for work in range(100, 0, -1):
        times.add(work / 1000)
    assert times.summary() == {"p50": 50, "p95": 95, "p99": 99, "max": 100}


def test_a_watch_without_frames_has_a_report() -> None:
    """A watch that ends at once still has a report."""
    assert FrameTimes().summary() == {"p50": 0, "p95": 0, "p99": 0, "max": 0}


def watched(folder: Path, hands: int, rules: str = "jazz-club") -> tuple[SparingLoop, Watch]:
    """Three bots at a table at full speed, before the first step."""
    settings = Settings(animation_speed="instant", thinking_time="none")
    surface = open_window((960, 600), "Tonk", fullscreen=False)
    ui = build_ui(surface.get_size(), settings, SoundPlayer(assets_root()))
    game = Game(ui, Store.open(find_places(folder)))
    game.begin(LastChoices(rules, tuple(Player(name, "casual") for name in BOT_NAMES[:3])), seed=4)
    loop = SparingLoop(ui, surface)
    return loop, Watch(game, loop, hands)


def test_hand_follows_hand_until_the_last(tmp_path: Path) -> None:
    """Results are shown and left automatically; after the last one the window closes."""
    loop, watch = watched(tmp_path, 2)
    now, drawn = 0.0, 0
    while not loop.ui.screens.closing:
        now += 4 * FRAME
        assert now < 600, "the hands never end"
        before = loop.frames
        loop.step([], now)
        late = loop.frames > before and loop.ui.now > 1.0
        drawn += late
        watch.after(0.002 if loop.frames > before else None)
    assert watch.played == 2
    assert len(watch.times) == drawn, "frames of the first second, and those not drawn, don't count"


def test_a_finished_game_is_followed_by_another(tmp_path: Path) -> None:
    """Bots play for points until one of them wins, and then start again from zero."""
    loop, watch = watched(tmp_path, 2, "twists")
    loop.drawing = False
    match = watch._game.matches.playing
    assert match is not None
    match.position.score = (249, 249, 249)
    now = 0.0
    while not loop.ui.screens.closing:
        now += 4 * FRAME
        loop.step([], now)
        watch.after(None)
        assert now < 120
    again = watch._game.matches.playing
    assert again is not None
    assert again is not match
    assert (match.over, again.hand_number, watch.played) == (True, 1, 2)


def test_watching_leaves_a_report_and_no_saves(tmp_path: Path) -> None:
    """The report has everything that RECORD.md says, and the folder of the hands is gone."""
    report = tmp_path / "report.json"
    window = ["--hands", "0", "--bots", "casual", "--size", "960x600", "--speed", "instant", "--report", str(report)]
    done = subprocess.run(
        [sys.executable, "main.py", *TABLE, *window], cwd=ROOT, env={**os.environ, "TMPDIR": str(tmp_path)}, check=False
    )
    assert done.returncode == 0
    figures = json.loads(report.read_text(encoding="utf-8"))
    assert list(figures) == ["frames", "frame_ms", "first_frame_ms", "hands", "size", "rss_mb"]
    assert list(figures["frame_ms"]) == ["p50", "p95", "p99", "max"]
    assert figures["hands"] == 0
    assert figures["size"] == [960, 600]
    assert list(tmp_path.iterdir()) == [report]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "casual", "--size", "wide", "--speed", "1"], "'wide' is not a size such as 1280x720"),
        (["--bots", "casual", "--size", "960x600", "--speed", "3"], "invalid choice: '3'"),
        (["--bots", "carl", "--size", "960x600", "--speed", "1"], "there is no bot called 'carl'"),
        (
            ["--bots", "casual,solid", "--size", "960x600", "--speed", "1"],
            "--bots names 2 bots, but --players asks for 3",
        ),
    ],
)
def test_invalid_options_are_refused(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """There is one sentence, exit status 2, and no window."""
    status: object
    try:
        status = main([*TABLE, *arguments])
    except SystemExit as ending:  # argparse exits by itself
        status = ending.code
    assert status == 2
    assert sentence in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error has the file's name and the system's reason."""
    monkeypatch.setattr(watching, "run_game", lambda *_game, **_window: 0)
    nowhere = tmp_path / "missing" / "report.json"
    how = ["--hands", "0", "--bots", "casual", "--size", "960x600", "--speed", "instant", "--report", str(nowhere)]
    assert main([*TABLE, *how]) == 2
    assert f"{nowhere} can't be written: No such file or directory" in capsys.readouterr().err


class SlowStart:
    """A game and a loop of which every part takes a while, on a clock of their own."""

    def __init__(self) -> None:
        self.now = 100.0
        self.ui = self
        self.surface = self

    def begin(self, *_match: object) -> None:
        """Take 0.1 seconds for a table."""
        self.now += 0.1

    def step(self, *_events: object) -> None:
        """Take 0.2 seconds for a frame."""
        self.now += 0.2

    def finish_start(self, _loop: object) -> None:
        """Take four seconds for slow work after the first frame."""
        self.now += 4.0

    def get_size(self) -> tuple[int, int]:
        """Return the size of the window."""
        return 960, 600


def test_the_first_frame_waits_for_nothing_later(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its time is noted when it is shown, before other screens and sounds are loaded."""
    slow = SlowStart()
    monkeypatch.setattr(time, "perf_counter", lambda: slow.now)
    monkeypatch.setattr(watching, "run_game", lambda _places, in_window, **_window: in_window(slow, slow) or 0)
    assert watching.run(load_preset("jazz-club"), ["casual"] * 3, 0, 4, (960, 600), "1", None, started=99.5) == 0
    assert json.loads(capsys.readouterr().out)["first_frame_ms"] == 800.0
