"""Players side by side at the end of a hand: a face, the last action, the cards, and the gain or loss."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from tonk.rules.cards import Card, CardSet, Seat, by_seat, cards_in
from tonk.rules.payouts import CAUGHT, Outcome
from tonk.rules.seats import PerSeat
from tonk.session.match.characters import CALM, PLEASED
from tonk.session.match.characters import CAUGHT as CAUGHT_OUT
from tonk.ui.drawing import speeds
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.in_motion import faded, zoomed
from tonk.ui.drawing.motion import arrive
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.faces import Face, draw_amount, draw_face
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.screens.results.arrivals import Arrivals, draw_hollow
from tonk.ui.screens.results.caught_stamp import CaughtStamp
from tonk.ui.screens.results.opening import Part
from tonk.ui.screens.results.page_times import PageTimes
from tonk.ui.screens.results.payments import Payments
from tonk.ui.shell.context import UiContext
from tonk.ui.table.painting.totals import draw_small_total, draw_total
from tonk.words import _
from tonk.words.characters import level_name
from tonk.words.narration import labelled, spoken_card
from tonk.words.phrases import dotted, joined, money, person, points, signed
from tonk.words.table.outcomes import move_text

WON_TINT, CAUGHT_TINT = 0.22, 0.16
"""The share of gold at the top of a winner's ground, and of red at the top of a caught dropper's."""
_TALL = 250.0
"""The height from which columns have room for a large face and the money."""
_ROOMY, _BROAD = 270.0, 200.0
"""The height below which, and the width from which, the money is in one row."""
_WIDEST, _WIDEST_GAP, _GAP = 320.0, 40.0, 12.0
HEAD, _LINE = 58.0, 26.0
"""The height of a face in a high column, and of a line beside it."""
_PILL = 22.0
"""The margin beside the words in a pill."""
_BEND, _MOST_CARD = 1.0, 108.0
"""The angle between neighbouring cards, in degrees, and the greatest width of a card."""
_STAMP = 0.42
"""The ratio of a stamp's letters to a title's."""
_ASIDE, _ACROSS = 7.0, 8.0
"""The gap between a name and a level, and the margins of a column."""
_SUMS_FALL = 0.7
"""The enlargement from which sums fall into their places."""
_FIRST = 2
"""The number of players shown per frame by an opening page."""


@dataclass(frozen=True)
class PlayerResult:
    """The result of a player.

    Attributes:
        face: The owner of the face.
        name: The player's name, on one line.
        cards: The cards held at the end; None when that is not known.
        points: Its points.
        move_text: The player's last action, in a word or two; may be empty.
        change: The gain or loss.
        bankroll: The money left; None if it is not shown.
        won: Whether the player is one of the winners.
        caught: Whether the player dropped and was caught.
        level: A bot's level, in a word; empty for a person, or if it is not shown.
    """

    face: Face
    name: str
    cards: tuple[Card, ...] | None
    points: int
    move_text: str
    change: int
    bankroll: int | None = None
    won: bool = False
    caught: bool = False
    level: str = ""


def held(
    outcome: Outcome,
    names: Sequence[str],
    hands: PerSeat[CardSet],
    stake: int,
    people: Collection[Seat],
    bankrolls: Sequence[int] | None = None,
    levels: Sequence[str] = (),
) -> list[PlayerResult]:
    """Return every seat's result after a hand; ``levels`` are the bots' levels, if they may be shown.

    Args:
        outcome: The outcome of the hand.
        names: The players' names, seat by seat.
        hands: The cards of each seat; None if unknown.
        stake: The stake; None for points.
        people: The seats of persons.
        bankrolls: The money of each seat; None if it is not shown.
        levels: The bots' levels, if they may be shown.
    """
    return [
        PlayerResult(
            Face(seat, name, seat in people),
            person(name),
            cards_in(hands[seat]),
            outcome.totals[seat],
            move_text(outcome, seat),
            outcome.net[seat] * stake,
            None if bankrolls is None else bankrolls[seat],
            won=seat in outcome.winners,
            caught=outcome.ending == CAUGHT and seat in outcome.by,
            level=level_name(levels[seat]) if levels else "",
        )
        for seat, name in by_seat(names)
    ]


class _ColumnPlaces(NamedTuple):
    """The places of a player's parts, and their styles.

    Attributes:
        face: The face.
        name: The name.
        tag: The last action, with a line above the money; None without room for either.
        cards: The cards.
        total: Their points.
        change: The gain or loss.
        purse: The money; None without room for it.
        paid: The payments.
        name_style: The style of the name.
        total_style: The style of the points.
        change_style: The style of the gain or loss.
    """

    face: Box
    name: Box
    tag: Box | None
    cards: Box
    total: Box
    change: Box
    purse: Box | None
    paid: Box
    name_style: str
    total_style: str
    change_style: str


def columns(room: Box, count: int) -> list[Box]:
    """Return the places of ``count`` players in a room, from left to right."""
    wide = min(_WIDEST, (room.w - (count - 1) * _GAP) / count)
    gap = min(_WIDEST_GAP, (room.w - count * wide) / max(1, count - 1))
    left = room.x + (room.w - count * wide - (count - 1) * gap) / 2
    return [Box(left + place * (wide + gap), room.y, wide, room.h) for place in range(count)]


class Columns:
    """Draws players side by side, all at once or in steps with an unfolding.

    Args:
        ui: The context of the window.
        players: The players, from left to right.
        cards: Their cards, some of which may still be on their way; None if all lie there.
        payments: Their payments; None without any.
        times: The times at which they come; None if all of them are there.
    """

    def __init__(
        self,
        ui: UiContext,
        players: Sequence[PlayerResult],
        cards: Arrivals | None = None,
        payments: Payments | None = None,
        times: PageTimes | None = None,
    ) -> None:
        self.players = tuple(players)
        self._ui = ui
        self._cards = cards or Arrivals(ui)
        self._payments = payments
        self._times = times or PageTimes(len(self.players))
        self._stamp = CaughtStamp(_STAMP)
        self._places: tuple[object, list[tuple[Box, _ColumnPlaces]]] = (None, [])

    def paid_height(self, wide: float) -> float:
        """Return the height of the payments of players with this total width."""
        column = columns(Box(0.0, 0.0, wide, 1.0), len(self.players))[0]
        return 0.0 if self._payments is None else self._payments.height(column.w - 2 * _ACROSS)

    def draw(self, canvas: Canvas, room: Box, part: Part = Part.BUTTONS) -> None:
        """Draw them in a room.

        Args:
            canvas: The canvas to draw on.
            room: The room, in units.
            part: The last visible part of the page.
        """
        asked = room, canvas.text_renderer.edition
        if self._places[0] != asked:  # an opening page asks in every frame
            self._places = asked, self._arranged(canvas, room)
        for number, (player, (box, places)) in enumerate(zip(self.players, self._places[1], strict=True)):
            come = part >= (Part.FIRST_PLAYERS if number < _FIRST else Part.PLAYERS)
            with saying(canvas, box, partial(_spoken, player) if come else str):
                self._draw_player(canvas, box, places, player, number, come=come)

    def _arranged(self, canvas: Canvas, room: Box) -> list[tuple[Box, _ColumnPlaces]]:
        """Return the column of each player in a room, and the places of its contents."""
        found, paid_high = [], self.paid_height(room.w)
        for player, box in zip(self.players, columns(room, len(self.players)), strict=True):
            upper, paid = box.inset(_ACROSS, 10).cut_bottom(paid_high)[::-1]
            arrange = self._tall if upper.h + 20.0 >= _TALL else self._low
            found.append((box, arrange(canvas, upper, paid, player)))
        return found

    def _draw_player(
        self, canvas: Canvas, box: Box, places: _ColumnPlaces, player: PlayerResult, number: int, *, come: bool
    ) -> None:
        """Draw one player in a column that waits for the cards; only things from the table before it has ``come``."""
        begins, seat = self._times.hand(number), player.face.seat
        draw_face_there = partial(self._draw_face, canvas, places, player)
        self._cards.standing[seat] = places.face
        there = not self._cards.bring(
            self._cards.face(seat), places.face, self._times.face(number), speeds.SHOW_FACE, draw_face_there
        )
        draw_above = partial(self._draw_above, canvas, box, places, player, there=there)
        above = box, places, player, there, self._ui.portraits.frame
        if come:
            canvas.kept((self, number, "above"), above, draw_above)
            if self._cards.waits(begins):
                draw_hollow = partial(self._draw_hollow, canvas, places.cards, player)
                canvas.kept((self, number, "hollow"), (places, player), draw_hollow)
        there_on = canvas if come else Canvas(canvas.viewport, canvas.text_renderer, canvas.theme)
        self._draw_cards(there_on, places.cards, player, number)
        words = partial(draw_total, canvas, places.total.center, str(player.points), wins=player.won)
        # Without cards to travel with, a total at the table would cross the page alone.
        total = self._cards.total(seat) if player.cards else None
        pill = places.total if total is None else places.total.centered(total.w, total.h)
        counted = self._cards.relieve(total, pill, begins, words)
        if player.caught and (come or self._cards.stamp(seat) is not None):
            self._stamp.draw(canvas, self._cards, seat, places.cards, begins)
        if not come:
            return
        draw_points = partial(_draw_points, canvas, places.total, player, places.total_style)
        if counted >= 1.0:
            canvas.kept((self, number, "below"), (places, player), draw_points)
        elif counted > 0.0:
            with faded(canvas, counted):
                draw_points()
        self._draw_sums(canvas, places, player, number)

    def _draw_sums(self, canvas: Canvas, places: _ColumnPlaces, player: PlayerResult, number: int) -> None:
        """Draw the sums of a player as they come: from nearer to the eye."""
        come = 1.0 if canvas.written is not None else self._cards.share(self._times.sums(number), speeds.SUM_COMES)
        draw = partial(self._draw_below, canvas, places, player)
        if come >= 1.0:
            canvas.kept((self, number, "sums"), (places, player), draw)
        elif come > 0.0:
            larger, at = 1.0 + _SUMS_FALL * (1.0 - arrive(come)), places.change.center
            with faded(canvas, min(1.0, 3.0 * come)), zoomed(canvas, at, at, larger):
                draw()

    def _draw_face(self, canvas: Canvas, places: _ColumnPlaces, player: PlayerResult) -> None:
        mood = PLEASED if player.won else CAUGHT_OUT if player.change < 0 else CALM
        draw_face(canvas, self._ui, player.face, places.face.center, places.face.h, mood)

    def _draw_above(
        self, canvas: Canvas, box: Box, places: _ColumnPlaces, player: PlayerResult, *, there: bool
    ) -> None:
        """Draw the ground of a player and all above the cards, with the name if the face is ``there``."""
        draw_ground(canvas, box, won=player.won, caught=player.caught)
        if there:
            self._draw_face(canvas, places, player)
            _draw_name(canvas, places, player)
        if places.tag is not None:
            self._draw_move_text(canvas, places.tag, player, beside=places.tag.x == places.name.x)
            left, right, y = box.x + 16, box.right - 16, places.change.y - 2
            canvas.line((left, y), (right, y), canvas.theme.hairline, 1)

    def _draw_below(self, canvas: Canvas, places: _ColumnPlaces, player: PlayerResult) -> None:
        """Draw the sums of a player: the gain or loss, the money, and the payments."""
        _draw_change(canvas, places.change, player, places.change_style)
        if places.purse is not None and player.bankroll is not None:
            draw_amount(canvas, places.purse.center, money(player.bankroll), "strong", canvas.theme.ink)
        if self._payments is not None:
            self._payments.draw(canvas, player.face.seat, places.paid)

    def _tall(self, canvas: Canvas, box: Box, paid: Box, player: PlayerResult) -> _ColumnPlaces:
        head, rest = box.cut_top(HEAD, 4)
        face, words = head.cut_left(HEAD, 8)
        upper, lower = words.centered(words.w, 2 * _LINE).split_rows(2)
        if self._tags_fit(canvas, words.w):
            name = upper if player.move_text else words
        else:
            name = words
            lower, rest = rest.cut_top(_LINE)
        if (box.h < _ROOMY or box.w >= _BROAD) and player.bankroll is not None:
            row, rest = rest.cut_bottom(32, 5)
            change, purse = row.split_columns(2)
            style = "number" if box.w >= _BROAD else "strong"
        else:
            purse, rest = rest.cut_bottom(28 if player.bankroll is not None else 0)
            change, rest = rest.cut_bottom(34, 5)
            style = "number"
        count, cards = rest.cut_bottom(30, 6)
        return _ColumnPlaces(face, name, lower, cards, count, change, purse, paid, "strong", "strong", style)

    def _low(self, canvas: Canvas, box: Box, paid: Box, player: PlayerResult) -> _ColumnPlaces:
        face = min(44.0, box.h * 0.27)
        head, rest = box.cut_top(face, 2)
        name, rest = rest.cut_top(22)
        if self._fits_one_row(canvas, box.w):
            row, cards = rest.cut_bottom(26, 2)
            wide = canvas.text_renderer.measure(signed(player.change), "strong")[0]
            beside = canvas.text_renderer.measure(points(player.points), "small")[0]
            count, change = row.centered(beside + wide + 14, row.h).cut_right(wide, 14)[::-1]
        else:
            change, rest = rest.cut_bottom(24)
            count, cards = rest.cut_bottom(22, 2)
        return _ColumnPlaces(head, name, None, cards, count, change, None, paid, "small", "small", "strong")

    def _tags_fit(self, canvas: Canvas, wide: float) -> bool:
        """Return whether every player's last action fits beside the face."""
        text = canvas.text_renderer
        return all(text.measure(one.move_text, "small")[0] + _PILL <= wide for one in self.players)

    def _fits_one_row(self, canvas: Canvas, wide: float) -> bool:
        """Return whether points and money fit beside each other for every player."""
        text = canvas.text_renderer
        return all(
            text.measure(points(one.points), "small")[0] + text.measure(signed(one.change), "strong")[0] + 24 <= wide
            for one in self.players
        )

    def _draw_move_text(self, canvas: Canvas, box: Box, player: PlayerResult, *, beside: bool) -> None:
        """Draw the last move in a pill, gold for a winner, red for a caught player; at the left ``beside`` a face."""
        if not player.move_text:
            return
        theme = canvas.theme
        words = canvas.text_renderer.fit(player.move_text, "small", box.w - _PILL)
        wide = canvas.text_renderer.measure(words, "small")[0] + _PILL
        row = box.cut_left(wide)[0] if beside else box
        pill = Box.around(row.center, wide, box.h - 2)
        ink = theme.gold_light if player.won else theme.bad if player.caught else theme.ink_soft
        canvas.rounded(pill, theme.panel_raised, pill.h / 2, border=fade(ink, 0.7))
        canvas.text(pill.center, words, "small", ink, anchor="center")

    def _draw_cards(self, canvas: Canvas, box: Box, player: PlayerResult, place: int) -> None:
        """Draw the cards as they are held; they arrive from the table one after the other."""
        if player.cards is None:
            return
        count = len(player.cards)
        if not count:
            ink = canvas.theme.ink_soft
            canvas.line_of_text(box, _("no cards left"), "small", ink, "center")
            return
        wide, step = self._fan(box, count)
        for number, card in enumerate(player.cards):
            middle = number - (count - 1) / 2
            center = box.center[0] + middle * step, box.center[1] + abs(middle) ** 2 * wide * 0.005
            begins = self._times.card(place, number)
            self._cards.draw(canvas, card, center, wide, begins, look=self._ui.look, angle=-_BEND * middle)

    def _fan(self, box: Box, count: int) -> tuple[float, float]:
        """Return the width of each of so many cards in a box, and the distance between neighbours."""
        strips = self._ui.look.strips
        wide = min(box.h / CARD_RATIO * 0.92, box.w * 0.42, box.w / (1.12 + strips[-2] * (count - 1)), _MOST_CARD)
        room = (box.w - wide * 1.12) / max(1, count - 1)
        return wide, next((one * wide for one in strips if one * wide <= room + 0.01), room)

    def _draw_hollow(self, canvas: Canvas, box: Box, player: PlayerResult) -> None:
        """Draw the outlined place that waits for the cards."""
        count = len(player.cards or ())
        if count:
            wide, step = self._fan(box, count)
            draw_hollow(canvas, Box.around(box.center, wide + step * (count - 1), wide * CARD_RATIO))


