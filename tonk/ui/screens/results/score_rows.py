"""The source of every point of a round: a row for each player, with spreads, cards held and scorers."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from tonk.rules import Outcome, Position
from tonk.rules.cards import Seat, is_twist
from tonk.rules.payouts import CAUGHT
from tonk.session.match.characters import CALM, PLEASED
from tonk.session.match.characters import CAUGHT as CAUGHT_OUT
from tonk.session.match.round_scores import Group, SeatScore, Source, seat_scores
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO, STRIPS
from tonk.ui.drawing.in_motion import faded
from tonk.ui.drawing.motion import ease_out
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_face, seat_color
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.results.arrivals import Arrivals, draw_hollow
from tonk.ui.screens.results.caught_stamp import CaughtStamp
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.screens.results.player_columns import draw_ground
from tonk.ui.shell.context import UiContext
from tonk.ui.table.painting.totals import draw_small_total
from tonk.words import _
from tonk.words.characters import level_name
from tonk.words.narration import labelled, one_after_the_other, spoken_card
from tonk.words.phrases import dotted, joined, money, person, signed
from tonk.words.table.guest_hands import laid_off_text, standing_figure, total_text
from tonk.words.table.names import TableNames
from tonk.words.table.outcomes import is_compared, move_text
from tonk.words.table.scores import ScoreHeads, hand_total, went_to

_HEAD, _GAP = 24.0, 6.0
_LEAST_ROW, _ROW = 56.0, 92.0
_PAD, _BETWEEN = 10.0, 16.0
_NAME, _GAINED, _TOTAL = 176.0, 140.0, 138.0
_NARROW, _NARROW_NAME, _NARROW_TOTAL = 860.0, 160.0, 58.0
_POINTS = 86.0
"""The width of the points beside cards, with the face of the player who scored them."""
_MOST_COUNTED, _FACE = 88, 52.0
_LAID_SHARE = 0.56
_CARD, _STEP, _LEAST_STEP, _APART = 42.0, STRIPS["large"][1], STRIPS["large"][2], 10.0
_STAMP = 0.3
"""The ratio of a stamp's letters to a title's."""
_COUNTS = 4
"""The steps in which a gain is counted."""
_BAR, _PILL = 6.0, 48.0
"""The height of the bar to the target, and the width of a total that comes from the table."""


@dataclass(frozen=True)
class ScoreRow:
    """A player's round.

    Attributes:
        face: The player's face.
        score: The source of the points.
        move_text: The player's last action, in a word or two; may be empty.
        won: Whether the player won the round.
        caught: Whether the player ran and was caught.
        level: A bot's level, in a word; empty for a person, or if it is not shown.
        compared: Whether the total of the hand was compared with others'.
        figure: The count of the hand in a game other than Tonk, where the cards themselves score nothing.
    """

    face: Face
    score: SeatScore
    move_text: str
    won: bool = False
    caught: bool = False
    level: str = ""
    compared: bool = False
    figure: str = ""
    before: str = ""
    """Their points or lives before it; empty for those who were already out of the match."""
    after: str = ""
    """Their points or lives afterwards."""


def score_rows(
    outcome: Outcome,
    position: Position,
    names: Sequence[str],
    people: Collection[Seat],
    levels: Sequence[str] = (),
) -> list[ScoreRow]:
    """Return every seat's row after a round; ``levels`` are the bots' levels, if they may be shown.

    Args:
        outcome: The outcome of the hand.
        position: The hand at its end.
        names: The players' names, seat by seat.
        people: The seats of persons.
        levels: The bots' levels, if they may be shown.
    """
    was, lives = position.score, position.rules.has_lives  # some lose more lives than they had
    return [
        ScoreRow(
            Face(score.seat, names[score.seat], score.seat in people),
            score,
            move_text(outcome, score.seat) or (laid_off_text() if _laid_off(position, score.seat) else ""),
            won=score.seat in outcome.winners,
            caught=outcome.ending == CAUGHT and score.seat in outcome.by,
            level=level_name(levels[score.seat]) if levels else "",
            compared=is_compared(outcome, position.rules),
            figure="" if position.rules.traits.hand_counts == "points" else total_text(position.rules, score.total),
            before="" if lives and was[score.seat] < 0 else money(was[score.seat]),
            after=standing_figure(position.rules, (outcome.score or position.score)[score.seat]),
        )
        for score in seat_scores(outcome, position.table, position.hands)
    ]


def _laid_off(position: Position, seat: Seat) -> bool:
    """Return whether a seat laid cards off on the knocker's spreads."""
    others = [spread for spread in position.table if spread.owner != seat]
    return not position.rules.traits.lays_spreads and any(seat in spread.by for spread in others)


