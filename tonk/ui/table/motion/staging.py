"""The staging of one event for eye and ear, which choreographers fill."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from tonk.rules import View
from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse
from tonk.ui.table.motion.celebration_effects import FeltEffect
from tonk.ui.table.motion.departures import Departure, LeavingCard
from tonk.ui.table.motion.felt_effects import Noise
from tonk.ui.table.motion.impacts import Impact
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key
from tonk.ui.table.places.layout import TableLayout

PoseOf = Callable[[SpriteKey], Pose | None]
"""A function that gives a card's earlier place on the screen, or None."""

NOBODY = Seat(-1)
"""The seat to act during a deal, and the seat of the upcard, for display."""

HELD: SpriteKey = ("held", 0, 0)
"""The key of a card that the pointer has just released and that has no other: the top of the stock."""


COUNTS = tuple(f"count{step}" for step in range(1, 6))
"""The sounds of counting, each a little higher than the one before."""


def counted(step: int) -> str:
    """Return the sound of a step of counting, from 0."""
    return COUNTS[min(step, len(COUNTS) - 1)]


class DealStage(Enum):
    """The deal of a new hand: none now, after a shuffle here, or from a deck visibly shuffled elsewhere."""

    NONE, SHUFFLED, READY = range(3)


@dataclass(frozen=True)
class StagingFacts:
    """The facts for a choreographer.

    Attributes:
        layout: The layout after the events.
        view: The view of the seat at the bottom after them.
        pose_of: The earlier places of cards.
        open_hand: Whether the hand at the bottom is open.
        persons: The seats of persons.
        swept: The time until the cards of the hand before have been swept together.
        deal: Whether a new hand has just been dealt.
        all_open: Whether every hand was open before.
        stake: The money that a stake is.
    """

    layout: TableLayout
    view: View
    pose_of: PoseOf
    open_hand: bool
    persons: frozenset[Seat] = frozenset()
    swept: float = 0.0
    deal: DealStage = DealStage.SHUFFLED
    all_open: bool = False
    stake: int = 1

    def sees(self, seat: Seat) -> bool:
        """Return whether a seat's cards are known individually."""
        return (seat == self.view.seat and self.open_hand) or self.view.shown is not None

    def side(self, x: float) -> float:
        """Return the direction of a sound at this place: -1 at the left edge of the table, 1 at the right."""
        return min(1.0, max(-1.0, 2.0 * x / self.layout.w - 1.0))

    def side_of(self, seat: Seat) -> float:
        """Return the direction of a seat's sounds."""
        return self.side(hand_center(self.layout, seat).x)


class DealtCard(NamedTuple):
    """A card of the deal: its seat (``NOBODY`` for the upcard), its departure and its arrival."""

    seat: Seat
    card: Card | None
    leaves: float
    lands: float


