"""Things that move from the table to the page of a result: cards, totals and faces.

They start where they are seen on the table, so that the end of a hand and its page are one picture.
"""

import math
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import NamedTuple

from tonk.rules.cards import Card, Seat
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO, CardLook
from tonk.ui.drawing.flying_pictures import FlyingPictures
from tonk.ui.drawing.in_motion import faded, zoomed
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.screens.results.ways import Enters, on_the_way
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import LendsHands
from tonk.ui.table.painting.card_painting import coarse
from tonk.ui.table.places.pointed import CARD_CORNER
from tonk.words.narration import spoken_card

_CHANGES = 0.55, 0.85
"""The shares of its path between which a card takes on its face on the page, when it is nearly as small."""
_RESTS = 0.8
"""The share of a card's path after which its hand is as good as at rest."""
_SHADES = 8
"""The steps in which a spread comes to light."""
_HOLLOW_LINE, _HOLLOW_ROUND = 0.45, 7.0
"""The share of gold in the outline of a place that waits for cards, and the radius of its corners."""


class _Flying(NamedTuple):
    """A card above the page: pose, width, looks, the last one's opacity, whether its place is hidden, its darkness."""

    card: Card
    pose: Pose
    wide: float
    looks: tuple[CardLook, ...]
    alpha: int
    stands_for: Card | None
    hidden: bool
    shade: float


class _Above(NamedTuple):
    """Something else above the page, drawn as if it lay at ``place``: its present position, scale and opacity."""

    place: Point
    at: Point
    larger: float
    draw: Callable[[], object]
    opacity: float = 1.0


