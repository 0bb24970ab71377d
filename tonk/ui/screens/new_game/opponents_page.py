"""All possible opponents on one page: who they are, how well they play, and their styles."""

from collections.abc import Callable, Hashable, Iterable

from tonk.bots import LEVELS
from tonk.session.match.characters import CALM, CHARACTERS, PLEASED, Character
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.portraits import Portraits
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.level_field import draw_pips
from tonk.ui.screens.parts.sitter import bust_px, draw_sitter
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Pressable
from tonk.words import _
from tonk.words.characters import bearing, introduced, level_name, level_text, ways, ways_text
from tonk.words.phrases import paragraph

_WIDEST, _HIGHEST = 1180.0, 112.0
_PAD, _GAP, _HEADING = 28.0, 12.0, 54.0
_COLUMNS, _LEAST_CARD = 3, 220.0
_FOOT_LINES = 3
_SIDE, _BUST = 300.0, 0.56
"""The width of the side with the examined opponent, and the share of its height for the picture."""
_FACE, _INNER, _PITCH = 76.0, 12.0, 15.0
_LEAST_PITCH, _PIPS_APART = 10.0, 8.0
"""The least distance of level signs if the name needs room, and the distance between them and the name."""


def introduction(character: Character) -> tuple[str, str]:
    """Introduce somebody and their style, in sentences."""
    manner = paragraph(level_text(character.level), ways_text(character.style.traits))
    return introduced(character.name, character.id), manner


def warm_faces(ui: UiContext) -> None:
    """Draw a face for the page while nothing moves, so that it opens at once."""
    _rows, _columns, high = _grid(ui)
    size = _face_px(ui.viewport, high)
    for character in CHARACTERS:
        if ui.portraits.warm(character.name, size, (CALM, PLEASED)):
            return


