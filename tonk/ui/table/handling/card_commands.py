"""A person's requests with the chosen cards, the same for clicks and keys."""

from collections.abc import Sequence
from typing import Protocol

from tonk.rules import PASS, TAKE, Action, Cross, Discard, Hit, Lay, Refusal
from tonk.rules.cards import CROSS, CROSSES, EMPTY, FULL_DECK, SKIPS, Card, CardSet, Seat, cards_in, each_seat
from tonk.rules.phases import PLAY, UPCARD, WINDOW
from tonk.rules.placements import placements
from tonk.rules.refusals import AnswerFirst, DrawFirst
from tonk.ui.table.board import Board
from tonk.ui.table.handling import interpretations
from tonk.words import _


class Request(Protocol):
    """The receiver of a person's requests."""

    @property
    def may_act(self) -> bool:
        """Return whether it is the turn of the person at the bottom."""

    def must_wait(self) -> bool:
        """Return whether it is somebody else's turn, and say so; a covered hand reveals nothing."""

    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is not allowed, or None."""

    def do(self, action: Action) -> bool:
        """Do an action; if it isn't allowed, show the reason and return False."""

    def do_one(self, choices: Sequence[Action]) -> bool:
        """Do the only allowed one of these, or ask which; if none is allowed, show the reason and return False."""

    def hint(self, sentence: str) -> None:
        """Show what to do instead."""

    def note(self, sentence: str) -> None:
        """Show another sentence for a while."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names."""


class CardCommands:
    """Requests actions with the chosen cards, or with the keyboard's card."""

    def __init__(self, board: Board, request: Request) -> None:
        self._board = board
        self._request = request

    def _chosen(self) -> CardSet:
        """Return the chosen cards, or the keyboard's card."""
        board = self._board
        return board.hand.chosen_cards or (1 << board.hand.cursor if board.hand.cursor is not None else EMPTY)

    def _too_early(self, action: Action) -> bool:
        """Return whether this kind of action must wait for a draw or an answer, and say so."""
        early = isinstance(self._request.refusal(action), DrawFirst | AnswerFirst)
        return early and not self._request.do(action)

    def discard_or_take(self) -> None:
        """Take the top discard before the draw, discard the chosen card after it."""
        if self._board.view.phase == WINDOW:
            self.cross()
        elif self._board.view.phase == PLAY:
            self.discard()
        else:
            self._request.do(TAKE)

    def discard(self) -> None:
        """Discard the chosen card, or the keyboard's."""
        cards = self._chosen()
        if self._request.must_wait() or self._too_early(Discard(FULL_DECK[0])):
            return
        if cards.bit_count() == 1:
            self._request.do(Discard(cards.bit_length() - 1))
        elif cards:
            self._request.hint(_("Discard one card at a time"))
        else:
            self._request.hint(_("Choose a card first, then discard"))

    def lay(self) -> None:
        """Lay the chosen cards; with one, its best spread; with none, the best one with the keyboard's card, or any."""
        board = self._board
        view, cursor = board.view, board.hand.cursor
        if self._request.must_wait() or self._too_early(Lay(EMPTY)):
            return
        if len(board.hand.chosen) > 1:
            self._request.do_one(interpretations.lays(view, board.hand.chosen_cards))
        elif board.hand.chosen:
            self.lay_best(next(iter(board.hand.chosen)))
        elif best := (cursor is not None and interpretations.best_lays(view, cursor)) or interpretations.best_lays(
            view, view.must_show
        ):
            self._request.do_one(best)
        else:
            self._request.hint(_("You have no spread to lay"))

    def lay_best(self, card: Card) -> None:
        """Lay the highest spread with this card."""
        if self._request.must_wait() or self._too_early(Lay(EMPTY)):
            return
        if best := interpretations.best_lays(self._board.view, card):
            self._request.do_one(best)
        else:
            self._request.hint(_("This card doesn't make a spread"))

    def hit(self, number: int) -> None:
        """Hit a spread with the chosen cards, or with the keyboard's."""
        cards = self._chosen()
        if self._request.must_wait() or self._too_early(Hit((), number)):
            return
        if cards:
            self._request.do_one(interpretations.hits(self._board.view, number, cards))
        else:
            self._request.hint(_("Choose cards first, then hit"))

    def hit_somewhere(self) -> None:
        """Hit the first spread that accepts the chosen cards."""
        if self._request.must_wait() or self._too_early(Hit((), 0)):
            return
        cards, view = self._chosen(), self._board.view
        if not view.table:
            self._request.hint(_("There is no spread to hit yet"))
        elif not cards:
            self._request.hint(_("Choose cards first, then hit"))
        else:
            legal = [one for one in placements(view, cards) if isinstance(one, Hit)]
            first = [hit for hit in legal if hit.spread == legal[0].spread]
            self._request.do_one(first or interpretations.hits(view, 0, cards))

    def sort(self) -> None:
        """Sort the hand in the next way, and name it."""
        said = {"rank": _("Sorted by rank"), "suit": _("Sorted by suit")}
        self._request.note(said.get(self._board.hand.sort(), _("Sorted by spread")))

    # Twists

    def play_on(self, seat: Seat) -> None:
        """Play the chosen card on a seat, as a Skip or a Block."""
        cards = self._chosen()
        if not cards or self._request.must_wait():
            return
        if choices := interpretations.played_on(cards, seat):
            self._request.do_one(choices)
        else:
            self._request.hint(_("Only a Skip/Block can be played on a player"))

    def play_on_somebody(self) -> None:
        """Play a Skip or a Block, the chosen one or else the first, and ask on whom."""
        if self._request.must_wait():
            return
        cards = self._chosen() & SKIPS or self._board.view.hand & SKIPS
        if not cards:
            self._request.hint(_("You have no Skip/Block"))
            return
        seats, card = each_seat(self._board.view.seats), 1 << cards_in(cards)[0]
        self._request.do_one([action for seat in seats for action in interpretations.played_on(card, seat)])

    def cross(self) -> None:
        """Take the discard with a Cross; do nothing if no Cross is in play."""
        if not self._crosses_in_play or self._request.must_wait():
            return
        if crosses := self._board.view.hand & CROSSES:
            self._request.do(Cross(cards_in(crosses)[0]))
        else:
            self._request.hint(_("You have no Cross"))

    def let_it_go(self) -> None:
        """Keep the Cross and leave the discard, or pass an upcard; do nothing if neither is possible."""
        if self._crosses_in_play or self._board.view.phase == UPCARD:
            self._request.do(PASS)

    @property
    def _crosses_in_play(self) -> bool:
        return CROSS in self._board.view.specials.kinds
