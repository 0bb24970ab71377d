"""Small pictures of places come one with each frame, so that a page full of them opens at once."""

from tests.ui.pilot import dummy_ui
from tonk.session.settings import PLACES
from tonk.ui.drawing.places.grounds import Grounds, unpainted

SIZE = (32, 18)


def test_one_picture_is_painted_in_a_frame() -> None:
    """The others are dark, and the loop draws again until all are there."""
    ui, asked = dummy_ui((320, 180)), []
    ui.grounds = Grounds()
    ui.on_change = lambda: asked.append(ui.now)

    def dark() -> int:
        ui.now += 1 / 60
        return sum(ui.place_picture(place, SIZE) is unpainted(SIZE) for place in PLACES)

    frames = [dark() for _ in range(len(PLACES) + 1)]
    assert frames == [*range(len(PLACES) - 1, -1, -1), 0]
    told = len(asked)
    assert dark() == 0
    assert len(asked) == told > 0
