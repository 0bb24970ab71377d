"""Every screen in every window: nothing lies outside, and nothing lies on something else."""

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.ui.screens.lodge import NAMES, SIZES, Lodge, a_match, click, lodged, numbered, opened, over, played, widgets
from tonk.session.match import MatchEnd, Player
from tonk.session.settings import UI_SCALES, Settings
from tonk.ui.scene import Scene
from tonk.ui.scenes.hand_end import HandEndScene
from tonk.ui.scenes.history import HistoryScene
from tonk.ui.scenes.match_end import MatchEndScene
from tonk.ui.scenes.new_game import NewGameScene
from tonk.ui.scenes.rules import RulesScene
from tonk.ui.scenes.settings import SettingsScene
from tonk.ui.scenes.title import TitleScene
from tonk.ui.viewport import Box
from tonk.ui.widgets import ScrollArea, Widget

MAKERS: dict[str, Callable[[Lodge], Scene]] = {
    "title": lambda lodge: TitleScene(lodge.stage, lodge),
    "new game": lambda lodge: NewGameScene(lodge.stage, lodge),
    "history": lambda lodge: HistoryScene(lodge.stage, lodge),
    "rules": lambda lodge: RulesScene(lodge.stage, lodge, None),
    "settings": lambda lodge: SettingsScene(lodge.stage, lodge),
    "keys": lambda lodge: SettingsScene(lodge.stage, lodge, keys=True),
    "hand end": lambda lodge: HandEndScene(lodge.stage, lodge, over(a_match(seats=6))),
    "match end": lambda lodge: MatchEndScene(lodge.stage, lodge, over(a_match(seats=6))),
}


@pytest.mark.parametrize("ui_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [*SIZES, (1000, 1100)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", MAKERS)
def test_everything_fits(name: str, size: tuple[int, int], ui_scale: float) -> None:
    """Six players, long names and a waiting match; what does not fit can be scrolled to."""
    lodge = lodged(size, numbered(played(3)), a_match(seats=6), Settings(ui_scale=ui_scale))
    names = ("Bartholomew Featherstone", "Wilhelmina Oppenheimer-W", "Cy", "Dee", "Eli", "Fay")
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in enumerate(names))
    lodge.choices = lodge.choices.changed(seats=seats, end=MatchEnd("target", 50_000), bankroll=50_000)
    pilot = opened(lodge, MAKERS[name](lodge))
    window = pilot.stage.viewport.box
    shown = [widget for widget in widgets(pilot) if not _scrolled(widget, widgets(pilot))]
    for widget in shown:
        box = widget.box
        assert box.x >= 0, widget
        assert box.right <= window.w + 1, widget
        assert box.y >= 0, widget
        assert box.bottom <= window.h + 1, widget
        assert min(box.w, box.h) >= 36, widget
    for one, other in combinations(shown, 2):
        assert _overlap(one.box, other.box) < 1, (one, other)


@pytest.mark.parametrize("ui_scale", UI_SCALES)
@pytest.mark.parametrize("size", [(1000, 1100), (1100, 1100), (1024, 1200), (800, 1280), (960, 600), (1280, 1024)])
def test_a_new_game_can_be_dealt_at_every_size(size: tuple[int, int], ui_scale: float) -> None:
    """With six players, in windows a little higher than wide too, all of the screen lies in the window."""
    lodge = lodged(size, settings=Settings(ui_scale=ui_scale))
    seats = tuple(Player(name, "" if seat < 2 else "casual") for seat, name in enumerate(NAMES))
    lodge.choices = lodge.choices.changed(seats=seats, end=MatchEnd("target", 100))
    pilot = opened(lodge, NewGameScene(lodge.stage, lodge))
    window = pilot.stage.viewport.box
    for widget in widgets(pilot):
        assert window.overlap(widget.box) == pytest.approx(widget.box.w * widget.box.h), widget
    for one, other in combinations(widgets(pilot), 2):
        assert _overlap(one.box, other.box) < 1, (one, other)
    click(pilot, "Deal")
    assert lodge.begun


def _scrolled(widget: Widget, shown: list[Widget]) -> bool:
    """Whether it lies in an area that is scrolled."""
    return any(isinstance(one, ScrollArea) and any(child is widget for child in one.children) for one in shown)


def _overlap(one: Box, other: Box) -> float:
    # Neighbours may touch with what they leave empty at their edges.
    return one.inset(2).overlap(other.inset(2))
