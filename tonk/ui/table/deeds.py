"""What a person can ask for with the cards that are chosen: the same few requests for clicks and keys."""

from typing import Protocol

from tonk.rules import TAKE, Action, Discard, Hit, Lay, Refusal
from tonk.rules.cards import Card, Cards
from tonk.ui.table.board import Board
from tonk.ui.table.hand_order import best_spread_with
from tonk.words import _


class Request(Protocol):
    """Whom the hand asks."""

    @property
    def may_act(self) -> bool:
        """Whether it is the turn of the person at the bottom."""

    def must_wait(self) -> bool:
        """Whether it is somebody else's turn, which is said then: nothing is told of a covered hand."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action may not be done, or None when it may."""

    def do(self, action: Action) -> bool:
        """Do an action; False when it may not be done, and the reason is shown."""

    def hint(self, sentence: str) -> None:
        """Show what to do instead of what was tried."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""


class Deeds:
    """Asks for what the chosen cards, or the one that the keyboard is on, can be used for."""

    def __init__(self, board: Board, request: Request) -> None:
        self._board = board
        self._request = request

    def _chosen(self) -> Cards:
        """The chosen cards, or the one that the keyboard is on."""
        board = self._board
        return board.chosen_cards or (1 << board.cursor if board.cursor is not None else 0)

    def discard_or_take(self) -> None:
        """The discards were pressed: take the top one before the draw, discard the chosen card after it."""
        if self._board.view.phase == "start":
            self._request.do(TAKE)
        else:
            self.discard()

    def discard(self) -> None:
        """Discard the chosen card, or the one that the keyboard is on."""
        cards = self._chosen()
        if self._request.must_wait():
            return
        if cards.bit_count() == 1:
            self._request.do(Discard(cards.bit_length() - 1))
        elif cards:
            self._request.hint(_("Discard one card at a time"))
        else:
            self._request.hint(_("Choose the card to discard first"))

    def lay(self) -> None:
        """Lay the chosen cards; with one chosen or none, the best spread with it."""
        board = self._board
        if self._request.must_wait():
            return
        if len(board.chosen) > 1:
            self._request.do(Lay(board.chosen_cards))
        elif board.chosen or board.cursor is not None:
            self.lay_best(next(iter(board.chosen), board.cursor or 0))
        else:
            best = self._best_of_all()
            if best:
                self._request.do(Lay(best))
            else:
                self._request.hint(_("You hold no spread"))

    def lay_best(self, card: Card) -> None:
        """Lay the spread with this card that counts most."""
        if self._request.must_wait():
            return
        spread = best_spread_with(self._board.view.hand, card, self._board.view.rules.values)
        if spread:
            self._request.do(Lay(spread))
        else:
            self._request.hint(_("You hold no spread with this card"))

    def _best_of_all(self) -> Cards:
        view = self._board.view
        spreads = [best_spread_with(view.hand, card, view.rules.values) for card in self._board.order]
        return max(spreads, key=view.rules.points, default=0)

    def hit(self, number: int) -> None:
        """Hit a spread with the chosen cards, or with the one that the keyboard is on."""
        cards = self._chosen()
        if self._request.must_wait():
            return
        if cards:
            self._request.do(Hit(self._board.view.table[number].in_fitting_order(cards), number))
        else:
            self._request.hint(_("Choose the cards to hit with first"))

    def hit_somewhere(self) -> None:
        """Hit the first spread that takes the chosen cards."""
        if self._request.must_wait():
            return
        cards = self._chosen()
        table = self._board.view.table
        hits = [Hit(spread.in_fitting_order(cards), number) for number, spread in enumerate(table)]
        if not hits:
            self._request.hint(_("There is no spread on the table to hit"))
        elif not cards:
            self._request.hint(_("Choose the cards to hit with first"))
        else:
            self._request.do(next((hit for hit in hits if self._request.refusal(hit) is None), hits[0]))
