"""The page on which a match's opponents get other levels, from its next hand on."""

from collections.abc import Callable
from functools import partial

from tonk.bots import LEVELS
from tonk.rules.cards import Seat, by_seat
from tonk.session.match.characters import character_of
from tonk.session.match.match import Match
from tonk.session.match.sitting import Sitting
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Viewport
from tonk.ui.screens.parts.level_field import ExtraChoice, LevelField
from tonk.ui.screens.parts.small_page import SmallPage
from tonk.ui.shell.context import UiContext
from tonk.words import _
from tonk.words.phrases import person

_WIDTH, _ROW, _GAP, _HEAD, _NOTE, _PAD = 600.0, 48.0, 10.0, 66.0, 40.0, 34.0
_OWN = "own"


class LevelsPage(SmallPage):
    """A level for each opponent.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
        match: Its match.
    """

    lightly = True

    def __init__(self, ui: UiContext, sitting: Sitting, match: Match) -> None:
        super().__init__(ui, _("Opponents"))
        self._sitting = sitting
        self._note = Box(0, 0, 0, 0)
        own = ExtraChoice(_OWN, "again", _("Their own level"), _("Each opponent plays at their own level."))
        self._fields = [
            LevelField(own, match.next_levels[seat], partial(self._set, seat, player.name), person(player.name))
            for seat, player in by_seat(match.plan.players)
            if not player.is_person
        ]
        self._add(*self._fields)

    def _set(self, seat: Seat, name: str, level: str) -> None:
        character = character_of(name)
        own = LEVELS[1] if character is None else character.level
        self._sitting.set_level(seat, next((one for one in LEVELS if one == level), own))

    def resized(self, viewport: Viewport) -> None:
        """Lay everything out again."""
        count = len(self._fields)
        high = _HEAD + count * (_ROW + _GAP) + _NOTE + 2 * _PAD
        inner = self._lie(viewport, min(_WIDTH, viewport.w - 24.0), high).inset(_PAD).cut_top(_HEAD - 10.0)[1]
        self._note, rows = inner.cut_top(_NOTE, _GAP)
        for field, box in zip(self._fields, rows.split_rows(count, _GAP), strict=True):
            field.box = box

    def paint(self, canvas: Canvas) -> None:
        """Draw a line about when the levels take effect."""
        super().paint(canvas)
        words, note = _("They play at these levels from the next hand."), self._note
        canvas.text((note.x, note.center[1]), words, "small", canvas.theme.ink_soft, anchor="midleft", max_width=note.w)


def levels_opener(ui: UiContext, sitting: Sitting) -> Callable[[], None] | None:
    """Return a function that opens the page; None if all play on their own, or the match is part of something larger.

    Args:
        ui: The context of the window.
        sitting: The sitting at the table.
    """
    game = sitting.game
    if not isinstance(game, Match) or game.plan.event or all(player.is_person for player in game.plan.players):
        return None
    return lambda: ui.screens.push(LevelsPage(ui, sitting, game))
