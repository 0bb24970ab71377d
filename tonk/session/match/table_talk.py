"""Table talk: who says something when, by the seed of the match.

Everything follows from events that everybody at the table has seen, so remarks give nothing away, and the same hand
brings the same remarks.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tonk.rules import events as ev
from tonk.rules.cards import Seat, by_seat
from tonk.rules.payouts import Outcome
from tonk.rules.shuffle import TALK, seed_of
from tonk.session.match.characters import character_of
from tonk.session.match.match import Match
from tonk.session.match.table_game import TableGame
from tonk.words.talk import Topic

_APART = 10
"""The least number of events between two remarks, except at the end of a hand."""
_MUCH = 4
"""The least number of stakes that is a lot to pay in a hand."""
_WAITING = 1 << 20
"""The offset, in the path of a seed, of the numbers for waiting after a number of events."""
_ALWAYS = 100
_OFTEN = {
    Topic.GREETS: _ALWAYS,
    Topic.TONK: 90,
    Topic.OUT: 55,
    Topic.DROPS: 50,
    Topic.CAUGHT: 70,
    Topic.CATCHES: 60,
    Topic.HIT: 22,
    Topic.LOSES_TURN: 40,
    Topic.PAYS: 40,
    Topic.PRAISE: 45,
    Topic.HURRY: 40,
    Topic.MATCH_WON: _ALWAYS,
    Topic.MATCH_LOST: 80,
}
"""The percentage of moments of each kind that bring a remark."""


class Remark(NamedTuple):
    """A remark.

    Attributes:
        seat: The speaker's seat.
        moment: The moment that it is about.
        chance: A random number that selects one of the lines for the moment.
    """

    seat: Seat
    moment: Topic
    chance: int


def remark(game: TableGame, new: int) -> Remark | None:
    """Return the remark after the newest events of the hand, or None.

    Args:
        game: The match; nobody talks in duplicate or practice.
        new: The number of new events.
    """
    if not isinstance(game, Match) or game.compared:
        return None
    said, last, first = None, -_APART, len(game.events) - new
    for at, event in enumerate(game.events):
        candidates = [one for one in _candidates(game, event, at) if _speaks(game, one.seat) and _wanted(one)]
        if candidates and (at - last >= _APART or isinstance(event, ev.HandEnded)):
            last, found = at, candidates[0]
            said = found if at >= first else said
    return said


def impatience(game: TableGame) -> Remark | None:
    """Return the remark of somebody who has waited a long time for a person to act, or None."""
    if not isinstance(game, Match) or game.compared or game.hand_over:
        return None
    found = next((one for one in _by_anybody(game, Topic.HURRY, _WAITING + len(game.events)) if _wanted(one)), None)
    # The lines alternate from hand to hand, since a slow player hears many of them.
    return found._replace(chance=100 * game.hand_number) if found is not None else None


def _by_anybody(game: Match, moment: Topic, at: int) -> Iterator[Remark]:
    """Pick a speaker, if there are any."""
    speakers = [seat for seat, _player in by_seat(game.plan.players) if _speaks(game, seat)]
    if speakers:
        chance = _chance(game, at)
        yield Remark(speakers[chance % len(speakers)], moment, chance // 1000)


def _candidates(game: Match, event: ev.Event, at: int) -> Iterator[Remark]:
    """List the remarks that an event could bring, most important first."""
    chance = _chance(game, at)
    match event:
        case ev.HitSpread(seat=seat, owner=owner) if seat != owner:
            yield Remark(owner, Topic.HIT, chance)
        case ev.TurnLost(seat=seat):
            yield Remark(seat, Topic.LOSES_TURN, chance)
        case ev.HandEnded(outcome=outcome):
            for number, (seat, moment) in enumerate(_of_ending(game, outcome, chance)):
                yield Remark(seat, moment, _chance(game, at, number))
        case _:
            if at == 0 and game.hand_number == 1:
                yield from _by_anybody(game, Topic.GREETS, at)


def _of_ending(game: Match, outcome: Outcome, chance: int) -> Iterator[tuple[Seat, Topic]]:
    """List the seats and their moments at the end of a hand."""
    seats = [seat for seat, _player in by_seat(game.plan.players)]
    seats = seats[chance % len(seats) :] + seats[: chance % len(seats)]
    if game.over:
        yield from ((seat, Topic.MATCH_WON if seat in game.leaders else Topic.MATCH_LOST) for seat in seats)
        return
    by, won = outcome.by, outcome.winners
    match outcome.ending:
        case "tonk":
            yield from ((seat, Topic.TONK) for seat in by)
        case "out":
            yield from ((seat, Topic.OUT) for seat in by)
        case "drop":
            yield from ((seat, Topic.DROPS) for seat in by)
        case "caught":
            yield from ((seat, Topic.CAUGHT) for seat in by)
            yield from ((seat, Topic.CATCHES) for seat in won)
        case "push" | "stock" | "bonus" | "stuck":
            pass
    if any(game.plan.players[seat].is_person for seat in by if seat in won):
        yield from ((seat, Topic.PRAISE) for seat in seats if seat not in won)
    if not game.plan.rules.scores_points:
        yield from ((seat, Topic.PAYS) for seat in seats if outcome.net[seat] <= -_MUCH)


def _speaks(game: Match, seat: Seat) -> bool:
    player = game.plan.players[seat]
    return not player.is_person and character_of(player.name) is not None


def _wanted(one: Remark) -> bool:
    return one.chance % 100 < _OFTEN[one.moment]


def _chance(game: Match, *path: int) -> int:
    return seed_of(game.plan.seed, TALK, game.hand_number, *path)


def line_of(lines: Sequence[str], one: Remark) -> str:
    """Return a remark's line from those for its moment; empty if there are none."""
    return lines[one.chance // 100 % len(lines)] if lines else ""
