"""A hand reviewed by the coach: the quality of the play, the luck, and the value of every decision."""

from collections.abc import Sequence

from tonk.coaching.judging import Decision, HandReview
from tonk.coaching.review import ReviewProgress, played_by
from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.learning.kept_reviews import KeptReviews
from tonk.ui.screens.learning.review_drawing import DecisionPage, draw_accuracy, draw_shares, shares_height
from tonk.ui.screens.parts.chooser import Picker
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _
from tonk.words.learning.reviewing import decision_note, review_verdict
from tonk.words.phrases import person
from tonk.words.table.moves import move_name

_PAD, _GAP, _BOTTOM, _BUTTON = 20.0, 14.0, 20.0, 48.0
_ROW = 62.0
_SUMMARY, _LIST = 0.3, 0.32
"""The shares of the screen that the summary and the list of decisions take."""
_NARROW, _STRIP, _STRIP_PAD = 980.0, 92.0, 12.0
"""The width, in units, below which the summary is a strip at the top."""
_ACCURACY = 66.0
_MARK, _DOT = 10.0, 4.0
_BEST, _GOOD, _WORSE = "best", "good", "worse"
_LEGEND = 26.0


class ReviewScreen(TitledScreen):
    """The review of one hand.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        reviews: The reviews of the finished hand.
        seat: The reviewed seat.

    Raises:
        RecordRefused: The record is impossible.
        ValueError: The hand is not over, or there is no such seat.
    """

    least_page = (853.0, 480.0)

    def __init__(self, ui: UiContext, services: Services, reviews: KeptReviews, seat: Seat) -> None:
        super().__init__(ui, services, _("Review"))
        self._reviews, self._seat = reviews, seat
        played = played_by(reviews.record, seat)
        self._views: dict[int, View] = {choice.step: choice.view for choice in played.choices}
        self._come = ReviewProgress((), len(played.choices))
        self._picked = False
        reviews.want(seat)
        self._page = DecisionPage(ui, reviews.record.seats)
        self._list = Picker(0, _ROW, self._draw_decision, self._pick)
        self._list.called = _("Decisions")
        self._area = ScrollArea(self._paint_decision)
        self._table = Button(_("Show on table"), self._see, icon=icon("play"))
        self._table.visible = False
        self._summary = self._left = self._right = Box(0, 0, 0, 0)
        self.group.add(self._list, self._area, self._table)
        self.group.focus(self._list)
        self._hear()

    @property
    def _headline(self) -> str:
        """Return the verdict; until there is one, the progress of the review."""
        if self._come.review is not None:
            return self._verdict(self._come.review)
        judged, of = len(self._come.judged), self._come.of
        return _("Reviewing decision {n} of {of}").format(n=min(judged + 1, of), of=of)

    def announced(self) -> Sequence[str]:
        """Return the title and the progress of the review."""
        return self.title, self._headline

    def gone(self) -> None:
        """Stop the coach's judging when the page is left."""
        self._reviews.rest(self._seat)

    def update(self, now: float) -> bool:
        """Take in the progress of the review."""
        if self.ui.screens.top is self:
            self._hear()
        return super().update(now)

    def _hear(self) -> None:
        """Take in new judgements; at the end choose the costliest decision, unless the player picked one."""
        come = None if self._come.review is not None else self._reviews.progress(self._seat)
        if come is None or (len(come.judged) == len(self._come.judged) and come.review is None):
            return
        before, self._come = self._come, come
        if self.ui.screens.top is self and (come.review is not None or _quarter(come) > _quarter(before)):
            self.ui.speech.say(self._headline)
        self._list.count = len(come.decisions)
        self._list.version = (self._list.count, come.review is not None)
        self._table.visible = self._list.count > 0
        costliest = None if come.review is None else come.review.costliest
        if self._list.count and (self._list.marked is None or (costliest is not None and not self._picked)):
            self._list.mark(costliest or 0)
            self._picked = False
        self.changed()

    def _pick(self, row: int) -> None:
        decision, self._picked = self._come.decisions[row], True
        self._page.show(self._views[decision.step], decision)
        self._area.version = (decision, row)
        self._area.scroll_to(0, at_once=True)
        self._area.content_height = self._page.fit(self._area.inner_width, self._area.box.h)
        self.changed()

    def _see(self) -> None:
        step = 0 if self._list.marked is None else self._come.decisions[self._list.marked].step
        self.services.routes.show_reviewed_replay(self._reviews, self._seat, step)

    def arrange(self, body: Box) -> None:
        """Place summary, decisions and the chosen one side by side; in a narrow window, the summary above."""
        room = body.cut_bottom(_BOTTOM)[1]
        if body.w < _NARROW:
            self._summary, room = room.cut_top(_STRIP, _GAP)
            self._left, self._right = room.cut_left(room.w * 0.44, _GAP)
        else:
            self._summary, rest = room.cut_left(room.w * _SUMMARY, _GAP)
            self._left, self._right = rest.cut_left(room.w * _LIST, _GAP)
        self._list.box = self._left.inset(8, 10)
        inner = self._right.inset(_PAD, _PAD)
        button, words = inner.cut_bottom(_BUTTON, _GAP)
        self._table.box = Box(button.x, button.y, min(button.w, 280.0), _BUTTON)
        self._area.box = Box(words.x, words.y, words.w + BAR_WIDTH * 0.5, words.h)
        self._area.content_height = self._page.fit(self._area.inner_width, self._area.box.h)

    # Painting

    def paint(self, canvas: Canvas) -> None:
        """Draw the grounds and the summary."""
        for box in (self._summary, self._left, self._right):
            canvas.panel(box)
        strip = self.body.w < _NARROW
        inner = self._summary.inset(_PAD, _STRIP_PAD if strip else _PAD)
        if self._come.review is None:
            self._draw_progress(canvas, inner)
        elif strip:
            self._draw_strip(canvas, inner, self._come.review)
        else:
            self._draw_summary(canvas, inner, self._come.review)

    def _draw_progress(self, canvas: Canvas, box: Box) -> None:
        theme, judged, of = canvas.theme, len(self._come.judged), self._come.of
        y = box.y + canvas.text((box.x, box.y), self._headline, "body", theme.ink, max_width=box.w).h + 10
        canvas.rounded(Box(box.x, y, box.w, 10), theme.track, 5)
        share = judged / max(1, of)
        canvas.rounded(Box(box.x, y, max(10.0, box.w * share), 10), theme.gold, 5)

    def _verdict(self, review: HandReview) -> str:
        lost = [decision.lost for decision in review.decisions if decision.sure]
        return review_verdict(len(review.decisions), len(lost), sum(lost), self._reviews.record.rules)

    def _draw_summary(self, canvas: Canvas, box: Box, review: HandReview) -> None:
        theme = canvas.theme
        name, rest = box.cut_top(34.0, 4)
        canvas.line_of_text(name, person(self._reviews.record.seats[self._seat]), "heading", theme.gold_light)
        accuracy, rest = rest.cut_top(_ACCURACY, 14)
        draw_accuracy(canvas, accuracy, review.accuracy)
        said = canvas.text((rest.x, rest.y), self._verdict(review), "body", theme.ink_soft, max_width=rest.w)
        free = box.bottom - 3 * _LEGEND - said.bottom - 32
        shares = Box(rest.x, said.bottom + 16, rest.w, shares_height(free))
        if shares.bottom <= box.bottom + 8:
            draw_shares(canvas, shares, review, self._reviews.record.rules)
        legend = Box(rest.x, box.bottom - 3 * _LEGEND, rest.w, 3 * _LEGEND)
        if shares.bottom <= legend.y:
            with saying(canvas, legend, str):
                _draw_legend(canvas, legend)

    def _draw_strip(self, canvas: Canvas, box: Box, review: HandReview) -> None:
        left, right = box.cut_left(box.w * 0.3, 20)
        draw_accuracy(canvas, left, review.accuracy)
        at, ink = (right.x, right.center[1]), canvas.theme.ink_soft
        canvas.text(at, self._verdict(review), "small", ink, anchor="midleft", max_width=right.w)

    def _draw_decision(self, canvas: Canvas, box: Box, row: int) -> None:
        theme, decision = canvas.theme, self._come.decisions[row]
        view = self._views[decision.step]
        _draw_mark(canvas, (box.x + 16, box.y + 21), _mark_of(decision))
        room = Box(box.x + 34, box.y, box.w - 46, box.h)
        upper, lower = Box(room.x, room.y + 7, room.w, 26), Box(room.x, room.y + 32, room.w, 22)
        turn = canvas.text((upper.right, upper.center[1]), str(row + 1), "small", theme.ink_soft, anchor="midright")
        name = move_name(view, decision.action, self._reviews.record.seats)
        canvas.line_of_text(Box(upper.x, upper.y, upper.w - turn.w - 8, upper.h), name, "strong", theme.ink)
        note = decision_note(
            best=decision.action == decision.best,
            sure=decision.sure,
            better=move_name(view, decision.best, self._reviews.record.seats),
            loss=decision.loss,
            rules=self._reviews.record.rules,
        )
        canvas.line_of_text(lower, note, "small", theme.ink_soft)

    def _paint_decision(self, canvas: Canvas, content: Box) -> None:
        self._page.draw(canvas, Box(content.x, content.y, self._area.inner_width, content.h))


