"""Drills of the other games: answering at the table by keys and mouse, and the page that leads to them."""

import pygame
import pytest

from tests.ui.screens.learning.test_drill_table import Asked, sentences
from tests.ui.screens.screen_services import make_services, opened, read
from tonk.rules import guest_ids
from tonk.rules.cards import cards_in
from tonk.session.learning.drill_answers import answers_yes, compared
from tonk.session.learning.drill_kinds import COUNT, KNOCK_OR_NOT, TAKE_OR_NOT, WHICH_DISCARD
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.guest_lessons_screen import GuestLessonsScreen


def labels(asked: Asked) -> list[str]:
    """Return the labels of the panel's buttons."""
    return [label for widget in asked.panel.group.widgets if (label := getattr(widget, "label", ""))]


@pytest.mark.parametrize("game", guest_ids())
def test_the_verdict_on_a_knock_comes_first(game: str) -> None:
    """The verdict names the button that was pressed, and at most two sentences follow."""
    for key, name in ((pygame.K_1, "Knock"), (pygame.K_2, "Keep playing")):
        asked = Asked(KNOCK_OR_NOT, rules=game)
        assert "Do you knock or keep playing?" in asked.panel.said[1]
        assert name in labels(asked)
        asked.pilot.press(key)
        assert asked.title in (f"{name} was right", f"{name} was wrong")
        assert 1 <= sentences(asked.panel.said[1]) <= 2
        assert len(asked.screen.sitting.game.actions) == len(asked.screen.drill.record.actions)


@pytest.mark.parametrize("game", guest_ids())
def test_the_top_discard_is_taken_or_not(game: str) -> None:
    """The question names the card, the verdict names the answer, and the coach weighs both answers."""
    asked = Asked(TAKE_OR_NOT, rules=game)
    assert asked.panel.said[1].startswith("The top discard is ")
    view = asked.screen.board.view
    asked.pilot.press(pygame.K_1)
    assert asked.title in ("Take was right", "Take was wrong")
    weighed = [one.action for one in asked.screen.weighed() or () if compared(TAKE_OR_NOT, one.action)]
    assert {answers_yes(TAKE_OR_NOT, action) for action in weighed} == {True, False}
    assert set(weighed) <= set(view.legal)


def test_a_knock_at_the_table_answers_as_well() -> None:
    """The key that knocks answers in Thirty-One if it is pressed twice."""
    asked = Asked(KNOCK_OR_NOT, rules="thirty-one")
    asked.pilot.press(pygame.K_k)
    asked.wait()
    asked.pilot.press(pygame.K_k)
    assert asked.title.startswith("Knock was ")


def test_a_discard_is_chosen_and_answered() -> None:
    """A card chosen by its number is answered with Enter; the key that knocks does not answer."""
    asked = Asked(WHICH_DISCARD, rules="knock-rummy")
    view, order = asked.screen.board.view, asked.screen.board.hand.order
    card = next(card for card in cards_in(view.hand) if card != view.took)
    asked.pilot.press(pygame.K_1 + order.index(card))
    asked.pilot.press(pygame.K_k)
    assert asked.title == "Which discard?"
    asked.pilot.press(pygame.K_RETURN)
    assert " was " in asked.title
    assert 1 <= sentences(asked.panel.said[1]) <= 2


@pytest.mark.parametrize(
    ("game", "question"), [("gin", "How much deadwood"), ("thirty-one", "What does your best suit")]
)
def test_the_count_is_not_given_away(game: str, question: str) -> None:
    """Neither plate nor hand shows the sum before the answer, and the verdict shows it."""
    asked = Asked(COUNT, rules=game)
    assert question in asked.panel.said[1]
    assert "deadwood" not in read(asked.pilot).replace(asked.panel.said[1], "").replace("Count the deadwood", "")
    asked.pilot.press(pygame.K_1)
    assert " + " in asked.panel.said[1]


def test_drills_have_a_tile_beside_each_first_lesson() -> None:
    """The tile beside a game's lesson leads to the drills of that game."""
    services = make_services()
    page = opened(services, GuestLessonsScreen(services.ui, services)).ui.screens.top
    assert isinstance(page, GuestLessonsScreen)
    page.tiles[4].press()
    drills = services.ui.screens.top
    assert isinstance(drills, DrillsScreen)
    assert "Knock or not?" in [tile.title for tile in drills.tiles]