class ScoreRows:
    """Draws the rows, all at once or in steps with an unfolding.

    Args:
        ui: The context of the window.
        rows: The players, by seat.
        heads: The words above the columns.
        target: The points that win the game; None for none.
        cards: Its cards, some of which may still be on their way; None if all lie there.
        times: The times at which the rows come; None if all of them are there.
    """

    def __init__(
        self,
        ui: UiContext,
        rows: Sequence[ScoreRow],
        heads: ScoreHeads,
        target: int | None,
        cards: Arrivals | None = None,
        times: PageTimes | None = None,
    ) -> None:
        self.rows = tuple(rows)
        people = [row.face.seat for row in self.rows if row.face.is_person]
        self._names = TableNames.of([row.face.name for row in self.rows], people)
        self._ui = ui
        self._heads, self._target = heads, target
        self._cards = cards or Arrivals(ui)
        self._times = times or PageTimes(len(self.rows))
        self._stamp = CaughtStamp(_STAMP)

    def height(self, room: float) -> float:
        """Return their height in this room, at least as much as they need."""
        count = len(self.rows)
        return max(_high(_LEAST_ROW, count), min(_high(_ROW, count), room))

    def draw(self, canvas: Canvas, box: Box, most: int | None = None) -> None:
        """Draw them in a box of that height.

        Args:
            canvas: The canvas to draw on.
            box: The box, in units.
            most: The number of rows to draw, from the top; None for all.
        """
        head, rest = box.cut_top(_HEAD)
        with saying(canvas, head, str):
            self._draw_head(canvas, head)
        places = rest.split_rows(len(self.rows), _GAP)
        for row, place in zip(self.rows[:most], places[:most], strict=True):
            with saying(canvas, place, partial(self._spoken, row)):
                self._draw_row(canvas, place, row)

    def _share(self, canvas: Canvas, begins: float, seconds: float) -> float:
        """Return the progress, 0 to 1, of something with this beginning and duration; 1 for words that are read."""
        return 1.0 if canvas.written is not None else self._cards.share(begins, seconds)

    def _spoken(self, row: ScoreRow) -> str:
        """Return all about a player's round in one line."""
        score, heads = row.score, self._heads
        sources = ((heads.laid, score.laid, heads.nothing_laid), (heads.held, score.held, heads.nothing_held))
        cards = [
            labelled(words, self._spoken_source(score.seat, source, nothing))
            for words, source, nothing in sources
            if words
        ]
        counted = [labelled(heads.counted, row.figure)] if row.figure else []
        gained = labelled(heads.gained, signed(score.gained))
        total = labelled(heads.total, row.after)
        who = dotted((person(row.face.name), _note(row)))
        return one_after_the_other([f"{line}." for line in (who, *cards, *counted, gained, total)])

    def _spoken_source(self, seat: Seat, source: Source | None, nothing: str) -> str:
        """Return which cards scored how many points, and for whom."""
        if source is None:
            return nothing
        cards = joined([spoken_card(card) for group in source.groups for card, _name in group])
        if source.scorer in (None, seat):
            return dotted((cards, signed(source.points) if source.scorer is not None else "0"))
        return dotted((cards, went_to(source.scorer, self._names, source.points)))

    def _cells(self, box: Box) -> tuple[Box, Box, Box, Box, Box]:
        """Return the places of the player, the laid cards, the held cards, the gain and the total in a row.

        In a narrow row the gain doesn't fit beside the total, and replaces the earlier total.
        """
        inner = box.inset(_PAD, 0)
        narrow = _narrow(box)
        text = self._ui.text
        # In a small window letters are larger than their units say.
        move_texts = _FACE + 14 + max(text.measure(_note(row), "small")[0] for row in self.rows)
        parts = max(text.measure(_parts_text(row.score), "small")[0] for row in self.rows)
        name, rest = inner.cut_left(max(_NARROW_NAME if narrow else _NAME, move_texts), _BETWEEN)
        total, rest = rest.cut_right(_NARROW_TOTAL if narrow else _TOTAL, _BETWEEN)
        gained = total
        if not narrow:
            gained, rest = rest.cut_right(max(_GAINED, parts + 4), _BETWEEN)
        laid, held = rest.cut_left((rest.w - _BETWEEN) * (0.5 if narrow else _LAID_SHARE), _BETWEEN)
        return name, laid, held, gained, total

    def _draw_head(self, canvas: Canvas, box: Box) -> None:
        ink = canvas.theme.ink_soft
        _name, laid, held, gained, total = self._cells(box)
        heads = self._heads
        canvas.line_of_text(laid, heads.laid, "small", ink)
        canvas.line_of_text(held, heads.held, "small", ink)
        if not _narrow(box):
            canvas.line_of_text(gained, heads.gained, "small", ink, "right")
        canvas.line_of_text(total, heads.total, "small", ink, "right")

    def _draw_row(self, canvas: Canvas, box: Box, row: ScoreRow) -> None:
        draw_ground(canvas, box, won=row.won, caught=row.caught)
        name, laid, held, gained, total = self._cells(box)
        self._cards.standing[row.face.seat] = _draw_name(canvas, self._ui, name, row)
        heads, counts = self._heads, row.figure or (str(row.score.total) if row.compared else "")
        self._draw_source(canvas, laid, row.score.seat, row.score.laid, heads.nothing_laid, alone=bool(row.figure))
        held_by, source, alone = row.score.seat, row.score.held, bool(row.figure)
        lying = self._draw_source(canvas, held, held_by, source, heads.nothing_held, counts, won=row.won, alone=alone)
        if row.caught:
            begins = self._times.hand(row.score.seat)
            self._stamp.draw(canvas, self._cards, row.score.seat, held.cut_left(lying)[0], begins)
        if _narrow(box):
            self._draw_both(canvas, total, row)
        else:
            self._draw_gained(canvas, gained, row)
            self._draw_total(canvas, total, row)

    def _draw_source(
        self,
        canvas: Canvas,
        box: Box,
        seat: Seat,
        source: Source | None,
        nothing: str,
        counts: str = "",
        *,
        won: bool = False,
        alone: bool = False,
    ) -> float:
        """Draw the cards, with their score and scorer beside them, and their count below, if given.

        With ``alone`` there is only the count, without a score. Return the width of the cards.
        """
        theme = canvas.theme
        if source is None:
            canvas.line_of_text(box, nothing, "small", theme.ink_soft)
            return 0.0
        if alone:
            beside = max(_PILL, canvas.text_renderer.measure(counts, "strong")[0] + 4) if counts else 0.0
        else:
            beside = self._beside(canvas, box, seat, source)
        words, cards = box.cut_right(beside, 8)
        used = self._draw_cards(canvas, cards, seat, source.groups)
        words = Box(min(words.x, box.x + used + 12), words.y, words.w, words.h)
        upper, lower = words.centered(words.w, 44).split_rows(2)
        if alone:
            lower = words.centered(words.w, 30)
        elif self._share(canvas, self._times.sums(seat), speeds.SUM_COMES) > 0.0:
            _draw_scored(canvas, upper if counts else words, seat, source, self._names)
        if counts:
            pill = Box(lower.x, lower.y, _PILL, lower.h)
            draw = partial(draw_small_total, canvas, pill, counts, "small", wins=won)
            begins = self._times.hand(seat)
            counted = self._cards.relieve(self._cards.total(seat), pill, begins, draw)
            if counted > 0.0:
                style, ink = ("strong", theme.ink) if alone else ("small", theme.ink_soft)
                with faded(canvas, counted):
                    canvas.line_of_text(lower, counts if alone else hand_total(counts), style, ink)
        return used

    def _beside(self, canvas: Canvas, box: Box, seat: Seat, source: Source) -> float:
        """Return the width of the score and the count beside cards."""
        least = canvas.text_renderer.measure(hand_total(str(_MOST_COUNTED)), "small")[0] + 4  # letters may be larger
        if source.scorer not in (None, seat):
            went = went_to(source.scorer, self._names, source.points)
            least = min(box.w * 0.56, max(least, canvas.text_renderer.measure(went, "strong")[0] + 4))
        return max(_POINTS, least)

    def _draw_cards(self, canvas: Canvas, box: Box, seat: Seat, groups: Sequence[Group]) -> float:
        """Draw the cards, grouped, and return their width."""
        high = box.h - 12
        wide = _fitted(groups, min(_CARD, high / CARD_RATIO), box.w)
        # The large index is readable on a card of this size.
        look = self._ui.look._replace(face="large")
        x, number, steps = box.x, 0, _steps(groups, wide, box.w)
        waits = self._cards.waits(self._times.hand(seat))
        for group in groups:
            if waits and group:
                across = sum(steps[number : number + len(group) - 1]) + wide
                draw_hollow(canvas, Box(x, box.center[1] - wide * CARD_RATIO / 2, across, wide * CARD_RATIO))
            for card, name in group:
                center, stands_for = (x + wide / 2, box.center[1]), None if card == name else name
                begins = self._times.card(seat, number)
                self._cards.draw(canvas, card, center, wide, begins, look=look, stands_for=stands_for)
                x, number = x + steps[number], number + 1
        return x - _APART - box.x

    def _draw_gained(self, canvas: Canvas, box: Box, row: ScoreRow) -> None:
        """Draw the gain of the round as it is counted, and the parts that come from the player and from others."""
        score, theme = row.score, canvas.theme
        counted = self._share(canvas, self._times.sums(score.seat), speeds.SUM_COMES)
        if counted <= 0.0:
            return
        words = signed(round(score.gained * math.ceil(counted * _COUNTS) / _COUNTS))
        ink = change_color(theme, score.gained)
        if not (score.own and score.taken):
            canvas.line_of_text(box, words, "number", ink, "right")
            return
        upper, lower = box.centered(box.w, 50).split_rows(2)
        canvas.line_of_text(upper, words, "number", ink, "right")
        canvas.line_of_text(lower, _parts_text(score), "small", theme.ink_soft, "right")

    def _draw_both(self, canvas: Canvas, box: Box, row: ScoreRow) -> None:
        """Draw the total, and below it the gain of the round."""
        theme, score = canvas.theme, row.score
        if self._share(canvas, self._times.sums(score.seat), speeds.SUM_COMES) <= 0.0:
            return
        upper, lower = box.centered(box.w, 48).split_rows(2)
        canvas.line_of_text(upper, row.after, "number", theme.ink, "right")
        ink = change_color(theme, score.gained)
        canvas.line_of_text(lower, signed(score.gained), "strong", ink, "right")

    def _draw_total(self, canvas: Canvas, box: Box, row: ScoreRow) -> None:
        """Draw the totals before and after, and a bar with the distance to the target."""
        theme, score = canvas.theme, row.score
        come = self._share(canvas, self._times.sums(score.seat), speeds.SUM_COMES)
        if come <= 0.0:
            return
        now = score.before + score.gained
        block = box.centered(box.w, 34 + (_BAR if self._target else 0))
        line, bar = block.cut_top(32)
        total = canvas.text((line.right, line.center[1]), row.after, "number", theme.ink, anchor="midright")
        before = Box(line.x, line.y, total.x - 8 - line.x, line.h)
        if row.before:
            canvas.line_of_text(before, _("{n} →").format(n=row.before), "small", theme.ink_soft, "right")
        if self._target is None:
            return
        track = Box(bar.x, bar.y, bar.w, _BAR)
        canvas.rounded(track, theme.panel, _BAR / 2, border=theme.hairline)
        color = seat_color(self._ui, score.seat)
        wide = [track.w * min(1.0, points / self._target) for points in (score.before, now)]
        grown = wide[0] + (wide[1] - wide[0]) * ease_out(come)
        for across, ink in ((wide[1], color), (wide[0], fade(mix(color, theme.panel, 0.45), 1.0))):
            if across >= _BAR:
                with canvas.clipped(track._replace(w=max(grown, wide[0]))):  # its shapes are there already
                    canvas.rounded(Box(track.x, track.y, across, _BAR), ink, _BAR / 2)


