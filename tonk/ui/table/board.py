"""The board: the cards of one table, as the person at the bottom sees them."""

from collections.abc import Iterable, Sequence

from tonk.rules import Hit, View
from tonk.rules.cards import Card, Seat
from tonk.rules.events import Event
from tonk.ui.drawing import speeds
from tonk.ui.drawing.motion import Pose, Pulse, bounce
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.table.hover_lean import HoverLean
from tonk.ui.table.motion import choreography, dealing
from tonk.ui.table.motion.departures import Pace, later
from tonk.ui.table.motion.felt_effects import FeltEffects, Tremor
from tonk.ui.table.motion.reactions import joining
from tonk.ui.table.motion.seen_view import RevealSchedule
from tonk.ui.table.motion.sprites import Sprites
from tonk.ui.table.motion.staging import HELD, DealStage, Staging, StagingFacts
from tonk.ui.table.motion.turn_light import TurnLight
from tonk.ui.table.own_hand import OwnHand
from tonk.ui.table.places import making_room, under_point
from tonk.ui.table.places.card_places import SpriteKey, SpritePlace, back_key, card_key, card_places
from tonk.ui.table.places.layout import TableLayout, TablePreferences, card_width, marks_of
from tonk.ui.table.places.pointed import NOTHING_POINTED

Room = Viewport | Box
"""The room for a table: the window, or the upper part of one."""


