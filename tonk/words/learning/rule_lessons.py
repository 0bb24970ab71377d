"""The texts of the lessons of rule sets: the special features of each."""

from collections.abc import Callable, Mapping

from tonk.rules import RuleSet
from tonk.words import _, ngettext
from tonk.words.learning.table_tips import LessonText
from tonk.words.phrases import paragraph
from tonk.words.rules import endings, scoring
from tonk.words.table.special_cards import block_text

_Said = Mapping[str, Callable[[RuleSet], tuple[str, str]]]


def rule_lesson_says(step: str, rules: RuleSet, names: tuple[str, ...]) -> LessonText:
    """The text of a step.

    Args:
        step: The one meant.
        rules: The rule set.
        names: The names of the players at the table; the learner first.

    Raises:
        KeyError: There is no such step.
    """
    title, text = {**_dealt(), **_turns(), **_waiting(), **_ends(), **_twists(), **_scores()}[step](rules)
    for mark, name in zip(("{one}", "{other}", "{third}"), names[1:], strict=True):
        title, text = title.replace(mark, name), text.replace(mark, name)
    return LessonText(title, text)


def lesson_title(rules: RuleSet) -> str:
    """The name of the lesson of a rule set."""
    return rules.name


def _dealt() -> _Said:
    return {
        "tonk": lambda rules: (_("Tonk!"), endings.tonk(rules)[0]),
        "two-tonks": lambda rules: (_("Two Tonks"), endings.tonk(rules)[1]),
        "bonus": lambda rules: (_("Bonus!"), scoring.bonus(rules)[0]),
    }


def _turns() -> _Said:
    return {
        "early": lambda _rules: (
            _("Before the draw"),
            _("Here you may lay and hit at any time in your turn, even before you draw. Hit with 8♠ and 7♠ at once!"),
        ),
        "early-out": lambda _rules: (_("Out, without drawing"), _("Your hand was empty before you drew a card.")),
        "early-no-drop": lambda _rules: (
            _("Before the draw"),
            _("Mind one thing: who lays or hits first has begun the turn, and may not drop any more in it."),
        ),
        "fourth": lambda _rules: (
            _("The fourth card"),
            _("{one} has three queens on the table, and you hold the fourth. Here it may be hit on the book: do it."),
        ),
        "no-fourth": lambda _rules: (
            _("Books are closed"),
            _("Here nobody may hit a book: {one}'s three queens can't take your fourth. Think before you lay three."),
        ),
        "four": lambda _rules: (_("All four"), _("You hold four sevens. Lay them all at once: later it is too late.")),
        "four-done": lambda _rules: (_("All four"), _("A book of four at once: nothing of it is left in your hand.")),
        "discard": lambda _rules: (_("One card out"), _("End your turn: throw away what counts most.")),
    }


def _waiting() -> _Said:
    return {
        "wait-draw": lambda _rules: (_("Waiting"), _("There is a price for spreads here. Draw first.")),
        "wait-lay": lambda _rules: (_("Waiting"), _("Three nines: lay them. (S.)")),
        "wait-told": lambda rules: (
            _("You wait"),
            ngettext(
                "For the new spread you may not drop in your next turn. The hourglass on your plate counts it.",
                "For the new spread you may not drop in your next {n} turns. The hourglasses on your plate count them.",
                rules.wait_new_spread,
            ).format(n=rules.wait_new_spread),
        ),
        "wait-others": lambda _rules: (_("You wait"), _("Now the others play.")),
        "wait-barred": lambda _rules: (
            _("No drop yet"),
            _("You hold little, but the sand is still running. Try to drop, if you like; then draw a card."),
        ),
        "wait-hit": lambda _rules: (
            _("Make them wait"),
            _("Who is hit has to wait as well. {one} holds one card and wants to drop: put 8♠ on that run!"),
        ),
        "wait-hit-told": lambda rules: (
            _("Now they wait"),
            paragraph(
                ngettext(
                    "Look at {one}'s plate: there is an hourglass now.",
                    "Look at {one}'s plate: hourglasses count {n} turns now.",
                    rules.wait_hit,
                ).format(n=rules.wait_hit, one="{one}"),  # who that is, is said with all the other names
                _("Hits on your own spread make you wait yourself.")
                if rules.wait_own_hit and rules.may_hit("run", own=True)
                else "",
            ),
        ),
    }


