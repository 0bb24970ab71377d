"""The lists that the history offers, the marks of a hand in them, and the hands in its chart."""

from collections.abc import Callable

from tonk.session.deals.daily import shown_kind
from tonk.session.match.played_hand import HandFilter, PlayedHand, rules_key
from tonk.session.statistics.totals import counted_in
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import Color, fade
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.ranking import change_color
from tonk.ui.shell.services import HandHistory
from tonk.words import _
from tonk.words.figures import Counted, won_text
from tonk.words.phrases import person, signed
from tonk.words.rules.rule_sets import rules_name
from tonk.words.statistics import hand_kind_name, points_mark

Shown = tuple[str, bool | None]
"""The filter of the list: rules ("" for all), and hands for points, for money, or both (None)."""
_MOST_SHOWN, _INITIAL = 4, 10.0
_PILL_PAD, _PILL_GAP, _PILL_HIGH = 7.0, 6.0, 20.0


def listings(book: HandHistory) -> list[tuple[Shown, str]]:
    """Return everything that can be listed: first all hands; if both occurred, also those for points and for money."""
    kinds = [points for points in (False, True) if _some(book, HandFilter(), points=points)]
    found: list[tuple[Shown, str]] = [(("", None), _("All hands"))]
    if len(kinds) > 1:
        found += [(("", False), _("All for money")), (("", True), _("All for points"))]
    for rules, played in book.rules_played():
        name = rules_name(played)
        if len(kinds) < 2 or not all(_some(book, HandFilter(rules), points=points) for points in kinds):
            found.append(((rules, None), name))
            continue
        found.append(((rules, False), _("{rules}, for money").format(rules=name)))
        found.append(((rules, True), _("{rules}, for points").format(rules=name)))
    return found


def charted(book: HandHistory, listed: HandFilter, *, mixed: bool) -> HandFilter:
    """Return the listed hands to chart: those without help, with the newest one's kind of stake.

    Args:
        book: The history.
        listed: The filter of the list.
        mixed: Whether it accepts both hands for money and rounds for points.
    """
    ordinary = listed._replace(kind="")
    if not mixed:
        return ordinary if listed.points is not None else ordinary._replace(points=_some(book, listed, points=True))
    newest = book.hands(1, 0, ordinary) or book.hands(1, 0, listed)
    return ordinary._replace(points=bool(newest) and newest[0].points)


def is_mixed(book: HandHistory, listed: HandFilter) -> bool:
    """Return whether both hands for money and rounds for points are listed."""
    return listed.points is None and all(_some(book, listed, points=points) for points in (False, True))


def _some(book: HandHistory, listed: HandFilter, *, points: bool) -> bool:
    """Return whether some of the listed hands were for points, or for money."""
    return bool(book.count(listed._replace(points=points)))


def marks(hand: PlayedHand, *, mixed: bool) -> list[str]:
    """Return the marks of a hand: its kind if it isn't ordinary, and points if money is listed as well."""
    kind = hand_kind_name(shown_kind(hand.match_id, hand.kind))
    return [mark for mark in (kind, points_mark() if mixed and _counted(hand) == "points" else "") if mark]


def _counted(hand: PlayedHand) -> Counted:
    """Return the unit of a hand."""
    return counted_in(rules_key(hand.rules, hand.rules_name), points=hand.points)


def draw_marks(canvas: Canvas, line: Box, words: list[str]) -> Box:
    """Draw the marks of a hand at the left of a line, and return the rest of the line.

    Args:
        canvas: The canvas to draw on.
        line: The line, in units.
        words: The marks.
    """
    theme = canvas.theme
    for word in words:
        wide = canvas.text_renderer.measure(word, "small")[0] + 2 * _PILL_PAD
        if wide > line.w:
            break
        pill = Box(line.x, line.center[1] - _PILL_HIGH / 2, wide, _PILL_HIGH)
        canvas.rounded(pill, fade(theme.gold_light, 0.12), _PILL_HIGH / 2, border=fade(theme.gold, 0.5))
        canvas.text(pill.center, word, "small", theme.gold_light, anchor="center")
        line = line.cut_left(wide, _PILL_GAP)[1]
    return line


def draw_results(
    canvas: Canvas, line: Box, hand: PlayedHand, color_of: Callable[[str], Color], *, mixed: bool
) -> float:
    """Draw persons' gains at the right of a line, with initials for several persons.

    Args:
        canvas: The canvas to draw on.
        line: The line, in units.
        hand: The hand.
        color_of: Returns the colour of a person by name.
        mixed: Whether money and points are both listed, so that points must be labelled.

    Returns:
        Their left end, in units.
    """
    theme, x, y, persons = canvas.theme, line.right, line.center[1], hand.people[:_MOST_SHOWN]
    for seat in reversed(persons):
        amount = hand.net[seat]
        named = len(persons) == 1 and (mixed or _counted(hand) in ("deadwood", "lives"))
        words = won_text(amount, _counted(hand)) if named else signed(amount)
        x = canvas.text((x, y), words, "strong", change_color(theme, amount), anchor="midright").x
        if len(persons) > 1:
            name = person(hand.seats[seat])
            canvas.disc((x - _INITIAL - 5, y), _INITIAL, color_of(name))
            canvas.text((x - _INITIAL - 5, y), name[0].upper(), "small", theme.ink_dark, anchor="center")
            x -= 2 * _INITIAL + 18
    return x
