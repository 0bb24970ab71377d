"""The sources of every point of a round: for each seat, the cards it laid and held, and who scored them."""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules.cards import Card, CardSet, Seat, by_seat, cards_in
from tonk.rules.melds import Spread
from tonk.rules.payouts import BONUS, HELD, LAID, Outcome, Score, ScoreReason
from tonk.rules.seats import PerSeat

Group = tuple[tuple[Card, Card], ...]
"""Cards that lie together, each with the card that it stands for."""


@dataclass(frozen=True)
class Source:
    """Some cards of a seat, and their points.

    Attributes:
        why: ``laid`` (its spreads and hits), ``held`` (what it had in hand) or ``bonus`` (it was dealt that hand).
        groups: The cards; a spread, or what was added to one, is a group.
        points: The points they scored.
        scorer: The seat that scored them, or None.
    """

    why: ScoreReason
    groups: tuple[Group, ...]
    points: int
    scorer: Seat | None


@dataclass(frozen=True)
class SeatScore:
    """A seat at the end of a round.

    Attributes:
        seat: The seat.
        laid: The cards it laid and hit with, or None.
        held: The cards it held at the end, or None.
        total: The points of the held cards.
        before: Its points before the round.
        own: The points it scored for its own cards.
        taken: The points it scored for cards of others.
    """

    seat: Seat
    laid: Source | None
    held: Source | None
    total: int
    before: int
    own: int
    taken: int

    @property
    def gained(self) -> int:
        """The points it scored in the round."""
        return self.own + self.taken

    @property
    def after(self) -> int:
        """Its points after the round."""
        return self.before + self.gained


def seat_scores(outcome: Outcome, table: Sequence[Spread], hands: PerSeat[CardSet]) -> list[SeatScore]:
    """Return the cards laid and held, and the points scored, for every seat in a round.

    Args:
        outcome: The outcome of the hand.
        table: The spreads on the table.
        hands: The cards left in each hand.

    Raises:
        ValueError: No points were scored in this hand.
    """
    if outcome.score is None:
        raise ValueError("no points are scored in this hand")
    scored: dict[tuple[Seat, ScoreReason], Score] = {
        (line.of, HELD if line.why == BONUS else line.why): line for line in outcome.scores
    }

    def source(seat: Seat, why: ScoreReason, groups: tuple[Group, ...]) -> Source | None:
        line = scored.get((seat, why))
        if line is None:
            return Source(why, groups, 0, None) if groups else None
        return Source(line.why, groups, line.points, line.seat)

    found = []
    for seat, hand in by_seat(hands):
        gains = [line for line in outcome.scores if line.seat == seat]
        held = tuple((card, card) for card in cards_in(hand))
        found.append(
            SeatScore(
                seat,
                source(seat, LAID, laid_groups(table, seat)),
                source(seat, HELD, (held,) if held else ()),
                outcome.totals[seat],
                outcome.score[seat] - outcome.net[seat],
                sum(line.points for line in gains if line.of == seat),
                sum(line.points for line in gains if line.of != seat),
            )
        )
    return found


def laid_groups(table: Sequence[Spread], seat: Seat) -> tuple[Group, ...]:
    """Return the cards a seat has laid and hit with, spread by spread in the order on the table."""
    groups = []
    for spread in table:
        own = [(card, name) for card, name, by in zip(spread.cards, spread.names, spread.by, strict=True) if by == seat]
        if own:
            groups.append(tuple(own))
    return tuple(groups)
