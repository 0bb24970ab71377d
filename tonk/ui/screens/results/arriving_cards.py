"""The cards on the page of a result: they come from the table, one after the other, each into its place."""

from functools import partial
from typing import NamedTuple

from tonk.rules.cards import Card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO, CardLook
from tonk.ui.drawing.flying_pictures import FlyingPictures
from tonk.ui.drawing.motion import Flight, Pose, spring
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.unfolding import Unfolding
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.routes import LendsHands
from tonk.words.narration import spoken_card

_ARC, _TWIST, _SWELL = 34.0, 9.0, 0.16
"""The height of a card's way, its turn on it, in degrees, and its growth."""


class _Flying(NamedTuple):
    """A card above the page: whether it has set out, its pose in pixels across, and how it looks."""

    card: Card
    away: bool
    pose: Pose
    wide: float
    look: CardLook
    stands_for: Card | None


class ArrivingCards:
    """Draws the cards of a page, as far as they have come.

    Args:
        ui: The context of the window.
        unfolding: How far the page has come; None to show all.
        hands: The table that they come from; None if they simply lie there.
    """

    def __init__(self, ui: UiContext, unfolding: Unfolding | None = None, hands: LendsHands | None = None) -> None:
        self._ui = ui
        self._unfolding = unfolding
        self._hands = hands
        self._starts: dict[Card, Pose | None] = {}
        self._flying: list[_Flying] = []
        self._in_air = FlyingPictures()
        self._lying: dict[Card, Pose] = {}

    def share(self, begins: float, seconds: float) -> float:
        """Return how much of something that begins then and takes so long has passed: 0 to 1."""
        return 1.0 if self._unfolding is None else self._unfolding.share(begins, seconds)

    def draw(
        self,
        canvas: Canvas,
        card: Card,
        center: Point,
        wide: float,
        order: tuple[int, int],
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
            order: Which hand it belongs to, and which card of that it is.
            look: Its look.
            angle: Its turn, in degrees.
            stands_for: The card that a Wild stands for.
        """
        begins = order[0] * speeds.SHOW_HAND_STAGGER + order[1] * speeds.SHOW_CARD_STAGGER
        share = self.share(begins, speeds.SHOW_HAND)
        full = self._hands.card_width if self._hands is not None else wide
        place = Pose(*center, angle, 1.0, wide / full)
        start = self._start(card)
        self._lying[card] = place
        if canvas.written is not None:
            canvas.note(spoken_card(card), Box.around(center, wide, wide * CARD_RATIO))
        if start is None or share >= 1.0:
            picture = self._ui.art.posed(card, canvas.viewport.px(wide), look, angle, stands_for=stands_for)
            canvas.picture(picture, center, "center")
            return
        twist = _TWIST if card % 2 else -_TWIST
        pose = Flight(start, place, 0.0, 1.0, spring, _ARC, twist, _SWELL).at(share)
        self._lying[card] = pose
        self._flying.append(_Flying(card, share > 0.0, pose, full * pose.scale, look, stands_for))

    def draw_flying(self, canvas: Canvas) -> None:
        """Draw the cards that are on their way, above all else."""
        flying, self._flying = self._flying, []
        self._in_air.begin(self._ui.now)
        for one in flying:
            width, angle, named = canvas.viewport.px(one.wide), one.pose.angle, one.stands_for
            posed = partial(self._ui.art.posed, one.card, width, one.look, angle, stands_for=named)
            if one.away:
                picture = self._in_air.picture(
                    one.card, one.look, (width, round(angle)), partial(posed, lifted=True, moving=True)
                )
            else:
                picture = posed()
            canvas.picture(picture, (one.pose.x, one.pose.y), "center")
        if self._hands is not None and self._lying:
            self._hands.lie(self._lying)
        self._lying = {}

    def give_back(self) -> None:
        """Let the cards go back to the table."""
        if self._hands is not None:
            self._hands.take_back()

    def fetch(self) -> None:
        """Let the cards come from the table again."""
        if self._hands is not None and self._unfolding is not None:
            self._starts = {}
            self._hands.look_again()
            self._unfolding.restart()

    def _start(self, card: Card) -> Pose | None:
        """Return where a card comes from; None where it simply lies."""
        if card not in self._starts:
            self._starts[card] = self._hands.lend(card) if self._hands is not None else None
        return self._starts[card]
