"""The medals on the page at the end of a hand: drawn before it opens, with hats and hands whole."""

import pygame
import pytest

from tests.ui.screens.screen_services import make_services
from tests.ui.table.seated import Seated
from tonk.session.match.characters import PLEASED
from tonk.session.match.plan import Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.ui.screens.parts import medal
from tonk.ui.screens.parts.medal import _out_of_ring
from tonk.ui.screens.results.hand_end_screen import _OVER
from tonk.ui.screens.results.result_head import _ABOVE, MEDAL

pytestmark = pytest.mark.usefixtures("eager")


def test_a_table_draws_the_medals_of_its_players_ahead() -> None:
    """The table draws one medal at a time until every player's medal is ready."""
    players = tuple(Player(name, "casual") for name in BOT_NAMES[:4])
    seated = Seated(players=players)
    ui, screen = seated.pilot.ui, seated.screen
    while screen.draw_ahead():
        pass
    faces = [ui.portraits.portrait_of(player.name, is_person=False) for player in players]
    assert all((face, PLEASED, ui.viewport.px(MEDAL)) in medal._standing_out for face in faces)


def pleased(name: str, size_px: int) -> pygame.Surface:
    """Return an opponent's pleased bust, a square of this many pixels."""
    portraits = make_services().ui.portraits
    bust = portraits.worn_bust(portraits.portrait_of(name, is_person=False), PLEASED, size_px)
    assert bust is not None
    return bust


@pytest.mark.parametrize("name", BOT_NAMES)
def test_no_hat_is_cut_off_above_a_medal(name: str) -> None:
    """No portrait's hat is cut off by its picture or by the upper edge of the page."""
    picture = _out_of_ring(pleased(name, 78), 60)
    assert not any(picture.get_at((x, 0)).a for x in range(picture.get_width()))
    above_ring = picture.get_height() - 0.97 * 60 - picture.get_bounding_rect().y
    assert above_ring / 60 * MEDAL <= _ABOVE * MEDAL + _OVER


@pytest.mark.parametrize("name", BOT_NAMES)
def test_hands_raised_beside_a_medal_are_whole(name: str) -> None:
    """Raised hands are drawn beyond the medal's ring, and only forearms end at the ring."""
    bust = pleased(name, 312)
    picture = _out_of_ring(bust, 240)
    hands = pygame.Rect(0, picture.get_height() - 230, picture.get_width(), 60)
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    whole.blit(bust, (0, picture.get_height() - round(312 * 0.97)))
    assert picture.subsurface(hands).get_bounding_rect() == whole.subsurface(hands).get_bounding_rect()
