"""Run the game on a machine that fails it, and check that it says so in a sentence and loses nothing.

Usage: python -m tests.faults [NAME ...]

Each fault is brought about for real, in processes of their own: full, read-only and vanished folders, no home, few open
files, no screen, a screen that dies, no sound, odd names and languages, strict and optimizing Pythons, floods of
events, pads that come and go, and signals. Faults of single calls, of contents and of drawings have tests of their own
(tests/storage, tests/ui/shell). It needs Linux, Xvfb, xdotool and unshare. A line is printed for each fault, and the
last line counts.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pygame

from tests.kills import Copy
from tests.ui.gamepad import plugged_in
from tests.ui.real_window import Player, deal, hands_kept, play, screen
from tonk.ui.screens.results.hand_end_screen import HandEndScreen

ROOT = Path(__file__).resolve().parent.parent
MAIN = [sys.executable, str(ROOT / "main.py")]
PATIENCE = 900.0
"""Seconds after which a process counts as stuck; nothing is measured by them."""
_HANDS, _ENOUGH, _MOST = 2, 12, 100
"""Hands that a copy plays, the steps after which something happens to it, and the most hands read of its history."""
_FLOOD, _PLUGS, _RESIZES = 65_535, 100, 500
_FEW_FILES = 16
_NO_SCREEN = 69
_SEED = 5
_NO_MORE: Mapping[str, str] = MappingProxyType({})


class Failure(Exception):
    """Raised with a sentence about what the game did wrong."""


def require(condition: object, problem: str) -> None:
    """Raise `Failure` with a problem unless a condition is true."""
    if not condition:
        raise Failure(problem)


class Report(NamedTuple):
    """The report of a copy that played: the hands it ended, those in the history, and its messages to the player."""

    ended: int
    kept: int
    messages: list[str]


# What happens to a copy while it plays; each is called once, after some steps.


def lose_folder(_copy: Copy, folder: Path) -> None:
    """Remove the folder of saves, into which the game may be writing."""
    shutil.rmtree(folder, ignore_errors=True)


def flood(copy: Copy, _folder: Path) -> None:
    """Fill the queue of events to its brim, and report other screens and lost pictures."""
    for number in range(_FLOOD - pygame.event.peek()):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(number % 640, 9), rel=(1, 0), buttons=(0, 0, 0)))
    copy.pilot.post()
    for kind in (pygame.WINDOWDISPLAYCHANGED, pygame.RENDER_TARGETS_RESET, pygame.RENDER_DEVICE_RESET):
        copy.pilot.post(pygame.Event(kind))


def plug(copy: Copy, _folder: Path) -> None:
    """Plug a pad in and out again and again."""
    for _ in range(_PLUGS):
        with plugged_in(copy.pilot):
            copy.pilot.post()


def resize(copy: Copy, _folder: Path) -> None:
    """Give the window random sizes, and in the end the first one."""
    chance = random.Random(_SEED)
    for _ in range(_RESIZES):
        copy.pilot.resize(chance.randint(1, 2000), chance.randint(1, 1200))
    copy.pilot.resize(640, 360)


MEANWHILE: Mapping[str, Callable[[Copy, Path], None]] = {
    "lose-folder": lose_folder,
    "flood": flood,
    "plug": plug,
    "resize": resize,
}


def play_hands(folder: Path, meanwhile: str) -> Report:
    """Play some hands through the screens in this process, while something happens."""
    copy, ended = Copy(folder, random.Random(_SEED)), 0
    for step in count():
        if step == _ENOUGH and meanwhile:
            MEANWHILE[meanwhile](copy, folder)
        before = copy.pilot.ui.screens.top
        copy.step()
        top = copy.pilot.ui.screens.top
        if top is not before and isinstance(top, HandEndScreen):
            ended += 1
            if ended == _HANDS and step > _ENOUGH:
                break
    kept = len(copy.store.history.hands(_MOST))
    messages = [sentence for _, sentence in copy.store.messages]
    copy.close()
    return Report(ended, kept, messages)


def in_screens(
    folder: Path,
    *,
    meanwhile: str = "",
    python: Sequence[str] = (),
    before: Sequence[str] = (),
    more: Mapping[str, str] = _NO_MORE,
) -> Report:
    """Let a process play some hands in a folder, and return its report.

    Args:
        folder: The folder of saves.
        meanwhile: The name of what happens after some steps.
        python: Options of Python.
        before: A command that runs the process, such as one that limits it.
        more: Further variables of the environment.

    Raises:
        Failure: It failed, or wrote a traceback.
    """
    command = [*before, sys.executable, *python, "-m", "tests.faults", "--play", str(folder), "--meanwhile", meanwhile]
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "HOME": str(folder.parent), **more},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    errors = ran.stderr.decode(errors="replace")
    require(ran.returncode == 0 and "Traceback" not in errors, f"status {ran.returncode}: {errors[-600:]}")
    return Report(*json.loads(ran.stdout.decode().splitlines()[-1]))


def in_window(folder: Path, *, before: Sequence[str] = (), more: Mapping[str, str] = _NO_MORE) -> None:
    """Play a hand with a real mouse in a window, and check its history and that nothing was written to standard error.

    Args:
        folder: The folder of saves.
        before: A command that runs the game.
        more: Further variables of the environment.
    """
    with screen() as display:
        player = Player(display, folder, [*before, *MAIN], more)
        try:
            deal(player)
            play(player)
            require(player.end() == 0, "the game didn't end with status 0")
            require(not player.complaints, player.complaints)
        finally:
            player.give_up()
    require(hands_kept(folder) == 1, "the hand is missing in the history")


def reported_and_played(report: Report) -> None:
    """Check that the player got a message, and that all hands were played and are in the history."""
    require(report.messages, "the player got no message")
    played(report)


def played(report: Report, kept: int | None = None) -> None:
    """Check that all hands were played and are in the history, if only in memory.

    Args:
        report: The report of the copy.
        kept: The hands that must be in the history; all if None.
    """
    require(report.ended >= _HANDS, f"{report.ended} hands were played")
    wanted = report.ended if kept is None else kept
    require(report.kept == wanted, f"{report.kept} hands of {wanted} were kept")


def mounted(folder: Path, options: str) -> list[str]:
    """Return a command that runs another with a file system of its own mounted on a folder."""
    folder.mkdir()
    script = 'mount -t tmpfs -o "$1" tmpfs "$2" && shift 2 && exec "$@"'
    return ["unshare", "-rm", "sh", "-c", script, "sh", options, str(folder)]


# The faults. Each gets an empty folder and raises `Failure`.


def full_disk(folder: Path) -> None:
    """Play where nearly nothing can be written."""
    reported_and_played(in_screens(folder / "saves", before=mounted(folder / "saves", "size=16k")))


def read_only_disk(folder: Path) -> None:
    """Play where nothing can be written."""
    reported_and_played(in_screens(folder / "saves", before=mounted(folder / "saves", "ro")))


def folder_is_a_file(folder: Path) -> None:
    """Play where the folder of saves is a file."""
    (folder / "saves").write_text("a file")
    reported_and_played(in_screens(folder / "saves"))


def link_to_nothing(folder: Path) -> None:
    """Play where the folder of saves is a link into a read-only nothing."""
    (folder / "saves").symlink_to("/proc/nothing")
    reported_and_played(in_screens(folder / "saves"))


def links_in_a_circle(folder: Path) -> None:
    """Play where the folder of saves is a link to itself."""
    (folder / "saves").symlink_to(folder / "saves")
    reported_and_played(in_screens(folder / "saves"))


def vanished_folder(folder: Path) -> None:
    """Play while the folder of saves is removed; hands ended before are gone with it."""
    report = in_screens(folder / "saves", meanwhile="lose-folder")
    played(report, report.kept)
    require(report.kept >= 1, "no hand was kept after the folder was removed")


def few_open_files(folder: Path) -> None:
    """Play with few open files."""
    in_window(folder / "saves", before=["prlimit", f"--nofile={_FEW_FILES}"])


def no_home(folder: Path) -> None:
    """Examine the saves where there is no home folder and the system's folders are relative."""
    kept = {key: value for key, value in os.environ.items() if key != "HOME"}
    env = {**kept, "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": ""}
    ran = subprocess.run([*MAIN, "doctor"], cwd=folder, env=env, capture_output=True, text=True, check=False)
    require(len(ran.stderr.splitlines()) <= 1, ran.stderr)
    require(not (folder / "data").exists(), "a relative folder was used")


