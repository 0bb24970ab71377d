"""The texts of each rule set's lesson, about its special features."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tonk.rules import RuleSet
from tonk.words import _, ngettext, pgettext
from tonk.words.learning.how_to import Move
from tonk.words.learning.table_tips import LessonText
from tonk.words.phrases import paragraph
from tonk.words.rules import endings, scoring
from tonk.words.rules.rule_sets import rules_name
from tonk.words.table.special_moves import block_text


class _Table(NamedTuple):
    """The table of a lesson: its rules and the other players."""

    rules: RuleSet
    one: str
    other: str
    third: str


_LessonWords = Mapping[str, Callable[[_Table], tuple[str, str]]]


def rule_lesson_says(step: str, rules: RuleSet, names: tuple[str, ...]) -> LessonText:
    """Return the text of a step.

    Args:
        step: The step.
        rules: The rule set.
        names: The names of the players at the table; the learner first.

    Raises:
        KeyError: There is no such step.
    """
    at = _Table(rules, *names[1:])
    title, text = {**_dealt(), **_turns(), **_waiting(), **_ends(), **_twists(), **_scores()}[step](at)
    others = {"one": at.one, "other": at.other, "third": at.third}
    return LessonText(title.format(**others), text.format(**others), _MOVES.get(step, ""))


_MOVES: Mapping[str, Move] = {
    "wait-lay": "lay",
    "tie": "drop",
    "dare": "drop",
    "run": "run",
    "cross": "cross",
    "skip": "skip",
}
"""The moves that steps explain how to make."""


def lesson_title(rules: RuleSet) -> str:
    """Return the name of the lesson of a rule set."""
    return rules_name(rules.name)


def _dealt() -> _LessonWords:
    return {
        "tonk": lambda at: (_("Tonk!"), endings.tonk(at.rules)[0]),
        "two-tonks": lambda at: (_("Two Tonks"), endings.tonk(at.rules)[1]),
        "bonus": lambda at: (_("Bonus!"), scoring.bonus(at.rules)[0]),
    }


def _turns() -> _LessonWords:
    return {
        "early": lambda _at: (
            _("Before the draw"),
            _(
                "Here you may lay and hit at any time during your turn, even before you draw. Hit with the 8♠ and "
                "the 7♠!"
            ),
        ),
        "early-out": lambda _at: (_("Out without drawing"), _("You played your last card before you even drew.")),
        "early-no-drop": lambda _at: (
            _("Before the draw"),
            _("Careful: once you lay or hit, you can't drop this turn."),
        ),
        "fourth": lambda _at: (
            _("The fourth card"),
            _("{one} has three queens on the table, and you hold the fourth. Hit the book with it."),
        ),
        "no-fourth": lambda _at: (
            _("Books are closed"),
            _("Here nobody may hit a book, not even {one}'s queens with the fourth. Think before you lay three."),
        ),
        "four": lambda _at: (
            _("All four"),
            _("You hold four sevens. Lay all four now, because you can't add the last one later."),
        ),
        "four-done": lambda _at: (_("All four"), _("A book of four, and none of it counts against you now.")),
        "discard": lambda _at: (_("One card out"), _("Discard your highest card to end your turn.")),
    }


def _waiting() -> _LessonWords:
    return {
        "wait-draw": lambda _at: (
            pgettext("title of a lesson", "Waiting"),
            _("In these rules, laying a spread has a price. Draw first."),
        ),
        "wait-lay": lambda _at: (pgettext("title of a lesson", "Waiting"), _("Lay your three nines.")),
        "wait-told": lambda at: (
            _("You wait"),
            ngettext(
                "Your new spread means you can't drop on your next turn. The hourglass on your plate shows it.",
                "Your new spread means you can't drop on your next {n} turns. Your plate shows an hourglass for each.",
                at.rules.wait_new_spread,
            ).format(n=at.rules.wait_new_spread),
        ),
        "wait-others": lambda _at: (_("You wait"), _("Watch the others play.")),
        "wait-barred": lambda _at: (
            _("No drop yet"),
            _("You hold a low hand, but the sand is still running. Try to drop, if you like. Then draw."),
        ),
        "wait-hit": lambda _at: (
            _("Make them wait"),
            _("Anyone you hit must wait too. {one} holds one card and wants to drop. Hit that run with the 8♠!"),
        ),
        "wait-hit-told": lambda at: (
            _("Now they wait"),
            paragraph(
                ngettext(
                    "{one}'s plate shows an hourglass now.",
                    "{one}'s plate shows hourglasses for {n} turns now.",
                    at.rules.wait_hit,
                ).format(n=at.rules.wait_hit, one=at.one),
                _("If you hit your own spread, you wait too.")
                if at.rules.wait_own_hit and at.rules.may_hit("run", own=True)
                else "",
            ),
        ),
    }


def _ends() -> _LessonWords:
    return {
        "tie": lambda _at: (
            _("A tie"),
            _("You hold 6, and so does {one}. Drop and see who wins the tie."),
        ),
        "tie-wins": lambda _at: (
            _("The tie is yours"),
            _("In these rules the dropper wins ties."),
        ),
        "tie-caught": lambda _at: (
            _("A tie is not enough"),
            _("In these rules you must hold fewer points than everyone else."),
        ),
        "dare": lambda _at: (
            _("Caught: who is paid?"),
            _("You hold 9, {one} 5 and {other} 9, so you'll be caught. Drop and see what it costs."),
        ),
        "caught": lambda at: (
            _("Caught: who is paid?"),
            _("{one} holds the fewest points and wins. The others pay {one} too.")
            if at.rules.caught_others_pay_lowest
            else _("{one} holds the fewest points and wins. This is what being caught costs."),
        ),
        "whole": lambda _at: (
            _("Out without a discard"),
            _("Your 10♠, 9♠ and 8♠ are a run, and all you hold. Lay them!"),
        ),
        "whole-out": lambda at: (
            _("Out without a discard"),
            ngettext(
                "You went out without a discard. Everyone pays you {n} stake.",
                "You went out without a discard. Everyone pays you {n} stakes.",
                at.rules.out_without_discard_pays,
            ).format(n=at.rules.out_without_discard_pays),
        ),
        "gone": lambda _at: (
            _("The stock is empty"),
            _(
                "Nothing is left to draw. You may take the discard, drop, or press the empty stock to end the "
                "hand. You hold few points, so end it."
            ),
        ),
        "counted": lambda _at: (_("The stock is empty"), _("Now all hands are counted.")),
    }


def _twists() -> _LessonWords:
    return {
        "wild": lambda _at: (
            _("A Wild"),
            _("A Wild stands for any card you need. Choose it and your two eights, then press Lay spread."),
        ),
        "wild-told": lambda _at: (
            _("A Wild"),
            _("It lies there as another eight, and stays one. In your hand it would have cost you a lot."),
        ),
        "hold": lambda _at: (_("A hold"), _("{one} has a run of hearts, and your Q♥ fits. Hit it!")),
        "hold-told": lambda _at: (
            _("{one} is held"),
            _("A player you hit loses the whole next turn. The padlock shows it. End your turn and watch."),
        ),
        "hold-watch": lambda _at: (_("{one} is held"), _("Watch whose turn comes next.")),
        "hold-seen": lambda _at: (_("{one} lost a turn"), _("{other} played next.")),
        "skip": lambda _at: (
            _("A Skip/Block"),
            _("Played as a Skip, it costs a player a turn. Play it on {one}'s plate, and choose Skip."),
        ),
        "skip-told": lambda at: (
            _("A Skip"),
            paragraph(
                _("Now {one} loses a turn.").format(one=at.one),
                block_text(at.rules),
            ),
        ),
        "cross-watch": lambda _at: (
            _("A Cross"),
            _("You hold a Cross. Wait for another player's discard…"),
        ),
        "cross": lambda _at: (
            _("A Cross"),
            _("{third} draws from the stock, so you may take the 8♠ with your Cross."),
        ),
        "cross-lay": lambda _at: (_("A Cross"), _("The 8♠ is yours, but you must lay it at once. Lay your eights.")),
        "cross-told": lambda _at: (
            _("A Cross"),
            _("Discard, and play goes on to your left. You jump over the turns in between."),
        ),
    }


def _scores() -> _LessonWords:
    return {
        "points-draw": lambda at: (
            _("Points"),
            paragraph(
                _("In these rules you score points, and nobody pays."),
                scoring.values(at.rules)[0],
                _("Draw a card."),
            ),
        ),
        "points-lay": lambda _at: (_("Points"), _("Lay your three kings and look at the plate with your name.")),
        "points-told": lambda _at: (
            _("Points"),
            _(
                "You keep these points, even if another player wins, unless you run and are caught. The winner of "
                "the round also scores what all the others hold."
            ),
        ),
        "run": lambda _at: (
            _("Running"),
            _("Dropping is called running here. You hold 9 and {one} holds 5. Run and see what it costs."),
        ),
        "run-caught": lambda _at: (
            pgettext("title of a lesson", "Caught"),
            _("{one} catches you and scores everything, all the hands and even what you have laid. You score nothing."),
        ),
    }
