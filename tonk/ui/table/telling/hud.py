"""Around the cards: the players' plates, the log, and the line that says what can be done."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pygame

from tonk.rules import RuleSet, View
from tonk.rules.cards import Seat, by_seat
from tonk.rules.guests.thirty_one import NO_COUNT
from tonk.session.match.table_game import TableGame
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.in_motion import moved
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.saying import saying
from tonk.ui.drawing.text import CLOSEST
from tonk.ui.drawing.theme import fade, mix
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.table.painting.tokens import (
    CROSSING,
    LEAP,
    PADLOCK,
    chips_for,
    draw_count,
    draw_sign,
    draw_stack,
    draw_thought,
    draw_wait,
    sign_width,
)
from tonk.ui.table.places.layout import PROMPT_HEIGHT, TICK_RADIUS, TableLayout
from tonk.ui.table.places.seating import PLATE_HEIGHT
from tonk.ui.table.players.player_standings import PlayerStanding, mood_of
from tonk.ui.table.prompts import GUIDING, NOTING, REFUSING, PromptMood
from tonk.words import _, pgettext
from tonk.words.matches import hand_being_played
from tonk.words.narration import labelled
from tonk.words.phrases import card_count, dotted, person, purse
from tonk.words.rules.rule_sets import rules_name, short_name
from tonk.words.table.guest_hands import held_text, lives_text, total_text, unit_text
from tonk.words.table.review import plate_line

_CHIP_WIDTH, _LIFE = 25.0, 24.0
_RING, _TURN_RING, _RING_ROOM = 2.5, 5.5, 4.0
"""The width of the ring around a face, usually and at its turn, and the margin in its square."""
_DEALER = 11.0
_TAGS = 20.0
"""The height of the line of tags on another player's plate."""
_PLATE_PAD, _NAME_HIGH = 12.0, 26.0
"""The distance of words from the right end of a plate, and the height of the name on one's own."""
_LEAST_LOG = 100.0
"""The visible height of a log below which it has no heading."""
_CHIPS_WIDE, _CHIPS_NARROW = 21.0, 11.0
"""The width of the chips beside the stake, and in little room."""
_ROOMY_LOG = 150.0
"""The visible height of a log below which it omits the number of the hand."""
_CRAMPED = 105.0
"""The width of a plate below which the player's last action doesn't fit."""
_ROOMY = 215.0
"""The width of a plate below which a stack of chips doesn't fit."""


class Heading(NamedTuple):
    """The heading above the log.

    Attributes:
        rules: The name of the rules being played.
        played_for: The stake, or the points that win.
        chips: Whether it is a stake.
        hand: The number of the hand in the match, on a line below; empty if it is shown above or doesn't matter.
        short: The short name of the rules for little room; empty for none.
    """

    rules: str
    played_for: str
    chips: bool
    hand: str = ""
    short: str = ""


def heading_in_match(heading: Heading, match: TableGame) -> Heading:
    """Return the heading with the number of the hand, if it is one of a match."""
    if not match.purses:
        return heading
    ends, plan = match.plan.ends, match.plan
    hands = ends.amount if ends.kind == "hands" and not plan.points else 0
    return heading._replace(hand=hand_being_played(match.hand_number, hands, scored=plan.rules.in_rounds))


def heading_of(rules: RuleSet, stake: int) -> Heading:
    """Return the heading for a match."""
    name, short = rules_name(rules.name), short_name(rules)
    if not rules.scores_points:
        return Heading(name, str(stake), chips=True, short=short)
    # Translators: the points that win the match, beside the name of the rules, as in “to 250”.
    target = _("to {points}").format(points=rules.target) if rules.target else ""
    return Heading(name, target, chips=False, short=short)


def face_px(viewport: Viewport, box: Box) -> int:
    """Return the size of a face in the square of a portrait, in pixels."""
    return 2 * viewport.px(box.w / 2 - _RING_ROOM)


def draw_plates(
    canvas: Canvas,
    layout: TableLayout,
    view: View,
    standings: Sequence[PlayerStanding],
    portraits: Portraits,
    ribboned: Collection[Box],
    pushed: Sequence[Point] = (),
) -> None:
    """Draw a plate for each seat: face, name, cards or points, money, turn, dealer, waiting.

    Args:
        canvas: The canvas to draw on.
        layout: The layout of the table.
        view: The view of the seat at the bottom.
        standings: The name plates, seat by seat.
        portraits: The pictures of the players.
        ribboned: The plates with a ribbon instead of tags.
        pushed: The displacement of each plate by a blow on the table, in units; none for a table at rest.
    """
    shown = layout, view, tuple(standings), frozenset(ribboned), portraits.people, portraits.frame, tuple(pushed)
    canvas.kept("plates", shown, partial(_draw_plates, canvas, layout, view, standings, portraits, ribboned, pushed))


