"""Payments in the rules: from player to player, or through a pot with an ante from everyone."""

from tonk.rules.ruleset import RuleSet
from tonk.words import _
from tonk.words.phrases import paragraph, stakes


def has_pot(rules: RuleSet) -> bool:
    """Return whether players play for a pot."""
    return rules.payment == "pot" and not rules.scores_points


def winner_gets(rules: RuleSet, count: int) -> str:
    """Say in a sentence what a win of this many stakes brings: what everyone pays, or the pot and the rest."""
    if not has_pot(rules):
        return _("Each other player pays you {stakes}.").format(stakes=stakes(count))
    if count == 1:
        return _("You take the pot.")
    return _("You take the pot, and each other player pays you {stakes} more.").format(stakes=stakes(count - 1))


def tonk_line(count: int) -> str:
    """Say in a line what a Tonk of this many stakes brings in a game with a pot."""
    if count == 1:
        return _("Tonk: the pot.")
    return _("Tonk: the pot, and {stakes} from everyone.").format(stakes=stakes(count - 1))


def out_line(count: int) -> str:
    """Say in a line what going out for this many stakes brings in a game with a pot."""
    if count == 1:
        return _("Going out: the pot.")
    return _("Going out: the pot, and {stakes} from everyone.").format(stakes=stakes(count - 1))


def out_bare_line(count: int) -> str:
    """Say in a line what going out without a discard brings in a game with a pot."""
    if count == 1:
        return _("Going out without a discard: the pot.")
    return _("Going out without a discard: the pot, and {stakes} from everyone.").format(stakes=stakes(count - 1))


def the_pot(rules: RuleSet) -> tuple[str, ...]:
    """Say what everyone puts into the pot, and who takes it."""
    return (
        paragraph(
            _("Before the deal, each player puts an ante of {stakes} into the pot.").format(stakes=stakes(rules.ante)),
            _("The winner of the hand takes it all. When a dropper is caught, the player with the fewest points wins."),
        ),
        paragraph(
            _(
                "Several winners share it equally. Odd stakes go, one each, to the winners who sit first on the "
                "dealer's left."
            ),
            _("If nobody wins, everyone takes their ante back."),
        ),
    )
