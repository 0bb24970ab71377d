"""The deck spread in a row, face down, to be cut: pointer or arrow keys part it, a press or Enter cuts it there."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame

from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose, closing, ease_in_out, ease_out
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.table.motion.felt_effects import Shuffle
from tonk.ui.widgets import Widget
from tonk.ui.widgets.base import PRESS_KEYS
from tonk.words.narration import Description, Role
from tonk.words.seals import cut_place

_GAP, _RAISED, _MOST_CARD, _SLOP = 34.0, 9.0, 118.0, 24.0
_KEYS = {pygame.K_LEFT: 1, pygame.K_RIGHT: -1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
_DEPTH, _BESIDE, _ARC, _EACH = 0.16, 0.72, 46.0, 13
_CLOSING = 26.0
"""The speed at which cards make way for another place, per second."""


class CutRibbon(Widget):
    """Shuffles a deck, spreads it with its top at the right, and gathers it again when it has been cut.

    Args:
        ui: The context of the window.
        count: The number of cards in the deck; all but the last one can be lifted.
        on_cut: Called with the number of lifted cards when the deck is whole again.

    Attributes:
        lifted: The number of cards to lift off the top, or already lifted; 0 if the deck was left uncut.
    """

    def __init__(self, ui: UiContext, count: int, on_cut: Callable[[int], None]) -> None:
        super().__init__()
        self.lifted = count // 2
        self.count, self._most = count, count - 1
        self._ui = ui
        self._on_cut = on_cut
        self._begun = ui.now
        self._cut_at: float | None = None
        self._now = self._passed = ui.now
        self._aside = [0.0] * count
        self._armed = self._done = False
        ui.sound("shuffle")

    @property
    def spread(self) -> bool:
        """Return whether the deck is ready to be cut."""
        return self._cut_at is None and self._share(self._spread_at, speeds.CUT_SPREAD) >= 1.0

    @property
    def cut(self) -> bool:
        """Return whether it has been cut."""
        return self._cut_at is not None

    def cut_here(self, lifted: int) -> None:
        """Lift this many cards, 0 for none; if pressed too early, spread the deck at once."""
        if self.cut:
            return
        if not self.spread:
            self._begun = float("-inf")
            return
        self.lifted, self._cut_at = lifted, self._now
        self._ui.sound("slide")

    def handle(self, event: Input) -> bool:
        """Choose a place, or cut there."""
        match event:
            case PointerMove(pos=pos) if self.box.inset(0, -_SLOP).contains(pos):
                self._point_at(pos)
            case PointerDown(pos=pos):
                self._point_at(pos)
                self._armed = True
            case PointerUp(pos=pos) if self._armed:
                self._armed = False
                if self.box.inset(0, -_SLOP).contains(pos):
                    self.cut_here(self.lifted)
            case PointerCancel():
                self._armed = False
            case KeyPress(ctrl=False, alt=False):
                return self._key(event)
            case _:
                return False
        return True

    @property
    def description(self) -> Description:
        """Return the place of the cut."""
        return Description("", Role.NUMBER, cut_place(self.lifted))

    def look(self) -> tuple[Hashable, ...]:
        """Return the place, and whether it can be cut there, besides what every widget shows."""
        return (*super().look(), self.lifted, self.spread, tuple(round(aside, 1) for aside in self._aside))

    def update(self, now: float) -> bool:
        """Go on with the shuffle, the spreading, the parting and the gathering."""
        seconds, self._now = now - self._now, now
        for place in range(self.count):
            goal = 0.0 if self.cut else self._goal(place)
            left = 0.0 if self.calm else closing(self._aside[place] - goal, _CLOSING, seconds)
            self._aside[place] = goal + (left if abs(left) > 0.1 else 0.0)
        moving = self.cut or not self.spread
        if self._cut_at is not None and not self._done:
            whole = speeds.CUT_APART + speeds.CUT_CLOSE + speeds.CUT_REST
            if self._share(self._cut_at, whole) >= 1.0:
                self._done = True
                self._on_cut(self.lifted)
        return super().update(now) or moving

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, the lower ones first."""
        if self._now < self._spread_at:
            for pose in self._shuffle.poses(self._now):
                draw_card(canvas, self._ui, None, pose, self._card, moving=True)
            return
        for place in self._places():
            draw_card(canvas, self._ui, None, self._pose(place), self._card, moving=self.cut)
        if self.ring and not self.cut:
            canvas.focus_ring(self._around, self.radius)

    def _places(self) -> list[int]:
        """Return the cards to draw: only a few of a pile, since all their shadows would add up to black."""
        lower, upper = list(range(self.count - self.lifted)), list(range(self.count - self.lifted, self.count))
        if self._cut_at is None or self._share(self._cut_at, speeds.CUT_APART) < 1.0:
            piled = self._cut_at is None and self._now < self._spread_at + 0.1 * self._seconds(speeds.CUT_SPREAD)
            return _few([*lower, *upper]) if piled else [*lower, *upper]
        # The lower part goes on top of the upper one.
        return [*_few(upper), *_few(lower)]

    # The cards' places, counted from the lowest, at the left.

    @property
    def _shuffle(self) -> Shuffle:
        shuffle = Shuffle.of(self._middle, self._begun)
        return replace(shuffle, seconds=self._seconds(shuffle.seconds))

    @property
    def _spread_at(self) -> float:
        """Return the time when the deck has been shuffled and begins to be spread."""
        return self._shuffle.ends

    def _seconds(self, usual: float) -> float:
        settings = self._ui.settings
        return 0.0 if settings.less_motion else speeds.at_speed(usual, settings.animation_speed)

    def _share(self, begins: float, usual: float) -> float:
        """Return the elapsed share of a time that lasts ``usual`` at speed 1."""
        seconds = self._seconds(usual)
        return min(1.0, max(0.0, (self._now - begins) / seconds)) if seconds else float(self._now >= begins)

    @property
    def _card(self) -> float:
        return min(_MOST_CARD, self.box.h / CARD_RATIO, self.box.w / 9)

    @property
    def _middle(self) -> Pose:
        return Pose(*self.box.center)

    @property
    def _step(self) -> float:
        return (self.box.w - _GAP - self._card) / (self.count - 1)

    @property
    def _around(self) -> Box:
        return Box.around(self.box.center, self.box.w, self._card * CARD_RATIO + 2 * _RAISED).inset(-6, -6)

    def _left(self, place: int) -> float:
        """Return the left edge of a card while the deck isn't parted."""
        return self.box.x + _GAP / 2 + place * self._step

    def _goal(self, place: int) -> float:
        """Return a card's shift aside, and up for lifted ones, for the place of the cut."""
        return 1.0 if place >= self.count - self.lifted else -1.0

    def _spread_pose(self, place: int) -> Pose:
        aside = self._aside[place]
        x = self._left(place) + self._card / 2 + aside * _GAP / 2
        return Pose(x, self.box.center[1] - max(0.0, aside) * _RAISED)

    def _pose(self, place: int) -> Pose:
        if self._cut_at is None:
            share = ease_out(self._share(self._spread_at, speeds.CUT_SPREAD))
            return self._deck_pose(place).towards(self._spread_pose(place), share)
        over = place < self.count - self.lifted
        part = place if over else place - (self.count - self.lifted)
        side = 0.0 if not self.lifted else (-_BESIDE if over else _BESIDE)
        pile = self._deck_pose(part).moved(side * self._card)
        apart = ease_in_out(self._share(self._cut_at, speeds.CUT_APART))
        if apart < 1.0:
            return self._spread_pose(place).towards(pile, apart)
        close = self._share(self._cut_at + self._seconds(speeds.CUT_APART), speeds.CUT_CLOSE)
        home = self._deck_pose(part + self.lifted if over else part)
        lift = _ARC * 4 * close * (1 - close) if over and self.lifted else 0.0
        return pile.towards(home, ease_in_out(close)).moved(0.0, -lift)

    def _deck_pose(self, place: int) -> Pose:
        return self._middle.moved(-_DEPTH * place, -_DEPTH * place)

    # Pointing

    def _point_at(self, pos: Point) -> None:
        if not self.cut:
            place = round((pos[0] - self._left(0)) / self._step)
            self.lifted = min(self._most, max(1, self.count - place))

    def _key(self, event: KeyPress) -> bool:
        if event.key in PRESS_KEYS:
            if not event.repeat:
                self.cut_here(self.lifted)
            return True
        if self.cut:
            return False
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.lifted = self._most if event.key == pygame.K_HOME else 1
            return True
        if event.key in _KEYS:
            self.lifted = min(self._most, max(1, self.lifted + _KEYS[event.key]))
            return True
        return False


def _few(pile: list[int]) -> list[int]:
    """Return every few cards of a pile, including its topmost one."""
    return pile[::-_EACH][::-1]
