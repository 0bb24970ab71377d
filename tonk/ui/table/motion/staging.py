"""The staging of one thing that happened, for eye and ear: the pages that choreographers write on."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from tonk.rules import View
from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse
from tonk.ui.table.motion.celebration_effects import FeltEffect
from tonk.ui.table.motion.felt_effects import Noise
from tonk.ui.table.motion.sprites import Departure, LeavingCard
from tonk.ui.table.places.card_places import SpriteKey, back_key, card_key
from tonk.ui.table.places.layout import TableLayout

PoseOf = Callable[[SpriteKey], Pose | None]
"""A function that gives a card's earlier place on the screen, or None."""

NOBODY = Seat(-1)
"""The seat that is to act while cards are being dealt, and whose the upcard is, for everything that is shown."""

HELD: SpriteKey = ("held", 0, 0)
"""The key of a card that the pointer has just let go, and that has no other: the top of the stock."""


COUNTS = tuple(f"count{step}" for step in range(1, 6))
"""The noises of something that is counted, each a little higher than the one before."""


def counted(step: int) -> str:
    """Return the noise of the step, from 0, of something that is counted."""
    return COUNTS[min(step, len(COUNTS) - 1)]


class DealStage(Enum):
    """The deal of a new hand: none now, after a shuffle here, or from a deck shuffled in sight elsewhere."""

    NONE, SHUFFLED, READY = range(3)


@dataclass(frozen=True)
class StagingFacts:
    """The facts that a choreographer knows.

    Attributes:
        layout: The table, as it is after what happened.
        view: The view of the seat at the bottom after it.
        pose_of: Where cards were before it.
        open_hand: Whether the hand at the bottom lies open.
        persons: The seats of persons.
        swept: How long it takes until the cards of the hand before have been swept together.
        deal: Whether a new hand has just been dealt.
        all_open: Whether every hand has lain open before it.
    """

    layout: TableLayout
    view: View
    pose_of: PoseOf
    open_hand: bool
    persons: frozenset[Seat] = frozenset()
    swept: float = 0.0
    deal: DealStage = DealStage.SHUFFLED
    all_open: bool = False

    def sees(self, seat: Seat) -> bool:
        """Return whether the cards of a seat are known one by one."""
        return (seat == self.view.seat and self.open_hand) or self.view.shown is not None

    def side(self, x: float) -> float:
        """Return from where something at this place is heard: -1 at the left edge of the table, 1 at the right."""
        return min(1.0, max(-1.0, 2.0 * x / self.layout.w - 1.0))

    def side_of(self, seat: Seat) -> float:
        """Return from where a seat is heard."""
        return self.side(hand_center(self.layout, seat).x)


class DealtCard(NamedTuple):
    """A card of the deal: whose, ``NOBODY``'s for the upcard, when it leaves the stock, and when it is there."""

    seat: Seat
    card: Card | None
    leaves: float
    lands: float


@dataclass
class Staging:
    """Everything to be seen and heard. All times are seconds at speed 1 from now.

    Attributes:
        departures: How cards set out.
        heirs: Which hidden card takes which one's place in a fan.
        quivers: How cards tremble that go nowhere.
        effects: Sights besides cards.
        noises: The sounds, and when each is due: at the touch, not before it.
        usual: How long cards take that only make room.
        deal: The cards of a deal, the upcard with them.
        dealt: When all of them have come, and the first discard is turned up.
        ending_shown: When the end of the hand may be shown: nothing is said about cards that lie face down.
        held: Until when hands are held up at the end of a hand, for the page of the result to rise; None for no hands.
        gone: Cards that go where they are no longer seen.
        clock: When what comes next may begin, cards aside.
        event_times: When each of the events, in their order, may be said to have happened.
        landed: When the move has been seen: plates, points and prompts are as it has made them.
        stock_changes: When the stock is seen to become another, if it does.
        turned: The time at which the turn has reached the player to act, if that is to be seen.
        lost: The seat that last lost a turn.
        stock_ready: When the stock can be drawn from.
    """

    departures: dict[SpriteKey, Departure] = field(default_factory=dict)
    heirs: dict[SpriteKey, SpriteKey] = field(default_factory=dict)
    quivers: dict[SpriteKey, Pulse] = field(default_factory=dict)
    effects: list[FeltEffect] = field(default_factory=list)
    noises: list[Noise] = field(default_factory=list)
    usual: float = speeds.MOVE
    deal: list[DealtCard] = field(default_factory=list)
    dealt: float = 0.0
    ending_shown: float = 0.0
    held: float | None = None
    gone: list[LeavingCard] = field(default_factory=list)
    clock: float = 0.0
    event_times: list[float] = field(default_factory=list)
    landed: float = 0.0
    stock_changes: float | None = None
    turned: float = 0.0
    lost: Seat | None = None
    stock_ready: float = 0.0

    def noise(self, name: str, due: float, side: float = 0.0) -> None:
        """Let a noise be heard.

        Args:
            name: Its name.
            due: When it is heard.
            side: From where, -1 at the left to 1 at the right (`StagingFacts.side`).
        """
        self.noises.append(Noise(name, due, side))

    @property
    def arrived(self) -> float:
        """Return when the last card that sets out has arrived."""
        return max((departure.seconds for departure in self.departures.values()), default=0.0)

    def gone_from(self, places: Collection[SpriteKey]) -> list[LeavingCard]:
        """The cards that are seen no longer; one that has a place, in a low pile, departs for that instead."""
        found = []
        for one in self.gone:
            if one.card is not None and card_key(one.card) in places:
                self.departures[card_key(one.card)] = one.departure
            else:
                found.append(one)
        return found

    @property
    def ready(self) -> float:
        """Return when all that has been staged so far has been seen."""
        return max(self.arrived, self.clock)


def key_in_hand(moment: StagingFacts, seat: Seat, card: Card, place: int) -> SpriteKey:
    """The key of a card in a hand: known by itself, or by its place in the fan.

    Args:
        moment: The facts about the table, after the events.
        seat: The seat.
        card: The card.
        place: Its place in the hand.
    """
    return card_key(card) if moment.sees(seat) else back_key(seat, place)


def hand_center(layout: TableLayout, seat: Seat) -> Pose:
    """The middle of where a seat's cards are, at the size they have there."""
    if seat == layout.bottom:
        return Pose(layout.w / 2, layout.hand_y)
    return layout.fan(seat, 1)[0]


def leaves_hand(moment: StagingFacts, staging: Staging, seat: Seat, cards: tuple[Card, ...]) -> dict[Card, Pose]:
    """Return where cards that a seat parts with set out; a hidden fan closes up after that.

    Args:
        moment: The facts about the table, after the events.
        staging: The staging that is added to.
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
