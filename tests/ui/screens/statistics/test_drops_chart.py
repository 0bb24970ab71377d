"""The chart of drops: its labels stay apart, however narrow the chart is."""

from itertools import combinations, pairwise

import pytest

from tests.ui.pilot import dummy_ui
from tonk.session.statistics.totals import Drops
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.statistics.drops_chart import draw_drops, none_dropped


@pytest.mark.parametrize("wide", [200, 260, 318, 370, 500])
def test_shares_never_collide(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Labels never touch, even when every drop held and all of them say 100 %."""
    drops = Drops({(True, step, True): 3 for step in range(7)})
    ui = dummy_ui((1280, 720))
    canvas = Canvas(ui.viewport, ui.text, ui.theme)
    boxes: list[Box] = []
    below: list[str] = []
    draw = Canvas.text

    def noted(canvas: Canvas, at: tuple[float, float], words: str, *rest: object, **more: object) -> Box:
        box = draw(canvas, at, words, *rest, **more)  # type: ignore[arg-type]
        if "%" in words:
            boxes.append(box)
        elif words[0].isdigit() and more.get("anchor") == "center":
            below.append(words)
        return box

    monkeypatch.setattr(Canvas, "text", noted)
    room = Box(100, 100, wide, 250)
    draw_drops(canvas, room, drops, "Bots", "money")
    assert len(boxes) == 7
    assert [pair for pair in combinations(boxes, 2) if pair[0].overlap(pair[1])] == []
    apart = [pair for pair in pairwise(boxes) if pair[0].inset(-4, 0).overlap(pair[1].inset(-4, 0))]
    assert apart == [], "labels of neighbouring bars touch"
    assert all(room.y + 30 <= box.y for box in boxes), "a label lies over the title"
    assert len({"–" in words for words in below if "+" not in words}) == 1, "ranges and single numbers are mixed"


def test_somebody_else_who_never_dropped_is_named() -> None:
    """Without drops, the chart says "you" to the person themselves and names anybody else."""
    assert none_dropped(None, "money") == "You haven't dropped yet."
    assert none_dropped("Ana", "money") == "Ana hasn't dropped yet."
    assert none_dropped("Ana", "points") == "Ana hasn't run yet."
