"""The matches in progress: one file and at most one copy of the game each, with nothing lost or invented."""

import os
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk.storage import locks
from tonk.storage.files import write_atomic
from tonk.storage.formats import with_checksum
from tonk.storage.locks import Lock
from tonk.storage.matches import MATCH_FORMAT, MatchFile

from .hands import NOON
from .helpers import FAULTS, failing, leftovers, matches_in
from .resuming import newest

BODY: dict[str, object] = {"rules": "jazz-club", "actions": ["0 draw", "0 discard KS"], "bankrolls": [98, 102]}


def started(folder: Path, body: dict[str, object] = BODY) -> MatchFile:
    """A match that was saved once and is still held."""
    match = matches_in(folder)[0].create()
    assert match.save(dict(body))
    return match


def test_a_saved_match_is_offered_again(tmp_path: Path) -> None:
    """The match saved last is offered at the next start, with the same id."""
    match = started(tmp_path)
    match.save(BODY | {"actions": []})
    match.close()
    store, notices = matches_in(tmp_path)
    found = newest(store)
    assert found
    assert (found.id, found.body) == (match.id, BODY | {"actions": []})
    found.close()
    assert not notices.take_new()


def test_without_a_match_none_is_offered(tmp_path: Path) -> None:
    """None is offered at the first start or after the end of the match, of which no file is left."""
    store, notices = matches_in(tmp_path / "none")
    assert newest(store) is None
    assert started(tmp_path).finish()
    assert newest(matches_in(tmp_path)[0]) is None
    assert not list(tmp_path.iterdir())
    assert not notices.take_new()


def test_a_second_copy_takes_another_match(tmp_path: Path) -> None:
    """A match that one copy plays is neither offered to another nor overwritten by it."""
    first = started(tmp_path)
    second = matches_in(tmp_path)[0]
    assert newest(second) is None
    other = second.create()
    other.save({"mine": 2})
    first.save({"mine": 1})
    first.close()
    found = newest(second)
    assert found
    assert (found.id, found.body) == (first.id, {"mine": 1})
    found.close()
    other.close()


def test_the_match_written_last_is_offered_first(tmp_path: Path) -> None:
    """The others are kept, and offered when it is finished."""
    matches = [started(tmp_path, {"n": number}) for number in range(3)]
    for age, match in enumerate(matches):
        os.utime(match.path, (NOON.timestamp() - age,) * 2)
        match.close()
    store, __ = matches_in(tmp_path)
    for number in range(3):
        found = newest(store)
        assert found
        assert found.body == {"n": number}
        found.finish()
    assert newest(store) is None


def test_a_removed_folder_of_matches_is_created_again(tmp_path: Path) -> None:
    """The folder is created again at the next action, and the copy still holds its match."""
    match = started(tmp_path / "m")
    for path in match.path.parent.iterdir():
        path.unlink()
    match.path.parent.rmdir()
    assert match.save({"n": 2})
    assert newest(matches_in(tmp_path / "m")[0]) is None
    match.close()
    found = newest(matches_in(tmp_path / "m")[0])
    assert found
    assert found.body == {"n": 2}
    found.close()


def test_damage_is_set_aside_and_the_next_match_offered(tmp_path: Path) -> None:
    """A cut file is explained, kept, and doesn't hide the intact one."""
    sound, cut = started(tmp_path, {"n": 1}), started(tmp_path, {"n": 2})
    data = cut.path.read_bytes()[:-5]
    cut.path.write_bytes(data)
    os.utime(sound.path, (0, 0))
    sound.close()
    cut.close()
    store, notices = matches_in(tmp_path)
    found = newest(store)
    assert found
    assert found.id == sound.id
    (sentence,) = notices.take_new()
    (aside,) = tmp_path.glob("*.bad-*")
    assert aside.name in sentence
    assert aside.read_bytes() == data
    found.close()


