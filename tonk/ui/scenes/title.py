"""The first screen: the game's name, a hand of cards, and what can be done."""

from collections.abc import Callable

import pygame

from tonk.rules.cards import parse_card
from tonk.session.match import Match
from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.card_art import RATIO
from tonk.ui.house import House
from tonk.ui.inputs import Input, Key
from tonk.ui.motion import Flight, resting
from tonk.ui.scene import Stage
from tonk.ui.scenes.backdrop import GoldLeaf, draw_emblem
from tonk.ui.scenes.cards import draw_card, fan
from tonk.ui.scenes.screen import Screen
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.phrases import joined, person

_FAN = tuple(parse_card(text) for text in ("KS", "QH", "JD", "TC", "KH"))
"""A Tonk: 50 on the deal."""
_MENU_WIDTH, _ROW, _GAP = 360.0, 54.0, 12.0
_NOTE = 52.0
_LETTERS = 128.0
_BEND = 10.0


class TitleScene(Screen):
    """Play on, new game, history, rules, settings, quit."""

    def __init__(self, stage: Stage, house: House) -> None:
        super().__init__(stage, house)
        self._name = GoldLeaf(_LETTERS)
        self._opened = stage.now
        self._settled = False
        self._fan_at = (0.0, 0.0)
        self._fan_width = 0.0
        self._name_at = (0.0, 0.0)
        self._note_box = Box(0, 0, 0, 0)
        waiting = house.waiting
        self._note = waiting_note(waiting) if waiting is not None else ""
        if waiting is not None:
            self._add(_("Play on"), house.play_on, "play", pygame.K_p, "P", primary=True)
        self._add(_("New game"), house.show_new_game, "plus", pygame.K_n, "N", primary=waiting is None)
        self._add(_("History"), house.show_history, "chart", pygame.K_h, "H")
        self._add(_("Rules"), house.show_rules, "book", pygame.K_r, "R")
        self._add(_("Settings"), house.show_settings, "sliders", pygame.K_s, "S")
        self._add(_("Quit"), house.quit, "exit", pygame.K_q, "Q")
        self.group.default = self._buttons[0]

    @property
    def _buttons(self) -> list[Button]:
        return [widget for widget in self.group.widgets if isinstance(widget, Button)]

    def _add(
        self, label: str, act: Callable[[], None], drawing: str, key: int, key_hint: str, *, primary: bool = False
    ) -> None:
        kind = "primary" if primary else "quiet"
        button = Button(label, act, kind=kind, icon=icon(drawing), key=key, key_hint=key_hint, align="left")
        self.group.add(button)

    def leave(self) -> None:
        """Esc does nothing here: a slip should not end the game."""

    def handle(self, event: Input) -> None:
        """The arrow keys find the first button when nothing has the keyboard yet."""
        if isinstance(event, Key) and event.key == pygame.K_UP and self.group.focused is None:
            self.group.focus(self._buttons[-1], show=True)
            return
        super().handle(event)

    def update(self, now: float) -> bool:
        """Let the cards come in."""
        moving = not self._settled
        self._settled = all(flight.lands <= now for flight in self._flights())
        return super().update(now) or moving

    def arrange(self, body: Box) -> None:
        """The menu at the left and the cards at the right; in a high window the cards above."""
        count = len(self._buttons)
        note = _NOTE if self._note else 0.0
        row = min(_ROW, (body.h - 230 - note) / count - _GAP)
        menu_height = count * row + (count - 1) * _GAP + note
        name_height = _LETTERS * 1.02
        if body.w >= body.h:
            whole = name_height + 30 + menu_height
            left = body.center[0] - min(body.w, 1180) / 2 + 24
            top = max(20.0, body.center[1] - whole / 2 - 10)
            right = Box(left + _MENU_WIDTH + 40, 0, body.right - left - _MENU_WIDTH - 40, body.h)
            self._fan_width = min(264.0, right.w / 3.25, body.h * 0.38)
            self._fan_at = right.center[0], body.center[1] - self._fan_width * 0.14
        else:
            self._fan_width = min(240.0, body.w / 4.4)
            fan_height = self._fan_width * (RATIO + 0.5)
            whole = fan_height + name_height + 30 + menu_height
            left = body.center[0] - _MENU_WIDTH / 2
            top = max(20.0, body.center[1] - whole / 2) + fan_height
            self._fan_at = body.center[0], top - fan_height / 2 - 30
        self._name_at = left, top
        self._place_menu(left, top + name_height + 30, row)

    def _place_menu(self, left: float, top: float, row: float) -> None:
        y = top
        for number, button in enumerate(self._buttons):
            button.box = Box(left, y, _MENU_WIDTH, row)
            y += row + _GAP
            if number == 0 and self._note:
                self._note_box = Box(left, y - _GAP + 4, _MENU_WIDTH, _NOTE)
                y += _NOTE

    def paint(self, canvas: Canvas) -> None:
        """Draw the name, the hand of cards, and what waits to be played on."""
        theme = canvas.theme
        self._draw_cards(canvas)
        name = self._name.draw(canvas, self.stage, self._name_at, "Tonk")
        draw_emblem(canvas, (name.right + 54, name.center[1] + 4), 84)
        if self._note:
            box = self._note_box
            lines = canvas.text_renderer
            for number, line in enumerate(self._note.split("\n")):
                fitting = lines.fit(line, "small", box.w - 8)
                canvas.text((box.x + 4, box.y + number * 21), fitting, "small", theme.ink_soft)

    def _flights(self) -> list[Flight]:
        """How the cards come in when the title opens: one after the other, from the right."""
        poses = fan(len(_FAN), self._fan_at, self._fan_width, _BEND)
        settings = self.stage.settings
        if settings.reduced_motion:
            return [resting(pose) for pose in poses]
        away, speed = self.stage.viewport.w, settings.animation_speed
        flight, stagger = speeds.at_speed(speeds.FAN_FLIGHT, speed), speeds.at_speed(speeds.DEAL_STAGGER, speed)
        return [
            Flight(pose.moved(dx=away), pose, self._opened + (place + 1) * stagger, flight)
            for place, pose in enumerate(poses)
        ]

    def _draw_cards(self, canvas: Canvas) -> None:
        for card, flight in zip(_FAN, self._flights(), strict=True):
            draw_card(canvas, self.stage, card, flight.at(self.stage.now), self._fan_width)


def waiting_note(match: Match) -> str:
    """What waits to be played on, in two lines: the rules and the hand, and who plays."""
    first = _("{rules}, hand {number}").format(rules=match.plan.rules.name, number=match.hand_number)
    return first + "\n" + joined([person(name) for name in match.plan.names])
