"""The page of a sealed deck: the seal during a hand, and the check after it."""

from dataclasses import replace

import pygame
import pytest

from tests.support.noting import noting
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import a_match, button, click, labels, make_services, opened, over, read
from tonk.records.deck_seal import check_deck
from tonk.session.match.match import Match
from tonk.session.settings import Settings
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.screens.deals import seal_page
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.table.pause_menu import PauseMenu
from tonk.ui.shell import clipboard
from tonk.words.seals import grouped

pytestmark = pytest.mark.usefixtures("eager")


def finished(cut: int | None = 17) -> Match:
    """Return a match at the end of its first hand."""
    return over(Match(a_match(seats=4).plan, cut))


def checked(match: Match) -> tuple[Pilot, str]:
    """Return the page of the check, and the text on it."""
    check = check_deck(match.record())
    assert check is not None
    services = make_services()
    pilot = opened(services, SealPage(services.ui, check.shown, check))
    return pilot, read(pilot)


def test_a_seal_says_its_purpose_and_reveals_nothing() -> None:
    """During the hand the page shows the whole fingerprint, but neither the salt nor the cards."""
    match = Match(a_match().plan, 0)
    assert match.seal is not None
    services = make_services()
    seen = read(opened(services, SealPage(services.ui, match.seal.fingerprint)))
    assert grouped(match.seal.fingerprint) in seen
    assert "shown before the deal" in seen
    assert grouped(match.seal.salt) not in seen


def test_a_deck_that_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    """A passed check shows both seals, the salt, all 52 cards in their sealed order, and the verdict."""
    drawn: list[int | None] = []
    draw = draw_card

    def drawing(canvas: Canvas, ui: object, card: int | None, *rest: object, **more: object) -> None:
        drawn.append(card)
        draw(canvas, ui, card, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(seal_page, "draw_card", drawing)
    match = finished()
    assert match.seal is not None
    _pilot, seen = checked(match)
    assert seen.split("\n").count(grouped(match.seal.fingerprint)) == 2
    assert grouped(match.seal.salt) in seen
    assert "you played with the sealed deck, cut after 17 cards" in seen
    assert tuple(drawn[-52:]) == match.seal.deck


def test_a_deck_that_was_not_cut() -> None:
    """The verdict on a deck that was not cut mentions no cut."""
    _pilot, seen = checked(finished(0))
    assert "card for card" in seen
    assert "gold line" not in seen


@pytest.mark.parametrize("wrong", ["shown", "played"])
def test_a_seal_that_does_not_agree_is_named(wrong: str) -> None:
    """The verdict names another fingerprint than the one shown, or a hand that this deck can't have dealt."""
    check = check_deck(finished().record())
    assert check is not None
    check = replace(check, shown="0" * 64) if wrong == "shown" else replace(check, played=False)
    services = make_services()
    seen = read(opened(services, SealPage(services.ui, check.shown, check)))
    said = "this isn't the deck" if wrong == "shown" else "can't have been played with this deck"
    assert said in seen
    assert "card for card" not in seen
    assert "you played with" not in seen


def test_the_line_can_be_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy puts the sealed text on the clipboard, and a toast says if that worked."""
    copied: list[str] = []
    match = finished()
    assert match.seal is not None
    pilot, _seen = checked(match)
    toasts: list[str] = []
    pilot.ui.on_toast = toasts.append
    monkeypatch.setattr(clipboard, "copy", noting(copied, answer=True))
    click(pilot, "Copy")
    assert copied == [match.seal.text]
    monkeypatch.setattr(clipboard, "copy", lambda _text: False)
    click(pilot, "Copy")
    assert toasts == ["Copied", "There is no clipboard to copy to."]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_it_closes(key: int) -> None:
    """Esc and Enter both close the page."""
    pilot, _seen = checked(finished())
    pilot.press(key)
    assert not isinstance(pilot.ui.screens.top, SealPage)


def test_one_press_at_the_end_of_the_hand_checks_the_deck() -> None:
    """The result of a sealed hand has a button that opens the check; Enter deals the next hand afterwards."""
    services = make_services(settings=Settings(animation_speed="instant"))
    pilot = opened(services, HandEndScreen(services.ui, services, finished()))
    click(pilot, "Check the deck")
    pilot.advance(0.5)
    assert isinstance(pilot.ui.screens.top, SealPage)
    assert "The seals match" in read(pilot)
    pilot.press(pygame.K_ESCAPE, pygame.K_RETURN)
    assert services.asked == ["next_hand"]
    click(pilot, "Show the table")
    assert "Check the deck" not in labels(pilot)
    click(pilot, "Show the result")
    assert "Check the deck" in labels(pilot)


def test_a_page_below_another_is_at_rest() -> None:
    """No button is lit below the seal, which rises each time it opens; reduced motion moves nothing."""
    services = make_services()
    pause = PauseMenu(services.ui, services, a_match().plan.rules, "0" * 64)
    pilot = opened(services, pause)
    seal = button(pilot, "Deck seal")
    for _time in range(2):
        pilot.click(seal.box.center)
        top = pilot.ui.screens.top
        assert isinstance(top, SealPage)
        assert top._rise.left > 0.0
        assert not seal.hovered
        pilot.press(pygame.K_ESCAPE)
    services = make_services(settings=Settings(reduced_motion="on"))
    page = HandEndScreen(services.ui, services, finished())
    opened(services, page)
    assert page._group.calm


def test_without_a_seal_there_is_nothing_to_check() -> None:
    """The result of a hand without a seal has no button for a check."""
    services = make_services()
    pilot = opened(services, HandEndScreen(services.ui, services, finished(None)))
    assert "Check the deck" not in labels(pilot)