@dataclass
class Staging:
    """Everything to show and play. All times are seconds at speed 1 from now.

    Attributes:
        departures: The ways of cards.
        heirs: The hidden cards of fans, with the earlier ones whose places they take.
        quivers: The trembling of cards that stay.
        shining: The cards that lie above the dark of a dimmed room, with the times from which they do.
        impacts: The blows on the table.
        joined: The cards that land in an open hand, with their times: their neighbours give way and spring back.
        effects: Visible effects apart from cards.
        noises: The sounds with their times: at the touch, not before it.
        usual: The duration for cards that only make room.
        deal: The cards of a deal, the upcard with them.
        dealt: The time when all of them have arrived, and the first discard is turned up.
        ending_shown: The time when the end of the hand may be shown: nothing is said about face-down cards.
        told: The time when the points of the end have been counted, so that their sum may be told.
        held: The time until which hands are held up at the end of a hand, for the page of the result; None for no
            hands.
        gone: Cards that disappear.
        clock: The time when the next thing may begin, cards aside.
        event_times: The times from which each of the events, in their order, may be mentioned.
        landed: The time when the move has been seen, and plates, points and prompts may change.
        stock_changes: The time when the stock visibly changes, if it does.
        turned: The time when the turn has visibly reached the player to act, if that is shown.
        lost: The seat that last lost a turn.
        stock_ready: The time when the stock can be drawn from.
    """

    departures: dict[SpriteKey, Departure] = field(default_factory=dict)
    heirs: dict[SpriteKey, SpriteKey] = field(default_factory=dict)
    quivers: dict[SpriteKey, Pulse] = field(default_factory=dict)
    shining: dict[SpriteKey, float] = field(default_factory=dict)
    impacts: list[Impact] = field(default_factory=list)
    joined: dict[SpriteKey, float] = field(default_factory=dict)
    effects: list[FeltEffect] = field(default_factory=list)
    noises: list[Noise] = field(default_factory=list)
    usual: float = speeds.MOVE
    deal: list[DealtCard] = field(default_factory=list)
    dealt: float = 0.0
    ending_shown: float = 0.0
    told: float = 0.0
    held: float | None = None
    gone: list[LeavingCard] = field(default_factory=list)
    clock: float = 0.0
    event_times: list[float] = field(default_factory=list)
    landed: float = 0.0
    stock_changes: float | None = None
    turned: float = 0.0
    lost: Seat | None = None
    stock_ready: float = 0.0

    def noise(self, name: str, due: float, side: float = 0.0, force: float = 1.0) -> None:
        """Add a sound.

        Args:
            name: Its name.
            due: Its time.
            side: Its direction, -1 at the left to 1 at the right (`StagingFacts.side`).
            force: The share of its loudness: how hard the table is touched.
        """
        self.noises.append(Noise(name, due, side, force))

    @property
    def arrived(self) -> float:
        """Return when the last card that sets out arrives."""
        return max((departure.seconds for departure in self.departures.values()), default=0.0)

    def gone_from(self, places: Collection[SpriteKey]) -> list[LeavingCard]:
        """Return the cards that are no longer visible; one with a place in a low pile departs for that instead."""
        found = []
        for one in self.gone:
            if one.card is not None and card_key(one.card) in places:
                self.departures[card_key(one.card)] = one.departure
            else:
                found.append(one)
        return found

    @property
    def ready(self) -> float:
        """Return when everything staged so far has been seen."""
        return max(self.arrived, self.clock)


def key_in_hand(moment: StagingFacts, seat: Seat, card: Card, place: int) -> SpriteKey:
    """Return the key of a card in a hand: by itself if it is known, or by its place in the fan.

    Args:
        moment: The facts about the table, after the events.
        seat: The seat.
        card: The card.
        place: Its place in the hand.
    """
    return card_key(card) if moment.sees(seat) else back_key(seat, place)


def hand_center(layout: TableLayout, seat: Seat) -> Pose:
    """Return the middle of a seat's cards, at their size there."""
    if seat == layout.bottom:
        return Pose(layout.w / 2, layout.hand_y)
    return layout.fan(seat, 1)[0]


def leaves_hand(moment: StagingFacts, staging: Staging, seat: Seat, cards: tuple[Card, ...]) -> dict[Card, Pose]:
    """Return the start of cards that leave a seat's hand; a hidden fan closes up after that.

    Args:
        moment: The facts about the table, after the events.
        staging: The staging to add to.
        seat: The seat.
        cards: The cards that leave it.
    """
    found, taken = {}, set()
    held = moment.view.counts[seat] + len(cards)
    for card in cards:
        seen = moment.pose_of(card_key(card))
        if seen is not None:
            found[card] = seen
            continue
        places = [place for place in range(held) if place not in taken and moment.pose_of(back_key(seat, place))]
        if places:
            place = places[card * 7 % len(places)]
            taken.add(place)
        hidden = moment.pose_of(back_key(seat, place)) if places else None
        found[card] = hidden or hand_center(moment.layout, seat)
    rest = [place for place in range(held) if place not in taken]
    if taken:
        staging.heirs.update({back_key(seat, now): back_key(seat, was) for now, was in enumerate(rest) if now != was})
    return found
