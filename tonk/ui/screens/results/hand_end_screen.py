"""The end of a hand, over the table: the winner, the reason, the payments or points, and the standings.

The page can be folded to a strip between the spreads and the hand, to show the whole table.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from tonk.rules.cards import FIRST_SEAT
from tonk.session.deals.coded_records import code_of_record
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import faded, moved
from tonk.ui.drawing.kept_strokes import KeptStrokes
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.copying import code_button
from tonk.ui.screens.results.after_hand import after_hand
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.hand_bodies import body_of
from tonk.ui.screens.results.headline import Headline
from tonk.ui.screens.results.landings import Landings
from tonk.ui.screens.results.opening import Opening, Part
from tonk.ui.screens.results.result_head import ResultHead
from tonk.ui.screens.results.said_below import SaidBelow
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerDown
from tonk.ui.shell.routes import LendsHands, NextSteps
from tonk.ui.shell.services import Services
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TableLayout, card_width
from tonk.ui.widgets import Button, ScrollArea, WidgetGroup
from tonk.ui.widgets.button import widths_in_row
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.table.outcomes import outcome_reason, outcome_title

_HIGHEST, _MARGIN = 760.0, 12.0
_PAD, _GAP, _BUTTON, _BETWEEN = 24.0, 12.0, 56.0, 10.0
_OVER = 16.0
"""The part of the margin above the page that the head in a medal reaches."""
_LOW = 680.0
"""The height of a window, in units, below which everything is tight and words are smaller."""
_HEAD_GAP, _WORDS_GAP, _NEAR = 10.0, 12.0, 0.01
_LEAST_SAID = 300.0
_STRIP_WIDEST, _STRIP_PAD, _STRIP_GAP = 860.0, 6.0, 10.0
_STRIP_SHARE = 0.3
"""The greatest share of the strip for a button."""
_DIM_STEPS, _FADE_STEPS, _DARKEST = 3, 5, 1.34
"""The steps in which the room dims, those in which words come, and how dark the table gets, of which only slivers are
seen beside the page: darker than behind other pages."""
_STYLES = ("heading", "strong", "small")
_ROUND, _INLAY, _LIT_HIGH, _LIT, _LINE = 18.0, 7.0, 0.3, 0.2, 0.45
"""The page's corner radius, the inlaid line's distance from its edge, the share of its height lit from above, the
greatest share of gold in that light, and the opacity of the inlaid line."""


class HandEndScreen:
    """The winner and the reason, everybody's gains (`hand_bodies`), and the ways on; Enter goes on.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        match: The match or practice hand.
        onward: The ways on from here; None for those after a hand of a match.
        lesson: The lesson of the moment, shown below everything else; may be empty.
        below: Takes input for the table while that is visible; returns True if it was used.
        hands: The table, which lends its cards to the page; None if they simply lie on it.
    """

    least_page = (640.0, 480.0)
    opens_at = (0.5, 1.0)
    overlay = True

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        match: TableGame,
        onward: NextSteps | None = None,
        *,
        lesson: str = "",
        below: Callable[[Input], bool] = lambda _event: False,
        hands: LendsHands | None = None,
    ) -> None:
        self._ui = ui
        self._match = match
        self._opened = ui.now
        self._opening = Opening(ui)
        outcome = match.position.outcome
        if outcome is None:
            raise ValueError("the hand is not over")
        names, rules = match.plan.table_names, match.plan.rules
        self._title = outcome_title(outcome, names, rules)
        self._reason = outcome_reason(outcome, names, rules, stock_left=len(match.position.stock))
        self._body = body_of(ui, match, outcome, hands)
        self._landings = Landings(ui, self._body.unfolding, self._body.times)
        helped = match.assisted and not match.practice
        self._body.sentences += (
            [_("You had help, so this hand is counted separately in the statistics.")] if helped else []
        )
        self._body.sentences += [lesson] if lesson else []
        self._below = below
        self._head = ResultHead(ui, match, outcome, self._title, self._reason, self._body.cards, self._body.times.medal)
        self._headline = Headline(self._head, self._body.cards, self._body.times)
        self._page = ScrollArea(self._paint)
        onward = onward or after_hand(ui, services, match)
        self._go_on, self._leave, self._others = onward.go_on, onward.leave, onward.others
        code = code_of_record(match.record())
        if code:
            self._others = (code_button(ui, code), *self._others)
        self._words = SaidBelow(ui, self._body.sentences, code)
        self._fold = Button(_("Show the table"), self._fold_or_unfold)
        self._group = WidgetGroup(self._page, self._go_on, self._fold, *reversed(self._others), self._leave)
        self._group.default = self._go_on
        self._folded = self._tight = False
        self._panel = self._middle = self._said = self._head_box = Box(0, 0, 0, 0)

    def handle(self, event: Input) -> None:
        """Go on, or leave by Esc (unfold the page first); nothing on the table can be reached."""
        if (isinstance(event, KeyPress) and not event.repeat) or isinstance(event, PointerDown):
            self._body.unfolding.skip()
        if isinstance(event, KeyPress | PointerDown) and self._ui.now < self._opened + speeds.PAGE_COOLDOWN:
            return  # It was meant for the table, which this page has just covered.
        if self._group.handle(event):
            if self._ui.screens.top is not self:
                self._group.focus(self._go_on)  # Enter goes on once an opened page is closed
            return
        if self._folded and self._below(event):
            return
        if isinstance(event, KeyPress) and not event.repeat and event.key == pygame.K_ESCAPE:
            (self._fold if self._folded else self._leave).press()

    @property
    def cards(self) -> Arrivals:
        """Return its cards, some of which may still be on their way."""
        return self._body.cards

    def announced(self) -> Sequence[str]:
        """Return the winner, the reason, and the payments; the hands are read with the page."""
        return [self._title, self._reason, *self._body.sentences]

    def update(self, now: float) -> bool:
        """Open, and fetch everything from the table that belongs on the page."""
        shown = not self._folded and self._body.unfolding.update(now)
        self._landings.update()
        opened = self._opening.update()
        self._group.follow_screen(self._ui, self)
        return self._group.update(now) or shown or opened

    def wakes_at(self, now: float) -> float:  # noqa: ARG002 - only an input changes it
        """Return ``math.inf`` (`Screen`)."""
        return math.inf

    def draw(self, canvas: Canvas) -> None:
        """Draw the page over the darkened table; folded, it leaves the table as bright as it was."""
        if self._folded:
            canvas.panel(self._panel, "raised", 16)
            _draw_title(canvas, self._title, self._middle)
            self._group.draw(canvas)
            return
        canvas.dim(self._dim)
        ground = self.opened.move(*self._headline.jolt(canvas.viewport.scale))
        coming = _opacity(self._body.cards, self._body.times.struck)
        canvas.kept("ground of a result", (ground,), partial(_draw_ground, canvas, ground))
        with moved(canvas, (ground.x - self._panel.x, ground.y - self._panel.y)):
            if self._opening.over and (canvas.written is not None or coming >= 1.0):
                self._group.draw(canvas)
            else:
                self._page.draw(canvas)
                _draw_coming(canvas, (self._go_on, self._fold, *self._others, self._leave), coming)
        if self._opening.come(Part.WORDS):
            with faded(canvas, self._saying):
                self._words.draw(canvas, self._said, tight=self._tight)
        self._body.cards.draw_flying(canvas)
        if not self._body.unfolding.over and self._opening.come(Part.HEAD):
            with saying(canvas, self._head_box, str):
                self._headline.draw(canvas, self._head_box, tight=self._tight)
                if self._saying > 0.0:
                    with faded(canvas, self._saying):
                        self._head.draw_reason(canvas, self._head_box, tight=self._tight)

    @property
    def opened(self) -> Box:
        """Return the place of the page, which rises whole from below the window, by whole pixels."""
        panel, viewport, rising = self._panel, self._ui.viewport, self.cards.share(0.0, speeds.RESULT_OPENS)
        lower = (viewport.h - panel.y) * (1.0 - ease_out(rising))
        return panel.move(0.0, round(lower * viewport.scale) / viewport.scale)

    @property
    def _saying(self) -> float:
        """Return the opacity of the reason and the words below, in a few steps; they come with the winner's face."""
        return _opacity(self._body.cards, self._body.times.says)

    @property
    def _dim(self) -> float:
        """Return the darkness of the room, from its earlier value on, in a few steps."""
        before, rising = self.cards.dimmed, self.cards.share(0.0, speeds.RESULT_OPENS)
        return before + (_DARKEST - before) * math.ceil(rising * _DIM_STEPS) / _DIM_STEPS

    def resized(self, viewport: Viewport) -> None:
        """Place it between the hands shown at the top and the hand at the bottom."""
        if self._folded:
            self._arrange_strip(viewport)
        else:
            self._arrange_page(viewport)

    def _fold_or_unfold(self) -> None:
        """Make way for the table, or return. The keyboard goes to the button that goes on, so that Enter does."""
        self._folded = not self._folded
        cards = self._body.cards
        (cards.give_back if self._folded else cards.fetch)()
        self._fold.label = _("Show the result") if self._folded else _("Show the table")
        for one in (self._page, self._leave, *self._others):
            one.visible = not self._folded
        self._group.focus(self._go_on)
        self.resized(self._ui.viewport)

    def _arrange_strip(self, viewport: Viewport) -> None:
        """Place the strip at the line of words above the hand: spreads end above it, and cards begin below."""
        card = card_width(self._ui.settings.card_size, viewport.w)
        layout = TableLayout(viewport.w, viewport.h, card, self._match.position.seats, FIRST_SEAT, shown=True)
        top, bottom = layout.prompt_y - PROMPT_HEIGHT / 2, layout.hand_y - layout.card_height / 2
        wide = min(_STRIP_WIDEST, viewport.w - 2 * layout.edges.side + 16)
        self._panel = Box((viewport.w - wide) / 2, top, wide, bottom - top - _STRIP_PAD)
        rest = self._panel.inset(_STRIP_PAD)
        if self._go_on.natural_width(self._ui.text) > wide * _STRIP_SHARE:
            self._go_on.key_hint = ""  # Its label needs the room.
        for button in (self._go_on, self._fold):
            natural = button.natural_width(self._ui.text)
            button.box, rest = rest.cut_right(min(natural, wide * _STRIP_SHARE), _STRIP_GAP)
        self._middle = rest.inset(_STRIP_GAP, -_STRIP_PAD / 2)

    def _arrange_page(self, viewport: Viewport) -> None:
        """Place the page at its preferred size; if it doesn't fit, tight; if that doesn't fit either, scrolling."""
        self._tight = viewport.h < _LOW
        self._fill_page(viewport)
        if self._page.overflow and not self._tight:
            self._tight = True
            self._fill_page(viewport)

    def _fill_page(self, viewport: Viewport) -> None:
        """Place title and players above, payments and buttons below, in the middle of the window."""
        wide = min(self._body.widest, viewport.w - 2 * _MARGIN)
        most = min(_HIGHEST, viewport.h - 2 * _MARGIN) - 2 * _PAD
        inner = wide - 2 * _PAD
        self._go_on.key_hint = "" if self._tight else pygame.K_RETURN
        rows = self._rows_of_buttons(inner)
        said = inner - sum(rows[0].values()) - (len(rows[0]) - 1) * _BETWEEN - _GAP
        buttons = len(rows) * (_BUTTON + _BETWEEN) - _BETWEEN
        # The words are above the buttons if there is no room beside them, or so little that they would tower.
        beside = max(_BUTTON, self._words.height(said, tight=self._tight))
        above = self._words.height(inner, tight=self._tight) + buttons + _GAP
        below = len(rows) > 1 or said < _LEAST_SAID or above < beside
        words = self._words.height(inner if below else said, tight=self._tight)
        foot = above if below else beside
        page = self._page_height(inner, most - foot - _WORDS_GAP - _NEAR)
        seen = min(page, most - foot - _WORDS_GAP)
        high = seen + _WORDS_GAP + foot
        top = (viewport.h - high) / 2 - _PAD
        self._panel = Box((viewport.w - wide) / 2, top, wide, high + 2 * _PAD)
        left, top = self._panel.x + _PAD, self._panel.y + _PAD
        self._page.box = Box(left, top - _OVER, inner + BAR_WIDTH + 4, seen + _OVER)
        self._page.content_height = page + _OVER
        self._body.cards.seen = self._page.box if self._page.overflow else None
        self._head_box = Box(left, top, inner, self._head.height(inner, tight=self._tight))
        bottom = Box(left, self._page.box.bottom + _WORDS_GAP, inner, foot)
        room = bottom.cut_bottom(buttons)[0] if below else bottom
        self._said = bottom.cut_top(words)[0] if below else bottom.cut_left(said)[0]
        for widths in reversed(rows):
            row, room = room.cut_bottom(_BUTTON, _BETWEEN) if below else (room, room)
            for button, natural in reversed(widths.items()):
                button.box, row = row.cut_right(natural, _BETWEEN)
                button.box = button.box.centered(natural, _BUTTON)

    def _rows_of_buttons(self, inner: float) -> list[dict[Button, float]]:
        """Return the buttons with their widths: in one row, or in two if that is too narrow for their words."""
        aside, onward = [self._leave, *self._others], [self._fold, self._go_on]
        one = [*aside, *onward]
        widths = widths_in_row(one, self._ui.text, inner, _BETWEEN, self._others)
        if sum(widths) + (len(one) - 1) * _BETWEEN <= inner + _NEAR:
            return [dict(zip(one, widths, strict=True))]
        return [
            dict(zip(row, widths_in_row(row, self._ui.text, inner, _BETWEEN, self._others), strict=True))
            for row in (aside, onward)
        ]

    def _page_height(self, wide: float, room: float) -> float:
        """Return the height of the head and the body, at least as much as they need."""
        head = self._head.height(wide, tight=self._tight) + _HEAD_GAP
        return head + self._body.height(wide, room - head, tight=self._tight)

    def _paint(self, canvas: Canvas, content: Box) -> None:
        """Draw the title, the reason, and the body below them."""
        wide = self._panel.w - 2 * _PAD
        content = content.cut_top(_OVER)[1]
        high = self._head.height(wide, tight=self._tight)
        head, tight = Box(content.x, content.y, wide, high), self._tight
        if self._opening.come(Part.HEAD):
            self._head.draw(canvas, head, tight=tight, news=self._body.unfolding.over)
        room = content.cut_top(high + _HEAD_GAP)[1]
        self._body.draw(canvas, Box(content.x, room.y, wide, room.h), tight=self._tight, part=self._opening.part)


