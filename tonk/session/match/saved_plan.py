"""The plan of a saved match, read with care."""

from collections.abc import Mapping
from typing import Any

from tonk.bots import bot_named
from tonk.bots.tuned_weights import weights_if_valid
from tonk.records import rules_from_json
from tonk.rules import PresetFaulty, RulesRefused
from tonk.rules.parts import choices_of_twists
from tonk.session.match.plan import COUNTED_ENDS, ENDS, MatchEnd, MatchPlan, Player
from tonk.words import _
from tonk.words.refusals import fault_sentence


class MatchDamaged(ValueError):
    """A saved match that can't be resumed; the message is a sentence part that says why ("it is not ...")."""


class MatchWaits(MatchDamaged):
    """A saved match whose rules' file is missing here."""


def unplayable(refused: RulesRefused) -> MatchDamaged:
    """Return the reason why a match with such rules can't be resumed."""
    why = _("its rules can't be played: {why}").format(why=fault_sentence(refused))
    return MatchWaits(why) if isinstance(refused, PresetFaulty) else MatchDamaged(why)


def _player(saved: Any) -> Player:
    name, level = _text(saved["name"]), _text(saved["level"])
    bot = bot_named(level)
    if level and bot is None:
        raise MatchDamaged(_("it names an unknown bot"))
    return Player(name, bot or "")


def plan_from_json(saved: Any) -> MatchPlan:
    """Return the plan of a saved match.

    Raises:
        MatchDamaged: It is impossible.
        RulesRefused: Its rules can't be played.
        KeyError: A part is missing.
        TypeError: A part has the wrong type.
        AttributeError: A part has the wrong type.
    """
    players = tuple(_player(player) for player in saved["players"])
    word, amount = _text(saved["ends"]["kind"]), whole_number(saved["ends"]["amount"], 0)
    if all(player.level for player in players):
        raise MatchDamaged(_("no person plays in it"))
    kind = next((kind for kind in ENDS if kind == word), None)
    if kind is None or (kind in COUNTED_ENDS) != (amount > 0):
        raise MatchDamaged(_("it does not say when it ends"))
    rules = rules_from_json(saved["rules"])
    if not rules.seats(len(players)):
        raise MatchDamaged(_("its rules aren't for that number of players"))
    always = saved["twists"] if rules.twists else None
    if always is not None and tuple(always) not in choices_of_twists(rules, len(players)):
        raise MatchDamaged(_("it names twists its rules don't have"))
    return MatchPlan(
        id=_text(saved["id"]),
        seed=whole_number(saved["seed"], 0),
        rules=rules,
        players=players,
        stake=whole_number(saved["stake"], 1),
        bankroll=whole_number(saved["bankroll"], 1),
        ends=MatchEnd(kind, amount),
        always=None if always is None else tuple(always),
        coded=saved.get("coded") is True,
        weights=weights_if_valid(saved.get("temper")),
        event=_text(saved.get("event", "")),
    )


def with_present_names(saved: Any, renames: Mapping[str, str]) -> Any:
    """Return the saved match with the present names of persons who were renamed since.

    A name that somebody else at the table has stays unchanged, as does a value that is not a match.

    Args:
        saved: The match as it was saved.
        renames: The present name of each former one.
    """
    try:
        names = [player["name"] for player in saved["players"]]
        now = [renames.get(one["name"], one["name"]) if not one["level"] else one["name"] for one in saved["players"]]
        if now == names or saved["hand"]["seats"] != names or len({name.casefold() for name in now}) < len(now):
            return saved
        players = [{**player, "name": name} for player, name in zip(saved["players"], now, strict=True)]
        return {**saved, "players": players, "hand": {**saved["hand"], "seats": now}}
    except (KeyError, TypeError, AttributeError):
        return saved


def whole_number(value: Any, low: int) -> int:
    """Return the value, which must be a whole number from ``low`` up.

    Raises:
        MatchDamaged: It is not.
    """
    if type(value) is not int or value < low:
        raise MatchDamaged(_("a number in it is out of range"))
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise MatchDamaged(_("a text in it can't be used"))
    return value
