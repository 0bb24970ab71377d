"""The queries of the history. Every value is a bound parameter; invalid rows are left out."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from tonk.rules.presets import GUEST_IDS
from tonk.session.match.played_hand import ALL_HANDS, BankrollPoint, HandFilter, HandKey, PlayedHand, rules_key

_ROW = "SELECT id, match_id, hand_no, played_at, rules, rules_name, stake, ending, record, kind FROM hands WHERE"

_GUESTS = ", ".join(f"'{rules_id}'" for rules_id in GUEST_IDS)
"""Rules of other games, which are summed up with nothing else."""

_WANTED = """(:rules IS NULL OR rules || ':' || rules_name = :rules)
  AND (:player IS NULL OR id IN (SELECT hand FROM seats WHERE name IN ({players})))
  AND (:points IS NULL OR (stake = 0) = :points) AND (:kind IS NULL OR kind = :kind)
  AND (:points IS NULL OR :rules IS NOT NULL OR rules NOT IN ({guests}))""".replace("{guests}", _GUESTS)

_PAGE = f"{_ROW} {_WANTED} ORDER BY id DESC LIMIT :limit OFFSET :offset"

_COUNT = f"SELECT count(*) FROM hands WHERE {_WANTED}"  # noqa: S608 - our own words alone

_BANKROLL = f"""
SELECT played_at, match_id, hand_no, net, ending FROM hands JOIN seats ON hand = id
WHERE name IN ({{persons}}) AND person AND (:match IS NULL OR match_id = :match) AND {_WANTED}
ORDER BY id, seat"""  # noqa: S608 - our own words alone

NamesOf = Callable[[str], Sequence[str]]
"""Returns all names under which a player's hands may be kept."""


def _one_name(name: str) -> Sequence[str]:
    return (name,)


def _filled(query: str, wanted: HandFilter, names_of: NamesOf, person: str = "") -> tuple[str, dict[str, Any]]:
    """Return the query with a placeholder for each name, and the values for all its placeholders."""
    values: dict[str, Any] = wanted._asdict()
    places: dict[str, str] = {}
    for about, name in (("players", wanted.player or ""), ("persons", person)):
        named = {f"{about}{number}": one for number, one in enumerate(names_of(name))}
        places[about] = ", ".join(f":{place}" for place in named)
        values |= named
    return query.format(**places), values


def page(
    database: sqlite3.Connection, limit: int, offset: int, wanted: HandFilter, names_of: NamesOf = _one_name
) -> list[PlayedHand]:
    """Return some of the hands that pass the filter, newest first.

    Args:
        database: The open database.
        limit: The largest number of hands.
        offset: The number of hands to skip.
        wanted: The filter.
        names_of: Returns all names of a player.
    """
    query, values = _filled(_PAGE, wanted, names_of)
    rows = database.execute(query, {**values, "limit": limit, "offset": offset}).fetchall()
    return [hand for row in rows for hand in _hand(database, row)]


def hands_with_id(database: sqlite3.Connection, hand_id: int) -> list[PlayedHand]:
    """Return the hand with this id, in a list; an empty list if there is no valid one."""
    rows = database.execute(f"{_ROW} id = ?", (hand_id,)).fetchall()
    return [hand for row in rows for hand in _hand(database, row)]


def hands_with_key(database: sqlite3.Connection, key: HandKey) -> list[PlayedHand]:
    """Return the hand with this match and number, in a list; an empty list if there is no valid one."""
    rows = database.execute(f"{_ROW} match_id = ? AND hand_no = ?", key).fetchall()
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


def count(database: sqlite3.Connection, wanted: HandFilter, names_of: NamesOf = _one_name) -> int:
    """Return the number of hands that pass the filter.

    Args:
        database: The open database.
        wanted: The filter.
        names_of: Returns all names of a player.
    """
    if wanted == ALL_HANDS:
        return int(database.execute("SELECT count(*) FROM hands").fetchone()[0])  # without looking at any of them
    return int(database.execute(*_filled(_COUNT, wanted, names_of)).fetchone()[0])


def missing(database: sqlite3.Connection, hands: Iterable[PlayedHand]) -> list[PlayedHand]:
    """Return the hands that the database does not have, by match and number."""
    found = "SELECT 1 FROM hands WHERE match_id = ? AND hand_no = ?"
    return [hand for hand in hands if database.execute(found, hand.key).fetchone() is None]


def last_before(database: sqlite3.Connection, key: HandKey) -> int:
    """Return the number of the last hand of a match before this one; 0 if there is none."""
    found = database.execute("SELECT max(hand_no) FROM hands WHERE match_id = ? AND hand_no < ?", key).fetchone()[0]
    return int(found or 0)


def bankroll(
    database: sqlite3.Connection,
    person: str,
    match_id: str | None,
    wanted: HandFilter,
    names_of: NamesOf = _one_name,
) -> list[BankrollPoint]:
    """Return a person's balance after each hand that passes the filter, oldest first.

    The filter must choose money or points, since a sum of both means nothing.

    Args:
        database: The open database.
        person: The person's name.
        match_id: The match; None for all.
        wanted: The filter.
        names_of: Returns all names of a player.
    """
    query, values = _filled(_BANKROLL, wanted, names_of, person)
    rows = database.execute(query, {**values, "match": match_id})
    points: list[BankrollPoint] = []
    balance = 0
    for played_at, found_match, hand_no, net, ending in rows:
        if isinstance(net, int):
            balance += net
            points.append(BankrollPoint(str(played_at), str(found_match), hand_no, net, balance, str(ending)))
    return points


def person_names(database: sqlite3.Connection) -> list[str]:
    """Return the names of all persons."""
    return [str(name) for (name,) in database.execute("SELECT DISTINCT name FROM seats WHERE person")]


def rules_played(database: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the keys and names of all rule sets that were played."""
    rows = database.execute("SELECT DISTINCT rules, rules_name FROM hands")
    return [(rules_key(rules, name), str(name)) for rules, name in rows]
