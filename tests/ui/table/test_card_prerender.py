"""Cards are drawn before they are dealt, a little at a time."""

from collections.abc import Iterator

from tests.ui.pilot import dummy_ui
from tonk.rules.cards import Card, parse_card
from tonk.session.settings import Settings
from tonk.ui.drawing.card_look import CardLook
from tonk.ui.table.painting.card_prerender import CardPrerenderer


class Easel:
    """Notes what is drawn ahead instead of drawing it."""

    def __init__(self) -> None:
        self.drawn: list[tuple[CardLook, int]] = []
        self.faces: list[tuple[Card, int]] = []

    def warm(self, look: CardLook, width_px: int) -> Iterator[None]:
        """Three pictures."""
        for _ in range(3):
            self.drawn.append((look, width_px))
            yield

    def card(self, card: Card, width_px: int, _look: CardLook) -> None:
        """A face at its very size."""
        self.faces.append((card, width_px))


def test_one_picture_is_drawn_at_each_step_until_all_are_there() -> None:
    """Nothing holds up a frame, and nothing is drawn twice."""
    ui, easel = dummy_ui((1920, 1080)), Easel()
    ui.art = easel  # type: ignore[assignment]
    foresight = CardPrerenderer(ui)
    for step in range(1, 6):
        foresight.step()
        assert len(easel.drawn) == min(3, step)
    assert set(easel.drawn) == {(CardLook(), 162)}


def test_it_begins_again_when_the_cards_look_otherwise_or_the_window_is_another() -> None:
    """The pictures drawn ahead are those that the next deal will show."""
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
    """Cards in the hand are seen most: each of them comes in its turn."""
    ui, easel = dummy_ui((1920, 1080)), Easel()
    ui.art = easel  # type: ignore[assignment]
    foresight = CardPrerenderer(ui)
    for _step in range(3):
        foresight.step((parse_card("2C"), parse_card("5D"), parse_card("8H")))
    assert sorted(easel.faces) == [(4, 162), (17, 162), (30, 162)]
