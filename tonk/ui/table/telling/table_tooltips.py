"""The tooltips of the table: an opponent's description, and a special card's effect."""

from collections.abc import Sequence

from tonk.rules import RuleSet
from tonk.rules.cards import CROSS, CROSSES, SKIP, SKIPS, TWIST_KINDS, WILD, WILDS, Card, CardSet, SpecialKind, by_seat
from tonk.session.match.characters import style_of
from tonk.session.match.plan import Player
from tonk.ui.table.board import Board
from tonk.ui.table.painting.special_card_signs import medallions
from tonk.ui.table.places.layout import marks_of
from tonk.ui.widgets import Widget
from tonk.ui.widgets.base import NOWHERE
from tonk.words import _
from tonk.words.characters import introduction
from tonk.words.rules.special_cards import kind_name
from tonk.words.table.special_moves import lies, twist_text

_CARDS_OF: dict[SpecialKind, CardSet] = {WILD: WILDS, CROSS: CROSSES, SKIP: SKIPS}


class TooltipSpot(Widget):
    """A place with a tooltip. It takes no press, and is invisible."""

    focusable = False

    def update(self, _now: float) -> bool:
        """Return False: nothing of it is ever drawn."""
        return False


class TableTooltips:
    """The tooltips of plates, of the twist under the pointer, and of Skips and Blocks before seats."""

    def __init__(self, players: Sequence[Player], rules: RuleSet) -> None:
        self._rules = rules
        self._plates = tuple(TooltipSpot(tooltip=_introduction_of(player)) for player in players)
        self._card = TooltipSpot()
        self._marks = tuple((TooltipSpot(), TooltipSpot()) for _ in players)
        self._kinds = {kind: TooltipSpot(tooltip=_kind_text(kind, rules)) for kind in TWIST_KINDS}
        self._followed: tuple[object, ...] = ()
        marks = (mark for both in self._marks for mark in both)
        self.widgets = (*marks, *self._kinds.values(), self._card, *self._plates)

    def follow(self, board: Board) -> None:
        """Follow the places of those things."""
        card = board.hand.hovered if board.hand.hovered in board.hand.order else None
        followed = (board.layout, board.view, card, board.hand.order, board.hand.chosen)
        if followed != self._followed:
            self._followed = followed
            self._arrange(board, card)

    def _arrange(self, board: Board, card: Card | None) -> None:
        layout = board.layout
        for seat, plate in by_seat(self._plates):
            plate.box = layout.plate(seat)
        if not (self._rules.has_specials or self._rules.wilds):
            return
        lying_there = medallions(layout, board.view)
        for kind, hint in self._kinds.items():
            hint.box = lying_there.get(kind, NOWHERE)
        for seat, lying in by_seat(marks_of(board.view)):
            poses = layout.marked(seat, board.view.table)
            for number, mark in enumerate(self._marks[seat]):
                mark.box = layout.box_of(poses[number]) if number < len(lying) else NOWHERE
                mark.tooltip = lies(self._rules, skips=lying[number][1]) if number < len(lying) else ""
        self._card.tooltip = "" if card is None else self._special_card_text(card)
        pose = None if card is None else layout.hand(board.hand.order, board.hand.chosen, None)[card]
        self._card.box = NOWHERE if pose is None or not self._card.tooltip else layout.box_of(pose)

    def _special_card_text(self, card: Card) -> str:
        """Explain a special card; return "" for an ordinary card."""
        kinds = (kind for kind, cards in _CARDS_OF.items() if cards >> card & 1)
        return next((_kind_text(kind, self._rules) for kind in kinds), "")


def _kind_text(kind: SpecialKind, rules: RuleSet) -> str:
    return _("{kind}: {rule}").format(kind=kind_name(kind), rule=twist_text(kind, rules))


def _introduction_of(player: Player) -> str:
    if player.is_person:
        return ""
    return introduction(player.name, player.level, style_of(player.name).traits)
