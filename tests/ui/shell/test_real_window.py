"""One hand in a real window, under Xvfb, with a real mouse: what no posted event can prove."""

import json
import os
import select
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tonk.rules.cards import Card, Seat, cards_in
from tonk.session.match.match import Match, match_from_json
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.table.hand_order import kept, sort_hand
from tonk.ui.table.layout import CARD_WIDTHS, TableLayout

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 600.0
"""Seconds after which something that never comes is given up; nothing is measured by them."""

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool, which .ci/run installs"
)


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own, of a size for which the game opens a window of 1280x720."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], PATIENCE)
    assert ready, "Xvfb does not start"
    number = os.read(reading, 16).decode().strip()
    yield f":{number}"
    server.terminate()
    server.wait()
    os.close(reading)


class Player:
    """A person at the real window: a mouse, keys, and the saved match to know what lies where."""

    def __init__(self, display: str, saves: Path) -> None:
        self.saves = saves
        # DISPLAY is ours; the drivers of the other tests are not.
        kept_env = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
        self.env = {**kept_env, "DISPLAY": display, "SDL_VIDEO_WINDOW_POS": "0,0"}
        self.env["SDL_AUDIODRIVER"] = "dummy"
        self._errors = saves.parent / "errors.txt"
        self.game = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, str(ROOT / "main.py"), "--saves", str(self.saves)]
        with self._errors.open("wb") as errors:
            return subprocess.Popen(command, env=self.env, stderr=errors)

    @property
    def complaints(self) -> str:
        """The game's words on standard error."""
        return self._errors.read_text(encoding="utf-8")

    def xdotool(self, *words: str) -> None:
        """Do something with the mouse or the keys."""
        subprocess.run(["xdotool", *words], env=self.env, check=True)

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that the game does in its own time."""
        give_up = time.monotonic() + PATIENCE
        while not true():
            assert self.game.poll() is None, f"the game ended: {self.complaints}"
            assert time.monotonic() < give_up, f"never: {what}"
            select.select([], [], [], 0.05)

    @property
    def match(self) -> Match | None:
        """The match as it is saved."""
        for path in (self.saves / "matches").glob("match-*.json"):
            line = path.read_text(encoding="utf-8")
            start = line.find("{")
            return match_from_json(json.loads(line[start:])["match"])
        return None

    def press(self, at: tuple[float, float]) -> None:
        """Press and release the button at a place."""
        self.xdotool("mousemove", *_whole(at), "click", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag with the real mouse, in steps as a hand does."""
        self.xdotool("mousemove", *_whole(start), "mousedown", "1")
        for step in range(1, 9):
            at = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
            self.xdotool("mousemove", *_whole(at))
        self.xdotool("mouseup", "1")


def _whole(point: tuple[float, float]) -> tuple[str, str]:
    return str(round(point[0])), str(round(point[1]))


def test_a_hand_is_played_with_a_real_mouse(display: str, tmp_path: Path) -> None:
    """Two presses deal; dragging from the stock and onto the discards plays to the end; the hand is in the history."""
    saves = tmp_path / "saves"
    saves.mkdir()
    quick = {"format": "tonk-settings/1", "animation_speed": "instant", "thinking_time": "none"}
    (saves / "settings.json").write_text(json.dumps(quick), encoding="utf-8")
    player = Player(display, saves)
    try:
        _deal(player)
        _play(player)
        player.game.send_signal(signal.SIGTERM)
        assert player.game.wait(PATIENCE) == 0
        assert player.complaints == ""
        # Only now: while the game runs, the database may be found half made.
        assert _hands_kept(saves)
    finally:
        player.game.kill()
        player.game.wait()


def _deal(player: Player) -> None:
    """From the title to the first card: Enter twice."""

    def dealt() -> bool:
        if player.match is None:
            player.xdotool("key", "Return")
            select.select([], [], [], 0.4)
        return player.match is not None

    player.until(dealt, "a hand is dealt")


def _play(player: Player) -> None:
    """Draw by dragging from the stock and discard the last card by dragging, until the hand is over.

    In one hand of thirty the stock runs out before: nothing can be dragged from its place then, which is pressed.
    """
    viewport = Viewport(1280, 720)
    layout = TableLayout(viewport.w, viewport.h, CARD_WIDTHS["medium"], 4, Seat(0))
    stock, discards = (layout.stock.x, layout.stock.y), (layout.discards.x, layout.discards.y)
    order: tuple[Card, ...] = ()

    def my_turn_or_over() -> bool:
        match = player.match
        return match is not None and (match.hand_over or match.position.to_act == 0)

    def has(phase: str) -> bool:
        match = player.match
        return match is not None and (match.hand_over or match.position.phase == phase or match.position.to_act != 0)

    while True:
        player.until(my_turn_or_over, "Ana's turn")
        match = player.match
        assert match is not None
        if match.hand_over:
            return
        hand = match.position.hands[0]
        order = kept(order, hand) if order else sort_hand(match.plan.rules, hand, "rank")
        if match.position.phase == "start" and not match.position.stock:
            player.press(stock)
            player.until(lambda: has("play"), "the hand ends with the stock")
        elif match.position.phase == "start":
            player.drag(stock, (layout.w / 2, layout.hand_y))
            player.until(lambda: has("play"), "a card is drawn")
        else:
            assert set(order) == set(cards_in(hand))
            pose = layout.hand(order, frozenset(), None)[order[-1]]
            player.drag((pose.x + 20.0, pose.y), discards)
            player.until(lambda: has("start"), "a card is discarded")


def _hands_kept(saves: Path) -> int:
    with closing(sqlite3.connect(saves / "history.sqlite3")) as database:
        return int(database.execute("select count(*) from hands").fetchone()[0])
