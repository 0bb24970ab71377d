"""The rows at the end of a hand say who laid cards off on the knocker's spreads, and have room for all cards."""

from itertools import pairwise

import pytest

from tests.support.guest_tables import guest_table
from tests.support.tables import do
from tests.ui.screens.screen_services import make_services
from tonk.rules.cards import Card
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box, Point
from tonk.ui.screens.results.arrivals import Arrivals
from tonk.ui.screens.results.score_rows import ScoreRows, score_rows
from tonk.words.table.scores import score_heads

_KNOCKER = "2C 3C 4C 5H 6H 7H AH AD 2D 5S KS"


def test_a_row_says_that_cards_were_laid_off() -> None:
    """In gin the other player's cards in the first column need not be a spread of their own."""
    for held, said in (("AH 8C 9C TC 3S 7S QD 4C 6D JD", "laid off"), ("9C TC JC 3S 7S QD 2D 6D JD QS", "")):
        position = guest_table("gin", hands=["2H 3H 4H 5C 6C 7C KH KS KC AD 9S", held])
        do(position, "knock 9S")
        assert position.outcome is not None
        rows = score_rows(position.outcome, position, ("Ana", "Bo"), ())
        assert [row.move_text for row in rows] == ["knocked", said]


class Noted(Arrivals):
    """Notes the cards that are drawn, instead of drawing them."""

    def draw(  # type: ignore[override]
        self, _canvas: Canvas, _card: Card, center: Point, wide: float, *_more: object, **_look: object
    ) -> None:
        """Note the left and the right edge of a card, and its row."""
        drawn.append((center[1], center[0] - wide / 2, center[0] + wide / 2))


drawn: list[tuple[float, float, float]] = []
"""The cards that were drawn: their heights, and their edges."""


@pytest.mark.parametrize("wide", [640.0, 696.0, 860.0, 1200.0])
@pytest.mark.parametrize(
    "held", ["5C 4H 8H TS JS QS 9C 9D 9H 2S", "AC 3D 5D 7S 8D TS JC QD 9S KD"], ids=["laid off", "all loose"]
)
def test_many_cards_leave_room_for_what_is_beside_them(held: str, wide: float) -> None:
    """Neither cards laid off nor ten loose ones reach the next column or the hand's count, and all are seen."""
    position = guest_table("gin", hands=[_KNOCKER, held])
    do(position, "knock KS")
    assert position.outcome is not None
    services = make_services()
    shown = score_rows(position.outcome, position, ("Ana", "Bo"), ())
    rows = ScoreRows(services.ui, shown, score_heads(position.rules), 100, Noted(services.ui))
    drawn.clear()
    box = Box(20.0, 40.0, wide, rows.height(220.0))
    canvas = Canvas(services.ui.viewport, services.ui.text, services.ui.theme)
    rows.draw(canvas, box)
    second = [edges for edges in drawn if edges[0] > box.center[1] + 12]
    _name, laid, in_hand, _gained, _total = rows._cells(box)
    assert len(second) == 10
    assert all(right - left >= 24.0 for _y, left, right in second)
    assert all(after[1] - before[1] >= 0.2 * (before[2] - before[1]) for before, after in pairwise(second))
    source = shown[1].score.laid
    first = 0 if source is None else sum(map(len, source.groups))
    assert all(right <= laid.right for _y, _left, right in second[:first])
    words = services.ui.text.measure(shown[1].figure, "strong")[0]
    assert max(right for _y, _left, right in second) + 8 + words <= in_hand.right


@pytest.mark.parametrize(("lives", "before"), [(0, "0"), (1, "1"), (2, "2"), (-1, "")])
def test_nobody_had_more_lives_before_a_hand_than_they_had(lives: int, before: str) -> None:
    """A knocker on a free ride who loses two lives had none before, not one."""
    hands = ["2S 4D 6H", "TC QC 9C", "TD QD KD"] if lives >= 0 else ["", "TC QC 9C", "2S 4D 6H"]
    knocker = 0 if lives >= 0 else 2
    position = guest_table(
        "thirty-one", hands=hands, phase="start", to_act=1, dealer=2, knocked=knocker, discard="9S", score=(lives, 3, 3)
    )
    while position.outcome is None:
        position.apply(position.legal()[0])
    rows = score_rows(position.outcome, position, ("Ana", "Bo", "Cy"), ())
    assert rows[0].before == before