def test_no_damage_gives_a_different_match(tmp_path: Path) -> None:
    """Cut anywhere or with a bit changed, the saved match is read unchanged or not at all."""
    match = started(tmp_path)
    whole = match.path.read_bytes()
    match.close()
    damaged = [whole[:length] for length in range(0, len(whole), 3)]
    for at in range(0, len(whole) * 8, 13):
        changed = bytearray(whole)
        changed[at // 8] ^= 1 << at % 8
        damaged.append(bytes(changed))
    damaged += [whole.rstrip(b"}") + b"\x00" * 40, whole * 2, b"\x00" * len(whole)]
    store, notices = matches_in(tmp_path)
    for data in damaged:
        match.path.write_bytes(data)
        assert newest(store) is None
        assert len(notices.take_new()) == 1
        assert not match.path.exists()


def test_a_match_that_breaks_the_rules_is_refused(tmp_path: Path) -> None:
    """A match that breaks the rules is refused by the session, set aside and not offered again."""
    started(tmp_path).close()
    store, notices = matches_in(tmp_path)
    found = newest(store)
    assert found
    found.refuse("it plays a card twice")
    assert "it plays a card twice" in notices.take_new()[0]
    assert newest(store) is None
    assert [path.suffix.startswith(".bad-") for path in tmp_path.iterdir()] == [True]


def test_a_match_under_another_matchs_name_is_refused(tmp_path: Path) -> None:
    """A copied and renamed file would put one match into the history twice, so it is refused."""
    match = started(tmp_path)
    copied = tmp_path / "match-0123456789abcdef.json"
    copied.write_bytes(match.path.read_bytes())
    store, notices = matches_in(tmp_path)
    assert newest(store) is None
    assert notices.take_new()
    match.close()


def test_a_match_of_a_newer_tonk_is_left_for_it(tmp_path: Path) -> None:
    """It isn't touched or offered, and the player is notified."""
    path = tmp_path / "match-0123456789abcdef.json"
    data = with_checksum({"format": MATCH_FORMAT.replace("/1", "/2"), "game": []})
    path.write_bytes(data)
    store, notices = matches_in(tmp_path)
    assert newest(store) is None
    assert "newer version of Tonk" in notices.take_new()[0]
    assert path.read_bytes() == data


def test_other_files_in_the_folder_are_not_matches(tmp_path: Path) -> None:
    """A copy made by a cloud service, or a name that leads elsewhere, is ignored."""
    for name in ("match-0123456789abcdef (1).json", "match-..json", "match-0123456789ABCDEF.json", "notes.txt"):
        (tmp_path / name).write_bytes(b"x")
    store, notices = matches_in(tmp_path)
    assert newest(store) is None
    assert not notices.take_new()
    assert len(list(tmp_path.iterdir())) == 4


def test_a_full_disk_is_reported_once_and_the_game_continues(tmp_path: Path) -> None:
    """The last saved state stays, and the next action tries again."""
    store, notices = matches_in(tmp_path)
    match = store.create()
    match.save({"n": 1})
    with mock.patch("os.fsync", side_effect=OSError(28, "full")):
        assert not match.save({"n": 2})
        assert not match.save({"n": 3})
    assert len(notices.take_new()) == 1
    assert match.body == {"n": 3}
    assert match.save({"n": 1})
    with mock.patch("os.fsync", side_effect=OSError(28, "full")):
        assert not match.save({"n": 2})
    assert len(notices.take_new()) == 1
    match.close()
    found = newest(store)
    assert found
    assert found.body == {"n": 1}
    assert found.save({"n": 4})
    assert not leftovers(tmp_path)
    found.close()


@pytest.mark.parametrize("error", FAULTS)
def test_any_call_may_fail(error: int, tmp_path: Path) -> None:
    """If any call fails in a start and a save, the old match or the new one is there."""
    for fails_at in range(1, 300):
        old = started(tmp_path, {"n": 1})
        old.close()
        store, __ = matches_in(tmp_path)
        with failing(fails_at, error) as countdown:
            match = newest(store) or store.create()
            saved = match.save({"n": 2})
            match.close()
        if countdown.calls < fails_at:
            return
        expected = [{"n": 2}] if saved else [{"n": 1}, {"n": 2}]
        assert _all_bodies(tmp_path)[0] in expected
        assert not leftovers(tmp_path)
    pytest.fail("a start and a save take more calls than they should")


def _all_bodies(folder: Path) -> list[dict[str, Any] | None]:
    """Return the matches found by the next start, until the folder is empty."""
    store, __ = matches_in(folder)
    bodies = []
    while found := newest(store):
        bodies.append(found.body)
        assert found.finish()
    assert not [path for path in folder.iterdir() if path.suffix != ".lock"]
    return bodies


def test_a_match_that_cannot_be_removed_is_reported(tmp_path: Path) -> None:
    """The player is notified that it will be offered again."""
    store, notices = matches_in(tmp_path)
    match = store.create()
    match.save(BODY)
    with mock.patch("os.unlink", side_effect=PermissionError(13, "no")):
        assert not match.finish()
    assert len(notices.take_new()) == 1
    found = newest(store)
    assert found
    assert found.finish()


def test_lock_files_of_killed_copies_are_removed(tmp_path: Path) -> None:
    """A lock without its match is useless."""
    (tmp_path / "match-0123456789abcdef.lock").touch()
    held = matches_in(tmp_path)[0].create()
    matches_in(tmp_path)[0].tidy()
    assert [path.name for path in tmp_path.iterdir()] == [f"match-{held.id}.lock"]
    held.close()


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    """One holder at a time, until it is released in any way; a lock on a removed file is no lock."""
    path = tmp_path / "a.lock"
    first = Lock.take(path)
    assert first
    assert first.holds()
    assert Lock.take(path) is None
    path.unlink()
    assert not first.holds()
    second = Lock.take(path)
    assert second
    first.release(remove=True)
    assert second.holds()
    second.release(remove=True)
    assert not path.exists()


def test_a_lock_file_removed_before_locking_is_opened_again(tmp_path: Path) -> None:
    """Its last holder may do that: then the new file is locked."""
    path = tmp_path / "a.lock"
    real, removals = locks._lock, iter([path.unlink])

    def lock(handle: int) -> None:
        for remove in removals:
            remove()
        real(handle)

    with mock.patch("tonk.storage.locks._lock", lock):
        taken = Lock.take(path)
    assert taken
    assert taken.holds()
    taken.release(remove=True)


def test_the_game_works_without_locks(tmp_path: Path) -> None:
    """The game works without locks: matches are offered and saved."""
    write_atomic(tmp_path / "match-0123456789abcdef.lock", b"")
    with mock.patch("tonk.storage.locks._lock", side_effect=OSError(37, "no locks")):
        started(tmp_path).close()
        found = newest(matches_in(tmp_path)[0])
        assert found
        assert found.save(BODY)
        assert found.finish()