def _draw_plates(
    canvas: Canvas,
    layout: TableLayout,
    view: View,
    standings: Sequence[PlayerStanding],
    portraits: Portraits,
    ribboned: Collection[Box],
    pushed: Sequence[Point],
) -> None:
    """Draw the plates of which something has changed."""
    for seat, standing in by_seat(standings):
        under_ribbon = bool(ribboned) and layout.plate(seat) in ribboned
        tagged = view.shown is None and not under_ribbon
        face = portraits.picture(
            standing.name,
            mood_of(view, seat, thinks=standing.thinks),
            face_px(canvas.viewport, layout.portrait(seat)),
            is_person=standing.is_person,
            seat=seat,
            enamel=canvas.theme.seats[seat],
            look=standing.look,
        )
        # A ribbon says itself that the turn was lost or jumped over.
        written = replace(standing, move_text="") if under_ribbon and standing.lost else standing
        plate = partial(_draw_plate, canvas, layout, view, seat, written, face, tagged=tagged)
        spoken = saying(canvas, layout.plate(seat), partial(_spoken_plate, view, seat, standing))
        with spoken, moved(canvas, pushed[seat] if pushed else (0.0, 0.0)):
            canvas.kept(("plate", seat), (layout, _shown_of(view, seat), written, face, tagged), plate)


def _shown_of(view: View, seat: Seat) -> tuple[object, ...]:
    """Return everything in a view that affects a seat's plate: most moves change nothing at most seats."""
    at_turn = view.to_act == seat
    marks = view.counts[seat], view.wait[seat], view.held[seat], at_turn and view.out_of_turn
    return view.rules, view.seat, view.dealer, view.outcome, view.shown, at_turn, *marks


def _spoken_plate(view: View, seat: Seat, standing: PlayerStanding) -> str:
    """Return the plate of one seat in whole sentences."""
    held = _held(view, seat, standing)
    return plate_line(view, seat, standing.name, points_held=held, rich=standing.bankroll)


def _draw_plate(
    canvas: Canvas,
    layout: TableLayout,
    view: View,
    seat: Seat,
    standing: PlayerStanding,
    face: pygame.Surface,
    *,
    tagged: bool,
) -> None:
    """Draw the plate of one seat."""
    plate = layout.plate(seat)
    turn = view.outcome is None and view.to_act == seat
    _draw_ground(canvas, plate, turn=turn)
    _draw_face(canvas, layout.portrait(seat), view, seat, standing, face)
    left, right = layout.portrait(seat).right + 8.0, plate.right - _PLATE_PAD
    if plate.w >= _ROOMY and standing.start and standing.bankroll is not None:
        draw_stack(canvas, layout.purse(seat), chips_for(standing.bankroll, standing.start), _CHIP_WIDTH)
        right = layout.purse(seat)[0] - _CHIP_WIDTH / 2 - 5.0
    inner = Box(left, plate.y + 6.0, right - left, plate.h - 12.0)
    if seat == layout.bottom:
        upper = Box(left, inner.y, plate.right - _PLATE_PAD - left, _NAME_HIGH)
        _draw_own_words(canvas, upper, inner, view, seat, standing, turn=turn)
    else:
        apart = not layout.edges.compact and (tagged or plate.h >= PLATE_HEIGHT)
        words = Box(left, plate.y + 4.0, right - left, plate.h - 10.0 - _TAGS) if apart else inner
        _draw_words(canvas, words, view, seat, standing, turn=turn, counted=tagged)
    if tagged:
        _draw_tags(canvas, layout, view, seat, standing)


def _draw_ground(canvas: Canvas, box: Box, *, turn: bool) -> None:
    theme = canvas.theme
    canvas.shadow(box, blur=20 if turn else 12, drop=2)
    if turn:
        canvas.rounded(box.inset(-3.5), fade(theme.gold, 0.3), 17.5)
    canvas.rounded(
        box,
        mix(theme.panel_raised, theme.ink, 0.16 if turn else 0.05),
        14.0,
        to=mix(theme.panel_raised, theme.felt_dark, 0.2 if turn else 0.5),
        border=theme.gold if turn else theme.panel_border,
        border_width=2.5 if turn else 1.25,
    )


