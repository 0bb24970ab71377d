"""A small table that previews the settings: the place, the cards and, after each change, their motion."""

import math
from dataclasses import dataclass

import pygame

from tonk.rules.cards import Card, parse_card
from tonk.session.match.characters import CALM, THINKS
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Flight, Pose, resting
from tonk.ui.drawing.places.place_pictures import unpainted
from tonk.ui.drawing.shapes import rounded_off
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.card_pictures import PIVOT, draw_card, fan
from tonk.ui.shell.context import UiContext
from tonk.ui.table.places.layout import CARD_WIDTHS
from tonk.words import _

_HELD = tuple(parse_card(text) for text in ("7C", "QD", "9H", "KS"))
_DRAWN, _THROWN = 3, 1
"""The places of the held cards that are drawn and discarded in the preview."""
_TOP, _UNDER = parse_card("4S"), parse_card("JH")
_RUN = tuple(parse_card(text) for text in ("5D", "6D", "7D"))
_CAPTION = 40.0
_BEND, _CLOSER, _FLAT = 5.8, 4.5, 3.2
"""The degrees between two cards of the hand, and their pivots' additional distances compared with the title's."""
_PILE, _SPREAD, _OTHER = 0.78, 0.62, 0.5
"""The sizes of cards on the table, relative to those in the hand."""
_OTHERS = 4
_ACROSS = 4.3
"""The width of the felt that the hand needs, in the largest cards, each of which shows all its signs."""
_OTHER_NAME = BOT_NAMES[0]


@dataclass(frozen=True, slots=True)
class _PreviewLeg:
    """A part of a card's way."""

    card: Card
    flight: Flight


class Preview:
    """A hand, the piles, a spread and another player's cards. Nothing moves until something is changed.

    Args:
        ui: The context of the window.
    """

    def __init__(self, ui: UiContext) -> None:
        self._ui = ui
        self._began: float | None = None
        self._played: set[str] = set()
        self._rested = True
        self._ground: tuple[pygame.Surface, int, pygame.Surface] | None = None

    def replay(self) -> None:
        """Draw a card, discard one, and let another player think and take it."""
        self._began, self._rested = self._ui.now, False
        self._played = set()

    def update(self, now: float) -> bool:
        """Go on to ``now``; return True if it must be redrawn."""
        moving = not self._rested
        if self._began is not None:
            plan = _Times(self._began, self._ui.settings)
            for name, at in plan.noises:
                if at <= now and name not in self._played:
                    self._played.add(name)
                    self._ui.sound(name)
            self._rested = now >= plan.over
            if self._rested:
                self._began = None
        return moving

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw the table into a box."""
        ui, theme = self._ui, canvas.theme
        place = ui.settings.place if ui.settings.place != "rules" else ui.place
        line, table = box.cut_bottom(_CAPTION)
        canvas.panel(box)
        if self._draw_ground(canvas, table, place):
            with canvas.clipped(table):
                self._draw_table(canvas, table)
        sentence = _("{name} lays a run, {run}").format(name=_OTHER_NAME, run="5-6-7♦")
        canvas.line_of_text(line.inset(12, 0), sentence, "body", theme.ink, "center")
        canvas.rounded(box, (0, 0, 0, 0), border=theme.panel_border, border_width=1.5)

    def _draw_ground(self, canvas: Canvas, box: Box, place: str) -> bool:
        """Draw the place with round corners, from one cached copy; return False while it is being painted."""
        size = canvas.viewport.rect(box).size
        picture = self._ui.place_picture(place, size)
        radius = canvas.viewport.px(canvas.theme.radius)
        if self._ground is None or self._ground[:2] != (picture, radius):
            self._ground = (picture, radius, rounded_off(picture, radius))
        canvas.picture(self._ground[2], (box.x, box.y))
        return picture is not unpainted(size)

    def _draw_table(self, canvas: Canvas, felt: Box) -> None:
        width = self._card_width(felt)
        high = width * CARD_RATIO
        hand_y = felt.bottom - high * 0.5 - 24
        middle_y = (felt.y + 28 + high * _OTHER + hand_y - high * 0.5) / 2
        stock = Pose(felt.center[0] - width * 0.95, middle_y, 0.0, 0.0, _PILE)
        discards = Pose(felt.center[0] - width * 0.02, middle_y, -3.0, 1.0, _PILE)
        others = _others(felt, width)
        face = _face(self._ui, canvas.viewport.px(width * 0.62), thinks=self._thinks())
        canvas.picture(face, (others[0].x - width * 0.78, others[0].y - 2), "center")
        for pose in others:
            self._card(canvas, None, pose, width)
        for step in range(3):
            self._card(canvas, None, stock.moved(-1.2 * step, -1.6 * step), width)
        self._card(canvas, _UNDER, discards.moved(-3, 2), width)
        for place, card in enumerate(_RUN):
            at = Pose(felt.center[0] + width * (0.98 + place * 0.249), middle_y + 4, 0.0, 1.0, _SPREAD)
            self._card(canvas, card, at, width)
        self._draw_movers(canvas, felt, width, hand_y, (stock, discards, others[-1]))

    def _thinks(self) -> bool:
        """Return whether it is the other player's turn."""
        if self._began is None:
            return False
        plan = _Times(self._began, self._ui.settings)
        return plan.throws + plan.throw <= self._ui.now < plan.takes

    def _draw_movers(
        self, canvas: Canvas, felt: Box, width: float, hand_y: float, places: tuple[Pose, Pose, Pose]
    ) -> None:
        """Draw the hand, and cards on their way between it, the piles and the other player."""
        stock, discards, other = places
        now, began = self._ui.now, self._began
        before = self._hand_poses(len(_HELD) - 1, felt, width, hand_y)
        after = self._hand_poses(len(_HELD), felt, width, hand_y)
        if began is None:
            self._card(canvas, _TOP, discards, width)
            for card, pose in zip(_HELD, after, strict=True):
                self._card(canvas, card, pose, width)
            return
        plan, fades = _Times(began, self._ui.settings), self._ui.settings.less_motion
        thrown, drawn = _HELD[_THROWN], _HELD[_DRAWN]
        self._card(canvas, _TOP, discards, width)
        kept = [card for card in _HELD if card not in (thrown, drawn)]
        # The rest of the hand makes room for the drawn card, then closes up.
        final = dict(zip([card for card in _HELD if card != thrown], before, strict=True))
        first = dict(zip([card for card in _HELD if card != drawn], before, strict=True))
        wide = dict(zip(_HELD, after, strict=True))
        for card in kept:
            opens = Flight(first[card], wide[card], plan.draws, plan.draw)
            closes = Flight(wide[card], final[card], plan.throws, plan.throw)
            self._card(canvas, card, (closes if now >= plan.throws else opens).at(now), width)
        ways = (
            _PreviewLeg(drawn, Flight(stock, wide[drawn], plan.draws, plan.draw, arc=width * 0.2)),
            _PreviewLeg(drawn, Flight(wide[drawn], final[drawn], plan.throws, plan.throw)),
            _PreviewLeg(thrown, Flight(first[thrown], wide[thrown], plan.draws, plan.draw)),
            _PreviewLeg(thrown, Flight(wide[thrown], discards, plan.throws, plan.throw)),
            _PreviewLeg(thrown, Flight(discards, other, plan.takes, plan.take, arc=width * 0.15)),
        )
        for card in (drawn, thrown):
            flight = _current([way.flight for way in ways if way.card == card], now)
            self._moving(canvas, card, flight, width, fades=fades)

    def _hand_poses(self, count: int, felt: Box, width: float, y: float) -> list[Pose]:
        """Return the poses of a held hand, as flat as at the table; cards cover their neighbours' second indices."""
        step = (felt.w - width * 1.3) / (len(_HELD) - 1)
        most = _CLOSER if self._ui.look.face == "both" else _BEND
        bend = min(most, math.degrees(max(0.0, step) / (PIVOT * _FLAT * width)))
        return fan(count, (felt.center[0], y), width * _FLAT, bend)

    def _moving(self, canvas: Canvas, card: Card, flight: Flight, width: float, *, fades: bool) -> None:
        """Draw a card on its way; with reduced motion it fades in at its new place."""
        now = self._ui.now
        if fades and flight.begins <= now < flight.lands:
            share = (now - flight.begins) / max(1e-6, flight.seconds)
            self._card(canvas, card, flight.start, width, alpha=round(255 * (1 - share)))
            self._card(canvas, card, flight.end, width, alpha=round(255 * share))
        else:
            self._card(canvas, card, flight.at(now), width, moving=flight.begins <= now < flight.lands)

    def _card(
        self, canvas: Canvas, card: Card | None, pose: Pose, width: float, *, moving: bool = False, alpha: int = 255
    ) -> None:
        draw_card(canvas, self._ui, card, pose, width, moving=moving, alpha=alpha)

    def _card_width(self, felt: Box) -> float:
        """Return the cards' width, as at the table if the largest ones fit."""
        most = max(CARD_WIDTHS.values())
        room = min(1.0, felt.h / (most * CARD_RATIO * 2.75), felt.w / (most * _ACROSS))
        return CARD_WIDTHS[self._ui.settings.card_size] * room


