"""The rules of Tonk: cards, spreads, rule sets, a hand in play, what may be done, what happened, who pays.

Standard library only; nothing here knows of a screen, a player's file, or a bot.
"""

from tonk.rules.actions import (
    DRAW,
    DROP,
    PASS,
    TAKE,
    Action,
    Block,
    Cross,
    Discard,
    Draw,
    Drop,
    Hit,
    Knock,
    Lay,
    Pass,
    Skip,
    Take,
)
from tonk.rules.cards import Card, CardSet, Seat
from tonk.rules.checked_rules import changed, ruleset_from
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.knobs import MAX_PLAYERS, MIN_PLAYERS
from tonk.rules.melds import Spread
from tonk.rules.parts import Reshuffles
from tonk.rules.payouts import Outcome, Payment, Score
from tonk.rules.position import Position
from tonk.rules.presets import DEFAULT, PresetFaulty, faulty_presets, guest_ids, load_preset, preset_ids
from tonk.rules.refusals import Refusal
from tonk.rules.ruleset import RuleSet
from tonk.rules.view import View

__all__ = [
    "DEFAULT",
    "DRAW",
    "DROP",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "PASS",
    "TAKE",
    "Action",
    "Block",
    "Card",
    "CardSet",
    "Cross",
    "Discard",
    "Draw",
    "Drop",
    "Hit",
    "Knock",
    "Lay",
    "Outcome",
    "Pass",
    "Payment",
    "Position",
    "PresetFaulty",
    "Refusal",
    "Reshuffles",
    "RuleSet",
    "RulesRefused",
    "Score",
    "Seat",
    "Skip",
    "Spread",
    "Take",
    "View",
    "changed",
    "faulty_presets",
    "guest_ids",
    "load_preset",
    "preset_ids",
    "ruleset_from",
]
