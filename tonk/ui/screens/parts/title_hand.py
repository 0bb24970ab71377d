"""The hand of cards on the title: a Tonk, dealt card by card."""

from tonk.rules.cards import parse_card
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import Flight, Pose, ease_in_out, resting
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.parts.card_pictures import draw_card, fan
from tonk.ui.shell.context import UiContext

_FAN = tuple(parse_card(text) for text in ("KS", "QH", "JD", "QC", "KH"))
"""A Tonk: 50 on the deal."""
_BEND = 10.0
_TURNS = 0.22
"""The share of its way at which a card begins to turn over, and the share before landing at which it ends."""


class TitleHand:
    """Cards that come in face down when the title opens, and turn over on the way.

    Args:
        ui: The context of the window.

    Attributes:
        center: The middle of the middle card, in units.
        width: The width of a card, in units.
    """

    def __init__(self, ui: UiContext) -> None:
        self.center: Point = (0.0, 0.0)
        self.width = 0.0
        self._ui = ui
        self._opened = ui.now
        self._settled = False
        self._unseen = [] if ui.settings.less_motion else list(reversed(range(len(_FAN))))

    def warm(self, now: float) -> bool:
        """Draw the face of one card before it turns over; return False if all are drawn."""
        if not self._unseen or now <= self._opened:
            return bool(self._unseen)
        place = self._unseen.pop()
        pose, px = self._flights()[place].end, self._ui.viewport.px(self.width)
        self._ui.art.posed(_FAN[place], px, self._ui.look, pose.angle)
        return True

    def update(self, now: float) -> bool:
        """Return whether cards have moved until now."""
        moving = not self._settled
        self._settled = all(flight.lands <= now for flight in self._flights())
        return moving

    def _flights(self) -> list[Flight]:
        """Return the flights of the cards when the title opens: one after the other, dealt from the right."""
        poses = fan(len(_FAN), self.center, self.width, _BEND)
        settings = self._ui.settings
        if settings.less_motion:
            return [resting(pose) for pose in poses]
        view, speed = self._ui.viewport, settings.animation_speed
        dealer = view.w + self.width, self.center[1] + view.h * 0.3
        flight, stagger = speeds.at_speed(speeds.FAN_FLIGHT, speed), speeds.at_speed(speeds.DEAL_STAGGER, speed)
        return [
            Flight(Pose(*dealer, pose.angle), pose, self._opened + (place + 1) * stagger, flight, arc=view.h * 0.05)
            for place, pose in enumerate(poses)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards at their present places."""
        now = self._ui.now
        for card, flight in zip(_FAN, self._flights(), strict=True):
            share = (now - flight.begins) / flight.seconds if now < flight.lands else 1.0
            face = min(1.0, max(0.0, (share - _TURNS) / (1.0 - 2 * _TURNS)))
            pose = flight.at(now)._replace(face=ease_in_out(face))
            draw_card(canvas, self._ui, card, pose, self.width, moving=now < flight.lands)
