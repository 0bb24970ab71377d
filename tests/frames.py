"""Measure frame times: ``python -m tests.frames`` plays bots in a window, next to a window that does almost nothing.

Ratios are relative to a bare loop in the same run, which copies a background as large as the window and presents it
sixty times a second. Next to them are the times on a machine where python-chess plays `CHESS_MOVES` random moves a
second. All times are CPU time of the drawing thread, because machines are shared. The tool also measures how busy the
game is while nothing moves. Without a display it draws into memory.
With ``--history HANDS`` it opens the statistics of that many hands instead: reading, every page, a filter. With
``--pages`` it opens each page from the title, for the first time, and prints the time until it is shown.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tests.check import CHESS_MOVES
from tests.pace import chess_moves
from tests.support.histories import long_history
from tonk.app import Game, run_game
from tonk.session.statistics.totals import BY
from tonk.storage.database import insert, open_database
from tonk.storage.paths import find_places
from tonk.ui.screens.statistics.page_set import COMPARE, FAIR, LUCK, OVERVIEW
from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen
from tonk.ui.shell.loop import Loop
from tonk.ui.shell.window import open_window
from tonk.watching import FrameTimes

ROOT = Path(__file__).resolve().parent.parent
BARE_SECONDS, IDLE_SECONDS, CHESS_SECONDS = 5.0, 10.0, 2.0
TITLE_SECONDS = 8.0
"""The seconds after which the cards of the title lie still."""

PAGES = (
    *("show_new_game", "show_matches", "show_circuit", "show_daily_deals", "show_duplicate", "show_deal_code"),
    *("show_practice_hub", "show_lessons", "show_drills", "show_guest_lessons", "show_position", "show_open_record"),
    *("show_rules", "show_house_rules", "show_history", "show_statistics"),
    *("show_settings", "show_sounds", "show_ease", "show_saves"),
)
"""The routes to the pages that can be opened at once."""

Size = tuple[int, int]


def bare(size: Size) -> FrameTimes:
    """Return the work of frames that copy a background to the window and present it."""
    surface = open_window(size, "bare", fullscreen=False)
    ground = pygame.Surface(surface.get_size()).convert()
    ground.fill((20, 90, 60))
    times, clock = FrameTimes(), pygame.Clock()
    end = time.perf_counter() + BARE_SECONDS
    while time.perf_counter() < end:
        began = time.thread_time()
        pygame.event.get()
        surface.blit(ground, (0, 0))
        pygame.display.flip()
        times.add(time.thread_time() - began)
        clock.tick(60)
    pygame.quit()
    return times


def watched(size: Size, hands: int, players: int, rules: str) -> dict[str, object]:
    """Return the report of bots at play, in a process of their own as a player would start it."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        table = ["--rules", rules, "--players", str(players), "--hands", str(hands), "--seed", "1", "--bots", "casual"]
        how = ["--size", f"{size[0]}x{size[1]}", "--speed", "1", "--report", str(report)]
        subprocess.run([sys.executable, "main.py", "watch", *table, *how], cwd=ROOT, check=True)
        return dict(json.loads(report.read_text(encoding="utf-8")))


def idle_share(size: Size) -> float:
    """Return the share of a core that the game uses while its first screen waits for the player."""
    used = [0.0]

    def in_window(game: Game, loop: Loop) -> None:
        game.routes.show_title()
        game.finish_start(loop)
        end, began, is_ready = 0.0, 0.0, False

        def after(work: float | None) -> bool:
            nonlocal end, began, is_ready
            more = game.between_frames(work)
            now = loop.ui.now
            if not is_ready:
                # The title's cards have come in, and nothing is left to draw or load in advance.
                is_ready = now >= TITLE_SECONDS and not more
                began, end = time.process_time(), now + IDLE_SECONDS
            elif now >= end:
                used[0] = (time.process_time() - began) / IDLE_SECONDS
                loop.ui.screens.quit()
            return more

        loop.run(after)

    with tempfile.TemporaryDirectory() as folder:
        run_game(find_places(folder), in_window, size=size)
    return used[0]


def presses(screen: StatisticsScreen) -> Iterator[None]:
    """Yield the player's steps there: every page, every comparison, and a filter."""
    for page in (LUCK, FAIR, OVERVIEW, COMPARE):
        screen._tabs.value = page
        screen.work.turn_to(page)
        yield
    for by in BY:
        screen._by.value = by
        screen._regroup()
        yield
    assert screen._filters is not None, "the history is empty"
    for option in (1, 0):
        place = screen._filters._place
        place.value = place.options[option][0]
        screen._filter()
        yield