def _grid(ui: UiContext) -> tuple[int, int, float]:
    """Return the numbers of rows and columns of the cards, and the height of each."""
    view = ui.viewport
    room = _wide(view) - 2 * _PAD - (_SIDE + _GAP if _has_side(view) else 0.0)
    columns = max(1, min(_COLUMNS, int((room + _GAP) / (_LEAST_CARD + _GAP))))
    rows = -(-len(CHARACTERS) // columns)
    fixed = 2 * _PAD + _HEADING + (rows - 1) * _GAP + _foot_height(ui)
    return rows, columns, min(_HIGHEST, (view.h - 32 - fixed) / rows)


def _wide(view: Viewport) -> float:
    return min(_WIDEST, view.w - 48)


def _has_side(view: Viewport) -> bool:
    """Return whether there is room beside the cards; otherwise the words are at the foot."""
    return view.w > view.h


def _foot_height(ui: UiContext) -> float:
    return 0.0 if _has_side(ui.viewport) else _GAP + _FOOT_LINES * ui.text.line_height("small")


def _face_width(card_height: float) -> float:
    return min(_FACE, card_height - 16)


def _face_px(view: Viewport, card_height: float) -> int:
    return view.px(_face_width(card_height) - 6)


class OpponentCard(Pressable):
    """An opponent to choose: face, name, level and style.

    Args:
        character: The opponent.
        portraits: Pictures of the players.
        on_press: Called when they are chosen.
        chosen: Whether they sit at this seat.
    """

    def __init__(
        self, character: Character, portraits: Portraits, on_press: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(on_press=on_press)
        self.character = character
        self._portraits = portraits
        self.chosen = chosen

    @property
    def hint(self) -> str:
        """Return "", since the foot of the page says everything."""
        return ""

    def look(self) -> tuple[Hashable, ...]:
        """Return whether they sit here, besides what every widget shows."""
        return (*super().look(), self.chosen)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face at the left, and three lines beside it."""
        theme, box = canvas.theme, self.box.move(0, self.sink)
        usable = self.disabled is None
        ground = mix(theme.panel_raised, theme.quiet_hover, 0.3 + 0.7 * self.glow)
        canvas.rounded(box, ground if usable else theme.panel_inset, self.radius)
        border = theme.gold if self.chosen else theme.panel_border if usable else theme.hairline
        canvas.rounded(box, (0, 0, 0, 0), self.radius, border=border, border_width=2.5 if self.chosen else 1.25)
        face, words = box.inset(_INNER, 8).cut_left(_face_width(box.h), _INNER)
        self._draw_face(canvas, face, usable=usable)
        self._draw_words(canvas, words.centered(words.w, min(80.0, words.h)), usable=usable)
        self.draw_ring(canvas)

    def _draw_face(self, canvas: Canvas, box: Box, *, usable: bool) -> None:
        theme, wide = canvas.theme, box.w
        mood = PLEASED if self.glow > 0.5 else CALM
        size = _face_px(canvas.viewport, self.box.h)
        face = self._portraits.picture(self.character.name, mood, size, enamel=theme.felt_dark)
        canvas.disc(box.center, wide / 2, theme.gold if self.chosen else theme.panel_border)
        canvas.picture(face, box.center, "center", alpha=255 if usable else 110)

    def _draw_words(self, canvas: Canvas, box: Box, *, usable: bool) -> None:
        theme, character = canvas.theme, self.character
        name, level, manner = box.split_rows(3)
        canvas.line_of_text(name, character.name, "strong", theme.gold_light if usable else theme.ink_off)
        full = theme.gold if usable else theme.ink_off
        named = level_name(character.level)
        room = level.w - _PIPS_APART - canvas.text_renderer.measure(named, "small")[0]
        pitch = max(_LEAST_PITCH, min(_PITCH, room / len(LEVELS)))
        wide = draw_pips(canvas, (level.x, level.center[1]), pitch, character.level, full)
        ink = theme.ink if usable else theme.ink_off
        canvas.line_of_text(level.cut_left(wide, _PIPS_APART)[1], named, "small", ink)
        soft = theme.ink_soft if usable else theme.ink_off
        canvas.line_of_text(manner, ways(character.style.traits), "small", soft)


class OpponentsPage(SmallPage):
    """A page over the new game on which an opponent is chosen for a seat.

    Args:
        ui: The context of the window.
        here: The name of the player in the seat.
        elsewhere: The names of the players in the others.
        on_choose: Called with the chosen opponent, after the page has closed.
    """

    lightly = True
    column = (640.0, 960.0)

    def __init__(
        self, ui: UiContext, here: str, elsewhere: Iterable[str], on_choose: Callable[[Character], None]
    ) -> None:
        super().__init__(ui, _("Who will play?"))
        self._on_choose = on_choose
        self._foot = self._side = Box(0, 0, 0, 0)
        weakest_first = sorted(CHARACTERS, key=lambda character: LEVELS.index(character.level))
        self._cards = [self._card(character, here) for character in weakest_first]
        taken = {name.casefold() for name in elsewhere}
        for card in self._cards:
            if card.character.name.casefold() in taken:
                card.disabled = _("Already at the table.")
        self._add(*self._cards)
        self._group.focus(next((card for card in self._cards if card.character.name == here), None))

    def _card(self, character: Character, here: str) -> OpponentCard:
        return OpponentCard(
            character, self._ui.portraits, lambda: self._choose(character), chosen=character.name == here
        )

    def _choose(self, character: Character) -> None:
        self._ui.screens.remove(self)
        self._on_choose(character)

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        rows, columns, high = _grid(self._ui)
        foot = _foot_height(self._ui)
        tall = 2 * _PAD + _HEADING + rows * (high + _GAP) - _GAP + foot
        inner = self._lie(viewport, _wide(viewport), tall).inset(_PAD)
        self._foot, cards = inner.cut_top(_HEADING)[1].cut_bottom(foot)
        self._side = Box(0, 0, 0, 0)
        if _has_side(viewport):
            self._side, cards = cards.cut_right(_SIDE, _GAP)
        cells = cards.split_rows(rows, _GAP)
        boxes = [box for row in cells for box in row.split_columns(columns, _GAP)]
        for card, box in zip(self._cards, boxes, strict=False):
            card.box = box

    def paint(self, canvas: Canvas) -> None:
        """Draw the opponent who is looked at."""
        super().paint(canvas)
        if self._side.w:
            self._draw_side(canvas, self._looked_at or self._cards[0])
        elif self._looked_at is not None:
            self._draw_foot(canvas, self._looked_at)

    @property
    def _looked_at(self) -> OpponentCard | None:
        """Return the opponent under the pointer or with the keyboard, whichever leads; else the seat's player."""
        pointed = [card for card in self._cards if card.hovered and not self._group.keyboard]
        here = [card for card in self._cards if card.focused] or [card for card in self._cards if card.chosen]
        return next(iter([*pointed, *here]), None)

    def _draw_side(self, canvas: Canvas, card: OpponentCard) -> None:
        """Draw an opponent at a large size, with an introduction."""
        theme, box, one = canvas.theme, self._side, card.character
        canvas.rounded(box, theme.panel_inset, border=theme.hairline)
        upper, lower = box.cut_top(box.h * _BUST)
        mood = PLEASED if card.glow > 0.5 else CALM
        draw_sitter(canvas, self._ui, upper, self._ui.portraits.bust(one.name, mood, bust_px(canvas, upper)))
        words = lower.inset(16, 10)
        y = words.y
        name = canvas.text((words.x, y), one.name, "heading", theme.gold_light)
        wide = draw_pips(canvas, (name.right + 14, name.center[1] + 2), _PITCH, one.level, theme.gold)
        level = Box(name.right + 14 + wide + 8, name.y, words.right - name.right - 22 - wide, name.h)
        canvas.line_of_text(level.move(0, 2), level_name(one.level), "small", theme.ink)
        y = name.bottom + 2
        for said, style, ink in (
            (bearing(one.id), "strong", theme.ink),
            (card.disabled or "", "small", theme.ink_soft),
            (introduction(one)[1], "small", theme.ink),
        ):
            if said:
                y += canvas.text((words.x, y), said, style, ink, max_width=words.w).h + 4

    def _draw_foot(self, canvas: Canvas, card: OpponentCard) -> None:
        """Draw an opponent's introduction."""
        theme = canvas.theme
        who, manner = introduction(card.character)
        first, rest = self._foot.cut_top(_GAP)[1].cut_top(self._ui.text.line_height("small"))
        written = canvas.line_of_text(first, who, "small", theme.gold_light)
        if card.disabled:
            canvas.line_of_text(first.cut_left(written.w, 8)[1], card.disabled, "small", theme.ink_soft)
        canvas.text((rest.x, rest.y), manner, "small", theme.ink, max_width=rest.w)
