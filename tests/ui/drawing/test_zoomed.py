"""Drawing pictures that are moved or scaled for a moment."""

import pygame

from tonk.ui.drawing.frame import Frame


def test_something_outside_the_window_comes_whole_into_it() -> None:
    """A picture whose place is out of sight is drawn while it is on its way there, and nothing outside is drawn."""
    frame, picture = Frame(100, 80), pygame.Surface((10, 10))
    with frame.zoomed((5.0, -45.0), (50.0, 40.0), 1.0):
        frame.picture(picture, (0, -50))
    assert [stroke.area for stroke in frame.strokes] == [(45, 35, 10, 10)]
    with frame.zoomed((5.0, -45.0), (50.0, 300.0), 1.0):
        frame.picture(picture, (0, -50))
    assert len(frame.strokes) == 1
