"""The board of the set-up page, on which cards are dragged, clicked or keyed into place."""

from collections.abc import Callable, Hashable, Iterable, Sequence

import pygame

from tonk.rules.cards import FIRST_SEAT, FULL_DECK, Card, Seat
from tonk.session.practice.arrangement import IN_PACK, ON_DISCARDS, ON_STOCK, Arrangement, CardPlace, Zone
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.theme import fade
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.screens.position_editor.place_drawing import draw_places, draw_target, place_name
from tonk.ui.screens.position_editor.set_up_layout import SetUpLayout, laid_out
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.inputs import Input, KeyPress, PointerCancel, PointerDown, PointerMove, PointerUp
from tonk.ui.widgets import Widget
from tonk.words import _
from tonk.words.narration import Description, Role, labelled, spoken_card
from tonk.words.setting_up import only_skips
from tonk.words.table.names import TableNames

_SLIP, _CORNER = 6.0, 5.0
"""The distance that a press may move and still be a click, and the size of a corner."""
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_PRESSES = (pygame.K_RETURN, pygame.K_SPACE)
_BACK = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_p)


class SetUpBoard(Widget):
    """The cards of an arrangement. They are chosen by a click or a key, and placed by a click or a key.

    Keys: arrows go through the pack, Enter or Space chooses; 1 to 6 put the chosen or current card into a hand, with
    Shift before that seat, in a spread or as a Skip or Block; S on the stock, D on the discards, Backspace back into
    the pack. G asks for a place: arrows go from one to the next, Enter puts the cards there.

    Args:
        ui: The context of the window.
        what: The arrangement to change.
        names: Returns the present players.
        changed: Called when a card was moved.
    """

    def __init__(
        self, ui: UiContext, what: Arrangement, names: Callable[[], TableNames], changed: Callable[[], None]
    ) -> None:
        super().__init__()
        self._ui = ui
        self.what = what
        self._names = names
        self._changed = changed
        self.chosen: tuple[Card, ...] = ()
        self.cursor = FULL_DECK[0]
        self._layout = SetUpLayout()
        self._grasped: tuple[Card | None, Point] | None = None
        self._dragged: Point | None = None
        self._pointed: Point | None = None
        self._aim: int | None = None
        self._last_aim = CardPlace(Zone.HAND, FIRST_SEAT)
        self._version = 0

    @property
    def layout(self) -> SetUpLayout:
        """Return the layout."""
        return self._layout

    def arrange(self) -> None:
        """Lay everything out again."""
        self._layout = laid_out(self.box, self.what, self._ui.look.strips)
        self.chosen = tuple(card for card in self.chosen if card in self._layout.cards)
        if self.cursor not in self._layout.pack:
            self.cursor = self.what.pack[0]
        self._version += 1

    @property
    def description(self) -> Description:
        """Return the current card and the chosen ones, or the place being chosen for them."""
        if self._aim is not None:
            place = place_name(self._layout.zones[self._aim][1], self._names())
            return Description(_("Place"), Role.CHOICE, place)
        chosen = ", ".join(map(spoken_card, self.chosen))
        return Description(_("Deck"), Role.CHOICE, spoken_card(self.cursor), hint=chosen)

    def look(self) -> tuple[Hashable, ...]:
        """Return the cards in their places and the chosen ones, besides what every widget shows."""
        return (
            *super().look(),
            self._version,
            self.chosen,
            self.cursor,
            self._dragged,
            self._pointed,
            self._aim,
            self.focused,
        )

    # Putting

    def put(self, cards: Iterable[Card], place: CardPlace) -> None:
        """Put cards in a place, one after the other; on a new spread, all together."""
        cards, target, self._aim = tuple(cards), place, None
        if place.zone in (Zone.SKIP, Zone.BLOCK) and not all(map(self.what.may_lie_aside, cards)):
            self._ui.toast(only_skips())
            return
        for card in cards:
            self.what.put(card, place)
            if place.zone is Zone.NEW_SPREAD:
                place = self.what.place_of(card)
        self.chosen = ()
        self._changed()
        self._ui.speech.say(labelled(", ".join(map(spoken_card, cards)), place_name(target, self._names())))

    def _meant(self) -> Sequence[Card]:
        return self.chosen or (self.cursor,)

    # Input

    def handle(self, event: Input) -> bool:
        """Take drags, clicks and keys."""
        match event:
            case PointerDown(pos=pos) if self.box.contains(pos):
                self._grasped, self._aim = (self._layout.card_at(pos), pos), None
                return True
            case PointerMove(pos=pos, held=True) if self._grasped is not None:
                self._drag(pos)
                return True
            case PointerMove(pos=pos):
                self._pointed = pos if self.chosen and self.box.contains(pos) else None
            case PointerUp(pos=pos) if self._grasped is not None:
                self._let_go(pos)
                return True
            case PointerCancel() if self._grasped is not None:
                self._grasped = self._dragged = None
                return True
            case KeyPress() if not event.ctrl and not event.alt:
                return self._key(event)
        return False

    def _drag(self, pos: Point) -> None:
        card, start = self._grasped or (None, pos)
        if card is None:
            return
        if self._dragged is None and max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) <= _SLIP:
            return
        if card not in self.chosen:
            self.chosen = (card,)
        self._dragged = pos

    def _let_go(self, pos: Point) -> None:
        card, dragged = (self._grasped or (None, pos))[0], self._dragged
        self._grasped = self._dragged = None
        place = self._layout.place_at(pos)
        if dragged is not None:
            if place is not None:
                self.put(self.chosen, place)
            self.chosen = ()
        elif card is not None:
            self._toggle(card)
        elif place is not None and self.chosen:
            self.put(self.chosen, place)

    def _toggle(self, card: Card) -> None:
        self.cursor = card
        self.chosen = tuple(one for one in self.chosen if one != card) if card in self.chosen else (*self.chosen, card)

    def leave(self) -> None:
        """Stop choosing a place when the keyboard leaves."""
        self._aim = None

    def _aim_by(self, event: KeyPress) -> bool:
        """Take a key while a place is being chosen."""
        zones, aim = self._layout.zones, self._aim or 0
        if event.key in _ARROWS:
            self._aim = (aim + sum(_ARROWS[event.key])) % len(zones)
        elif event.repeat:
            return True
        elif event.key in _PRESSES:
            self._last_aim = zones[aim][1]
            self.put(self._meant(), self._last_aim)
        elif event.key in (pygame.K_ESCAPE, pygame.K_g):
            self._aim = None
        else:
            return False
        return True

    def _key(self, event: KeyPress) -> bool:
        if self._aim is not None and self._aim_by(event):
            return True
        if event.key in _ARROWS:
            return self._go(*_ARROWS[event.key])
        if event.repeat:
            return False
        seat = Seat(event.key - pygame.K_1)
        if 0 <= seat < self.what.seats:
            cards = self._meant()
            self.put(cards, self.what.spread_for(seat, cards) if event.shift else CardPlace(Zone.HAND, seat))
        elif event.key == pygame.K_s:
            self.put(self._meant(), ON_STOCK)
        elif event.key == pygame.K_d:
            self.put(self._meant(), ON_DISCARDS)
        elif event.key in _BACK:
            self.put(self._meant(), IN_PACK)
        elif event.key == pygame.K_g:
            places = [place for _box, place in self._layout.zones]
            self._aim = places.index(self._last_aim) if self._last_aim in places else 0
        elif event.key in _PRESSES:
            self._toggle(self.cursor)
        else:
            return False
        return True

    def _go(self, across: int, down: int) -> bool:
        """Move through the pack; return False at its edge, so that the keyboard leaves it."""
        here = self._layout.pack[self.cursor].center
        ahead = [
            (abs(x - here[0]) * (3 if down else 1) + abs(y - here[1]) * (3 if across else 1), card)
            for card, (x, y) in ((card, box.center) for card, box in self._layout.pack.items())
            if (x - here[0]) * across > 1 or (y - here[1]) * down > 1
        ]
        ahead = [one for one in ahead if self._same_line(one[1], down=bool(down))]
        if ahead:
            self.cursor = min(ahead)[1]
        return bool(ahead)

    def _same_line(self, card: Card, *, down: bool) -> bool:
        here, there = self._layout.pack[self.cursor].center, self._layout.pack[card].center
        return down or abs(here[1] - there[1]) < 1

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw seats, piles and the pack."""
        draw_places(canvas, self._layout, self.what)
        canvas.rounded(self._layout.pack_box, fade(canvas.theme.felt_dark, 0.55), 12, border=canvas.theme.hairline)
        for card, box in self._layout.pack.items():
            if card not in self._layout.cards or self._layout.cards[card] is not box:
                canvas.rounded(box, fade(canvas.theme.felt_dark, 0.6), 6, border=canvas.theme.hairline)
        dragging = self._dragged is not None
        for card, box in self._layout.cards.items():
            if not (dragging and card in self.chosen):
                self._draw_card(canvas, card, box)
        if self.ring and self.cursor in self._layout.pack:
            canvas.focus_ring(self._layout.pack[self.cursor], 6)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw the dragged cards and their effect above everything else."""
        pointed = self._pointed if self.chosen else None
        if (at := self._dragged or pointed or self._aimed_at) is not None:
            draw_target(canvas, self._layout, self.box, at, self._names())
        if self._dragged is not None:
            self._draw_dragged(canvas, self._dragged)

    @property
    def _aimed_at(self) -> Point | None:
        """Return a visible point of the place being chosen: its lower right corner."""
        if self._aim is None:
            return None
        box = self._layout.zones[self._aim][0]
        return box.right - _CORNER, box.bottom - _CORNER

    def _draw_card(self, canvas: Canvas, card: Card, box: Box) -> None:
        lifted = 6.0 if card in self.chosen else 0.0
        pose = Pose(box.center[0], box.center[1] - lifted)
        draw_card(canvas, self._ui, card, pose, box.w, stands_for=self.what.stands_for(card))
        if lifted:
            canvas.rounded(
                box.move(0, -lifted), fade(canvas.theme.gold, 0.0), 6, border=canvas.theme.gold, border_width=3
            )

    def _draw_dragged(self, canvas: Canvas, at: Point) -> None:
        wide = self._layout.pack[self.cursor].w
        for number, card in enumerate(self.chosen):
            draw_card(canvas, self._ui, card, Pose(at[0] + number * wide * 0.4, at[1]), wide * 1.1, moving=True)
