"""What is told beside things while the pointer rests on them: who an opponent is, and what a twist does."""

from collections.abc import Hashable, Sequence

from tonk.rules.cards import CROSS, CROSSES, SKIP, SKIPS, WILD, WILDS, Card
from tonk.session.match import Player
from tonk.session.people import temperament_of
from tonk.ui.table.board import Board
from tonk.ui.table.in_play import medallions
from tonk.ui.table.layout import marks_of
from tonk.ui.viewport import Box
from tonk.ui.widgets import Widget
from tonk.words import asking
from tonk.words.people import introduction

_NOWHERE = Box(0, 0, 0, 0)
_IN_PLAY = {WILD: asking.wild_told, CROSS: asking.cross_told, SKIP: asking.skip_told}


class Hint(Widget):
    """What is told at a place. It takes no press, and there is nothing of it to see."""

    focusable = False

    def look(self) -> tuple[Hashable, ...]:
        """Nothing that changes."""
        return ()


class Hints:
    """Those at the plates, at the twist under the pointer, and at the Skips and Blocks that lie before seats."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._plates = tuple(Hint(tooltip=_told_of(player)) for player in players)
        self._card = Hint()
        self._marks = tuple((Hint(), Hint()) for _ in players)
        self._kinds = {kind: Hint(tooltip=told()) for kind, told in _IN_PLAY.items()}
        marks = (mark for both in self._marks for mark in both)
        self.widgets = (*marks, *self._kinds.values(), self._card, *self._plates)

    def follow(self, board: Board) -> None:
        """Lie where those things are now."""
        layout = board.layout
        for seat, plate in enumerate(self._plates):
            plate.box = layout.plate(seat)
        if board.view.twist is None:
            return
        lying_there = medallions(layout, board.view)
        for kind, hint in self._kinds.items():
            hint.box = lying_there.get(kind, _NOWHERE)
        for seat, lying in enumerate(marks_of(board.view)):
            poses = layout.marked(seat, board.view.table)
            for number, mark in enumerate(self._marks[seat]):
                mark.box = layout.box_of(poses[number]) if number < len(lying) else _NOWHERE
                mark.tooltip = asking.lies(skips=lying[number][1]) if number < len(lying) else ""
        card = board.hovered if board.hovered in board.order else None
        self._card.tooltip = "" if card is None else _twist_told(card)
        pose = None if card is None else layout.hand(board.order, board.chosen, None)[card]
        self._card.box = _NOWHERE if pose is None or not self._card.tooltip else layout.box_of(pose)


def _told_of(player: Player) -> str:
    if player.is_person:
        return ""
    return introduction(player.name, player.level, temperament_of(player.name).traits)


def _twist_told(card: Card) -> str:
    """What a twist does; nothing for a card of the pack."""
    kinds = ((WILDS, asking.wild_told), (CROSSES, asking.cross_told), (SKIPS, asking.skip_told))
    return next((told() for kind, told in kinds if kind >> card & 1), "")
