"""The history: every hand once, in order, by page, rules and person."""

import json
import os
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from tonk.rules.cards import Seat
from tonk.session.match.played_hand import HandFilter
from tonk.storage import database

from .hands import BO_WINS, played, record
from .helpers import failing_inserts, history_in


def test_a_hand_comes_back(tmp_path: Path) -> None:
    """The facts about a hand, and its whole record, come back."""
    history, notices = history_in(tmp_path)
    hand = played(3, people=(Seat(0), Seat(2)), **{"x-note": "♠ 'quoted'; DROP TABLE hands; --"})
    assert history.add(hand)
    history.close()
    again, __ = history_in(tmp_path)
    (found,) = again.hands()
    assert replace(found, id=0) == hand
    assert json.loads(found.record) == record(3, **{"x-note": "♠ 'quoted'; DROP TABLE hands; --"})
    again.close()
    assert not notices.take_new()
    assert os.name == "nt" or (tmp_path / "history.sqlite3").stat().st_mode & 0o777 == 0o600


def test_a_hand_is_found_by_its_match_and_number(tmp_path: Path) -> None:
    """A hand is found on the disk or while it waits; others aren't found."""
    history, __ = history_in(tmp_path)
    history.open_ahead()
    assert list(tmp_path.iterdir()) == []  # reading creates no file
    history.add(played(1))
    history.note(played(2))
    history.open_ahead()
    for number in (1, 2):
        found = history.hand((played(1).match_id, number))
        assert found is not None
        assert found.record == played(number).record
    assert history.hand((played(1).match_id, 3)) is None
    history.close()


def test_a_hand_is_kept_once(tmp_path: Path) -> None:
    """After a crash the session adds the last hand again, which neither doubles nor changes it."""
    history, __ = history_in(tmp_path)
    assert history.add(played(1))
    assert history.add(played(1, result=BO_WINS))
    assert history.add(played(1, match_id="other"))
    assert history.count() == 2
    assert history.bankroll("Ana", "m")[0].net == 4
    history.close()


def test_hands_are_listed_newest_first_by_page_and_filter(tmp_path: Path) -> None:
    """They are filtered by rules and by a name in any seat, in pages without gaps or overlaps."""
    history, __ = history_in(tmp_path)
    for number in range(1, 8):
        rules: Any = "pagat" if number % 2 else {"base": "speno-1992", "hand_size": 7}
        history.add(played(number, rules=rules, seats=["Ana", "Bo", "Cy" if number < 4 else "Di"]))
    numbers = [hand.hand_no for start in (0, 3, 6) for hand in history.hands(3, start)]
    assert numbers == [7, 6, 5, 4, 3, 2, 1]
    assert [hand.hand_no for hand in history.hands(wanted=HandFilter(rules="pagat:Jazz club", player="Cy"))] == [3, 1]
    assert history.count(HandFilter(rules="speno-1992:Jazz club")) == 3
    assert history.count(HandFilter(player="Di")) == 4
    assert history.count(HandFilter(rules="none", player="'; DROP TABLE hands; --")) == 0
    assert history.rules_played() == [("pagat:Jazz club", "Jazz club"), ("speno-1992:Jazz club", "Jazz club")]
    history.close()