def _spoken(player: PlayerResult) -> str:
    """Return all about a player in one line: their last action, their cards, and their gain or loss."""
    cards = "" if player.cards is None else joined([spoken_card(card) for card in player.cards]) or _("no cards left")
    figures = [cards, points(player.points), signed(player.change)]
    if player.bankroll is not None:
        # Translators: the money that a player has after a hand, at the end of a row of figures, as in “now 103”.
        figures.append(_("now {amount}").format(amount=money(player.bankroll)))
    said = labelled(dotted((player.name, player.level, player.move_text)), dotted(figures))
    return f"{said}."  # the next figure is beside it


def draw_ground(canvas: Canvas, box: Box, *, won: bool, caught: bool) -> None:
    """Draw the ground of a player at the end of a hand: gold for a winner, red for a caught player.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        won: Whether the player has won.
        caught: Whether the player was caught.
    """
    theme = canvas.theme
    if won or caught:
        edge, most = (theme.gold, WON_TINT) if won else (theme.bad, CAUGHT_TINT)
        upper, lower = (mix(theme.panel_raised, edge, share) for share in (most, most / 6))
        canvas.rounded(box, upper, 12, to=lower, border=edge, border_width=2)
    else:
        canvas.rounded(box, theme.panel_inset, 12, border=theme.hairline)


