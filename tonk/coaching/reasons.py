"""Reasons why a move is good or bad: the most telling of all that is certain about it, as data.

A reason is a fact, or a probability from the worlds in which the moves were tried; each game has its own
(``coached_games.py``). A move as good as the best gets a reason for it. A worse move gets what a better one would have
done, another reason against it, or how it does when it is played out.
"""

from collections.abc import Iterator

from tonk.coaching.advice import Advice, Worth
from tonk.coaching.coached_games import COACHED_GAMES
from tonk.coaching.reason_kinds import Reason
from tonk.rules import Drop, Knock, View


def reason(view: View, worth: Worth, advice: Advice) -> Reason:
    """Return the one reason to give for a move: in favour if it is as good as the best, otherwise against.

    Args:
        view: The view of the seat to act.
        worth: The move, as rated by this advice.
        advice: The coach's advice on the view.
    """
    game = COACHED_GAMES[view.rules.game]
    found = list(game.reasons(view, worth))
    good = worth == advice.best or advice.best.value - worth.value <= worth.error
    agreeing = next((one for one in found if one.against != good), None)
    if good or isinstance(worth.action, Drop | Knock):
        given = agreeing or found[0]
        return game.instead(view, worth, advice, given) or given
    return game.missed(view, worth, advice) or agreeing or game.played_out(worth, advice)


def reasons(view: View, worth: Worth) -> Iterator[Reason]:
    """Yield every reason about a move, the most important first, and at least one."""
    return COACHED_GAMES[view.rules.game].reasons(view, worth)