def draw_page_ahead(ui: UiContext, services: Services, match: TableGame, onward: NextSteps | None) -> Iterator[object]:
    """Draw the page part by part, and then card by card, one per step, while the table shows how the hand ended.

    Its parts (words, grounds, faces, and cards at their exact size) take longer to draw than a frame has. They are
    drawn out of sight, and the page finds them again as long as each step's result is held.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        match: The match or practice hand.
        onward: The ways on from there; None for those after a hand of a match.
    """
    page = HandEndScreen(ui, services, match, onward)
    cards: list[Callable[[], object]] = []
    page.cards.put_off = cards
    page._body.unfolding.skip()
    yield page
    page.resized(ui.viewport)
    yield page
    kept = KeptStrokes()
    for _part in Part:
        page.update(ui.now)
        cards.clear()
        canvas = Canvas(ui.viewport, ui.text, ui.theme, kept)
        page.draw(canvas)
        yield canvas.strokes
    for draw in cards:
        yield draw()


def _opacity(cards: Arrivals, begins: float) -> float:
    """Return the opacity of words or buttons that begin to come at a time, in a few steps."""
    return math.ceil(cards.share(begins, speeds.RESULT_SAYS) * _FADE_STEPS) / _FADE_STEPS


def _draw_coming(canvas: Canvas, buttons: Sequence[Button], opacity: float) -> None:
    """Draw buttons that are coming, since hands have lain in their places, with an opacity of 0 to 1."""
    with faded(canvas, opacity):
        for button in buttons if opacity > 0.0 else ():
            button.draw(canvas)


