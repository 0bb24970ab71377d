"""Drills in words: what is asked, what was right, and when something comes back."""

from collections.abc import Callable, Mapping, Sequence

from tonk.rules import RuleSet, View
from tonk.rules.cards import CardSet
from tonk.session.learning.drill_kinds import DrillKind
from tonk.words import _, ngettext
from tonk.words.cards import card_name, cards_text
from tonk.words.learning.worths import error_text, worth_text
from tonk.words.phrases import joined


def drill_name(kind: DrillKind, *, scored: bool = False) -> str:
    """A kind of drills, in a few words; ``scored`` at a table where points are scored."""
    names: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Run or draw") if scored else _("Drop or draw"),
        "discard": lambda: _("Which discard?"),
        "spread": lambda: _("Find the spread"),
        "count": lambda: _("Count the hand"),
        "own": lambda: _("My mistakes"),
    }
    return names[kind]()


def drill_line(kind: DrillKind) -> str:
    """Describe a kind of drills, for somebody who chooses one."""
    lines: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Few points, but few enough? The coach weighs your answer."),
        "discard": lambda: _("Nothing to lay: what do you throw away?"),
        "spread": lambda: _("Is there a spread in this hand, and which?"),
        "count": lambda: _("How many points are these, at a glance?"),
        "own": lambda: _("Decisions of your own hands that went wrong. Once more!"),
    }
    return lines[kind]()


def drill_question(kind: DrillKind, view: View) -> str:
    """The question that a drill asks at the table."""
    top = view.discards[-1] if view.discards else None
    lies = "" if top is None else _("{card} lies on the discards.").format(card=card_name(top))
    run = view.rules.scores_points
    questions: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Do you run, or do you play on?") if run else _("Do you drop, or do you play on?"),
        "discard": lambda: _("Which card do you throw away? Put it on the discards, or choose it and press Answer."),
        "spread": lambda: _("Choose the cards of a spread, and press Answer."),
        "count": lambda: _("How many points do you hold?"),
        "own": lambda: _("Here you once lost something. What do you play now? Do it at the table."),
    }
    return " ".join(part for part in (questions[kind](), lies if kind == "drop" else "") if part)


def worth_line(move: str, value: float, error: float, rules: RuleSet, *, best: bool, mine: bool) -> str:
    """Say what a move is worth, on a line.

    Args:
        move: The move by name.
        value: Its worth, in stakes or points.
        error: Half the width of the interval of the difference to the best.
        rules: The rules it is played by.
        best: True if it is the best.
        mine: True if it was the answer.
    """
    line = _("{move}: {value}") if best else _("{move}: {value} ({error})")
    told = line.format(move=move, value=worth_text(value, rules), error=error_text(error, rules))
    return _("{line} – yours").format(line=told) if mine else told


def why_line(move: str, reason: str) -> str:
    """The reason for a move or against it, on a line."""
    return _("{move}: {reason}.").format(move=move, reason=reason) if reason else ""


def spread_text(spreads: Sequence[CardSet]) -> str:
    """Name the spreads that were to be found."""
    if not spreads:
        return _("There was no spread in this hand.")
    return _("There was {spreads}.").format(spreads=joined([cards_text(cards) for cards in spreads[:3]]))


def count_text(values: Sequence[int], total: int) -> str:
    """Say how the count comes about."""
    return _("{sum} = {total}").format(sum=" + ".join(str(value) for value in values), total=total)


def coming_back(days: int | None) -> str:
    """Say when a drill comes back; None where it does not."""
    if days is None:
        return ""
    if days <= 0:
        return _("It comes back today.")
    return ngettext("It comes back tomorrow.", "It comes back in {n} days.", days).format(n=days)


def score_text(right: int, asked: int) -> str:
    """Say how the last answers went; empty where there were none."""
    if asked < 2:
        return "" if not asked else _("The last answer was right") if right else _("The last answer was wrong")
    return _("{right} of the last {asked} right").format(right=right, asked=asked)


def waiting_text(count: int) -> str:
    """Say how many drills come back today; empty where none does."""
    return ngettext("{n} comes back today", "{n} come back today", count).format(n=count) if count else ""
