"""Running copies of the game: killed at any moment, or two at once."""

import random
import subprocess
import sys
from pathlib import Path

from tonk.storage.paths import Places
from tonk.storage.store import Store

from .hands import noon
from .helpers import leftovers
from .resuming import resumed

WRITER = Path(__file__).with_name("writer.py")
KILLS = 5


def start(folder: Path, actions: int) -> "subprocess.Popen[bytes]":
    """Start a running copy that plays this many actions."""
    return subprocess.Popen([sys.executable, str(WRITER), str(folder), str(actions)], stdout=subprocess.PIPE)


def test_a_kill_at_any_moment_loses_nothing_written(tmp_path: Path) -> None:
    """After each of five kills the match is at its acknowledged state or later, and no hand is missing.

    At most the last finished hand is not in the history yet; then the match has it.
    """
    chance = random.Random(2026)
    last = 0
    for __ in range(KILLS):
        with start(tmp_path, 10_000) as copy:
            assert copy.stdout
            for ___ in range(chance.randint(1, 30)):
                last = int(copy.stdout.readline())
            copy.kill()
            rest = copy.stdout.read().splitlines()
        last = int(rest[-1]) if rest else last
        store = Store.open(Places(tmp_path, tmp_path), noon)
        found = resumed(store.matches)
        assert found
        assert found.body
        done = found.body["n"]
        assert last <= done <= last + 3
        hands = [hand.hand_no for hand in store.history.hands(100_000)]
        assert hands[::-1] == list(range(1, len(hands) + 1))
        assert len(hands) == done // 5 or (done % 5 == 0 and len(hands) == done // 5 - 1)
        store.settings.load()
        store.close()
        assert not store.news()
    assert len(leftovers(tmp_path)) <= KILLS
    assert len(list((tmp_path / "matches").glob("*.json"))) == 1


def test_a_kill_loses_no_match_of_many(tmp_path: Path) -> None:
    """Each acknowledged match waits or can be restored, whatever was being left, removed or restored."""
    command = [sys.executable, str(WRITER.with_name("shelver.py")), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as copy:
        assert copy.stdout
        for __ in range(20):
            copy.stdout.readline()
        copy.kill()
        rest = copy.stdout.read().splitlines()
    begun = int(rest[-1]) if rest else 20
    store = Store.open(Places(tmp_path, tmp_path), noon)
    while (removed := store.matches.last_removed()) is not None:
        assert store.matches.put_back(removed.id)
    found = sorted(match.body["n"] for match in store.matches.waiting())
    assert found in (list(range(1, begun + 1)), list(range(1, begun + 2)))
    store.close()
    assert not store.news()


def test_two_copies_at_once_lose_nothing(tmp_path: Path) -> None:
    """Each saves its own match, and both their hands are in the one history."""
    copies = [start(tmp_path, 200) for __ in range(2)]
    for copy in copies:
        out, __ = copy.communicate()
        assert copy.returncode == 0
        assert out.split()[-1] == b"200"
    store = Store.open(Places(tmp_path, tmp_path), noon)
    hands = store.history.hands(1000)
    assert len(hands) == 80
    assert len({(hand.match_id, hand.hand_no) for hand in hands}) == 80
    first, second = resumed(store.matches), resumed(store.matches)
    assert first
    assert second
    assert {first.id, second.id} == {hand.match_id for hand in hands}
    assert (first.body, second.body) == ({"n": 200}, {"n": 200})
    assert not store.notices.take_new()
    store.close()
