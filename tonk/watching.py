"""``watch``: bots play in a window, for watching, long trials and measurements (RECORD.md §3)."""

import json
import shutil
import sys
import tempfile
import time
from array import array
from collections.abc import Sequence
from pathlib import Path

from tonk.app import Game, run_game
from tonk.records import rules_to_json
from tonk.rules import RuleSet
from tonk.rules.shuffle import seed_of
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player, PlayerLevel
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import Settings
from tonk.storage.paths import find_places
from tonk.ui.drawing import speeds
from tonk.ui.shell.loop import Loop
from tonk.words import _, language

_START = 1.0
"""The seconds in which pictures are first drawn; frames are measured after them."""
_SHARES = {"p50": 50, "p95": 95, "p99": 99, "max": 100}


class FrameTimes:
    """The work of frames in milliseconds: events, update, drawing and presenting.

    Only frames that drew something count: the others would flatter the figures.
    """

    def __init__(self) -> None:
        self._work = array("f")  # compact, since a long watch draws hundreds of thousands

    def __len__(self) -> int:
        return len(self._work)

    def add(self, seconds: float) -> None:
        """Note the work of a frame."""
        self._work.append(seconds * 1000)

    def summary(self) -> dict[str, float]:
        """Return the median, the 95th and 99th percentiles (nearest rank) and the longest; 0 without frames."""
        work = sorted(self._work) or [0.0]
        return {name: round(work[-(-share * len(work) // 100) - 1], 2) for name, share in _SHARES.items()}


class Watch:
    """Drives a game among bots, page by page, and measures it.

    Args:
        game: The game, with its match begun.
        loop: The loop that drives it.
        hands: The number of hands after which the window closes.

    Attributes:
        times: The work of the frames after the first second.
        played: The number of finished hands.
    """

    def __init__(self, game: Game, loop: Loop, hands: int) -> None:
        self.times = FrameTimes()
        self.played = 0
        self._game = game
        self._ui = loop.ui
        self._hands = hands
        self._page_at: float | None = None

    def after(self, work: float | None) -> bool:
        """Note a step's work if it drew a frame (``Loop.run``), and move on when a result has been shown long enough.

        Returns:
            True: the loop never sleeps, since the moment to go on is named by no screen.
        """
        ui = self._ui
        self._game.between_frames(work)
        if work is not None and ui.now > _START:
            self.times.add(work)
        if not self._game.between_hands:
            self._page_at = None
        elif self._page_at is None:
            self._page_at = ui.now
            self.played += 1
        elif ui.now - self._page_at >= speeds.at_speed(speeds.RESULT_WATCHED, ui.settings.animation_speed):
            self._page_at = None
            if self.played >= self._hands:
                ui.screens.quit()
            else:
                self._go_on()
        return True

    def _go_on(self) -> None:
        """Deal the next hand, in a new game if one has been won."""
        match = self._game.matches.playing
        if match is not None and match.over:
            self._game.begin(self._game.choices, seed_of(match.plan.seed, self.played))
        else:
            self._game.next_hand()


def run(
    rules: RuleSet,
    bots: Sequence[PlayerLevel],
    hands: int,
    seed: int,
    size: tuple[int, int],
    speed: str,
    report: str | None,
    started: float,
) -> int:
    """Let bots play in a window, write the report, and return the exit status.

    Args:
        rules: The rule set.
        bots: The name of the bot in each seat.
        hands: The number of hands.
        seed: The seed of the deals and of the bots' chance.
        size: The size of the window, in pixels.
        speed: An animation speed of the settings.
        report: The file for the report, or None for standard output.
        started: The start of the program, by ``time.perf_counter``.
    """
    settings = Settings(
        language=language.code, animation_speed=speed, thinking_time="none" if speed == "instant" else "normal"
    )
    players = tuple(Player(name, bot) for name, bot in zip(BOT_NAMES, bots, strict=False))
    written: dict[str, object] = {}

    def in_window(game: Game, loop: Loop) -> None:
        game.begin(LastChoices(rules_to_json(rules), players), seed)
        loop.step([], 0.0)
        first_frame = time.perf_counter() - started
        loop.stopwatch = time.thread_time  # the machine may be shared
        game.finish_start(loop)
        watch = Watch(game, loop, hands)
        if hands:
            loop.run(watch.after)
        written.update(
            frames=len(watch.times),
            frame_ms=watch.times.summary(),
            first_frame_ms=round(first_frame * 1000, 1),
            hands=watch.played,
            size=list(loop.surface.get_size()),
            rss_mb=_memory(),
        )

    folder = tempfile.mkdtemp(prefix="tonk-watch-")
    status = run_game(find_places(folder), in_window, size=size, settings=settings)
    if status == 0:
        shutil.rmtree(folder, ignore_errors=True)
        return _report(json.dumps(written), report)
    return status


def _report(text: str, path: str | None) -> int:
    if path is None:
        sys.stdout.write(text + "\n")
        return 0
    try:
        Path(path).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        sys.stderr.write("tonk: " + _("{file} can't be written: {why}").format(file=path, why=error.strerror) + "\n")
        return 2
    return 0


def _memory() -> float | None:
    """Return the memory that this process holds now, or its peak, in MB; None if the system doesn't say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        pass
    else:
        import resource

        return round(pages * resource.getpagesize() / 1e6, 1)
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(most / 1e6 if sys.platform == "darwin" else most / 1e3, 1)
