"""The trophies of the Circuit, won and not yet won."""

import pytest

from tests.ui.drawing.contrast import contrast
from tonk.session.circuit.tables import TABLES
from tonk.ui.drawing.theme import theme_of
from tonk.ui.drawing.trophies import trophy


@pytest.mark.parametrize("place", ["club", "camp", "cafe", "station", "plain"])
def test_a_trophy_to_be_won_stands_out_from_the_shelf(place: str) -> None:
    """The outline of a trophy that is not yet won has enough contrast on the panels of every place."""
    theme = theme_of(place)
    for table in TABLES:
        picture = trophy(table.id, 60, theme, won=False)
        foot = [picture.get_at((x, y)) for x in range(60) for y in (75, 76, 77)]
        assert max(contrast((ink.r, ink.g, ink.b), theme.panel_raised[:3]) for ink in foot) >= 4.5
