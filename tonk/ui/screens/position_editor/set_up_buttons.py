"""The buttons of the set-up page: a chosen card's facts, the turn, and the turns that each player waits."""

from collections.abc import Callable, Sequence
from functools import partial

from tonk.rules.cards import Card, Seat, by_seat, each_seat
from tonk.session.practice.arrangement import MOST_WAIT, Arrangement, Zone
from tonk.ui.screens.position_editor.set_up_layout import SetUpLayout
from tonk.ui.widgets import Button
from tonk.words import _, ngettext
from tonk.words.cards import cards_text
from tonk.words.setting_up import laid_by, placed_by, turn_hint, turn_label
from tonk.words.table.names import TableNames


class CardDetails:
    """The card that a Wild in a spread stands for, and the player who laid it there or placed a Block.

    Who laid a card matters for points.

    Args:
        names: Returns the present players.
        changed: Called when a fact was changed.
    """

    def __init__(self, names: Callable[[], TableNames], changed: Callable[[], None]) -> None:
        self._names = names
        self._changed = changed
        self._what: Arrangement | None = None
        self._card: Card | None = None
        self.interpretation = Button("", self._next_interpretation, tooltip=_("Change the card it stands for"))
        self.by = Button("", self._other_seat, tooltip=_("Change who played it"))

    def follow(self, what: Arrangement, chosen: Sequence[Card]) -> bool:
        """Show the facts of a single chosen card; return True if the buttons change."""
        before = (self.interpretation.visible, self.interpretation.label, self.by.visible, self.by.label)
        self._what, self._card = what, chosen[0] if len(chosen) == 1 else None
        self.interpretation.label, self.by.label = self._interpretation_label(), self._by_label()
        self.interpretation.visible, self.by.visible = bool(self.interpretation.label), bool(self.by.label)
        return before != (self.interpretation.visible, self.interpretation.label, self.by.visible, self.by.label)

    def _interpretation_label(self) -> str:
        what, card = self._what, self._card
        stands_for = None if what is None or card is None else what.stands_for(card)
        if what is None or card is None or stands_for is None:
            return ""
        several = len(what.spreads[what.place_of(card).number].interpretations(what.rules)) > 1
        return _("Stands for {card}").format(card=cards_text([stands_for])) if several else ""

    def _by_label(self) -> str:
        what, card = self._what, self._card
        if what is None or card is None:
            return ""
        place = what.place_of(card)
        if place.zone is Zone.BLOCK and (block := what.blocks[place.number]) is not None:
            return placed_by(self._names(), block[1])
        if place.zone is Zone.SPREAD and what.rules.scores_points:
            return laid_by(self._names(), what.spreads[place.number].layer(card))
        return ""

    def _next_interpretation(self) -> None:
        if self._what is not None and self._card is not None:
            self._what.spreads[self._what.place_of(self._card).number].next_interpretation(self._what.rules)
            self._changed()

    def _other_seat(self) -> None:
        what, card = self._what, self._card
        if what is None or card is None:
            return
        place = what.place_of(card)
        if place.zone is Zone.BLOCK:
            what.pass_block(Seat(place.number))
        else:
            spread = what.spreads[place.number]
            spread.lay_by(card, (spread.layer(card) + 1) % what.seats)
        self._changed()


_MOST_SEATS = 6


class SeatButtons:
    """A name for each seat, which gives it the turn, and beside it the turns that the player waits.

    Args:
        changed: Called when one was changed.
    """

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._what: Arrangement | None = None
        more = _("How long this player must wait. Click to add a turn.")
        self.turns = [Button("", partial(self._set_turn, seat), align="left") for seat in each_seat(_MOST_SEATS)]
        self.waits = [Button("", partial(self._add_wait, seat), tooltip=more) for seat in each_seat(_MOST_SEATS)]

    def follow(self, what: Arrangement, names: TableNames) -> None:
        """Show the state of an arrangement, and the players' names."""
        self._what = what
        for seat, (turn, wait) in by_seat(zip(self.turns, self.waits, strict=True)):
            turn.visible = seat < what.seats
            wait.visible = turn.visible and what.rules.waits
            if not turn.visible:
                continue
            turn.label = turn_label(names, seat)
            turn.kind = "primary" if seat == what.to_act else "bare"
            turn.tooltip = turn_hint(names, seat)
            wait.label = _wait_label(what.wait[seat], holds=what.lost_turns)

    def place(self, layout: SetUpLayout) -> None:
        """Place them in the layout's room for them."""
        for buttons, boxes in ((self.turns, layout.turns), (self.waits, layout.waits)):
            for button, box in zip(buttons, boxes, strict=False):
                button.box = box

    def _set_turn(self, seat: Seat) -> None:
        if self._what is not None:
            self._what.to_act = seat
            self._changed()

    def _add_wait(self, seat: Seat) -> None:
        if self._what is not None:
            most = 1 if self._what.lost_turns else MOST_WAIT
            self._what.wait[seat] = (self._what.wait[seat] + 1) % (most + 1)
            self._changed()


def _wait_label(turns: int, *, holds: bool) -> str:
    if holds:
        return _("Loses a turn") if turns else _("Loses no turn")
    return ngettext("Waits {n} turn", "Waits {n} turns", turns).format(n=turns) if turns else _("No wait")
