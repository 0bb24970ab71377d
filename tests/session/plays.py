"""Matches for tests: how they begin, and players that take any legal action."""

import json
import random
from collections.abc import Callable
from typing import Any

from tonk.bots import LEVELS, PONDERERS
from tonk.records.strict import strict_json
from tonk.rules import Action, RuleSet, load_preset
from tonk.rules.hand_state import FIELDS
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchEnd, MatchPlan, Player

PEOPLE = (Player("Ana"), Player("Bo"), Player("Cy"))
_QUICK = [level for level in LEVELS if level not in PONDERERS]
MIXED = (Player("Ana"), *(Player(level.capitalize(), level) for level in _QUICK), Player("Any", "random"))

OPEN = MatchEnd()


def plan(
    seed: int = 1,
    rules: str | RuleSet = "jazz-club",
    players: tuple[Player, ...] = PEOPLE,
    *,
    stake: int = 5,
    bankroll: int = 100,
    ends: MatchEnd = OPEN,
) -> MatchPlan:
    """The plan of a match."""
    ruleset = load_preset(rules) if isinstance(rules, str) else rules
    return MatchPlan("0123456789abcdef", seed, ruleset, players, stake, bankroll, ends)


def anything(seed: int) -> Callable[[list[Action]], Action]:
    """A player that takes any legal action, the same in every run."""
    chance = random.Random(seed)
    return lambda legal: legal[int(chance.random() * len(legal))]


def play_hand(match: Match, choose: Callable[[list[Action]], Action]) -> None:
    """Play the hand to its end."""
    while not match.hand_over:
        match.act(choose(match.position.legal()))


def saved(match: Match) -> Any:
    """The match as it comes back from its file."""
    return strict_json(json.dumps(match.to_json()))


def loaded(match: Match) -> Match:
    """The match, saved and loaded again."""
    return match_from_json(saved(match))


def standing(match: Match) -> dict[str, Any]:
    """Everything in a match, for comparison."""
    position = {name: getattr(match.position, name) for name in FIELDS}
    return {**vars(match), "position": position}


def first_seed(wanted: Callable[[Match], bool], rules: str, players: tuple[Player, ...] = PEOPLE) -> int:
    """The first seed whose dealt match is as wanted."""
    return next(seed for seed in range(100_000) if wanted(Match(plan(seed, rules, players))))
