"""The end of a hand, over the table: who won, why, who pays whom, and where everybody stands.

The page can be folded to a strip between the spreads and the hand, so that the whole table can be looked at.
"""

import pygame

from tonk.session.match import Match
from tonk.ui import speeds
from tonk.ui.canvas import Canvas
from tonk.ui.house import House
from tonk.ui.inputs import Input, Key, PointerDown
from tonk.ui.scene import Stage
from tonk.ui.scenes.match_end import MatchEndScene
from tonk.ui.scenes.standings import Standings
from tonk.ui.table.layout import PROMPT_HEIGHT, SIDE, TableLayout, card_width
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
_BETWEEN = 12.0
_STRIP_WIDEST, _STRIP_PAD, _STRIP_GAP = 860.0, 6.0, 10.0
_STRIP_SHARE = 0.3
"""The share of the strip that a button may take."""
_STYLES = ("heading", "strong", "small")


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
        go_on, then = (_("Final standings"), self._see_result) if match.over else (_("Next hand"), house.next_hand)
        self._go_on = Button(go_on, then, kind="primary", icon=icon("play"))
        self._fold = Button(_("Show the table"), self._fold_or_unfold)
        self._leave = Button(_("Main menu"), house.show_title, icon=icon("exit"), tooltip=_("The match waits for you"))
        self._group = WidgetGroup(self._words, self._go_on, self._fold, self._leave)
        self._group.default = self._go_on
        self._folded = False
        self._panel = self._middle = Box(0, 0, 0, 0)

    def handle(self, event: Input) -> None:
        """Go on, or leave (unfold the page first) by Esc; nothing on the table can be reached."""
        if isinstance(event, Key | PointerDown) and self._stage.now < self._opened + speeds.PAGE_COOLDOWN:
            return  # It was meant for the table, which this page has just covered.
        if self._group.handle(event):
            return
        if isinstance(event, Key) and not event.repeat and event.key == pygame.K_ESCAPE:
            (self._fold if self._folded else self._leave).press()

    def update(self, now: float) -> bool:
        """Rise into place."""
        moved = self._rise.update(now)
        if moved:
            self.resized(self._stage.viewport)
        return self._group.update(now) or moved

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel; the table around it stays as bright as it was."""
        canvas.panel(self._panel, "raised", 16)
        if self._folded:
            self._draw_title(canvas, self._middle)
        else:
            self._standings.draw(canvas, self._middle)
        self._group.draw(canvas)

    def resized(self, viewport: Viewport) -> None:
        """Lie between the hands shown at the top and the hand at the bottom."""
        if self._folded:
            self._arrange_strip(viewport)
        else:
            self._arrange_page(viewport)

    def _draw_title(self, canvas: Canvas, room: Box) -> None:
        """In one line and as large as the room allows, else in two small ones."""
        text, ink = canvas.text_renderer, canvas.theme.gold_light
        style = next((one for one in _STYLES if text.measure(self._title, one)[0] <= room.w), _STYLES[-1])
        if text.measure(self._title, style, room.w)[1] <= room.h:
            canvas.text((room.x, room.center[1]), self._title, style, ink, anchor="midleft", max_width=room.w)
        else:
            canvas.line_of_text(room, self._title, style, ink)

    def _fold_or_unfold(self) -> None:
        """Make way for the table, or come back. The keyboard goes to what goes on, so that Enter does."""
        self._folded = not self._folded
        self._fold.label = _("Show the result") if self._folded else _("Show the table")
        self._words.visible = self._leave.visible = not self._folded
        self._group.focus(self._go_on)
        self.resized(self._stage.viewport)

    def _arrange_strip(self, viewport: Viewport) -> None:
        """Lie where the line of words above the hand is during play: spreads end above it, and cards begin below."""
        card = card_width(self._stage.settings.card_size, viewport.w)
        layout = TableLayout(viewport.w, viewport.h, card, self._match.position.seats, 0, shown=True)
        top, bottom = layout.prompt_y - PROMPT_HEIGHT / 2, layout.hand_y - layout.card_height / 2
        wide = min(_STRIP_WIDEST, viewport.w - 2 * SIDE + 32)
        self._panel = Box((viewport.w - wide) / 2, top, wide, bottom - top - _STRIP_PAD)
        rest = self._panel.inset(_STRIP_PAD)
        if self._go_on.natural_width(self._stage.text) > wide * _STRIP_SHARE:
            self._go_on.key_hint = ""  # Its label needs the room.
        for button in (self._go_on, self._fold):
            natural = button.natural_width(self._stage.text)
            button.box, rest = rest.cut_right(min(natural, wide * _STRIP_SHARE), _STRIP_GAP)
        self._middle = rest.inset(_STRIP_GAP, -_STRIP_PAD / 2)

    def _arrange_page(self, viewport: Viewport) -> None:
        room = Box(0, TOP, viewport.w, viewport.h - TOP - BOTTOM)
        wide = min(_WIDEST, viewport.w - 32)
        inner = Box(0, 0, wide - 2 * _PAD, 0)
        text = self._stage.text
        self._go_on.key_hint = _("Enter")
        pressed = (self._go_on, self._fold, self._leave)
        column = max(_BUTTONS, *(button.natural_width(text) for button in pressed))
        buttons, rest = inner.cut_right(column, _GAP)
        self._words.box, middle = rest.cut_left(rest.w * 0.47, _GAP - BAR_WIDTH)
        most = max(room.h, min(_MOST, viewport.h - 16)) - 2 * _PAD
        high = min(most, max(3 * _BUTTON + 2 * _BETWEEN, self._words_height(), self._standings.height(most)))
        # Over the piles, high in the room; in a high window in the middle of it.
        middling = room.center[1] - high / 2 - _PAD
        top = max(8.0, middling if viewport.h > viewport.w else min(room.y + 4, middling))
        top = min(top, viewport.h - high - 2 * _PAD - 8) + self._rise.left
        self._panel = Box((viewport.w - wide) / 2, top, wide, high + 2 * _PAD)
        left, top = self._panel.x + _PAD, self._panel.y + _PAD
        self._words.box = Box(left, top, self._words.box.w, high)
        self._words.content_height = self._words_height()
        self._middle = Box(left + middle.x, top, middle.w, high)
        at = Box(left + buttons.x, top, buttons.w, high).centered(buttons.w, 3 * _BUTTON + 2 * _BETWEEN)
        for button, box in zip(pressed, at.split_rows(3, _BETWEEN), strict=True):
            button.box = box

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
