"""The part of the rules page about who may drop, and when; where points are scored, to drop is to run."""

from collections.abc import Collection

from tonk.rules.ruleset import RuleSet
from tonk.words import _
from tonk.words.phrases import paragraph, points


def when_to_drop(rules: RuleSet) -> str:
    """Say when one may drop, or run."""
    return _when_to_run(rules) if rules.scores_points else _when_to_drop(rules)


def _when_to_drop(rules: RuleSet) -> str:
    ceiling = rules.drop_ceiling
    return paragraph(
        _("If you think that you hold the fewest points, you may drop."),
        _("You do so at the start of your turn, instead of drawing; even your first turn will do."),
        _("If you have laid or hit in that turn, it is too late.") if rules.lay_before_draw else "",
        "" if ceiling is None else _("You may not drop with more than {points}.").format(points=points(ceiling)),
        _("You may have to wait before you drop: see below, under Waiting.") if rules.bars_drops else "",
    )


def _when_to_run(rules: RuleSet) -> str:
    ceiling = rules.drop_ceiling
    return paragraph(
        _("If you think that you hold the lowest cards, you may run. That has nothing to do with runs of cards."),
        _("You do so at the start of your turn, instead of drawing; even your first turn will do."),
        _("If you have laid or hit in that turn, it is too late.") if rules.lay_before_draw else "",
        "" if ceiling is None else _("You may not run with cards that count more than {n}.").format(n=ceiling),
        _("You may have to wait before you run: see below, under Waiting.") if rules.bars_drops else "",
    )


def drop_limits(rules: RuleSet, _special: Collection[str]) -> list[str]:
    """Say in short how high one may drop; nothing where there is no limit."""
    if rules.drop_ceiling is None:
        return []
    if rules.scores_points:
        return [_("Run with cards that count no more than {n}.").format(n=rules.drop_ceiling)]
    return [_("Drop with no more than {points}.").format(points=points(rules.drop_ceiling))]
