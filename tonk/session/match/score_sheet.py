"""The score sheet of a match for points: its rounds, and everybody's points after each of them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tonk.rules import RuleSet
from tonk.rules.cards import TWIST_KINDS, Seat, SpecialKinds, by_seat, each_seat
from tonk.rules.guests.gin_sheet import SheetLine, lines_of
from tonk.rules.payouts import Ending, is_ending
from tonk.session.match.match import Match
from tonk.session.match.played_hand import PlayedHand


@dataclass(frozen=True)
class Round:
    """A finished round.

    Attributes:
        number: Its number in the match, from 1.
        dealer: The dealer.
        kinds: The twists that were in play.
        ending: The ending, as records name it.
        winners: The winners.
        by: The seat that ended it by running, if any.
        gained: The points of each seat.
        after: Each seat's points after it.
    """

    number: int
    dealer: Seat
    kinds: SpecialKinds
    ending: Ending
    winners: tuple[Seat, ...]
    by: tuple[Seat, ...]
    gained: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The known rounds of a match, in order.

    Attributes:
        names: The players, by seat.
        people: The seats of persons.
        target: The points that win the game; None for none.
        rounds: The rounds, without any that the history has lost.
        champion: The winner of the game, or None.
        boxed: Whether bonuses for the match and for hands won are added in the end.
        lives: The lives that everybody has at first; None where points are scored.
    """

    names: tuple[str, ...]
    people: tuple[Seat, ...]
    target: int | None
    rounds: tuple[Round, ...]
    champion: Seat | None = None
    boxed: bool = False
    lives: int | None = None

    @cached_property
    def score(self) -> tuple[int, ...]:
        """Everybody's points after the last round."""
        return self.rounds[-1].after if self.rounds else (self.lives or 0,) * len(self.names)

    @cached_property
    def went_out(self) -> tuple[int, ...]:
        """The first known round after which each seat was out of the match; 0 for those who are not."""
        first = [[one.number for one in self.rounds if one.after[seat] < 0] for seat in each_seat(len(self.names))]
        return tuple(numbers[0] if self.lives is not None and numbers else 0 for numbers in first)

    @cached_property
    def lines(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Return each seat's points after each round, with the number of the round, starting at 0."""
        return tuple(
            ((0, self.lives or 0), *((one.number, one.after[seat]) for one in self.rounds))
            for seat in each_seat(len(self.names))
        )

    @cached_property
    def boxes(self) -> tuple[int, ...]:
        """The hands that each seat has won."""
        return tuple(sum(seat in one.winners for one in self.rounds) for seat in each_seat(len(self.names)))

    @cached_property
    def bonuses(self) -> tuple[SheetLine, ...] | None:
        """The sums below the points once the match has been won; None where there are none, or a round is lost."""
        if not self.boxed or self.champion is None or len(self.rounds) != self.rounds[-1].number:
            return None
        return lines_of(self.score, self.boxes, self.champion)


def sheet_of_match(match: Match, hands: Sequence[PlayedHand]) -> ScoreSheet:
    """Return the score sheet of a match being played or just over.

    Args:
        match: The match, which is for points or lives.
        hands: Its hands in the history, with or without the one that has just ended.
    """
    plan = match.plan
    found = _rounds((hand.hand_no, _record(hand)) for hand in hands if len(hand.seats) == len(plan.players))
    outcome = match.position.outcome
    if outcome is not None:
        found.update(_rounds([(match.hand_number, match.record().to_json())]))
    people = tuple(seat for seat, player in by_seat(plan.players) if player.is_person)
    champion = None if outcome is None else outcome.champion
    return _sheet(plan.names, people, plan.rules, _in_order(found), champion)


def sheet_of_history(hands: Sequence[PlayedHand], rules: RuleSet | None) -> ScoreSheet | None:
    """Return the score sheet of a match in the history; None if none of its hands has points."""
    known = [hand for hand in hands if len(hand.seats) == len(hands[0].seats)]
    found = _rounds((hand.hand_no, _record(hand)) for hand in known)
    if not found:
        return None
    last = max(known, key=lambda hand: hand.hand_no)
    champion = _record(last).get("result", {}).get("champion")
    champion = champion if champion in range(len(last.seats)) else None
    return _sheet(last.seats, last.people, rules, _in_order(found), champion)


def _sheet(
    names: tuple[str, ...],
    people: tuple[Seat, ...],
    rules: RuleSet | None,
    rounds: tuple[Round, ...],
    champion: Seat | None,
) -> ScoreSheet:
    """Return the sheet of these rounds, without target, bonuses and lives if the rules are unknown."""
    if rules is None:
        return ScoreSheet(names, people, None, rounds, champion)
    lives = rules.starting_points if rules.has_lives else None
    return ScoreSheet(names, people, rules.target, rounds, champion, rules.traits.counts_boxes, lives)


def _in_order(found: Mapping[int, Round]) -> tuple[Round, ...]:
    return tuple(found[number] for number in sorted(found))


def _rounds(records: Iterable[tuple[int, Mapping[str, Any]]]) -> dict[int, Round]:
    """Return the rounds of these records by number, skipping those without points."""
    found = {}
    for number, record in records:
        try:
            found[number] = _round(number, record)
        except (KeyError, TypeError, ValueError, IndexError):
            continue
    return found


def _round(number: int, record: Mapping[str, Any]) -> Round:
    result, seats = record["result"], len(record["seats"])
    gained, after = _numbers(result["net"], seats), _numbers(result["score"], seats)
    ending = result["ending"]
    if not is_ending(ending):
        raise ValueError("not an ending")
    last = record["actions"][-1].split() if record["actions"] else []
    by = (Seat(last[0]),) if last[1:] == ["drop"] else ()
    return Round(
        number,
        Seat(record["dealer"]),
        tuple(kind for kind in TWIST_KINDS if kind in record.get("twists", ())),
        ending,
        tuple(Seat(seat) for seat in result["winners"]),
        by,
        gained,
        after,
    )


def _numbers(values: Sequence[Any], count: int) -> tuple[int, ...]:
    if len(values) != count:
        raise ValueError("not a number for each seat")
    return tuple(int(value) for value in values)


def _record(hand: PlayedHand) -> Mapping[str, Any]:
    """Return the record of a hand; empty if it can't be read."""
    try:
        record = json.loads(hand.record)
    except ValueError:
        return {}
    return record if isinstance(record, dict) else {}