def _draw_title(canvas: Canvas, title: str, room: Box) -> None:
    """Draw the title in one line, as large as fits, or in two small ones."""
    text, ink = canvas.text_renderer, canvas.theme.gold_light
    style = next((one for one in _STYLES if text.measure(title, one)[0] <= room.w), _STYLES[-1])
    if text.measure(title, style, room.w)[1] <= room.h:
        canvas.text((room.x, room.center[1]), title, style, ink, anchor="midleft", max_width=room.w)
    else:
        canvas.line_of_text(room, title, style, ink)


def _draw_ground(canvas: Canvas, panel: Box) -> None:
    """Draw the page's ground: lit warmly from above, with a line inlaid along its edge.

    Args:
        canvas: The canvas to draw on.
        panel: The place of the page.
    """
    theme, inlay = canvas.theme, panel.inset(_INLAY)
    canvas.shadow(panel, _ROUND, blur=26, drop=8)
    canvas.rounded(panel, theme.panel_raised, _ROUND, border=mix(theme.panel_border, theme.gold, 0.5), border_width=2)
    line = mix(theme.panel_raised, theme.gold, _LINE)
    canvas.rounded(inlay, fade(theme.panel_raised, 0.0), _ROUND - _INLAY, border=line, border_width=1)
    lit = inlay.inset(1.0).cut_top(inlay.h * _LIT_HIGH)[0]
    canvas.rounded(lit, mix(theme.panel_raised, theme.gold, _LIT), _ROUND - _INLAY - 1.0, to=theme.panel_raised)
