"""The players of a new game: their cards, the level of all opponents, and the button that adds one."""

from collections.abc import Callable

from tonk.rules import MAX_PLAYERS
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.theme import mix
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.new_game.opponents_page import OpponentsPage
from tonk.ui.screens.new_game.seat_cards import OWN, SeatCard, Seating
from tonk.ui.screens.parts.level_field import ExtraChoice, LevelField
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, TextField, Widget
from tonk.words import _, pgettext

_AROUND, _ABOVE, _APART = 10.0, 8.0, 8.0
"""The margins of a card's ground around its contents, at the sides and above, and the gap between two cards."""
_LEAST_INSIDE = 72.0
"""The least height of a card's contents, for which the margin above gives way."""
_BREATH = 0.4
"""The share of a seat's colour in the edge of its card."""
_LEVEL = 264.0
"""The width of the field for all opponents, if its words fit."""


class PlayersPanel:
    """A card for each seat, in rows, and the choice for all opponents above them.

    Attributes:
        seating: The seating of the table.
    """

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        seating: Seating,
        changed: Callable[[], None],
        reseated: Callable[[Widget | None], None],
    ) -> None:
        """Make a card for each player.

        Args:
            ui: The context of the window.
            services: The game around the screens.
            seating: The seating of the table.
            changed: Called when a player or a level has changed.
            reseated: Called after a player was added or removed, with the next widget for the keyboard; None if it
                stays where it is.
        """
        self.seating = seating
        self._ui, self._services = ui, services
        self._changed = changed
        self._reseated = reseated
        self._cards: list[SeatCard] = []
        self._most, self._full = MAX_PLAYERS, ""
        self._add = Button(_("Add a player"), self._add_seat, kind="bare", icon=icon("plus"))
        own = ExtraChoice(OWN, "again", _("Their own level"), _("Each opponent plays at their own level."))
        self._everybody = LevelField(
            own, OWN, self._set_everybody, _("Opponents"), neither=pgettext("levels of the opponents", "Mixed")
        )
        self._grounds: list[Box] = []
        self._make_cards()

    def admit(self, most: int, full: str) -> None:
        """Let as many players sit down as the game is for.

        Args:
            most: The greatest number of players.
            full: Why no more can sit down, in a sentence.
        """
        self._most, self._full = most, full
        self._offer_chair()

    def _offer_chair(self) -> None:
        """Let a player be added while the game is for more."""
        self._add.visible = self.seating.may_add
        self._add.disabled = self._full if len(self.seating.players) >= self._most else None

    @property
    def widgets(self) -> list[Widget]:
        """Return the widgets in their order."""
        return [self._everybody, *(widget for card in self._cards for widget in card.widgets), self._add]

    @property
    def names(self) -> list[TextField]:
        """Return the fields of the bots' names."""
        return [card.name for card in self._cards]

    def follow(self) -> None:
        """Show the people at the table by their present names and faces."""
        self.seating.follow(self._services.people)
        for card in self._cards:
            card.refresh()
        self._changed()

    def refresh_level(self) -> None:
        """Show the level of all opponents together."""
        self._everybody.value = self.seating.everybody

    def arrange(self, box: Box, heading: float, columns: int) -> None:
        """Place it in a box.

        Args:
            box: The box.
            heading: The height of the line above the cards; 0 for none.
            columns: The number of cards per row.
        """
        head, seated = box.cut_top(heading)
        self._arrange_everybody(head)
        self._arrange_cards(seated, columns)

    def _arrange_everybody(self, box: Box) -> None:
        """Place the choice for all opponents beside the heading; without a heading it is left out."""
        self._everybody.visible = box.h > 0
        control = max(_LEVEL, self._everybody.least_width(self._ui.text) + 1)
        self._everybody.control_width = control
        wide = control + self._ui.text.measure(self._everybody.label, "body")[0] + 24
        self._everybody.box = Box(box.right - wide, box.y - 6, wide, 38)

    def _arrange_cards(self, box: Box, columns: int) -> None:
        """Place the cards in rows; the button that adds a player fills the rest of its row."""
        seated, rows = len(self._cards), -(-MAX_PLAYERS // columns)
        if seated < columns:  # two cards share the row of three
            columns = seated
        cells = [cell for row in box.split_rows(rows, _APART) for cell in row.split_columns(columns, _APART)]
        self._grounds = cells[:seated]
        for card, cell in zip(self._cards, cells, strict=False):
            card.arrange(cell.inset(_AROUND, min(_ABOVE, (cell.h - _LEAST_INSIDE) / 2)))
        if self._add.visible:
            first, last = cells[seated], cells[seated - seated % columns + columns - 1]
            self._add.box = Box(first.x, first.y, last.right - first.x, first.h)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground of each card, tinted at the edge with the colour of its seat, and of the free seat."""
        theme = canvas.theme
        if self._add.visible:
            canvas.rounded(self._add.box, theme.track, border=theme.hairline)
        for seat, (card, box) in by_seat([*zip(self._cards, self._grounds, strict=True)]):
            canvas.rounded(
                box,
                mix(theme.panel_raised, theme.quiet_hover, 0.3),
                border=mix(theme.hairline, theme.seats[seat], _BREATH),
            )
            if card.plate.visible:
                canvas.rounded(card.plate.box, theme.track, card.plate.radius)

    def _make_cards(self) -> None:
        self._cards = [
            SeatCard(seat, self.seating, self._ui.portraits, self._changed, self._remove_seat, self._exchange)
            for seat in each_seat(len(self.seating.players))
        ]
        self._offer_chair()

    def _set_everybody(self, level: str) -> None:
        self.seating.set_everybody(level)
        for card in self._cards:
            card.refresh()
        self._changed()

    def _exchange(self, seat: Seat) -> None:
        """Open the choice of a player for a seat."""
        names = [player.name for player in self.seating.players]
        elsewhere = [name for other, name in by_seat(names) if other != seat]
        if self.seating.players[seat].is_person:
            routes = self._services.routes
            routes.show_people(names[seat], elsewhere, lambda name: self.seating.sit_down(seat, name))
            return

        def seat_them(name: str) -> None:
            self.seating.rename(seat, name)
            self._cards[seat].refresh()
            self._changed()

        self._ui.screens.push(OpponentsPage(self._ui, names[seat], elsewhere, lambda one: seat_them(one.name)))

    def _add_seat(self) -> None:
        self.seating.add()
        self._make_cards()
        # Not into the new name: typing would change it accidentally.
        more = self._add.visible and self._add.disabled is None
        self._reseated(self._add if more else self._cards[-1].level)

    def leave_no_more_than(self, most: int) -> None:
        """Remove bots until a game for fewer players can be played."""
        if len(self.seating.players) > most:
            self.seating.leave_no_more_than(most)
            self._make_cards()
            self._reseated(None)

    def _remove_seat(self, seat: Seat) -> None:
        self.seating.remove(seat)
        self._make_cards()
        # Not to the next such button: Enter would remove another player.
        self._reseated(self._add)
