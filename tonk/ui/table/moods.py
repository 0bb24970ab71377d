"""The moods of players: which face is shown at the table."""

from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.session.match.characters import CALM, CAUGHT, PLEASED, THINKS, WAITS


def mood_of(view: View, seat: Seat, *, thinks: bool) -> str:
    """The mood of a player's face, one of ``session.match.characters.MOODS``.

    Args:
        view: What can be seen; the hand is over for the faces when the hands are shown.
        seat: Whose face.
        thinks: Whether the player is a bot at its turn.
    """
    if view.outcome is not None and view.shown is not None:
        if seat in view.outcome.winners:
            return PLEASED
        return CAUGHT if view.outcome.net[seat] < 0 else CALM
    if thinks:
        return THINKS
    return WAITS if view.wait[seat] else CALM
