"""Matches that wait: all are listed, each can be resumed, and removing one can be undone."""

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tests.session.plays import anything, plan, play_hand
from tonk.session.match.match import Match
from tonk.storage.files import write_atomic
from tonk.storage.formats import with_checksum
from tonk.storage.kept_matches import KeptMatches
from tonk.storage.match_shelf import MatchShelf
from tonk.storage.matches import KEPT_DAYS, MATCH_FORMAT, MatchStore
from tonk.storage.notices import Notices
from tonk.storage.paths import Places
from tonk.storage.store import Store

from .hands import NOON, noon, played
from .helpers import failing, matches_in
from .slow import PATIENCE, slow_syncs


def saved(folder: Path, number: int) -> str:
    """Return the id of a match saved with this number and left at that minute."""
    match = matches_in(folder)[0].create()
    assert match.save({"n": number})
    match.close()
    os.utime(match.path, (NOON.timestamp() + 60 * number,) * 2)
    return match.id


def numbers(files: MatchStore) -> list[Any]:
    """Return the numbers of the waiting matches, in the order of the list."""
    return [match.body["n"] for match in files.found()]


def store_in(folder: Path) -> Store:
    """The store in this folder."""
    return Store.open(Places(folder, folder), noon, PATIENCE)


def test_every_match_is_listed_the_one_played_last_first(tmp_path: Path) -> None:
    """Twenty-five are listed with the minute of each, without locking any."""
    for number in range(25):
        saved(tmp_path, number)
    files, notices = matches_in(tmp_path)
    assert numbers(files) == list(range(24, -1, -1))
    assert files.found()[0].written_at == NOON + timedelta(minutes=24)
    assert numbers(matches_in(tmp_path)[0]) == numbers(files)
    assert not notices.take_new()


def test_an_unusable_match_hides_no_other(tmp_path: Path) -> None:
    """A damaged one is set aside and one of a newer Tonk left, each with a sentence; the others are listed."""
    ids = [saved(tmp_path, number) for number in range(4)]
    (tmp_path / f"match-{ids[1]}.json").write_bytes(b"{}")
    newer = with_checksum({"format": MATCH_FORMAT.replace("/1", "/2"), "id": ids[2]})
    write_atomic(tmp_path / f"match-{ids[2]}.json", newer)
    files, notices = matches_in(tmp_path)
    assert numbers(files) == [3, 0]
    told = " ".join(notices.take_new())
    assert ".bad-" in told
    assert "newer version of Tonk" in told
    assert numbers(files) == [3, 0]
    assert not notices.take_new()
    assert (tmp_path / f"match-{ids[2]}.json").read_bytes() == newer


def test_a_match_that_another_copy_plays_is_listed_and_left_alone(tmp_path: Path) -> None:
    """It is neither opened nor removed, with a notice each time; once it is left, it can be opened here."""
    files, notices = matches_in(tmp_path)
    other = matches_in(tmp_path)[0].create()
    other.save({"n": 1})
    assert [match.elsewhere for match in files.found()] == [True]
    assert files.open(other.id) is None
    assert not files.remove(other.id)
    assert len(notices.take_new()) == 2
    other.path.write_bytes(b"damaged")
    assert files.found() == []
    assert not notices.take_new()
    other.save({"n": 2})
    other.close()
    assert [match.elsewhere for match in files.found()] == [False]


def test_removing_is_undone_in_turn(tmp_path: Path) -> None:
    """The last removed match comes back first, even after a new start, in its old place."""
    now = [NOON]
    files = MatchStore(tmp_path, Notices(), lambda: now[0])
    ids = [saved(tmp_path, number) for number in range(3)]
    for match_id in ids[:2]:
        assert files.remove(match_id)
        now[0] += timedelta(seconds=1)
    assert numbers(files) == [2]
    again = MatchStore(tmp_path, Notices(), noon)
    again.tidy()
    for match_id, left in ((ids[1], [2, 1]), (ids[0], [2, 1, 0])):
        last = again.last_removed()
        assert last is not None
        assert last.id == match_id
        assert again.put_back(match_id)
        assert numbers(again) == left
    assert again.last_removed() is None
    assert not again.put_back(ids[0])


def test_the_match_removed_last_comes_back_first_by_any_clock(tmp_path: Path) -> None:
    """A match removed before the clock was set back comes later; any time stamp works."""
    first, last = saved(tmp_path, 1), saved(tmp_path, 2)
    (tmp_path / f"match-{first}.json").rename(tmp_path / f"match-{first}.removed-99991231T010203000000Z.json")
    files = matches_in(tmp_path)[0]
    assert files.remove(last)
    found = files.last_removed()
    assert found is not None
    assert found.id == last


def test_removing_a_missing_match_does_nothing(tmp_path: Path) -> None:
    """If another copy has just finished it, no notice is needed, and no lock is left behind."""
    match_id = saved(tmp_path, 1)
    files, notices = matches_in(tmp_path)
    (tmp_path / f"match-{match_id}.json").unlink()
    assert files.remove(match_id)
    assert not notices.take_new()
    assert not list(tmp_path.iterdir())


