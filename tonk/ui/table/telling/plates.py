"""The players' plates: face, name, cards or points, money, turn, dealer and tags."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

import pygame

from tonk.rules import RuleSet, View
from tonk.rules.cards import Seat, by_seat
from tonk.rules.guests.thirty_one import NO_COUNT
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
from tonk.ui.table.places.layout import TableLayout
from tonk.ui.table.places.seating import PLATE_HEIGHT
from tonk.ui.table.players.player_standings import PlayerStanding, mood_of
from tonk.words import _, pgettext
from tonk.words.phrases import card_count, person, purse
from tonk.words.table.guest_hands import held_text, lives_text, total_text, unit_text
from tonk.words.table.review import plate_line

_CHIP_WIDTH, _LIFE = 25.0, 24.0
_RING, _TURN_RING, _RING_ROOM = 2.5, 5.5, 4.0
"""The width of the ring around a face, usually and at its turn, and the margin in its square."""
HOLE_DARK = 0.86
"""The darkness of the hole that a face leaves in its plate."""
_DEALER = 11.0
_TAGS = 20.0
"""The height of the line of tags on another player's plate."""
_PLATE_PAD, _NAME_HIGH = 12.0, 26.0
"""The distance of words from the right end of a plate, and the height of the name on one's own."""
_COUNT_DOWN = 35.0
"""The distance of the count of the own hand from the top, if nothing is below it."""
_CRAMPED = 105.0
"""The width of a plate below which the player's last action doesn't fit."""
_ROOMY = 215.0
"""The width of a plate below which a stack of chips doesn't fit."""


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
    lent: Collection[Seat] = (),
    hop: float = 0.0,
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
        lent: The seats whose faces are elsewhere, and leave a hole.
        hop: The height to which chips hop, in units.
    """
    news = frozenset(ribboned), portraits.people, portraits.frame, tuple(pushed), frozenset(lent), hop
    draw = partial(_draw_plates, canvas, layout, view, standings, portraits, ribboned, pushed, lent, hop)
    canvas.kept("plates", (layout, view, tuple(standings), *news), draw)


def _draw_plates(
    canvas: Canvas,
    layout: TableLayout,
    view: View,
    standings: Sequence[PlayerStanding],
    portraits: Portraits,
    ribboned: Collection[Box],
    pushed: Sequence[Point],
    lent: Collection[Seat],
    hop: float,
) -> None:
    """Draw the plates of which something has changed."""
    for seat, standing in by_seat(standings):
        under_ribbon = bool(ribboned) and layout.plate(seat) in ribboned
        tagged = view.shown is None and not under_ribbon
        face = (
            None
            if seat in lent
            else portraits.picture(
                standing.name,
                mood_of(view, seat, thinks=standing.thinks),
                face_px(canvas.viewport, layout.portrait(seat)),
                is_person=standing.is_person,
                seat=seat,
                enamel=canvas.theme.seats[seat],
                look=standing.look,
            )
        )
        # A ribbon says itself that the turn was lost or jumped over.
        written = replace(standing, move_text="") if under_ribbon and standing.lost else standing
        plate = partial(_draw_plate, canvas, layout, view, seat, written, face, hop, tagged=tagged)
        spoken = saying(canvas, layout.plate(seat), partial(_spoken_plate, view, seat, standing))
        with spoken, moved(canvas, pushed[seat] if pushed else (0.0, 0.0)):
            canvas.kept(("plate", seat), (layout, _shown_of(view, seat), written, face, tagged, hop), plate)


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
    face: pygame.Surface | None,
    hop: float,
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
        x, y = layout.purse(seat)
        draw_stack(canvas, (x, y - hop), chips_for(standing.bankroll, standing.start), _CHIP_WIDTH)
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
    canvas: Canvas, box: Box, view: View, seat: Seat, standing: PlayerStanding, face: pygame.Surface | None
) -> None:
    """Draw the portrait in its ring, gold and broad at its turn, with the dealer's mark and the dots of thought."""
    theme, center = canvas.theme, box.center
    turn = view.outcome is None and view.to_act == seat
    color, radius = theme.seats[seat], box.w / 2 - _RING_ROOM
    if turn:
        canvas.disc(center, radius + _TURN_RING, theme.gold, border=theme.gold_dark)
    else:
        canvas.disc(center, radius + _RING, mix(color, theme.felt_dark, 0.25))
    if face is None:
        canvas.disc(center, radius, mix(color, theme.felt_dark, HOLE_DARK))
    else:
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
    """Draw the name and the money, and below them the hand's count in large figures, and its gain or loss."""
    theme = canvas.theme
    lower = Box(box.x, box.bottom - 24.0, box.w, 24.0)
    taken = _draw_gain(canvas, (lower.right, lower.center[1]), standing.gain)
    gained = lower.right - taken
    middle = Box(box.x, box.y + (24.0 if taken else _COUNT_DOWN), box.w, 38.0)
    name = upper._replace(w=_draw_money(canvas, upper, view.rules, standing) - 6.0 - upper.x)
    canvas.line_of_text(name, person(standing.name), "strong", theme.gold_light if turn else theme.ink)
    held = _held(view, seat, standing)
    if held == NO_COUNT or (not (view.counts[seat] or standing.move_text) and view.shown is None):
        pass  # somebody who is out of the match gets no cards, or no card has come yet that could count
    elif held is None:
        canvas.line_of_text(middle, card_count(view.counts[seat]), "small", theme.ink_soft)
    else:
        count, unit = total_text(view.rules, held), unit_text(view.rules, held)
        left = canvas.text((middle.x, middle.center[1]), count, "score", theme.ink, anchor="midleft").right + 5.0
        beside = Box(left, middle.y + 5.0, box.right - left, middle.h)
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
