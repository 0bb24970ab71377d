"""Pictures of moving cards: only a few are made in each frame, and each comes as soon as possible."""

import pygame

from tonk.ui.drawing.flying_pictures import FlyingPictures

FRAME = 1 / 60


def turned(pictures: FlyingPictures, now: float, turn: int, count: int = 9) -> list[int]:
    """Turn all cards, draw a frame, and return the cards for which it made a new picture."""
    made = list[int]()

    def make(card: int) -> pygame.Surface:
        made.append(card)
        return pygame.Surface((1, 1))

    pictures.begin(now)
    for card in range(count):
        pictures.picture(card, "face", turn, lambda card=card: make(card))  # type: ignore[misc]
    return made


def test_many_cards_take_turns() -> None:
    """After the first frame only some cards get a new picture in each frame, those first that have waited longest."""
    pictures = FlyingPictures()
    assert turned(pictures, 0.0, 0) == list(range(9))
    assert [turned(pictures, n * FRAME, n) for n in range(1, 5)] == [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 1, 2]]


def test_a_few_cards_are_always_as_they_are() -> None:
    """A few moving cards all get a new picture in each frame."""
    pictures = FlyingPictures()
    assert all(turned(pictures, n * FRAME, n, count=3) == [0, 1, 2] for n in range(4))


def test_a_frame_drawn_again_is_the_same() -> None:
    """A frame that is drawn again at the same time makes no new pictures."""
    pictures = FlyingPictures()
    turned(pictures, 0.0, 0)
    turned(pictures, FRAME, 1)
    assert turned(pictures, FRAME, 1) == []
    assert turned(pictures, 1.0, 2) == list(range(9))


def test_cards_that_have_turned_back_take_no_turns_from_others() -> None:
    """Cards that waited for a turn, and then lie as they were drawn, don't keep the others waiting for ever."""
    pictures = FlyingPictures()
    turned(pictures, 0.0, 0)
    turned(pictures, FRAME, 1)  # the last six wait from now on
    made = list[int]()

    def last_one() -> pygame.Surface:
        made.append(frame)
        return pygame.Surface((1, 1))

    for frame in range(2, 9):
        pictures.begin(frame * FRAME)
        for card in range(8):
            pictures.picture(card, "face", 1 if card < 3 else 0, lambda: pygame.Surface((1, 1)))
        pictures.picture(8, "face", frame, last_one)
    assert len(made) >= 5
