"""Pictures of cards that move: few are made in a frame, and each comes as soon as may be."""

import pygame

from tonk.ui.drawing.flying_pictures import FlyingPictures

FRAME = 1 / 60


def turned(pictures: FlyingPictures, now: float, turn: int, count: int = 9) -> list[int]:
    """The cards for which a frame in which all have turned made a new picture."""
    made = list[int]()

    def make(card: int) -> pygame.Surface:
        made.append(card)
        return pygame.Surface((1, 1))

    pictures.begin(now)
    for card in range(count):
        pictures.picture(card, "face", turn, lambda card=card: make(card))  # type: ignore[misc]
    return made


def test_many_cards_take_turns() -> None:
    """Each is drawn at first; then some a frame, those first that have waited longest, so that none is left out."""
    pictures = FlyingPictures()
    assert turned(pictures, 0.0, 0) == list(range(9))
    assert [turned(pictures, n * FRAME, n) for n in range(1, 5)] == [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 1, 2]]


def test_a_few_cards_are_always_as_they_are() -> None:
    """Nothing is spared where there is time."""
    pictures = FlyingPictures()
    assert all(turned(pictures, n * FRAME, n, count=3) == [0, 1, 2] for n in range(4))


def test_a_frame_drawn_again_is_the_same() -> None:
    """The moment says what is seen, not how often it was drawn; long after, every picture is a new one."""
    pictures = FlyingPictures()
    turned(pictures, 0.0, 0)
    turned(pictures, FRAME, 1)
    assert turned(pictures, FRAME, 1) == []
    assert turned(pictures, 1.0, 2) == list(range(9))
