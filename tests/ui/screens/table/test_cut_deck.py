"""The cut of the deck before the deal, by mouse, by keys, or refused."""

import pygame
import pytest

from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import Behind, click, labels, make_services, read
from tonk.rules.cards import deck_with
from tonk.rules.deck_seal import Seal, seal_of
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen
from tonk.words.seals import grouped

SEAL = seal_of(7, 1)
MOST = 51


class Before:
    """A pilot before a deck that is to be cut."""

    def __init__(self, name: str = "", settings: Settings | None = None, wait: float = 2.0, seal: Seal = SEAL) -> None:
        services = make_services(settings=settings)
        self.cuts: list[int] = []
        self.pilot = Pilot(services.ui, Behind())
        self.screen = CutDeckScreen(services.ui, services, name, seal, self.cuts.append)
        services.ui.screens.push(self.screen)
        self.pilot.advance(wait)

    @property
    def lifted(self) -> int:
        """The number of cards that would be lifted."""
        return self.screen._ribbon.lifted

    def along(self, share: float) -> Point:
        """Return a point of the spread deck at a share of its width from the left."""
        box = self.screen._ribbon.box
        return box.x + box.w * share, box.center[1]


def test_the_seal_is_there_before_the_cut() -> None:
    """The full seal is shown with its purpose, and the cutter is named where several people play."""
    before = Before()
    seen = read(before.pilot)
    assert grouped(SEAL.fingerprint) in seen
    assert "nobody can move one unnoticed" in seen
    assert "Cut the deck" in seen.split("\n")
    assert "Bo, cut the deck" in read(Before("Bo").pilot).split("\n")


def test_a_click_cuts_where_it_is() -> None:
    """A click lifts the cards to its right, and the deal follows once the deck is together again."""
    before = Before()
    before.pilot.click(before.along(0.75))
    lifted = before.lifted
    assert 8 <= lifted <= 18
    assert before.cuts == []
    assert labels(before.pilot) == []
    before.pilot.advance(2.0)
    assert before.cuts == [lifted]


def test_the_pointer_shows_the_number_of_lifted_cards() -> None:
    """The number under the pointer shrinks from left to right and is never none or all."""
    before = Before()
    found = []
    for share in (0.001, 0.2, 0.5, 0.8, 0.999):
        before.pilot.move(before.along(share))
        assert f"You move {before.lifted} card" in read(before.pilot)
        found.append(before.lifted)
    assert found == sorted(found, reverse=True)
    assert found[0] == MOST
    assert found[-1] == 1


def test_arrows_and_enter() -> None:
    """Left lifts one more card, Right one less, Home the most and End one; Enter cuts."""
    before = Before()
    start = before.lifted
    before.pilot.press(pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT)
    assert before.lifted == start + 1
    before.pilot.press(pygame.K_HOME, pygame.K_LEFT)
    assert before.lifted == MOST
    before.pilot.press(pygame.K_END, pygame.K_RIGHT)
    assert before.lifted == 1
    before.pilot.press(pygame.K_PAGEUP, pygame.K_RETURN)
    before.pilot.advance(2.0)
    assert before.cuts == [6]


@pytest.mark.parametrize("label", ["Cut here", "Don't cut"])
def test_the_buttons(label: str) -> None:
    """One button cuts at the place chosen last, and the other does not cut."""
    before = Before()
    before.pilot.press(pygame.K_LEFT)
    chosen = before.lifted
    click(before.pilot, label)
    before.pilot.advance(2.0)
    assert before.cuts == [chosen if label == "Cut here" else 0]


def test_a_deck_is_cut_once() -> None:
    """Presses and clicks while the deck is being gathered do nothing, not even Esc."""
    before = Before()
    before.pilot.press(pygame.K_RETURN, pygame.K_RETURN, pygame.K_LEFT, pygame.K_ESCAPE)
    before.pilot.click(before.along(0.2))
    before.pilot.advance(2.0)
    assert before.cuts == [26]
    assert before.pilot.ui.screens.top is before.screen


@pytest.mark.parametrize("key", [pygame.K_HOME, pygame.K_END, pygame.K_LEFT, pygame.K_PAGEDOWN])
def test_no_key_moves_the_cut_after_it_was_made(key: int) -> None:
    """No key changes the number of lifted cards while the deck is being gathered."""
    before = Before()
    before.pilot.press(pygame.K_RETURN, key)
    before.pilot.advance(2.0)
    assert before.cuts == [26]


def test_escape_goes_back() -> None:
    """Esc goes back to the page before, and nothing is dealt."""
    before = Before()
    before.pilot.press(pygame.K_ESCAPE)
    before.pilot.advance(2.0)
    assert isinstance(before.pilot.ui.screens.top, Behind)
    assert before.cuts == []


def test_a_press_during_the_shuffle_only_ends_it() -> None:
    """A press during the shuffle spreads the deck at once, which then waits to be cut."""
    before = Before(wait=0.1)
    before.pilot.press(pygame.K_RETURN)
    assert before.screen._ribbon.spread
    before.pilot.advance(1.0)
    assert before.cuts == []
    before.pilot.press(pygame.K_RETURN)
    before.pilot.advance(1.0)
    assert before.cuts == [26]


@pytest.mark.parametrize("settings", [Settings(animation_speed="instant"), Settings(reduced_motion="on")], ids=str)
def test_nothing_travels_where_nothing_should(settings: Settings) -> None:
    """With reduced motion or instant speed, the deck is spread in the first frame and dealt right after the press."""
    before = Before(settings=settings, wait=0.02)
    assert before.screen._ribbon.spread
    before.pilot.press(pygame.K_RETURN)
    before.pilot.advance(0.1)
    assert before.cuts == [26]


def test_a_deck_that_waits_costs_nothing() -> None:
    """No frame is drawn while the spread deck waits."""
    before = Before(wait=3.0)
    frames = before.pilot.loop.frames
    before.pilot.advance(1.0)
    assert before.pilot.loop.frames == frames


def test_the_deck_is_drawn_as_it_is() -> None:
    """Redrawing everything does not change the picture of a deck at rest."""
    before = Before(wait=3.0)
    seen = before.pilot.pixels()
    before.pilot.loop.redraw()
    before.pilot.post()
    assert before.pilot.pixels() == seen


def test_a_deck_with_twists_is_cut_anywhere() -> None:
    """A deck with twists shows all its cards, and all but one of them can be lifted."""
    before = Before(seal=seal_of(7, 1, deck_with(("wild", "cross", "skip"))))
    assert before.lifted == 32
    before.pilot.press(pygame.K_HOME)
    assert before.lifted == 63
    before.pilot.press(pygame.K_RETURN)
    before.pilot.advance(2.0)
    assert before.cuts == [63]
