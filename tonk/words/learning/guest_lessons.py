"""The text of the guests' first lessons, for somebody who knows the cards but not the game."""

from collections.abc import Callable, Mapping

from tonk.words import _
from tonk.words.learning.how_to import Move
from tonk.words.learning.table_tips import LessonText

_Steps = Mapping[str, Callable[[], tuple[str, str]]]


def guest_lesson_says(step: str, names: tuple[str, ...]) -> LessonText:
    """Return the text of a step.

    Args:
        step: The step.
        names: The names of the players at the table; the learner first.

    Raises:
        KeyError: There is no such step.
    """
    title, text = {
        **_gin(),
        **_gin_endings(),
        **_knock_rummy(),
        **_knock_rummy_endings(),
        **_thirty_one(),
        **_thirty_one_endings(),
    }[step]()
    return LessonText(title, text.format(one=names[1], other=names[-1]), _MOVES.get(step, ""))


_MOVES: Mapping[str, Move] = {
    "gin-pass": "pass",
    "gin-draw": "draw",
    "gin-discard": "discard",
    "gin-take": "take",
    "gin-knock": "knock-with",
    "undercut-knock": "knock-with",
    "gin-gin": "knock-with",
    "kr-draw": "draw",
    "kr-discard": "discard",
    "kr-take": "take",
    "kr-knock": "knock-with",
    "beaten-knock": "knock-with",
    "rum-knock": "knock-with",
    "31-draw": "draw",
    "31-discard": "discard",
    "31-take": "take",
    "31-knock": "knock",
    "lives-knock": "knock",
    "31-made": "discard",
}
"""The move that each step asks for."""


def guest_objection(step: str) -> str:
    """Return a step's objection to another move; empty if it has none of its own."""
    sentences: Mapping[str, Callable[[], str]] = {
        "gin-pass": lambda: _("You could take it, but it fits nothing in your hand: pass."),
        "gin-discard": lambda: _("You could discard any card, but get rid of the jack: it counts 10."),
        "gin-take": lambda: _("You could draw, but look at the top discard: it fits your run."),
        "gin-knock": lambda: _("Knock with the 9♦, the highest card of your deadwood."),
        "undercut-knock": lambda: _("That would be wiser! But knock this once with the 7♥ to see what happens."),
        "gin-gin": lambda: _("Knock with the 6♣, the only card outside your spreads."),
        "kr-discard": lambda: _("You could discard any card, but get rid of the king: it counts 10."),
        "kr-take": lambda: _("You could draw, but look at the top discard: it fits your run."),
        "kr-knock": lambda: _("Knock with the 9♠, the highest card of your deadwood."),
        "beaten-knock": lambda: _("That would be wiser! But knock this once with the 8♠ to see what happens."),
        "rum-knock": lambda: _("Knock with the 9♣, the only card outside your spreads."),
        "31-draw": lambda: _("Not yet: this time, draw a card from the stock."),
        "31-discard": lambda: _("Keep the hearts and discard the 4♠."),
        "31-take": lambda: _("You could, but look at the top discard: it's a heart, and an ace."),
        "31-discard-again": lambda: _("Discard the 7♥, the lowest of your hearts."),
        "31-knock": lambda: _("You could, but you'll hardly get higher than 30: knock."),
        "lives-knock": lambda: _("That would be wiser! But knock this once to see what happens."),
        "31-last-draw": lambda: _("Draw a card first."),
        "31-made": lambda: _("Discard the 5♦: the other three are all spades."),
    }
    return sentences[step]() if step in sentences else ""


