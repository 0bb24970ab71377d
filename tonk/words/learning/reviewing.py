"""The review of a hand in words."""

from tonk.rules import RuleSet
from tonk.words import _, ngettext
from tonk.words.learning.worths import loss_text


def review_verdict(decisions: int, mistakes: int, lost: float, rules: RuleSet) -> str:
    """Rate a player's hand, in a sentence or two.

    Args:
        decisions: The number of judged decisions.
        mistakes: The number of decisions surely worse than the best.
        lost: Their cost together.
        rules: The rules that were played.
    """
    if not decisions:
        return _("You had nothing to decide in this hand.")
    if not mistakes:
        return ngettext(
            "You made one decision, and no other move was clearly better.",
            "You made {n} decisions, and none of them was a clear mistake.",
            decisions,
        ).format(n=decisions)
    if decisions == 1:
        sentence = _("You made one decision, and it was a clear mistake: it cost {loss}.")
        return sentence.format(loss=loss_text(lost, rules))
    sentence = ngettext(
        "One of your {decisions} decisions was a clear mistake and cost {loss}.",
        "{n} of your {decisions} decisions were clear mistakes and cost {loss} in all.",
        mistakes,
    )
    return sentence.format(n=mistakes, decisions=decisions, loss=loss_text(lost, rules))


def unreviewable_text() -> str:
    """Say that the coach can't review a hand, and why."""
    return _("This hand can't be reviewed: it doesn't follow the rules, or isn't over.")


def share_names() -> tuple[tuple[str, str], ...]:
    """Return the name and the meaning of each share of a hand's result."""
    return (
        (_("The deal"), _("your cards and your seat")),
        (_("Luck"), _("the stock and the other players")),
        (_("Your play"), _("what your mistakes cost")),
    )


def decision_note(*, best: bool, sure: bool, better: str, loss: float, rules: RuleSet) -> str:
    """Return the words beside a decision: the better move, and the difference.

    Args:
        best: True if it was the best move.
        sure: True if it was worse beyond doubt.
        better: The name of the best move.
        loss: Its cost.
        rules: The rules that were played.
    """
    if best:
        return _("Best move")
    if not sure:
        return _("As good as any")
    return _("{better} was better by {loss}").format(better=better, loss=loss_text(loss, rules))