def _draw_face(
    canvas: Canvas, box: Box, view: View, seat: Seat, standing: PlayerStanding, face: pygame.Surface
) -> None:
    """Draw the portrait in its ring, gold and broad at its turn, with the dealer's mark and the dots of thought."""
    theme, center = canvas.theme, box.center
    turn = view.outcome is None and view.to_act == seat
    color, radius = theme.seats[seat], box.w / 2 - _RING_ROOM
    if turn:
        canvas.disc(center, radius + _TURN_RING, theme.gold, border=theme.gold_dark)
    else:
        canvas.disc(center, radius + _RING, mix(color, theme.felt_dark, 0.25))
    canvas.picture(face, center, "center")
    if view.dealer == seat:
        middle = (box.right - _DEALER, box.bottom - _DEALER)
        canvas.disc(middle, _DEALER, theme.card_cream, border=theme.gold_dark, border_width=2.0)
        # Translators: the letter on the dealer's button.
        canvas.text(middle, pgettext("the dealer's button", "D"), "small", theme.ink_dark, anchor="center")
    if standing.thinks and not standing.is_person and view.shown is None:
        draw_thought(canvas, (box.x + box.w * 0.86, box.y + box.h * 0.16))


def _draw_words(
    canvas: Canvas, box: Box, view: View, seat: Seat, standing: PlayerStanding, *, turn: bool, counted: bool
) -> None:
    """Draw two lines: name and money; the last action, or the hand's count and its gain or loss.

    The cards are named before the first move, unless a tag has counted them.
    """
    theme = canvas.theme
    upper, lower = (box, box) if box.h < 2 * _TAGS else box.split_rows(2)
    if box.w < _CRAMPED:
        canvas.shrinking_line(upper, standing.name, ("strong", "small"), theme.gold_light if turn else theme.ink)
        _draw_money(canvas, lower, view.rules, standing)
        return
    name = Box(upper.x, upper.y, _draw_money(canvas, upper, view.rules, standing) - 6.0 - upper.x, upper.h)
    canvas.line_of_text(name, person(standing.name), "strong", theme.gold_light if turn else theme.ink)
    if lower is box:
        return
    words = standing.move_text or ("" if counted or not view.counts[seat] else card_count(view.counts[seat]))
    taken = _draw_gain(canvas, (lower.right, lower.center[1]), standing.gain)
    if view.shown is not None:
        words = "" if (held := _held(view, seat, standing) or 0) == NO_COUNT else held_text(view.rules, held)
    canvas.line_of_text(Box(lower.x, lower.y, lower.w - taken, lower.h), words, "small", theme.ink_soft)


def _draw_own_words(
    canvas: Canvas, upper: Box, box: Box, view: View, seat: Seat, standing: PlayerStanding, *, turn: bool
) -> None:
    """Draw the name, the hand's count in large figures, and the money."""
    theme = canvas.theme
    middle = Box(box.x, box.y + 24.0, box.w, 38.0)
    lower = Box(box.x, box.bottom - 24.0, box.w, 24.0)
    canvas.line_of_text(upper, person(standing.name), "strong", theme.gold_light if turn else theme.ink)
    gained = _draw_money(canvas, lower, view.rules, standing) - 10.0
    gained -= _draw_gain(canvas, (gained, lower.center[1]), standing.gain)
    held = _held(view, seat, standing)
    if held == NO_COUNT or (not (view.counts[seat] or standing.move_text) and view.shown is None):
        pass  # somebody who is out of the match gets no cards, or no card has come yet that could count
    elif held is None:
        canvas.line_of_text(middle, card_count(view.counts[seat]), "small", theme.ink_soft)
    else:
        count, unit = total_text(view.rules, held), unit_text(view.rules, held)
        left = canvas.text((middle.x, middle.center[1]), count, "score", theme.ink, anchor="midleft").right + 5.0
        beside = Box(left, middle.y + 5.0, upper.right + _PLATE_PAD - 5.0 - left, middle.h)
        least = canvas.text_renderer.measure(unit, "small")[0] * CLOSEST
        place = beside if least <= beside.w else lower._replace(w=gained - lower.x)
        if least <= place.w:
            canvas.line_of_text(place, unit, "small", theme.ink_soft)