def _draw_name(canvas: Canvas, places: _ColumnPlaces, player: PlayerResult) -> None:
    """Draw the player's name, and a bot's level: beside the face, or centred below it."""
    box, style, beside = places.name, places.name_style, places.tag is not None
    theme, text = canvas.theme, canvas.text_renderer
    ink = theme.gold_light if player.won else theme.ink
    if not player.level:
        canvas.line_of_text(box, player.name, style, ink, "left" if beside else "center")
        return
    aside = text.measure(player.level, "small")[0] + _ASIDE
    wide = min(text.measure(player.name, style)[0], box.w - aside)
    whole = box.cut_left(wide + aside)[0] if beside else box.centered(wide + aside, box.h)
    name, level = whole.cut_left(wide + 0.5)
    canvas.line_of_text(name, player.name, style, ink)
    canvas.line_of_text(level, player.level, "small", theme.ink_soft, "right")


def _draw_points(canvas: Canvas, box: Box, player: PlayerResult, style: str) -> None:
    words, text = points(player.points), canvas.text_renderer
    if text.measure(words, style)[0] > box.w - box.h / 2:
        words = str(player.points)
    draw_small_total(canvas, box, words, style, wins=player.won)


def _draw_change(canvas: Canvas, box: Box, player: PlayerResult, style: str) -> None:
    color = change_color(canvas.theme, player.change)
    canvas.text(box.center, signed(player.change), style, color, anchor="center")
