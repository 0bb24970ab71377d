"""The text of the first lesson, for somebody who has never played."""

from collections.abc import Callable, Mapping

from tonk.words import _
from tonk.words.learning.table_tips import LessonText


def first_lesson_says(step: str, names: tuple[str, ...]) -> LessonText:
    """The text of a step of the first lesson.

    Args:
        step: The one meant.
        names: The names of the players at the table; the learner first.

    Raises:
        KeyError: There is no such step.
    """
    title, text = {**_first(), **_drop(), **_out(), **_last()}[step]()
    return LessonText(title, text.format(one=names[1], other=names[2]))


def first_objection(step: str) -> str:
    """The objection of a step to another move; empty where there is none in particular."""
    told: Mapping[str, Callable[[], str]] = {
        "draw": lambda: _("Later, yes. For now, take a card from the stock."),
        "lay": lambda: _("Not so fast: the three diamonds are worth more on the table."),
        "discard": lambda: _("You may throw any card away. But the king counts 10: let it go first."),
        "take": lambda: _("You could, but look at what was thrown away: it fits your run."),
        "hit": lambda: _("Keep your turn a moment longer: your 8♦ fits the run on the table."),
        "discard-again": lambda: _("Better the nine: keep the four, it counts less."),
        "drop": lambda: _("You could play on, too. But with 4 points, be bold this time: drop."),
        "drop-caught": lambda: _("That would be wiser! But drop this once, to see what happens."),
        "out-draw": lambda: _("Patience: draw a card first."),
        "out-hit": lambda: _("First the seven and the eight: both fit the run."),
    }
    return told[step]() if step in told else ""


_Said = Mapping[str, Callable[[], tuple[str, str]]]


def _first() -> _Said:
    """From the first look at the table to the end of the first turns."""
    return {
        "welcome": lambda: (
            _("Welcome!"),
            _("These five cards are yours, and only you see them. In Tonk you want to be left with few points."),
        ),
        "points": lambda: (
            _("Points"),
            _("A card counts its number, an ace 1, and jack, queen and king 10. Here you see what you hold: 34."),
        ),
        "draw": lambda: (
            _("A turn: one card in"),
            _("It is your turn. Draw a card: click the stock, or drag its top card to your hand. (Space does it too.)"),
        ),
        "lay": lambda: (
            _("A spread"),
            _(
                "5♦ 6♦ 7♦: three in a row, of one suit. That is a run, and you may lay it on the table: "
                "double-click one of the three. (Or press S.)"
            ),
        ),
        "discard": lambda: (
            _("One card out"),
            _(
                "What lies on the table no longer counts against you. Now end your turn: drag K♠ to the pile beside "
                "the stock. (Or click the card, then the pile.)"
            ),
        ),
        "others": lambda: (
            _("The others"),
            _("Now {one} and then {other} do the same: one card in, one card out."),
        ),
        "take": lambda: (
            _("A gift"),
            _("{other} threw away 8♦, which goes on your run. You may take it instead of drawing: click it. (Or F.)"),
        ),
        "hit": lambda: (
            _("A hit"),
            _(
                "Drag 8♦ onto the run. (Or click the card, then the run.) Adding to a spread is called a hit, and you "
                "may hit the spreads of others, too."
            ),
        ),
        "discard-again": lambda: (_("One card out"), _("And end your turn: away with 9♥.")),
        "others-again": lambda: (
            _("The others"),
            _("Watch the number on their plates: it tells how many cards they hold."),
        ),
    }


def _drop() -> _Said:
    """Dropping, and being caught."""
    return {
        "book": lambda: (
            _("A book"),
            _(
                "{one} has laid three jacks. Three or four of one rank are a book, the other kind of spread. "
                "Only two cards are left in that hand!"
            ),
        ),
        "drop": lambda: (
            _("Drop"),
            _(
                "You hold only 4 points. If you think that nobody has fewer, end the hand before you draw: press Drop, "
                "and once more to be sure. (K, twice.)"
            ),
        ),
        "dropped": lambda: (
            _("Well done!"),
            _("All hands are shown, and yours counts least: you win. Each of the others pays you one stake."),
        ),
        "risk": lambda: (
            _("A wager"),
            _("Dropping is a wager. Here you hold 9. Is that the fewest? {one} has only two cards left …"),
        ),
        "drop-caught": lambda: (_("Try it"), _("It costs you nothing here: drop, and see. (K, twice.)")),
        "caught": lambda: (
            _("Caught"),
            _(
                "{one} held only 6, so {one} wins. You pay each of the others 1, and {one}, the lowest, 1 more; "
                "{other} pays {one} 1, too. Even a tie would have caught you."
            ),
        ),
    }


def _out() -> _Said:
    """Going out, and the Tonk."""
    return {
        "going-out": lambda: (
            _("Going out"),
            _("There is a better way to win: to have no cards at all. Draw one, and let us see."),
        ),
        "out-hit": lambda: (
            _("Going out"),
            _("Your 8♠ and 7♠ fit in front of the run 9♠ 10♠ J♠. Put them there: first the eight, then the seven."),
        ),
        "out-discard": lambda: (_("Going out"), _("One card is left. Throw it away!")),
        "out": lambda: (_("You are out"), _("Your hand is empty, so the hand ends at once and everybody pays you.")),
        "tonk": lambda: (
            _("Tonk!"),
            _(
                "49 or 50 points in the five cards that you are dealt are a Tonk. It is shown at once, nobody plays, "
                "and everybody pays double."
            ),
        ),
    }


def _last() -> _Said:
    """The whole hand at the end."""
    return {
        "whole": lambda: (
            _("A whole hand"),
            _("Now you play one from the deal to the end. {one} and {other} play as they like; so do you."),
        ),
        "over": lambda: (_("A hand of Tonk"), ""),
        "end": lambda: (
            _("That is all there is"),
            _("One card in, one card out; spreads and hits between; drop when you dare. There is more under Practise."),
        ),
    }
