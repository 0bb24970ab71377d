"""A film of a hand of Tonk: a bot chooses a person's moves, and the pointer makes them as a player would.

Time is simulated, so the clip is the same on every machine.
"""

import math
from collections.abc import Iterator

import pygame

from tests.pictures.stills import Size, at_table, scene_of
from tests.ui.pilot import Pilot
from tonk.bots import make_bot
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Hit, Lay
from tonk.rules.cards import Card, Seat, cards_in
from tonk.session.match.match import Match
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.places.card_places import card_key

SHOTS_A_SECOND = 9
_STEP = 1 / SHOTS_A_SECOND
_REACH = 0.45
"""Seconds that the pointer takes to move from one place to another."""
_LOOK = 0.35
"""Seconds before the pointer starts to move."""


class Film:
    """A pilot with a pointer that moves like a player's, and the pictures taken of it.

    Args:
        match: The match, just dealt.
        size: The size of the window, in pixels.
    """

    def __init__(self, match: Match, size: Size) -> None:
        self._match = match
        settings = Settings(thinking_time="fast")
        self._pilot: Pilot = at_table(match, size, settings, dealt=True)
        self._pointer: Point = (900.0, 520.0)
        self._bot = make_bot("casual", 1)

    def shots(self, longest: float) -> Iterator[tuple[pygame.Surface, Point]]:
        """Yield the window and the pointer's place in pixels, until the hand's result has been shown.

        Args:
            longest: The most seconds of the film.
        """
        over = 0.0
        for taken, _shot in enumerate(self._hand(), 1):
            over += _STEP if self._match.hand_over else 0.0
            yield self._pilot.loop.surface, self._pilot.ui.viewport.point(self._pointer)
            if taken * _STEP >= longest or over >= 7.0:
                return

    def _hand(self) -> Iterator[None]:
        yield from self._wait(2.4)
        while True:
            position = self._match.position
            if position.to_act == 0 and not self._match.hand_over:
                yield from self._wait(_LOOK)
                yield from self._do(self._bot.choose(position.view(Seat(0))))
            yield from self._wait(_STEP)

    def _do(self, action: Action) -> Iterator[None]:
        layout = scene_of(self._pilot).board.layout
        hand = (layout.w / 2, layout.hand_y)
        stock, discards = (layout.stock.x, layout.stock.y), (layout.discards.x, layout.discards.y)
        match action:
            case Discard(card):
                yield from self._drag(self._at(card), discards)
            case Lay(cards):
                held = cards_in(cards)
                for card in held:
                    yield from self._click(self._at(card))
                yield from self._drag(self._at(held[1]), (layout.w * 0.36, layout.stock.y + 20.0))
            case Hit(cards, spread):
                yield from self._drag(self._at(cards[0]), scene_of(self._pilot).board.spread_box(spread).center)
            case _ if action == DRAW:
                yield from self._drag(stock, hand)
            case _ if action == TAKE:
                yield from self._drag(discards, hand)
            case _ if action == DROP:
                self._pilot.press(pygame.K_k)
                yield from self._wait(1.0)
                self._pilot.press(pygame.K_k)

    def _at(self, card: Card) -> Point:
        board = scene_of(self._pilot).board
        pose = board.pose_now(card_key(card))
        assert pose is not None
        return pose.x - board.layout.card_width * 0.36, pose.y + 10.0

    def _wait(self, seconds: float) -> Iterator[None]:
        for _step in range(max(1, round(seconds / _STEP))):
            self._pilot.advance(_STEP)
            yield

    def _glide(self, end: Point, *, held: bool = False) -> Iterator[None]:
        start, steps = self._pointer, max(2, round(_REACH / _STEP))
        for step in range(1, steps + 1):
            share = (1 - math.cos(math.pi * step / steps)) / 2
            self._pointer = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self._pilot.move(self._pointer, held=held)
            yield from self._wait(_STEP)

    def _click(self, at: Point) -> Iterator[None]:
        yield from self._glide(at)
        self._pilot.click(at)
        yield from self._wait(2 * _STEP)

    def _drag(self, start: Point, end: Point) -> Iterator[None]:
        yield from self._glide(start)
        self._pilot.down(start)
        yield from self._glide(end, held=True)
        self._pilot.up(end)
        yield from self._wait(_STEP)