class Arrivals:
    """Draws the cards of a page, and everything else that moves to it, in their current positions.

    Args:
        ui: The context of the window.
        unfolding: The progress of the page; None to show all.
        hands: Their table; None if they simply lie there.
        enters: The side from which they enter their places.

    Attributes:
        put_off: Takes the drawing of each card that lies in its place, to delay it; None to draw at once.
        seen: The visible part of a page that scrolls; things on their way to other places go under its lower edge.
        standing: The boxes of the players' faces on the page, noted as they are drawn.
    """

    def __init__(
        self,
        ui: UiContext,
        unfolding: Unfolding | None = None,
        hands: LendsHands | None = None,
        enters: Enters = Enters.COLUMN,
    ) -> None:
        self._ui = ui
        self._enters = enters
        self.standing: dict[Seat, Box] = {}
        self._unfolding = unfolding
        self._hands = hands
        self._starts: dict[Card, Pose | None] = {}
        self._flying: list[_Flying] = []
        self._in_motion = FlyingPictures()
        self._above: list[_Above] = []
        self._lying: dict[Card, Pose] = {}
        self.put_off: list[Callable[[], object]] | None = None
        self.seen: Box | None = None

    def share(self, begins: float, seconds: float) -> float:
        """Return the progress, 0 to 1, of something with this beginning and duration."""
        return 1.0 if self._unfolding is None else self._unfolding.share(begins, seconds)

    @property
    def dimmed(self) -> float:
        """Return the darkness of the room before the page came, 0 to 1."""
        return 0.0 if self._hands is None else self._hands.dimmed

    def waits(self, begins: float) -> bool:
        """Return whether the place of a hand with this beginning may still be empty, or is drawn ahead."""
        return self.put_off is not None or self.share(begins, speeds.SHOW_HAND) < 1.0

    def face(self, seat: Seat) -> Box | None:
        """Return the box of a player's face at the table, which is seen there no longer."""
        return None if self._hands is None else self._hands.lend_face(seat)

    def total(self, seat: Seat) -> Box | None:
        """Return the box of a hand's total at the table."""
        return None if self._hands is None else self._hands.total(seat)

    def stamp(self, seat: Seat) -> Box | None:
        """Return the box of a hand's stamp at the table."""
        return None if self._hands is None else self._hands.stamp(seat)

    def draw(
        self,
        canvas: Canvas,
        card: Card,
        center: Point,
        wide: float,
        begins: float,
        *,
        look: CardLook,
        angle: float = 0.0,
        stands_for: Card | None = None,
    ) -> None:
        """Draw a card in its place, or keep it for `draw_flying` while it is on its way.

        Args:
            canvas: The canvas to draw on.
            card: The card.
            center: Its middle, in units.
            wide: Its width, in units.
            begins: The time at which it leaves the table.
            look: Its look.
            angle: Its rotation, in degrees.
            stands_for: The card that a Wild stands for.
        """
        share = self.share(begins, speeds.SHOW_HAND)
        full = self._hands.card_width if self._hands is not None else wide
        place = Pose(*center, angle, 1.0, wide / full)
        start = self._start(card)
        self._lying[card] = place
        if canvas.written is not None:
            canvas.note(spoken_card(card), Box.around(center, wide, wide * CARD_RATIO))
        if start is None or share >= 1.0:
            posed = partial(self._ui.art.posed, card, canvas.viewport.px(wide), look, angle, stands_for=stands_for)
            if self.put_off is None:
                canvas.picture(posed(), center, "center")
            else:
                self.put_off.append(posed)
            return
        # Before it leaves, it looks exactly as at the table, whose picture of it is there already.
        pose = on_the_way(start, place, share, self._enters) if share > 0.0 else coarse(start)
        self._lying[card] = pose
        looks, alpha = faces_on_the_way(self._ui.look, look, share)
        hidden = self._is_hidden(center)
        self._flying.append(_Flying(card, pose, full * pose.scale, looks, alpha, stands_for, hidden, self._shade(card)))

    def bring(
        self,
        start: Box | None,
        place: Box,
        begins: float,
        seconds: float,
        draw: Callable[[], object],
        enters: Enters | None = None,
    ) -> bool:
        """Keep a thing for `draw_flying` while it is on its way; return False if it has come or never was.

        Args:
            start: Its start; None for nowhere.
            place: Its destination.
            begins: The time of its start.
            seconds: The duration.
            draw: Draws it in its place, with pictures only.
            enters: The side from which it enters its place; None for that of the cards.
        """
        share = self.share(begins, seconds)
        if start is None or share >= 1.0:
            return False
        ends = Pose(*start.center, scale=start.h / place.h), Pose(*place.center)
        pose = on_the_way(*ends, share, enters or self._enters, twists=False)
        self._above.append(_Above(place.center, (pose.x, pose.y), pose.scale, draw))
        return True

    def relieve(self, start: Box | None, place: Box, begins: float, draw: Callable[[], object]) -> float:
        """Let a thing go at the table as its cards leave, and return the opacity of its successor, 0 to 1.

        That comes in its place on the page as the cards come to rest, so that nothing slides over their faces.

        Args:
            start: Its box at the table; None for nowhere.
            place: The box in which it is drawn.
            begins: The time at which the cards leave.
            draw: Draws it in that box, with pictures only.
        """
        if start is None:
            return 1.0
        left = 1.0 - self.share(begins, speeds.TOTAL_GOES)
        if left > 0.0:
            self._above.append(_Above(place.center, start.center, start.h / place.h, draw, left))
        return self.share(begins + _RESTS * speeds.SHOW_HAND, (1.0 - _RESTS) * speeds.SHOW_HAND)

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw everything on its way, above all else."""
        flying, self._flying = self._flying, []
        self._in_motion.begin(self._ui.now)
        for one in flying:
            width, angle, named = canvas.viewport.px(one.wide), one.pose.angle, one.stands_for
            # A waiting one is lifted too: at the table it was held up.
            for look in one.looks:
                turn = partial(
                    self._ui.art.posed, one.card, width, look, angle, lifted=True, moving=True, stands_for=named
                )
                picture = self._in_motion.picture((one.card, look), look, (width, round(angle)), turn)
                alpha = one.alpha if look is one.looks[-1] else 255
                with self._under_the_edge(canvas) if one.hidden else nullcontext():
                    canvas.picture(picture, (one.pose.x, one.pose.y), "center", alpha)
            if one.shade > 0.0:
                box = Box.around((one.pose.x, one.pose.y), one.wide, one.wide * CARD_RATIO)
                canvas.rounded(box, fade(canvas.theme.backdrop, one.shade), box.w * CARD_CORNER)
        above, self._above = self._above, []
        for thing in above:
            with (
                self._under_the_edge(canvas) if self._is_hidden(thing.place) else nullcontext(),
                faded(canvas, thing.opacity),
                zoomed(canvas, thing.place, thing.at, thing.larger),
            ):
                thing.draw()
        if self._hands is not None and self._lying:
            self._hands.lie(self._lying)
        self._lying = {}

    def _shade(self, card: Card) -> float:
        """Return how dark a card still is that lay in the dark of the room, in a few steps."""
        if self._hands is None or not self._hands.in_the_dark(card):
            return 0.0
        left = 1.0 - self.share(0.0, speeds.SPREAD_LIGHTENS)
        return self.dimmed * math.ceil(left * _SHADES) / _SHADES

    def _is_hidden(self, place: Point) -> bool:
        """Return whether a place is below the visible part of the page."""
        return self.seen is not None and place[1] > self.seen.bottom

    def _under_the_edge(self, canvas: Canvas) -> AbstractContextManager[None]:
        """Draw nothing below the visible part of the page for a while."""
        bottom = canvas.viewport.h if self.seen is None else self.seen.bottom
        return canvas.clipped(Box(0.0, 0.0, canvas.viewport.w, bottom))

    def give_back(self) -> None:
        """Give the cards back to the table."""
        if self._hands is not None:
            self._hands.take_back()

    def fetch(self) -> None:
        """Take the cards from the table again."""
        if self._hands is not None and self._unfolding is not None:
            self._starts = {}
            self._hands.look_again()
            self._unfolding.restart()

    def _start(self, card: Card) -> Pose | None:
        """Return the start of a card; None if it simply lies there."""
        if card not in self._starts:
            self._starts[card] = self._hands.lend(card) if self._hands is not None else None
        return self._starts[card]


def draw_hollow(canvas: Canvas, box: Box) -> None:
    """Draw the outlined place in which cards are about to land.

    Args:
        canvas: The canvas to draw on.
        box: The place, in units.
    """
    theme = canvas.theme
    line, ground = mix(theme.panel_inset, theme.gold, _HOLLOW_LINE), mix(theme.panel_inset, theme.felt_dark, 0.5)
    canvas.rounded(box, ground, _HOLLOW_ROUND, border=line, border_width=1.5)


def faces_on_the_way(before: CardLook, after: CardLook, share: float) -> tuple[tuple[CardLook, ...], int]:
    """Return a card's looks on its way, one above the other, and the opacity of the last one, 0 to 255.

    Args:
        before: Its look at the table.
        after: Its look on the page.
        share: The share of its path, 0 to 1.
    """
    begins, ends = _CHANGES
    new = min(1.0, max(0.0, (share - begins) / (ends - begins)))
    if before == after or new >= 1.0:
        return (after,), 255
    return ((before, after), round(255 * new)) if new > 0.0 else ((before,), 255)