class Board:
    """The cards of a table, with their places and motion.

    Args:
        view: The shown view.
        room: The size of the window.
        preferences: The player's preferences for the table.
        pace: The pace of cards.

    Attributes:
        view: The view of the seat at the bottom.
        hand: Its hand: the order, and the chosen cards.
        layout: The geometry.
        gap: The place kept open in the hand for a card from outside, if any.
        offered: The hit that the cards held over a spread would make, if any: the spread makes room.
        persons: The seats of persons.
        stake: The money that a stake is.
        sprites: The cards on the screen.
        effects: The other effects.
        reveals: The schedule of the news that may be shown while cards are on their way.
        lent: The cards lent to a page over the table.
        lent_faces: The seats whose faces are lent to it.
        pointed: The subjects of a hint or a lesson among the cards.
        light: The light before the player to act.
        lean: The lean of cards towards the pointer.
        now: The time last shown.
        dirty: Whether something has changed since the last drawing.
        preferences: The player's preferences for the table.
    """

    def __init__(self, view: View, room: Room, preferences: TablePreferences, pace: Pace) -> None:
        self.view = view
        self.pace = pace
        self.hand = OwnHand(view.rules, view.hand, self.settle, self._lifted)
        self.gap: int | None = None
        self.offered: Hit | None = None
        self.persons: frozenset[Seat] = frozenset()
        self.stake = 1
        self.sprites = Sprites()
        self.effects = FeltEffects()
        self.reveals = RevealSchedule()
        self.lent: frozenset[Card] = frozenset()
        self.lent_faces: frozenset[Seat] = frozenset()
        self.pointed = NOTHING_POINTED
        self.light = TurnLight()
        self.lean = HoverLean()
        self.now = 0.0
        self.dirty = True
        self.preferences = preferences
        self._held: Pose | None = None
        self._room = room
        self.layout = self._laid_out()

    # Showing

    def resize(self, room: Room, preferences: TablePreferences) -> bool:
        """Lay the table out for another window or other preferences; return False if nothing changes."""
        if (room.w, room.h, preferences) == (self._room.w, self._room.h, self.preferences):
            return False
        self._room, self.preferences = room, preferences
        self._lay_out()
        self.settle()
        self.hurry()
        return True

    def _lay_out(self) -> None:
        laid = self._laid_out()
        if laid != self.layout:  # the same one knows all its places already
            self.layout = laid

    def _laid_out(self) -> TableLayout:
        view, room, (card_size, left, face) = self.view, self._room, self.preferences
        marks, width = tuple(len(lying) for lying in marks_of(view)), card_width(card_size, room.w)
        shown = view.shown is not None
        return TableLayout(room.w, room.h, width, view.seats, view.seat, shown, marks, left, face=face)

    def show(
        self, view: View, happened: Sequence[Event] = (), *, open_hand: bool, deal: DealStage = DealStage.NONE
    ) -> None:
        """Show a view, moving the cards that the events are about.

        Args:
            view: The present view of the seat at the bottom, which may have changed.
            happened: The events that led to it.
            open_hand: Whether its hand is open from now on.
            deal: Whether a new hand has just been dealt.
        """
        same_seat, dealt = view.seat == self.view.seat, deal is not DealStage.NONE
        was_open, all_open = self.hand.is_open and same_seat, self.view.shown is not None and not dealt
        stays_open = self.hand.is_open and open_hand and not (happened or dealt)
        turned = under_point.heirs(self.view, view) if stays_open else {}
        before, self.view = self.view, view
        self.lent, self.lent_faces = frozenset(), frozenset()
        self.hand.take_in(view.rules, view.hand, self.gap, is_open=open_hand, new_hand=dealt or not same_seat)
        self.gap = self.offered = None
        self._lay_out()
        swept = self.sprites.sweep(self.layout.stock, self.now, self.pace) if dealt else 0.0
        moment = StagingFacts(
            self.layout, view, self.pose_now, open_hand, self.persons, swept, deal, all_open, self.stake
        )
        staging = choreography.staged(happened, moment, self.hand.order if dealt else None)
        if open_hand:
            dealing.turn_up(staging, moment, self.hand.order)
        elif was_open and view.shown is None:
            self.sprites.forget(self.hand.order)
            staging.heirs.update({back_key(view.seat, i): card_key(card) for i, card in enumerate(self.hand.order)})
        staging.heirs |= turned
        self.reveals.follow(staging, before, view, self.now, self.pace)
        self._start(staging)

    def _start(self, staging: Staging) -> None:
        """Start a staging."""
        places = self.places()
        self.sprites.let_go(staging.gone_from(places), self.now, self.pace)
        self.sprites.settle(places, self.now, self.pace, staging.departures, staging.usual, staging.heirs, bounce)
        self.sprites.shine({key: self.now + self.pace.seconds(when) for key, when in staging.shining.items()})
        if not self.pace.reduced:
            pulses = {key: later(pulse, self.now, self.pace) for key, pulse in staging.quivers.items()}
            self.sprites.quiver(pulses, self.now)
            joins = [joining(places[key].pose, key, when) for key, when in staging.joined.items() if key in places]
            for impact in (*staging.impacts, *joins):
                self.sprites.strike(impact, self.now, self.pace)
            staging.effects += map(Tremor.of, staging.impacts)
        self.effects.start(staging.effects, staging.noises, self.now, self.pace)
        self._held = None
        self.dirty = True

    def pose_now(self, key: SpriteKey) -> Pose | None:
        """Return the present pose of a card on the screen."""
        return self._held if key == HELD else self.sprites.pose(key, self.now)

    def let_go_of_stock(self, pose: Pose, *, drawn: bool) -> None:
        """Release the top of the stock, carried to this pose: it is drawn from here at once, or goes back."""
        if drawn:
            self._held = pose
        else:
            self._held = None
            self.sprites.send_off(None, pose, self.layout.stock, self.now, self.pace.seconds(speeds.SPRING_HOME))
            self.dirty = True

    def places(self) -> dict[SpriteKey, SpritePlace]:
        """Return the place of every card."""
        hand = self.hand
        hovered = hand.hovered if hand.is_open else None
        found = card_places(self.layout, self.view, hand.order, hand.chosen, hovered, open_hand=hand.is_open)
        making_room.add_discards(found, self.layout, self.view)
        making_room.add_marks(found, self.layout, self.view)
        if hand.is_open:
            making_room.open_hand(found, self.layout, hand.order, hand.chosen, hovered, self.gap)
        if self.offered is not None:
            making_room.open_spread(found, self.layout, self.view, self.offered)
        return found

    def settle(self, usual: float = speeds.MOVE) -> None:
        """Send every card to its place."""
        self.sprites.settle(self.places(), self.now, self.pace, None, usual)
        self.dirty = True

    def follow_turn(self) -> None:
        """Move the light to where the turn is seen to be now."""
        if self.light.follow(self.layout, self.seen, self.now, self.pace):
            self.dirty = True

    def moving(self, now: float) -> bool:
        """Return whether anything is moving, or still to come."""
        return self.sprites.moving(now) or self.effects.moving(now) or now < self.reveals.all_shown

    def all_at_rest(self) -> float:
        """Return the time when everything that must be waited for is over."""
        return max(self.sprites.all_at_rest(), self.effects.all_over(), self.reveals.all_shown)

    def hurry(self) -> None:
        """Land everything that is moving."""
        self.sprites.hurry(self.now)
        self.effects.hurry(self.now)
        self.reveals.hurry(self.now)
        self.dirty = True

    def give_way(self) -> None:
        """Let a page take over the sights of a hand's end."""
        self.sprites.hurry(self.now)
        self.effects.give_way(self.now)
        self.reveals.hurry(self.now)
        self.dirty = True

    @property
    def seen(self) -> View:
        """Return the view as seen: the news that may be shown around the cards."""
        return self.reveals.as_seen(self.view, self.now)

    @property
    def stands_for(self) -> dict[Card, Card]:
        """Return the card that each Wild in a spread stands for, as far as it has been seen to become it."""
        unnamed = self.effects.unnamed(self.now)
        return {wild: name for spread in self.view.table for wild, name in spread.wilds if wild not in unnamed}

    # The hand

    def make_room(self, gap: int | None = None, hit: Hit | None = None) -> None:
        """Keep a place of the hand open for a card from outside, or a spread for a hit; or close them again."""
        if (gap, hit) != (self.gap, self.offered):
            moves, self.gap, self.offered = gap != self.gap, gap, hit
            self.settle(usual=speeds.REORDER if moves else speeds.ROOM)

    def refuse(self, cards: Iterable[Card]) -> None:
        """Shake cards that were released where they may not lie."""
        self._quiver(cards, Pulse(self.now, speeds.SHAKE, sway=6.0))

    def _lifted(self, cards: frozenset[Card]) -> None:
        """Swell cards that have just been chosen a little."""
        self._quiver(cards, Pulse(self.now, speeds.QUIVER, grow=0.06))

    def _quiver(self, cards: Iterable[Card], pulse: Pulse) -> None:
        if not self.pace.reduced:
            self.sprites.quiver({card_key(card): pulse for card in cards}, self.now)

    # Places

    def card_at(self, point: Point) -> Card | None:
        """Return the card of the bottom hand under a point, by its resting place without hovering."""
        if not self.hand.is_open or self.view.shown is not None:
            return None
        return under_point.card_at(self.layout, self.hand.order, self.hand.chosen, point)

    def spread_box(self, number: int) -> Box:
        """Return the rectangle of a spread."""
        return under_point.spread_box(self.layout, self.view, number)

    def boxes(self) -> dict[tuple[under_point.SpotKind, int], Box]:
        """Return every place to press or drop on, except the hand and the felt, by kind and number."""
        return under_point.boxes(self.layout, self.view)