def _face(ui: UiContext, size_px: int, *, thinks: bool) -> pygame.Surface:
    """Return the picture of the other player, who thinks on her turn."""
    return ui.portraits.picture(_OTHER_NAME, THINKS if thinks else CALM, size_px)


class _Times:
    """The times of a preview that began at a moment."""

    def __init__(self, began: float, settings: Settings) -> None:
        fades, speed = settings.less_motion, settings.animation_speed

        def lasts(seconds: float) -> float:
            return speeds.FADE if fades else speeds.at_speed(seconds, speed)

        self.draw, self.throw, self.take = lasts(speeds.DRAW), lasts(speeds.DISCARD), lasts(speeds.TAKE)
        self.draws = began + speeds.PREVIEW_BEGINS
        self.throws = self.draws + self.draw + speeds.PREVIEW_PAUSE
        self.takes = self.throws + self.throw + speeds.THINKING[settings.thinking_time]
        self.over = self.takes + self.take
        self.noises = (("flick", self.draws), ("place", self.throws + self.throw), ("slide", self.takes))


def _current(flights: list[Flight], now: float) -> Flight:
    """Return the last flight that has begun, or the first one."""
    begun = [flight for flight in flights if flight.begins <= now]
    return begun[-1] if begun else resting(flights[0].start)


def _others(felt: Box, width: float) -> list[Pose]:
    """Return the poses of another player's cards, at the top."""
    y, step = felt.y + width * CARD_RATIO * _OTHER * 0.5 + 28, width * _OTHER * 0.42
    middle = (_OTHERS - 1) / 2
    return [Pose(felt.center[0] + (n - middle) * step, y, (middle - n) * -3.0, 0.0, _OTHER) for n in range(_OTHERS)]
