"""The part of the rules page about who may drop, and when; for points, dropping is called running."""

from collections.abc import Collection

from tonk.rules.ruleset import RuleSet
from tonk.words import _
from tonk.words.phrases import paragraph, points


def when_to_drop(rules: RuleSet) -> str:
    """Say when you may drop, or run."""
    return _when_to_run(rules) if rules.scores_points else _when_to_drop(rules)


def _when_to_drop(rules: RuleSet) -> str:
    ceiling = rules.drop_ceiling
    return paragraph(
        _("If you think you hold the fewest points, you may drop."),
        _first_turn(rules),
        _("Once you lay or hit, you can't drop that turn.") if rules.lay_before_draw else "",
        "" if ceiling is None else _("You may drop only with {points} or fewer.").format(points=points(ceiling)),
        _("Sometimes you must wait before you drop (see Waiting).") if rules.bars_drops else "",
    )


def _when_to_run(rules: RuleSet) -> str:
    ceiling = rules.drop_ceiling
    return paragraph(
        _("If you think you hold the lowest cards, you may run and end the round."),
        _first_turn(rules),
        _("Once you lay or hit, you can't run that turn.") if rules.lay_before_draw else "",
        "" if ceiling is None else _("You may run only with cards that count {n} or less.").format(n=ceiling),
        _("Sometimes you must wait before you run (see Waiting).") if rules.bars_drops else "",
    )


def _first_turn(rules: RuleSet) -> str:
    match rules.first_drop_round:
        case 1:
            return _("You do it at the start of your turn, instead of drawing, even on your first turn.")
        case 2:
            return _("You do it at the start of your turn, instead of drawing, but not the first time round the table.")
    return _("You do it at the start of your turn, instead of drawing, but not the first two times round the table.")


def drop_limits(rules: RuleSet, _special: Collection[str]) -> list[str]:
    """Say briefly when and with how much you may drop; nothing if there is no limit."""
    return [*_first_drop(rules), *_highest_drop(rules)]


def _first_drop(rules: RuleSet) -> list[str]:
    match rules.first_drop_round, rules.scores_points:
        case 1, _:
            return []
        case 2, scored:
            return [
                _("No runs the first time round the table.")
                if scored
                else _("No drops the first time round the table.")
            ]
        case _, scored:
            return [
                _("No runs the first two times round the table.")
                if scored
                else _("No drops the first two times round the table.")
            ]


def _highest_drop(rules: RuleSet) -> list[str]:
    if rules.drop_ceiling is None:
        return []
    if rules.scores_points:
        return [_("Run only with cards that count {n} or less.").format(n=rules.drop_ceiling)]
    return [_("Drop only with {points} or fewer.").format(points=points(rules.drop_ceiling))]
