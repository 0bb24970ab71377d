"""Drills in words: the questions, the verdicts, and when they are repeated."""

from collections.abc import Callable, Mapping, Sequence

from tonk.rules import DRAW, PASS, TAKE, Action, Knock, RuleSet, View
from tonk.rules.cards import Card, CardSet
from tonk.session.learning.drill_kinds import DrillKind
from tonk.words import _, ngettext, pgettext
from tonk.words.cards import card_name, cards_text
from tonk.words.learning.worths import loss_text
from tonk.words.phrases import either, paragraph
from tonk.words.rules.rule_sets import rules_name


def drill_name(kind: DrillKind, rules: RuleSet) -> str:
    """Return the name of a kind of drill in these rules."""
    counts = rules.traits.hand_counts
    names: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Run or draw") if rules.scores_points else _("Drop or draw"),
        "discard": lambda: _("Which discard?"),
        "spread": lambda: _("Find the spread"),
        "count": lambda: _("Count the deadwood") if counts == "deadwood" else _("Count the hand"),
        "own": lambda: _("My mistakes"),
        "knock": lambda: _("Knock or not?"),
        "take": lambda: _("Take the discard?"),
    }
    return names[kind]()


def drills_title(rules: RuleSet) -> str:
    """Return the title of the page of drills by these rules."""
    if rules.traits.lays_spreads:
        return _("Drills")
    # Translators: the title of a page of short questions about a game, as in “Gin Rummy: drills”.
    return _("{game}: drills").format(game=rules_name(rules.name))


def drill_line(kind: DrillKind, rules: RuleSet) -> str:
    """Describe a kind of drill in these rules to somebody choosing one."""
    counts = rules.traits.hand_counts
    lines: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Your hand is low, but low enough to drop? The coach decides."),
        "discard": lambda: (
            _("You have nothing to lay. Which card goes?")
            if counts == "points"
            else _("Which card can you spare without helping the next player?")
        ),
        "spread": lambda: _("Is there a spread in your hand?"),
        "count": lambda: {
            "points": _("How many points do you hold, at a glance?"),
            "deadwood": _("How much deadwood do you hold, at a glance?"),
            "suit": _("What does your best suit count, at a glance?"),
        }[counts],
        "own": lambda: _("Moves you got wrong. Try them again!"),
        "knock": lambda: _("You may knock, but is your hand good enough? The coach decides."),
        "take": lambda: _("Is the top discard better than a new card? The coach decides."),
    }
    return lines[kind]()


def drill_question(kind: DrillKind, view: View) -> str:
    """Return the question of a drill at the table."""
    top = view.discards[-1] if view.discards else None
    lies = "" if top is None else _("The top discard is {card}.").format(card=card_name(top))
    run, counts = view.rules.scores_points, view.rules.traits.hand_counts
    questions: Mapping[DrillKind, Callable[[], str]] = {
        "drop": lambda: _("Do you run or keep playing?") if run else _("Do you drop or keep playing?"),
        "discard": lambda: _("Which card do you discard? Choose it and press Answer, or put it on the discards."),
        "spread": lambda: _("Choose the cards of a spread and press Answer."),
        "count": lambda: {
            "points": _("How many points do you hold?"),
            "deadwood": _("How much deadwood do you hold?"),
            "suit": _("What does your best suit count?"),
        }[counts],
        "own": lambda: _("You went wrong here before. Make your play."),
        "knock": lambda: _("Do you knock or keep playing?"),
        "take": lambda: _("Do you take it or pass?") if PASS in view.legal else _("Do you take it or draw?"),
    }
    if kind == "take":
        return paragraph(lies, questions[kind]())
    return paragraph(questions[kind](), lies if kind in ("drop", "knock") else "")


def drop_name(*, drops: bool, scored: bool) -> str:
    """Return one of the two answers to "Drop or draw?", for its button and the verdict.

    Args:
        drops: True for the drop.
        scored: True if points are scored.
    """
    if not drops:
        return _("Keep playing")
    return pgettext("end the round", "Run") if scored else pgettext("end the hand", "Drop")


def guest_answer_name(kind: DrillKind, action: Action) -> str:
    """Return one of the two answers to whether to knock, or to take the top discard, for its button.

    Args:
        kind: The kind of question.
        action: A move that is that answer.
    """
    if kind == "knock":
        return pgettext("end the hand", "Knock") if isinstance(action, Knock) else _("Keep playing")
    names = {TAKE: pgettext("a move", "Take"), DRAW: pgettext("a move", "Draw"), PASS: pgettext("a move", "Pass")}
    return names[action]


