"""The facts about a chosen card on the set-up page besides its place: buttons that go through the answers."""

from collections.abc import Callable, Sequence

from tonk.rules.cards import Card, Seat
from tonk.session.practice.arrangement import Arrangement, Zone
from tonk.ui.widgets import Button
from tonk.words import _
from tonk.words.cards import cards_text


class AboutCard:
    """The card that a Wild in a spread stands for, and the player who laid it there or placed a Block.

    Who laid a card matters where points are scored.

    Args:
        names: What the seats are called.
        changed: Told when something else was said.
    """

    def __init__(self, names: Callable[[int], str], changed: Callable[[], None]) -> None:
        self._names = names
        self._changed = changed
        self._what: Arrangement | None = None
        self._card: Card | None = None
        self.sense = Button("", self._other_sense, tooltip=_("Let it stand for another card"))
        self.by = Button("", self._other_seat, tooltip=_("Let it have been somebody else"))

    def follow(self, what: Arrangement, chosen: Sequence[Card]) -> bool:
        """Show what is to be said of the chosen card, if it is one alone; True when something else is shown."""
        before = (self.sense.visible, self.sense.label, self.by.visible, self.by.label)
        self._what, self._card = what, chosen[0] if len(chosen) == 1 else None
        self.sense.label, self.by.label = self._sense_told(), self._by_told()
        self.sense.visible, self.by.visible = bool(self.sense.label), bool(self.by.label)
        return before != (self.sense.visible, self.sense.label, self.by.visible, self.by.label)

    def _sense_told(self) -> str:
        what, card = self._what, self._card
        stands_for = None if what is None or card is None else what.stands_for(card)
        if what is None or card is None or stands_for is None:
            return ""
        several = len(what.spreads[what.place_of(card).number].senses(what.rules)) > 1
        return _("Stands for {card}").format(card=cards_text([stands_for])) if several else ""

    def _by_told(self) -> str:
        what, card = self._what, self._card
        if what is None or card is None:
            return ""
        place = what.place_of(card)
        if place.zone is Zone.BLOCK and (block := what.blocks[place.number]) is not None:
            return _("Placed by {name}").format(name=self._names(block[1]))
        if place.zone is Zone.SPREAD and what.rules.scores_points:
            return _("Laid by {name}").format(name=self._names(what.spreads[place.number].layer(card)))
        return ""

    def _other_sense(self) -> None:
        if self._what is not None and self._card is not None:
            self._what.spreads[self._what.place_of(self._card).number].other_sense(self._what.rules)
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