def _draw_name(canvas: Canvas, ui: UiContext, box: Box, row: ScoreRow) -> Box:
    """Draw the face and the name of a player, and the last action below it; return the box of the face."""
    theme, size = canvas.theme, min(_FACE, box.h - 12)
    face, words = box.cut_left(size, 10)
    face = face.centered(size, size)
    mood = PLEASED if row.won else CAUGHT_OUT if row.caught else CALM
    draw_face(canvas, ui, row.face, face.center, size, mood)
    ink = theme.gold_light if row.won else theme.ink
    note = _note(row)
    if not note:
        canvas.line_of_text(words, person(row.face.name), "strong", ink)
        return face
    upper, lower = words.centered(words.w, 46).split_rows(2)
    canvas.line_of_text(upper, person(row.face.name), "strong", ink)
    ink = theme.gold_light if row.won else theme.bad if row.caught else theme.ink_soft
    canvas.line_of_text(lower, note, "small", ink)
    return face


def _draw_scored(canvas: Canvas, box: Box, seat: Seat, source: Source, names: TableNames) -> None:
    """Draw the points, and their scorer if that is another player."""
    theme, (x, y) = canvas.theme, (box.x, box.center[1])
    if source.scorer is None:
        canvas.text((x, y), "0", "strong", theme.ink_soft, anchor="midleft")
        return
    if source.scorer == seat:
        ink = theme.good if source.points else theme.ink_soft
        canvas.text((x, y), signed(source.points), "strong", ink, anchor="midleft")
    else:
        words = went_to(source.scorer, names, source.points)
        style = "strong" if canvas.text_renderer.measure(words, "strong")[0] <= box.w else "small"
        canvas.line_of_text(box, words, style, theme.ink)