def _held(view: View, seat: Seat, standing: PlayerStanding) -> int | None:
    """Return the count of a seat's hand, if it is shown or open."""
    if view.shown is None or view.outcome is None:
        return standing.points
    if view.rules.traits.hand_counts == "points":
        return view.rules.points(view.shown[seat])
    return view.outcome.totals[seat]


def _draw_money(canvas: Canvas, line: Box, rules: RuleSet, standing: PlayerStanding) -> float:
    """Draw the money, the score, or lives as chips, at the right end of a line, and return the left edge."""
    if standing.bankroll is None:
        return line.right
    if rules.has_lives:
        if standing.bankroll > 0:
            draw_stack(canvas, (line.right - _LIFE / 2, line.center[1] + 5.0), standing.bankroll, _LIFE)
            return line.right - _LIFE
        right = line.right, line.center[1]
        return canvas.text(right, lives_text(standing.bankroll), "small", canvas.theme.bad, anchor="midright").x
    right, gold = (line.right, line.center[1]), canvas.theme.gold_light
    have = purse(standing.bankroll)
    if standing.goal:
        # Translators: the money you have, and the money that wins a table of the Circuit: “12 of 17”.
        have = _("{money} of {goal}").format(money=have, goal=purse(standing.goal))
    return canvas.text(right, have, "strong", gold, anchor="midright").x


def _draw_tags(canvas: Canvas, layout: TableLayout, view: View, seat: Seat, standing: PlayerStanding) -> None:
    """Draw tags on the edge of a plate: the number of another player's cards, the waiting, and other marks."""
    right, own = layout.tags(seat), seat == layout.bottom
    if not own and view.counts[seat]:
        right = (draw_count(canvas, right, view.counts[seat]).x - 4.0, right[1])
    theme = canvas.theme
    waits = view.wait[seat]
    if view.held[seat]:
        words = _fitting(canvas, layout, seat, right, _("Held"))
        right = (draw_sign(canvas, right, PADLOCK, words, theme.bad).x - 4.0, right[1])
    elif waits:
        text = _("no run") if view.rules.scores_points else _("no drop")
        right = (draw_wait(canvas, right, waits, text if own else "").x - 4.0, right[1])
    if standing.lost:
        # Beside another tag there is only room for the sign: its meaning is on the plate as well.
        words = "" if waits else _fitting(canvas, layout, seat, right, _("Lost a turn"))
        right = (draw_sign(canvas, right, LEAP, words, theme.bad).x - 4.0, right[1])
    if view.out_of_turn and view.to_act == seat:
        draw_sign(canvas, right, CROSSING, _("Out of turn") if own else "", theme.gold_light)


def _fitting(canvas: Canvas, layout: TableLayout, seat: Seat, right: Point, words: str) -> str:
    """Return the words of a tag with this right end, or none if they would overlap the portrait."""
    return words if right[0] - sign_width(canvas, words) >= layout.portrait(seat).right else ""


def _draw_gain(canvas: Canvas, right: Point, gain: int) -> float:
    """Draw the gain of the hand, signed and coloured, and return its width."""
    if not gain:
        return 0.0
    words, color = ("+" + purse(gain), canvas.theme.good) if gain > 0 else (purse(gain), canvas.theme.bad)
    return canvas.text(right, words, "strong", color, anchor="midright").w + 8.0


def draw_log(canvas: Canvas, box: Box, heading: Heading, lines: Sequence[str]) -> None:
    """Draw the last moves in words, the newest at the bottom, under the name of the rules and the stake.

    In room for only a line or two, these are all there is.

    Args:
        canvas: The canvas to draw on.
        box: Its box, in units.
        heading: The words above it.
        lines: The lines, oldest first.
    """
    canvas.kept("log", (box, heading, tuple(lines)), lambda: _draw_log(canvas, box, heading, lines))


def _draw_log(canvas: Canvas, box: Box, heading: Heading, lines: Sequence[str]) -> None:
    canvas.rounded(box, canvas.theme.panel, 14.0, border=canvas.theme.panel_border)
    if box.h < _LEAST_LOG:
        _draw_lines(canvas, box, box.inset(14.0, 9.0), lines)
        return
    head, body = box.inset(14.0, 9.0).cut_top(27.0, 9.0)
    stake = labelled(_("Stake"), heading.played_for) if heading.chips else heading.played_for
    with saying(canvas, head, partial(dotted, (heading.rules, stake))):
        _draw_heading(canvas, box, head, heading)
    if heading.hand and box.h >= _ROOMY_LOG:
        line, body = body.cut_top(canvas.text_renderer.line_height("small"), 4.0)
        canvas.shrinking_line(line, heading.hand, ("small",), canvas.theme.ink_soft)
    _draw_lines(canvas, box, body, lines)