def _gin() -> _Steps:
    """Return the texts about gin rummy."""
    return {
        "gin-welcome": lambda: (
            _("Gin rummy"),
            _("Ten cards each. You collect runs and books as in Tonk, but you keep them in your hand until the end."),
        ),
        "gin-deadwood": lambda: (
            _("Deadwood"),
            _(
                "5♠ 6♠ 7♠ is a run, and your three queens are a book. Every other card is deadwood: you want as little "
                "of it as you can. Yours counts 25."
            ),
        ),
        "gin-pass": lambda: (
            _("The upcard"),
            _(
                "Before the first turn, you may take the card that was turned up. The 10♣ fits "
                "nothing you hold, so pass."
            ),
        ),
        "gin-passed": lambda: (_("The upcard"), _("Now {one} may take it or pass.")),
        "gin-draw": lambda: (_("One card in"), _("{one} passed too, so draw from the stock.")),
        "gin-discard": lambda: (
            _("One card out"),
            _("The 4♠ continues your run. Now discard the J♦, which counts 10."),
        ),
        "gin-other": lambda: (_("One card in, one out"), _("{one} does the same: one card in, one out.")),
        "gin-take": lambda: (
            _("Take a discard"),
            _("{one} discarded the 3♠, which fits your run. Take it. You can't discard it again in the same turn."),
        ),
        "gin-knock": lambda: (
            _("Knock"),
            _(
                "With 10 deadwood or less, you may end the hand. Knock with the 9♦: "
                "it goes face down and leaves only 6."
            ),
        ),
        "gin-won": lambda: (
            _("You win the hand"),
            _(
                "You both lay out spreads, and {one} may lay off cards that fit yours, like the Q♠. You score "
                "the difference between {one}'s deadwood and yours."
            ),
        ),
    }


def _gin_endings() -> _Steps:
    """Return the texts about the other endings of a hand, and about the end of the lesson."""
    return {
        "undercut-before": lambda: (
            _("A gamble"),
            _("Knocking is a gamble. Once you knock, the other player may lay off, and a high hand can shrink fast."),
        ),
        "undercut-draw": lambda: (_("A gamble"), _("You hold 15 deadwood. Draw a card.")),
        "undercut-knock": lambda: (
            _("Try it"),
            _(
                "Without the 7♥ you have exactly 10, just low enough to knock. It costs you nothing here: knock and "
                "see."
            ),
        ),
        "undercut": lambda: (
            _("Undercut!"),
            _(
                "{one} laid off the 7♣ and the J♣ on your run and has only 8 left. That is no more than you have, "
                "so {one} undercuts you and scores the difference, plus 25 extra."
            ),
        ),
        "gin-last-draw": lambda: (_("Gin"), _("The best way to knock leaves nothing at all. Draw a card.")),
        "gin-gin": lambda: (
            _("Gin"),
            _("All your cards but the 6♣ are in spreads now. Knock with it: that's gin."),
        ),
        "gin-made": lambda: (
            _("Gin!"),
            _("Nobody lays off against gin. You score all of {one}'s deadwood and 25 extra."),
        ),
        "gin-end": lambda: (
            _("Now you can play"),
            _(
                "If nobody knocks and two cards are left in the stock, nobody scores. The first to 100 points wins the "
                "match."
            ),
        ),
    }


def _knock_rummy() -> _Steps:
    """Return the texts about knock rummy."""
    return {
        "kr-welcome": lambda: (
            _("Knock rummy"),
            _("Three players get seven cards each. You collect runs and books as in Tonk, but keep them in your hand."),
        ),
        "kr-deadwood": lambda: (
            _("Deadwood"),
            _(
                "6♦ 7♦ 8♦ is a run. Every other card is deadwood: an ace counts 1, a jack, queen or king 10, others "
                "their number. Yours counts 25."
            ),
        ),
        "kr-draw": lambda: (_("One card in"), _("It's your turn. Draw a card from the face-down pile, the stock.")),
        "kr-discard": lambda: (
            _("One card out"),
            _("The 9♦ continues your run. Now discard the K♣, which counts 10."),
        ),
        "kr-others": lambda: (_("Now the others"), _("{one} and then {other} do the same: one card in, one card out.")),
        "kr-take": lambda: (
            _("Take a discard"),
            _("{other} discarded the 5♦, which fits your run. Take it. You can't discard it again in the same turn."),
        ),
        "kr-knock": lambda: (
            _("Knock"),
            _("After drawing, you may end the hand whatever you hold. Knock with the 9♠, which leaves only 6."),
        ),
        "kr-won": lambda: (
            _("You win the hand"),
            _(
                "Everyone lays out their spreads, and nobody lays off. You have the least deadwood, so for each of "
                "the others you score how much more they have."
            ),
        ),
    }