def guest_verdict(kind: DrillKind, action: Action, *, right: bool) -> str:
    """Say whether it was right to knock or not, or to take the top discard or not.

    Args:
        kind: The kind of question.
        action: The answer.
        right: True if it was right.
    """
    if kind == "knock":
        if isinstance(action, Knock):
            return _("Knock was right") if right else _("Knock was wrong")
        return _("Keep playing was right") if right else _("Keep playing was wrong")
    verdicts = {
        TAKE: (_("Take was right"), _("Take was wrong")),
        DRAW: (_("Draw was right"), _("Draw was wrong")),
        PASS: (_("Pass was right"), _("Pass was wrong")),
    }
    return verdicts[action][0 if right else 1]


def verdict_title(*, right: bool) -> str:
    """Say whether an answer was right."""
    return pgettext("verdict", "Right!") if right else pgettext("verdict", "Not quite")


def drop_verdict(*, drops: bool, scored: bool, right: bool) -> str:
    """Say whether dropping, or playing on, was right.

    Args:
        drops: True if the answer was to drop.
        scored: True if points are scored.
        right: True if the answer was right.
    """
    if not drops:
        return _("Keep playing was right") if right else _("Keep playing was wrong")
    if scored:
        return _("Run was right") if right else _("Run was wrong")
    return _("Drop was right") if right else _("Drop was wrong")


def discard_verdict(card: Card, *, right: bool) -> str:
    """Say whether a card was the right discard."""
    return (_("{card} was right") if right else _("{card} was wrong")).format(card=card_name(card))


def better_text(move: str, loss: float, rules: RuleSet) -> str:
    """Say which move would have been better, and by how much.

    Args:
        move: The move, in words.
        loss: The value lost, in stakes or points.
        rules: The rule set.
    """
    # Translators: {move} is a move as its button names it, such as “Drop” or “Discard K♦”; {loss} is “0.34 stakes”.
    return _("“{move}” was better by {loss}.").format(move=move, loss=loss_text(loss, rules))


def worse_text(move: str, loss: float, rules: RuleSet) -> str:
    """Say how much worse the other move would have been.

    Args:
        move: The move, in words.
        loss: The value lost, in stakes or points.
        rules: The rule set.
    """
    # Translators: {move} is a move as its button names it, such as “Drop” or “Discard K♦”; {loss} is “0.34 stakes”.
    return _("“{move}” was worse by {loss}.").format(move=move, loss=loss_text(loss, rules))


def as_good_text(move: str) -> str:
    """Say that another move is as good as the answer."""
    # Translators: {move} is a move as its button names it, such as “Drop” or “Discard K♦”.
    return _("“{move}” is just as good.").format(move=move)


def reason_line(reason: str) -> str:
    """Return a reason as a whole sentence; empty for none."""
    # Translators: {reason} is a whole sentence without its full stop.
    return _("{reason}.").format(reason=reason) if reason else ""


def spread_text(spreads: Sequence[CardSet]) -> str:
    """Name the spreads that there were to find."""
    if not spreads:
        return _("You had no spread.")
    return _("You could lay {spreads}.").format(spreads=either([cards_text(cards) for cards in spreads[:3]]))


def count_text(values: Sequence[int], total: int) -> str:
    """Show how a count adds up."""
    # Translators: the values of cards and their sum, as in “10 + 7 + 1 = 18”.
    return _("{sum} = {total}").format(sum=" + ".join(str(value) for value in values), total=total)


def coming_back(days: int | None) -> str:
    """Say when a drill is due again; None for never."""
    if days is None:
        return ""
    if days <= 0:
        return _("You'll see it again today.")
    return ngettext("You'll see it again tomorrow.", "You'll see it again in {n} days.", days).format(n=days)


def score_text(right: int, asked: int) -> str:
    """Say how well the last answers went; empty without any."""
    if asked < 2:
        return "" if not asked else _("Last answer right") if right else _("Last answer wrong")
    return ngettext("{right} of the last {asked} right", "{right} of the last {asked} right", right).format(
        right=right, asked=asked
    )


def waiting_text(count: int) -> str:
    """Say how many drills are due today; empty without any."""
    return ngettext("{n} due today", "{n} due today", count).format(n=count) if count else ""
