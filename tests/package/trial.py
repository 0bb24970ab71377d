"""A trial of the built program under Xvfb: a hand is played, interrupted, resumed and read aloud."""

import mmap
import os
import shutil
import stat
import statistics
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.ui.real_window import Player, deal, hands_kept, play, screen

STARTS = 5
_STEP = 4099
"""The distance in bytes between those bytes of a screenshot that are looked at."""

_EXPERTS = {
    "rules": "jazz-club",
    "seats": [
        {"name": "Ana", "kind": "person"},
        *({"name": name, "kind": "bot", "level": "expert"} for name in ("Ruby", "Earl", "Mae")),
    ],
}


def start_seconds(command: Sequence[str], scratch: Path) -> tuple[float, float]:
    """Measure the time from the start to the first frame on the screen, as the median of several starts.

    An uncounted start before them brings the files into memory.

    Returns:
        The CPU-seconds that the program had used by then, and the seconds by the clock.
    """
    pictures = scratch / "screen"
    pictures.mkdir()
    times = []
    with screen("-fbdir", str(pictures)) as display:
        kept = (pictures / "Xvfb_screen0").open("rb")
        with kept, mmap.mmap(kept.fileno(), 0, access=mmap.ACCESS_READ) as seen:
            for _ in range(STARTS + 1):
                empty = seen[::_STEP]
                began = time.perf_counter()
                player = Player(display, scratch / "starts", command)
                try:
                    while seen[::_STEP] == empty:
                        assert player.game.poll() is None, player.complaints
                        time.sleep(0.002)
                    times.append((_cpu_seconds(player.game.pid), time.perf_counter() - began))
                    assert player.end() == 0, player.complaints
                finally:
                    player.give_up()
    used, waited = zip(*times[1:], strict=True)
    return statistics.median(used), statistics.median(waited)


def play_experts(command: Sequence[str], scratch: Path) -> Iterator[str]:
    """Play a hand against experts, ending and restarting the program in the middle; yield faults."""
    saves = scratch / "hand"
    with screen() as display:
        player = Player(display, saves, command, choices=_EXPERTS)
        try:
            deal(player)
            play(player, turns=1)
            if not _helpers(player.game.pid):
                yield "no worker is alive while experts play"
            if player.end() or player.complaints:
                yield f"the game ended with complaints: {player.complaints}"
            before = player.match
            assert before is not None, "the match was lost"
            player = Player(display, saves, command)
            player.until(lambda: _resumed(player), "the hand goes on")
            play(player)
            after = player.match
            if after is None or after.plan != before.plan or not after.hand_over:
                yield "another match was played after the restart"
            if player.end() or player.complaints:
                yield f"the game ended with complaints: {player.complaints}"
        finally:
            player.give_up()
    if hands_kept(saves) != 1:
        yield f"{hands_kept(saves)} hands are in the history, and one was played"


def _resumed(player: Player) -> bool:
    """Press the key of Resume until a worker is started for the experts at the table."""
    if not _helpers(player.game.pid):
        player.xdotool("key", "p")
        time.sleep(0.5)
    return bool(_helpers(player.game.pid))


def speak(command: Sequence[str], folder: Path, scratch: Path) -> Iterator[str]:
    """Have the title screen read aloud by a voice that writes down its words; yield faults."""
    heard, voices = scratch / "heard.txt", scratch / "voices"
    voices.mkdir()
    voice = voices / "espeak-ng"
    voice.write_text(f'#!/bin/sh\n/bin/cat >>"{heard}"\necho "[$LD_LIBRARY_PATH]" >>"{heard}"\n', encoding="utf-8")
    voice.chmod(voice.stat().st_mode | stat.S_IXUSR)
    tools = {"PATH": str(voices), "DBUS_SESSION_BUS_ADDRESS": "none:"}
    with screen() as display:
        player = Player(display, scratch / "speech", [*command, "--speak"], tools)
        try:
            player.until(lambda: heard.exists() and "Tonk" in heard.read_text(encoding="utf-8"), "the title is spoken")
            loaded = Path(f"/proc/{player.game.pid}/maps").read_text(encoding="utf-8")
            if any(folder.rglob("libprism*")) and "libprism" not in loaded:
                yield "the extra `speech` is in, and was not loaded"
            if str(folder) in heard.read_text(encoding="utf-8"):
                yield "programs of the system are given libraries of the folder"
            if player.end():
                yield f"the game ended with complaints: {player.complaints}"
        finally:
            player.give_up()


def install_and_remove(package: Path, entry: str, scratch: Path) -> Iterator[str]:
    """Install a Debian package, start it as its menu entry does, and remove it; yield faults."""
    listed = subprocess.run(["dpkg", "-c", str(package)], capture_output=True, text=True, check=True).stdout
    files = [Path("/", line.split(maxsplit=5)[5].split(" -> ")[0]) for line in listed.splitlines() if line[0] != "d"]
    assert not any(os.path.lexists(path) for path in files), "Tonk is installed here already"
    subprocess.run(["dpkg", "-i", str(package)], check=True, stdout=subprocess.DEVNULL)
    try:
        menu = Path("/usr/share/applications", entry).read_text(encoding="utf-8").splitlines()
        (started,) = [line.removeprefix("Exec=") for line in menu if line.startswith("Exec=")]
        with screen() as display:
            player = Player(display, scratch / "installed", [shutil.which(started) or started])
            try:
                _wait_for_window(player)
                if player.end() or player.complaints:
                    yield f"installed, it ended with complaints: {player.complaints}"
            finally:
                player.give_up()
    finally:
        subprocess.run(["dpkg", "--purge", "tonk"], check=True, stdout=subprocess.DEVNULL)
    yield from (f"left behind: {path}" for path in files if os.path.lexists(path))


def _wait_for_window(player: Player) -> None:
    """Wait for a window of the class by which menus recognise the game."""

    def seen() -> bool:
        asked = ["xdotool", "search", "--onlyvisible", "--class", "^tonk$"]
        return subprocess.run(asked, env=player.env, capture_output=True, check=False).returncode == 0

    player.until(seen, "a window")


def _cpu_seconds(pid: int) -> float:
    """Return the CPU-seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _helpers(pid: int) -> list[int]:
    """Return the live worker processes that a process has started."""
    children = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            line = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if int(fields[1]) == pid and fields[0] != "Z" and b"--multiprocessing-fork" in line:
            children.append(int(folder.name))
    return children
