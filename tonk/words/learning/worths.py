"""The value of moves in figures and words, short enough for the space beside a table."""

from tonk.rules import RuleSet
from tonk.words import _, pgettext
from tonk.words.phrases import decimal, measured_lives, measured_points, measured_stakes, percent


def worth_text(value: float, rules: RuleSet) -> str:
    """Return a value as a signed figure: ``+0.34`` stakes or lives, or ``+3.1`` points."""
    digits = _digits(rules)
    rounded = round(value, digits)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
    return sign + decimal(abs(rounded), digits)


def loss_text(loss: float, rules: RuleSet) -> str:
    """Say what a move costs, with its unit: ``0.34 stakes``, ``3.1 points``, ``0.34 lives``."""
    if _counts_lives(rules):
        return measured_lives(loss, decimal(loss, 2))
    if rules.scores_points:
        return measured_points(loss, decimal(loss))
    return measured_stakes(loss, decimal(loss, 2))


def chance_text(share: float) -> str:
    """Return a chance in whole per cent; 0 and 100 only if it is certain."""
    return percent(min(0.99, max(0.01, share)) if 0 < share < 1 else share)


def wins_text(share: float, rules: RuleSet) -> str:
    """Say how often a move wins the hand, or loses no life: ``wins 71 %``, ``safe 88 %``."""
    if _counts_lives(rules):
        # Translators: beside a move: how often the player loses no life with it, as in “safe 88 %”.
        return _("safe {chance}").format(chance=chance_text(share))
    # Translators: beside a move: how often it wins the hand, as in “wins 71 %”.
    return _("wins {chance}").format(chance=chance_text(share))


def move_line(move: str, value: float, wins: float, doubt: str, rules: RuleSet) -> str:
    """Return a move's value, for speech.

    Args:
        move: The move by name.
        value: Its value.
        wins: Its share of wins, 0 to 1.
        doubt: The value's margin of error (``doubt_text``).
        rules: The rules.
    """
    # Translators: a move by name, its value as in “+0.34”, a chance as in “71 %”, and a margin as in “±0.05” or
    # “certain”.
    sentence = _("{move}: {worth}, {error}, wins {chance}")
    if _counts_lives(rules):
        # Translators: as above, with the chance that the player loses no life.
        sentence = _("{move}: {worth}, {error}, safe {chance}")
    return sentence.format(move=move, worth=worth_text(value, rules), error=doubt, chance=chance_text(wins))


def unit_text(rules: RuleSet, *, thinks: bool) -> str:
    """Return the unit of figures, with dots while they may still change."""
    unit = pgettext("above a column", "points") if rules.scores_points else pgettext("above a column", "stakes")
    if _counts_lives(rules):
        unit = pgettext("above a column", "lives")
    return unit + " …" if thinks else unit


def doubt_text(error: float, rules: RuleSet, *, certain: bool) -> str:
    """Say a figure's margin of error: ``±0.05``; or that it is certain.

    Args:
        error: The margin of error.
        rules: The rules.
        certain: True if it is known exactly, not estimated.
    """
    if certain:
        # Translators: beside a move's value, if that is known exactly, not estimated.
        return pgettext("of a figure", "certain")
    return f"±{decimal(error, _digits(rules))}"


def wins_head(rules: RuleSet) -> str:
    """Return the head of the column of wins, or of lives not lost."""
    return pgettext("above a column", "safe") if _counts_lives(rules) else pgettext("above a column", "wins")


def _counts_lives(rules: RuleSet) -> bool:
    return rules.starting_points > 0


def _digits(rules: RuleSet) -> int:
    """Return the number of decimals: a life, like a stake, is worth more than a point."""
    return 1 if rules.scores_points and not _counts_lives(rules) else 2


def coach_head(*, judged: bool, sure: bool, best: bool) -> str:
    """Return the coach's heading, either before a move or about a move already made.

    Args:
        judged: True if a move is judged.
        sure: True if it was certainly worse than the best.
        best: True if it was the best.
    """
    if not judged:
        return _("The coach")
    if best:
        return _("Well played")
    return _("There was a better move") if sure else _("As good as any")
