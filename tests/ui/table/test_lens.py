"""The lens: the things it shows, and that it covers none of them."""

from typing import Any

import pygame
import pytest

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules.cards import Card, card_text
from tonk.ui.drawing.viewport import Box
from tonk.ui.table.painting.lens import beside


class Looking(Seated):
    """A table with a run on it, which notes the cards that are drawn enlarged."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hands, spreads = ["2C 4D 9H", "3C 5D TH"], ["1: 5S 6S 7S"]
        super().__init__(table("jazz-club", hands=hands, stock="AC 6C 7D", discard="KD", spreads=spreads))
        self._large: list[str] = []
        art, usual = self.pilot.ui.art, self.screen.board.layout.card_width * self.pilot.ui.viewport.scale
        posed = art.posed

        def noted(card: Card | None, width_px: int, *rest: Any, **how: Any) -> pygame.Surface:
            if card is not None and width_px > 1.7 * usual:
                self._large.append(card_text(card))
            return posed(card, width_px, *rest, **how)

        monkeypatch.setattr(art, "posed", noted)

    def enlarged(self) -> list[str]:
        """Return the cards that are drawn large once the pointer or the focus has rested."""
        self.pilot.advance(0.6)
        self._large.clear()
        self.pilot.loop.redraw()
        self.pilot.post()
        return list(self._large)


@pytest.fixture(name="there")
def _there(monkeypatch: pytest.MonkeyPatch) -> Looking:
    return Looking(monkeypatch)


def test_the_lens_shows_what_the_pointer_rests_on_or_the_keyboard_is_on(there: Looking) -> None:
    """The lens, once Z has asked for it, shows a card of the hand, the top of the discards or a whole spread."""
    there.pilot.move(there.at("9H"))
    assert there.enlarged() == []
    there.pilot.press(pygame.K_z)
    assert there.services.asked[-1] == "change_settings"
    there.pilot.ui.settings = there.pilot.ui.settings.changed(lens=True)
    assert there.enlarged() == ["9H"]
    there.pilot.move(there.discards)
    assert there.enlarged() == ["KD"]
    there.pilot.move(there.screen.board.spread_box(0).center)
    assert there.enlarged() == ["5S", "6S", "7S"]
    there.pilot.press(pygame.K_RIGHT)
    assert there.enlarged() == [card_text(there.screen.board.hand.order[0])]


@pytest.mark.parametrize("thing", [Box(600, 550, 90, 130), Box(600, 20, 90, 130), Box(20, 300, 90, 130)])
def test_the_lens_covers_nothing_of_what_it_shows(thing: Box) -> None:
    """The lens stands beside the thing it shows, inside the window."""
    box = beside(thing, (300.0, 400.0), (1280.0, 720.0))
    assert not box.overlap(thing)
    assert Box(0, 0, 1280, 720).common(box) == box
