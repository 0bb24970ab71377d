"""The eyes of the people at the table: they blink, and follow the card in play or the player to act."""

import math
from collections.abc import Sequence
from dataclasses import replace

from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import CALM, WAITS
from tonk.session.match.plan import Player
from tonk.ui.drawing import speeds
from tonk.ui.drawing.blinking import next_change, shut
from tonk.ui.drawing.portrait_layers import STRAIGHT, Look
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.viewport import Point
from tonk.ui.table.board import Board
from tonk.ui.table.players.player_standings import PlayerStanding, mood_of

_AHEAD = 0.38
"""The part of a direction (1 for straight along an axis) below which eyes do not turn along the axis."""


def with_eyes(portraits: Portraits, players: Sequence[Player]) -> list[str]:
    """Return the names of players, seat by seat: empty for those with a letter as a face."""
    return [player.name if portraits.portrait_of(player.name, is_person=player.is_person) else "" for player in players]


class Glances:
    """The eyes of everybody at a table.

    Args:
        board: The cards.
        eyes: The names of the players, seat by seat; empty for a picture without eyes.
    """

    def __init__(self, board: Board, eyes: Sequence[str]) -> None:
        self._board = board
        self._eyes = tuple(eyes)
        self._looks: tuple[Look, ...] = (STRAIGHT,) * len(eyes)
        self._open = self._looks
        self._turned = -math.inf
        self._seen_from: tuple[object, ...] = ()
        self._seen: tuple[PlayerStanding, ...] = ()

    def update(self, now: float) -> bool:
        """Look around as of ``now``; return True if any eyes have moved."""
        looks = (STRAIGHT,) * len(self._eyes) if self._board.pace.reduced else self._looks_at(now)
        changed, self._looks = looks != self._looks, looks
        return changed

    def wakes_at(self, now: float) -> float:
        """Return the time of the next blink's start or end, if nothing happens at the table."""
        names = [name for name in self._eyes if name]
        return math.inf if self._board.pace.reduced or not names else next_change(names, now)

    def seen(self, standings: Sequence[PlayerStanding]) -> list[PlayerStanding]:
        """Return the plates with their people's eyes; those who think, laugh or sulk look elsewhere."""
        seen_from = self._board.seen, self._looks, standings
        if self._seen_from != seen_from:
            self._seen_from, self._seen = seen_from, self._with_looks(standings)
        return list(self._seen)

    def _with_looks(self, standings: Sequence[PlayerStanding]) -> tuple[PlayerStanding, ...]:
        view, found = self._board.seen, []
        for seat, standing in by_seat(standings):
            look, mood = self._looks[seat], mood_of(view, seat, thinks=standing.thinks)
            found.append(replace(standing, look=look if mood in (CALM, WAITS) else Look(shut=look.shut)))
        return tuple(found)

    def _looks_at(self, now: float) -> tuple[Look, ...]:
        if abs(now - self._turned) >= speeds.GLANCE:
            self._turned, point = now, self._point(now)
            self._open = tuple(self._towards(seat, point) if name else STRAIGHT for seat, name in by_seat(self._eyes))
        return tuple(
            look._replace(shut=True) if name and shut(name, now) else look
            for look, name in zip(self._open, self._eyes, strict=True)
        )

    def _point(self, now: float) -> Point | None:
        """Return the focus of attention: the moving card, or the player to act."""
        board, view = self._board, self._board.seen
        if board.reveals.dealing(now) or view.outcome is not None:
            return None
        flying = board.sprites.flying(now)
        if flying is not None:
            return flying.x, flying.y
        return board.layout.portrait(view.to_act).center if view.to_act >= 0 else None

    def _towards(self, seat: Seat, point: Point | None) -> Look:
        """Return the look of a seat at a point; its own point is the cards in its hand."""
        if point is None:
            return STRAIGHT
        box = self._board.layout.portrait(seat)
        x, y = point[0] - box.center[0], point[1] - box.center[1]
        far = math.hypot(x, y)
        if far < box.w:
            return Look(down=1)
        return Look(_step(x / far), _step(y / far))


def _step(part: float) -> int:
    return 0 if abs(part) < _AHEAD else int(math.copysign(1, part))
