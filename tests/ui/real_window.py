"""A person at the real window, under Xvfb: a screen, a mouse, keys, and the saved match to find things by."""

import json
import os
import select
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import MappingProxyType

from tonk.rules.cards import Card, Seat, cards_in
from tonk.session.match.match import Match, match_from_json
from tonk.ui.drawing.viewport import Viewport
from tonk.ui.table.hand_order import kept, sort_hand
from tonk.ui.table.places.layout import CARD_WIDTHS, TableLayout

PATIENCE = 600.0
"""Seconds after which a test gives up waiting; no test measures them."""


@contextmanager
def screen(*more: str) -> Iterator[str]:
    """Run a screen on which the game opens a window of 1280x720, and yield its name.

    Args:
        more: Further arguments for Xvfb.
    """
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp", *more]
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
    """A person at the real window.

    Args:
        display: The screen.
        saves: The folder of the saves, which is made, with settings for quick play.
        command: Starts the game.
        more: Further variables of the environment.
        choices: The last choices for a new game, where they are not the usual ones.
    """

    def __init__(
        self,
        display: str,
        saves: Path,
        command: Sequence[str],
        more: Mapping[str, str] = MappingProxyType({}),
        choices: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        self.saves, self._command = saves, command
        if not saves.exists():
            saves.mkdir()
            quick = {"format": "tonk-settings/1", "animation_speed": "instant", "thinking_time": "none"}
            (saves / "settings.json").write_text(json.dumps(quick), encoding="utf-8")
            if choices:
                chosen = {"format": "tonk-choices/1", **choices}
                (saves / "choices.json").write_text(json.dumps(chosen), encoding="utf-8")
        # DISPLAY is ours; the drivers of the other tests are not.
        kept_env = {key: value for key, value in os.environ.items() if not key.startswith("SDL_")}
        self.env = {**kept_env, "DISPLAY": display, "SDL_VIDEO_WINDOW_POS": "0,0", "SDL_AUDIODRIVER": "dummy", **more}
        self._errors = saves.parent / "errors.txt"
        self.game = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        with self._errors.open("wb") as errors:
            return subprocess.Popen([*self._command, "--saves", str(self.saves)], env=self.env, stderr=errors)

    @property
    def complaints(self) -> str:
        """Return the game's standard error."""
        return self._errors.read_text(encoding="utf-8")

    def xdotool(self, *words: str) -> None:
        """Run xdotool, which works the mouse and the keys."""
        subprocess.run(["xdotool", *words], env=self.env, check=True)

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for the game to do something at its own pace."""
        give_up = time.monotonic() + PATIENCE
        while not true():
            assert self.game.poll() is None, f"the game ended: {self.complaints}"
            assert time.monotonic() < give_up, f"waited in vain: {what}"
            select.select([], [], [], 0.05)

    @property
    def match(self) -> Match | None:
        """Return the saved match."""
        for path in (self.saves / "matches").glob("match-*.json"):
            line = path.read_text(encoding="utf-8")
            start = line.find("{")
            return match_from_json(json.loads(line[start:])["match"])
        return None

    def press(self, at: tuple[float, float]) -> None:
        """Press and release the button at a place."""
        self.xdotool("mousemove", *_whole(at), "click", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag with the real mouse, in small steps like a hand."""
        self.xdotool("mousemove", *_whole(start), "mousedown", "1")
        for step in range(1, 9):
            at = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
            self.xdotool("mousemove", *_whole(at))
        self.xdotool("mouseup", "1")

    def end(self) -> int:
        """Ask the game to end, and return its exit status."""
        self.game.send_signal(signal.SIGTERM)
        return self.game.wait(PATIENCE)

    def give_up(self) -> None:
        """Kill the game."""
        self.game.kill()
        self.game.wait()


def _whole(point: tuple[float, float]) -> tuple[str, str]:
    return str(round(point[0])), str(round(point[1]))


def deal(player: Player) -> None:
    """Press Enter at the title until a hand is dealt."""

    def dealt() -> bool:
        if player.match is None:
            player.xdotool("key", "Return")
            select.select([], [], [], 0.4)
        return player.match is not None

    player.until(dealt, "a hand is dealt")


def play(player: Player, turns: int = 1000) -> None:
    """Draw from the stock and discard the last card, both by dragging, for some turns or until the hand is over.

    The stock runs out in about one hand of thirty; then its place is pressed, because nothing can be dragged from it.
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

    while turns:
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
            turns -= 1


def hands_kept(saves: Path) -> int:
    """Count the hands in the history of a game that has ended."""
    with closing(sqlite3.connect(saves / "history.sqlite3")) as database:
        return int(database.execute("select count(*) from hands").fetchone()[0])
