"""Players for the other seats, if the person has not chosen everybody."""

from dataclasses import replace

from tonk.bots import bot_named
from tonk.bots.weights import Level
from tonk.records import Record
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import character_of
from tonk.session.match.plan import Player
from tonk.session.match.played_hand import levels_of
from tonk.session.match.player_names import clean_name
from tonk.words import _

_USUAL_LEVEL: Level = "solid"


def in_chair(chair: Seat, who: Player, others: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players of a table with one player in this seat and the others around.

    Args:
        chair: The seat.
        who: The player in the seat.
        others: The players in the other seats, in order.
    """
    return (*others[:chair], who, *others[chair:])


def usual_players(record: Record, person: str, seat: Seat | None = None) -> tuple[Player, ...]:
    """Return the players of a hand that a person plays alone, with bots under the record's names.

    Args:
        record: The hand.
        person: The person's name.
        seat: Where the person sits; None for the seat whose turn it is when it begins.

    Raises:
        RecordRefused: The record does not follow the rules.
    """
    if seat is None:
        seat = replace(record, result=None).replay().to_act
    levels = levels_of(record)
    return tuple(
        Player(person) if one == seat else _bot(one, name, person, levels[one]) for one, name in by_seat(record.seats)
    )


def _bot(seat: Seat, name: str, person: str, level: str) -> Player:
    """A bot under this name, of the given level, or else of the character of that name."""
    shown = clean_name(name)
    if not shown or shown.casefold() == person.casefold():
        shown = _("Seat {number}").format(number=seat + 1)
    if bot := bot_named(level):
        return Player(shown, bot)
    character = character_of(shown)
    return Player(shown, _USUAL_LEVEL if character is None else character.level)
