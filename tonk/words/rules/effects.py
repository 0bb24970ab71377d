"""The effects of rules in words and figures."""

from tonk.words import _, ngettext
from tonk.words.phrases import decimal, money, paragraph, percent
from tonk.words.table.guest_hands import guest_endings


def figure_words(name: str) -> str:
    """Return the name of a figure on the sheet (``tonk.rule_effects.figures_of``)."""
    return {
        "turns": _("Turns each"),
        "drop": _("Winning drops"),
        "caught": _("Caught drops"),
        "out": _("Going out"),
        "tonk": _("Dealt Tonks"),
        "stock": _("Empty stock"),
        "first": _("First seat wins"),
        **guest_endings(),
    }[name]


def figure_text(name: str, figure: tuple[float, float]) -> tuple[str, str]:
    """Return a mean and its margin of error as text: ``34 %`` and ``± 3``."""
    mean, error = figure
    if name not in ("turns", "first"):
        if max(mean, error) < 0.1:
            return percent(mean, 1), f"± {decimal(100 * error, 1)}"
        return percent(mean), f"± {max(1, round(100 * error))}"
    digits = 2 if max(abs(mean), error) < 10 else 1
    return decimal(mean, digits, plus=name == "first"), f"± {decimal(error, digits)}"


def rests_on(hands: int, most: int, seats: int) -> str:
    """Say how many hands the figures are based on, and how to read them.

    Args:
        hands: The number of hands so far.
        most: The number of hands planned.
        seats: The number of players.
    """
    if not hands:
        return _("Bots are starting to play by these rules…")
    if hands < most:
        sentence = ngettext("Measured so far: {n} of {most} hand.", "Measured so far: {n} of {most} hands.", most)
    else:
        sentence = ngettext("Measured over {n} hand.", "Measured over {n} hands.", hands)
    bots = ngettext(
        "{n} sharp bot plays the same cards by each rule set.",
        "{n} sharp bots play the same cards by each rule set.",
        seats,
    )
    return paragraph(
        sentence.format(n=money(hands), most=money(most)),
        bots.format(n=seats),
        _("± is the margin of error (95 %). Gold marks a real difference."),
    )
