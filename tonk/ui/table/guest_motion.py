"""The sights and sounds of other games: a knock on the table, and the word over the hand that has gin, rum or 31."""

from tonk.rules.cards import Seat
from tonk.rules.payouts import Outcome
from tonk.ui.drawing import speeds
from tonk.ui.table.celebrating import celebrate
from tonk.ui.table.celebrations import Moment
from tonk.ui.table.felt_effects import Ring
from tonk.ui.table.staging import Staging, StagingFacts, hand_center
from tonk.words import _

_WORD = 64.0
"""The distance of a word from the plate that it is about."""


def knock(staging: Staging, moment: StagingFacts, seat: Seat) -> None:
    """Let a knock be heard and seen before a player.

    Args:
        staging: The staging that is added to.
        moment: The facts about the table, after the events.
        seat: The seat that knocked.
    """
    begins = staging.arrived
    staging.noise("knock", begins, moment.side_of(seat))
    staging.effects.append(Ring(begins, speeds.KNOCK_RING, _before(moment, seat)))


def cry(staging: Staging, moment: StagingFacts, outcome: Outcome) -> None:
    """Write the word of a rare ending over the hands that have it; other endings say nothing.

    Args:
        staging: The staging that is added to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
    """
    words = {
        "gin": (Moment.BONUS, _("Gin!"), outcome.winners),
        "rum": (Moment.BONUS, _("Rum!"), outcome.winners),
        "thirty-one": (Moment.BONUS, _("31!"), outcome.by),
    }
    if outcome.ending not in words:
        return
    what, word, seats = words[outcome.ending]
    begins = staging.arrived
    for seat in seats:
        center = _before(moment, seat)
        celebrate(staging, moment, what, begins, center, word, center)


def _before(moment: StagingFacts, seat: Seat) -> tuple[float, float]:
    """Return where a player's part of the table is."""
    layout, plate = moment.layout, moment.layout.plate(seat)
    if seat == layout.bottom:
        own = hand_center(layout, seat)
        return own.x, own.y
    return plate.center[0], plate.bottom + _WORD / 2
