"""A day's result as a picture to share: a square in the style of the game, which shows no card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from tonk.session.deals.daily import DayMark
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.kept_pictures import kept
from tonk.ui.drawing.painting import Painting
from tonk.ui.drawing.places.place_pictures import PlacePictures
from tonk.ui.drawing.text import Text
from tonk.ui.drawing.theme import Color, fade, mix, theme_of
from tonk.ui.drawing.vectors import hex_color, raster
from tonk.ui.drawing.viewport import Box, Point, Viewport
from tonk.ui.screens.parts.gold_letters import GoldLeaf, draw_emblem
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets.overlay import draw_plaque
from tonk.words import _
from tonk.words.dailies import marks_legend
from tonk.words.deals import amount_text

SIDE = 1080
"""The width and the height of the picture, in pixels."""
_SCALE = 1.25
_EDGE, _PAD, _GAP, _FOOT = 56.0, 44.0, 24.0, 48.0
_NAME, _MEDAL, _BESIDE, _RESULT, _MARK = 92.0, 74.0, 16.0, 128.0, 64.0
_ROW, _LABEL, _AMOUNT = 56.0, 190.0, 84.0
_SHAPES = {
    "above": "M0 -30L34 26L-34 26Z",
    "below": "M0 30L34 -26L-34 -26Z",
    "level": "M-26 -7L26 -7L26 7L-26 7Z",
}


@dataclass(frozen=True)
class SharedDay:
    """A day's result, in words and numbers.

    Attributes:
        date: The date, in words.
        rules: The name of the rules.
        place: The place of their table.
        result: The sum with its unit.
        marks: Each deal compared with a casual bot's result.
        sums: The names and sums of the person and of the bots who have played all deals, the person first.
        streak: The streak, in words.
    """

    date: str
    rules: str
    place: str
    result: str
    marks: tuple[DayMark, ...]
    sums: tuple[tuple[str, float], ...]
    streak: str


def draw_marks(canvas: Canvas, left: Point, size: float, marks: Sequence[DayMark]) -> float:
    """Draw a sign for each deal: up for more than the casual bot won, down for less.

    Args:
        canvas: The canvas to draw on.
        left: The left end, in the middle of their height.
        size: The width of each, in units.
        marks: The marks.

    Returns:
        Their right end.
    """
    theme = canvas.theme
    inks = {"above": theme.good, "below": theme.bad, "level": theme.ink_soft}
    for number, mark in enumerate(marks):
        canvas.icon(partial(_sign, mark), (left[0] + (number + 0.5) * size, left[1]), size, inks[mark])
    return left[0] + len(marks) * size


@kept
def _sign(mark: DayMark, size: int, color: Color) -> pygame.Surface:
    return raster(f'<path d="{_SHAPES[mark]}" fill="{hex_color(color)}"/>', "-50 -50 100 100", size, size)


class _Silence:
    """Silent sound effects, for a picture."""

    def play(self, name: str, side: float = 0.0, force: float = 1.0) -> None:
        """Do nothing."""

    def music(self, tunes: Sequence[str]) -> None:
        """Do nothing."""

    def be_in(self, place: str) -> None:
        """Do nothing."""

    def hold_breath(self, *, tense: bool) -> None:
        """Do nothing."""

    def follow(self, event: pygame.Event) -> None:
        """Do nothing."""

    def give_way(self, seconds: float = 0.0) -> None:
        """Do nothing."""


def painted_day(ui: UiContext, shared: SharedDay) -> Iterator[pygame.Surface | None]:
    """Yield None while painting the picture, after each step of some hundredths of a second, and then the picture."""
    pictures, size = PlacePictures(), (SIDE, SIDE)
    while (ground := pictures.step(shared.place, size)) is None:
        yield None
    viewport, theme = Viewport(*size, _SCALE), theme_of(shared.place)
    text = Text(viewport.scale, theme=theme)
    there = replace(
        ui,
        viewport=viewport,
        theme=theme,
        text=text,
        sounds=_Silence(),
        settings=ui.settings.changed(place="rules"),
        home=shared.place,
        place=shared.place,
        on_change=lambda: None,
    )
    canvas = Canvas(viewport, text, theme)
    canvas.ground(ground)
    _draw(canvas, there, shared)
    surface = pygame.Surface(size)
    Painting().draw(surface, canvas.strokes, whole=True)
    yield surface


def _draw(canvas: Canvas, ui: UiContext, shared: SharedDay) -> None:
    theme, plaque = canvas.theme, canvas.box.inset(_EDGE)
    draw_plaque(canvas, plaque)
    inner = plaque.inset(_PAD)
    middle = inner.center[0]
    name = GoldLeaf(_NAME)
    wide = name.measure(ui, "Tonk")[0] + _BESIDE + _MEDAL
    drawn = name.draw(canvas, ui, (middle - wide / 2, inner.y - 14), "Tonk")
    draw_emblem(canvas, ui, (drawn.right + _BESIDE + _MEDAL / 2, drawn.center[1] + 4), _MEDAL)
    y = drawn.bottom
    # Translators: the head of a picture that is sent to friends, as in "Daily deals, 23 Nov 2026".
    head = _("Daily deals, {date}").format(date=shared.date)
    for words, ink in ((head, theme.ink), (shared.rules, theme.gold_light)):
        y = canvas.text((middle, y), words, "heading", ink, anchor="midtop").bottom + 2
    y = GoldLeaf(_RESULT).draw(canvas, ui, (middle, y - 12), shared.result, "midtop").bottom
    draw_marks(canvas, (middle - len(shared.marks) * _MARK / 2, y + _MARK / 2), _MARK, shared.marks)
    y += _MARK + 2
    y = canvas.text((middle, y), marks_legend(), "body", theme.ink_soft, anchor="midtop").bottom + _GAP
    foot, rest = Box(inner.x, y, inner.w, inner.bottom - y).cut_bottom(_FOOT)
    _draw_sums(canvas, rest, shared.sums)
    canvas.line_of_text(foot, shared.streak, "heading", theme.gold_light, "center")


def _draw_sums(canvas: Canvas, box: Box, sums: Sequence[tuple[str, float]]) -> None:
    """Draw a bar for each, to either side of zero, the best first."""
    theme, person = canvas.theme, sums[0]
    pitch = min(_ROW, box.h / len(sums))
    low, high = min(0.0, *(won for _name, won in sums)), max(0.0, *(won for _name, won in sums))
    span = max(1.0, high - low)
    left = box.x + _LABEL + (_AMOUNT if low < 0 else 0.0)
    wide = box.right - _AMOUNT - left
    zero = left - wide * low / span
    for number, one in enumerate(sorted(sums, key=lambda each: -each[1])):
        row = Box(box.x, box.y + number * pitch, box.w, pitch)
        full, ink = (theme.gold, theme.gold_light) if one is person else (theme.seats[1], theme.ink)
        canvas.line_of_text(row.cut_left(_LABEL - 12)[0], one[0], "heading", ink)
        end = zero + wide * one[1] / span
        bar = Box(min(zero, end), row.center[1] - pitch * 0.3, max(3.0, abs(end - zero)), pitch * 0.6)
        dark = mix(theme.panel_raised, full, 0.72 if one is person else 0.45)
        canvas.rounded(bar, full, min(7.0, bar.w / 2), to=dark, border=fade(full, 0.7))
        at, anchor = (
            ((bar.x - 12, row.center[1]), "midright") if one[1] < 0 else ((bar.right + 12, row.center[1]), "midleft")
        )
        canvas.text(at, amount_text(one[1]), "heading", ink, anchor=anchor)
        canvas.line((zero, row.y), (zero, row.bottom), theme.panel_border, 1.5)
