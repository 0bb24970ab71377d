"""Each action of the table, done by clicks alone, with the keyboard's focus, and with a game pad."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

import pygame
import pytest

from tests.ui.gamepad import VirtualPad, plugged_in
from tests.ui.table import test_playing as classic
from tests.ui.table import test_twists as twists
from tests.ui.table.seated import Seated, Undecided
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.shell.commands import PadButton
from tonk.ui.shell.focus import Described

_KEYPAD = {"left": pygame.K_KP_4, "right": pygame.K_KP_6, "up": pygame.K_KP_8, "down": pygame.K_KP_2}
_ARROWS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}
_MOST_STEPS = 14


class DevicePlayer:
    """A player with a mouse, a keyboard or a pad, who moves to a thing and presses it.

    Args:
        seated: The table.
        way: "clicks", "keys" or "pad".
        pad: The plugged-in pad, if that is the way.
    """

    def __init__(self, seated: Seated, way: str, pad: VirtualPad | None) -> None:
        self.seated, self.way, self._pad = seated, way, pad
        seated.pilot.loop._draw = lambda: None  # type: ignore[method-assign]
        seated.pilot.advance(0.1)

    def choose(self, *cards: str) -> None:
        """Choose cards of the hand."""
        for text in cards:
            if self.way == "clicks":
                self.seated.pilot.click(self.seated.at(text))
                continue
            self._reach(self._find("Your hand"))
            hand, card = self.seated.screen.board.hand, self.seated.card(text)
            for _step in range(_MOST_STEPS):
                if hand.cursor == card:
                    break
                ahead = hand.cursor is None or hand.order.index(hand.cursor) < hand.order.index(card)
                self._steer("right" if ahead else "left")
            assert hand.cursor == card
            self._confirm()

    def press(self, words: str) -> None:
        """Press the control whose name contains the words."""
        target = self._find(words)
        if self.way == "clicks":
            self.seated.pilot.click(target.box.center)
        else:
            self._reach(target)
            self._confirm()

    def answer(self, number: int) -> None:
        """Press one of the answers in place."""
        if self.way == "clicks":
            self.seated.pilot.click(self._stops[number].box.center)
            return
        for _step in range(number + 1):
            self._steer("right")
        self._confirm()

    @property
    def _stops(self) -> list[Described]:
        return [stop for group in self.seated.pilot.ui.groups for stop in group.stops]

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.seated.pilot.advance(seconds)

    def _find(self, words: str) -> Described:
        return next(stop for stop in self._stops if words in stop.description.name)

    @property
    def _focused(self) -> Described | None:
        groups = self.seated.pilot.ui.groups
        return next((group.focused for group in groups if group.focused is not None), None)

    def _reach(self, target: Described) -> None:
        """Move the focus to a target, step by step, in the direction where it lies."""
        tried: set[tuple[int, str]] = set()
        for _step in range(_MOST_STEPS):
            focused = self._focused
            if focused is target:
                return
            if focused is None:
                self._steer("up")
                continue
            (x, y), (to_x, to_y) = focused.box.center, target.box.center
            ways = ["right" if to_x > x else "left", "down" if to_y > y else "up"]
            ways = ways if abs(to_x - x) > abs(to_y - y) else ways[::-1]
            way = next((one for one in (*ways, "up", "left", "right", "down") if (id(focused), one) not in tried), "up")
            tried.add((id(focused), way))
            self._steer(way)
        raise AssertionError(target.description)

    @property
    def _at_table(self) -> bool:
        return self.seated.pilot.ui.screens.top is self.seated.screen

    def _steer(self, way: str) -> None:
        if self._pad is not None:
            self._pad.press(PadButton(way))
        else:
            self.seated.pilot.press((_KEYPAD if self._at_table else _ARROWS)[way])

    def _confirm(self) -> None:
        if self._pad is not None:
            self._pad.press(PadButton.A)
        else:
            self.seated.pilot.press(pygame.K_RETURN)


@dataclass(frozen=True)
class TableAction:
    """An action of the table.

    Attributes:
        table: The table before it.
        do: A function that does the action.
        done: A function that returns whether the action was done.
    """

    table: Callable[[], Seated]
    do: Callable[[DevicePlayer], object]
    done: Callable[[Seated], bool]


def _said(words: str) -> Callable[[Seated], bool]:
    return lambda seated: words in twists.done(seated)


def _drop(player: DevicePlayer) -> None:
    player.press("Drop")
    player.wait(0.6)
    player.press("Drop")


def _in_turn(*steps: Callable[[DevicePlayer], object]) -> Callable[[DevicePlayer], None]:
    def do(player: DevicePlayer) -> None:
        for step in steps:
            step(player)

    return do


def _press(words: str) -> Callable[[DevicePlayer], None]:
    return lambda player: player.press(words)


def _choose(*cards: str) -> Callable[[DevicePlayer], None]:
    return lambda player: player.choose(*cards)


def _answer(number: int) -> Callable[[DevicePlayer], None]:
    return lambda player: player.answer(number)


def _start() -> Seated:
    return Seated(classic.at_start(), thinker=Undecided())


def _play() -> Seated:
    return Seated(classic.in_play(), thinker=Undecided())


def _asked() -> Seated:
    return twists.seat_at(twists.asked())


def _wild() -> Seated:
    hands = [*twists.OTHERS[:2], "JS AS 8H 6H 6D"]
    return twists.seat_at(twists.in_play("4S 5S W1 2S KS X4", hands=hands))


def _skip() -> Seated:
    return twists.seat_at(twists.in_play("8C 8D B1 2S KS X4"))


TABLE_ACTIONS = {
    "draw": TableAction(_start, _press("in the stock"), lambda seated: seated.position.phase == "play"),
    "take": TableAction(_start, _press("discards"), lambda seated: "2S" in seated.hand()),
    "drop": TableAction(_start, _drop, lambda seated: seated.position.outcome is not None),
    "lay": TableAction(_play, _press("Lay spread"), lambda seated: len(seated.position.table) == 2),
    "hit": TableAction(
        _play, _in_turn(_choose("4C"), _press("5")), lambda seated: len(seated.position.table[0].cards) == 4
    ),
    "discard": TableAction(
        _play, _in_turn(_choose("KS"), _press("discards")), lambda seated: "KS" not in seated.hand()
    ),
    "wild": TableAction(
        _wild, _in_turn(_choose("4S", "5S", "W1"), _press("Lay spread"), _answer(1)), _said("lay 4S 5S W1=6S")
    ),
    "cross": TableAction(_asked, _press("Cross"), _said("cross X4")),
    "let go": TableAction(_asked, _press("Let it go"), lambda seated: not seated.screen.turns.asked),
    "skip": TableAction(_skip, _in_turn(_choose("B1"), _press("Cy"), _answer(0)), _said("skip B1 2")),
    "menu": TableAction(_play, _press("Menu"), lambda seated: isinstance(seated.pilot.ui.screens.top, PauseMenu)),
}


@pytest.mark.parametrize("way", ["clicks", "keys", "pad"])
@pytest.mark.parametrize("name", TABLE_ACTIONS)
def test_each_action_is_done_in_each_way(name: str, way: str) -> None:
    """Each action can be done in each way, by moving to its things and pressing them."""
    action = TABLE_ACTIONS[name]
    seated = action.table()
    with ExitStack() as stack:
        pad = stack.enter_context(plugged_in(seated.pilot)) if way == "pad" else None
        action.do(DevicePlayer(seated, way, pad))
        assert action.done(seated)
