"""Drills of each game: the kinds of questions, the rules that they are about, and how answers are counted."""

from collections.abc import Sequence
from typing import Final

from tonk.rules import DEFAULT, RuleSet, guest_ids, load_preset
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.traits import TRAITS
from tonk.session.learning.drill_kinds import (
    COUNT,
    DROP_OR_DRAW,
    FIND_SPREAD,
    KNOCK_OR_NOT,
    OWN,
    TAKE_OR_NOT,
    WHICH_DISCARD,
    DrillKind,
)

_OF_TONK: Final[Sequence[DrillKind]] = (DROP_OR_DRAW, WHICH_DISCARD, FIND_SPREAD, COUNT, OWN)
_OF_GUESTS: Final[Sequence[DrillKind]] = (KNOCK_OR_NOT, TAKE_OR_NOT, WHICH_DISCARD, COUNT, OWN)


def kinds_of(game: GameName) -> Sequence[DrillKind]:
    """Return the kinds of questions about a game."""
    return _OF_TONK if TRAITS[game].lays_spreads else _OF_GUESTS


def score_key(kind: DrillKind, game: GameName) -> str:
    """Return the name under which answers to questions of a kind about a game are counted."""
    return kind if game == "tonk" else f"{game}/{kind}"


def drilled_rules(game: GameName, chosen: RuleSet | None) -> RuleSet:
    """Return the rules for new drills about a game.

    Args:
        game: The game.
        chosen: The rules that were chosen last; used if they are of this game.
    """
    usual = (load_preset(rules_id) for rules_id in (DEFAULT, *guest_ids()))
    return chosen if chosen and chosen.game == game else next(rules for rules in usual if rules.game == game)