def _knock_rummy_endings() -> _Steps:
    """Return the texts about the other endings of a hand, and about the end of the lesson."""
    return {
        "beaten-before": lambda: (
            _("A gamble"),
            _("You may knock at any time, even on your first turn. But what if someone holds less than you?"),
        ),
        "beaten-draw": lambda: (_("A gamble"), _("You hold 20 deadwood. Draw a card.")),
        "beaten-knock": lambda: (
            _("Try it"),
            _("Without the 8♠ you have 13. It costs you nothing here: knock and see."),
        ),
        "beaten": lambda: (
            _("Undercut!"),
            _(
                "{one} has only 8, so {one} undercuts you and scores the difference from everyone, plus 10 extra "
                "from you. A tie would also have gone to {one}."
            ),
        ),
        "rum-draw": lambda: (_("Rum"), _("The best way to knock leaves nothing at all. Draw a card.")),
        "rum-knock": lambda: (
            _("Rum"),
            _("All your cards but the 9♣ are in spreads now. Knock with it: that's rum."),
        ),
        "rum": lambda: (_("Rum!"), _("You score everyone's deadwood, and 25 extra from each player.")),
        "kr-end": lambda: (
            _("Now you can play"),
            _("If the stock runs out before anyone knocks, nobody scores. The first to 100 points wins the match."),
        ),
    }


def _thirty_one() -> _Steps:
    """Return the texts about thirty-one."""
    return {
        "31-welcome": lambda: (
            _("Thirty-one"),
            _("Three cards and three lives each. You collect one suit: only your best suit counts."),
        ),
        "31-count": lambda: (
            _("What a hand counts"),
            _(
                "An ace counts 11, a jack, queen or king 10, others their number. Your hearts count 17. You can't "
                "have more than 31, and three of a kind count 30½."
            ),
        ),
        "31-draw": lambda: (_("One card in"), _("It's your turn. Draw a card from the face-down pile, the stock.")),
        "31-discard": lambda: (
            _("One card out"),
            _("Another heart! With the 9♥ you have 26. Discard the 4♠, which counts for nothing."),
        ),
        "31-others": lambda: (_("Now the others"), _("{one} and then {other} do the same: one card in, one card out.")),
        "31-take": lambda: (
            _("Take a discard"),
            _("{other} discarded the A♥, which counts 11. Take it. You can't discard it again in the same turn."),
        ),
        "31-discard-again": lambda: (_("One card out"), _("Discard the 7♥. The king, the nine and the ace count 30.")),
        "31-others-again": lambda: (
            _("Now the others"),
            _("Watch what they take: it tells you which suit they collect."),
        ),
        "31-knock": lambda: (
            _("Knock"),
            _("With 30 you are hard to beat. Knock instead of drawing: everyone else gets just one more turn."),
        ),
        "31-last-turns": lambda: (
            _("Their last turn"),
            _("{one} and {other} draw once more, and then all hands are shown."),
        ),
        "31-won": lambda: (
            _("The low hand pays"),
            _("The lowest hand loses a life: here it is {other}'s. The chips beside each name show the lives left."),
        ),
    }


def _thirty_one_endings() -> _Steps:
    """Return the texts about the other endings of a hand, and about the end of the lesson."""
    return {
        "lives-before": lambda: (
            _("A gamble"),
            _("Your clubs count 18. Knocking low may catch the others early, but it is a gamble."),
        ),
        "lives-knock": lambda: (_("Try it"), _("It costs you nothing here: knock and see.")),
        "lives-others": lambda: (
            _("Their last turn"),
            _("{one} and {other} draw once more, and then all hands are shown."),
        ),
        "lives": lambda: (
            _("Two lives"),
            _(
                "If you knock and you alone are lowest, you lose two lives. If someone ties with you, only they lose "
                "one."
            ),
        ),
        "31-last-draw": lambda: (_("Thirty-one"), _("You hold 21 in spades. Draw a card.")),
        "31-made": lambda: (
            _("Thirty-one"),
            _("An ace and two court cards of one suit! Discard the 5♦, and you have 31."),
        ),
        "31-shown": lambda: (_("31!"), _("31 ends the hand at once, and everyone else loses a life.")),
        "31-end": lambda: (
            _("Now you can play"),
            _(
                "With no lives left, you keep playing (a free ride) until you lose once more. The "
                "last player left wins the match."
            ),
        ),
    }