def _high(row: float, count: int) -> float:
    """Return the height of a number of rows of a height, under their heads."""
    return _HEAD + count * (row + _GAP)


def _fitted(groups: Sequence[Group], wide: float, room: float) -> float:
    """Return the width of cards, not above this one, at which they fit into a room, lying as close as they may."""
    covered = sum(len(group) - 1 for group in groups)
    return min(wide, (room - (len(groups) - 1) * _APART) / (len(groups) + _LEAST_STEP * covered))


def _steps(groups: Sequence[Group], wide: float, room: float) -> list[float]:
    """Return the distances between cards, which overlap within a group and lie apart otherwise.

    A twist, or a laid Wild, is covered by its neighbour only if room is scarce, since its name is at its foot.
    """
    apart = wide + _APART
    usual = [
        [wide * (1.0 if is_twist(card) or card != name else _STEP) for card, name in group[:-1]] for group in groups
    ]
    covered, free = sum(map(len, usual)), room + _APART - len(groups) * apart
    if sum(map(sum, usual)) > free:
        step = max(_LEAST_STEP * wide, min(_STEP * wide, free / max(1, covered)))
        usual = [[step] * len(steps) for steps in usual]
    return [step for steps in usual for step in (*steps, apart)]


def _parts_text(score: SeatScore) -> str:
    """Return the parts of a gain from the player and from others, in words."""
    # Translators: the points of a round: those of your own cards, and those you win, as in “12 own + 30 won”.
    return _("{own} own + {taken} won").format(own=score.own, taken=score.taken)


def _note(row: ScoreRow) -> str:
    """Return the words under a name: the level of a bot, and the player's ending."""
    return dotted((row.level, row.move_text))


def _narrow(box: Box) -> bool:
    """Return whether a row of this width is too narrow for the gain beside the total."""
    return box.w < _NARROW
