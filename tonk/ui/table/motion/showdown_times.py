"""The times of a showdown: when each hand comes onto the felt and turns up, and when all is known.

Each hand follows a little sooner than the one before, and turns up faster. Before the last one, which decides, the
table holds its breath. Where the winner has been cried before, the others are turned up quickly.
"""

from dataclasses import dataclass
from typing import NamedTuple

from tonk.rules.cards import Seat
from tonk.rules.payouts import BONUS, GIN, OUT, RUM, THIRTY_ONE, TONK, Outcome
from tonk.ui.drawing import speeds
from tonk.ui.table.motion.showdown_places import ShowdownPlaces, cards_of
from tonk.ui.table.motion.staging import StagingFacts

CRIED = TONK, BONUS, GIN, RUM, THIRTY_ONE
"""The endings that have been celebrated at one hand before all are compared."""
_FASTER, _FASTEST = 0.8, 0.5
"""The time for a hand relative to that for the one before, and the least one relative to the first."""


class Reveal(NamedTuple):
    """The times of one hand, in seconds at speed 1.

    Attributes:
        slides: The time when it sets out onto the felt.
        turns: The time when its first card turns.
        stagger: The time between one card and the next.
        cards: The number of its cards.
        breath: The time when the table begins to hold its breath for it; None if nothing depends on it.
    """

    slides: float
    turns: float
    stagger: float
    cards: int
    breath: float | None = None

    @property
    def known(self) -> float:
        """Return when its last card lies open."""
        return self.turns + (self.cards - 1) * self.stagger + speeds.REVEAL


@dataclass(frozen=True)
class Showdown:
    """The times of a showdown, in seconds at speed 1, and its places.

    Attributes:
        known: The time when the winner is visible.
        home: The time when the hands return to their players, as the page of the result rises.
        places: The places of hands and totals.
    """

    known: float
    home: float
    places: ShowdownPlaces

    @property
    def gone(self) -> float:
        """Return when nothing of it is visible any longer: hands and words stay until the page is there."""
        return self.home + speeds.SHOW_HOME


def reveals(moment: StagingFacts, outcome: Outcome, dropper: Seat | None, begins: float) -> dict[Seat, Reveal]:
    """Return the times of each hand, in their order: a dropper's, and the others from the highest to the lowest.

    Args:
        moment: The facts about the table, after the events.
        outcome: The outcome of the hand.
        dropper: The seat that dropped; None if the stock has run out or somebody has gone out.
        begins: The time when the first hand sets out onto the felt.
    """
    first = outcome.by[0] if outcome.ending in CRIED and outcome.by else dropper
    start = moment.view.seat if first is None else first
    others = [(start + 1 + step) % moment.view.seats for step in range(moment.view.seats)]
    others = sorted((seat for seat in others if seat != first), key=lambda seat: -outcome.totals[seat])
    counts = {seat: len(cards_of(moment, seat)) for seat in (first, *others) if seat is not None}
    counts = {seat: cards for seat, cards in counts.items() if cards}
    decided = outcome.ending in (*CRIED, OUT)
    breath = 0.0 if decided or len(counts) < 2 else speeds.CATCH_BREATH
    paces = [max(_FASTEST, _FASTER**step) for step in range(len(counts))]
    if breath:
        paces[-1] = 1.0
    pauses = [speeds.REVEAL_PAUSE] * (len(counts) - (2 if breath else 1)) + [0.0, 0.0]
    usual = sum(
        pace * (cards * speeds.REVEAL_STAGGER + pause)
        for pace, cards, pause in zip(paces, counts.values(), pauses, strict=False)
    )
    longest = speeds.REVEAL_DECIDED if decided else speeds.REVEAL_LONGEST
    still = breath + speeds.REVEAL if breath else 0.0
    hurry = min(1.0, (longest - speeds.REVEAL - still) / max(usual, speeds.REVEAL))
    found: dict[Seat, Reveal] = {}
    turns = begins + speeds.SHOW_SLIDE
    for step, (seat, cards) in enumerate(counts.items()):
        stagger, holds = paces[step] * hurry * speeds.REVEAL_STAGGER, None
        slides = turns - speeds.SHOW_SLIDE
        if breath and step == len(counts) - 1:
            holds = max(one.known for one in found.values())
            slides, turns = holds - speeds.SHOW_SLIDE, holds + breath
        found[seat] = Reveal(slides, turns, stagger, cards, holds)
        turns += cards * stagger + paces[step] * hurry * speeds.REVEAL_PAUSE
    return found
