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
            _("Here you may lay and hit at any time during your turn, even before you draw. Hit with 8♠ and 7♠!"),
        ),
        "early-out": lambda _rules: (_("Out without drawing"), _("You played your last card before you even drew.")),
        "early-no-drop": lambda _rules: (
            _("Before the draw"),
            _("Careful: once you lay or hit, you can't drop this turn."),
        ),
        "fourth": lambda _rules: (
            _("The fourth card"),
            _("{one} has three queens on the table, and you hold the fourth. Hit the book with it."),
        ),
        "no-fourth": lambda _rules: (
            _("Books are closed"),
            _("Here nobody may hit a book, not even {one}'s queens with the fourth. Think before you lay three."),
        ),
        "four": lambda _rules: (
            _("All four"),
            _("You hold four sevens. Lay all four now, because you can't add the last one later."),
        ),
        "four-done": lambda _rules: (_("All four"), _("A book of four, and none of it left in your hand.")),
        "discard": lambda _rules: (_("One card out"), _("Discard your highest card to end your turn.")),
    }


def _waiting() -> _Said:
    return {
        "wait-draw": lambda _rules: (_("Waiting"), _("In these rules, laying a spread has a price. Draw first.")),
        "wait-lay": lambda _rules: (_("Waiting"), _("Lay your three nines. (S.)")),
        "wait-told": lambda rules: (
            _("You wait"),
            ngettext(
                "Your new spread means you can't drop on your next turn. Your plate counts it with an hourglass.",
                "Your new spread means you can't drop on your next {n} turns. Your plate counts them in hourglasses.",
                rules.wait_new_spread,
            ).format(n=rules.wait_new_spread),
        ),
        "wait-others": lambda _rules: (_("You wait"), _("Watch the others play.")),
        "wait-barred": lambda _rules: (
            _("No drop yet"),
            _("You hold a low hand, but the sand is still running. Try to drop, if you like. Then draw."),
        ),
        "wait-hit": lambda _rules: (
            _("Make them wait"),
            _("Anyone you hit must wait too. {one} holds one card and wants to drop. Hit that run with 8♠!"),
        ),
        "wait-hit-told": lambda rules: (
            _("Now they wait"),
            paragraph(
                ngettext(
                    "{one}'s plate shows an hourglass now.",
                    "{one}'s plate shows hourglasses for {n} turns now.",
                    rules.wait_hit,
                ).format(n=rules.wait_hit, one="{one}"),  # who that is, is said with all the other names
                _("If you hit your own spread, you wait too.")
                if rules.wait_own_hit and rules.may_hit("run", own=True)
                else "",
            ),
        ),
    }


def _ends() -> _Said:
    return {
        "tie": lambda _rules: (
            _("A tie"),
            _("You hold 6, and so does {one}. Drop and see who wins the tie. (K, twice.)"),
        ),
        "tie-wins": lambda _rules: (
            _("The tie is yours"),
            _("In these rules the dropper wins ties."),
        ),
        "tie-caught": lambda _rules: (
            _("A tie is not enough"),
            _("In these rules you must hold fewer points than everyone else."),
        ),
        "dare": lambda _rules: (
            _("Caught: who is paid?"),
            _("You hold 9, {one} 5 and {other} 9, so you'll be caught. Drop and see what it costs. (K, twice.)"),
        ),
        "caught": lambda rules: (
            _("Caught: who is paid?"),
            _("{one} holds the fewest points and wins. The others pay {one} too.")
            if rules.caught_others_pay_lowest
            else _("{one} holds the fewest points and wins. This is what being caught costs."),
        ),
        "whole": lambda _rules: (
            _("Out without a discard"),
            _("10♠, 9♠ and 8♠ are a run, and all you hold. Lay them!"),
        ),
        "whole-out": lambda rules: (
            _("Out without a discard"),
            ngettext(
                "You went out without a discard. Everyone pays you {n} stake.",
                "You went out without a discard. Everyone pays you {n} stakes.",
                rules.out_without_discard_pays,
            ).format(n=rules.out_without_discard_pays),
        ),
        "gone": lambda _rules: (
            _("The stock is empty"),
            _(
                "Nothing is left to draw. You may take the discard, drop, or click the empty stock to end the "
                "hand. You hold few points, so end it."
            ),
        ),
        "counted": lambda _rules: (_("The stock is empty"), _("Now all hands are counted.")),
    }


def _twists() -> _Said:
    return {
        "wild": lambda _rules: (
            _("A Wild"),
            _("A Wild stands for any card you need. Choose it with 8♣ and 8♦, then press Lay spread."),
        ),
        "wild-told": lambda _rules: (
            _("A Wild"),
            _("It lies there as another eight, and stays one. In your hand it would have cost you a lot."),
        ),
        "hold": lambda _rules: (_("A hold"), _("{one} has a run of hearts, and your Q♥ fits. Hit it!")),
        "hold-told": lambda _rules: (
            _("{one} is held"),
            _("A player you hit loses the whole next turn. The padlock shows it. End your turn and watch."),
        ),
        "hold-watch": lambda _rules: (_("{one} is held"), _("Watch whose turn comes next.")),
        "hold-seen": lambda _rules: (_("{one} lost a turn"), _("{other} played next.")),
        "skip": lambda _rules: (
            _("A Skip/Block"),
            _("Played as a Skip, it costs a player a turn. Drag it to {one}'s plate, and choose Skip."),
        ),
        "skip-told": lambda rules: (
            _("A Skip"),
            paragraph(
                _("Now {one} loses a turn."),
                block_text(rules),
            ),
        ),
        "cross-watch": lambda _rules: (
            _("A Cross"),
            _("You hold a Cross. Wait for another player's discard…"),
        ),
        "cross": lambda _rules: (
            _("A Cross"),
            _("{third} draws from the stock, so you may take the 8♠. Press Cross. (X.)"),
        ),
        "cross-lay": lambda _rules: (_("A Cross"), _("The 8♠ is yours, but you must lay it at once. Lay your eights.")),
        "cross-told": lambda _rules: (
            _("A Cross"),
            _("Discard, and play goes on to your left. You jump over the turns in between."),
        ),
    }


def _scores() -> _Said:
    return {
        "points-draw": lambda rules: (
            _("Points"),
            " ".join(
                (_("In these rules you score points, and nobody pays."), *scoring.values(rules)[:1], _("Draw a card."))
            ),
        ),
        "points-lay": lambda _rules: (_("Points"), _("Lay your three kings and look at your plate.")),
        "points-told": lambda _rules: (
            _("Points"),
            _(
                "You keep them, even if another player wins, unless you run and are caught. The winner of the round "
                "also scores what all the others hold."
            ),
        ),
        "run": lambda _rules: (
            _("Running"),
            _("Dropping is called running here. You hold 9 and {one} holds 5. Run and see what it costs. (K, twice.)"),
        ),
        "run-caught": lambda _rules: (
            _("Caught"),
            _("{one} catches you and scores everything, all the hands and even what you have laid. You score nothing."),
        ),
    }
