"""Payments in the rules: from player to player, or through a pot that everyone puts an ante into."""

from tonk.rules.ruleset import RuleSet
from tonk.words import _
from tonk.words.phrases import paragraph, stakes


def has_pot(rules: RuleSet) -> bool:
    """Return whether players play for a pot."""
    return rules.payment == "pot" and not rules.scores_points


def winner_gets(rules: RuleSet, count: int) -> str:
    """Say what a win of so many stakes brings: ``each other player pays you 2 stakes``, or the pot and the rest."""
    if not has_pot(rules):
        return _("each other player pays you {stakes}").format(stakes=stakes(count))
    if count == 1:
        return _("you take the pot")
    return _("you take the pot, and each other player pays you {stakes} more").format(stakes=stakes(count - 1))


def at_a_glance(rules: RuleSet, count: int) -> str:
    """The same in a line of a table: ``2 stakes from each other player``, ``the pot, and 1 stake from each ...``."""
    if not has_pot(rules):
        return _("{stakes} from each other player").format(stakes=stakes(count))
    if count == 1:
        return _("the pot")
    return _("the pot, and {stakes} from each other player").format(stakes=stakes(count - 1))


def the_pot(rules: RuleSet) -> tuple[str, ...]:
    """Say who puts what into the pot, and who takes it."""
    return (
        paragraph(
            _("Before the deal, each player puts an ante of {stakes} into the pot.").format(stakes=stakes(rules.ante)),
            _("Whoever wins the hand takes it all. When a dropper is caught, that is the one with the fewest points."),
        ),
        paragraph(
            _(
                "If several win, they share it alike; what can't be shared goes, a stake each, to those of them who "
                "sit first on the dealer's left."
            ),
            _("If nobody wins, everyone takes their ante back."),
        ),
    )