def odd_names(folder: Path) -> None:
    """Play in folders with odd names and in languages that may not be there."""
    names = ["with spaces", "♠ ♥", os.fsdecode(b"\xff\xfe")]
    for name, language in zip(names, ("C", "tr_TR.UTF-8", "ar"), strict=True):
        in_window(folder / name, more={"LC_ALL": language})


def strict_pythons(folder: Path) -> None:
    """Deal and play the same bytes with other hash seeds, without asserts, and with warnings as errors."""
    found = set()
    for number, options in enumerate(([], ["-O"], ["-X", "dev", "-W", "error"])):
        for seed in ("0", "1"):
            file = folder / f"{number}-{seed}.jsonl"
            command = [
                "simulate",
                "--rules",
                "jazz-club",
                "--hands",
                "30",
                "--players",
                "3",
                "--bots",
                "sharp",
                "--seed",
                "5",
                "--out",
            ]
            env = {**os.environ, "PYTHONHASHSEED": seed}
            ran = subprocess.run(
                [sys.executable, *options, str(ROOT / "main.py"), *command, str(file)],
                env=env,
                capture_output=True,
                text=True,
                check=False,
            )
            require(ran.returncode == 0 and "Warning" not in ran.stderr, ran.stderr)
            found.add(file.read_bytes())
    require(len(found) == 1, "the hands differ")
    played(in_screens(folder / "saves", python=["-X", "dev", "-W", "error::ResourceWarning"]))


