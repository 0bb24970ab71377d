"""Who an opponent is: told beside the name plate while the pointer rests on it."""

from collections.abc import Hashable, Sequence

from tonk.session.match import Player
from tonk.session.people import temperament_of
from tonk.ui.table.layout import TableLayout
from tonk.ui.widgets import Widget
from tonk.words.people import introduction


class PlateHint(Widget):
    """What is told at a plate. It takes no press, and there is nothing of it to see.

    Args:
        player: Who sits there.
    """

    focusable = False

    def __init__(self, player: Player) -> None:
        super().__init__()
        if not player.is_person:
            self.tooltip = introduction(player.name, player.level, temperament_of(player.name).traits)

    def look(self) -> tuple[Hashable, ...]:
        """Nothing that changes."""
        return ()


class PlateHints:
    """Those of all seats."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.widgets = tuple(PlateHint(player) for player in players)

    def follow(self, layout: TableLayout) -> None:
        """Lie where the plates are now."""
        for seat, hint in enumerate(self.widgets):
            hint.box = layout.plate(seat)
