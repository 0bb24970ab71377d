"""The page of waiting matches: one press resumes any of them, and removing one can be undone."""

from functools import partial

import pygame

from tonk.rules import DEFAULT
from tonk.session.match.waiting_match import WaitingMatch
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.matches.match_pictures import SMALL, form_for, warm_tile
from tonk.ui.screens.matches.match_tile import BIN, PAD, MatchTile
from tonk.ui.screens.matches.no_matches import NoMatches
from tonk.ui.screens.parts.titled_screen import TitledScreen
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext
from tonk.words.matches import bar_to_removing, match_line
from tonk.words.rules.rule_sets import rules_name

_GAP, _EDGE, _LEAST_TILE = 14.0, 6.0, 446.0
_FOOT, _BUTTON, _BOTTOM = 62.0, 48.0, 12.0


class MatchesScreen(TitledScreen):
    """A tile for each match, the most recent first, with a button in its corner that removes it.

    Args:
        ui: The context of the window.
        services: The game around the screens.
    """

    least_page = (853.0, 480.0)
    column = (640.0, 480.0)

    def __init__(self, ui: UiContext, services: Services) -> None:
        super().__init__(ui, services, _("Matches"))
        self.tiles: list[MatchTile] = []
        self._bins: list[Button] = []
        self._area = ScrollArea()
        self._foot = Box(0, 0, 0, 0)
        self._news = ""
        self._resting: MatchTile | None = None
        self._next: MatchTile | None = None
        """The tile that got the keyboard after a removal; until another gets it, the line names the removed match."""
        self._undo = Button(
            pgettext("button", "Undo"), self.put_back, icon=icon("undo"), key=pygame.K_u, key_hint=pygame.K_u
        )
        self._new_game = Button(
            _("New game"), services.routes.show_new_game, icon=icon("plus"), key=pygame.K_n, key_hint=pygame.K_n
        )
        played = services.choices.rule_set
        self._empty = NoMatches(ui, DEFAULT if played is None else played.id, _saved())
        self._look(0)

    def handle(self, event: Input) -> None:
        """Remove the match with the keyboard on Delete; undo that on Ctrl+Z."""
        match event:
            case KeyPress(key=pygame.K_DELETE, repeat=False) if (place := self._place) is not None:
                self._remove(place)
            case KeyPress(key=pygame.K_z, ctrl=True, repeat=False):
                self.put_back()
            case _:
                super().handle(event)

    def came_back(self) -> None:
        """List the currently waiting matches."""
        self._look(self._place or 0)

    def put_back(self) -> None:
        """Undo the last removal."""
        back = self.services.matches.put_back()
        self._look(self._place or 0, "" if back is None else back.id)

    def update(self, now: float) -> bool:
        """Go on to ``now``; while nothing moves, faces and places are drawn."""
        changed = super().update(now)
        held = self.group.focused if self.group.keyboard else None
        resting = next((tile for tile in self.tiles if tile.hovered), held if isinstance(held, MatchTile) else None)
        if resting is not self._resting:
            self._resting = resting
            self.changed()
        if not changed:
            any(warm_tile(self.ui, tile.match, tile.form) for tile in self.tiles)
            if not self.tiles and self._empty.warm():
                self.changed()
        return changed

    def arrange(self, body: Box) -> None:
        """Place the tiles in as many columns as fit, with the undo line below them."""
        self._foot, room = body.cut_bottom(_FOOT + _BOTTOM)[0].cut_top(_FOOT)[0], body.cut_bottom(_FOOT + _BOTTOM)[1]
        self._empty.arrange(room, self._new_game)
        form = form_for(len(self.tiles), self.ui.viewport)
        few = form is not SMALL
        columns = 1 if few else max(1, min(2, int((room.w + _GAP) / (_LEAST_TILE + _GAP))))
        rows = -(-len(self.tiles) // columns)
        content = 2 * _EDGE + max(0.0, rows * (form.place[1] + 2 * PAD + _GAP) - _GAP)
        bar = 0.0 if content > room.h else BAR_WIDTH + 4
        room = room.cut_top(min(room.h, content))[0] if few else room
        self._area.box = Box(room.x - _EDGE, room.y, room.w + 2 * _EDGE + bar, room.h)
        self._area.content_height = content
        self._area.empty()
        inner = Box(_EDGE, _EDGE, self._area.inner_width - 2 * _EDGE, content - 2 * _EDGE)
        cells = [cell for row in inner.split_rows(max(1, rows), _GAP) for cell in row.split_columns(columns, _GAP)]
        for tile, remove, cell in zip(self.tiles, self._bins, cells, strict=False):
            tile.form = form
            self._area.place(tile, cell)
            self._area.place(remove, Box(cell.right - BIN - 6, cell.y + 6, BIN, BIN))
        line = self._foot.centered(self._foot.w, _BUTTON)
        text = self.ui.text
        if self.tiles:
            self._new_game.box, line = line.cut_right(self._new_game.natural_width(text), _GAP)
        if self._undo.visible:
            self._undo.box, line = line.cut_right(self._undo.natural_width(text), _GAP)
        self._foot = line

    def paint(self, canvas: Canvas) -> None:
        """Draw the undo line, or that nothing waits; in the line below, the players of the match in hand."""
        theme = canvas.theme
        if not self.tiles:
            self._empty.draw(canvas)
        removed = self._undo.visible and self._resting is self._next
        who = "" if self._resting is None or removed else self._resting.standings
        if self.tiles or self._undo.visible:
            words, foot = who or self._news, self._foot
            canvas.text((foot.x, foot.center[1]), words, "small", theme.ink_soft, anchor="midleft", max_width=foot.w)

    @property
    def _place(self) -> int | None:
        """Return the place of the match that has the keyboard, on its tile or beside it."""
        held = self.group.focused
        found = (place for place, pair in enumerate(zip(self.tiles, self._bins, strict=True)) if held in pair)
        return next(found, None)

    def _look(self, place: int, match_id: str = "") -> None:
        """List the waiting matches, and give the keyboard to the tile at a place or of a match."""
        self.services.circuit.catch_up()
        matches, counts = self.services.matches.waiting(), self.services.circuit.now.plays
        self.tiles = [
            MatchTile(self.ui, match, counts=match.over or counts(match.id), on_press=partial(self._resume, match))
            for match in matches
        ]
        self._bins = [self._bin(place, tile) for place, tile in enumerate(self.tiles)]
        removed = self.services.matches.removed
        self._undo.visible = removed is not None
        if removed is None:
            self._news = _saved()
        else:
            self._news = _("Removed: {match}. You have 30 days to undo this.").format(match=line_of(removed))
        self.group.clear()
        self.group.add(self._back, self._area, self._undo, self._new_game)
        ids = [match.id for match in matches]
        self._new_game.kind = "quiet" if self.tiles else "primary"
        if self.tiles:
            focused = self.tiles[ids.index(match_id) if match_id in ids else min(place, len(self.tiles) - 1)]
            self.resized(self.ui.viewport)
            self.group.focus(focused)
            self._next = focused
        else:
            self.group.default = self._new_game
            self.resized(self.ui.viewport)
        self.changed()

    def _bin(self, place: int, tile: MatchTile) -> Button:
        """Return the button that removes the match at a place."""
        press, words = partial(self._remove, place), _("Remove this match (Delete)")
        button = Button("", press, kind="bare", icon=icon("bin"), tooltip=words)
        button.disabled = tile.disabled or self._bar_to_removing(tile.match)
        return button

    def _resume(self, match: WaitingMatch) -> None:
        if not self.services.resume(match.id):
            self._look(self._place or 0)

    def _bar_to_removing(self, match: WaitingMatch) -> str | None:
        """Return why a match can't be removed, such as another copy playing it; None if it can."""
        return bar_to_removing() if self.services.circuit.now.plays(match.id) else None

    def _remove(self, place: int) -> None:
        match = self.tiles[place].match
        if bar := self._bar_to_removing(match):
            self.ui.toast(bar)
        elif self.services.matches.remove(match.id):
            self._look(place)


def _saved() -> str:
    """Return the promise about saved matches."""
    return _("Every match is saved after each move and waits until you resume it.")


def line_of(match: WaitingMatch) -> str:
    """Return the rules and the progress of a match, in one line."""
    rules = rules_name(match.plan.rules.name)
    return match_line(rules, match.hand, scored=match.plan.points, over=match.over)
