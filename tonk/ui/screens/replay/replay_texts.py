"""The words of a replay beside the cards: the log up to a step, the name plates, and a line about the hand."""

from dataclasses import dataclass, field

from tonk.records import Record
from tonk.records.hand_extras import hand_extras
from tonk.records.replaying import Replay
from tonk.rules import Position, View
from tonk.rules import events as ev
from tonk.rules.cards import Seat, by_seat
from tonk.rules.guests.knocking import shown_total
from tonk.session.match.characters import character_of
from tonk.session.match.played_hand import LEVELS_KEY
from tonk.ui.table.players.player_standings import PlayerStanding, lost_turns
from tonk.words.phrases import dotted, person
from tonk.words.replaying import dealt_line, hand_text, set_up_line, silent_line
from tonk.words.rules.rule_sets import rules_name
from tonk.words.table.dealers_choice import choice_line
from tonk.words.table.last_moves import last_moves
from tonk.words.table.log import log_lines
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import outcome_title


@dataclass
class ReplayTexts:
    """The words of one replay.

    Attributes:
        replay: The hand.
        seat: The reader, the only one who learns its drawn cards.
        open_hands: Whether to show everything, since all hands are open.
    """

    replay: Replay
    seat: Seat
    open_hands: bool
    _end: Position = field(init=False)
    _lines: list[list[str]] = field(init=False)

    def __post_init__(self) -> None:
        self._end = self.replay.at(self.replay.steps)
        self._lines = [self._lines_of(step) for step in range(self.replay.steps + 1)]

    def lines(self, step: int) -> list[str]:
        """Return all lines of the log up to a step."""
        return [line for lines in self._lines[: step + 1] for line in lines]

    def of_step(self, step: int) -> str:
        """Describe a step in a line, without anything hidden."""
        return dotted(tuple(self._lines[step]))

    def above_hand(self, step: int) -> str:
        """Describe a step in a line over the table, which must not cover the spreads that a showdown lays out there."""
        happened, lines = self.replay.events(step), self._lines[step]
        if not any(isinstance(event, ev.Knocked) for event in happened):
            return self.of_step(step)
        shown = zip(happened, lines, strict=True)
        return dotted([line for event, line in shown if not isinstance(event, ev.LaidDown | ev.HitSpread)])

    def _lines_of(self, step: int) -> list[str]:
        replay, names = self.replay, TableNames.of(self.replay.record.seats)
        lines = log_lines(replay.events(step), names, self.seat, self._end, open_hands=self.open_hands)
        if not step:
            return [*self._beginning(), *lines]
        if replay.silent(step) and self.open_hands:
            seat, action = replay.move(step)
            return [silent_line(names, seat, action)]
        return lines

    def _beginning(self) -> list[str]:
        record = self.replay.record
        if record.deck is None:
            return [set_up_line(len(self.replay.at(0).stock))]
        kinds = hand_extras(record.extras, record.rules, len(record.seats)).kinds
        if record.rules.twists:
            return [choice_line(TableNames.of(record.seats), record.dealer, kinds)]
        return [dealt_line(TableNames.of(record.seats), record.dealer)]


def standings(replay: Replay, view: View, step: int, *, unrevealed: int, ending_shown: bool) -> list[PlayerStanding]:
    """Return the name plates at a step.

    Args:
        replay: The hand.
        view: The view shown.
        step: The step.
        unrevealed: The number of newest events that must not be mentioned yet.
        ending_shown: Whether the result may be shown, once the hand is over.
    """
    record = replay.record
    happened = [event for number in range(step + 1) for event in replay.events(number)]
    happened = happened[: len(happened) - unrevealed]
    move_texts, lost = last_moves(happened, view.seats, scored=record.rules.scores_points), lost_turns(happened)
    points = record.rules.scores_points
    over = view.outcome is not None and ending_shown
    net = view.outcome.net if view.outcome is not None and over else (0,) * view.seats
    if points and not over:
        net = view.laid_points
    scores = view.score if points else ()
    return [
        PlayerStanding(
            name=person(name),
            bankroll=scores[seat] + net[seat] * over if scores else None,
            start=0 if points else 1,
            is_person=not _level(record, seat),
            thinks=False,
            points=shown_total(view) if seat == view.seat else None,
            move_text=move_texts[seat],
            lost=seat in lost,
            gain=net[seat] * (1 if points else record.stake),
        )
        for seat, name in by_seat(record.seats)
    ]


def _level(record: Record, seat: Seat) -> str:
    """Return the level of a seat's bot, if the record has it; empty for a person or an unknown bot."""
    levels, somebody = record.extras.get(LEVELS_KEY), character_of(record.seats[seat])
    if isinstance(levels, list) and len(levels) == len(record.seats):
        return str(levels[seat])
    return "" if somebody is None else somebody.level


def hand_line(replay: Replay, played: str) -> str:
    """Return a line about the hand: rules, players, stake, date, and ending."""
    record, outcome = replay.record, replay.outcome
    ending = "" if outcome is None else outcome_title(outcome, TableNames.of(record.seats), record.rules)
    stake = None if record.rules.scores_points else record.stake
    return hand_text(rules_name(record.rules.name), len(record.seats), stake, played, ending)
