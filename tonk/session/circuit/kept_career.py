"""A career on the Circuit as JSON, read strictly."""

from typing import Any

from tonk.rules import PresetFaulty
from tonk.session.circuit.career import ENDINGS, SEED_BITS, Career, FirstDeal, Playing, Settled, Tries
from tonk.session.circuit.tables import TABLES, CircuitTable, number_of
from tonk.words import _

_MOST_MONEY, _MOST_COUNTED, _LONGEST_ID, _LARGEST_SEED = 10**12, 10**6, 64, 2**SEED_BITS - 1
_NUMBERS = range(len(TABLES))
_EARLIER = {"jazz-club": (12, 5), "speno-1992": (70, 45)}
"""The buy-in and the goal of tables that had others when files did not yet say which you play for."""


class CareerDamaged(ValueError):
    """An impossible career; the message is a sentence part that says why ("it is not ...")."""


def career_to_json(career: Career) -> dict[str, Any]:
    """The career as a plain JSON object."""
    playing, end = career.playing, career.unread_end
    return {
        "money": career.money,
        "at": TABLES[career.at].id,
        "tried": {key: _tries_to_json(one) for key, one in career.tried.items()},
        "playing": None if playing is None else _playing_to_json(playing),
        "untold": None if end is None else _settled_to_json(end),
        "seed": career.seed,
    }


def career_from_json(obj: object) -> Career:
    """Return the career in a JSON object.

    Raises:
        CareerDamaged: It isn't a possible career.
    """
    try:
        money, at, playing = _number(_at(obj, "money")), _table(_at(obj, "at")), _playing(_at(obj, "playing"))
        career = Career(
            money=_money(money, TABLES[at], playing),
            at=at,
            tried=_tried(_at(obj, "tried")),
            playing=playing,
            unread_end=_settled(_at(obj, "untold")),
            seed=_number(obj.get("seed", 0) if isinstance(obj, dict) else 0, _LARGEST_SEED),
        )
    except CareerDamaged:
        raise
    except ValueError:
        raise CareerDamaged(_("its money doesn't add up")) from None
    beyond = max(career.at, -1 if career.playing is None else career.playing.table)
    if beyond >= career.opened or any(career.tries(table).tries for table in _NUMBERS[career.opened :]):
        raise CareerDamaged(_("it has tables that were not open yet"))
    return career


def _money(money: int, table: CircuitTable, playing: Playing | None) -> int:
    """Return the money of a career; the house makes up for a buy-in that has risen since the file was written."""
    enough, _goal = _EARLIER.get(table.id, (table.buy_in, 0))
    return money if playing is not None or money < enough else max(money, table.buy_in)


def _playing_to_json(playing: Playing) -> dict[str, Any]:
    table = TABLES[playing.table].id
    return {"table": table, "match": playing.match_id, "buy_in": playing.buy_in, "goal": playing.goal}


def _tries_to_json(one: Tries) -> dict[str, Any]:
    found: dict[str, Any] = {"tries": one.tries, "won": one.won, "hands": one.hands}
    if one.dealt is not None:
        found["dealt"] = {"cut": one.dealt.cut, "twists": list(one.dealt.kinds)}
        if one.dealt.helped:
            found["dealt"]["helped"] = True
    return found


def _settled_to_json(settled: Settled) -> dict[str, Any]:
    return {
        "table": TABLES[settled.table].id,
        "ending": settled.ending,
        "hands": settled.hands,
        "change": settled.change,
        "first": settled.first,
        "now_at": TABLES[settled.now_at].id,
        "staked": settled.staked,
    }


def _settled(value: object) -> Settled | None:
    if value is None:
        return None
    ending = next((one for one in ENDINGS if one == _at(value, "ending")), None)
    first = _at(value, "first")
    if ending is None or not isinstance(first, bool):
        raise CareerDamaged(_("it does not say how the last table ended"))
    return Settled(
        _table(_at(value, "table")),
        ending,
        _number(_at(value, "hands"), _MOST_COUNTED),
        _number(_at(value, "change"), least=-_MOST_MONEY),
        first,
        _table(_at(value, "now_at")),
        _number(_at(value, "staked")),
    )


def _playing(value: object) -> Playing | None:
    if value is None:
        return None
    match_id = _at(value, "match")
    if not isinstance(match_id, str) or not 0 < len(match_id) <= _LONGEST_ID:
        raise CareerDamaged(_("it names no match"))
    table = _table(_at(value, "table"))
    now = TABLES[table]
    buy_in, goal = _EARLIER.get(now.id, (now.buy_in, now.goal))
    if isinstance(value, dict):
        buy_in, goal = value.get("buy_in", buy_in), value.get("goal", goal)
    return Playing(table, match_id, _number(buy_in, least=1), _number(goal, least=1))


def _tried(value: object) -> dict[str, Tries]:
    if not isinstance(value, dict):
        raise CareerDamaged(_("it is not complete"))
    found = {}
    for key, one in value.items():
        tries, won, hands = (_number(_at(one, name), _MOST_COUNTED) for name in ("tries", "won", "hands"))
        if won > tries:
            raise CareerDamaged(_("a number in it is out of range"))
        table = TABLES[_table(key)]
        found[table.id] = Tries(tries, won, hands, _first_deal(one.get("dealt"), table))
    return found


def _first_deal(value: object, table: CircuitTable) -> FirstDeal | None:
    """Return the first deal chosen at a table, if any and possible."""
    if value is None:
        return None
    cut, twists = _at(value, "cut"), _at(value, "twists")
    try:
        kinds = next((one for one in table.plan("", 0, "").twist_choices if list(one) == twists), None)
    except PresetFaulty:
        return None  # the table can't be played here
    if kinds is None:
        raise CareerDamaged(_("it is not complete"))
    most = len(table.rules.deck(kinds)) - 1
    helped = isinstance(value, dict) and value.get("helped") is True
    return FirstDeal(None if cut is None else _number(cut, most), kinds, helped)


def _table(value: object) -> int:
    found = number_of(value) if isinstance(value, str) else None
    if found is None:
        raise CareerDamaged(_("it names an unknown table"))
    return found


def _number(value: object, most: int = _MOST_MONEY, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= most:
        raise CareerDamaged(_("a number in it is out of range"))
    return value


def _at(value: object, key: str) -> object:
    if not isinstance(value, dict) or key not in value:
        raise CareerDamaged(_("it is not complete"))
    return value[key]
