"""Motion and sound of other games: knocks, gin, rum and 31, undercuts, lost lives, and eliminations."""

from typing import NamedTuple

from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import KNOCKED, THIRTY_ONE, UNDERCUT, Outcome
from tonk.ui.drawing import speeds
from tonk.ui.table.motion.celebrating import celebrate, word_place
from tonk.ui.table.motion.celebrations import Moment, measure_of
from tonk.ui.table.motion.felt_effects import Ring
from tonk.ui.table.motion.staging import Staging, StagingFacts, hand_center
from tonk.ui.table.motion.startled_faces import startle
from tonk.words import _
from tonk.words.table.guest_hands import is_big_gin

_WORD = 64.0
"""The distance of a word from its plate."""


def knock(staging: Staging, moment: StagingFacts, seat: Seat) -> None:
    """Stage a knock, heard and seen before a player.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        seat: The seat that knocked.
    """
    begins = staging.arrived
    staging.noise("knock", begins, moment.side_of(seat))
    staging.effects.append(Ring(begins, speeds.KNOCK_RING, before(moment, seat)))


def cry(staging: Staging, moment: StagingFacts, outcome: Outcome) -> None:
    """Stage the word of a rare ending over its hands; other endings have none.

    Args:
        staging: The staging to add to.
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
    """
    cried = cried_at_once(outcome)
    if cried is None:
        return
    begins = staging.arrived
    for seat in cried.seats:
        center = before(moment, seat)
        place = word_place(moment, cried.what, cried.word, center)
        celebrate(staging, moment, cried.what, begins, center, cried.word, place, seat)
    startle(staging, moment, cried.seats, center, begins, measure_of(cried.what).startles)


class Cry(NamedTuple):
    """A moment of a guest, its word, and its seats."""

    what: Moment
    word: str
    seats: tuple[Seat, ...]


def cried_at_once(outcome: Outcome) -> Cry | None:
    """Return the word shown at its hands before hands are compared; None at other endings."""
    match outcome.ending:
        case "gin" if is_big_gin(outcome):
            return Cry(Moment.BIG_GIN, _("Big gin!"), outcome.winners)
        case "gin":
            return Cry(Moment.GIN, _("Gin!"), outcome.winners)
        case "rum":
            return Cry(Moment.RUM, _("Rum!"), outcome.winners)
        case "thirty-one":
            return Cry(Moment.THIRTY_ONE, _("31!"), outcome.by)
        case _:
            return None


def cried_when_compared(outcome: Outcome) -> Cry | None:
    """Return the word shown once all hands have been compared, or None."""
    lost = [seat for seat, lives in by_seat(outcome.net) if lives < 0]
    out = tuple(seat for seat in lost if outcome.score is not None and outcome.score[seat] < 0)
    if outcome.ending == UNDERCUT:
        return Cry(Moment.UNDERCUT, _("Undercut!"), outcome.winners)
    if outcome.ending in (KNOCKED, THIRTY_ONE) and out:
        return Cry(Moment.OUT_OF_MATCH, _("Out!"), out)
    if outcome.ending == KNOCKED and lost:
        return Cry(Moment.LIFE_LOST, _("A life lost!"), tuple(lost))
    return None


def before(moment: StagingFacts, seat: Seat) -> tuple[float, float]:
    """Return the place of a player's part of the table."""
    layout, plate = moment.layout, moment.layout.plate(seat)
    if seat == layout.bottom:
        own = hand_center(layout, seat)
        return own.x, own.y
    return plate.center[0], plate.bottom + _WORD / 2
