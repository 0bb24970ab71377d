"""Around the cards: who sits where and how they stand, the log, and the line that says what can be done."""

from collections.abc import Sequence
from dataclasses import dataclass

from tonk.rules import View
from tonk.rules.cards import Seat
from tonk.session.sitting import Sitting
from tonk.ui.canvas import Canvas
from tonk.ui.table.layout import PROMPT_HEIGHT, SIDE, TableLayout
from tonk.ui.table.prompts import GUIDING, NOTING, REFUSING
from tonk.ui.table.turns import Looking
from tonk.ui.theme import fade
from tonk.ui.viewport import Box
from tonk.words import _, ngettext
from tonk.words.phrases import points

_DEALER_MARK = 11.0


@dataclass(frozen=True)
class Standing:
    """What a name plate tells of a player."""

    name: str
    bankroll: int
    thinks: bool = False
    points: int | None = None
    """What the hand counts, for a seat that may be told."""


def standings(sitting: Sitting, looking: Looking, view: View) -> list[Standing]:
    """What the name plates tell, seat by seat; only the hand that lies open is counted."""
    match = sitting.match
    return [
        Standing(
            name=player.name,
            bankroll=match.bankrolls[seat],
            thinks=not player.is_person and sitting.to_act == seat,
            points=view.total if seat == looking.bottom and looking.open_hand else None,
        )
        for seat, player in enumerate(match.plan.players)
    ]


def draw_plates(canvas: Canvas, layout: TableLayout, view: View, standings: Sequence[Standing]) -> None:
    """A name plate for each seat: name, cards or points, money, whose turn, who dealt, who must wait."""
    for seat, standing in enumerate(standings):
        _draw_plate(canvas, layout.plate(seat), view, seat, standing)


def _draw_plate(canvas: Canvas, box: Box, view: View, seat: Seat, standing: Standing) -> None:
    theme = canvas.theme
    turn = view.outcome is None and view.to_act == seat
    if turn:
        canvas.shadow(box, blur=18, drop=0)
    canvas.rounded(
        box,
        theme.panel_raised if turn or view.shown is not None else theme.panel,
        border=theme.gold if turn else theme.panel_border,
        border_width=2.5 if turn else 1.25,
    )
    inner = box.inset(14.0, 7.0)
    barred = _barred_line(view, seat) if standing.points is not None else ""
    upper, lower, *third = inner.split_rows(3 if barred else 2)
    if barred:
        canvas.line_of_text(third[0], barred, "small", theme.bad)
    canvas.disc((upper.x + 5.0, upper.center[1]), 5.0, theme.seats[seat])
    name = Box(upper.x + 18.0, upper.y, upper.w - 18.0 - (28.0 if view.dealer == seat else 0.0), upper.h)
    canvas.line_of_text(name, standing.name, "strong", theme.gold_light if turn else theme.ink)
    if view.dealer == seat:
        middle = (upper.right - _DEALER_MARK, upper.center[1])
        canvas.disc(middle, _DEALER_MARK, theme.card_cream, border=theme.card_edge)
        canvas.text(middle, _("D"), "small", theme.ink_dark, anchor="center")
    money = str(standing.bankroll)
    wide = canvas.text_renderer.measure(money, "strong")[0]
    canvas.text((lower.right, lower.center[1]), money, "strong", theme.gold_light, anchor="midright")
    canvas.disc((lower.right - wide - 14.0, lower.center[1]), 6.5, theme.gold, border=theme.gold_dark)
    rest = Box(lower.x, lower.y, lower.w - wide - 30.0, lower.h)
    canvas.line_of_text(rest, _seat_line(view, seat, standing), "small", theme.ink_soft)


def _seat_line(view: View, seat: Seat, standing: Standing) -> str:
    """The second line of a plate."""
    if view.shown is not None:
        return points(view.rules.points(view.shown[seat]))
    if standing.points is not None:
        return points(standing.points)
    if standing.thinks:
        return _("thinking …")
    count = view.counts[seat]
    cards = ngettext("{count} card", "{count} cards", count).format(count=count)
    if view.wait[seat]:
        return _("{cards}, no drop: {turns}").format(cards=cards, turns=view.wait[seat])
    return cards


def _barred_line(view: View, seat: Seat) -> str:
    """For how many turns a seat may not drop; empty where it may."""
    turns = view.wait[seat]
    if not turns or view.shown is not None:
        return ""
    return ngettext("no drop: {turns} turn", "no drop: {turns} turns", turns).format(turns=turns)


def log_box(layout: TableLayout) -> Box:
    """Where the log is: at the left, between the seats at the top and the plate at the bottom."""
    top = max(layout.column(seat).bottom for seat in layout.others) + 10.0
    return Box(16.0, top, SIDE - 40.0, max(0.0, layout.plate(layout.bottom).y - 12.0 - top))


def draw_log(canvas: Canvas, box: Box, heading: tuple[str, str], lines: Sequence[str]) -> None:
    """The last moves in words, the newest at the bottom, under the name of the rules being played and the stake."""
    theme = canvas.theme
    canvas.panel(box, "panel", 10.0)
    inner = box.inset(14.0, 10.0)
    head, body = inner.cut_top(24.0, 6.0)
    stake = canvas.text((head.right, head.center[1]), heading[1], "small", theme.ink_soft, anchor="midright")
    canvas.disc((stake.x - 11.0, head.center[1]), 5.5, theme.gold, border=theme.gold_dark)
    canvas.line_of_text(Box(head.x, head.y, head.w - stake.w - 24.0, head.h), heading[0], "small", theme.gold)
    canvas.line((inner.x, head.bottom + 2.0), (inner.right, head.bottom + 2.0), theme.hairline)
    with canvas.clipped(body):
        y = body.bottom
        for age, line in enumerate(reversed(lines)):
            high = canvas.text_renderer.measure(line, "small", body.w)[1]
            if y - high < body.y - 1.0:
                break
            y -= high
            ink = theme.ink if age == 0 else theme.ink_soft
            canvas.text((body.x, y), line, "small", ink, max_width=body.w)
            y -= 3.0


def draw_prompt(canvas: Canvas, layout: TableLayout, words: str, *, mood: str, aside: float) -> None:
    """The line above the hand: what can be done now, or, a little ``aside`` as it shakes its head, why not."""
    if not words:
        return
    theme = canvas.theme
    style = "body" if mood == GUIDING else "strong"
    edge = {REFUSING: theme.bad, NOTING: theme.gold_light}.get(mood)
    wide, high = canvas.text_renderer.measure(words, style, layout.w - 2 * SIDE - 40.0)
    middle = (layout.w / 2 + aside, layout.prompt_y)
    # Several lines grow upwards, away from the hand.
    box = Box(middle[0] - wide / 2 - 18.0, middle[1] + PROMPT_HEIGHT / 2 - high - 8.0, wide + 36.0, high + 8.0)
    ground = theme.panel_raised if edge else fade(theme.felt_dark, 0.62)
    canvas.rounded(box, ground, min(box.h / 2, 18.0), border=edge)
    ink = edge or theme.ink
    canvas.text(box.center, words, style, ink, anchor="center", max_width=layout.w - 2 * SIDE - 40.0, align="center")