def statistics(size: Size, hands: int) -> FrameTimes:
    """Return the work of the frames in which a history's statistics are opened, paged through and filtered."""
    times = FrameTimes()

    def in_window(game: Game, loop: Loop) -> None:
        game.routes.show_title()
        game.finish_start(loop)
        clock = pygame.Clock()

        def frames(screen: StatisticsScreen | None, least: int) -> None:
            while least > 0 or (screen is not None and screen.survey is None):
                least -= 1
                began, drawn = time.thread_time(), loop.frames
                loop.step(pygame.event.get(), pygame.time.get_ticks() / 1000)
                work = time.thread_time() - began if loop.frames > drawn else None
                game.between_frames(work)
                if screen is not None:
                    times.add(time.thread_time() - began)
                clock.tick(60)

        frames(None, 120)
        screen = StatisticsScreen(loop.ui, game)
        loop.ui.screens.push(screen)
        frames(screen, 120)
        for _done in presses(screen):
            frames(screen, 60)

    with tempfile.TemporaryDirectory() as folder:
        places = find_places(folder)
        database = open_database(places.history)
        insert(database, long_history(hands))
        database.close()
        run_game(places, in_window, size=size)
    return times


def openings(size: Size) -> dict[str, float]:
    """Return the milliseconds until each page is shown that can be opened from the title, each for the first time."""
    found: dict[str, float] = {}

    def in_window(game: Game, loop: Loop) -> None:
        def frames(count: int) -> None:
            for _frame in range(count):
                drawn = loop.frames
                loop.step(pygame.event.get(), pygame.time.get_ticks() / 1000)
                game.between_frames(0.0 if loop.frames > drawn else None)
                clock.tick(60)

        clock = pygame.Clock()
        game.routes.show_title()
        game.finish_start(loop)
        frames(round(60 * TITLE_SECONDS))
        for name in PAGES:
            began = time.thread_time()
            getattr(game.routes, name)()
            loop.step(pygame.event.get(), pygame.time.get_ticks() / 1000)
            found[name.removeprefix("show_").replace("_", " ")] = 1000.0 * (time.thread_time() - began)
            frames(30)
            game.routes.show_title()
            frames(60)

    with tempfile.TemporaryDirectory() as folder:
        run_game(find_places(folder), in_window, size=size)
    return found


def compared(work: dict[str, float], floor: dict[str, float], pace: float) -> None:
    """Print the cost of frames, compared with bare ones, and on a machine that plays `CHESS_MOVES` per second.

    Args:
        work: The milliseconds of the game's frames.
        floor: The milliseconds of bare frames.
        pace: Moves of python-chess per second here.
    """
    print(f"python-chess plays {pace:,.0f} moves a second here")
    for name in ("p50", "p99", "max"):
        scaled = work[name] * pace / CHESS_MOVES
        ratio = work[name] / floor[name]
        print(f"{name:>4}: {work[name]:6.2f} ms, {scaled:6.2f} at {CHESS_MOVES:,} moves, {ratio:5.2f} x bare frames")


def main() -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.frames", description="Measure frame times.")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--hands", type=int, default=2)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rules", default="jazz-club")
    parser.add_argument("--history", type=int, metavar="HANDS")
    parser.add_argument("--pages", action="store_true")
    asked = parser.parse_args()
    wide, high = (int(part) for part in asked.size.split("x"))
    floor, pace = bare((wide, high)).summary(), chess_moves(CHESS_SECONDS, time.process_time)
    if asked.history:
        compared(statistics((wide, high), asked.history).summary(), floor, pace)
        return 0
    if asked.pages:
        print(f"python-chess plays {pace:,.0f} moves a second here")
        for name, took in openings((wide, high)).items():
            print(f"{name:>16}: {took:6.1f} ms, {took * pace / CHESS_MOVES:6.1f} at {CHESS_MOVES:,} moves")
        return 0
    report = watched((wide, high), asked.hands, asked.players, asked.rules)
    print(json.dumps(report))
    work = report["frame_ms"]
    assert isinstance(work, dict)
    compared(work, floor, pace)
    print(f"idle: {idle_share((wide, high)):.2%} of a core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