def _quarter(come: ReviewProgress) -> int:
    """Return the number of finished quarters of the review; each is announced once."""
    return 4 * len(come.judged) // max(1, come.of)


def _mark_of(decision: Decision) -> str:
    """Return the mark of a decision."""
    return _WORSE if decision.sure else _BEST if decision.action == decision.best else _GOOD


def _draw_mark(canvas: Canvas, middle: Point, mark: str) -> None:
    """Draw the mark of a decision, by shape as well as by colour: a tick, a dot, or a call."""
    theme = canvas.theme
    if mark == _WORSE:
        canvas.disc(middle, _MARK, theme.bad)
        with saying(canvas, Box.around(middle, 2 * _MARK, 2 * _MARK), str):  # the words beside it say so
            canvas.text(middle, "!", "strong", theme.ink_dark, anchor="center")
    elif mark == _BEST:
        canvas.icon(icon("check"), middle, 2 * _MARK, theme.good)
    else:
        canvas.disc(middle, _DOT, theme.good)


def _draw_legend(canvas: Canvas, box: Box) -> None:
    """Draw the meaning of the marks."""
    for mark, words in ((_BEST, _("Best move")), (_GOOD, _("As good as any")), (_WORSE, _("Clear mistake"))):
        line, box = box.cut_top(_LEGEND)
        _draw_mark(canvas, (line.x + _MARK, line.center[1]), mark)
        canvas.line_of_text(line.cut_left(3 * _MARK)[1], words, "small", canvas.theme.ink_soft)