def no_screen(folder: Path) -> None:
    """Start without a screen: one sentence, and the status for it."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    ran = subprocess.run([*MAIN, "--saves", str(folder)], env=kept, capture_output=True, text=True, check=False)
    require(ran.returncode == _NO_SCREEN, f"status {ran.returncode}")
    require(len(ran.stderr.splitlines()) == 1, ran.stderr)


def dying_screen(folder: Path) -> None:
    """Lose the screen in mid-hand: the next start has the match as it was shown."""
    with screen() as display:
        player = Player(display, folder / "saves", MAIN)
        deal(player)
        play(player, turns=1)
        subprocess.run(["pkill", "-KILL", "-P", str(os.getpid()), "-x", "Xvfb"], check=True)
        player.game.wait(PATIENCE)
        before = player.match
    assert before is not None, "no match was kept"
    assert before.actions, "no action was kept"
    with screen() as display:
        player = Player(display, folder / "saves", MAIN)
        try:
            player.until(lambda: drew_after(player, len(before.actions)), "the match goes on")
            require(player.end() == 0, "the game didn't end with status 0")
        finally:
            player.give_up()


def drew_after(player: Player, actions: int) -> bool:
    """Press what resumes the match and what draws a card; return whether the match has more actions than these."""
    player.xdotool("key", "Return", "space")
    return player.match is not None and len(player.match.actions) > actions


def no_sound(folder: Path) -> None:
    """Play where the system has no sound, or none that SDL knows."""
    for driver in ("alsa", "nothing-of-that-name"):
        in_window(folder / driver, more={"SDL_AUDIODRIVER": driver})


def signals(folder: Path) -> None:
    """End the game in mid-hand by each signal: in order, with the match kept, and the status that is usual."""
    for number, status in ((signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)):
        with screen() as display:
            player = Player(display, folder / number.name, MAIN)
            try:
                deal(player)
                play(player, turns=1)
                player.game.send_signal(number)
                require(player.game.wait(PATIENCE) == status, f"{number.name}: another status")
                require("Traceback" not in player.complaints, player.complaints)
                require(player.match and player.match.actions, f"{number.name}: no match was kept")
            finally:
                player.give_up()


def flooded(folder: Path) -> None:
    """Play while the queue of events is full and the screens change."""
    played(in_screens(folder / "saves", meanwhile="flood"))


def pads_that_come_and_go(folder: Path) -> None:
    """Play while a pad is plugged in and out."""
    played(in_screens(folder / "saves", meanwhile="plug", more={"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1"}))


def resized(folder: Path) -> None:
    """Play while the window takes hundreds of sizes."""
    played(in_screens(folder / "saves", meanwhile="resize"))


FAULTS: tuple[Callable[[Path], None], ...] = (
    full_disk,
    read_only_disk,
    folder_is_a_file,
    link_to_nothing,
    links_in_a_circle,
    vanished_folder,
    few_open_files,
    no_home,
    odd_names,
    strict_pythons,
    no_screen,
    dying_screen,
    no_sound,
    signals,
    flooded,
    pads_that_come_and_go,
    resized,
)


def name_of(fault: Callable[[Path], None]) -> str:
    """Return the name of a fault on the command line."""
    return fault.__name__.replace("_", "-")


def main(arguments: Sequence[str] | None = None) -> int:
    """Bring about the named faults, or all, and return 1 if the game did anything wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [name_of(fault) for fault in FAULTS]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"faults (default: all of {', '.join(names)})")
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--meanwhile", default="", help=argparse.SUPPRESS)
    wanted = parser.parse_args(arguments)
    if wanted.play:
        sys.stdout.write(json.dumps(play_hands(wanted.play, wanted.meanwhile)) + "\n")
        return 0
    if unknown := set(wanted.names) - set(names):
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    chosen = [fault for fault in FAULTS if not wanted.names or name_of(fault) in wanted.names]
    wrong = 0
    for fault in chosen:
        with tempfile.TemporaryDirectory() as folder:
            try:
                fault(Path(folder))
                result = "survived"
            except (Failure, AssertionError, OSError, subprocess.TimeoutExpired) as error:
                wrong += 1
                result = f"NOT survived: {error}"
        sys.stdout.write(f"{name_of(fault)}: {result}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{len(chosen)} faults, {wrong} of them not survived\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