def test_the_bankroll_of_a_person(tmp_path: Path) -> None:
    """It sums what the person's seats won and lost, not a bot's of the same name, in one match or all."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.add(played(2, result=BO_WINS))
    history.add(played(1, match_id="n", people=(Seat(0), Seat(1))))
    history.add(played(2, match_id="n", people=(Seat(1),), result=BO_WINS))
    assert [(point.net, point.balance) for point in history.bankroll("Ana")] == [(4, 4), (-2, 2), (4, 6)]
    assert [(point.hand_no, point.balance) for point in history.bankroll("Bo", "n")] == [(1, -2), (2, 2)]
    assert {point.ending for point in history.bankroll("Ana")} == {played(1).ending}
    assert history.bankroll("Cy") == []
    assert history.people() == ["Ana", "Bo"]
    history.close()


def test_house_rules_are_counted_apart_from_their_base(tmp_path: Path) -> None:
    """They are listed, counted and summed separately by name, on the disk as in memory."""
    history, __ = history_in(tmp_path)
    friday: Any = {"base": "jazz-club", "hand_size": 7}
    history.add(played(1))
    history.add(replace(played(2, rules=friday, result=BO_WINS), rules_name="Friday night"))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(3))
        history.add(replace(played(4, rules=friday), rules_name="Friday night"))
        listed = history.rules_played()
        assert [name for _key, name in listed] == ["Friday night", "Jazz club"]
        for (key, _name), numbers, sums in zip(listed, ([4, 2], [3, 1]), ([-2, 2], [4, 8]), strict=True):
            assert [hand.hand_no for hand in history.hands(wanted=HandFilter(rules=key))] == numbers
            assert history.count(HandFilter(rules=key)) == 2
            assert [point.balance for point in history.bankroll("Ana", wanted=HandFilter(rules=key))] == sums
    history.close()


def test_renamed_rules_take_their_hands_along(tmp_path: Path) -> None:
    """Hands on the disk and in memory, of just this name and base, are listed under the new name."""
    history, __ = history_in(tmp_path)
    friday: Any = {"base": "jazz-club", "hand_size": 7}
    history.add(replace(played(1, rules=friday), rules_name="Friday"))
    history.add(replace(played(2, rules="pagat"), rules_name="Friday"))
    history.note(replace(played(3, rules=friday), rules_name="Friday"))
    history.note_name("jazz-club", "Friday", "Saturday")
    assert history.keep()
    assert history.rules_played() == [("jazz-club:Saturday", "Saturday"), ("pagat:Friday", "Friday")]
    assert history.count(HandFilter(rules="jazz-club:Saturday")) == 2
    history.close()


@pytest.mark.parametrize("ended", [False, True])
def test_a_name_that_is_free_again_belongs_to_its_next_owner(tmp_path: Path, ended: bool) -> None:
    """Hands before the new name take it and later ones keep theirs, however long they wait for the disk."""
    history, __ = history_in(tmp_path)
    history.add(replace(played(1), rules_name="Mine"))
    with failing_inserts(sqlite3.SQLITE_BUSY):
        history.add(replace(played(2), rules_name="Mine"))
        history.note_name(played(1).rules, "Mine", "Yours")
        assert history.keep()
        history.note(replace(played(3), rules_name="Mine"))
        assert history.keep()
        history.note_name(played(1).rules, "Mine", "Theirs")
        history.note(replace(played(4), rules_name="Mine"))
        if ended:
            history.close()
            history, __ = history_in(tmp_path)
    assert history.flush()
    assert [hand.rules_name for hand in history.hands()] == ["Mine", "Theirs", "Yours", "Yours"]
    history.close()


def test_players_and_winners_are_at_the_table() -> None:
    """Screens may look up the players of a hand from any file."""
    for wrong in ({"people": (3,)}, {"people": (-1,)}, {"result": {**BO_WINS, "winners": [3]}}):
        with pytest.raises(ValueError, match="not at the table"):
            played(1, **wrong)


def test_an_unwritten_new_name_waits_like_a_hand(tmp_path: Path) -> None:
    """It waits beside the history through the end of the game, and the next game applies it."""
    history, __ = history_in(tmp_path)
    history.add(replace(played(1), rules_name="Friday"))
    busy = sqlite3.OperationalError("held")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY
    with mock.patch("tonk.storage.database.rename", side_effect=busy):
        history.note_name(played(1).rules, "Friday", "Saturday")
        assert history.keep()
        assert history.keep()
        history.close()
    assert (tmp_path / "history.waiting.jsonl").read_bytes().count(b"Saturday") == 1
    again, notices = history_in(tmp_path)
    assert [hand.rules_name for hand in again.hands()] == ["Saturday"]
    again.close()
    assert not notices.take_new()
    assert not list(tmp_path.glob("*waiting*"))


def test_the_bankroll_by_rules(tmp_path: Path) -> None:
    """It sums only the hands of one rule set, in one match or all, including waiting ones."""
    history, __ = history_in(tmp_path)
    history.add(played(1))
    history.add(played(2, rules="pagat"))
    history.add(played(1, match_id="n", rules={"base": "pagat", "hand_size": 7}, result=BO_WINS))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(3))
        history.add(played(3, match_id="n", rules="pagat"))
        assert [point.balance for point in history.bankroll("Ana", wanted=HandFilter(rules="pagat:Jazz club"))] == [
            4,
            2,
            6,
        ]
        assert [
            point.balance for point in history.bankroll("Ana", "n", wanted=HandFilter(rules="pagat:Jazz club"))
        ] == [
            -2,
            2,
        ]
        assert [point.hand_no for point in history.bankroll("Ana", wanted=HandFilter(rules="jazz-club:Jazz club"))] == [
            1,
            3,
        ]
        assert history.bankroll("Ana", wanted=HandFilter(rules="speno-1992:Jazz club")) == []
    history.close()


def test_the_file_is_one_and_safe(tmp_path: Path) -> None:
    """It has a rollback journal, full sync and a format number, and no file beside it once closed."""
    history, __ = history_in(tmp_path)
    history.add(played())
    connection = history._connection._open()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA trusted_schema").fetchone() == (0,)
    assert connection.execute("PRAGMA user_version").fetchone() == (database.FORMAT,)
    history.close()
    assert [path.name for path in tmp_path.iterdir()] == ["history.sqlite3"]


def test_nothing_is_made_before_it_is_needed(tmp_path: Path) -> None:
    """Starting and leaving the game without a hand writes nothing."""
    history, __ = history_in(tmp_path / "none")
    assert history.flush()
    history.close()
    assert not (tmp_path / "none").exists()


def test_invalid_names_are_repaired(tmp_path: Path) -> None:
    """Half a character in a name or a rule set becomes a question mark instead of an error."""
    history, __ = history_in(tmp_path)
    assert history.add(played(seats=["A\ud800", "B\0", "C"], rules={"base": "\udfff"}))
    (hand,) = history.hands()
    assert (hand.seats, hand.rules) == (("A?", "B\0", "C"), "?")
    history.close()


def test_an_invalid_row_does_not_hide_the_others(tmp_path: Path) -> None:
    """Invalid texts and numbers cost at most their own hand."""
    history, __ = history_in(tmp_path)
    for number in (1, 2, 3):
        history.add(played(number))
    history._connection._open().executescript(
        "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE hand = 1 AND seat = 0;"
        "UPDATE seats SET net = 'much' WHERE hand = 2;"
    )
    assert [(hand.hand_no, hand.seats[0]) for hand in history.hands()] == [(3, "Ana"), (1, "\ufffdA")]
    assert [point.balance for point in history.bankroll("Ana")] == [4]
    history.close()


@pytest.mark.parametrize(
    "wrong",
    [
        {"result": None},
        {"result": {"ending": "drop", "winners": [0], "totals": [1], "net": [1, 2, 3]}},
        {"result": {"ending": 5, "winners": [0], "totals": [1, 2, 3], "net": [1, 2, 3]}},
        {"result": {"ending": "drop", "winners": [0], "totals": [1, 2, 3], "net": [1, 2, 2**63]}},
        {"seats": [1, 2, 3]},
        {"stake": "2"},
        {"rules": 5},
    ],
)
def test_an_invalid_record_is_refused_before_saving(wrong: dict[str, Any]) -> None:
    """An unfinished hand, or one without seats or sums, is a programming error and reported at once."""
    with pytest.raises(ValueError, match=r"hand|length"):
        played(**wrong)


def test_points_and_money_are_separate(tmp_path: Path) -> None:
    """A hand for points has no stake; each kind is counted, listed and summed separately, on disk or waiting."""
    history, __ = history_in(tmp_path)
    scored: dict[str, object] = {
        "ending": "out",
        "winners": [0],
        "totals": [0, 9, 9],
        "net": [35, 5, 0],
        "score": [35, 5, 0],
    }
    scored["champion"] = None
    history.add(played(1))
    history.add(played(2, rules="twists", result=scored, match_id="t"))
    with failing_inserts(sqlite3.SQLITE_FULL):
        history.add(played(3, rules="twists", result=scored, match_id="t"))
        history.add(played(4))
        assert [hand.points for hand in history.hands()] == [False, True, True, False]
        assert [hand.stake for hand in history.hands(wanted=HandFilter(points=True))] == [0, 0]
        assert [hand.hand_no for hand in history.hands(wanted=HandFilter(points=False))] == [4, 1]
        assert (history.count(HandFilter(points=True)), history.count(HandFilter(points=False)), history.count()) == (
            2,
            2,
            4,
        )
        assert [point.balance for point in history.bankroll("Ana", wanted=HandFilter(points=True))] == [35, 70]
        assert [point.balance for point in history.bankroll("Ana", wanted=HandFilter(points=False))] == [4, 8]
    history.close()