def _draw_heading(canvas: Canvas, box: Box, head: Box, heading: Heading) -> None:
    """Draw the name of the rules and the stake, above a line."""
    theme, measure = canvas.theme, canvas.text_renderer.measure
    apart = 36.0 if heading.chips else 8.0
    # If both don't fit beside each other in large letters, the name shrinks first, and then both.
    rules, least = heading.rules, measure(heading.rules, "small")[0] + apart
    style = "strong" if least + measure(heading.played_for, "strong")[0] <= head.w else "small"
    chips = _CHIPS_WIDE
    if least + measure(heading.played_for, "small")[0] > head.w:
        rules = heading.short or rules
        chips, apart = (_CHIPS_NARROW, _CHIPS_NARROW + 10.0) if heading.chips else (chips, apart)
    stake = canvas.text((head.right, head.center[1]), heading.played_for, style, theme.gold_light, anchor="midright")
    taken = stake.w + apart
    if heading.chips:
        draw_stack(canvas, (stake.x - chips / 2 - 5.0, head.center[1] + 5.0), 2, chips)
    name = Box(head.x, head.y, head.w - taken, head.h)
    canvas.shrinking_line(name, rules, ("strong", "small"), theme.gold)
    canvas.line((box.x + 1.0, head.bottom + 4.0), (box.right - 1.0, head.bottom + 4.0), theme.hairline)


def _draw_lines(canvas: Canvas, box: Box, body: Box, lines: Sequence[str]) -> None:
    """Draw as many of the newest lines as fit, the very newest marked."""
    theme = canvas.theme
    with canvas.clipped(Box(box.x, body.y, box.w, body.h + 5.0)):
        fitting: list[tuple[str, float]] = []
        y = body.bottom
        for line in reversed(lines):
            high = canvas.text_renderer.measure(line, "small", body.w)[1]
            if y - high < body.y - 1.0:
                break
            y -= high
            if not fitting:
                canvas.rounded(Box(body.x - 8.0, y - 1.0, body.w + 16.0, high + 3.0), fade(theme.gold_light, 0.13), 6.0)
            fitting.append((line, y))
            y -= 3.0
        for line, top in reversed(fitting):  # the oldest is spoken first
            ink = theme.ink if top == fitting[0][1] else theme.ink_soft
            canvas.text((body.x, top), line, "small", ink, max_width=body.w)


def draw_prompt(canvas: Canvas, layout: TableLayout, words: str, *, mood: PromptMood, aside: float) -> None:
    """Draw the line above the hand: what can be done now, or, a little ``aside`` while shaking its head, why not.

    Args:
        canvas: The canvas to draw on.
        layout: The layout of the table.
        words: The words.
        mood: The mood.
        aside: The words' offset to the side, in units.
    """
    if words:
        said = layout.w, layout.prompt_y, words, mood, aside
        canvas.kept("prompt", said, lambda: _draw_prompt(canvas, layout, words, mood, aside))


def _draw_prompt(canvas: Canvas, layout: TableLayout, words: str, mood: PromptMood, aside: float) -> None:
    theme = canvas.theme
    compact = layout.edges.compact
    style = "small" if compact else "body" if mood == GUIDING else "strong"
    edge = {REFUSING: theme.bad, NOTING: theme.gold_light}.get(mood)
    pad = 6.0 if compact else 18.0
    most = layout.w - 2 * layout.edges.side - (-4.0 if compact else 40.0)
    wide, high = canvas.text_renderer.measure(words, style, most)
    # Several lines grow upwards, away from the hand; where the piles are close above, first down to the chosen cards.
    low, around = (TICK_RADIUS, 4.0) if compact and high > PROMPT_HEIGHT else (0.0, 8.0)
    foot = layout.prompt_y + PROMPT_HEIGHT / 2 + low
    box = Box(layout.w / 2 + aside - wide / 2 - pad, foot - high - around, wide + 2 * pad, high + around)
    ground = theme.panel_raised if edge else fade(theme.felt_dark, 0.62)
    canvas.rounded(box, ground, min(box.h / 2, 18.0), border=edge)
    ink = edge or theme.ink
    canvas.text(box.center, words, style, ink, anchor="center", max_width=most, align="center")
