"""Drills in words: what is asked, what was right, and when something comes back."""

from collections.abc import Callable, Mapping, Sequence

from tonk.rules import Action, Block, Cross, Discard, Draw, Drop, Hit, Lay, Pass, Skip, Take
from tonk.rules.cards import Card, Cards
from tonk.words import _, ngettext
from tonk.words.cards import card_name, cards_text
from tonk.words.phrases import joined


def drill_name(kind: str) -> str:
    """A kind of drills, in a few words."""
    names: Mapping[str, Callable[[], str]] = {
        "drop": lambda: _("Drop or draw"),
        "discard": lambda: _("Which discard?"),
        "spread": lambda: _("Find the spread"),
        "count": lambda: _("Count the hand"),
        "own": lambda: _("My mistakes"),
    }
    return names[kind]()


def drill_line(kind: str) -> str:
    """What a kind of drills asks, for somebody who chooses one."""
    lines: Mapping[str, Callable[[], str]] = {
        "drop": lambda: _("Few points, but few enough? The coach weighs your answer."),
        "discard": lambda: _("Nothing to lay: what do you throw away?"),
        "spread": lambda: _("Is there a spread in this hand, and which?"),
        "count": lambda: _("How many points are these, at a glance?"),
        "own": lambda: _("Decisions of your own hands that went wrong. Once more!"),
    }
    return lines[kind]()


def drill_question(kind: str, top: Card | None) -> str:
    """What is asked at the table.

    Args:
        kind: The kind of drill.
        top: The top discard.
    """
    lies = "" if top is None else _("{card} lies on the discards.").format(card=card_name(top))
    questions: Mapping[str, Callable[[], str]] = {
        "drop": lambda: _("Do you drop, or do you play on?"),
        "discard": lambda: _("Which card do you throw away? Put it on the discards, or choose it and press Answer."),
        "spread": lambda: _("Choose the cards of a spread, and press Answer."),
        "count": lambda: _("How many points do you hold?"),
        "own": lambda: _("Here you once lost something. What do you play now? Do it at the table."),
    }
    return " ".join(part for part in (questions[kind](), lies if kind == "drop" else "") if part)


def action_name(action: Action) -> str:
    """A move in a word or two."""
    match action:
        case Draw():
            return _("Draw")
        case Take():
            return _("Take the discard")
        case Drop():
            return _("Drop")
        case Discard(card):
            return _("Discard {card}").format(card=card_name(card))
        case Lay(cards):
            return _("Lay {cards}").format(cards=cards_text(cards))
        case Hit(cards):
            return _("Hit with {cards}").format(cards=cards_text(cards))
        case Skip():
            return _("Skip")
        case Block():
            return _("Block")
        case Cross():
            return _("Cross")
        case Pass():
            return _("Let it go")


def worth_line(action: Action, value: float, error: float, *, best: bool, mine: bool) -> str:
    """What a move is worth, on a line.

    Args:
        action: The move.
        value: What it is worth, in stakes or points.
        error: Half the width of the interval of the difference to the best.
        best: Whether it is the best.
        mine: Whether it was the answer.
    """
    figure = f"{value:+.2f}".replace("-", "−")
    line = _("{action}: {value}") if best else _("{action}: {value} (± {error})")
    told = line.format(action=action_name(action), value=figure, error=f"{error:.2f}")
    return _("{line} – yours").format(line=told) if mine else told


def why_line(action: Action, reason: str) -> str:
    """What there is to say for a move or against it, on a line."""
    return _("{action}: {reason}.").format(action=action_name(action), reason=reason) if reason else ""


def spread_told(spreads: Sequence[Cards]) -> str:
    """What there was to be found."""
    if not spreads:
        return _("There was no spread in this hand.")
    return _("There was {spreads}.").format(spreads=joined([cards_text(cards) for cards in spreads[:3]]))


def count_told(values: Sequence[int], total: int) -> str:
    """How the count comes about."""
    return _("{sum} = {total}").format(sum=" + ".join(str(value) for value in values), total=total)


def coming_back(days: int | None) -> str:
    """When a drill comes back; None where it does not."""
    if days is None:
        return ""
    if days <= 0:
        return _("It comes back today.")
    return ngettext("It comes back tomorrow.", "It comes back in {n} days.", days).format(n=days)


def score_told(right: int, asked: int) -> str:
    """How the last answers went; empty where there were none."""
    if asked < 2:
        return "" if not asked else _("The last answer was right") if right else _("The last answer was wrong")
    return _("{right} of the last {asked} right").format(right=right, asked=asked)


def waiting_told(count: int) -> str:
    """How many drills come back today; empty where none does."""
    return ngettext("{n} comes back today", "{n} come back today", count).format(n=count) if count else ""
