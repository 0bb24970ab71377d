"""The hand chosen in the history, with the ways to look at it again."""

from collections.abc import Callable, Hashable

from tonk.records.deck_seal import DeckCheck
from tonk.session.match.played_hand import PlayedHand
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.deals.seal_page import check_button
from tonk.ui.screens.history.hand_page import HandPage
from tonk.ui.screens.history.ledger import HandStory, checked
from tonk.ui.screens.history.played_hands import replay_played, review_played
from tonk.ui.screens.parts.copying import copy_button
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Button, ScrollArea
from tonk.ui.widgets.button import widths_in_row
from tonk.ui.widgets.scroll import BAR_WIDTH
from tonk.words import _, pgettext

_GAP, _INSET = 14.0, 10.0
"""The gap between the buttons, and the margin that keeps words clear of the ring around the scroll area."""
_CHECK, _BESIDE_SHARE = 46.0, 0.46
"""The height of the buttons beside the words about a hand, and the greatest share of the width for them."""


class ChosenHand:
    """Words about a hand, and beside them buttons that replay it, review it, or show more of it.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        person: Returns the name of the person whose hands are listed; "" for everyone.
        show_sheet: Opens the score sheet of its match.

    Attributes:
        area: The words and the buttons, which scroll if they are too high.
    """

    def __init__(
        self, ui: UiContext, services: Services, person: Callable[[], str], show_sheet: Callable[[], None]
    ) -> None:
        self._ui = ui
        self._hand: PlayedHand | None = None
        self._scored = False
        self._page = HandPage(ui)
        self.area = ScrollArea(self._paint)
        self._check: DeckCheck | None = None
        self._check_deck = check_button(ui, lambda: self._check)
        self._sheet = Button(_("Score sheet"), show_sheet, icon=icon("chart"))
        self._copy = copy_button(ui, lambda: self._page.code)
        self._replay = Button(_("Replay"), lambda: replay_played(services, self._hand), icon=icon("play"))
        self._review = Button(
            pgettext("button", "Review"), lambda: review_played(ui, services, self._hand, person()), icon=icon("check")
        )

    def show(self, hand: PlayedHand | None, story: HandStory | None, version: Hashable) -> None:
        """Show a hand, scrolled to its first words.

        Args:
            hand: The hand; None for none.
            story: The hand in words.
            version: A value that changes if the same hand must be redrawn.
        """
        self._hand, self._scored = hand, bool(story and story.scores)
        self._page.show(hand, story)
        self._check = None if hand is None else checked(hand)
        self.area.version = (hand.id if hand is not None else 0, version)
        self.area.scroll_to(0, at_once=True)

    @property
    def _beside(self) -> list[Button]:
        """Return the buttons beside the words, from the right."""
        if self._hand is None:
            return []
        wanted = ((self._check_deck, self._check), (self._sheet, self._scored), (self._copy, self._page.code))
        return [self._replay, self._review, *(button for button, shown in wanted if shown)]

    def place(self, inner: Box) -> None:
        """Place it in a box; what need not scroll has the scroll bar's room too."""
        aside = self._beside
        widths = widths_in_row(aside, self._ui.text, inner.w * _BESIDE_SHARE, _GAP, aside)
        self._page.aside = sum(widths) + len(widths) * _GAP
        high = self._page.height(inner.w - 2 * _INSET, inner.h)
        bar_room = 0.0 if high > inner.h else BAR_WIDTH + 4
        self.area.box = Box(inner.x, inner.y, inner.w + bar_room, inner.h)
        wide = self.area.inner_width - 2 * _INSET
        self.area.content_height = self._page.height(wide, inner.h)
        self.area.empty()
        right = _INSET + wide
        for button, natural in zip(aside, widths, strict=True):
            self.area.place(button, Box(right - natural, _INSET, natural, _CHECK))
            right -= natural + _GAP

    def _paint(self, canvas: Canvas, content: Box) -> None:
        self._page.draw(canvas, Box(content.x + _INSET, content.y, self.area.inner_width - 2 * _INSET, content.h))