def test_a_removed_match_is_kept_for_a_month(tmp_path: Path) -> None:
    """After that, cleaning up deletes it."""
    later = [NOON + timedelta(days=KEPT_DAYS)]
    match_id = saved(tmp_path, 1)
    assert matches_in(tmp_path)[0].remove(match_id)
    files = MatchStore(tmp_path, Notices(), lambda: later[0])
    files.tidy()
    assert files.last_removed() is not None
    later[0] += timedelta(seconds=1)
    files.tidy()
    assert not list(tmp_path.iterdir())


def test_removing_may_fail_at_any_call(tmp_path: Path) -> None:
    """The match waits or can be restored, whatever the disk does, with a notice for each that couldn't be moved."""
    for fails_at in range(1, 100):
        match_id = saved(tmp_path, 1)
        files, notices = matches_in(tmp_path)
        with failing(fails_at) as countdown:
            removed = files.remove(match_id)
        if not removed:
            assert notices.take_new()
            assert numbers(files) == [1]
            assert files.remove(match_id)
        with failing(fails_at) as again:
            back = files.put_back(match_id)
        assert back or files.put_back(match_id)
        assert numbers(files) == [1]
        (tmp_path / f"match-{match_id}.json").unlink()
        if max(countdown.calls, again.calls) < fails_at:
            return
    pytest.fail("removing and putting back take more calls than they should")


def test_a_left_match_waits_in_its_last_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk stands still it is listed first and resumed from its last state; then any copy may have it."""
    store = store_in(tmp_path)
    saved(tmp_path / "matches", 7)
    file = store.matches.create()
    file.save({"n": 1})
    disk = slow_syncs(monkeypatch)
    store.matches.keep(file, {"n": 2})
    disk.wait_until_reached()
    store.matches.keep(file, {"n": 3})
    assert [match.body["n"] for match in store.matches.waiting()] == [7]
    store.matches.leave(file)
    assert [match.body["n"] for match in store.matches.waiting()] == [3, 7]
    assert not store.matches.remove(file.id)
    assert "still being saved" in " ".join(store.news())
    assert store.matches.open(file.id) == (file, {"n": 3})
    store.matches.leave(file)
    disk.go_on()
    assert store.writer.close()
    other = store_in(tmp_path)
    assert sorted((match.body["n"], match.elsewhere) for match in other.matches.waiting()) == [(3, False), (7, False)]
    other.close()
    store.close()


def test_a_match_resumed_at_once_stays_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The writer, which only now comes to the leaving, doesn't release it."""
    store = store_in(tmp_path)
    file = store.matches.create()
    disk = slow_syncs(monkeypatch)
    store.matches.keep(file, {"n": 1})
    disk.wait_until_reached()
    store.matches.leave(file)
    store.matches.open(file.id)
    disk.go_on()
    assert store.writer.close()
    assert [match.elsewhere for match in matches_in(tmp_path / "matches")[0].found()] == [True]
    store.close()


def test_a_match_that_is_left_twice_is_released_once(tmp_path: Path) -> None:
    """Reopened after the first release, it stays held, whatever the second does."""
    later: list[Callable[[], object]] = []
    writer = mock.Mock(put=lambda _path, do, *_entry: later.append(do))
    files, notices = matches_in(tmp_path)
    kept = KeptMatches(files, writer, notices, noon)
    match = kept.create()
    kept.keep(match, {"n": 1})
    kept.leave(match)
    assert kept.open(match.id) == (match, {"n": 1})
    kept.leave(match)
    _save, *releases = later
    releases[0]()
    again = kept.open(match.id)
    assert again is not None
    releases[1]()
    kept.keep(again[0], {"n": 2})
    kept.leave(again[0])
    later[-1]()
    assert [found.body for found in kept.waiting()] == [{"n": 2}]
    kept.leave(again[0])  # as at the end of the game, when the writer may just have been faster
    assert [found.body for found in kept.waiting()] == [{"n": 2}]


def test_an_unsaved_match_can_still_be_resumed(tmp_path: Path) -> None:
    """It was left while the disk was full: this copy still has its state, and saves it when there is room."""
    store = store_in(tmp_path)
    file = store.matches.create()
    with mock.patch("os.fsync", side_effect=OSError(28, "full")):
        store.matches.keep(file, {"n": 1})
        store.matches.leave(file)
        assert store.writer.close()
    assert [match.body for match in store.matches.waiting()] == [{"n": 1}]
    store.close()
    assert numbers(matches_in(tmp_path / "matches")[0]) == [1]


def test_hands_missing_from_the_history_are_reported(tmp_path: Path) -> None:
    """A match has only its last hand and can't restore others; if none is missing, there is no notice."""
    store = store_in(tmp_path)
    shelf = MatchShelf(store.matches, last_before=store.history.last_before)
    match = shelf.begin(plan(), None, ())

    def resumed(match: Match) -> Match:
        shelf.keep(match)
        shelf.leave()
        assert store.settle()
        again = shelf.resume(match.plan.id)
        assert again is not None
        return again

    for number in (1, 2, 3, 4):
        play_hand(match, anything(number))
        if number in (1, 4):
            store.keep_hand(played(number, match_id=match.plan.id))
        match.deal_next()
        if number == 3:
            match = resumed(match)
            assert store.news() == ["Your history doesn't have hands 2 to 3 of this match."]
    resumed(match)
    assert store.news() == []
    store.close()
