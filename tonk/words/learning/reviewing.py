"""The review of a hand in words."""

from tonk.rules import RuleSet
from tonk.words import _, ngettext
from tonk.words.learning.worths import loss_text


def review_verdict(decisions: int, mistakes: int, lost: float, rules: RuleSet) -> str:
    """Say what a player made of a hand, in a sentence or two.

    Args:
        decisions: How many decisions were judged.
        mistakes: How many of them were surely worse than the best.
        lost: Their cost together.
        rules: The rules that were played.
    """
    if not decisions:
        return _("There was nothing to decide in this hand.")
    if not mistakes:
        return ngettext(
            "One decision, and nothing was better beyond doubt.",
            "{n} decisions, and at none of them was anything better beyond doubt.",
            decisions,
        ).format(n=decisions)
    sentence = ngettext(
        "One of {decisions} decisions could surely have been better; it cost {loss}.",
        "{n} of {decisions} decisions could surely have been better; they cost {loss} together.",
        mistakes,
    )
    return sentence.format(n=mistakes, decisions=decisions, loss=loss_text(lost, rules))


def share_names() -> tuple[tuple[str, str], ...]:
    """The shares of a hand's result: the name of each, and what it means."""
    return (
        (_("The deal"), _("what your cards and your place were worth")),
        (_("Luck"), _("what the stock and the others brought")),
        (_("Your play"), _("what better moves would have kept")),
    )


def decision_note(*, best: bool, sure: bool, better: str, loss: float, rules: RuleSet) -> str:
    """Beside a decision: what would have been better, and by how much.

    Args:
        best: True if it was the best move.
        sure: True if it was worse beyond doubt.
        better: The name of the best move.
        loss: Its cost.
        rules: The rules that were played.
    """
    if best:
        return _("The best move")
    if not sure:
        return _("As good as any, as far as can be told")
    return _("{better} was worth {loss} more").format(better=better, loss=loss_text(loss, rules))
