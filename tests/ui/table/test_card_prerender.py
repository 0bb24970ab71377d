"""Prerendering: cards are drawn before they are dealt, a little at a time."""

from collections.abc import Iterator

from tests.ui.pilot import dummy_ui
from tonk.rules.cards import Card, parse_card
from tonk.session.settings import Settings
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.table.painting.card_prerender import CardPrerenderer


class Easel:
    """Notes the pictures it is asked to draw ahead instead of drawing them."""

    def __init__(self) -> None:
        self.drawn: list[tuple[CardLook, int]] = []
        self.faces: list[tuple[Card, int]] = []

    def warm(self, look: CardLook, width_px: int) -> Iterator[None]:
        """Note three pictures, one at each step."""
        for _ in range(3):
            self.drawn.append((look, width_px))
            yield

    def card(self, card: Card, width_px: int, _look: CardLook) -> None:
        """Note a card face drawn at its exact size."""
        self.faces.append((card, width_px))


def test_one_picture_is_drawn_at_each_step_until_all_are_there() -> None:
    """Each step draws at most one picture, so no frame is held up, and no picture is drawn twice."""
    ui, easel = dummy_ui((1920, 1080)), Easel()
    ui.art = easel  # type: ignore[assignment]
    foresight = CardPrerenderer(ui)
    for step in range(1, 6):
        foresight.step()
        assert len(easel.drawn) == min(3, step)
    assert set(easel.drawn) == {(CardLook(), 162)}


def test_it_begins_again_when_the_cards_look_otherwise_or_the_window_is_another() -> None:
    """A new card look or window size restarts the drawing ahead, so it always has the next deal's pictures."""
    ui, easel = dummy_ui((1280, 720)), Easel()
    ui.art = easel  # type: ignore[assignment]
    foresight = CardPrerenderer(ui)
    foresight.step()
    ui.settings = Settings(card_face="large", card_size="small")
    foresight.step()
    ui.resize(1920, 1080)
    foresight.step()
    large = CardLook(face="large")
    assert easel.drawn == [(CardLook(), 108), (large, 94), (large, 141)]


def test_the_hand_is_drawn_at_its_very_size_one_card_at_a_step() -> None:
    """Cards in the hand are drawn at their exact size, one at each step, because they are seen most."""
    ui, easel = dummy_ui((1920, 1080)), Easel()
    ui.art = easel  # type: ignore[assignment]
    foresight = CardPrerenderer(ui)
    for _step in range(3):
        foresight.step((parse_card("2C"), parse_card("5D"), parse_card("8H")))
    assert sorted(easel.faces) == [(4, 162), (17, 162), (30, 162)]
