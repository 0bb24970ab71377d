"""Data beside hands in the history (their kind, reviews and digests), and histories of an older format."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.ui.screens.screen_services import played as really_played
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.played_hand import HandFilter
from tonk.session.statistics.digest import KeptDigest, digest_from_text, digest_of, digest_text
from tonk.storage import database
from tonk.storage.files import is_there
from tonk.storage.history import History

from .hands import played
from .helpers import failing_inserts, history_in, reopened

REVIEW = {"seat": 0, "accuracy": 91.5, "luck": -2.0, "skill": 0.5, "decisions": []}


def review(**changed: object) -> str:
    """A review like the coach's."""
    return json.dumps(REVIEW | changed)


def of_kind(kind: object) -> dict[str, Any]:
    """The extras of a record that name its kind."""
    return {"x-kind": kind}


def test_hands_are_separated_by_kind(tmp_path: Path) -> None:
    """A hand with help is listed with the others, but not among ordinary ones."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.add(played(2, **of_kind("assisted")))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(3, **of_kind("duplicate")))
        assert [hand.kind for hand in history.hands()] == ["duplicate", "assisted", ""]
        assert [hand.hand_no for hand in history.hands(wanted=HandFilter(kind=""))] == [1]
        assert [hand.hand_no for hand in history.hands(wanted=HandFilter(kind="duplicate"))] == [3]
        assert (history.count(), history.count(HandFilter(kind="")), history.count(HandFilter(kind="assisted"))) == (
            3,
            1,
            1,
        )
        assert [point.hand_no for point in history.bankroll("Ana", wanted=HandFilter(kind=""))] == [1]
        assert len(history.bankroll("Ana")) == 3
    history.close()


@pytest.mark.parametrize("kind", [None, 7, ["practice"], {}])
def test_an_invalid_kind_makes_an_ordinary_hand(kind: object) -> None:
    """Any other value makes an ordinary hand."""
    assert played(1, **of_kind(kind)).kind == ""


def older(folder: Path, count: int) -> None:
    """Make a history of the first format with this many hands."""
    path = folder / "history.sqlite3"
    model = sqlite3.connect(path)
    for table in database._FIRST:
        model.execute(table)
    for hand in (played(number) for number in range(1, count + 1)):
        row = (hand.played_at, hand.match_id, hand.hand_no, hand.rules, hand.rules_name, hand.stake, hand.ending)
        model.execute(
            "INSERT INTO hands (played_at, match_id, hand_no, rules, rules_name, stake, ending, record)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*row, hand.record),
        )
        model.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(hand.hand_no, seat, name, seat == 0, 0, 5, hand.net[seat]) for seat, name in by_seat(hand.seats)],
        )
    model.execute("PRAGMA user_version = 1")
    model.commit()
    model.close()


def page_of(history: History, after: int, limit: int) -> tuple[list[KeptDigest], int | None]:
    """Return a page of hands as the statistics read it."""
    page = history.digests(after, limit)
    assert page is not None
    return page


def test_a_history_of_the_first_format_is_updated(tmp_path: Path) -> None:
    """All its hands are there as ordinary ones, new ones are added, and nothing is set aside."""
    older(tmp_path, 3)
    history, notices = history_in(tmp_path)
    assert history.add(played(4))
    assert [(hand.hand_no, hand.kind) for hand in history.hands()] == [(4, ""), (3, ""), (2, ""), (1, "")]
    assert [point.balance for point in history.bankroll("Ana", wanted=HandFilter(kind=""))] == [4, 8, 12, 16]
    assert [kept.hand_no for kept in page_of(history, 0, 10)[0]] == [1, 2, 3, 4]
    history.close()
    assert not notices.take_new()
    assert [path.name for path in tmp_path.iterdir()] == ["history.sqlite3"]
    assert len(reopened(tmp_path)) == 4


def test_an_older_history_with_strange_tables_is_set_aside(tmp_path: Path) -> None:
    """Updating it would run code that somebody put into it."""
    older(tmp_path, 1)
    strange = sqlite3.connect(tmp_path / "history.sqlite3")
    strange.execute("CREATE TRIGGER t AFTER INSERT ON hands BEGIN DELETE FROM hands; END")
    strange.close()
    history, notices = history_in(tmp_path)
    assert history.add(played(2))
    assert history.count() == 1
    assert len(notices.take_new()) == 1
    history.close()


def test_an_older_history_that_cannot_be_changed_stays_as_it_is(tmp_path: Path) -> None:
    """While another program writes it, nothing is lost; it is updated afterwards."""
    older(tmp_path, 2)
    other = sqlite3.connect(tmp_path / "history.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    history, notices = history_in(tmp_path)
    assert history.count() is None
    assert "another program" in notices.take_new()[0]
    other.execute("ROLLBACK")
    other.close()
    assert history.count() == 2
    history.close()


def test_a_review_comes_back(tmp_path: Path) -> None:
    """It comes back at once and after a new start; a later review of the same hand and seat replaces it."""
    history, __ = history_in(tmp_path)
    hand = played(1)
    history.add(hand)
    for text in (review(accuracy=50), review(), review(seat=1, luck=3)):
        history.keep_review(hand.key, text)
    assert history.review(hand.key, Seat(0)) == review()
    assert {(one.seat, one.accuracy, one.luck) for one in history.reviews()} == {(0, 91.5, -2.0), (1, 91.5, 3.0)}
    history.close()
    again, __ = history_in(tmp_path)
    assert again.review(hand.key, Seat(0)) == review()
    assert again.review(hand.key, Seat(2)) is None
    again.keep_review(hand.key, review(accuracy=10))
    assert sorted((one.seat, one.accuracy) for one in again.reviews()) == [(0, 10.0), (1, 91.5)]
    again.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        review(seat="0"),
        review(accuracy=None),
        review(luck=1e999),
        review(luck=10**400),
        review(skill=True),
        "[" * 9999,
    ],
)
def test_a_text_that_is_no_review_is_refused(text: str, tmp_path: Path) -> None:
    """A programming error is reported at once, and nothing is saved."""
    history, __ = history_in(tmp_path)
    with pytest.raises(ValueError, match="not a review"):
        history.keep_review(("m", 1), text)
    assert history.keep()
    assert not is_there(history.path)


def test_a_hand_has_its_digest_from_the_start(tmp_path: Path) -> None:
    """A legal hand gets its digest when it is saved; an illegal one is marked as having none."""
    history, __ = history_in(tmp_path)
    (hand,) = really_played(1)
    history.add(hand)
    history.add(played(2))
    kept, on = page_of(history, 0, 10)
    assert on is None
    assert [one.digest for one in kept] == [digest_text(digest_of(hand)), "null"]
    assert [one.digest for one in page_of(history, kept[0].id, 10)[0]] == ["null"]
    assert page_of(history, 0, 1)[1] == kept[0].id
    history.close()


def test_an_old_hand_is_read_until_it_has_a_digest(tmp_path: Path) -> None:
    """A hand without a digest comes whole, and once its digest is saved, only that is read."""
    older(tmp_path, 2)
    history, __ = history_in(tmp_path)
    kept, __on = page_of(history, 0, 10)
    assert [one.hand.hand_no for one in kept if one.hand] == [1, 2]
    history.keep_digests({one.id: "null" for one in kept} | {99: "null"})
    assert history.keep()
    assert [one.digest for one in page_of(history, 0, 10)[0]] == ["null", "null"]
    history.close()


def test_hands_that_wait_are_counted_once(tmp_path: Path) -> None:
    """Hands that the disk refuses come last, and whole."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(2))
        history.add(played(3))
        kept, on = page_of(history, 0, 1)
        assert ([one.hand_no for one in kept], on) == ([1], 1)
        kept, on = page_of(history, 1, 1)
        assert ([one.hand_no for one in kept], on) == ([2, 3], None)
    history.close()