def _ends() -> _Said:
    return {
        "tie": lambda _rules: (
            _("A tie"),
            _("You hold 6, and let us say that {one} holds 6 as well. Drop, and see whose the tie is. (K, twice.)"),
        ),
        "tie-wins": lambda _rules: (
            _("The tie is yours"),
            _("Here who drops wins with as few points as anybody else."),
        ),
        "tie-caught": lambda _rules: (_("A tie is not enough"), _("Here you have to hold fewer than everybody else.")),
        "dare": lambda _rules: (
            _("Caught: who is paid?"),
            _("With 9 you are going to be caught: {one} holds 5, {other} 9. Drop and see what it costs. (K, twice.)"),
        ),
        "caught": lambda rules: (
            _("Caught: who is paid?"),
            _("{one} holds the fewest points, and wins. The others pay {one} as well. By these rules:")
            if rules.caught_others_pay_lowest
            else _("{one} holds the fewest points, and wins. By these rules, a drop that is caught costs:"),
        ),
        "whole": lambda _rules: (
            _("Out without a discard"),
            _("10♠, 9♠ and 8♠ are a run, and they are all that you hold. Lay them!"),
        ),
        "whole-out": lambda rules: (
            _("Out without a discard"),
            ngettext(
                "You needed no discard to go out. That pays {n} stake from each.",
                "You needed no discard to go out. That pays {n} stakes from each.",
                rules.out_without_discard_pays,
            ).format(n=rules.out_without_discard_pays),
        ),
        "gone": lambda _rules: (
            _("The stock is gone"),
            _(
                "There is nothing left to draw. You may take the discard, drop, or let the hand end: press the place "
                "of the stock. You hold few points, so end it."
            ),
        ),
        "counted": lambda _rules: (_("The stock is gone"), _("All hands are counted.")),
    }


def _twists() -> _Said:
    return {
        "wild": lambda _rules: (
            _("A Wild"),
            _("A Wild stands for any card that you need. Lay 8♣ 8♦ with it: choose all three, then press Lay spread."),
        ),
        "wild-told": lambda _rules: (
            _("A Wild"),
            _("There it lies as another eight, and stays so. In your hand it would have cost you a lot."),
        ),
        "hold": lambda _rules: (_("A hold"), _("{one} has a run of hearts, and your Q♥ fits. Hit it!")),
        "hold-told": lambda _rules: (
            _("{one} is held"),
            _("Who is hit loses the next turn, whole and entirely; the padlock says so. End your turn and watch."),
        ),
        "hold-watch": lambda _rules: (_("{one} is held"), _("Whose turn comes now?")),
        "hold-seen": lambda _rules: (_("{one} was passed over"), _("Play went on with {other}.")),
        "skip": lambda _rules: (
            _("A Skip"),
            _("Your Skip takes a turn from anybody: drag it to {one}'s plate, and choose Skip."),
        ),
        "skip-told": lambda rules: (
            _("A Skip"),
            paragraph(
                _("It lies before {one}, who loses a turn."),
                block_text(rules),
            ),
        ),
        "cross-watch": lambda _rules: (
            _("A Cross"),
            _("You hold a Cross. It waits for the discard of somebody else …"),
        ),
        "cross": lambda _rules: (
            _("A Cross"),
            _("{third} has chosen the stock, so you may have the 8♠ that lies there. You are asked: press Cross. (X.)"),
        ),
        "cross-lay": lambda _rules: (_("A Cross"), _("The 8♠ is yours. You must show it at once: lay your eights.")),
        "cross-told": lambda _rules: (
            _("A Cross"),
            _("Discard, and play goes on at your left: the turns in between are jumped over."),
        ),
    }


def _scores() -> _Said:
    return {
        "points-draw": lambda rules: (
            _("Points"),
            " ".join((_("Here nobody pays: points are scored."), *scoring.values(rules)[:1], _("Draw a card."))),
        ),
        "points-lay": lambda _rules: (_("Points"), _("Lay your three kings and look at your plate.")),
        "points-told": lambda _rules: (
            _("Points"),
            _(
                "They are yours, whoever wins, unless you run and are caught. The winner of the round also scores what "
                "all others still hold."
            ),
        ),
        "run": lambda _rules: (
            _("Running"),
            _("To drop is called to run here. You hold 9 and {one} 5: run, and see what it costs. (K, twice.)"),
        ),
        "run-caught": lambda _rules: (
            _("Caught"),
            _("{one} catches you, and scores it all: all hands, and even what you have laid. You score nothing."),
        ),
    }
