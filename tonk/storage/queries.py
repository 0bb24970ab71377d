"""What the history is asked. Every value is a bound parameter; a row that makes no sense is left out."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any

from tonk.session.played import BankrollPoint, PlayedHand, rules_key

_PAGE = """
SELECT id, match_id, hand_no, played_at, rules, rules_name, stake, ending, record, kind FROM hands
WHERE (:rules IS NULL OR rules || ':' || rules_name = :rules) AND (:points IS NULL OR (stake = 0) = :points)
  AND (:kind IS NULL OR kind = :kind)
  AND (:player IS NULL OR id IN (SELECT hand FROM seats WHERE name = :player))
ORDER BY id DESC LIMIT :limit OFFSET :offset"""

_ONE = """
SELECT id, match_id, hand_no, played_at, rules, rules_name, stake, ending, record, kind FROM hands WHERE """

_COUNT = """
SELECT count(*) FROM hands
WHERE (:rules IS NULL OR rules || ':' || rules_name = :rules) AND (:points IS NULL OR (stake = 0) = :points)
  AND (:kind IS NULL OR kind = :kind)
  AND (:player IS NULL OR id IN (SELECT hand FROM seats WHERE name = :player))"""

_BANKROLL = """
SELECT played_at, match_id, hand_no, net, ending FROM hands JOIN seats ON hand = id
WHERE name = :person AND person
  AND (:match IS NULL OR match_id = :match) AND (:rules IS NULL OR rules || ':' || rules_name = :rules)
  AND (:points IS NULL OR (stake = 0) = :points) AND (:kind IS NULL OR kind = :kind)
ORDER BY id, seat"""


def page(
    database: sqlite3.Connection,
    limit: int,
    offset: int,
    rules: str | None,
    player: str | None,
    points: bool | None = None,
    kind: str | None = None,
) -> list[PlayedHand]:
    """Some hands, newest first, of these rules and this kind, with this player, for points or money (None: any)."""
    wanted = {"rules": rules, "player": player, "points": points, "kind": kind, "limit": limit, "offset": offset}
    rows = database.execute(_PAGE, wanted).fetchall()
    return [hand for row in rows for hand in _hand(database, row)]


def one(database: sqlite3.Connection, hand_id: int) -> list[PlayedHand]:
    """The hand with this id; none where there is none that makes sense."""
    rows = database.execute(f"{_ONE} id = ?", (hand_id,)).fetchall()
    return [hand for row in rows for hand in _hand(database, row)]


def one_of(database: sqlite3.Connection, key: tuple[str, int]) -> list[PlayedHand]:
    """The hand of this match and number; none where there is none that makes sense."""
    rows = database.execute(f"{_ONE} match_id = ? AND hand_no = ?", key).fetchall()
    return [hand for row in rows for hand in _hand(database, row)]


def _hand(database: sqlite3.Connection, row: tuple[Any, ...]) -> Iterator[PlayedHand]:
    hand_id, match_id, hand_no, played_at, rules, rules_name, stake, ending, record, kind = row
    seats = database.execute(
        "SELECT seat, name, person, won, total, net FROM seats WHERE hand = ? ORDER BY seat", (hand_id,)
    ).fetchall()
    try:
        yield PlayedHand(
            id=hand_id,
            match_id=match_id,
            hand_no=hand_no,
            played_at=played_at,
            rules=rules,
            rules_name=rules_name,
            stake=stake,
            seats=tuple(seat[1] for seat in seats),
            people=tuple(seat[0] for seat in seats if seat[2]),
            ending=ending,
            winners=tuple(seat[0] for seat in seats if seat[3]),
            totals=tuple(seat[4] for seat in seats),
            net=tuple(seat[5] for seat in seats),
            record=record,
            kind=kind,
        )
    except ValueError:
        return


def count(
    database: sqlite3.Connection,
    rules: str | None,
    player: str | None,
    points: bool | None = None,
    kind: str | None = None,
) -> int:
    """How many hands of these rules and this kind, with this player, for points or for money (None: any)."""
    if (rules, player, points, kind) == (None, None, None, None):
        return int(database.execute("SELECT count(*) FROM hands").fetchone()[0])  # without looking at any of them
    wanted = {"rules": rules, "player": player, "points": points, "kind": kind}
    return int(database.execute(_COUNT, wanted).fetchone()[0])


def missing(database: sqlite3.Connection, hands: Iterable[PlayedHand]) -> list[PlayedHand]:
    """Those of the hands that the database does not have, by their match and number."""
    found = "SELECT 1 FROM hands WHERE match_id = ? AND hand_no = ?"
    return [hand for hand in hands if database.execute(found, hand.key).fetchone() is None]


def bankroll(
    database: sqlite3.Connection,
    person: str,
    match_id: str | None,
    rules: str | None,
    points: bool | None = None,
    kind: str | None = None,
) -> list[BankrollPoint]:
    """What each hand did to a person of this name, oldest first: in this match, of these rules, points, and kind.

    None means any; money and points are told apart by whoever asks, for a sum of both says nothing.
    """
    wanted = {"person": person, "match": match_id, "rules": rules, "points": points, "kind": kind}
    rows = database.execute(_BANKROLL, wanted)
    told: list[BankrollPoint] = []
    balance = 0
    for played_at, found_match, hand_no, net, ending in rows:
        if isinstance(net, int):
            balance += net
            told.append(BankrollPoint(str(played_at), str(found_match), hand_no, net, balance, str(ending)))
    return told


def person_names(database: sqlite3.Connection) -> list[str]:
    """The names of all persons."""
    return [str(name) for (name,) in database.execute("SELECT DISTINCT name FROM seats WHERE person")]


def rules_played(database: sqlite3.Connection) -> list[tuple[str, str]]:
    """The keys and the names of all rule sets that were played."""
    rows = database.execute("SELECT DISTINCT rules, rules_name FROM hands")
    return [(rules_key(rules, name), str(name)) for rules, name in rows]