def test_invalid_rows_are_left_out(tmp_path: Path) -> None:
    """Invalid rows are left out of the statistics and reviews."""
    history, __ = history_in(tmp_path)
    for number in range(1, 5):
        history.add(played(number))
    history.keep_review(("m", 1), review())
    history.close()
    strange = sqlite3.connect(tmp_path / "history.sqlite3")
    strange.executescript(
        "UPDATE digests SET digest = x'ff00' WHERE hand = 1; UPDATE digests SET form = 'x' WHERE hand = 2;"
        "UPDATE hands SET kind = x'00' WHERE id = 3; DELETE FROM seats WHERE hand = 3;"
        "UPDATE reviews SET luck = 'much'"
    )
    strange.close()
    again, notices = history_in(tmp_path)
    kept, on = page_of(again, 0, 10)
    assert ([one.id for one in kept], on) == ([1, 2, 4], None)
    assert again.reviews() == []
    again.close()
    assert not notices.take_new()


def test_a_digest_survives_writing_and_reading() -> None:
    """Nothing is lost on the way; any other text is refused."""
    (hand,) = really_played(1)
    digest = digest_of(hand)
    assert digest is not None
    text = digest_text(digest)
    assert digest_from_text(text) == digest
    values = json.loads(text)
    for place, value in enumerate(values):
        faults: list[object] = [5 if isinstance(value, str) else "x", "flood", None, [[]], {}]
        for wrong in faults:
            with pytest.raises(ValueError, match="not a digest"):
                digest_from_text(json.dumps([*values[:place], wrong, *values[place + 1 :]]))
