"""The end of a hand, over the table: who won, why, who pays whom, and where everybody stands."""

import pygame

from tonk.session.match import Match
from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.inputs import Input, Key, PointerDown
from tonk.ui.scene import Stage
from tonk.ui.scenes.match_end import MatchEndScene
from tonk.ui.scenes.standings import Standings
from tonk.ui.vectors import icon
from tonk.ui.viewport import Box, Viewport
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.rise import Rise
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.outcomes import outcome_reason, outcome_title, payment_lines

TOP, BOTTOM = 215.0, 190.0
"""Left free for the name plates with the hands shown, and for the hand below, where the window is high enough."""
_WIDEST, _MOST = 1180.0, 420.0
_PAD, _GAP, _BUTTONS, _BUTTON = 26.0, 30.0, 220.0, 58.0


class HandEndScene:
    """A wide, low panel; Enter goes on."""

    overlay = True

    def __init__(self, stage: Stage, house: House, match: Match) -> None:
        self._stage = stage
        self._house = house
        self._match = match
        self._opened = stage.now
        self._rise = Rise(stage)
        outcome = match.position.outcome
        if outcome is None:
            raise ValueError("the hand is not over")
        names, rules = match.plan.names, match.plan.rules
        self._title = outcome_title(outcome, names, rules)
        self._reason = outcome_reason(outcome, names, rules, stock_left=len(match.position.stock))
        self._payments = payment_lines(outcome, names, match.plan.stake) or [_("Nobody pays.")]
        self._standings = Standings.after_hand(match)
        self._words = ScrollArea(self._paint_words)
        if match.over:
            go_on = Button(
                _("See the result"), self._see_result, kind="primary", icon=icon("play"), key_hint=_("Enter")
            )
        else:
            go_on = Button(_("Next hand"), house.next_hand, kind="primary", icon=icon("play"), key_hint=_("Enter"))
        self._go_on = go_on
        self._leave = Button(_("Title"), house.show_title, icon=icon("exit"), tooltip=_("The match waits for you"))
        self._group = WidgetGroup(self._words, go_on, self._leave)
        self._group.default = go_on
        self._panel = self._middle = Box(0, 0, 0, 0)

    def handle(self, event: Input) -> None:
        """Go on, or leave by Esc; nothing on the table can be reached."""
        if isinstance(event, Key | PointerDown) and self._stage.now < self._opened + speeds.PAGE_COOLDOWN:
            return  # It was meant for the table, which this page has just covered.
        if self._group.handle(event):
            return
        if isinstance(event, Key) and not event.repeat and event.key == pygame.K_ESCAPE:
            self._leave.press()

    def update(self, now: float) -> bool:
        """Rise into place."""
        moved = self._rise.update(now)
        if moved:
            self.resized(self._stage.viewport)
        return self._group.update(now) or moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel; the table around it stays as bright as it was."""
        canvas.panel(self._panel, "raised", 16)
        self._standings.draw(canvas, self._middle)
        self._group.draw(canvas)

    def resized(self, viewport: Viewport) -> None:
        """Lie between the hands shown at the top and the hand at the bottom."""
        room = Box(0, TOP, viewport.w, viewport.h - TOP - BOTTOM)
        wide = min(_WIDEST, viewport.w - 32)
        inner = Box(0, 0, wide - 2 * _PAD, 0)
        text = self._stage.text
        column = max(_BUTTONS, self._go_on.natural_width(text), self._leave.natural_width(text))
        buttons, rest = inner.cut_right(column, _GAP)
        self._words.box, middle = rest.cut_left(rest.w * 0.47, _GAP - BAR_WIDTH)
        most = max(room.h, min(_MOST, viewport.h - 16)) - 2 * _PAD
        high = min(most, max(2 * _BUTTON + 12, self._words_height(), self._standings.height(most)))
        # Over the piles, high in the room; in a high window in the middle of it.
        middling = room.center[1] - high / 2 - _PAD
        top = max(8.0, middling if viewport.h > viewport.w else min(room.y + 4, middling))
        top = min(top, viewport.h - high - 2 * _PAD - 8) + self._rise.left
        self._panel = Box((viewport.w - wide) / 2, top, wide, high + 2 * _PAD)
        left, top = self._panel.x + _PAD, self._panel.y + _PAD
        self._words.box = Box(left, top, self._words.box.w, high)
        self._words.content_height = self._words_height()
        self._middle = Box(left + middle.x, top, middle.w, high)
        at = Box(left + buttons.x, top, buttons.w, high).centered(buttons.w, 2 * _BUTTON + 12)
        self._go_on.box, self._leave.box = at.split_rows(2, 12)

    def _see_result(self) -> None:
        self._stage.go(MatchEndScene(self._stage, self._house, self._match))

    def _paragraphs(self) -> list[tuple[str, float]]:
        """What is said below the title, and the room after it."""
        return [(self._reason, 14.0), *((line, 0.0) for line in self._payments)]

    def _words_height(self) -> float:
        text, wide = self._stage.text, self._words.inner_width
        title = text.measure(self._title, "heading", wide)[1] + 6
        return title + sum(text.measure(line, "body", wide)[1] + after for line, after in self._paragraphs())

    def _paint_words(self, canvas: Canvas, content: Box) -> None:
        theme = canvas.theme
        wide = self._words.inner_width
        y = content.y
        y += canvas.text((content.x, y), self._title, "heading", theme.gold_light, max_width=wide).h + 6
        for number, (line, after) in enumerate(self._paragraphs()):
            ink = theme.ink if number else theme.ink_soft
            y += canvas.text((content.x, y), line, "body", ink, max_width=wide).h + after
