"""The text of the first lesson, for somebody who has never played."""

from collections.abc import Callable, Mapping

from tonk.words import _, pgettext
from tonk.words.learning.how_to import Move
from tonk.words.learning.table_tips import LessonText


def first_lesson_says(step: str, names: tuple[str, ...]) -> LessonText:
    """Return the text of a step of the first lesson.

    Args:
        step: The step.
        names: The names of the players at the table; the learner first.

    Raises:
        KeyError: There is no such step.
    """
    title, text = {**_first(), **_drop(), **_out(), **_last()}[step]()
    return LessonText(title, text.format(one=names[1], other=names[2]), _MOVES.get(step, ""))


_MOVES: Mapping[str, Move] = {
    "draw": "draw",
    "lay": "lay",
    "discard": "discard",
    "take": "take",
    "hit": "hit",
    "drop": "drop",
    "drop-caught": "drop",
}
"""The moves that the learner makes for the first time, by step."""


def first_objection(step: str) -> str:
    """Return a step's objection to another move; empty if it has none of its own."""
    sentences: Mapping[str, Callable[[], str]] = {
        "draw": lambda: _("Not yet: this time, draw a card from the stock."),
        "lay": lambda: _("Lay the three diamonds first: on the table they no longer count against you."),
        "discard": lambda: _("You could discard any card, but get rid of the king: it counts 10."),
        "take": lambda: _("You could, but look at the top discard: it fits your run."),
        "hit": lambda: _("Not yet: first hit the run on the table with your 8♦."),
        "discard-again": lambda: _("Discard the 9♥ and keep the four, which counts less."),
        "drop": lambda: _("You could keep playing, but with only 4 points, be bold: drop."),
        "drop-caught": lambda: _("That would be wiser! But drop this once to see what happens."),
        "out-draw": lambda: _("Draw a card first."),
        "out-hit": lambda: _("Hit with the eight and the seven first: both fit the run."),
    }
    return sentences[step]() if step in sentences else ""


_Said = Mapping[str, Callable[[], tuple[str, str]]]


def _first() -> _Said:
    """Return the texts from the first look at the table to the end of the first turns."""
    return {
        "welcome": lambda: (
            _("Welcome!"),
            _("Only you can see these five cards. You want to end up with as few points as you can."),
        ),
        "points": lambda: (
            _("Points"),
            _(
                "Number cards count their number, an ace counts 1, and a jack, queen or king counts 10. You hold "
                "34 points."
            ),
        ),
        "draw": lambda: (
            _("One card in"),
            _("It's your turn. Draw a card from the face-down pile, the stock."),
        ),
        "lay": lambda: (
            _("Lay a spread"),
            _("You hold 5♦ 6♦ 7♦, three in a row of one suit, diamonds. That is a run, one kind of spread. Lay it!"),
        ),
        "discard": lambda: (
            _("One card out"),
            _("Cards on the table no longer count against you. Now discard the K♠ to end your turn."),
        ),
        "others": lambda: (
            _("Now the others"),
            _("{one} and then {other} do the same: one card in, one card out."),
        ),
        "take": lambda: (
            _("Take a discard"),
            _("{other} discarded the 8♦, which fits your run. Take it instead of drawing."),
        ),
        "hit": lambda: (
            _("Hit a spread"),
            _(
                "The 8♦ continues the run. Adding to a spread is called a hit, and you can hit other players' "
                "spreads too. Hit the run with it."
            ),
        ),
        "discard-again": lambda: (_("One card out"), _("Now discard the 9♥ to end your turn.")),
        "others-again": lambda: (
            _("Now the others"),
            _("Watch the small number under each name: that's how many cards they hold."),
        ),
    }


def _drop() -> _Said:
    """Return the texts about dropping and being caught."""
    return {
        "book": lambda: (
            _("A book"),
            _(
                "Three or four cards of one rank, such as three jacks, are a book, the other kind of spread. {one} "
                "has laid one and has only two cards left!"
            ),
        ),
        "drop": lambda: (
            pgettext("title of a lesson", "Drop"),
            _("You hold only 4 points. If you think everyone else has more, drop: end the hand instead of drawing."),
        ),
        "dropped": lambda: (
            _("Well done!"),
            _(
                "Everyone shows their cards, and yours count the least. You win, and each of the others pays you one "
                "stake, the sum you play for."
            ),
        ),
        "risk": lambda: (
            _("A gamble"),
            _("Dropping is a gamble. This time you hold 9. Could {one} have fewer, with only two cards left?"),
        ),
        "drop-caught": lambda: (_("Try it"), _("It costs you nothing here: drop and see.")),
        "caught": lambda: (
            _("Caught!"),
            _(
                "{one} held only 6. You pay everyone 1, plus 1 extra to {one}, who wins. {other} pays {one} 1 too. A "
                "tie would also have caught you."
            ),
        ),
    }


def _out() -> _Said:
    """Return the texts about going out and the Tonk."""
    return {
        "going-out": lambda: (
            _("Going out"),
            _("There is a better way to win: get rid of all your cards. Draw one and see."),
        ),
        "out-hit": lambda: (
            _("Going out"),
            _("Your 8♠ and 7♠ fit the run 9♠ 10♠ J♠. Hit with the eight first, then with the seven."),
        ),
        "out-discard": lambda: (_("Going out"), _("You have one card left. Discard it!")),
        "out": lambda: (
            _("You went out!"),
            _("You have no cards left, so the hand ends at once and everyone pays you."),
        ),
        "tonk": lambda: (
            _("Tonk!"),
            _(
                "Being dealt 49 or 50 points is a Tonk. You show it at once, nobody plays, and everyone pays you "
                "double."
            ),
        ),
    }


def _last() -> _Said:
    """Return the texts at the end of the lesson."""
    return {
        "end": lambda: (
            _("Now you can play"),
            _("One card in, one card out. Lay spreads and hit in between, and drop when you dare."),
        ),
    }
